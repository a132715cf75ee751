"""The by-day format: game days with secret inputs that are resolved at their end."""

from __future__ import annotations

from gorod.engine.by_day import decide
from gorod.engine.by_day.by_day_events import ActEntered, BallotEntered, DayClosed
from gorod.engine.by_day.by_day_offers import OFFERS
from gorod.engine.by_day.by_day_rule_ids import RULE_IDS
from gorod.engine.by_day.by_day_rules import SLOTS, ByDayRules
from gorod.engine.by_day.by_day_settle import SETTLE, settle
from gorod.engine.by_day.timing import wrong_phase
from gorod.engine.consequences import victory_first, what_is_due
from gorod.engine.decisions import decisions
from gorod.engine.evolve import EVOLVE
from gorod.engine.format import Format, followed
from gorod.engine.game import Game
from gorod.engine.table.decide import setup


def _nothing(_: ByDayRules, __: Game) -> tuple[()]:
    """Return no offers: everything that the host may impose belongs to the open day."""
    return ()


BY_DAY = Format(
    name="by-day",
    rules=ByDayRules,
    slots=SLOTS,
    rule_ids=RULE_IDS,
    decide=decisions(SETTLE, setup, decide),
    wrong_phase=wrong_phase,
    settle=settle,
    dues=SETTLE,
    offers=OFFERS,
    anytime=_nothing,
    questions={},
    closings={},
    awake={},
    events=followed(
        EVOLVE,
        {
            **dict.fromkeys(EVOLVE, what_is_due),
            DayClosed: victory_first,
            **dict.fromkeys((BallotEntered, ActEntered)),
        },
    ),
    simultaneous=True,
    scored=False,
)
