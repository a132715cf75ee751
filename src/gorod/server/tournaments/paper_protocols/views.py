"""A paper protocol while it is typed: its first fault, its lines in words, and the possible moves.

A form does not write lines itself: it sends a move, and the record gets the line of the notation
for it, below the night or day in which the rulebook takes the move.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import msgspec

from gorod.engine import Command, offers
from gorod.engine import commands as c
from gorod.engine.by_day.by_day_commands import COMMANDS as BY_DAY_COMMANDS
from gorod.engine.game import Game
from gorod.engine.history import Turn
from gorod.engine.moves import DISCIPLINE
from gorod.engine.results import read_result
from gorod.engine.viewers import JUDGE
from gorod.i18n import Catalogue
from gorod.record import RecordError, parse
from gorod.record.args import Checkpoint
from gorod.record.forward import forward, play
from gorod.record.refusals import reason_of
from gorod.record.replay import Replay
from gorod.record.shapes import CHECKPOINT
from gorod.record.syntax import Statement, statement_text
from gorod.record.writing import statement_of
from gorod.report.citing import cited, reason_text
from gorod.report.current_step import current_step
from gorod.report.fold import FOLD
from gorod.report.lines import lines
from gorod.report.scribe import Scribe
from gorod.report.view import View
from gorod.rulebooks import Rulebook
from gorod.server.tournaments.games.views import adjudicated
from gorod.server.tournaments.overview.views import regulated
from gorod.server.tournaments.paper_protocols.result_only import (
    RESULT,
    facts_of,
    form_of,
    in_form,
    signable,
    violations_of,
    with_facts,
)
from gorod.server.tournaments.paper_protocols.schemas import (
    ToldFacts,
    ToldResult,
    TypedLine,
    TypedOffer,
    TypedPaper,
    TypedStep,
)
from gorod.tournament.points_book import book_of
from gorod.tournament.protocols import replayed
from gorod.tournament.rounds import TableGame
from gorod.tournament.state import Tournament

COMPLETED = (c.Pass, c.Proceed)
"""Commands that a record need not contain."""
UNSAID = frozenset({"pass", "proceed", "ask"})
AHEAD = 60
"""How many steps to look ahead: more than a day and a night have."""


@dataclass(frozen=True, slots=True)
class Typing:
    """A request of the typing form: the text, the cursor's line and the chosen move."""

    text: str
    at: int | None = None
    add: Command | None = None
    form: str | None = None
    facts: ToldFacts | None = None


def typed(t: Tournament, game: TableGame, paper: Typing, texts: Catalogue) -> TypedPaper:
    """Adjudicate the paper; if a move was chosen, write it into the text first."""
    text = _formed(paper)
    changed = text != paper.text
    paper = replace(paper, text=text, at=None if changed else paper.at)
    view = _read(t, game, text, texts)
    if changed:
        view.record = text
    at, there = _position(t, paper, view.line)
    if paper.add is not None and there is not None:
        written = _written(there, paper.add, texts)
        if isinstance(written, str):
            view.refused = written
        else:
            rows = paper.text.splitlines()
            text = "\n".join((*rows[:at], *written, *rows[at:])) + "\n"
            view = _read(t, game, text, texts)
            view.record = text
            at, there = _position(t, Typing(text, at + len(written)), view.line)
    _, whole = _position(t, Typing(view.record or paper.text), view.line)
    book = book_of(regulated(t))
    view.at = at
    view.deck = book.rules.deck(len(game.players))
    _forms(view, book, view.record or paper.text)
    view.told = () if whole is None else tuple(_told(whole, texts))
    view.next = () if there is None else tuple(_next(there))
    return view


def _formed(paper: Typing) -> str:
    """Return the text in the requested form, with the marks of the short form."""
    text = paper.text if paper.form is None else in_form(paper.text, paper.form)
    return text if paper.facts is None else with_facts(in_form(text, RESULT), paper.facts)


def _forms(view: TypedPaper, book: Rulebook, text: str) -> None:
    """Fill in what the page needs for the short form, and the text to be signed."""
    view.form, view.signs = form_of(text), signable(text)
    known = ((word, read_result(word)) for word in book.rules.results)
    view.results = tuple(ToldResult(word, own.kind, own.winners) for word, own in known)
    if view.form == RESULT:
        view.facts, view.violations = facts_of(text), violations_of(book)


def _read(t: Tournament, game: TableGame, text: str, texts: Catalogue) -> TypedPaper:
    return TypedPaper(**msgspec.structs.asdict(adjudicated(t, game, text, texts)))


def _position(t: Tournament, paper: Typing, fault: int) -> tuple[int, Replay | None]:
    """Return the line after which to write, and the game at that point.

    The game is None if the header has a fault.
    """
    rows = paper.text.splitlines()
    at = len(rows) if paper.at is None else min(paper.at, len(rows))
    if fault:
        at = min(at, fault - 1)
    points = regulated(t).points
    try:
        record = parse("\n".join(rows[:at]), "")
        return at, replayed(record, points)
    except RecordError:
        return at, None


def _written(there: Replay, command: Command, texts: Catalogue) -> tuple[str, ...] | str:
    """Return the lines of the notation for a move, or why the rulebook refuses it here."""
    book = there.book
    texts = book.speaks(texts)
    after, refusal = play(book.rules, there.history, lambda _: command)
    if refusal is not None:
        clauses = cited(texts, book.cite(refusal))
        told = reason_text(texts, reason_of(refusal))
        return f"{told} ({clauses})" if clauses else told
    game = (after.head.before or after.head).game
    written = statement_of(command, game)
    if written is None:
        return ()
    line = statement_text(Statement(0, *written))
    if game.told or isinstance(command, BY_DAY_COMMANDS) or _moment(there) == game.moment:
        return (line,)
    return "", game.moment, line


def _moment(there: Replay) -> str:
    """Return the night or day of the last checkpoint in the record; "" if there is none."""
    marked = [s for s in there.record.statements if s.verb == CHECKPOINT]
    args = marked[-1].args if marked else None
    return args.moment if isinstance(args, Checkpoint) else ""


def _told(there: Replay, texts: Catalogue) -> Iterator[TypedLine]:
    """Yield the lines of the record with their words; automatic moves join the line before them."""
    starts = {id(move.before): move.statement for move in there.moves}
    scribe, view = Scribe(there.book, there.speaks(texts), there.names, JUDGE), View()
    now: TypedLine | None = None
    for turn in there.history.line:
        words: list[str] = []
        for event in turn.events:
            view = FOLD[type(event)](there.book, view, event)
            words += (text.strip() for text in lines(scribe, event, view))
        if now is not None and (now.statement.startswith("pass") or _moves(turn)):
            now.words = (*now.words, *words)
            now.moment = (turn.before or turn).game.moment
        if id(turn) in starts:
            if now is not None:
                yield now
            statement = starts[id(turn)]
            now = TypedLine(statement.line, "", statement.text, ())
    if now is not None:
        yield now


def _moves(turn: Turn) -> bool:
    return not isinstance(turn.command, COMPLETED)


def _next(there: Replay) -> Iterator[TypedStep]:
    """Yield this step and the ones that follow automatically, each with its moves.

    The judge's sanctions are offered only once.
    """
    rules, history = there.book.rules, there.history
    passed: list[Game] = []
    for _ in range(AHEAD):
        kept = UNSAID if not passed else UNSAID | DISCIPLINE | {"technical"}
        offered = tuple(
            TypedOffer(o.move, o.actor, o.choices)
            for o in offers(rules, history.game)
            if o.move not in kept
        )
        if offered:
            yield TypedStep(current_step(rules, history.game).phase, offered)
        passed.append(history.game)
        further = forward(rules, history)
        if further is None or further.game in passed:
            return
        history = further
