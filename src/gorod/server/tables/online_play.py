"""The state of an online table beside its game: answers, pauses, foul votes, a judge candidate."""

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


class SeatAnswer(Answer, frozen=True, gc=False, kw_only=True):
    """An answer of a seat, with the key of the question that it answers."""

    key: str


class PauseState(msgspec.Struct, frozen=True, gc=False):
    """Whether an online table is paused, and who wants to change that."""

    on: bool = False
    by: int = 0
    """The seat that asked first; 0 for the judge."""
    voted: bool = False
    """Whether players decided it by a vote."""
    votes: Seats = ()
    """The seats that want to change it."""


class FoulVote(msgspec.Struct, frozen=True, gc=False):
    """A player's vote to give another player a foul."""

    by: int
    seat: int
    moment: str


class Candidate(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A person who offers to judge. A judge sees all cards, so the players decide."""

    name: str
    key: str
    """A hash of the key that their page made."""
    votes: Seats = ()
    accepted: bool = False
    links: tuple[LinkId, ...] = ()
    """The judge's links that they were given."""


class OnlinePlay(msgspec.Struct, frozen=True, gc=False):
    """The state of an online table beside its game, after one entry of its log."""

    seat_answers: tuple[tuple[int, SeatAnswer], ...] = ()
    """The answers of the seats to the question that was answered last."""
    pause: PauseState = PauseState()
    fouls: tuple[FoulVote, ...] = ()
    candidate: Candidate | None = None
    gestures: tuple[Shown, ...] = ()
    """All gestures shown in the nights of this deal, in order."""

    def shown(self, key: str) -> tuple[Shown, ...]:
        """Return the gestures shown in a step."""
        return tuple(one for one in self.gestures if one.key == key)

    def with_gesture(self, gesture: Shown) -> OnlinePlay:
        return replace(self, gestures=(*self.gestures, gesture))

    def answers_to(self, key: str) -> dict[int, SeatAnswer]:
        """Return the answers to a question, by seat."""
        return {seat: answer for seat, answer in self.seat_answers if answer.key == key}

    def with_answer(self, seat: int, answer: SeatAnswer) -> OnlinePlay:
        """Add a seat's answer; answers to earlier questions are dropped."""
        kept = {**self.answers_to(answer.key), seat: answer}
        return replace(self, seat_answers=tuple(sorted(kept.items())))

    def with_foul_vote(self, vote: FoulVote) -> OnlinePlay:
        """Add a vote for a foul; the votes of earlier days and nights are dropped."""
        kept = (one for one in self.fouls if one.moment == vote.moment)
        return replace(self, fouls=(*kept, vote))

    def after(self, command: Command) -> OnlinePlay:
        """Return the state after a command: a deal clears it, a foul clears the votes for it."""
        if isinstance(command, Deal):
            return self.with_new_cards()
        if not self.fouls or not isinstance(command, Foul):
            return self
        return replace(self, fouls=tuple(v for v in self.fouls if v.seat != command.seat))

    def with_new_cards(self) -> OnlinePlay:
        """Drop everything that was entered, shown or voted for with other cards.

        The same night comes again in the next deal, and its questions have the same names.
        """
        return replace(self, seat_answers=(), fouls=(), gestures=())


def people(lobby: Lobby, living: frozenset[int]) -> frozenset[int]:
    """Return the living people: no bots, nobody who has left.

    If no person is left among the seats, all living seats are returned.
    """
    here = {s for s, place in enumerate(lobby.places, 1) if place.person and not place.absent}
    return living & here if here else living


def majority(voters: frozenset[int]) -> int:
    """Return how many of these voters are more than half."""
    return len(voters) // 2 + 1
