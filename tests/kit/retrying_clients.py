"""Clients that survive their server: an unanswered command is sent again with the same id.

Each keeps a ledger: what it asked, what it was answered, and the cards that it was shown. A second
answer to the same command has to be the first one, and a version has to show the same cards.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from gorod.bots.random_legal import PLAYED
from gorod.server.bots.json_moves import offers_in, random_move
from tests.kit.http_clients import client
from tests.kit.running_server import Made

Frame = dict[str, Any]
GONE = (OSError, WebSocketException, httpx.TransportError, TimeoutError)
"""The errors by which a client notices that its server was killed."""
BEFORE_THE_LIMIT = 18
"""The number of frames that one socket may send in a burst; after that the client reconnects."""
FINAL = ("ack", "refused", "stale", "conflict")
VERBS = PLAYED - {"miss"}


@dataclass
class Asked:
    """One command, from the first attempt on, with its answer once there is one."""

    id: str
    seen: int
    wish: Frame
    answer: Frame | None = None

    @property
    def body(self) -> Frame:
        return {"id": self.id, "seen": self.seen, "wish": self.wish}


@dataclass
class Judge:
    """The only judge of a table; `style` says what they do all the time."""

    url: str
    made: Made
    style: str
    chance: Random
    asked: list[Asked] = field(default_factory=list)
    view: Frame = field(default_factory=dict)
    cards: dict[int, list[str | None]] = field(default_factory=dict)
    repeated: int = 0
    frames: int = 0

    @property
    def console(self) -> str:
        return f"console-{self.made.id}"

    @property
    def acked(self) -> list[Asked]:
        return [one for one in self.asked if one.answer and one.answer["type"] == "ack"]

    @property
    def waiting(self) -> Asked | None:
        """Return the commands that were sent and not answered."""
        last = self.asked[-1] if self.asked else None
        return last if last and last.answer is None else None

    def heard(self, asked: Asked, answer: Frame) -> None:
        if asked.answer is None:
            asked.answer = answer
            return
        self.repeated += 1
        assert asked.answer == answer, (asked, answer)

    def looked(self, view: Frame) -> None:
        """Check that a version shows the same cards each time it is shown."""
        roles = [player["role"] for player in view["players"]]
        assert self.cards.setdefault(view["seq"], roles) == roles
        assert view["seq"] >= self.view.get("seq", 0)
        self.view = view
        self.frames += 1

    def next(self) -> Asked:
        """Return the command that was left open, or a new one."""
        if self.waiting is None:
            name = f"{self.style}-{len(self.asked)}"
            self.asked.append(Asked(name, self.view["seq"], self._wish()))
        return self.asked[-1]

    def once_more(self) -> Asked | None:
        """Return an old command to repeat; refusals without a clause leave no receipt."""
        done = self.acked
        return self.chance.choice(done[-20:]) if done else None

    def _wish(self) -> Frame:
        if not self.asked or self.view["control"]["holder"] == "":
            return {"wish": "take"}
        dealt = self.view["players"][0]["role"] is not None
        if self.style == "dealer":
            return {"wish": "undo"} if dealt else {"wish": "draw"}
        if not dealt:
            return {"wish": "draw"}
        if self.style == "timer":
            do = self.chance.choice(["start", "stop", "add", "set"])
            return {"wish": "timer", "do": do, "seconds": self.chance.randrange(1, 60)}
        command = random_move(offers_in(self.view), self.chance, VERBS)
        if command is None or self.chance.random() < 0.1:
            return {"wish": "undo", "turns": 1}
        return {"wish": "do", "command": command}


async def by_socket(judge: Judge, until: asyncio.Event) -> None:
    """Play over WebSocket, going from one server to the next."""
    while not until.is_set() or judge.waiting:
        with suppress(*GONE):
            async with _open(judge.url, judge.made.tokens["judge"], judge.console, 0) as socket:
                await _conduct(judge, socket, until)
        await asyncio.sleep(0.005)


@asynccontextmanager
async def _open(url: str, token: str, console: str, seen: int) -> AsyncIterator[ClientConnection]:
    where = f"{url.replace('http', 'ws', 1)}/ws"
    options: dict[str, Any] = {"compression": None, "max_size": None, "close_timeout": 0.05}
    async with connect(where, open_timeout=180, **options) as socket:
        hello = {"type": "hello", "token": token, "console": console, "seen": seen}
        await socket.send(json.dumps(hello))
        yield socket


async def _conduct(judge: Judge, socket: ClientConnection, until: asyncio.Event) -> None:
    fresh = False
    while not fresh:
        fresh = (await _frame(judge, socket))["type"] == "view"
    again = judge.once_more()
    sent = [again] if again else []
    for _ in range(BEFORE_THE_LIMIT - 1):
        if until.is_set() and judge.waiting is None:
            return
        sent.append(judge.next())
        while sent:
            asked = sent.pop(0)
            await socket.send(json.dumps({"type": "ask", **asked.body}))
            judge.heard(asked, await _answer(judge, socket))
        seq = judge.asked[-1].answer["seq"] if judge.asked[-1].answer else 0
        while judge.view["seq"] < seq:
            await _frame(judge, socket)


async def _answer(judge: Judge, socket: ClientConnection) -> Frame:
    while True:
        frame = await _frame(judge, socket)
        if frame["type"] in FINAL:
            return frame


async def _frame(judge: Judge, socket: ClientConnection) -> Frame:
    frame: Frame = json.loads(await asyncio.wait_for(socket.recv(), 180))
    assert frame["type"] != "error", frame
    if frame["type"] == "view":
        judge.looked(frame)
    return frame


async def by_http(judge: Judge, until: asyncio.Event) -> None:
    """Play without a socket: every command is a request, and so is every view."""
    headers = {"authorization": f"Bearer {judge.made.tokens['judge']}"}
    path = f"/api/tables/{judge.made.id}"
    async with client(judge.url, headers=headers) as http:
        while not until.is_set() or judge.waiting:
            with suppress(*GONE):
                judge.looked((await http.get(f"{path}/view")).raise_for_status().json())
                again = judge.once_more() if judge.chance.random() < 0.3 else None
                for asked in [again, judge.next()]:
                    if asked is not None:
                        body = {**asked.body, "console": judge.console}
                        told = await http.post(f"{path}/commands", json=body)
                        assert told.status_code in (200, 409, 422), told.text
                        judge.heard(asked, told.json())
            await asyncio.sleep(0.01)


@dataclass
class Watcher:
    """A spectator, who resumes at the point where the connection broke."""

    url: str
    made: Made
    scope: str = "hall"
    seq: int = 0
    log: list[Frame] = field(default_factory=list)
    views: int = 0
    resumed: int = 0

    def told(self, view: Frame, *, first: bool) -> None:
        """Check that no version is missing or doubled; after a reconnect the latest comes once."""
        assert first or view["seq"] == self.seq + 1, (view["seq"], self.seq)
        assert view["seq"] >= self.seq
        kept, added = view["log"]["keep"], view["log"]["add"]
        assert kept <= len(self.log)
        self.log = [*self.log[:kept], *added]
        assert [line["n"] for line in self.log] == list(range(1, len(self.log) + 1))
        self.seq = view["seq"]
        self.views += 1

    async def watch(self, until: asyncio.Event) -> None:
        while not until.is_set():
            with suppress(*GONE):
                async with _open(self.url, self.made.tokens[self.scope], "", self.seq) as socket:
                    await self._follow(socket)
            await asyncio.sleep(0.005)

    async def _follow(self, socket: ClientConnection) -> None:
        first = True
        async for raw in socket:
            frame: Frame = json.loads(raw)
            if frame["type"] == "welcome":
                assert frame["resumed"] == (self.seq > 0)
                self.resumed += frame["resumed"]
            if frame["type"] == "view":
                self.told(frame, first=first)
                first = False
