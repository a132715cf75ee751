"""What follows from a night's kills, visits and heals? Whom may a role show?"""

from __future__ import annotations

from gorod.engine.duties import ACTS
from gorod.engine.game import Game
from gorod.engine.refusal import Refusal
from gorod.engine.rules import Death, Save
from gorod.engine.seats import Seats
from gorod.engine.vocabulary import Why
from gorod.rulebooks.policies.nights import don_seeks_sheriff_and_sheriff_seeks_black


def guest_survives_shots_and_dies_with_her(game: Game) -> tuple[Death, ...]:
    """Shots kill, except the healed and the guest; the guest dies with the beauty unless healed.

    All acts of a night take effect at once. The order is the mafia's victim, the maniac's victim,
    the guest.
    """
    hunt = game.hunt_of_the_night
    if hunt is None:
        return ()
    shot, acts = hunt.victim, game.acts
    stabbed, guest, healed = acts.maniac.target, acts.beauty.target, acts.doctor.target
    deaths: tuple[Death, ...] = ()
    if shot and shot not in (guest, healed):
        deaths = (Death(shot, "kill", "night-kill"),)
    if stabbed and stabbed not in (shot, guest, healed):
        deaths += (Death(stabbed, "kill", "maniac-kill"),)
    if guest and guest != healed and acts.beauty.seat in [death.seat for death in deaths]:
        deaths += (Death(guest, "guest", "guest-death"),)
    return deaths


def doctor_and_beauty_save(game: Game) -> tuple[Save, ...]:
    """Return who was shot at and lives, and a guest who does not die with the beauty."""
    hunt = game.hunt_of_the_night
    shot, acts = 0 if hunt is None else hunt.victim, game.acts
    stabbed, guest, healed = acts.maniac.target, acts.beauty.target, acts.doctor.target
    if not (shot or stabbed) or not (guest or healed):
        return ()
    hostess, doctor = acts.beauty.seat, acts.doctor.seat
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
    """If the doctor healed her, both live; if they healed the guest, she dies alone."""
    if healed == hostess:
        return (Save(guest, "doctor", "guest-spared"),)
    return (Save(guest, "doctor", "guest-healed"),) if healed == guest else ()


def killed_tonight(game: Game) -> Seats:
    """Return the night's victims, including those who were disqualified before it ended."""
    return tuple(death.seat for death in guest_survives_shots_and_dies_with_her(game))


ONCE = frozenset({"beauty", "doctor"})
"""Roles that may not show the same player twice in a game."""


def nobody_is_visited_or_healed_twice(
    game: Game, duty: str, seat: int, target: int
) -> Refusal | None:
    """Each player is visited and healed at most once a game; another number may be shown."""
    if duty not in ONCE or not game.alive >> target & 1:
        return None
    for deed in game.facts.deeds:
        if deed.target == target and deed.duty == duty and deed.seat == seat:
            why: Why = "visited-already" if duty == "beauty" else "healed-already"
            return Refusal(why, rule=f"{duty}-once", seat=seat, target=target)
    return None


def own_or_departed_number(game: Game, duty: str, seat: int, target: int) -> bool:
    """An act on a player who is out has no effect; nor has the beauty's act on herself."""
    if duty not in ACTS:
        return False
    return not game.alive >> target & 1 or (duty == "beauty" and target == seat)


def every_number_counts(_: Game, __: str, ___: int, ____: int) -> bool:
    """Every seat that is shown counts."""
    return False


def maniac_is_red_while_a_black_is_in(game: Game, duty: str, target: int) -> str:
    """The don seeks the sheriff. The sheriff sees the maniac as black once no black is left.

    Blacks whom this night kills are in the game until it ends; one disqualified during it has left.
    """
    if duty != "don" and game.maniac >> target & 1:
        return "red" if game.black & game.alive else "black"
    return don_seeks_sheriff_and_sheriff_seeks_black(game, duty, target)
