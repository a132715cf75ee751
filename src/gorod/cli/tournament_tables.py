"""What `gorod tournament` prints: an overview, standings, where a player's points come from."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator

from gorod.cli.cli_errors import CliError
from gorod.cli.language import Tongue
from gorod.i18n import Catalogue
from gorod.record.record_errors import shown
from gorod.report.figures import figure
from gorod.report.text_columns import columns
from gorod.tournament.files.grid import Cell
from gorod.tournament.files.spreadsheets import as_json_text
from gorod.tournament.files.standings_sheet import standings_grid
from gorod.tournament.ids import StageId
from gorod.tournament.log import Log, undone
from gorod.tournament.messages import headings, key_name
from gorod.tournament.points_book import book_of
from gorod.tournament.rounds import GameStatus
from gorod.tournament.standings.counted_games import Scope
from gorod.tournament.standings.explain import explained
from gorod.tournament.standings.ledger import Ledger
from gorod.tournament.standings.standings_rows import Standings
from gorod.tournament.state import Tournament

TEXTS = frozenset({"nickname", "city", "club", "decided-by", "out"})
NARROW = (
    "place",
    "nickname",
    "games",
    "wins",
    "first-killed",
    "main",
    "extra",
    "total",
    "decided-by",
)
"""The columns that fit on a terminal; files have every column."""


def scope_of(t: Tournament, asked: argparse.Namespace) -> Scope:
    """Return the stage and the round that were asked for.

    By default the last stage with players.
    """
    stages = [plan.id for plan in t.regulation.stages] if t.regulation is not None else []
    begun = [stage for stage in stages if stage in t.entrants]
    stage = asked.stage or (begun or stages)[-1]
    if stage not in stages:
        raise CliError("cli-tournament-stage", word=shown(stage), known=", ".join(stages))
    if asked.round is not None and not asked.round.isdecimal():
        raise CliError("cli-tournament-round", word=shown(asked.round))
    upto = None if asked.round is None else int(asked.round)
    return Scope(stage, upto, asked.provisional)


def table(log: Log, asked: argparse.Namespace, tongue: Tongue) -> str:
    """Return the standings, or one player's points, as text."""
    t = log.tournament
    stands = Ledger().table(t, scope_of(t, asked))
    if asked.explain:
        return "\n".join(_explained(t, stands, asked.explain, tongue.texts))
    grid = standings_grid(t, stands)
    if asked.json:
        rows = json.loads(as_json_text(grid))
        told = {"stage": stands.scope.stage, "provisional": stands.provisional, "rows": rows}
        return json.dumps(
            {"rules": stands.rules, "games": len(stands.games), **told}, ensure_ascii=False
        )
    return "\n".join(_printed(t, stands, tongue.texts))


def _printed(t: Tournament, stands: Standings, texts: Catalogue) -> Iterator[str]:
    grid = standings_grid(t, stands)
    kept = [grid.columns.index(column) for column in NARROW]
    rows = [tuple(headings(texts, NARROW))]
    rows += [tuple(_word(row[at], texts) for at in kept) for row in grid.rows]
    yield f"{t.name}: {_stage(t, stands.scope.stage, texts)}"
    yield ""
    yield from columns(rows, [column not in TEXTS for column in NARROW])
    if any(line.row.lot for line in stands.lines):
        yield from ("", texts.say("desk-lot"))
    if stands.provisional:
        yield from ("", texts.say("desk-provisional"))


def _word(cell: Cell, texts: Catalogue) -> str:
    """Format a cell in the reader's numbers: `5,7` in Russian."""
    if cell is None or isinstance(cell, str | int):
        return "" if cell is None else str(cell)
    return figure(texts, cell)


def _stage(t: Tournament, stage: StageId, texts: Catalogue) -> str:
    plan = t.plan(stage)
    known = plan is not None and f"desk-stage-kind-{plan.kind}" in texts
    return texts.say(f"desk-stage-kind-{plan.kind}") if plan is not None and known else stage


def _explained(t: Tournament, stands: Standings, nickname: str, texts: Catalogue) -> Iterator[str]:
    found = [line for line in stands.lines if line.nickname.casefold() == nickname.casefold()]
    if not found:
        raise CliError("cli-tournament-player", word=shown(nickname))
    for part in explained(t, stands, found[0].player):
        told: dict[str, str | int] = {
            "game": key_name(texts, t, part.game) or part.game,
            "seat": part.seat,
            "role": texts.say(f"role-{part.role}"),
            "item": texts.say(f"item-{part.kind}", points=figure(texts, part.value, signed=True)),
            "clause": f"{stands.rules} {part.clause}",
        }
        if part.protests:
            who = ", ".join(t.nickname(t.protests[key].player) for key in part.protests)
            yield texts.say("desk-part-protest", protest=who, **told)
        else:
            yield texts.say("desk-part", **told)
    row = found[0].row
    parts = {"total": row.total, "main": row.main, "extra": row.extra}
    sums = {name: figure(texts, value) for name, value in parts.items()}
    yield texts.say("desk-sum", **sums)


def overview(log: Log, tongue: Tongue) -> str:
    """Describe a tournament in a few lines."""
    return "\n".join(_overview(log, tongue.texts))


def _overview(log: Log, texts: Catalogue) -> Iterator[str]:
    t = log.tournament
    yield t.name
    if t.regulation is not None:
        yield texts.say("desk-show-rules", rules=book_of(t.regulation).title(texts.lang))
    present = sum(t.takes_part(player) for player in t.signed_up)
    counts = {"count": len(t.signed_up), "present": present, "waiting": len(t.waiting)}
    yield texts.say("desk-show-players", **counts)
    for plan in () if t.regulation is None else t.regulation.stages:
        games = [g for g in t.games.values() if g.stage == plan.id and g.status != GameStatus.VOID]
        yield texts.say(
            "desk-show-stage",
            kind=_stage(t, plan.id, texts),
            stage=plan.id,
            rounds=plan.rounds,
            locked=sum(own.locked for own in t.rounds.values() if own.stage == plan.id),
            games=len(games),
            confirmed=sum(game.counts for game in games),
        )
    for filed in t.protests.values():
        outcome = "open" if filed.decision is None else filed.decision.outcome
        status = texts.say(f"desk-show-protest-{outcome}")
        game, who = key_name(texts, t, filed.game) or filed.game, t.nickname(filed.player)
        yield texts.say("desk-show-protest", who=who, game=game, status=status)
    gone = len(undone(log.entries))
    yield texts.say("desk-show-log", count=len(log.entries), undone=gone)
