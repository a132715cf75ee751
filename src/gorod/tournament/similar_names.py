"""Nicknames that people take for one another: case, spaces, ё for е, Latin for Cyrillic.

A look-alike is not forbidden, since two people may really be called so. It is pointed out before
somebody is entered a second time.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from gorod.tournament.participants import Player
from gorod.tournament.state import Tournament

TWINS = str.maketrans("abcehkmoptxyё03і", "авсенкмортхуеози")
"""Signs that look like another one, in small letters -> the Cyrillic letter that they look like."""


def skeleton(nickname: str) -> str:
    """What is left of a nickname when everything goes that a hurried reader does not see."""
    folded = unicodedata.normalize("NFKC", nickname).casefold().translate(TWINS)
    return "".join(char for char in folded if char.isalnum()) or folded.strip()


def look_alike(t: Tournament, nickname: str, but: Iterable[str] = ()) -> Player | None:
    """The first known player, none of `but`, whose nickname looks like this one."""
    own, others = skeleton(nickname), set(but)
    for player in t.players.values():
        known = player.id not in t.merged and player.id not in others
        if known and skeleton(player.nickname) == own:
            return player
    return None
