"""The by-day game of the demonstration: a game day every two minutes, played by bots.

Its links show the host's or a player's page in the middle of a game. A game that is over stays for
a while; then the next one begins.
"""

from __future__ import annotations

import asyncio
from typing import Any

from gorod.server.bots.http import Browser, RequestError
from gorod.server.journal import fault

EVENT = "Игра по дням"
NAMES = (
    *("Астра", "Буран", "Венера", "Гром", "Дымка", "Ёлка", "Жемчуг", "Зима"),
    *("Искра", "Комета", "Луна", "Маяк", "Нева", "Омут", "Парус", "Роса"),
)
EVERY = 120
"""Seconds of a game day."""
LOOK = 5.0
REST = 120.0
"""Seconds for which a finished game can still be read."""
TELL = (
    "Маленький город у моря. Днём здесь чинят сети, ночью кто-то ходит по крышам. Каждый день "
    "горожане голосуют, и каждый день кто-нибудь из них знает больше, чем говорит."
)


class ByDayDemonstration:
    """Runs one by-day game after the other."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self.made: dict[str, Any] = {}

    async def open(self) -> dict[str, Any]:
        """Create a new game; return it with everybody's links."""
        wanted = {
            "title": EVENT,
            "players": [{"name": name, "bot": True} for name in NAMES],
            "every": EVERY,
            "prose": False,
            "introduction": TELL,
            "public": True,
        }
        self.made = await self._browser.made("/api/by-day", wanted)
        return self.made

    async def play(self) -> None:
        """Watch the game, played by the server and its bots; begin another when it is over."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self._next()
            except RequestError as error:
                fault("game by day failed", error)

    async def _next(self) -> None:
        """Replace the game by a new one if it is over, after a rest."""
        tokens = {link["scope"]: link["token"] for link in self.made["links"]}
        table = f"/api/tables/{self.made['table']}"
        now = await self._browser.read(f"{table}/by-day", tokens["judge"])
        if now["stage"] == "over":
            await asyncio.sleep(REST)
            await self._browser.post(f"{table}/close", None, tokens["judge"])
            await self.open()
