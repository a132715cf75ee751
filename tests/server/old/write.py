"""Write what this release would leave behind: a database, an archive, and the server's answers."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

import msgspec

from gorod.engine import commands as g
from gorod.engine.history import line_of
from gorod.engine.phases import Night, Over, Speech, Vote
from gorod.record import parse, replay
from gorod.server.access.principal import Principal
from gorod.server.streams.answers import Ack
from gorod.server.tables.sender import Sender
from gorod.server.tables.table_requests import (
    CLIENT_TIME,
    Ask,
    Correct,
    Do,
    Redo,
    Take,
    Timer,
    Undo,
)
from gorod.tournament.regulation import Regulation, StagePlan
from tests.kit.running_server import SeededChance, SteeredTime, serving
from tests.server.tournaments.kit import ServedTournament
from tests.tournament.kit import record

OLD = Path(__file__).parent
GOLDEN = Path(__file__).parents[2] / "golden"
CONSOLE = "old-console"
MIDDLE = {"day": Speech, "night": Night, "vote": Vote}

TABLES = (
    ("fiim-2019/01-red-by-vote", "over"),
    ("fiim-2019/03-red-by-lift-of-two-of-four", "day"),
    ("fiim-2019/05-black-by-night-kill", "night"),
    ("fiim-2019/06-black-by-lift", "vote"),
    ("fiim-2019/24-points-and-protest", "over"),
    ("fiim-2011/02-black-after-a-shrinking-tie", "over"),
    ("fiim-2011/01-red-by-vote", "day"),
    ("fiim-2011/option-6.13-reverse", "night"),
    ("cma-2025/01-red-by-vote", "over"),
    ("cma-2025/02-black-by-night-kill", "night"),
    ("cma-2025/08-cancelled-votes", "vote"),
    ("tournament-2026/02-civilians-alone", "over"),
    ("tournament-2026/05-civilians-defeated-from-the-hall", "day"),
    ("tournament-2026/04-mafia-without-a-victim", "vote"),
    ("by-day/07-bonuses", "over"),
    ("by-day/05-suicides", "half"),
)
"""A golden game, and the place where its table is left."""

CUP = Regulation("fiim-2019", (StagePlan("q", "qualification", rounds=3, tables=2),), players=21)
CITY = Regulation(
    "cma-2025", (StagePlan("q", "qualification", rounds=1, tables=1),), players=12, seats=12
)


class Judge:
    """Sends commands to a table, and expects them to be accepted."""

    def __init__(self, live, time):
        self.live, self.time, self.sent = live, time, 0

    async def ask(self, wish):
        self.sent += 1
        by = Principal("judge", self.live.id)
        seen = self.live.timeline.number(by.viewer)
        asked = Ask(f"old-{self.sent}", seen, wish)
        self.time.pass_(3)
        return await self.live.submit(Sender(by, CONSOLE), asked)

    async def do(self, wish):
        answer = await self.ask(wish)
        assert isinstance(answer, Ack), (wish, answer)

    async def play(self, turns):
        """Play the turns of a game, with a clock, an undo and a correction on the way."""
        await self.do(Take())
        for number, turn in enumerate(turns, 1):
            await self.do(Do(timeless(turn.command)))
            if number % 9 == 0:
                await self.ask(Timer("start"))
                await self.ask(Timer("stop"))
            if number % 10 == 0:
                await self.do(Undo(2, "не та кнопка"))
                await self.do(Redo())
            if number % 25 == 0:
                await self.do(Undo(1, "ведущий ошибся"))
                await self.do(Do(timeless(turn.command)))
        return await self.correct()

    async def correct(self):
        """Insert a forgotten foul before the first speech at which it changes nothing else."""
        for turn in line_of(self.live.timeline.now.turn)[1:]:
            if isinstance(turn.before.game.phase, Speech):
                seat = turn.before.game.phase.queue[0] if turn.before.game.floor == 0 else 0
                wish = Correct(
                    self.live.timeline.name(turn),
                    "забытый фол",
                    g.Foul(seat or turn.before.game.floor),
                    insert=True,
                )
                if isinstance(await self.ask(wish), Ack):
                    return True
        return False


def timeless(command):
    """A server that never asks for the time."""
    told = {name: None for name in CLIENT_TIME if hasattr(command, name)}
    return msgspec.structs.replace(command, **told)


def turns_until(path, where):
    """Return the record of a golden game, and its turns up to the place where its table is left."""
    played = replay(parse(path.read_text("utf-8"), path.name), path.name)
    turns = played.history.line[1:]
    if where == "half":
        return played, turns[: len(turns) // 2]
    if where == "over":
        return played, turns
    late = [
        number
        for number, turn in enumerate(turns, 1)
        if isinstance(turn.game.phase, MIDDLE[where]) and not isinstance(turn.game.phase, Over)
    ]
    return played, turns[: late[len(late) * 2 // 3]]


async def one_table(server, time, headers, name, where):
    played, turns = turns_until(GOLDEN / f"{name}.mgn", where)
    header = played.record.header
    wanted = {
        "rules": header.rules,
        "options": [option for option, _ in header.options],
        "names": list(played.names),
        "tags": {"event": "Клубный вечер"},
    }
    answer = await server.http.post("/api/tables", json=wanted, headers=headers)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    live = await server.services.hub.tables.get(made["table"])
    corrected = await Judge(live, time).play(turns)
    tokens = {link["scope"]: link["token"] for link in made["links"]}
    bearer = {"authorization": f"Bearer {tokens['judge']}"}
    at = f"/api/tables/{live.id}"
    said = {
        "table": live.id,
        "game": name,
        "left": where,
        "corrected": corrected,
        "version": live.timeline.version,
        "tokens": tokens,
        "step": live.timeline.current_step().step,
        "view": (await server.http.get(f"{at}/view", headers=bearer)).json(),
        "document": (await server.http.get(f"{at}/document", headers=bearer)).json(),
        "protocol": (await server.http.get(f"{at}/protocol", headers=bearer)).text,
        "record": (await server.http.get(f"{at}/record", headers=bearer)).text,
    }
    if name.startswith("fiim-2019/01"):
        await server.http.post(f"{at}/close", headers=bearer)
    return said


async def round_of(desk, number, tables):
    where = {"stage": "q", "round": number}
    judges = ["judge", "third"][: len(tables)]
    await desk.do(
        {"type": "draft-seating", **where, "tables": tables, "judges": judges},
        {"type": "confirm-seating", **where},
        {"type": "release-seating", **where},
    )


async def signed(desk, game, seed, who, *, again=False):
    read = await desk.read(f"/games/{game}")
    text = record(desk.regulation, [seat["nickname"] for seat in read["seats"]], seed)
    if not again:
        await desk.do({"type": "start-game", "game": game}, who=who)
    await desk.do({"type": "sign-game", "game": game, "record": text}, who=who)


async def confirmed(desk, game):
    digest = (await desk.read(f"/games/{game}"))["sheets"][-1]["digest"]
    despite = ["penalty-due", "consent-waits", "consent-on-word"]
    told = {"type": "confirm-game", "game": game, "digest": digest, "despite": despite}
    await desk.do(told, who="second")


async def opened(server, time, regulation, people):
    desk = ServedTournament(server, time, regulation=regulation)
    await desk.opened()
    told = {"id": "third", "name": "Судья третий", "offices": ["judge"]}
    await desk.do({"type": "appoint", "official": told})
    desk.headers["third"] = await desk.link("official:third")
    await (await desk.shown()).entered(people)
    return desk


async def cup(server, time):
    """Make a locked round with two decided protests, and one in progress with an open one."""
    desk = await opened(server, time, CUP, 21)
    ids = desk.players
    await round_of(desk, 1, [ids[:10], ids[10:20]])
    await signed(desk, "q.1.1", 11, "judge")
    rejected = {"type": "reject-game", "game": "q.1.1", "reason": "Не та игра"}
    await desk.do(rejected, who="second")
    await signed(desk, "q.1.1", 12, "judge", again=True)
    await signed(desk, "q.1.2", 13, "third")
    for number, (game, player) in enumerate((("q.1.1", 0), ("q.1.2", 10)), 1):
        filed = {"type": "file-protest", "id": f"protest-{number}", "game": game}
        await desk.do({**filed, "player": ids[player], "text": "Голос не засчитан."}, who="chief")
    await confirmed(desk, "q.1.1")
    await confirmed(desk, "q.1.2")
    told = {"type": "decide-protest", "protest": "protest-1", "text": "Решено."}
    await desk.do({**told, "outcome": "changed", "winners": ["red"]}, who="chief")
    fixed = [{"seat": 3, "kind": "fine", "points": -20, "clause": "18.5"}]
    told |= {"protest": "protest-2", "outcome": "corrected", "corrections": fixed}
    await desk.do(told, who="chief")
    await desk.do({"type": "lock-round", "stage": "q", "round": 1}, who="chief")
    club = {"id": "c1", "name": "Чужой клуб", "city": "Тверь"}
    await desk.do({"type": "add-club", "club": club})
    entry = len((await desk.server.services.tournaments.get(desk.id)).log.entries)
    await desk.do({"type": "undo", "entry": entry, "reason": "клуб записан дважды"})
    await round_of(desk, 2, [ids[5:15], [*ids[:5], *ids[15:20]]])
    await signed(desk, "q.2.1", 14, "judge")
    filed = {"type": "file-protest", "id": "protest-3", "game": "q.2.1"}
    await desk.do({**filed, "player": ids[5], "text": "Ошибка подсчёта."}, who="chief")
    made = (await desk.post("/games/q.2.2/table", {}, "third")).json()
    live = await server.services.hub.tables.get(made["table"])
    _, turns = turns_until(GOLDEN / "fiim-2019/02-black-by-vote.mgn", "vote")
    await Judge(live, time).play(turns)
    await server.services.table_reporter.settled()
    return desk


async def city(server, time):
    """Make a tournament of another rulebook that is over."""
    desk = await opened(server, time, CITY, 12)
    await round_of(desk, 1, [desk.players])
    await signed(desk, "q.1.1", 21, "judge")
    await confirmed(desk, "q.1.1")
    await desk.do({"type": "lock-round", "stage": "q", "round": 1}, who="chief")
    await desk.do({"type": "finish-stage", "stage": "q"})
    return desk


async def said_of(desk):
    """Return what everybody could read of a tournament."""
    pages = ["", "/rounds", "/live", "/protests", "/standings/q", "/regulation", "/overall"]
    games = list((await desk.server.services.tournaments.get(desk.id)).t.games)
    pages += [f"/games/{game}" for game in games]
    public = {page: (await desk.get(page, "public")) for page in pages}
    return {
        "tournament": desk.id,
        "headers": desk.headers,
        "players": desk.players,
        "public": {page: got.json() for page, got in public.items() if got.status_code == 200},
        "standings": await desk.read("/standings/q", "chief"),
        "games": {game: await desk.read(f"/games/{game}", "chief") for game in games},
    }


async def filled(path: Path):
    """Use a server over a new database for a while; return its answers and an archive."""
    time = SteeredTime()
    async with serving(path, time=time, chance=SeededChance(2026)) as server:
        cups = [await cup(server, time), await city(server, time)]
        headers = cups[0].headers["organiser"]
        tables = [await one_table(server, time, headers, *told) for told in TABLES]
        archive = (await cups[0].get("/archive")).content
        return {"tables": tables, "tournaments": [await said_of(desk) for desk in cups]}, archive


def write(folder: Path) -> None:
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as name:
        path = Path(name)
        said, archive = asyncio.run(filled(path))
        with closing(sqlite3.connect(path / "gorod.db", isolation_level=None)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
            connection.execute("VACUUM")
        data = (path / "gorod.db").read_bytes()
    (folder / "gorod.db.gz").write_bytes(gzip.compress(data, mtime=0))
    (folder / "cup.zip").write_bytes(archive)
    text = json.dumps(said, ensure_ascii=False, indent=1)
    (folder / "said.json.gz").write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    write(OLD / sys.argv[1])
