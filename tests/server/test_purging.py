"""What the owner deletes for good, and the quick games that are deleted by themselves."""

import asyncio

from gorod.server.config import Config
from gorod.server.upkeep.deletion import announce_changes
from tests.kit.running_server import LOOSE, SeededChance, SteeredTime, served, serving
from tests.server.test_owner import PASSWORD, signed_in, the_owner
from tests.server.test_quotas import DONE, TABLE, made
from tests.server.tournaments.kit import ServedTournament

DAY = 24 * 3600


def test_quick_games_at_rest_are_deleted_and_those_of_clubs_stay(tmp_path):
    time = SteeredTime()

    async def whole():
        config = Config(limits=LOOSE, keep_quick_games=30)
        async with serving(tmp_path, config, time=time) as server:
            club, _ = await signed_in(server, "Клуб")
            owned = (await server.http.post("/api/tables", json=TABLE, headers=club)).json()
            quick, busy = await server.table(), await server.table()
            store, cleaner = server.services.store, server.services.quick_game_cleaner

            async def kept():
                return {table.id for table in await store.tables()}

            time.pass_(29 * DAY)
            await cleaner.look()
            assert await kept() == {owned["table"], quick.id, busy.id}
            async with server.judge(busy):
                time.pass_(2 * DAY)
                await cleaner.look()
                assert await kept() == {owned["table"], busy.id}
                gone = await server.http.get(
                    f"/api/tables/{quick.id}/view", headers=quick.bearer("hall")
                )
                assert gone.status_code == 401, "its links are gone with it"

    asyncio.run(whole())


def test_a_game_by_day_that_begins_later_is_not_taken_for_one_that_nobody_plays(tmp_path):
    time = SteeredTime()

    async def whole():
        config = Config(limits=LOOSE, keep_quick_games=30)
        async with serving(tmp_path, config, time=time) as server:
            players = [{"name": f"Игрок {n}"} for n in range(1, 9)]
            body = {"players": players, "start": "2027-11-15"}
            made = await server.http.post("/api/by-day", json=body)
            assert made.status_code == 201, made.text
            store, cleaner = server.services.store, server.services.quick_game_cleaner
            time.pass_(360 * DAY)
            await cleaner.look()
            assert await store.table(made.json()["table"]) is not None
            time.pass_(80 * DAY)
            await cleaner.look()
            assert await store.table(made.json()["table"]) is None

    asyncio.run(whole())


@served
async def test_nothing_is_deleted_by_itself_where_nobody_asked_for_it(server):
    quick = await server.table()
    await server.services.quick_game_cleaner.look()
    assert server.services.config.quick_days == 0
    assert await server.services.store.table(quick.id) is not None


@served
async def test_the_owner_closes_and_deletes_tables(server):
    owner = await the_owner(server)
    quick, other = await server.table(), await server.table()
    told = (await server.http.get("/api/server", headers=owner)).json()
    assert {one["id"] for one in told["own_tables"]} == {quick.id, other.id}
    assert all(one["live"] and not one["account"] for one in told["own_tables"])
    at = "/api/server/tables"
    async with server.socket(quick.tokens["hall"]) as hall:
        assert (await server.http.post(f"{at}/{quick.id}/close", headers=owner)).status_code == 204
        assert (await hall.until("gone"))["code"] == "closed"
    assert (await server.http.delete(f"{at}/{other.id}", headers=owner)).status_code == 204
    assert (await server.http.delete(f"{at}/{other.id}", headers=owner)).status_code == 404
    view = await server.http.get(f"/api/tables/{other.id}/view", headers=other.bearer("judge"))
    assert view.status_code == 401
    left = (await server.http.get("/api/server", headers=owner)).json()["own_tables"]
    assert [(one["id"], one["live"]) for one in left] == [(quick.id, False)]


@served
async def test_the_owner_deletes_a_removed_tournament_with_its_tables_then_its_account(server):
    owner = await the_owner(server)
    desk = await ServedTournament(server, SteeredTime()).opened()
    await desk.shown()
    store = server.services.store
    (row,) = await store.all_tournaments()
    at, people = f"/api/server/tournaments/{desk.id}", f"/api/server/accounts/{row.account}/purge"
    server.http.cookies.clear()
    refused = await server.http.delete(at, headers=owner)
    assert (refused.status_code, refused.json()["code"]) == (409, "not-removed")
    refused = await server.http.post(people, headers=owner)
    assert (refused.status_code, refused.json()["code"]) == (409, "has-tournaments")
    await server.http.put(at, json={"removed": True}, headers=owner)
    assert (await server.http.delete(at, headers=owner)).status_code == 204
    assert await store.entries(desk.id) == []
    assert (await server.http.post(people, headers=owner)).status_code == 204
    assert await store.account_by_id(row.account) is None

    told = (await server.http.get("/api/server", headers=owner)).json()
    (myself,) = told["people"]
    assert myself["standing"] == "owner"
    again = f"/api/server/accounts/{myself['account']}/purge"
    refused = await server.http.post(again, headers=owner)
    assert refused.json()["code"] == "is-owner"


@served
async def test_the_owner_invites_and_gives_quotas(server):
    owner = await the_owner(server)
    at = "/api/server/invitations"
    link = (await server.http.post(at, json={"name": "Гость"}, headers=owner)).json()["link"]
    again = await server.http.post(at, json={"name": "Гость"}, headers=owner)
    assert again.json()["code"] == "name-taken"
    body = {"key": link.partition("#")[2], "password": PASSWORD}
    assert (await server.http.post("/api/recovery/link", json=body)).json()["name"] == "Гость"
    guest, _ = await signed_in(server, "Гость", register=False)
    told = (await server.http.get("/api/server", headers=owner)).json()
    own = next(one for one in told["people"] if one["name"] == "Гость")
    quota = f"/api/server/accounts/{own['account']}/quota"
    most = {"tables": 1, "tournaments": 0}
    assert (await server.http.put(quota, json=most, headers=owner)).status_code == 204
    assert await made(server, "/api/tables", TABLE, guest) == DONE
    assert await made(server, "/api/tables", TABLE, guest) == (409, "quota-tables")
    told = (await server.http.get("/api/server", headers=owner)).json()
    own = next(one for one in told["people"] if one["name"] == "Гость")
    assert (own["tables"], own["most_tables"], own["most_tournaments"]) == (1, 1, 0)


@served
async def test_a_running_server_heeds_what_was_done_on_its_machine(server):
    """`gorod admin` writes into the same file, and says so there."""
    closed, dropped = await server.table(), await server.table()
    store, cleaner = server.services.store, server.services.quick_game_cleaner
    await cleaner.look()
    async with (
        server.socket(closed.tokens["hall"]) as one,
        server.socket(dropped.tokens["hall"]) as other,
    ):
        await store.close_table(closed.id)
        await store.drop_table(dropped.id)
        await announce_changes(store, SeededChance(7), [closed.id, dropped.id])
        await cleaner.look()
        for hall in (one, other):
            assert (await hall.until("gone"))["code"] == "closed"
    assert await server.services.hub.tables.get(dropped.id) is None
