"""The facts that a judge may correct, and a preview of a correction. Nothing is written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import zip_longest

from gorod.engine import Command, Game
from gorod.engine.history import Turn, line_of
from gorod.engine.viewers import JUDGE
from gorod.i18n import Catalogue
from gorod.record.refusals import citation, reason_of
from gorod.record.syntax import Statement, statement_text
from gorod.record.writing import statement_of
from gorod.report.citing import reason_text
from gorod.report.fold import FOLD
from gorod.report.lines import lines
from gorod.report.scribe import Scribe
from gorod.report.view import View
from gorod.server.tables.correcting import Stop, decided_differently, replay_corrected
from gorod.server.tables.table_requests import Correct
from gorod.server.tables.timeline import Timeline

Words = tuple[str, str]
"""A moment, and a line of the protocol."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A turn: its lines in the protocol, and its statement in a record."""

    turn: int
    moment: str
    command: Command
    lines: tuple[str, ...]
    statement: str


@dataclass(frozen=True, slots=True)
class Change:
    """A line of the protocol and its replacement; either may be empty."""

    moment: str
    old: str
    new: str


@dataclass(frozen=True, slots=True)
class Preview:
    """The changes that a correction makes, and the command that the rules would refuse."""

    changes: tuple[Change, ...]
    stop: Fact | None = None
    own: bool = False
    """Whether the correction itself is refused, and not a later command."""
    refused: str = ""
    cite: str = ""
    lost: int = 0
    """How many later commands would have to be dropped."""
    otherwise: tuple[Fact, ...] = ()
    """Later turns that today's rules decide otherwise in any case: an older release decided
    them."""


def facts(timeline: Timeline, texts: Catalogue) -> list[Fact]:
    """Return the turns of the present line that brought a command, oldest first."""
    told = _told(timeline, texts, line_of(timeline.now.turn))
    return [
        _fact(timeline.name(turn), turn.command, turn.before.game, words)
        for turn, words in told
        if turn.command is not None and turn.before is not None
    ]


def previewed(timeline: Timeline, wish: Correct, texts: Catalogue) -> Preview | None:
    """Compare the protocol with and without the correction; None if nothing would change."""
    made = replay_corrected(timeline, wish)
    if made is None:
        return None
    before = _told(timeline, texts, line_of(timeline.now.turn))
    after = _told(timeline, texts, line_of(made.head))
    changes = tuple(_changes(list(_lines(before)), list(_lines(after))))
    told = decided_differently(timeline, made.old[1:])
    anyhow = tuple(fact for fact in facts(timeline, texts) if fact.turn in told) if told else ()
    if made.stop is None:
        return Preview(changes, otherwise=anyhow)
    return Preview(
        () if made.stop.own else changes,
        _stopped(timeline, made.stop, made.head.game, texts),
        made.stop.own,
        reason_text(timeline.book.speaks(texts), reason_of(made.stop.refusal)),
        citation(timeline.book, made.stop.refusal),
        made.stop.lost,
        anyhow,
    )


def _stopped(timeline: Timeline, stop: Stop, game: Game, texts: Catalogue) -> Fact:
    """Return the refused command as a fact. A later command is told as it stood before."""
    known = {} if stop.own else {fact.turn: fact for fact in facts(timeline, texts)}
    return known.get(stop.turn) or _fact(stop.turn, stop.command, game, ())


def _fact(turn: int, command: Command, game: Game, words: tuple[str, ...]) -> Fact:
    written = statement_of(command, game)
    statement = "" if written is None else statement_text(Statement(0, *written))
    return Fact(turn, game.moment, command, words, statement)


def _told(
    timeline: Timeline, texts: Catalogue, turns: Iterable[Turn]
) -> Iterator[tuple[Turn, tuple[str, ...]]]:
    """Yield every turn with its lines in the protocol."""
    book = timeline.book
    scribe, view = Scribe(book, book.speaks(texts), timeline.now.names, JUDGE), View()
    for turn in turns:
        words: list[str] = []
        for event in turn.events:
            view = FOLD[type(event)](book, view, event)
            words += (text.strip() for text in lines(scribe, event, view))
        yield turn, tuple(words)


def _lines(told: Iterable[tuple[Turn, tuple[str, ...]]]) -> Iterator[Words]:
    for turn, words in told:
        moment = (turn.before or turn).game.moment
        yield from ((moment, text) for text in words)


def _changes(old: list[Words], new: list[Words]) -> Iterator[Change]:
    nothing = ("", "")
    for tag, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if tag != "equal":
            for was, comes in zip_longest(old[a:b], new[c:d], fillvalue=nothing):
                yield Change(comes[0] or was[0], was[1], comes[1])
