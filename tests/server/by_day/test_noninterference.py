"""What one player is sent of a by-day game does not depend on what they may not know.

Two games are played with other cards, other drafts, other answers and other votes of the others;
whoever holds the same card in both receives the same bytes, but for names that are drawn at random.
"""

import asyncio
import json
import re
from dataclasses import replace

import pytest

from gorod.engine.viewers import JUDGE
from gorod.server.by_day import announcements
from gorod.server.config import Config
from gorod.server.store.row_codecs import SUBSCRIPTIONS
from gorod.server.tables.decide import rewinds
from gorod.server.tables.recipients import everybody
from gorod.server.wire import by_day_projection
from tests.kit.running_server import LOOSE, SeededChance, serving
from tests.kit.smtp_server import text_of
from tests.kit.stores import subscription_of
from tests.server.by_day.by_day_games import GUARD, MOMENT, Calendar, made
from tests.server.notify_kit import outside

SIZE = 8
ROLES = ("citizen", "mafia", "boss", "commissar", "doctor", "maniac", "hetaera")
LOOKS = (
    "/view",
    "/document",
    "/by-day",
    "/by-day/book",
    "/protocol",
    "/protocol?lang=en",
    "/course",
    "/fair",
)
DRAWN = re.compile(r'[0-9a-f]{16,64}|\b[0-9]{6}\b|(?<="now":)"[^"]*"')
"""Ids, promises, tokens, codes and the hour: drawn at random, or read from another clock."""


LEAVES = re.compile(r"/n/[\w-]+")


class Leak(AssertionError):  # noqa: N818  what a law says of a server
    """A viewer can tell two worlds apart that are one to them."""


class World:
    """One of two games, and everything that one viewer received."""

    def __init__(self, game, viewer, side, there):
        self.game, self.viewer, self.side, self.there = game, viewer, side, there
        self.told = []

    def keep(self, path, answer):
        """Keep the bytes of an answer, without what is drawn at random, and its exact length."""
        text = DRAWN.sub("*", answer.text)
        self.told.append((path, answer.status_code, len(answer.content), text))

    async def look(self):
        for path in LOOKS:
            url = f"/api/tables/{self.game.table}{path}"
            headers = self.game.bearer(self.viewer)
            self.keep(path, await self.game.server.http.get(url, headers=headers))

    async def subscribe(self):
        """Subscribe the viewer by a browser and by e-mail; the hall gets no notices."""
        if self.viewer == "hall":
            return
        http, by = self.game.server.http, self.game.bearer(self.viewer)
        browser = self.there.push.browser("viewer")
        added = await http.post("/api/notices/push", json=browser.address, headers=by)
        assert added.status_code == 201, added.text
        person = f"seat:{self.game.table}:{self.viewer.removeprefix('seat:')}"
        box = subscription_of(self.game.table, person=person, link="")
        await self.game.server.services.store.put(SUBSCRIPTIONS, box)

    async def notices(self, count):
        """Return what came by push and by e-mail so far, once both have this many."""
        if self.viewer == "hall":
            return
        push, office = self.there.push, self.there.office
        async with asyncio.timeout(GUARD):
            while len(push.pushed) < count or len(office.letters) < count:
                await asyncio.sleep(MOMENT)
        for one in push.pushed:
            said = LEAVES.sub("*", DRAWN.sub("*", json.dumps(one.said)))
            self.told.append(("push", 0, len(one.body), said))
        for one in office.letters:
            text = LEAVES.sub("*", text_of(one))
            self.told.append(("mail", 0, len(one.as_bytes()), f"{one['Subject']} {text}"))

    async def own(self, wish):
        """The viewer's own wish, and the answer."""
        body = {"id": f"own{len(self.told)}", "seen": await self.seq(), "wish": wish}
        url = f"/api/tables/{self.game.table}/commands"
        headers = self.game.bearer(self.viewer)
        self.keep("answer", await self.game.server.http.post(url, json=body, headers=headers))

    async def seq(self):
        url = f"/api/tables/{self.game.table}/view"
        answer = await self.game.server.http.get(url, headers=self.game.bearer(self.viewer))
        return answer.json()["seq"]

    async def secret(self):
        """What the others and the host do that the viewer may not know, another in each world."""
        g, side = self.game, self.side
        other = next(n for n in range(1, SIZE + 1) if f"seat:{n}" != self.viewer)
        await g.asked("judge", "story", day=1, text="Черновик. " * (1 + 40 * side))
        await g.done(other, "enter-forecast", text="уйдёт кто-то" * (1 + side))
        await g.asked(f"seat:{other}", "answer", question=1, text="лис" * 21 if side else "волк")
        if side:
            await g.done(other, "cast-ballot", target=(other + 1) % SIZE + 1)
            await g.done(other, "act", target=0)
            turns = await g.get("/turns")
            turn = next(t["turn"] for t in turns if t["statement"].startswith(f"ballot {other} "))
            vote = {"type": "cast-ballot", "seat": other, "target": other % SIZE + 1}
            await g.asked("judge", "correct", turn=turn, reason="ошибка ввода", command=vote)

    async def rest(self):
        """The others do what both worlds have in common; nobody leaves the game."""
        g = self.game
        for seat in range(1, SIZE + 1):
            await g.do(seat, "act", target=0)
            await g.do(seat, "cast-ballot", target=seat % SIZE + 1)
        await g.asked("judge", "story", day=1, text="Все живы.")

    async def play(self):
        g, time = self.game, self.game.time
        time.to("07-01T00:00:00")
        await g.until("open", 1)
        await g.asked(
            "judge", "question", text="Кто?", answer="лис" * (1 + 20 * self.side), minutes=30
        )
        if self.side:
            await g.asked("judge", "question", text="А почему?", answer="", minutes=10)
        else:
            await g.asked("judge", "question", text="А почему?", answer="так", minutes=10)
        await self.look()
        await self.secret()
        await self.look()
        time.to("07-01T18:00:00")
        await self.notices(1)
        if self.viewer != "hall":
            seat = int(self.viewer.removeprefix("seat:"))
            target = seat % SIZE + 1
            for command in ("act", "cast-ballot", "act"):
                what = {"type": command, "seat": seat, "target": 0 if command == "act" else target}
                await self.own({"wish": "do", "command": what})
            await self.own({"wish": "publish"})
            await self.own({"wish": "code", "code": "000000"})
            await self.look()
        await self.rest()
        time.to("07-02T00:00:00")
        await g.wait(lambda now: now["stage"] == "shut" and now["host"]["ready"])
        await self.look()
        await self.own({"wish": "do", "command": {"type": "write-legend", "seat": 1, "text": "а"}})
        time.to("07-02T00:30:00")
        await g.asked("judge", "publish")
        await g.until("open", 2)
        await self.published()
        await self.notices(2)

    async def published(self):
        """The stored answers differ, and are published now: the rest is the same."""
        for path in ("/by-day", "/view"):
            url = f"/api/tables/{self.game.table}{path}"
            answer = await self.game.server.http.get(url, headers=self.game.bearer(self.viewer))
            view = answer.json() if path == "/by-day" else answer.json()["by_day"]
            view["questions"] = []
            self.told.append((path, answer.status_code, 0, DRAWN.sub("*", json.dumps(view))))


async def dealt(server, time, wanted):
    """A game in which the cards are as wanted; each has another secret."""
    for _ in range(400):
        game = await made(server, time, SIZE)
        await game.asked("judge", "draw")
        roles = await game.roles()
        if wanted(roles):
            return game, roles
    raise AssertionError("no such deal")


def like(cards, seats):
    """Whether a deal differs from these cards, and not at these seats."""
    return lambda other: other != cards and all(other[s] == cards[s] for s in seats)


async def pair(path, role, there):
    """Two worlds for one viewer, played after each other on the same days."""
    found = []
    viewer, cards = "hall", {}
    for side in (0, 1):
        time = Calendar()
        config = replace(Config(limits=LOOSE, roles_delay=0), **there[side].settings)
        chance, place = SeededChance(side + 7), path / f"{side}"
        async with serving(place, config, time=time, chance=chance) as server:
            if not found:
                game, cards = await dealt(server, time, lambda _: True)
                if role:
                    viewer = f"seat:{next(seat for seat, card in cards.items() if card == role)}"
            else:
                known = [s for s, card in cards.items() if card == role]
                if role in ("mafia", "boss"):
                    known = [s for s, card in cards.items() if card in ("mafia", "boss")]
                game, _ = await dealt(server, time, like(cards, known[:2]))
            world = World(game, viewer, side, there[side])
            await world.subscribe()
            await world.play()
            found.append(world)
    return found


def compared(path, role):
    for side in (0, 1):
        (path / f"{side}").mkdir(exist_ok=True)
    with outside(path / "0") as one, outside(path / "1") as two:
        left, right = asyncio.run(pair(path, role, (one, two)))
    assert len(left.told) == len(right.told)
    for one, other in zip(left.told, right.told, strict=True):
        if one != other:
            at = next(
                (n for n, (a, b) in enumerate(zip(one[3], other[3], strict=False)) if a != b), 0
            )
            near = slice(max(0, at - 80), at + 80)
            raise Leak(f"{one[:3]} / {other[:3]}: …{one[3][near]}… / …{other[3][near]}…")
    return len(left.told)


@pytest.mark.parametrize("role", ["", *ROLES])
def test_what_a_viewer_receives_does_not_depend_on_what_is_hidden(tmp_path, role):
    assert compared(tmp_path, role) > len(LOOKS)


def _answers_early(setattr_):
    true = by_day_projection._questions

    def leaky(course, game, _):
        return true(course, game, JUDGE)

    setattr_(by_day_projection, "_questions", leaky)


def _drafts_shown(setattr_):
    true = by_day_projection.published_days

    def leaky(point):
        yield from true(point)
        yield by_day_projection.DayView(0, "", "", "", late=False, story=point.by_day.story(1))

    setattr_(by_day_projection, "published_days", leaky)


def _votes_counted(setattr_):
    true = by_day_projection._calendar

    def leaky(course):
        yield from true(course)
        for reply in course.replies:
            yield by_day_projection.CalendarView(0, "x", 1, str(reply.right), "", "", ())

    setattr_(by_day_projection, "_calendar", leaky)


def _corrections_announced(setattr_):
    """A planted leak: corrections are announced as if everybody had read what was corrected."""
    setattr_(rewinds, "noticed", lambda *_: everybody(SIZE))


def _reminded_by_votes(setattr_):
    """A reminder that says how many have voted."""
    true = announcements.Notice

    def leaky(key, kind, params, **more):
        return true(key=key, kind=kind, params={"game": voted}, **more)

    voted = "1"
    real = announcements._notices

    def counted(live, one):
        nonlocal voted
        phase = live.timeline.now.game.phase
        voted = str(sum(map(bool, getattr(phase, "votes", ()))))
        return real(live, one)

    setattr_(announcements, "Notice", leaky)
    setattr_(announcements, "_notices", counted)


def test_a_reminder_that_counts_votes_is_caught(tmp_path, monkeypatch):
    _reminded_by_votes(monkeypatch.setattr)
    with pytest.raises(Leak, match="push"):
        compared(tmp_path, "citizen")


@pytest.mark.parametrize(
    "plant", [_answers_early, _drafts_shown, _votes_counted, _corrections_announced]
)
def test_a_planted_leak_is_caught(tmp_path, monkeypatch, plant):
    plant(monkeypatch.setattr)
    with pytest.raises(Leak):
        compared(tmp_path, "")


def test_the_form_of_a_day_is_the_same_for_every_role(tmp_path):
    """What is due, and how long each answer is, does not reveal who has a quest."""

    async def whole():
        time = Calendar()
        async with serving(tmp_path, time=time, chance=SeededChance()) as server:
            g = await made(server, time, SIZE)
            time.to("07-01T00:00:00")
            await g.until("open", 1)
            await told(g)
            for seat in range(1, SIZE + 1):
                answer = await g.do(seat, "act", target=0)
                assert answer["type"] == "ack", (await g.roles())[seat]
            forms = await told(g)
            assert all(item["done"] for item in forms if item["what"] == "move")

    async def told(g):
        found = []
        for seat in range(1, SIZE + 1):
            url, headers = f"/api/tables/{g.table}/by-day", g.bearer(f"seat:{seat}")
            answer = await g.server.http.get(url, headers=headers)
            found.append((len(answer.content), json.dumps(answer.json()["own"]["due"])))
        assert len(set(found)) == 1, found
        return json.loads(found[0][1])

    asyncio.run(whole())
