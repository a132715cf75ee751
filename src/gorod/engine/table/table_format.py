"""The table format: nights and days at a table, with one call and one speech at a time."""

from __future__ import annotations

from gorod.engine.consequences import (
    after_the_hunt,
    next_candidate,
    next_duty,
    victory_first,
    what_is_due,
)
from gorod.engine.decisions import decisions
from gorod.engine.events import (
    Acted,
    BallotOpened,
    BestMoveNamed,
    CardsDealt,
    Checked,
    Disqualified,
    DutyDone,
    FloorGiven,
    HandsCounted,
    HandsTallied,
    HuntEnded,
    MafiaMet,
    NightFell,
    NightResolved,
    Nominated,
    NothingShown,
    VotedOut,
)
from gorod.engine.format import Format, followed
from gorod.engine.phases import PHASES
from gorod.engine.rule_ids import RULE_IDS
from gorod.engine.rules import SLOTS, Rules
from gorod.engine.table.decide import (
    after_game,
    as_played,
    best_move,
    discipline,
    night,
    polls,
    setup,
    speeches,
    votes,
)
from gorod.engine.table.decide.wrong_phase import wrong_phase
from gorod.engine.table.evolve import EVOLVE
from gorod.engine.table.interventions import interventions
from gorod.engine.table.settle import SETTLE, settle
from gorod.engine.table.table_offers import OFFERS
from gorod.engine.table.table_questions import AWAKE, CLOSINGS, QUESTIONS

TABLE = Format(
    name="table",
    rules=Rules,
    slots=SLOTS,
    rule_ids=RULE_IDS,
    decide=decisions(
        PHASES,
        setup,
        night,
        best_move,
        speeches,
        votes,
        polls,
        discipline,
        as_played,
        after_game,
    ),
    wrong_phase=wrong_phase,
    settle=settle,
    dues=SETTLE,
    offers=OFFERS,
    anytime=interventions,
    questions=QUESTIONS,
    closings=CLOSINGS,
    awake=AWAKE,
    events=followed(
        EVOLVE,
        {
            **dict.fromkeys(EVOLVE, what_is_due),
            **dict.fromkeys((NightResolved, VotedOut, Disqualified), victory_first),
            HuntEnded: after_the_hunt,
            **dict.fromkeys((CardsDealt, NightFell, MafiaMet, DutyDone), next_duty),
            **dict.fromkeys((Checked, Acted, NothingShown), next_duty),
            **dict.fromkeys((BallotOpened, HandsCounted, HandsTallied), next_candidate),
            **dict.fromkeys((BestMoveNamed, FloorGiven, Nominated)),
        },
    ),
    simultaneous=False,
    scored=True,
)
