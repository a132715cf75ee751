"""The demonstration's tournaments: one is over, and in the other one bots play on.

The bots' judges use the tournament over HTTP like anybody else, each with a link of theirs.
"""

from __future__ import annotations

import asyncio
from typing import Any

from gorod.bots.reasoning import Reasoning
from gorod.server.access.principal import Origin
from gorod.server.bots.http import Browser, RequestError
from gorod.server.bots.table import TableOfBots
from gorod.server.bots.trust import trust_of
from gorod.server.demonstration.tournament_logs import (
    CHIEF,
    CUP,
    LEAGUE,
    OPEN,
    SECRETARY,
    STAGE,
    cup_log,
    league_log,
)
from gorod.server.journal import fault
from gorod.server.services import Services
from gorod.server.store.store_ids import AccountId, to_tournament_id
from gorod.server.store.stored_rows import OwnerDecision, Tournament
from gorod.server.time_source import stamp
from gorod.server.tournaments.live_tournament import LiveTournament
from gorod.tournament.ids import PersonId
from gorod.tournament.log import Log

REST = 20.0
"""Seconds in which people look for their seats."""
AGAIN = 30.0
"""Seconds to wait after a failure."""


class DemoTournaments:
    """Keeps tournaments of earlier runs; a finished league is followed by another one."""

    def __init__(self, services: Services, browser: Browser, account: AccountId) -> None:
        self._services, self._browser, self._account = services, browser, account
        self._tokens: dict[str, str] = {}
        self._league = ""

    async def open(self) -> None:
        """Create what is missing; both tournaments exist when it returns."""
        services = self._services
        rows = await services.store.tournaments(account=self._account)
        known = [stream for row in rows if (stream := await services.tournaments.get(row.id))]
        who = PersonId(f"account:{self._account}")
        if not any(stream.t.name == CUP for stream in known):
            await self._made(await asyncio.to_thread(cup_log, who), who)
        leagues = [stream for stream in known if stream.t.name.startswith(LEAGUE)]
        running = next((stream for stream in leagues if not _over(stream)), None)
        if running is None:
            name = f"{LEAGUE} · {len(leagues) + 1}" if leagues else LEAGUE
            log = await asyncio.to_thread(league_log, who, name, services.time.now())
            running = await self._made(log, who)
        self._league = running.id
        for official in (CHIEF, SECRETARY):
            minted = await services.links.mint(running.id, f"official:{official}", Origin(who))
            self._tokens[official] = minted.token

    async def _made(self, log: Log, organiser: str) -> LiveTournament:
        services = self._services
        row = Tournament(
            to_tournament_id(services.chance.id()),
            stamp(services.time.now()),
            self._account,
            organiser,
        )
        stream = await services.tournaments.create(row)
        await stream.adopt_archive(log)
        await services.store.show_tournament(row.id, shown=True)
        await services.owners.decide(OwnerDecision(row.id, official=True))
        await stream.reread()
        return stream

    # --- the league -------------------------------------------------------------------------

    async def play(self) -> None:
        """Play round after round until none is left."""
        while True:
            try:
                if not await self._round():
                    return
            except* (RequestError, OSError) as errors:
                fault("the league failed", errors)
                await asyncio.sleep(AGAIN)

    async def _round(self) -> bool:
        rounds = [own for own in await self._get("/rounds") if own["stage"] == STAGE]
        own = next((own for own in rounds if not own["locked"]), None)
        if own is None:
            return False
        where = {"stage": STAGE, "round": own["round"]}
        if own["status"] != "released":
            if own["status"] == "draft":
                await self._do({"type": "confirm-seating", **where})
            await self._do({"type": "release-seating", **where})
            await asyncio.sleep(REST)
            return True
        async with asyncio.TaskGroup() as group:
            for table in own["tables"]:
                group.create_task(self._game(table["game"], table["state"]))
        await self._do({"type": "lock-round", **where})
        await asyncio.sleep(REST)
        return True

    async def _game(self, game: str, state: str) -> None:
        if state in ("planned", "playing"):
            await self._played(game)
            wanted = {"id": self._id(), "seen": await self._seen()}
            await self._made_of(f"/games/{game}/hand-in", wanted, CHIEF)
        if state != "confirmed":
            digest = (await self._get(f"/games/{game}"))["sheets"][-1]["digest"]
            told = {"type": "confirm-game", "game": game, "digest": digest, "despite": list(OPEN)}
            await self._do(told, SECRETARY)

    async def _played(self, game: str) -> None:
        made = await self._made_of(f"/games/{game}/table", {"scope": "judge"}, CHIEF)
        judge = made["links"][0]["token"]
        tokens = {"judge": judge}
        size = len((await self._get(f"/games/{game}"))["seats"])
        for seat in range(1, size + 1):
            wanted = {"scope": f"seat:{seat}"}
            link = await self._browser.made(f"/api/tables/{made['table']}/links", wanted, judge)
            tokens[wanted["scope"]] = link["token"]
        # The game has begun already if an earlier demonstration was stopped in the middle.
        await self._sent({"type": "start-game", "game": game}, CHIEF)
        config = self._services.config
        trust = trust_of(config)
        bots = TableOfBots(config.own_url, tokens, config.pace, trust=trust, player=Reasoning)
        await bots.play()

    # --- asking -----------------------------------------------------------------------------

    def _at(self, path: str) -> str:
        return f"/api/tournaments/{self._league}{path}"

    def _id(self) -> str:
        return f"demo-{self._services.chance.id()}"

    async def _get(self, path: str) -> Any:  # noqa: ANN401
        return await self._browser.read(self._at(path), self._tokens[CHIEF])

    async def _seen(self) -> int:
        return int((await self._get(""))["version"])

    async def _made_of(self, path: str, body: dict[str, Any], who: str) -> dict[str, Any]:
        return await self._browser.made(self._at(path), body, self._tokens[who])

    async def _sent(self, command: dict[str, Any], who: str) -> int:
        body = {"id": self._id(), "seen": await self._seen(), "commands": [command]}
        status, _ = await self._browser.post(self._at("/commands"), body, self._tokens[who])
        return status

    async def _do(self, command: dict[str, Any], who: str = CHIEF) -> None:
        status = await self._sent(command, who)
        if status != 200:  # noqa: PLR2004  taken
            raise RequestError(f"{command['type']}: {status}")


def _over(stream: LiveTournament) -> bool:
    rounds = [own for own in stream.t.rounds.values() if own.stage == STAGE]
    return all(own.locked for own in rounds)
