"""A table that a script plays over HTTP, so that browsers can watch it."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from random import Random
from time import sleep
from typing import Any

from gorod.bots.random_legal import PLAYED, makeable, taken
from gorod.server.bots.json_moves import as_json, offers_in

Json = dict[str, Any]
TOO_MANY = 429
CONSOLE = "driven-console"
LATE = ("proceed", "pass", "miss", "close")
"""Moves that only advance the game; taken if nothing visible is offered, or now and then."""
NICKS = (
    *("Тень", "Графиня", "Слава", "Профессор", "Лиса", "Барон", "Кот", "Нота", "Штурман", "Вега"),
    *("Бетховен", "Медуза", "Константин Великий", "Ы"),
)


@dataclass
class Driven:
    """A judge without a screen who plays random offers."""

    url: str
    rules: str = "fiim-2019"
    size: int = 10
    seed: int = 1
    tags: dict[str, str] = field(default_factory=dict)
    options: tuple[str, ...] = ()
    table: str = ""
    links: dict[str, Json] = field(default_factory=dict)
    view: Json = field(default_factory=dict)
    sent: int = 0

    def __post_init__(self) -> None:
        self.chance = Random(self.seed)
        names = [NICKS[seat % len(NICKS)] for seat in range(self.size)]
        wanted = {"rules": self.rules, "names": names, "tags": self.tags}
        wanted["options"] = list(self.options)
        made = self._ask("POST", "/api/tables", wanted)
        self.table = made["table"]
        self.links = {link["scope"]: link for link in made["links"]}
        self.look()
        self.wish({"wish": "take"})

    def mint(self, scope: str, delay: int = 0, by: str = "judge") -> str:
        """Make one more link and return its address."""
        wanted = {"scope": scope, "delay": delay}
        made = self._ask("POST", f"/api/tables/{self.table}/links", wanted, by)
        return str(made["url"])

    def address(self, scope: str) -> str:
        return str(self.links[scope]["url"])

    @property
    def phase(self) -> str:
        return str(self.view["phase"])

    @property
    def step(self) -> str:
        return self.phase.rpartition(".")[2]

    def revoke(self, scope: str) -> None:
        """End a link as the judge does."""
        self._ask("DELETE", f"/api/tables/{self.table}/links/{self.links[scope]['id']}", None)

    def look(self, scope: str = "judge") -> Json:
        """Return the view of a link; the judge's view is remembered."""
        found: Json = self._ask("GET", f"/api/tables/{self.table}/view", None, scope)
        if scope == "judge":
            self.view = found
        return found

    def wish(self, wish: Json, scope: str = "judge") -> Json:
        seen = (self.view if scope == "judge" else self.look(scope))["seq"]
        self.sent += 1
        body = {"id": f"driven-{self.sent}", "seen": seen, "wish": wish, "console": CONSOLE}
        answer: Json = self._ask("POST", f"/api/tables/{self.table}/commands", body, scope)
        self.look()
        return answer

    def do(self, type_: str, **parts: Any) -> Json:
        return self.wish({"wish": "do", "command": {"type": type_, **parts}})

    def deal(self) -> None:
        self.wish({"wish": "draw"})

    def cards(self) -> dict[int, str]:
        return {one["seat"]: one["role"] for one in self.view["players"]}

    def move(self) -> None:
        """Make one legal move, preferring a visible one to one that only advances."""
        every = offers_in(self.view)
        usable = makeable(every, PLAYED - {"order"})
        coin = any(offer.move == "coin" for offer in every)
        if coin and all(offer.move != "close" for offer in usable):
            self.wish({"wish": "draw"})
            return
        shown = [o for o in usable if o.move not in (*LATE, "foul")]
        shy = any(o.move == "nominate" for o in shown) and self.chance.random() < 0.6
        if self.chance.random() < 0.05 and any(o.move == "foul" for o in usable):
            shown = [o for o in usable if o.move == "foul"]
        pool = [o for o in usable if o.move in LATE] if shy else shown
        offer = self.chance.choice(pool or usable)
        command = as_json(taken(offer, every, self.chance))
        self.wish({"wish": "do", "command": command})

    def until(self, *steps: str, most: int = 400) -> bool:
        """Make moves until one of the steps; return false if the game ended before."""
        for _ in range(most):
            if self.step in steps:
                return True
            if self.phase == "over":
                return False
            self.move()
        return False

    # The address is that of a server which the test has started itself.
    def _ask(self, method: str, path: str, body: Json | None, scope: str = "judge") -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}{path}", data, method=method)  # noqa: S310
        request.add_header("content-type", "application/json")
        if scope in self.links:
            request.add_header("authorization", f"Bearer {self.links[scope]['token']}")
        while True:
            try:
                with urllib.request.urlopen(request, timeout=180) as answer:  # noqa: S310
                    return json.loads(answer.read() or b"null")
            except urllib.error.HTTPError as error:
                if error.code == TOO_MANY:
                    sleep(0.2)
                    continue
                told = error.read().decode()
                raise AssertionError(f"{method} {path} {body}: {error.code} {told}") from None
