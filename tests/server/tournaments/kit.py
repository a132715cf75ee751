"""A tournament over HTTP for scenarios: an organiser, officials and players with their links."""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import msgspec

from gorod.server.store.stored_rows import OwnerDecision
from gorod.tournament.regulation import Hidden, Regulation, StagePlan
from tests.kit.running_server import SteeredTime, serving
from tests.tournament.kit import record

STAGES = (StagePlan("q", "qualification", rounds=2, tables=1),)
SMALL = Regulation("fiim-2019", STAGES, players=11)
KEPT_BACK = Regulation("fiim-2019", STAGES, players=11, hidden=Hidden("q", 2))
OFFICIALS = {
    "chief": ("chief", "committee"),
    "secretary": ("secretary",),
    "committee": ("committee",),
    "judge": ("judge",),
    "second": ("judge",),
}
PASSWORD = "длинный пароль"  # noqa: S105  of a club that lives for one test
ACCEPTED = ["penalty-due", "consent-waits", "consent-on-word"]
"""What the second signer accepts knowingly, in tests about something else."""


@dataclass
class ServedTournament:
    """One tournament, and how each of its people sends requests."""

    server: object
    time: SteeredTime
    id: str = ""
    regulation: Regulation = SMALL
    headers: dict = field(default_factory=dict)
    asked: int = 0
    players: list = field(default_factory=list)
    club: str = "Организатор"

    @property
    def http(self):
        return self.server.http

    def at(self, path):
        return f"/api/tournaments/{self.id}{path}"

    async def get(self, path, who="organiser", **more):
        return await self.http.get(self.at(path), headers=self.headers[who], **more)

    async def read(self, path, who="organiser", **more):
        answer = await self.get(path, who, **more)
        assert answer.status_code == 200, (path, who, answer.text)
        return answer.json()

    async def post(self, path, body, who="organiser"):
        return await self.http.post(self.at(path), json=body, headers=self.headers[who])

    async def version(self, who="organiser"):
        return (await self.read("", who)).get("version", 0)

    async def ask(self, *commands, who="organiser", seen=None, name=""):
        """Return the answer to commands that are sent together."""
        self.asked += 1
        body = {
            "id": name or f"c{self.asked}",
            "seen": await self.version(who) if seen is None else seen,
            "commands": list(commands),
        }
        return await self.post("/commands", body, who)

    async def do(self, *commands, who="organiser"):
        answer = await self.ask(*commands, who=who)
        assert answer.status_code == 200, (commands, answer.text)
        self.time.pass_(60)
        return answer.json()

    async def refused(self, command, who="organiser"):
        answer = await self.ask(command, who=who)
        assert answer.status_code == 422, answer.text
        return answer.json()["code"]

    async def link(self, scope):
        answer = await self.post("/links", {"scope": scope})
        assert answer.status_code == 201, answer.text
        return {"authorization": f"Bearer {answer.json()['token']}"}

    # --- scenes -----------------------------------------------------------------------------

    async def opened(self):
        account = {"name": self.club, "password": PASSWORD}
        await self.http.post("/api/accounts", json=account)
        signed = await self.http.post("/api/sessions", json=account)
        self.http.cookies.clear()
        cookie = {"cookie": f"gorod_session={signed.cookies['gorod_session']}"}
        self.headers = {"organiser": cookie, "public": {}}
        body = {"name": "Кубок", "regulation": msgspec.to_builtins(self.regulation)}
        made = await self.http.post("/api/tournaments", json=body, headers=cookie)
        assert made.status_code == 201, made.text
        self.id = made.json()["tournament"]
        for name, offices in OFFICIALS.items():
            told = {"id": name, "name": f"Судья {name}", "offices": offices}
            await self.do({"type": "appoint", "official": told})
            self.headers[name] = await self.link(f"official:{name}")
        self.headers["newcomer"] = await self.link("sign-up")
        return self

    async def shown(self):
        told = await self.http.put(
            self.at("/shown"), json={"shown": True}, headers=self.headers["organiser"]
        )
        assert told.status_code == 204
        return self

    async def official(self):
        """Let the server's owner declare it official, so that its games are rated."""
        await self.server.services.owners.decide(OwnerDecision(self.id, official=True))
        return self

    async def sign_up(self, number):
        body = {
            "id": f"device-{number:020}",
            "nickname": f"Игрок {number}",
            "name": f"Имя {number}",
        }
        answer = await self.post("/sign-up", body, "newcomer")
        assert answer.status_code == 201, answer.text
        told = answer.json()
        self.players.append(told["player"])
        self.headers[f"p{number}"] = {"authorization": f"Bearer {told['link']['token']}"}
        return told

    async def entered(self, number=11):
        """This many players who signed themselves up, are present, and play in the first stage."""
        for n in range(1, number + 1):
            await self.sign_up(n)
        there = [{"type": "check-in", "player": player} for player in self.players[:number]]
        entered = {"type": "enter-stage", "stage": "q", "players": self.players[:number]}
        await self.do(*there, entered)
        return self

    def seating(self, number, first=0, judge="judge"):
        tables = [self.players[first : first + 10]]
        where = {"stage": "q", "round": number}
        return [
            {"type": "draft-seating", **where, "tables": tables, "judges": [judge]},
            {"type": "confirm-seating", **where},
            {"type": "release-seating", **where},
        ]

    async def seated(self, number, first=0, judge="judge"):
        return await self.do(*self.seating(number, first, judge))

    async def record(self, game, seed):
        rounds = await self.read("/rounds")
        table = next(t for own in rounds for t in own["tables"] if t["game"] == game)
        return record(self.regulation, [seat["nickname"] for seat in table["seats"]], seed)

    async def signed(self, game, seed, who="judge"):
        text = await self.record(game, seed)
        await self.do({"type": "start-game", "game": game}, who=who)
        return await self.do({"type": "sign-game", "game": game, "record": text}, who=who)

    async def confirmed(self, game, seed):
        await self.signed(game, seed)
        digest = (await self.read(f"/games/{game}"))["sheets"][-1]["digest"]
        told = {"type": "confirm-game", "game": game, "digest": digest, "despite": ACCEPTED}
        return await self.do(told, who="second")


@asynccontextmanager
async def desk_over_http(path, regulation=SMALL, *, opened=True, **more):
    """Open a new tournament over HTTP, or a server over an existing one."""
    time = SteeredTime()
    async with serving(path, time=time, **more) as server:
        desk = ServedTournament(server, time, regulation=regulation)
        yield await desk.opened() if opened else desk
