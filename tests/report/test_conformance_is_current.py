"""The committed conformance page tells what the book and its tests say today."""

from pathlib import Path

from gorod.report import conformance

DOCS = Path(__file__).parents[2] / "docs" / "rulebooks"


def test_the_committed_page_is_the_generated_one(tmp_path):
    conformance.write_pages(tmp_path)
    for page in sorted(tmp_path.glob("*.md")):
        committed = (DOCS / page.name).read_text(encoding="utf-8")
        assert committed == page.read_text(encoding="utf-8"), "run `make docs` and commit"
