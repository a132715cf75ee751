"""The start of a game and its nights."""

from __future__ import annotations

from gorod.engine.events import (
    CardsDealt,
    Checked,
    DeathAnnounced,
    DutyDone,
    Event,
    HuntEnded,
    MafiaMet,
    NightFell,
    NothingShown,
    PositionSet,
    SeatsTaken,
)
from gorod.engine.game import Check, Departure, Game, Hunt
from gorod.engine.phases import LastWord, Night, Seating, Speech
from gorod.engine.seats import mask_of, whole_table
from gorod.engine.struct import replace


def seats_taken(event: SeatsTaken) -> Game:
    """Everybody is in the game, with a clean sheet."""
    return Game(
        size=event.size,
        phase=Seating(),
        alive=whole_table(event.size),
        fouls=(0,) * event.size,
    )


def cards_dealt(game: Game, event: CardsDealt) -> Game:
    """The first night begins."""
    return replace(
        game,
        cards=event.cards,
        red=mask_of(event.red),
        black=mask_of(event.black),
        phase=Night(event.duties),
    )


def position_set(game: Game, event: PositionSet) -> Game:
    """The game stands in the middle, with nothing before it."""
    return replace(
        game,
        cards=event.cards,
        red=mask_of(event.red),
        black=mask_of(event.black),
        alive=mask_of(event.alive),
        number=event.number,
        night=event.night,
        opener=event.opener,
        fouls=event.fouls,
        silenced=mask_of(event.silenced),
        phase=Night(event.duties) if event.night else Speech(event.order),
    )


def night_fell(game: Game, event: NightFell) -> Game:
    """The next night's duties are to be called."""
    return replace(game, number=event.number, night=True, phase=Night(event.duties))


def _next_duty(game: Game) -> Night:
    phase = game.phase
    return Night(phase.duties[1:]) if type(phase) is Night else Night(())


def duty_over(game: Game, _: MafiaMet | DutyDone) -> Game:
    """The next duty is called."""
    return replace(game, phase=_next_duty(game))


def nothing_changed(game: Game, _: Event) -> Game:
    """A fact for the record only."""
    return game


def hunt_ended(game: Game, event: HuntEnded) -> Game:
    """A victim is out at once, though he stays at the table until the night ends."""
    hunters = game.black & game.alive
    prey = game.alive & ~hunters
    hunt = Hunt(game.number, hunters, prey, event.shots, event.deliberate, event.victim)
    sheet = game.sheet
    hunts = (*sheet.hunts, hunt)
    if not event.victim:
        return replace(game, phase=_next_duty(game), sheet=replace(sheet, hunts=hunts))
    bit = 1 << event.victim
    left = Departure(event.victim, game.moment, "kill", event.rule)
    sheet = replace(
        sheet,
        hunts=hunts,
        departures=(*sheet.departures, left),
        first_killed=sheet.first_killed | bit if event.first else sheet.first_killed,
    )
    return replace(
        game,
        phase=_next_duty(game),
        alive=game.alive & ~bit,
        leaving=game.leaving | bit,
        quiet=-1,
        sheet=sheet,
    )


def checked(game: Game, event: Checked) -> Game:
    """The check is noted and the next duty called."""
    check = Check(game.number, event.duty, event.seat, event.target, event.answer)
    sheet = replace(game.sheet, checks=(*game.sheet.checks, check))
    return replace(game, phase=_next_duty(game), sheet=sheet)


def nothing_shown(game: Game, event: NothingShown) -> Game:
    """A night without this check is noted too, if its holder could have made one."""
    if not event.seat:
        return replace(game, phase=_next_duty(game))
    check = Check(game.number, event.duty, event.seat, 0, "")
    sheet = replace(game.sheet, checks=(*game.sheet.checks, check))
    return replace(game, phase=_next_duty(game), sheet=sheet)


def death_announced(game: Game, event: DeathAnnounced) -> Game:
    """The victims say their last words."""
    return replace(game, phase=LastWord(event.seats, at_night=True))
