"""The conformance table: every clause once, with the tests that are named after it."""

import re

from gorod.i18n import catalogue
from gorod.report import resolution_texts
from gorod.report.clause_texts import modelled, named_after
from gorod.report.conformance import page, write_pages
from gorod.rulebooks import BOOKS

BOOK = BOOKS["fiim-2019"]


def rows(text):
    return [line.split(" | ") for line in text.splitlines() if line.startswith("| ")]


def test_every_clause_has_its_row_in_the_order_of_the_document():
    numbers = [row[0].partition("</a>")[2].replace("\\", "") for row in rows(page(BOOK))[2:]]
    assert numbers == [clause.number for clause in BOOK.clauses]


def test_every_row_has_five_cells_and_says_how_it_is_modelled():
    for row in rows(page(BOOK)):
        assert len(row) == 5, row
        assert row[3], row


def test_how_clauses_are_modelled():
    texts = catalogue("en")

    def told(number):
        return "; ".join(modelled(BOOK.clause(number), texts))

    assert told("1.2") == "for information"
    assert "lift_result = more_than_half_of_the_living_lift" in told("4.4.12.3")
    assert told("6.6.1") == "sanction: foul"
    assert told("4.4.6") == "the judge decides; offered: 6.6.6"
    assert "fouls_to_removal = 4" in told("6.5")
    assert "only for a player who is leaving" in told("6.8.5")
    assert "also for a player who has left" in told("6.8.3")
    for clause in BOOK.clauses:
        assert list(modelled(clause, catalogue("ru")))


def test_tests_are_found_by_the_clause_in_their_names(tmp_path):
    folder = tmp_path / "tests" / "rulebooks" / "fiim_2019"
    folder.mkdir(parents=True)
    (folder / "test_some.py").write_text(
        'CLAUSES_TESTED = ("6.6.1", "0.0")\n'
        "def test_4_4_12_3_half_is_not_enough(): pass\n"
        "def test_4_4_12_a_tie(): pass\n"
        "def test_7_2_star_stands(): pass\n"
        "def test_7_2_next_day(): pass\n"
        "def helper(): pass\n",
        encoding="utf-8",
    )
    assert named_after(BOOK, tmp_path) == {
        "6.6.1": ["test_some"],
        "4.4.12.3": ["test_4_4_12_3_half_is_not_enough"],
        "4.4.12": ["test_4_4_12_a_tie"],
        "7.2*": ["test_7_2_star_stands"],
        "7.2": ["test_7_2_next_day"],
    }
    assert named_after(BOOK, tmp_path / "nowhere") == {}


def test_the_pages_are_written(tmp_path):
    paths = write_pages(tmp_path / "rulebooks")
    kinds = (".md", "-resolutions.md")
    assert [path.name for path in paths] == [f"{book}{kind}" for book in BOOKS for kind in kinds]
    for clauses, readings, book in zip(paths[::2], paths[1::2], BOOKS.values(), strict=True):
        assert clauses.read_text("utf-8") == page(book)
        assert readings.read_text("utf-8") == resolution_texts.page(book)


def test_every_link_between_the_pages_leads_somewhere(tmp_path):
    """A clause links its readings by their anchors, a reading links the page of the clauses."""
    texts = {path.name: path.read_text("utf-8") for path in write_pages(tmp_path)}
    for name, text in texts.items():
        anchors = re.findall(r"\]\(([^)#]+)(?:#([^)]+))?\)", text)
        assert anchors, name
        for file, anchor in anchors:
            known = [line[3:].lower() for line in texts[file].splitlines() if "## " in line]
            known += re.findall(r'<a id="([^"]+)">', texts[file])
            assert not anchor or anchor in known, f"{file}#{anchor}"


def test_clauses_of_options_and_other_tables_say_so():
    told = {row[0].partition("</a>")[2]: row[3] for row in rows(page(BOOKS["fiim-2011"]))}
    assert told["6.1"].startswith("an option: holds where 6.1 is chosen; ")
    assert told["7.5"].startswith("at a table of: 4, 5, 6; ")
    assert "table" not in told["L.1"]


def test_a_reading_tells_what_is_open_in_both_languages_and_what_changed():
    text = resolution_texts.page(BOOK)
    told = text.partition("## R19-27\n")[2].partition("\n## ")[0]
    assert told.startswith("\nClauses: [7.7](fiim-2019.md#7-7)\n\n**Open:** ")
    assert "**Our reading:** " in told
    assert "**Наше прочтение:** " in told
    assert "**Read differently before:** " in told
    assert "7.2\\*" in text
    assert "For information" in text
