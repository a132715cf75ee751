"""The view of an eavesdropper who cannot decipher: who is sent how much, and when."""

import asyncio
import json
from dataclasses import dataclass
from random import Random

import msgspec

from gorod.engine import commands as c
from gorod.engine import is_offered
from gorod.engine.by_day import by_day_commands as b
from gorod.engine.phases import Over
from gorod.server.access.principal import Principal
from gorod.server.hub import hub, secret_moves
from gorod.server.tables.own_moves import entered_by_seats, secret_verb_at
from gorod.server.tables.sender import Sender
from gorod.server.tables.table_requests import Ask, Do, Take, Undo
from tests.server.secrecy.worlds import Leak

TURNS = 30
"""How often everything that is ready runs, so that nothing is on its way any more."""
APART = 0.4
"""Seconds between the moves of two seats; all are sent within the same ten seconds of the step."""
FRAME = 512
"""The length to which clients fill their frames."""


@dataclass(frozen=True)
class Seen:
    """One frame to a seat: its time by the server's clock, and its number of bytes."""

    at: int
    length: int


class ObservedTraffic:
    """One world: a table with a socket at every seat."""

    def __init__(self, client, script, side):
        self.client, self.script, self.side = client, script, side
        self.sockets, self.traffic, self.numbers, self.clocks = {}, {}, {}, {}
        self.sent = 0
        client.services.store.commits = 0

    async def open(self):
        script, client = self.script, self.client
        client.chance._random.seed(f"{script.rules} {script.role} {script.seed}")
        names = [f"Игрок {seat}" for seat in range(1, script.size + 1)]
        body = {"rules": script.rules, "names": names, "options": script.options, "phones": True}
        made = await client.http("POST", "/api/tables", body=json.dumps(body).encode())
        table = json.loads(made.body)
        self.table = table["table"]
        self.tokens = {link["scope"]: link["token"] for link in table["links"]}
        self.live = await client.services.hub.tables.get(self.table)
        self.judge = Principal("judge", self.table)
        await self.ask(Take())
        for seat in range(1, script.size + 1):
            await self.join(seat)

    async def join(self, seat, seen=0):
        socket = self.sockets[seat] = await self.client.socket()
        hello = {"type": "hello", "seen": seen, "token": self.tokens[f"seat:{seat}"]}
        await socket.send(json.dumps(hello))
        await self.drain()

    async def close(self):
        for socket in self.sockets.values():
            await socket.close()

    @property
    def timeline(self):
        return self.live.timeline

    async def ask(self, wish):
        """Let the judge enter something."""
        self.sent += 1
        asked = Ask(f"j{self.sent}", self.timeline.version, wish)
        sender = Sender(self.judge, "console")
        return await self.client.services.hub.submit(self.live, sender, asked)

    async def say(self, seat, command):
        """Let a player send a move; return how often something was written before the answer."""
        self.sent += 1
        wish = json.loads(msgspec.json.encode(Do(command)))
        asked = {"type": "ask", "id": f"s{self.sent}", "seen": self.numbers[seat], "wish": wish}
        before = self.client.services.store.commits
        await self.sockets[seat].send(json.dumps(asked).ljust(FRAME))
        await self.drain()
        return self.client.services.store.commits - before

    async def drain(self):
        for _ in range(TURNS):
            await asyncio.sleep(0)
            for seat, socket in self.sockets.items():
                while not socket._out.empty():
                    self._keep(seat, socket._out.get_nowait())

    def _keep(self, seat, message):
        if message["type"] != "websocket.send":
            return
        raw = message["text"]
        now = self.client.time.ms()
        self.traffic.setdefault(seat, []).append(Seen(now, len(raw.encode())))
        frame = json.loads(raw)
        if frame["type"] in ("view", "welcome"):
            self.numbers[seat] = frame["seq"]
        if frame["type"] == "view":
            self.clocks[seat] = frame["clock"]
            self.living = [player["seat"] for player in frame["players"] if player["alive"]]

    def taken(self):
        """Return what was seen since the last time."""
        seen, self.traffic = self.traffic, {}
        return seen

    def lasted(self):
        """Milliseconds since everybody was told of this step."""
        return self.client.time.ms() - self.timeline.last_heard.known_ms

    def has(self, seat, verb):
        offered = entered_by_seats(self.timeline.offers(self.timeline.now.game, seat))
        return any(offer.verb == verb for offer in offered)

    def own(self, command):
        """Return whose secret move this is and what they would send; nobody if there is none."""
        game = self.timeline.now.game
        for seat in game.living if isinstance(command, c.Show | b.Act) else ():
            mine = command
            if isinstance(command, c.Show):
                mine = msgspec.structs.replace(command, seat=seat)
            offered = entered_by_seats(self.timeline.offers(game, seat))
            verb = secret_verb_at(mine, self.timeline.current_step(), seat)
            if verb and self.has(seat, verb) and is_offered(offered, mine):
                return seat, verb, mine
        return 0, "", None


def _alike(worlds, what):
    """Check that both worlds, and all seats of each, got the same lengths at the same times."""
    left, right = (world.taken() for world in worlds)
    if left != right:
        raise Leak(f"{what}: the traffic of two worlds differs\n{left}\n{right}")
    for world, seen in zip(worlds, (left, right), strict=True):
        shapes = {tuple(seen.get(seat, ())) for seat in world.sockets}
        if len(shapes) > 1:
            raise Leak(f"{what}: seats are told apart\n{seen}")


class Pair:
    """Two worlds in step."""

    def __init__(self, clients, script):
        self.script, self.chance = script, Random(script.seed)
        self.worlds = [ObservedTraffic(client, script, side) for side, client in enumerate(clients)]
        self.secret_moves = 0

    async def play(self):
        """Return how many steps were played with secret moves by the seats."""
        try:
            for world in self.worlds:
                await world.open()
            _alike(self.worlds, "joining")
            await self._judged(tuple(c.Deal(cards) for cards in self.script.cards), "the deal")
            for act in self.script.acts:
                if any(isinstance(world.timeline.now.game.phase, Over) for world in self.worlds):
                    break  # the cards are open, and each player gets their own points
                await self._act(act)
            await self._views()
        finally:
            for world in self.worlds:
                await world.close()
        return self.secret_moves

    async def _act(self, act):
        self._pass(self.chance.choice((0, 1, 3)))
        for world in self.worlds:
            for order in act.orders[world.side]:  # invisible to everybody except the pack
                await world.ask(Do(order))
                await world.drain()
                await world.ask(Undo())
                await world.drain()
        _alike(self.worlds, "orders")
        found = [world.own(act.commands[world.side]) for world in self.worlds]
        senders = self._senders(found)
        if senders:
            await self._secret_moves(found, senders)
        else:
            await self._judged(act.commands, repr(act.commands))
        if self.chance.random() < 0.04:
            await self._again()
        if self.chance.random() < 0.02:
            await self._views()

    def _pass(self, seconds):
        for world in self.worlds:
            world.client.time.pass_(seconds)

    async def _judged(self, commands, what):
        for world in self.worlds:
            command = commands[world.side]
            if command is not None:
                await world.ask(Do(command))
            await world.drain()
        _alike(self.worlds, what)

    def _senders(self, found):
        """Return who sends a move in both worlds; nobody if a decoy would be a real move."""
        (one, verb, _), (two, other, _) = found
        if not one or not two or verb != other or self.chance.random() < 0.2:
            return []
        left, right = self.worlds
        if left.has(two, verb) and one != two:
            return []
        if right.has(one, verb) and one != two:
            return []
        idle = [s for s in left.living if not left.has(s, verb) and not right.has(s, verb)]
        self.chance.shuffle(idle)
        some = idle if self.chance.random() < 0.5 else idle[: len(idle) // 2]
        senders = [*some, *{one, two}]
        self.chance.shuffle(senders)
        return senders

    async def _secret_moves(self, found, senders):
        """Let the same seats send at the same times in both worlds; who has the move differs."""
        self.secret_moves += 1
        await self._look_again(senders)
        self._pass(self._wait_for(senders))
        steps = self._steps()
        target = self.chance.randint(1, self.script.size)
        for sender in senders:
            if steps != self._steps():  # all the living have sent one, so the next is called
                break
            wrote = []
            for world, (seat, verb, real) in zip(self.worlds, found, strict=True):
                decoy = b.Act(sender, target) if verb == "act" else c.Show(verb, target, sender)
                begun = world.client.time.ms()
                wrote.append(await world.say(sender, real if sender == seat else decoy))
                self._answers(world, sender, begun)
            if wrote[0] != wrote[1] or wrote[0] != 1:
                raise Leak(f"a secret move was written {wrote} times")
            left, right = (world.taken() for world in self.worlds)
            if left != right:
                raise Leak(f"a secret move of {sender} shows\n{left}\n{right}")
            self._pass(APART)
            await self._tick()
            left, right = (world.taken() for world in self.worlds)
            if left != right:
                raise Leak(f"a step begins when a move was made\n{left}\n{right}")
        self._pass(secret_moves.STEP_MS / 1000)
        await self._tick()
        if any(world.timeline.holding for world in self.worlds):
            raise Leak("a step is kept back for ever")
        left, right = (world.clocks for world in self.worlds)
        if left != right:
            raise Leak(f"a clock tells when a move was made\n{left}\n{right}")
        _alike(self.worlds, "after secret moves")

    def _steps(self):
        """Return the last change that everybody was told of, in both worlds."""
        return [world.timeline.last_heard.version for world in self.worlds]

    async def _look_again(self, senders):
        """Everybody opens the table again if the judge has entered something for a sender."""
        numbers = ((w.numbers[s], w.timeline.barrier(s)) for w in self.worlds for s in senders)
        if any(number < barrier for number, barrier in numbers):
            await self._come_again(0)

    def _wait_for(self, senders):
        """Return the seconds until all of them can send in the same ten seconds of the step.

        The ten seconds in which a move was made are not secret: docs/server.md, "What the network
        shows".

        """
        gone = [world.lasted() % secret_moves.STEP_MS for world in self.worlds]
        if gone[0] != gone[1]:
            raise Leak(f"a step has lasted {gone} ms")
        needed = len(senders) * (APART * 1000 + hub.ANSWER_MS)
        left = secret_moves.STEP_MS - gone[0]
        return left / 1000 if left <= needed else 0

    async def _tick(self):
        for world in self.worlds:
            world.client.services.hub.tick()
            await world.drain()

    def _answers(self, world, sender, begun):
        """Answers come at their usual time, and nobody else learns anything from them."""
        for seat, seen in world.traffic.items():
            late = {one.at - begun for one in seen}
            if late != {hub.ANSWER_MS}:
                raise Leak(f"{sender} asked, and {seat} was told after {late} ms")

    async def _again(self):
        """Disconnect everybody and reconnect them from a number that they have."""
        await self._come_again(self.chance.choice((0, 0.5, 1)))

    async def _come_again(self, at):
        for world in self.worlds:
            for seat, socket in list(world.sockets.items()):
                await socket.close()
                await world.join(seat, int(world.numbers[seat] * at))
        _alike(self.worlds, "coming again")

    async def _views(self):
        """Let everybody request a view and a protocol over HTTP."""
        for name in ("view", "protocol", "course"):
            lengths = set()
            for world in self.worlds:
                for seat in world.sockets:
                    path = f"/api/tables/{world.table}/{name}"
                    told = await world.client.http("GET", path, world.tokens[f"seat:{seat}"])
                    lengths.add((told.status, len(told.body), len(told.bytes)))
            if len(lengths) > 1:
                raise Leak(f"{name} over HTTP: seats are told apart by {lengths}")
