"""Two tournaments whose tables were published are ranked with the same places.

`published.json` has the bare facts: of each game who won, who sat where with which card (a number
for a player, then `s`, `m` or `d`), the victim of the first hunt, the best move, disqualifications
and the judge's points; of each player the place, games, wins and total. Who won follows from the
published wins by role. Nothing else was published, so every game is a record of its result. The
table printed 11.44 where the exact total is 11.4333.
"""

import json
from fractions import Fraction
from pathlib import Path

import pytest

from gorod.tournament import tournament_commands as c
from gorod.tournament.files.federation_reports import ranking_grid
from gorod.tournament.regulation import Regulation, StagePlan
from gorod.tournament.standings.counted_games import Scope
from gorod.tournament.standings.ledger import Ledger
from tests.tournament.kit import JUDGE, SECOND, TournamentScenario

EVENTS = json.loads(Path(__file__).with_name("published.json").read_text("utf-8"))
CARDS = {"": "citizen", "s": "sheriff", "m": "mafia", "d": "don"}
ACCEPTED = ("known-result", "penalty-due", "consent-waits")


def told(names, game):
    """The record of a game of which only its result is known."""
    won, seats, first, best, out, points = game
    cards = [CARDS[seat.lstrip("0123456789")] for seat in seats.split()]
    lines = ["mgn 1", "rules fiim-2019", "known result"]
    lines += [
        f"seat {at} {card} {name}"
        for at, (card, name) in enumerate(zip(cards, names, strict=True), 1)
    ]
    lines.append(f"result {won}")
    lines += [f"first {first}"] if first else []
    lines += [f"best {first}: {best}"] if best else []
    lines += [f"dq {one}" for one in out.split(" ; ") if one]
    lines += [f"bonus {one.replace('+', ' +')}" for one in points.split()]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event["name"])
def test_published_places(event):
    numbers = sorted({seat[:2] for game in event["games"] for seat in game[1].split()})
    ids = {number: f"p{at}" for at, number in enumerate(numbers, 1)}
    plan = StagePlan("q", "qualification", rounds=len(event["games"]), tables=1)
    scenario = TournamentScenario(Regulation("fiim-2019", (plan,))).entered(len(numbers))
    for at, game in enumerate(event["games"], 1):
        key = f"q.{at}.1"
        scenario.seated("q", at, (tuple(ids[seat[:2]] for seat in game[1].split()),))
        scenario.do(c.StartGame(key), JUDGE)
        scenario.do(c.SignGame(key, told(scenario.names(key), game)), JUDGE)
        scenario.do(c.ConfirmGame(key, scenario.digest(key), ACCEPTED), SECOND)
    table = Ledger().table(scenario.t, Scope("q"))
    found = [
        (line.row.place, line.player, line.row.games, line.row.wins, line.row.total)
        for line in table.lines
    ]
    expected = [
        (place, ids[number], games, wins, pytest.approx(Fraction(str(total)), abs=5e-5))
        for place, number, games, wins, total in event["places"]
    ]
    assert found == expected
    # The final ranking of a tournament with one stage is its table.
    ranked = ranking_grid(scenario.t, lambda _: table)
    assert [(row[0], row[1]) for row in ranked.rows] == [
        (line.row.place, line.nickname) for line in table.lines
    ]
