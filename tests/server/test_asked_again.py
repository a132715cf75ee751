"""A request whose answer was lost is sent again: it makes nothing a second time."""

import asyncio
from datetime import date, timedelta

import pytest

from gorod.server.store.interface import StoreError
from gorod.server.store.row_codecs import RECEIPTS, TABLES, TOURNAMENTS
from gorod.server.store.store_ids import to_table_id
from tests.kit.http_clients import client
from tests.kit.running_server import NAMES, RULES, SIZE, serving
from tests.server.test_owner import signed_in
from tests.server.test_quotas import CUP, limited

KEY = "0123456789abcdef0123456789abcdef"
PEOPLE = [{"name": f"Игрок {n}"} for n in range(1, 9)]
START = str(date.today() + timedelta(days=7))  # noqa: DTZ011  a week from now, wherever that is
BODIES = {
    "/api/tables": {"rules": RULES, "names": list(NAMES)},
    "/api/online": {"rules": RULES, "size": SIZE, "online": {"judge": "human"}},
    "/api/by-day": {"players": PEOPLE, "start": START},
    "/api/training": {"rules": RULES, "size": SIZE},
}
paths = pytest.mark.parametrize("path", BODIES)


@pytest.mark.parametrize("signed", [False, True], ids=["quick", "of-an-account"])
@paths
def test_asked_again_it_answers_with_the_first_one(tmp_path, path, signed):
    async def whole():
        async with serving(tmp_path) as server:
            by = (await signed_in(server, "Клуб"))[0] if signed else None
            body = {**BODIES[path], "key": KEY}
            first = await server.http.post(path, json=body, headers=by)
            assert first.status_code == 201, first.text
            again = await server.http.post(path, json=body, headers=by)
            assert (again.status_code, again.json()) == (201, first.json())
            assert await server.services.store.count(TABLES) == 1
            (judge, *_) = [one for one in first.json()["links"] if one["scope"] == "judge"]
            async with server.socket(judge["token"]) as viewer:
                assert (await viewer.view())["table"] == first.json()["table"]
            other = await server.http.post(path, json={**body, "key": KEY[::-1]}, headers=by)
            assert other.json()["table"] != first.json()["table"]
            tokens = {one["token"] for one in (*first.json()["links"], *other.json()["links"])}
            assert len(tokens) == 2 * len(first.json()["links"])

    asyncio.run(whole())


@paths
def test_a_key_stands_for_one_thing(tmp_path, path):
    async def whole():
        async with serving(tmp_path) as server:
            body = {**BODIES[path], "key": KEY}
            await server.http.post(path, json=body)
            more = "title" if path == "/api/by-day" else "tags"
            other = {**body, more: "Лето" if more == "title" else {"event": "Лето"}}
            told = await server.http.post(path, json=other)
            assert (told.status_code, told.json()["code"]) == (409, "made-differently")
            assert await server.services.store.count(TABLES) == 1

    asyncio.run(whole())


@paths
def test_two_copies_at_one_moment_make_one(tmp_path, path):
    async def whole():
        async with serving(tmp_path) as server:
            asked = [server.http.post(path, json={**BODIES[path], "key": KEY}) for _ in range(5)]
            told = [answer.json() for answer in await asyncio.gather(*asked)]
            assert all(one == told[0] for one in told), told
            store = server.services.store
            assert await store.count(TABLES) == 1
            links = await store.links(to_table_id(told[0]["table"]))
            assert len(links) == len(told[0]["links"])

    asyncio.run(whole())


@paths
def test_what_a_server_left_half_made_is_finished(tmp_path, path):
    """It died when the row of the table was written, and nothing of its log."""

    async def whole():
        body = {**BODIES[path], "key": KEY}
        async with serving(tmp_path / "elsewhere") as server:
            made = (await server.http.post(path, json=body)).json()
            row = await server.services.store.table(to_table_id(made["table"]))
        async with serving(tmp_path / "here") as server:
            store = server.services.store
            await store.add_table(row)
            await server.services.hub.tables.get(row.id)  # as a clock does that looks at all tables
            told = (await server.http.post(path, json=body)).json()
            assert [one["token"] for one in told["links"]] == [o["token"] for o in made["links"]]
            assert (await store.count(TABLES), await store.count(RECEIPTS)) in ((1, 1), (1, 2))
            assert await store.entries(row.id)

    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "here").mkdir()
    asyncio.run(whole())


def test_after_a_new_start_it_is_known_still(tmp_path):
    async def whole():
        told = []
        for _ in range(2):
            async with serving(tmp_path) as server:
                body = {**BODIES["/api/by-day"], "key": KEY}
                told.append((await server.http.post("/api/by-day", json=body)).json())
        assert told[0]["table"] == told[1]["table"]
        pairs = [[one["token"] for one in made["links"]] for made in told]
        assert pairs[0] == pairs[1]

    asyncio.run(whole())


def test_the_last_table_that_an_account_may_have_is_answered_again(tmp_path):
    async def scenario(server):
        by, _ = await signed_in(server, "Клуб")
        body = {**BODIES["/api/tables"], "key": KEY}
        first = await server.http.post("/api/tables", json=body, headers=by)
        again = await server.http.post("/api/tables", json=body, headers=by)
        assert first.json() == again.json()
        full = await server.http.post("/api/tables", json=BODIES["/api/tables"], headers=by)
        assert full.json()["code"] == "quota-tables"

    limited(tmp_path, scenario, tables_per_account=1)


def test_a_link_that_has_ended_stays_ended(tmp_path):
    async def whole():
        async with serving(tmp_path) as server:
            body = {**BODIES["/api/tables"], "key": KEY}
            made = (await server.http.post("/api/tables", json=body)).json()
            links = {one["scope"]: one for one in made["links"]}
            by = {"authorization": f"Bearer {links['judge']['token']}"}
            url = f"/api/tables/{made['table']}"
            await server.http.delete(f"{url}/links/{links['seat:3']['id']}", headers=by)
            again = (await server.http.post("/api/tables", json=body)).json()
            assert again == made
            token = next(one["token"] for one in again["links"] if one["scope"] == "seat:3")
            look = await server.http.get(
                f"{url}/view", headers={"authorization": f"Bearer {token}"}
            )
            assert look.status_code == 401

    asyncio.run(whole())


def test_what_was_deleted_is_not_made_a_second_time(tmp_path):
    async def whole():
        async with serving(tmp_path) as server:
            body = {**BODIES["/api/tables"], "key": KEY}
            made = (await server.http.post("/api/tables", json=body)).json()
            server.services.hub.tables.drop(to_table_id(made["table"]))
            await server.services.store.drop_table(to_table_id(made["table"]))
            assert (await server.http.post("/api/tables", json=body)).status_code == 404

    asyncio.run(whole())


def test_the_key_of_one_account_says_nothing_to_another(tmp_path):
    async def whole():
        async with serving(tmp_path) as server:
            one, _ = await signed_in(server, "Клуб")
            async with client(server.url) as elsewhere:
                body = {**BODIES["/api/tables"], "key": KEY}
                own = (await server.http.post("/api/tables", json=body, headers=one)).json()
                theirs = (await elsewhere.post("/api/tables", json=body)).json()
                assert own["table"] != theirs["table"]

    asyncio.run(whole())


def test_a_tournament_asked_for_again_is_the_same_tournament(tmp_path):
    async def scenario(server):
        by, _ = await signed_in(server, "Клуб")
        body = {**CUP, "key": KEY}
        asked = [server.http.post("/api/tournaments", json=body, headers=by) for _ in range(4)]
        told = [(one.status_code, one.json()) for one in await asyncio.gather(*asked)]
        assert told == [told[0]] * 4
        assert told[0][0] == 201, told
        assert await server.services.store.count(TOURNAMENTS) == 1
        other = await server.http.post(
            "/api/tournaments", json={**body, "name": "Другой"}, headers=by
        )
        assert (other.status_code, other.json()["code"]) == (409, "made-differently")

    limited(tmp_path, scenario, tournaments_per_account=1)


def test_a_table_in_the_place_of_another_is_made_once(tmp_path):
    async def whole():
        async with serving(tmp_path) as server:
            wanted = {"rules": RULES, "size": SIZE}
            made = (await server.http.post("/api/online", json=wanted)).json()
            host = next(one["token"] for one in made["links"] if one["scope"] == "host")
            url, by = f"/api/tables/{made['table']}/anew", {"authorization": f"Bearer {host}"}
            first = await server.http.post(url, json={**wanted, "key": KEY}, headers=by)
            assert first.status_code == 201, first.text
            again = await server.http.post(url, json={**wanted, "key": KEY}, headers=by)
            assert (again.status_code, again.json()) == (201, first.json())
            other = await server.http.post(url, json={**wanted, "key": KEY[::-1]}, headers=by)
            assert other.json()["code"] == "closed"
            assert await server.services.store.count(TABLES) == 2

    asyncio.run(whole())


def test_without_a_key_an_id_that_is_taken_makes_nothing(tmp_path):
    """A request for something new never returns an existing table."""

    async def whole():
        async with serving(tmp_path) as server:
            made = (await server.http.post("/api/tables", json=BODIES["/api/tables"])).json()
            tables, store = server.services.hub.tables, server.services.store
            row = await store.table(to_table_id(made["table"]))
            with pytest.raises(StoreError):
                await tables.create(row)
            assert len(await store.entries(row.id)) == 1

    asyncio.run(whole())
