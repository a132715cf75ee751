"""The offers for a ruling on a protest are exactly what is accepted."""

import pytest

from gorod.engine import is_offered
from gorod.engine.commands import Rule
from gorod.engine.offers import offers
from gorod.engine.refusal import Refusal
from gorod.engine.step import step
from gorod.engine.viewers import JUDGE
from gorod.rulebooks.fiim_2019 import FIIM_2019
from tests.kit.scenarios import Table
from tests.kit.tables_fiim_2011 import club
from tests.kit.tables_tournament_2026 import Tourney

TEXTS = (
    "",
    "рука",
    "annulled",
    "annulled рука",
    "replayed",
    "changed",
    "changed рука",
    "changed red",
    "changed red рука",
    "changed draw",
    "changed maniac",
    "changed draw:black+maniac",
    "changed maniac+black",
)


def over(book):
    if book == "tournament-2026":
        return Tourney().at("D3").defeat(2, "15.1.2")
    if book == "fiim-2011":
        return club().at("N5", alive="1 2 9").hunt(2).dawn()
    return Table(FIIM_2019).at("N5", alive="1 2 9").hunt(2).dawn()


@pytest.mark.parametrize("book", ["fiim-2019", "fiim-2011", "tournament-2026"])
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("upheld", [True, False])
def test_a_ruling_is_covered_if_and_only_if_it_is_accepted(book, text, upheld):
    t = over(book).protest(1)
    ruling = Rule(upheld=upheld, text=text)
    _, answer = step(t.rules, t.game, ruling)
    assert is_offered(offers(t.rules, t.game, JUDGE), ruling) is not isinstance(answer, Refusal)
