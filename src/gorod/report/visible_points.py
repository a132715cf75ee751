"""Whose points a viewer may know, and which rating a game counts for."""

from __future__ import annotations

from gorod.engine.viewers import JUDGE, Viewer
from gorod.record.replay import Replay
from gorod.report.view import View
from gorod.rulebooks.policies.points import Edition


def rating(played: Replay) -> str:
    """Return the rating that the game counts for: `main`, `separate` or `none`."""
    edition: Edition = played.book.edition
    return edition.rating(played.game, played.book.options) if edition.rating else ""


def knows_points(view: View, viewer: Viewer, seat: int) -> bool:
    """Whether a viewer may know a seat's points.

    The judge always may; players know their own once the result is announced.
    """
    return viewer == JUDGE or (viewer == seat and view.over)
