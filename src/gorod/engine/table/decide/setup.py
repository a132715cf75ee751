"""Decisions of the start: sitting down and dealing the cards."""

from __future__ import annotations

from collections import Counter

from gorod.engine.commands import Deal
from gorod.engine.decisions import Answer, decides
from gorod.engine.events import CardsDealt, SeatsTaken
from gorod.engine.game import Game
from gorod.engine.kept import kept
from gorod.engine.phases import Seating
from gorod.engine.refusal import Refusal
from gorod.engine.rules import CommonRules
from gorod.engine.seats import Seats
from gorod.engine.struct import replace
from gorod.engine.vocabulary import NO_ROLE, Role


def seat_players(rules: CommonRules, size: int) -> SeatsTaken | Refusal:
    """Seat this many players, if the rulebook allows that size."""
    if size not in rules.sizes:
        return Refusal("table-size", rule="seating", target=size)
    return SeatsTaken(size)


@decides(Deal, Seating)
def deal(rules: CommonRules, game: Game, _: Seating, command: Deal) -> Answer:
    """Deal the cards, which must come from the rulebook's deck, one for each seat."""
    cards = command.cards
    refused = check_cards(rules, game.size, cards)
    if refused is not None:
        return refused
    red, black, maniac = teams_of(rules, cards)
    return CardsDealt(
        cards=cards,
        red=red,
        black=black,
        duties=rules.night_duties(replace(game, cards=cards), 1),
        maniac=maniac,
        spare=spare_card(rules, cards),
    )


def check_cards(rules: CommonRules, size: int, cards: tuple[Role, ...]) -> Refusal | None:
    """Refuse cards that may not be dealt to a table of that size."""
    if len(cards) != size:
        return Refusal("card-count", rule="deal", target=len(cards))
    deck = rules.deck(size)
    if tuple(sorted(cards)) == _sorted(deck) or not Counter(cards) - Counter(deck):
        return None
    for seat, card in enumerate(cards, 1):
        if card not in rules.teams:
            return Refusal("no-such-role", rule="deal", seat=seat)
    return Refusal("wrong-deck", rule="deal")


@kept
def _sorted(deck: tuple[Role, ...]) -> tuple[Role, ...]:
    """Return a deck sorted by the names of its cards; every deal asks for it."""
    return tuple(sorted(deck))


def spare_card(rules: CommonRules, cards: tuple[Role, ...]) -> Role:
    """Return the card of the deck that nobody drew, or `NO_ROLE` if the deck has no extra card."""
    deck = rules.deck(len(cards))
    if len(deck) == len(cards):
        return NO_ROLE
    return next(iter(Counter(deck) - Counter(cards)))


def teams_of(rules: CommonRules, cards: tuple[Role, ...]) -> tuple[Seats, Seats, Seats]:
    """Return the seats of the open side, of the secret side (see `SIDES`), and of the maniac."""
    seats: dict[str, list[int]] = {side: [] for side in (*rules.SIDES, "maniac")}
    teams = rules.teams
    for seat, card in enumerate(cards, 1):
        seats[teams[card]].append(seat)
    red, black, maniac = seats.values()
    return tuple(red), tuple(black), tuple(maniac)
