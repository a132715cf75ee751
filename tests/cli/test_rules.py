"""`gorod rules`: the books, one book, one clause; and the help of every command."""

from dataclasses import replace

import pytest

from gorod.cli import COMMANDS, fmt_command, replay_command, rules_command, standings_command
from gorod.i18n import LANGUAGES, catalogue
from gorod.report.option_tables import options_text
from gorod.report.rulebook import rulebook_text
from gorod.rulebooks import BOOKS, Option
from gorod.rulebooks.book import clause

BOOK = BOOKS["fiim-2019"]


def test_the_list_of_rulebooks(run):
    listed = [line.split(maxsplit=1) for line in run("rules").out.splitlines()]
    assert listed == [[book.id, book.title_ru] for book in BOOKS.values()]
    listed = [line.split(maxsplit=1) for line in run("rules", "--lang", "en").out.splitlines()]
    assert listed == [[book.id, book.title_en] for book in BOOKS.values()]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_book(run, lang):
    text = run("rules", "fiim-2019", "--lang", lang).out
    starts = [line.split()[0] for line in text.splitlines()[2:] if line[:1].isdigit()]
    assert starts == [clause.number for clause in BOOK.clauses]
    assert max(map(len, text.splitlines())) <= 100


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
def test_every_clause_of_a_book_is_printed_once_in_its_order(run, book, lang):
    lines = run("rules", book.id, "--lang", lang).out.splitlines()
    starts = [line.split()[0] for line in lines[2:] if line[:1].strip()]
    assert starts == [clause.number for clause in book.document]
    assert lines[1].startswith(f"{len(book.document)} ")


def test_clauses_of_options_and_other_tables_say_so(run):
    text = run("rules", "fiim-2011", "--lang", "en").out
    golden = text.partition("\n6.1 ")[2].partition("\n\n")[0]
    assert "an option: holds where 6.1 is chosen" in golden
    small = text.partition("\n7.5 ")[2].partition("\n\n")[0]
    assert "at a table of: 4, 5, 6" in small
    assert "option 6.1, chosen" in run("rules", "fiim-2011+6.1", "--lang", "en").out
    assert "a table of" not in text.partition("\nL.1 ")[2]


def test_why_shows_our_readings_of_the_clause(run):
    """It also shows earlier readings; the list of the whole rulebook only names them."""
    text = " ".join(run("rules", "why", "fiim-2019", "7.7", "--lang", "en").out.split())
    assert "· R19-27: Which nights are the three" in text
    assert "· our reading: Nights with a hunt." in text
    assert "· read differently before: " in text
    told = run("rules", "why", "fiim-2019", "7.7").out
    assert "· R19-27: Какие три ночи считаются" in told
    assert "· наше прочтение: Ночи с охотой." in told
    assert "our readings: R19-27\n" in run("rules", "fiim-2019", "--lang", "en").out


def test_why_a_clause(run):
    text = run("rules", "why", "fiim-2019", "4.4.12.3", "--lang", "en").out
    assert "it takes more than half of the living" in " ".join(text.split())
    assert "lift_result = more_than_half_of_the_living_lift" in text
    assert "7.2*" in run("rules", "why", "fiim-2019", "7.2*").out


def test_the_options_of_a_book(run):
    assert run("rules", "fiim-2019", "--options").out == "у fiim-2019 нет вариантов\n"


def test_an_option_is_shown_with_its_clauses(monkeypatch, run):
    amended = Option(
        "four-fouls",
        "A player leaves with the fifth foul.",
        "Удаляет пятый фол.",
        (clause("X-1", en="Five.", ru="Пять.", fouls_to_removal=5),),
    )
    book = replace(BOOK, available={amended.name: amended})
    monkeypatch.setitem(BOOKS, "fiim-2019", book)
    text = run("rules", "fiim-2019", "--options", "--lang", "en").out
    assert text == "four-fouls: A player leaves with the fifth foul.\n  · clause X-1: Five.\n"
    assert "X-1" in run("rules", "fiim-2019+four-fouls").out
    assert "fouls_to_removal = 5" in run("rules", "why", "fiim-2019+four-fouls", "X-1").out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("module", [replay_command, fmt_command, standings_command, rules_command])
def test_help_names_every_option(run, lang, module):
    words = module.words()
    answer = run(words.command, "--help", "--lang", lang)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith(f"gorod {words.command} ")
    options = {name for action in words._actions for name in action.option_strings}
    assert all(name in answer.out for name in options - {"-h", "--help"})
    assert "--lang ru|en" in answer.out


@pytest.mark.parametrize("words", [("--help",), ("-h",), ("help",)])
def test_help_names_every_command(run, words):
    answer = run(*words)
    assert answer.code == 0
    assert all(f"gorod {command} " in answer.out for command in COMMANDS)


def test_help_for_a_command_and_the_version(run):
    assert run("help", "fmt").out == run("fmt", "-h").out
    assert run("--version").out.startswith("gorod ")


def test_texts_of_a_book_need_no_tests_beside_them(monkeypatch):
    monkeypatch.setattr("gorod.report.rulebook.named_after", lambda _: {})
    assert "тесты:" not in rulebook_text(BOOK, catalogue("ru"))
    assert options_text(BOOK, catalogue("en")) == "fiim-2019 has no options\n"
