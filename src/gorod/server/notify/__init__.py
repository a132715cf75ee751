"""What people are told where they are: by the browser, by e-mail, by Telegram.

Whoever has something to tell calls `Notifier.enqueue` with `Notice`s; who is reached, by which
channels and when, is decided here.
"""

from gorod.server.notify.notices import Notice, NoticeKind

__all__ = ["Notice", "NoticeKind"]
