"""The tournament's log records who was given sight of roles, and nobody can remove it."""

import asyncio
import re

from gorod.server.store.database_backup import verify
from tests.server.tournaments.kit import KEPT_BACK, desk_over_http
from tests.server.tournaments.test_ended_links import GAME, own_seat, taken
from tests.server.tournaments.test_live_games import dealt, played, run

TOKEN = re.compile(r"[A-Za-z0-9_-]{40,}|[0-9a-f]{40,}")


async def sights(desk, who="organiser", **more):
    answer = await desk.get("/log/roles", who, **more)
    assert answer.status_code == 200, answer.text
    assert not TOKEN.search(answer.text)
    return answer.json()


async def told(desk, link):
    """What the log says of one link: what happened to it, and who answers for that."""
    return [(own["what"], own["name"]) for own in await sights(desk) if own["link"] == link["id"]]


def test_a_link_that_shows_roles_is_noted_when_it_is_made_first_used_and_ended(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        link = await taken(desk, "judge")
        by = {"authorization": f"Bearer {link['token']}"}
        at = f"/api/tables/{link['table']}"
        for _ in range(2):  # the second time is not the first
            assert (await desk.http.get(f"{at}/view", headers=by)).status_code == 200
        async with desk.server.socket(link["token"]) as console:
            await console.view()
        further = await desk.http.post(f"{at}/links", json={"scope": "overlay-roles"}, headers=by)
        seat = await own_seat(desk, "p3")
        gone = {"id": "judge", "name": "Судья judge", "offices": []}
        await desk.do({"type": "appoint", "official": gone})
        made = [("link-made", "Судья judge"), ("link-used", "Судья judge")]
        ended = ("link-ended", "по решению штаба")
        assert await told(desk, link) == [*made, ended]
        assert await told(desk, further.json()) == [made[0], ended]
        assert await told(desk, seat) == [("link-made", "Игрок 3")]
        own = [one for one in await sights(desk) if one["link"] == link["id"]]
        assert [one["text"] for one in own] == [
            "создана ссылка: Судья, тур 1, стол 1",
            "ссылкой воспользовались впервые: Судья, тур 1, стол 1",
            "ссылка закрыта: Судья, тур 1, стол 1",
        ]
        english = await desk.get("/log/roles?lang=en")
        assert "a link was closed: Judge, round 1, table 1" in english.text
        # The organiser made the official's own link, and the official used it.
        chief = [one for one in await sights(desk) if "Судья chief" in one["text"]]
        assert [(one["what"], one["by"]) for one in chief[:2]] == [
            ("link-made", "account:1"),
            ("link-used", "official:chief"),
        ]

    run(tmp_path, scene)


def test_links_of_the_hall_and_for_signing_up_are_not_noted(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        before = len(await sights(desk))
        chiefs = len([one for one in await sights(desk) if one["by"] == "official:chief"])
        for scope in ("hall", "overlay"):
            link = await taken(desk, "chief", scope)
            by = {"authorization": f"Bearer {link['token']}"}
            await desk.http.get(f"/api/tables/{link['table']}/view", headers=by)
        await desk.link("sign-up")
        # The chief's own link was used for the first time.
        assert len(await sights(desk)) == before + (0 if chiefs else 1)

    run(tmp_path, scene)


def test_what_is_read_before_everybody_may_read_it_is_noted(tmp_path):
    async def scene(desk):
        await desk.seated(2)
        link = await taken(desk, "judge", game="q.2.1")
        by = {"authorization": f"Bearer {link['token']}"}
        live = await desk.server.services.hub.tables.get(link["table"])
        await played(live, await dealt(live))
        for path in ("record", "protocol", "protocol.pdf"):
            got = await desk.http.get(f"/api/tables/{link['table']}/{path}", headers=by)
            assert got.status_code == 200
        hand_in = {"id": "h", "seen": await desk.version()}
        assert (await desk.post("/games/q.2.1/hand-in", hand_in, "judge")).status_code == 200
        for path in ("record", "protocol", "protocol.pdf"):
            assert (await desk.get(f"/games/q.2.1/{path}", "secretary")).status_code == 200
        assert (await desk.get("/archive", "secretary")).status_code == 200
        seen = [(one["what"], one["name"]) for one in await sights(desk)]
        read = [one for one in seen if not one[0].startswith("link-")]
        assert read == [
            *(("record", "Судья judge"), ("protocol", "Судья judge")),  # as text and as a sheet
            *(("record", "Судья secretary"), ("protocol", "Судья secretary")),
            ("archive", "Судья secretary"),
        ]

    run(tmp_path, scene, regulation=KEPT_BACK)


def test_what_everybody_may_read_is_not_noted(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        await desk.confirmed(GAME, 1)
        for who in ("public", "secretary", "judge"):
            assert (await desk.get(f"/games/{GAME}/record", who)).status_code == 200
        assert not [one for one in await sights(desk) if one["what"] == "record"]

    run(tmp_path, scene)


def test_a_table_that_is_closed_and_reopened_is_noted(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        link = await taken(desk, "chief")
        by = {"authorization": f"Bearer {link['token']}"}
        for act in ("close", "reopen"):
            done = await desk.http.post(f"/api/tables/{link['table']}/{act}", headers=by)
            assert done.status_code == 204
        seen = [(one["what"], one["name"], one["link"]) for one in await sights(desk)][-2:]
        assert seen == [
            ("table-closed", "Судья chief", link["id"]),
            ("table-reopened", "Судья chief", link["id"]),
        ]

    run(tmp_path, scene)


def test_judges_of_tables_players_and_everybody_else_do_not_read_it(tmp_path):
    async def scene(desk):
        for who, status in (("judge", 403), ("p1", 403), ("newcomer", 403), ("public", 401)):
            assert (await desk.get("/log/roles", who)).status_code == status, who
        for who in ("chief", "secretary", "committee"):
            await sights(desk, who)

    run(tmp_path, scene)


def test_it_is_the_same_after_a_restart_and_part_of_the_chain(tmp_path):
    async def whole():
        async with desk_over_http(tmp_path) as desk:
            await desk.read("", "chief")
            before = await sights(desk)
            name, headers = desk.id, desk.headers
            later = before[3]["number"]
            rest = await sights(desk, params={"after": later})
            assert [one["number"] for one in rest] == [
                one["number"] for one in before if one["number"] > later
            ]
        async with desk_over_http(tmp_path, opened=False) as again:
            again.id, again.headers = name, headers
            await again.read("", "chief")  # used before: not for the first time
            assert await sights(again) == before
        assert (await verify(str(tmp_path / "gorod.db"))).findings == ()

    asyncio.run(whole())
