"""Chapter 14 of the CMA rules of 2025 in numbers: the points, and when penalties are due."""

from fractions import Fraction

from gorod.rulebooks.policies import fines
from gorod.rulebooks.policies.compensation_by_progression import ByProgression
from gorod.rulebooks.policies.points import BestMoveWorth, Edition

BLACK = frozenset({"black"})
NOT_RED = frozenset({"black", "maniac"})

BEST_MOVES = {
    "red": BestMoveWorth("best-move-red", NOT_RED, {2: 30, 3: 40, 4: 50}),
    "black": BestMoveWorth("best-move-black", NOT_RED, {}),
    "maniac": BestMoveWorth("best-move-maniac", BLACK, {2: 40, 3: 50}),
}

EDITION = Edition(
    name="cma-2025",
    win={"red": 100, "black": 100, "maniac": 150},
    disqualification=-50,
    best_moves=BEST_MOVES,
    awards_exclude_best_move=False,
    award_players=7,
    award_players_alone=6,
    award_total=490,  # seven times the largest: with consent the sum is not limited further
    award_total_alone=300,
    award_winner=frozenset(range(10, 80, 10)),
    award_loser=frozenset(range(10, 50, 10)),
    award_with_consent=frozenset({70}),
    compensation=ByProgression(step=Fraction(1, 10), best_moves=BEST_MOVES),
    ties=(),
    lot=False,
)

FINES = {
    "14.13.1": fines.Penalty(
        "fine", fines.is_red, fines.team_lost, fines.voted_against_red_on_the_first_day
    ),
    "14.13.2": fines.Penalty("fine", fines.is_red, fines.broke_onto_red_at_four),
    "14.13.3": fines.Penalty("fine", fines.is_sheriff, fines.some_black_stayed),
    "14.13.4": fines.Penalty("fine", fines.is_sheriff, fines.some_black_stayed),
    "14.13.5": fines.Penalty("fine", fines.is_sheriff, fines.team_lost),
}
