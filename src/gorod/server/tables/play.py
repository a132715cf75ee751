"""An online table beside its game: what was entered, whether it stands still, who wants a foul."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from gorod.engine import Command
from gorod.engine.commands import Deal, Foul
from gorod.engine.questions import Answer
from gorod.engine.seats import Seats
from gorod.server.store.store_ids import LinkId
from gorod.server.tables.gestures import Shown
from gorod.server.tables.online import Lobby


class Entry(Answer, frozen=True, gc=False, kw_only=True):
    """What a seat has entered, and to which question."""

    key: str


class Halt(msgspec.Struct, frozen=True, gc=False):
    """Whether an online table stands still, and who wants that to change."""

    on: bool = False
    by: int = 0
    """The seat that asked first; 0 for the judge."""
    voted: bool = False
    """Players have decided it by a vote."""
    votes: Seats = ()
    """Who wants it to be otherwise."""


class FoulVote(msgspec.Struct, frozen=True, gc=False):
    """A player wants another to get a foul."""

    by: int
    seat: int
    moment: str


class Candidate(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Somebody who wants to judge the table; they see all cards, so those who play decide."""

    name: str
    key: str
    """A hash of the key that their page has made."""
    votes: Seats = ()
    accepted: bool = False
    links: tuple[LinkId, ...] = ()
    """The judge's links that they were given."""


class Play(msgspec.Struct, frozen=True, gc=False):
    """What is kept of an online table after one entry of its log."""

    entered: tuple[tuple[int, Entry], ...] = ()
    """What each seat has entered to the question that was answered last."""
    halt: Halt = Halt()
    fouls: tuple[FoulVote, ...] = ()
    candidate: Candidate | None = None
    gestures: tuple[Shown, ...] = ()
    """All that was shown in the nights of this deal, in its order."""

    def shown(self, key: str) -> tuple[Shown, ...]:
        """What was shown in a step."""
        return tuple(one for one in self.gestures if one.key == key)

    def with_gesture(self, gesture: Shown) -> Play:
        return replace(self, gestures=(*self.gestures, gesture))

    def entries(self, key: str) -> dict[int, Entry]:
        """What was entered to a question."""
        return {seat: entry for seat, entry in self.entered if entry.key == key}

    def with_entry(self, seat: int, entry: Entry) -> Play:
        """A seat has entered something; what was entered to earlier questions is forgotten."""
        kept = {**self.entries(entry.key), seat: entry}
        return replace(self, entered=tuple(sorted(kept.items())))

    def with_foul_vote(self, vote: FoulVote) -> Play:
        """The votes of earlier days and nights are over."""
        kept = (one for one in self.fouls if one.moment == vote.moment)
        return replace(self, fouls=(*kept, vote))

    def after(self, command: Command) -> Play:
        """A foul that was given has been voted for."""
        if isinstance(command, Deal):
            return self.with_new_cards()
        if not self.fouls or not isinstance(command, Foul):
            return self
        return replace(self, fouls=tuple(v for v in self.fouls if v.seat != command.seat))

    def with_new_cards(self) -> Play:
        """What was entered, shown or voted for with other cards answers nothing any more.

        The same night comes again in the next deal, and its questions are named alike.
        """
        return replace(self, entered=(), fouls=(), gestures=())


def people(lobby: Lobby, living: frozenset[int]) -> frozenset[int]:
    """The living who are no bots and have not left; all of them where nobody has sat down."""
    here = {s for s, place in enumerate(lobby.places, 1) if place.person and not place.absent}
    return living & here if here else living


def majority(voters: frozenset[int]) -> int:
    """How many of these are more than half of them."""
    return len(voters) // 2 + 1
