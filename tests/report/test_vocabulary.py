"""A protocol uses the words of its document, and none that are foreign to it."""

import re

import pytest

from gorod.i18n import catalogue
from gorod.report.protocol import protocol
from gorod.rulebooks import BOOKS
from tests.kit.golden import GOLDEN, Golden

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
