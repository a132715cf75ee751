"""The documentation: its links have targets, and the labels in bold are on the screen."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)|<img src=\"([^\"]+)\"")
LANGUAGES = ("ru", "en")
EXPLAINS_WORDS = "glossary"
TYPED = {
    "ru": {"Тур", "Бумага", "Судьи"},  # places where a tab and a heading say it with more words
    "en": set(),
}
NUMBERS = (0, 1, 2, 5)


def plain(text):
    """Return the text without what is shown as typed."""
    return re.sub(r"```.*?```|`[^`]*`", "", text, flags=re.DOTALL)


def anchors(page):
    """Return the anchors of headings, as sites make them, and explicit ones."""
    text = page.read_text("utf-8")
    own = set(re.findall(r'<a id="([\w-]+)"></a>', text))
    heads = re.findall(r"^#+ (.+)$", plain(text), re.MULTILINE)
    return own | {re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads}


@pytest.mark.parametrize("page", [*PAGES, ROOT / "README.md", ROOT / "README.ru.md"], ids=str)
def test_links_and_pictures_are_there(page):
    for found in LINK.findall(plain(page.read_text("utf-8"))):
        link = found[0] or found[1]
        if re.match(r"\w+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), link
        if anchor and target.suffix == ".md":
            assert anchor in anchors(target), link


def test_every_page_is_in_the_navigation():
    listed = re.findall(r": ([\w/-]+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE)
    assert sorted(listed) == [str(page.relative_to(DOCS)) for page in PAGES]
    assert len(listed) == len(set(listed))


def test_every_picture_is_shown_somewhere():
    shown = {
        Path(found[0] or found[1]).name
        for page in [*PAGES, *ROOT.glob("README*.md")]
        for found in LINK.findall(page.read_text("utf-8"))
    }
    assert {picture.name for picture in (DOCS / "screens").glob("*.webp")} - shown == set()


def said(lang):
    """Everything that a page can say, with every number and every choice that its sentence has."""
    folders = (ROOT / "src" / "gorod" / "i18n" / lang, ROOT / "web" / "src")
    files = [*folders[0].glob("*.ftl"), *folders[1].glob(f"*/{lang}.ftl")]
    bundle = FluentBundle([lang], use_isolating=False)
    names = set()
    for file in files:
        text = file.read_text("utf-8")
        bundle.add_resource(FluentResource(text), allow_overrides=True)
        names |= {one.id.name for one in parse(text).body if isinstance(one, ast.Message)}
    spoken = set()
    for name in names:
        for number in NUMBERS:
            told = dict.fromkeys(("count", "limit", "seat", "rounds"), number)
            text, _ = bundle.format_pattern(bundle.get_message(name).value, told)
            spoken.add(text)
    return spoken


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_to_be_tapped_is_said_by_a_page(lang):
    """Bold text is a label on a screen; a lead-in ends with a full stop, so it does not count."""
    known = said(lang)
    wrong = {}
    for page in sorted((DOCS / lang).glob("*.md")):
        if page.stem == EXPLAINS_WORDS:
            continue
        text = plain(page.read_text("utf-8")).replace("\n", " ")
        bold = {re.sub(r" +", " ", one) for one in re.findall(r"\*\*(.+?)\*\*", text)}
        missing = {one for one in bold if not one.endswith(".")} - known
        if missing:
            wrong[page.stem] = sorted(missing)
    assert wrong == {}
