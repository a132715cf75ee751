"""What do a night's kills, visits and heals come to? Whom may a role show?"""

from __future__ import annotations

from gorod.engine.duties import ACTS
from gorod.engine.game import Game
from gorod.engine.refusal import Refusal
from gorod.engine.rules import Death, Save
from gorod.engine.seats import Seats
from gorod.engine.vocabulary import Why
from gorod.rulebooks.policies.nights import don_seeks_sheriff_and_sheriff_seeks_black


def guest_survives_shots_and_dies_with_her(game: Game) -> tuple[Death, ...]:
    """Shots kill, save the healed and the guest; the guest dies with her unless healed.

    Everything of a night happens at once. The order is mafia's victim, maniac's victim, guest.
    """
    hunt = game.hunt_of_the_night
    if hunt is None:
        return ()
    shot = hunt.victim
    stabbed, guest, healed = _shown_tonight(game)
    deaths = []
    if shot and shot not in (guest, healed):
        deaths.append(Death(shot, "kill", "night-kill"))
    if stabbed and stabbed not in (shot, guest, healed):
        deaths.append(Death(stabbed, "kill", "maniac-kill"))
    hostess = game.holder("beauty")
    if guest and guest != healed and hostess in [death.seat for death in deaths]:
        deaths.append(Death(guest, "guest", "guest-death"))
    return tuple(deaths)


def doctor_and_beauty_save(game: Game) -> tuple[Save, ...]:
    """Who was shot at and lives, and the guest who does not die with her."""
    hunt = game.hunt_of_the_night
    shot = 0 if hunt is None else hunt.victim
    stabbed, guest, healed = _shown_tonight(game)
    if not (shot or stabbed):
        return ()
    hostess, doctor = game.holder("beauty"), game.holder("doctor")
    each_other = guest == doctor and healed == hostess
    saves = []
    for seat in (shot, stabbed) if shot != stabbed else (shot,):
        if not seat or seat not in (guest, healed):
            continue
        if each_other:
            saves.append(Save(seat, "both", "saved-by-each-other"))
        elif seat == guest:
            saves.append(Save(seat, "hostess", "guest-safe"))
        else:
            saves.append(Save(seat, "doctor", "healed"))
    if hostess in (shot, stabbed) and guest and not each_other:
        saves.extend(_guest_of_the_shot(hostess, guest, healed))
    return tuple(saves)


def _guest_of_the_shot(hostess: int, guest: int, healed: int) -> tuple[Save, ...]:
    """With her healed both live; with the guest healed she dies alone."""
    if healed == hostess:
        return (Save(guest, "doctor", "guest-spared"),)
    return (Save(guest, "doctor", "guest-healed"),) if healed == guest else ()


def _shown_tonight(game: Game) -> tuple[int, int, int]:
    """Whom the maniac, the beauty and the doctor have acted on tonight, with effect."""
    acts = game.acts
    return acts.maniac.target, acts.beauty.target, acts.doctor.target


def killed_tonight(game: Game) -> Seats:
    """The night's victims, also those who were disqualified before it ended."""
    return tuple(death.seat for death in guest_survives_shots_and_dies_with_her(game))


ONCE = frozenset({"beauty", "doctor"})
"""Roles that show nobody a second time in a game."""


def nobody_is_visited_or_healed_twice(
    game: Game, duty: str, seat: int, target: int
) -> Refusal | None:
    """Each player at most once in the whole game; another number may follow in time."""
    if duty not in ONCE or not game.alive >> target & 1:
        return None
    for deed in game.facts.deeds:
        if deed.target == target and deed.duty == duty and deed.seat == seat:
            why: Why = "visited-already" if duty == "beauty" else "healed-already"
            return Refusal(why, rule=f"{duty}-once", seat=seat, target=target)
    return None


def own_or_departed_number(game: Game, duty: str, seat: int, target: int) -> bool:
    """Who acts on a player already out acts on nobody; so does the beauty on herself."""
    if duty not in ACTS:
        return False
    return not game.alive >> target & 1 or (duty == "beauty" and target == seat)


def every_number_counts(_: Game, __: str, ___: int, ____: int) -> bool:
    """Whoever shows a seat has shown it."""
    return False


def maniac_is_red_while_a_black_is_in(game: Game, duty: str, target: int) -> str:
    """The don seeks the sheriff. The sheriff sees the maniac black once no black is left.

    Blacks whom this night kills are in until it ends; one disqualified in it has left.
    """
    if duty != "don" and game.maniac >> target & 1:
        return "red" if game.black & game.alive else "black"
    return don_seeks_sheriff_and_sheriff_seeks_black(game, duty, target)
