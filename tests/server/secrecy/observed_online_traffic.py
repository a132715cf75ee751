"""Two worlds of an online table under the automatic judge, as a reader of the network sees them."""

import json
from dataclasses import dataclass
from random import Random

from gorod.engine.phases import Night
from gorod.server.hub import hub
from gorod.server.tables.gestures import BEAT_MS
from gorod.server.tables.online_decisions import asked_at, eyes_at
from tests.kit.online_table import begun
from tests.kit.running_server import SeededChance
from tests.server.secrecy.observed_traffic import FRAME, ObservedTraffic
from tests.server.secrecy.worlds import Leak

APART = 0.2
"""Seconds between the entries of two seats."""
LIMIT = 400
BEATS = 3
"""How many beats of a step with open eyes are observed."""
SHOWN = (
    {"id": "", "seats": []},
    {"id": "yes", "seats": []},
    {"id": "i-lead", "seats": []},
    {"id": "shoot", "seats": [1, 2, 3]},
)


@dataclass(frozen=True)
class Stage:
    """A table, and how far it is played."""

    rules: str
    size: int
    seed: int
    nights: int = 2
    """The last night that is played, without its morning."""


class ObservedOnlineTraffic(ObservedTraffic):
    """One world: an online table with a socket at every seat."""

    def __init__(self, client, stage, deal):
        self.client, self.stage = client, stage
        self.sockets, self.traffic, self.numbers, self.clocks = {}, {}, {}, {}
        self.sent, self.deal = 0, deal

    async def open(self):
        self.client.services.hub.tables.chance = self.client.services.chance
        self.client.chance._random = SeededChance(self.deal)._random
        made = await begun(
            self.client.services, self.stage.rules, self.stage.size, table_id=f"t{self.deal}"
        )
        self.tokens = made.tokens
        self.live = await self.client.services.hub.tables.get(made.id)
        for seat in range(1, self.stage.size + 1):
            await self.join(seat)

    @property
    def game(self):
        return self.timeline.now.game

    @property
    def done(self):
        """Play until the last night reaches its morning."""
        last = self.game.number >= self.stage.nights and isinstance(self.game.phase, Night)
        return last and self.game.phase.duties[0] == "dawn"

    @property
    def next_at(self):
        return self.client.services.conductor._plans[self.live.id].at

    async def enter(self, seat, move, target, most):
        self.sent += 1
        wish = {"wish": "enter", "move": move}
        wish |= {"seats": [1, 2]} if most > 1 else {"target": target}
        asked = {"type": "ask", "id": f"s{self.sent}", "seen": self.numbers[seat], "wish": wish}
        await self.sockets[seat].send(json.dumps(asked).ljust(FRAME))
        await self.drain()

    async def gesture(self, seat, shown):
        self.sent += 1
        wish = {"wish": "gesture", **shown}
        asked = {"type": "ask", "id": f"s{self.sent}", "seen": self.numbers[seat], "wish": wish}
        await self.sockets[seat].send(json.dumps(asked).ljust(FRAME))
        await self.drain()

    async def act(self):
        self.client.services.conductor.look()
        await self.drain()


def alike(worlds, what):
    """Check that both worlds were sent the same lengths at the same times."""
    left, right = (world.taken() for world in worlds)
    if left != right:
        raise Leak(f"{what}: the traffic of two worlds differs\n{left}\n{right}")
    return left


class OnlinePair:
    """Two worlds in step."""

    def __init__(self, clients, stage, deals, victim=0):
        self.stage, self.chance = stage, Random(stage.seed)
        self.victim = victim
        self.worlds = [
            ObservedOnlineTraffic(c, stage, deal) for c, deal in zip(clients, deals, strict=True)
        ]
        self.entered = self.shown = 0
        self.watched = set()

    async def play(self):
        """Return how many entries seats made at night."""
        try:
            for world in self.worlds:
                await world.open()
            alike(self.worlds, "joining")
            asked = ""
            for _ in range(LIMIT):
                if self.worlds[0].done:
                    return self.entered
                asked = await self._step(asked)
            raise Leak("the table does not go on")
        finally:
            for world in self.worlds:
                await world.close()

    async def _step(self, asked):
        left, right = self.worlds
        now = [asked_at(world.timeline, world.timeline.now) for world in self.worlds]
        if (now[0] and now[0].key) != (now[1] and now[1].key) or left.next_at != right.next_at:
            raise Leak(f"a deadline differs: {left.next_at} and {right.next_at} at {now}")
        clock = left.timeline.now.clock
        eyes = eyes_at(left.timeline, left.timeline.now)
        if eyes and eyes.key not in self.watched and clock is not None and clock.running:
            self.watched.add(eyes.key)
            await self._beats(eyes)
            return asked
        if now[0] and now[0].key != asked and clock is not None and clock.running:
            await self._entered(now[0])
            return now[0].key
        at = left.next_at
        for world in self.worlds:
            world.client.time.pass_(max(0, at - world.client.time.ms()) / 1000)
            await world.act()
        seen = alike(self.worlds, left.timeline.current_step().phase)
        shapes = {tuple(seen.get(seat, ())) for seat in left.sockets}
        if len(shapes) > 1:
            raise Leak(f"seats are told apart: {seen}")
        return asked

    async def _beats(self, eyes):
        """Let every living seat send something on every beat, the same in both worlds."""
        due = [world.next_at for world in self.worlds]
        for _ in range(BEATS):
            begun_at = [world.client.time.ms() for world in self.worlds]
            shapes = set()
            for seat in eyes.seats:
                sent_at, shown = self.worlds[0].client.time.ms(), self.chance.choice(SHOWN)
                for world in self.worlds:
                    await world.gesture(seat, shown)
                seen = alike(self.worlds, f"{seat} shows {shown}")
                if set(seen) != {seat}:
                    raise Leak(f"{seat} shows something, and {set(seen)} are told")
                if {one.at - sent_at for one in seen[seat]} != {hub.ANSWER_MS}:
                    raise Leak(f"{seat} was answered at {seen[seat]}")
                shapes.add(tuple(one.length for one in seen[seat]))
                self.shown += 1
            if len(shapes) > 1:
                raise Leak(f"seats are told apart by what follows their gestures: {shapes}")
            for world, since in zip(self.worlds, begun_at, strict=True):
                passed = world.client.time.ms() - since
                world.client.time.pass_(max(0, BEAT_MS - passed) / 1000)
        if [world.next_at for world in self.worlds] != due:
            raise Leak("a deadline moves with what is shown")

    async def _entered(self, asked):
        """Let the same seats enter at the same times; now and then some do not."""
        seats = [*asked.seats]
        self.chance.shuffle(seats)
        if self.chance.random() < 0.3:
            del seats[: len(seats) // 3]
        shapes = set()
        for seat in seats:
            target = self.victim if asked.move == "shoot" else self.chance.choice(asked.seats)
            begun_at = [world.client.time.ms() for world in self.worlds]
            for world in self.worlds:
                await world.enter(seat, asked.move, target, asked.most)
            seen = alike(self.worlds, f"{seat} enters to {asked.key}")
            if set(seen) != {seat}:
                raise Leak(f"{seat} enters, and {set(seen)} are told")
            late = {one.at - begun_at[0] for one in seen[seat]}
            if self.worlds[0].game.night and late != {hub.ANSWER_MS}:
                raise Leak(f"{seat} entered, and was told after {late} ms")
            shapes.add(tuple(one.length for one in seen[seat]))
            for world in self.worlds:
                world.client.time.pass_(APART)
            self.entered += self.worlds[0].game.night
        if len(shapes) > 1:
            raise Leak(f"seats are told apart by what follows their entries: {shapes}")
