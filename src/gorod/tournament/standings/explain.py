"""Explain a number in the standings: every part of a line with its game and its clause."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from gorod.rulebooks.policies.victory import team_of
from gorod.scoring import Played
from gorod.tournament.decided_games import RULED
from gorod.tournament.ids import GameId, PersonId, ProtestId, StageId
from gorod.tournament.standings.standings_rows import Standings
from gorod.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class Part:
    """One item of a player's points, and where it comes from."""

    game: GameId
    stage: StageId
    round: int
    table: int
    seat: int
    role: str
    team: str
    won: bool
    kind: str
    value: Fraction
    main: bool
    rule: str
    clause: str
    protests: tuple[ProtestId, ...] = ()
    """The protests whose decisions are behind it, if it is not in the protocol."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """A game of a player that counts, with or without points."""

    game: GameId
    stage: StageId
    round: int
    table: int
    seat: int
    role: str
    team: str
    won: bool
    first_killed: bool
    played: Played


def sittings(t: Tournament, table: Standings, player: PersonId) -> tuple[Sitting, ...]:
    """Return a player's games in these standings, in the order of the rounds."""
    found: list[Sitting] = []
    for key, played in table.games.values():
        if player in played.names:
            seat = played.names.index(player) + 1
            game = t.games[key]
            found.append(
                Sitting(
                    game=key,
                    stage=game.stage,
                    round=game.round,
                    table=game.table,
                    seat=seat,
                    role=played.game.card(seat),
                    team=team_of(played.game, seat),
                    won=played.won(seat),
                    first_killed=played.first_killed(seat),
                    played=played,
                )
            )
    return tuple(found)


def explained(t: Tournament, table: Standings, player: PersonId) -> tuple[Part, ...]:
    """Return every part of a player's total; empty if they are not in the standings."""
    line = table.line(player)
    if line is None:
        return ()
    sat = {own.game: own for own in sittings(t, table, player)}
    parts: list[Part] = []
    for scored in line.row.items:
        key = table.games[scored.game][0]
        own, item = sat[key], scored.item
        ruled = t.games[key].rulings if item.rule == RULED or _changed(own) else ()
        parts.append(
            Part(
                game=key,
                stage=own.stage,
                round=own.round,
                table=own.table,
                seat=own.seat,
                role=own.role,
                team=own.team,
                won=own.won,
                kind=item.kind,
                value=item.value,
                main=item.is_main,
                rule=item.rule,
                clause=item.clause,
                protests=ruled,
            )
        )
    return tuple(parts)


def _changed(own: Sitting) -> bool:
    outcome = own.played.game.outcome
    return outcome is not None and outcome.rule == RULED
