"""Rounds and their seating, and games, with the stages that both go through."""

from __future__ import annotations

from enum import StrEnum

from gorod.engine.struct import Struct
from gorod.tournament.confirmed_results import ConfirmedResult
from gorod.tournament.ids import NOBODY, GameId, PersonId, ProtestId, RoundId, StageId


class RoundStatus(StrEnum):
    """How far the seating of a round has come."""

    DRAFT = "draft"
    CONFIRMED = "confirmed"
    """The officials have decided on it, and nobody else sees it."""
    RELEASED = "released"
    """Everybody who may see it does, and its games exist."""


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
"""One tuple of player ids for each table, seat 1 first."""


class Round(Struct, frozen=True):
    """One round of a stage."""

    stage: StageId
    number: int
    tables: Tables
    judges: tuple[PersonId, ...] = ()
    """One judge for each table; empty where nobody is assigned yet."""
    source: str = ""
    """How the seating was made: method, seed, score."""
    status: RoundStatus = RoundStatus.DRAFT
    despite: tuple[str, ...] = ()
    """Flags that were knowingly accepted when the seating was confirmed."""
    locked: bool = False


class SignedProtocol(Struct, frozen=True):
    """A protocol as somebody signed it; earlier ones of the game are kept."""

    record: str
    """The game in its notation, canonical."""
    digest: str
    signed_by: PersonId
    signed_at: str
    confirmed_by: PersonId = NOBODY
    confirmed_at: str = ""
    despite: tuple[str, ...] = ()
    """What the second signer accepted knowingly."""
    rejected_by: PersonId = NOBODY
    reason: str = ""
    """Why it was rejected or opened again."""
    result: ConfirmedResult | None = None
    """What it counted for when it was confirmed; None if nobody stored it."""


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
    """The protests that changed something about the game, in order."""
    chief: PersonId = NOBODY
    """The signer who was the chief judge when they signed; nobody if neither was."""
    ruled: ConfirmedResult | None = None
    """What the game counts for under these decisions, as of the last of them."""

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
    """What a judge saved, unchecked."""

    game: GameId
    text: str
    who: PersonId
    at: str


class Lot(Struct, frozen=True):
    """A lot that people drew: the players in drawn order, and the witnesses."""

    stage: StageId
    players: tuple[PersonId, ...]
    witnesses: str
    who: PersonId
    at: str


def round_key(stage: StageId, number: int) -> RoundId:
    return RoundId(f"{stage}.{number}")


def game_key(stage: StageId, number: int, table: int, attempt: int = 1) -> GameId:
    """Return the key of a game: `q.3.2`, or `q.3.2.r2` if it is played again."""
    again = "" if attempt == 1 else f".r{attempt}"
    return GameId(f"{stage}.{number}.{table}{again}")
