"""How the moves of the table of moves are written: one pattern for each way to note arguments.

A row of the table names its pattern by the fields of its command, such as `candidate: hands`. A
pattern reads the words of a statement, turns what they say into those fields, and a command into
what its statement says.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from gorod.engine import commands as c
from gorod.engine.moves import MOVES, Move, move_of
from gorod.engine.struct import field_names
from gorod.record import args as a
from gorod.record import readers
from gorod.record.cursor import Cursor
from gorod.record.record_errors import fault
from gorod.record.source_lines import plain_text

HUNDREDTHS, MINUTES = Decimal(100), Decimal(60)


@dataclass(frozen=True, slots=True)
class Pattern:
    """One way to note the arguments of a move."""

    read: Callable[[Cursor], a.Args]
    command: Callable[[Any, Move], Any]
    """Returns the command that a statement asks for."""
    said: Callable[[Any], a.Args]
    """Returns what the statement of a command says."""
    prose: bool = False
    """Whether free text may follow, so that colons and `@` are ordinary characters."""
    reason: bool = False
    """Whether they are so after the first colon, which begins the reason."""
    claused: bool = False
    """Whether a clause has to be named; it need not if the record does not know the course."""


def _whole(value: Decimal, complaint: str) -> int:
    if value != value.to_integral_value():
        raise fault(complaint)
    return int(value)


TO_COMMAND: dict[str, Callable[[Any], Any]] = {
    "clause": lambda clause: clause or "",
    "target": lambda seat: seat or 0,
    "points": lambda points: _whole(points * HUNDREDTHS, "record-points-precision"),
    "minutes": lambda hours: _whole(hours * MINUTES, "record-hours-precision"),
}
"""Fields whose values differ between a command and a statement: how to convert them."""

TO_STATEMENT: dict[str, Callable[[Any], Any]] = {
    "clause": lambda clause: clause or None,
    "target": lambda seat: seat or None,
    "points": lambda points: Decimal(points) / HUNDREDTHS,
    "minutes": lambda minutes: Decimal(minutes) / MINUTES,
    "text": plain_text,
    "reason": plain_text,
}


def _same(value: Any) -> Any:  # noqa: ANN401  any field
    return value


def _plain(
    read: Callable[[Cursor], a.Args], kind: type[a.Args], *names: str, **how: bool
) -> Pattern:
    """Return a pattern for a statement whose fields are the first ones of the command, in order."""
    own = field_names(kind)[: len(names)]
    reading = [(mine, TO_COMMAND.get(name)) for mine, name in zip(own, names, strict=True)]
    writing = [(name, TO_STATEMENT.get(name, _same)) for name in names]

    def command(said: Any, move: Move) -> Any:  # noqa: ANN401  of this kind; of the move's
        told = [
            getattr(said, mine) if of is None else of(getattr(said, mine)) for mine, of in reading
        ]
        return move.command(*told)

    return Pattern(
        read,
        command,
        lambda command: kind(*[of(getattr(command, name)) for name, of in writing]),
        **how,
    )


def _nomination(said: a.SeatSeat | a.NobodySeat, _: Move) -> c.Command:
    return c.Nominate(said.seat if isinstance(said, a.SeatSeat) else 0, said.target)


def _said_nomination(command: c.Nominate) -> a.Args:
    if not command.seat:
        return a.NobodySeat(command.target)
    return a.SeatSeat(command.seat, command.target)


def _lift(said: a.Hands | a.LiftTold, _: Move) -> c.Command:
    if isinstance(said, a.Hands):
        return c.LiftHands(said.hands)
    count = said.count if said.passed is None else None
    return c.LiftHands((), count, said.passed)


def _said_lift(command: c.LiftHands) -> a.Args:
    if command.passed is None and command.count is None:
        return a.Hands(command.hands)
    return a.LiftTold(command.passed, command.count or 0)


def _shots(said: a.Target | a.Pairs, _: Move) -> c.Command:
    """Return the shots; one number means that all hunters shoot there, `-` that nobody shoots."""
    if isinstance(said, a.Pairs):
        return c.Shoot(tuple((pair.seat, pair.target or 0) for pair in said.pairs))
    return c.Shoot((), said.target or 0)


def _said_shots(command: c.Shoot) -> a.Args:
    if command.number and not command.shots:
        return a.Target(command.number)
    pairs = tuple(a.Pair(seat, target or None) for seat, target in command.shots)
    return a.Pairs(pairs) if pairs else a.Target(None)


def _show(said: a.Target | a.Pairs | a.Attack, move: Move) -> c.Command:
    if isinstance(said, a.Attack):
        return c.Show(move.name, said.target, said.seat or 0, said.takes)
    if isinstance(said, a.Target):
        return c.Show(move.name, said.target or 0)
    if len(said.pairs) > 1:
        raise fault("record-one-holder", verb=move.name)
    return c.Show(move.name, said.pairs[0].target or 0, said.pairs[0].seat)


def _said_show(command: c.Show) -> a.Args:
    if command.takes:
        takes: tuple[Any, ...] = command.takes
        return a.Attack(command.seat or None, command.target, takes)
    if command.seat:
        return a.Pairs((a.Pair(command.seat, command.target or None),))
    return a.Target(command.target or None)


def _said_sanction(command: c.Foul | c.Disqualify | c.Defeat) -> a.Args:
    """Return what is written of a sanction; a foul without a clause has no place for a reason."""
    reason = plain_text(command.reason) if command.clause else ""
    return a.SeatClause(command.seat, command.clause or None, reason)


NAMED_SEATS = re.compile("(speakers|voters|candidates)=([0-9]+(?:,[0-9]+)*)")


def _card(said: a.Text, _: Move) -> c.Command:
    """Return the command of a card, which may narrow down who does what.

    `card only women talk speakers=1,4 voters=1,4`
    """
    found = (NAMED_SEATS.fullmatch(word) for word in said.text.split())
    lists = {one[1]: tuple(map(int, one[2].split(","))) for one in found if one is not None}
    return c.DrawCard(said.text, **lists)


def _said_card(command: c.DrawCard) -> a.Args:
    """Return what the card says; seats that its words do not name are added to them."""
    said = plain_text(command.text)
    for name in ("speakers", "voters", "candidates"):
        seats: tuple[int, ...] = getattr(command, name)
        if seats and f"{name}=" not in said:
            said = f"{said} {name}={','.join(map(str, seats))}"
    return a.Text(said)


def _sanction(*, claused: bool) -> Pattern:
    plain = _plain(readers.seat_maybe_clause_reason, a.SeatClause, "seat", "clause", "reason")
    return Pattern(plain.read, plain.command, _said_sanction, reason=True, claused=claused)


PATTERNS: dict[str, Pattern] = {
    "": _plain(readers.nothing, a.Nothing),
    "seat": _plain(readers.one_seat, a.OneSeat, "seat"),
    "target": _plain(readers.one_seat, a.OneSeat, "target"),
    "seats": _plain(readers.seat_list, a.SeatList, "seats"),
    ": seats": _plain(readers.hands, a.Hands, "seats"),
    "seat target": _plain(readers.seat_seat, a.SeatSeat, "seat", "target"),
    "seat- target": Pattern(readers.nomination, _nomination, _said_nomination),
    "seat target-": _plain(readers.seat_move, a.SeatMove, "seat", "target"),
    "seat>target": _plain(readers.accusation, a.Accusation, "seat", "target"),
    "seat colour target": _plain(readers.ball, a.Ball, "seat", "colour", "target"),
    "candidate: hands": _plain(readers.seat_hands, a.SeatHands, "candidate", "hands"),
    "candidate: count": _plain(readers.seat_count, a.SeatCount, "candidate", "count"),
    "seat: named": _plain(readers.seat_named, a.SeatHands, "seat", "named"),
    "lift": Pattern(readers.lift, _lift, _said_lift),
    "shots": Pattern(readers.night_act, _shots, _said_shots),
    "show": Pattern(readers.role_act, _show, _said_show),
    "attack": Pattern(readers.maniac_act, _show, _said_show),
    "seat clause": _plain(readers.seat_clause, a.SeatClause, "seat", "clause"),
    "seat clause?": _plain(readers.seat_maybe_clause, a.SeatClause, "seat", "clause"),
    "seat clause~": _plain(readers.seat_maybe_clause, a.SeatClause, "seat", "clause", claused=True),
    "seat clause? reason": _sanction(claused=False),
    "seat clause~ reason": _sanction(claused=True),
    "clause: reason": _plain(readers.clause_text, a.ClauseText, "clause", "reason", reason=True),
    "seat points reason": _plain(
        readers.seat_points, a.SeatPoints, "seat", "points", "reason", reason=True
    ),
    "seat text": _plain(readers.seat_text, a.SeatText, "seat", "text", prose=True),
    "upheld text": _plain(readers.ruling, a.Ruling, "upheld", "text", prose=True),
    "text": Pattern(
        readers.some_text,
        lambda said, move: move.command(said.text),
        lambda command: a.Text(plain_text(command.text) or "-"),
        prose=True,
    ),
    "card": Pattern(readers.some_text, _card, _said_card, prose=True),
    "seat day": _plain(readers.seat_day, a.SeatDay, "seat", "day"),
    "seat hours": _plain(readers.seat_hours, a.SeatHours, "seat", "minutes"),
    "seat | seat target": Pattern(readers.seat_maybe_seat, lambda said, _: said, _same),
}
"""The patterns by their names.

In a name, `-` means nobody, `?` that a field may be left out, and `~` that only a record that does
not know the course may leave it out.
"""

ROWS: dict[str, tuple[Move, ...]] = {
    verb: tuple(move for move in MOVES.values() if move.said == verb)
    for verb in dict.fromkeys(move.said for move in MOVES.values() if move.notation is not None)
}
"""Verb -> the rows that it means: one, or two that differ in how much is said."""


def pattern_of(move: Move) -> Pattern:
    return PATTERNS[move.notation or ""]


def notation_of(verb: str) -> str:
    """Return the name of the pattern after a verb; if the verb has two rows, both names."""
    return " | ".join(move.notation or "" for move in ROWS[verb])


def shape_of(verb: str) -> Pattern:
    """Return how the words after a verb are read.

    Raises `LookupError` if a row names a pattern that does not exist.
    """
    name = notation_of(verb)
    if name not in PATTERNS:
        known = ", ".join(f"`{pattern}`" for pattern in PATTERNS)
        raise LookupError(f"`{verb}` is noted as `{name}`, which is none of {known}")
    return PATTERNS[name]


def command_said(verb: str, said: a.Args) -> c.Command:
    """Return the command of a statement, without the clock by which it was made."""
    rows = ROWS[verb]
    move = rows[-1] if isinstance(said, a.SeatSeat) else rows[0]
    command: c.Command = pattern_of(move).command(said, move)
    return command


def statement_said(command: c.Command) -> tuple[str, a.Args] | None:
    """Return a command's verb and what is said after it.

    None if records do not write the command.
    """
    move = move_of(command)
    if move is None or move.notation is None:
        return None
    return move.said, pattern_of(move).said(command)
