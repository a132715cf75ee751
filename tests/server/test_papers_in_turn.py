"""Papers have a separate limit for each address, and are made one by one."""

import asyncio
import threading

import msgspec

from gorod.server.access.limits import Rate
from gorod.server.config import Config
from gorod.server.http.paper_limits import PAPERS
from gorod.server.routes.tables import table_routes
from gorod.server.routes.tournaments import print_routes
from gorod.server.web.app import routes
from tests.kit.running_server import LOOSE, serving
from tests.server.tournaments.kit import ServedTournament, SteeredTime


def test_every_route_that_answers_with_a_paper_is_one():
    """An address with `…pdf`, `/files/…` or an archive is a paper; any other is not."""
    found = {"papers": 0, "others": 0}
    for route in routes().routes:
        for handler in getattr(route, "route_handlers", []):
            path = route.path
            if not handler.http_methods - {"OPTIONS"}:
                continue
            paper = path.endswith(("pdf", "/archive")) or (
                "/files/" in path and not path.endswith("/ics")
            )
            assert (handler.media_type in PAPERS) is paper, path
            found["papers" if paper else "others"] += 1
    assert found["papers"] > 15
    assert found["others"] > 100


def limited(tmp_path, test, **limits):
    async def whole():
        config = Config(limits=msgspec.structs.replace(LOOSE, **limits), behind_proxy=True)
        async with serving(tmp_path, config) as server, server.dealt() as (made, _):
            await test(server, made)

    asyncio.run(whole())


async def sheet(server, made, host="192.0.2.1"):
    headers = {**made.bearer("judge"), "x-forwarded-for": host}
    path = f"/api/tables/{made.id}/protocol.pdf"
    return (await server.http.get(path, headers=headers)).status_code


def test_one_address_has_so_many_papers_and_others_go_on(tmp_path, monkeypatch):
    monkeypatch.setattr(table_routes, "printed", lambda _: b"%PDF")

    async def scenario(server, made):
        assert [await sheet(server, made) for _ in range(4)] == [200, 200, 429, 429]
        assert await sheet(server, made, "192.0.2.2") == 200
        view = await server.http.get(f"/api/tables/{made.id}/view", headers=made.bearer("judge"))
        assert view.status_code == 200

    limited(tmp_path, scenario, paper=Rate(2, 0.000_001))


def test_papers_are_made_one_by_one_and_only_so_many_wait(tmp_path, monkeypatch):
    at_work, most, ready = [0], [0], threading.Event()

    def slowly(_):
        at_work[0] += 1
        most[0] = max(most[0], at_work[0])
        ready.wait(60)
        at_work[0] -= 1
        return b"%PDF"

    monkeypatch.setattr(table_routes, "printed", slowly)

    async def scenario(server, made):
        asked = [asyncio.create_task(sheet(server, made)) for _ in range(5)]
        done, _ = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED, timeout=60)
        while len(done) < 2:
            await asyncio.sleep(0.01)
            done = {task for task in asked if task.done()}
        ready.set()
        answers = sorted(await asyncio.gather(*asked))
        assert answers == [200, 200, 200, 429, 429]
        assert most == [1]

    limited(tmp_path, scenario, papers_waiting=3)


def test_tables_as_files_are_papers_too(tmp_path):
    async def whole():
        limits = msgspec.structs.replace(LOOSE, paper=Rate(1, 0.000_001))
        async with serving(tmp_path, Config(limits=limits)) as server:
            desk = await ServedTournament(server, SteeredTime()).opened()
            seen = [(await desk.get("/files/players/csv")).status_code for _ in range(2)]
            assert seen == [200, 429]

    asyncio.run(whole())
    assert print_routes.PDF in PAPERS
