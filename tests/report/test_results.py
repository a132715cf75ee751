"""A result has one name everywhere, and it is the document's."""

import pytest

from gorod.i18n import LANGUAGES, catalogue
from gorod.report.scribe import result_text
from gorod.rulebooks import BOOKS

PLAIN = {
    "ru": {"victory-red": "победа красных", "victory-black": "победа чёрных", "draw": "ничья"},
    "en": {"victory-red": "red wins", "victory-black": "black wins", "draw": "a draw"},
}
AWARDED = {
    "ru": {"defeat-red": "присуждена победа красных", "defeat-black": "присуждена победа чёрных"},
    "en": {"defeat-red": "red wins by team defeat", "defeat-black": "black wins by team defeat"},
}
FIIM = {lang: {**PLAIN[lang], **AWARDED[lang]} for lang in LANGUAGES}
NAMES = {
    "fiim-2019": FIIM,
    "fiim-2011": FIIM,
    "cma-2025": {
        "ru": {
            **PLAIN["ru"],
            "victory-maniac": "победа маньяка",
            "defeat-red": "ППК: победа красных",
            "defeat-black": "ППК: победа чёрных",
            "defeat-maniac": "ППК: победа маньяка",
            "defeat-black-red": "ППК: победа красных и чёрных",
            "defeat-maniac-red": "ППК: победа красных и маньяка",
            "defeat-black-maniac": "ППК: победа чёрных и маньяка",
        },
        "en": {
            **PLAIN["en"],
            "victory-maniac": "the maniac wins",
            "defeat-red": "PPK: red wins",
            "defeat-black": "PPK: black wins",
            "defeat-maniac": "PPK: the maniac wins",
            "defeat-black-red": "PPK: red and black win",
            "defeat-maniac-red": "PPK: red and the maniac win",
            "defeat-black-maniac": "PPK: black and the maniac win",
        },
    },
    "tournament-2026": {
        "ru": {
            "victory-red": "победа мирных",
            "victory-black": "победа мафии",
            "victory-maniac": "победа маньяка",
            "draw-black-maniac": "ничья между мафией и маньяком",
            "draw-black-red": "ничья между мафией и мирными",
            "defeat-black-maniac": "ППК: победа мафии и маньяка",
            "defeat-black-red": "ППК: победа мафии и мирных",
            "defeat-maniac-red": "ППК: победа мирных и маньяка",
            "defeat-red": "ППК: победа мирных",
            "defeat-black": "ППК: победа мафии",
            "defeat-maniac": "ППК: победа маньяка",
            "draw": "ничья",
        },
        "en": {
            "victory-red": "the civilians win",
            "victory-black": "the mafia wins",
            "victory-maniac": "the maniac wins",
            "draw-black-maniac": "a draw between the mafia and the maniac",
            "draw-black-red": "a draw between the mafia and the civilians",
            "defeat-black-maniac": "PPK: the mafia and the maniac win",
            "defeat-black-red": "PPK: the mafia and the civilians win",
            "defeat-maniac-red": "PPK: the civilians and the maniac win",
            "defeat-red": "PPK: the civilians win",
            "defeat-black": "PPK: the mafia wins",
            "defeat-maniac": "PPK: the maniac wins",
            "draw": "a draw",
        },
    },
    "by-day": {
        "ru": {
            "victory-civilian": "победа мирных",
            "victory-mafia": "победа мафии",
            "victory-maniac": "победа маньяка",
            "draw": "ничья",
        },
        "en": {
            "victory-civilian": "the civilians win",
            "victory-mafia": "the mafia wins",
            "victory-maniac": "the maniac wins",
            "draw": "a draw",
        },
    },
}
EVERY = [
    (book, lang, how) for book, named in NAMES.items() for lang in LANGUAGES for how in named[lang]
]


@pytest.mark.parametrize(("book", "lang", "how"), EVERY)
def test_a_result_is_called_by_its_name(book, lang, how):
    kind, *winners = how.split("-")
    texts = BOOKS[book].speaks(catalogue(lang))
    assert result_text(texts, kind, winners) == NAMES[book][lang][how]
    assert result_text(texts, kind, reversed(winners)) == NAMES[book][lang][how]


def test_three_who_share_a_result_are_all_named():
    texts = BOOKS["cma-2025"].speaks(catalogue("ru"))
    assert result_text(texts, "draw", ("maniac", "red", "black")) == (
        "ничья между красными, чёрными и маньяком"
    )
