"""Every deal that is possible is there once, and a sample says that it is one."""

import numpy as np

from gorod.bots.worlds import possible_worlds
from gorod.rulebooks import BOOKS

TEN = BOOKS["fiim-2019"].rules.deck(10)
ANY = (tuple(sorted(set(TEN))),)


def test_a_table_of_ten_has_2520_worlds_each_of_them_once():
    worlds = possible_worlds(TEN, ANY * 10)
    assert worlds.count == len(np.unique(worlds.deals, axis=0)) == 2520
    assert not worlds.sampled
    dealt = {tuple(sorted(worlds.cards[code] for code in deal)) for deal in worlds.deals}
    assert dealt == {tuple(sorted(TEN))}


def test_what_is_known_leaves_fewer_worlds():
    own = possible_worlds(TEN, (("sheriff",), *ANY * 9))
    assert own.count == 9 * 8 * 7 // 2
    pack = (("don",), ("mafia",), ("mafia",), *ANY * 7)
    assert possible_worlds(TEN, pack).count == 7
    checked = (("sheriff",), ("citizen",), ("don", "mafia"), *ANY * 7)
    assert possible_worlds(TEN, checked).count == 7 * 6 // 2 + 7 * 6


def test_too_many_worlds_are_sampled_always_the_same_ones():
    worlds = possible_worlds(TEN, ANY * 10, largest=500)
    again = possible_worlds(TEN, ANY * 10, largest=500)
    assert worlds.sampled
    assert worlds.count == 500
    assert (worlds.deals == again.deals).all()
    assert {tuple(sorted(deal)) for deal in worlds.deals.tolist()} == {
        tuple(sorted(worlds.cards.index(card) for card in TEN))
    }
