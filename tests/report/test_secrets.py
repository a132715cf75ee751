"""Nothing secret is in the bytes that a viewer gets, in JSON or in the protocol."""

import json
from itertools import permutations
from random import Random

import pytest

from gorod.engine import JUDGE, SPECTATOR
from gorod.i18n import catalogue
from gorod.report.protocol import protocol
from gorod.report.replayed_document import document
from tests.report.games import STD, example, played

PREFIX = """order 3 4 5
D1
nominate 2 4
nominate 5 8
vote 4: 1 2 3 8 10
vote 8: 4 5 6 7 9
vote 4: 1 2 3 8 10
vote 8: 4 5 6 7 9
lift: 1 2 3
N2
shoot 3
don 7
sheriff 9
best 3: 8 9 1
D2
foul 4 6.6.1
nominate 2 9
"""
WORDS = ("mafia", "don", "sheriff", "citizen", "red", "black", "мафия", "дон", "шериф", "мирный")


def as_seen(cards, viewer):
    game = played(PREFIX, cards)
    texts = (protocol(game, catalogue(lang), viewer) for lang in ("ru", "en"))
    return json.dumps(document(game, viewer), sort_keys=True), *texts


def deals(fixed):
    """Deals that agree with the true one on these seats."""
    chance = Random(1)
    free = [seat for seat in range(1, 11) if seat not in fixed]
    while True:
        cards = list(STD)
        for seat, source in zip(free, chance.sample(free, len(free)), strict=True):
            cards[seat - 1] = STD[source - 1]
        yield tuple(cards)


def known(viewer):
    """Whose cards the viewer knows: their own, their team's, and a colour they have checked."""
    if viewer in (8, 9, 10):
        return {7, 8, 9, 10} if viewer == 8 else {8, 9, 10}
    return {7, 9} if viewer == 7 else {viewer}


@pytest.mark.parametrize("viewer", [SPECTATOR, *range(1, 11)])
def test_other_cards_would_have_looked_the_same(viewer):
    truth = as_seen(STD, viewer)
    for cards, _ in zip(deals(known(viewer)), range(12), strict=False):
        assert as_seen(cards, viewer) == truth


def test_for_the_judge_every_deal_looks_different():
    some = [STD, *(cards for cards, _ in zip(deals(set()), range(5), strict=False))]
    assert all(as_seen(a, JUDGE) != as_seen(b, JUDGE) for a, b in permutations(set(some), 2))


def test_a_spectator_reads_no_role():
    whole = document(example(), SPECTATOR)
    del whole["outcome"]
    whole["log"] = [entry for entry in whole["log"] if entry["event"] != "game-ended"]
    for entry in whole["log"]:
        for key in ("duty", "red", "black"):
            told = entry.pop(key, [])
            assert told in ([], "meet", "sheriff-look", "hunt", "don", "sheriff", "dawn")
    text = json.dumps(whole, ensure_ascii=False)
    assert [word for word in WORDS if f'"{word}"' in text] == []


@pytest.mark.parametrize("viewer", range(1, 11))
def test_a_seat_reads_no_other_role_after_the_end(viewer):
    whole = document(example(), viewer)
    team = {2, 6, 9} if viewer in (2, 6, 9) else {viewer}
    assert {p["seat"] for p in whole["players"] if p["role"]} == team
    assert {p["seat"] for p in whole["players"] if p["points"]} == {viewer}
    assert all(p["best_move"] is None or p["best_move"]["hits"] is None for p in whole["players"])
    assert "proposals" not in whole


@pytest.mark.parametrize("viewer", [SPECTATOR, *range(1, 11)])
def test_only_the_judge_reads_corrections_and_attempts(viewer):
    text = protocol(example(), catalogue("ru"), viewer)
    assert "Исправлено" not in text
    assert "Не принято" not in text
    assert "ослышался" not in json.dumps(document(example(), viewer), ensure_ascii=False)
