"""Two ways to reach a server: calling the application as a server calls it, and real sockets."""

import asyncio
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import httpx
from websockets.asyncio.client import connect

from gorod.server.config import Config
from gorod.server.http.uvicorn_protocol import OUTLET
from gorod.server.hub import hub
from gorod.server.services import assemble
from gorod.server.web.app import application
from gorod.server.web.serve import running
from tests.kit.http_clients import client
from tests.kit.outlets import PlainOutlet
from tests.kit.running_server import LOOSE, WEAK, SeededChance, SteeredTime
from tests.server.secrecy.memory import MemoryStore

ADDRESS = ("127.0.0.1", 50_000)
PATIENCE = 180
HOST = [(b"host", b"gorod")]
CLOSED = "closed"


@dataclass
class Answer:
    status: int
    headers: list
    body: bytes

    @property
    def bytes(self):
        """Everything by which a reader could distinguish two answers."""
        lines = [f"{name}: {value}" for name, value in self.headers if name != "date"]
        return "\n".join([str(self.status), *lines, "", ""]).encode() + self.body


class AppSocket:
    """A socket of the application itself: no bytes on a network, and nothing to wait for."""

    def __init__(self, app):
        self._in, self._out = asyncio.Queue(), asyncio.Queue()
        scope = {"type": "websocket", "path": "/ws", "raw_path": b"/ws", "query_string": b"",
                 "headers": HOST, "client": ADDRESS, "server": ("gorod", 80), "scheme": "ws",
                 "root_path": "", "http_version": "1.1", "subprotocols": [],
                 "asgi": {"version": "3.0"}, "state": {},
                 "extensions": {OUTLET: PlainOutlet(self._written)}}  # fmt: skip
        self._in.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(app(scope, self._in.get, self._out.put))

    def _written(self, text):
        self._out.put_nowait({"type": "websocket.send", "text": text})

    async def send(self, text):
        self._in.put_nowait({"type": "websocket.receive", "text": text})

    async def recv(self):
        while True:
            message = await asyncio.wait_for(self._out.get(), PATIENCE)
            if message["type"] == "websocket.send":
                return message["text"]
            if message["type"] == "websocket.close":
                return f"{CLOSED} {message['code']} {message.get('reason')}"

    async def close(self):
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task


class NetSocket:
    """A real socket."""

    def __init__(self, socket):
        self._socket = socket
        self.send = socket.send

    async def recv(self):
        return str(await asyncio.wait_for(self._socket.recv(), PATIENCE))

    async def close(self):
        await self._socket.close()


@dataclass
class Client:
    """A server and how to reach it; the test controls its clock and randomness."""

    services: object
    time: SteeredTime
    chance: SeededChance
    app: object = None
    web: httpx.AsyncClient | None = None
    tasks: list = field(default_factory=list)

    @property
    def real(self):
        return self.web is not None

    async def socket(self):
        if not self.real:
            return AppSocket(self.app)
        port = self.services.config.port
        return NetSocket(
            await connect(f"ws://127.0.0.1:{port}/ws", compression=None, open_timeout=PATIENCE)
        )

    async def http(self, method, path, token="", body=b"", lang=""):
        headers = [("authorization", f"Bearer {token}")] if token else []
        headers += [("accept-language", lang)] if lang else []
        headers += [("content-type", "application/json")] if body else []
        if self.real:
            told = await self.web.request(method, path, headers=headers, content=body)
            return Answer(told.status_code, list(told.headers.multi_items()), told.content)
        return await self._called(method, path, headers, body)

    async def _called(self, method, path, headers, body):
        parts, start = [], {}
        asked = iter([{"type": "http.request", "body": body, "more_body": False}])

        async def receive():
            return next(asked, {"type": "http.disconnect"})

        async def send(message):
            if message["type"] == "http.response.start":
                start.update(message)
            else:
                parts.append(message.get("body", b""))

        path, _, query = path.partition("?")
        size = [("content-length", str(len(body)))] if body else []
        named = [(n.encode(), v.encode()) for n, v in (*headers, *size)]
        scope = {"type": "http", "method": method, "path": path, "raw_path": path.encode(),
                 "query_string": query.encode(), "headers": HOST + named, "client": ADDRESS,
                 "server": ("gorod", 80), "scheme": "http", "root_path": "",
                 "http_version": "1.1", "asgi": {"version": "3.0"}, "extensions": {},
                 "state": {}}  # fmt: skip
        await self.app(scope, receive, send)
        told = [(name.decode(), value.decode()) for name, value in start["headers"]]
        return Answer(start["status"], told, b"".join(parts))


@asynccontextmanager
async def called(store=None, **settings):
    """Run a server without a network, in which nothing happens on its own, not even time."""
    time, chance = SteeredTime(), SeededChance()
    config = Config(limits=LOOSE, strength=WEAK, **settings)
    services = assemble(config, store or MemoryStore(), time, chance)
    try:
        yield Client(services, time, chance, app=application(services))
    finally:
        await services.close()


@asynccontextmanager
async def networked(path):
    """Run a server on a real socket, whose time passes only when told to."""
    time, chance = SteeredTime(), SeededChance()
    url = "http://gorod.example"  # ports differ, and the policy names them
    database = str(path / "gorod.db")
    config = Config(limits=LOOSE, strength=WEAK, port=0, database=database, public_url=url)
    tick, hub.TICK = hub.TICK, 1e6
    try:
        async with running(config, time=time, chance=chance) as services:
            url = f"http://127.0.0.1:{services.config.port}"
            async with client(url) as web:
                yield Client(services, time, chance, web=web)
    finally:
        hub.TICK = tick
