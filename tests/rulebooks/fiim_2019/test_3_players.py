"""Chapter 3: the requirements on players before the game."""

import pytest

from gorod.engine.events import Fouled, Warned
from gorod.rulebooks.fiim_2019 import FIIM_2019
from tests.kit.scenarios import Table


def test_3_3_the_judge_is_reminded_of_phones_before_the_deal():
    assert FIIM_2019.rules.reminders["phones"] == "deal"
    Table(FIIM_2019).sit(10).is_at("N1.deal")


@pytest.mark.parametrize("moment", ["N2", "D2"])
def test_3_4_an_own_mask_without_permission_is_for_the_judge_to_answer(moment):
    t = Table(FIIM_2019).at(moment)
    t.fork().warn(4, "3.4").expect(Warned, seat=4, cite="3.4")
    t.fork().foul(4, "3.4").expect(Fouled, seat=4, count=1, cite="3.4")


def test_3_2_gear_that_does_harm_may_be_warned_about():
    """Like the mask of 3.4: the judge may speak up before more is done."""
    Table(FIIM_2019).first_day().warn(5, "3.2").expect(Warned, seat=5, cite="3.2")
