"""Notices to people by browser push, e-mail and Telegram.

Other parts of the server call `Notifier.enqueue` with `Notice`s; this package decides who gets
them, by which channels and when.
"""

from gorod.server.notify.notices import Notice, NoticeKind

__all__ = ["Notice", "NoticeKind"]
