"""A by-day game for scenarios, in verbs that read as a host would describe it.

d = Days(B16).acts(clan=11, n6=12).votes() d.close().left("11").published("Мафия убила #P11",
"Доктор вылечил #P12")

A verb that the rulebook refuses fails at once. Players are called P1, P2 and so on. Quests that are
not mentioned answer «промах»; voters who are not mentioned scatter their votes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from gorod.engine import Command, Events, Game, Refusal, Viewer, begin, start, stream
from gorod.engine.by_day import by_day_commands as b
from gorod.engine.by_day.by_day_events import LinesPublished, MoveSettled, RoleTold, VotesPublished
from gorod.engine.by_day.by_day_phases import Open
from gorod.engine.by_day.by_day_position import DayPosition, set_day
from gorod.engine.commands import Deal, Disqualify
from gorod.engine.history import History
from gorod.engine.vocabulary import Role
from gorod.report.by_day.by_day_parts import in_hours, public_lines
from gorod.rulebooks import BOOKS
from gorod.rulebooks.policies.by_day.hours import bonus_minutes
from tests.kit.judge_view import seats

BOOK = BOOKS["by-day"]
QUESTS = ("commissar", "doctor", "maniac", "hetaera")
B16: tuple[str, ...] = ("boss", *("mafia",) * 3, *QUESTS, *("citizen",) * 8)
B12: tuple[str, ...] = ("boss", *("mafia",) * 2, *QUESTS, *("citizen",) * 5)


class Days:
    """One by-day game as its host runs it."""

    def __init__(
        self,
        cards: tuple[str, ...] = B16,
        *,
        day: int = 2,
        alive: str = "",
        visits: tuple[int, int, int] = (0, 0, 0),
    ) -> None:
        self.names = tuple(f"P{seat}" for seat in range(1, len(cards) + 1))
        living = seats(alive) if alive else tuple(range(1, len(cards) + 1))
        opened = set_day(BOOK.rules, tuple(map(Role, cards)), DayPosition(day, living, visits))
        assert not isinstance(opened, Refusal), opened
        self.history: History = begin(*opened)
        self.latest: Events = ()

    @classmethod
    def dealt(cls, cards: tuple[str, ...]) -> Self:
        """Start with the deal."""
        self = cls(cards)
        begun = start(BOOK.rules, len(cards))
        assert not isinstance(begun, Refusal), begun
        dealt = begin(*begun).then(BOOK.rules, Deal(tuple(map(Role, cards))))
        assert isinstance(dealt, History), dealt
        self.history = dealt
        return self

    # --- What happens -----------------------------------------------------------------------

    def do(self, *commands: Command) -> Self:
        """Issue these commands; the rulebook has to accept all of them."""
        for command in commands:
            further = self.history.then(BOOK.rules, command)
            assert isinstance(further, History), f"{command!r} is refused: {further!r}"
            self.history, self.latest = further, further.head.events
        return self

    def refuses(self, command: Command, why: str, cite: str) -> Self:
        """Check that the rulebook refuses this command for that reason and by that clause."""
        answer = self.history.then(BOOK.rules, command)
        assert isinstance(answer, Refusal), f"{command!r} is accepted"
        assert (answer.why, cite in BOOK.cite(answer)) == (why, True), (answer, BOOK.cite(answer))
        return self

    def acts(self, clan: int | None = None, **moves: int) -> Self:
        """`acts(clan=11, n5=2, n6=0)`: the whole clan orders 11, 5 goes to 2, 6 misses."""
        given = {int(key[1:]): target for key, target in moves.items()}
        mafia = [s for s in self.game.living if self.game.card(s) in ("boss", "mafia")]
        if clan is not None:
            given = {**dict.fromkeys(mafia, clan), **given}
        return self.do(*(b.Act(seat, target) for seat, target in given.items()))

    def votes(self, given: Mapping[int, str] | None = None, *, silent: str = "") -> Self:
        """Enter votes by candidate; everybody else except the silent scatters their votes."""
        named = {seat: target for target, by in (given or {}).items() for seat in seats(by)}
        free = [s for s in self.game.living if s not in (given or {})]
        for place, seat in enumerate(self.game.living):
            if seat in seats(silent) or self.phase.votes[seat - 1]:
                continue
            if seat in named:
                self.do(b.CastBallot(seat, named[seat]))
                continue
            turn = place % len(free)
            scattered = next(s for s in (*free[turn:], *free) if s != seat)
            self.do(b.CastBallot(seat, scattered))
        return self

    def close(self) -> Self:
        """Let quests without an answer miss, and resolve the day."""
        return self.do(b.CloseDay())

    def dq(self, seat: int, clause: str) -> Self:
        return self.do(Disqualify(seat, clause))

    # --- What came of it --------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self.history.game

    @property
    def phase(self) -> Open:
        assert isinstance(self.game.phase, Open)
        return self.game.phase

    @property
    def lines(self) -> list[str]:
        """Return the lines that were published last."""
        (event,) = [x for x in self.latest if isinstance(x, LinesPublished)]
        return list(public_lines(BOOK, self.names, event))

    @property
    def moves(self) -> dict[str, tuple[str, str, int]]:
        """Return the host's notes on each missed move of the last close: reason, clause, player."""
        told = {}
        for x in self.latest:
            if isinstance(x, MoveSettled) and x.result == "missed":
                (clause,) = BOOK.cite(x)
                told[x.quest] = x.why, clause, x.by
        return told

    @property
    def table(self) -> VotesPublished:
        (event,) = [x for x in self.latest if isinstance(x, VotesPublished)]
        return event

    @property
    def told(self) -> list[str]:
        """Return the secret answers of the last close."""
        return [x.answer for x in self.latest if isinstance(x, RoleTold)]

    def left(self, out: str) -> Self:
        """Check that exactly these players left on the last closed day."""
        moment = f"D{self.game.facts.days[-1].number}"
        gone = sorted(d.seat for d in self.game.facts.departures if d.moment == moment)
        assert tuple(gone) == seats(out), gone
        return self

    def cause(self, seat: int) -> tuple[str, str]:
        """Check how a player left, and which clause is cited first."""
        (left,) = [d for d in self.game.facts.departures if d.seat == seat]
        return left.cause, left.clause or BOOK.citations[left.rule][0]

    def published(self, *lines: str) -> Self:
        """Check that these lines were published, in this order."""
        told = [line for line in self.lines if line in lines]
        assert told == list(lines), self.lines
        return self

    def hours(self, seat: int) -> float:
        return float(in_hours(bonus_minutes(BOOK.edition, self.game, seat)))

    def seen_by(self, viewer: Viewer) -> Events:
        return tuple(stream(self.history.log, viewer))

    def won(self, *winners: str, clause: str) -> Self:
        outcome = self.game.outcome
        assert outcome is not None
        assert (outcome.winners, BOOK.citations[outcome.rule][0]) == (winners, clause), outcome
        return self

    def goes_on(self) -> Self:
        assert self.game.outcome is None, self.game.outcome
        return self
