"""The presentations of games, one for each format."""

from __future__ import annotations

from collections.abc import Mapping

from gorod.engine.by_day.by_day_format import BY_DAY
from gorod.engine.table.table_format import TABLE
from gorod.report.by_day.by_day_presentation import PRESENTATION as BY_DAY_GAMES
from gorod.report.presentation import Presentation
from gorod.report.table.table_presentation import PRESENTATION as TABLE_GAMES
from gorod.rulebooks import Rulebook

PRESENTATIONS: Mapping[str, Presentation] = {TABLE.name: TABLE_GAMES, BY_DAY.name: BY_DAY_GAMES}


def presentation_of(book: Rulebook) -> Presentation:
    """Return the presentation of the games of this rulebook."""
    return PRESENTATIONS[book.format.name]
