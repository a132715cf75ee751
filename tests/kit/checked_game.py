"""A game with checks: what must have happened, and what can be seen of it."""

from __future__ import annotations

from typing import NoReturn, Self, TypeVar

from gorod.engine import (
    Command,
    Event,
    Events,
    Game,
    History,
    Offer,
    Outcome,
    Refusal,
    Rules,
    Viewer,
    begin,
    offers,
    stream,
)
from gorod.engine.phases import Phase
from gorod.engine.seats import seats_of
from gorod.rulebooks import Rulebook
from tests.kit.judge_view import (
    awaited,
    balance,
    bearing,
    cited,
    clock,
    cue,
    fits,
    offered,
    step_name,
    told,
)

E = TypeVar("E", bound=Event)
P = TypeVar("P", bound=Phase)
Cite = str | tuple[str, ...]
"""Clauses of a ruling, one or several; `cite` decide it, `bears` only bear on it."""


class Watched:
    """The game so far, with the checks that a scenario makes on it."""

    def __init__(self, book: Rulebook) -> None:
        self.book = book
        self._history: History | None = None
        self._latest: list[Event] = []

    # --- What must have happened ------------------------------------------------------------

    def do(self, *commands: Command) -> Self:
        """Issue any commands, one after the other."""
        self._begin()
        for command in commands:
            self._do(command)
        return self

    def refuses(
        self, command: Command, *, cite: Cite = (), bears: Cite = (), why: str = ""
    ) -> Self:
        """Check that the rulebook refuses this command by these clauses and nothing changes."""
        answer = self.history.then(self.rules, command)
        if not isinstance(answer, Refusal):
            self._fail(f"{command!r} should have been refused")
        if why and answer.why != why:
            self._fail(f"{command!r} was refused, but not as {why}: {told(self.book, answer)}")
        if not self._cites(answer, cite, bears):
            by = _wanted(cite, bears)
            self._fail(f"{command!r} was refused, but not by {by}: {told(self.book, answer)}")
        return self

    def expect(
        self, kind: type[Event], /, *, cite: Cite = (), bears: Cite = (), **fields: object
    ) -> Self:
        """Check that the latest events include one of this kind with these fields and clauses."""
        for event in self._latest:
            if type(event) is not kind or not fits(event, fields):
                continue
            if self._cites(event, cite, bears):
                return self
        by = _wanted(cite, bears)
        return self._fail(f"no {kind.__name__} with {fields} by {by} came latest")

    def never(self, kind: type[Event], /, **fields: object) -> Self:
        """Check that nothing of this kind, with these fields, has happened in the whole game."""
        found = [event for event in self.every(kind) if fits(event, fields)]
        if found:
            self._fail(f"it should never have come to {found}")
        return self

    def is_at(self, where: str) -> Self:
        """Check that the game is at this moment and step: `D2.vote`, `N3.sheriff`, `over`."""
        if self.where != where:
            self._fail(f"the game should be at {where}")
        return self

    def has_floor(self, seat: int, seconds: int) -> Self:
        """Check that this seat's time is running, for this number of seconds."""
        if self.clock != (seat, seconds):
            self._fail(f"seat {seat} should have {seconds} seconds, not seat and time {self.clock}")
        return self

    def won(self, *teams: str, cite: Cite = (), bears: Cite = ()) -> Self:
        """Check that the result is fixed, for these teams (none: a draw), by these clauses."""
        outcome = self.outcome
        if outcome is None:
            self._fail("the game should be decided")
        if outcome.winners != teams:
            self._fail(f"the winners should be {teams}, not {outcome.winners}")
        if not self._cites(outcome, cite, bears):
            self._fail(f"{outcome} does not cite {_wanted(cite, bears)}")
        return self

    def goes_on(self) -> Self:
        """Check that nothing is decided yet."""
        if self.outcome is not None:
            self._fail(f"the game should not be decided: {self.outcome}")
        return self

    # --- What can be seen -------------------------------------------------------------------

    @property
    def rules(self) -> Rules:
        """The rulebook's answers."""
        rules: Rules = self.book.rules
        return rules

    @property
    def history(self) -> History:
        """The line played so far, with its corrections."""
        assert self._history is not None, "nobody has sat down yet"
        return self._history

    @property
    def game(self) -> Game:
        """The state of the game."""
        return self.history.game

    @property
    def latest(self) -> Events:
        """The events of the last verb."""
        return tuple(self._latest)

    def every(self, kind: type[E]) -> tuple[E, ...]:
        """Every event of this kind, from the beginning."""
        return tuple(event for event in self.history.log if type(event) is kind)

    @property
    def where(self) -> str:
        """The moment and the step of the notation."""
        return step_name(self.game)

    @property
    def alive(self) -> tuple[int, ...]:
        """The seats still in the game."""
        return self.game.living

    @property
    def balance(self) -> str:
        """Living reds and blacks, `R6 B3`, and the maniac where there is one."""
        return balance(self.game)

    @property
    def clock(self) -> tuple[int, int]:
        """The seat whose time is running (0: the judge's step), and the number of seconds."""
        return clock(self.rules, self.game)

    @property
    def cue(self) -> str:
        """The words that the judge says now."""
        return cue(self.rules, self.game)

    @property
    def awaits(self) -> tuple[str, ...]:
        """The verbs that are legal now, besides the disciplinary ones."""
        return awaited(self.rules, self.game)

    def offer(self, verb: str) -> Offer:
        """The offer of a verb; fails if there is none."""
        found = [offer for offer in offers(self.rules, self.game) if offer.verb == verb]
        if not found:
            self._fail(f"{verb} should be offered")
        return found[0]

    @property
    def disqualified(self) -> tuple[int, ...]:
        """The seats that have earned the penalty of a disqualification."""
        return seats_of(self.game.facts.disqualified)

    @property
    def outcome(self) -> Outcome | None:
        """The result, once it is fixed."""
        return self.game.outcome

    def sees(self, viewer: Viewer) -> Events:
        """All that a viewer has been shown so far."""
        return tuple(stream(self.history.log, viewer))

    # --- Behind the curtain -----------------------------------------------------------------

    def _open(self, opened: tuple[Game, Events] | Refusal, what: str) -> Self:
        assert not isinstance(opened, Refusal), f"{what} was refused: {told(self.book, opened)}"
        game, events = opened
        self._history = begin(game, events)
        self._latest = list(events)
        return self

    def _begin(self) -> None:
        self._latest = []

    def _do(self, command: Command) -> None:
        answer = self.history.then(self.rules, command)
        if isinstance(answer, Refusal):
            self._fail(f"{command!r} was refused: {told(self.book, answer)}")
        self._history = answer
        self._latest.extend(answer.head.events)

    def _phase(self, kind: type[P]) -> P:
        phase = self.game.phase
        if not isinstance(phase, kind):
            self._fail(f"the game should be in the phase {kind.__name__}")
        return phase

    def _cites(self, ruling: Event | Refusal | Outcome, cite: Cite, bears: Cite) -> bool:
        """Check that the first clauses decide the ruling and the others only bear on it."""
        decided = _several(cite) <= set(cited(self.book, ruling))
        return decided and _several(bears) <= bearing(self.book, ruling)

    def _fail(self, complaint: str) -> NoReturn:
        """Fail with a description of the whole situation at the table."""
        lines = (
            f"at {self.where} ({self.balance}): {complaint}",
            f"  alive: {' '.join(map(str, self.alive))}",
            f"  phase: {self.game.phase!r}",
            *(f"  latest: {told(self.book, event)}" for event in self._latest),
            f"  offered: {offered(self.rules, self.game)}",
        )
        raise AssertionError("\n".join(lines))


def _several(clauses: Cite) -> set[str]:
    return {clauses} if isinstance(clauses, str) else set(clauses)


def _wanted(cite: Cite, bears: Cite) -> str:
    """Describe the expected ruling for the message of a failure."""
    beside = f", with {bears} bearing on it" if bears else ""
    return f"{cite or 'any clause'}{beside}"
