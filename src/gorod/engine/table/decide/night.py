"""Decisions of the night: meetings, the hunt, checks and other acts."""

from __future__ import annotations

from gorod.engine.commands import Miss, Order, Proceed, Shoot, Show, Technical
from gorod.engine.decisions import Answer, decides
from gorod.engine.duties import ACTS, CHECKS, DAWN, ROLES, checker, kind_of, part
from gorod.engine.events import (
    Acted,
    Checked,
    DutyDone,
    Event,
    HuntEnded,
    MafiaMet,
    NightFell,
    NothingShown,
    OrderSet,
    TechnicalNight,
)
from gorod.engine.game import Game
from gorod.engine.phases import (
    AnyPhase,
    Dusk,
    LastWord,
    Lift,
    Naming,
    Night,
    Recess,
    Speech,
    Tie,
    Vote,
)
from gorod.engine.powers.act_deadlines import ActDeadlines
from gorod.engine.powers.answered_acts import AnsweredActs
from gorod.engine.powers.compulsory_acts import CompulsoryActs
from gorod.engine.powers.fatal_miss import FatalMiss
from gorod.engine.powers.open_hunt import OpenHunt
from gorod.engine.powers.takings import Takings
from gorod.engine.powers.technical_night import TechnicalNight as TechnicalNightPower
from gorod.engine.refusal import Refusal
from gorod.engine.rules import Rules
from gorod.engine.seats import seats_of

NOTHING: frozenset[str] = frozenset()

Shots = tuple[tuple[int, int], ...]
"""Pairs of a shooter and the number they shot at."""


@decides(Proceed, Dusk)
def announce_night(rules: Rules, game: Game, _: Dusk, __: Proceed) -> Answer:
    """Announce the night."""
    number = game.number + 1
    return NightFell(number, rules.night_duties(game, number))


@decides(Proceed, Night)
def go_on(rules: Rules, game: Game, phase: Night, _: Proceed) -> Answer:
    """End the duty that is awake, unless it is a hunt and one of its hunters is alive."""
    duty = phase.duties[0]
    kind, nth = part(duty)
    if kind in ROLES:
        return _silent(rules, game, kind, checker(game, duty), said=False)
    if kind == "hunt":
        if rules.pack(game, duty) & game.alive:
            return Refusal("hunt-due", rule="hunt")
        return _missed(rules, game, 0, deliberate=False)
    if kind == "meet":
        return MafiaMet(seats_of(rules.pack(game, duty)), game.holder(rules.leader, nth))
    return DutyDone(kind, rule="day-breaks" if kind == DAWN else kind)


@decides(Order, Night)
def set_order(rules: Rules, game: Game, phase: Night, command: Order) -> Answer:
    """Set the don's shooting order, which is possible only while the mafia meets."""
    kind, nth = part(phase.duties[0])
    if kind != "meet":
        return Refusal("order-late", rule="shooting-order")
    refused = rules.order(game)
    if refused is not None:
        return refused
    don = game.holder(rules.leader, nth)
    if not don:
        return Refusal("role-absent", rule="shooting-order", clause=rules.leader)
    if not game.lives(don):
        return Refusal("role-out", rule="shooting-order", seat=don)
    for seat in command.seats:
        if not 1 <= seat <= game.size:
            return Refusal("no-such-seat", rule="shooting-order", seat=seat)
    return OrderSet(seats_of(rules.pack(game, phase.duties[0])), command.seats)


@decides(Shoot, Night)
def shoot(rules: Rules, game: Game, phase: Night, command: Shoot) -> Answer:
    """Decide the hunt: only living hunters may shoot, at any number that the rules allow.

    A number without shots means that everybody shot at it. In an open hunt nobody notes who showed
    the number, so only the number is recorded.
    """
    duty = phase.duties[0]
    if kind_of(duty) != "hunt":
        return _no_hunt_now(rules, game, phase)
    hunters = rules.pack(game, duty) & game.alive
    if command.number and not (command.shots or hunters):
        return Refusal("nobody-hunts", rule="hunt", seat=command.number)
    shots = command.shots or tuple((s, command.number) for s in seats_of(hunters) if command.number)
    refused = _shot_amiss(rules, game, hunters, shots)
    if refused is not None:
        return refused
    victim = rules.hunt_victim(game, shots)
    hit, rule = rules.hunt_result(game, shots, victim)
    together = rules.power(OpenHunt)
    hunt = HuntEnded(
        shots if together is None else command.shots,
        deliberate=False,
        victim=hit if rules.hits_kill_at_once else 0,
        first=game.number == rules.first_hunt,
        rule=rule,
        aim=hit,
        hunters=seats_of(hunters),
        number=0 if together is None else victim or together.settled(game, shots),
        together=together is not None,
    )
    return hunt if victim else _with_its_cost(rules, game, shots, hunt)


def _shot_amiss(rules: Rules, game: Game, hunters: int, shots: Shots) -> Refusal | None:
    """Refuse a shooter who is not a hunter, or a number that may not be shot at.

    A number that follows itself is checked only once.
    """
    allowed: int | None = None
    for shooter, target in shots:
        if shooter < 1 or not hunters >> shooter & 1:
            return Refusal("not-a-hunter", rule="hunt", seat=shooter)
        if target == allowed:
            continue
        if not 0 <= target <= game.size:
            return Refusal("no-such-seat", rule="hunt", seat=target)
        refused = rules.shot_refused(game, target)
        if refused is not None:
            return refused
        allowed = target
    return None


def _with_its_cost(rules: Rules, game: Game, shots: Shots, hunt: HuntEnded) -> Answer:
    """Return a hunt that hits nobody, together with what this costs the hunters."""
    fatal = rules.power(FatalMiss)
    cost = () if fatal is None else fatal.no_victim(game, shots)
    return hunt if type(cost) is Refusal or not cost else (hunt, *cost)


@decides(Miss, Night)
def miss(rules: Rules, game: Game, phase: Night, _: Miss) -> Answer:
    """Record a miss noted by the judge."""
    duty = phase.duties[0]
    if kind_of(duty) != "hunt":
        return _no_hunt_now(rules, game, phase)
    hunters = rules.pack(game, duty) & game.alive
    fatal = rules.power(FatalMiss)
    cost = () if fatal is None else fatal.no_victim(game, None)
    return cost if type(cost) is Refusal else _missed(rules, game, hunters, deliberate=True)


def _missed(rules: Rules, game: Game, hunters: int, *, deliberate: bool) -> HuntEnded:
    _, rule = rules.hunt_result(game, None, 0)
    return HuntEnded(
        (),
        deliberate,
        victim=0,
        first=game.number == rules.first_hunt,
        rule=rule,
        hunters=seats_of(hunters),
        together=OpenHunt in rules.powers,
    )


def _no_hunt_now(rules: Rules, game: Game, phase: Night) -> Refusal:
    """Refuse a shot or a miss outside a hunt; `early` if a hunt comes later in the game."""
    soon = any(kind_of(duty) == "hunt" for duty in phase.duties)
    return Refusal("no-hunt-now", rule="hunt", early=soon or game.number < rules.first_hunt)


@decides(Show, Night)
def show(rules: Rules, game: Game, phase: Night, command: Show) -> Answer:
    """Decide what a role that is awake shows: a check is answered, any other act is noted.

    A role that is out of the game is called as well, and shows nothing.
    """
    duty, target, called = command.duty, command.target, phase.duties[0]
    if duty not in ROLES or (called != duty and kind_of(called) != duty):
        return _not_called(rules, game, phase, duty)
    seat = checker(game, called)
    if not seat and duty not in game.cards:
        return _no_holder(rules, game, duty)
    if (command.seat and command.seat != seat) or not 0 <= target <= (game.size if seat else 0):
        return _may_not_show(game, phase, command, seat)
    refused = None
    if command.takes:
        refused = _takes_amiss(rules, command, seat)
    elif target == 0:
        return _nobody(rules, game, duty, seat)
    elif rules.declines(game, duty, seat, target):
        return _silent(rules, game, duty, seat, target)
    refused = refused or rules.act_refused(game, duty, seat, target)
    return refused or SHOWN[duty](rules, game, command, seat)


def _no_holder(rules: Rules, game: Game, duty: str) -> Refusal:
    """Refuse a role that is called but was dealt to nobody, or that is not played at all."""
    called = map(kind_of, rules.night_duties(game, rules.first_hunt))
    if duty in ROLES and duty in called:
        return Refusal("role-absent", rule=ROLES[duty], clause=duty)
    return Refusal("no-such-duty", rule="night-check")


def _takes_amiss(rules: Rules, command: Show, seat: int) -> Refusal | None:
    """Refuse anything that the role may not take from its target, or taking it from nobody."""
    taking = rules.power(Takings)
    if taking and command.target and taking.takings.get(command.duty, NOTHING) >= {*command.takes}:
        return None
    return Refusal("no-such-act", rule=ROLES[command.duty], seat=seat)


def _nobody(rules: Rules, game: Game, duty: str, seat: int) -> Answer:
    """Return the event of a role that showed nobody, and its cost if the role has to choose."""
    shown = _silent(rules, game, duty, seat)
    compulsory = rules.power(CompulsoryActs) if seat else None
    cost = None if compulsory is None else compulsory.nothing_shown(game, duty, seat)
    return shown if cost is None else (shown, cost)


def _silent(
    rules: Rules, game: Game, duty: str, seat: int, target: int = 0, *, said: bool = True
) -> Event:
    """Return the event of a role that showed nobody; a blocked role is told that it is blocked."""
    answered = rules.power(AnsweredActs) if seat else None
    if answered is None or not answered.blocked(game, seat):
        rule = rules.silence_rule(game, duty, target)
        deadlines = None if said else rules.power(ActDeadlines)
        if deadlines is not None:
            rule = deadlines.too_slow.get(duty, rule)
        return NothingShown(duty, seat, rule, said)
    if duty in ACTS:
        return Acted(duty, seat, 0, f"{duty}-blocked", "blocked")
    return Checked(duty, seat, 0, "blocked", rule=f"{duty}-blocked")


def _checks(rules: Rules, game: Game, command: Show, seat: int) -> Answer:
    duty, target = command.duty, command.target
    answer = rules.check_answer(game, duty, target)
    return Checked(duty, seat, target, answer, f"{duty}-{answer}")


def _acts(rules: Rules, game: Game, command: Show, seat: int) -> Answer:
    duty, answered = command.duty, rules.power(AnsweredActs)
    answer = "" if answered is None else answered.act_answer(game, duty, seat, command.target)
    deed = Acted(duty, seat, command.target, f"{duty}-{answer or 'act'}", answer, command.takes)
    if answered is None or answer != "wrong":
        return deed
    cost = answered.wrong_shown(game, duty, seat, game.wrong_choices(duty) + 1)
    return deed if cost is None else (deed, cost, DutyDone(duty, ACTS[duty]))


SHOWN = {**dict.fromkeys(CHECKS, _checks), **dict.fromkeys(ACTS, _acts)}
"""Role -> the decision about the seat that it shows."""


def _may_not_show(game: Game, phase: Night, command: Show, holder: int) -> Refusal:
    rule = ROLES[command.duty]
    later = [checker(game, d) for d in phase.duties[1:] if kind_of(d) == command.duty]
    if command.seat and command.seat in later:
        return Refusal("asleep", rule=rule, seat=command.seat, early=True)
    if not holder:
        gone = game.holder(*part(phase.duties[0]))
        return Refusal("role-out", rule=rule, seat=gone, early=any(later))
    if command.seat not in (0, holder):
        return Refusal("not-the-holder", rule=rule, seat=command.seat)
    return Refusal("no-such-seat", rule=rule, seat=command.target)


def _not_called(rules: Rules, game: Game, phase: Night, duty: str) -> Refusal:
    """Refuse a role that is not called now: not dealt, later tonight, not yet at all, or done."""
    if duty not in ROLES or duty not in game.cards:
        return _no_holder(rules, game, duty)
    if any(kind_of(later) == duty for later in phase.duties):
        return Refusal("asleep", rule=ROLES[duty], early=True)
    if game.number < rules.first_hunt:
        return Refusal("no-check-yet", rule=ROLES[duty])
    return Refusal("checked-already", rule=rules.once_a_night(duty))


@decides(Technical, Night, Speech, Vote, Tie, Lift, Naming, LastWord, Dusk)
def stop(rules: Rules, _: Game, __: AnyPhase, ___: Technical) -> Answer:
    """Stop the game for a technical night, if the document has them."""
    if TechnicalNightPower not in rules.powers:
        return Refusal("no-technical-night", rule="course")
    return TechnicalNight(opened=True)


@decides(Technical, Recess)
def resume(_: Rules, __: Game, ___: Recess, ____: Technical) -> Answer:
    """Continue the game where it was interrupted."""
    return TechnicalNight(opened=False)
