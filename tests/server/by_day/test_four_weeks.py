"""Four weeks of a game of 24 over HTTP: weekends, a holiday, silence, suicides, coins, restarts.

What was published equals what the engine says of the exported record.
"""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from datetime import datetime, timedelta
from random import Random

import msgspec

from gorod.engine.viewers import SPECTATOR
from gorod.fair import Proof, Verdict, checked, verdict_of
from gorod.record import parse, replay
from gorod.report.replayed_document import document
from tests.kit.running_server import SeededChance, serving
from tests.server.by_day.by_day_games import Calendar, Game, made

SIZE = 24
HOLIDAYS = ["2026-07-08"]
CLAN = ("mafia", "boss")
RESTART = 0.3
"""How often the server is restarted in the middle of something."""
MOST_DAYS = 20
"""Four weeks of five game days."""


def shared(day):
    """The days on which two share the lead."""
    return day % 5 == 4


class Weeks:
    """Play a whole game through a server that is restarted now and then."""

    def __init__(self, path, seed):
        self.path, self.chance = path, Random(seed)
        self.time = Calendar()
        self.stack = AsyncExitStack()
        self.game: Game | None = None
        self.seen = Counter()
        self.restarts = 0
        self.secrets = SeededChance(seed)

    async def start(self):
        self.stack = AsyncExitStack()
        server = await self.stack.enter_async_context(
            serving(self.path, time=self.time, chance=self.secrets)
        )
        if self.game is None:
            self.game = await made(server, self.time, SIZE, holidays=HOLIDAYS)
        else:
            self.game.server = server

    async def restart(self):
        await self.stack.aclose()
        self.restarts += 1
        await self.start()

    async def play(self):
        await self.start()
        g = self.game
        for seat in (1, 5, 9):
            await g.asked(f"seat:{seat}", "contribute", text=f"salt{seat}")
        self.time.to("07-01T00:00:00")
        now = await g.until("open", 1)
        self.roles = await g.roles()
        while now["stage"] == "open":
            now = await self.day(now)

    async def day(self, now):
        g, chance, day = self.game, self.chance, now["day"]
        living = await g.living()
        if day == 3:
            now = await self.pause(now)
        if day == 2:
            await g.asked("judge", "question", text="Кто живёт на горе?", answer="Лис", minutes=60)
            await g.asked("judge", "question", text="Почему?", answer="", minutes=30)
        self.time.wall += timedelta(hours=1 + chance.random())
        await self.quests(living, day)
        await self.votes(living, day)
        if day == MOST_DAYS:
            return await g.until("over")
        await self.extras(living, day)
        if chance.random() < RESTART:
            await self.restart()
        if day == 4:
            guilty = chance.choice(living)
            answer = await g.host("disqualify", seat=guilty, clause="G.8")
            assert answer["type"] == "ack", answer
            self.seen["dq"] += 1
        return await self.night(now, day)

    async def pause(self, now):
        g = self.game
        await g.asked("judge", "suspend", on=True, reason="сервер переезжает")
        refused = await g.do(1, "write-legend", text="рано")
        assert refused["code"] == "day-paused"
        self.time.wall += timedelta(days=1, hours=2)
        await g.asked("judge", "suspend", on=False, reason="переехали")
        after = await g.until("open", now["day"])
        assert after["ends"] > now["ends"]
        self.seen["pause"] += 1
        return after

    async def quests(self, living, day):
        """Everybody sends the form; the clan agrees now and then."""
        g, chance = self.game, self.chance
        victim, kills = chance.choice(living), day % 4 == 2
        for seat in living:
            clan = self.roles[seat] in CLAN
            target = (victim if kills else 0) if clan else chance.choice([0, *living])
            if self.roles[seat] == "maniac" and shared(day):
                target = 0  # a visit would void a vote, and the lead would not be shared
            if chance.random() < 0.9:
                answer = await g.do(seat, "act", target=target)
                self.seen[answer["type"]] += 1

    async def votes(self, living, day):
        """Most days everybody votes for another; some days two share the lead."""
        g, chance = self.game, self.chance
        silent = chance.choice(living) if day in (2, 6) else 0
        tied = chance.sample(living, 2) if shared(day) else []
        others = [seat for seat in living if seat not in tied]
        votes = {seat: living[(n + 1) % len(living)] for n, seat in enumerate(living)}
        if tied:
            votes = {tied[0]: tied[1], tied[1]: tied[0]}
            votes |= {seat: tied[n % 2] for n, seat in enumerate(others)}
            if len(others) % 2:
                votes[others[-1]] = others[0]
        for seat, target in votes.items():
            if seat == silent:
                self.seen["silent"] += 1
            else:
                await g.done(seat, "cast-ballot", target=target)
        if day == 5:
            await g.done(living[0], "commit-suicide")
            self.seen["suicide"] += 1
        if day == MOST_DAYS:
            answer = await g.host("stop-game", text="каникулы")
            assert answer["type"] == "ack", answer

    async def extras(self, living, day):
        g, chance = self.game, self.chance
        for seat in chance.sample(range(1, SIZE + 1), 5):
            await g.done(seat, "write-legend", text=f"Легенда {seat} дня {day}")
        for seat in chance.sample(living, 2):
            await g.done(seat, "enter-forecast", text="уйдут двое")
        for seat in living:
            code = (await g.now(f"seat:{seat}"))["own"]["code"]
            if code and chance.random() < 0.8:
                wrong = await g.wish(f"seat:{seat}", {"wish": "code", "code": "не он"})
                assert wrong["code"] == "wrong-code"
                await g.asked(f"seat:{seat}", "code", code=code["code"])
        if day == 2:
            await g.asked(f"seat:{living[0]}", "answer", question=1, text=" лис ")
            await g.asked(f"seat:{living[1]}", "answer", question=1, text="волк")
            await g.asked(f"seat:{living[2]}", "answer", question=2, text="потому")
            (open_,) = [a for a in (await g.now())["host"]["answers"] if a["right"] is None]
            await g.asked("judge", "mark", answer=open_["n"], right=True)

    async def night(self, now, day):
        g, chance = self.game, self.chance
        ends = datetime.fromisoformat(now["ends"])
        self.time.wall = ends - timedelta(hours=1)
        now = await g.now()
        seat = chance.choice(await g.living())
        wrote = [b["seat"] for b in now["host"]["board"] if b["legends"] and b["seat"] != seat]
        await g.done(seat, "choose-legend", target=wrote[0])
        self.time.wall = ends
        if chance.random() < RESTART:
            await self.restart()
        shut = await g.until("shut", day)
        shut = await g.wait(lambda now: now["stage"] != "shut" or now["host"]["ready"])
        self.seen["coin"] += bool(shut["host"]["coin"])
        if shut["stage"] == "shut":
            await g.asked("judge", "story", day=day, text=f"Рассказ о дне {day}.")
        if chance.random() < 0.5:
            self.time.wall = ends + timedelta(minutes=47)
            await g.asked("judge", "publish")
        else:
            self.time.wall = ends + timedelta(hours=9)
        return await g.wait(lambda now: now["stage"] == "over" or now["day"] != day)


def holds(proof, roles):
    """Check the deal and every coin from what is published, as anybody can."""
    told = msgspec.convert(proof, Proof)
    cards = tuple(roles[seat] for seat in range(1, SIZE + 1))
    assert verdict_of(checked(told, cards)) is Verdict.HOLDS
    assert told.deals[-1].draws


def test_publications_and_protocol_equal_the_replay_of_the_record(tmp_path):
    async def whole():
        weeks = Weeks(tmp_path, 1)
        await weeks.play()
        await weeks.restart()
        told = await read(weeks.game)
        await weeks.stack.aclose()
        return weeks, told

    weeks, told = asyncio.run(whole())
    assert weeks.restarts
    assert len(told["book"]["days"]) == MOST_DAYS - 1
    compared(weeks, told)


async def read(g):
    """Everything that everybody can read after the game."""
    paper = await g.get("/protocol.pdf", "seat:3")
    assert paper.startswith("%PDF")
    return {
        "view": await g.view("hall"),
        "record": await g.get("/by-day/record.mgn", "hall"),
        "book": await g.get("/by-day/book", "seat:3"),
        "table": await g.get("/by-day/protocol.csv", "seat:3"),
        "proof": await g.get("/fair", "hall"),
    }


def compared(weeks, told):
    """Compare what was published with what the engine says about the record."""
    view, book = told["view"], told["book"]
    holds(told["proof"], weeks.roles)
    happened = ("dq", "pause", "silent", "suicide", "coin")
    assert all(weeks.seen[what] for what in happened), weeks.seen
    again = document(replay(parse(told["record"], ""), ""), SPECTATOR)
    assert view["publication"] == {key: list(lines) for key, lines in again["publication"].items()}
    assert view["bonus_hours"] == again["bonus_hours"]
    assert view["protocol"] == again["protocol"]
    assert [[*day["lines"]] for day in book["days"]] == [*view["publication"].values()]
    assert [place["seat"] for place in book["protocol"]] == [p["seat"] for p in view["protocol"]]
    assert all(
        sum(one["minutes"] for one in place["hours"]) == place["bonus"]
        and place["base"] - place["bonus"] == place["minutes"]
        for place in book["protocol"]
    )
    assert len(told["table"].splitlines()) == SIZE + 1
