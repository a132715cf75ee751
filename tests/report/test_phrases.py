"""What the judge says now: every official phrase comes at its moment, and nobody learns by it."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from gorod.engine import JUDGE, SPECTATOR
from gorod.engine import commands as c
from gorod.engine.history import Turn
from gorod.engine.rules import Rules
from gorod.engine.table.table_format import TABLE
from gorod.i18n import LANGUAGES, catalogue
from gorod.record import parse, replay
from gorod.report.current_step import CurrentStep, current_step
from gorod.report.phrases import answered, reminders, spoken
from gorod.report.replayed_document import document
from gorod.rulebooks import BOOKS, Rulebook
from tests.kit.golden_records import games
from tests.kit.random_games import OPTED, play
from tests.kit.scenarios import Table
from tests.kit.tables_cma_2025 import City
from tests.kit.tables_tournament_2026 import T10, Tourney

AT_TABLES = [book for book in BOOKS.values() if book.format is TABLE]
FIIM_2019, FIIM_2011 = BOOKS["fiim-2019"], BOOKS["fiim-2011"]
SEEDS = 4


def says(t, viewer=JUDGE):
    return spoken(t.rules, t.history.head, viewer).says


# --- Every phrase of every document is said -----------------------------------------------------


def walked(book: Rulebook) -> Iterator[tuple[Rulebook, Turn]]:
    """Every turn of every golden game of a document, under all its options, and of random ones."""
    for golden in games():
        if golden.rules == book.id:
            played = golden.played()
            for turn in played.history.line:
                yield played.book, turn
    chosen = [name for name in OPTED if name.partition("@")[0] == book.id]
    for name, seed in ((name, seed) for name in (book.id, *chosen) for seed in range(SEEDS)):
        random = play(name, seed)
        turn = Turn(None, random.opening, random.games[0], None)
        for command, events, game in zip(
            random.commands, random.events, random.games[1:], strict=True
        ):
            turn = Turn(command, events, game, turn)
            yield random.book, turn


def bound(book: Rulebook) -> set[tuple[str, str]]:
    """Every phrase that a clause of the document has, those of its options included."""
    return {
        (key, phrase)
        for clause in book.document
        for key, phrase in clause.slots.get("cues", {}).items()
    }


def noted(book: Rulebook) -> set[str]:
    return {name for clause in book.document for name in clause.slots.get("reminders", ())}


def dead(book: Rulebook) -> set[str]:
    """The phrases and reminders of a document that no walk through its games has shown."""
    phrases, notes = bound(book), noted(book)
    for there, turn in walked(book):
        rules = there.rules
        now = spoken(rules, turn)
        shown = {*now.keys}
        shown |= {"speech-over"} if now.hears else set()
        at = current_step(rules, turn.game)
        shown |= {f"{at.step}-ten-seconds"} if now.late else set()
        shown |= replied(rules, turn)
        phrases -= {(key, rules.cues[key]) for key in shown}
        notes -= {reminder.id for reminder in reminders(there, at)}
    return {key for key, _ in phrases} | notes


def replied(rules: Rules, turn: Turn) -> set[str]:
    """Return the reply to a nomination that is already on the list."""
    game = turn.game
    if not game.today.candidates or not game.floor:
        return set()
    refusal = rules.nominee(game, game.floor, game.today.candidates[0])
    reply = answered(rules, refusal) if refusal is not None else None
    return {"nomination-listed"} if reply else set()


@pytest.mark.parametrize("book", AT_TABLES, ids=lambda book: book.id)
def test_every_phrase_and_reminder_of_a_clause_is_shown_by_some_walk(book):
    assert bound(book)
    assert dead(book) == set()


def test_a_phrase_that_nobody_would_ever_hear_is_found():
    book = BOOKS["cma-2025"]
    planted = replace(
        book.document[0], slots={"cues": {"cock-crow": "Кукареку"}, "reminders": {"hens": "coop"}}
    )
    assert dead(replace(book, document=(planted, *book.document[1:]))) == {"cock-crow", "hens"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reminder_has_its_words(lang):
    texts = catalogue(lang)
    for name in {name for book in AT_TABLES for name in noted(book)}:
        assert texts.say(f"reminder-{name}")


# --- Each at its moment -------------------------------------------------------------------------


def test_cma_a_night_is_said_from_its_first_call_to_the_morning():
    t = City().at("D2").speeches()
    assert says(t) == ("Наступает ночь",)
    assert says(t.night()) == ("Мафия выходит на охоту",)
    assert says(t.hunt(8)) == (
        "Я принимаю эту цифру",
        "Мафия удаляется",
        "Просыпается Дон и ищет шерифа",
    )
    assert says(t.don(5)) == ("Дон засыпает", "Просыпается Маньяк")
    assert says(t.maniac(0)) == ("Маньяк удаляется", "Просыпается Шериф")
    assert says(t.sheriff()) == ("Шериф засыпает", "Просыпается Красотка")
    assert says(t.beauty(0)) == ("Красотка удаляется", "Просыпается Доктор")
    assert says(t.lingering().doctor(0)) == ("Доктор удаляется", "В городе утро")
    assert says(t, SPECTATOR) == ("Доктор удаляется",)
    assert spoken(t.rules, t.history.head).keys == ("doctor-over", "dawn")
    assert says(t.proceed()) == ("Последнее слово игрока номер восемь",)
    assert says(t, SPECTATOR) == ("В городе утро", "Последнее слово игрока номер восемь")
    assert says(t.passes(8)) == ("Слово игроку номер три",)


def test_cma_the_best_move_comes_before_the_morning():
    t = City().at("N2").acts(mafia=8, maniac=9)
    assert says(t)[0].startswith("Ночь продолжается")
    assert says(t.best(8, "1 2 3 4"))[0] == "Принято, наденьте маску!"
    t.passes(8) if t.game.floor == 8 else None
    t.best(9, "1 2 3 4")
    t.passes(9) if t.where == "N2.best-move" else None
    assert "В городе утро" in says(t)
    assert says(t)[-1] == "Последнее слово игрока номер восемь"


def test_cma_a_nomination_and_its_repetition():
    t = City().at("D2").turn(2).nominate(2, 5)
    assert says(t) == ("Принято", "Слово игроку номер два")
    t.passes(2)
    refusal = t.rules.nominee(t.game, 3, 5)
    assert answered(t.rules, refusal) == "Поддержано"
    assert answered(t.rules, t.rules.nominee(t.game, 3, 0)) is None


def test_cma_a_vote_is_closed_before_the_hands_are_entered():
    t = City().at("D2").speeches(n2=5, n3=6)
    assert says(t) == ("Кто голосует против игрока номер пять?", "Спасибо")
    at = current_step(t.rules, t.game)
    assert [(r.id, r.clause) for r in reminders(t.book, at)] == [
        *(("list", "6.1.1.b"), ("fouls", "6.1.1.b"), ("clear-table", "6.1.1.b")),
        ("count", "6.1.3"),
    ]


def test_tournament_a_bright_morning_is_one_without_victims():
    t = Tourney().at("N3").lingering().courtesan(9).hunt(10).doctor(10).maniac(0)
    assert says(t) == ("Маньяк засыпает", "Утро доброе и светлое")
    assert says(t.proceed()) == ("Слово игроку номер три",)
    assert says(t, SPECTATOR) == ("Утро доброе и светлое", "Слово игроку номер три")
    t = Tourney().at("N3").courtesan(9).hunt(10).doctor(11).maniac(0)
    assert says(t, SPECTATOR) == ("Утро", "Последнее слово игрока номер десять")
    t = Tourney().deal(T10)
    while t.game.night:
        t.proceed()
    assert says(t, SPECTATOR) == ("Утро", "Слово игроку номер один")


def test_tournament_the_day():
    t = Tourney().at("D3").turn(3).nominate(3, 9)
    assert says(t) == ("Кандидатура принята", "Слово игроку номер три")
    assert spoken(t.rules, t.history.head).hears == "Пас"
    refusal = t.passes(3).rules.nominee(t.game, 4, 9)
    assert answered(t.rules, refusal) == "Кандидатура уже выставлена"
    t.nominate(4, 10).finish_speeches()
    assert (says(t), spoken(t.rules, t.history.head).hears) == (
        ("Кто голосует против игрока номер девять?", "Спасибо"),
        None,
    )
    against = "Кто голосует против игрока номер десять?"
    assert says(t.hands(9, "1 2")) == ("Принято", against, "Спасибо")


def test_tournament_an_alibi_is_announced_with_the_count():
    t = Tourney().at("N3").acts(9, 10, 10, 0).dawn().said((3, 9), (4, 10))
    t.vote({9: "1 2 3 4 6", 10: "5"})
    assert says(t)[:2] == ("Принято", "Алиби")


def test_tournament_ten_seconds_before_the_end_of_the_hunt():
    t = Tourney().at("N3").courtesan(9)
    now = spoken(t.rules, t.history.head)
    assert now.says == ("Путана засыпает", "Просыпается Мафия")
    assert now.late == "Мафия, осталось 10 секунд"


def test_fiim_2011_the_first_morning():
    t = Table(FIIM_2011).deal()
    assert says(t) == ("Просыпается мафия",)
    assert says(t.proceed()) == ("Мафия засыпает", "Просыпается Дон")
    assert says(t.proceed()) == ("Засыпает Дон", "Просыпается Шериф")
    assert says(t.proceed()) == ("Шериф засыпает", "Утро. Все просыпаются")
    assert says(t.proceed()) == ("Слово игроку номер один",)


def test_fiim_2011_with_a_doctor_the_morning_comes_after_him():
    book = FIIM_2011.chosen(("doctor",), 10)
    t = Table(book).deal(("citizen",) * 5 + ("doctor", "sheriff", "don", "mafia", "mafia"))
    t.proceed().proceed()
    assert says(t.proceed()) == ("Шериф засыпает", "Просыпается Доктор")
    assert says(t.proceed()) == ("Утро. Все просыпаются",)


def test_fiim_2011_a_good_morning():
    t = Table(FIIM_2011).at("N3").lingering().miss().proceed().proceed()
    good = "Утро действительно доброе, ночью никто не пострадал"
    assert says(t) == (good,)
    assert says(t.proceed()) == ("Слово игроку номер три",)
    assert current_step(t.rules, t.game).cue(t.rules) == good
    assert says(t, SPECTATOR) == (good,)


def test_fiim_2019_the_best_move_is_taken():
    t = Table(FIIM_2019).at("N2").hunt(4)
    assert says(t) == ("Мафия удаляется", "Просыпается Дон и ищет Шерифа")
    t.don().lingering().sheriff()
    assert says(t) == ("Шериф засыпает",)
    assert says(t.proceed()) == ("Последнее слово игрока номер четыре. Лучший ход",)
    assert says(t.best(4, "1 8 9"))[0] == "Принято"


# --- Who hears what -----------------------------------------------------------------------------


def test_only_the_judge_knows_that_a_number_was_taken():
    t = City().at("N3").hunt(8)
    missed = City().at("N3").miss()
    for viewer in (SPECTATOR, *range(1, 13)):
        assert says(t, viewer) == says(missed, viewer)
    assert says(t)[0] == "Я принимаю эту цифру"


def test_a_wrong_choice_is_not_heard():
    t = Tourney().at("N3").courtesan(9).hunt(10).sheriff()
    before = says(t, SPECTATOR)
    wrong = Tourney().at("N3", last_night=(("doctor", 7, 10),)).courtesan(9).hunt(10).sheriff()
    wrong.do(c.Show("doctor", 10))
    assert wrong.where == "N3.doctor"
    assert says(wrong, SPECTATOR) == before == ("Шериф засыпает", "Просыпается Доктор")
    assert says(wrong) == ("Просыпается Доктор",)


def test_a_document_says_it_too():
    record = (
        "mgn 1\nrules cma-2025\n"
        + "".join(f"seat {n} {role} p{n}\n" for n, role in enumerate(City.LAYOUT, 1))
        + "position D2 opener 2 alive 1 2 3 4 5 6 7 8 9 10 11 12\nnominate 2 5\n"
    )
    whole = document(replay(parse(record, "x"), "x"))
    assert whole["says"] == ["Принято", "Слово игроку номер два"]
    assert whole["reminders"] == [{"id": "ten-seconds-to-speak", "clause": "5.1.b"}]
    assert (whole["hears"], whole["late"]) == (None, None)
    refused = replay(parse(f"{record}pass 2\nrefuse nominate 3 5\n", "x"), "x")
    assert document(refused)["says"] == ["Поддержано"]
    assert "reminders" not in document(refused, SPECTATOR)


def test_the_list_is_read_before_the_first_candidate_alone():
    """A judge who has read it once is not told to read it at every name."""
    for book in ("cma-2025", "tournament-2026"):
        voting = CurrentStep("D2", "vote", 3, opening=True)
        assert "list" in {r.id for r in reminders(BOOKS[book], voting)}
        assert "list" not in {r.id for r in reminders(BOOKS[book], CurrentStep("D2", "vote", 4))}
