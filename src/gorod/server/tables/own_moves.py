"""Which moves players enter themselves, and which only the judge enters for them.

The shots of a hunt are one act of the whole pack, so the judge enters them. Everything else that is
one player's own act may come from the link of their seat.
"""

from __future__ import annotations

from gorod.engine import Command, Offer
from gorod.engine import commands as c
from gorod.engine.by_day import by_day_commands as b
from gorod.engine.duties import ROLES
from gorod.engine.moves import MOVES
from gorod.report.current_step import CurrentStep

ALWAYS = frozenset({"protest"})
"""Moves that a player's link may enter even if the judge made links read-only."""


PACK = frozenset({"pack"})
ASKED = frozenset({"pack", "card"})
"""The actors of the moves that an online table asks of every seat."""


def secret_at_night(moment: str, step: str) -> bool:
    """Whether a step of the night is one role's secret move, for which every seat has a pad."""
    return moment.startswith("N") and step in ROLES


def secret_verb_at(command: Command, at: CurrentStep, seat: int) -> str:
    """Return the verb of a secret move of this step; empty for any other command.

    The page of every seat has a pad for it, and every seat sends one: players without such a move
    send it all the same. `at` is the step that everybody knows of.
    """
    if isinstance(command, c.Show) and command.seat == seat:
        secret = secret_at_night(at.moment, at.step)
        return at.step if secret and command.duty == at.step else ""
    own = isinstance(command, b.Act) and command.seat == seat
    return "act" if own and at.step == "open" else ""


def entered_by_seats(
    offered: tuple[Offer, ...], *, phones: bool = True, online: bool = False
) -> tuple[Offer, ...]:
    """Return those offers to a seat that it may enter by itself.

    At an online table every seat is asked at night (`asked`), so nobody has a night move of their
    own.
    """
    together = ASKED if online else PACK
    return tuple(
        o for o in offered if MOVES[o.move].by not in together and (phones or o.move in ALWAYS)
    )
