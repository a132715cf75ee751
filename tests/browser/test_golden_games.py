"""Golden games, tapped through the console on the smallest phone: the same facts, few taps.

Two games more are tapped with a reload in every phase, in `test_trouble`.
"""

import pytest

from gorod.engine.events import HandsCounted
from gorod.engine.struct import replace
from gorod.i18n import catalogue
from gorod.record import parse, replay
from gorod.report.scribe import result_text
from tests.browser import judge as hand
from tests.browser.test_console import link
from tests.browser.test_hall import FAULTS
from tests.kit.browser import WALK
from tests.kit.golden_records import GOLDEN, Golden, outcome_in_short

SLOW = "fiim-2019/16-disqualified-while-leaving"
GAMES = ("by-day/01-civilians-from-the-deal",)
MORE = (
    SLOW,
    "fiim-2011/11-eight",
    "fiim-2011/option-6.3a-late-meeting",
    "cma-2025/02-black-by-night-kill",
    "tournament-2026/06-draw-of-mafia-and-maniac",
)
MOST = 1.3


def facts(history):
    """Everything that happened. Whether a hand was raised or given by the rules is one fact."""
    return [
        replace(event, hands=tuple(sorted((*event.hands, *event.absent))), absent=(), rule="hands")
        if isinstance(event, HandsCounted)
        else event
        for event in history.log
    ]


@pytest.mark.parametrize("name", [*GAMES, *(pytest.param(name, marks=WALK) for name in MORE)])
def test_a_golden_game_is_tapped_as_it_is_written(device, url, name):
    golden = Golden(GOLDEN / f"{name}.mgn")
    console = device(hand.SMALLEST, has_touch=True, reduced_motion="reduce")
    judge = hand.sits_down(console.page, url, golden, hasty=name != SLOW)
    hand.plays(judge, golden)
    tapped_as_it_is_written(console, judge, golden)
    announced_by_its_name(device, console, golden.played())


def announced_by_its_name(device, console, played):
    """On the console, in the hall, on a player's page and in the overlay."""
    outcome = played.game.outcome
    name = result_text(played.speaks(catalogue("ru")), outcome.kind, outcome.winners)
    name = name[0].upper() + name[1:]
    assert name in console.page.locator(".board").inner_text()
    told = console.page.locator(".result .who")
    assert told.evaluate("one => one.scrollWidth <= one.clientWidth"), "runs out of its box"
    for kind in ("hall", "overlay", "seat:1"):
        other = device((1366, 768))
        other.page.goto(link(console, kind))
        other.page.get_by_text(name).first.wait_for()
        if kind == "hall":
            assert other.page.evaluate(FAULTS, 0) == []


def tapped_as_it_is_written(console, judge, golden):
    print(f"\n{golden.name}: {judge.tally}")
    text = console.exported("record")
    tapped, written = replay(parse(text, "tapped.mgn"), "tapped.mgn"), golden.played()
    assert facts(tapped.history) == facts(written.history)
    assert outcome_in_short(tapped) == outcome_in_short(written)
    document = console.exported("document")
    assert document["outcome"]["winners"] == list(written.game.outcome.winners)
    assert judge.tally.per_fact <= MOST
    assert not judge.faults, "\n".join(f"{v}: {k}" for k, v in judge.faults.items())
