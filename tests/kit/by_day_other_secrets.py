"""A different truth behind a by-day game: a log in which a viewer's unknowns are replaced.

What a viewer may know is stated here again, independently of `gorod.engine.seen`: their own card or
their clan's, their own inputs and private answers, and everything that is published.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from gorod.engine import Event, Events, Viewer
from gorod.engine import events as e
from gorod.engine.by_day import by_day_events as b
from gorod.engine.by_day.by_day_rules import ByDayRules
from gorod.engine.struct import replace
from gorod.engine.vocabulary import Role

DAY_ALOUD: frozenset[type] = frozenset(
    {
        b.GameDayOpened,
        b.LegendWritten,
        b.PlayerOut,
        b.VotesPublished,
        b.Executed,
        b.LinesPublished,
        b.DayClosed,
        b.GameStopped,
        b.RolesRevealed,
    }
)
"""Events that are published when they happen."""


def seats_of_team(rules: ByDayRules, cards: tuple[Role, ...], team: str) -> tuple[int, ...]:
    return tuple(seat for seat, card in enumerate(cards, 1) if rules.teams[card] == team)


def known_cards(rules: ByDayRules, cards: tuple[Role, ...], viewer: Viewer) -> set[int]:
    """Return the viewer's own card; for the mafia, the cards of the whole clan."""
    clan = seats_of_team(rules, cards, "mafia")
    return set(clan) if viewer in clan else {viewer}


class DayScrambler:
    """Go through one log and rewrite it for another deal."""

    def __init__(
        self,
        rules: ByDayRules,
        log: Events,
        viewer: Viewer,
        chance: Random,
        another_deal: Callable[[tuple[Role, ...], set[int], Random], tuple[Role, ...]],
    ) -> None:
        self.rules = rules
        self.log = log
        self.viewer = viewer
        self.chance = chance
        dealt = [event for event in log if isinstance(event, e.CardsDealt | b.GameDaySet)]
        self.cards: tuple[Role, ...] = ()
        if dealt:
            known = known_cards(rules, dealt[0].cards, viewer)
            self.cards = another_deal(dealt[0].cards, known, chance)
        size = len(self.cards) or 8
        self.others = [seat for seat in range(1, size + 1) if seat != viewer]

    def events(self) -> Iterator[Event]:
        for event in self.log:
            if self.chance.random() < 0.1:
                yield self.input()
            hide = DAY_SECRETS.get(type(event))
            yield from (event,) if hide is None else hide(self, event)

    def input(self) -> Event:
        """Another player may have entered something else, or the host may have noted something."""
        seat, target = self.chance.choice(self.others), self.chance.choice(self.others)
        return self.chance.choice(
            (
                b.BallotEntered(seat, target),
                b.ActEntered(seat, target, "act-mafia"),
                b.SuicideDeclared(seat),
                b.ForecastEntered(seat, "another"),
                b.CodeEntered(seat, 1),
                b.CoinFell(seat, (seat, target)),
                b.PlayerChosen(seat, target),
                b.LegendPraised(seat),
                b.MoveSettled("maniac", seat, target, "visited", "act-maniac"),
                b.RoleTold(seat, target, "boss"),
            )
        )

    def deal(self, event: e.CardsDealt | b.GameDaySet) -> Iterator[Event]:
        red = seats_of_team(self.rules, self.cards, "civilian")
        black = seats_of_team(self.rules, self.cards, "mafia")
        other = replace(event, cards=self.cards, red=red, black=black)
        if isinstance(other, e.CardsDealt):
            other = replace(other, maniac=seats_of_team(self.rules, self.cards, "maniac"))
        yield other

    def clan(self, event: b.ClanTold) -> Iterator[Event]:
        """Others do not even know that the clan received a message."""
        if self.viewer in event.seats:
            yield event
        elif self.chance.random() < 0.5:
            yield b.ClanTold(tuple(self.others[:2]), (Role("mafia"), Role("boss")))

    def own(self, event: Any) -> Iterator[Event]:
        """Keep the viewer's own inputs; those of others may differ or be missing."""
        if event.seat == self.viewer:
            yield event
        elif self.chance.random() < 0.5:
            yield self.input()

    def hosts(self, _: Event) -> Iterator[Event]:
        """Replace an event that only the host knows."""
        if self.chance.random() < 0.5:
            yield self.input()


DAY_SECRETS: dict[type, Callable[[DayScrambler, Any], Iterator[Event]]] = {
    e.CardsDealt: DayScrambler.deal,
    b.GameDaySet: DayScrambler.deal,
    b.ClanTold: DayScrambler.clan,
    **dict.fromkeys(
        (
            b.BallotEntered,
            b.ActEntered,
            b.SuicideDeclared,
            b.RemovalNoted,
            b.ForecastEntered,
            b.QuestionAnswered,
            b.CodeEntered,
            b.LegendChosen,
            b.PlayerChosen,
            b.ForecastCame,
            b.RoleTold,
        ),
        DayScrambler.own,
    ),
    **dict.fromkeys(
        (b.LegendPraised, b.BestPlayerNamed, b.CoinFell, b.MoveSettled, e.Decided),
        DayScrambler.hosts,
    ),
}
