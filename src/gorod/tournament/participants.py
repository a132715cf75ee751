"""Who takes part: clubs, players, officials, teams. An id comes from outside and never changes."""

from __future__ import annotations

from enum import StrEnum

from gorod.engine.struct import Struct
from gorod.tournament.ids import NOBODY, ClubId, PersonId, StageId


class Office(StrEnum):
    """An office that somebody holds for a tournament, which makes them an official."""

    ORGANISER = "organiser"
    CHIEF = "chief"
    """The chief judge."""
    JUDGE = "judge"
    """A judge of tables."""
    COMMITTEE = "committee"
    """A member of the committee that decides protests."""
    SECRETARY = "secretary"


class Club(Struct, frozen=True):
    """A club that players come from."""

    id: ClubId
    name: str
    city: str = ""


class Player(Struct, frozen=True):
    """A player; the nickname is what protocols say."""

    id: PersonId
    nickname: str
    name: str = ""
    city: str = ""
    club: ClubId = ClubId("")


class Official(Struct, frozen=True):
    """Somebody who runs the tournament, and those whom they must not judge."""

    id: PersonId
    name: str
    offices: tuple[Office, ...]
    conflicts: tuple[str, ...] = ()
    """Players and clubs that they must not judge."""


class Team(Struct, frozen=True):
    """Players who compete together and never sit at one table."""

    id: str
    name: str
    members: tuple[PersonId, ...]


def alphabetical(name: str) -> tuple[str, str]:
    """Return the key by which names are sorted: «Ёж» comes next to «Еж», not after «Яна»."""
    folded = name.casefold()
    return folded.replace("ё", "е"), folded


class BanLevel(StrEnum):
    """How strictly two players are kept apart."""

    NEVER = "never"
    AVOID = "avoid"
    """They should rather not meet."""


class Ban(Struct, frozen=True):
    """Two players who must never meet at a table, or should rather not."""

    one: PersonId
    other: PersonId
    level: BanLevel = BanLevel.NEVER
    stages: tuple[StageId, ...] = ()
    """The stages for which it holds; empty for all stages."""

    def of(self, stage: StageId) -> bool:
        return not self.stages or stage in self.stages


class Departure(StrEnum):
    """How somebody left a tournament."""

    NONE = ""
    """They take part."""
    WITHDRAWN = "withdrawn"
    DISQUALIFIED = "disqualified"
    REPLACED = "replaced"


class Presence(Struct, frozen=True):
    """Whether somebody who signed up is present, or how and why they left the tournament."""

    checked_in: bool = False
    out: Departure = Departure.NONE
    reason: str = ""
    clause: str = ""
    by: PersonId = NOBODY
    """The player who took over their seats."""
    substitute: bool = False
    """Whether they came in for somebody else, and take none of the limited places."""
    paid: bool = False
    """Whether they have paid the fee."""
