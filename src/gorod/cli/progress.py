"""A bar on the terminal while something is computed; there is none without a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

CELLS = 30
CLEAR = "\r\x1b[2K"

Bar = Callable[[float, Callable[[], str]], None]


@contextmanager
def progress_bar() -> Iterator[Bar]:
    """Provide a function that draws the share that is done, with a few words beside it.

    The bar is wiped away at the end.
    """
    if not sys.stderr.isatty():
        yield lambda _share, _words: None
        return
    try:
        yield _draw
    finally:
        _write(CLEAR)


def _draw(share: float, words: Callable[[], str]) -> None:
    full = round(CELLS * share)
    _write(f"{CLEAR}[{'█' * full}{'·' * (CELLS - full)}] {share:4.0%}  {words()}")


def _write(text: str) -> None:
    with suppress(OSError):  # a terminal that is gone is no reason to lose the plan
        sys.stderr.write(text)
        sys.stderr.flush()
