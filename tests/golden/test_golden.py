"""Golden games: what came out of them once comes out of them now."""

import typing
from collections import Counter

import pytest

from gorod.engine.events import Event, ResultTold
from gorod.record import format_record, parse, replay
from gorod.rulebooks import BOOKS
from tests.kit import golden_records

GAMES = golden_records.games()
ENOUGH = 8
REASONS = {
    "tournament-2026": {
        ("victory", "alone", "red"),
        ("victory", "alone", "maniac"),
        ("victory", "parity", "black"),
        ("draw", "one-on-one", "black maniac"),
        ("draw", "unchanged-nights", "red black"),
        ("draw", "nobody-left", ""),
        ("defeat", "team-defeat", "red black"),
        ("defeat", "team-defeat", "red maniac"),
        ("defeat", "team-defeat", "black maniac"),
        ("defeat", "team-defeat", "black"),
        ("defeat", "team-defeat", "red"),
    },
    "fiim-2019": {
        ("victory", "no-black", "red"),
        ("victory", "parity", "black"),
        ("defeat", "team-defeat", "red"),
        ("defeat", "team-defeat", "black"),
        ("draw", "unchanged-nights", ""),
    },
    "fiim-2011": {
        ("victory", "no-black", "red"),
        ("victory", "parity", "black"),
        ("victory", "red-parity", "red"),
        ("victory", "quiet-nights", "red"),
        ("victory", "not-found", "black"),
        ("victory", "true-guess", "red"),
        ("victory", "false-guess", "black"),
        ("defeat", "team-defeat", "red"),
        ("defeat", "team-defeat", "black"),
        ("victory", "protest", "red"),
        ("annulled", "protest", ""),
    },
    "cma-2025": {
        ("victory", "no-black", "red"),
        ("victory", "parity", "black"),
        ("victory", "one-on-one", "maniac"),
        ("defeat", "team-defeat", "red"),
        ("defeat", "team-defeat", "black"),
        ("defeat", "team-defeat", "maniac"),
        ("defeat", "team-defeat", "black maniac"),
        ("defeat", "team-defeat", "red maniac"),
        ("defeat", "team-defeat", "red black"),
        ("draw", "unchanged-nights", ""),
    },
    "by-day": {
        ("victory", "no-enemies", "civilian"),
        ("victory", "parity", "mafia"),
        ("victory", "one-on-one", "maniac"),
        ("stopped", "stopped", ""),
    },
}
"""Every way in which a game of a rulebook can end: kind, reason, winners."""

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@each_game
def test_the_playthrough_is_as_it_was(game):
    difference = golden_records.difference(game)
    assert not difference, (
        f"{difference}\nIf it is meant: python -m tests.kit.golden_records --write"
    )


@each_game
def test_what_its_head_expects_comes_out(game):
    assert golden_records.expected(game.record) == golden_records.outcome_in_short(game.played())


@each_game
def test_the_record_is_canonical_and_ends_with_its_result(game):
    assert format_record(game.record) == game.text
    assert game.record.header.rules == game.rules
    assert game.record.statements[-1].verb == "end"


@each_game
def test_a_record_without_comments_and_spaces_is_the_same_game(game):
    bare = "\n".join(line.partition("#")[0].strip() for line in game.text.splitlines())
    again = replay(parse(bare, "bare"), "bare")
    assert again.history.log == game.played().history.log


def test_no_playthrough_is_without_a_record():
    assert golden_records.orphans() == ()


@pytest.mark.parametrize("book", BOOKS)
def test_a_rulebook_has_enough_games_numbered_in_order(book):
    """A game that shows an option is named after it instead."""
    plain = [game.path.name for game in GAMES if game.rules == book and not of_option(game)]
    numbers = [int(name.partition("-")[0]) for name in plain]
    assert len(numbers) >= ENOUGH
    assert numbers == list(range(1, len(numbers) + 1))


def of_option(game):
    return game.path.name.startswith("option-")


@pytest.mark.parametrize("book", BOOKS)
def test_every_option_has_a_game_that_shows_it(book):
    shown = [game for game in GAMES if game.rules == book and of_option(game)]
    for game in shown:
        (option,) = game.played().book.options
        assert game.path.name.startswith(f"option-{option}-")
    assert {game.played().book.options[0] for game in shown} == BOOKS[book].available.keys()


@pytest.mark.parametrize("book", BOOKS)
def test_together_the_games_of_a_rulebook_end_in_every_way(book):
    outcomes = [game.played().game.outcome for game in GAMES if game.rules == book]
    ways = {(o.kind, o.reason, " ".join(o.winners)) for o in outcomes}
    assert ways == REASONS[book]


def test_together_the_games_have_every_event():
    seen = Counter(type(event) for game in GAMES for event in game.played().history.log)
    seen[ResultTold] += 1  # a playthrough is of a course: tests/record/test_partial.py
    assert [kind.__name__ for kind in typing.get_args(Event) if kind not in seen] == []


def test_a_changed_playthrough_is_shown_as_a_diff(tmp_path, monkeypatch, capsys):
    folder = tmp_path / "fiim-2019"
    folder.mkdir()
    (folder / "01-copy.mgn").write_text(GAMES[0].text, encoding="utf-8")
    (folder / "02-gone.txt").write_text("", encoding="utf-8")
    monkeypatch.setattr(golden_records, "GOLDEN", tmp_path)
    assert golden_records.main([]) == 1
    shown = capsys.readouterr().out
    assert "+fiim-2019/01-copy.mgn" in shown
    assert "02-gone.txt: no such record" in shown
    assert golden_records.main(["--write"]) == 0
    assert golden_records.main([]) == 0
    assert [path.name for path in sorted(folder.iterdir())] == ["01-copy.mgn", "01-copy.txt"]
