"""Real sockets: a judge, players, the hall, an overlay; networks that fail."""

import asyncio
from contextlib import AsyncExitStack
from itertools import count

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from gorod.server.access.limits import Rate
from gorod.server.config import Config
from gorod.server.hub.hub import PING_MS
from tests.kit.deaf_socket import deaf_socket
from tests.kit.running_server import AT_ONCE, CARDS, LOOSE, SteeredTime, served, serving


@served
async def test_a_command_reaches_everybody_who_may_notice(server):
    made = await server.table()
    async with (
        server.judge(made) as judge,
        server.socket(made.tokens["seat:3"]) as player,
        server.socket(made.tokens["hall"]) as hall,
    ):
        await player.view()
        await hall.view()
        assert (await judge.do("deal", cards=list(CARDS)))["type"] == "ack"
        assert (await player.view())["players"][2]["role"] == "citizen"
        assert (await hall.view())["players"][2]["role"] is None
        assert judge.last["players"][7]["role"] == "don"


@served
async def test_what_only_some_notice_waits_for_the_next_step_of_all(server):
    """A frame sent only to the black team would reveal it to a reader who counts frames."""
    async with (
        server.dealt(CARDS) as (made, judge),
        server.socket(made.tokens["hall"]) as hall,
        server.socket(made.tokens["seat:9"]) as black,
    ):
        await hall.view()
        await black.view()
        before = hall.seq
        assert (await judge.do("order", seats=[1, 2, 3]))["type"] == "ack"
        assert await hall.quiet()
        assert await black.quiet()
        await judge.do("proceed")
        assert (await hall.view())["seq"] == before + 1
        told = await black.view()
        assert "order-set" in {timeline["event"] for timeline in told["log"]["add"]}


@served
async def test_a_player_acts_by_his_own_link(server):
    async with server.dealt(CARDS) as (made, judge):
        while judge.last["phase"].startswith("N"):
            await judge.do("proceed")
        floor = judge.last["clock"]["seat"]
        async with server.socket(made.tokens[f"seat:{floor}"]) as speaker:
            view = await speaker.view()
            assert {offer["move"] for offer in view["offers"]} >= {"nominate", "pass"}
            assert (await speaker.do("nominate", seat=floor, target=5))["type"] == "ack"
            assert (await judge.view())["candidates"] == [5]
            refused = await speaker.do("foul", seat=2, clause="")
            assert (refused["type"], refused["code"]) == ("refused", "not-offered")


@served
async def test_a_copy_by_socket_and_by_http_is_done_once(server):
    async with server.dealt(CARDS) as (made, judge):
        wish = {"wish": "do", "command": {"type": "proceed"}}
        seen = judge.seq
        first = await judge.ask(wish, "same", seen)
        body = {"id": "same", "seen": seen, "wish": wish, "console": "console-1"}
        path, by = f"/api/tables/{made.id}/commands", made.bearer("judge")
        again = await server.http.post(path, json=body, headers=by)
        assert (again.status_code, again.json()) == (200, first)
        other = await server.http.post(path, json={**body, "wish": {"wish": "redo"}}, headers=by)
        assert (other.status_code, other.json()["type"]) == (409, "conflict")
        assert judge.seq == seen + 1


@served
async def test_many_copies_at_once_are_done_once(server):
    async with server.dealt(CARDS) as (made, judge):
        body = {
            "id": "x",
            "seen": judge.seq,
            "wish": {"wish": "do", "command": {"type": "proceed"}},
        }
        path, by = f"/api/tables/{made.id}/commands", made.bearer("judge")
        posts = [
            server.http.post(path, json={**body, "console": "console-1"}, headers=by)
            for _ in range(10)
        ]
        told = {answer.text for answer in await asyncio.gather(*posts)}
        assert len(told) == 1
        assert (await judge.view())["seq"] == 4
        assert await judge.quiet()


@served
async def test_a_stale_command_is_told_where_the_game_is(server):
    async with server.dealt(CARDS) as (_, judge):
        await judge.do("proceed")
        late = await judge.ask({"wish": "do", "command": {"type": "proceed"}}, seen=3)
        assert (late["type"], late["seq"]) == ("stale", 4)


@served
async def test_a_second_console_takes_over_at_once(server):
    made = await server.table()
    async with server.judge(made, "first") as one, server.judge(made, "second") as two:
        told = await asyncio.wait_for(one.view(), AT_ONCE)
        assert told["control"]["epoch"] == 2
        assert told["control"]["holder"] == two.last["control"]["holder"]
        assert (await one.ask({"wish": "draw"}))["code"] == "not-in-control"
        assert (await two.ask({"wish": "draw"}))["type"] == "ack"


@served
async def test_a_revoked_link_is_shut_at_once(server):
    made = await server.table()
    async with server.socket(made.tokens["seat:2"]) as player, server.judge(made) as judge:
        await player.view()
        path = f"/api/tables/{made.id}/links/{made.links['seat:2']}"
        answer = await server.http.delete(path, headers=made.bearer("judge"))
        assert answer.status_code == 204
        gone = await asyncio.wait_for(player.until("gone"), AT_ONCE)
        assert gone["code"] == "revoked"
        with pytest.raises(ConnectionClosed) as closed:
            await player.next(AT_ONCE)
        assert closed.value.rcvd.code == 4401
        assert (await judge.ask({"wish": "draw"}))["type"] == "ack"
    async with server.bare() as again:
        await again.send({"type": "hello", "token": made.tokens["seat:2"]})
        assert (await again.next())["code"] == "unauthorised"


@served
async def test_a_ticket_is_good_once(server):
    made = await server.table()
    answer = await server.http.post("/api/tickets", headers=made.bearer("hall"))
    hello = {"type": "hello", "ticket": answer.json()["ticket"]}
    async with server.bare() as first, server.bare() as second:
        await first.send(hello)
        assert (await first.next())["scope"] == "hall"
        await second.send(hello)
        assert (await second.next())["code"] == "unauthorised"


@served
async def test_a_cut_network_misses_nothing_and_hears_nothing_twice(server):
    """The hall is cut after every second move; its log is the one of a hall that was not."""
    async with server.dealt(CARDS) as (made, judge):
        async with server.socket(made.tokens["hall"]) as steady:
            log, seen = [], 0
            for move in range(12):
                floor = judge.last["clock"] and judge.last["clock"]["seat"]
                await (judge.do("pass", seat=floor) if floor else judge.do("proceed"))
                if move % 2:
                    async with server.socket(made.tokens["hall"], seen=seen) as hall:
                        view = await hall.view()
                        assert hall.frames[0]["resumed"] == (seen > 0)
                        log = [*log[: view["log"]["keep"]], *view["log"]["add"]]
                        seen = view["seq"]
            whole = []
            while not await steady.quiet():
                pass
            for view in steady.frames:
                if view["type"] == "view":
                    whole = [*whole[: view["log"]["keep"]], *view["log"]["add"]]
            assert (log, seen) == (whole, steady.seq)


@served
async def test_an_undo_cuts_the_log_of_everybody(server):
    async with server.dealt(CARDS) as (made, judge):
        while judge.last["phase"].startswith("N"):
            await judge.do("proceed")
        async with server.socket(made.tokens["hall"]) as hall:
            first = await hall.view()
            await judge.do("nominate", seat=1, target=4)
            assert (await hall.view())["candidates"] == [4]
            assert (await judge.ask({"wish": "undo", "reason": "не тот"}))["type"] == "ack"
            back = await hall.view()
            assert back["candidates"] == []
            assert back["log"] == {"keep": len(first["log"]["add"]), "add": []}
            assert "не тот" not in hall.raw[-1]
            await judge.ask({"wish": "redo"})
            assert (await hall.view())["candidates"] == [4]


@served
async def test_the_seed_is_promised_before_the_deal_and_kept_during_the_game(server):
    async with server.dealt() as (made, judge):
        promised = {frame["commitment"] for frame in judge.frames if frame["type"] == "view"}
        assert len(promised) == 1
        proof = await server.http.get(f"/api/tables/{made.id}/fair", headers=made.bearer("judge"))
        deal = proof.json()["deals"][0]
        assert (deal["commitment"], deal["secret"], deal["cards"]) == (*promised, "", [])


def test_a_slow_reader_is_dropped_with_his_number_and_nobody_waits_for_him(tmp_path):
    """They read nothing; the others are served at once, and the slow reader may resume later."""

    async def whole():
        limits = msgspec.structs.replace(LOOSE, pending=8, stuck_ms=300)
        async with (
            serving(tmp_path, Config(limits=limits)) as server,
            server.dealt(CARDS) as (made, judge),
            server.socket(made.tokens["hall"]) as hall,
        ):
            slow = await deaf_socket(server.services.config.port, made.tokens["seat:1"])
            await asyncio.sleep(0.1)
            loop = asyncio.get_running_loop()
            longest = 0.0
            for move in count():  # until the time allowed to the slow reader is over
                begun = loop.time()
                await judge.ask({"wish": "timer", "do": "set", "seconds": 60 + move % 7})
                await hall.view()
                longest = max(longest, loop.time() - begun)
                if _dropped(server) and move > 50:
                    break
            assert longest < AT_ONCE
            slow.close()
            async with server.socket(made.tokens["seat:1"], seen=2) as back:
                assert back.frames[0]["resumed"]
                assert (await back.view())["seq"] == back.seq

    asyncio.run(whole())


def _dropped(server):
    room = server.services.hub._rooms
    sockets = [s for r in room.values() for s in r.sockets]
    return int(not any(s.by.seat == 1 for s in sockets))


def test_a_delayed_overlay_is_told_late_even_when_it_reconnects(tmp_path):
    time = SteeredTime()

    async def whole():
        async with serving(tmp_path, time=time) as server:
            made = await server.table()
            await server.link(made, "overlay-roles", delay=30)
            time.pass_(31)
            async with server.judge(made) as judge:
                async with server.socket(made.tokens["overlay-roles"]) as overlay:
                    assert (await overlay.view())["players"][7]["role"] is None
                    await judge.do("deal", cards=list(CARDS))
                    time.pass_(29)
                    assert await overlay.quiet(0.6)
                    by = made.bearer("overlay-roles")
                    looked = await server.http.get(f"/api/tables/{made.id}/view", headers=by)
                    assert looked.json()["players"][7]["role"] is None
                    async with server.socket(made.tokens["overlay-roles"]) as again:
                        assert (await again.view())["players"][7]["role"] is None
                    time.pass_(2)
                    assert (await overlay.view())["players"][7]["role"] == "don"

    asyncio.run(whole())


def test_only_a_socket_that_is_told_nothing_is_pinged(tmp_path):
    """The page waits for three times as long as this before it takes the line for lost."""
    time = SteeredTime()

    async def whole():
        async with serving(tmp_path, time=time) as server:
            made = await server.table()
            async with server.judge(made) as judge, server.socket(made.tokens["hall"]) as hall:
                await hall.view()
                for _ in range(2):
                    told = time.ms()
                    for _ in range(2):
                        time.pass_(PING_MS / 1000)
                        server.services.hub.tick()
                    assert (await hall.until("ping"))["now_ms"] == told + 2 * PING_MS
                    await judge.ask({"wish": "timer", "do": "set", "seconds": 30})
                    await hall.view()

    asyncio.run(whole())


def test_a_link_past_its_time_is_shut(tmp_path):
    time = SteeredTime()

    async def whole():
        async with serving(tmp_path, time=time) as server:
            made = await server.table()
            await server.link(made, "side-judge", hours=1)
            async with server.socket(made.tokens["side-judge"]) as side:
                await side.view()
                time.pass_(3601)
                assert (await side.until("gone"))["code"] == "expired"
            by = made.bearer("side-judge")
            assert (await server.http.get("/api/tables", headers=by)).status_code == 401

    asyncio.run(whole())


def test_a_socket_that_says_too_much_is_told_so(tmp_path):
    limits = msgspec.structs.replace(LOOSE, frame=Rate(3, 0.001))

    async def whole():
        async with serving(tmp_path, Config(limits=limits)) as server, server.bare() as viewer:
            made = await server.table()
            await viewer.send({"type": "hello", "token": made.tokens["hall"]})
            for _ in range(5):
                await viewer.send({"type": "pong"})
            assert (await viewer.until("error"))["code"] == "too-many"

    asyncio.run(whole())


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_a_foreign_page_gets_no_socket(tmp_path, origin):
    async def whole():
        async with serving(tmp_path) as server:
            with pytest.raises(InvalidStatus) as refused:
                async with server.bare(origin=origin):
                    pass
            assert refused.value.response.status_code == 403
            async with server.bare(origin=server.url):
                pass

    asyncio.run(whole())


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "null",
        "[]",
        '{"type":"nothing"}',
        '{"type":"ask"}',
        '{"type":"ask","id":"x","seen":-1,"wish":{"wish":"take"}}',
        '{"type":"ask","id":"../x","seen":1,"wish":{"wish":"take"}}',
        '{"type":"ask","id":"x","seen":1,"wish":{"wish":"do","command":{"type":"win"}}}',
        '{"type":"ask","id":"x","seen":1,"wish":{"wish":"take","extra":1}}',
        '{"type":"hello"}',
        "[" * 5000,
        '{"a":' * 2000,
    ],
)
def test_a_frame_that_is_none_changes_nothing(tmp_path, frame):
    async def whole():
        async with serving(tmp_path) as server:
            made = await server.table()
            async with server.judge(made) as judge:
                await judge.send(frame)
                assert (await judge.until("error"))["code"] == "malformed"
                assert (await judge.ask({"wish": "draw"}))["seq"] == 3

    asyncio.run(whole())


@served
async def test_a_frame_too_large_ends_the_socket(server):
    made = await server.table()
    async with server.socket(made.tokens["hall"]) as hall:
        await hall.view()
        await hall.send("x" * 20_000)
        with pytest.raises(ConnectionClosed) as closed:
            await hall.until("gone", "error")
        assert closed.value.rcvd.code == 1009


@pytest.mark.parametrize("hello", [{}, {"token": "x" * 43}, {"ticket": "y" * 43}])
def test_who_shows_nothing_good_is_sent_away(tmp_path, hello):
    async def whole():
        async with serving(tmp_path) as server, server.bare() as viewer:
            await viewer.send({"type": "hello", **hello})
            assert (await viewer.next())["code"] == "unauthorised"
            with pytest.raises(ConnectionClosed):
                await viewer.next()

    asyncio.run(whole())


def test_a_stopped_server_tells_where_to_resume(tmp_path):
    async def whole():
        async with serving(tmp_path) as server:
            made = await server.table()
            async with server.socket(made.tokens["hall"]) as hall:
                await hall.view()
                closing = asyncio.create_task(server.services.hub.close())
                gone = await hall.until("gone")
                await closing
                assert (gone["code"], gone["seq"]) == ("shutdown", 1)

    asyncio.run(whole())


def test_two_servers_with_the_same_seeds_say_the_same(tmp_path):
    """Everything that is sent depends on the commands, the clock and the chance alone."""
    from tests.kit.running_server import SeededChance  # noqa: PLC0415

    async def told(folder):
        folder.mkdir()
        parts = {"time": SteeredTime(), "chance": SeededChance(7)}
        async with serving(folder, **parts) as server, server.dealt() as (made, judge):
            async with server.socket(made.tokens["hall"]) as hall:
                await hall.view()
                await judge.do("proceed")
                await hall.view()
                return [*judge.raw, *hall.raw]

    assert asyncio.run(told(tmp_path / "a")) == asyncio.run(told(tmp_path / "b"))


def test_what_is_asked_of_a_closed_table_is_over(tmp_path):
    async def whole():
        async with serving(tmp_path) as server:
            made = await server.table()
            async with server.socket(made.tokens["hall"]) as hall:
                await hall.view()
                path = f"/api/tables/{made.id}/close"
                answer = await server.http.post(path, headers=made.bearer("judge"))
                assert answer.status_code == 204
                assert (await hall.until("gone"))["code"] == "closed"
            by, body = made.bearer("judge"), {"id": "x", "seen": 1, "wish": {"wish": "take"}}
            path = f"/api/tables/{made.id}/commands"
            late = await server.http.post(path, json={**body, "console": "c"}, headers=by)
            assert (late.status_code, late.json()["code"]) == (422, "closed")

    asyncio.run(whole())


def test_an_idle_table_is_forgotten_and_comes_back_the_same(tmp_path):
    time = SteeredTime()

    async def whole():
        async with serving(tmp_path, time=time) as server:
            hub = server.services.hub
            async with server.dealt() as (made, judge):
                before = (await hub.tables.get(made.id)).timeline.now.game
                time.pass_(3600)
                hub.tick()
                assert hub.tables.known(made.id) is not None
            while hub._rooms:
                await asyncio.sleep(0.01)
            time.pass_(3600)
            hub.tick()
            assert hub.tables.known(made.id) is None
            async with server.socket(made.tokens["judge"], "console-1", judge.seq) as again:
                assert again.frames[0]["resumed"]
                assert (await hub.tables.get(made.id)).timeline.now.game == before

    asyncio.run(whole())

    asyncio.run(whole())


def test_a_crowd_of_one_kind_keeps_no_judge_and_no_player_out(tmp_path):
    """A player opens sockets without end, the hall is full: judge and seats still get in."""

    async def whole():
        limits = msgspec.structs.replace(LOOSE, sockets_per_table=3, sockets_per_link=2)
        async with AsyncExitStack() as kept, serving(tmp_path, Config(limits=limits)) as server:
            made = await server.table()

            async def opened(scope):
                viewer = await kept.enter_async_context(server.socket(made.tokens[scope]))
                await viewer.view()
                return viewer

            flood = [await opened("seat:3") for _ in range(5)]
            for early in flood[:3]:
                gone = await early.until("gone")
                assert (gone["code"], await _closed(early)) == ("elsewhere", 4409)
            for _ in range(3):
                await opened("hall")
            async with server.bare() as late:
                await late.send({"type": "hello", "token": made.tokens["hall"]})
                assert (await late.next())["code"] == "too-many"
            await opened("seat:4")
            judge = await kept.enter_async_context(server.judge(made))
            assert (await judge.do("deal", cards=list(CARDS)))["type"] == "ack"
            for late in flood[3:]:
                while (await late.view())["players"][2]["role"] != "citizen":
                    pass

    asyncio.run(whole())


def test_many_links_of_one_seat_share_its_room(tmp_path):
    async def whole():
        limits = msgspec.structs.replace(LOOSE, sockets_per_link=2, sockets_per_place=3)
        async with AsyncExitStack() as kept, serving(tmp_path, Config(limits=limits)) as server:
            made = await server.table()

            async def opened():
                entered = server.socket(made.tokens["seat:3"])
                return await kept.enter_async_context(entered)

            first, second = await opened(), await opened()
            await server.link(made, "seat:3")
            other, last = await opened(), await opened()
            assert (await first.until("gone"))["code"] == "elsewhere"
            async with server.judge(made) as judge:
                await judge.do("deal", cards=list(CARDS))
                for viewer in (second, other, last):
                    while (await viewer.view())["players"][2]["role"] != "citizen":
                        pass

    asyncio.run(whole())


async def _closed(viewer):
    with pytest.raises(ConnectionClosed) as closed:
        await viewer.next(AT_ONCE)
    return closed.value.rcvd.code


def test_wrong_tokens_by_socket_are_limited_together_with_those_over_http(tmp_path):
    limits = msgspec.structs.replace(LOOSE, wrong_token=Rate(3, 1e-9))

    async def tried(server, token):
        async with server.bare() as viewer:
            await viewer.send({"type": "hello", "token": token})
            told = await viewer.next()
            return told["scope"] if told["type"] == "welcome" else told["code"]

    async def whole():
        async with serving(tmp_path, Config(limits=limits)) as server:
            made = await server.table()
            told = [await tried(server, "x" * 43) for _ in range(5)]
            assert told == ["unauthorised"] * 3 + ["too-many"] * 2
            wrong = {"authorization": f"Bearer {'x' * 43}"}
            assert (await server.http.get("/api/me", headers=wrong)).status_code == 429
            assert await tried(server, made.tokens["judge"]) == "judge", "a good one still opens"
            assert server.services.metrics.limited_so_far("wrong-token") == 3

    asyncio.run(whole())
