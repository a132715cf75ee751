"""Nicknames, as a table takes them: one line that reads from one end to the other."""

from __future__ import annotations

import re
from typing import Annotated

from msgspec import Meta

MOST_SEATS = 40

# Control characters, line ends, what a record begins a comment with, and signs without a width of
# their own that turn the text around: they would let one name pass for another.
_UNSEEN = r"\x00-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff"
Nick = Annotated[str, Meta(max_length=40, pattern=f"^[^{_UNSEEN}#]*\\Z")]
OwnNick = Annotated[
    str, Meta(max_length=40, pattern=f"^[^{_UNSEEN}#]*[^{_UNSEEN}#\\s][^{_UNSEEN}#]*\\Z")
]
"""The nickname of somebody who names themselves: it has a letter that is seen."""
_SEARCHED = re.compile(f"[{_UNSEEN}]")


def has_unseen(name: str) -> bool:
    """Whether a name has signs that nobody sees."""
    return _SEARCHED.search(name) is not None


def single_spaced(name: str) -> str:
    """A nickname without spaces around it, and one between its words."""
    return " ".join(name.split())
