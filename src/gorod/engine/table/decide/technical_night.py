"""The technical night: the judge stops everything, and goes on where he stopped."""

from __future__ import annotations

from gorod.engine.commands import Technical
from gorod.engine.events import TechnicalNight
from gorod.engine.game import Game
from gorod.engine.phases import (
    AnyPhase,
    Dusk,
    LastWord,
    Lift,
    Naming,
    Night,
    Recess,
    Speech,
    Tie,
    Vote,
)
from gorod.engine.powers.technical_night import TechnicalNight as TechnicalNightPower
from gorod.engine.refusal import Refusal
from gorod.engine.registry import Answer, decides
from gorod.engine.rules import Rules


@decides(Technical, Night, Speech, Vote, Tie, Lift, Naming, LastWord, Dusk)
def stop(rules: Rules, _: Game, __: AnyPhase, ___: Technical) -> Answer:
    """The clocks stand still, where the document knows such a night."""
    if TechnicalNightPower not in rules.powers:
        return Refusal("no-technical-night", rule="course")
    return TechnicalNight(opened=True)


@decides(Technical, Recess)
def resume(_: Rules, __: Game, ___: Recess, ____: Technical) -> Answer:
    """The game goes on in the same place."""
    return TechnicalNight(opened=False)
