"""Lists of players as organisers have them: any encoding, titles, forms, junk, look-alikes."""

import csv
import io
from itertools import count
from zipfile import ZIP_BZIP2, ZIP_DEFLATED, ZIP_LZMA, ZipFile

import pytest
import xlsxwriter
from hypothesis import given, settings
from hypothesis import strategies as st

from gorod.tournament import tournament_commands as c
from gorod.tournament.files.archive import pack, unpack
from gorod.tournament.files.list_reader import UnreadableError, read_table
from gorod.tournament.files.officials_list import officials_command, previewed_officials
from gorod.tournament.files.players_list import as_commands, players_grid, previewed, room
from gorod.tournament.files.spreadsheets import as_csv, as_xlsx
from gorod.tournament.participants import Club, Official, Player
from gorod.tournament.similar_names import look_alike, skeleton
from tests.tournament.kit import TournamentScenario
from tests.tournament.test_whole import whole

WHOLE_FILE = ("empty", "no-nickname-column")


def some_scenario():
    scenario = TournamentScenario().do(c.AddClub(Club("k", "Кот")))
    return scenario.do(c.AddPlayer(Player("a", "Аня", "Анна", "Омск", "k"))).do(
        c.AddPlayer(Player("b", "Борис"))
    )


def imported(scenario, text, **how):
    numbers = count(1)
    preview = previewed(scenario.t, read_table(text.encode()))
    for command in as_commands(scenario.t, preview, lambda: f"new-{next(numbers)}", **how):
        scenario.do(command)
    return preview


def looked(text, scenario=None, **how):
    data = text if isinstance(text, bytes) else text.encode()
    return previewed((scenario or some_scenario()).t, read_table(data), **how)


def nicknames(preview):
    return [change.player.nickname for change in preview.changes]


def doubts(preview):
    return {ch.player.nickname: (ch.doubt, ch.other) for ch in preview.changes if ch.doubt}


# --- what is read ---------------------------------------------------------------------------------

ROWS = [["Ник", "Город"], ["Лис", "Москва"], ["Ёж", "Тула"], ["Фокс, Jr", "Нижний; Новгород"]]


def separated(separator):
    out = io.StringIO()
    csv.writer(out, delimiter=separator).writerows(ROWS)
    return out.getvalue()


@pytest.mark.parametrize("separator", [",", ";", "\t"])
@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1251"]
)
def test_a_table_is_read_in_any_usual_encoding_with_any_usual_separator(encoding, separator):
    assert list(map(list, read_table(separated(separator).encode(encoding)))) == ROWS


def test_a_file_that_names_its_separator_for_excel_is_read():
    rows = read_table("sep=;\r\nНик;Город\r\nЛис;Москва\r\n".encode("cp1251"))
    assert rows == (("Ник", "Город"), ("Лис", "Москва"))


def test_one_nickname_a_line_is_a_list():
    preview = looked("Лис\nФокс\n\nЁж\nСова, она же Филин\n")
    assert nicknames(preview) == ["Лис", "Фокс", "Ёж", "Сова, она же Филин"]
    assert preview.layout.header == 0


@pytest.mark.parametrize("mark", ["1. ", "1) ", "1.", "- ", "• "])
def test_the_numbers_of_a_list_from_a_chat_are_no_part_of_nicknames(mark):
    lines = "\n".join(mark.replace("1", str(n)) + name for n, name in enumerate(("Лис", "Ёж"), 1))
    assert nicknames(looked(lines)) == ["Лис", "Ёж"]
    assert nicknames(looked("Лис\n7. небо\nЁж")) == ["Лис", "7. небо", "Ёж"]


def test_cells_copied_from_a_spreadsheet_are_a_table():
    preview = looked("№\tНик\tГород\r\n1\tЛис\tМосква\r\n2\tЁж\tТула\r\n")
    assert [(ch.player.nickname, ch.player.city) for ch in preview.changes] == [
        ("Лис", "Москва"),
        ("Ёж", "Тула"),
    ]


def sheet(*rows, empty_first=False):
    out = io.BytesIO()
    book = xlsxwriter.Workbook(out, {"in_memory": True})
    if empty_first:
        book.add_worksheet("Пусто")
    own = book.add_worksheet("Ответы на форму (1)")
    for at, row in enumerate(rows):
        own.write_row(at, 0, row)
    book.close()
    return out.getvalue()


def test_a_spreadsheet_is_read_from_its_first_sheet_with_something_in_it():
    data = sheet(["№", "Ник", "Город"], [1, "Лис", "Москва"], [], [2.0, 47, None], empty_first=True)
    assert read_table(data) == (("№", "Ник", "Город"), ("1", "Лис", "Москва"), (), ("2", "47"))


def test_a_title_above_the_heading_is_no_player():
    preview = looked("Кубок города;;\n;;\n№;Ник;Клуб\n1;Лис;Ночь\n2;Ёж;\n")
    assert (preview.layout.header, preview.above) == (3, (1,))
    assert nicknames(preview) == ["Лис", "Ёж"]
    assert preview.ignored == ("№",)


def test_the_answers_to_a_form_are_read():
    preview = looked(
        '"Отметка времени","Ваш игровой ник (как в протоколе)?","Как Вас зовут?",'
        '"Из какого Вы города",'
        '"Какой клуб представляете?"\n"16.11.2026 10:00:01","Лис","Иван","Москва","Ночь"\n'
    )
    (change,) = preview.changes
    assert change.player == Player("", "Лис", "Иван", "Москва", "Ночь")


def test_first_name_and_surname_in_two_columns_are_one_name():
    (change,) = looked("Ник;Имя;Фамилия\nЛис;Иван;Петров\n").changes
    assert change.player.name == "Иван Петров"


def test_columns_and_the_heading_can_be_chosen():
    text = "Москва;Лис;1\nТула;Ёж;2\n"
    assert nicknames(looked(text)) == ["Москва", "Тула"]
    preview = looked(text, columns=["city", "nickname", ""])
    assert [(ch.player.nickname, ch.player.city) for ch in preview.changes] == [
        ("Лис", "Москва"),
        ("Ёж", "Тула"),
    ]
    assert nicknames(looked("Лис\nНик\nЁж", header=2)) == ["Ёж"]
    assert nicknames(looked("Ник\nЁж", header=0)) == ["Ник", "Ёж"]


@pytest.mark.parametrize("heading", ["№", "#", "п/п", "№ п/п", "Номер", "id"])
def test_a_number_in_a_list_is_nobodys_id(heading):
    scenario = some_scenario().do(c.AddPlayer(Player("1", "Барс")))
    imported(scenario, f"{heading};Ник\n1;Лис\n2;Ёж\n")
    assert scenario.t.players["1"].nickname == "Барс"
    assert [scenario.t.players[f"new-{n}"].nickname for n in (1, 2)] == ["Лис", "Ёж"]


# --- what it would do -----------------------------------------------------------------------------


def test_the_preview_says_what_will_change_and_nothing_has():
    scenario = some_scenario()
    before = scenario.log
    preview = looked(
        "Ник;Город;Клуб;Телефон\nаня;Тула;Лис;1\nБорис;;;2\nВера;Уфа;Кот;3\n", scenario
    )
    assert scenario.log is before
    assert [change.player.nickname for change in preview.added] == ["Вера"]
    assert [(ch.row, ch.before.id, ch.fields) for ch in preview.changed] == [
        (2, "a", ("nickname", "city", "club"))
    ]
    assert preview.clubs(scenario.t, preview.ticked) == ("Лис",)
    assert preview.ignored == ("Телефон",)
    assert preview.faults == ()


def test_what_was_previewed_comes_true_in_one_act_and_is_taken_back_in_one():
    scenario = some_scenario()
    before = scenario.t
    imported(scenario, "Ник,Имя,Город,Клуб\nАня,,Тула,Лис\nВера,Вера В.,Уфа,Кот\n", sign_up=True)
    assert scenario.t.players["a"] == Player("a", "Аня", "Анна", "Тула", "new-1")
    assert scenario.t.players["new-2"] == Player("new-2", "Вера", "Вера В.", "Уфа", "k")
    assert set(scenario.t.signed_up) == {"a", "new-2"}
    assert (
        imported(
            scenario, as_csv(players_grid(scenario.t), players_grid(scenario.t).columns)
        ).changed
        == ()
    )
    scenario.do(c.Undo(len(scenario.log.entries), "не тот список"))
    assert scenario.t == before
    assert unpack(pack(scenario.log)) == scenario.log


def test_junk_is_told_and_left_out_unless_it_is_ticked():
    scenario = (
        TournamentScenario().do(c.AddPlayer(Player("s", "Сова"))).do(c.AddPlayer(Player("e", "Ёж")))
    )
    text = "Ник\nЛис\nЛиc\nCoва\nЕж\nеж ик\nЁжик\nИтого 30\n=A1+A2\n#ССЫЛКА!\n47"
    preview = looked(f"{text}\nНик\n{'я' * 90}\n", scenario)
    assert doubts(preview) == {
        "Лиc": ("alike", "Лис"),
        "Coва": ("alike", "Сова"),
        "Еж": ("alike", "Ёж"),
        "Ёжик": ("alike", "еж ик"),
        "Итого 30": ("total", ""),
        "=A1+A2": ("formula", ""),
        "#ССЫЛКА!": ("formula", ""),
        "47": ("digits", ""),
        "Ник": ("heading", ""),
        "я" * 90: ("long", ""),
    }
    (taken,) = as_commands(scenario.t, preview, lambda: "n")
    assert [player.nickname for player in taken.added] == ["Лис", "еж ик"]
    (both,) = as_commands(scenario.t, preview, lambda: "n", rows=[2, 3])
    assert [player.nickname for player in both.added] == ["Лис", "Лиc"]
    assert as_commands(scenario.t, preview, lambda: "n", rows=[]) == []


def test_how_many_places_are_free_is_known_before():
    scenario = TournamentScenario().players(3)
    limit = scenario.t.regulation.players
    assert room(scenario.t) == (limit - 3 if limit else None)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Coва", "Сова"), ("Еж", "Ёж"), ("ЛИС", "лис"), ("Мистер Х", "мистерx"), ("0ко", "Око")],
)
def test_look_alikes(one, other):
    assert skeleton(one) == skeleton(other)
    scenario = TournamentScenario().do(c.AddPlayer(Player("x", one)))
    assert look_alike(scenario.t, other).id == "x"
    assert look_alike(scenario.t, other, but=["x"]) is None


def test_different_nicknames_are_no_look_alikes():
    assert len({skeleton(name) for name in ("Лис", "Лиса", "Фокс", "Fox", "!!!", "???")}) == 6


def test_faults_name_their_cells_and_the_other_rows_are_taken():
    scenario = some_scenario()
    text = "Ник,Город\nВера,Уфа\n,Тула\nвера,Омск\nдва\u007fслова,\nГлеб,\u0007\nДаша,Тверь\n"
    preview = imported(scenario, text)
    assert [(fault.cell, fault.why) for fault in preview.faults] == [
        ("A3", "nickname-missing"),
        ("A4", "twice"),
        ("A5", "nickname-unwritable"),
        ("B6", "unprintable"),
    ]
    assert preview.faults[1].other == "A2"
    assert len(preview.left) == 4
    assert {"Вера", "Даша"} <= {p.nickname for p in scenario.t.players.values()}
    assert "Глеб" not in {p.nickname for p in scenario.t.players.values()}


def test_an_id_of_an_exported_list_finds_a_player_whose_nickname_changed():
    scenario = some_scenario()
    preview = imported(scenario, "id,ник\na,Анна-Мария\n")
    assert scenario.t.players["a"].nickname == "Анна-Мария"
    assert preview.changed[0].before.nickname == "Аня"
    (fault,) = looked("id,ник\na,Борис\n", scenario).faults
    assert (fault.cell, fault.why, fault.other) == ("B2", "nickname-taken", "Борис")


@pytest.mark.parametrize(
    ("text", "why"), [("\n\n", "empty"), ("Город,Клуб\nОмск,Кот\n", "no-nickname-column")]
)
def test_a_list_without_nicknames_says_so(text, why):
    assert [f.why for f in looked(text).faults] == [why]


def test_a_sheet_is_read_like_a_list():
    scenario = whole(11)
    grid = players_grid(scenario.t)
    for data in (as_xlsx(grid, grid.columns), as_csv(grid, grid.columns).encode()):
        preview = previewed(scenario.t, read_table(data))
        assert (preview.faults, preview.added, preview.changed) == ((), (), ())
        assert len(preview.changes) == len(scenario.t.players)


# --- bounds ---------------------------------------------------------------------------------------


def changed_sheet(name, content):
    """A sheet one part of which says something else."""
    out = io.BytesIO()
    with (
        ZipFile(io.BytesIO(sheet(["Ник"], ["Лис"]))) as good,
        ZipFile(out, "w", ZIP_DEFLATED) as bad,
    ):
        for part in good.namelist():
            bad.writestr(part, content if part == name else good.read(part))
    return out.getvalue()


def packed_by(method):
    """A good sheet, packed as no spreadsheet packs it."""
    out = io.BytesIO()
    with ZipFile(io.BytesIO(sheet(["Ник"]))) as good, ZipFile(out, "w", method) as other:
        for part in good.namelist():
            other.writestr(part, good.read(part))
    return out.getvalue()


GOOD = sheet(["Ник", "Город"], ["Лис", "Москва"], ["Ёж", 5])
SHEET = "xl/worksheets/sheet1.xml"
BOMB = b'<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><worksheet>&b;</worksheet>'


def test_a_cell_in_the_last_corner_costs_nothing():
    out = io.BytesIO()
    book = xlsxwriter.Workbook(out, {"in_memory": True})
    own = book.add_worksheet()
    own.write(0, 0, "Лис")
    own.write(1_048_575, 16_383, "конец")
    book.close()
    assert read_table(out.getvalue()) == (("Лис",),)


@pytest.mark.parametrize(
    ("made", "why"),
    [
        (lambda: b"PK nothing", "not-a-table"),
        (lambda: b"a\0b", "not-a-table"),
        (lambda: b"\x01\x02\x03\x04", "not-a-table"),
        (lambda: b"%PDF-1.7\n\x00\x01\x02", "not-a-table"),
        (lambda: b"\xd0\xcf\x11\xe0" + b"x" * 99, "old-excel"),
        (lambda: changed_sheet(SHEET, b"<a><b></a>"), "not-a-table"),
        (lambda: changed_sheet(SHEET, BOMB), "not-a-table"),
        (lambda: changed_sheet(SHEET, b" " * (65 << 20)), "too-large"),
        (lambda: changed_sheet("xl/workbook.xml", b""), "not-a-table"),
        (lambda: packed_by(ZIP_LZMA), "not-a-table"),
        (lambda: packed_by(ZIP_BZIP2), "not-a-table"),
        (lambda: sheet(["x"] * 201), "too-large"),
        (lambda: sheet(*(["x"],) * 3001), "too-large"),
        (lambda: b"x\n" * 3001, "too-large"),
        (lambda: (b"x;" * 201) + b"\n", "too-large"),
        (lambda: b"x" * ((16 << 20) + 1), "too-large"),
    ],
)
def test_a_file_that_is_no_table_or_too_much_of_one_is_refused(made, why):
    with pytest.raises(UnreadableError) as refused:
        read_table(made())
    assert refused.value.why == why


def test_a_sheet_with_any_byte_changed_is_read_or_refused():
    """Encrypted, packed otherwise, or with data that cannot be unpacked."""
    refused = 0
    for at in range(0, len(GOOD), 29):
        changed = bytearray(GOOD)
        changed[at] ^= 0x55
        try:
            read_table(bytes(changed))
        except UnreadableError:
            refused += 1
    assert refused > 50


def check(rows):
    """Check that each filled row is above the heading, importable, or marked as wrong.

    Never two.
    """
    scenario = some_scenario()
    preview = previewed(scenario.t, rows)
    if any(fault.why in WHOLE_FILE for fault in preview.faults):
        return
    faulty = {int("".join(filter(str.isdigit, fault.cell))) for fault in preview.faults}
    taken = [change.row for change in preview.changes]
    filled = {at for at, row in enumerate(rows, 1) if any(cell.strip() for cell in row)}
    assert len(set(taken)) == len(taken)
    assert not faulty & set(taken)
    assert filled == faulty | set(taken) | set(preview.above) | ({preview.layout.header} - {0})
    for rows_taken in (None, taken):
        numbers = count(1)
        made = as_commands(scenario.t, preview, lambda n=numbers: f"n{next(n)}", rows_taken)
        for command in made:
            scenario.log.then(command, "org", "2026-11-16T10:00:00+00:00").entries  # noqa: B018  taken


@settings(max_examples=80, deadline=None)
@given(st.binary(max_size=300))
def test_any_bytes_are_a_table_or_are_refused(data):
    try:
        rows = read_table(data)
    except UnreadableError:
        return
    check(rows)


CELLS = st.one_of(
    st.sampled_from(
        ["Ник", "№", "Лис", "лис", "Лиc", "Итого", "=1", "Аня", "a", "id", "1", "", " "]
    ),
    st.text(max_size=12),
)


@settings(max_examples=80, deadline=None)
@given(st.lists(st.lists(CELLS, max_size=4), max_size=8), st.sampled_from(",;\t"))
def test_any_table_of_texts_is_read_or_refused(rows, separator):
    out = io.StringIO()
    try:
        csv.writer(out, delimiter=separator).writerows(rows)
        data = out.getvalue().encode()
    except (csv.Error, UnicodeEncodeError):
        return
    try:
        check(read_table(data))
    except UnreadableError:
        return


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_a_damaged_spreadsheet_is_read_or_refused(data):
    """A byte here and there is another one, as after a bad copy."""
    whole_file = bytearray(GOOD)
    for at in data.draw(st.lists(st.integers(0, len(whole_file) - 1), max_size=5)):
        whole_file[at] = data.draw(st.integers(0, 255))
    try:
        check(read_table(bytes(whole_file)))
    except UnreadableError:
        return


# --- officials ------------------------------------------------------------------------------------


def test_a_list_of_officials_is_read_with_their_offices():
    scenario = TournamentScenario()
    rows = read_table(
        "ФИО;Должность\nАнна Судейко;судья\nПётр Главный;Главный судья, судья\n"
        "Света;секретарь\nИтого 3;\nГлеб;волонтёр\nАнна Судейко;судья\n;судья\n".encode("cp1251")
    )
    preview = previewed_officials(scenario.t, rows)
    assert [(ch.official.name, ch.official.offices, ch.doubt) for ch in preview.changes] == [
        ("Анна Судейко", ("judge",), ""),
        ("Пётр Главный", ("chief", "judge"), ""),
        ("Света", ("secretary",), ""),
        ("Итого 3", ("judge",), "total"),
        ("Глеб", ("judge",), "office"),
    ]
    assert [(fault.cell, fault.why) for fault in preview.faults] == [
        ("A7", "twice"),
        ("A8", "name-missing"),
    ]
    before, numbers = scenario.t, count(1)
    scenario.do(officials_command(preview, lambda: f"o{next(numbers)}"))
    assert scenario.t.officials["o2"].offices == ("chief", "judge")
    assert len(scenario.t.officials) == len(before.officials) + 3
    again = previewed_officials(scenario.t, rows)
    assert officials_command(again, lambda: "x") is None
    scenario.do(c.Undo(len(scenario.log.entries), "не тот список"))
    assert scenario.t == before


def test_a_plain_list_of_names_is_a_list_of_judges():
    scenario = TournamentScenario().do(c.Appoint(Official("o", "Анна Судейко", ("chief",))))
    preview = previewed_officials(
        scenario.t, read_table("1. Пётр\n2. Анна Судейко\n3. Aннa Судейко".encode())
    )
    assert [(ch.official.name, ch.official.offices, ch.doubt) for ch in preview.changes] == [
        ("Пётр", ("judge",), ""),
        ("Анна Судейко", ("chief", "judge"), ""),
        ("Aннa Судейко", ("judge",), "alike"),
    ]
    assert previewed_officials(scenario.t, ()).faults[0].why == "empty"
    nameless = previewed_officials(scenario.t, read_table("Город;Клуб\nТула;Ночь".encode()))
    assert nameless.faults[0].why == "no-name-column"
