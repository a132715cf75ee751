"""Everything that the desk refuses can be said, in both languages."""

import ast
from pathlib import Path

import pytest

import gorod.tournament
from gorod.i18n import LANGUAGES, catalogue
from gorod.rulebooks import BOOKS
from gorod.tournament import tournament_commands as c
from gorod.tournament.decide import DECIDE
from gorod.tournament.denied import Denied
from gorod.tournament.evolve import EVOLVE
from gorod.tournament.files.standings_sheet import COLUMNS
from gorod.tournament.messages import headings, refusal
from gorod.tournament.office_rights import ALLOWED
from gorod.tournament.participants import Player, alphabetical
from gorod.tournament.refusal_reasons import ARGUMENTS
from gorod.tournament.tournament_commands import Command
from gorod.tournament.tournament_events import Event
from tests.tournament.kit import TournamentScenario

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
            continue  # the planner has its own sentences
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
    scenario = TournamentScenario().do(c.AddPlayer(Player("p1", "Аня")))
    said = refusal(catalogue("ru"), scenario.t, Denied("out", ("p1", "judge-1"), "7.3"))
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


def test_a_message_knows_what_is_a_table_a_seat_and_a_person():
    """Players whose ids are numbers, as an old list made them, are in no message by chance."""
    scenario = TournamentScenario()
    for at, name in enumerate(("Барс", "Лис", "Фокс", "Сова", "Ёж"), 1):
        scenario.do(c.AddPlayer(Player(str(at), name)))
    scenario.do(c.AddPlayer(Player("10", "Десятка"))).do(c.AddPlayer(Player("q", "Кью")))
    texts = catalogue("ru")

    def said(why, *about, clause=""):
        return refusal(texts, scenario.t, Denied(why, about, clause))

    assert said("seating-judge-missing", "3") == "у стола 3 нет судьи"
    assert said("seating-apart", "2", "3", "2") == "Лис и Фокс разведены, но сидят за столом 2"
    assert said("other-player", "1", "Кобра", "5") == "место 1: записан Кобра, по рассадке Ёж"
    assert said("too-few", "4", "10") == "на месте 4 игрока, нужно хотя бы 10"
    assert said("too-few", "9", "10") == "на месте 9 игроков, нужно хотя бы 10"
    assert said("nickname-taken", "лис", "2") == "ник «лис» уже у игрока «Лис»"
    assert said("nickname-taken", "1", "2") == "ник «1» уже у игрока «Лис»"
    assert said("seating-size", "1", "3") == "за столом 1 не то число мест: 3"
    assert said("stands-on-it", "2", "4").endswith(": 2, 4")
    assert said("no-such-seat", "4", "5").endswith(": 4, 5")
    window = "тур 2, столы 2 и 3 (п. 8.8.1)"
    late = said("window-open", "q.2.2", "q.2.3", clause="8.8.1")
    assert late.startswith("срок протестов не вышел: ")
    assert late.endswith(window)
    assert said("window-open", "q.2.2", clause="8.8.1").endswith("тур 2, стол 2 (п. 8.8.1)")
    mixed = said("games-waiting", "q.1.1", "q.2.1", "q.2.2", "q.2.2.r2")
    assert mixed.count("тур 2") == 2
    assert "q." not in mixed + late
    assert said("stage-finished", "q") == "Отбор уже закончен"
    assert said("playing", "1", "2", "q.1.1").startswith("сейчас играет: Барс; Лис; ")
    assert said("playing", "1") == "сейчас играет: Барс"


def test_every_reason_says_what_its_words_are():
    """Nothing is guessed: every reason that has words is described."""
    told = set()
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            kind = getattr(getattr(node, "func", None), "id", "")
            if isinstance(node, ast.Call) and kind in ("Denied", "Flag") and len(node.args) > 1:
                family = "seating-" if kind == "Flag" else ""
                told |= {family + why for why in strings(node.args[0])}
    empty = {"no-vote-on-protests", "draft-already"}
    assert told - empty - ARGUMENTS.keys() == set()


def test_names_are_sorted_as_a_reader_looks_for_them():
    assert sorted(["Яна", "Ёж", "Жук", "Еж", "Ежи"], key=alphabetical) == [
        "Еж",
        "Ёж",
        "Ежи",
        "Жук",
        "Яна",
    ]
