"""A whole tournament through the real server: 40 players, 4 tables, semi-final, final.

Most games are played at a live table by bots that hold its links (in the final one for every seat),
handed in with the judge's link, and confirmed by another person. One is typed from a paper that
knows only the result, one has a move that was played against the rules. Two protests, a withdrawal
with a substitute, a disqualification, an unlocked round, a qualification that is cut short for lack
of time. What everybody can read at the end is worked out a second time, from the records that
everybody can read; then another club reads the archive as a copy.
"""

from __future__ import annotations

import asyncio
from random import Random
from types import SimpleNamespace

import msgspec
import pytest

from gorod.engine.struct import replace
from gorod.server.bots.table import TableOfBots
from gorod.server.store.database_backup import verify
from gorod.tournament.regulation import Hidden, Regulation
from tests.server.tournaments.bots import award, play, wished
from tests.server.tournaments.kit import desk_over_http
from tests.server.tournaments.test_archives import club, opened
from tests.tournament import slow_standings
from tests.tournament.kit import WHOLE, in_tables

REGULATION = Regulation("fiim-2019", WHOLE, players=40, hidden=Hidden("q", 8))
SHORTENED = replace(REGULATION, stages=(replace(WHOLE[0], rounds=9), *WHOLE[1:]))
"""The same after round 8: there is time for one round more, and not for two."""
CARDS = ("citizen",) * 6 + ("sheriff", "don", "mafia", "mafia")
TOLD = "known result"
RESULT = "result red\nfirst 5\nbest 5: 8 9 1\nbonus 2 +0.3\n"
AS_PLAYED = """
D1
nominate 1 8
as-played nominate 1 9 by Судья chief: приняты обе, стол не возразил
vote 8: 1 2 3 4 5 6
vote 9: 7 8 9 10

N2
miss

D2
nominate 2 9
nominate 3 10
vote 9: 1 2 3 4 5 6 7
vote 10: 9 10

N3
miss

D3
nominate 3 10
nominate 4 1
vote 10: 1 2 3 4 5 6 7
vote 1: 10

end red
"""
PAPERS = {"q.2.4": (TOLD, RESULT), "q.6.3": ("", AS_PLAYED)}
"""Games whose judges wrote on paper."""
JUDGES = ("j1", "j2", "j3", "j4")
CONSOLE = "bot-judge"
"""The judge's bot keeps one console, so that it may come back to its table."""
PACE = 0.002
"""Seconds between two moves where every seat has its own bot."""


class Tournament:
    """The desk, and what its people do from round to round."""

    def __init__(self, desk, seed):
        self.desk, self.chance = desk, Random(seed)
        self.commands = 0
        self.tables = {}
        """Game -> the headers and the address of its live table."""
        self.lots = []

    async def run(self):
        desk = self.desk
        for name in JUDGES:
            told = {"id": name, "name": f"Судья {name}", "offices": ["judge"]}
            await desk.do({"type": "appoint", "official": told})
            desk.headers[name] = await desk.link(f"official:{name}")
        await (await desk.shown()).entered(40)
        await desk.sign_up(41)
        for number in range(1, 10):
            await self.round("q", number, 4)
            await getattr(self, f"after_{number}", self.nothing)()
        await self.advance("q", "sf")
        for number in range(1, 5):
            await self.round("sf", number, 2)
        await self.advance("sf", "f")
        for number in range(1, 4):
            await self.round("f", number, 1)
        await self.finished("f")

    async def nothing(self):
        """Most rounds are like that."""

    # --- a round --------------------------------------------------------------------------------

    async def round(self, stage, number, tables):
        """A round: seated, played at all tables at once, handed in, confirmed, locked."""
        entrants = next(s for s in (await self.desk.read(""))["stages"] if s["id"] == stage)
        seats = in_tables(list(entrants["entrants"]), tables, self.chance)
        where = {"stage": stage, "round": number}
        await self.desk.do(
            {"type": "draft-seating", **where, "tables": seats, "judges": JUDGES[:tables]},
            {"type": "confirm-seating", **where},
            {"type": "release-seating", **where},
        )
        games = [f"{stage}.{number}.{table}" for table in range(1, tables + 1)]
        live = [game for game in games if game not in PAPERS]
        await asyncio.gather(*(self.game(game, stage) for game in live))
        for game in games:
            await (self.handed_in(game) if game in live else self.typed(game))
            await self.protest(game)
            await self.confirmed(game)
            await self.decide(game)
        await self.desk.do({"type": "lock-round", **where})

    async def game(self, game, stage):
        """By its judge's link; in the final also by a link for each seat."""
        link = await self.taken(game)
        chance = Random(f"{game} {self.chance.random()}")
        if stage == "f":
            await self.by_all(game, chance)
        async with self.desk.server.socket(link["token"], CONSOLE) as viewer:
            await viewer.view()
            self.commands += await play(viewer, chance)

    async def taken(self, game):
        """The judge's link of a table; it ends when the game is confirmed."""
        judge = JUDGES[int(game.split(".")[2]) - 1]
        made = (await self.desk.post(f"/games/{game}/table", {}, judge)).json()
        (link,) = made["links"]
        bearer = {"authorization": f"Bearer {link['token']}"}
        self.tables[game] = (f"/api/tables/{made['table']}", bearer, link["token"])
        return link

    async def by_all(self, game, chance):
        at, bearer, token = self.tables[game]
        tokens = {"judge": token}
        for seat in range(1, 11):
            scope = f"seat:{seat}"
            made = await self.desk.http.post(f"{at}/links", json={"scope": scope}, headers=bearer)
            tokens[scope] = made.json()["token"]
        bots = TableOfBots(self.desk.server.url, tokens, PACE, chance)
        await asyncio.wait_for(bots.play(), 600)

    async def handed_in(self, game):
        at, bearer, _ = self.tables[game]
        told = await self.desk.http.get(f"{at}/tournament", headers=bearer)
        assert told.json()["may_hand_in"], told.text
        self.desk.asked += 1
        body = {"id": f"h{self.desk.asked}"}
        signed = await self.desk.http.post(f"{at}/hand-in", json=body, headers=bearer)
        assert signed.status_code == 200, signed.text

    async def typed(self, game):
        """From paper, by the judge of the table."""
        judge = JUDGES[int(game.split(".")[2]) - 1]
        seats = (await self.desk.read(f"/games/{game}"))["seats"]
        names = enumerate(zip(CARDS, seats, strict=True), 1)
        rows = [f"seat {at} {card} {seat['nickname']}" for at, (card, seat) in names]
        known, body = PAPERS[game]
        text = "\n".join(["mgn 1", "rules fiim-2019", *filter(None, [known]), *rows, body])
        told = (await self.desk.post(f"/games/{game}/draft", {"text": text}, judge)).json()
        assert (told["legal"], told["finished"], told["known"]) == (
            True,
            True,
            "result" if known else "",
        ), told
        await self.desk.do({"type": "start-game", "game": game}, who=judge)
        await self.desk.do({"type": "end-game", "game": game}, who=judge)
        await self.desk.do({"type": "sign-game", "game": game, "record": text}, who=judge)

    async def confirmed(self, game):
        """By the judge of the next table, who is not the one who signed."""
        digest = (await self.desk.read(f"/games/{game}"))["sheets"][-1]["digest"]
        told = {"type": "confirm-game", "game": game, "digest": digest}
        despite = ["penalty-due", "consent-waits", "consent-on-word"]
        if game in PAPERS:
            despite += ["known-result" if PAPERS[game][0] else "as-played"]
        second = JUDGES[int(game.split(".")[2]) % len(JUDGES)]
        await self.desk.do({**told, "despite": despite}, who=second)

    async def advance(self, stage, to):
        await self.finished(stage)
        while True:
            answer = await self.desk.ask({"type": "advance", "stage": to})
            if answer.status_code == 200:
                return
            assert answer.json()["code"] == "lot-needed", answer.text
            table = await self.desk.read(f"/standings/{stage}")
            drawn = self.chance.sample(*self.at_the_cut(table, to))
            self.lots.append(SimpleNamespace(stage=stage, players=drawn))
            lot = {"type": "record-lot", "stage": stage, "players": drawn}
            await self.desk.do({**lot, "witnesses": "главный судья и два игрока"})

    def at_the_cut(self, table, to):
        """Return those who share the last place that advances."""
        source = next(plan for plan in WHOLE if plan.id == to).sources[0]
        out = table["columns"].index("out")
        lines = zip(table["players"], table["rows"], strict=True)
        inside = [(player, row[0]) for player, row in lines if not row[out]]
        last = inside[source.last - 1][1]
        equal = [player for player, place in inside if place == last]
        return equal, len(equal)

    async def finished(self, stage):
        self.desk.time.pass_(601)  # nobody can protest any more
        await self.desk.do({"type": "finish-stage", "stage": stage})

    # --- what happens -----------------------------------------------------------------------------

    async def after_3(self):
        """Somebody leaves with their own link; a waiting player moves up and takes their seats."""
        out, by = self.desk.players[6], self.desk.players[40]
        await self.desk.do({"type": "withdraw-player", "player": out}, who="p7")
        await self.desk.do({"type": "check-in", "player": by})
        await self.desk.do({"type": "replace-player", "out": out, "by": by, "reason": "заболел"})

    async def after_5(self):
        """A protocol is opened again: its judge adds at the table what was forgotten."""
        where = {"stage": "q", "round": 5}
        reopen = {"type": "reopen-game", "game": "q.5.2", "reason": "забыты баллы"}
        assert await self.desk.refused(reopen) == "round-locked"
        await self.desk.do({"type": "unlock-round", **where, "reason": "забыты баллы"})
        await self.desk.do(reopen)
        again = await self.taken("q.5.2")
        async with self.desk.server.socket(again["token"], CONSOLE) as viewer:
            view = await viewer.view()
            if any(offer["move"] == "bonus" for offer in view["offers"]):  # a draw has none
                view = await wished(viewer, {"wish": "undo", "turns": 1, "reason": "не тому"})
                await award(viewer, view, Random(1))
        await self.handed_in("q.5.2")
        await self.confirmed("q.5.2")
        await self.desk.do({"type": "lock-round", **where})

    async def after_8(self):
        """The hall closes earlier than promised: the qualification loses a round."""
        told = {"type": "regulate", "regulation": msgspec.to_builtins(SHORTENED)}
        await self.desk.do({**told, "reason": "зал закрывается в десять"})

    async def after_9(self):
        """The leader is disqualified: they keep their points, and do not advance."""
        self.leader = (await self.desk.read("/standings/q"))["players"][0]
        told = {"type": "disqualify-player", "player": self.leader, "clause": "7.3"}
        await self.desk.do({**told, "reason": "подглядывал"}, who="chief")

    async def protest(self, game):
        """One at the table by the judge, one by a player's own link."""
        if game == "q.4.1":
            at, bearer, _ = self.tables[game]
            body = {"id": "p1", "seat": 3, "text": "счёт голосов неверен", "clauses": ["4.4.9"]}
            filed = await self.desk.http.post(f"{at}/protests", json=body, headers=bearer)
            assert filed.status_code == 200, filed.text
        if game == "q.8.3":
            player = (await self.desk.read(f"/games/{game}"))["seats"][0]["player"]
            who = f"p{self.desk.players.index(player) + 1}"
            told = {"type": "file-protest", "id": "", "game": game, "player": player}
            await self.desk.do({**told, "text": "не дали баллы", "clauses": ["8.3.4"]}, who=who)

    async def decide(self, game):
        """By the chief judge, once the protocol counts."""
        if game not in RULED:
            return
        (filed,) = [p for p in await self.desk.read("/protests", "chief") if p["game"] == game]
        told = {"type": "decide-protest", "protest": filed["id"], **RULED[game]}
        if game == "q.4.1":
            before = (await self.desk.read(f"/games/{game}"))["winners"]
            told["winners"] = ["red" if before == ["black"] else "black"]
        await self.desk.do(told, who="chief")


RULED = {
    "q.4.1": {"outcome": "changed", "text": "голоса пересчитаны"},
    "q.8.3": {
        "outcome": "corrected",
        "text": "баллы за лучший ход",
        "corrections": [{"seat": 1, "points": 25, "kind": "best-move", "clause": "8.3.4"}],
    },
}


async def published(told):
    """The tournament again, out of what anybody can read, in the shape of the slow computation."""
    desk = told.desk
    games, protests = {}, {}
    for own in await desk.read("/rounds", "public"):
        for table in own["tables"]:
            view = await desk.read(f"/games/{table['game']}", "public")
            record = (await desk.get(f"/games/{table['game']}/record", "public")).text
            # Protests are for players: who asks is one of them.
            seen = (await desk.read(f"/games/{table['game']}", "p1"))["protests"]
            protests |= {filed["id"]: decided(filed["decision"]) for filed in seen}
            games[view["id"]] = SimpleNamespace(
                id=view["id"],
                stage=view["stage"],
                round=view["round"],
                table=view["table"],
                attempt=view["attempt"],
                status=view["state"],
                players=[seat["player"] for seat in view["seats"]],
                sheets=[SimpleNamespace(record=record)],
                rulings=[filed["id"] for filed in seen],
            )
    stages = (await desk.read(""))["stages"]
    return SimpleNamespace(
        regulation=SHORTENED,
        games=games,
        protests=protests,
        merged={},
        entrants={stage["id"]: stage["entrants"] for stage in stages},
        lots=told.lots,
    )


def decided(decision):
    keys = ("seat", "points", "kind", "clause")
    corrections = [
        SimpleNamespace(**dict(zip(keys, c, strict=True))) for c in decision["corrections"]
    ]
    told = {**decision, "corrections": corrections}
    return SimpleNamespace(decision=SimpleNamespace(**told))


KEYS = ("place", "games", "wins", "first_killed", "compensation", "main", "extra", "total")


async def agree(told, t):
    """Every table of every stage and every round: the server's beside the slow one."""
    for plan in SHORTENED.stages:
        for upto in (None, *range(1, plan.rounds + 1)):
            path = f"/standings/{plan.id}" + ("" if upto is None else f"?upto={upto}")
            table = await told.desk.read(path, "public")
            at = {key: table["columns"].index(key.replace("_", "-")) for key in KEYS}
            lines = zip(table["players"], table["rows"], strict=True)
            fast = {player: {key: row[at[key]] for key in KEYS} for player, row in lines}
            slow = slow_standings.standings(t, plan.id, upto)
            assert fast.keys() == slow.keys(), (plan.id, upto)
            for player, own in slow.items():
                expected = {key: pytest.approx(float(own[key]), abs=5e-5) for key in KEYS}
                assert fast[player] == expected, (plan.id, upto, player)


def test_a_whole_tournament_is_played_by_bots_and_its_standings_are_right(tmp_path):
    async def whole():
        async with desk_over_http(tmp_path, REGULATION) as desk:
            told = Tournament(desk, seed=2026)
            await told.run()
            await kept_back(desk)
            await desk.do({"type": "reveal"})
            t = await published(told)
            assert len(t.games) == 36 + 8 + 3
            assert {game.status for game in t.games.values()} == {"confirmed"}
            await agree(told, t)
            await as_it_happened(told, t)
            await marked(desk)
            await copied(desk)
        verified = await verify(str(tmp_path / "gorod.db"))
        assert (verified.tables, verified.tournaments, verified.findings) == (47, 2, ())

    asyncio.run(whole())


async def kept_back(desk):
    """Until it is revealed, the hall has seen the table as of round 7 and no later stage."""
    table = await desk.read("/standings/q", "public")
    games = table["columns"].index("games")
    assert max(row[games] for row in table["rows"]) == 7
    assert (await desk.get("/standings/f", "public")).status_code == 404
    assert (await desk.get("/games/q.9.1", "public")).status_code == 404


async def marked(desk):
    """Check that every reader sees what was recorded and what was played against the rules."""
    told, played = [await desk.read(f"/games/{game}", "public") for game in PAPERS]
    assert (told["known"], told["irregular"]) == ("result", 0)
    assert (played["known"], played["irregular"]) == ("", 1)
    table = await desk.read("/standings/q", "public")
    at = table["columns"].index("only-result")
    assert sum(row[at] for row in table["rows"]) == 10


async def copied(desk):
    """Another club reads the archive: a copy with the same tables, and everybody rated once."""
    packed = (await desk.get("/archive")).content
    other = await club(desk, "Клуб Б")
    tables = [await desk.read(f"/standings/{plan.id}", "organiser") for plan in WHOLE]
    rated = (await desk.http.get("/api/ratings")).json()
    desk.id = await opened(desk, packed, other, again=True)
    assert [await desk.read(f"/standings/{plan.id}", other) for plan in WHOLE] == tables
    assert (await desk.http.get("/api/ratings")).json() == rated


async def as_it_happened(told, t):
    desk = told.desk
    log = await desk.read("/log")
    while len(more := await desk.read(f"/log?after={len(log)}")):
        log += more
    kinds = [entry["command"]["type"] for entry in log]
    assert {kind: kinds.count(kind) for kind in COUNTED} == COUNTED
    begun = {e["name"] for e in log if e["command"]["type"] == "start-game"}
    assert begun == {"игровой стол", "Судья j3", "Судья j4"}, "two games were typed from paper"
    assert [p.decision.outcome for p in t.protests.values()] == ["changed", "corrected"]
    assert told.leader not in t.entrants["sf"]
    assert told.leader in (await desk.read("/standings/q", "public"))["players"]
    assert len(t.entrants["sf"]) == 20
    assert len(t.entrants["f"]) == 10


COUNTED = {
    "start-game": 47,
    "end-game": 47,
    "sign-game": 48,
    "confirm-game": 48,
    "reopen-game": 1,
    "lock-round": 17,
    "unlock-round": 1,
    "file-protest": 2,
    "decide-protest": 2,
    "replace-player": 1,
    "disqualify-player": 1,
    "reveal": 1,
}
