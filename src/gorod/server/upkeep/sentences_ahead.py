"""Loads the sentences of all languages before they are needed.

Loading takes a third of a second of CPU time. If a server did it when the first table has something
to say, all its tables would stand still for that long.
"""

from __future__ import annotations

from threading import Thread

from gorod.i18n import LANGUAGES, catalogue
from gorod.rulebooks import BOOKS


def read_ahead() -> Thread:
    """Load them in a background thread, for which nobody has to wait."""
    reading = Thread(target=_read, name="words", daemon=True)
    reading.start()
    return reading


def _read() -> None:
    for lang in LANGUAGES:
        for words in ("", *BOOKS):
            catalogue(lang, words)
