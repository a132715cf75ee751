"""The document of 2011 has no points: it only says to which rating a game goes."""

from fractions import Fraction

from gorod.rulebooks.policies.compensation_by_share import ByShareOfTheGames
from gorod.rulebooks.policies.points import BestMoveWorth, Edition
from gorod.rulebooks.policies.rating import main_for_ten_without_additions

NOTHING = BestMoveWorth("best-move", frozenset(), {})

EDITION = Edition(
    name="fiim-2011",
    win={"red": 0, "black": 0},
    disqualification=0,
    best_moves={"red": NOTHING, "black": NOTHING},
    awards_exclude_best_move=False,
    award_players=0,
    award_players_alone=0,
    award_total=0,
    award_total_alone=0,
    award_winner=frozenset(),
    award_loser=frozenset(),
    award_with_consent=frozenset(),
    compensation=ByShareOfTheGames(most=Fraction(), share=Fraction()),
    ties=(),
    lot=False,
    rating=main_for_ten_without_additions,
)
