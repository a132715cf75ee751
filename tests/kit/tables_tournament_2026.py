"""Tables for the tournament rules of 2026: the line-ups of their scenarios, a night in one line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from gorod.engine import commands as c
from gorod.engine.powers.immunity import Immunity
from gorod.rulebooks.tournament_2026 import TOURNAMENT_2026
from tests.kit.judge_view import seats
from tests.kit.scenarios import Table

__all__ = ["LINE_UPS", "T10", "T13", "TOURNAMENT_2026", "Tourney"]

T13: tuple[str, ...] = (
    "don",
    "mafia",
    "mafia",
    "mafia",
    "maniac",
    "sheriff",
    "doctor",
    "courtesan",
)
T13 += ("citizen",) * 5
"""1 the don, 2-4 mafia, 5 the maniac, 6 the sheriff, 7 the doctor, 8 the courtesan.

9-13 citizens.
"""

T10: tuple[str, ...] = ("don", "mafia", "maniac", "sheriff", "courtesan") + ("citizen",) * 5
"""1 the don, 2 mafia, 3 the maniac, 4 the sheriff, 5 the courtesan, 6-10 citizens."""

LINE_UPS: Mapping[int, tuple[str, ...]] = {
    9: T10[:-1],
    10: T10,
    11: ("don", "mafia", *T10[1:]),
    12: ("don", "mafia", *T10[1:], "citizen"),
    13: T13,
    14: (*T13, "citizen"),
}
"""One line-up for each size of the table."""


class Tourney(Table):
    """One game by tournament-2026; the line-up is T13 unless a test gives another."""

    LAYOUT = T13

    def __init__(self, book: object = TOURNAMENT_2026) -> None:
        assert book is TOURNAMENT_2026
        super().__init__(TOURNAMENT_2026)

    # --- The day ----------------------------------------------------------------------------

    def allow(self, seat: int, target: int) -> Self:
        """Let the speaker allow somebody to talk."""
        return self.do(c.Allow(seat, target))

    def forbid(self, seat: int, target: int) -> Self:
        """Let the speaker withdraw the permission."""
        return self.do(c.Forbid(seat, target))

    def ask(self, seat: int) -> Self:
        """Ask «Кто выставлен?»."""
        return self.do(c.Ask(seat))

    def technical(self) -> Self:
        """Begin or end a technical night."""
        return self.do(c.Technical())

    # --- The night --------------------------------------------------------------------------

    def courtesan(self, target: int | None = None) -> Self:
        """Let the courtesan show her guest; 0: she shows nobody; None: it is not written."""
        return self._wake("courtesan", target)

    def calls(self, m: int, *, c: int | None = None) -> Self:
        """Let the courtesan and the mafia act, so that the don is awake."""
        return self.courtesan(c).hunt(m)

    def acts(
        self, c: int | None = None, m: int = 0, h: int | None = None, k: int | None = None
    ) -> Self:
        """Play a whole night up to its result: guest, mafia, heal, maniac."""
        self.calls(m, c=c)
        called = getattr(self.game.phase, "duties", ())
        if "doctor" in called:
            self.doctor(h)
        if "maniac" in called:
            self.maniac(k)
        while getattr(self.game.phase, "duties", ()):
            self.proceed()
        return self

    def said(self, *nominations: tuple[int, int]) -> Self:
        """Play a circle with these nominations: who, whom."""
        for seat, target in nominations:
            self.nominate(seat, target)
        return self.finish_speeches()

    def alibi(self) -> tuple[int, ...]:
        """Return whom no vote can remove today."""
        return tuple(seats(" ".join(str(s) for s in range(1, 15) if self._immune(s))))

    def _immune(self, seat: int) -> bool:
        return bool(self.rules.granted(Immunity).immune(self.game) >> seat & 1)
