"""Every clause that rules or that a judge applies has a test named by it, in its book's folder."""

import pytest

from gorod.rulebooks import BOOKS
from tests.kit import coverage_of_clauses as coverage
from tests.kit.coverage_of_clauses import clause_of, folder_of, untested


@pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
def test_every_clause_that_rules_is_tested(book):
    ruling = tuple(c.number for c in book.document if c.kind in ("engine", "judge"))
    assert untested(book.id, ruling) == ()


@pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
def test_every_test_is_named_by_a_clause_that_exists(book):
    numbers = {c.number for c in book.document}
    assert coverage.tests_by_clause(book.id, numbers).keys() <= numbers


@pytest.mark.parametrize(
    ("name", "clause"),
    [
        ("test_6_7_14_a_foreign_language", "6.7.14"),
        ("test_7_2_star_the_result_stands", "7.2*"),
        ("test_8_5_1_star_five_conditions", "8.5.1*"),
        ("test_4_4_12_14_the_last_word", "4.4.12.14"),
        ("test_the_clauses_are_those_of_the_document", None),
        ("test_8", None),
        ("test_6_7_99_there_is_no_such_clause", "6.7.99"),
    ],
)
def test_a_clause_is_read_from_the_name_of_a_test(name, clause):
    assert clause_of(name, {c.number for c in BOOKS["fiim-2019"].clauses}) == clause


@pytest.mark.parametrize(
    ("name", "clause"),
    [
        ("test_1_1_a_twelve_sit_down", "1.1.a"),
        ("test_1_3_red_wins_at_once", "1.3.red"),
        ("test_4_6_2b_3_both_are_saved", "4.6.2b.3"),
        ("test_a_6_12_a_by_day", "A.6.12.a"),
        ("test_a_3_gestures", "A.3"),
        ("test_upd_a_1_each_case", "UPD-A.1"),
        ("test_ord_the_calls", "ORD"),
        ("test_a_clause_has_a_meaning", None),
        ("test_7_7_is_missing", "7.7"),
    ],
)
def test_a_clause_with_letters_is_read_from_the_name_of_a_test(name, clause):
    assert clause_of(name, {c.number for c in BOOKS["cma-2025"].clauses}) == clause


@pytest.mark.parametrize(
    ("name", "clause"),
    [
        ("test_r_mafia_1_the_clan_is_a_quarter", "R.mafia.1"),
        ("test_g_11a_the_best_legend", "G.11a"),
        ("test_g_11_the_legends", "G.11"),
        ("test_t_6_2_the_clan_that_held_out", "T.6.2"),
        ("test_d_4_the_weekend", "D.4"),
        ("test_r_mafia_99_there_is_no_such_clause", None),
    ],
)
def test_a_clause_with_a_chapter_is_read_from_the_name_of_a_test(name, clause):
    assert clause_of(name, {c.number for c in BOOKS["by-day"].clauses}) == clause


@pytest.mark.parametrize(
    ("name", "clause"),
    [
        ("test_a_tie_four_closes_the_day", "A.tie.four"),
        ("test_a_night1_don_shows_himself", "A.night1.don"),
        ("test_a_end_black_at_parity", "A.end.black"),
        ("test_l_9_1_5_a_hand_taken_back", "L.9.1.5"),
        ("test_l_9_4_a_gesture", "L.9.4"),
        ("test_l_1_a_number", "L.1"),
        ("test_6_3a_they_meet_late", "6.3a"),
        ("test_6_3_two_variants", "6.3"),
        ("test_6_10_appeals", "6.10"),
        ("test_6_1_golden_minutes", "6.1"),
        ("test_3_the_rating", "3"),
        ("test_a_game_goes_on", None),
        ("test_l_99_there_is_no_such_law", None),
    ],
)
def test_a_clause_of_an_appendix_or_a_law_is_read_from_the_name_of_a_test(name, clause):
    """Amendments are clauses of the document, too, whether or not they are chosen."""
    numbers = (folder_of("fiim-2011") / "clause_ids.txt").read_text("utf-8").split()
    assert clause_of(name, numbers) == clause


def test_a_table_stands_for_the_clauses_that_are_its_ids(tmp_path, monkeypatch):
    monkeypatch.setattr(coverage, "RULEBOOK_TESTS", tmp_path)
    folder_of("some-book").mkdir()
    (folder_of("some-book") / "test_1.py").write_text(
        'CLAUSES_TESTED = ("1.1", "1.2")\n'
        "@mark.parametrize('row', ROWS, ids=CLAUSES_TESTED)\n"
        "def test_rows(row): ...\n"
        "def test_1_3_alone(): ...\n"
        "def helper(): ...\n"
    )
    (folder_of("some-book") / "test_2.py").write_text('CLAUSES_TESTED = ("2.1",)\n')
    assert coverage.tests_by_clause("some-book", ("1.3",)) == {
        "1.1": ("test_1.py::test_rows[1.1]",),
        "1.2": ("test_1.py::test_rows[1.2]",),
        "1.3": ("test_1.py::test_1_3_alone",),
    }
    assert untested("some-book", ("1.1", "1.4", "2.1")) == ("1.4", "2.1")
