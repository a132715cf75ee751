"""docs/server.md has one table of all limits; it says what the server does."""

import re
from pathlib import Path

import msgspec
import pytest

from gorod.server.access.limits import Rate
from gorod.server.config import Limits, SettingError, configured
from gorod.server.pictures import LARGEST as PHOTO
from gorod.server.routes.by_day.by_day_routes import LONG_GAME
from gorod.server.routes.owner.limits_in_use import LARGEST_BODY
from gorod.server.routes.tables.table_routes import LONG_COMMAND
from gorod.server.services import ARCHIVES
from gorod.server.tables.by_day.settings import LONG_TEXT
from gorod.server.tables.table_requests import LEGEND, TEXT
from gorod.server.tournaments.tournament_requests import FILE, LARGE
from gorod.server.wire.frames import LARGEST_FRAME as FRAME
from gorod.server.wire.gallery import LATE_TURNS
from gorod.tournament.files.archive import LARGEST as ARCHIVE

PAGE = Path(__file__).parents[2] / "docs" / "server.md"
ROW = re.compile(r"^\| `([a-z_-]+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
FIXED = {
    "request": LARGEST_BODY,
    "long-command": LONG_COMMAND,
    "long-game": LONG_GAME,
    "desk-request": LARGE,
    "file": FILE,
    "archive-unpacked": ARCHIVE,
    "photo": PHOTO,
    "frame": FRAME,
}


def tables():
    section = PAGE.read_text("utf-8").partition("\n## Limits\n")[2].partition("\n## ")[0]
    limits, _, fixed = section.partition("Sizes that are fixed")
    return ROW.findall(limits), ROW.findall(fixed)


def told(value):
    if isinstance(value, Rate):
        return f"{value.burst:g} at once, then {value.per_second * 60:g} a minute"
    return str(int(value))


def test_every_limit_stands_there_once_with_its_value():
    rows = [(name, much) for name, _, much, _ in tables()[0]]
    limits = msgspec.structs.asdict(Limits())
    assert rows == [(name, told(value)) for name, value in limits.items()]


def test_fixed_sizes_are_these():
    assert {name: int(much) for name, _, much, _ in tables()[1]} == FIXED
    page = PAGE.read_text("utf-8")
    assert (TEXT, LEGEND, LONG_TEXT) == (500, 4_000, 20_000)
    assert "a reason 500, a legend of a game by day 4000" in page
    assert ARCHIVES == 4
    assert "one is read at a time, four wait" in page
    assert Rate(20_000, 1_000) == LATE_TURNS


def test_limits_are_set_by_name():
    set_ = configured({"limits": "paper=200/60 sockets_per_table=1000 hello_s=2.5"}, {}).limits
    assert set_ == msgspec.structs.replace(
        Limits(), paper=Rate(200, 1), sockets_per_table=1000, hello_s=2.5
    )
    assert configured({}, {"GOROD_LIMITS": "pending=9"}).limits.pending == 9


@pytest.mark.parametrize(
    "wrong",
    ["papers=1", "paper=5", "paper=0/1", "pending=many", "pending=-1", "pending", "hello_s=nan"],
)
def test_a_limit_that_is_none_is_refused(wrong):
    with pytest.raises(SettingError):
        configured({"limits": wrong}, {})
