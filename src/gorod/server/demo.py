"""The demonstration: a club, a finished tournament, and a table of bots over real sockets.

It uses the server as anybody would: its tables are made over HTTP, its bots hold links.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from importlib.resources import files
from random import Random
from typing import Any

import msgspec

from gorod.i18n import Catalogue
from gorod.record import parse, replay
from gorod.report.played import as_played
from gorod.scoring import SameName, standings
from gorod.server.bots.http import Browser
from gorod.server.bots.table import TableOfBots
from gorod.server.journal import fault
from gorod.server.services import Services
from gorod.server.showcase import Showcase, Shown, Tournament
from gorod.server.tables.line import LISTED
from gorod.server.web.page import scope_name

CLUB = "Белые ночи"
EVENT = "Показательная игра"
TOURNAMENT = "Кубок Белых ночей"
NAMES = ["Тень", "Графиня", "Слава", "Профессор", "Лиса", "Барон", "Кот", "Нота", "Штурман", "Вега"]
RULES = "fiim-2019"
DELAY = 20
"""How late the overlay with roles is."""
PRINTED = ("judge", "seat:1", "hall", "overlay", "overlay-roles")
REST = 20.0
"""Seconds that a finished game stays on the table."""


class Demo:
    """One game after the other, until the server stops."""

    def __init__(self, services: Services, texts: Catalogue, say: Callable[[str], None]) -> None:
        self._services, self._texts, self._say = services, texts, say
        self._browser = Browser(services.config.url)
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """The club, the tournament and the first table; returns when its links are printed."""
        showcase = self._services.showcase
        showcase.club = CLUB
        showcase.tournaments["demo"] = await asyncio.to_thread(demo_tournament)
        await self._clear()
        await self._club()
        first = await self._table()
        self._task = asyncio.create_task(self._play(first))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _clear(self) -> None:
        """Whatever an earlier demonstration left on its table."""
        for table in await self._services.store.tables(live=True):
            if ("event", EVENT) in table.tags and LISTED in table.tags:
                await self._services.store.close_table(table.id)

    async def _club(self) -> None:
        """A club that is there from last time keeps its password."""
        password = self._services.chance.token()[:16]
        account = {"name": CLUB, "password": password}
        status, _ = await self._browser.post("/api/accounts", account)
        if status == 201:  # noqa: PLR2004  created
            self._say(self._texts.say("serve-club", name=CLUB, password=password))
            await self._browser.post("/api/sessions", account)

    async def _play(self, made: dict[str, Any]) -> None:
        while True:
            tokens = {link["scope"]: link["token"] for link in made["links"]}
            bots = TableOfBots(self._services.config.url, tokens, self._services.config.pace)
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
        showcase.links = tuple(Shown(link["scope"], link["url"]) for link in made["links"])
        self._say(self._texts.say("serve-links"))
        for link in showcase.links:
            if link.scope in PRINTED:
                self._say(f"  {scope_name(self._texts, link.scope)}: {link.url}")


def demo_tournament() -> Tournament:
    """The bundled records, through the scoring."""
    folder = files("gorod.data").joinpath("tournament")
    texts = sorted((f.name, f.read_text("utf-8")) for f in folder.iterdir())
    played = [replay(parse(text, name), name) for name, text in texts if name.endswith(".mgn")]
    book = played[0].book
    table = standings(book, [as_played(game) for game in played])
    if isinstance(table, SameName):
        raise msgspec.ValidationError("two players of the demonstration share a name")
    return Tournament("demo", TOURNAMENT, book, table)
