"""Reports for a federation after a tournament: the ranking, who judged what, the sanctions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby

from gorod.engine.events import Banned, Disqualified, Fined, ResultTold, TeamDefeated
from gorod.engine.events import Event as Told
from gorod.i18n import Catalogue
from gorod.record import RecordError, parse
from gorod.report.citing import clause_name
from gorod.report.scribe import result_text
from gorod.tournament.attestation import wholly_attested
from gorod.tournament.counted_points import counting
from gorod.tournament.files.attested_words import consent_brief, signed
from gorod.tournament.files.grid import Cell, Grid
from gorod.tournament.files.local_time import hours
from gorod.tournament.ids import PersonId, StageId
from gorod.tournament.messages import named
from gorod.tournament.participants import Departure, alphabetical
from gorod.tournament.protocols import replayed
from gorod.tournament.regulation import StagePlan
from gorod.tournament.rounds import GameStatus, TableGame
from gorod.tournament.standings.counted_games import chronological, stage_order
from gorod.tournament.standings.standings_rows import Standings, StandingsRow
from gorod.tournament.state import Tournament

RANKING = (
    "place",
    "nickname",
    "city",
    "club",
    "reached",
    "stage-place",
    "games",
    "wins",
    "total",
    "out",
)
JUDGING = (
    "judge",
    "stage",
    "round",
    "table",
    "played-at",
    "result",
    "signed",
    "confirmed",
    "protests",
    "consents",
)
SANCTIONS = (
    "nickname",
    "name",
    "club",
    "stage",
    "round",
    "table",
    "judge",
    "sanction",
    "clause",
    "reason",
)
Tables = Callable[[StageId], Standings | None]
"""Returns the standings of a stage as the reader may see them, or None."""


# --- the ranking over all stages ---------------------------------------------------------------


def ranking_grid(t: Tournament, tables: Tables) -> Grid:
    """Rank all players: those who came furthest first, each by the place in their last stage.

    Players who share a place in a stage share it here. Games and wins are those of all stages; the
    total is that of the last stage.
    """
    stages = () if t.regulation is None else t.regulation.stages
    seen = {plan.id: table for plan in stages if (table := tables(plan.id)) is not None}
    placed: set[str] = set()
    rows: list[tuple[Cell, ...]] = []
    for plan in sorted(stages, key=lambda own: _order(t, own)):
        lines = [line for line in _lines(seen, plan.id) if line.player not in placed]
        for _, equal in groupby(lines, key=lambda line: line.row.place):
            place = len(rows) + 1
            rows += [_ranked(t, plan, place, line, seen) for line in equal]
        placed |= {line.player for line in lines}
    return Grid(RANKING, tuple(rows))


def _lines(seen: dict[StageId, Standings], stage: StageId) -> tuple[StandingsRow, ...]:
    return seen[stage].lines if stage in seen else ()


def _order(t: Tournament, plan: StagePlan) -> tuple[int, int]:
    """Sort key: the last stages first; of two side by side, the one that took the better places."""
    first = min((source.first for source in plan.sources), default=1)
    return -_depth(t, plan), first


def _depth(t: Tournament, plan: StagePlan) -> int:
    before = (t.plan(source.stage) for source in plan.sources)
    return max((_depth(t, own) + 1 for own in before if own is not None), default=0)


def _ranked(
    t: Tournament, plan: StagePlan, place: int, line: StandingsRow, seen: dict[StageId, Standings]
) -> tuple[Cell, ...]:
    player = t.players.get(line.player)
    club = t.clubs.get(player.club) if player is not None else None
    sat = [
        (own, own.names.index(line.player) + 1)
        for table in seen.values()
        for key, own in table.games.values()
        if line.player in own.names and t.games[key].stage == table.scope.stage
    ]
    return (
        place,
        line.nickname,
        "" if player is None else player.city,
        "" if club is None else club.name,
        plan.id,
        line.row.place,
        len(sat),
        sum(own.won(seat) for own, seat in sat),
        line.row.total,
        line.out,
    )


# --- who judged what ---------------------------------------------------------------------------


def judging_grid(t: Tournament, texts: Catalogue) -> Grid:
    """List every judged game, judge by judge: when, its result, who signed, protests."""
    order = stage_order(t)
    judged = [game for game in t.games.values() if game.sheet is not None]
    judged.sort(key=lambda g: (alphabetical(_judge(t, g)), chronological(order, g)))
    return Grid(JUDGING, tuple(_judged(t, game, texts) for game in judged))


def _judge(t: Tournament, game: TableGame) -> str:
    signer = "" if game.sheet is None else game.sheet.signed_by
    return named(t, game.judge or signer)


def _judged(t: Tournament, game: TableGame, texts: Catalogue) -> tuple[Cell, ...]:
    now = counting(t, game)
    outcome = None if now is None else now.game.outcome
    told = "" if outcome is None else result_text(texts, outcome.kind, outcome.winners)
    if now is not None and now.game.told:
        told = f"{told} ({texts.say('paper-told', known=now.game.told)})"
    filed = [protest for protest in t.protests.values() if protest.game == game.id]
    upheld = [p for p in filed if p.decision is not None and p.decision.upholds]
    about = texts.say("paper-protests", count=len(filed), upheld=len(upheld)) if filed else ""
    attested = wholly_attested(t, game)
    first, second, *_ = (*(signed(t, by.by, by.at) for by in attested.signatures), "", "")
    consents = (consent_brief(t, game, consent, texts) for consent in attested.consents)
    return (
        _judge(t, game),
        game.stage,
        game.round,
        game.table,
        hours(t, game.started_at, game.ended_at),
        told,
        first,
        second,
        about,
        "; ".join(consents),
    )


# --- sanctions ---------------------------------------------------------------------------------


def sanctions_grid(t: Tournament, texts: Catalogue) -> Grid:
    """List disqualifications, removals, defeats and fines.

    They come from confirmed games and from the tournament itself. Fouls that had no consequence are
    left out. A decision on a protest that annuls a game removes its sanctions as well.
    """
    order = stage_order(t)
    games = sorted(t.games.values(), key=lambda game: chronological(order, game))
    rows = [row for game in games if game.counts for row in _sanctioned(t, game, texts)]
    for player, own in t.signed_up.items():
        if own.out == Departure.DISQUALIFIED:
            where = ("", None, None, "")
            rows.append(_sanction(t, player, where, ("ban", own.clause, own.reason), texts))
    return Grid(SANCTIONS, tuple(rows))


def _sanctioned(t: Tournament, game: TableGame, texts: Catalogue) -> Iterator[tuple[Cell, ...]]:
    if game.sheet is None or game.status == GameStatus.VOID:
        return
    try:
        played = replayed(parse(game.sheet.record, ""), t.points)
    except RecordError:
        return
    where = (game.stage, game.round, game.table, _judge(t, game))
    for event in played.history.log:
        for seat, kind, clause, reason in _told(event):
            if 0 < seat <= len(game.players):
                player = t.who(game.players[seat - 1])
                yield _sanction(t, player, where, (kind, clause, reason), texts)


def _told(event: Told) -> Iterator[tuple[int, str, str, str]]:
    """Yield seat, sanction, clause and the judge's reason."""
    if isinstance(event, Disqualified):
        yield event.seat, "dq", event.clause, getattr(event, "reason", "")
    elif isinstance(event, Banned):
        yield event.seat, "ban", event.clause, getattr(event, "reason", "")
    elif isinstance(event, TeamDefeated):
        yield event.seat, "defeat", event.clause, event.reason
    elif isinstance(event, Fined):
        yield event.seat, "fine", event.clause, ""
    elif isinstance(event, ResultTold):
        yield from ((seat, "dq", "", "") for seat in event.disqualified)
        yield from ((seat, "ban", "", "") for seat in event.banned)


def _sanction(
    t: Tournament,
    player: PersonId,
    where: tuple[str, int | None, int | None, str],
    why: tuple[str, str, str],
    texts: Catalogue,
) -> tuple[Cell, ...]:
    known = t.players.get(t.who(player))
    club = t.clubs.get(known.club) if known is not None else None
    stage, number, table, judge = where
    kind, clause, reason = why
    return (
        t.nickname(player),
        "" if known is None else known.name,
        "" if club is None else club.name,
        stage,
        number,
        table,
        judge,
        texts.say(f"paper-sanction-{kind}"),
        clause_name(texts, clause.rpartition(" ")[2]) if clause else "",
        reason,
    )
