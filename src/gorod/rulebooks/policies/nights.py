"""What is called at night, whom does the hunt kill, and what follows at dawn?"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from gorod.engine.duties import DAWN, ROLES
from gorod.engine.events import DeathAnnounced, Decided, Event
from gorod.engine.game import Game
from gorod.engine.kept import kept
from gorod.engine.phases import Night
from gorod.engine.refusal import Refusal
from gorod.engine.rules import Death, Save
from gorod.engine.seats import Seats, mask_of, seats_of
from gorod.engine.vocabulary import Role

FOUR = 4
FIRST_QUIET = 2


def meeting_then_hunts(
    first: tuple[str, ...], later: tuple[str, ...]
) -> Callable[[Game, int], tuple[str, ...]]:
    """The first night has its own duties; all later nights have the same ones."""

    def night_duties(_: Game, number: int) -> tuple[str, ...]:
        return first if number == 1 else later

    return night_duties


def dealt_roles_and_the_maniac_while_he_lives(
    first: tuple[str, ...], later: tuple[str, ...]
) -> Callable[[Game, int], tuple[str, ...]]:
    """Roles that were dealt are called even when out; the maniac only while in the game."""
    first_night, later_nights = kept(partial(_dealt, first)), kept(partial(_dealt, later))

    def night_duties(game: Game, number: int) -> tuple[str, ...]:
        called = first_night if number == 1 else later_nights
        dealt, without_maniac = called(frozenset(game.cards))
        return dealt if game.alive >> game.holder("maniac") & 1 else without_maniac

    return night_duties


def meeting_then_a_night_of_checks_then_hunts(
    first: tuple[str, ...], later: tuple[str, ...]
) -> Callable[[Game, int], tuple[str, ...]]:
    """The first night has its own duties, and in the second night nobody hunts."""

    def night_duties(_: Game, number: int) -> tuple[str, ...]:
        if number == 1:
            return first
        return later if number > FIRST_QUIET else tuple(d for d in later if d != "hunt")

    return night_duties


def _dealt(
    duties: tuple[str, ...], roles: frozenset[Role]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the duties whose card was dealt, with those of the maniac and without them.

    This depends only on which roles were dealt, whoever holds them.
    """
    dealt = [d for d in duties if d in EVERY_NIGHT or d.removesuffix("-look") in roles]
    return tuple(dealt), tuple([d for d in dealt if d.removesuffix("-look") != "maniac"])


EVERY_NIGHT = ("meet", "hunt", DAWN)
"""The calls of a whole team and the end of a night: they do not depend on the deal."""


def all_living_blacks_shoot_one(game: Game, shots: tuple[tuple[int, int], ...]) -> int:
    """A kill needs exactly one shot from every living black, all at the same living player."""
    return _all_shoot_one(game, game.black & game.alive, shots)


def _all_shoot_one(game: Game, hunters: int, shots: tuple[tuple[int, int], ...]) -> int:
    shooters = 0
    target = shots[0][1] if shots else 0
    for shooter, aim in shots:
        if aim != target or shooters >> shooter & 1:
            return 0
        shooters |= 1 << shooter
    return target if shooters == hunters and game.alive >> target & 1 else 0


def all_of_the_pack_shoot_one(
    pack: Callable[[Game, str], int],
) -> Callable[[Game, tuple[tuple[int, int], ...]], int]:
    """A kill needs one shot from every living hunter of tonight, all at one living player."""

    def hunt_victim(game: Game, shots: tuple[tuple[int, int], ...]) -> int:
        duty = game.phase.duties[0] if isinstance(game.phase, Night) else ""
        return _all_shoot_one(game, pack(game, duty) & game.alive, shots)

    return hunt_victim


def the_black_team(game: Game, _: str) -> int:
    """The black team meets and hunts."""
    return game.black


def any_number_may_be_shot_at(_: Game, __: int) -> Refusal | None:
    """Any called number may be shot at."""
    return None


def every_hit_kills(
    _: Game, __: tuple[tuple[int, int], ...] | None, victim: int
) -> tuple[int, str]:
    """A hit kills; any other shot misses."""
    return victim, "night-kill" if victim else "night-miss"


def a_second_shot_misses_by_its_own_rule(
    _: Game, shots: tuple[tuple[int, int], ...] | None, victim: int
) -> tuple[int, str]:
    """A hunt in which somebody shot twice misses by that rule; any other by the general one."""
    if victim:
        return victim, "night-kill"
    shooters = [shooter for shooter, _ in shots or ()]
    return 0, "second-shot" if len(set(shooters)) < len(shooters) else "night-miss"


def nobody_is_saved(_: Game) -> tuple[Save, ...]:
    """Every player who is hit dies."""
    return ()


def number_of_the_don_or_of_all_without_him(game: Game, shots: tuple[tuple[int, int], ...]) -> int:
    """Return the don's last number; if the don is out, the last number common to all living blacks.

    0 if there is none.
    """
    last, don = dict(shots), game.holder("don")
    if game.alive >> don & 1:
        return last.get(don, 0)
    aims = {last.get(hunter, 0) for hunter in seats_of(game.black & game.alive)}
    return aims.pop() if len(aims) == 1 else 0


def last_number_of_the_don_or_of_all_without_him(
    game: Game, shots: tuple[tuple[int, int], ...]
) -> int:
    """Return that number if that player is alive; a number that is out hits nobody."""
    target = number_of_the_don_or_of_all_without_him(game, shots)
    return target if game.alive >> target & 1 else 0


def shot_of_the_don_of_the_team_or_of_nobody(
    weighed: str,
) -> Callable[[Game, tuple[tuple[int, int], ...] | None, int], tuple[int, str]]:
    """Return whose number it was, or why there is none; the judge may have decided otherwise."""

    def hunt_result(
        game: Game, shots: tuple[tuple[int, int], ...] | None, victim: int
    ) -> tuple[int, str]:
        don = game.alive >> game.holder("don") & 1
        if not game.black & game.alive:
            return 0, "hunt-unmanned"
        if victim and not don:
            return victim, "hunt-weighed" if game.waives(weighed) else "team-shot"
        if victim:
            return victim, "don-shot"
        return 0, _why_nobody(game, shots)

    return hunt_result


def _why_nobody(game: Game, shots: tuple[tuple[int, int], ...] | None) -> str:
    """Return why nobody is hit: a miss or a dead number, a silent don, or different numbers."""
    if shots is None or number_of_the_don_or_of_all_without_him(game, shots):
        return "night-miss"
    last, don = dict(shots), game.holder("don")
    if game.lives(don):
        return "night-miss" if don in last else "don-silent"
    return "night-miss" if 0 in last.values() else "hunt-undecided"


def nobody_shown(_: Game, duty: str, target: int) -> str:
    """A role may show nobody; a number without effect counts as nobody."""
    return f"{duty}-nobody-by-number" if target else NOBODY[duty]


NOBODY = {role: f"{role}-nobody" for role in ROLES}
"""By which rule each role leaves everybody alone."""


def each_role_once(duty: str) -> str:
    """The rule that gives a role its act allows one act a night."""
    return ROLES[duty]


def don_seeks_sheriff_and_sheriff_seeks_black(game: Game, duty: str, target: int) -> str:
    """The don learns whether a seat is the sheriff, the sheriff which colour it has."""
    if duty == "don":
        return "yes" if game.card(target) == "sheriff" else "no"
    return "black" if game.black >> target & 1 else "red"


def draw_after_unchanged_nights(nights: int) -> Callable[[Game], Event | None]:
    """Victims are announced; enough hunting nights in a row without a change are a draw."""

    def dawn(game: Game) -> Event | None:
        if game.leaving:
            return DeathAnnounced(still_leaving(game))
        return _draw(game, nights)

    return dawn


def _draw(game: Game, nights: int) -> Event | None:
    if game.hunted_tonight and game.nights_without_change + 1 >= nights:
        return Decided((), "draw", "unchanged-nights", rule="draw")
    return None


def victims_name_before_the_morning(
    numbers: Callable[[Game, int], int], draw_after: int
) -> Callable[[Game], Event | None]:
    """Victims are announced; those entitled name a best move first. Unchanged nights are a draw."""

    def dawn(game: Game) -> Event | None:
        if game.leaving:
            dead = still_leaving(game)
            return DeathAnnounced(dead, entitled(game, dead, numbers))
        return _draw(game, draw_after)

    return dawn


def entitled(game: Game, dead: Seats, numbers: Callable[[Game, int], int]) -> Seats:
    """Those of the victims who may name a best move."""
    seats: Seats = ()
    for seat in dead:
        if numbers(game, seat):
            seats += (seat,)
    return seats


def red_wins_after_quiet_nights_of_four(nights: int) -> Callable[[Game], Event | None]:
    """Victims are announced.

    Red wins after `nights` nights in a row begun by four without a hit.
    """

    def dawn(game: Game) -> Event | None:
        if game.leaving:
            return DeathAnnounced(still_leaving(game))
        if game.alive.bit_count() == FOUR and _quiet_nights_of_four(game, nights):
            return Decided(("red",), "victory", "quiet-nights", rule="four-nights")
        return None

    return dawn


def _quiet_nights_of_four(game: Game, nights: int) -> bool:
    """Whether four began each of the last nights, tonight's included, without a hit.

    A hit counts even if the victim was healed.
    """
    hit = {hunt.night for hunt in game.facts.hunts if hunt.victim}
    quiet = {
        night
        for night, alive in game.facts.nightfalls
        if alive.bit_count() == FOUR and night not in hit
    }
    return all(game.number - back in quiet for back in range(nights))


def still_leaving(game: Game) -> Seats:
    """Return tonight's victims in their order, without those disqualified since."""
    dead, leaving = game.phase.dead, game.leaving
    if mask_of(dead) == leaving:
        return dead
    return tuple([seat for seat in dead if leaving >> seat & 1])


def nobody_else(_: Game) -> tuple[Death, ...]:
    """Only the hunt kills, and it does so at once."""
    return ()


def the_don_sets_an_order(_: Game) -> Refusal | None:
    """The don may set any order."""
    return None


def no_order_is_set(_: Game) -> Refusal | None:
    """No order is set in advance: the mafia agrees on its victim every night."""
    return Refusal("no-order", rule="shooting-order")


def any_seat_may_be_shown(_: Game, __: str, ___: int, ____: int) -> Refusal | None:
    """A role may show any seat, including players who are out."""
    return None


def by_the_call_of_the_role(_: Game, duty: str, __: int) -> str:
    """If a role shows nobody, the rule of its call applies."""
    return ROLES[duty]


def one_check_a_night(_: str) -> str:
    """No role acts twice in a night."""
    return "one-check"
