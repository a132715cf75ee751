"""Bots that play a whole table over sockets: one per seat, and one as the judge.

The judge waits for players who have moves of their own, and does the rest. The judge enters votes
and shots, as at a table where everybody can see them: each seat's bot is asked for its part. When
somebody else takes the table over, the judge's bot only watches.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from gorod.bots.bot import Bot
from gorod.bots.random_legal import PLAYED, RandomLegal
from gorod.bots.seat_offers import TOGETHER, asked_together
from gorod.engine import Command, Offer
from gorod.engine.commands import Shoot
from gorod.server.bots.client import Client, Frame
from gorod.server.bots.json_moves import Json, as_json, offers_in, random_move
from gorod.server.bots.seat_player import OWN, SeatPlayer

WAITED_FOR = OWN - {"order", "nominate"}
JUDGED = PLAYED - OWN - {*TOGETHER}
PATIENCE = 6
"""How many moves' time the judge waits for a player before acting for them."""


@dataclass
class TableOfBots:
    """The links of a table by scope, and the speed at which the bots play."""

    url: str
    tokens: Mapping[str, str]
    pace: float
    chance: Random = field(default_factory=Random)
    trust: ssl.SSLContext | None = None
    patience: int = PATIENCE
    player: Callable[[], Bot] | None = None
    """Makes the bot of a seat; without it they play at random."""
    over: asyncio.Event = field(default_factory=asyncio.Event)
    _view: Frame = field(default_factory=dict)
    _players: dict[int, SeatPlayer] = field(default_factory=dict)
    _mine: bool = True
    _pact: int = 0

    async def play(self) -> None:
        """Play until the game is over."""
        seats = [scope for scope in self.tokens if scope.startswith("seat:")]
        self._pact = self.chance.getrandbits(32)
        async with asyncio.TaskGroup() as group:
            players = [group.create_task(self._seat(scope)) for scope in seats]
            await self._judge()
            for task in players:
                task.cancel()

    # --- a player ---------------------------------------------------------------------------

    async def _seat(self, scope: str) -> None:
        name = f"bot-{scope.replace(':', '-')}"
        seat = int(scope.partition(":")[2])
        player = SeatPlayer(seat, self._new_bot(), self.chance)
        self._players[seat] = player
        async with Client(self.url, self.tokens[scope], name, trust=self.trust) as me:
            async for frame in me.frames():
                wish = player.take(frame) if frame["type"] == "view" else None
                if wish is not None:
                    await asyncio.sleep(self.pace * self.chance.uniform(0.6, 1.4))
                    await me.ask(wish)

    # --- the judge --------------------------------------------------------------------------

    async def _judge(self) -> None:
        async with Client(self.url, self.tokens["judge"], "bot-judge", trust=self.trust) as me:
            hand = asyncio.create_task(self._conduct(me))
            try:
                async for frame in me.frames():
                    self._heard(frame)
                    if self.over.is_set():
                        return
            finally:
                hand.cancel()

    def _heard(self, frame: Frame) -> None:
        if frame["type"] == "welcome":
            self._own = frame["console"]
        if frame["type"] == "view":
            self._view = frame
            self._mine = frame["control"]["holder"] in ("", self._own)
            if frame["phase"] == "over":
                self.over.set()

    async def _conduct(self, me: Client) -> None:
        waited, seen = 0, 0
        while True:
            await asyncio.sleep(self.pace)
            view = self._view
            if not view or not self._mine:
                continue
            waited = waited + 1 if view["seq"] == seen else 0
            seen = view["seq"]
            wish = self._request(view, impatient=waited > self.patience)
            if wish is not None:
                await me.ask(wish)

    def _request(self, view: Frame, *, impatient: bool) -> dict[str, Any] | None:
        if not view["control"]["holder"]:
            return {"wish": "take"}
        offered = offers_in(view)
        if any(offer.move == "deal" for offer in offered):
            return {"wish": "draw"}
        clock = view["clock"]
        if clock and clock["seat"] and not clock["running"] and clock["left_ms"]:
            return {"wish": "timer", "do": "start"}
        waiting = any(o.move in WAITED_FOR and o.actor for o in offered)
        if waiting and not impatient:
            return None
        if any(offer.move in TOGETHER for offer in offered):
            return self._together(offered, view["phase"], impatient=impatient)
        command = random_move(offered, self.chance, JUDGED if not waiting else JUDGED | OWN)
        return None if command is None else _do(command)

    def _together(
        self, offered: list[Offer], phase: str, *, impatient: bool
    ) -> dict[str, Any] | None:
        """Return everybody's votes or shots, once every seat has seen the question; else None."""
        ready = {seat for seat, player in self._players.items() if player.log.phase == phase}
        if ready != self._players.keys() and not impatient:
            return None
        command = asked_together(offered, sorted(ready), self._asked)
        if command is None and any(offer.move == "shoot" for offer in offered):
            command = Shoot(())  # all hunters are people, and no bot has seen them shoot
        return {"wish": "do", "command": as_json(command)} if command else None

    def _asked(self, seat: int, own: tuple[Offer, ...]) -> Command | None:
        player = self._players[seat]
        view = player.log.view
        return None if view is None else player.bot.decide(view, own)

    def _new_bot(self) -> Bot:
        return self.player() if self.player else RandomLegal(self.chance, self._pact)

    _own: str = ""


def _do(command: Json) -> dict[str, Any]:
    return {"wish": "do", "command": command}
