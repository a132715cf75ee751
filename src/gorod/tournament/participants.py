"""Who takes part: clubs, players, officials, teams. An id comes from outside and never changes."""

from __future__ import annotations

from enum import StrEnum

from gorod.engine.struct import Struct
from gorod.tournament.ids import NOBODY, ClubId, PersonId, StageId


class Office(StrEnum):
    """What somebody does for a tournament; whoever holds one is an official."""

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
    """A player; the nickname is what stands in protocols."""

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
    """Players and clubs."""


class Team(Struct, frozen=True):
    """Players who compete together and never sit at one table."""

    id: str
    name: str
    members: tuple[PersonId, ...]


def alphabetical(name: str) -> tuple[str, str]:
    """The key by which names are sorted: «Ёж» stands beside «Еж», not after «Яна»."""
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
    """Empty: in all stages."""

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
    """How somebody who signed up stands: present, or out of the tournament and why."""

    checked_in: bool = False
    out: Departure = Departure.NONE
    reason: str = ""
    clause: str = ""
    by: PersonId = NOBODY
    """Who took their seats over."""
    substitute: bool = False
    """They came in for somebody else, and take none of the limited places."""
    paid: bool = False
    """They have paid the fee."""
