"""The protocol as a sheet: everything of the text is on it, and nothing else can be."""

import msgspec
import pytest
import typst

from gorod.engine.viewers import SPECTATOR
from gorod.i18n import catalogue
from gorod.record import parse, replay
from gorod.report.pdf import LAYOUT, OWN_FONTS, pdf, sheet
from tests.kit import golden_records
from tests.report.games import EXAMPLE, example

RU = catalogue("ru")
EVIL = (
    '#let x = 1; #panic("x")',
    '"; panic("x"); "',
    '\\ \\u{41} \\"',
    "$ x^2 $ *bold* _it_",
    "<label> @ref [x] {y}",
    "// comment /* x */",
    "`raw` ~ -- ---",
    "= heading",
)


def pictured(told):
    """Draw a sheet as pictures, one for each page."""
    data = {"data": msgspec.json.encode(told).decode()}
    drawn = typst.compile(LAYOUT.read_bytes(), sys_inputs=data, format="png", ppi=60, **OWN_FONTS)
    return [drawn] if isinstance(drawn, bytes) else drawn


def words(value):
    """Every text of a sheet."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from words(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from words(part)


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_sheet_is_one_page_and_the_same_every_time(lang):
    texts = catalogue(lang)
    one = pdf(example(), texts, digest="ab" * 32)
    assert one.startswith(b"%PDF-")
    assert one == pdf(example(), texts, digest="ab" * 32)
    assert len(pictured(sheet(example(), texts))) == 1


def test_what_the_text_says_is_on_the_sheet():
    told = " ".join(words(sheet(example(), RU, digest="ab" * 32)))
    for said in ("Архивариус", "Кубок Белых ночей", "победа красных", "Лучший ход 8", "ab" * 32):
        assert said in told
    assert "против 6 — 5 голосов: 1, 3, 4, 5, 10" in told


@pytest.mark.parametrize("seat", [SPECTATOR, 1])
def test_a_viewer_gets_what_he_knows_and_no_hash(seat):
    early = replay(parse(EXAMPLE.read_text("utf-8"), "d"), "d", until=40)
    told = sheet(early, RU, seat, digest="ab" * 32)
    assert "ab" * 32 not in " ".join(words(told))
    assert told["signatures"] == []
    roles = {row[2] for row in told["players"][1:] if row[0] != str(seat)}
    assert roles == {"?"}
    assert not any("проверил" in text for text in words(told))


def test_no_name_and_no_text_is_read_as_markup():
    told = sheet(example(), RU)
    told["note"], told["result"] = " ".join(EVIL), list(EVIL)
    told["tags"] = [(text, text) for text in EVIL]
    told["players"] = [
        (*row[:1], text, *row[2:]) for row, text in zip(told["players"], EVIL, strict=False)
    ]
    told["left"] = [{"title": EVIL[0], "lines": [(1, text) for text in EVIL]}]
    drawn = pictured(told)
    assert len(drawn) <= 2
    assert drawn[0] != pictured({**told, "note": "x"})[0]


@pytest.mark.parametrize(
    "name",
    [
        "fiim-2019/24-points-and-protest",
        "fiim-2011/09-twelve",
        "cma-2025/01-red-by-vote",
        "tournament-2026/06-draw-of-mafia-and-maniac",
        "by-day/01-civilians-from-the-deal",
    ],
)
def test_games_of_every_rulebook_fit_a_page(name):
    (game,) = (game for game in golden_records.games() if game.name == name)
    assert len(pictured(sheet(game.played(), RU, digest="ab" * 32))) == 1
