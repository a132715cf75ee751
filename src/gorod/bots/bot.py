"""The contract of a bot: a function from what its seat sees and is offered to a command."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from gorod.bots.seat_view import SeatView
from gorod.bots.statement import Statements
from gorod.engine.commands import Command
from gorod.engine.offer import Offer


class Bot(Protocol):
    """A player. It is given everything that it may know, and keeps no state that matters."""

    def decide(
        self, view: SeatView, offers: Sequence[Offer], heard: Statements = ()
    ) -> Command | None:
        """Return the command of one of these offers, or None."""

    def speak(self, view: SeatView, heard: Statements = ()) -> Statements:
        """Return what the seat says when it has the floor."""
