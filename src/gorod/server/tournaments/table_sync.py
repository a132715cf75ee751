"""Keeps the tournament up to date with its live tables.

When the cards are dealt, the game has started; when it is over, it has ended, and the time for
protests begins. Either is taken back with an undo. A protest that is noted in the game is filed.
Each is reported once: the log of the tournament shows what is still missing, whichever process the
table is in and however often it looks.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter
from collections.abc import Iterator
from weakref import WeakKeyDictionary

from gorod.engine.phases import Over
from gorod.i18n import catalogue
from gorod.server.hub import Hub
from gorod.server.journal import fault, note
from gorod.server.store.store_ids import TableId
from gorod.server.tables.attached import game_of
from gorod.server.tables.live_table import LiveTable
from gorod.server.tournaments.live_tournament import LiveTournament, Said
from gorod.server.tournaments.tournament_registry import LiveTournaments
from gorod.tournament import tournament_commands as c
from gorod.tournament.denied import Denied
from gorod.tournament.ids import GameId, PersonId, ProtestId
from gorod.tournament.log import Log, undone
from gorod.tournament.office_rights import TABLE
from gorod.tournament.rounds import GameStatus, TableGame
from gorod.tournament.state import Tournament

UNDEALT, DEALT, OVER = range(3)

Stand = tuple[int, tuple[tuple[int, int, str], ...]]
"""The game's progress, and its noted protests: seat, number among that seat's protests, text."""


def stand_of(live: LiveTable) -> Stand:
    """Return what the tournament has to know about a table."""
    game = live.timeline.now.game
    over = isinstance(game.phase, Over)
    count: Counter[int] = Counter()
    noted: list[tuple[int, int, str]] = []
    for filed in game.facts.protests:
        count[filed.seat] += 1
        noted.append((filed.seat, count[filed.seat], filed.text))
    return (OVER if over else DEALT if game.cards else UNDEALT), tuple(noted)


class TableReporter:
    """Reports changes at the tables of this process to their tournaments."""

    def __init__(self, hub: Hub, tournaments: LiveTournaments) -> None:
        self._tournaments = tournaments
        self._known: WeakKeyDictionary[LiveTable, Stand] = WeakKeyDictionary()
        self._reports: set[asyncio.Task[None]] = set()
        hub.watch(self._changed)

    def _changed(self, live: LiveTable) -> None:
        if game_of(live.timeline.table) is None or self._known.get(live) == stand_of(live):
            return
        task = asyncio.ensure_future(self._report_quietly(live))
        self._reports.add(task)
        task.add_done_callback(self._reports.discard)

    async def _report_quietly(self, live: LiveTable) -> None:
        try:
            await self.report(live)
        except Exception as error:  # noqa: BLE001  a tournament that fails must not stop the table
            fault("attending failed", error, table=live.id)

    async def report(self, live: LiveTable) -> None:
        """Report to the tournament of a table what it does not know yet."""
        found = await self.tournament_of(live)
        if found is None:
            return
        stream, game = found
        stand = stand_of(live)
        denied = await stream.apply_due_commands(lambda log: _due(log, game, live))
        # What was refused is tried again with the next move. If the table has changed meanwhile,
        # another call reports it, and may have finished already.
        if denied is None and stand == stand_of(live):
            self._known[live] = stand
        for told in (denied, *[await self._filed(stream, live, game, own) for own in stand[1]]):
            if told is not None:
                note("desk refused", table=live.id, game=game, why=told.why)

    async def tournament_of(self, live: LiveTable) -> tuple[LiveTournament, GameId] | None:
        """Return the tournament and game of a table; None if the game has another table by now."""
        tie = game_of(live.timeline.table)
        stream = None if tie is None else await self._tournaments.get(tie[0])
        if tie is None or stream is None:
            return None
        if stream.tables.get(tie[1]) != live.id:
            await (
                stream.catch_up()
            )  # the table may be newer than what this process knows of the tournament
        return (stream, tie[1]) if stream.tables.get(tie[1]) == live.id else None

    async def _filed(
        self, stream: LiveTournament, live: LiveTable, game: GameId, noted: tuple[int, int, str]
    ) -> Denied | None:
        seat, _, text = noted
        named = protest_id(live.id, noted)

        async def due(log: Log) -> Said | None:
            t = log.tournament
            if named in t.protests:
                return None
            player = player_at(t, game, seat)
            return player, c.FileProtest(named, game, player, text)

        return await stream.apply_due_commands(due)

    async def settled(self) -> None:
        """Wait until all reports are finished; called before the store is closed."""
        while self._reports:
            await asyncio.gather(*self._reports)


def protest_id(table: TableId, noted: tuple[int, int, str]) -> ProtestId:
    """Return an id by which the same protest of a seat is filed only once."""
    return ProtestId(hashlib.sha256(f"{table}/{noted}".encode()).hexdigest()[:16])


def player_at(t: Tournament, game: GameId, seat: int) -> PersonId:
    """Return the player at this seat of the game."""
    return t.who(t.games[game].players[seat - 1])


async def _due(log: Log, game: GameId, live: LiveTable) -> Said | None:
    """Return the next command by which the tournament learns of the game's progress, or None."""
    own = log.tournament.games.get(game)
    if own is None or own.status not in (GameStatus.PLANNED, GameStatus.PLAYING):
        return None
    if next(_lacking(log, own, stand_of(live)[0]), None) is None:
        return None
    # Another process may have made a move at the table and reported it, so look at the table last.
    await live.catch_up()
    command = next(_lacking(log, own, stand_of(live)[0]), None)
    return None if command is None else (TABLE, command)


def _lacking(log: Log, own: TableGame, stand: int) -> Iterator[c.Command]:
    if not own.begun and stand != UNDEALT:
        yield c.StartGame(own.id)
    if own.status == GameStatus.PLAYING and stand == OVER and not own.ended_at:
        yield c.EndGame(own.id)
    if own.sheets:  # signed protocols stay as they are
        return
    if own.ended_at and stand != OVER:
        yield from _taken_back(log, c.EndGame(own.id))
    if own.status == GameStatus.PLAYING and stand == UNDEALT and not own.ended_at:
        yield from _taken_back(log, c.StartGame(own.id))


def _taken_back(log: Log, told: c.Command) -> Iterator[c.Command]:
    """Undo only what the table itself reported; what a person did is theirs to take back."""
    gone = undone(log.entries)
    for entry in reversed(log.entries):
        if entry.command == told and entry.who == TABLE and entry.number not in gone:
            yield c.Undo(entry.number, catalogue("ru").say("desk-taken-back"))
            return
