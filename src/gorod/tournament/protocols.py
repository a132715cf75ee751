"""Read signed protocols: each record is adjudicated once, and cached by its text."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from hashlib import sha256

from gorod.engine.game import Award, Game
from gorod.engine.phases import Over
from gorod.engine.struct import decode_json, encode_json
from gorod.record import Record, RecordError, format_record, parse, replay
from gorod.record.replay import Replay
from gorod.rulebooks import Rulebook
from gorod.tournament.denied import Denied
from gorod.tournament.ids import GameId
from gorod.tournament.points_book import amended
from gorod.tournament.regulation import PointsEdition

REMEMBERED = 16_384
"""How many games stay adjudicated in memory: more than the largest tournament has."""


@dataclass(frozen=True, slots=True)
class Protocol:
    """A record that its rulebook accepts."""

    record: str
    """The canonical text: two people who typed the same game have the same text."""
    book: Rulebook
    names: tuple[str, ...]
    game: Game
    ended_at: datetime | None
    begins: str = ""
    """The moment at which the record begins, if it does not begin with the deal."""

    @property
    def finished(self) -> bool:
        return isinstance(self.game.phase, Over)

    @property
    def digest(self) -> str:
        return digest_of(self.record)

    @property
    def consented(self) -> tuple[Award, ...]:
        """The awards that count only with the chief judge's consent, and have it."""
        waits = self.book.rules.award_waits
        given = (award for award in self.game.facts.awards if not award.waits)
        return tuple(own for own in given if waits(self.game, own.seat, own.points))


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a record cannot be taken, and where."""

    error: RecordError

    def denied(self, game: GameId) -> Denied:
        """Return the refusal of this record as the protocol of a game."""
        error = self.error
        place = ":".join(str(part) for part in (error.line, error.statement) if part)
        return Denied("record", (game,), error.cite, place, error.reason.id, {**error.reason.args})


def digest_of(record: str) -> str:
    """Return what a second person compares: a short name of the exact text."""
    return sha256(record.encode()).hexdigest()


def read_protocol(record: str, points: PointsEdition | None) -> Protocol | Fault:
    """Adjudicate a record under a tournament's points; a fault says why it is refused."""
    return _read(record, encode_json(points))


@lru_cache(maxsize=REMEMBERED)
def _read(text: str, points: bytes) -> Protocol | Fault:
    return read_draft(text, decode_json(points, type=PointsEdition | None))


def replayed(record: Record, points: PointsEdition | None) -> Replay:
    """Replay a record under a tournament's points; raises `RecordError` if the rules refuse it."""
    return replay(record, "", amend=lambda book: amended(book, points))


def read_draft(text: str, points: PointsEdition | None) -> Protocol | Fault:
    """Adjudicate a text without caching it.

    A text that is being typed is another one at every key.
    """
    try:
        record = parse(text, "")
        canonical = format_record(record)
        played = replayed(record, points)
    except RecordError as error:
        return Fault(error)
    position = record.header.position
    begins = "" if position is None else position.moment
    return Protocol(canonical, played.book, played.names, played.game, played.ended_at, begins)
