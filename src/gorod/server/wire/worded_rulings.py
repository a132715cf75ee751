"""A ruling as it is sent: in every language, because a screen may show two."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from gorod.engine.history import Turn
from gorod.engine.viewers import JUDGE, Viewer
from gorod.i18n import LANGUAGES, catalogue
from gorod.report.formats import presentation_of
from gorod.rulebooks import Rulebook
from gorod.server.wire.models import RulingView


def ruling_view(
    book: Rulebook,
    turn: Turn,
    viewer: Viewer = JUDGE,
    before: RulingView | UnsetType | None = UNSET,
) -> RulingView | None:
    """Return what this viewer may read of the last ruling; None if there is none to show.

    `before` is what they could read before this turn, if that is known: most turns change nothing.
    """
    own = presentation_of(book)
    if before is not UNSET and not (before and before.fresh) and not own.rules_anew(turn):
        return before
    made = own.ruling(book, turn, viewer)
    if made is None:
        return None
    said = {lang: made.says(book.speaks(catalogue(lang))) for lang in LANGUAGES}
    return RulingView(said, made.clauses, made.fresh)
