"""The planted defects still fit the code that they are planted in."""

from pathlib import Path

from tests.mutants.planted import PLANTED

ROOT = Path(__file__).parents[2]


def test_every_planted_defect_changes_one_place_of_its_file():
    for mutant in PLANTED:
        text = (ROOT / mutant.file).read_text("utf-8")
        assert mutant.in_place_of(text) != text


def test_every_planted_defect_names_tests_that_exist_and_is_called_like_no_other():
    assert len({mutant.name for mutant in PLANTED}) == len(PLANTED)
    for mutant in PLANTED:
        assert mutant.tests
        for test in mutant.tests:
            path, _, name = test.partition("::")
            assert (ROOT / path).exists(), test
            assert name in (ROOT / path).read_text("utf-8") if name else True, test
