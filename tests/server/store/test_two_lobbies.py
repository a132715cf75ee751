"""An online table at two servers on one PostgreSQL: a seat is assigned once."""

import asyncio
from contextlib import asynccontextmanager

from gorod.server.config import Config
from tests.kit.running_server import AT_ONCE, CARDS, LOOSE, SIZE, serving
from tests.server.online.lobbies import full_table, online_table
from tests.server.online.test_talk import to_the_first_speech


@asynccontextmanager
async def two_servers(address, path):
    config = Config(limits=LOOSE, database=address)
    async with serving(path, config) as one, serving(path, config) as two:
        yield one, two


async def test_one_seat_is_wanted_at_both_servers_at_one_moment(address, tmp_path):
    async with two_servers(address, tmp_path) as (one, two):
        for seat in range(1, 4):
            table = await online_table(one)
            asked = [table.join(f"Гость {n}", seat, via=via) for n in (1, 2) for via in (one, two)]
            answers = await asyncio.gather(*asked)
            assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409]
            codes = {answer.json()["code"] for answer in answers if answer.status_code == 409}
            assert codes == {"seat-taken"}
            held = [link for link in await one.services.store.links(table.id) if not link.revoked]
            assert [link.scope for link in held].count(f"seat:{seat}") == 1


async def test_whoever_draws_gets_a_seat_while_there_is_one_at_either_server(address, tmp_path):
    async with two_servers(address, tmp_path) as (one, two):
        table = await online_table(one)
        asked = [table.join(f"Гость {n}", via=(one, two)[n % 2]) for n in range(SIZE + 2)]
        answers = await asyncio.gather(*asked)
        scopes = [answer.json()["scope"] for answer in answers if answer.status_code == 201]
        assert sorted(scopes) == sorted(f"seat:{seat}" for seat in range(1, SIZE + 1))
        refused = [answer.json()["code"] for answer in answers if answer.status_code == 409]
        assert refused == ["table-taken"] * 2


async def test_whoever_is_sent_away_at_one_server_goes_at_the_other(address, tmp_path):
    async with two_servers(address, tmp_path) as (one, two):
        table = await online_table(one)
        await table.seated("Аня", 1)
        async with (
            two.socket(table.tokens["seat:1"]) as guest,
            two.socket(table.tokens["lobby"]) as lobby,
        ):
            await guest.view()
            await lobby.view()
            assert (await table.ask("host", {"wish": "kick", "seat": 1}))["type"] == "ack"
            gone = await asyncio.wait_for(guest.until("gone"), AT_ONCE)
            assert gone["code"] in ("kicked", "revoked")
            assert not (await lobby.view())["online"]["seats"][0]["taken"]


async def test_bots_of_two_servers_are_heard_once(address, tmp_path):
    async with two_servers(address, tmp_path) as (one, two):
        table = await full_table(one, people=1, judge="human", pace="quick")
        async with one.judge(table.made) as judge, two.socket(table.tokens["hall"]) as hall:
            await hall.view()
            await judge.do("deal", cards=list(CARDS))
            assert await to_the_first_speech(judge) == 1
            assert (await judge.do("pass", seat=1))["type"] == "ack"
            while judge.last["phase"].startswith("D1.speech"):
                await judge.view()
        entries = await one.services.store.entries(table.id)
        said = [entry.actor for entry in entries if b'"is":"said"' in entry.body]
        assert said == [f"seat:{seat}" for seat in range(2, SIZE + 1)]
