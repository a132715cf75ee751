"""The clock of a by-day game, and the rule that says when each command is possible."""

from __future__ import annotations

from gorod.engine.by_day import by_day_commands as c
from gorod.engine.by_day.by_day_commands import Clock
from gorod.engine.by_day.by_day_rules import ByDayRules
from gorod.engine.commands import Command, Deal, Disqualify
from gorod.engine.game import Game
from gorod.engine.refusal import NO_SUCH_MOVE, Refusal

BY_DAY_RULE_OF: dict[type, str] = {
    Deal: "deal",
    Disqualify: "disqualification",
    c.CastBallot: "ballot-entry",
    c.Act: "act",
    c.CommitSuicide: "suicide",
    c.WriteLegend: "legend",
    c.EnterForecast: "forecast",
    c.AnswerQuestion: "question",
    c.EnterCode: "code",
    c.ChooseLegend: "best-legend",
    c.ChoosePlayer: "favourite",
    c.PraiseLegend: "praise",
    c.NameBestPlayer: "best-player",
    c.ConfirmForecast: "forecast",
    c.FlipCoin: "coin",
    c.StopGame: "stopped",
    c.CloseDay: "day-close",
}


def wrong_phase(_: ByDayRules, __: Game, command: Command) -> Refusal:
    """Refuse a command in the wrong phase.

    A command of another format is no move of this game. The refusal of any other is never `early`.
    """
    rule = BY_DAY_RULE_OF.get(type(command))
    return NO_SUCH_MOVE if rule is None else Refusal("not-now", rule=rule)


LAST_SECOND = -1
"""The seconds after the end of a day, in its last second."""
WHOLE_DAY = 1 << 20
"""More seconds than any game day has."""


def window(day: int, since: Clock | None) -> Clock:
    """Return the day whose inputs are accepted, and the seconds left of it when they opened."""
    if since is None or since[0] < day:
        return day, WHOLE_DAY
    return day, since[1] if since[0] == day else 0


def timely(at: Clock | None, day: int, since: Clock | None) -> Refusal | None:
    """Refuse an input outside its day: before its publication or after its last second.

    An input without a time is accepted.
    """
    if at is None:
        return None
    open_ = window(day, since)
    if at[0] != open_[0]:
        return Refusal("other-day", rule="day-end")
    return None if at[1] <= open_[1] else Refusal("placeholder", rule="placeholder")
