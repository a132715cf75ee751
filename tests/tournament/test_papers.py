"""Files: the same cells in every format, archives without loss, imports that name the cell."""

import csv
import io
import json
from itertools import count
from zipfile import ZipFile

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gorod.engine.struct import replace
from gorod.tournament import commands as c
from gorod.tournament.papers.archive import LOG, BrokenArchiveError, pack, parts, unpack
from gorod.tournament.papers.files import as_csv, as_json_text, as_xlsx, shielded, unshielded
from gorod.tournament.papers.grid import Grid, address, plain
from gorod.tournament.papers.players import as_commands, players_grid, previewed
from gorod.tournament.papers.reading import UnreadableError, read_table
from gorod.tournament.papers.schedule import schedule, seat_cards
from gorod.tournament.papers.standings import COLUMNS, standings_grid
from gorod.tournament.people import Club, Player
from gorod.tournament.table.ledger import Ledger
from gorod.tournament.table.scope import Scope
from tests.tournament.kit import Desk
from tests.tournament.test_whole import whole


@pytest.fixture(scope="module")
def desk():
    return whole(11)


@pytest.fixture(scope="module")
def grid(desk):
    return standings_grid(desk.t, Ledger().table(desk.t, Scope("q")))


def words(row):
    return ["" if cell is None else str(plain(cell)) for cell in row]


# --- one table, three formats ---------------------------------------------------------------------


def test_csv_xlsx_and_json_have_the_same_cells(grid):
    in_csv = read_table(as_csv(grid, COLUMNS).encode())
    in_xlsx = read_table(as_xlsx(grid, COLUMNS, "Отбор: 1/2"))
    in_json = json.loads(as_json_text(grid))
    assert list(in_csv[0]) == list(in_xlsx[0]) == list(COLUMNS)
    assert len(grid.rows) == len(in_json) == len(in_csv) - 1 == len(in_xlsx) - 1 == 42
    for row, left, middle, right in zip(grid.rows, in_csv[1:], in_xlsx[1:], in_json, strict=True):
        assert list(left) == words(row)
        assert list(right.values()) == [plain(cell) for cell in row]
        padded = [*middle, *[""] * (len(row) - len(middle))]
        for cell, said in zip(row, padded, strict=True):
            assert said == str(plain(cell) or "") or float(said) == float(plain(cell))


def test_the_columns_add_up(grid):
    for row in grid.rows:
        cells = dict(zip(COLUMNS, row, strict=True))
        assert cells["best-move"] + cells["award"] + cells["penalty"] == cells["extra"]
        assert cells["main"] + cells["extra"] == cells["total"]
        assert cells["wins"] + cells["compensation"] == cells["main"]


NASTY = ["=1+1", "+7", "-x", "@cmd", "'quoted", "'=x", 'a"b', "a,b;c", "два\tтаба", "Ёж🦔", ""]


def test_nothing_is_run_as_a_formula_and_nothing_is_lost():
    grid = Grid(("a",), tuple((text,) for text in NASTY))
    for data in (as_csv(grid, ["=h"]).encode(), as_xlsx(grid, ["=h"])):
        rows = read_table(data)
        assert [row[0] if row else "" for row in rows] == ["=h", *NASTY][: len(rows)]
    raw = list(csv.reader(io.StringIO(as_csv(grid, ["h"]).lstrip("\ufeff"))))
    assert not any(row and row[0].startswith(("=", "+", "-", "@")) for row in raw)


@given(st.text())
def test_a_shielded_text_is_itself_again(text):
    assert unshielded(shielded(text)) == text


@pytest.mark.parametrize(("at", "name"), [((1, 0), "A1"), ((7, 25), "Z7"), ((3, 26), "AA3")])
def test_cells_are_called_as_in_a_spreadsheet(at, name):
    assert address(*at) == name


# --- the archive ----------------------------------------------------------------------------------


def test_an_archive_is_the_tournament_without_loss(desk):
    data = pack(desk.log)
    again = unpack(data)
    assert again == desk.log
    assert pack(again) == data


def test_an_archive_keeps_what_was_undone_and_what_was_only_a_draft():
    desk = Desk().entered(10)
    desk.do(c.SaveDraft("q.1.1", "\0 vote"), "x").do(c.KeepApart("p1", "p2"))
    desk.do(c.Undo(len(desk.log.entries), "передумали"))
    assert unpack(pack(desk.log)) == desk.log


def test_the_games_lie_in_it_as_records(desk):
    with ZipFile(io.BytesIO(pack(desk.log))) as packed:
        names = [name for name in packed.namelist() if name.endswith(".mgn")]
        assert len(names) == 52
        assert packed.read("games/f.3.1.mgn").startswith(b"mgn 1\nrules fiim-2019\n")


def repacked(log, **changed):
    out = io.BytesIO()
    with ZipFile(out, "w") as packed:
        for name, data in {**parts(log), **changed}.items():
            packed.writestr(name, data)
    return out.getvalue()


def test_a_log_that_the_desk_would_not_have_taken_is_not_read():
    """Somebody confirms his own protocol, in a file."""
    desk = Desk().entered(10)
    desk.seated("q", 1, (tuple(f"p{n}" for n in range(1, 11)),)).confirmed("q.1.1", 1)
    *before, last = desk.log.entries
    forged = replace(last, who="judge-1", events=(replace(last.events[0], who="judge-1"),))
    entries = replace(desk.log, entries=(*before, forged))
    with pytest.raises(BrokenArchiveError) as broken:
        unpack(repacked(entries))
    assert (broken.value.why, broken.value.about) == ("entry", str(last.number))


def test_a_fact_that_does_not_follow_from_its_command_is_noticed():
    desk = Desk().players(1)
    *before, last = desk.log.entries
    forged = replace(last, events=(replace(last.events[0], player="p2"),))
    with pytest.raises(BrokenArchiveError) as broken:
        unpack(repacked(replace(desk.log, entries=(*before, forged))))
    assert (broken.value.why, broken.value.about) == ("entry", str(last.number))


def test_a_changed_record_is_noticed(desk):
    data = repacked(desk.log, **{"games/f.3.1.mgn": b"mgn 1\n"})
    with pytest.raises(BrokenArchiveError) as broken:
        unpack(data)
    assert (broken.value.why, broken.value.about) == ("other-content", "games/f.3.1.mgn")


@pytest.mark.parametrize("data", [b"", b"PK", b"PK\x03\x04" + b"x" * 99, b"hello"])
def test_what_is_no_archive_is_said_to_be_none(data):
    with pytest.raises(BrokenArchiveError):
        unpack(data)


@pytest.mark.parametrize("lines", [b"{}\n", b"nothing\n", b"", b"[]\n"])
def test_a_broken_log_is_said_to_be_one(lines):
    with pytest.raises(BrokenArchiveError):
        unpack(repacked(Desk().log, **{LOG: lines}))


def test_a_strange_file_in_the_archive_is_noticed():
    with pytest.raises(BrokenArchiveError) as broken:
        unpack(repacked(Desk().log, **{"../evil": b""}))
    assert broken.value.why == "stranger"


# --- lists of players -----------------------------------------------------------------------------


def some_desk():
    desk = Desk().do(c.AddClub(Club("k", "Кот")))
    return desk.do(c.AddPlayer(Player("a", "Аня", "Анна", "Омск", "k"))).do(
        c.AddPlayer(Player("b", "Борис"))
    )


def imported(desk, text):
    numbers = count(1)
    preview = previewed(desk.t, read_table(text.encode()))
    for command in as_commands(desk.t, preview, lambda: f"new-{next(numbers)}"):
        desk.do(command)
    return preview


def test_the_preview_says_what_will_change_and_nothing_has():
    desk = some_desk()
    before = desk.log
    rows = read_table(
        "Ник;Город;Клуб;Телефон\nаня;Тула;Лис;1\nБорис;;;2\nВера;Уфа;Кот;3\n".encode()
    )
    preview = previewed(desk.t, rows)
    assert desk.log is before
    assert [change.player.nickname for change in preview.added] == ["Вера"]
    assert [(ch.row, ch.before.id, ch.fields) for ch in preview.changed] == [
        (2, "a", ("nickname", "city", "club"))
    ]
    assert preview.clubs == ("Лис",)
    assert preview.ignored == ("Телефон",)
    assert preview.faults == ()


def test_what_was_previewed_comes_true():
    desk = some_desk()
    imported(desk, "Ник,Имя,Город,Клуб\nАня,,Тула,Лис\nВера,Вера В.,Уфа,Кот\n")
    assert desk.t.players["a"] == Player("a", "Аня", "Анна", "Тула", "new-1")
    assert desk.t.players["new-2"] == Player("new-2", "Вера", "Вера В.", "Уфа", "k")
    assert imported(desk, as_csv(players_grid(desk.t), players_grid(desk.t).columns)).changed == ()


def test_faults_name_their_cells_and_the_other_rows_are_taken():
    desk = some_desk()
    text = "Ник,Город\nВера,Уфа\n,Тула\nвера,Омск\nдва\u007fслова,\nГлеб,\u0007\nДаша,Тверь\n"
    preview = imported(desk, text)
    assert [(fault.cell, fault.why) for fault in preview.faults] == [
        ("A3", "nickname-missing"),
        ("A4", "twice"),
        ("A5", "nickname-unwritable"),
        ("B6", "unprintable"),
    ]
    assert preview.faults[1].other == "A2"
    assert len(preview.left) == 4
    assert {"Вера", "Даша"} <= {p.nickname for p in desk.t.players.values()}
    assert "Глеб" not in {p.nickname for p in desk.t.players.values()}


def test_an_id_finds_a_player_whose_nickname_changed():
    desk = some_desk()
    preview = imported(desk, "id,ник\na,Анна-Мария\n")
    assert desk.t.players["a"].nickname == "Анна-Мария"
    assert preview.changed[0].before.nickname == "Аня"
    (fault,) = previewed(desk.t, read_table("id,ник\na,Борис\n".encode())).faults
    assert (fault.cell, fault.why, fault.other) == ("B2", "nickname-taken", "b")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("\n\n", "empty"),
        ("Город,Клуб\nОмск,Кот\n", "no-nickname-column"),
        ("Ник,nickname\nа,б\n", "heading-twice"),
    ],
)
def test_a_file_without_a_usable_heading_says_so(text, why):
    assert [f.why for f in previewed(some_desk().t, read_table(text.encode())).faults] == [why]


def test_a_sheet_is_read_like_a_list(desk):
    grid = players_grid(desk.t)
    for data in (as_xlsx(grid, grid.columns), as_csv(grid, grid.columns).encode()):
        preview = previewed(desk.t, read_table(data))
        assert (preview.faults, preview.added, preview.changed) == ((), (), ())
        assert len(preview.changes) == len(desk.t.players)


def zipped(**files):
    out = io.BytesIO()
    with ZipFile(out, "w") as packed:
        for name, data in files.items():
            packed.writestr(name, data)
    return out.getvalue()


BOMB = b'<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><worksheet>&b;</worksheet>'


@pytest.mark.parametrize(
    "data",
    [
        b"PK nothing",
        b"\xff\xfe\x00a",
        b"a\0b",
        zipped(**{"xl/workbook.xml": b"", "other": b""}),
        zipped(**{"xl/workbook.xml": b"", "xl/worksheets/sheet1.xml": b"<a><b></a>"}),
        zipped(**{"xl/workbook.xml": b"", "xl/worksheets/sheet1.xml": BOMB}),
        zipped(**{"xl/workbook.xml": b"", "xl/worksheets/sheet1.xml": b" " * (17 << 20)}),
    ],
)
def test_a_file_that_is_no_table_is_refused(data):
    with pytest.raises(UnreadableError):
        read_table(data)


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=300))
def test_any_bytes_are_a_table_or_are_refused(data):
    try:
        rows = read_table(data)
    except UnreadableError:
        return
    preview = previewed(some_desk().t, rows)
    told = {int("".join(filter(str.isdigit, f.cell))) for f in preview.faults}
    told |= {change.row for change in preview.changes}
    if not any(f.why in ("empty", "no-nickname-column", "heading-twice") for f in preview.faults):
        filled = {at for at, row in enumerate(rows, 1) if any(cell.strip() for cell in row)}
        assert filled - told <= {min(filled)}, "every row is taken, or told to be wrong"


# --- schedules ------------------------------------------------------------------------------------


def test_the_schedule_and_the_cards_hold_every_seat_once(desk):
    rows = schedule(desk.t, "").rows
    assert len(rows) == 10 * (40 + 8 + 3)
    cards = seat_cards(desk.t, "")
    assert sum(len(card.rows) for card in cards.values()) == len(rows)
    assert [row[1] for row in cards["p1"].rows][:10] == list(range(1, 11))


def test_an_unreleased_round_is_on_no_card():
    desk = Desk().entered(10).do(c.DraftSeating("q", 1, (tuple(f"p{n}" for n in range(1, 11)),)))
    assert schedule(desk.t, "p1").rows == ()
    assert seat_cards(desk.t, "p1") == {}
    assert len(schedule(desk.t, "judge-1").rows) == 10
