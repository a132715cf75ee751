"""Which options go together, and at which tables (table 5.6 of the catalogue, R11-59)."""

import re
from itertools import combinations

import pytest

from gorod.rulebooks import OptionError
from gorod.rulebooks.fiim_2011 import FIIM_2011

ROLES = ("doctor", "maniac", "lawyer")
SIZES = (2, 3, 4, 5, 6, 7, 8, 9, 10, 12)
REFUSED_PAIRS = {
    ("6.3a", "6.3b"): "6.3",
    ("6.5", "6.7"): "6",
    ("6.5", "6.8"): "6",
    ("6.7", "6.8"): "6",
    ("6.4", "6.10"): "6.10",
    ("6.5", "6.10"): "6.10",
    ("6.8", "6.10"): "6.10",
    ("6.1", "6.5"): "6.1",
    ("6.1", "6.8"): "6.1",
    ("6.6", "6.8"): "6.6",
    ("6.12", "6.13"): "6.13",
    **{(role, "6.13"): "6.13" for role in ROLES},
}
SMALLEST = {
    **dict.fromkeys((*ROLES, "6.3a", "6.3b"), 7),
    **dict.fromkeys(("6.5", "6.6", "6.7", "6.8", "6.10", "6.11", "6.12"), 4),
}

NEEDS_A_HOST = ("6.4", "6.12")
"""Not where the host is found on the first day: at tables of four to six."""


@pytest.mark.parametrize("pair", [*combinations(FIIM_2011.available, 2)], ids="+".join)
def test_6_a_pair_is_refused_exactly_if_the_table_says_so(pair):
    """R11-59: the order in which they are named does not matter."""
    for names in (pair, pair[::-1]):
        if pair not in REFUSED_PAIRS:
            assert FIIM_2011.chosen(names, 10).options == pair
            continue
        with pytest.raises(OptionError) as refused:
            FIIM_2011.chosen(names, 10)
        assert refused.value.options == pair
        assert refused.value.conflict.clause == REFUSED_PAIRS[pair]
        assert refused.value.conflict.why("en") != refused.value.conflict.why("ru")


@pytest.mark.parametrize("option", FIIM_2011.available)
@pytest.mark.parametrize("size", SIZES)
def test_6_an_option_needs_a_table_of_its_size(option, size):
    """R11-29, R11-59: extra roles from seven players on, the reverse game for ten."""
    fits = size == 10 if option == "6.13" else size >= SMALLEST.get(option, 2)
    fits = fits and not (option in NEEDS_A_HOST and size in (4, 5, 6))
    if fits:
        assert FIIM_2011.chosen((option,), size).options == (option,)
        return
    with pytest.raises(OptionError) as refused:
        FIIM_2011.chosen((option,), size)
    assert refused.value.options == (option,)
    assert size in refused.value.conflict.sizes


def test_6_an_option_may_be_called_by_its_readable_name():
    assert FIIM_2011.chosen(("mayor", "5.1", "self-vote"), 10).options == ("doctor", "6.2", "6.6")


def test_6_an_option_is_chosen_once_and_must_exist():
    with pytest.raises(OptionError, match=r"twice: 6\.6"):
        FIIM_2011.chosen(("6.6", "mayor"), 10)
    with pytest.raises(OptionError, match=r"unknown: 6\.14"):
        FIIM_2011.chosen(("6.14",), 10)


def test_6_every_rule_that_several_options_rest_on_cites_them_all():
    book = FIIM_2011.chosen(("doctor", "maniac", "6.4", "6.7"), 10)
    assert book.citations["night-resolved"] == ("5.1", "5.2")
    assert book.citations["hands"] == ("6.4", "6.7")


def test_6_every_option_is_explained_in_both_languages():
    assert len(FIIM_2011.available) >= len(ROLES) + 13
    for option in FIIM_2011.available.values():
        english, russian = option.explained("en"), option.explained("ru")
        assert not re.search("[а-яё]", english), option.name
        assert re.search("[а-яё]{3}", russian), option.name
