"""The table of rights against the real routes: every principal tries every operation."""

import asyncio
import re

import msgspec
import pytest

from gorod.server.access.principal import SERVER, Origin, Principal
from gorod.server.access.rights import AT_TOURNAMENTS, KINDS, RIGHTS, may, operation_of
from gorod.server.store.row_codecs import PROFILES
from gorod.server.store.stored_rows import Profile
from gorod.server.tables.table_requests import TableRequest
from gorod.server.web.app import routes
from gorod.tournament.tournament_commands import Command
from tests.kit.rights_page import PAGE, page
from tests.kit.running_server import RULES, SIZE, SteeredTime, serving
from tests.server.tournaments.kit import SMALL, ServedTournament

BODIES = {
    "qr": lambda _: {"text": "http://192.168.1.5:8000/"},
    "account-create": lambda n: {"name": f"Клуб {n}", "password": "длинный пароль"},
    "session-create": lambda _: {"name": "Хозяин", "password": "длинный пароль"},
    "account-password": lambda _: {"old": "длинный пароль", "password": "длинный пароль"},
    "account-codes": lambda _: {"password": "длинный пароль"},
    "account-email": lambda _: {"email": "", "password": "длинный пароль"},
    "account-confirm": lambda _: {"key": "x"},
    "account-recover": lambda _: {"key": "x", "password": "длинный пароль"},
    "server": lambda _: {"way": "open"},
    "table-create": lambda _: {"rules": RULES, "names": [f"p{n}" for n in range(SIZE)]},
    "table-notices": lambda _: {"key": "x"},
    "tournament-notices": lambda _: {"key": "x"},
    "online-create": lambda _: {"rules": RULES, "size": SIZE},
    "training-create": lambda _: {"rules": RULES, "size": SIZE},
    "link-create": lambda _: {"scope": "hall"},
    "table-correct": lambda _: {"turn": 1},
    "table-foresee": lambda _: {"command": {"type": "proceed"}},
    "table-hand-in": lambda n: {"id": f"h{n}"},
    "table-protest": lambda n: {"id": f"p{n}", "seat": 1, "text": "спор"},
    "table-join": lambda n: {"key": f"{n:022}", "name": f"Гость {n}"},
    "table-seat": lambda _: {"seat": 2},
    "command": lambda n: {"id": f"c{n}", "seen": 0, "wish": {"wish": "redo"}},
    "tournament-create": lambda _: {"name": "Кубок", "regulation": REGULATION},
    "tournament-show": lambda _: {"shown": True},
    "tournament-delete": lambda _: {"name": "другое"},
    "tournament-links": lambda _: {"scope": "sign-up"},
    "tournament-sign-up": lambda n: {"id": f"{n:022}", "nickname": f"Новый {n}"},
    "tournament-command": lambda n: {"id": f"c{n}", "seen": 0, "commands": [{"type": "reveal"}]},
    "tournament-draft": lambda _: {"text": "набрано"},
    "tournament-table": lambda _: {"scope": "hall"},
    "tournament-plan": lambda _: {"seconds": 1, "seed": 1},
    "tournament-plan-take": lambda n: {"id": f"p{n}", "seen": 0},
    "tournament-plan-swap": lambda _: {"round": 1, "one": "p1", "other": "p2"},
    "tournament-hand-in": lambda n: {"id": f"h{n}", "seen": 0},
}
REGULATION = msgspec.to_builtins(SMALL)
SIGNED = {
    "owner": "Хозяин",
    "account": "Посторонний",
    "waiting": "Новичок",
    "server-owner": "Владелец",
}
LINKED = [kind for kind in KINDS if kind != "anonymous" and kind not in SIGNED]
PEOPLE = {"desk-judge": "judge", "player": "p1"}
"""Who holds an office at the desk of the kit."""
WORDS = {
    "cup": "x",
    "board": "x",
    "rest": "y",
    "name": "table.js",
    "turn": "1",
    "game": "q.1.1",
    "stage": "q",
    "number": "1",
}
WORDS |= {
    "player": "p1",
    "person": "p1",
    "kind": "csv",
    "path": "x",
    "token": "x",
    "subscription": "x",
    "book": "fiim-2019",
    "topic": "judge",
}
LAST = ("table-close", "session-end", "session-create")
"""What ends something is tried after everything else."""
DENIED = {401, 403, 404}
ELSEWHERE = ("wish-", "desk-", "socket")
"""Tried over sockets: see below, and test_sockets; commands of a desk in its own tests."""


def operations(app):
    """(operation, method, path) of every route, the sockets' and the schema's included."""
    for route in app.routes:
        handlers = getattr(route, "route_handlers", None) or [route.route_handler]
        for handler in handlers:
            for method in sorted(
                getattr(handler, "http_methods", {"SOCKET"}) - {"OPTIONS", "HEAD"}
            ):
                yield handler.opt.get("operation"), str(method), route.path


async def every_cell(server):
    """(operation, kind) -> the statuses that it was answered with."""
    http = server.http
    cookies = {}
    for kind, name in SIGNED.items():
        account = {"name": name, "password": "длинный пароль"}
        made = (await http.post("/api/accounts", json=account)).json()
        standing = {"waiting": "waiting", "server-owner": "owner"}.get(kind, "")
        await server.services.store.put(PROFILES, Profile(made["account"], standing))
        signed = await http.post("/api/sessions", json=account)
        cookies[kind] = f"gorod_session={signed.cookies['gorod_session']}"
        http.cookies.clear()
    desk = await a_desk(server)
    statuses, count = {}, 0
    listed = sorted(
        operations(routes()), key=lambda row: LAST.index(row[0]) if row[0] in LAST else -1
    )
    for operation, method, path in listed:
        if method == "SOCKET":
            continue
        for kind in KINDS:
            count += 1
            made = await _table(server, cookies["owner"])
            headers = {}
            if kind in AT_TOURNAMENTS:
                headers = desk.headers[PEOPLE.get(kind, kind)]
            elif kind in LINKED:
                headers = made.bearer(f"{kind}:1" if kind in ("seat", "replay") else kind)
            if kind in cookies:
                headers = {"cookie": cookies[kind]}
            link = desk.spare if "{tournament" in path else made.links["hall"]
            words = {
                **WORDS,
                "session": "x",
                "account": "99",
                "table": made.id,
                "tournament": desk.id,
                "link": link,
            }
            where = re.sub(r":\w+\}", "}", path).format_map(words)
            writes = method in ("POST", "PUT")
            body = BODIES.get(operation, lambda _: None)(count) if writes else None
            answer = await http.request(method, where, json=body, headers=headers)
            http.cookies.clear()
            statuses.setdefault((operation, kind), set()).add(answer.status_code)
    return statuses


async def a_desk(server):
    """A tournament that everybody sees, with one round released; of a third account."""
    desk = await ServedTournament(server, SteeredTime()).opened()
    await (await desk.shown()).entered(10)
    await desk.seated(1)
    links = server.services.links
    desk_account = (await server.services.store.tournament(desk.id)).organiser
    for kind, scope in (("organiser", f"official:{desk_account}"), ("official", "official:nobody")):
        minted = await links.mint(desk.id, scope, Origin(SERVER))
        desk.headers[kind] = {"authorization": f"Bearer {minted.token}"}
    desk.spare = (await links.mint(desk.id, "sign-up", Origin(SERVER))).link.id
    return desk


_MADE = {}


async def _table(server, cookie):
    """One table for all reading; a fresh one is made when the last was closed."""
    made = _MADE.get(server.url)
    if made is None or await _spent(server, made):
        server.http.headers["cookie"] = cookie
        made = _MADE[server.url] = await server.table()
        del server.http.headers["cookie"]
        for scope in ("side-judge", "overlay-roles", "replay:1"):
            await server.link(made, scope)
        await of_online(server, made)
    return made


async def of_online(server, made):
    """Links of an online table, at a table that is none: the rights do not depend on that."""
    for scope in ("host", "lobby"):
        minted = await server.services.links.mint(made.id, scope, Origin(SERVER))
        made.tokens[scope], made.links[scope] = minted.token, minted.link.id


async def _spent(server, made):
    revoked = any(link.revoked for link in await server.services.store.links(made.id))
    return revoked or not (await server.services.store.table(made.id)).live


def test_every_route_names_an_operation_that_is_written_down():
    named = list(operations(routes()))
    assert [row for row in named if row[0] not in RIGHTS] == []
    wishes = {f"wish-{wish.__struct_config__.tag}" for wish in TableRequest.__args__}
    commands = {operation_of(command) for command in Command.__args__}
    assert {row[0] for row in named} | wishes | commands == set(RIGHTS)


def test_a_right_does_not_change_unseen():
    """Changes of the page have to be reviewed; `python -m tests.kit.rights_page` rewrites it."""
    assert PAGE.read_text("utf-8") == page()


def test_an_operation_that_nobody_wrote_down_is_nobodys():
    assert not any(may(Principal(kind), "new-route") for kind in KINDS)


def test_every_cell(tmp_path):
    """One server answers all of them; the cells that are answered against the table are listed."""

    async def whole():
        async with serving(tmp_path) as server:
            return await every_cell(server)

    tried = asyncio.run(whole())
    operations = [name for name in RIGHTS if not name.startswith(ELSEWHERE)]
    cells = [(operation, kind) for operation in operations for kind in KINDS]
    assert {cell: tried[cell] for cell in cells if not as_written(cell, tried[cell])} == {}


def as_written(cell, statuses):
    operation, kind = cell
    if kind in RIGHTS[operation]:
        return bool(statuses) and not statuses & {401, 403, 500}
    return statuses <= DENIED


@pytest.mark.parametrize(
    "scope", ["side-judge", "seat:1", "hall", "overlay", "overlay-roles", "host", "lobby"]
)
def test_wishes_are_refused(tmp_path, scope):
    """Over a socket, by everybody who is not the judge; a seat may try to do, and no more."""
    wishes = [
        {"wish": "take"},
        {"wish": "draw"},
        {"wish": "undo"},
        {"wish": "redo"},
        {"wish": "correct", "turn": 1, "reason": "не тот игрок"},
        {"wish": "timer", "do": "start"},
        {"wish": "phones", "on": False},
        {"wish": "do", "command": {"type": "proceed"}},
    ]

    async def whole():
        async with serving(tmp_path) as server:
            made = await server.table()
            for extra in ("side-judge", "overlay-roles"):
                await server.link(made, extra)
            await of_online(server, made)
            async with server.socket(made.tokens[scope], "console") as viewer:
                await viewer.view()
                codes = [(await viewer.ask(wish))["code"] for wish in wishes]
            last = "not-offered" if scope == "seat:1" else "forbidden"
            assert codes == ["forbidden"] * 7 + [last]

    asyncio.run(whole())


@pytest.mark.parametrize("bad", ["revoked", "unknown", "elsewhere", "malformed"])
def test_a_token_that_is_not_good_opens_nothing(tmp_path, bad):
    async def whole():
        async with serving(tmp_path) as server:
            made, other = await server.table(), await server.table()
            path = f"/api/tables/{made.id}/view"
            if bad == "revoked":
                link = f"/api/tables/{made.id}/links/{made.links['hall']}"
                await server.http.delete(link, headers=made.bearer("judge"))
            shown = {
                "revoked": made.bearer("hall"),
                "unknown": {"authorization": f"Bearer {'A' * 43}"},
                "elsewhere": other.bearer("judge"),
                "malformed": {"authorization": "Basic YTpi"},
            }[bad]
            answer = await server.http.get(path, headers=shown)
            assert answer.status_code == (404 if bad == "elsewhere" else 401)

    asyncio.run(whole())
