"""Sockets that watch a tournament: told which parts have changed, and only in their own eyes."""

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from gorod.server.config import Config
from gorod.server.tables.table_requests import Take
from gorod.server.wire.padding import SMALL
from tests.kit.running_server import LOOSE
from tests.server import command_sender
from tests.server.tournaments.kit import desk_over_http
from tests.server.tournaments.test_live_games import dealt, table_of
from tests.server.tournaments.test_secrecy import OUTSIDERS, outsiders

OFFICES = ("organiser", "chief", "judge", "second")


def run(path, scene, **more):
    async def whole():
        async with desk_over_http(path, **more) as desk:
            await (await desk.shown()).entered(11)
            await scene(desk)

    asyncio.run(whole())


@asynccontextmanager
async def watching(desk, who="public", server=None, digest="", **more):
    """A socket that watches a tournament, and its welcome."""
    headers = dict(desk.headers[who])
    token = headers.pop("authorization", "").removeprefix("Bearer ")
    async with (server or desk.server).bare(**headers) as viewer:
        own = {"token": token} if token else {"session": "cookie" in headers}
        hello = {"type": "hello", "tournament": desk.id, "digest": digest, **own, **more}
        await viewer.send(hello)
        viewer.welcome = await viewer.next()
        yield viewer


async def settled(desk):
    """Everybody who is to be told has been told."""
    room = desk.server.services.hub.room(desk.id)
    while room is not None and (room._telling or desk.server.services.hub.registry._errands):
        await asyncio.sleep(0)


async def parts_told(viewer):
    frame = await viewer.until("changed", "gone")
    return set(frame.get("parts", [frame.get("code")]))


def test_nobody_is_told_of_what_they_may_not_see(tmp_path):
    """Between two things that everybody sees, the desk does much that only officials see."""

    async def scene(desk):
        await outsiders(desk)
        draft, confirm, release = desk.seating(1)
        hidden = [
            {"type": "add-player", "player": {"id": "new", "nickname": "Тайный"}},
            {"type": "keep-apart", "one": desk.players[0], "other": desk.players[1]},
            draft,
            {**confirm, "despite": ["apart"]},
        ]
        async with AsyncExitStack() as stack:
            told = {
                who: await stack.enter_async_context(watching(desk, who))
                for who in (*OUTSIDERS, *OFFICES)
                if who not in ("dismissed", "elsewhere")
            }
            for command in hidden:
                await desk.do(command)
                await settled(desk)
            await desk.do(release)
            await settled(desk)
            for who, viewer in told.items():
                parts = [await parts_told(viewer)]
                while who in ("organiser", "chief") and len(parts) <= len(hidden):
                    parts.append(await parts_told(viewer))
                assert who in ("organiser", "chief") or "rounds" in parts[0], (who, parts)

    run(tmp_path, scene)


def test_a_page_that_comes_back_hears_whether_it_missed_something(tmp_path):
    async def scene(desk):
        async with watching(desk, "p1") as viewer:
            first = viewer.welcome
            assert (first["stream"], first["resumed"]) == (desk.id, False)
        async with watching(desk, "p1", digest=first["digest"]) as viewer:
            assert viewer.welcome["resumed"]
        await desk.seated(1)
        async with watching(desk, "p1", digest=first["digest"]) as viewer:
            assert not viewer.welcome["resumed"]
            assert {len(raw.encode()) % SMALL for raw in viewer.raw} == {0}

    run(tmp_path, scene)


def test_a_game_in_play_is_told_to_those_who_may_watch_it(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        live = await table_of(desk, "q.1.1")
        async with watching(desk) as viewer:
            await settled(desk)
            judge = command_sender.CommandSender(live)
            await judge.ask(Take())  # only judges may know of it
            await judge.ask(command_sender.DEAL)
            told = await parts_told(viewer)
            assert {"live/q.1.1", "live"} <= told

    run(tmp_path, scene)


def test_the_judges_of_a_table_hear_how_far_their_game_is_at_the_desk(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        made = (await desk.post("/games/q.1.1/table", {}, "judge")).json()
        live = await table_of(desk, "q.1.1")
        async with desk.server.socket(made["links"][0]["token"], "c") as viewer:
            await viewer.view()
            await desk.do({"type": "add-player", "player": {"id": "new", "nickname": "Другой"}})
            await dealt(live)
            await desk.server.services.table_reporter.settled()
            frames = [await viewer.until("changed")]
            assert frames[0]["parts"] == ["tournament"]
            told = [f for f in viewer.frames if f["type"] == "changed"]
            assert len(told) == 1  # the game has started; nobody was notified of the other player

    run(tmp_path, scene)


def test_whoever_may_no_longer_look_is_sent_away(tmp_path):
    async def scene(desk):
        session = {"name": "Зритель", "password": "длинный пароль"}
        await desk.http.post("/api/accounts", json=session)
        signed = await desk.http.post("/api/sessions", json=session)
        desk.http.cookies.clear()
        desk.headers["guest"] = {"cookie": f"gorod_session={signed.cookies['gorod_session']}"}
        links = await desk.read("/links")
        own = next(one["id"] for one in links if one["scope"] == f"player:{desk.players[0]}")
        async with (
            watching(desk, "p1") as player,
            watching(desk, "second") as official,
            watching(desk, "guest") as guest,
            watching(desk) as public,
            watching(desk, "p2") as stays,
        ):
            await desk.http.delete(desk.at(f"/links/{own}"), headers=desk.headers["organiser"])
            assert await parts_told(player) == {"revoked"}
            await desk.http.delete("/api/sessions", headers=desk.headers["guest"])
            await desk.do({"type": "add-club", "club": {"id": "a", "name": "Клуб"}})
            assert await parts_told(guest) == {"expired"}, "nothing more is told without a session"
            gone = {"id": "second", "name": "Судья second", "offices": []}
            await desk.do({"type": "appoint", "official": gone})
            while (told := await parts_told(official)) != {"revoked"}:
                assert "overview" in told
            answer = await desk.http.put(
                desk.at("/shown"), json={"shown": False}, headers=desk.headers["organiser"]
            )
            assert answer.status_code == 204
            while (told := await parts_told(public)) != {"revoked"}:
                assert "overview" in told
            with pytest.raises(ConnectionClosed) as closed:
                await public.next()
            assert closed.value.rcvd.code == 4401
            await desk.do({"type": "add-club", "club": {"id": "b", "name": "Клуб Б"}})
            assert "overview" in await parts_told(stays)

    run(tmp_path, scene)


def test_an_office_that_comes_after_the_session_has_ended_is_told_to_nobody(tmp_path):
    """Another office means another view, sent in full.

    It is not sent to a viewer who has signed out.
    """

    async def scene(desk):
        account = {"name": "Судья", "password": "длинный пароль"}
        await desk.http.post("/api/accounts", json=account)
        signed = await desk.http.post("/api/sessions", json=account)
        desk.http.cookies.clear()
        own = {"cookie": f"gorod_session={signed.cookies['gorod_session']}"}
        added = await desk.http.post(desk.at("/post"), headers={**desk.headers["second"], **own})
        assert added.status_code == 204, added.text
        desk.headers["own"] = own
        async with watching(desk, "own") as official:
            await desk.http.delete("/api/sessions", headers=own)
            more = {"id": "second", "name": "Судья second", "offices": ["secretary"]}
            await desk.do({"type": "appoint", "official": more})
            await settled(desk)
            assert await parts_told(official) == {"expired"}

    run(tmp_path, scene)


@pytest.mark.parametrize(
    ("more", "code"),
    [({"tournament": "none"}, 4404), ({"token": "wrong"}, 4401), ({"tournament": "x" * 65}, 4400)],
)
def test_who_shows_nothing_good_is_refused(tmp_path, more, code):
    async def scene(desk):
        async with watching(desk, **more) as viewer:
            assert viewer.welcome["type"] == "error"
            with pytest.raises(ConnectionClosed) as closed:
                await viewer.next()
            assert closed.value.rcvd.code == code

    run(tmp_path, scene)


def test_a_hidden_tournament_is_not_there_and_no_command_comes_by_this_socket(tmp_path):
    async def scene(desk):
        await desk.http.put(
            desk.at("/shown"), json={"shown": False}, headers=desk.headers["organiser"]
        )
        async with watching(desk) as viewer:
            assert viewer.welcome["code"] == "not-found"
        async with watching(desk, "p1") as viewer:
            wish = {"wish": "take"}
            answer = await viewer.ask(wish)
            assert (answer["type"], answer["code"]) == ("error", "malformed")

    run(tmp_path, scene)


def test_sockets_of_a_tournament_are_bounded(tmp_path):
    limits = msgspec.structs.replace(LOOSE, sockets_per_tournament=1, sockets_per_link=1)

    async def scene(desk):
        async with watching(desk) as first, watching(desk) as second:
            assert first.welcome["type"] == "welcome"
            assert second.welcome["code"] == "too-many"
        async with watching(desk, "chief") as first, watching(desk, "chief") as second:
            assert second.welcome["type"] == "welcome"
            assert await parts_told(first) == {"elsewhere"}

    run(tmp_path, scene, config=Config(limits=limits))


def test_whoever_types_a_paper_hears_that_another_text_was_saved(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        async with watching(desk, "judge") as judge:
            saved = await desk.post("/games/q.1.1/draft", {"id": "d1", "text": "x"}, "chief")
            assert saved.status_code == 200, saved.text
            assert await parts_told(judge) == {"drafts"}

    run(tmp_path, scene)
