"""Games of a round at live tables: made by the release, watched, handed in as signed protocols."""

import asyncio
from random import Random

from gorod.engine.phases import Over
from gorod.server.tables.table_requests import Do, Take
from tests.kit.random_games import Player
from tests.server import command_sender
from tests.server.tournaments.kit import KEPT_BACK, desk_over_http
from tests.tournament.kit import TEMPER


def run(path, scene, **more):
    async def whole():
        async with desk_over_http(path, **more) as desk:
            await (await desk.shown()).entered(11)
            await scene(desk)

    asyncio.run(whole())


async def table_of(desk, game, who="judge"):
    answer = await desk.post(f"/games/{game}/table", {}, who)
    assert answer.status_code == 201, answer.text
    return await desk.server.services.hub.tables.get(answer.json()["table"])


async def dealt(live):
    judge = command_sender.CommandSender(live)
    await judge.ask(Take())
    await judge.ask(command_sender.DEAL)
    return judge


async def played(live, judge):
    """To the end, as bots play."""
    bot = Player(live.timeline.book.rules, Random(5), TEMPER)
    while not isinstance(live.timeline.now.game.phase, Over):
        await judge.ask(Do(bot.move(live.timeline.now.game)))


def test_a_released_round_has_live_tables_and_their_records_are_handed_in(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        (seen,) = await desk.read("/live", "public")
        assert (seen["game"], seen["players"]) == ("q.1.1", 10)
        live = await table_of(desk, "q.1.1")
        assert live.timeline.table.names == tuple(f"Игрок {n}" for n in range(1, 11))
        assert dict(live.timeline.tags)["judge"] == "Судья judge"
        hand_in = {"id": "h1", "seen": await desk.version()}
        early = await desk.post("/games/q.1.1/hand-in", hand_in, "judge")
        assert early.status_code == 404
        judge = await dealt(live)
        unfinished = await desk.post("/games/q.1.1/hand-in", {**hand_in, "id": "h2"}, "judge")
        assert unfinished.json()["code"] == "unfinished"
        watched = await desk.read("/games/q.1.1/live", "public")
        assert not any(player.get("role") for player in watched["players"])
        await played(live, judge)
        # Over, and not yet a protocol: nothing to watch, nothing to read.
        assert (await desk.get("/games/q.1.1/live", "public")).status_code == 404
        told = {"id": "h3", "seen": await desk.version()}
        assert (await desk.post("/games/q.1.1/hand-in", told, "second")).status_code == 404
        signed = await desk.post("/games/q.1.1/hand-in", told, "judge")
        assert signed.status_code == 200, signed.text
        sheet = (await desk.read("/games/q.1.1"))["sheets"][-1]
        assert sheet["signed_by"] == "Судья judge"
        second = {"type": "confirm-game", "game": "q.1.1", "digest": sheet["digest"]}
        despite = ["penalty-due", "consent-waits", "consent-on-word"]
        assert await desk.refused({**second, "despite": despite}, who="judge") == "same-person"
        await desk.do({**second, "despite": despite}, who="second")
        assert (await desk.read("/games/q.1.1", "public"))["state"] == "confirmed"

    run(tmp_path, scene)


def test_a_replacement_before_the_deal_sits_at_a_new_table(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        before = await table_of(desk, "q.1.1")
        out, by = desk.players[0], desk.players[10]
        # The player who did not sit this round takes over, and plays in no other stage.
        refused = {"type": "replace-player", "out": out, "by": by, "reason": "заболел"}
        assert await desk.refused(refused) == "plays-already"
        name = "Новый ник"
        await desk.do({"type": "edit-player", "player": {"id": out, "nickname": name}})
        after = await table_of(desk, "q.1.1")
        assert after.id != before.id
        assert after.timeline.table.names[0] == name
        assert not (await desk.server.services.store.table(before.id)).live
        await dealt(after)
        await desk.do({"type": "edit-player", "player": {"id": out, "nickname": "Третий"}})
        assert (await table_of(desk, "q.1.1")).id == after.id

    run(tmp_path, scene)


def test_another_judge_before_the_deal_has_a_table_and_links_of_his_own(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        made = (await desk.post("/games/q.1.1/table", {}, "judge")).json()
        await desk.do({"type": "assign-judge", "game": "q.1.1", "judge": "second"})
        after = await table_of(desk, "q.1.1", "second")
        assert dict(after.timeline.tags)["judge"] == "Судья second"
        by = {"authorization": f"Bearer {made['links'][0]['token']}"}
        refused = await desk.http.post(
            f"/api/tables/{made['table']}/hand-in", json={"id": "x"}, headers=by
        )
        assert refused.status_code == 401

    run(tmp_path, scene)


def test_only_the_tables_own_judge_and_the_chief_hold_its_links(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        statuses = {
            who: (await desk.post("/games/q.1.1/table", {}, who)).status_code
            for who in ("judge", "chief", "organiser", "second", "secretary", "p1", "public")
        }
        assert statuses == {
            **dict.fromkeys(("judge", "chief", "organiser"), 201),
            **dict.fromkeys(("secretary", "p1"), 403),
            "second": 404,  # another judge sees their own table only
            "public": 401,
        }
        assert (await desk.post("/games/q.9.9/table", {}, "chief")).status_code == 404

    run(tmp_path, scene)


def test_a_game_of_a_round_that_is_kept_back_is_not_watched(tmp_path):
    async def scene(desk):
        await desk.seated(2)
        assert await desk.read("/live", "public") == []
        assert (await desk.get("/games/q.2.1/live", "p1")).status_code == 404
        assert [game["game"] for game in await desk.read("/live", "chief")] == ["q.2.1"]

    run(tmp_path, scene, regulation=KEPT_BACK)
