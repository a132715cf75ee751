"""A night act that the rules refuse and that was played."""

from gorod.engine import commands as c
from gorod.engine import events as e
from tests.kit.tables_cma_2025 import City


def test_4_6_2a_the_same_guest_a_second_time():
    t = City().at("N2").acts(beauty=8).dawn().night().miss().sheriff()
    t.do(c.AsPlayed(c.Show("beauty", 8), "Петров", "никто не вспомнил"))
    t.expect(e.AsPlayed, verb="beauty", target=8, why="visited-already", cite="4.6.2a")
    t.expect(e.Acted, duty="beauty", target=8)
