"""How likely an observation is in each world: the model of other players.

`docs/bots.md` explains the figures. A player picks one of several seats with odds that depend on
the sides of both: the pack spares its own, the town finds the pack a little more often than not.
The odds are normalised over everybody whom the player might have picked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from gorod.bots.observations import (
    BallotSeen,
    BestMoveSeen,
    ElectionSeen,
    KillSeen,
    NominationSeen,
    Observation,
)
from gorod.bots.statement import Accuses, ClaimsRole, ReportsCheck, Statement, Trusts
from gorod.bots.worlds import Worlds

Weights = NDArray[np.float64]
Sides = NDArray[np.uint8]

TOWN, PACK, LONE = 0, 1, 2
"""The sides of a world: those without a secret, those who hunt, and a player who is alone."""

# Odds by the side of the actor (rows) and of the one picked (columns): town, pack, alone.
NOMINATES = np.array([[1.0, 1.35, 1.2], [1.0, 0.35, 1.0], [1.0, 1.0, 0.1]])
VOTES = np.array([[1.0, 1.8, 1.4], [1.0, 0.3, 1.0], [1.0, 1.1, 0.05]])
ACCUSES = np.array([[1.0, 1.2, 1.1], [1.0, 0.5, 1.0], [1.0, 1.0, 0.2]])
NAMES = np.array([[1.0, 2.5, 1.5], [1.0, 0.4, 1.0], [1.0, 1.0, 0.1]])
ELECTS = np.array([[1.0, 0.8, 0.9], [1.0, 1.8, 1.0], [1.0, 1.0, 1.5]])
TRUSTS = np.array([[1.0, 0.8, 0.9], [1.0, 1.2, 1.0], [1.0, 1.0, 1.5]])

KILLED_PACK = 0.03
"""How often a victim of the night is one of the pack, compared with somebody of the town."""
KILLED_SEEKER = 1.6
KILLED_LONE = 0.8

CLAIMED = {"own": 1.0, "town": 0.004, "pack": 0.06, "lone": 0.03}
"""How often somebody claims a role: one that they hold, or one that they do not, by their side."""
LIE = 0.002
"""How often a true sheriff reports a check wrongly."""
REPORTED_BLACK = np.array([[0.5, 0.5, 0.5], [0.9, 0.15, 0.9], [0.5, 0.5, 0.5]])
"""How often a check reported by somebody who is no sheriff says black, by both sides."""


@dataclass(frozen=True, slots=False, eq=False)
class SidedWorlds:
    """Worlds with the side of every slot."""

    all: Worlds
    codes: tuple[int, ...]
    """The side of each card, in the order of the cards."""
    seeker: str
    """The card of the town that checks at night."""

    @cached_property
    def sides(self) -> Sides:
        codes = np.array(self.codes, np.uint8)
        return np.ascontiguousarray(codes[self.all.deals].T)

    @cached_property
    def nothing(self) -> Weights:
        """The weights of an observation that is equally likely in every world."""
        return np.zeros(self.all.count)

    def side(self, seat: int) -> Sides:
        """Return the side of a seat in each world."""
        mine: Sides = self.sides[seat - 1]
        return mine

    def holds(self, seat: int, card: str) -> NDArray[np.bool_]:
        """Return in which worlds a seat holds a card."""
        if card not in self.all.cards:
            return np.zeros(self.all.count, bool)
        found: NDArray[np.bool_] = self.all.deals[:, seat - 1] == self.all.cards.index(card)
        return found


def observed(worlds: SidedWorlds, seen: Observation, own: int) -> Weights:
    """Return the logarithm of how likely an observation is in each world.

    0 for the seat's own acts.
    """
    match seen:
        case NominationSeen(seat, target, living) if seat != own:
            return _picked(worlds, NOMINATES, seat, target, [s for s in living if s != seat])
        case ElectionSeen(seat, target, living) if seat != own:
            return _picked(worlds, ELECTS, seat, target, [s for s in living if s != seat])
        case BallotSeen(slate, hands):
            return _ballot(worlds, slate, hands, own)
        case BestMoveSeen(seat, named) if seat != own:
            return _named(worlds, seat, named)
        case KillSeen(victims, living):
            return _killed(worlds, victims, living)
    return worlds.nothing


def said(worlds: SidedWorlds, statement: Statement, own: int) -> Weights:
    """Return the logarithm of how likely a statement is in each world; 0 for the seat's own."""
    speaker, what = statement.speaker, statement.what
    if speaker == own:
        return worlds.nothing
    match what:
        case ClaimsRole(role):
            lied = np.array([CLAIMED["town"], CLAIMED["pack"], CLAIMED["lone"]])
            likely = np.where(
                worlds.holds(speaker, role), CLAIMED["own"], lied[worlds.side(speaker)]
            )
            told: Weights = np.log(likely)
            return told
        case ReportsCheck(target, black):
            return _reported(worlds, speaker, target, black=black)
        case Accuses(target):
            return _leaning(worlds, ACCUSES, speaker, target)
        case Trusts(target):
            return _leaning(worlds, TRUSTS, speaker, target)


def _leaning(worlds: SidedWorlds, odds: Weights, seat: int, target: int) -> Weights:
    """Weigh words about somebody by the odds alone, because nobody else had to be passed over."""
    likely: Weights = np.log(odds)[worlds.side(seat), worlds.side(target)]
    return likely


def _picked(
    worlds: SidedWorlds, odds: Weights, seat: int, target: int, others: Sequence[int]
) -> Weights:
    """Weigh that somebody picked one of the others."""
    if target not in others:
        return worlds.nothing
    mine = worlds.side(seat)
    every = worlds.nothing
    for other in others:
        every = every + odds[mine, worlds.side(other)]
    likely: Weights = np.log(odds[mine, worlds.side(target)] / every)
    return likely


def _ballot(
    worlds: SidedWorlds, slate: tuple[int, ...], hands: tuple[tuple[int, ...], ...], own: int
) -> Weights:
    """Weigh a ballot in which everybody picked one of the slate.

    With one candidate there is nothing to pick.
    """
    if len(slate) == 1:
        return worlds.nothing
    sides = [worlds.side(seat) for seat in slate]
    logs = np.log(VOTES)
    every = np.log(VOTES[:, np.array(sides)].sum(axis=1))
    rows = np.arange(worlds.all.count)
    total = worlds.nothing
    for against, voters in zip(sides, hands, strict=True):
        for voter in voters:
            if voter != own:
                mine = worlds.side(voter)
                total = total + logs[mine, against] - every[mine, rows]
    return total


def _named(worlds: SidedWorlds, seat: int, named: tuple[int, ...]) -> Weights:
    total = worlds.nothing
    size = len(worlds.sides)
    others = [s for s in range(1, size + 1) if s != seat]
    for target in named:
        total = total + _picked(worlds, NAMES, seat, target, others)
    return total


def _killed(worlds: SidedWorlds, victims: tuple[int, ...], living: tuple[int, ...]) -> Weights:
    """Weigh the victims of a night: a pack spares its own and looks for the sheriff."""
    odds = np.array([1.0, KILLED_PACK, KILLED_LONE])
    sought = {seat: worlds.holds(seat, worlds.seeker) for seat in living}
    each = {seat: np.where(sought[seat], KILLED_SEEKER, odds[worlds.side(seat)]) for seat in living}
    every = np.sum(list(each.values()), axis=0)
    total = worlds.nothing
    for victim in victims:
        if victim in each:
            total = total + np.log(each[victim] / every)
    return total


def _reported(worlds: SidedWorlds, speaker: int, target: int, *, black: bool) -> Weights:
    """Weigh a reported check: a sheriff tells the truth, others say what suits their side."""
    lied = REPORTED_BLACK[worlds.side(speaker), worlds.side(target)]
    true = np.where(worlds.side(target) == PACK, 1 - LIE, LIE)
    tells = np.where(worlds.holds(speaker, worlds.seeker), true, lied)
    likely: Weights = np.log(tells if black else 1 - tells)
    return likely
