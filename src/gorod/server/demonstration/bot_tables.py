"""The demonstration: a club, its tournaments, and tables of bots over real sockets.

It uses the server like any client: it creates tables over HTTP, and its bots use links.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from random import Random
from typing import Any

from gorod.bots.reasoning import Reasoning
from gorod.i18n import Catalogue
from gorod.server.access.accounts import plain
from gorod.server.access.principal import scope_name
from gorod.server.bots.http import Browser
from gorod.server.bots.table import TableOfBots
from gorod.server.bots.trust import trust_of
from gorod.server.demonstration.by_day_game import EVENT as BY_DAY_EVENT
from gorod.server.demonstration.by_day_game import ByDayDemonstration
from gorod.server.demonstration.played_tournaments import DemoTournaments
from gorod.server.demonstration.tournament_logs import CLUB, RULES
from gorod.server.http import link_addresses
from gorod.server.journal import fault
from gorod.server.services import Services
from gorod.server.showcase import Showcase, Shown
from gorod.server.tables.timeline import LISTED

EVENT = "Показательная игра"
NAMES = ["Тень", "Графиня", "Слава", "Профессор", "Лиса", "Барон", "Кот", "Нота", "Штурман", "Вега"]
DELAY = 20
"""The delay of the overlay with roles, in seconds."""
PRINTED = ("judge", "seat:1", "hall", "overlay", "overlay-roles")
REST = 20.0
"""Seconds for which a finished game stays visible."""


class Demo:
    """Runs the demonstration: one game after the other, until the server stops."""

    def __init__(
        self, services: Services, texts: Catalogue, say: Callable[[str], None], url: str
    ) -> None:
        """Prepare the demonstration; printed links begin with `url`."""
        self._services, self._texts, self._say, self._url = services, texts, say, url
        self._browser = Browser(services.config.own_url, trust_of(services.config))
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Create the club, the tournaments and the first tables.

        It returns once their links are printed.
        """
        showcase = self._services.showcase
        showcase.club = CLUB
        await self._clear()
        await self._club()
        first = await self._table()
        self._tasks.append(asyncio.create_task(self._play(first)))
        await self._by_day()
        await self._tournaments()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _by_day(self) -> None:
        """Begin a by-day game with a day every two minutes."""
        played = ByDayDemonstration(self._browser)
        made = await played.open()
        self._say(self._texts.say("serve-by-day"))
        self._print(Shown(link["scope"], link["token"]) for link in made["links"])
        self._tasks.append(asyncio.create_task(played.play()))

    async def _clear(self) -> None:
        """Close the tables that an earlier demonstration left open."""
        for table in await self._services.store.tables(live=True):
            own = {("event", EVENT), ("event", BY_DAY_EVENT)}
            if own & {*table.tags} and LISTED in table.tags:
                await self._services.store.close_table(table.id)

    async def _club(self) -> None:
        """Create the club's account; one that an earlier run created keeps its password."""
        password = self._services.chance.token()[:16]
        account = {"name": CLUB, "password": password}
        status, _ = await self._browser.post("/api/accounts", account)
        if status == 201:  # noqa: PLR2004  created
            self._say(self._texts.say("serve-club", name=CLUB, password=password))
            await self._browser.post("/api/sessions", account)

    async def _tournaments(self) -> None:
        """Create a finished tournament, and one in which bots play on."""
        account = await self._services.store.account(plain(CLUB))
        if account is None:
            return
        tournaments = DemoTournaments(self._services, self._browser, account.id)
        await tournaments.open()
        self._tasks.append(asyncio.create_task(tournaments.play()))
        self._say(self._texts.say("serve-cups", url=f"{self._url}/tournaments"))

    async def _play(self, made: dict[str, Any]) -> None:
        config = self._services.config
        while True:
            tokens = {link["scope"]: link["token"] for link in made["links"]}
            trust = trust_of(config)
            bots = TableOfBots(config.own_url, tokens, config.pace, trust=trust, player=Reasoning)
            try:
                await bots.play()
            except* Exception as errors:  # noqa: BLE001  a bot that fails must not end the show
                fault("bots failed", errors)
            await asyncio.sleep(REST)
            await self._browser.post(f"/api/tables/{made['table']}/close", None, tokens["judge"])
            made = await self._table()

    async def _table(self) -> dict[str, Any]:
        names = Random().sample(NAMES, len(NAMES))  # noqa: S311  nobody's secret
        wanted = {"rules": RULES, "names": names, "tags": {"event": EVENT}, "public": True}
        made = await self._browser.made("/api/tables", wanted)
        judge = next(link["token"] for link in made["links"] if link["scope"] == "judge")
        late = {"scope": "overlay-roles", "delay": DELAY}
        path = f"/api/tables/{made['table']}/links"
        made["links"].append(await self._browser.made(path, late, judge))
        self._show(made)
        return made

    def _show(self, made: dict[str, Any]) -> None:
        showcase: Showcase = self._services.showcase
        showcase.links = tuple(Shown(link["scope"], link["token"]) for link in made["links"])
        self._say(self._texts.say("serve-links"))
        self._print(showcase.links)

    def _print(self, links: Iterable[Shown]) -> None:
        for link in links:
            if link.scope in PRINTED:
                url = link_addresses.link(self._url, link.scope, link.token)
                self._say(f"  {scope_name(self._texts, link.scope)}: {url}")
