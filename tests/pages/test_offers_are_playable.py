"""The console can enter everything that the engine offers in any book, and sends nothing else."""

import json
import os
import shutil
import subprocess
from random import Random

import msgspec
import pytest

from gorod.engine import Command, Refusal, is_offered, offers, start, step
from gorod.engine.by_day.by_day_commands import StopGame
from gorod.engine.by_day.by_day_phases import Epilogue
from gorod.engine.duties import ROLES
from gorod.engine.moves import MOVES
from gorod.engine.phases import Over
from gorod.fair import promised
from gorod.rulebooks import BOOKS, BY_DAY
from gorod.server.chance import SystemChance
from gorod.server.tables.drawing import drawn
from gorod.server.tables.table_requests import sensible
from tests.foundation.test_pages import ROOT, WEB
from tests.kit.invented_rulebook import OPTED

ALONE = [book_id for book_id, book in OPTED.items() if len(book.options) == 1]
LIMIT = 700
AFTER_THE_END = 12
FORMS = {"tap": 10, "next": 6, "press": 0.3, "write": 1, "impose": 0.15, "deal": 1}
"""How often each kind of control is used where there is one."""
UNHURRIED = {**FORMS, "next": 0.4, "press": 0.05, "write": 4, "impose": 0.05}
"""A day that stays open for a while: much is written before it is closed."""


SENT = msgspec.json.Decoder(list[tuple[str, Command]])


class Pages:
    """The pages' code in a separate process: offers in, commands out."""

    def __init__(self, node, script):
        self.node = subprocess.Popen(
            [node, script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.verbs = set(json.loads(self.node.stdout.readline()))

    def commands(self, standing):
        told = msgspec.json.encode([msgspec.to_builtins(offer) for offer in standing]).decode()
        self.node.stdin.write(told + "\n")
        self.node.stdin.flush()
        return SENT.decode(self.node.stdout.readline())

    def close(self):
        self.node.stdin.close()
        self.node.wait(180)


@pytest.fixture(scope="module")
def pages(tmp_path_factory):
    bundler = WEB / "node_modules" / ".bin" / "rolldown"
    node = shutil.which("node", path=f"{ROOT}/.venv/bin:{os.environ['PATH']}")
    if not bundler.exists() or node is None:
        pytest.skip("needs Node and the pages' packages: make ui")
    script = tmp_path_factory.mktemp("pages") / "playable.mjs"
    source = WEB / "tests" / "playable.ts"
    subprocess.run(
        [bundler, source, "--platform", "node", "--format", "esm", "--file", script],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    started = Pages(node, script)
    yield started
    started.close()


def test_every_verb_has_a_way(pages):
    """The generated table of the pages is the engine's."""
    assert pages.verbs == {name for name, move in MOVES.items() if move.form}


def reaches(offer, commands):
    """Whether some command is this offer's."""
    if offer.move in (*ROLES, "shoot") and not any(offer.choices["target"].of):
        return True  # nothing to show, so the judge goes on
    if offer.move == "shoot":
        return any(offer.actor == shot[0] for c in commands for shot in getattr(c, "shots", ()))
    return any(is_offered((offer,), command) for command in commands)


def played(pages, book, seed, often=FORMS):
    """A game by nothing but what the pages send; gives the verbs that were offered."""
    chance, met, after = Random(seed), set(), 0
    rules = book.rules
    size = chance.choice(sorted(rules.sizes)[:6])
    game, _ = start(rules, size)
    for _ in range(LIMIT):
        standing = offers(rules, game)
        ended = isinstance(game.phase, Over | Epilogue)
        after += ended
        if after > AFTER_THE_END or not standing:
            return met
        sent = pages.commands(standing)
        for _, stop in [one for one in sent if isinstance(one[1], StopGame)]:
            assert not isinstance(step(rules, game, stop)[1], Refusal)  # and the game continues
            sent.remove(("write", stop))
        commands = [command for _, command in sent]
        assert [c for c in commands if not is_offered(standing, c)] == []
        assert [c for c in commands if not sensible(c, size)] == []
        assert [o for o in standing if o.verb != "stop" and not reaches(o, commands)] == []
        assert ended or any(form in ("tap", "next", "deal") for form, _ in sent), game.phase
        kinds = sorted({form for form, _ in sent})
        (kind,) = chance.choices(kinds, [often[form] for form in kinds])
        command = chance.choice([command for form, command in sent if form == kind])
        game, events = step(rules, game, command)
        assert not isinstance(events, Refusal), (command, events)
        met |= {offer.move for offer in standing}
    pytest.fail(f"{book.id}: the game does not end")


@pytest.mark.parametrize("book_id", [book_id for book_id in BOOKS if book_id != BY_DAY.id])
def test_a_game_of_every_book_is_played_by_what_the_pages_send(pages, book_id):
    assert {"vote", "foul", "pass"} <= played(pages, BOOKS[book_id], 0)


def test_a_game_by_day_is_hosted_by_what_the_pages_send(pages):
    met = set()
    for seed in range(5):
        met |= played(pages, BY_DAY, seed, UNHURRIED)
    own = {name for name, move in MOVES.items() if move.command.__module__ == StopGame.__module__}
    assert met == own | {"deal", "dq"}


@pytest.mark.parametrize("book_id", ALONE)
def test_so_is_one_with_options(pages, book_id):
    assert "pass" in played(pages, OPTED[book_id], 0)


@pytest.mark.parametrize("book_id", [*BOOKS, *ALONE])
def test_the_server_deals_at_every_table(book_id):
    """Also where a card stays aside."""
    rules = (BOOKS | OPTED)[book_id].rules
    for size in sorted(rules.sizes)[:6]:
        game, _ = start(rules, size)
        due = drawn(rules, game, promised("t1", rules.deck(size), SystemChance().secret()))
        assert not isinstance(step(rules, game, due.command)[1], Refusal)
