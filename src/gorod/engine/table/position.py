"""Construct a game in the middle, from a record's `position` or for a test."""

from __future__ import annotations

from collections.abc import Mapping

from gorod.engine.duties import kind_of
from gorod.engine.events import Event, Events, PositionSet
from gorod.engine.evolve import EVOLVE, fold
from gorod.engine.game import Game
from gorod.engine.phases import Dusk
from gorod.engine.powers.daylong_penalties import DaylongPenalties
from gorod.engine.refusal import Refusal
from gorod.engine.rules import Rules
from gorod.engine.seats import Seats, mask_of, seats_of
from gorod.engine.struct import Struct, replace
from gorod.engine.table.decide.setup import check_cards, seat_players, spare_card, teams_of
from gorod.engine.table.settle import settle
from gorod.engine.vocabulary import Role


class Position(Struct, frozen=True):
    """A moment in the middle of a game.

    `opener` opened the current day, or at night the day before it.
    """

    number: int
    night: bool
    opener: int
    alive: Seats
    fouls: Mapping[int, int] = {}
    silenced: Seats = ()
    deeds: tuple[tuple[str, int, int], ...] = ()
    """What roles did in earlier nights: (duty, seat, target)."""
    last_night: tuple[tuple[str, int, int], ...] = ()
    """What roles did in the last night that is over."""
    golden: Seats = ()
    """Players who have used up their golden minute."""
    mayor: int = 0
    voteless: Seats = ()
    """Players who do not vote today."""


def set_position(
    rules: Rules, cards: tuple[Role, ...], position: Position
) -> tuple[Game, Events] | Refusal:
    """Return the game at that position, waiting for its next move, and the events leading to it."""
    size = len(cards)
    seated = seat_players(rules, size)
    if isinstance(seated, Refusal):
        return seated
    refused = check_cards(rules, size, cards) or _impossible(rules, cards, position)
    if refused is not None:
        return refused
    at_night, all_day = position.night, DaylongPenalties in rules.powers
    red, black, maniac = teams_of(rules, cards)
    table = replace(
        fold((seated,)),
        cards=cards,
        red=mask_of(red),
        black=mask_of(black),
        alive=mask_of(position.alive),
        number=position.number,
        opener=position.opener - 1,
    )
    duties = rules.night_duties(table, position.number) if at_night else ()
    placed = PositionSet(
        cards=cards,
        red=red,
        black=black,
        alive=position.alive,
        number=position.number,
        night=at_night,
        opener=position.opener,
        fouls=tuple(position.fouls.get(seat, 0) for seat in range(1, size + 1)),
        silenced=() if all_day else position.silenced,
        duties=duties,
        order=() if at_night else rules.speaking_order(table),
        packs=_acquainted(rules, table, position),
        maniac=maniac,
        spare=spare_card(rules, cards),
        deeds=position.deeds,
        last_night=position.last_night,
        mute=_mute(position) if all_day else (),
        golden=position.golden,
        mayor=position.mayor,
        voteless=position.voteless,
    )
    game = fold((seated, placed))
    if rules.victory(replace(game, phase=Dusk())) is not None:  # judged as at dusk
        return Refusal("position-decided", rule="position")
    return _settled(rules, game, [seated, placed])


def _mute(position: Position) -> Seats:
    """Return the muted.

    Where a penalty lasts all day, a player without a vote may not speak either.
    """
    return tuple(sorted({*position.silenced, *position.voteless}))


def _acquainted(rules: Rules, table: Game, position: Position) -> tuple[Seats, ...]:
    """Return the groups that have met in earlier nights."""
    nights = range(1, position.number + (not position.night))
    return tuple(
        seats_of(rules.pack(table, duty))
        for night in nights
        for duty in rules.night_duties(table, night)
        if kind_of(duty) == "meet"
    )


def _impossible(rules: Rules, cards: tuple[Role, ...], position: Position) -> Refusal | None:
    acts = (*position.deeds, *position.last_night)
    acted = [seat for _, *seats in acts for seat in seats]
    named = (*position.alive, *position.fouls, *position.silenced, *acted, *position.golden)
    mayor = (position.mayor,) if position.mayor else ()
    for seat in (position.opener, *named, *mayor, *position.voteless):
        if not 1 <= seat <= len(cards):
            return Refusal("no-such-seat", rule="position", seat=seat)
    if position.number < 1:
        return Refusal("no-such-moment", rule="position")
    for seat, fouls in position.fouls.items():
        if fouls >= rules.fouls_to_removal:
            return Refusal("removed-by-fouls", rule="foul-removal", seat=seat)
    for duty, seat, _ in acts:
        if cards[seat - 1] != duty:
            return Refusal("not-the-holder", rule="position", seat=seat)
    return None


def _settled(rules: Rules, game: Game, log: list[Event]) -> tuple[Game, Events]:
    due = settle(rules, game)
    while due is not None:
        game = EVOLVE[type(due)](game, due)
        log.append(due)
        due = settle(rules, game)
    return game, tuple(log)
