"""The night: meetings, the hunt, the checks."""

from __future__ import annotations

from gorod.engine.commands import Miss, Order, Proceed, Shoot, Show
from gorod.engine.duties import ACTS, ROLES, checker
from gorod.engine.events import (
    Acted,
    Checked,
    DutyDone,
    HuntEnded,
    MafiaMet,
    NightFell,
    NothingShown,
    OrderSet,
)
from gorod.engine.game import Game
from gorod.engine.phases import Dusk, Night
from gorod.engine.refusal import Refusal
from gorod.engine.registry import Answer, decides
from gorod.engine.rules import Rules
from gorod.engine.seats import has, seats_of


@decides(Proceed, Dusk)
def announce_night(rules: Rules, game: Game, _: Dusk, __: Proceed) -> Answer:
    """The judge announces the night."""
    number = game.number + 1
    return NightFell(number, rules.night_duties(number))


@decides(Proceed, Night)
def go_on(rules: Rules, game: Game, phase: Night, _: Proceed) -> Answer:
    """Whoever is awake falls asleep again; a hunt is never passed over while a black lives."""
    duty = phase.duties[0]
    if duty == "hunt" and game.black & game.alive:
        return Refusal("hunt-due", rule="hunt")
    if duty == "hunt":
        return _missed(rules, game, deliberate=False)
    if duty in ROLES:
        return NothingShown(duty, checker(game, duty), rule=ROLES[duty])
    if duty == "meet":
        return MafiaMet(seats_of(game.black), game.holder("don"))
    return DutyDone(duty, rule=duty)


@decides(Order, Night)
def set_order(rules: Rules, game: Game, phase: Night, command: Order) -> Answer:
    """The don sets the shooting order while the mafia meets."""
    if phase.duties[0] != "meet":
        return Refusal("order-late", rule="shooting-order")
    refused = rules.order(game)
    if refused is not None:
        return refused
    don = game.holder("don")
    if not game.lives(don):
        return Refusal("role-out", rule="shooting-order", seat=don)
    for seat in command.seats:
        if not 1 <= seat <= game.size:
            return Refusal("no-such-seat", rule="shooting-order", seat=seat)
    return OrderSet(seats_of(game.black), command.seats)


@decides(Shoot, Night)
def shoot(rules: Rules, game: Game, phase: Night, command: Shoot) -> Answer:
    """The hunt, shot by shot: only living blacks shoot, at any number that is called."""
    if phase.duties[0] != "hunt":
        return _no_hunt_now(rules, game)
    hunters = game.black & game.alive
    for shooter, target in command.shots:
        if not has(hunters, shooter):
            return Refusal("not-a-hunter", rule="hunt", seat=shooter)
        if not 0 <= target <= game.size:
            return Refusal("no-such-seat", rule="hunt", seat=target)
    hit = rules.hunt_victim(game, command.shots)
    return HuntEnded(
        command.shots,
        deliberate=False,
        victim=hit if rules.hits_kill_at_once else 0,
        first=game.number == rules.first_hunt,
        rule="night-kill" if hit else "night-miss",
        aim=hit,
    )


@decides(Miss, Night)
def miss(rules: Rules, game: Game, phase: Night, _: Miss) -> Answer:
    """The judge notes a miss."""
    if phase.duties[0] != "hunt":
        return _no_hunt_now(rules, game)
    return _missed(rules, game, deliberate=True)


def _missed(rules: Rules, game: Game, *, deliberate: bool) -> HuntEnded:
    first = game.number == rules.first_hunt
    return HuntEnded((), deliberate=deliberate, victim=0, first=first, rule="night-miss")


def _no_hunt_now(rules: Rules, game: Game) -> Refusal:
    """Either tonight's hunt is over, or this night has none and a later one may."""
    return Refusal("no-hunt-now", rule="hunt", early=game.number < rules.first_hunt)


@decides(Show, Night)
def show(rules: Rules, game: Game, phase: Night, command: Show) -> Answer:
    """A role that is awake shows one seat: a check is answered, another act is noted.

    A role that is out of the game is called all the same, and shows nothing.
    """
    duty, target = command.duty, command.target
    if duty not in ROLES or duty not in game.cards:
        return Refusal("no-such-duty", rule="night-check")
    if phase.duties[0] != duty:
        return _asleep(rules, game, phase, duty)
    seat = checker(game, duty)
    if command.seat not in (0, seat) or not 0 <= target <= (game.size if seat else 0):
        return _may_not_show(game, command, seat)
    if target == 0 or rules.declines(game, duty, seat, target):
        return NothingShown(duty, seat, rule=ROLES[duty])
    return rules.act_refused(game, duty, seat, target) or _shown(rules, game, command, seat)


def _shown(rules: Rules, game: Game, command: Show, seat: int) -> Acted | Checked:
    duty, target = command.duty, command.target
    if duty in ACTS:
        return Acted(duty, seat, target, ACTS[duty])
    answer = rules.check_answer(game, duty, target)
    return Checked(duty, seat, target, answer, rule=f"{duty}-{answer}")


def _may_not_show(game: Game, command: Show, holder: int) -> Refusal:
    rule = ROLES[command.duty]
    if not holder:
        return Refusal("role-out", rule=rule, seat=game.holder(command.duty))
    if command.seat not in (0, holder):
        return Refusal("not-the-holder", rule=rule, seat=command.seat)
    return Refusal("no-such-seat", rule=rule, seat=command.target)


def _asleep(rules: Rules, game: Game, phase: Night, duty: str) -> Refusal:
    """Not called yet, called already, or not called at all before the first hunt."""
    if duty in phase.duties:
        return Refusal("asleep", rule=ROLES[duty], early=True)
    if game.number < rules.first_hunt:
        return Refusal("no-check-yet", rule=ROLES[duty])
    return Refusal("checked-already", rule="one-check")
