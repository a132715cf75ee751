"""A tournament for the pages: made over HTTP by its organiser, small enough for a test."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

import msgspec

from gorod.tournament.regulation import Regulation, StagePlan
from tests.kit.http_clients import plain_client
from tests.tournament.kit import record

SMALL = Regulation("fiim-2019", (StagePlan("q", "qualification", rounds=2, tables=1),), players=11)
PRIVATE = "Тайное Имя"
"""What only officials may read about a player."""


@dataclass
class HttpTournament:
    """The actions of an organiser, in one line each."""

    url: str
    name: str = "Кубок"
    regulation: Regulation = SMALL
    id: str = ""
    players: list = field(default_factory=list)
    tokens: list = field(default_factory=list)
    asked: int = 0

    def __post_init__(self):
        self.http = plain_client(self.url)
        club = {"name": f"Клуб {time.monotonic_ns()}", "password": "длинный пароль"}
        self.http.post("/api/accounts", json=club)
        self.http.post("/api/sessions", json=club)
        body = {"name": self.name, "regulation": msgspec.to_builtins(self.regulation)}
        self.id = self.http.post("/api/tournaments", json=body).json()["tournament"]
        self.http.put(self.at("/shown"), json={"shown": True})
        for who, office in (("chief", "chief"), ("second", "secretary")):
            told = {"id": who, "name": f"Судья {who}", "offices": [office]}
            self.do({"type": "appoint", "official": told})
        self.second = {"authorization": f"Bearer {self.link('official:second')}"}
        self.sign_up = self.link("sign-up")

    def at(self, path):
        return f"/api/tournaments/{self.id}{path}"

    def page(self, path=""):
        return f"{self.url}/t/{self.id}{path}"

    def link(self, scope):
        return self.http.post(self.at("/links"), json={"scope": scope}).json()["token"]

    def do(self, *commands, by=None):
        self.asked += 1
        seen = self.http.get(self.at("")).json()["version"]
        body = {"id": f"c{self.asked}", "seen": seen, "commands": list(commands)}
        answer = self.http.post(self.at("/commands"), json=body, headers=by)
        assert answer.status_code == 200, (commands, answer.text)

    def entered(self, number):
        """Players who are present; their real names must not be shown to others."""
        commands = []
        for n in range(len(self.players) + 1, number + 1):
            own = {"id": f"p{n}", "nickname": f"Игрок {n}", "name": f"{PRIVATE} {n}"}
            commands.append({"type": "add-player", "player": own})
            commands.append({"type": "sign-up", "player": f"p{n}"})
            self.players.append(f"p{n}")
        if commands:
            self.do(*commands)
        return self

    def seated(self, number, *, released=True):
        where = {"stage": "q", "round": number}
        tables = [self.players[number - 1 : number + 9]]
        wanted = [{"type": "draft-seating", **where, "tables": tables, "judges": ["chief"]}]
        if released:
            wanted.append({"type": "confirm-seating", **where, "despite": ["judge-missing"]})
            wanted.append({"type": "release-seating", **where})
        self.do(*wanted)

    def checked_in(self):
        there = [{"type": "check-in", "player": player} for player in self.players]
        self.do(*there, {"type": "enter-stage", "stage": "q", "players": self.players})

    def signed(self, game, seed=1):
        table = next(
            table
            for own in self.http.get(self.at("/rounds")).json()
            for table in own["tables"]
            if table["game"] == game
        )
        text = record(self.regulation, [seat["nickname"] for seat in table["seats"]], seed)
        self.do({"type": "start-game", "game": game})
        self.do({"type": "sign-game", "game": game, "record": text})

    def confirmed(self, game):
        digest = self.http.get(self.at(f"/games/{game}")).json()["sheets"][-1]["digest"]
        told = {"type": "confirm-game", "game": game, "digest": digest}
        self.do(
            {**told, "despite": ["penalty-due", "consent-waits", "consent-on-word"]}, by=self.second
        )
