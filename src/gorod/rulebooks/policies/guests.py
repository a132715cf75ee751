"""What does a guest lose by night and gain by day? Whom may a role show, and must it show one?

The guest of a night has no act in it and cannot be voted out on the next day. The guest is the
player whom the Courtesan showed that night; nobody, if she showed nobody or was removed before.
"""

from __future__ import annotations

from gorod.engine.events import Disqualified, Event
from gorod.engine.game import Game
from gorod.engine.refusal import Refusal
from gorod.engine.rules import Death, Save
from gorod.engine.seats import seats_of

HOSTESS = "courtesan"
HEALER = "doctor"
WRONG_PATIENTS = 3


def guest_of_the_night(game: Game) -> int:
    """Return the guest of this night, by day that of the night before; 0 for nobody."""
    return game.acts.courtesan.target


def still_seated(game: Game, seat: int) -> bool:
    """Whether players believe the seat is in; silent removals are announced in the morning."""
    return (game.alive | game.rare.removed_unannounced) >> seat & 1 == 1


def _last_night(game: Game, duty: str) -> int:
    """Return whom a role acted on, with effect, in the night before this one; 0 for nobody."""
    before = game.number - 1
    for deed in reversed(game.facts.deeds):
        if deed.night < before:
            break
        if deed.night == before and deed.duty == duty and not deed.answer:
            return deed.target
    return 0


# --- The night ------------------------------------------------------------------------------


def aim_of_the_mafia(game: Game) -> int:
    """Return whom the mafia has hit tonight; 0 also if a guest of its own team spoils the shot."""
    hunt = game.hunt_of_the_night
    return 0 if hunt is None or game.black >> guest_of_the_night(game) & 1 else hunt.victim


def aim_of_the_maniac(game: Game) -> int:
    """Return whom the maniac has shot tonight."""
    return game.acts.maniac.target


def guest_of_the_killed_hostess_follows_her(game: Game) -> tuple[Death, ...]:
    """The mafia's victim dies unless healed, then the maniac's; a hostess takes her guest along."""
    shot, stabbed = aim_of_the_mafia(game), aim_of_the_maniac(game)
    if not (shot or stabbed):
        return ()
    healed = game.acts.doctor.target
    deaths: dict[int, Death] = {}
    if shot and shot != healed:
        _dies(game, deaths, shot, "night-kill")
    if stabbed:
        _dies(game, deaths, stabbed, "no-cure" if stabbed == healed else "maniac-kill")
    return tuple(deaths.values())


def doctor_and_block_save(game: Game) -> tuple[Save, ...]:
    """Return who is saved by a block or by the doctor.

    These are the player whom a spoilt shot was meant for; otherwise the healed victim of the mafia,
    and her guest as well if she is the hostess.
    """
    hunt = game.facts.hunts[-1]  # there has been a hunt in every night that is resolved
    stabbed = aim_of_the_maniac(game)
    if hunt.number and not hunt.victim:
        return () if hunt.number == stabbed else (Save(hunt.number, "block", "hunt-spoilt"),)
    healed = game.acts.doctor.target if hunt.victim else 0
    if not healed or hunt.victim != healed or healed == stabbed:
        return ()
    guest = guest_of_the_night(game) if healed == game.holder(HOSTESS) else 0
    spared = (Save(guest, "doctor", "guest-spared"),) if guest and guest != stabbed else ()
    return (Save(healed, "doctor", "healed"), *spared)


def a_guest_of_the_team_spoils_the_shot(
    game: Game, _: tuple[tuple[int, int], ...] | None, victim: int
) -> tuple[int, str]:
    """The don's number counts, or the common one; if a black is the guest, the shot misses."""
    if not game.black & game.alive:
        return 0, "hunt-unmanned"
    if not victim:
        return 0, "hunt-undecided"
    if game.black >> guest_of_the_night(game) & 1:
        return 0, "hunt-spoilt"
    return victim, "don-shot" if game.alive >> game.holder("don") & 1 else "team-shot"


def the_guest_is_blocked(game: Game, seat: int) -> bool:
    """Tonight's guest has no act."""
    return seat == game.acts.courtesan.target


def _dies(game: Game, deaths: dict[int, Death], seat: int, rule: str) -> None:
    """Add a victim, and her guest if she is the hostess; the first shot at a player counts."""
    deaths.setdefault(seat, Death(seat, "kill", rule))
    guest = guest_of_the_night(game) if game.cards[seat - 1] == HOSTESS else 0
    if guest:
        deaths.setdefault(guest, Death(guest, "guest", "guest-death"))


def the_guest_of_the_night_stays_today(game: Game) -> int:
    """No vote removes the guest on the day after the night."""
    return 1 << guest_of_the_night(game) & game.alive


# --- Whom a role may show ---------------------------------------------------------------------


def the_living_not_oneself_not_the_last_guest(
    game: Game, duty: str, seat: int, target: int
) -> Refusal | None:
    """Refuse a number that the role may not show; it may show another while its time runs.

    The doctor is never refused: their wrong choices are counted.
    """
    if duty == HEALER:
        return None
    rule = f"{duty}-choice"
    if not still_seated(game, target):
        return Refusal("out-of-game", rule=rule, seat=target)
    if target == seat and duty in (HOSTESS, "maniac"):
        return Refusal("own-number", rule=rule, seat=target)
    if duty == HOSTESS and target == _last_night(game, HOSTESS):
        return Refusal("guest-again", rule=rule, seat=target)
    return None


def guests_are_blocked_and_doctors_may_err(game: Game, duty: str, seat: int, target: int) -> str:
    """A guest's act is void. A doctor's wrong patient does not count, and they may show another."""
    if seat == game.acts.courtesan.target:
        return "blocked"
    return "wrong" if duty == HEALER and _wrong_patient(game, seat, target) else ""


def _wrong_patient(game: Game, seat: int, target: int) -> bool:
    """Whether the target is out, last night's patient, or the doctor for a second time."""
    if target == seat and _was_healed(game, seat):
        return True
    return not still_seated(game, target) or target == _last_night(game, HEALER)


def _was_healed(game: Game, seat: int) -> bool:
    """Whether this player has been a patient on any night."""
    return any((d.duty, d.target, d.answer) == (HEALER, seat, "") for d in game.facts.deeds)


def yes_or_no_and_guests_learn_nothing(game: Game, duty: str, target: int) -> str:
    """The don asks for the sheriff, the sheriff for the mafia; the maniac counts as neither.

    A guest learns nothing.
    """
    if game.holder(duty) == guest_of_the_night(game):
        return "blocked"
    don = duty == "don"
    sought = game.cards[target - 1] == "sheriff" if don else game.black >> target & 1
    return "yes" if sought else "no"


# --- Who must choose --------------------------------------------------------------------------


def hostess_and_doctor_must_choose(game: Game, duty: str, seat: int) -> Event | None:
    """Courtesan and doctor are removed silently without a choice, unless they could not choose."""
    if duty == HOSTESS and _may_choose(game, seat):
        return _removed(seat, "no-guest")
    if duty == HEALER and seat != guest_of_the_night(game):
        return _removed(seat, "no-patient")
    return None


def _may_choose(game: Game, seat: int) -> bool:
    return any(
        the_living_not_oneself_not_the_last_guest(game, HOSTESS, seat, target) is None
        for target in seats_of(game.alive)
    )


def the_third_wrong_patient_removes_the_doctor(
    _: Game, __: str, seat: int, wrong: int
) -> Event | None:
    """A doctor who shows three wrong numbers in one night is removed silently."""
    return _removed(seat, "wrong-patients") if wrong >= WRONG_PATIENTS else None


def _removed(seat: int, rule: str) -> Event:
    return Disqualified(seat, "", "removed", removed=True, rule=rule, silent=True)
