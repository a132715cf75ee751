"""Presentation of by-day games: hours instead of points, and no rulings read aloud."""

from __future__ import annotations

from gorod.engine.game import Game
from gorod.engine.history import Turn
from gorod.engine.phases import Over
from gorod.engine.viewers import Viewer
from gorod.report.by_day import by_day_sections
from gorod.report.by_day.by_day_parts import by_day_parts
from gorod.report.presentation import Layout, Presentation
from gorod.rulebooks import Rulebook
from gorod.rulebooks.policies.by_day.hours import bonuses_of_all, final_protocol


def _no_points(_: Rulebook, game: Game) -> tuple[None, ...]:
    return (None,) * game.size


def _no_proposals(_: Rulebook, __: Game) -> tuple[()]:
    return ()


def _known_scores(book: Rulebook, game: Game) -> tuple[object, ...]:
    """Return what the hall and then each seat knows of the scores.

    During the game, players know their own hours of the days that are closed. After the end,
    everybody knows the hours of all.
    """
    over = isinstance(game.phase, Over)
    hours = bonuses_of_all(book.edition, game, today=over)
    if not over:
        return (None, *hours)
    return ((hours, final_protocol(book.edition, game)),) * (game.size + 1)


def _no_ruling(_: Rulebook, __: Turn, ___: Viewer) -> None:
    """Return None: nothing is read aloud, because results are published."""


PRESENTATION = Presentation(
    players=by_day_sections.players,
    result=by_day_sections.result,
    points=by_day_sections.points,
    remarks=by_day_sections.remarks,
    printed_players=by_day_sections.player_rows,
    printed_points=by_day_sections.point_rows,
    layout=Layout(wide=(1, 3), right=(0, 4), points_wide=(2,), points_right=(0, 1, 4)),
    document=by_day_parts,
    publication=by_day_parts,
    score=_no_points,
    proposals=_no_proposals,
    known_scores=_known_scores,
    ruling=_no_ruling,
    rules_anew=lambda _: False,
)
