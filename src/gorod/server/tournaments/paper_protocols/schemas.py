"""Responses about a paper protocol that is being typed, and what can be written next."""

from __future__ import annotations

from typing import Annotated

from gorod.engine.choices import Choice
from gorod.server.access.audience import OFFICIALS, WHOLE
from gorod.server.tournaments.games.schemas import Adjudicated
from gorod.server.wire.bodies import ResponseBody


class TypedOffer(ResponseBody):
    """A move that can be written next, in the form in which a table offers it to its judge."""

    move: Annotated[str, OFFICIALS]
    actor: Annotated[int, OFFICIALS]
    choices: Annotated[dict[str, Choice], OFFICIALS, WHOLE]


class TypedStep(ResponseBody):
    """An upcoming step of the game, reached without writing anything more, and its offers."""

    phase: Annotated[str, OFFICIALS]
    offers: Annotated[tuple[TypedOffer, ...], OFFICIALS]


class TypedLine(ResponseBody):
    """A line of the record, with the words of the protocol for it."""

    line: Annotated[int, OFFICIALS]
    moment: Annotated[str, OFFICIALS]
    statement: Annotated[str, OFFICIALS]
    words: Annotated[tuple[str, ...], OFFICIALS]


class ToldSanction(ResponseBody):
    """A sanction on the short form; its clause may be empty."""

    kind: Annotated[str, OFFICIALS]
    """`foul`, `dq`, `ban`, `defeat` or `fine`."""
    seat: Annotated[int, OFFICIALS]
    clause: Annotated[str, OFFICIALS] = ""
    reason: Annotated[str, OFFICIALS] = ""


class ToldAward(ResponseBody):
    """Points that the judge awards to a seat, in hundredths."""

    seat: Annotated[int, OFFICIALS]
    points: Annotated[int, OFFICIALS]
    reason: Annotated[str, OFFICIALS] = ""


class ToldFacts(ResponseBody):
    """The marks on the short form, for a game of which only the result was recorded."""

    result: Annotated[str, OFFICIALS] = ""
    """The result in the notation: `red`, `draw`, `draw:black+maniac`."""
    first: Annotated[int, OFFICIALS] = 0
    """The seat that was killed in the first night; 0 if nobody was, or if it is not known."""
    best: Annotated[tuple[int, ...], OFFICIALS] = ()
    sanctions: Annotated[tuple[ToldSanction, ...], OFFICIALS] = ()
    awards: Annotated[tuple[ToldAward, ...], OFFICIALS] = ()


class Violation(ResponseBody):
    """A sanction that the rulebook knows, and its clause."""

    kind: Annotated[str, OFFICIALS]
    clause: Annotated[str, OFFICIALS]


class ToldResult(ResponseBody):
    """A result that the rulebook allows."""

    word: Annotated[str, OFFICIALS]
    kind: Annotated[str, OFFICIALS]
    winners: Annotated[tuple[str, ...], OFFICIALS]


class TypedPaper(Adjudicated):
    """What the rulebook says about a paper protocol so far, and what a form can add to it."""

    deck: Annotated[tuple[str, ...], OFFICIALS] = ()
    """The cards in the deck of this table."""
    told: Annotated[tuple[TypedLine, ...], OFFICIALS] = ()
    at: Annotated[int, OFFICIALS] = 0
    """The line after which a move can be written: the one asked for, or one before the fault."""
    next: Annotated[tuple[TypedStep, ...], OFFICIALS] = ()
    record: Annotated[str, OFFICIALS] = ""
    """The text including the move that was sent; empty if the rules refuse the move."""
    refused: Annotated[str, OFFICIALS] = ""
    """Why the rules refuse the move."""
    form: Annotated[str, OFFICIALS] = "course"
    """`course` if the whole game is typed, `result` if only its result is."""
    facts: Annotated[ToldFacts | None, OFFICIALS] = None
    """What the short form shows."""
    results: Annotated[tuple[ToldResult, ...], OFFICIALS] = ()
    """The results that the rulebook allows."""
    violations: Annotated[tuple[Violation, ...], OFFICIALS] = ()
    """The sanctions that the short form can record."""
    signs: Annotated[str, OFFICIALS] = ""
    """The text to be signed: without the lines of the other form."""
