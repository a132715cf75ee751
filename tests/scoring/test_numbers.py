"""R19-44: exact inside, rounded only in print."""

import json
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gorod.scoring import as_json, as_text


@pytest.mark.parametrize(
    ("exact", "printed"),
    [
        ("1", "1.0"),
        ("0", "0.0"),
        ("1/4", "0.25"),
        ("7/5", "1.4"),
        ("-2/5", "-0.4"),
        ("1/160", "0.00625"),
        ("2/15", "0.1333"),
        ("4/15", "0.2667"),
        ("-17/15", "-1.1333"),
        ("-1/300000", "0.0"),
    ],
)
def test_json_has_no_binary_noise(exact, printed):
    assert json.dumps(as_json(Fraction(exact))) == printed


@pytest.mark.parametrize(
    ("exact", "plain", "signed"),
    [
        ("0.4", "0.40", "+0.40"),
        ("-0.5", "-0.50", "-0.50"),
        ("0", "0.00", "0.00"),
        ("2/15", "0.13", "+0.13"),
        ("0.125", "0.13", "+0.13"),
        ("-0.125", "-0.13", "-0.13"),
        ("1.995", "2.00", "+2.00"),
        ("-0.004", "0.00", "0.00"),
        ("12.05", "12.05", "+12.05"),
    ],
)
def test_people_read_two_decimals(exact, plain, signed):
    assert as_text(Fraction(exact)) == plain
    assert as_text(Fraction(exact), signed=True) == signed


def test_people_may_read_more_or_fewer_decimals():
    assert [as_text(Fraction(2, 3), places) for places in (0, 1, 4)] == ["1", "0.7", "0.6667"]


@given(st.integers(-10_000, 10_000))
def test_hundredths_are_printed_exactly(points):
    exact = Fraction(points, 100)
    assert Fraction(json.dumps(as_json(exact))) == exact
    assert Fraction(as_text(exact)) == exact


@given(st.fractions(-100, 100, max_denominator=1000))
def test_print_is_within_half_a_unit_of_the_truth(exact):
    assert abs(Fraction(str(as_json(exact))) - exact) <= Fraction(1, 20_000)
    assert abs(Fraction(as_text(exact)) - exact) <= Fraction(1, 200)
    assert as_text(-exact).lstrip("-") == as_text(exact).lstrip("-")
