"""What commands would do: decided as they would be, compared with what is, and forgotten."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from gorod.i18n import Catalogue
from gorod.scoring import as_json
from gorod.server.desks.foresee_models import ForeseenFace, MovedFace
from gorod.server.desks.live import LiveDesk, Submission
from gorod.server.desks.views import regulated
from gorod.tournament.denied import Denied
from gorod.tournament.rounds import round_key
from gorod.tournament.state import Tournament
from gorod.tournament.table.ledger import Ledger
from gorod.tournament.table.rows import Line
from gorod.tournament.table.scope import Scope
from gorod.tournament.words import refusal


def foreseen(desk: LiveDesk, asked: Submission, texts: Catalogue) -> ForeseenFace:
    """The refusal, or everybody whose place or total would be another one."""
    before = desk.t
    after = desk.imagined(asked)
    if isinstance(after, Denied):
        return ForeseenFace(refusal(texts, before, after), after.why)
    then = after.tournament
    return ForeseenFace(
        moved=tuple(_moved(before, then)),
        games=tuple(key for key in then.games if key not in before.games),
        unlocked=tuple(
            round_key(own.stage, own.number)
            for key, own in then.rounds.items()
            if key in before.rounds and before.rounds[key].locked and not own.locked
        ),
    )


def _moved(before: Tournament, after: Tournament) -> Iterator[MovedFace]:
    was, comes = Ledger(), Ledger()
    for plan in regulated(after).stages:
        scope = Scope(plan.id)
        old = {line.player: line for line in was.table(before, scope).lines}
        for line in comes.table(after, scope).lines:
            known = old.get(line.player)
            if _told(known) != _told(line):
                yield MovedFace(plan.id, line.player, line.nickname, *_pair(known, line))


def _told(line: Line | None) -> tuple[int, Fraction]:
    return (0, Fraction()) if line is None else (line.row.place, line.row.total)


def _pair(old: Line | None, new: Line) -> tuple[int, int, float, float]:
    (place, total), (place_after, total_after) = _told(old), _told(new)
    return place, place_after, as_json(total), as_json(total_after)
