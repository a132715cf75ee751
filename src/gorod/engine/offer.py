"""An offer: one thing that may be done now, and whether a command is among the offers."""

from __future__ import annotations

from typing import Any

from gorod.engine import commands as c
from gorod.engine.choices import Choice
from gorod.engine.moves import MOVES, Move, move_of
from gorod.engine.struct import Struct


class Offer(Struct, frozen=True, gc=False):
    """One thing that may be done now."""

    move: str
    """The name of its row in the table of moves."""
    actor: int
    """The seat that acts; 0 for the judge."""
    choices: dict[str, Choice] = {}  # noqa: RUF012  msgspec gives each its own
    """Field of the command -> the values to choose from."""

    @property
    def verb(self) -> str:
        """The verb of the notation; `proceed` and `deal` have none there."""
        return MOVES[self.move].said


def composed(offer: Offer, **picks: Any) -> c.Command:  # noqa: ANN401  the fields of a command
    """Return the command of an offer, with the values picked for its choices."""
    move = MOVES[offer.move]
    own = {"seat": offer.actor} if move.has_seat and "seat" not in offer.choices else {}
    command: c.Command = move.command(**(move.fixed | own | picks))  # type: ignore[assignment]
    return command


def is_offered(standing: tuple[Offer, ...], command: c.Command) -> bool:
    """Whether a command is among the present offers."""
    if isinstance(command, c.Shoot):
        return _hunted(standing, command)
    move = move_of(command)
    return move is not None and any(
        offer.move == move.name and _admitted(move, offer, command) for offer in standing
    )


def _admitted(move: Move, offer: Offer, command: Any) -> bool:  # noqa: ANN401  the move's command
    """Whether the actor of a command is the offer's, and all its values are admitted."""
    own = move.has_seat and "seat" not in offer.choices
    if own and command.seat != offer.actor and (command.seat or not move.unnamed):
        return False
    return all(
        choice.admits(getattr(command, name), command) for name, choice in offer.choices.items()
    )


def _hunted(standing: tuple[Offer, ...], command: c.Shoot) -> bool:
    """Whether a hunt is offered; its shots belong to the offers of several hunters.

    A number without shots means the same shot by every hunter, and there must be at least one.
    """
    hunters = {offer.actor: offer for offer in standing if offer.move == "shoot"}
    alone = bool(command.number) and not command.shots
    shots = tuple((hunter, command.number) for hunter in hunters) if alone else command.shots
    if (alone and not hunters) or not any(o.move in ("miss", "shoot") for o in standing):
        return False
    return all(
        seat in hunters and hunters[seat].choices["target"].admits(target, command)
        for seat, target in shots
    )
