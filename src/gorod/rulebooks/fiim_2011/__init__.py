"""The FIIM regulation and code of laws of 24 October 2011, clause by clause in its order.

The book itself is the game of Appendix 1 at a table of ten. Roles (5), clauses (6) and other tables
(7) are amendments to it: a club chooses the first two, and the number of seats decides the third.
"""

from fractions import Fraction

from gorod.rulebooks.book import rulebook
from gorod.rulebooks.fiim_2011 import (
    a1_first_night,
    a2_day,
    a3_nights,
    c1_status,
    c7_tables,
    headings,
    l1_conduct,
    l5_voting,
    l9_removal,
    options_ballot,
    options_deal,
    options_poll,
    options_roles,
)
from gorod.rulebooks.fiim_2011.options_together import CONFLICTS
from gorod.rulebooks.policies.compensation_by_share import ByShareOfTheGames
from gorod.rulebooks.policies.points import BestMoveWorth, edition_without_points
from gorod.rulebooks.policies.rating import main_for_ten_without_additions

EDITION = edition_without_points(
    "fiim-2011",
    dict.fromkeys(("red", "black"), BestMoveWorth("best-move", frozenset(), {})),
    ByShareOfTheGames(most=Fraction(), share=Fraction()),
    main_for_ten_without_additions,
)
"""The edition has no points: the document only says to which rating a game belongs."""

FIIM_2011 = rulebook(
    "fiim-2011",
    c1_status.CLAUSES,
    (headings.ROLES, *options_roles.OPTIONS),
    (headings.EXTRAS, *options_ballot.BEFORE_6_3),
    (headings.NO_MEETING, *options_ballot.FROM_6_3),
    options_poll.OPTIONS,
    options_deal.OPTIONS,
    (headings.TABLES, *c7_tables.TABLES),
    a1_first_night.CLAUSES,
    a2_day.CLAUSES,
    a3_nights.CLAUSES,
    l1_conduct.CLAUSES,
    l5_voting.CLAUSES,
    l9_removal.CLAUSES,
    title_en="FIIM regulation on the rules of the game “Mafia”, 24 October 2011",
    title_ru="Регламент ФИИМ о правилах игры «Мафия» от 24 октября 2011 года",
    short_en="FIIM 2011",
    short_ru="ФИИМ 2011",
    edition=EDITION,
    conflicts=CONFLICTS,
    silent=frozenset({"best-moves-read", "night-resolved"}),
)
