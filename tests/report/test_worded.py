"""Refused or undone statements are in a protocol in words, not in the notation."""

import pytest

from gorod.i18n import LANGUAGES, catalogue
from gorod.record.parse import parse
from gorod.record.shapes import SHAPES
from gorod.report.worded import worded

MOVES = sorted(verb for verb, shape in SHAPES.items() if shape.refusable)
HEAD = "mgn 1\nrules fiim-2019\n" + "".join(f"seat {n} citizen\n" for n in range(1, 11))
SAID = {
    "nominate 2 4": "2 выставляет 4",
    "bonus 2 +0.5": "+0,5 игроку 2",
    "vote 9: 1 2": "против 9 — 2 голоса: 1, 2",
    "vote 9: -": "против 9 — 0 голосов: —",
    "tally 9: 4": "против 9 — 4 голоса, без номеров",
    "shoot 8>4 10>-": "выстрел: 8→4, 10→—",
    "sheriff -": "шериф проверяет —",
    "foul 3 6.6.1": "фол 3, пункт 6.6.1",
    "foul 3": "фол 3",
    "maniac attack 5 speech,vote": "маньяк лишает речи и голоса 5",
    "maniac attack 5 vote": "маньяк лишает голоса 5",
    "as-played nominate 2 4 by Иванов: не заметили": (
        "сыграно вопреки правилам: 2 выставляет 4 (Иванов: не заметили)"
    ),
    "ruling upheld changed black руку засчитали дважды": (
        "решение по протесту: удовлетворить, результат: победа чёрных (руку засчитали дважды)"
    ),
    "ruling upheld changed": "решение по протесту: удовлетворить, изменить результат",
    "ruling upheld annulled": "решение по протесту: удовлетворить, аннулировать игру",
    "ruling rejected": "решение по протесту: отклонить",
    "question 3 1.5": "3 отвечает на вопрос: 1,5 ч",
}


def statement(text):
    return parse(f"{HEAD}{text}\n", "game.mgn").statements[0]


@pytest.mark.parametrize("text", SAID)
def test_a_move_is_said_as_a_judge_would(text):
    assert worded(catalogue("ru"), statement(text)) == SAID[text]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("verb", MOVES)
def test_every_move_has_its_words(lang, verb):
    told = worded(catalogue(lang), statement(SHAPES[verb].usage))
    assert told
    assert "{" not in told


def test_a_document_words_moves_its_own_way():
    own = catalogue("ru", "fiim-2011")
    assert worded(own, statement("foul 3")) == "предупреждение 3"
    assert worded(own, statement("ban 3 L.13")) == "отстранение от игр 3, закон\u00a013"
