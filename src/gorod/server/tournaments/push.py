"""Tells sockets that watch a tournament which of its parts have changed for them.

A socket only gets the names of parts, and only if its viewer would read something new there
(`parts`). The work is done once for all viewers who see the same, however many sockets they have; a
hall full of phones counts as one viewer. Games in play are not in the tournament's log: those who
may watch a game are told when the hall's view of it has changed.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from weakref import WeakKeyDictionary

from gorod.engine.viewers import SPECTATOR
from gorod.server.access.owners import Owners
from gorod.server.access.principal import Kind, Principal
from gorod.server.hub import Connection, Hub
from gorod.server.hub.room import Room
from gorod.server.journal import fault
from gorod.server.store.store_ids import TableId
from gorod.server.tables.attached import game_of
from gorod.server.tables.live_table import LiveTable
from gorod.server.tournaments.access import belongs, principal_at
from gorod.server.tournaments.game_tables import watchable_games
from gorod.server.tournaments.hand_in.views import differs, view_for_judges
from gorod.server.tournaments.live_tournament import LiveTournament
from gorod.server.tournaments.parts import LIVE, Parts, digest_of, parts_of
from gorod.server.tournaments.tournament_registry import LiveTournaments
from gorod.server.wire.frames import Changed, Welcome, encode, packed
from gorod.server.wire.gallery import gallery_of
from gorod.server.wire.watcher import Eyes
from gorod.tournament.ids import NO_GAME, GameId
from gorod.tournament.regulation import Circle
from gorod.tournament.rounds import GameStatus
from gorod.tournament.visibility import audience

TOURNAMENT = "tournament"
"""The name of the part that judges of a live table watch: their game in the tournament."""
Key = tuple[str, frozenset[str]]
InPlay = tuple[int, tuple[str, int]]
"""How often the hall's view of a game has changed; its phase and the number of living players."""


@dataclass(slots=True)
class Watch:
    """A group of sockets whose viewers see the same."""

    by: Principal
    parts: Parts
    games: frozenset[GameId]
    """The games that they may watch."""
    sockets: set[Connection] = field(default_factory=set)


class TournamentRoom(Room):
    """The sockets of one tournament."""

    def __init__(self, stream: LiveTournament, hub: Hub) -> None:
        self._stream, self._hub = stream, hub
        self._watches: dict[Key, Watch] = {}
        self._came: dict[Connection, Principal] = {}
        """The principal that each socket came as; their offices at this tournament may change."""
        self._in_play: dict[str, InPlay] = {}
        self._differs: dict[str, bool] = {}
        """Signed game -> whether its table has changed since."""
        self._telling = self._again = False
        self._look_at_tables()

    @property
    def sockets(self) -> list[Connection]:
        return [*self._came]

    @property
    def needs(self) -> frozenset[TableId]:
        """The tables in play; changes to them in other processes must be noticed too."""
        games = self._stream.t.games
        return frozenset(
            table
            for game, table in self._stream.tables.items()
            if table
            and game in games
            and games[game].status in (GameStatus.PLANNED, GameStatus.PLAYING, GameStatus.SIGNED)
        )

    def join(self, connection: Connection, seen: int) -> list[tuple[bytes, int]]:  # noqa: ARG002  a tournament has no numbers
        by = connection.by
        self._came[connection] = connection.came
        watch = self._watch(principal_at(self._stream, connection.came))
        watch.sockets.add(connection)
        digest, now = digest_of(watch.parts), self._hub.time.ms()
        resumed = connection.digest == digest
        hello = Welcome(self._stream.id, by.label, 0, resumed, "", now, 0, digest)
        return [(packed(hello, connection.fill), 0)]

    def leave(self, connection: Connection) -> None:
        self._came.pop(connection, None)
        for key, watch in [*self._watches.items()]:
            watch.sockets.discard(connection)
            if not watch.sockets:
                del self._watches[key]

    def tell(self, *, late: bool = False) -> int:  # noqa: ARG002  no delayed viewers here
        """Start a task that finds out who sees something new; it reports several changes once."""
        self._again = True
        if not self._telling:
            self._telling = True
            self._hub.registry.errand(self._tell())
        return 0

    async def _tell(self) -> None:
        try:
            while self._again:
                self._again = False
                self._look_at_tables()
                await self._tell_once()
        except Exception as error:  # noqa: BLE001  a tournament that fails must not stop others
            fault("telling failed", error, tournament=self._stream.id)
        finally:
            self._telling = False

    async def _tell_once(self) -> None:
        before = {socket: key for key, w in self._watches.items() for socket in w.sockets}
        for socket in self.sockets:
            await self._regroup(socket, before.get(socket))
        for watch in [*self._watches.values()]:
            was, watch.parts = watch.parts, parts_of(self._stream, watch.by)
            watch.games = watchable_games(self._stream, watch.by)
            names = [name for name, digest in watch.parts.items() if was.get(name) != digest]
            await self._send(watch, [*watch.sockets], names)
            await asyncio.sleep(0)

    async def _regroup(self, socket: Connection, before: Key | None) -> None:
        """Put a socket into another group if its viewer was given an office or lost one."""
        stream, own = self._stream, principal_at(self._stream, self._came[socket])
        if stream.gone or not (stream.row.shown or belongs(stream, own)):
            self._hub.drop(socket, "revoked")
            return
        if before == _key(own) or not await self._hub.session_lasts(socket):
            return
        if socket not in self._came:  # it was closed while its session was looked up
            return
        if before is not None:
            self._watches[before].sockets.discard(socket)
        watch = self._watch(own)
        watch.sockets.add(socket)
        socket.say(Changed(stream.id, tuple(watch.parts), digest_of(watch.parts)))

    def _watch(self, own: Principal) -> Watch:
        watch = self._watches.get(_key(own))
        if watch is None:
            games = watchable_games(self._stream, own)
            watch = self._watches[_key(own)] = Watch(own, parts_of(self._stream, own), games)
        return watch

    async def _send(self, watch: Watch, sockets: list[Connection], names: list[str]) -> None:
        if not names:
            return
        said = Changed(self._stream.id, tuple(names), digest_of(watch.parts))
        for socket in sockets:
            if await self._hub.session_lasts(socket):
                socket.say(said)
        self._hub.metrics.frames.inc(len(sockets))

    # --- games in play ----------------------------------------------------------------------

    def _look_at_tables(self) -> None:
        """Load the tables in play into memory, because only changes there are noticed."""
        for table in self.needs:
            live = self._hub.tables.known(table)
            if live is None:
                self._hub.registry.errand(self._load(table))
            elif live.timeline.states:
                self._in_play.setdefault(_game(live), _in_play(live))

    async def _load(self, table: TableId) -> None:
        await self._hub.tables.readable(table)

    def played_on(self, live: LiveTable) -> None:
        """Tell those who watch a game that the public view of its table has changed."""
        self._signed(live)
        game, now = _game(live), _in_play(live)
        was = self._in_play.get(game, now)
        self._in_play[game] = now
        names = [f"{LIVE}/{game}"] if was[0] != now[0] else []
        names += [LIVE] if was[1] != now[1] else []
        for watch in self._watches.values() if names else ():
            if game in watch.games:
                self._hub.registry.errand(self._send(watch, [*watch.sockets], names))

    def _signed(self, live: LiveTable) -> None:
        """Tell readers of a signed protocol when its live table no longer agrees with it."""
        game = self._stream.t.games.get(_game(live))
        if game is None or game.status != GameStatus.SIGNED:
            return
        now = differs(game, live)
        if self._differs.get(game.id, False) == now:
            return
        self._differs[game.id] = now
        t = self._stream.t
        for watch in self._watches.values():
            if audience(t, watch.by.who) == Circle.OFFICIALS or watch.by.who == game.judge:
                self._hub.registry.errand(self._send(watch, [*watch.sockets], ["games"]))


class TournamentPush:
    """Tells the sockets of tournaments and of their tables what has changed."""

    def __init__(self, hub: Hub, tournaments: LiveTournaments, owners: Owners) -> None:
        self._hub, self._tournaments, self._owners = hub, tournaments, owners
        self._told: WeakKeyDictionary[Connection, bytes] = WeakKeyDictionary()
        hub.serve(LiveTournament, lambda stream: TournamentRoom(stream, hub))
        tournaments.watch(self._changed)
        hub.watch(self._played_on)

    async def joined(self, connection: Connection, live: LiveTable) -> None:
        """Remember what a judge who joined a table has read of its game in the tournament."""
        tie = game_of(live.timeline.table)
        if tie is None or connection.by.kind not in (Kind.JUDGE, Kind.SIDE_JUDGE):
            return
        stream = await self._tournaments.readable(tie[0])
        if stream is not None:
            self._told[connection] = self._of_table(stream, live, tie[1], connection)

    def _changed(self, stream: LiveTournament) -> None:
        room = self._hub.room(stream.id)
        if room is not None:
            room.tell()
            self._hub.registry.errand(self._removed(stream))
        for game, table in stream.tables.items():
            self._tell_judges(stream, game, table)

    async def _removed(self, stream: LiveTournament) -> None:
        """Close all sockets of a tournament that the owner of the server has removed."""
        room = self._hub.room(stream.id)
        if room is not None and (await self._owners.decision(stream.id)).removed:
            for socket in room.sockets:
                self._hub.drop(socket, "revoked")

    def _tell_judges(self, stream: LiveTournament, game: GameId, table: TableId) -> None:
        room, live = self._hub.room(table), self._hub.tables.known(table)
        for socket in room.sockets if room is not None and live is not None else ():
            if live is not None and socket in self._told:
                now = self._of_table(stream, live, game, socket)
                if now != self._told[socket]:
                    self._told[socket] = now
                    socket.say(Changed(table, (TOURNAMENT,)))

    def _of_table(
        self, stream: LiveTournament, live: LiveTable, game: GameId, socket: Connection
    ) -> bytes:
        own = stream.t.games.get(game)
        return b"" if own is None else encode(view_for_judges(stream, own, live, socket.by))

    def _played_on(self, live: LiveTable) -> None:
        tie = game_of(live.timeline.table)
        room = None if tie is None else self._hub.room(tie[0])
        if isinstance(room, TournamentRoom):
            room.played_on(live)


def _key(own: Principal) -> Key:
    return own.who, own.kinds


def _game(live: LiveTable) -> GameId:
    tie = game_of(live.timeline.table)
    return NO_GAME if tie is None else tie[1]


def _in_play(live: LiveTable) -> InPlay:
    timeline = live.timeline
    living = len(gallery_of(timeline).watcher(Eyes(Kind.HALL, SPECTATOR)).living)
    return timeline.number(SPECTATOR), (
        timeline.current_step(timeline.last_told.game).phase,
        living,
    )
