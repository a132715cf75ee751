"""Tables of the 2011 rules under options, with the verbs for optional roles and clauses."""

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
    """Return an empty table for this number of players under these options."""
    return Extras(FIIM_2011.chosen(names, size))


class Extras(Table):
    """One game under options."""

    def quiet_day(self) -> Self:
        """Let everybody speak without nominations, and announce the night."""
        return self.speeches().night()

    def election(self, hands: Mapping[int, str]) -> Self:
        """Enter hands for the candidates of an election, in the given order."""
        self._begin()
        while isinstance(self.game.phase, Speech):
            self._do(c.Pass(self.game.floor))
        for candidate, voters in hands.items():
            self._do(c.Elect(candidate, seats(voters)))
        return self

    def lot(self, seat: int) -> Self:
        """Let the lot fall on a seat."""
        return self.do(FlipCoin(seat))

    def execute(self, seat: int) -> Self:
        """Enter the deputy's sentence."""
        return self.do(c.Execute(seat))

    def successor(self, seat: int) -> Self:
        """Enter the mayor's heir."""
        return self.do(c.Successor(seat))

    def golden(self, seat: int) -> Self:
        """Let a candidate take a golden minute."""
        return self.do(c.TakeGolden(seat))

    def balls(self, black: Mapping[int, int], white: Mapping[int, int]) -> Self:
        """Enter everybody's balls: who gives them to whom."""
        self._begin()
        while isinstance(self.game.phase, Speech):
            self._do(c.Pass(self.game.floor))
        for seat, target in black.items():
            self._do(c.GiveBall(seat, "black", target))
        for seat, target in white.items():
            self._do(c.GiveBall(seat, "white", target))
        return self

    def card(self, text: str, **named: str) -> Self:
        """Enter the card of the day, with whom it lets speak, vote or be put up."""
        return self.do(c.DrawCard(text, **{kind: seats(who) for kind, who in named.items()}))

    def breach(self, seat: int) -> Self:
        """Note that a player breaks the condition of the day."""
        return self.do(c.Breach(seat))

    def lawyer(self, target: int | None = None) -> Self:
        """Let the lawyer shield somebody, or nobody."""
        return self._wake("lawyer", target)

    def attack(self, target: int, *takes: str) -> Self:
        """Let the maniac take a day's speech, vote or both; those before them show nothing."""
        self._begin()
        while self.where.rpartition(".")[2] != "maniac":
            self._do(c.Proceed())
        self._do(c.Show("maniac", target, takes=takes))
        return self
