"""Files: the same cells in every format, archives without loss, imports that name the cell."""

import csv
import io
import json
import tracemalloc
from zipfile import ZIP_DEFLATED, ZIP_LZMA, ZIP_STORED, ZipFile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gorod.engine.struct import replace
from gorod.tournament import tournament_commands as c
from gorod.tournament.files.archive import (
    ABOUT,
    FILES,
    LARGEST,
    LOG,
    RATIO,
    BrokenArchiveError,
    pack,
    parts,
    unpack,
)
from gorod.tournament.files.grid import Grid, address, plain
from gorod.tournament.files.list_reader import read_table
from gorod.tournament.files.schedule import schedule
from gorod.tournament.files.spreadsheets import as_csv, as_json_text, as_xlsx, shielded, unshielded
from gorod.tournament.files.standings_sheet import COLUMNS, standings_grid
from gorod.tournament.standings.counted_games import Scope
from gorod.tournament.standings.ledger import Ledger
from tests.tournament.kit import TournamentScenario
from tests.tournament.test_whole import whole


@pytest.fixture(scope="module")
def scenario():
    return whole(11)


@pytest.fixture(scope="module")
def grid(scenario):
    return standings_grid(scenario.t, Ledger().table(scenario.t, Scope("q")))


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


def test_an_archive_is_the_tournament_without_loss(scenario):
    data = pack(scenario.log)
    again = unpack(data)
    assert again == scenario.log
    assert pack(again) == data


def test_an_archive_keeps_what_was_undone_and_what_was_only_a_draft():
    scenario = TournamentScenario().entered(10)
    scenario.do(c.SaveDraft("q.1.1", "\0 vote"), "x").do(c.KeepApart("p1", "p2"))
    scenario.do(c.Undo(len(scenario.log.entries), "передумали"))
    assert unpack(pack(scenario.log)) == scenario.log


def test_the_games_lie_in_it_as_records(scenario):
    with ZipFile(io.BytesIO(pack(scenario.log))) as packed:
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
    """Somebody confirms their own protocol, in a file."""
    scenario = TournamentScenario().entered(10)
    scenario.seated("q", 1, (tuple(f"p{n}" for n in range(1, 11)),)).confirmed("q.1.1", 1)
    *before, last = scenario.log.entries
    forged = replace(last, who="judge-1", events=(replace(last.events[0], who="judge-1"),))
    entries = replace(scenario.log, entries=(*before, forged))
    with pytest.raises(BrokenArchiveError) as broken:
        unpack(repacked(entries))
    assert (broken.value.why, broken.value.about) == ("entry", str(last.number))


def test_a_fact_that_does_not_follow_from_its_command_is_noticed():
    scenario = TournamentScenario().players(1)
    *before, last = scenario.log.entries
    forged = replace(last, events=(replace(last.events[0], player="p2"),))
    with pytest.raises(BrokenArchiveError) as broken:
        unpack(repacked(replace(scenario.log, entries=(*before, forged))))
    assert (broken.value.why, broken.value.about) == ("entry", str(last.number))


def test_a_changed_record_is_noticed(scenario):
    data = repacked(scenario.log, **{"games/f.3.1.mgn": b"mgn 1\n"})
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
        unpack(repacked(TournamentScenario().log, **{LOG: lines}))


def test_a_strange_file_in_the_archive_is_noticed():
    with pytest.raises(BrokenArchiveError) as broken:
        unpack(repacked(TournamentScenario().log, **{"../evil": b""}))
    assert broken.value.why == "stranger"


def _zipped(method=ZIP_DEFLATED, **files):
    out = io.BytesIO()
    with ZipFile(out, "w", method) as packed:
        for name, data in files.items():
            packed.writestr(name.replace("_", "."), data)
    return out.getvalue()


def _refused(data):
    """Why it is no archive, and how many bytes it took to find out."""
    tracemalloc.start()
    try:
        with pytest.raises(BrokenArchiveError) as broken:
            unpack(data)
        return broken.value.why, tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_an_archive_that_unpacks_to_much_is_refused_before_it_is_unpacked():
    """A small file of newlines took gigabytes."""
    bomb = _zipped(
        log_jsonl=b"\n" * (60 << 20), tournament_json=parts(TournamentScenario().log)[ABOUT]
    )
    assert len(bomb) < 100_000
    why, taken = _refused(bomb)
    assert (why, taken < 4 << 20) == ("too-large", True)


def test_an_archive_that_is_packed_too_well_is_refused():
    bomb = _zipped(
        log_jsonl=b"\n" * (20 << 20), tournament_json=parts(TournamentScenario().log)[ABOUT]
    )
    why, taken = _refused(bomb)
    assert (why, taken < 4 << 20) == ("too-large", True)


def test_an_archive_of_too_many_files_is_refused_before_they_are_counted():
    why, taken = _refused(_zipped(**{f"f{n}": b"" for n in range(5001)}))
    assert (why, taken < 1 << 20) == ("too-large", True)


def test_reading_a_log_stops_at_the_first_line_that_is_no_entry():
    log = _zipped(
        ZIP_STORED,
        log_jsonl=b"\n" * (8 << 20),
        tournament_json=parts(TournamentScenario().log)[ABOUT],
    )
    why, taken = _refused(log)
    assert (why, taken < 3 * len(log)) == ("unreadable", True)


def test_only_what_an_archive_is_written_with_is_unpacked():
    """The header of other methods says how much memory their reader takes."""
    assert _refused(_zipped(ZIP_LZMA, log_jsonl=b"x"))[0] == "not-an-archive"


def test_an_archive_with_any_byte_changed_is_read_or_refused():
    """Data that could not be unpacked was no answer but a failure."""
    whole, refused = pack(TournamentScenario().log), 0
    for at in range(0, len(whole), 3):
        for bit in (1, 128):
            changed = bytearray(whole)
            changed[at] ^= bit
            try:
                unpack(bytes(changed))
            except BrokenArchiveError:
                refused += 1
    assert refused > len(whole) / 3


def test_an_honest_archive_is_far_from_every_bound(scenario):
    data, found = pack(scenario.log), parts(scenario.log)
    assert sum(map(len, found.values())) < min(LARGEST, RATIO * len(data)) / 3
    assert len(found) < FILES / 10


# --- schedules ------------------------------------------------------------------------------------


def test_the_schedule_holds_every_seat_once(scenario):
    rows = schedule(scenario.t, "").rows
    assert len(rows) == 10 * (40 + 8 + 3)
    own = [row[1] for row in rows if row[-1] == scenario.t.nickname("p1")]
    assert own[:10] == list(range(1, 11))


def test_an_unreleased_round_is_in_nobodys_schedule_but_the_officials():
    scenario = (
        TournamentScenario()
        .entered(10)
        .do(c.DraftSeating("q", 1, (tuple(f"p{n}" for n in range(1, 11)),)))
    )
    assert schedule(scenario.t, "p1").rows == ()
    assert len(schedule(scenario.t, "judge-1").rows) == 10
