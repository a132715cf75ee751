"""The rules engine: pure decisions without a clock, randomness, input or output.

`step` answers a command with the next game and its events, or with a refusal; `offers` says what
may be done now; `seen` is the only way for an event to reach a viewer; `fold` rebuilds a game from
its log.
"""

from gorod.engine.commands import Command
from gorod.engine.events import Event, Events
from gorod.engine.evolve import evolve, fold
from gorod.engine.game import Game, Outcome
from gorod.engine.history import History, begin
from gorod.engine.offer import Offer, is_offered
from gorod.engine.offers import offers
from gorod.engine.refusal import Refusal
from gorod.engine.rules import Rules
from gorod.engine.seen import seen, stream
from gorod.engine.step import start, step
from gorod.engine.table.position import Position, set_position
from gorod.engine.viewers import JUDGE, SPECTATOR, Viewer

__all__ = [
    "JUDGE",
    "SPECTATOR",
    "Command",
    "Event",
    "Events",
    "Game",
    "History",
    "Offer",
    "Outcome",
    "Position",
    "Refusal",
    "Rules",
    "Viewer",
    "begin",
    "evolve",
    "fold",
    "is_offered",
    "offers",
    "seen",
    "set_position",
    "start",
    "step",
    "stream",
]
