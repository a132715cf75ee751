"""Commands of a by-day game.

`at` is the game day that a stamp belongs to and the whole seconds that were then left of it;
None where no clock was kept. Whoever runs the game turns stamps into these numbers.
"""

from __future__ import annotations

from gorod.engine.struct import Struct, kebab

Clock = tuple[int, int]
"""(game day, seconds left of it)."""


class _Command(Struct, frozen=True, gc=False, tag=kebab):
    """Base of the commands of this course."""


class CastBallot(_Command, frozen=True):
    """A player's vote for the execution (target 0: they name nobody)."""

    seat: int
    target: int
    at: Clock | None = None


class Act(_Command, frozen=True):
    """A quest's daily move; target 0 is the answer «промах»."""

    seat: int
    target: int
    at: Clock | None = None


class CommitSuicide(_Command, frozen=True):
    """A player declares their suicide."""

    seat: int
    at: Clock | None = None


class WriteLegend(_Command, frozen=True):
    """A player publishes a legend."""

    seat: int
    text: str
    at: Clock | None = None


class EnterForecast(_Command, frozen=True):
    """A player writes down how this day will leave the table."""

    seat: int
    text: str
    at: Clock | None = None


class AnswerQuestion(_Command, frozen=True):
    """A player answered a bonus question worth so many minutes."""

    seat: int
    minutes: int
    at: Clock | None = None


class EnterCode(_Command, frozen=True):
    """A survivor enters their code for a past game day."""

    seat: int
    day: int
    at: Clock | None = None


class ChooseLegend(_Command, frozen=True):
    """A player's vote for the best legend: whose it is."""

    seat: int
    target: int
    at: Clock | None = None


class ChoosePlayer(_Command, frozen=True):
    """A player's vote for the best player of the day."""

    seat: int
    target: int
    at: Clock | None = None


class PraiseLegend(_Command, frozen=True):
    """The host's best legend of the day."""

    seat: int


class NameBestPlayer(_Command, frozen=True):
    """The host's best player of the day."""

    seat: int


class ConfirmForecast(_Command, frozen=True):
    """The host's verdict that a forecast came true."""

    seat: int


class FlipCoin(_Command, frozen=True):
    """The coin fell on one of those who share the lead."""

    seat: int


class StopGame(_Command, frozen=True):
    """The host stops the game for good and says why; nobody has won it."""

    text: str


class CloseDay(_Command, frozen=True):
    """The game day is over, resolved and published.

    `after`: so many seconds after its end, where a clock was kept; -1 in its last second.
    """

    at: Clock | None = None
    after: int | None = None


COMMANDS = tuple(_Command.__subclasses__())
