"""How much one account may have, how much there may be in all, and who may register."""

import asyncio
from dataclasses import replace

import msgspec
import pytest

from gorod.server.access.limits import Rate
from gorod.server.config import Config, SettingError, configured
from tests.kit.running_server import LOOSE, NAMES, RULES, serving
from tests.server.test_owner import PASSWORD, signed_in, the_owner
from tests.server.tournaments.kit import SMALL
from tests.server.tournaments.test_live_games import run
from tests.server.tournaments.test_own_seat import seat

TABLE = {"rules": RULES, "names": list(NAMES)}
CUP = {"name": "Кубок", "regulation": msgspec.to_builtins(SMALL)}


def limited(tmp_path, test, **limits):
    async def whole():
        config = Config(limits=msgspec.structs.replace(LOOSE, **limits))
        async with serving(tmp_path, config) as server:
            await test(server)

    asyncio.run(whole())


async def made(server, path, body, headers=None):
    answer = await server.http.post(path, json=body, headers=headers)
    return answer.status_code, answer.json().get("code", "")


DONE = (201, "")


def test_an_account_has_so_many_tables_and_others_go_on(tmp_path):
    async def scenario(server):
        one, told = await signed_in(server, "Клуб")
        other, _ = await signed_in(server, "Другой")
        for expected in (DONE, DONE, (409, "quota-tables")):
            assert await made(server, "/api/tables", TABLE, one) == expected
        assert await made(server, "/api/tables", TABLE, other) == DONE
        assert await made(server, "/api/tables", TABLE) == DONE, "a quick game is nobody's"
        await server.services.quotas.give(told["account"], "tables", 3)
        assert await made(server, "/api/tables", TABLE, one) == DONE
        assert await made(server, "/api/tables", TABLE, one) == (409, "quota-tables")

    limited(tmp_path, scenario, tables_per_account=2)


def test_an_account_has_so_many_tournaments(tmp_path):
    async def scenario(server):
        one, told = await signed_in(server, "Клуб")
        for expected in (DONE, (409, "quota-tournaments")):
            assert await made(server, "/api/tournaments", CUP, one) == expected
        read = await server.http.post("/api/archives", content=b"", headers=one)
        assert read.json()["code"] == "quota-tournaments", "by an archive neither"
        await server.services.quotas.give(told["account"], "tournaments", 2)
        assert await made(server, "/api/tournaments", CUP, one) == DONE

    limited(tmp_path, scenario, tournaments_per_account=1)


FULL = {
    "quick_tables_in_all": ("/api/tables", TABLE, False),
    "tables_in_all": ("/api/tables", TABLE, True),
    "tournaments_in_all": ("/api/tournaments", CUP, True),
    "accounts_in_all": ("/api/accounts", {"name": "Третий", "password": PASSWORD}, False),
}


@pytest.mark.parametrize("what", FULL)
def test_the_server_is_full_in_words(tmp_path, what):
    path, body, signed = FULL[what]

    async def scenario(server):
        club, _ = await signed_in(server, "Клуб")
        headers = club if signed else None
        assert await made(server, path, body, headers) == DONE
        again = {**body, "name": "Четвёртый"} if "password" in body else body
        assert await made(server, path, again, headers) == (409, "server-full")
        if what == "quick_tables_in_all":
            assert await made(server, path, body, club) == DONE, "strangers leave room for clubs"

    limited(tmp_path, scenario, **{what: 2 if what == "accounts_in_all" else 1})


def test_a_heavy_database_takes_nothing_new_and_games_go_on(tmp_path):
    async def scenario(server):
        table = await server.table()
        quotas = server.services.quotas
        quotas._limits = msgspec.structs.replace(LOOSE, bytes_in_all=1)
        assert await made(server, "/api/tables", TABLE) == (409, "server-full")
        async with server.judge(table) as judge:
            await judge.ask({"wish": "draw"})

    limited(tmp_path, scenario)


def test_an_account_makes_tables_only_so_fast(tmp_path):
    async def scenario(server):
        one, _ = await signed_in(server, "Клуб")
        other, _ = await signed_in(server, "Другой")
        seen = [(await made(server, "/api/tables", TABLE, one))[0] for _ in range(4)]
        assert seen == [201, 201, 429, 429]
        assert (await made(server, "/api/tournaments", CUP, one))[0] == 429
        assert await made(server, "/api/tables", TABLE, other) == DONE

    limited(tmp_path, scenario, make=Rate(2, 0.000_001))


def test_a_player_makes_so_many_links_to_their_seat_and_nobody_else_has_fewer(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        desk.server.services.links._most = replace(desk.server.services.links._most, player=2)
        assert [(await seat(desk, "p3")).status_code for _ in range(3)] == [201, 201, 409]
        assert (await seat(desk, "p3")).json()["code"] == "too-many-links"
        assert (await seat(desk, "p4")).status_code == 201

    run(tmp_path, scene)


def test_a_judge_makes_so_many_links_at_one_table(tmp_path):
    async def scenario(server):
        table, other = await server.table(), await server.table()
        path = "/api/tables/{}/links"
        hall = {"scope": "hall"}
        seen = []
        for _ in range(6):
            answer = await server.http.post(
                path.format(table.id), json=hall, headers=table.bearer("judge")
            )
            seen.append(answer.status_code)
        assert seen[0] == 201
        assert seen[-1] == 409
        more = await server.http.post(
            path.format(other.id), json=hall, headers=other.bearer("judge")
        )
        assert more.status_code == 201

    limited(tmp_path, scenario, links_per_maker=len(NAMES) + 3 + 4)


@pytest.mark.parametrize("word", ["invite", "off", "closed"])
def test_where_nobody_registers_the_owner_decides_who_comes(tmp_path, word):
    """`closed` is what `invite` was called before."""
    said = "off" if word == "off" else "invite"

    async def whole():
        config = Config(limits=LOOSE, registration=word)
        async with serving(tmp_path, config) as server:
            club = {"name": "Клуб", "password": PASSWORD}
            assert await made(server, "/api/accounts", club) == (403, f"registration-{said}")
            owner = await the_owner(server)
            view = (await server.http.get("/api/server", headers=owner)).json()
            assert view["registration"] == said
            guest = {"name": "Гость"}
            invited = await server.http.post("/api/server/invitations", json=guest, headers=owner)
            assert invited.status_code == (409 if said == "off" else 201)
            way = {"way": "open"}
            await server.http.put("/api/server/registration", json=way, headers=owner)
            assert await made(server, "/api/accounts", club) == DONE
            way = {"way": word}
            await server.http.put("/api/server/registration", json=way, headers=owner)
            again = {"name": "Клуб 2", "password": PASSWORD}
            assert await made(server, "/api/accounts", again) == (403, f"registration-{said}")

    asyncio.run(whole())


def test_a_server_for_strangers_begins_with_invitations_and_forgets_quick_games():
    public = {"public_url": "https://gorod.example"}
    own, open_ = configured({}, {}), configured({**public, "registration": "open"}, {})
    assert (own.first_registration, own.quick_days) == ("open", 0)
    strangers = configured(public, {})
    assert (strangers.first_registration, strangers.quick_days) == ("invite", 90)
    assert open_.first_registration == "open"
    assert configured({**public, "keep_quick_games": "0"}, {}).quick_days == 0
    assert configured({"keep_quick_games": "7"}, {}).quick_days == 7
    for wrong in ({"registration": "never"}, {"keep_quick_games": "-3"}):
        with pytest.raises(SettingError):
            configured(wrong, {})
