"""A bar on the terminal while something is computed; none where nobody watches."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

CELLS = 30
CLEAR = "\r\x1b[2K"

Bar = Callable[[float, Callable[[], str]], None]


@contextmanager
def progress_bar() -> Iterator[Bar]:
    """Draws the share that is done, with a few words beside it; wiped away at the end."""
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
    with suppress(OSError):  # a terminal that has gone is no reason to lose the plan
        sys.stderr.write(text)
        sys.stderr.flush()
