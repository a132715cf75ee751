"""A paper that is being typed: what it says so far, and what may be written next."""

from __future__ import annotations

from typing import Annotated

from gorod.engine.choices import Choice
from gorod.server.access.audience import OFFICIALS, WHOLE
from gorod.server.tournaments.games.schemas import Adjudicated
from gorod.server.wire.bodies import ResponseBody


class TypedOffer(ResponseBody):
    """One thing that may be written next, as a table offers it to its judge."""

    move: Annotated[str, OFFICIALS]
    actor: Annotated[int, OFFICIALS]
    choices: Annotated[dict[str, Choice], OFFICIALS, WHOLE]


class TypedStep(ResponseBody):
    """A step that comes by itself if nothing is written before it, and what it offers."""

    phase: Annotated[str, OFFICIALS]
    offers: Annotated[tuple[TypedOffer, ...], OFFICIALS]


class TypedLine(ResponseBody):
    """A line of the record, and what the protocol says of it."""

    line: Annotated[int, OFFICIALS]
    moment: Annotated[str, OFFICIALS]
    statement: Annotated[str, OFFICIALS]
    words: Annotated[tuple[str, ...], OFFICIALS]


class ToldSanction(ResponseBody):
    """A sanction on the short form; its clause may be unknown."""

    kind: Annotated[str, OFFICIALS]
    """`foul`, `dq`, `ban`, `defeat` or `fine`."""
    seat: Annotated[int, OFFICIALS]
    clause: Annotated[str, OFFICIALS] = ""
    reason: Annotated[str, OFFICIALS] = ""


class ToldAward(ResponseBody):
    """The judge's points of a seat, in hundredths."""

    seat: Annotated[int, OFFICIALS]
    points: Annotated[int, OFFICIALS]
    reason: Annotated[str, OFFICIALS] = ""


class ToldFacts(ResponseBody):
    """What is marked on the short form, where only the result of a game was recorded."""

    result: Annotated[str, OFFICIALS] = ""
    """In the word of the notation: `red`, `draw`, `draw:black+maniac`."""
    first: Annotated[int, OFFICIALS] = 0
    """The victim of the first hunt; 0 for nobody, or for nobody knows."""
    best: Annotated[tuple[int, ...], OFFICIALS] = ()
    sanctions: Annotated[tuple[ToldSanction, ...], OFFICIALS] = ()
    awards: Annotated[tuple[ToldAward, ...], OFFICIALS] = ()


class Violation(ResponseBody):
    """What the document punishes, and by which clause."""

    kind: Annotated[str, OFFICIALS]
    clause: Annotated[str, OFFICIALS]


class ToldResult(ResponseBody):
    """A result that the document knows."""

    word: Annotated[str, OFFICIALS]
    kind: Annotated[str, OFFICIALS]
    winners: Annotated[tuple[str, ...], OFFICIALS]


class TypedPaper(Adjudicated):
    """What the rulebook says to a paper so far, and what a form may write into it."""

    deck: Annotated[tuple[str, ...], OFFICIALS] = ()
    """The cards of this table."""
    told: Annotated[tuple[TypedLine, ...], OFFICIALS] = ()
    at: Annotated[int, OFFICIALS] = 0
    """After which line something may be written now: where it was asked, or before the fault."""
    next: Annotated[tuple[TypedStep, ...], OFFICIALS] = ()
    record: Annotated[str, OFFICIALS] = ""
    """The text with the move that was sent with it; none if the rules refuse the move."""
    refused: Annotated[str, OFFICIALS] = ""
    """Why they do."""
    form: Annotated[str, OFFICIALS] = "course"
    """`course`: the whole game is typed; `result`: only what became of it."""
    facts: Annotated[ToldFacts | None, OFFICIALS] = None
    """What the short form shows."""
    results: Annotated[tuple[ToldResult, ...], OFFICIALS] = ()
    """How a game can end by this document."""
    violations: Annotated[tuple[Violation, ...], OFFICIALS] = ()
    """For the short form: what can be punished."""
    signs: Annotated[str, OFFICIALS] = ""
    """The text that is to be signed: without what belongs to the other form."""
