"""How the events of a night and the announcement of its victims change the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from gorod.engine.duties import ACTS
from gorod.engine.events import (
    Acted,
    Checked,
    DeathAnnounced,
    DutyDone,
    HuntEnded,
    MafiaMet,
    NightFell,
    NightResolved,
    NothingShown,
    OrderSet,
    RemovalsTold,
    TechnicalNight,
)
from gorod.engine.game import NO_ACTS, Check, Deed, Departure, Game, Hunt, noted
from gorod.engine.phases import LastWord, Naming, Night, Phase, Recess
from gorod.engine.seats import Seats, mask_of
from gorod.engine.struct import replace


def night_fell(game: Game, event: NightFell) -> Game:
    """Begin the night with its duties."""
    nightfalls = (*game.facts.nightfalls, (event.number, game.alive))
    return replace(
        game,
        number=event.number,
        night=True,
        phase=Night(event.duties),
        facts=replace(game.facts, nightfalls=nightfalls),
        acts=NO_ACTS,
    )


def duty_over(game: Game, _: MafiaMet | DutyDone) -> Game:
    """Call the next duty."""
    night = game.phase
    return replace(game, phase=Night(night.duties[1:], night.dead))


def order_set(game: Game, event: OrderSet) -> Game:
    """Note that an order was set; its content is not kept, because it binds nobody."""
    ordered = game.facts.ordered | mask_of(event.black)
    return replace(game, facts=replace(game.facts, ordered=ordered))


def hunt_ended(game: Game, event: HuntEnded) -> Game:
    """Store the hunt. A victim is out at once, but stays at the table until the night ends."""
    hunters = mask_of(event.hunters)
    prey = game.alive & ~hunters
    hunt = Hunt(game.number, hunters, prey, event.shots, event.deliberate, event.aim, event.number)
    night = game.phase
    sheet, victim = game.facts, event.victim
    hunts, later = (*sheet.hunts, hunt), night.duties[1:]
    if not victim:
        return replace(game, phase=Night(later, night.dead), facts=replace(sheet, hunts=hunts))
    bit = 1 << victim
    left = Departure(victim, game.moment, "kill", event.rule)
    return replace(
        game,
        phase=Night(later, (victim,)),
        alive=game.alive & ~bit,
        leaving=game.leaving | bit,
        nights_without_change=-1,
        facts=replace(
            sheet,
            hunts=hunts,
            departures=(*sheet.departures, left),
            first_killed=sheet.first_killed | bit if event.first else sheet.first_killed,
        ),
    )


def acted(game: Game, event: Acted) -> Game:
    """Store the act and call the next duty; after a wrong one the role may show again."""
    deed = Deed(game.number, event.duty, event.seat, event.target, event.answer, event.takes)
    sheet = replace(game.facts, deeds=(*game.facts.deeds, deed))
    if event.answer == "wrong":
        return replace(game, facts=sheet)
    night = game.phase
    phase = Night(night.duties[1:], night.dead)
    if event.answer:
        return replace(game, phase=phase, facts=sheet)
    return replace(game, phase=phase, facts=sheet, acts=noted(game.acts, deed))


def night_resolved(game: Game, event: NightResolved) -> Game:
    """Take out the victims, except those who have been disqualified already."""
    dead: Seats = ()
    left: tuple[Departure, ...] = ()
    moment, sheet, alive, out = game.moment, game.facts, game.alive, 0
    for at, seat in enumerate(event.seats):
        if alive >> seat & 1:
            cause, rule = event.causes[at], event.rules[at]
            out |= 1 << seat
            dead += (seat,)
            left += (Departure(seat, moment, cause, rule),)
    return replace(
        game,
        phase=Night((), dead, resolved=True),
        alive=alive & ~out,
        leaving=out,
        nights_without_change=-1 if dead else game.nights_without_change,
        facts=replace(
            sheet,
            departures=sheet.departures + left,
            first_killed=sheet.first_killed | out if event.first else sheet.first_killed,
        ),
    )


def checked(game: Game, event: Checked) -> Game:
    """Store the check and call the next duty."""
    check = Check(game.number, event.duty, event.seat, event.target, event.answer)
    sheet = replace(game.facts, checks=(*game.facts.checks, check))
    night = game.phase
    return replace(game, phase=Night(night.duties[1:], night.dead), facts=sheet)


def nothing_shown(game: Game, event: NothingShown) -> Game:
    """Store a night without an act or check, if the role's holder could have made one.

    Once the game is decided, nothing is stored.
    """
    night = game.phase
    phase = Night(night.duties[1:], night.dead)
    if not event.seat or game.outcome is not None:
        return replace(game, phase=phase)
    if event.duty in ACTS:
        deed = Deed(game.number, event.duty, event.seat, 0)
        sheet = replace(game.facts, deeds=(*game.facts.deeds, deed))
        return replace(game, phase=phase, facts=sheet, acts=noted(game.acts, deed))
    check = Check(game.number, event.duty, event.seat, 0, "", event.said)
    sheet = replace(game.facts, checks=(*game.facts.checks, check))
    return replace(game, phase=phase, facts=sheet)


def death_announced(game: Game, event: DeathAnnounced) -> Game:
    """Let the victims name their best moves, if they may do so now, or say their last words."""
    if event.naming:
        return replace(game, phase=Naming(event.naming, event.seats))
    phase, seats = game.phase, event.seats
    dead = phase.later if type(phase) is LastWord else phase.dead
    if dead == seats:
        return replace(game, phase=LastWord(seats, at_night=True))
    later = tuple([s for s in dead if game.leaving >> s & 1 and s not in seats])
    return replace(game, phase=LastWord(seats, at_night=True, later=later))


def removals_told(game: Game, _: RemovalsTold) -> Game:
    """Note that the table knows of the silent removals."""
    return replace(game, rare=replace(game.rare, removed_unannounced=0))


def technical_night(game: Game, event: TechnicalNight) -> Game:
    """Interrupt the phase, or continue it unchanged."""
    phase = game.phase
    if event.opened:
        return replace(game, phase=Recess(cast("Phase", phase)))
    return replace(game, phase=phase.held if type(phase) is Recess else phase)


EVOLVE: dict[type, Callable[[Game, Any], Game]] = {
    NightFell: night_fell,
    MafiaMet: duty_over,
    OrderSet: order_set,
    DutyDone: duty_over,
    HuntEnded: hunt_ended,
    Checked: checked,
    Acted: acted,
    NightResolved: night_resolved,
    NothingShown: nothing_shown,
    DeathAnnounced: death_announced,
    RemovalsTold: removals_told,
    TechnicalNight: technical_night,
}
