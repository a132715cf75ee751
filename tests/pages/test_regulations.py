"""What the form of a regulation sends is sound, and says what the document says."""

import json
import os
import shutil
import subprocess

import msgspec
import pytest

from gorod.engine.table.table_format import TABLE
from gorod.rulebooks import BOOKS
from gorod.scoring import TIES
from gorod.tournament.decide.opening import unsound
from gorod.tournament.document_points import document_points
from gorod.tournament.points_book import edition_of
from gorod.tournament.regulation import Regulation, Share
from tests.foundation.test_pages import ROOT, WEB

TABLES = {book.id: book for book in BOOKS.values() if book.format is TABLE}
NUMBERS = ("disqualification", "award_players", "award_players_alone", "award_total")
VALUES = ("award_winner", "award_loser", "award_with_consent", "ties", "lot", "award_total_alone")


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    bundler = WEB / "node_modules" / ".bin" / "rolldown"
    node = shutil.which("node", path=f"{ROOT}/.venv/bin:{os.environ['PATH']}")
    if not bundler.exists() or node is None:
        pytest.skip("needs Node and the pages' packages: make ui")
    script = tmp_path_factory.mktemp("pages") / "regulations.mjs"
    source = WEB / "tests" / "regulations.ts"
    bundle = [bundler, source, "--platform", "node", "--format", "esm", "--file", script]
    subprocess.run(bundle, cwd=ROOT, check=True, capture_output=True)
    editions = [
        {
            "rules": book.id,
            "title": book.id,
            "scores": book.edition.scores,
            "teams": list(dict.fromkeys(book.rules.teams.values())),
            "results": list(book.rules.results),
            "points": msgspec.to_builtins(document_points(book), str_keys=True),
            "ties": [rule for rule, _ in TIES],
        }
        for book in TABLES.values()
    ]
    seats = {book.id: 10 if 10 in book.sizes else min(book.sizes) for book in TABLES.values()}
    asked = json.dumps({"editions": editions, "seats": seats}) + "\n"
    ran = subprocess.run([node, script], input=asked, capture_output=True, text=True, check=True)
    return json.loads(ran.stdout)


def test_every_book_with_the_points_of_every_book_is_sound(made):
    assert len(made) == len(TABLES) ** 2 * 3
    for one in made:
        regulation = msgspec.convert(one["sent"], Regulation, strict=False)
        assert unsound(regulation) is None, (one["rules"], one["from"])
        assert one["wrong"] == ""
        if one["rules"] != one["from"]:  # no decimal says these two
            assert regulation.points.compensation == Share("1/3", "2/7")


def test_draws_and_shared_wins_have_points_of_their_own(made):
    for one in made:
        points = msgspec.convert(one["sent"], Regulation, strict=False).points
        shared = {word for word in TABLES[one["rules"]].rules.results if word not in TEAMS}
        assert points.outcomes.keys() == shared
        assert {worth for own in points.outcomes.values() for worth in own.values()} <= {50}


TEAMS = {"red", "black", "maniac"}


def test_a_regulation_that_is_read_and_sent_again_is_the_same(made):
    assert [one["rules"] for one in made if one["sent"] != one["again"]] == []


def test_a_book_with_its_own_points_keeps_all_of_them(made):
    own = [one for one in made if one["rules"] == one["from"]]
    assert {one["rules"] for one in own} == set(TABLES)
    for one in own:
        book = TABLES[one["rules"]]
        points = msgspec.convert(one["sent"], Regulation, strict=False).points
        again = edition_of(book.edition, points)
        assert again.win == book.edition.win
        for name in (*NUMBERS, *VALUES):
            assert getattr(again, name) == getattr(book.edition, name), name
        for team, worth in book.edition.best_moves.items():
            assert dict(again.best_moves[team].points) == dict(worth.points)
            assert again.best_moves[team].sought == worth.sought
        for games, deaths in ((10, 1), (10, 3), (12, 5)):
            was = book.edition.compensation.worth(games, deaths)
            assert again.compensation.worth(games, deaths) == was
