"""What several seats are asked at once where each of them answers for itself.

At a table the judge counts hands and notes shots. Where players enter their own, the format says
who is asked together, which command their answers make, and who is awake together at night.
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
"""The answer "yes" to a question that names nobody, as whether all of the tied leave."""


class Question(Struct, frozen=True, gc=False):
    """What several seats are asked at once."""

    key: str
    """Names this question among all of the game."""
    move: str
    """The row of the table of moves that the answers become."""
    seats: Seats
    """Who is asked."""
    choices: Seats
    """The numbers that a seat may answer with, unless its own offer has fewer; 0 is nobody."""
    most: int = 1
    """How many numbers are named."""
    lasts: bool = False
    """It is open for all of its time, whatever was answered: the time is there to agree in."""


class Answer(Struct, frozen=True, gc=False, omit_defaults=True):
    """What one seat answers."""

    target: int = NOBODY
    seats: Seats = ()
    takes: tuple[str, ...] = ()


Answers = Mapping[int, Answer]
"""Seats -> what they have answered to the question that is open."""


class Choices(Struct, frozen=True, gc=False):
    """What one seat may answer."""

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
    """A step of a night in which some have their eyes open together."""

    key: str
    """Names this step among all of the game."""
    seats: Seats
    """Who sees the others."""


PhaseQuestions = Mapping[type, Callable[[Any, Game, Any, frozenset[int]], Question | None]]
"""Phase -> what is asked in it."""
Closings = Mapping[str, Callable[[Any, Question, Answers, tuple[Offer, ...]], Iterator[Command]]]
"""Move -> the commands that may close such a question in its phase, the best one first."""
PhaseAwake = Mapping[type, Callable[[Any, Game, Any], Awake | None]]
"""Phase -> who is awake together in it."""


def question(rules: CommonRules, game: Game, living: frozenset[int]) -> Question | None:
    """What is asked now; `living` are the seats that everybody takes for living."""
    asks = rules.format.questions.get(type(game.phase))
    return None if asks is None else asks(rules, game, game.phase, living)


def awake(rules: CommonRules, game: Game) -> Awake | None:
    """Who has open eyes together now; None where nobody sees anybody, or only one is called."""
    together = rules.format.awake.get(type(game.phase))
    return None if together is None else together(rules, game, game.phase)


def choices_of(asked: Question, offered: tuple[Offer, ...], seat: int) -> Choices:
    """What a seat may answer: what it is offered, or anything where it has no such move."""
    for offer in offered:
        if offer.actor == seat and offer.move == asked.move:
            aims: Any = offer.choices.get("target") or offer.choices["seats"]
            takes: Any = offer.choices.get("takes")
            return Choices(aims.of, takes.of if takes is not None else ())
    return Choices(asked.choices)


def closing(
    rules: CommonRules, game: Game, asked: Question, answers: Answers, last: Command | None
) -> Command | None:
    """The command that closes a question, or the first of several, from what was answered.

    `last` is the command before: what it has told already is not told again.
    """
    offered = offers_of_the_step(rules, game)
    made = rules.format.closings[asked.move](game.phase, asked, answers, offered)
    return next((one for one in made if one != last and is_offered(offered, one)), None)
