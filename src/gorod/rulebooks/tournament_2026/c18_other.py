"""Chapter 18 of the tournament rules of 2026: language, regulations and equipment."""

from gorod.engine.results import REMEDIES
from gorod.rulebooks.book import clause, info
from gorod.rulebooks.policies.awards import (
    no_award_waits,
    one_rule_for_all_awards_that_wait,
    the_tournament_gives_the_points,
)
from gorod.rulebooks.policies.fines import no_penalty_is_known

SCORED = ("win-red", "win-black", "win-maniac", "result-points", "disqualification-penalty")
"""Rules for points that the document leaves to the regulations of a tournament."""

CLAUSES = (
    info(
        "18.1",
        en="The table speaks Russian.",
        ru="За столом говорят по-русски.",
    ),
    clause(
        "18.2",
        en=(
            "Where a tournament's regulations say something else, they prevail. Points come from "
            "them too: these rules have none."
        ),
        ru=(
            "Если регламент турнира говорит иное, верен он. Баллы тоже берут оттуда: в этих "
            "правилах их нет."
        ),
        cites=(
            "award",
            "consent",
            "fine",
            "protest",
            "protest-ruling",
            "protest-final",
            "protest-window",
            *SCORED,
        ),
        award=the_tournament_gives_the_points,
        award_waits=no_award_waits,
        fines={},
        fine=no_penalty_is_known,
        protest_seconds=None,
        award_values=(),
        consented=one_rule_for_all_awards_that_wait,
        remedies=REMEDIES,
    ),
    clause(
        "18.3",
        en="Before play the Host collects phones, watches, bracelets and whatever else mirrors.",
        ru="Перед игрой сдают ведущему телефоны, часы, браслеты и всё с отражающей поверхностью.",
        reminders={"phones": "deal"},
    ),
    clause(
        "18.4",
        en="A mask is fit for play only if nobody can see past it.",
        ru="Маска должна исключать подглядывание ночью.",
        reminders={"masks": "deal dusk"},
    ),
)
