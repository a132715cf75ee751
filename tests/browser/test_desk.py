"""The desk as its people use it: from signing up to the standings that are printed."""

import pypdf
import pytest

from gorod.tournament.files.list_reader import read_table
from tests.browser.desk import NAMES, SEATS, Evening
from tests.browser.test_access import Inspector
from tests.kit.browser import WALK


@pytest.mark.parametrize("lang", ["ru", pytest.param("en", marks=WALK)])
def test_an_evening_from_signing_up_to_printed_standings(chromium, url, lang):
    inspector = Inspector(lang)
    evening = Evening(chromium, url, inspector, lang, f"Клуб {lang}")
    evening.whole()
    assert evening.problems == []
    assert not inspector.found, "\n".join(f"{v}: {k}" for k, v in inspector.found.items())
    assert inspector.screens > 20

    headings, *rows = evening.standings
    assert headings.index(total_of(headings)) == 2, "right after the nickname, on a laptop too"
    assert sorted(row[1] for row in rows) == sorted(NAMES)
    told, *lines = read_table(evening.downloads["xlsx"].read_bytes())
    place, who, total = (told.index(headings[at]) for at in (0, 1, headings.index(total_of(told))))
    for row, line in zip(rows, lines, strict=True):
        assert [row[0], row[1]] == [line[place], line[who]]
        assert float(row[headings.index(told[total])].replace(",", ".")) == float(line[total])

    pages = pypdf.PdfReader(evening.downloads["pdf"]).pages
    text = " ".join(page.extract_text() for page in pages)
    assert len(pages) == 1
    assert len(lines) == SEATS
    assert all(name in text for name in (*NAMES, "Кубок Севера"))


def total_of(headings):
    """What the column of the totals is called."""
    return next(one for one in headings if one in ("итого", "total"))
