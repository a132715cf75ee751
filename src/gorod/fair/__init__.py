"""Deals that anybody can check: promises, contributions, cards from a stream, and their proof.

Before a deal the dealer publishes a hash of a secret. Players add texts of their own. Cards and
later draws follow from both, and after the game the secret is opened. Nothing here draws a secret,
reads a clock or keeps a game; `docs/fair-deal.md` says every step for people.
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
