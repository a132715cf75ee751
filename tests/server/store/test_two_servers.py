"""Two servers on one PostgreSQL: a table is the same at both, and so are its sockets."""

import asyncio

from gorod.server.config import Config
from tests.kit.running_server import AT_ONCE, CARDS, LOOSE, serving
from tests.kit.server_processes import elsewhere


async def test_a_move_at_one_server_reaches_the_sockets_of_the_other(address, tmp_path):
    config = Config(limits=LOOSE, database=address)
    async with serving(tmp_path, config) as one, serving(tmp_path, config) as two:
        made = await one.table()
        async with (
            one.judge(made, "left") as judge,
            two.socket(made.tokens["seat:8"]) as don,
            two.socket(made.tokens["hall"]) as hall,
        ):
            await don.view()
            await hall.view()
            assert (await judge.do("deal", cards=list(CARDS)))["type"] == "ack"
            assert (await don.view())["players"][7]["role"] == "don"
            assert (await hall.view())["players"][7]["role"] is None


async def test_judges_at_two_servers_are_one_judge(address, tmp_path):
    """The second writer is told that the game has moved on; nothing is done twice."""
    config = Config(limits=LOOSE, database=address)
    async with serving(tmp_path, config) as one, serving(tmp_path, config) as two:
        made = await one.table()
        async with (
            one.judge(made, "same") as left,
            two.socket(made.tokens["judge"], "same") as right,
        ):
            await left.do("deal", cards=list(CARDS))
            while right.seq < left.seq:
                await right.view()
            wish = {"wish": "do", "command": {"type": "proceed"}}
            told = await asyncio.gather(
                left.ask(wish, "a", left.seq), right.ask(wish, "b", right.seq)
            )
            assert sorted(answer["type"] for answer in told) == ["ack", "stale"]
            again = await right.ask(wish, "a", 3)
            assert again["type"] == told[0]["type"]
            assert (await one.services.store.entries(made.id))[-1].version == 4


async def test_a_link_revoked_at_one_server_is_shut_at_the_other(address, tmp_path):
    config = Config(limits=LOOSE, database=address)
    async with serving(tmp_path, config) as one, serving(tmp_path, config) as two:
        made = await one.table()
        async with two.socket(made.tokens["hall"]) as hall:
            await hall.view()
            path = f"/api/tables/{made.id}/links/{made.links['hall']}"
            await one.http.delete(path, headers=made.bearer("judge"))
            gone = await asyncio.wait_for(hall.until("gone"), AT_ONCE)
            assert gone["code"] == "revoked"


async def test_a_table_closed_at_one_server_is_closed_at_the_other(address, tmp_path):
    config = Config(limits=LOOSE, database=address)
    async with serving(tmp_path, config) as one, serving(tmp_path, config) as two:
        made = await one.table()
        async with two.judge(made) as judge:
            path = f"/api/tables/{made.id}/close"
            await one.http.post(path, headers=made.bearer("judge"))
            gone = await asyncio.wait_for(judge.until("gone"), AT_ONCE)
            assert gone["code"] == "closed"
        async with two.socket(made.tokens["judge"], "console-1") as again:
            await again.view()
            answer = await again.ask({"wish": "draw"}, "later")
            assert (answer["type"], answer.get("code")) == ("refused", "closed")
            reopened = await one.http.post(
                f"/api/tables/{made.id}/reopen", headers=made.bearer("judge")
            )
            assert reopened.status_code == 204
            async with asyncio.timeout(AT_ONCE):
                while not (await two.services.hub.tables.get(made.id)).timeline.table.live:
                    await asyncio.sleep(0.01)
            answer = await again.ask({"wish": "take"}, "at-last")
            assert answer["type"] == "ack"


async def test_two_processes_play_one_game(address, tmp_path):
    """The judge is at one process, a seat and the hall at the other; then the judge moves over."""
    async with (
        elsewhere(address, tmp_path / "one.log") as one,
        elsewhere(address, tmp_path / "two.log") as two,
    ):
        made = await one.table()
        async with (
            one.judge(made) as judge,
            two.socket(made.tokens["seat:8"]) as don,
            two.socket(made.tokens["hall"]) as hall,
        ):
            await don.view()
            await hall.view()
            assert (await judge.do("deal", cards=list(CARDS)))["type"] == "ack"
            assert (await don.view())["players"][7]["role"] == "don"
            assert (await hall.view())["players"][7]["role"] is None
        async with two.judge(made, "console-2") as judge, one.socket(made.tokens["hall"]) as hall:
            before = (await hall.view())["phase"]
            assert (await judge.do("proceed"))["type"] == "ack"
            assert (await hall.view())["phase"] != before


async def test_a_ticket_is_good_at_every_server_and_still_once(address, tmp_path):
    config = Config(limits=LOOSE, database=address)
    async with serving(tmp_path, config) as one, serving(tmp_path, config) as two:
        made = await one.table()
        told = await one.http.post("/api/tickets", headers=made.bearer("hall"))
        hello = {"type": "hello", "ticket": told.json()["ticket"]}
        async with two.bare() as first, one.bare() as second:
            await first.send(hello)
            assert (await first.next())["scope"] == "hall"
            await second.send(hello)
            assert (await second.next())["code"] == "unauthorised"


async def test_links_made_from_a_revoked_one_are_shut_at_every_server(address, tmp_path):
    config = Config(limits=LOOSE, database=address)
    async with serving(tmp_path, config) as one, serving(tmp_path, config) as two:
        made = await one.table()
        await two.link(made, "side-judge")
        async with two.socket(made.tokens["side-judge"]) as side:
            await side.view()
            path = f"/api/tables/{made.id}/links/{made.links['judge']}"
            gone = await one.http.delete(path, headers=made.bearer("judge"))
            assert gone.status_code == 204
            told = await asyncio.wait_for(side.until("gone"), AT_ONCE)
            assert told["code"] == "revoked"
