"""A quick game that is over, made over HTTP, for pages that show what remains of it."""

from __future__ import annotations

from typing import Any

import httpx

from tests.kit.http_clients import plain_client

CARDS = ["citizen"] * 6 + ["sheriff", "mafia", "mafia", "don"]
NAMES = ["Аня", "Борис", "Вера", "Глеб", "Дина", "Егор", "Жанна", "Зоя", "Инна", "Кирилл"]


class Quick:
    """A table of fiim-2019 and its judge, without a page."""

    def __init__(self, url: str, names: list[str] | None = None) -> None:
        self.http = plain_client(url)
        wanted = {"rules": "fiim-2019", "names": names or NAMES}
        made = self.http.post("/api/tables", json=wanted).raise_for_status().json()
        self.id = str(made["table"])
        self.tokens = {link["scope"]: str(link["token"]) for link in made["links"]}
        self.links = {link["scope"]: str(link["id"]) for link in made["links"]}
        self.token = self.tokens["judge"]
        self.asked = 0
        self.wish({"wish": "take"})

    def get(self, what: str, scope: str = "judge") -> httpx.Response:
        headers = {"authorization": f"Bearer {self.tokens[scope]}"}
        return self.http.get(f"/api/tables/{self.id}/{what}", headers=headers)

    def wish(self, wish: dict[str, Any]) -> dict[str, Any]:
        self.asked += 1
        seen = self.get("view").json()["seq"]
        body = {"id": f"q{self.asked}", "seen": seen, "wish": wish, "console": "kit"}
        headers = {"authorization": f"Bearer {self.token}"}
        answer = self.http.post(f"/api/tables/{self.id}/commands", json=body, headers=headers)
        said: dict[str, Any] = answer.json()
        return said

    def do(self, kind: str, **fields: Any) -> dict[str, Any]:
        return self.wish({"wish": "do", "command": {"type": kind, **fields}})

    def dealt(self) -> Quick:
        assert self.do("deal", cards=CARDS)["type"] == "ack"
        return self

    def over(self) -> Quick:
        """End the game at once by the defeat of seat 1's team."""
        self.dealt()
        assert self.do("defeat", seat=1, clause="6.8.1")["type"] == "ack"
        return self
