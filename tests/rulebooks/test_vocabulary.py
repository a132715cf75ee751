"""Each document has its own words; a clause does not borrow those of another."""

import re

import pytest

from gorod.rulebooks import BOOKS

OWN = re.compile("«[^»]*»|боков[а-я]+ судь[а-я]+|главн[а-я]+ судь[а-я]+|(side|chief) judges?")
"""Words that are said literally at the table, and offices that every document has."""

FOREIGN = {
    "fiim-2019": (
        "путан|красотк|маньяк|доктор|гетер|комиссар|алиби|автокатастроф|перестрелк|ппк|ведущ",
        "courtesan|beauty|maniac|doctor|hetaera|commissar|alibi|shootout|ппк|the host",
    ),
    "fiim-2011": (
        r"\bфол|дисквалиф|\bсудь|балл|лучш\w+ ход|путан|красотк|алиби|автокатастроф|ппк",
        r"\bfouls?\b(?! language)|disqualif|\bjudge|points|best move|courtesan|beauty|ппк",
    ),
    "cma-2025": (
        "путан|гетер|комиссар|алиби|автокатастроф|перестрелк|ведущ",
        "courtesan|hetaera|commissar|alibi|shootout|the host",
    ),
    "tournament-2026": (
        r"красн|чёрн|красотк|дисквалификац|дисквалифицирован|перестрелк|\bсудь",
        r"\breds?\b|\bblacks?\b|beauty|disqualif|shootout|\bjudge",
    ),
    "by-day": (
        r"красн|чёрн|шериф|\bфол|\bсудь|путан|красотк|алиби|автокатастроф|перестрелк|ппк",
        r"\breds?\b|\bblacks?\b|sheriff|\bfoul|\bjudge|courtesan|beauty|alibi|shootout|ппк",
    ),
}


@pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_clause_speaks_the_language_of_its_document(book, lang):
    foreign = re.compile(FOREIGN[book.id][lang == "en"])
    found = {
        clause.number: foreign.findall(OWN.sub("", clause.meaning(lang).lower()))
        for clause in book.document
    }
    assert {number: words for number, words in found.items() if words} == {}


def test_a_foreign_word_is_found():
    for book, (ru, en) in FOREIGN.items():
        assert re.search(ru, "красотка, путана, алиби и перестрелка"), book
        assert re.search(en, "the beauty and the courtesan in a shootout"), book
