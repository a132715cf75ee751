"""Responses about a game, its signed protocols and its protests."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UnsetType

from gorod.server.access.audience import OFFICIALS, PUBLIC, STAFF
from gorod.server.wire.bodies import ResponseBody


class ItemView(ResponseBody):
    """One item of a player's points, with the rule and the clause that give it."""

    kind: Annotated[str, PUBLIC]
    value: Annotated[Any, PUBLIC]
    rule: Annotated[str, PUBLIC]
    clause: Annotated[str, PUBLIC]


class PlayedSeat(ResponseBody):
    """A player's seat, role and points in a game."""

    seat: Annotated[int, PUBLIC]
    player: Annotated[str, PUBLIC]
    nickname: Annotated[str, PUBLIC]
    role: Annotated[str, PUBLIC]
    total: Annotated[Any, PUBLIC]
    items: Annotated[tuple[ItemView, ...], PUBLIC]


class SheetView(ResponseBody):
    """A signed protocol: who signed it and when, and whether it was confirmed or rejected."""

    digest: Annotated[str, STAFF]
    signed_by: Annotated[str, STAFF]
    signed_at: Annotated[str, STAFF]
    confirmed_by: Annotated[str, STAFF]
    confirmed_at: Annotated[str, STAFF]
    despite: Annotated[tuple[str, ...], STAFF]
    rejected_by: Annotated[str, STAFF]
    reason: Annotated[str, STAFF]
    record: Annotated[str, STAFF]
    signer: Annotated[str, STAFF] = ""
    """The id of the signer. The second signature must be by another person."""


class SignatureView(ResponseBody):
    """One of the two signatures on a protocol that counts."""

    by: Annotated[str, PUBLIC]
    at: Annotated[str, PUBLIC]
    chief: Annotated[bool, PUBLIC]
    """Whether the signer was the chief judge at that time."""


class ChiefConsentView(ResponseBody):
    """A consent of the chief judge, as a sentence and in its parts."""

    kind: Annotated[str, PUBLIC]
    """`award` for points that need it, `as-played` for a move against the rules."""
    text: Annotated[str, PUBLIC]
    by: Annotated[str, PUBLIC]
    """The chief judge; empty if only the table's judge reports the consent."""
    on_word_of: Annotated[str, PUBLIC]
    """The table's judge who recorded the consent; empty if the chief judge signed it themselves."""
    accepted_by: Annotated[str, PUBLIC]
    at: Annotated[str, PUBLIC]
    clause: Annotated[str, PUBLIC]
    seat: Annotated[int, PUBLIC]
    points: Annotated[int, PUBLIC]
    """In hundredths of a point."""


class DecisionView(ResponseBody):
    """The decision on a protest."""

    outcome: Annotated[str, PUBLIC]
    text: Annotated[str, PUBLIC]
    by: Annotated[str, PUBLIC]
    panel: Annotated[tuple[str, ...], PUBLIC]
    at: Annotated[str, PUBLIC]
    winners: Annotated[tuple[str, ...], PUBLIC]
    corrections: Annotated[tuple[tuple[int, int, str, str], ...], PUBLIC]
    """Each correction as seat, hundredths of a point, kind and clause."""
    kind: Annotated[str, PUBLIC] = ""
    """The kind of the changed result: `victory`, `defeat` or `draw`."""


class FiledProtest(ResponseBody):
    """A protest that the reader may see."""

    id: Annotated[str, PUBLIC]
    game: Annotated[str, PUBLIC]
    player: Annotated[str, PUBLIC]
    nickname: Annotated[str, PUBLIC]
    seat: Annotated[int, PUBLIC]
    text: Annotated[str, PUBLIC]
    clauses: Annotated[tuple[str, ...], PUBLIC]
    at: Annotated[str, PUBLIC]
    level: Annotated[int, PUBLIC]
    """The level of appeal; 1 if the rulebook has no levels."""
    support: Annotated[tuple[int, ...] | None, PUBLIC]
    passed: Annotated[bool | None, PUBLIC]
    decision: Annotated[DecisionView | None, PUBLIC]


class GameView(ResponseBody):
    """A game that the reader may see: its result, points and protocols."""

    id: Annotated[str, PUBLIC]
    stage: Annotated[str, PUBLIC]
    round: Annotated[int, PUBLIC]
    table: Annotated[int, PUBLIC]
    attempt: Annotated[int, PUBLIC]
    state: Annotated[str, PUBLIC]
    judge: Annotated[str, PUBLIC]
    winners: Annotated[tuple[str, ...], PUBLIC]
    ended_at: Annotated[str, PUBLIC]
    seats: Annotated[tuple[PlayedSeat, ...], PUBLIC]
    protests: Annotated[tuple[FiledProtest, ...], PUBLIC]
    sheets: Annotated[tuple[SheetView, ...] | UnsetType, STAFF]
    open: Annotated[tuple[str, ...] | UnsetType, STAFF]
    """What the signed record leaves open, in words."""
    open_as: Annotated[tuple[str, ...] | UnsetType, STAFF] = ()
    """The keys under which the second signer accepts what is open, each once."""
    unread: Annotated[str, PUBLIC] = ""
    """Why a confirmed game does not count: today's rules refuse it, and no result was stored."""
    late: Annotated[bool, PUBLIC] = False
    """Whether a later release than the one that confirmed the game read its result."""
    readings: Annotated[tuple[str, ...] | UnsetType, STAFF] = ()
    """Where today's rules read the record differently: the confirmed reading, then today's."""
    kind: Annotated[str, PUBLIC] = ""
    """The kind of the result: `victory`, `defeat` or `draw`; each can have several winners."""
    known: Annotated[str, PUBLIC] = ""
    """`result` or `deaths` if only that much of the game is known, and nobody adjudicated it."""
    begins: Annotated[str, PUBLIC] = ""
    """The moment at which the record begins (`D4`), if it does not begin with the deal."""
    differs: Annotated[bool | UnsetType, STAFF] = False
    """Whether the live table has changed since its record was handed in and signed."""
    irregular: Annotated[int, PUBLIC] = 0
    """The number of moves against the rules that were played with the chief judge's consent."""
    signatures: Annotated[tuple[SignatureView, ...], PUBLIC] = ()
    """The first signature and the second, in this order."""
    consents: Annotated[tuple[ChiefConsentView, ...], PUBLIC] = ()


class Adjudicated(ResponseBody):
    """What the rulebook says about a record so far: whether it is legal, and its first fault."""

    legal: Annotated[bool, OFFICIALS]
    finished: Annotated[bool, OFFICIALS]
    line: Annotated[int, OFFICIALS] = 0
    statement: Annotated[str, OFFICIALS] = ""
    cite: Annotated[str, OFFICIALS] = ""
    text: Annotated[str, OFFICIALS] = ""
    """What is wrong with the record, or why it cannot be the protocol of this game."""
    digest: Annotated[str, STAFF] = ""
    winners: Annotated[tuple[str, ...], OFFICIALS] = ()
    kind: Annotated[str, OFFICIALS] = ""
    open: Annotated[tuple[str, ...], STAFF] = ()
    saved: Annotated[bool, OFFICIALS] = False
    known: Annotated[str, OFFICIALS] = ""
    """See `GameView.known`."""
    begins: Annotated[str, OFFICIALS] = ""
    """See `GameView.begins`."""


class DraftView(ResponseBody):
    """A draft of a protocol that a judge saved."""

    text: Annotated[str, OFFICIALS]
    by: Annotated[str, OFFICIALS]
    at: Annotated[str, OFFICIALS]
