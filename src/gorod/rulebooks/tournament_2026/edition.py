"""The points of the tournament rules of 2026: none. A tournament's regulations bring their own."""

from fractions import Fraction

from gorod.rulebooks.policies.compensation_by_progression import ByProgression
from gorod.rulebooks.policies.points import BestMoveWorth, Edition

SHOOTERS = frozenset({"black", "maniac"})
TEAMS = ("red", "black", "maniac")

BEST_MOVES = {team: BestMoveWorth("best-move", SHOOTERS, {}) for team in TEAMS}

EDITION = Edition(
    name="tournament-2026",
    win=dict.fromkeys(TEAMS, 0),
    disqualification=0,
    best_moves=BEST_MOVES,
    awards_exclude_best_move=False,
    award_players=0,
    award_players_alone=0,
    award_total=0,
    award_total_alone=0,
    award_winner=frozenset(),
    award_loser=frozenset(),
    award_with_consent=frozenset(),
    compensation=ByProgression(step=Fraction(), best_moves=BEST_MOVES),
    ties=(),
    lot=False,
)
