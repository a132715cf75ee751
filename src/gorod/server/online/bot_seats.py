"""Bots at the seats of online tables: the server plays them itself, in this process.

A bot has no more than a link of its seat would have: the frames of that seat's watcher, and
requests to the hub. It names a command by the seat's number of views when it decided, so if several
processes play one bot, only the first request counts. Nothing is remembered that is not in the log:
after a restart a bot looks at its first frame and goes on.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import Any

import msgspec

from gorod.bots.random_legal import RandomLegal
from gorod.bots.reasoning import Reasoning
from gorod.engine.phases import Over
from gorod.server.access.principal import Kind, Principal
from gorod.server.bots.seat_player import SeatPlayer
from gorod.server.hub import Hub
from gorod.server.journal import fault
from gorod.server.store.interface import StoreError
from gorod.server.streams.answers import Ack
from gorod.server.tables.live_table import LiveTable
from gorod.server.tables.sender import Sender
from gorod.server.tables.table_requests import Ask, TableRequest
from gorod.server.wire.gallery import gallery_of
from gorod.server.wire.watcher import Eyes

THINKING_MS = {"quick": 150, "club": 900, "calm": 1500}
"""How long a bot thinks, in milliseconds, by the pace of the table; it varies a little."""
PONDERING = frozenset({"reasoning"})
"""The kinds of bots that may need milliseconds of computation to decide."""
ASKING = ("asks", "offers", "open_eyes")
"""The parts of a view that ask a seat for something."""
PACT_BITS = 32


@dataclass
class SeatedBot:
    """A bot at one seat of one table, and what it was shown."""

    kind: str
    player: SeatPlayer
    seen: int = 0
    """The number of the last view that it has looked at."""
    sent: int = 0
    """How many requests it has sent since that view."""
    shown: int = 0
    """How many gestures there were at the table when it last looked."""

    async def decided(self, frame: dict[str, Any]) -> dict[str, Any] | None:
        """Return its request after a view, or None. A reasoning bot decides in a thread."""
        asked = any(frame.get(part) for part in ASKING)
        if asked and self.kind in PONDERING:
            return await asyncio.to_thread(self.player.take, frame)
        return self.player.take(frame)


@dataclass
class BotsOfTable:
    """The bots of one table; those who shoot together share a random number, the pact."""

    pact: int
    seats: dict[int, SeatedBot] = field(default_factory=dict)


class BotSeats:
    """The bots of all online tables that this process has in memory."""

    def __init__(self, hub: Hub, chance: Random | None = None) -> None:
        self._hub = hub
        self._chance = chance or SystemRandom()
        self._tables: dict[str, BotsOfTable] = {}
        self._playing: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._closed = False
        hub.watch(self._changed)

    async def close(self) -> None:
        """Stop all bots; what is being written is finished."""
        self._closed = True
        tasks = [*self._playing.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _changed(self, live: LiveTable) -> None:
        lobby = live.timeline.last_told.lobby
        if lobby is None or self._closed:
            return
        held = {seat: place.bot for seat, place in enumerate(lobby.places, 1) if place.bot}
        if not held or not lobby.started or self._ended(live):
            self._tables.pop(live.id, None)
            return
        known = self._tables.get(live.id)
        if known is None:
            known = BotsOfTable(self._chance.getrandbits(PACT_BITS))
            self._tables[live.id] = known
        for seat, kind in held.items():
            if seat not in known.seats or known.seats[seat].kind != kind:
                known.seats[seat] = self._new(known, seat, kind)
            if (live.id, seat) not in self._playing:
                task = asyncio.ensure_future(self._play(live, seat))
                self._playing[live.id, seat] = task

    def _ended(self, live: LiveTable) -> bool:
        return isinstance(live.timeline.last_told.game.phase, Over) or not live.timeline.table.live

    def _new(self, known: BotsOfTable, seat: int, kind: str) -> SeatedBot:
        bot = Reasoning() if kind == "reasoning" else RandomLegal(self._chance, known.pact)
        return SeatedBot(kind, SeatPlayer(seat, bot, self._chance))

    async def _play(self, live: LiveTable, seat: int) -> None:
        """Look at new views and act on them, until there is nothing new."""
        try:
            while await self._looked(live, seat):
                pass
        except StoreError as error:
            fault("bots failed", error, table=live.id)
        except Exception as error:  # noqa: BLE001  a bot that fails must not stop the table
            fault("bots failed", error, table=live.id)
        finally:
            del self._playing[live.id, seat]

    async def _looked(self, live: LiveTable, seat: int) -> bool:
        """Look at the seat's view once and act on it. Returns False if there was nothing new."""
        bot = self._bot(live, seat)
        if bot is None:
            return False
        watcher = gallery_of(live.timeline).watcher(Eyes(Kind.SEAT, seat))
        shown = len(live.timeline.states[watcher.version - 1].play.gestures)
        if (watcher.seq, shown) == (bot.seen, bot.shown):
            return False
        frame: dict[str, Any] = msgspec.to_builtins(watcher.frame(bot.seen))
        bot.sent = bot.sent if watcher.seq == bot.seen else 0
        bot.seen, bot.shown = watcher.seq, shown
        wish = await bot.decided(frame)
        while wish is not None and await self._sent(live, seat, bot, wish):
            # A request that changed nothing in the seat's own view brings no new frame.
            again = gallery_of(live.timeline).watcher(Eyes(Kind.SEAT, seat))
            if again.seq != bot.seen or self._bot(live, seat) is not bot:
                break
            frame = msgspec.to_builtins(again.frame(bot.seen))
            wish = await bot.decided(frame)
        return True

    def _bot(self, live: LiveTable, seat: int) -> SeatedBot | None:
        known = self._tables.get(live.id)
        lobby = live.timeline.now.lobby
        held = lobby is not None and bool(lobby.place(seat).bot)
        return known.seats.get(seat) if known is not None and held else None

    async def _sent(self, live: LiveTable, seat: int, bot: SeatedBot, wish: dict[str, Any]) -> bool:
        """Send a request; return whether another one may follow at once, without a new view.

        It may after speech that was refused for good, and after an entry or a gesture, which only
        the bot itself sees.
        """
        online = live.timeline.online
        pace = THINKING_MS["club" if online is None else online.pace]
        await self._hub.time.pause(round(pace * self._chance.uniform(0.6, 1.4)))
        by = Principal(Kind.SEAT, live.id, seat)
        bot.sent += 1
        asked = Ask(f"bot-{bot.seen}-{bot.sent}", bot.seen, msgspec.convert(wish, TableRequest))
        answer = await self._hub.submit(live, Sender(by), asked)
        done = isinstance(answer, Ack)
        return wish["wish"] in ("enter", "gesture") if done else wish["wish"] == "say"
