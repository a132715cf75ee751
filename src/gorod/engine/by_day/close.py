"""The close of a game day: its moves in order, then everything that is published."""

from __future__ import annotations

from gorod.engine.by_day.by_day_commands import CloseDay
from gorod.engine.by_day.by_day_events import (
    DayClosed,
    Executed,
    LinesPublished,
    PlayerOut,
    RoleTold,
    VotesPublished,
)
from gorod.engine.by_day.by_day_phases import Open
from gorod.engine.by_day.by_day_rules import ByDayRules
from gorod.engine.by_day.reckoning import Reckoning
from gorod.engine.events import Event, Events
from gorod.engine.game import Game


def reckoned(rules: ByDayRules, game: Game, phase: Open) -> Reckoning:
    """Return the day as it would be resolved now, by the moves in the order of the rulebook."""
    day = Reckoning(game, phase)
    for move in rules.moves.values():
        day = move(rules, day)
    return day


def open_tie(day: Reckoning) -> bool:
    """Whether several players share the lead and the coin has not fallen on one of them."""
    return bool(day.tied) and not day.executed


def resolution(rules: ByDayRules, day: Reckoning, command: CloseDay) -> Events:
    """Return all events of the close, in the order in which they happen."""
    game, phase, bonuses = day.game, day.phase, day.phase.bonuses
    late = command.after is not None and command.after > rules.seconds["deadline"]
    return (
        *day.events,
        VotesPublished(phase.votes, day.void, rule="vote-void" if day.unheard else "vote-table"),
        *_execution(day),
        *_answer(day),
        LinesPublished(game.number, rules.publication(rules, day), phase.votes),
        DayClosed(
            day=game.number,
            visits=day.visits,
            best_legend=rules.best_legend(phase),
            praised=bonuses.praised,
            best_player=bonuses.best_player,
            late=late,
            at=command.at,
            favourites=rules.favourites(phase),
        ),
    )


def _execution(day: Reckoning) -> tuple[Event, ...]:
    seat = day.executed
    if not seat:
        return ()
    role = day.game.card(seat)
    rule = "threshold" if len(day.tied) == 1 else "coin"
    executed = Executed(seat, role, day.top, rule=rule)
    if not day.here(seat):
        return (executed,)
    return executed, PlayerOut(seat, "execution", role, rule="execution")


def _answer(day: Reckoning) -> tuple[Event, ...]:
    """Return the Commissar's secret answer; none without a check or if they are executed."""
    if not day.checked:
        return ()
    seat = day.quest("commissar")
    if seat == day.executed:
        return ()
    return (RoleTold(seat, day.checked, day.game.card(day.checked)),)
