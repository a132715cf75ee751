"""Names of the files of a tournament: the tournament, the stage, the kind of file."""

from __future__ import annotations

from gorod.i18n import Catalogue
from gorod.report.file_names import safe_name
from gorod.tournament.ids import StageId
from gorod.tournament.messages import stage_title
from gorod.tournament.state import Tournament

LONGEST = 120
NAME = 60
"""How many letters of a tournament's name are kept."""


def file_called(
    t: Tournament, texts: Catalogue, what: str, stage: str = "", number: int | None = None
) -> str:
    """Return a name such as «Кубок Полиса, отбор, таблица», without an ending."""
    plan = t.plan(StageId(stage))
    parts = [safe_name(t.name, NAME)]
    if plan is not None:
        parts.append(stage_title(t, plan, texts).lower())
    if number is not None:
        parts.append(texts.say("paper-file-round", round=number))
    return safe_name(", ".join((*parts, texts.say(f"paper-file-{what}"))), LONGEST)
