"""What the JSON object of a game at a table has beside the rest: its powers, rating, reminders."""

from __future__ import annotations

from typing import Any

from gorod.engine.powers.day_card import DayCard
from gorod.engine.powers.mayor import Mayor
from gorod.engine.viewers import JUDGE, Viewer
from gorod.record.replay import Replay
from gorod.report.phrases import reminders
from gorod.report.standing import standing
from gorod.report.view import View
from gorod.report.visible_points import rating
from gorod.scoring import as_json, proposals


def table_parts(played: Replay, view: View, viewer: Viewer) -> dict[str, Any]:
    """What its document's powers bring to the table; for the judge, what there is to see to."""
    rules, parts = played.book.rules, dict[str, Any]()
    if Mayor in rules.powers:
        parts["mayor"] = view.mayor or None
        parts["mayor_lapsed"] = view.lapsed
    if DayCard in rules.powers:
        parts["card"] = view.day_card or None
    if played.game.spare:
        parts["closed_card"] = view.spare
    if played.book.edition.rating is not None:
        parts["rating"] = rating(played) if view.over else None
    if viewer == JUDGE:
        due = reminders(played.book, standing(rules, played.game))
        parts["reminders"] = [{"id": r.id, "clause": r.clause} for r in due]
        parts["proposals"] = _proposals(played)
    return parts


def _proposals(played: Replay) -> list[dict[str, Any]]:
    """Penalties that the record proves and the judge has not given."""
    return [
        {"seat": seat, "clause": clause, "value": as_json(value)}
        for seat, clause, value in proposals(played.book, played.game)
    ]
