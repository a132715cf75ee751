"""What do a night's kills, visits and heals come to? Whom may a role show?"""

from __future__ import annotations

from gorod.engine.duties import ACTS
from gorod.engine.game import Game
from gorod.engine.refusal import Refusal
from gorod.engine.rules import Death
from gorod.engine.seats import Seats, mask_of
from gorod.rulebooks.policies.nights import don_seeks_sheriff_and_sheriff_seeks_black


def guest_survives_shots_and_dies_with_her(game: Game) -> tuple[Death, ...]:
    """Shots kill, save the healed and the guest; the guest dies with her unless healed.

    Everything of a night happens at once. The order is mafia's victim, maniac's victim, guest.
    """
    if not game.hunted_tonight:
        return ()
    shot = game.sheet.hunts[-1].victim
    stabbed, guest, healed = (shown(game, duty) for duty in ("maniac", "beauty", "doctor"))
    deaths = []
    if shot and shot not in (guest, healed):
        deaths.append(Death(shot, "kill", "night-kill"))
    if stabbed and stabbed not in (shot, guest, healed):
        deaths.append(Death(stabbed, "kill", "maniac-kill"))
    hostess = game.holder("beauty")
    if guest and guest != healed and any(death.seat == hostess for death in deaths):
        deaths.append(Death(guest, "guest", "guest-death"))
    return tuple(deaths)


def shown(game: Game, duty: str) -> int:
    """Whom a role has acted on tonight, with effect; 0 for nobody."""
    deed = game.deed(duty)
    return deed.target if deed is not None else 0


def killed_tonight(game: Game) -> Seats:
    """The night's victims, also those who were disqualified before it ended."""
    return tuple(death.seat for death in guest_survives_shots_and_dies_with_her(game))


ONCE = frozenset({"beauty", "doctor"})
"""Roles that show nobody a second time in a game."""


def nobody_is_visited_or_healed_twice(
    game: Game, duty: str, seat: int, target: int
) -> Refusal | None:
    """Each player at most once in the whole game; another number may follow in time."""
    again = any((d.duty, d.seat, d.target) == (duty, seat, target) for d in game.sheet.deeds)
    if again and duty in ONCE and game.lives(target):
        why = "visited-already" if duty == "beauty" else "healed-already"
        return Refusal(why, rule=f"{duty}-once", seat=seat, target=target)
    return None


def own_or_departed_number(game: Game, duty: str, seat: int, target: int) -> bool:
    """Who acts on a player already out acts on nobody; so does the beauty on herself."""
    own = duty == "beauty" and target == seat
    return duty in ACTS and (own or not game.lives(target))


def every_number_counts(_: Game, __: str, ___: int, ____: int) -> bool:
    """Whoever shows a seat has shown it."""
    return False


def maniac_is_red_if_a_black_saw_the_night_fall(game: Game, duty: str, target: int) -> str:
    """The don seeks the sheriff. The sheriff sees the maniac black once no black is left."""
    if duty != "don" and game.maniac >> target & 1:
        gone = mask_of(tuple(d.seat for d in game.sheet.departures if d.moment == game.moment))
        return "red" if game.black & (game.alive | gone) else "black"
    return don_seeks_sheriff_and_sheriff_seeks_black(game, duty, target)
