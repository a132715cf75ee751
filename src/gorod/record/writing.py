"""From a game that was played to its record: commands become statements.

What has no verb is left out: the reader completes cues and speeches by himself. A line begins
each night and day, so that he arrives where the game was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from decimal import Decimal
from typing import Any

from gorod.engine import commands as c
from gorod.engine.by_day import commands as d
from gorod.engine.duties import ROLES, before_the_morning, kind_of
from gorod.engine.game import Game
from gorod.engine.history import Turn
from gorod.engine.phases import Night, Over
from gorod.engine.results import STOPPED
from gorod.engine.rules import CommonRules
from gorod.record import args as a
from gorod.record.header import Header, SeatLine
from gorod.record.lines import UNWRITABLE, single_spaced
from gorod.record.parse import Record
from gorod.record.shapes import CHECKPOINT
from gorod.record.syntax import Statement

Written = tuple[str, a.Args]


def record_of(
    header: Header,
    rules: CommonRules,
    turns: Iterable[Turn],
    left: Iterable[tuple[Iterable[Turn], str]] = (),
    named: Mapping[int, tuple[Called, ...]] | None = None,
) -> Record:
    """The record of a line of turns, from the deal to where it stands.

    `left` are lines that were corrected, in order, each with the reason why it was left: they
    are written as well, and what the next one lacks is taken back. `named` are the names that
    were corrected, under the `id` of the turn after which that was.
    """
    abandoned = [(tuple(corrected), reason) for corrected, reason in left]
    line = tuple(turns)
    mornings = _mornings([*(corrected for corrected, _ in abandoned), line])
    pen = _Pen(rules, mornings, named or {})
    for corrected, reason in abandoned:
        pen.write(corrected)
        pen.reason = reason
    pen.write(line)
    return Record(clean(header), tuple(pen.statements))


def _mornings(lines: Iterable[tuple[Turn, ...]]) -> frozenset[int]:
    """The turns that announce a morning where a record must say when.

    Something came shortly before it or after it that could have come at either time.
    """
    return frozenset(
        id(turn)
        for line in lines
        for turn, after in zip(line, (*line[1:], None), strict=True)
        if _announces(turn) and (_waited(turn) or isinstance(after and after.command, AT_ANY_TIME))
    )


def _announces(turn: Turn) -> bool:
    before = turn.before
    return isinstance(turn.command, c.Proceed) and before is not None and _dark(before)


def _dark(turn: Turn) -> bool:
    return before_the_morning(turn.game)


def _waited(turn: Turn) -> bool:
    """Something was entered between the last act and the morning."""
    earlier = turn.before.before if turn.before is not None else None
    return earlier is not None and _dark(earlier)


@dataclass(frozen=True, slots=True)
class Called:
    """A name that a seat was given; `number` tells it from the same name given again."""

    seat: int
    name: str
    number: int = 0


@dataclass(frozen=True, slots=True)
class _Move:
    """A move that counts so far: its turn, and the moment that was written before it, if any."""

    turn: Turn
    moment: str


class _Pen:
    """Writes one line after another, taking back what the next one does not have."""

    def __init__(
        self,
        rules: CommonRules,
        mornings: frozenset[int],
        named: Mapping[int, tuple[Called, ...]],
    ) -> None:
        self._has_moments = not rules.format.simultaneous
        self.mornings = mornings
        self.named = named
        self._called: set[Called] = set()
        self.statements: list[Statement] = []
        self.reason = ""
        self._moves: list[_Move] = []
        self._moment = ""

    def write(self, turns: tuple[Turn, ...]) -> None:
        self._go_back(turns)
        last = self._moves[-1].turn if self._moves else None
        at = next((n for n, turn in enumerate(turns, 1) if turn is last), 0)
        for turn in turns[at:]:
            if turn.command is not None and turn.before is not None:
                self._turn(turn, turn.command, turn.before.game)
            self._names(turn)

    def _names(self, turn: Turn) -> None:
        """The names that were corrected after a turn, each once, at the moment where that was."""
        fresh = [one for one in self.named.get(id(turn), ()) if one not in self._called]
        if fresh and isinstance(turn.game.phase, Over):
            self._ended(turn.game)
        elif fresh and turn.game.moment != self._moment and self._has_moments:
            self._moment = turn.game.moment
            self.statements.append(Statement(0, CHECKPOINT, a.Checkpoint(self._moment)))
        for one in fresh:
            self._called.add(one)
            said = a.SeatName(one.seat, nickname(one.name))
            self.statements.append(Statement(0, "name", said))

    def _ended(self, game: Game) -> None:
        """Otherwise a reader would not know that the game was over by then."""
        outcome = game.outcome
        if outcome is None or any(statement.verb == "end" for statement in self.statements):
            return
        words = (outcome.kind,) if outcome.kind in ("draw", STOPPED) else outcome.winners
        if words:
            self.statements.append(Statement(0, "end", a.End(tuple(words))))

    def _turn(self, turn: Turn, command: c.Command, game: Game) -> None:
        written = statement_of(command, game)
        if id(turn) in self.mornings:
            written = "dawn", a.Nothing()
        if written is None:
            return
        moment = ""
        if game.moment != self._moment and not isinstance(command, ANY_DAY):
            moment = game.moment
            self.statements.append(Statement(0, CHECKPOINT, a.Checkpoint(moment)))
        self._moment = game.moment
        self.statements.append(Statement(0, *written))
        self._moves.append(_Move(turn, moment))

    def _go_back(self, turns: tuple[Turn, ...]) -> None:
        """To the last move that both lines have, or further: a moment cannot be taken back."""
        common = set(map(id, turns))
        kept = sum(id(move.turn) in common for move in self._moves)
        if kept == len(self._moves):
            return
        parting = next(turn for turn in _back(self._moves[kept].turn) if id(turn) in common)
        passed = self._moves[kept].moment not in ("", parting.game.moment)
        undealt = not parting.game.cards
        if undealt or (passed and not kept):
            self.statements, self._moves, self._moment = [], [], ""
            return
        kept -= passed
        reason = a.Text(text(self.reason) or "-")
        self.statements += [Statement(0, "undo", reason)] * (len(self._moves) - kept)
        del self._moves[kept:]
        self._moment = ""


def _back(turn: Turn | None) -> Iterator[Turn]:
    while turn is not None:
        yield turn
        turn = turn.before


def statement_of(command: c.Command, game: Game) -> Written | None:
    """The verb and its arguments; None for what a record does not say."""
    if isinstance(command, c.Proceed):
        return _unsaid(game)
    write = WRITING.get(type(command))
    return None if write is None else write(command)


def clean(header: Header) -> Header:
    """Names and tags as one line can hold them."""
    return replace(
        header,
        tags=tuple((key, text(value)) for key, value in header.tags if text(value)),
        seats=tuple(SeatLine(s.number, s.role, nickname(s.name)) for s in header.seats),
    )


def nickname(name: str) -> str:
    """A nickname as a seat line can hold it: a `#` stands in quotes there."""
    return single_spaced(UNWRITABLE.sub(" ", name))


def text(words: str) -> str:
    """What somebody wrote, without what a line cannot hold."""
    return single_spaced(UNWRITABLE.sub(" ", words).replace("#", " "))


def _unsaid(game: Game) -> Written | None:
    """A role that was called, and nobody noted what it showed; a hunt with nobody left to hunt.

    Other cues go without saying.
    """
    phase = game.phase
    if not isinstance(phase, Night):
        return None
    kind = kind_of(phase.duties[0])
    if kind == "hunt":
        return "shoot", a.Target(None)
    return (kind, a.Unsaid()) if kind in ROLES and kind in game.cards else None


def _maybe(seat: int) -> int | None:
    return seat or None


def _shots(command: c.Shoot) -> Written:
    if command.number and not command.shots:
        return "shoot", a.Target(command.number)
    pairs = tuple(a.Pair(seat, _maybe(target)) for seat, target in command.shots)
    return "shoot", a.Pairs(pairs) if pairs else a.Target(None)


def _show(command: c.Show) -> Written:
    if command.takes:
        takes: tuple[Any, ...] = command.takes
        return command.duty, a.Attack(_maybe(command.seat), command.target, takes)
    if command.seat:
        return command.duty, a.Pairs((a.Pair(command.seat, _maybe(command.target)),))
    return command.duty, a.Target(_maybe(command.target))


def _sanction(command: c.Foul | c.Disqualify | c.Defeat) -> a.SeatClause:
    """A foul without a clause has no place for a reason."""
    reason = text(command.reason) if command.clause else ""
    return a.SeatClause(command.seat, command.clause or None, reason)


def _nomination(command: c.Nominate) -> Written:
    if not command.seat:
        return "nominate", a.NobodySeat(command.target)
    return "nominate", a.SeatSeat(command.seat, command.target)


def _lift(command: c.LiftHands) -> Written:
    if command.passed is None and command.count is None:
        return "lift", a.Hands(command.hands)
    return "lift", a.LiftTold(command.passed, command.count or 0)


def _award(command: c.GiveAward) -> Written:
    points = Decimal(command.points) / 100
    return "bonus", a.SeatPoints(command.seat, points, text(command.reason))


def _as_played(command: c.AsPlayed) -> Written:
    verb, said = WRITING[type(command.move)](command.move)
    by = text(command.by.replace(":", " "))
    return "as-played", a.AsPlayed(verb, said, by or "-", text(command.reason) or "-")


def _card(command: c.DrawCard) -> Written:
    """What the card says; the seats that it names stand in its words, or are added to them."""
    said = text(command.text)
    for name in ("speakers", "voters", "candidates"):
        seats: tuple[int, ...] = getattr(command, name)
        if seats and f"{name}=" not in said:
            said = f"{said} {name}={','.join(map(str, seats))}"
    return "card", a.Text(said)


AT_ANY_TIME = (c.Warn, c.Foul, c.Disqualify, c.Defeat, c.Ban, c.Hint, c.Technical)
"""What may come before a morning as well as after it."""

WRITING: dict[type, Callable[[Any], Written]] = {
    c.Order: lambda k: ("order", a.SeatList(k.seats)),
    c.Nominate: _nomination,
    c.Withdraw: lambda k: ("withdraw", a.OneSeat(k.target)),
    c.Ask: lambda k: ("ask", a.OneSeat(k.seat)),
    c.Allow: lambda k: ("allow", a.SeatSeat(k.seat, k.target)),
    c.Forbid: lambda k: ("forbid", a.SeatSeat(k.seat, k.target)),
    c.Technical: lambda _: ("technical", a.Nothing()),
    c.Pass: lambda k: ("pass", a.OneSeat(k.seat)),
    c.Hands: lambda k: ("vote", a.SeatHands(k.candidate, k.hands)),
    c.Tally: lambda k: ("tally", a.SeatCount(k.candidate, k.count)),
    c.LiftHands: _lift,
    c.Shoot: _shots,
    c.Miss: lambda _: ("miss", a.Nothing()),
    c.Show: _show,
    c.TakeGolden: lambda k: ("golden", a.OneSeat(k.seat)),
    c.Elect: lambda k: ("elect", a.SeatHands(k.candidate, k.hands)),
    c.Execute: lambda k: ("execute", a.OneSeat(k.seat)),
    c.Successor: lambda k: ("successor", a.OneSeat(k.seat)),
    c.GiveBall: lambda k: ("ball", a.Ball(k.seat, k.colour, k.target)),
    c.DrawCard: _card,
    c.Breach: lambda k: ("breach", a.OneSeat(k.seat)),
    c.OpenCard: lambda _: ("open", a.Nothing()),
    c.Accuse: lambda k: ("accuse", a.Accusation(k.seat, k.target)),
    c.Best: lambda k: ("best", a.SeatHands(k.seat, k.named)),
    c.Hint: lambda k: ("hint", a.OneSeat(k.seat)),
    c.Warn: lambda k: ("warn", a.SeatClause(k.seat, k.clause or None)),
    c.Foul: lambda k: ("foul", _sanction(k)),
    c.Disqualify: lambda k: ("dq", _sanction(k)),
    c.Defeat: lambda k: ("defeat", _sanction(k)),
    c.Waive: lambda k: ("waive", a.ClauseText(k.clause, text(k.reason))),
    c.Ban: lambda k: ("ban", a.SeatClause(k.seat, k.clause)),
    c.GiveAward: _award,
    c.GiveFine: lambda k: ("fine", a.SeatClause(k.seat, k.clause)),
    c.Approve: lambda _: ("approve", a.Nothing()),
    c.FileProtest: lambda k: ("protest", a.SeatText(k.seat, text(k.text))),
    c.Support: lambda k: ("support", a.Hands(k.seats)),
    c.AsPlayed: _as_played,
    c.Rule: lambda k: ("ruling", a.Ruling(k.upheld, text(k.text))),
    d.CastBallot: lambda k: ("ballot", a.SeatMove(k.seat, _maybe(k.target))),
    d.Act: lambda k: ("act", a.SeatMove(k.seat, _maybe(k.target))),
    d.CommitSuicide: lambda k: ("suicide", a.OneSeat(k.seat)),
    d.WriteLegend: lambda k: ("legend", a.SeatText(k.seat, text(k.text))),
    d.EnterForecast: lambda k: ("forecast", a.SeatText(k.seat, text(k.text))),
    d.AnswerQuestion: lambda k: ("question", a.SeatHours(k.seat, Decimal(k.minutes) / 60)),
    d.EnterCode: lambda k: ("answer", a.SeatDay(k.seat, k.day)),
    d.ChooseLegend: lambda k: ("best-legend", a.SeatSeat(k.seat, k.target)),
    d.ChoosePlayer: lambda k: ("best-player", a.SeatSeat(k.seat, k.target)),
    d.PraiseLegend: lambda k: ("praise", a.OneSeat(k.seat)),
    d.NameBestPlayer: lambda k: ("best-player", a.OneSeat(k.seat)),
    d.ConfirmForecast: lambda k: ("hit", a.OneSeat(k.seat)),
    d.FlipCoin: lambda k: ("coin", a.OneSeat(k.seat)),
    d.StopGame: lambda k: ("stop", a.Text(text(k.text) or "-")),
    d.CloseDay: lambda _: ("close", a.Nothing()),
}
"""The reverse of `moves` and `by_day`; the deal is in the header, and a cue is not written."""

ANY_DAY = tuple(kind for kind in WRITING if kind.__module__ == d.__name__)
"""A by-day game is not cut into nights and days."""
