"""The load generator of the server's measurements, a separate process with thousands of sockets.

It speaks WebSocket to Gorod, and length-prefixed bytes to the raw baseline; it times the same thing
in both: from the moment when a judge's command is sent until the last viewer of that table has
received the change. Reads a plan (JSON) on standard input line by line, and answers each with a
line.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import resource
import sys
from random import Random
from time import perf_counter
from typing import Any

import msgspec
import uvloop

from gorod.bots.random_legal import PLAYED
from gorod.engine import Offer
from gorod.server.bots.json_moves import random_move

VERBS = PLAYED - {"miss"}
AT_ONCE = 100
"""Handshakes under way."""
PER_ADDRESS = 10
"""Tables that share a client address, as a club does."""
TEXT, PING, PONG, MASKED = 0x81, 0x89, 0x8A, 0x80
SHORT, LONG = 126, 127
"""Marks of a frame whose length follows in two, or in eight, bytes."""
CLOCKS = 0.3
"""The share of commands that only set the clock."""
HEAD, BEGIN = 4, 2
VIEW, BESIDE = b'{"type":"view"', (b'{"type":"ping"', b'{"type":"welcome"')
"""How a view begins, and what else is no answer to a command."""


class Player(msgspec.Struct):
    """A seat, which only knows whether it has a card."""

    role: str | None


class Numbered(msgspec.Struct):
    """What every command needs of a view."""

    seq: int


class Seen(msgspec.Struct):
    """What a judge needs of a view to go on."""

    phase: str
    players: tuple[Player, ...]
    offers: tuple[Offer, ...] = ()


read_number = msgspec.json.Decoder(Numbered).decode
read_view = msgspec.json.Decoder(Seen).decode


class Peer(asyncio.Protocol):
    """One socket of one table."""

    def __init__(self, group: Group, hello: bytes, *, judge: bool) -> None:
        self.group, self.hello, self.judge = group, hello, judge
        self.open = asyncio.get_running_loop().create_future()
        self.buffer = bytearray()
        self.frames = self.bytes = 0

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        self.greet()

    def connection_lost(self, error: Exception | None) -> None:
        self.group.lost += 1
        if not self.open.done():
            self.open.set_exception(error or ConnectionResetError("closed"))

    def opened(self) -> None:
        if not self.open.done():
            self.open.set_result(None)

    def arrived(self, size: int) -> None:
        self.frames += 1
        self.bytes += size
        self.group.last = perf_counter()
        self.group.told += 1


class RawPeer(Peer):
    """A peer of the baseline: four bytes of length, then a payload as long as a view."""

    def greet(self) -> None:
        self.transport.write(self.hello)
        self.opened()

    def ask(self) -> None:
        self.transport.write(b"!")

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        while len(self.buffer) >= HEAD:
            size = int.from_bytes(self.buffer[:HEAD], "big")
            if len(self.buffer) < size + HEAD:
                return
            del self.buffer[: size + HEAD]
            self.arrived(size)
            if self.judge:
                self.group.answered()


class SocketPeer(Peer):
    """A WebSocket without a library, for what this server sends."""

    upgraded = False

    def greet(self) -> None:
        head = "GET /ws HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        self.transport.write((head + key).encode())

    def send(self, body: bytes, opcode: int = TEXT) -> None:
        size = len(body)
        length = (
            bytes([MASKED | size]) if size < SHORT else bytes([MASKED | SHORT]) + size.to_bytes(2)
        )
        self.transport.write(bytes([opcode]) + length + bytes(4) + body)

    def data_received(self, data: bytes) -> None:
        if self.buffer:  # a frame was split; usually one comes whole, and nothing is copied
            data = bytes(self.buffer) + data
            self.buffer.clear()
        if not self.upgraded:
            head, mark, rest = data.partition(b"\r\n\r\n")
            if not mark:
                self.buffer += data
                return
            if b" 101 " not in head.splitlines()[0]:
                self.open.set_exception(ConnectionError(head[:60].decode()))
                return
            self.upgraded, data = True, rest
            self.send(self.hello)
        at = 0
        while (bounds := self.frame(data, at)) is not None:
            self.heard(data, at, *bounds)
            at = bounds[1]
        self.buffer += data[at:]

    def frame(self, data: bytes, at: int) -> tuple[int, int] | None:
        """Where the text of the frame that begins at `at` begins and ends; None if not all came."""
        begin = at + BEGIN
        if len(data) < begin:
            return None
        size = data[at + 1]
        if size == SHORT:
            begin = at + 4
            size = int.from_bytes(data[at + 2 : begin], "big")
        elif size == LONG:
            begin = at + 10
            size = int.from_bytes(data[at + 2 : begin], "big")
        return (begin, begin + size) if len(data) >= begin + size else None

    def heard(self, data: bytes, at: int, begin: int, end: int) -> None:
        if data[at] == PING:
            self.send(data[begin:end], PONG)
        elif data.startswith(VIEW, begin):
            self.arrived(end - begin)
            self.opened()
            if self.judge:
                self.group.view = data[begin:end]
        elif self.judge and not data.startswith(BESIDE, begin):
            self.group.answered(data[begin:end])


class Group:
    """One table: its judge, the viewers, and the command that is under way."""

    def __init__(self, number: int, tokens: list[str]) -> None:
        self.number, self.tokens = number, tokens
        self.peers: list[Peer] = []
        self.view = b""
        self.dealt = False
        self.chance = Random(number)
        self.asked = self.lost = self.told = 0
        self.sent = self.last = 0.0
        self.acked: float | None = None
        self.done: list[tuple[float, float, int]] = []
        self.refused = 0
        self.waiting: asyncio.Future[None] | None = None

    async def connect(self, plan: dict[str, Any], which: range) -> None:
        """These of its sockets, one after the other."""
        loop = asyncio.get_running_loop()
        kind = RawPeer if plan["raw"] else SocketPeer
        source = self.number // PER_ADDRESS
        local = (f"127.0.{1 + source // 250}.{1 + source % 250}", 0)
        for n in which:
            if plan["raw"]:
                hello = self.number.to_bytes(4, "big")
            else:
                hello = json.dumps(
                    {"type": "hello", "token": self.tokens[n], "console": f"c{self.number}"}
                ).encode()
            peer = kind(self, hello, judge=n == 0)
            await loop.create_connection(lambda p=peer: p, *plan["address"], local_addr=local)
            await asyncio.wait_for(peer.open, 60)
            self.peers.append(peer)

    def ask(self) -> asyncio.Future[None]:
        """One command more; its time runs."""
        self.settle()
        self.waiting = asyncio.get_running_loop().create_future()
        self.told, self.acked = 0, None
        judge = self.peers[0]
        body = b"" if isinstance(judge, RawPeer) else self.command()
        self.sent = self.last = perf_counter()
        judge.ask() if isinstance(judge, RawPeer) else judge.send(body)
        return self.waiting

    def settle(self) -> None:
        """Return the last command's latency to its answer, to its last viewer, and their number."""
        if self.acked is not None and self.told:
            self.done.append((self.acked - self.sent, self.last - self.sent, self.told))
        self.acked = None

    def command(self) -> bytes:
        self.asked += 1
        name = (
            f"{os.getpid()}-{self.asked}"  # an id of another run would be answered as it was then
        )
        seen = read_number(self.view).seq
        asked = {"type": "ask", "id": name, "seen": seen, "wish": self.wish()}
        return json.dumps(asked).encode()

    def wish(self) -> dict[str, Any]:
        if self.asked == 1:
            return {"wish": "take"}
        if not self.dealt:
            self.dealt = read_view(self.view).players[0].role is not None
            if not self.dealt:
                return {"wish": "draw"}
        if self.chance.random() < CLOCKS:
            return {"wish": "timer", "do": "set", "seconds": self.chance.randrange(30, 60)}
        view = read_view(self.view)  # a clock needs no offers, so most of the view is left unread
        chosen = random_move(view.offers, self.chance, VERBS)
        if chosen is None or view.phase == "over":
            self.dealt = False  # even the deal may be undone
            return {"wish": "undo", "turns": 1}
        return {"wish": "do", "command": chosen}

    def answered(self, body: bytes = b"") -> None:
        if self.waiting is None or self.waiting.done():
            return
        if body and not body.startswith(b'{"type":"ack"'):
            self.refused += 1
        self.acked = perf_counter()
        self.waiting.set_result(None)


class Crowd:
    """All tables."""

    def __init__(self) -> None:
        self.groups: list[Group] = []

    async def join(self, plan: dict[str, Any]) -> dict[str, Any]:
        """Open sockets; the first of every table is its judge's."""
        if not self.groups:
            self.groups = [Group(n, tokens) for n, tokens in enumerate(plan["tokens"])]
        gate, begun = asyncio.Semaphore(AT_ONCE), perf_counter()

        async def one(group: Group) -> None:
            async with gate:
                await group.connect(plan, range(len(group.peers), plan["each"]))

        await asyncio.gather(*map(one, self.groups))
        gc.freeze()  # keep this process's garbage collection out of the measurement
        return {"seconds": perf_counter() - begun}

    async def steady(self, plan: dict[str, Any]) -> dict[str, Any]:
        """Send this number of commands a second, to any table; a table waits for its own answer."""
        self.forget()
        random, rate = Random(1), plan["rate"]
        begun, late, sent = perf_counter(), 0, 0
        while (now := perf_counter() - begun) < plan["seconds"]:
            while sent < now * rate:
                sent += 1
                group = random.choice(self.groups)
                if group.waiting is None or group.waiting.done():
                    group.ask()
                else:
                    late += 1
            await asyncio.sleep(0.001)
        await asyncio.sleep(1)
        return {**self.figures(plan["seconds"]), "left_out": late}

    async def saturated(self, plan: dict[str, Any]) -> dict[str, Any]:
        """Every table asks again as soon as it was answered."""
        self.forget()
        until = perf_counter() + plan["seconds"]

        async def one(group: Group) -> None:
            await asyncio.sleep(group.chance.random() * 0.3)
            while perf_counter() < until:
                await asyncio.wait_for(group.ask(), 30)
                pause = plan.get("pause", 0)
                if pause:
                    await asyncio.sleep(pause)

        used = os.times()
        await asyncio.gather(*map(one, self.groups[: plan.get("tables", len(self.groups))]))
        after = os.times()
        spent = after.user + after.system - used.user - used.system
        return {**self.figures(plan["seconds"]), "generator_cpu": spent / plan["seconds"]}

    def forget(self) -> None:
        for group in self.groups:
            group.settle()
            group.done, group.refused = [], 0
            for peer in group.peers:
                peer.frames = peer.bytes = 0

    def figures(self, seconds: float) -> dict[str, Any]:
        for group in self.groups:
            group.settle()
        done = [one for group in self.groups for one in group.done]
        peers = [peer for group in self.groups for peer in group.peers]
        frames = sum(peer.frames for peer in peers)
        return {
            "commands": len(done) / seconds,
            "ack": percentiles([ack for ack, _, _ in done]),
            "all": percentiles([last for _, last, _ in done]),
            "viewers": sum(told for _, _, told in done) / max(1, len(done)),
            "frames": frames / seconds,
            "size": sum(peer.bytes for peer in peers) / max(1, frames),
            "refused": sum(group.refused for group in self.groups),
            "lost": sum(group.lost for group in self.groups),
        }


def percentiles(values: list[float]) -> dict[str, float]:
    ordered = sorted(values) or [0.0]
    at = {"p50": 0.5, "p99": 0.99, "max": 1.0}
    return {
        name: 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * q))] for name, q in at.items()
    }


async def main() -> None:
    loop, crowd = asyncio.get_running_loop(), Crowd()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        plan = json.loads(line)
        answer = await getattr(crowd, plan["do"])(plan)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    gc.disable()
    # The viewers stand for phones in a hall: they must not push the server off its core, frame by
    # frame, in order to read. The baseline is read in the same way.
    os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    uvloop.run(main())
