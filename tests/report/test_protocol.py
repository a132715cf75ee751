"""The protocol: the right facts with their clauses, in both languages, in 100 columns."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gorod.engine import JUDGE, SPECTATOR
from gorod.i18n import LANGUAGES, catalogue
from gorod.record import parse, replay
from gorod.report.protocol import WIDTH, chapters, protocol
from gorod.report.text_columns import clipped, columns, width
from tests.kit.golden_records import games
from tests.report.games import STD, example, header, played, random_game


def written(game, lang="ru", viewer=JUDGE):
    return protocol(game, catalogue(lang), viewer)


FACTS = {
    "ru": [
        "Официальные турнирные правила ФИИМ, редакция 1 октября 2019 года\n",
        "Турнир  Кубок Белых ночей",
        " 8  Нота        мирный        Н2, убит в первую ночь охоты [4.5.4]   1,25",
        "3 (Слава) выставляет 6 (Барон) [4.4.2]",
        "5 (Лиса): первый фол [6.6.1, 6.6]",
        "Исправлено, было: 6 выставляет 4 (причина: судья ослышался: Барон сказал «номер три»)",
        "Не принято: 7 выставляет 6 — игрок 6 уже выставлен [4.4.2]",
        "против 6 — 5 голосов: 1, 3, 4, 5, 10",
        "Поровну: 6 (Барон), 3 (Слава); каждый говорит ещё раз [4.4.12]",
        "За подъём — 4 из 10: 1, 2, 5, 9 [4.4.12.3]",
        "Охота: 2→8, 6→8, 9→8. Убит 8 (Нота) [4.5.4]",
        "Шериф (4, Профессор) проверил 6 (Барон): чёрный (судья кивает, палец вниз) [4.5.7]",
        "Лучший ход 8 (Нота): 2, 6, 3; чёрных среди них 2 [8.3.1]",
        "7 (Кот Учёный): третий фол; ближайшая минута потеряна [6.6.5, 6.4]",
        "7 (Кот Учёный) говорит 30 секунд [7.6]",
        "4 (Профессор): +0,6 от судьи; нужно согласие главного судьи [8.4]",
        "РЕЗУЛЬТАТ: победа красных, чёрных не осталось [1.4], Д5",
        "победа +1 [8.2.1], лучший ход +0,25 [8.3.4]",
        "Не засчитано: +0,2 от судьи игроку 8 (Нота) (лучший ход стоит не меньше) [8.4.6]",
        "Главный судья  ____",
    ],
    "en": [
        "Refused: 7 nominates 6 — seat 6 is already nominated [4.4.2]",
        "The sheriff (4, Профессор) checks 6 (Барон): black (a nod, thumb down) [4.5.7]",
        "RESULT: red wins, no black is left [1.4], D5",
        "win +1 [8.2.1], best move +0.25 [8.3.4]",
        "Chief judge  ____",
    ],
}


@pytest.mark.parametrize(("lang", "fact"), [(lang, f) for lang in FACTS for f in FACTS[lang]])
def test_the_protocol_of_the_demonstration_tells(lang, fact):
    assert fact in written(example(), lang)


def test_routine_speeches_are_not_told():
    assert written(example()).count("секунд") == 1


@pytest.mark.parametrize("viewer", [SPECTATOR, 5, 9])
def test_others_sign_nothing(viewer):
    text = written(example(), "ru", viewer)
    assert "____" not in text
    assert "РЕЗУЛЬТАТ: победа красных" in text


def test_an_unfinished_game_says_where_it_stands_and_what_is_awaited():
    text = written(played("D1\nnominate 1 4\npass 4\n"))
    assert "ИГРА НЕ ОКОНЧЕНА: Д1, речь, 5 (Дина)\nОжидается: выставление, конец речи" in text
    text = written(played("D1\nnominate 1 4\npass 4\n"), "en")
    assert (
        "THE GAME IS NOT OVER: D1, speech, 5 (Дина)\nAwaited: nomination, end of the speech" in text
    )


TOLD = [
    (
        "D1\nnominate 1 3\nnominate 2 4\nvote 3: 1 2\nvote 4: 1 5\n",
        "руки не было: 3, 4, 6, 7, 8, 9, 10",
    ),
    ("D1\nnominate 1 3\nnominate 2 4\nvote 3: 1 2\nvote 4: 1 5\n", "вторая рука, не в счёт: 1"),
    (
        "nominate 10 3\nN2\n",
        "Кандидат один, назван последним: итог дня известен [7.2*]",
    ),
    ("N2\nmiss\n", "Охота: промах [4.5.5]"),
    ("N2\nshoot -\n", "Охота: никто не стрелял, промах [4.5.5]"),
    ("N2\nshoot 8>3 9>- 10>3\n", "Охота: 8→3, 9→—, 10→3. Промах [4.5.5]"),
    ("N2\nmiss\nsheriff -\n", "Шериф (7, Жанна) никого не проверил [4.5.7]"),
    (
        "D1\ndq 4 6.7.7\n",
        "4 (Глеб): дисквалификация [6.7.7, 6.5]\n  Отменяется голосование дня 1 [7.1]",
    ),
    ("D1\nfoul 4\nfoul 4\nfoul 4\nfoul 4\n", "4 (Глеб): удаление за фолы [6.5]"),
    ("D1\nfoul 4\nfoul 4\nfoul 4\npass 3\n", "4 (Глеб) молчит: третий фол; выставлять может [6.4]"),
    ("D1\ndefeat 2 6.8.1\n", "РЕЗУЛЬТАТ: присуждена победа чёрных [6.8.1], Д1"),
    ("D1\nban 4 7.3\n", "4 (Глеб): удаление с турнира [7.3]"),
    ("D1\nwarn 4\n", "4 (Глеб): устное предупреждение [6.3]"),
    ("N2\n", "Никто не выставлен, голосования нет [4.4.1]"),
    ("N2\nmiss\ndq 4 6.7.6\nD2\n", "голосование этого дня отменено"),
    ("position D4 opener 7 alive 1 2 7 9\n", "Игра записана с середины. Живы: 1, 2, 7, 9"),
    ("D1\ndefeat 2 6.8.1\nbonus 8 +0.6\n", "Ждёт согласия главного судьи: +0,6 игроку 8 (Захар)"),
    ("D1\ndefeat 2 6.8.1\nfine 7 8.5.3\n", "7 (Жанна): штраф -0,4 [8.5.3"),
    (
        "D1\ndefeat 2 6.8.1\nprotest 3\nruling upheld\n",
        "Протест игрока 3 (Вера) удовлетворён [8.8.2]",
    ),
    ("N2\nshoot 3\nhint 3\n", "3 (Вера) просит подсказку; лучший ход не оценивается [8.3.5]"),
    (
        "".join(f"N{n}\nshoot {n - 1}\nsheriff -\n" for n in range(2, 6)) + "end black\n",
        "штраф, судьёй он не дан: -0,4",
    ),
    (
        "N2\nshoot 3\nD2\ndefeat 2 6.8.1\n",
        "3  Вера       0  компенсация — в таблице турнира [8.6]",
    ),
    (
        "D1\nnominate 1 4\nnominate 2 5\nvote 4: 1 2 3 5 6 7 8 9 10\nvote 5: 4\ndefeat 4 6.7.7\n",
        "4 (Глеб): нарушение, поражение команды [6.7.7, 6.8.5]",
    ),
]


@pytest.mark.parametrize(("moves", "fact"), TOLD)
def test_the_protocol_tells(moves, fact):
    assert fact in written(played(moves)).replace("\n      ", " ")


def test_a_blank_is_not_printed_as_a_fact():
    """Nobody said what the roles showed, or the game was decided before they were called."""
    blank = written(played("N2\nmiss\ndon ?\nsheriff ?\nD2\n"))
    assert "никого не проверил" not in blank
    assert "никого не проверил" not in written(played("N2\nmiss\nD2\n"))
    decided = "".join(f"N{n}\nshoot {n - 1}\n" for n in range(2, 6)) + "don -\nsheriff -\n"
    assert "никого не проверил" not in written(played(decided))


OF_2011 = [
    ("option 6.13\n", ("mafia",) * 6 + ("don", "sheriff", "citizen", "citizen"), "шериф — 8"),
    (
        "option 6.12\n",
        ("citizen",) * 6 + ("sheriff", "citizen", "mafia", "mafia"),
        "9 (Инна), 10 (Кирилл); дона за столом нет",
    ),
]


@pytest.mark.parametrize(("option", "cards", "fact"), OF_2011)
def test_the_meeting_names_its_leader(option, cards, fact):
    text = header(cards).replace("fiim-2019", "fiim-2011").replace("seat 1 ", f"{option}seat 1 ", 1)
    game = replay(parse(text + "D1\n", "game.mgn"), "game.mgn")
    assert fact in written(game)
    assert written(game, "en") != written(game)


def test_a_refused_protest_says_that_it_came_late():
    late = "D1\n@2026-11-15T20:00:00 defeat 2 6.8.1\n@2026-11-15T20:10:01 refuse protest 3 x\n"
    assert "Не принято: протест игрока 3: x — время для протеста вышло [8.8.1]" in written(
        played(late)
    )


def test_what_was_refused_after_the_line_is_not_told():
    moves = "nominate 1 3\nrefuse nominate 2 3\nnominate 2 4\n"
    assert "Не принято" in written(played(moves))
    assert "Не принято" not in written(played(moves, until=13))


def test_an_attempt_inside_what_was_taken_back_stands_before_what_counts():
    moves = "nominate 1 3\nrefuse nominate 2 3\nundo ошибка\nnominate 1 5\n"
    text = written(played(moves))
    assert text.index("Не принято") < text.index("Исправлено") < text.index("выставляет 5 (Дина)")


def test_a_long_or_twisted_nickname_stays_in_its_column():
    cards = dict(enumerate(STD, 1))
    name = "\u202eЧ" + "щ" * 300
    text = written(played(f"tag judge {name}\n", tuple(cards.values())))
    assert max(map(len, text.splitlines())) <= WIDTH


@settings(max_examples=40)
@given(
    st.integers(0, 100_000), st.integers(JUDGE, 10), st.integers(0, 300), st.sampled_from(LANGUAGES)
)
def test_every_position_has_a_protocol(seed, viewer, commands, lang):
    text = written(random_game(seed, commands), lang, viewer)
    assert max(map(width, text.splitlines())) <= WIDTH
    assert "None" not in text
    assert text.endswith("\n")
    assert all(line.isprintable() for line in text.splitlines())


def test_columns_are_counted_in_cells():
    assert width("и\u0306") == 1
    assert width("字") == 2
    assert list(columns([("字", "a"), ("бв", "b")], (False, True))) == ["字  a", "бв  b"]
    assert clipped("Кот Учёный", 6) == "Кот У…"


def test_a_screen_gets_the_course_line_by_line_with_its_clauses_apart():
    golden = next(game for game in games() if game.rules == "cma-2025")
    told = chapters(golden.played(), catalogue("ru"))
    assert [part.kind for part in told[:3]] == ["night", "day", "night"]
    assert told[-1].kind == "afterwards"
    lines = [line for part in told for line in part.lines]
    assert not [line.text for line in lines if "[" in line.text]
    gone = next(line for line in lines if line.text.startswith("Стол покидает"))
    assert gone.clauses == ("6.6",)
    hands = next(line for line in lines if line.text.startswith("против 5"))
    assert hands.inset
    assert hands.clauses == ()
