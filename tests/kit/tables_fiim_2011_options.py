"""Tables of the 2011 rules under options: the verbs that only optional roles and clauses know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from gorod.engine import commands as c
from gorod.engine.by_day.by_day_commands import FlipCoin
from gorod.engine.phases import Speech
from gorod.rulebooks.fiim_2011 import FIIM_2011
from tests.kit.judge_view import seats
from tests.kit.scenarios import STD, Table

__all__ = ["REVERSED", "STD", "STDX", "Extras", "optional"]

STDX: tuple[str, ...] = ("doctor", "maniac", "lawyer", *STD[3:])
"""The layout STD10X: 1 the doctor, 2 the maniac, 3 the lawyer, and the rest as at any table."""

REVERSED: tuple[str, ...] = ("mafia",) * 6 + ("don", "sheriff", "citizen", "citizen")
"""The layout REV10: seven blacks with the don at 7, three reds with the sheriff at 8."""


def optional(*names: str, size: int = 10) -> Extras:
    """An empty table for so many under these options."""
    return Extras(FIIM_2011.chosen(names, size))


class Extras(Table):
    """One game under options."""

    def quiet_day(self) -> Self:
        """Everybody speaks, nobody is put up, and the night is announced."""
        return self.speeches().night()

    def election(self, hands: Mapping[int, str]) -> Self:
        """Hands for the candidates of an election, in the order told."""
        self._begin()
        while isinstance(self.game.phase, Speech):
            self._do(c.Pass(self.game.floor))
        for candidate, voters in hands.items():
            self._do(c.Elect(candidate, seats(voters)))
        return self

    def lot(self, seat: int) -> Self:
        """The lot falls on a seat."""
        return self.do(FlipCoin(seat))

    def execute(self, seat: int) -> Self:
        """The deputy's sentence."""
        return self.do(c.Execute(seat))

    def successor(self, seat: int) -> Self:
        """The mayor's heir."""
        return self.do(c.Successor(seat))

    def golden(self, seat: int) -> Self:
        """A candidate takes a golden minute."""
        return self.do(c.TakeGolden(seat))

    def balls(self, black: Mapping[int, int], white: Mapping[int, int]) -> Self:
        """Everybody's balls: who gives them to whom."""
        self._begin()
        while isinstance(self.game.phase, Speech):
            self._do(c.Pass(self.game.floor))
        for seat, target in black.items():
            self._do(c.GiveBall(seat, "black", target))
        for seat, target in white.items():
            self._do(c.GiveBall(seat, "white", target))
        return self

    def card(self, text: str, **named: str) -> Self:
        """The card of the day, with whom it lets speak, vote or be put up."""
        return self.do(c.DrawCard(text, **{kind: seats(who) for kind, who in named.items()}))

    def breach(self, seat: int) -> Self:
        """A player breaks the condition of the day."""
        return self.do(c.Breach(seat))

    def lawyer(self, target: int | None = None) -> Self:
        """The lawyer shields somebody, or nobody."""
        return self._wake("lawyer", target)

    def attack(self, target: int, *takes: str) -> Self:
        """The maniac takes a day's speech, vote or both; those before them have shown nothing."""
        self._begin()
        while self.where.rpartition(".")[2] != "maniac":
            self._do(c.Proceed())
        self._do(c.Show("maniac", target, takes=takes))
        return self
