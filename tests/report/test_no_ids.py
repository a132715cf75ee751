"""People never read a name that only the code knows: `1.3.red`, `A.night2.hit`, `N2`."""

import re
from pathlib import Path

import pytest

from gorod.engine import JUDGE, SPECTATOR
from gorod.i18n import LANGUAGES, catalogue
from gorod.record.shapes import SHAPES
from gorod.report.citing import clause_in_a_sentence, clause_name
from gorod.report.figures import figure, moment_name
from gorod.report.protocol import protocol
from gorod.rulebooks import BOOKS
from tests.kit.golden_records import GOLDEN, Golden

WEB = Path(__file__).parents[2] / "web" / "src"
DOTTED = re.compile(r"\b[A-Za-z][\w-]*\.[\w.]+|\b\d[\d.]*\.?[a-z]\w*\b")
"""`A.night2.hit`, `L.9.1.5`, `1.3.red`, `6.3a`."""
NOTED = re.compile("|".join(rf"\b{verb}\b" for verb in sorted(SHAPES) if "-" in verb) + r"|seat:\d")
LATIN = re.compile(r"[A-Za-z]{2,}|\b[A-Za-z]\d")
"""In Russian: a word of the notation, or a moment in the letters of the notation."""
WORDS = ("vote", "tally", "shoot", "nominate", "changed", "annulled", "upheld")


def free(played):
    """What people and documents wrote themselves."""
    yield from (played.book.title("ru"), played.book.title("en"), *played.names)
    yield from (value for _, value in played.record.header.tags)
    yield from (key for key, _ in played.record.header.tags)
    yield from (
        (str(played.record.header.deal or ""), *played.book.rules.lines.values())
        if hasattr(played.book.rules, "lines")
        else ()
    )
    for statement in played.record.statements:
        for name in ("text", "reason", "by"):
            yield str(getattr(statement.args, name, "") or "")


def told(path, lang, viewer=JUDGE):
    played = Golden(path).played()
    text = protocol(played, catalogue(lang), viewer)
    text = re.sub(r"\s+", " ", text)
    for said in sorted(set(free(played)), key=len, reverse=True):
        text = text.replace(re.sub(r"\s+", " ", said), "") if said.strip() else text
    return text


def goldens(book):
    return sorted((GOLDEN / book).glob("*.mgn"))


@pytest.mark.parametrize("book", BOOKS)
def test_no_russian_protocol_has_a_word_of_the_notation(book):
    found = {
        (path.stem, word)
        for path in goldens(book)
        for viewer in (JUDGE, SPECTATOR)
        for word in LATIN.findall(told(path, "ru", viewer))
    }
    assert found == set()


@pytest.mark.parametrize("book", BOOKS)
def test_no_english_protocol_has_a_name_of_the_code(book):
    found = {
        (path.stem, word)
        for path in goldens(book)
        for pattern in (DOTTED, NOTED)
        for word in pattern.findall(told(path, "en"))
    }
    assert found == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_every_clause_is_called_as_its_document_calls_it(book, lang):
    texts = BOOKS[book].speaks(catalogue(lang))
    for clause in BOOKS[book].document:
        name = clause_name(texts, clause.number)
        assert "," not in name
        assert DOTTED.search(name) is None, clause.number
        assert lang == "en" or LATIN.search(name) is None, clause.number


def test_the_letters_that_split_a_clause_are_ours():
    ru = BOOKS["cma-2025"].speaks(catalogue("ru"))
    assert clause_name(ru, "1.3.red") == "1.3"
    assert clause_name(ru, "4.6.2b.1") == "4.6.2"
    assert clause_name(ru, "A.6.12.a") == "дополнение\u00a06.12"
    assert clause_name(ru, "Регламент кубка, 5.2") == "Регламент кубка, 5.2"
    assert clause_in_a_sentence(ru, "5.7.a") == "пункт 5.7"
    of_2011 = BOOKS["fiim-2011"].speaks(catalogue("ru"))
    assert clause_name(of_2011, "A.night2.hit") == "прил.\u00a01:\u00a0ночь"
    assert clause_in_a_sentence(of_2011, "L.9.1.5") == "закон\u00a09.1.5"
    assert clause_name(catalogue("ru"), "7.2*") == "7.2*"


def test_numbers_and_moments_are_written_one_way():
    ru, en = catalogue("ru"), catalogue("en")
    assert (figure(ru, 5), figure(en, 5)) == ("5", "5")
    assert figure(ru, 1, signed=True) == "+1"
    assert (moment_name(ru, "N2"), moment_name(en, "D3")) == ("Н2", "D3")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_a_console_offers_has_a_name(lang):
    texts, own = catalogue(lang), (WEB / "lib" / f"{lang}.ftl").read_text("utf-8")
    unnamed = [
        verb
        for verb, shape in SHAPES.items()
        if shape.refusable and f"verb-{verb}" not in texts and f"\ndo-{verb}" not in own
    ]
    assert unnamed == []
