"""Everything that the desk refuses can be said, in both languages."""

import ast
from pathlib import Path

import pytest

import gorod.tournament
from gorod.i18n import LANGUAGES, catalogue
from gorod.rulebooks import BOOKS
from gorod.tournament import commands as c
from gorod.tournament.commands import Command
from gorod.tournament.decide import DECIDE
from gorod.tournament.denied import Denied
from gorod.tournament.events import Event
from gorod.tournament.evolve import EVOLVE
from gorod.tournament.papers.standings import COLUMNS
from gorod.tournament.people import Player
from gorod.tournament.rights import ALLOWED
from gorod.tournament.words import alphabetical, headings, refusal
from tests.tournament.kit import Desk

PACKAGE = Path(gorod.tournament.__file__).parent
FAMILIES = {
    "Denied": "desk-",
    "Flag": "desk-seating-",
    "BrokenArchiveError": "desk-archive-",
    "UnreadableError": "desk-file-",
    "CellFault": "desk-cell-",
}


def strings(node):
    if isinstance(node, ast.IfExp):
        yield from (*strings(node.body), *strings(node.orelse))
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def named():
    """Every reason that the code names."""
    for path in sorted(PACKAGE.rglob("*.py")):
        if "seating/" in path.as_posix().removeprefix(PACKAGE.as_posix()):
            continue  # the planner has sentences of its own
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in FAMILIES:
                family = FAMILIES[node.func.id]
                at = 1 if node.func.id == "CellFault" else 0
                if len(node.args) > at:
                    yield from (family + why for why in strings(node.args[at]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_can_be_said(lang):
    texts = catalogue(lang)
    found = set(named())
    assert len(found) > 120
    parts = {"first": 1, "second": "b", "third": "c"}
    for sentence in sorted(found):
        assert texts.say(sentence, about="x", detail="y", other="z", **parts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_column_has_a_heading(lang):
    assert len(set(headings(catalogue(lang), COLUMNS))) == len(COLUMNS)


def test_a_refusal_names_people_and_the_clause():
    desk = Desk().do(c.AddPlayer(Player("p1", "Аня")))
    said = refusal(catalogue("ru"), desk.t, Denied("out", ("p1", "judge-1"), "7.3"))
    assert said == "выбыл из турнира: Аня, Первый (п. 7.3)"


def test_every_command_is_decided_allowed_to_somebody_and_every_event_applied():
    commands = set(Command.__args__)
    assert commands - {c.Undo} == DECIDE.keys()
    assert commands - {c.Open, c.SaveDraft} == ALLOWED.keys()
    assert set(Event.__args__) == EVOLVE.keys()


def test_the_desk_knows_no_rulebook_by_name():
    for path in sorted(PACKAGE.rglob("*.py")):
        source = path.read_text("utf-8")
        assert [book for book in BOOKS if f'"{book}"' in source] == [], path


def test_numbers_are_not_taken_for_people_and_keys_have_names():
    desk = Desk().do(c.AddPlayer(Player("1", "Барс"))).do(c.AddPlayer(Player("2", "Лис")))
    texts = catalogue("ru")

    def said(why, *about, clause=""):
        return refusal(texts, desk.t, Denied(why, about, clause))

    assert said("seating-judge-missing", "1") == "нет судьи: стол 1"
    assert said("seating-apart", "1", "2", "2") == "Барс и Лис разведены, но сидят за столом 2"
    assert said("other-player", "1", "Кобра", "2") == "место 1: в записи Кобра, по рассадке Лис"
    assert said("too-few", "9", "10") == "есть 9 игроков, нужно хотя бы 10"
    assert said("nickname-taken", "лис", "2") == "ник «лис» уже у игрока «Лис»"
    assert said("window-open", "q.2.2", clause="8.8.1").endswith("стол 2 (п. 8.8.1)")
    assert "q.2" not in said("window-open", "q.2.2")
    assert said("stage-finished", "q").startswith("Отбор: ")


def test_names_are_sorted_as_a_reader_looks_for_them():
    assert sorted(["Яна", "Ёж", "Жук", "Еж", "Ежи"], key=alphabetical) == [
        "Еж",
        "Ёж",
        "Ежи",
        "Жук",
        "Яна",
    ]
