"""Rounds and their seating; games and how far they have come."""

from __future__ import annotations

from enum import StrEnum

from gorod.engine.struct import Struct
from gorod.tournament.confirmed_results import ConfirmedResult
from gorod.tournament.ids import NOBODY, GameId, PersonId, ProtestId, RoundId, StageId


class RoundStatus(StrEnum):
    """How far the seating of a round has come."""

    DRAFT = "draft"
    CONFIRMED = "confirmed"
    """It is taken, and nobody but the officials sees it."""
    RELEASED = "released"
    """Everybody who may sees it, and the games are there."""


class GameStatus(StrEnum):
    """How far a game has come."""

    PLANNED = "planned"
    PLAYING = "playing"
    SIGNED = "signed"
    """Its protocol has one signature."""
    CONFIRMED = "confirmed"
    """Its protocol has both signatures, and it counts."""
    VOID = "void"
    """A decision on a protest has taken it out of the count."""


Tables = tuple[tuple[PersonId, ...], ...]
"""One tuple of player ids a table, seat 1 first."""


class Round(Struct, frozen=True):
    """One round of a stage."""

    stage: StageId
    number: int
    tables: Tables
    judges: tuple[PersonId, ...] = ()
    """One a table, `` where nobody is assigned yet."""
    source: str = ""
    """How the seating was made: method, seed, score."""
    status: RoundStatus = RoundStatus.DRAFT
    despite: tuple[str, ...] = ()
    """Flags that whoever confirmed it accepted, and said so."""
    locked: bool = False


class SignedProtocol(Struct, frozen=True):
    """A protocol as somebody signed it; an earlier one stays beside it."""

    record: str
    """The game in its notation, canonical."""
    digest: str
    signed_by: PersonId
    signed_at: str
    confirmed_by: PersonId = NOBODY
    confirmed_at: str = ""
    despite: tuple[str, ...] = ()
    """What the second person accepted knowingly."""
    rejected_by: PersonId = NOBODY
    reason: str = ""
    """Why it was rejected or opened again."""
    result: ConfirmedResult | None = None
    """What it counted for when it was confirmed; none if nobody wrote it down."""


class TableGame(Struct, frozen=True):
    """A game at a table of a round."""

    id: GameId
    stage: StageId
    round: int
    table: int
    players: tuple[PersonId, ...]
    judge: PersonId = NOBODY
    attempt: int = 1
    status: GameStatus = GameStatus.PLANNED
    started_at: str = ""
    ended_at: str = ""
    sheets: tuple[SignedProtocol, ...] = ()
    """The last one counts; those before it were rejected or replaced."""
    rulings: tuple[ProtestId, ...] = ()
    """The protests that changed something about it, in their order."""
    chief: PersonId = NOBODY
    """Who of the two signers was the chief judge when they signed; nobody if neither was."""
    ruled: ConfirmedResult | None = None
    """What it counts for under these decisions, as it was when the last of them was taken."""

    @property
    def begun(self) -> bool:
        """Whether the players have sat down."""
        return self.status != GameStatus.PLANNED

    @property
    def counts(self) -> bool:
        """Whether it has both signatures, and no decision has taken it out of the count."""
        return self.status == GameStatus.CONFIRMED

    @property
    def settled(self) -> bool:
        """Whether nobody has to do anything about it any more."""
        return self.status in (GameStatus.CONFIRMED, GameStatus.VOID)

    @property
    def sheet(self) -> SignedProtocol | None:
        """The protocol that counts, if one is signed."""
        kept = self.status in (GameStatus.SIGNED, GameStatus.CONFIRMED, GameStatus.VOID)
        return self.sheets[-1] if self.sheets and kept else None


class Draft(Struct, frozen=True):
    """What a judge saved, as it is: nobody asks whether it is right."""

    game: GameId
    text: str
    who: PersonId
    at: str


class Lot(Struct, frozen=True):
    """A lot that people drew: the names in drawn order, and who saw it."""

    stage: StageId
    players: tuple[PersonId, ...]
    witnesses: str
    who: PersonId
    at: str


def round_key(stage: StageId, number: int) -> RoundId:
    return RoundId(f"{stage}.{number}")


def game_key(stage: StageId, number: int, table: int, attempt: int = 1) -> GameId:
    """`q.3.2`; a game that is played again `q.3.2.r2`."""
    again = "" if attempt == 1 else f".r{attempt}"
    return GameId(f"{stage}.{number}.{table}{again}")
