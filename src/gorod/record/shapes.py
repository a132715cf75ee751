"""The statements of a record: moves, as the table of moves has them, and everything else.

The verbs of all five rulebooks are here; each rulebook decides which of them it knows.
"""

from collections.abc import Callable
from dataclasses import dataclass

from gorod.engine.duties import ROLES
from gorod.record import readers
from gorod.record.args import Args, AsPlayed
from gorod.record.cursor import Cursor
from gorod.record.grammar import ROWS, shape_of
from gorod.record.record_errors import fault, shown

CHECKPOINT = "checkpoint"


@dataclass(frozen=True, slots=True)
class Shape:
    """How a verb's arguments are read.

    `prose`: free text may follow, so colons and `@` are ordinary characters.

    `reason`: they are so after the first colon, which begins the reason.

    `refusable`: the statement is a move, so a rulebook may be expected to refuse it.

    `claused`: a clause has to be named, unless the record does not know the course.
    """

    read: Callable[[Cursor], Args]
    usage: str
    prose: bool = False
    refusable: bool = True
    reason: bool = False
    claused: bool = False


PLAYED = ("nominate", "vote", "lift", "shoot", *ROLES)
"""The moves that may have been played although the rules refuse them."""


def as_played(words: Cursor) -> AsPlayed:
    """Read a move up to the word `by`, the name up to a colon, and the reason."""
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


def _of_a_move(verb: str) -> Shape:
    how, example = shape_of(verb), ROWS[verb][-1].example
    return Shape(how.read, example, how.prose, reason=how.reason, claused=how.claused)


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
    # What only a record says that does not know the course.
    "result": Shape(readers.result, "result red", refusable=False),
    "first": Shape(readers.one_seat, "first 5", refusable=False),
    "left": Shape(readers.left, "left 5 N2 kill", refusable=False),
    **{verb: _of_a_move(verb) for verb in ROWS},
}

# What may be written as a first word; a checkpoint is written as its moment.
VERBS = dict.fromkeys(verb for verb in SHAPES if verb != CHECKPOINT)
