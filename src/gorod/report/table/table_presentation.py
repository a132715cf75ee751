"""The presentation of games at a table."""

from __future__ import annotations

from gorod.engine.game import Game
from gorod.engine.phases import Over
from gorod.record.replay import Replay
from gorod.report.presentation import Layout, Presentation
from gorod.report.scribe import Scribe, numbers
from gorod.report.table import table_sections
from gorod.report.table.rulings import rules_anew, ruling
from gorod.report.table.table_parts import table_parts
from gorod.report.view import View
from gorod.rulebooks import Rulebook
from gorod.scoring import proposals, score


def _printed_players(played: Replay, scribe: Scribe, view: View) -> list[tuple[str, ...]]:
    """Return the rows as in the text, with a column for best moves."""
    head, *rows = table_sections.player_rows(played, scribe, view)
    best = [numbers(p.best_move) if p.best_move is not None else "" for p in view.players]
    told = [(scribe.texts.say("column-best")), *best]
    whole = zip([head, *rows], told, strict=True)
    return [(*row[:5], named, *row[5:]) for row, named in whole]


def _printed_points(played: Replay, scribe: Scribe, view: View) -> list[tuple[str, ...]]:
    """Return the points item by item, column names first; empty if there are none to show."""
    rows = table_sections.point_rows(played, scribe, view)
    if not rows:
        return []
    say = scribe.texts.say
    return [(say("column-seat"), say("column-name"), say("column-points"), ""), *rows]


def _known_scores(book: Rulebook, game: Game) -> tuple[object, ...]:
    """Return what the hall and then each seat knows of the scores: seats after the end.

    They may change after the end as well, because a consent may count an award.
    """
    told = score(book, game) if isinstance(game.phase, Over) else (None,) * game.size
    return (None, *told)


PRESENTATION = Presentation(
    players=table_sections.players,
    result=table_sections.result,
    points=table_sections.points,
    remarks=table_sections.remarks,
    printed_players=_printed_players,
    printed_points=_printed_points,
    layout=Layout(wide=(1, 4), right=(0, 3, 6), points_wide=(3,), points_right=(0, 2)),
    document=table_parts,
    publication=None,
    score=score,
    proposals=proposals,
    known_scores=_known_scores,
    ruling=ruling,
    rules_anew=rules_anew,
)
