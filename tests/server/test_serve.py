"""`gorod serve` as a process: the demonstration, its links, its end; bots that finish a game."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from collections import Counter
from datetime import UTC, datetime
from random import Random

import msgspec
import pytest

from gorod.cli import main
from gorod.fair import Proof, Verdict, checked, verdict_of
from gorod.rulebooks.fiim_2019 import FIIM_2019
from gorod.server.bots.table import TableOfBots
from gorod.server.demonstration.tournament_logs import cup_log, league_log
from gorod.server.web import ui
from gorod.tournament.standings.counted_games import Scope
from gorod.tournament.standings.ledger import Ledger
from tests.kit.running_server import PATIENCE, serving
from tests.kit.server_processes import until_open


def start(tmp_path, *flags):
    return subprocess.Popen(
        [sys.executable, "-m", "gorod", "serve", "--port", "0", *flags],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={
            **os.environ,
            "GOROD_DATABASE": "evening.db",
            "GOROD_LOG_LEVEL": "info",
            "GOROD_JOURNAL": "evening.log",
        },
    )


def test_the_demonstration_opens_prints_its_links_and_stops_cleanly(tmp_path):
    process = start(tmp_path, "--demo", "--pace", "0.05")
    try:
        text = "".join(until_open(process))
        url = re.search(r"http://127\.0\.0\.1:\d+", text)[0]
        for who in ("Судья", "Игрок 1", "Зал", "Трансляция:"):
            assert re.search(rf"{who}:? {url}/(?:judge|play|hall|overlay)#\S{{43}}", text), text
        tables = json.load(urllib.request.urlopen(f"{url}/api/tables", timeout=PATIENCE))
        assert {"Показательная игра", "Игра по дням"} <= {table["title"] for table in tables}
        listed = json.load(urllib.request.urlopen(f"{url}/api/tournaments", timeout=PATIENCE))
        assert {one["name"]: one["state"] for one in listed} == {
            "Кубок Белых ночей": "over",
            "Осенняя лига": "playing",
        }
        process.send_signal(signal.SIGTERM)
        out, errors = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
    assert (process.returncode, errors) == (0, "")
    assert "{" not in text + out, "the journal stands in its file"
    log = (tmp_path / "evening.log").read_text("utf-8")
    assert '"what":"link made"' in log
    assert "всё записано" in out
    assert '"level":"error"' not in log
    for token in re.findall(r"table#(\S{43})", text):
        assert token not in log


@pytest.mark.parametrize(
    ("flags", "told"),
    [
        (["--port", "99999"], "port"),
        (["--smtp", "smtp://club:geheim@mail.example"], "mail-from"),
        (["--database", "mysql://x"], "mysql://"),
        (["--host", "203.0.113.1"], "Cannot assign requested address"),
    ],
)
def test_what_cannot_be_opened_is_said_in_a_line(tmp_path, flags, told):
    process = start(tmp_path, *flags)
    out, errors = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (2, "")
    assert told in errors.splitlines()[-1]
    assert "Traceback" not in errors
    assert "geheim" not in errors


def test_a_copy_without_pages_is_not_served(monkeypatch, capsys):
    monkeypatch.setattr(ui, "built", lambda _: None)
    assert main(["--lang", "en", "serve", "--port", "0"]) == 2
    told = capsys.readouterr().err
    assert "built without its pages" in told
    assert "make ui" in told
    assert "Traceback" not in told


def test_bots_play_a_whole_game_by_what_they_are_offered(tmp_path):
    async def whole():
        async with serving(tmp_path) as server:
            made = await server.table()
            # However slow the machine is, the judge does not act in the players' place.
            bots = TableOfBots(server.url, made.tokens, 0.001, Random(3), patience=5_000)
            await asyncio.wait_for(bots.play(), PATIENCE * 2)
            live = await server.services.hub.tables.get(made.id)
            assert live.timeline.now.game.outcome is not None
            await the_deal_was_promised(server, made, live.timeline.now.game.cards)
            entries = await server.services.store.entries(made.id)
            actors = {entry.actor for entry in entries}
            assert {"judge", "server"} < actors
            orders = Counter(
                e.actor for e in entries if b'"order"' in e.body and e.actor != "judge"
            )
            nights = int(live.timeline.now.game.outcome.moment[1:])
            assert max(orders.values(), default=0) <= nights, "nobody repeats an order all night"
            assert sum(actor.startswith("seat:") for actor in actors) > 5

    asyncio.run(whole())


async def the_deal_was_promised(server, made, cards):
    """Anybody can check it: the secret has the hash that was published, and gives these cards."""
    view = await server.http.get(f"/api/tables/{made.id}/view", headers=made.bearer("hall"))
    told = await server.http.get(f"/api/tables/{made.id}/fair", headers=made.bearer("hall"))
    proof = msgspec.json.decode(told.content, type=Proof)
    assert proof.deals[-1].commitment == view.json()["commitment"]
    assert verdict_of(checked(proof, cards)) is Verdict.HOLDS
    assert proof.deck == tuple(FIIM_2019.rules.deck(len(cards)))


def test_the_demonstration_has_a_finished_tournament_and_one_under_way():
    over = cup_log("account:1").tournament
    assert "q" in over.finished
    table = Ledger().table(over, Scope("q"))
    assert (len(table.games), table.provisional, table.lines[0].row.place) == (6, False, 1)
    going = league_log("account:1", "Лига", datetime.now(UTC)).tournament
    assert [own.locked for own in going.rounds.values()] == [True, True] + [False] * 4
