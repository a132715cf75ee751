"""The by-day rules: asynchronous Mafia, one move a game day, in the order of the document."""

from gorod.engine.by_day.by_day_format import BY_DAY as FORMAT
from gorod.rulebooks.book import rulebook
from gorod.rulebooks.by_day import (
    c1_mafia,
    c1_quests,
    c2_bonuses,
    c2_general,
    c3_order,
    c4_publication,
    c5_execution,
    c6_day,
    c7_victory,
    c8_technical,
)
from gorod.rulebooks.policies.by_day.hours import Hours

BY_DAY = rulebook(
    "by-day",
    c1_mafia.CLAUSES,
    c1_quests.CLAUSES,
    c2_general.CLAUSES,
    c2_bonuses.CLAUSES,
    c3_order.CLAUSES,
    c4_publication.CLAUSES,
    c5_execution.CLAUSES,
    c6_day.CLAUSES,
    c7_victory.CLAUSES,
    c8_technical.CLAUSES,
    title_en="By-day rules: asynchronous Mafia, one move a game day",
    title_ru="Мафия по дням: асинхронная игра, один ход за игровые сутки",
    short_en="By day",
    short_ru="По дням",
    edition=Hours(),
    format_=FORMAT,
)
