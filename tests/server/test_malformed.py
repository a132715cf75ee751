"""Malformed input: thousands of broken frames and bodies, and the API by its own description.

`GOROD_FUZZ` asks for more. Every one is answered clearly; nothing fails, and nothing changes.
"""

import asyncio
import json
import logging
import os
from collections import Counter
from random import Random

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error

from gorod.server.access.principal import SERVER, Origin
from gorod.server.config import Config
from gorod.server.journal import SECURITY
from gorod.server.services import assemble
from gorod.server.store.open import open_store
from gorod.server.store.stored_rows import Tournament
from gorod.server.tables.sender import Sender
from gorod.server.tables.table_requests import Ask, Draw, Take
from gorod.server.web.app import application
from tests.kit.running_server import LOOSE, NAMES, RULES, WEAK, SeededChance, SteeredTime
from tests.server.mutated import FRAMES, mutated
from tests.server.secrecy.clients import Client, called
from tests.server.secrecy.memory import MemoryStore
from tests.server.secrecy.worlds import Principal
from tests.tournament.kit import TournamentScenario

MANY = int(os.environ.get("GOROD_FUZZ", "4000"))


async def dealt(client):
    """A table in its first night, and the tokens of its links."""
    wanted = json.dumps({"rules": RULES, "names": NAMES}).encode()
    made = json.loads((await client.http("POST", "/api/tables", body=wanted)).body)
    live = await client.services.hub.tables.get(made["table"])
    judge = Principal("judge", live.id)
    for name, wish in (("a1", Take()), ("a2", Draw())):
        await live.submit(Sender(judge, "console-0"), Ask(name, live.timeline.version, wish))
    return live, {link["scope"]: link["token"] for link in made["links"]}


def state(live):
    return (
        live.timeline.version,
        live.timeline.now.turn,
        live.timeline.now.clock,
        live.timeline.now.control,
    )


def broken(chance, whole):
    """A broken copy as text; one that may still take control by chance is broken again."""
    while _takes_control(text := mutated(chance, whole)):
        pass
    return text


def _takes_control(text):
    try:
        said = json.loads(text)
        return said["wish"]["wish"] == "take" and isinstance(said["id"], str)
    except (ValueError, LookupError, TypeError, RecursionError):
        return False


def faults(caplog):
    """Return what went wrong.

    Lines above warnings only say who sent a request, and are not faults.
    """
    told = (record for record in caplog.records if record.levelno != SECURITY)
    return [record for record in told if record.levelno >= logging.WARNING]


def test_broken_frames_are_answered_once_and_change_nothing(caplog):
    """A judge who is not in control, seats, the hall: what they send, and before they say hello."""
    chance, told = Random(7), Counter()

    async def whole():
        async with called() as client:
            live, tokens = await dealt(client)
            before = state(live)
            for scope in ("judge", "seat:1", "seat:8", "hall", "overlay"):
                socket = await opened(client, tokens[scope])
                for _ in range(MANY // 2 // 5 - 20):
                    frame = broken(chance, chance.choice(FRAMES))
                    await socket.send(frame)
                    told[await answered(socket, frame)] += 1
                await socket.close()
                for _ in range(20):
                    told[await unwelcome(client, mutated(chance, chance.choice(FRAMES)))] += 1
            assert state(live) == before

    with caplog.at_level(logging.WARNING):
        asyncio.run(whole())
    print("frames:", dict(told))
    assert not faults(caplog)
    assert told.total() == MANY // 2
    assert told["malformed"] > MANY // 8


async def opened(client, token):
    socket = await client.socket()
    await socket.send(json.dumps({"type": "hello", "token": token, "console": "console-9"}))
    assert '"welcome"' in await socket.recv()
    assert '"view"' in await socket.recv()
    return socket


PONG = '{"type":"ask","id":"end","seen":0,"wish":{"wish":"redo"}}'


async def answered(socket, frame):
    """The code of the one answer: a second frame, which is refused, shows that it was one."""
    await socket.send(PONG)
    first = json.loads(await socket.recv())
    if first.get("id") == "end":
        assert "pong" in frame, frame
        return "pong"
    second = json.loads(await socket.recv())
    assert second.get("id") == "end", (frame, first, second)
    assert first["type"] in ("error", "refused", "stale", "conflict"), (frame, first)
    assert first["text"]
    return first.get("code", first["type"])


async def unwelcome(client, frame):
    """A first frame that is no good: one complaint, and the socket is shut."""
    socket = await client.socket()
    await socket.send(frame)
    told = [await socket.recv(), await socket.recv()]
    assert told[1].startswith("closed 44"), told
    await socket.close()
    return f"hello: {json.loads(told[0])['code']}"


POSTS = {
    "/api/tables": {"rules": RULES, "names": list(NAMES), "options": [], "tags": {"event": "x"}},
    "/api/tables/{table}/commands": {"id": "a", "seen": 1, "wish": {"wish": "take"}, "console": ""},
    "/api/tables/{table}/links": {"scope": "hall", "delay": 1, "hours": 1},
    "/api/tickets": {},
    "/api/sessions": {"name": "Клуб", "password": "длинный пароль"},
    "/api/accounts": {"name": "x", "password": "y"},
}


def test_broken_bodies_are_refused_and_change_nothing(caplog, tmp_path):
    """The same for requests; a body that happens to be valid makes what it asks for."""
    chance, told = Random(8), Counter()

    async def whole():
        async with called(await open_store(str(tmp_path / "gorod.db"))) as client:
            live, tokens = await dealt(client)
            before = state(live)
            for number in range(MANY // 2):
                path = chance.choice(sorted(POSTS))
                body = broken(chance, POSTS[path]).encode(errors="surrogatepass")
                token = tokens[chance.choice(("seat:1", "hall", "judge"))]
                shown = token if "{table}" in path or "tickets" in path else ""
                answer = await client.http("POST", path.format(table=live.id), shown, body)
                told[answer.status] += 1
                assert answer.status < 500, (path, body, answer.body)
                if answer.status >= 400:
                    clear = json.loads(answer.body)
                    assert clear.get("text"), (path, body, clear)
                    assert not clear.keys() - {"code", "text", "type", "id", "seq", "cite"}
                if number % 500 == 0:
                    assert state(live) == before
            assert state(live) == before

    with caplog.at_level(logging.WARNING):
        asyncio.run(whole())
    print("bodies:", dict(told))
    assert not faults(caplog)
    assert sum(n for status, n in told.items() if status >= 400) > MANY // 4


@pytest.mark.parametrize("body", [b"[" * 16_000, b'{"a":' * 3000, b"x" * 16_385, b"\xff\xfe"])
@pytest.mark.parametrize("path", ["/api/tables", "/api/accounts"])
def test_depth_and_size_have_a_cap(path, body):
    async def whole():
        async with called() as client:
            answer = await client.http("POST", path, body=body)
            assert answer.status in (400, 413)
            assert json.loads(answer.body)["code"] in ("malformed", "too-large")

    asyncio.run(whole())


CLIENT = Client(
    assemble(Config(limits=LOOSE, strength=WEAK), MemoryStore(), SteeredTime(), SeededChance()),
    SteeredTime(),
    SeededChance(),
)
CLIENT.app = application(CLIENT.services)


async def open_for_good(scope, receive, send):
    """The application, whose life does not end with every call."""
    if scope["type"] != "lifespan":
        await CLIENT.app(scope, receive, send)
        return
    for moment in ("startup", "shutdown"):
        await receive()
        await send({"type": f"lifespan.{moment}.complete"})


pytest_plugins = ("schemathesis.pytest.plugin",)
"""It makes tests of a schema; `pyproject.toml` keeps it out of all other runs."""
schema = schemathesis.openapi.from_asgi("/api/openapi.json", open_for_good)
LIVE, TOKENS = asyncio.run(dealt(CLIENT))


async def a_desk(client):
    """A tournament with a released round, and the tokens of its chief judge and a player."""
    played = (
        TournamentScenario().entered(10).seated("q", 1, (tuple(f"p{n}" for n in range(1, 11)),)).log
    )
    row = Tournament("desk", "2026", 1, "org", shown=True)
    await (await client.services.tournaments.create(row)).adopt_archive(played)
    scopes = {"chief": "official:chief", "player": "player:p1", "sign-up": "sign-up"}
    mint = client.services.links.mint
    return {
        name: (await mint("desk", scope, Origin(SERVER))).token for name, scope in scopes.items()
    }


TOKENS.update(asyncio.run(a_desk(CLIENT)))
DESK = {"tournament": "desk", "game": "q.1.1", "stage": "q", "player": "p1"}


def concerned(path):
    """Whose links a route is for; everybody else has none."""
    if "{table}" in path:
        return ("", "judge", "seat:1")
    return ("", "chief", "player", "sign-up") if "{tournament}" in path else ("", "judge", "chief")


@schema.parametrize()
@schema.given(place=st.integers(0, 11))
@settings(max_examples=max(5, MANY // 600), suppress_health_check=list(HealthCheck), deadline=None)
def test_the_api_by_its_own_description(case, place):
    """Nothing that the description allows or forbids causes a server error."""
    scopes = concerned(case.path)
    scope = scopes[place % len(scopes)]
    headers = {"authorization": f"Bearer {TOKENS[scope]}"} if scope else {}
    if scope and "table" in case.path_parameters:
        case.path_parameters["table"] = LIVE.id
    if "tournament" in case.path_parameters:
        known = case.path_parameters.keys() & DESK.keys()
        case.path_parameters.update({word: DESK[word] for word in known})
    case.call_and_validate(checks=[not_a_server_error], headers=headers)
