"""Commands of a by-day game.

`at` is the game day to which a time stamp belongs, and the whole seconds then left of that day;
None if there was no clock. The caller converts time stamps into these numbers.
"""

from __future__ import annotations

from gorod.engine.struct import Struct, kebab

Clock = tuple[int, int]
"""A pair of a game day and the seconds left of it."""


class _Command(Struct, frozen=True, gc=False, tag=kebab):
    """Base class of the commands of this format."""


class CastBallot(_Command, frozen=True):
    """A player votes for an execution (target 0: for nobody's)."""

    seat: int
    target: int
    at: Clock | None = None


class Act(_Command, frozen=True):
    """A quest makes its daily move; target 0 is the answer «промах»."""

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
    """A player writes down their forecast of how this day will end."""

    seat: int
    text: str
    at: Clock | None = None


class AnswerQuestion(_Command, frozen=True):
    """A player answered a bonus question worth this many minutes."""

    seat: int
    minutes: int
    at: Clock | None = None


class EnterCode(_Command, frozen=True):
    """A survivor enters their code for a past game day."""

    seat: int
    day: int
    at: Clock | None = None


class ChooseLegend(_Command, frozen=True):
    """A player votes for the best legend; `target` is its author."""

    seat: int
    target: int
    at: Clock | None = None


class ChoosePlayer(_Command, frozen=True):
    """A player votes for the best player of the day."""

    seat: int
    target: int
    at: Clock | None = None


class PraiseLegend(_Command, frozen=True):
    """The host names the best legend of the day."""

    seat: int


class NameBestPlayer(_Command, frozen=True):
    """The host names the best player of the day."""

    seat: int


class ConfirmForecast(_Command, frozen=True):
    """The host confirms that a forecast came true."""

    seat: int


class FlipCoin(_Command, frozen=True):
    """The coin fell on one of those who share the lead."""

    seat: int


class StopGame(_Command, frozen=True):
    """The host stops the game for good and says why; it has no winner."""

    text: str


class CloseDay(_Command, frozen=True):
    """The host closes, resolves and publishes the game day.

    `after` is the number of seconds since the end of the day, if there was a clock; -1 in its last
    second.
    """

    at: Clock | None = None
    after: int | None = None


COMMANDS = tuple(_Command.__subclasses__())
