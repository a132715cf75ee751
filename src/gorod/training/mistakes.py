"""What a judge has done wrong, with the clauses that say how it should have been."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from gorod.engine import Command, Event, Game, Refusal, step
from gorod.engine import commands as c
from gorod.engine import events as e
from gorod.engine.moves import move_of
from gorod.engine.struct import Struct
from gorod.rulebooks import Rulebook
from gorod.training.cue_questions import CueQuestion
from gorod.training.misconduct import Slip, imposed
from gorod.training.scenes import Scene

Kind = Literal["missed-foul", "needless-foul", "wrong-call", "wrong-order", "wrong-cue"]
KINDS: tuple[Kind, ...] = (
    "missed-foul",
    "needless-foul",
    "wrong-call",
    "wrong-order",
    "wrong-cue",
)

ONWARD = (c.Proceed, c.Pass, c.OpenCard)
"""Commands that only lead on; if they come too early, something was left out."""


class Mistake(Struct, frozen=True):
    """One mistake of the judge."""

    kind: Kind
    clauses: tuple[str, ...]
    did: Command | None = None
    """What the judge entered; None if something was left out."""
    should: Command | None = None
    """What should have been entered; None if nothing of the kind had happened."""
    slip: Slip | None = None
    said: str = ""
    """The phrase that was chosen."""
    right: str = ""
    """The phrase of the document."""


def missed(book: Rulebook, slip: Slip) -> Mistake:
    """Return the mistake of not punishing a violation before the step was over."""
    clauses = _each(slip.misconduct.clause, _rule(book, _list_of(slip.misconduct.sanction)))
    return Mistake("missed-foul", clauses, should=slip.punished, slip=slip)


def needless(book: Rulebook, game: Game, command: Command) -> Mistake:
    """Return the mistake of a sanction for which nobody had given a reason."""
    _, events = step(book.rules, game, command)
    cited = _cited(book, events) or _rule(book, _list_of(imposed(book.rules, command)))
    return Mistake("needless-foul", cited, did=command)


def ill_punished(slip: Slip, command: Command) -> Mistake:
    """Return the mistake of punishing the right player by a wrong clause, or to a wrong degree."""
    return Mistake(
        "wrong-call", (slip.misconduct.clause,), did=command, should=slip.punished, slip=slip
    )


def wrong_call(
    book: Rulebook, game: Game, scene: Scene, command: Command, should: Command | None
) -> Mistake:
    """Return the mistake of entering something else than what happened.

    `should` is None if nothing of the kind had happened.
    """
    clauses: tuple[str, ...] = ()
    if isinstance(command, c.Hands) and set(command.hands) & set(scene.late):
        clauses = tuple(one.number for one in book.clauses if "vote_window" in one.slots)
    _, events = step(book.rules, game, should or command)
    cited = _cited(book, events) or _of_the_move(book, should or command)
    return Mistake("wrong-call", _each(*clauses, cited), did=command, should=should)


def wrong_order(book: Rulebook, game: Game, command: Command, skipped: Command) -> Mistake:
    """Return the mistake of going on, or of doing something else, before this was entered."""
    _, events = step(book.rules, game, skipped)
    cited = _cited(book, events) or _of_the_move(book, skipped)
    return Mistake("wrong-order", cited, did=command, should=skipped)


def refused(book: Rulebook, command: Command, refusal: Refusal) -> Mistake:
    """Return the mistake of trying something that is not lawful now."""
    cited = book.cite(refusal) or _of_the_move(book, command)
    return Mistake("wrong-order", cited, did=command)


def wrong_cue(question: CueQuestion, choice: int) -> Mistake | None:
    """Return the mistake of choosing a phrase that is not the document's; None if it is."""
    if choice == question.right:
        return None
    said, right = question.choices[choice], question.choices[question.right]
    return Mistake("wrong-cue", question.clauses, said=said, right=right)


# --- Clauses ------------------------------------------------------------------------------------


def _cited(book: Rulebook, events: tuple[Event, ...] | Refusal) -> tuple[str, ...]:
    """Return the clauses of the first event; what follows from it has other clauses."""
    first = events if isinstance(events, Refusal) else events[0]
    return book.cite(first)


def _of_the_move(book: Rulebook, command: Command) -> tuple[str, ...]:
    move = move_of(command)
    return _rule(book, move.rule) if move is not None else ()


def _rule(book: Rulebook, rule: str) -> tuple[str, ...]:
    return book.citations.get(rule, ())


def _each(*clauses: str | tuple[str, ...]) -> tuple[str, ...]:
    """Return these clauses, each once."""
    parts = ((one,) if isinstance(one, str) else one for one in clauses)
    return tuple(dict.fromkeys(clause for part in parts for clause in part))


def _list_of(sanction: str) -> str:
    return {"disqualify": "disqualifying-foul", "defeat": "team-defeat", "warn": "warning"}.get(
        sanction, "foul"
    )


# --- Commands with the same effect --------------------------------------------------------------


def same(book: Rulebook, game: Game, one: Command, other: Command) -> bool:
    """Whether two commands have the same effect, however they were entered."""
    if one == other:
        return True
    _, ones = step(book.rules, game, one)
    _, others = step(book.rules, game, other)
    if isinstance(ones, Refusal) or isinstance(others, Refusal):
        return False
    first, second = tuple(_essences(ones)), tuple(_essences(others))
    return first == second or _counts_alike(ones[0], others[0])


def _essences(events: tuple[Event, ...]) -> Iterator[object]:
    for event in events:
        match event:
            case e.HandsCounted():
                yield "hands", event.candidate, set(event.hands) | set(event.absent)
            case e.LiftCounted() if event.count is None and event.passed is None:
                yield "lift", set(event.hands)
            case e.HuntEnded():
                yield "hunt", event.victim, event.aim, event.number
            case e.BestMoveNamed():
                yield "best", event.seat, set(event.named)
            case e.ElectionHands():
                yield "elect", event.candidate, set(event.hands)
            case _:
                yield event


def _counts_alike(one: Event, other: Event) -> bool:
    """Whether a number of hands agrees with the hands of the other event."""
    counted, tallied = sorted((one, other), key=lambda event: isinstance(event, e.HandsTallied))
    if isinstance(counted, e.HandsCounted) and isinstance(tallied, e.HandsTallied):
        shown = len(counted.hands) + len(counted.absent)
        return counted.candidate == tallied.candidate and shown == tallied.count + tallied.absent
    if isinstance(one, e.LiftCounted) and isinstance(other, e.LiftCounted):
        return _lifted(one) == _lifted(other)
    return False


def _lifted(event: e.LiftCounted) -> int:
    return len(event.hands) if event.count is None else event.count
