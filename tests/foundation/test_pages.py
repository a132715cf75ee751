"""The words of the pages are whole in both languages, and their pins name no machine."""

import json
import re
from pathlib import Path

import pytest

from gorod.rulebooks import BOOKS

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
LANGUAGES = ("ru", "en")


def ids(text):
    return re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE)


def own(lang):
    """The words of all pages, and of each of them beside it."""
    return [
        name
        for file in sorted((WEB / "src").glob(f"*/{lang}.ftl"))
        for name in ids(file.read_text("utf-8"))
    ]


def shared(lang):
    folder = ROOT / "src" / "gorod" / "i18n" / lang
    return {name for file in folder.glob("*.ftl") for name in ids(file.read_text("utf-8"))}


def sources():
    return [p for p in (WEB / "src").rglob("*") if p.suffix in (".svelte", ".ts")]


def test_both_languages_say_the_same_things_once():
    assert own("ru") == own("en")
    assert len(own("ru")) == len(set(own("ru")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_document_renames_only_what_a_page_says_anyway(lang):
    folder = WEB / "src" / "lib" / "books" / lang
    books = {file.stem: ids(file.read_text("utf-8")) for file in folder.glob("*.ftl")}
    assert books.keys() <= BOOKS.keys()
    known = {*own(lang), *shared(lang)}
    for book, names in books.items():
        assert [name for name in names if name not in known] == [], book
        assert len(names) == len(set(names))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_that_a_page_says_exists(lang):
    said = {
        name
        for path in sources()
        for name in re.findall(r"\bt\(\"([\w-]+)\"", path.read_text("utf-8"))
    }
    assert said
    assert said - set(own(lang)) - shared(lang) == set()


def test_every_sentence_is_said_somewhere():
    """Families such as `did-*` are named by the verb."""
    families = ("did-", "way-", "do-", "next-", "answer-", "gesture-", "set-", "key-")
    families = (*families, "save-", "menu-", "theme-", "news-", "size-", "part-", "remedy-")
    families = (*families, "contest-", "protest-", "mark-", "deed-", "bot-", "pace-")
    families = (
        *families,
        "judge-",
        "say-",
        "show-",
        "gesture-",
        "phrase-",
        "asks-",
        "create-judge-",
        "voice-problem-",
        "unsent-kind-",
        "unsent-state-",
        "bd-",
    )
    families = (*families, "points-", "field-", "verdict-", "takes-", "export-", "correct-")
    families = (*families, "desk-any-", "cup-any-", "home-cup-", "plain-http-", "ask-", "deal-")
    families = (*families, "notices-by-", "notices-lack-", "notices-kind-")
    families = (*families, "room-", "trainer-act-", "trainer-kind-", "trainer-part-")
    text = "".join(path.read_text("utf-8") for path in sources())
    plain = [name for name in own("ru") if not name.startswith(families)]
    assert [name for name in plain if f'"{name}"' not in text] == []


def test_the_lock_of_the_pages_names_no_registry():
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    assert all("resolved" not in package for package in lock["packages"].values())
    assert all(p.get("integrity") for name, p in lock["packages"].items() if name)


def test_no_page_has_anything_inline():
    for page in WEB.glob("*.html"):
        text = page.read_text("utf-8")
        assert not re.search(r"<script(?![^>]*src=)|<style|\son\w+=|style=", text)
