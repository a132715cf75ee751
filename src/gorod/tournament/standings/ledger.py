"""The standings of a tournament, added up again only where something changed.

A ledger caches each game as it counts, by its protocol and the decisions on it, and each player's
line, by the games that it depends on. What it returns depends on the tournament alone.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from gorod.rulebooks import Rulebook
from gorod.scoring import Played, Row, ranked, tallied, tie_breaks
from gorod.tournament.counted_points import counting, decisions_of
from gorod.tournament.filed_protests import Decision
from gorod.tournament.ids import PersonId, StageId
from gorod.tournament.participants import alphabetical
from gorod.tournament.points_book import book_of
from gorod.tournament.rounds import GameStatus, TableGame
from gorod.tournament.standings.counted_games import (
    Scope,
    affects_standings,
    carried,
    chronological,
    distances,
    draws_of,
    stage_order,
    within,
)
from gorod.tournament.standings.standings_rows import Standings, StandingsRow
from gorod.tournament.state import Tournament

_Key = tuple[str, str, str, tuple[Decision, ...], bool]
"""The game, its protocol, its stage, the decisions on it, and whether its result is stored."""

Sat = tuple[int, int, bool]
"""The place of the game, the seat, and whether it is added up."""


@dataclass(slots=True)
class _Kept:
    """A player's line, and the games it depends on.

    These are kept alive so that their `id` stays valid.
    """

    rests_on: tuple[tuple[int, int, int, bool], ...]
    played: tuple[Played, ...]
    row: Row


@dataclass(slots=True)
class Ledger:
    """Standings of a tournament, for one state of it after another."""

    _games: dict[_Key, Played] = field(default_factory=dict)
    _rows: dict[tuple[str, Scope], _Kept] = field(default_factory=dict)
    _book: Rulebook | None = None

    def table(self, t: Tournament, scope: Scope) -> Standings:
        """Return the standings of a stage. Only protocols that count affect them."""
        if t.regulation is None:
            raise TypeError("a tournament without a regulation has no table")
        book = book_of(t.regulation)
        if book is not self._book:
            self._games.clear()
            self._rows.clear()
            self._book = book
        games = self._counting(t, scope)
        inside = carried(t, scope.stage)
        ids = list(t.games)
        sat = _careers(games, {at for at in games if t.games[ids[at]].stage in inside})
        rows = [self._row(book, scope, player, own, games) for player, own in sat.items()]
        draws = draws_of(t, scope.stage) if _whole(t, scope) else []
        own = _own(t, scope.stage, games)
        placed = ranked(
            book, (row for row in rows if row.games and row.name in own), draws, tie_breaks(book)
        )
        unsettled = _open(t, scope)
        return Standings(
            scope=scope,
            rules=book.id,
            lines=_lines(t, placed),
            games={at: (ids[at], games[at]) for at in games if t.games[ids[at]].stage in inside},
            provisional=unsettled or any(row.lot for row in placed),
            unsettled=unsettled,
        )

    def _counting(self, t: Tournament, scope: Scope) -> dict[int, Played]:
        """Return place among the games -> the game as it counts, in the order of the rounds."""
        order, labels = stage_order(t), distances(t)
        found = [
            (chronological(order, game), at, game)
            for at, game in enumerate(t.games.values())
            if affects_standings(scope, game, order)
        ]
        return {
            at: played
            for _, at, game in sorted(found, key=lambda one: one[:2])
            if (played := self._played(t, game, labels.get(game.stage, game.stage))) is not None
        }

    def _played(self, t: Tournament, game: TableGame, distance: str) -> Played | None:
        sheet = game.sheet
        if sheet is None or t.regulation is None:
            return None
        key = (game.id, sheet.digest, distance, decisions_of(t, game), sheet.result is not None)
        names = tuple(map(t.who, game.players))
        known = self._games.get(key)
        if known is not None and known.names == names:
            return known
        now = counting(t, game)
        if now is None:
            return None
        played = Played(names, now.game, now.points, distance, finished=True)
        self._games[key] = played
        return played

    def _row(
        self,
        book: Rulebook,
        scope: Scope,
        player: PersonId,
        sat: list[Sat],
        games: dict[int, Played],
    ) -> Row:
        rests_on = tuple((at, id(games[at]), seat, own) for at, seat, own in sat)
        kept = self._rows.get((player, scope))
        if kept is not None and kept.rests_on == rests_on:
            return kept.row
        own = {at for at, _, inside in sat if inside}
        row = tallied(book, player, games, [(at, seat) for at, seat, _ in sat], own.__contains__)
        played = tuple(games[at] for at, _, _ in sat)
        self._rows[player, scope] = _Kept(rests_on, played, row)
        return row


def _whole(t: Tournament, scope: Scope) -> bool:
    """Whether the standings cover the whole stage.

    A lot is drawn when a stage is played, so it does not apply to standings before that.
    """
    plan = t.plan(scope.stage)
    return scope.upto is None or (plan is not None and scope.upto >= plan.rounds)


def _own(t: Tournament, stage: StageId, games: dict[int, Played]) -> set[PersonId]:
    """Return who is in the standings of a stage: those who entered it or have played in it."""
    found = set(map(t.who, t.entrants.get(stage, ())))
    for at, game in enumerate(t.games.values()):
        if game.stage == stage and at in games:
            found.update(map(PersonId, games[at].names))
    return found


def _careers(games: dict[int, Played], inside: set[int]) -> dict[PersonId, list[Sat]]:
    """Return player -> where they sat, in the order of the rounds."""
    sat: dict[PersonId, list[Sat]] = {}
    for at, played in games.items():
        own = at in inside
        for seat, player in enumerate(played.names, 1):
            sat.setdefault(PersonId(player), []).append((at, seat, own))
    return sat


def _lines(t: Tournament, rows: tuple[Row, ...]) -> tuple[StandingsRow, ...]:
    """Return the lines; those who share a place are in the order of their nicknames."""
    found = ((PersonId(row.name), row) for row in rows)
    lines = [StandingsRow(own, t.nickname(own), row, _out(t, own)) for own, row in found]
    return tuple(sorted(lines, key=_in_order))


def _in_order(line: StandingsRow) -> tuple[int, tuple[str, str], str]:
    return line.row.place, alphabetical(line.nickname), line.player


def _out(t: Tournament, player: PersonId) -> str:
    own = t.signed_up.get(player)
    return "" if own is None else own.out


def _open(t: Tournament, scope: Scope) -> bool:
    """Whether a game that counts here waits for a signature or a decision."""
    order = stage_order(t)
    games = {game.id for game in t.games.values() if within(scope, game, order)}
    unsigned = any(t.games[key].status in (GameStatus.PLAYING, GameStatus.SIGNED) for key in games)
    protests = any(filed.open and filed.game in games for filed in t.protests.values())
    return unsigned or protests
