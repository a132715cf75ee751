"""Numbers and moments in the reader's notation, the same on every screen and paper."""

from __future__ import annotations

from fractions import Fraction

from gorod.i18n import Catalogue
from gorod.scoring import as_text

PLACES = 4
"""How many decimals of a fraction like 1/3 are printed."""


def figure(
    texts: Catalogue, value: Fraction | int, *, signed: bool = False, places: int = PLACES
) -> str:
    """Format a number as `5,7`, `+0,35` or `1`; trailing zeros are dropped."""
    told = as_text(Fraction(value), places, signed=signed)
    if "." in told:
        told = told.rstrip("0").rstrip(".")
    return told.replace(".", texts.say("protocol-decimal-mark"))


def moment_name(texts: Catalogue, moment: str) -> str:
    """Return the moment in the catalogue's language: `Н2` for `N2`, `Д3` for `D3`."""
    kind = "night" if moment.startswith("N") else "day"
    return texts.say(f"moment-{kind}", number=moment[1:])
