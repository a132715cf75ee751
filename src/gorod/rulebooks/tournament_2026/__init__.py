"""The tournament rules of 2026, revision 3.0alpha4, clause by clause in the document's order."""

from fractions import Fraction

from gorod.rulebooks.book import rulebook
from gorod.rulebooks.policies.compensation_by_progression import ByProgression
from gorod.rulebooks.policies.points import BestMoveWorth, edition_without_points
from gorod.rulebooks.tournament_2026 import (
    c1_teams,
    c2_roles,
    c3_course,
    c4_deal,
    c5_acquaintance,
    c6_discussion,
    c7_voting,
    c8_1_hunt,
    c8_4_checks,
    c8_6_doctor_maniac,
    c9_morning,
    c10_best_move,
    c11_technical_night,
    c12_sanctions,
    c13_fouls,
    c14_removals,
    c15_team_defeat,
    c16_tournament_removal,
    c17_results,
    c18_other,
)

BEST_MOVES = dict.fromkeys(
    ("red", "black", "maniac"), BestMoveWorth("best-move", frozenset({"black", "maniac"}), {})
)
EDITION = edition_without_points(
    "tournament-2026", BEST_MOVES, ByProgression(step=Fraction(), best_moves=BEST_MOVES)
)
"""The edition has no points: the regulations of a tournament define their own."""

TOURNAMENT_2026 = rulebook(
    "tournament-2026",
    c1_teams.CLAUSES,
    c2_roles.CLAUSES,
    c3_course.CLAUSES,
    c4_deal.CLAUSES,
    c5_acquaintance.CLAUSES,
    c6_discussion.CLAUSES,
    c7_voting.CLAUSES,
    c8_1_hunt.CLAUSES,
    c8_4_checks.CLAUSES,
    c8_6_doctor_maniac.CLAUSES,
    c9_morning.CLAUSES,
    c10_best_move.CLAUSES,
    c11_technical_night.CLAUSES,
    c12_sanctions.CLAUSES,
    c13_fouls.CLAUSES,
    c14_removals.CLAUSES,
    c15_team_defeat.CLAUSES,
    c16_tournament_removal.CLAUSES,
    c17_results.CLAUSES,
    c18_other.CLAUSES,
    title_en="Tournament Mafia rules, revision 3.0alpha4 of 1 July 2026",
    title_ru="Правила турнирной «Мафии», редакция 3.0alpha4 от 1 июля 2026 года",
    short_en="Tournament 2026",
    short_ru="Турнирные 2026",
    edition=EDITION,
    silent=frozenset({"best-moves-read"}),
)
