"""Laws over by-day games are worth what the games are, and each can fail."""

from collections import Counter

import pytest

from gorod.engine import Command, Event
from gorod.engine.by_day import by_day_commands as b
from gorod.engine.by_day import by_day_events as e
from gorod.engine.by_day.by_day_phases import Epilogue
from gorod.engine.seen import SEEN
from gorod.rulebooks import BOOKS
from tests.kit.random_games import play
from tests.laws import by_day_pairs, possible, secrecy
from tests.laws.moments import POOL

BOOK = BOOKS["by-day"]


@pytest.fixture(scope="module")
def games():
    return [play(BOOK.id, seed) for seed in POOL]


def test_every_command_event_and_phase_of_the_course_occurs(games):
    commands = {type(command) for played in games for command in played.commands}
    assert {k for k in Command.__args__ if k.__module__ == b.__name__} <= commands
    events = {type(event) for played in games for event in played.log()}
    assert {k for k in Event.__args__ if k.__module__ == e.__name__} <= events
    phases = {type(game.phase) for played in games for game in played.games}
    assert phases == possible.phases(BOOK)


def test_every_clan_wins_and_everybody_leaves_in_every_way(games):
    assert all(isinstance(played.game.phase, Epilogue) for played in games)
    winners = Counter(played.game.outcome.winners for played in games)
    assert set(winners) == {("civilian",), ("mafia",), ("maniac",), ()}
    kinds = {(played.game.outcome.kind, played.game.outcome.winners == ()) for played in games}
    assert kinds == {("victory", False), ("stopped", True)}
    causes = {left.cause for played in games for left in played.game.facts.departures}
    assert causes == {"suicide", "no-vote", "disqualified", "kill", "execution"}


def caught(law, trials):
    for trial in trials:
        try:
            law(*trial)
        except AssertionError as broken:
            return str(broken) or "broken"
    return ""


@pytest.mark.parametrize("kind", [e.BallotEntered, e.ActEntered, e.MoveSettled, e.RoleTold])
def test_a_secret_that_everyone_sees_is_caught(monkeypatch, kind):
    logs = [(BOOK.rules, play(BOOK.id, seed).log(), 0, seed) for seed in range(20)]
    assert caught(secrecy.secrets_do_not_show, logs) == ""
    monkeypatch.setitem(SEEN, kind, lambda event, _: event)
    assert caught(secrecy.secrets_do_not_show, logs)


def test_a_clan_that_everyone_knows_is_caught_by_pairs(monkeypatch):
    trials = [(BOOK, "citizen", seed) for seed in range(10)]
    assert caught(by_day_pairs.paired_days, trials) == ""
    monkeypatch.setitem(SEEN, e.ClanTold, lambda event, _: event)
    assert caught(by_day_pairs.paired_days, trials)
