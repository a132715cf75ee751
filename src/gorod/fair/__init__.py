"""Verifiable deals: commitments, contributions of the players, derived cards, and their proof.

Before a deal the dealer publishes a hash of a secret. Players add texts of their own. Cards and
later draws are derived from both, and after the game the secret is published. Nothing here
generates a secret, reads a clock or stores a game; `docs/fair-deal.md` explains every step to
people.
"""

from gorod.fair.checking import Finding, Verdict, checked, verdict_of
from gorod.fair.deals import (
    DRAWN,
    ENTERED,
    Contribution,
    FairDeal,
    FairDraw,
    Proof,
    commitment_of,
    promised,
    promised_by_seed,
)

__all__ = [
    "DRAWN",
    "ENTERED",
    "Contribution",
    "FairDeal",
    "FairDraw",
    "Finding",
    "Proof",
    "Verdict",
    "checked",
    "commitment_of",
    "promised",
    "promised_by_seed",
    "verdict_of",
]
