"""Questions to several seats at once, each of which answers for itself.

At a table the judge counts hands and notes shots. If players enter their own, the format says who
is asked together, which command their answers become, and who is awake together at night.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from gorod.engine.commands import Command
from gorod.engine.game import Game
from gorod.engine.offer import Offer, is_offered
from gorod.engine.offers import offers_of_the_step
from gorod.engine.rules import CommonRules
from gorod.engine.seats import Seats
from gorod.engine.struct import Struct

NOBODY = 0
FOR = 1
"""The answer "yes" to a question without candidates, for example whether all of the tied leave."""


class Question(Struct, frozen=True, gc=False):
    """A question to several seats at once."""

    key: str
    """Identifies this question within the game."""
    move: str
    """The row of the table of moves for the command made from the answers."""
    seats: Seats
    """The seats that are asked."""
    choices: Seats
    """The numbers that a seat may answer, unless its own offer has fewer; 0 is nobody."""
    most: int = 1
    """How many numbers may be named."""
    lasts: bool = False
    """Whether it stays open for its whole time, even if all have answered, to let players agree."""


class Answer(Struct, frozen=True, gc=False, omit_defaults=True):
    """The answer of one seat."""

    target: int = NOBODY
    seats: Seats = ()
    takes: tuple[str, ...] = ()


Answers = Mapping[int, Answer]
"""Seat -> its answer to the open question."""


class Choices(Struct, frozen=True, gc=False):
    """The answers that one seat may give."""

    numbers: Seats
    takes: tuple[str, ...] = ()

    def admit(self, answer: Answer, most: int) -> bool:
        """Whether an answer is one of those that may be given."""
        if most > 1:
            listed = 0 < len(answer.seats) <= most and set(answer.seats) <= set(self.numbers)
            return listed and NOBODY not in answer.seats and not answer.takes
        takes = set(answer.takes) <= set(self.takes) and (answer.target or not answer.takes)
        return answer.target in self.numbers and not answer.seats and bool(takes)


class Awake(Struct, frozen=True, gc=False):
    """A step of a night in which several seats are awake together."""

    key: str
    """Identifies this step within the game."""
    seats: Seats
    """The seats that see one another."""


PhaseQuestions = Mapping[type, Callable[[Any, Game, Any, frozenset[int]], Question | None]]
"""Phase -> the question in it."""
Closings = Mapping[str, Callable[[Any, Question, Answers, tuple[Offer, ...]], Iterator[Command]]]
"""Move -> the commands that may close such a question in its phase, the preferred one first."""
PhaseAwake = Mapping[type, Callable[[Any, Game, Any], Awake | None]]
"""Phase -> who is awake together in it."""


def question(rules: CommonRules, game: Game, living: frozenset[int]) -> Question | None:
    """Return the open question, or None; `living` are the seats that all believe to be alive."""
    asks = rules.format.questions.get(type(game.phase))
    return None if asks is None else asks(rules, game, game.phase, living)


def awake(rules: CommonRules, game: Game) -> Awake | None:
    """Return who is awake together now, or None if nobody sees anybody or only one is called."""
    together = rules.format.awake.get(type(game.phase))
    return None if together is None else together(rules, game, game.phase)


def choices_of(asked: Question, offered: tuple[Offer, ...], seat: int) -> Choices:
    """Return what a seat may answer: its own offer, or any choice if it has no such move."""
    for offer in offered:
        if offer.actor == seat and offer.move == asked.move:
            aims: Any = offer.choices.get("target") or offer.choices["seats"]
            takes: Any = offer.choices.get("takes")
            return Choices(aims.of, takes.of if takes is not None else ())
    return Choices(asked.choices)


def closing(
    rules: CommonRules, game: Game, asked: Question, answers: Answers, last: Command | None
) -> Command | None:
    """Return the command that closes a question, or the first of several; None if there is none.

    `last` is the previous command, which is not repeated.
    """
    offered = offers_of_the_step(rules, game)
    made = rules.format.closings[asked.move](game.phase, asked, answers, offered)
    return next((one for one in made if one != last and is_offered(offered, one)), None)
