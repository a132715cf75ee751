"""One world of a pair: a script entered at a real table, and all that its viewers received."""

import json
import logging
from collections import defaultdict
from dataclasses import dataclass, field
from random import Random

import msgspec

from gorod.engine import commands as c
from gorod.engine import is_offered, offers, seen
from gorod.engine.by_day import by_day_commands as b
from gorod.engine.duties import ROLES
from gorod.engine.history import line_of
from gorod.engine.phases import Over
from gorod.report.current_step import current_step
from gorod.server.access.principal import Principal
from gorod.server.journal import LOGGER, JsonLines
from gorod.server.tables.correcting import replay_corrected
from gorod.server.tables.own_moves import entered_by_seats
from gorod.server.tables.sender import Sender
from gorod.server.tables.table_requests import Ask, Correct, Do, Redo, Take, Timer, Undo

MINUTE = 60
NEVER = 3600
"""A delay that is longer than any of these games."""
WATCHING = {"hall": 0, "overlay": 0, "overlay-late": 30, "overlay-roles": NEVER}
LOOKS = (
    "view",
    "document",
    "protocol",
    "protocol?lang=en",
    "protocol.pdf",
    "record",
    "links",
    "replay",
    "view?since=1",
)


class Leak(AssertionError):  # noqa: N818  what a law says of a server
    """A viewer can distinguish two worlds that should look the same to them."""


@dataclass
class ReceivedStreams:
    """What reached a viewer, in order, and by which path."""

    streams: dict = field(default_factory=lambda: defaultdict(list))

    def add(self, viewer, path, told, different):
        self.streams[viewer].append((path, told, different))


class ViewerSocket:
    """A viewer's socket, which is cut and reopened."""

    def __init__(self, world, viewer, token):
        self.world, self.viewer, self.token = world, viewer, token
        self.socket, self.seq, self.asked = None, 0, 0
        self.path = "join"

    async def open(self, seen=0, *, ticket=False):
        client = self.world.client
        self.socket = await client.socket()
        hello = {"type": "hello", "seen": seen, "token": self.token}
        if ticket:
            told = await client.http("POST", "/api/tickets", self.token)
            hello = {"type": "hello", "seen": seen, "ticket": json.loads(told.body)["ticket"]}
        await self.socket.send(json.dumps(hello))
        self.path = "resume" if seen else "join"
        self.keep(await self.socket.recv())
        await self.settle()
        self.path = "frames"

    def keep(self, raw, path=""):
        frame = json.loads(raw) if raw[:1] == "{" else {}
        self.seq = frame.get("seq", self.seq)
        self.world.add(self.viewer, path or self.path, raw)
        return frame

    async def ask(self, wish, seen=None, path="errors"):
        """Return the answer, after everything that was sent before it."""
        self.asked += 1
        number = self.seq if seen is None else seen
        ask = {"type": "ask", "id": f"q{self.asked}", "seen": number, "wish": wish}
        await self.socket.send(json.dumps(ask))
        while True:
            raw = await self.socket.recv()
            view = raw.startswith(('{"type":"view"', '{"type":"ping"'))
            frame = self.keep(raw, "" if view else path)
            if not view:
                return frame

    async def settle(self):
        """Wait until everything on its way has arrived.

        The answer to a stale request marks the end.
        """
        await self.ask({"wish": "do", "command": {"type": "proceed"}}, 0)

    async def cut(self):
        await self.settle()
        await self.socket.close()


class World:
    """A table of one side of a script."""

    def __init__(self, client, script, side):
        self.client, self.script, self.side = client, script, side
        self.chance = Random(script.seed)
        self.received = ReceivedStreams()
        self.different = script.cards[0] != script.cards[1]
        self.alive = True
        self.sockets = {}
        self.done = []
        self.sent = 0
        self.again = ""
        """Something that happened before happens again.

        The value is the path by which it is reported.
        """
        watching = list(WATCHING)
        self.watching = watching[script.seed // 4 % 4 :][:1] if script.viewer else watching[:3]

    # --- the table --------------------------------------------------------------------------

    async def play(self):
        lines, handler = [], logging.Handler()
        handler.emit = lambda record: lines.append(JsonLines().format(record))
        before = LOGGER.level
        LOGGER.setLevel(logging.INFO)
        LOGGER.addHandler(handler)
        LOGGER.propagate = False
        try:
            await self._play()
        finally:
            LOGGER.removeHandler(handler)
            LOGGER.setLevel(before)
            LOGGER.propagate = True
        self._journal(lines)
        return self.received

    async def _play(self):
        self.client.chance._random.seed(str(self.script))  # ids and links depend on it
        await self._open()
        await self._enter(tuple(c.Deal(cards) for cards in self.script.cards))
        if self.chance.random() < 0.3:
            await self._undo(again=True)
        for act in self.script.acts:
            await self._act(act)
        for viewer_socket in self.sockets.values():
            await viewer_socket.settle()
        await self._look()
        await self._close()

    async def _open(self):
        script = self.script
        names = [f"Игрок {seat}" for seat in range(1, script.size + 1)]
        wanted = {"rules": script.rules, "names": names, "options": script.options, "public": True}
        made = await self.client.http("POST", "/api/tables", body=json.dumps(wanted).encode())
        assert made.status == 201, made.body
        table = json.loads(made.body)
        self.table = table["table"]
        self.tokens = {link["scope"]: link["token"] for link in table["links"]}
        for name, delay in WATCHING.items():
            if name in self.watching and name not in self.tokens:
                scope = name.replace("-late", "")
                body = json.dumps({"scope": scope, "delay": delay}).encode()
                path = f"/api/tables/{self.table}/links"
                told = await self.client.http("POST", path, self.tokens["judge"], body)
                self.tokens[name] = json.loads(told.body)["token"]
        self.live = await self.client.services.hub.tables.get(self.table)
        self.judge = Principal("judge", self.table)
        await self._ask(Take())
        seats = [script.viewer] if script.viewer else []
        seats += self.chance.sample(script.alike, min(1, len(script.alike)))
        for scope in (*(f"seat:{seat}" for seat in seats), *self.watching):
            self.sockets[scope] = ViewerSocket(self, self.named(scope), self.tokens[scope])
            await self.sockets[scope].open()

    def named(self, scope):
        """Return the kind of this viewer."""
        if scope == f"seat:{self.script.viewer}":
            return self.script.role
        return "other seat" if scope.startswith("seat") else scope

    def add(self, viewer, path, told):
        told = told if isinstance(told, bytes) else told.encode()
        dead = viewer == self.script.role and not self.alive
        path = self.again if self.again and path == "frames" else path
        self.received.add(f"{viewer}, dead" if dead else viewer, path, told, self.different)

    async def _ask(self, wish, console="console-1"):
        """Let the judge enter something."""
        self.sent += 1
        seen = self.live.timeline.version
        sender, asked = Sender(self.judge, console), Ask(f"j{self.sent}", seen, wish)
        return await self.client.services.hub.submit(self.live, sender, asked)

    # --- one step ---------------------------------------------------------------------------

    async def _act(self, act):
        self.client.time.pass_(self.chance.choice((0, 0, 1, 3, 7)))
        if self.chance.random() < 0.2:
            self.client.services.hub.tick()
        await self._troubles(act)
        self.different = self.different or act.different
        self.alive = act.alive
        for order in act.orders[self.side]:
            assert type(await self._ask(Do(order))).__name__ == "Ack"
            assert type(await self._ask(Undo())).__name__ == "Ack"
        await self._enter(act.commands, act.own)

    async def _enter(self, commands, own=()):
        left, right = commands
        mine = self.sockets.get(f"seat:{self.script.viewer}")
        command = commands[self.side]
        before = self.live.timeline.version
        if (
            mine is not None
            and left == right
            and is_offered(own, left)
            and self.chance.random() < 0.7
        ):
            await mine.settle()
            wish = json.loads(msgspec.json.encode(Do(command)))
            told = await mine.ask(wish, path="own acts")
            assert told["type"] == "ack", f"{command!r} of {self.script!r}: {told}"
        elif command is not None:
            answer = await self._ask(Do(command))
            legal = type(answer).__name__ == "Ack" or self.script.rules == "by-day"
            assert legal, f"{command!r} of {self.script!r}: {answer!r}"
        self.done.append((commands, self.live.timeline.version - before))

    async def _troubles(self, act):
        chance = self.chance
        self.alive = act.alive
        scopes = list(self.sockets)
        if chance.random() < 0.06:
            seconds = chance.choice((5, 30))
            await self._ask(Timer(chance.choice(("set", "start", "stop", "add")), seconds))
        if chance.random() < 0.1 and chance.choice((0, 1)) == self.side:
            await self._ask(Take(), "console-2")
            await self._ask(Take())
        if chance.random() < 0.05:
            viewer_socket = self.sockets[chance.choice(scopes)]
            at, ticket = chance.choice((1.0, 1.0, 0.7, 0.0, 2.0)), chance.random() < 0.3
            await viewer_socket.cut()
            self.client.time.pass_(chance.choice((0, 2)))
            await viewer_socket.open(int(viewer_socket.seq * at), ticket=ticket)
        if chance.random() < 0.03:
            await self._undo(again=chance.random() < 0.5)
        if chance.random() < 0.03:
            await self._correct()
        if chance.random() < (0.4 if act.duty in ROLES else 0.15):
            await self._try(chance.choice(scopes), act)
        if chance.random() < 0.005:
            await self._look()

    async def _undo(self, *, again):
        """Undo some steps, then redo them or return to them."""
        wanted = self.chance.randint(1, 4)
        steps, seconds = self.done[-wanted:], self.chance.choice((0, 4))
        both = [self._turns(steps, side) for side in (0, 1)]
        if not all(both):
            return
        for viewer_socket in self.sockets.values():
            await viewer_socket.settle()
        self.again = "undo"
        turns = sum(count for _, count in steps)
        assert type(await self._ask(Undo(turns, "не тот игрок"))).__name__ == "Ack"
        self.client.time.pass_(seconds)
        if again:
            del self.done[-len(steps) :]
            for commands, count in steps:
                if count:
                    await self._ask(Do(commands[self.side]))
                self.done.append((commands, count))
        else:
            await self._ask(Redo())
        for viewer_socket in self.sockets.values():
            await viewer_socket.settle()
        self.again = ""

    async def _correct(self):
        """Correct a fact that nobody sees, in one world only, and back; correct a foul in both."""
        for viewer_socket in self.sockets.values():
            await viewer_socket.settle()
        self.again = "correct"
        place, kind, seed = self.chance.random(), self.chance.random(), self.chance.random()
        if kind < 0.6:
            here = self.chance.choice((0, 1)) == self.side
            steps = await self._correct_unseen(place, Random(seed)) if here else 0
            await self._peek()
            if steps:  # both worlds have the same moves to undo later
                assert type(await self._ask(Undo(steps, "нет"))).__name__ == "Ack"
        else:
            await self._correct_aloud()
        for viewer_socket in self.sockets.values():
            await viewer_socket.settle()
        self.again = ""

    async def _correct_unseen(self, place, chance):
        """Return how many corrections were made."""
        live = self.live.timeline
        for turn in _from(line_of(live.now.turn), place):
            for command in _others(live, turn, chance):
                wish = Correct(live.name(turn), "не то показал", command)
                made = replay_corrected(live, wish)
                if made is None or made.stop is not None or not self._unseen(made):
                    continue
                assert type(await self._ask(wish)).__name__ == "Ack"
                if chance.random() < 0.5:
                    return 1
                back = Correct(live.name(turn), "всё-таки то", turn.command)
                assert type(await self._ask(back)).__name__ == "Ack"
                assert live.now.game == made.old[-1].game
                return 2
        return 0

    def _unseen(self, made):
        """Derived from what the engine shows to each of them, and from nothing else."""
        rules, games = self.live.timeline.book.rules, (made.old[-1].game, made.head.game)
        if current_step(rules, games[0]) != current_step(rules, games[1]) or made.undealt:
            return False
        if isinstance(games[0].phase, Over):
            return False
        for scope in self.sockets:
            viewer = int(scope.partition(":")[2] or 0)
            told = [
                [visible for turn in turns for e in turn.events if (visible := seen(e, viewer))]
                for turns in (made.old, made.new)
            ]
            own = [offers(rules, game, viewer) if viewer else () for game in games]
            if told[0] != told[1] or own[0] != own[1] or scope == "overlay-roles":
                return False
        return True

    async def _correct_aloud(self):
        """Insert a forgotten foul before one of the last steps, and remove it again."""
        steps, game = self.done[-self.chance.randint(1, 4) :], self.live.timeline.now.game
        seat = self.chance.randint(1, self.script.size)
        whole = all(count == 1 and None not in commands for commands, count in steps)
        clean = not game.fouls[seat - 1] if getattr(game, "fouls", ()) else False
        if not whole or not clean or self.script.rules == "by-day":
            return
        if game.night:  # somebody may be gone, and the table learns it in the morning
            return
        turn = line_of(self.live.timeline.now.turn)[-len(steps)]
        wish = Correct(self.live.timeline.name(turn), "фол забыт", c.Foul(seat, ""), insert=True)
        if type(await self._ask(wish)).__name__ == "Ack":
            assert type(await self._ask(Undo(1, "фола не было"))).__name__ == "Ack"

    def _turns(self, steps, side):
        """Whether there is anything to undo in either world."""
        return any(commands[side] is not None for commands, _ in steps)

    async def _try(self, scope, act):
        """Send something that is not offered: by the socket, or over HTTP."""
        viewer_socket, wish = self.sockets[scope], self._wrong(scope, act)
        by_http = self.chance.random() < 0.3
        seen = self.chance.choice((None, None, 1, 9_999))
        if wish is None:
            return
        await viewer_socket.settle()
        before = self.live.timeline.version
        taken = self._is_secret_move(scope, wish)
        if by_http:
            number = viewer_socket.seq if seen is None else seen
            viewer_socket.asked += 1
            body = {"id": f"h{viewer_socket.asked}", "seen": number, "wish": wish}
            path = f"/api/tables/{self.table}/commands"
            told = await self.client.http(
                "POST",
                path,
                viewer_socket.token,
                json.dumps(body).encode(),
                self.chance.choice(("", "en")),
            )
            assert told.status in (403, 409, 422) or (taken and told.status == 200), told.body
            self.add(viewer_socket.viewer, "http errors", told.bytes)
        else:
            told = await viewer_socket.ask(wish, seen)
            assert told["type"] != "ack" or taken, wish
        assert self.live.timeline.version == before

    def _is_secret_move(self, scope, wish):
        """Check whether every seat may send this now, and gets an acknowledgement."""
        seat = int(scope.partition(":")[2] or 0)
        if not seat or wish["wish"] != "do":
            return False
        by = Principal("seat", self.table, seat)
        command = msgspec.convert(wish, Do, strict=False)
        return bool(self.live.secret_verb(Sender(by), Ask("w", 0, command)))

    def _wrong(self, scope, act):
        """Return a request that only the judge may send now."""
        chance, size = self.chance, self.script.size
        any_, other = chance.randint(0, size), chance.randint(1, size)
        holders = [cards.index(act.duty) + 1 for cards in self.script.cards if act.duty in cards]
        if holders and chance.random() < 0.7:  # whose turn it is in one of the worlds
            other = chance.choice(holders)
        viewer = self.script.viewer or other
        duty = chance.choice(("sheriff", "don", "doctor", "maniac", "beauty", "courtesan"))
        called, holder = c.Show(act.duty or duty, any_, other), c.Show(act.duty or duty, any_)
        roles = (called, called, called, holder) if act.duty else ()
        tried = [
            *(roles * 5 if act.duty in ROLES else roles),  # who is awake is the secret of the night
            c.Show(duty, any_, chance.choice((0, viewer, other))),
            c.Show(duty, any_),
            c.Shoot(((viewer, other),)),
            c.Miss(),
            c.Order((any_ or 1, other)),
            c.Nominate(viewer, other),
            c.Nominate(other, viewer),
            c.Pass(other),
            c.Hands(other, (viewer,)),
            c.Foul(other, ""),
            c.Best(other, (viewer,)),
            c.Proceed(),
            c.FileProtest(viewer, "почему"),
            c.Disqualify(other, "1.1"),
            b.Act(viewer, other),
            b.CastBallot(viewer, any_),
        ]
        command = chance.choice(tried)
        plain = chance.choice(({"wish": "draw"}, {"wish": "undo"}, {"wish": "take"}))
        if chance.random() < 0.15:
            return plain
        if is_offered(act.own, command) or isinstance(
            command, b.Act | b.CastBallot | c.FileProtest
        ):
            # This includes what another seat might be offered: only the viewer's own offers are
            # known.
            return plain
        live, asking = self.live.timeline, int(scope.partition(":")[2] or 0)
        if asking and is_offered(entered_by_seats(live.offers(live.now.game, asking)), command):
            return plain  # another seat, for example the one whose turn it is
        return json.loads(msgspec.json.encode(Do(command)))

    # --- over HTTP --------------------------------------------------------------------------

    async def _look(self):
        http = self.client.http
        await http("GET", f"/api/tables/{self.table}/view", self.tokens["judge"])
        for scope in self.sockets:
            for name in self.chance.sample(LOOKS, 2):
                path = f"/api/tables/{self.table}/{name}"
                told = await http("GET", path, self.tokens[scope])
                self.add(self.named(scope), name.partition("?")[0], told.bytes)
        for path in ("/", "/api/tables", f"/api/tables/{self.table}/view", "/judge"):
            told = await http("GET", path)
            self.add("anonymous", "pages", told.bytes)

    async def _peek(self):
        """Let everybody request their view, whether or not one was sent."""
        for scope in self.sockets:
            path = f"/api/tables/{self.table}/view"
            told = await self.client.http("GET", path, self.tokens[scope])
            self.add(self.named(scope), "view", told.bytes)

    async def _close(self):
        path = f"/api/tables/{self.table}/close"
        await self.client.http("POST", path, self.tokens["judge"])
        for viewer_socket in self.sockets.values():
            for _ in range(1 if self.client.real else 2):
                viewer_socket.keep(await viewer_socket.socket.recv(), "end")
            await viewer_socket.socket.close()

    def _journal(self, lines):
        """Check that no line written outside the table's log is about the game."""
        for line in sorted(_without_time(line) for line in lines):
            for token in self.tokens.values():
                if token in line:
                    raise Leak(f"a token is written down: {line}")
            self.received.add("journal", "journal", line.encode(), self.different)


def _from(turns, place):
    """Return the turns that changed something, from some place on and round again."""
    turns = [turn for turn in turns if turn.command is not None]
    at = int(len(turns) * place)
    return [*turns[at:], *turns[:at]]


def _others(line, turn, chance):
    """Return what else the same role might have shown."""
    command, size = turn.command, line.size
    if isinstance(command, c.Show):
        shown = [msgspec.structs.replace(command, target=n) for n in range(1, size + 1)]
        return chance.sample(shown, size)
    if isinstance(command, c.Order):
        return [c.Order(command.seats[::-1])]
    if isinstance(command, b.Act):
        return [b.Act(command.seat, n) for n in chance.sample(range(1, size + 1), 3)]
    return []


def _without_time(line):
    """Remove times, and ids of links, which are drawn in the order of the store's answers."""
    facts = json.loads(line)
    kept = {k: v for k, v in facts.items() if k not in ("at", "ms", "link")}
    return json.dumps(kept, sort_keys=True)


def compared(left, right, counts):
    """Raise `Leak` where the worlds look different to a viewer.

    It also counts the paths that showed no difference although the worlds really differed.
    """
    for viewer in {*left.streams, *right.streams}:
        mine, other = left.streams[viewer], right.streams[viewer]
        for number, (one, two) in enumerate(zip(mine, other, strict=False)):
            if one[:2] != two[:2]:
                raise Leak(f"{viewer} by {one[0]}, number {number}:\n{_around(one[1], two[1])}")
        if len(mine) != len(other):
            longer = max(mine, other, key=len)[min(len(mine), len(other))]
            raise Leak(f"{viewer} was told {len(mine)} and {len(other)} times: {longer}")
    for viewer, stream in left.streams.items():
        counts.update({(viewer, path) for path, _, different in stream if different})


def _around(one, two):
    one, two = (told.split(b"\n\n", 1)[-1] for told in (one, two))
    at = next((i for i, (a, o) in enumerate(zip(one, two, strict=False)) if a != o), -60)
    parts = (told[max(0, at - 300) : at + 200].decode(errors="replace") for told in (one, two))
    return "\n".join(parts)


async def both_worlds(clients, script, counts):
    """Play a script in both worlds; the viewers must not tell them apart."""
    told = [await World(client, script, side).play() for side, client in enumerate(clients)]
    compared(*told, counts)
