"""Chapter 9: the judge answers a check with an official gesture."""

import pytest

from gorod.engine.events import Checked
from gorod.rulebooks.fiim_2019 import FIIM_2019
from tests.kit.scenarios import Table

CLAUSES_TESTED = ("9.2", "9.3", "9.4", "9.5")

GESTURES = [
    ("sheriff", 3, "red", "nod-thumb-up"),
    ("sheriff", 8, "black", "nod-thumb-down"),
    ("don", 7, "yes", "nod"),
    ("don", 3, "no", "shake"),
]


@pytest.mark.parametrize(("role", "target", "answer", "gesture"), GESTURES, ids=CLAUSES_TESTED)
def test_each_answer_has_its_gesture(role, target, answer, gesture):
    """R19-59: nod and thumb up, nod and thumb down, nod, shake of the head."""
    t = Table(FIIM_2019).at("N2").miss()
    (t.don if role == "don" else t.sheriff)(target)
    clause = FIIM_2019.clause(CLAUSES_TESTED[[row[3] for row in GESTURES].index(gesture)])
    by = "4.5.6" if role == "don" else "4.5.7"
    t.expect(Checked, duty=role, target=target, answer=answer, cite=by)
    assert clause.also == (f"{role}-{answer}",)
    assert FIIM_2019.rules.gestures[f"{role}-{answer}"] == gesture


def test_9_1_there_are_no_other_gestures():
    assert set(FIIM_2019.rules.gestures.values()) == {row[3] for row in GESTURES}
