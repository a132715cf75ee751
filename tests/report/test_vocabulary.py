"""A protocol uses the words of its document, and none that are foreign to it."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from gorod.i18n import catalogue
from gorod.report.protocol import protocol
from gorod.rulebooks import BOOKS
from gorod.tournament.messages import headings
from tests.kit.golden_records import GOLDEN, Golden

PAGE_FOLDERS = ("lib", "desk", "tournament", "player", "signup")
DESK = {
    "fiim-2019": ("ведущ", "апелляц"),
    "fiim-2011": (r"\bсуд(ь|ей)", r"\bфол", "дисквалиф", "апелляц"),
    "cma-2025": ("ведущ", "протест"),
    "tournament-2026": (r"\bсуд(ь|ей)", "дисквалиф", "апелляц"),
}
"""What no paper and no sheet of a tournament says by these documents."""
FOREIGN = {
    "fiim-2019": ("ведущ", "апелляц", "автокатастроф", "алиби", "ППК", "путан", "красотк"),
    "fiim-2011": (
        r"\bфол",
        "дисквалиф",
        r"\bсуд(ь|ей)",
        r"\bбалл",
        "первой охотой",
        "договорк",
        "поровну",
        "апелляц",
        "автокатастроф",
    ),
    "cma-2025": ("ведущ", "протест(?!ует)", "автокатастроф", "алиби", "путан"),
    "tournament-2026": (
        "красн",
        "чёрн",
        "дисквалиф",
        "поровну",
        "неприкосновен",
        "красотк",
        "охот",
        r"^судья",
        "рейтинг",
    ),
    "by-day": (r"\bсуд(ь|ей)", r"\bфол", "красн", "чёрн", "апелляц", "протест"),
}
OWN = {
    "fiim-2019": ("Судья", "фол", "красных"),
    "fiim-2011": ("Ведущий", "Ассистент", "редупреждени", "Перестрелка", "Знакомство"),
    "cma-2025": ("Судья", "ППК", "красотка", "в первую ночь"),
    "tournament-2026": ("Ведущий", "мирных", "мафии", "путан", "ничья между мафией и маньяком"),
    "by-day": ("Ведущий", "мирны", "мафи"),
}


def written(book):
    """The protocols of its golden games, without the words of the people in them."""
    texts = catalogue("ru")
    for path in sorted((GOLDEN / book).glob("*.mgn")):
        played = Golden(path).played()
        told = protocol(played, texts)
        for said in _free(played):
            told = told.replace(said, "")
        yield path.stem, told


def _free(played):
    yield played.book.title("ru")
    yield from (value for _, value in played.record.header.tags)
    for statement in played.record.statements:
        for name in ("text", "reason"):
            said = getattr(statement.args, name, "")
            if said:
                yield said


@pytest.mark.parametrize("book", BOOKS)
def test_no_protocol_has_a_word_that_is_foreign_to_its_document(book):
    foreign = re.compile("|".join(FOREIGN[book]), re.IGNORECASE | re.MULTILINE)
    found = {
        (name, line.strip())
        for name, told in written(book)
        for line in told.splitlines()
        if foreign.search(line)
    }
    assert found == set()


def test_an_appeal_of_the_cma_is_no_protest():
    own = BOOKS["cma-2025"].speaks(catalogue("ru"))
    assert own.say("verb-protest") == "апелляция"
    assert own.say("verb-ruling") == "решение по апелляции"
    assert own.say("protocol-protest-filed", seat="3", text="x") == "Апелляция игрока 3: x"


@pytest.mark.parametrize("book", BOOKS)
def test_protocols_use_the_words_of_their_document(book):
    whole = "".join(told for _, told in written(book))
    assert [word for word in OWN[book] if word not in whole] == []


# --- Papers, sheets and pages ---------------------------------------------------------------------

REPOSITORY = Path(__file__).parents[2]
RUSSIAN = REPOSITORY / "src" / "gorod" / "i18n" / "ru"
PAGES = [REPOSITORY / "web" / "src" / page / "ru.ftl" for page in PAGE_FOLDERS]
NAMED = re.compile(
    r"\b(суд(ь|ей|ить|ит\b)|протест|апелляц|фол(?!ь)|дисквалиф|ведущ)", re.IGNORECASE
)
"""Words for which documents have their own: a common sentence says them by a term."""
BY_DAY = "quick-by-day"
"""What the first page says about one document alone."""
OFFICE = re.compile(r"глав\w+ суд\w+|судейск\w+ коллеги\w+", re.IGNORECASE)
"""The chief judge of a tournament is called so by every document that has one."""


def texts_in(pattern):
    """The words of a sentence without its terms and arguments, variants included."""
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            yield element.value
        elif isinstance(element.expression, ftl.SelectExpression):
            for variant in element.expression.variants:
                yield from texts_in(variant.value)


def sentences(path):
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ftl.Message):
            yield entry.id.name, "".join(texts_in(entry.value))


def renamed(name):
    """Sentences that documents say in their own words."""
    folder = REPOSITORY / "web" / "src" / "lib" / "books" / "ru"
    return any(f"\n{name} =" in path.read_text("utf-8") for path in folder.glob("*.ftl"))


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.parent.name)
def test_pages_take_the_words_of_documents_from_terms(path):
    found = [
        (name, said)
        for name, said in sentences(path)
        if NAMED.search(OFFICE.sub("", said)) and name != BY_DAY and not renamed(name)
    ]
    assert found == []


PRINTED = ("papers.ftl", "desk.ftl")
NUMBERS = dict.fromkeys(("round", "rounds", "table", "seat", "points", "count"), 2)
WORDS = dict.fromkeys(
    {
        name
        for file in PRINTED
        for name in re.findall(r"\$(\w+)", (RUSSIAN / file).read_text("utf-8"))
    }
    - NUMBERS.keys(),
    "x",
)
OF_A_TOURNAMENT = ("fiim-2019", "fiim-2011", "cma-2025", "tournament-2026")


@pytest.mark.parametrize("book", OF_A_TOURNAMENT)
def test_papers_and_columns_use_the_words_of_their_document(book):
    own = BOOKS[book].speaks(catalogue("ru"))
    foreign = re.compile("|".join(DESK[book]), re.IGNORECASE)
    names = [name for file in PRINTED for name, _ in sentences(RUSSIAN / file)]
    said = {}
    for name in names:
        if name.startswith(("paper", "desk-column", "desk-protest", "desk-seating", "desk-window")):
            said[name] = own.say(name, **WORDS, **NUMBERS)
    assert len(said) > 50
    told = {name: text for name, text in said.items() if foreign.search(OFFICE.sub("", text))}
    assert told == {}


def test_a_sheet_is_headed_in_the_words_of_its_document():
    ru = {book: BOOKS[book].speaks(catalogue("ru")) for book in OF_A_TOURNAMENT}
    assert headings(ru["tournament-2026"], ("judge", "award")) == ["ведущий", "баллы ведущих"]
    assert headings(ru["cma-2025"], ("judge", "award")) == ["судья", "баллы судей"]
    assert "апелляции" in ru["cma-2025"].say("paper-provisional")
    assert ru["fiim-2011"].say("paper-out-disqualified") == "отстранён"
