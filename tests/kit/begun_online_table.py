"""An online table with people at it: seats with their links, and a judge without a screen."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from tests.kit.scripted_table import NICKS, Driven


@dataclass
class BegunOnlineTable(Driven):
    """A table that people have joined by the invitation, with the game begun."""

    judge: str = "human"
    pace: str = "quick"

    def __post_init__(self) -> None:
        self.chance = Random(self.seed)
        online = {"judge": self.judge, "pace": self.pace, "foul_vote": self.judge == "automatic"}
        wanted = {"rules": self.rules, "size": self.size, "online": online}
        wanted["options"] = list(self.options)
        made = self._ask("POST", "/api/online", wanted, "")
        self.table = made["table"]
        self.links = {link["scope"]: link for link in made["links"]}
        for seat in range(1, self.size + 1):
            body = {"key": f"{seat:024}", "name": NICKS[seat % len(NICKS)], "seat": seat}
            link = self._ask("POST", f"/api/tables/{self.table}/join", body, "lobby")
            self.links[f"seat:{seat}"] = link
            self.ask({"wish": "ready", "on": True}, f"seat:{seat}")
        self.ask({"wish": "start"}, "host")
        if self.judge == "human":
            self.look()
            self.wish({"wish": "take"})

    def ask(self, wish: dict[str, object], scope: str) -> None:
        """Send a request (`wish`) with any link and check that it is carried out."""
        self.sent += 1
        seen = self.look(scope)["seq"]
        body = {"id": f"asked-{self.sent}", "seen": seen, "wish": wish, "console": ""}
        answer = self._ask("POST", f"/api/tables/{self.table}/commands", body, scope)
        assert answer["type"] == "ack", answer
