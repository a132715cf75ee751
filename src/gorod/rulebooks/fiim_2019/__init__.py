"""The FIIM tournament rules of 1 October 2019, clause by clause in the order of the document."""

from gorod.rulebooks.book import rulebook
from gorod.rulebooks.fiim_2019 import (
    c1_basics,
    c2_venue,
    c3_players,
    c4_1_start,
    c4_4_voting,
    c4_5_nights,
    c5_violations,
    c6_discipline,
    c7_special,
    c8_penalties,
    c8_points,
    c8_standings,
    c9_gestures,
)
from gorod.rulebooks.fiim_2019.c8_scale import EDITION

FIIM_2019 = rulebook(
    "fiim-2019",
    c1_basics.CLAUSES,
    c2_venue.CLAUSES,
    c3_players.CLAUSES,
    c4_1_start.CLAUSES,
    c4_4_voting.CLAUSES,
    c4_5_nights.CLAUSES,
    c5_violations.CLAUSES,
    c6_discipline.CLAUSES,
    c7_special.CLAUSES,
    c8_points.CLAUSES,
    c8_penalties.CLAUSES,
    c8_standings.CLAUSES,
    c9_gestures.CLAUSES,
    title_en="FIIM tournament rules, edition of 1 October 2019",
    title_ru="Официальные турнирные правила ФИИМ, редакция 1 октября 2019 года",
    short_en="FIIM 2019",
    short_ru="ФИИМ 2019",
    edition=EDITION,
    silent=frozenset({"best-moves-read", "night-resolved"}),
)
