"""Beliefs: how probable every card of every seat is, by what has been seen and said.

The belief is exact for the model of `likelihood`: every world that the view allows is weighed by
the likelihood of each observation. Worlds that differ only in cards which nothing seen or said can
tell apart are weighed together. If there are too many worlds, a sample of them is weighed.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import factorial, prod

import numpy as np
from numpy.typing import NDArray

from gorod.bots.likelihood import LONE, PACK, TOWN, SidedWorlds, Weights, observed, said
from gorod.bots.observations import Observation
from gorod.bots.seat_view import SeatView
from gorod.bots.statement import ClaimsRole, Statements
from gorod.bots.worlds import LARGEST, Cards, possible_worlds

Chances = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class Belief:
    """The chances of every card (column) at every seat (row, seat 1 first)."""

    cards: Cards
    chances: Chances
    teams: dict[str, str]
    worlds: int
    """How many deals were weighed."""
    sampled: bool
    """Whether they are only a sample of all possible deals."""

    def card(self, seat: int, card: str) -> float:
        """Return how probable it is that a seat holds a card."""
        return float(self.chances[seat - 1, self.cards.index(card)]) if card in self.cards else 0.0

    def team(self, seat: int, team: str) -> float:
        """Return how probable it is that a seat plays for a team."""
        at = [n for n, card in enumerate(self.cards) if self.teams[card] == team]
        return float(self.chances[seat - 1, at].sum())

    def hostile(self, seat: int, team: str) -> float:
        """Return how probable it is that a seat plays against a team."""
        return 1.0 - self.team(seat, team)


@dataclass(frozen=True, slots=True, eq=False)
class LabelledCards:
    """The cards under their labels, and the labels that each slot may have.

    Cards that no observation can tell apart share a label. Worlds that differ in such cards alone
    have the same weight, and are weighed together. A label is a card that is told apart, or a team
    for all its other cards.
    """

    deck: Cards
    """The label of every card."""
    allowed: tuple[Cards, ...]
    """The labels that each slot may have."""
    fixed: dict[int, str]
    """The cards of the slots that are certain."""
    left: Counter[str]
    """The cards of all other slots."""
    label: dict[str, str]
    """The label of each card."""
    sides: dict[str, int]
    """The side of each label."""

    @property
    def together(self) -> int:
        """How many worlds each one that is weighed represents."""
        by_label: dict[str, list[int]] = {}
        for card, count in self.left.items():
            by_label.setdefault(self.label[card], []).append(count)
        return prod(
            factorial(sum(counts)) // prod(map(factorial, counts)) for counts in by_label.values()
        )


def label_cards(view: SeatView, allowed: tuple[Cards, ...], heard: Statements) -> LabelledCards:
    """Return the labels for a view: only the seeker's card and claimed cards have their own."""
    claimed = {one.what.role for one in heard if isinstance(one.what, ClaimsRole)}
    apart = {view.seeker, *claimed}
    label = {card: card if card in apart else team for card, team in view.teams.items()}
    fixed = {slot: only[0] for slot, only in enumerate(allowed) if len(only) == 1}
    left = Counter(view.deck) - Counter(fixed.values())
    deck = [label[card] for card in (*fixed.values(), *left.elements())]
    sides = {label[card]: _side(view, card) for card in view.teams}
    may = tuple(tuple(sorted({label[card] for card in cards})) for cards in allowed)
    return LabelledCards(tuple(sorted(deck)), may, fixed, left, label, sides)


@dataclass(frozen=True, slots=True, eq=False)
class _Weighed:
    """The logarithms of the weights of all worlds, after what was seen and heard so far."""

    labelled: LabelledCards
    worlds: SidedWorlds
    weights: Weights
    seen: tuple[Observation, ...] = ()
    heard: Statements = ()

    def leads_to(self, seen: tuple[Observation, ...], heard: Statements) -> bool:
        return seen[: len(self.seen)] == self.seen and heard[: len(self.heard)] == self.heard

    def after(self, seen: tuple[Observation, ...], heard: Statements, own: int) -> _Weighed:
        """Return the weights after more has been seen and heard."""
        weights = self.weights
        for one in seen[len(self.seen) :]:
            weights = weights + observed(self.worlds, one, own)
        for statement in heard[len(self.heard) :]:
            weights = weights + said(self.worlds, statement, own)
        return _Weighed(self.labelled, self.worlds, weights, seen, heard)

    def belief(self, view: SeatView) -> Belief:
        """Return the chances of the labels, and within a label those of its cards."""
        weights = np.exp(self.weights - self.weights.max())
        weights /= weights.sum()
        labelled, worlds = self.labelled, self.worlds.all
        cards = tuple(sorted(view.teams))
        chances = np.zeros((len(view.known.players), len(cards)))
        for slot in range(len(chances)):
            if slot in labelled.fixed:
                chances[slot, cards.index(labelled.fixed[slot])] = 1.0
                continue
            labels = np.bincount(worlds.deals[:, slot], weights, len(worlds.cards))
            for card, count in labelled.left.items():
                name = labelled.label[card]
                alike = sum(
                    n for other, n in labelled.left.items() if labelled.label[other] == name
                )
                share = labels[worlds.cards.index(name)] * count / alike
                chances[slot, cards.index(card)] = share
        count = worlds.count * labelled.together
        return Belief(cards, chances, view.teams, count, worlds.sampled)


@dataclass(slots=True)
class Weighing:
    """Weights that were computed before, so that each observation is weighed only once.

    A belief does not depend on them: a stored weight is used only if it would be the same again.
    """

    _kept: dict[tuple[int, int], tuple[object, _Weighed]] = field(default_factory=dict)
    """Viewpoint and number of worlds -> what was allowed and claimed then, and the weights."""

    def belief(
        self,
        view: SeatView,
        allowed: tuple[Cards, ...],
        own: int,
        heard: Statements,
        largest: int = LARGEST,
    ) -> Belief:
        """Return what follows from the worlds allowed, and from all that was seen and said."""
        cards = label_cards(view, allowed, heard)
        before, weighed = self._kept.get((own, largest), (None, None))
        key = (allowed, cards.deck)
        if weighed is None or before != key or not weighed.leads_to(view.observed, heard):
            worlds = possible_worlds(cards.deck, cards.allowed, largest)
            codes = tuple(cards.sides[name] for name in worlds.cards)
            sided = SidedWorlds(worlds, codes, view.seeker)
            weighed = _Weighed(cards, sided, np.zeros(worlds.count))
        weighed = weighed.after(view.observed, heard, own)
        self._kept[own, largest] = (key, weighed)
        return weighed.belief(view)


def own_knowledge(view: SeatView) -> tuple[Cards, ...]:
    """Return the cards that each slot may have, by all that the seat knows."""
    every = tuple(sorted(view.teams))
    allowed = [set(every) for _ in view.deck]
    for player in view.known.players:
        if player.role:
            allowed[player.seat - 1] = {player.role}
        elif player.team:
            allowed[player.seat - 1] &= {c for c in every if view.teams[c] == player.team}
    if view.known.spare:
        allowed[-1] = {view.known.spare}
    for deed in view.deeds:
        if deed.target:
            allowed[deed.target - 1] &= answered(view, deed.duty, deed.answer)
    return tuple(tuple(sorted(one)) or every for one in allowed)


def pack_knowledge(view: SeatView) -> tuple[Cards, ...]:
    """Return what everybody in the seat's pack knows.

    Those who hunt without a word use it to agree.
    """
    every = tuple(sorted(view.teams))
    roles = {player.seat: player.role for player in view.known.players if player.role}
    return tuple(
        (roles[slot],) if slot in view.pack and slot in roles else every
        for slot in range(1, len(view.deck) + 1)
    )


def public_knowledge(view: SeatView) -> tuple[Cards, ...]:
    """Return what somebody without a card would know: every slot may have every card."""
    return (tuple(sorted(view.teams)),) * len(view.deck)


def answered(view: SeatView, duty: str, answer: str) -> set[str]:
    """Return the cards that a seat may have after this answer to a check.

    A lone killer is shown as red while a black is in the game, and as black afterwards: both
    answers allow it.
    """
    every = set(view.teams)
    black = {card for card in every if view.teams[card] == "black"}
    red = {card for card in every if view.teams[card] == "red"}
    match duty, answer:
        case _, "black":
            return every - red
        case _, "red":
            return every - black
        case "don", "yes" | "no":
            sought = {"sheriff"}
        case "sheriff", "yes" | "no":
            sought = black if view.town == "red" else {"don"}
        case _:
            return every
    return every & sought if answer == "yes" else every - sought


def _side(view: SeatView, card: str) -> int:
    team = view.teams[card]
    if team == view.town:
        return TOWN
    return PACK if team == view.hunters else LONE
