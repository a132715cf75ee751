"""Laws are worth what their games are worth: the random player goes everywhere."""

from collections import Counter

import pytest

from gorod.engine import Command, Event
from gorod.engine import commands as c
from gorod.engine import events as e
from gorod.engine.phases import Over
from tests.kit.random_games import MOVES, TEMPERS, play
from tests.laws.moments import AT_TABLES, PHASES, POOL


@pytest.fixture(scope="module", params=AT_TABLES)
def games(request):
    return [play(request.param, seed) for seed in POOL]


def how_it_was_decided(played):
    """What removed the last one who mattered: `vote`, `lift`, `kill`, `foul` and so on."""
    for batch in played.events:
        for before, event in zip((None, *batch), batch, strict=False):
            if isinstance(event, e.Decided):
                return _cause(next((x for x in reversed(batch) if type(x) in CAUSES), before))
            if isinstance(event, e.TeamDefeated):
                return "team defeat"
    return ""


CAUSES = {e.VotedOut: "cause", e.HuntEnded: "", e.Disqualified: "cause"}


def _cause(event):
    if isinstance(event, e.HuntEnded) and event.victim:
        return "kill"
    return getattr(event, "cause", "unchanged nights")


def test_every_command_event_and_phase_occurs(games):
    commands = {type(command) for played in games for command in played.commands}
    never_accepted = {"Ask", "Withdraw"}
    known = {k for k in Command.__args__ if k.__module__ == c.__name__}
    assert {k.__name__ for k in known - commands} == never_accepted
    facts = {k for k in Event.__args__ if k.__module__ == e.__name__}
    assert {type(event) for played in games for event in played.log()} == facts
    phases = {type(game.phase) for played in games for game in played.games}
    assert phases == set(PHASES[games[0].book.course.name])


def test_every_game_ends_in_every_way(games):
    assert all(isinstance(played.game.phase, Over) for played in games)
    ways = Counter(
        (played.game.outcome.kind, played.game.outcome.winners, how_it_was_decided(played))
        for played in games
    )
    red, black = ("red",), ("black",)
    assert {("draw", (), "unchanged nights")} < ways.keys()
    for winners in (red, black):
        assert ("defeat", winners, "team defeat") in ways
        for cause in ("vote", "lift", "kill", "foul", "disqualified"):
            assert ("victory", winners, cause) in ways, ways


def values(games, kind, name):
    return {getattr(x, name) for played in games for x in played.log() if isinstance(x, kind)}


def test_rare_things_happen(games):
    book = games[0].book
    assert values(games, e.Fouled, "count") == {1, 2, 3, 4}
    assert values(games, e.Fouled, "silence") == {"", "nearest", "after-this"}
    assert values(games, e.NobodyLeft, "reason") == {
        "cancelled",
        "candidate-gone",
        "lift-failed",
        "lone-candidate",
        "no-candidates",
        "whole-table",
    }
    assert values(games, e.BallotOpened, "round") >= {1, 2, 3}
    assert values(games, e.Disqualified, "removed") == {True, False}
    assert values(games, e.VoteCancelled, "rule") >= {"cancels-nearest", "cancels-next"}
    assert values(games, e.FloorGiven, "seconds") == {0, 30, 60}
    assert values(games, e.Fined, "clause") == set(book.rules.fines)
    assert values(games, e.ProtestRuled, "upheld") == {True, False}
    named = values(games, e.Disqualified, "clause") | values(games, e.TeamDefeated, "clause")
    removing = {clause for kind, clause in book.rules.violations if kind in REMOVING}
    assert len(named & removing) > len(removing) * 0.7


REMOVING = ("disqualify", "defeat", "ban")


def test_hunts_miss_in_every_way(games):
    hunts = [hunt for played in games for hunt in played.game.sheet.hunts]
    misses = [hunt for hunt in hunts if not hunt.victim]
    assert any(hunt.deliberate for hunt in misses)
    assert any(not hunt.shots and not hunt.deliberate for hunt in misses)
    assert any(target == 0 for hunt in misses for _, target in hunt.shots)
    doubles = [[shooter for shooter, _ in hunt.shots] for hunt in misses]
    assert any(len(shooters) > len(set(shooters)) for shooters in doubles)
    gone = [hunt for hunt in misses if any(t and not _stood(hunt, t) for _, t in hunt.shots)]
    assert gone


def _stood(hunt, seat):
    return (hunt.hunters | hunt.prey) >> seat & 1


def test_every_verb_has_a_move_and_every_temper_is_chosen(games):
    assert set(TEMPERS) == {"usual", "unruly", "peaceful", "divided", "late", "bitter"}
    book = games[0].book
    tempers = {name: play(book.id, 0, name) for name in TEMPERS}
    assert len({played.commands for played in tempers.values()}) == len(TEMPERS)
    assert len(MOVES) == 23
