"""Laws are worth what their games are worth: the random player goes wherever a document leads."""

from collections import Counter
from itertools import chain

import pytest

from gorod.engine import events as e
from gorod.engine.duties import ROLES
from gorod.engine.phases import Naming, Over
from gorod.engine.powers.daylong_penalties import DaylongPenalties
from gorod.engine.powers.fatal_miss import FatalMiss
from gorod.engine.seats import seats_of
from tests.kit.invented_rulebook import AT_TABLES, INVENTED, OPTED, WHOLE
from tests.kit.random_games import STANDOFFS, TEMPERS, play
from tests.laws import possible
from tests.laws.moments import POOL


@pytest.fixture(scope="module", params=sorted(AT_TABLES.keys() & WHOLE.keys()))
def games(request):
    return [play(request.param, seed) for seed in POOL]


def how_it_was_decided(played):
    """What removed the last one who mattered: `vote`, `lift`, `kill`, `foul` and so on."""
    latest = ""
    for event in played.log():
        if isinstance(event, e.VotedOut | e.Disqualified):
            latest = event.cause
        elif isinstance(event, e.HuntEnded | e.NightResolved) and killed(event):
            latest = "kill"
        elif isinstance(event, e.Decided):
            return "unchanged nights" if event.reason == "unchanged-nights" else latest
        elif isinstance(event, e.TeamDefeated):
            return "team defeat"
    return ""


def killed(event):
    return event.victim if isinstance(event, e.HuntEnded) else event.seats


def test_every_command_event_and_phase_occurs(games):
    book = games[0].book
    commands = {type(command) for played in games for command in played.commands}
    assert commands == possible.commands(book)
    assert {type(event) for played in games for event in played.log()} == possible.events(book)
    phases = {type(game.phase) for played in games for game in played.games}
    assert phases == possible.phases(book)


def test_the_books_together_leave_nothing_out():
    """The invented one has every role; a power is proved by the documents that know it."""
    books = {**AT_TABLES, **OPTED}
    assert set().union(*map(possible.events, books.values())) == set(possible.EVENTS)
    assert possible.roles(INVENTED) == ROLES.keys()
    assert not possible.silent(INVENTED)


def test_a_book_is_silent_on_what_its_slots_never_bring_about(games):
    """What a slot rules out has no clause; what it makes possible has one."""
    book = games[0].book
    assert ("night-resolved" in possible.silent(book)) is book.rules.hits_kill_at_once
    written = {event.rule for played in games for event in played.log()}
    assert not written & possible.silent(book)


def test_tables_of_every_size_are_played(games):
    assert {played.game.size for played in games} == games[0].book.rules.sizes


def test_every_game_ends_in_every_way(games):
    assert all(isinstance(played.game.phase, Over) for played in games)
    book = games[0].book
    can_be_drawn = any(rule.startswith("draw") for rule in book.citations)
    tied_vote = "tied-vote" not in book.citations
    wanted = {("draw", "unchanged nights")} if can_be_drawn else set()
    for team in possible.teams(book):
        wanted.add(("defeat", team))
        for cause in ("vote", "lift", "kill", "foul", "disqualified"):
            if tied_vote or (team, cause) != ("maniac", "lift"):  # a scenario proves that one
                wanted.add(("victory", (team,), cause))
    standoffs = (play(book.id, seed, temper) for seed in range(200) for temper in STANDOFFS)
    ways = set()
    for played in chain(games, standoffs):
        for ended in played.log():
            if isinstance(ended, e.GameEnded):
                ways |= ways_of(ended, how_it_was_decided(played))
        if can_be_drawn and wanted <= ways:
            break  # where there is no draw, all of them are looked at for one
    assert wanted <= ways, wanted - ways
    assert (("draw", "unchanged nights") in ways) is can_be_drawn


def ways_of(ended, how):
    """Return what is expected of a game that has ended in this way."""
    if ended.kind == "draw":
        return {("draw", how)}
    if ended.kind == "defeat":
        return {("defeat", team) for team in ended.winners}
    return {(ended.kind, ended.winners, how)}


def facts(games, kind):
    return [event for played in games for event in played.log() if isinstance(event, kind)]


def values(games, kind, name):
    return {getattr(event, name) for event in facts(games, kind)}


def test_rare_things_happen(games):
    book = games[0].book
    assert values(games, e.Fouled, "count") == set(range(1, book.rules.fouls_to_removal + 1))
    breaks_off = "silence-now" in book.citations
    late = "ends-speech" if breaks_off else "after-this"
    one_speech = set() if DaylongPenalties in book.rules.powers else {"nearest", late}
    assert values(games, e.Fouled, "silence") == {"", *one_speech}
    stayed = {(event.rule, event.reason) for event in facts(games, e.NobodyLeft)}
    expected = {(rule, why) for rule, why in STAYING if rule in book.citations}
    assert expected - RAREST <= stayed <= expected
    third = {3} if "smaller-tie" in book.citations else set()
    assert values(games, e.BallotOpened, "round") >= {1, 2, *third}
    assert values(games, e.Disqualified, "removed") == {True, False}
    assert values(games, e.VoteCancelled, "rule") == possible.CANCELLING & book.citations.keys()
    floors = FLOORS if Naming in possible.phases(book) else FLOORS - {"best-move"}
    assert values(games, e.FloorGiven, "rule") == floors & book.citations.keys()
    assert values(games, e.Fined, "clause") == set(book.rules.fines)
    assert values(games, e.ProtestRuled, "upheld") == {True, False}
    named = values(games, e.Disqualified, "clause") | values(games, e.TeamDefeated, "clause")
    removing = {clause for kind, clause in book.rules.violations if kind in REMOVING}
    assert len(named & removing) > len(removing) * 0.7


REMOVING = ("disqualify", "defeat", "ban")
STAYING = {
    ("vote-cancelled", "cancelled"),
    ("vote-cancelled-before", "cancelled"),
    ("standing-result", "candidate-gone"),
    ("lift", "lift-failed"),
    ("lone-candidate", "lone-candidate"),
    ("no-candidates", "no-candidates"),
    ("sole-candidate", "sole-candidate"),
    ("no-votes", "no-votes"),
    ("whole-table", "whole-table"),
    ("first-day-lift", "too-many"),
    ("four-tie", "four-tie"),
    ("struck", "lone-candidate"),
    ("struck", "no-candidates"),
}
"""The rules by which nobody leaves, and the words for it."""
RAREST = {("struck", "no-candidates"), ("struck", "lone-candidate")}
"""Every candidate of a ballot, or all but one of the first day, is removed while it is open."""
FLOORS = {"speech", "short-speech", "silent-turn", "tie-speech", "kept-tie-speech"}
FLOORS |= {"last-word", "victim-word", "best-move", "mute-turn"}
"""The rules by which somebody has the floor."""


def test_floors_have_the_times_of_the_document():
    """Written out for one book, so that the slots are not asked about themselves."""
    games = [play("fiim-2019", seed) for seed in POOL]
    assert values(games, e.FloorGiven, "seconds") == {0, 30, 60}


def test_night_acts_are_made_declined_and_missed(games):
    """Every role acts, shows nothing, and is called after it has left."""
    book = games[0].book
    acted = {event.duty for event in (*facts(games, e.Acted), *facts(games, e.Checked))}
    silent = facts(games, e.NothingShown)
    assert acted == possible.roles(book)
    assert {event.duty for event in silent if event.seat} == possible.roles(book)
    assert {event.duty for event in silent if not event.seat} == possible.roles(book)
    if possible.acts(book):
        dead = Counter(len(event.seats) for event in facts(games, e.NightResolved))
        assert dead.keys() >= {0, 1, 2, 3}


def test_best_moves_are_shown_with_fingers_where_there_is_a_time_for_it(games):
    book = games[0].book
    known = possible.events(book)
    ways = {True: e.BestMoveNamed, False: e.BestMovesRead}
    assert values(games, e.BestMoveNamed, "aloud") == {way for way in ways if ways[way] in known}


def test_hunts_miss_in_every_way(games):
    hunts = [hunt for played in games for hunt in played.game.facts.hunts]
    misses = [hunt for hunt in hunts if not hunt.victim]
    if FatalMiss in games[0].book.rules.powers:
        assert misses
        assert any(not hunt.hunters for hunt in misses)
        assert any(hunt.hunters for hunt in misses), "a guest's shot is spoilt"
        return
    assert any(hunt.deliberate for hunt in misses)
    assert any(not hunt.shots and not hunt.deliberate for hunt in misses)
    assert any(target == 0 for hunt in misses for _, target in hunt.shots)
    counted = misses if a_second_shot_misses(games[0].book.rules) else hunts
    doubles = [[shooter for shooter, _ in hunt.shots] for hunt in counted]
    assert any(len(shooters) > len(set(shooters)) for shooters in doubles)
    gone = [hunt for hunt in misses if any(t and not _stood(hunt, t) for _, t in hunt.shots)]
    assert gone
    alone = [hunt for hunt in misses if not hunt.hunters]
    assert bool(alone) is ("maniac" in games[0].book.rules.teams.values())


def a_second_shot_misses(rules):
    game = possible.dealt(rules)
    shots = [(hunter, game.living[0]) for hunter in seats_of(game.black)]
    return not rules.hunt_victim(game, (*shots, shots[0]))


def _stood(hunt, seat):
    return (hunt.hunters | hunt.prey) >> seat & 1


def test_every_temper_is_chosen(games):
    assert set(TEMPERS) == {"usual", "unruly", "peaceful", "divided", "late", "bitter"}
    book = games[0].book
    tempers = {name: play(book.id, 0, name) for name in TEMPERS}
    assert len({played.commands for played in tempers.values()}) == len(TEMPERS)
