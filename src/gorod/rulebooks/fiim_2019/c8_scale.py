"""Chapter 8 of the FIIM rules of 2019 in numbers: the points, and when penalties are due."""

from fractions import Fraction

from gorod.rulebooks.policies import fines
from gorod.rulebooks.policies.compensation_by_share import ByShareOfTheGames
from gorod.rulebooks.policies.points import BestMoveWorth, Edition

BLACK = frozenset({"black"})

EDITION = Edition(
    name="fiim-2019",
    win={"red": 100, "black": 100},
    disqualification=-50,
    best_moves={
        "red": BestMoveWorth("best-move-points", BLACK, {3: 40, 2: 25}),
        "black": BestMoveWorth("best-move-points", BLACK, {}),
    },
    awards_exclude_best_move=True,
    award_players=4,
    award_players_alone=4,
    award_total=100,
    award_total_alone=100,
    award_winner=frozenset({20, 30, 40, 50, 60, 70}),
    award_loser=frozenset({10, 20, 30, 40}),
    award_with_consent=frozenset({60, 70}),
    compensation=ByShareOfTheGames(most=Fraction(2, 5), share=Fraction(2, 5)),
    ties=("tie-extra", "tie-wins", "tie-leaders", "tie-first-killed"),
    lot=True,
    provable={"checks": "8.5.4.2", "shots": "8.5.4.4"},
)

FINES = {
    "8.5.1": fines.Penalty(
        "fine-conditions", fines.is_red, fines.team_lost, fines.broke_the_first_vote_onto_red
    ),
    "8.5.2": fines.Penalty("fine", fines.is_red, fines.broke_onto_red_at_four),
    "8.5.3": fines.Penalty("fine", fines.is_sheriff, fines.team_lost),
    "8.5.4.1": fines.Penalty(
        "fine-neglect", fines.is_black, fines.team_lost, fines.an_order_was_not_set
    ),
    "8.5.4.2": fines.Penalty(
        "fine-neglect", fines.is_sheriff, fines.team_lost, fines.skipped_checks(2)
    ),
    "8.5.4.3": fines.Penalty(
        "fine-neglect", fines.is_sheriff, fines.team_lost, fines.skipped_checks(1)
    ),
    "8.5.4.4": fines.Penalty(
        "fine-neglect", fines.is_black, fines.team_lost, fines.skipped_shots(2)
    ),
    "8.5.4.5": fines.Penalty(
        "fine-neglect", fines.is_black, fines.team_lost, fines.missed_a_winning_kill
    ),
}
