"""Every reason of a refusal has its sentence in every catalogue."""

from typing import get_args

import pytest

from gorod.engine.vocabulary import Cause, Why
from gorod.i18n import LANGUAGES, catalogue
from gorod.server.streams.answers import ServerReason
from gorod.tournament.files.archive import ArchiveFault
from gorod.tournament.files.unreadable import FileFault
from gorod.tournament.participants import Office
from gorod.tournament.refusal_reasons import ARGUMENTS, REASONS
from gorod.tournament.regulation import StageKind
from gorod.tournament.seating_flags import FlagKind

FAMILIES = {
    "desk-": tuple(REASONS),
    "desk-archive-": get_args(ArchiveFault),
    "desk-file-": get_args(FileFault),
    "desk-stage-kind-": get_args(StageKind),
    "left-": tuple(filter(None, get_args(Cause))),
    "refused-": get_args(Why),
    "server-": get_args(ServerReason),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("family", FAMILIES)
def test_every_reason_has_a_sentence(lang, family):
    texts = catalogue(lang)
    assert {own for own in FAMILIES[family] if f"{family}{own}" not in texts} == set()


def test_reasons_that_are_put_together_from_parts_exist():
    steps = (Office.JUDGE, Office.CHIEF, Office.COMMITTEE)
    made = {f"seating-{kind}" for kind in get_args(FlagKind)} | {f"appeal-{own}" for own in steps}
    assert made - REASONS.keys() == set()
    assert ARGUMENTS.keys() - REASONS.keys() == set()
