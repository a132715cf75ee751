"""Nicknames that people take for one another: case, spaces, ё for е, Latin for Cyrillic.

A look-alike is not forbidden, since two people may really have these names. It is pointed out
before somebody is entered a second time.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from gorod.tournament.participants import Player
from gorod.tournament.state import Tournament

TWINS = str.maketrans("abcehkmoptxyё03і", "авсенкмортхуеози")
"""Letters that look like another one, in lower case -> the Cyrillic letter that they look like."""


def skeleton(nickname: str) -> str:
    """Return a nickname without everything that a hurried reader does not see."""
    folded = unicodedata.normalize("NFKC", nickname).casefold().translate(TWINS)
    return "".join(char for char in folded if char.isalnum()) or folded.strip()


def look_alike(t: Tournament, nickname: str, but: Iterable[str] = ()) -> Player | None:
    """Return the first known player, none of `but`, whose nickname looks like this one; or None."""
    own, others = skeleton(nickname), set(but)
    for player in t.players.values():
        known = player.id not in t.merged and player.id not in others
        if known and skeleton(player.nickname) == own:
            return player
    return None
