"""Players of a tournament are notified of their seat, round and protest, and only once."""

import asyncio
import json
import sqlite3
from contextlib import closing
from dataclasses import replace

from gorod.server.config import Config
from gorod.server.store.row_codecs import OUTBOX, SUBSCRIPTIONS
from tests.kit.push_service import push_service
from tests.kit.running_server import LOOSE, SteeredTime, serving
from tests.server.notify_kit import resting
from tests.server.tournaments.kit import ServedTournament


def run(path, scene):
    async def whole():
        with push_service() as push:
            config = Config(limits=LOOSE, roles_delay=0, vapid_key=str(path / "vapid.pem"))
            config = replace(config, push_hosts=push.host)
            time = SteeredTime()
            async with serving(path, config, time=time) as server:
                await resting(server.services.notify)
                desk = await ServedTournament(server, time).opened()
                await desk.entered(10)
                await scene(desk, push, lambda: serving(path, config, time=time))

    asyncio.run(whole())


async def subscribed(desk, push, *names):
    for name in names:
        address = push.browser(name).address
        answer = await desk.http.post("/api/notices/push", json=address, headers=desk.headers[name])
        assert answer.status_code == 201, answer.text


async def looked(desk):
    """What the tournament has to tell is written down, and sent."""
    registry = desk.server.services.hub.registry
    while registry._errands:
        await asyncio.gather(*registry._errands)
    await desk.server.services.notify.dispatcher.look()


def said(push):
    return [(one.browser, one.said["title"], one.said["body"]) for one in push.pushed]


def test_a_released_round_tells_everybody_their_own_table_and_seat(tmp_path):
    async def scene(desk, push, _again):
        await subscribed(desk, push, "p1", "p7")
        await desk.seated(1)
        await looked(desk)
        assert sorted(said(push)) == [
            ("p1", "Кубок: ваше место", "Рассадка тура 1 готова: стол 1, место 1."),
            ("p7", "Кубок: ваше место", "Рассадка тура 1 готова: стол 1, место 7."),
        ]
        assert {one.said["page"] for one in push.pushed} == {f"/t/{desk.id}"}

    run(tmp_path, scene)


def test_the_first_game_of_a_round_tells_its_players_that_it_starts(tmp_path):
    async def scene(desk, push, _again):
        await subscribed(desk, push, "p3")
        await desk.seated(1)
        await looked(desk)
        await desk.do({"type": "start-game", "game": "q.1.1"}, who="judge")
        await looked(desk)
        assert said(push)[1:] == [
            ("p3", "Кубок: тур 1 начинается", "Тур 1 начинается. Ваш стол 1, место 3.")
        ]

    run(tmp_path, scene)


def test_whoever_filed_a_protest_is_told_that_it_was_decided_and_not_how(tmp_path):
    async def scene(desk, push, _again):
        await subscribed(desk, push, "p1", "p2")
        await desk.seated(1)
        await desk.signed("q.1.1", 1)
        filed = {"type": "file-protest", "id": "", "game": "q.1.1", "text": "не тот голос"}
        await desk.do({**filed, "player": desk.players[0]}, who="p1")
        (protest,) = await desk.read("/protests", "chief")
        await looked(desk)
        before = len(push.pushed)
        decision = {"type": "decide-protest", "protest": protest["id"], "outcome": "rejected"}
        await desk.do({**decision, "text": "голос был тот"}, who="chief")
        await looked(desk)
        ((who, title, text),) = said(push)[before:]
        assert (who, title) == ("p1", "Кубок: по протесту есть решение")
        assert "голос" not in text

    run(tmp_path, scene)


def test_a_server_that_died_before_it_told_tells_after_its_start_and_once(tmp_path):
    async def scene(desk, push, again):
        await subscribed(desk, push, "p1")
        await desk.seated(1)
        services = desk.server.services
        while services.hub.registry._errands:
            await asyncio.gather(*services.hub.registry._errands)
        await services.store.drop(OUTBOX)  # as if it had died between the log and the outbox
        desk.server.services.tournaments._kept.clear()
        await desk.read("/rounds", "p1")
        await looked(desk)
        assert len(push.pushed) == 1
        desk.server.services.tournaments._kept.clear()
        await desk.read("/rounds", "p1")
        await looked(desk)
        assert len(push.pushed) == 1

    run(tmp_path, scene)


def test_what_happened_long_ago_is_no_news(tmp_path):
    async def scene(desk, push, _again):
        await desk.seated(1)
        desk.time.pass_(7 * 3600)
        await subscribed(desk, push, "p1")
        desk.server.services.tournaments._kept.clear()
        await desk.read("/rounds", "p1")
        await looked(desk)
        assert push.pushed == []

    run(tmp_path, scene)


def test_an_erased_person_is_told_nothing_and_the_file_knows_no_address(tmp_path):
    async def scene(desk, push, _again):
        await subscribed(desk, push, "p1", "p2")
        endpoint = push.browser("p1").endpoint
        data = await desk.read(f"/people/{desk.players[0]}/data", "p1")
        assert [one["channel"] for one in data["notices"]] == ["push"]
        assert endpoint in json.dumps(data)
        erase = {"type": "erase-person", "person": desk.players[0], "reason": "просьба"}
        await desk.do(erase)
        rows = await desk.server.services.store.found(SUBSCRIPTIONS)
        assert [row.person for row in rows] == [f"player:{desk.id}:{desk.players[1]}"]
        with closing(sqlite3.connect(tmp_path / "gorod.db")) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        assert endpoint.encode() not in (tmp_path / "gorod.db").read_bytes()

    run(tmp_path, scene)


def test_what_did_not_arrive_is_shown_to_those_who_run_the_tournament(tmp_path):
    async def scene(desk, push, _again):
        await subscribed(desk, push, "p1")
        push.answers = [(400, {})]
        await desk.seated(1)
        await looked(desk)
        (failed,) = (await desk.read("/notices"))["failed"]
        assert (failed["who"], failed["kind"], failed["why"]) == (
            "Игрок 1",
            "seating-released",
            "push service 400",
        )
        assert (await desk.get("/notices", "p1")).status_code == 403
        assert (await desk.get("/notices", "judge")).status_code == 403
        again = await desk.post("/notices/again", {"key": failed["key"]})
        assert again.json() == {"failed": []}
        await looked(desk)
        assert len(push.pushed) == 1

    run(tmp_path, scene)
