"""A night act that is doubled or late is answered with what is wrong about it."""

import pytest

from gorod.i18n import catalogue
from gorod.record import RecordError, parse, replay
from tests.report.games import header

KILL = "N2\nshoot 3\nsheriff 8\n"
MISS = "N2\nmiss\nsheriff 8\n"
LATE = {
    f"{KILL}sheriff 9": ("refused-checked-already", "4.5.8"),
    f"{MISS}sheriff 9": ("refused-checked-already", "4.5.8"),
    f"{KILL}don 7": ("record-late", "4.5.6"),
    f"{MISS}don 7": ("record-late", "4.5.6"),
    "N2\nshoot 3\nbest 3: 8 9 10\nsheriff 8": ("record-late", "4.5.7"),
    f"{KILL}D2\nbest 3: 8 9 10": ("record-late-best", ""),
    f"{KILL}best 3: 8 9 10\nD2\nbest 3: 8 9 1": ("refused-best-move-final", ""),
    f"{KILL}D2\nbest 4: 8 9 1": ("refused-no-best-move", ""),
    "N2\nsheriff 8": ("record-expected", ""),
    "N2\nbest 3: 8 9 10": ("record-expected", ""),
    f"{KILL}D2\nsheriff 9": ("record-expected", ""),
    f"{KILL}D2\nnominate 4 8\nnominate 5 9\nsheriff 9": ("record-expected", ""),
}


@pytest.mark.parametrize(("moves", "wanted"), LATE.items())
def test_what_is_wrong_is_said(moves, wanted):
    with pytest.raises(RecordError) as caught:
        replay(parse(f"{header()}{moves}\n", "game.mgn"), "game.mgn")
    error = caught.value
    assert error.reason.id == wanted[0]
    assert wanted[1] in error.cite
    assert error.line == (header() + moves).count("\n") + 1
    for lang in ("ru", "en"):
        assert catalogue(lang).say(error.reason.id, **error.reason.args)
