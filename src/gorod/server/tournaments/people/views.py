"""The overall places and each player's results, computed from the games that a reader may see."""

from __future__ import annotations

import asyncio
from collections import Counter
from fractions import Fraction
from itertools import accumulate

from gorod.scoring import as_json
from gorod.server.access.audience import fitted
from gorod.server.access.principal import Principal
from gorod.server.tournaments.live_tournament import LiveTournament
from gorod.server.tournaments.overview.views import regulated
from gorod.server.tournaments.people.schemas import (
    BestMoveView,
    OverallLine,
    OverallView,
    PersonGame,
    PersonPage,
    PersonStage,
    RatingView,
)
from gorod.server.tournaments.standings.schemas import PointView, TallyView
from gorod.tournament.ids import GameId, PersonId
from gorod.tournament.participants import Presence
from gorod.tournament.standings.counted_games import Scope
from gorod.tournament.standings.explain import Sitting, explained, sittings
from gorod.tournament.standings.overall import Placed, placed
from gorod.tournament.standings.standings_rows import Standings
from gorod.tournament.state import Tournament
from gorod.tournament.statistics.player import PlayerNumbers, player_numbers, tally
from gorod.tournament.visibility import audience, seen_players, seen_table


async def tables_for(stream: LiveTournament, by: Principal) -> tuple[Tournament, list[Standings]]:
    """Return the tournament and the standings of all stages that they may see, in stage order."""
    t = stream.t

    def seen() -> list[Standings]:
        scopes = (Scope(plan.id) for plan in regulated(t).stages)
        tables = (seen_table(stream.ledger, t, by.who, scope) for scope in scopes)
        return [table for table in tables if table is not None]

    async with stream.counting:
        return t, await asyncio.to_thread(seen)


async def overall_for(stream: LiveTournament, by: Principal) -> OverallView:
    t, tables = await tables_for(stream, by)
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for table in tables:
        for key, own in table.games.values():
            if t.games[key].stage == table.scope.stage:
                played.update(own.names)
                won.update(name for seat, name in enumerate(own.names, 1) if own.won(seat))
    whole = len(tables) == len(regulated(t).stages) and all(x.scope.upto is None for x in tables)
    view = OverallView(
        final=whole and set(t.finished) >= {x.scope.stage for x in tables},
        stages=tuple(table.scope.stage for table in tables),
        lines=tuple(_line(t, own, played, won) for own in placed(tables)),
        provisional=any(table.provisional for table in tables),
    )
    fitted(view, audience(t, by.who))
    return view


def _line(t: Tournament, own: Placed, played: Counter[str], won: Counter[str]) -> OverallLine:
    city, club = _from(t, own.line.player)
    return OverallLine(
        place=own.place,
        player=own.line.player,
        nickname=own.line.nickname,
        city=city,
        club=club,
        stage=own.stage,
        stage_place=own.line.row.place,
        total=as_json(own.line.row.total),
        games=played[own.line.player],
        wins=won[own.line.player],
        out=own.line.out,
    )


def _from(t: Tournament, player: PersonId) -> tuple[str, str]:
    """Return a person's city and club; both are empty if unknown."""
    known = t.players.get(player)
    if known is None:
        return "", ""
    return known.city, t.clubs[known.club].name if known.club in t.clubs else ""


def listed(t: Tournament, by: Principal, player: PersonId) -> PersonId | None:
    """Return the player with this id, if they are on the list that this reader may see."""
    own = t.who(player)
    return own if any(own == player.id for player in seen_players(t, by.who)) else None


async def person_for(
    stream: LiveTournament,
    by: Principal,
    player: PersonId,
    rating: RatingView | None,
    *,
    photo: bool,
) -> PersonPage | None:
    """Return a player's page over all stages, computed from games that the reader may see.

    Return None if the player is not on the list that the reader may see.
    """
    t, tables = await tables_for(stream, by)
    own = listed(t, by, player)
    if own is None:
        return None
    mine = [(table, player_numbers(t, table, own)) for table in tables if table.line(own)]
    sat = [s for table, _ in mine for s in sittings(t, table, own) if s.stage == table.scope.stage]
    earned: dict[str, Fraction] = {}
    for table, _ in mine:
        for part in explained(t, table, own):
            if part.stage == table.scope.stage:
                earned[part.game] = earned.get(part.game, Fraction()) + part.value
    city, club = _from(t, own)
    there = t.signed_up.get(own, Presence())
    view = PersonPage(
        player=own,
        nickname=t.nickname(own),
        city=city,
        club=club,
        out=there.out,
        waiting=own in t.waiting,
        photo=photo,
        rating=rating,
        place=next((x.place for x in placed(tables) if x.line.player == own), None),
        stages=tuple(_stage(t, table, own, sat) for table, _ in mine),
        games=tuple(_game(s, earned.get(s.game, Fraction())) for s in sat),
        roles=_tallies(sat, "role"),
        teams=_tallies(sat, "team"),
        seats=_tallies(sat, "seat"),
        first_killed=sum(s.first_killed for s in sat),
        best_moves=_best_moves([numbers for _, numbers in mine], {s.game for s in sat}),
        points=_points(sat, earned),
        name=t.players[own].name,
        checked_in=there.checked_in,
    )
    fitted(view, audience(t, by.who))
    return view


def _stage(t: Tournament, table: Standings, player: PersonId, sat: list[Sitting]) -> PersonStage:
    line, plan = table.line(player), t.plan(table.scope.stage)
    if line is None or plan is None:
        raise TypeError("a stage without the player whose page it stands on")
    own = [s for s in sat if s.stage == plan.id]
    total = as_json(line.row.total)
    return PersonStage(plan.id, plan.kind, line.row.place, total, len(own), sum(s.won for s in own))


def _game(s: Sitting, points: Fraction) -> PersonGame:
    return PersonGame(
        game=s.game,
        stage=s.stage,
        round=s.round,
        table=s.table,
        seat=s.seat,
        role=s.role,
        team=s.team,
        won=s.won,
        first_killed=s.first_killed,
        points=as_json(points),
    )


def _tallies(sat: list[Sitting], what: str) -> tuple[TallyView, ...]:
    kinds = sorted({getattr(s, what) for s in sat})
    found = ((kind, tally([s for s in sat if getattr(s, what) == kind])) for kind in kinds)
    return tuple(TallyView(str(kind), own.games, own.wins, own.losses) for kind, own in found)


def _best_moves(numbers: list[PlayerNumbers], games: set[GameId]) -> tuple[BestMoveView, ...]:
    """Return each best move once; a stage that carries over points has the games of both stages."""
    moves = {m.game: m for own in numbers for m in own.best_moves if m.game in games}
    return tuple(BestMoveView(m.game, m.named, m.found) for m in moves.values())


def _points(sat: list[Sitting], earned: dict[str, Fraction]) -> tuple[PointView, ...]:
    each = [earned.get(s.game, Fraction()) for s in sat]
    totals = accumulate(each)
    return tuple(
        PointView(s.game, as_json(now), as_json(total))
        for s, now, total in zip(sat, each, totals, strict=True)
    )
