"""A table of twelve for the CMA rules: the layout L of their scenarios, and a night in one line."""

from __future__ import annotations

from typing import Self

from gorod.rulebooks.cma_2025 import CMA_2025
from tests.kit.scenarios import Table

__all__ = ["CMA_2025", "City", "L"]

L: tuple[str, ...] = ("don", "mafia", "mafia", "maniac", "sheriff", "beauty", "doctor")
L += ("citizen",) * 5
"""1 the don, 2 and 3 mafia, 4 the maniac, 5 the sheriff, 6 the beauty, 7 the doctor.

8-12 citizens.
"""


class City(Table):
    """One game of twelve by cma-2025; seats have the layout L unless a test gives another."""

    LAYOUT = L

    def __init__(self, book: object = CMA_2025) -> None:
        assert book is CMA_2025
        super().__init__(CMA_2025)

    def acts(self, mafia: int = 0, maniac: int = 0, beauty: int = 0, doctor: int = 0) -> Self:
        """Play a whole night up to its result; each role shows the given seat, 0 for nobody."""
        if mafia:
            self.hunt(mafia)
        else:
            self.miss()
        return self.maniac(maniac).beauty(beauty).doctor(doctor)
