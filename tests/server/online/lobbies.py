"""Online tables for tests: made, joined and begun over real sockets."""

from __future__ import annotations

from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from itertools import count

from tests.kit.running_server import RULES, SIZE, Made

NICKS = (
    "Аня",
    "Боря",
    "Вера",
    "Глеб",
    "Даша",
    "Егор",
    "Женя",
    "Зоя",
    "Илья",
    "Катя",
    "Лёва",
    "Мира",
)
_numbers = count(1)


def new_key():
    """Return a key as a page makes one."""
    return f"key-{next(_numbers):030}"


@dataclass
class Table:
    """An online table: its links by scope, and those of people by seat."""

    server: object
    made: Made
    size: int = SIZE
    keys: dict[int, str] = field(default_factory=dict)

    @property
    def id(self):
        return self.made.id

    @property
    def tokens(self):
        return self.made.tokens

    async def join(self, name, seat=None, *, scope="lobby", key="", via=None):
        """Return the answer to somebody who wants a seat."""
        http = (via or self.server).http
        body = {"key": key or new_key(), "name": name, "seat": seat}
        return await http.post(
            f"/api/tables/{self.id}/join", json=body, headers=self.made.bearer(scope)
        )

    async def seated(self, name, seat=None, *, scope="lobby", key=""):
        """Return the seat number of somebody who has got a seat."""
        key = key or new_key()
        answer = await self.join(name, seat, scope=scope, key=key)
        assert answer.status_code == 201, answer.text
        link = answer.json()
        got = int(link["scope"].partition(":")[2])
        self.tokens[link["scope"]], self.made.links[link["scope"]] = link["token"], link["id"]
        self.keys[got] = key
        return got

    async def reseat(self, seat, to):
        return await self.server.http.post(
            f"/api/tables/{self.id}/seat",
            json={"seat": to},
            headers=self.made.bearer(f"seat:{seat}"),
        )

    def socket(self, scope, **more):
        return self.server.socket(self.tokens[scope], **more)

    async def ask(self, scope, wish, via=None):
        """Return the answer to a request over HTTP."""
        http, by = (via or self.server).http, self.made.bearer(scope)
        body = {"id": f"t{next(_numbers)}", "seen": 0, "wish": wish, "console": "console-1"}
        return (await http.post(f"/api/tables/{self.id}/commands", json=body, headers=by)).json()

    async def view(self, scope="lobby"):
        path = f"/api/tables/{self.id}/view"
        return (await self.server.http.get(path, headers=self.made.bearer(scope))).json()

    async def seats(self):
        """Return what everybody sees of the seats."""
        return (await self.view())["online"]["seats"]

    async def ready(self, *seats):
        for seat in seats:
            assert (await self.ask(f"seat:{seat}", {"wish": "ready", "on": True}))["type"] == "ack"

    @asynccontextmanager
    async def everybody(self, *scopes):
        """Open sockets of these scopes, each with its first view."""
        async with AsyncExitStack() as stack:
            viewers = {}
            for scope in scopes:
                viewers[scope] = await stack.enter_async_context(self.socket(scope))
                await viewers[scope].view()
            yield viewers


async def online_table(server, size=SIZE, rules=RULES, options=(), **online):
    """A new online table."""
    wanted = {"rules": rules, "size": size, "options": list(options), "online": online}
    answer = await server.http.post("/api/online", json=wanted)
    assert answer.status_code == 201, answer.text
    links = answer.json()["links"]
    tokens = {link["scope"]: link["token"] for link in links}
    made = Made(answer.json()["table"], tokens, {link["scope"]: link["id"] for link in links})
    return Table(server, made, size)


async def full_table(
    server, people=SIZE, *, start=True, size=SIZE, kind="random", keys=None, **online
):
    """Make a table with this number of people, each at the seat of their number.

    The rest are bots.
    """
    table = await online_table(server, size, **online)
    for seat in range(1, people + 1):
        await table.seated(NICKS[seat - 1], seat, key=next(keys) if keys else "")
    if people < size:
        assert (await table.ask("host", {"wish": "fill", "kind": kind}))["type"] == "ack"
    await table.ready(*range(1, people + 1))
    if start:
        assert (await table.ask("host", {"wish": "start"}))["type"] == "ack"
    return table
