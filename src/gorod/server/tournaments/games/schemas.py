"""A game, its sheets and its protests, as they leave a tournament."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UnsetType

from gorod.server.access.audience import OFFICIALS, PUBLIC, STAFF
from gorod.server.wire.bodies import ResponseBody


class ItemView(ResponseBody):
    """A part of somebody's points."""

    kind: Annotated[str, PUBLIC]
    value: Annotated[Any, PUBLIC]
    rule: Annotated[str, PUBLIC]
    clause: Annotated[str, PUBLIC]


class PlayedSeat(ResponseBody):
    """How a game went for a seat."""

    seat: Annotated[int, PUBLIC]
    player: Annotated[str, PUBLIC]
    nickname: Annotated[str, PUBLIC]
    role: Annotated[str, PUBLIC]
    total: Annotated[Any, PUBLIC]
    items: Annotated[tuple[ItemView, ...], PUBLIC]


class SheetView(ResponseBody):
    """A protocol, by whom and when it was signed, and what became of it."""

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
    """The id of whoever signed: the second signature is another person's."""


class SignatureView(ResponseBody):
    """One of the two signatures under a protocol that counts."""

    by: Annotated[str, PUBLIC]
    at: Annotated[str, PUBLIC]
    chief: Annotated[bool, PUBLIC]
    """The signer was the chief judge when they signed."""


class ChiefConsentView(ResponseBody):
    """What the chief judge consented to, in words and in parts."""

    kind: Annotated[str, PUBLIC]
    """`award` for points that need it, `as-played` for a move against the rules."""
    text: Annotated[str, PUBLIC]
    by: Annotated[str, PUBLIC]
    """The chief judge; nobody where only the table's judge tells of the consent."""
    on_word_of: Annotated[str, PUBLIC]
    """The table's judge who wrote it down, unless the chief judge signed themselves."""
    accepted_by: Annotated[str, PUBLIC]
    at: Annotated[str, PUBLIC]
    clause: Annotated[str, PUBLIC]
    seat: Annotated[int, PUBLIC]
    points: Annotated[int, PUBLIC]
    """Hundredths."""


class DecisionView(ResponseBody):
    """What became of a protest."""

    outcome: Annotated[str, PUBLIC]
    text: Annotated[str, PUBLIC]
    by: Annotated[str, PUBLIC]
    panel: Annotated[tuple[str, ...], PUBLIC]
    at: Annotated[str, PUBLIC]
    winners: Annotated[tuple[str, ...], PUBLIC]
    corrections: Annotated[tuple[tuple[int, int, str, str], ...], PUBLIC]
    """Seat, hundredths, kind, clause."""
    kind: Annotated[str, PUBLIC] = ""
    """Of a changed result: `victory`, `defeat` or `draw`."""


class FiledProtest(ResponseBody):
    """A protest, for those who may see it."""

    id: Annotated[str, PUBLIC]
    game: Annotated[str, PUBLIC]
    player: Annotated[str, PUBLIC]
    nickname: Annotated[str, PUBLIC]
    seat: Annotated[int, PUBLIC]
    text: Annotated[str, PUBLIC]
    clauses: Annotated[tuple[str, ...], PUBLIC]
    at: Annotated[str, PUBLIC]
    level: Annotated[int, PUBLIC]
    """At which step of appeal; 1 where the document has no steps."""
    support: Annotated[tuple[int, ...] | None, PUBLIC]
    passed: Annotated[bool | None, PUBLIC]
    decision: Annotated[DecisionView | None, PUBLIC]


class GameView(ResponseBody):
    """A game that may be seen: its result, its points, its record."""

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
    """By which names a second person accepts that, each once."""
    unread: Annotated[str, PUBLIC] = ""
    """Why a confirmed game is not counted: today's rules refuse it, and no result was stored."""
    late: Annotated[bool, PUBLIC] = False
    """The result was read by a later release than the one that confirmed it."""
    readings: Annotated[tuple[str, ...] | UnsetType, STAFF] = ()
    """Where today's rules read the record differently: as confirmed, and as they read it."""
    kind: Annotated[str, PUBLIC] = ""
    """Of the result: `victory`, `defeat` or `draw`; winners may share each of them."""
    known: Annotated[str, PUBLIC] = ""
    """`result` or `deaths`: nobody adjudicated the game, and only so much of it is known."""
    begins: Annotated[str, PUBLIC] = ""
    """The moment at which the record begins where it does not begin with the deal: `D4`."""
    differs: Annotated[bool | UnsetType, STAFF] = False
    """The live table has gone on since it was handed in: what is signed is as it was before."""
    irregular: Annotated[int, PUBLIC] = 0
    """So many moves were played against the rules, with the chief judge's consent."""
    signatures: Annotated[tuple[SignatureView, ...], PUBLIC] = ()
    """The first signature, then the second."""
    consents: Annotated[tuple[ChiefConsentView, ...], PUBLIC] = ()


class Adjudicated(ResponseBody):
    """What the rulebook says to a record so far."""

    legal: Annotated[bool, OFFICIALS]
    finished: Annotated[bool, OFFICIALS]
    line: Annotated[int, OFFICIALS] = 0
    statement: Annotated[str, OFFICIALS] = ""
    cite: Annotated[str, OFFICIALS] = ""
    text: Annotated[str, OFFICIALS] = ""
    """What is wrong: with the record, or with it as the protocol of this game."""
    digest: Annotated[str, STAFF] = ""
    winners: Annotated[tuple[str, ...], OFFICIALS] = ()
    kind: Annotated[str, OFFICIALS] = ""
    open: Annotated[tuple[str, ...], STAFF] = ()
    saved: Annotated[bool, OFFICIALS] = False
    known: Annotated[str, OFFICIALS] = ""
    """As of a game that may be seen."""
    begins: Annotated[str, OFFICIALS] = ""
    """The same."""


class DraftView(ResponseBody):
    """What a judge saved."""

    text: Annotated[str, OFFICIALS]
    by: Annotated[str, OFFICIALS]
    at: Annotated[str, OFFICIALS]
