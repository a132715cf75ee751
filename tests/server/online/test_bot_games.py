"""Ten bots, and as many as a rulebook wants, play whole games that nobody judges but the server."""

import asyncio
from random import Random

import pytest

from gorod.bots.random_legal import RandomLegal
from gorod.bots.reasoning import Reasoning
from gorod.rulebooks import BOOKS
from gorod.server.tables.table_entries import Entered, Moved, decode
from tests.kit.online_table import SeatSocket, begun, played
from tests.kit.running_server import SteeredTime, serving

TABLES = {rules: max(book.rules.sizes) for rules, book in BOOKS.items() if rules != "by-day"}


def bots_at(server, made, size, player):
    return [
        SeatSocket(server.url, made.tokens[f"seat:{seat}"], seat, player(), Random(seat))
        for seat in range(1, size + 1)
    ]


async def whole_game(path, rules, size, player, options=()):
    time = SteeredTime()
    async with serving(path, time=time) as server, asyncio.TaskGroup() as group:
        services = server.services
        made = await begun(services, rules, size, options)
        live = await services.hub.tables.get(made.id)
        seats = bots_at(server, made, size, player)
        tasks = [group.create_task(seat.play()) for seat in seats]
        await played(services, time, live, seats)
        for task in tasks:
            task.cancel()
        entries = await services.store.entries(made.id)
        return live.timeline.now.game, entries, seats


@pytest.mark.parametrize("rules", TABLES)
def test_a_table_of_bots_plays_a_whole_game_under_the_automatic_judge(rules, tmp_path):
    chance = Random(rules)
    game, entries, seats = asyncio.run(
        whole_game(tmp_path, rules, TABLES[rules], lambda: RandomLegal(chance, 7))
    )
    assert game.outcome is not None
    actors = {entry.actor for entry in entries}
    assert "judge" not in actors, "nobody has judged"
    assert {f"seat:{seat}" for seat in range(1, TABLES[rules] + 1)} <= actors
    bodies = [(entry.actor, decode(entry.body)) for entry in entries]
    judged = [body for actor, body in bodies if actor == "automatic-judge"]
    assert any(isinstance(body, Moved) and body.events for body in judged)
    assert any(isinstance(body, Entered) for _, body in bodies)
    for seat in seats:
        answers = {answer["type"] for answer in seat.answers}
        refused = {answer["code"] for answer in seat.answers if answer["type"] == "refused"}
        assert refused <= {"no-floor"}, "a sentence may come when there is nothing to say"
        assert answers <= {"ack", "stale", "refused"}
        assert seat.views[-1]["outcome"], "everybody was told the result"


def test_reasoning_bots_play_a_whole_game_under_the_automatic_judge(tmp_path):
    game, _, _ = asyncio.run(whole_game(tmp_path, "fiim-2019", 10, Reasoning))
    assert game.outcome is not None
    assert game.facts.ballots, "they have voted"
    assert game.facts.checks, "they have checked"
