"""Networks and clocks that fail: cut sockets, readers who do not read, jumps, a stopped process."""

import asyncio
import os
import signal
import time
from datetime import timedelta
from random import Random

import msgspec

from gorod.bots.random_legal import PLAYED
from gorod.server.bots.json_moves import offers_in, random_move
from gorod.server.config import Config
from tests.kit.deaf_socket import deaf_socket
from tests.kit.http_clients import client
from tests.kit.retrying_clients import Judge, Watcher, by_socket
from tests.kit.running_server import CARDS, LOOSE, SteeredTime, serving
from tests.kit.server_processes import prepared, process_of

CUTS = 200
SCOPES = ("judge", "seat:1", "seat:7", "seat:8", "hall")
VERBS = PLAYED - {"miss"}


def folded(log, view):
    return [*log[: view["log"]["keep"]], *view["log"]["add"]]


class Cut:
    """A viewer who is cut off after a random number of frames, and comes back."""

    def __init__(self, server, made, scope, chance):
        self.server, self.made, self.scope, self.chance = server, made, scope, chance
        self.seq, self.log, self.cuts = 0, [], 0
        self.numbers = []

    async def watch(self, over):
        while not over.is_set():
            frames = self.chance.randrange(1, 4)
            token = self.made.tokens[self.scope]
            async with self.server.socket(token, f"cut-{self.scope}", self.seq) as viewer:
                assert viewer.frames[0]["resumed"] == (self.seq > 0)
                for number in range(frames):
                    if over.is_set():
                        return
                    view = await viewer.until("view")
                    # The first repeats the number that they had, unless there is something new. A
                    # seat receives what only some notice together with what everybody does.
                    least = self.seq if number == 0 else self.seq + 1
                    exact = number and not self.scope.startswith("seat")
                    assert view["seq"] == least if exact else view["seq"] >= least
                    self.log, self.seq = folded(self.log, view), view["seq"]
                if self.chance.random() < 0.5:
                    viewer.socket.transport.abort()
            self.cuts += 1
            await asyncio.sleep(self.chance.random() * 0.02)


def test_two_hundred_cuts_lose_no_line_and_repeat_none(tmp_path):
    """N1: at random message indexes, also in the middle of undone turns."""
    chance = Random(11)

    async def whole():
        async with serving(tmp_path) as server, server.dealt(CARDS) as (made, judge):
            over = asyncio.Event()
            viewers = [Cut(server, made, scope, chance) for scope in SCOPES]
            watching = [asyncio.create_task(viewer.watch(over)) for viewer in viewers]
            moves = 0
            while sum(viewer.cuts for viewer in viewers) < CUTS:
                moves += 1
                for task in watching:
                    if task.done():
                        task.result()
                if any(offer["move"] == "deal" for offer in judge.last["offers"]):
                    await judge.do("deal", cards=CARDS)  # everything was taken back
                command = random_move(offers_in(judge.last), chance, VERBS)
                if command is None or chance.random() < 0.15:
                    await judge.ask({"wish": "undo", "turns": chance.randrange(1, 4)})
                else:
                    answer = await judge.do(**{"kind": command.pop("type"), **command})
                    assert answer["type"] == "ack", answer
                await asyncio.sleep(0.01)
            over.set()
            await judge.ask({"wish": "timer", "do": "set", "seconds": 30})  # wakes those who wait
            await asyncio.gather(*watching)
            for viewer in viewers:
                async with server.socket(made.tokens[viewer.scope], "", viewer.seq) as again:
                    log = folded(viewer.log, await again.view())
                path, by = f"/api/tables/{made.id}/view", made.bearer(viewer.scope)
                view = (await server.http.get(path, headers=by)).json()
                assert log == view["log"]["add"]
            return moves, sum(viewer.cuts for viewer in viewers)

    moves, cuts = asyncio.run(whole())
    print(f"\n{cuts} reconnects during {moves} commands: no frame missed, none doubled")


async def rounds(judge, hall, count):
    """How long each command took to be on the hall's screen."""
    took = []
    for number in range(count):
        begun = time.perf_counter()
        await judge.ask({"wish": "timer", "do": "set", "seconds": 60 + number % 7})
        await hall.view()
        took.append(time.perf_counter() - begun)
    return sorted(took)


def test_ten_slow_readers_are_dropped_and_nobody_waits_for_them(tmp_path):
    """L3: they are told where to resume; the others do not notice; the memory is bounded."""
    slow = [f"seat:{seat}" for seat in range(1, 11)]

    async def whole():
        limits = msgspec.structs.replace(LOOSE, pending=8, stuck_ms=500)
        async with (
            serving(tmp_path, Config(limits=limits)) as server,
            server.dealt(CARDS) as (made, judge),
            server.socket(made.tokens["hall"]) as hall,
        ):
            await hall.view()
            port, hub = server.services.config.port, server.services.hub
            without = await rounds(judge, hall, 150)
            sockets = [await deaf_socket(port, made.tokens[scope], "127.0.0.1") for scope in slow]
            room = hub._rooms[made.id]
            while sum(1 for _ in room.sockets) < len(slow) + 2:
                await asyncio.sleep(0.01)
            readers = [s for s in room.sockets if s.by.seat]
            beside = await rounds(judge, hall, 150)
            for _ in range(30):
                await rounds(judge, hall, 50)
                if all(reader.ending for reader in readers):
                    break
            ends = {(reader.ending.code, reader.ending.reason) for reader in readers}
            assert {code for code, _ in ends} == {4408}
            for reader in readers:
                assert reader.ending.reason == f"resume {reader.sent}"
                assert reader.waiting <= 8
            for raw in sockets:
                raw.close()
            for reader, scope in zip(readers, slow, strict=True):
                del scope
                token = made.tokens[f"seat:{reader.by.seat}"]
                async with server.socket(token, seen=reader.sent) as back:
                    assert back.frames[0]["resumed"]
                    assert (await back.view())["seq"] == back.frames[0]["seq"]
            return without, beside

    without, beside = asyncio.run(whole())
    half = len(without) // 2
    print(
        f"\ncommand to hall, median: {1000 * without[half]:.1f} ms, "
        f"beside ten slow readers {1000 * beside[half]:.1f} ms"
    )
    # Anybody who waited for one of them would wait until it is dropped, half a second later.
    assert beside[half] < 5 * without[half] + 0.4


def test_the_wall_clock_jumps_and_only_the_waiting_counts(tmp_path):
    """T1: a thousand jumps up to a day either way; what is left is exact, and no phase changes."""
    chance, time_ = Random(5), SteeredTime()

    async def whole():
        async with serving(tmp_path, time=time_) as server, server.dealt(CARDS) as (_, judge):
            while not (judge.last["clock"] and judge.last["clock"]["seat"]):
                await judge.do("proceed")
            await judge.ask({"wish": "timer", "do": "set", "seconds": 3600})
            await judge.ask({"wish": "timer", "do": "start"})
            phase, left = judge.last["phase"], 3_600_000
            for _ in range(1000):
                time_.wall += timedelta(seconds=chance.uniform(-86_400, 86_400))
                step = chance.randrange(3000)
                time_.passed += step
                left -= step
                if chance.random() < 0.05:
                    await judge.ask({"wish": "timer", "do": "add", "seconds": 0})
                    assert judge.last["clock"]["left_ms"] == max(0, left)
                    assert judge.last["clock"]["running"]
                    assert judge.last["phase"] == phase
                    left = max(0, left)
            time_.passed += 10_000_000
            server.services.hub.tick()
            await judge.ask({"wish": "timer", "do": "add", "seconds": 0})
            assert (judge.last["clock"]["left_ms"], judge.last["phase"]) == (0, phase)

    asyncio.run(whole())


async def left_on_the_clock(server, made):
    """Return the remaining time that a judge sees who reconnects."""

    async with client(server.url) as http:
        path, by = f"/api/tables/{made.id}/view", made.bearer("judge")
        view = (await http.get(path, headers=by)).raise_for_status().json()
    return view["clock"], view["phase"], view["seq"]


async def with_a_running_clock(server, made):
    """Let a judge deal, reach the first speech, and start a clock of ten minutes."""

    async with client(server.url) as http:
        path, by = f"/api/tables/{made.id}", made.bearer("judge")
        number = 0

        async def ask(**wish):
            nonlocal number
            number += 1
            seen = (await http.get(f"{path}/view", headers=by)).json()["seq"]
            body = {"id": f"w{number}", "seen": seen, "wish": wish, "console": "c"}
            answer = await http.post(f"{path}/commands", json=body, headers=by)
            assert answer.json()["type"] == "ack", answer.text

        await ask(wish="take")
        await ask(wish="draw")
        view = (await http.get(f"{path}/view", headers=by)).json()
        while not (view["clock"] and view["clock"]["seat"]):
            await ask(wish="do", command={"type": "proceed"})
            view = (await http.get(f"{path}/view", headers=by)).json()
        await ask(wish="timer", do="set", seconds=600)
        await ask(wish="timer", do="start")


def test_what_is_left_on_the_clock_survives_a_kill_and_a_stopped_process(tmp_path):
    """T1, D1: only the time that passed is gone, and nothing moved by itself."""

    async def whole():
        (made,) = await prepared(str(tmp_path / "gorod.db"), 1)
        async with process_of(tmp_path / "gorod.db") as server:
            await with_a_running_clock(server, made)
            earliest = time.monotonic()
            first, phase, seq = await left_on_the_clock(server, made)
            latest = time.monotonic()

            async def same():
                # The view was made between a question and its answer, however slow they were.
                asked = time.monotonic()
                clock, where, number = await left_on_the_clock(server, made)
                answered = time.monotonic()
                gone = first["left_ms"] - clock["left_ms"]
                least, most = 1000 * (asked - latest), 1000 * (answered - earliest)
                assert least - 150 < gone < most + 150
                assert (where, number, clock["running"]) == (phase, seq, True)

            server.send(signal.SIGSTOP)
            await asyncio.sleep(1.5)
            server.send(signal.SIGCONT)
            await same()
            server.kill()
            await asyncio.sleep(0.5)
            server.start(warm=True)
            await server.ready()
            await same()
            # When its operator stops it, it stops the clock: the remaining time does not change.
            before = first["left_ms"] - 1000 * (time.monotonic() - latest)
            assert server.stop() == 0
            after = first["left_ms"] - 1000 * (time.monotonic() - earliest)
            await asyncio.sleep(0.5)
            server.start(warm=True)
            await server.ready()
            clock, where, _ = await left_on_the_clock(server, made)
            assert not clock["running"]
            assert after - 150 < clock["left_ms"] < before + 150
            assert where == phase

    asyncio.run(whole())


def test_a_process_that_is_stopped_and_goes_on_loses_nothing(tmp_path):
    """SIGSTOP at random moments: everybody waits, and then everything continues."""
    chance = Random(3)

    async def whole():
        tables = await prepared(str(tmp_path / "gorod.db"), 2)
        async with process_of(tmp_path / "gorod.db") as server:
            done, over = asyncio.Event(), asyncio.Event()
            judges = [Judge(server.url, made, "player", Random(4)) for made in tables]
            halls = [Watcher(server.url, made) for made in tables]
            tasks = [asyncio.create_task(by_socket(judge, done)) for judge in judges]
            watching = [asyncio.create_task(hall.watch(over)) for hall in halls]
            stops = 0
            while stops < 10 or sum(len(judge.acked) for judge in judges) <= 10:
                await asyncio.sleep(chance.random() * 0.2)
                os.kill(server.pid, signal.SIGSTOP)
                await asyncio.sleep(chance.random() * 0.2)
                os.kill(server.pid, signal.SIGCONT)
                stops += 1
            done.set()
            await asyncio.gather(*tasks)
            while not all(hall.views > 1 for hall in halls):
                await asyncio.sleep(0.05)
            for task in watching:
                task.cancel()
            results = await asyncio.gather(*watching, return_exceptions=True)
            assert all(isinstance(result, asyncio.CancelledError) for result in results), results
            assert all(hall.resumed == 0 for hall in halls)

    asyncio.run(whole())
