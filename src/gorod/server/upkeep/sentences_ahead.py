"""The sentences of all languages, read before anybody is told one.

Reading them takes a third of a second of CPU time. A server that read them when a first table has
something to say would stand still for that long, with every other table in it.
"""

from __future__ import annotations

from threading import Thread

from gorod.i18n import LANGUAGES, catalogue
from gorod.rulebooks import BOOKS


def read_ahead() -> Thread:
    """Begin to read them beside everything else; nobody has to wait for the thread."""
    reading = Thread(target=_read, name="words", daemon=True)
    reading.start()
    return reading


def _read() -> None:
    for lang in LANGUAGES:
        for words in ("", *BOOKS):
            catalogue(lang, words)
