"""Nicknames that a table accepts: one line that reads in one direction."""

from __future__ import annotations

import re
from typing import Annotated

from msgspec import Meta

MOST_SEATS = 40

# Control characters, line ends, the sign that begins a comment in a record, and characters without
# a width that change the direction of the text: they would let one name pass for another.
_UNSEEN = r"\x00-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff"
Nick = Annotated[str, Meta(max_length=40, pattern=f"^[^{_UNSEEN}#]*\\Z")]
OwnNick = Annotated[
    str, Meta(max_length=40, pattern=f"^[^{_UNSEEN}#]*[^{_UNSEEN}#\\s][^{_UNSEEN}#]*\\Z")
]
"""The nickname of a person who names themselves: it has at least one visible character."""
_SEARCHED = re.compile(f"[{_UNSEEN}]")


def has_unseen(name: str) -> bool:
    """Whether a name contains invisible characters."""
    return _SEARCHED.search(name) is not None


def single_spaced(name: str) -> str:
    """Return a nickname without spaces around it and with single spaces inside."""
    return " ".join(name.split())
