"""From a game that was played to its record: commands become statements.

Commands without a verb are left out: the reader completes cues and speeches. A line begins each
night and day, so that the reader gets to the same point of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime

from gorod.engine import commands as c
from gorod.engine.by_day import by_day_commands as d
from gorod.engine.duties import ROLES, before_the_morning, kind_of
from gorod.engine.game import Game
from gorod.engine.history import Turn
from gorod.engine.phases import Night, Over
from gorod.engine.results import STOPPED
from gorod.engine.rules import CommonRules
from gorod.engine.struct import replace
from gorod.record import args as a
from gorod.record.grammar import statement_said
from gorod.record.header import Header, SeatLine
from gorod.record.parse import Record
from gorod.record.shapes import CHECKPOINT
from gorod.record.source_lines import UNWRITABLE, plain_text, single_spaced
from gorod.record.syntax import Statement

Written = tuple[str, a.Args]


def record_of(
    header: Header,
    rules: CommonRules,
    turns: Iterable[Turn],
    left: Iterable[tuple[Iterable[Turn], str]] = (),
    named: Mapping[int, tuple[Called, ...]] | None = None,
    *,
    stamps: Mapping[int, datetime] | None = None,
) -> Record:
    """Return the record of a line of turns, from the deal to its last turn.

    `left` are lines that were corrected, in order, each with the reason why it was left: they are
    written as well, and what the next one lacks is taken back. `named` are the names that were
    corrected, under the `id` of the turn after which that was. `stamps` are the times of turns
    whose clock counts, under the `id` of the turn.
    """
    abandoned = [(tuple(corrected), reason) for corrected, reason in left]
    line = tuple(turns)
    mornings = _mornings([*(corrected for corrected, _ in abandoned), line])
    pen = _Pen(rules, mornings, named or {}, stamps or {})
    for corrected, reason in abandoned:
        pen.write(corrected)
        pen.reason = reason
    pen.write(line)
    return Record(clean(header), tuple(pen.statements))


def _mornings(lines: Iterable[tuple[Turn, ...]]) -> frozenset[int]:
    """Return the turns that announce a morning where a record must say when.

    It must if something came shortly before or after it that could have come at either time.
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
    """Whether something was entered between the last act and the morning."""
    earlier = turn.before.before if turn.before is not None else None
    return earlier is not None and _dark(earlier)


@dataclass(frozen=True, slots=True)
class Called:
    """A name that a seat was given; `number` distinguishes it from the same name given again."""

    seat: int
    name: str
    number: int = 0


@dataclass(frozen=True, slots=True)
class _Move:
    """A move that counts so far: its turn, and the moment that was written before it, if any."""

    turn: Turn
    moment: str


class _Pen:
    """Writes one line after another, and takes back what the next one does not have."""

    def __init__(
        self,
        rules: CommonRules,
        mornings: frozenset[int],
        named: Mapping[int, tuple[Called, ...]],
        stamps: Mapping[int, datetime],
    ) -> None:
        self._has_moments = not rules.format.simultaneous
        self.mornings = mornings
        self.named, self.stamps = named, stamps
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
        """Write the names that were corrected after a turn, each once, at its moment."""
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
        """Write an `end`; otherwise a reader would not know that the game was over by then."""
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
        if game.moment != self._moment and not isinstance(command, d.COMMANDS):
            moment = game.moment
            self.statements.append(Statement(0, CHECKPOINT, a.Checkpoint(moment)))
        self._moment = game.moment
        self.statements.append(Statement(0, *written, at=self.stamps.get(id(turn))))
        self._moves.append(_Move(turn, moment))

    def _go_back(self, turns: tuple[Turn, ...]) -> None:
        """Go back to the last move that both lines have.

        It may go further back, because a moment cannot be taken back.
        """
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
        reason = a.Text(plain_text(self.reason) or "-")
        self.statements += [Statement(0, "undo", reason)] * (len(self._moves) - kept)
        del self._moves[kept:]
        self._moment = ""


def _back(turn: Turn | None) -> Iterator[Turn]:
    while turn is not None:
        yield turn
        turn = turn.before


def statement_of(command: c.Command, game: Game) -> Written | None:
    """Return the verb and its arguments; None if a record does not write the command."""
    if isinstance(command, c.Proceed):
        return _unsaid(game)
    if isinstance(command, c.AsPlayed):
        return _as_played(command)
    return statement_said(command)


def clean(header: Header) -> Header:
    """Return the header with names and tags that fit into one line."""
    return replace(
        header,
        tags=tuple((key, plain_text(value)) for key, value in header.tags if plain_text(value)),
        seats=tuple(SeatLine(s.number, s.role, nickname(s.name)) for s in header.seats),
    )


def nickname(name: str) -> str:
    """Return a nickname that fits into a seat line; a `#` is put in quotes there."""
    return single_spaced(UNWRITABLE.sub(" ", name))


def _unsaid(game: Game) -> Written | None:
    """Write a call whose answer nobody noted, or a hunt with nobody left to hunt.

    Other cues are not written.
    """
    phase = game.phase
    if not isinstance(phase, Night):
        return None
    kind = kind_of(phase.duties[0])
    if kind == "hunt":
        return "shoot", a.Target(None)
    return (kind, a.Unsaid()) if kind in ROLES and kind in game.cards else None


def _as_played(command: c.AsPlayed) -> Written | None:
    written = statement_said(command.move)
    if written is None:
        return None
    by = plain_text(command.by.replace(":", " "))
    return "as-played", a.AsPlayed(*written, by or "-", plain_text(command.reason) or "-")


AT_ANY_TIME = (c.Warn, c.Foul, c.Disqualify, c.Defeat, c.Ban, c.Hint, c.Technical)
"""What may come before a morning as well as after it."""
