"""Bots over real sockets: a table that reasons, and a stranger's script at one of its seats."""

import asyncio
import json
import runpy
from pathlib import Path
from random import Random

from websockets.asyncio.server import serve

from gorod.bots.reasoning import Reasoning
from gorod.server.bots.table import TableOfBots
from tests.kit.running_server import PATIENCE, serving

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


def test_the_example_answers_a_step_that_comes_twice_in_a_day():
    """A second tie: the same candidates speak again."""
    tie = {"phase": "D1.tie", "offers": [{"move": "pass"}]}
    vote, over = {"phase": "D1.vote", "offers": []}, {"phase": "over", "offers": []}
    asked = []

    async def table(socket):
        await socket.recv()
        await socket.send(json.dumps({"type": "welcome", "scope": "seat:4"}))
        for seq, part in enumerate((tie, vote, tie), 1):
            view = {"type": "view", "seq": seq, "players": [], "outcome": None, **part}
            await socket.send(json.dumps(view))
            if part["offers"]:
                asked.append(json.loads(await socket.recv())["seen"])
        last = {"type": "view", "seq": 9, "players": [], "outcome": {"winners": ["red"]}, **over}
        await socket.send(json.dumps(last))

    async def whole():
        async with serve(table, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            play = runpy.run_path(str(EXAMPLE))["play"]
            async with asyncio.timeout(PATIENCE):
                return await play(f"ws://127.0.0.1:{port}", "token")

    assert asyncio.run(whole()) == ["red"]
    assert asked == [1, 3]


def test_a_hunt_of_strangers_alone_goes_on():
    """The judge's bot enters the shots of bots; it waits for nobody else's."""
    bots = TableOfBots("http://nowhere", {}, 0.001, patience=50_000)
    offer = {"move": "shoot", "actor": 4, "choices": {"target": {"type": "one", "of": [0, 1]}}}
    view = {"control": {"holder": "x"}, "clock": None, "phase": "N3.hunt", "offers": [offer]}
    told = bots._request(view, impatient=False)
    assert told["command"]["type"] == "shoot"
    assert not told["command"].get("shots")


def test_the_example_plays_a_whole_game_at_a_table_of_reasoning_bots(tmp_path):
    async def whole():
        async with serving(tmp_path) as server:
            made = await server.table()
            others = {scope: token for scope, token in made.tokens.items() if scope != "seat:4"}
            # However slow the machine is, the judge does not act in the players' place.
            bots = TableOfBots(
                server.url, others, 0.001, Random(5), patience=50_000, player=Reasoning
            )
            play = runpy.run_path(str(EXAMPLE))["play"]
            stranger = play(f"{server.url.replace('http', 'ws', 1)}/ws", made.tokens["seat:4"])
            winners, _ = await asyncio.wait_for(asyncio.gather(stranger, bots.play()), PATIENCE * 2)
            live = await server.services.hub.tables.get(made.id)
            assert tuple(winners) == live.timeline.now.game.outcome.winners
            entries = await server.services.store.entries(made.id)
            assert {f"seat:{seat}" for seat in range(1, 11)} <= {entry.actor for entry in entries}
            hands = [entry for entry in entries if b'"hands"' in entry.body]
            assert hands, "the seats' bots have voted"

    asyncio.run(whole())
