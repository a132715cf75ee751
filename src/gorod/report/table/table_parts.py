"""The parts of a game's JSON document that only table games have: powers, rating, reminders."""

from __future__ import annotations

from gorod.engine.powers.day_card import DayCard
from gorod.engine.powers.mayor import Mayor
from gorod.engine.viewers import JUDGE, Viewer
from gorod.record.replay import Replay
from gorod.report.current_step import current_step
from gorod.report.game_document import GameDocument, ProposalPart, ReminderPart
from gorod.report.phrases import reminders
from gorod.report.view import View
from gorod.report.visible_points import rating
from gorod.scoring import as_json, proposals


def table_parts(whole: GameDocument, played: Replay, view: View, viewer: Viewer) -> None:
    """Fill in the fields of the powers and the rating; for the judge, reminders and proposals."""
    rules = played.book.rules
    if Mayor in rules.powers:
        whole.mayor = view.mayor or None
        whole.mayor_lapsed = view.lapsed
    if DayCard in rules.powers:
        whole.card = view.day_card or None
    if played.game.rare.spare:
        whole.closed_card = view.spare
    if played.book.edition.rating is not None:
        whole.rating = rating(played) if view.over else None
    if viewer == JUDGE:
        due = reminders(played.book, current_step(rules, played.game))
        whole.reminders = tuple(ReminderPart(r.id, r.clause) for r in due)
        whole.proposals = tuple(
            ProposalPart(seat, clause, as_json(value))
            for seat, clause, value in proposals(played.book, played.game)
        )
