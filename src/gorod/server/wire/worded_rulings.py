"""A ruling as it is sent: in every language, because a screen may show two."""

from __future__ import annotations

from gorod.engine.history import Turn
from gorod.engine.viewers import JUDGE, Viewer
from gorod.i18n import LANGUAGES, catalogue
from gorod.report.formats import presentation_of
from gorod.rulebooks import Rulebook
from gorod.server.wire.models import RulingView


def ruling_view(book: Rulebook, turn: Turn, viewer: Viewer = JUDGE) -> RulingView | None:
    """Return what this viewer may read of the last ruling; None if there is none to show."""
    made = presentation_of(book).ruling(book, turn, viewer)
    if made is None:
        return None
    said = {lang: made.says(book.speaks(catalogue(lang))) for lang in LANGUAGES}
    return RulingView(said, made.clauses, made.fresh)
