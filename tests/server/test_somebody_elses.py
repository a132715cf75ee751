"""A person with every right to their own table or tournament has none to another's."""

import asyncio
import re

from gorod.server.access.principal import SERVER, Origin
from gorod.server.access.rights import AT_TABLES, AT_TOURNAMENTS, RIGHTS
from gorod.server.web.app import routes
from tests.kit.running_server import SteeredTime, serving
from tests.server.test_rights import BODIES, DENIED, PEOPLE, WORDS, of_online, operations
from tests.server.tournaments.kit import ServedTournament


async def club(server, name):
    """A club with a table and a hidden tournament of which one round is released."""
    desk = ServedTournament(server, SteeredTime(), club=name)
    await (await desk.opened()).entered(10)
    await desk.seated(1)
    row = await server.services.store.tournament(desk.id)
    for kind, scope in (("organiser", f"official:{row.organiser}"), ("official", "official:gone")):
        minted = await server.services.links.mint(desk.id, scope, Origin(SERVER))
        desk.headers[f"{kind}-link"] = {"authorization": f"Bearer {minted.token}"}
    desk.spare = (await server.services.links.mint(desk.id, "sign-up", Origin(SERVER))).link.id
    server.http.headers["cookie"] = desk.headers["organiser"]["cookie"]
    table = await server.table()
    del server.http.headers["cookie"]
    for scope in ("side-judge", "overlay-roles"):
        await server.link(table, scope)
    await of_online(server, table)
    return desk, table


def asking(desk, table, kind):
    if kind in AT_TABLES:
        return table.bearer("seat:1" if kind == "seat" else kind)
    if kind in ("organiser", "official"):
        return desk.headers[f"{kind}-link"]
    if kind in AT_TOURNAMENTS:
        return desk.headers[PEOPLE.get(kind, kind)]
    return desk.headers["organiser"]


async def kept(server, desk, table):
    """Everything of a club that somebody else could have changed."""
    store = server.services.store
    entries = [await store.entries(one) for one in (desk.id, table.id)]
    links = [await store.links(one) for one in (desk.id, table.id)]
    live = (await store.table(table.id)).live
    return entries, links, live, await store.tournament(desk.id)


def paths():
    for operation, method, path in operations(routes()):
        if method != "SOCKET" and ("{table" in path or "{tournament" in path):
            yield operation, method, re.sub(r":\w+\}", "}", path)


async def answers(server, mine, words, named=()):
    """(operation, kind, path) -> status, for everybody of `mine` who may do it at home."""
    found, count = {}, 0
    for operation, method, path in paths():
        for kind in sorted(RIGHTS[operation] & {*AT_TABLES, *AT_TOURNAMENTS, "owner"}):
            used = words(path)
            if used is None:
                continue
            count += 1
            writes = method in ("POST", "PUT")
            body = BODIES.get(operation, lambda _: None)(count) if writes else None
            if path.endswith("/links/end"):
                body = {"links": list(named)}
            answer = await server.http.request(
                method, path.format_map(used), json=body, headers=asking(*mine, kind)
            )
            server.http.cookies.clear()
            found[operation, kind, path] = answer.status_code
    return found


def test_nothing_of_somebody_elses_table_or_tournament_is_reached(tmp_path):
    async def whole():
        async with serving(tmp_path) as server:
            mine, theirs = await club(server, "Свои"), await club(server, "Чужие")
            before = await kept(server, *theirs)
            desk, table = theirs

            def foreign(_path):
                return {
                    **WORDS,
                    "tournament": desk.id,
                    "table": table.id,
                    "link": desk.spare if "{tournament" in _path else table.links["hall"],
                    "player": desk.players[0],
                    "person": desk.players[0],
                    "session": "x",
                    "account": "1",
                }

            tried = await answers(server, mine, foreign, [desk.spare])
            assert len(tried) > 300
            assert {cell: code for cell, code in tried.items() if code not in DENIED} == {}
            assert await kept(server, *theirs) == before

    asyncio.run(whole())


def test_a_thing_of_somebody_else_is_not_found_under_ones_own_address(tmp_path):
    async def whole():
        async with serving(tmp_path) as server:
            mine, theirs = await club(server, "Свои"), await club(server, "Чужие")
            before = await kept(server, *theirs)
            desk, table = theirs

            def under_ones_own(path):
                """Return an address under one's own table or tournament for something of theirs."""
                inner = ("{link}", "{player}", "{person}", "/links/end")
                if not any(word in path for word in inner):
                    return None
                return {
                    **WORDS,
                    "tournament": mine[0].id,
                    "table": mine[1].id,
                    "link": desk.spare if "{tournament" in path else table.links["judge"],
                    "player": desk.players[0],
                    "person": desk.players[0],
                }

            tried = await answers(server, mine, under_ones_own, [desk.spare])
            assert len(tried) > 10
            wrong = {cell: code for cell, code in tried.items() if code < 400}
            assert wrong == {}
            assert await kept(server, *theirs) == before

    asyncio.run(whole())


def test_an_account_ends_only_its_own_sessions_and_leaves_only_its_own_offices(tmp_path):
    async def whole():
        async with serving(tmp_path) as server:
            (mine, _), (theirs, _) = await club(server, "Свои"), await club(server, "Чужие")
            stranger, owner = mine.headers["organiser"], theirs.headers["organiser"]
            (signed_in,) = (await server.http.get("/api/me/sessions", headers=owner)).json()
            for path in (f"/api/me/sessions/{signed_in['id']}", f"/api/me/posts/{theirs.id}"):
                assert (await server.http.delete(path, headers=stranger)).status_code == 404
            assert (await server.http.get("/api/me", headers=owner)).status_code == 200

    asyncio.run(whole())
