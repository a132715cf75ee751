"""Papers to print, read back: everything is on them, in either language, on the pages promised."""

import dataclasses
import io
import re

import pypdf
import pytest

from gorod.engine.struct import replace
from gorod.i18n import LANGUAGES, catalogue
from gorod.report.figures import figure
from gorod.tournament import tournament_commands as c
from gorod.tournament.files.grid import Grid
from gorod.tournament.files.print_links import judges_sheet, poster_sheet, strips_sheet
from gorod.tournament.files.print_seating import cards_sheet, players_sheet, tables_sheet
from gorod.tournament.files.print_standings import standings_sheet
from gorod.tournament.files.standings_sheet import standings_grid
from gorod.tournament.files.typst_pages import printed, qr
from gorod.tournament.participants import alphabetical
from gorod.tournament.regulation import Regulation, StagePlan
from gorod.tournament.standings.counted_games import Scope
from gorod.tournament.standings.ledger import Ledger
from tests.kit.qr_reader import grid_of, read
from tests.tournament.kit import TournamentScenario
from tests.tournament.test_whole import whole

EVIL = ("#panic()", "$x^2$", "*жирный*", "`код`", "@ссылка", "<метка>", "\\", "/* нет */", "= тур")
TOKEN = "http://127.0.0.1:8000/desk#" + "aB3_-" * 8 + "xyz"


@pytest.fixture(scope="module")
def t():
    return whole(7).t


def pages(layout, data):
    """The words of each page, as a reader finds them."""
    made = printed(layout, data)
    assert made == printed(layout, data), "the same bytes every time"
    return [words(page.extract_text()) for page in pypdf.PdfReader(io.BytesIO(made)).pages]


def words(text):
    """One line, and words that were broken at the end of one whole again."""
    return " ".join(text.replace("\u00ad", "").replace("-\n", "-").split())


def rounds_of(t, stage="q"):
    return sorted((r for r in t.rounds.values() if r.stage == stage), key=lambda r: r.number)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_standings_of_forty_are_one_page_with_the_cells_of_the_screen(t, lang):
    table = Ledger().table(t, Scope("q"))
    grid = standings_grid(t, table)
    texts = catalogue(lang)
    (page,) = pages("standings", standings_sheet(t, t.plan("q"), table, grid, texts))
    assert len(grid.rows) > 40
    place, name, total = (grid.columns.index(x) for x in ("place", "nickname", "total"))
    for row in grid.rows:
        line = re.search(rf"\b{row[place]} {re.escape(row[name])} [^И]*", page)
        assert line, row[name]
        assert figure(texts, row[total]) in line[0]
    assert texts.say("paper-office-chief") in page
    assert ("Главный судья" in page) == (lang == "ru")
    assert ("Chief judge" in page) == (lang == "en")


@pytest.mark.parametrize("number", [1, 34, 44, 52, 60])
def test_standings_are_one_page_however_long_the_names(t, number):
    table = Ledger().table(t, Scope("q"))
    row = list(standings_grid(t, table).rows[4])
    columns = standings_grid(t, table).columns
    long = {"nickname": "Длинноногий-Кузнечик-Из-Великих-Лук-", "city": "Комсомольск-на-Амуре"}
    long |= {"club": "Клуб спортивной мафии «Северная столица»", "out": "disqualified"}
    for column, text in long.items():
        row[columns.index(column)] = text
    grid = Grid(columns, tuple(tuple(row) for _ in range(number)))
    (page,) = pages("standings", standings_sheet(t, t.plan("q"), table, grid, catalogue("ru")))
    assert page.count("Клуб спортивной мафии «Северная столица»") == number
    assert page.count("дискв.") == number


@pytest.mark.parametrize("lang", LANGUAGES)
def test_seat_cards_are_a_page_a_table(t, lang):
    own = rounds_of(t)[0]
    made = pages("cards", cards_sheet(t, t.plan("q"), own, catalogue(lang)))
    assert len(made) == len(own.tables) == 4
    for at, (page, table) in enumerate(zip(made, own.tables, strict=True), 1):
        place = f"Тур 1 · стол {at}" if lang == "ru" else f"Round 1 · table {at}"
        assert page.count(place) == len(table) == 10
        for seat, player in enumerate(table, 1):
            assert re.search(rf"\b{seat} {re.escape(t.nickname(player))} {place}", page)


def test_the_schedule_has_a_page_a_table_and_one_of_the_hall(t):
    rounds = rounds_of(t)
    *tables, hall = pages("tables", tables_sheet(t, t.plan("q"), rounds, catalogue("ru")))
    assert len(tables) == 4
    for at, page in enumerate(tables, 1):
        assert page.startswith(f"Стол {at} ")
        names = " ".join(
            f"{r.number} {' '.join(map(t.nickname, r.tables[at - 1]))}" for r in rounds
        )
        assert names in page.replace("Судья ", "")
    assert hall.startswith("Кто где играет")
    for player in {p for r in rounds for table in r.tables for p in table}:
        cells = []
        for own in rounds:
            sat = [(at, x.index(player) + 1) for at, x in enumerate(own.tables, 1) if player in x]
            cells.append(f"{sat[0][0]}·{sat[0][1]}" if sat else "—")
        assert f"{t.nickname(player)} {' '.join(cells)}" in hall


@pytest.mark.parametrize("number", [16, 17, 60, 100])
def test_the_hall_of_any_size_is_one_page(number):
    plan = StagePlan("q", "qualification", rounds=10, tables=number // 10)
    scenario = TournamentScenario(Regulation("fiim-2019", (plan,))).entered(number)
    names = [f"p{n}" for n in range(1, number + 1)]
    tables = tuple(tuple(names[at : at + 10]) for at in range(0, number - 9, 10))
    for n in range(1, 11):
        scenario.do(c.DraftSeating("q", n, tables))
    made = pages("tables", tables_sheet(scenario.t, plan, rounds_of(scenario.t), catalogue("ru")))
    assert len(made) == number // 10 + 1
    assert "ЧЕРНОВИК" in made[-1]


def test_a_strip_tells_a_player_his_tables_and_seats(t):
    rounds = rounds_of(t)
    text = " ".join(pages("players", players_sheet(t, t.plan("q"), rounds, catalogue("ru"))))
    player = rounds[0].tables[2][6]
    sat = [
        next((at, x.index(player) + 1) for at, x in enumerate(own.tables, 1) if player in x)
        for own in rounds
    ]
    tables, seats = (" ".join(str(own[n]) for own in sat) for n in (0, 1))
    numbers = " ".join(str(own.number) for own in rounds)
    assert re.search(
        rf"{re.escape(t.nickname(player))} Кубок · Отбор Тур {numbers} Стол {tables} Место {seats}",
        text,
    )


def test_a_code_holds_the_address():
    assert read(grid_of(qr(TOKEN))) == TOKEN


@pytest.mark.parametrize("lang", LANGUAGES)
def test_papers_with_links_have_the_link_of_each(t, lang):
    texts = catalogue(lang)
    judges = {official: f"{TOKEN[:-1]}{n}" for n, official in enumerate(t.officials)}
    data = judges_sheet(t, judges, rounds_of(t), texts)
    made = pages("judges", data)
    assert len(made) == len(judges)
    for page, own, (official, url) in zip(made, data["people"], judges.items(), strict=True):
        assert t.officials[official].name in page
        assert url in page.replace(" ", "")
        assert read(grid_of(own["qr"])) == url
    players = {player: f"{TOKEN[:-1]}{n % 10}" for n, player in enumerate(list(t.players)[:9])}
    data = strips_sheet(t, players, texts)
    made = pages("strips", data)
    assert len(made) == 2, "eight to a page"
    for own, (player, url) in zip(data["people"], players.items(), strict=True):
        assert t.nickname(player) in " ".join(made)
        assert read(grid_of(own["qr"])) == url
    (poster,) = pages("poster", poster_sheet(t, TOKEN, texts))
    assert t.name in poster
    assert TOKEN in poster.replace(" ", "")


def test_the_page_of_a_judge_is_one_page_however_long_the_names():
    plan = StagePlan("q", "qualification", rounds=8, tables=1)
    scenario = TournamentScenario(Regulation("fiim-2019", (plan,))).entered(10)
    for n in range(1, 9):
        scenario.do(c.DraftSeating("q", n, (tuple(f"p{m}" for m in range(1, 11)),), ("judge-1",)))
    named = {
        key: replace(own, nickname=f"Длинноногий-Кузнечик-Из-Великих-Лук-{key}")
        for key, own in scenario.t.players.items()
    }
    mine = replace(scenario.t, players=named)
    sheet = judges_sheet(mine, {"judge-1": TOKEN}, rounds_of(mine), catalogue("ru"))
    (page,) = pages("judges", sheet)
    assert [page.count(f"тур {n}, стол 1") for n in range(1, 9)] == [1] * 4 + [0] * 4


def test_no_nickname_is_read_as_markup(t):
    named = {
        key: replace(own, nickname=f"{EVIL[n % len(EVIL)]} {n}")
        for n, (key, own) in enumerate(t.players.items())
    }
    mine = replace(t, players=named, name="#set page(fill: red) *Кубок*")
    texts, plan, rounds = catalogue("ru"), t.plan("q"), rounds_of(t)
    table = Ledger().table(mine, Scope("q"))
    links = dict.fromkeys(list(named), TOKEN)
    made = {
        "standings": standings_sheet(mine, plan, table, standings_grid(mine, table), texts),
        "cards": cards_sheet(mine, plan, rounds[0], texts),
        "tables": tables_sheet(mine, plan, rounds, texts),
        "players": players_sheet(mine, plan, rounds, texts),
        "strips": strips_sheet(mine, links, texts),
        "poster": poster_sheet(mine, TOKEN, texts),
    }
    for layout, data in made.items():
        text = " ".join(pages(layout, data))
        assert "#set page(fill: red) *Кубок*" in text
        if layout != "poster":
            assert all(evil in text for evil in EVIL), layout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_equal_places_alone_are_not_called_open_protocols(t, lang):
    texts, table = catalogue(lang), Ledger().table(t, Scope("q"))
    open_, ties = texts.say("paper-provisional"), texts.say("paper-ties")
    for unsettled, provisional, said in (
        (True, True, [open_]),
        (False, True, [ties]),
        (False, False, []),
    ):
        told = dataclasses.replace(table, unsettled=unsettled, provisional=provisional)
        sheet = standings_sheet(t, t.plan("q"), told, standings_grid(t, told), texts)
        assert sheet["notes"][1:] == said


def test_a_long_club_stays_readable(t):
    table, texts = Ledger().table(t, Scope("q")), catalogue("ru")
    grid = standings_grid(t, table)
    city, club = grid.columns.index("city"), grid.columns.index("club")
    assert club == city + 1
    home = ("Санкт-Петербург", "Клуб «Белые ночи»")
    rows = tuple((*row[:city], *home, *row[club + 1 :]) for row in grid.rows[:26])
    sheet = standings_sheet(t, t.plan("q"), table, Grid(grid.columns, rows), texts)
    made = pypdf.PdfReader(io.BytesIO(printed("standings", sheet)))
    assert len(made.pages) == 1
    sizes = []

    def seen(text, _, matrix, __, size):
        if text.strip():
            sizes.append(abs(size * matrix[3]))

    made.pages[0].extract_text(visitor_text=seen)
    table_sizes = [size for size in sizes if size < 7]
    assert min(table_sizes) >= 5.9, sorted(set(sizes))


def test_equal_players_stand_in_the_order_of_the_alphabet():
    scenario = TournamentScenario().entered(10)
    for n, name in enumerate(("Ёж", "Яна", "Волк"), 1):
        scenario.do(c.EditPlayer(replace(scenario.t.players[f"p{n}"], nickname=name)))
    line = (
        Ledger()
        .table(scenario.round("q", 1, (tuple(scenario.t.entrants["q"]),)).t, Scope("q"))
        .lines
    )
    by_place = {}
    for own in line:
        by_place.setdefault(own.row.place, []).append(alphabetical(own.nickname))
    assert all(names == sorted(names) for names in by_place.values())
