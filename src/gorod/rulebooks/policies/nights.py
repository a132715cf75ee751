"""What happens at night?"""

from __future__ import annotations

from collections.abc import Callable

from gorod.engine.events import DeathAnnounced, Decided, Event
from gorod.engine.game import Game
from gorod.engine.phases import Night
from gorod.engine.refusal import Refusal
from gorod.engine.seats import Seats


def meeting_then_hunts(
    first: tuple[str, ...], later: tuple[str, ...]
) -> Callable[[int], tuple[str, ...]]:
    """The first night has duties of its own; every later night has the same ones."""

    def night_duties(number: int) -> tuple[str, ...]:
        return first if number == 1 else later

    return night_duties


def all_living_blacks_shoot_one(game: Game, shots: tuple[tuple[int, int], ...]) -> int:
    """A kill needs one shot from every living black, all at one living player."""
    hunters = game.black & game.alive
    shooters = 0
    target = shots[0][1] if shots else 0
    for shooter, aim in shots:
        if aim != target or shooters >> shooter & 1:
            return 0
        shooters |= 1 << shooter
    return target if shooters == hunters and target and game.lives(target) else 0


def don_seeks_sheriff_and_sheriff_seeks_black(game: Game, duty: str, target: int) -> str:
    """The don learns whether a seat is the sheriff, the sheriff which colour it has."""
    if duty == "don":
        return "yes" if game.card(target) == "sheriff" else "no"
    return "black" if game.black >> target & 1 else "red"


def draw_after_unchanged_nights(nights: int) -> Callable[[Game], Event | None]:
    """Victims are announced; enough hunting nights in a row without a change end in a draw."""

    def dawn(game: Game) -> Event | None:
        if game.leaving:
            return DeathAnnounced(still_leaving(game))
        if game.hunted_tonight and game.quiet + 1 >= nights:
            return Decided((), "draw", "unchanged-nights", rule="draw")
        return None

    return dawn


def still_leaving(game: Game) -> Seats:
    """Tonight's victims in their order, less those disqualified since."""
    dead = game.phase.dead if isinstance(game.phase, Night) else ()
    return tuple(seat for seat in dead if game.leaving >> seat & 1)


def nobody_else(_: Game) -> tuple[tuple[int, str], ...]:
    """The hunt alone kills, and at once."""
    return ()


def the_don_sets_an_order(_: Game) -> Refusal | None:
    """The don may set any order."""
    return None


def any_seat_may_be_shown(_: Game, __: str, ___: int, ____: int) -> Refusal | None:
    """Whoever acts at night may show any seat, those out of the game too."""
    return None
