"""Which lines does everybody read after a day, and in which order?"""

from __future__ import annotations

from collections.abc import Iterator

from gorod.engine.by_day.by_day_events import Line
from gorod.engine.by_day.by_day_rules import ByDayRules
from gorod.engine.by_day.reckoning import Reckoning


def quests_then_suicides_then_the_vote(rules: ByDayRules, day: Reckoning) -> tuple[Line, ...]:
    """Publish Mafia, Doctor, Maniac, Hetaera and Commissar; a dead player's quest reads as a miss.

    The vote is always published in full, even if it executes nobody.
    """
    doctor, maniac, hetaera = day.visits
    return (
        *_mafia(rules, day),
        _visit("doctor", doctor),
        _visit("maniac", maniac),
        _visit("hetaera", hetaera),
        _commissar(rules, day),
        *_suicides(day),
        *_votes(day),
        *_execution(day),
    )


def _mafia(rules: ByDayRules, day: Reckoning) -> Iterator[Line]:
    """The victim's role stays secret; a day on which there is no shot has no line."""
    if not rules.shot_today(day.game):
        return
    if not day.shot:
        yield "mafia-missed", 0, ""
    else:
        yield "mafia-healed" if day.saved else "mafia-killed", day.shot, ""


def _visit(role: str, target: int) -> Line:
    return (f"{role}-visited", target, "") if target else (f"{role}-missed", 0, "")


def _commissar(rules: ByDayRules, day: Reckoning) -> Line:
    if not day.checked:
        return "commissar-missed", 0, ""
    mafia = rules.teams[day.game.card(day.checked)] == "mafia"
    return "commissar-mafia" if mafia else "commissar-other", 0, ""


def _suicides(day: Reckoning) -> Iterator[Line]:
    for exit_ in day.exits:
        if exit_.role:
            yield "suicide", exit_.seat, exit_.role


def _votes(day: Reckoning) -> Iterator[Line]:
    yield from (("votes", seat, "") for seat in day.named)
    if day.unheard:
        yield "vote-void", day.unheard, ""


def _execution(day: Reckoning) -> Iterator[Line]:
    if day.executed:
        yield "executed", day.executed, day.game.card(day.executed)
