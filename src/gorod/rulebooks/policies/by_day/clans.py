"""Which cards are dealt, on which days is there a shot, and when has a clan won?"""

from __future__ import annotations

from functools import lru_cache

from gorod.engine.by_day.by_day_events import ClanTold
from gorod.engine.events import Decided
from gorod.engine.game import Game
from gorod.engine.seats import seats_of, whole_table
from gorod.engine.vocabulary import Role

CLANS = {
    "citizen": "civilian",
    "commissar": "civilian",
    "doctor": "civilian",
    "hetaera": "civilian",
    "mafia": "mafia",
    "boss": "mafia",
    "maniac": "maniac",
}
QUESTS = ("commissar", "doctor", "maniac", "hetaera")
SMALLEST, LARGEST = 8, 99


def quarter(players: int) -> int:
    """Return a quarter of the players, rounding halves up."""
    return (players + 2) // 4


@lru_cache(maxsize=128)
def a_quarter_mafia_and_one_of_each_quest(size: int) -> tuple[Role, ...]:
    """The mafia with its Boss is a quarter; each quest is dealt once; the rest are civilians."""
    clan = ("boss",) + ("mafia",) * (quarter(size) - 1)
    cards = clan + QUESTS + ("citizen",) * (size - len(clan) - len(QUESTS))
    return tuple(map(Role, cards))


def no_nights(_: Game, __: int) -> tuple[str, ...]:
    """The game has no nights."""
    return ()


def the_clan_is_told_its_members(game: Game) -> ClanTold:
    """With the deal the mafia learns who its members are; then day 1 opens at once."""
    seats = seats_of(members(game, "mafia"))
    return ClanTold(seats, tuple(game.card(seat) for seat in seats))


def members(game: Game, clan: str) -> int:
    """Return the seats that were dealt a card of this clan."""
    if clan == "mafia":
        return game.black
    return game.red if clan == "civilian" else whole_table(game.size) & ~(game.red | game.black)


def from_day_two_or_at_once_above_fifteen(game: Game) -> bool:
    """With up to fifteen players the first day has no shot: it is for getting acquainted."""
    return game.number > 1 or game.size > 15  # noqa: PLR2004


def maniac_first_then_mafia_at_parity(game: Game) -> Decided | None:
    """While the Maniac is in the game only they can win; later mafia at parity, or civilians."""
    mafia, civilians = game.black & game.alive, game.red & game.alive
    mafia, civilians = mafia.bit_count(), civilians.bit_count()
    if members(game, "maniac") & game.alive:
        if mafia + civilians > 1:
            return None
        return Decided(("maniac",), "victory", "one-on-one", rule="maniac-wins")
    if not mafia:
        return Decided(("civilian",), "victory", "no-enemies", rule="civilians-win")
    if civilians <= mafia:
        return Decided(("mafia",), "victory", "parity", rule="mafia-wins")
    return None
