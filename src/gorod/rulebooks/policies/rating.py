"""To which rating does a finished game belong?"""

from __future__ import annotations

from gorod.engine.game import Game
from gorod.engine.results import VOID

STANDARD = 10
MAIN, SEPARATE, NONE = "main", "separate", "none"


def main_for_ten_without_additions(game: Game, options: tuple[str, ...]) -> str:
    """Ten players without options belong to the main rating, all other games to a separate one.

    A game that a protest annulled, or that is replayed, belongs to none.
    """
    if any(p.status == "upheld" and p.remedy in VOID for p in game.facts.protests):
        return NONE
    return MAIN if game.size == STANDARD and not options else SEPARATE
