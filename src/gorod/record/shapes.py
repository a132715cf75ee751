"""The one table of verbs: what follows each of them, with an example.

Verbs of all five rulebooks stand together; which of them a rulebook knows is its own affair.
"""

from collections.abc import Callable
from dataclasses import dataclass

from gorod.engine.duties import ROLES
from gorod.record import readers
from gorod.record.args import Args, AsPlayed
from gorod.record.cursor import Cursor
from gorod.record.errors import fault, shown

CHECKPOINT = "checkpoint"


@dataclass(frozen=True, slots=True)
class Shape:
    """How a verb's arguments are read.

    `prose`: free text may follow, so colons and `@` are ordinary characters.
    `reason`: they are so after the first colon, which begins the reason.
    `refusable`: the statement is a move, so a rulebook may be expected to refuse it.
    """

    read: Callable[[Cursor], Args]
    usage: str
    prose: bool = False
    refusable: bool = True
    reason: bool = False


PLAYED = ("nominate", "vote", "lift", "shoot", *ROLES)
"""The moves that may have been played although the rules refuse them."""


def as_played(words: Cursor) -> AsPlayed:
    """A move up to the word `by`, the name up to a colon, and the reason."""
    said = words.rest()
    lowered = [word.lower() for word in said]
    at = lowered.index("by") if "by" in lowered else len(said)
    move, (name, _, reason) = said[:at], " ".join(said[at + 1 :]).partition(":")
    if not (move and name.strip() and reason.strip()):
        raise fault("record-as-played", usage=words.usage)
    verb, *rest = " ".join(move).replace(":", " : ").split()
    if verb.lower() not in PLAYED:
        raise fault("record-as-played-verb", word=shown(verb), choices=", ".join(PLAYED))
    shape = SHAPES[verb.lower()]
    inner = Cursor(rest, shape.usage)
    args = shape.read(inner)
    inner.finish()
    return AsPlayed(verb.lower(), args, name.strip(), reason.strip())


SHAPES: dict[str, Shape] = {
    # The course of the game.
    CHECKPOINT: Shape(readers.checkpoint, "N2", refusable=False),
    "end": Shape(readers.end, "end red", refusable=False),
    "undo": Shape(readers.some_text, "undo wrong seat", prose=True, refusable=False),
    "as-played": Shape(
        as_played, "as-played nominate 3 6 by Ivanov: why", prose=True, refusable=False
    ),
    "out": Shape(readers.leaving, "out 4 kill", refusable=False),
    "alive": Shape(readers.living, "alive 1 2 5", refusable=False),
    "dawn": Shape(readers.nothing, "dawn", refusable=False),
    "name": Shape(readers.seat_name, "name 3 Аня", prose=True, refusable=False),
    # What a record tells that does not know the course.
    "result": Shape(readers.result, "result red", refusable=False),
    "first": Shape(readers.one_seat, "first 5", refusable=False),
    "left": Shape(readers.left, "left 5 N2 kill", refusable=False),
    "technical": Shape(readers.nothing, "technical"),
    # The day.
    "nominate": Shape(readers.nomination, "nominate 3 7"),
    "withdraw": Shape(readers.one_seat, "withdraw 8"),
    "pass": Shape(readers.one_seat, "pass 3"),
    "ask": Shape(readers.one_seat, "ask 3"),
    "allow": Shape(readers.seat_seat, "allow 3 5"),
    "forbid": Shape(readers.seat_seat, "forbid 3 5"),
    "vote": Shape(readers.seat_hands, "vote 7: 1 2 5"),
    "tally": Shape(readers.seat_count, "tally 7: 4"),
    "lift": Shape(readers.lift, "lift: 1 2 3"),
    # The night.
    "order": Shape(readers.seat_list, "order 4 6 8"),
    "shoot": Shape(readers.night_act, "shoot 4"),
    "miss": Shape(readers.nothing, "miss"),
    "don": Shape(readers.role_act, "don 7"),
    "sheriff": Shape(readers.role_act, "sheriff 3"),
    "maniac": Shape(readers.maniac_act, "maniac attack 5 speech,vote"),
    "doctor": Shape(readers.role_act, "doctor 2"),
    "beauty": Shape(readers.role_act, "beauty 6"),
    "courtesan": Shape(readers.role_act, "courtesan 6"),
    "lawyer": Shape(readers.role_act, "lawyer 4"),
    "best": Shape(readers.seat_named, "best 4: 1 8 9"),
    "hint": Shape(readers.one_seat, "hint 4"),
    # Discipline.
    "warn": Shape(readers.seat_maybe_clause, "warn 3"),
    "foul": Shape(readers.seat_maybe_clause_reason, "foul 3 6.6.1", reason=True),
    "dq": Shape(readers.seat_maybe_clause_reason, "dq 3 6.7.5", reason=True),
    "defeat": Shape(readers.seat_maybe_clause_reason, "defeat 3 6.8.1", reason=True),
    "waive": Shape(readers.clause_text, "waive 12.5: a slip of the tongue", reason=True),
    "ban": Shape(readers.seat_maybe_clause, "ban 3 7.3"),
    # Points and protests.
    "bonus": Shape(readers.seat_points, "bonus 3 +0.3", reason=True),
    "fine": Shape(readers.seat_clause, "fine 3 8.5.1"),
    "approve": Shape(readers.nothing, "approve"),
    "protest": Shape(readers.seat_text, "protest 3 hands miscounted", prose=True),
    "support": Shape(readers.hands, "support: 3 4 5"),
    "ruling": Shape(readers.ruling, "ruling upheld hands miscounted", prose=True),
    # Optional clauses and small tables of fiim-2011.
    "golden": Shape(readers.one_seat, "golden 3"),
    "elect": Shape(readers.seat_hands, "elect 4: 1 2 5"),
    "execute": Shape(readers.one_seat, "execute 6"),
    "successor": Shape(readers.one_seat, "successor 5"),
    "ball": Shape(readers.ball, "ball 3 black 7"),
    "card": Shape(readers.some_text, "card no pronouns", prose=True),
    "breach": Shape(readers.one_seat, "breach 3"),
    "open": Shape(readers.nothing, "open"),
    "accuse": Shape(readers.accusation, "accuse 1>2"),
    # By-day games.
    "ballot": Shape(readers.seat_move, "ballot 3 7"),
    "act": Shape(readers.seat_move, "act 5 9"),
    "suicide": Shape(readers.one_seat, "suicide 3"),
    "legend": Shape(readers.seat_text, "legend 3 once upon a time", prose=True),
    "forecast": Shape(readers.seat_text, "forecast 3 the doctor misses", prose=True),
    "hit": Shape(readers.one_seat, "hit 3"),
    "answer": Shape(readers.seat_day, "answer 3 D6"),
    "question": Shape(readers.seat_hours, "question 3 1.5"),
    "best-legend": Shape(readers.seat_seat, "best-legend 3 5"),
    "best-player": Shape(readers.seat_maybe_seat, "best-player 3 7"),
    "praise": Shape(readers.one_seat, "praise 9"),
    "coin": Shape(readers.one_seat, "coin 11"),
    "stop": Shape(readers.some_text, "stop too few players are left", prose=True),
    "close": Shape(readers.nothing, "close"),
}

# What may be written as a first word; a checkpoint is written as its moment.
VERBS = tuple(verb for verb in SHAPES if verb != CHECKPOINT)
