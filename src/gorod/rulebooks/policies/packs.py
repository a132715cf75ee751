"""Which blacks act together, where the mafia is two packs?

A pack is a don with a mafioso, matched in the order of the seats. The packs do not know each other
and hunt in turn; their side wins or loses as one.
"""

from __future__ import annotations

from gorod.engine.duties import DAWN, part
from gorod.engine.game import Game


def a_don_with_a_mafioso_each(game: Game, duty: str) -> int:
    """Return a pack: the first don with the first mafioso by seat number, or the second of each."""
    _, nth = part(duty)
    return 1 << game.holder("don", nth) | 1 << game.holder("mafia", nth)


def packs_hunt_in_turn(game: Game, number: int) -> tuple[str, ...]:
    """Both packs meet; then the first hunts on even nights and the second on odd ones.

    A pack with no living member does not hunt, and nobody hunts in its place.
    """
    if number == 1:
        return ("meet", "meet-2", "don-look", "don-look-2", "sheriff-look", DAWN)
    duty = "hunt" if number % 2 == 0 else "hunt-2"
    living = a_don_with_a_mafioso_each(game, duty) & game.alive
    return (*((duty,) if living else ()), "don", "don-2", "sheriff", DAWN)
