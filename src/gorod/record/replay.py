"""Re-adjudicate a record from its first line.

Every statement is judged at the point that the game has reached, after the same fast-forward that a
judge would grant. The first one that the rulebook refuses stops the replay.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from datetime import datetime
from typing import Any

from gorod.engine import History, Refusal
from gorod.engine import commands as c
from gorod.engine.by_day import by_day_commands as d
from gorod.engine.duties import before_the_morning
from gorod.engine.events import GameEnded
from gorod.engine.game import Game, Outcome
from gorod.engine.history import Turn
from gorod.engine.phases import Over
from gorod.engine.results import STOPPED
from gorod.engine.struct import Struct, replace
from gorod.i18n import Catalogue
from gorod.record import args as a
from gorod.record import assertions, by_day, partial
from gorod.record.command_reading import asked_by
from gorod.record.expected import expected
from gorod.record.forward import forward, play, reach
from gorod.record.game_setup import open_book, seated
from gorod.record.late import late
from gorod.record.parse import Record
from gorod.record.record_errors import RecordError, fault, placed
from gorod.record.refusals import refused
from gorod.record.syntax import Statement
from gorod.record.themes import Theme, theme_of
from gorod.rulebooks import Rulebook

SANCTIONS = (c.Warn, c.Foul, c.Disqualify, c.Defeat, c.Ban, c.Hint)
"""What the judge may do at any moment; each of these names a seat."""
ONLY_TOLD = frozenset({"result", "first", "left"})
"""Verbs of records without a course only."""


class Played(Struct, frozen=True):
    """A move that counts: the statement, and the turn before it."""

    statement: Statement
    before: Turn


class Undone(Struct, frozen=True):
    """A move that was taken back; `line` is where and `reason` why."""

    statement: Statement
    line: int
    reason: str


class Refused(Struct, frozen=True):
    """An attempt that the rulebook refused, as the record says, and the turn before it."""

    statement: Statement
    refusal: Refusal
    before: Turn


class Naming(Struct, frozen=True):
    """A new name of a seat, its old name, and after which turn and in which line it was given."""

    seat: int
    name: str
    was: str
    after: Turn
    line: int = 0


class Replay(Struct, frozen=True):
    """A record as far as it has been played."""

    record: Record
    book: Rulebook
    history: History
    moves: tuple[Played, ...] = ()
    undone: tuple[Undone, ...] = ()
    refused: tuple[Refused, ...] = ()
    named: tuple[Naming, ...] = ()
    """Names that were corrected, in order."""
    ended_at: datetime | None = None
    theme: Theme | None = None
    recorded_out: frozenset[int] = frozenset()
    """Seats that had left by the last moment or `out` of the record."""
    at: str = ""
    """The night or day in which the last move was written."""

    @property
    def game(self) -> Game:
        """The game after the last move."""
        return self.history.game

    @property
    def names(self) -> tuple[str, ...]:
        """The nicknames by seat, after all corrections."""
        known = {seat.number: seat.name for seat in self.record.header.seats}
        known.update((naming.seat, naming.name) for naming in self.named)
        return tuple(known.values())

    def speaks(self, texts: Catalogue) -> Catalogue:
        """Return the catalogue in the words of the document, and of the theme over it."""
        own = self.book.speaks(texts)
        return own if self.theme is None else self.theme.speaks(own)


def replay(
    record: Record,
    file: str,
    until: int | None = None,
    theme: str | None = None,
    amend: Callable[[Rulebook], Rulebook] | None = None,
) -> Replay:
    """Play a record to its end, or up to and including a line; in the words of a theme.

    `amend` applies a tournament's own regulations to the book that the record names.
    """
    played = opened(record, file, theme, amend, until)
    for statement in record.statements:
        if until is not None and statement.line > until:
            break
        played = taken(played, statement, file)
    return played if until is not None else _ended_by_the_night(played)


def opened(
    record: Record,
    file: str,
    theme: str | None = None,
    amend: Callable[[Rulebook], Rulebook] | None = None,
    until: int | None = None,
) -> Replay:
    """Return a record before its first statement.

    A record without a course is read as far as it tells.
    """
    with placed(file, None, ""):
        book = open_book(record.header)
        book = book if amend is None else amend(book)
        named = theme_of(book, record.header, theme)
        book = book if named is None else named.over(book)
        if record.header.partial:
            history = partial.partial_history(book, record, file, until)
            return Replay(record, book, history, theme=named)
        return Replay(record, book, seated(book, record.header), theme=named)


def taken(played: Replay, statement: Statement, file: str) -> Replay:
    """Return a record one statement further; raises `RecordError` if it cannot be played."""
    try:
        return _take(played, statement)
    except RecordError as error:
        raise error.at(file, statement.line, statement.text) from None


def _ended_by_the_night(played: Replay) -> Replay:
    """Let the morning come if a record stops at the last act of a night that ends the game."""
    if not before_the_morning(played.game):
        return played
    further = forward(played.book.rules, played.history)
    ends = further is not None and isinstance(further.game.phase, Over)
    return replace(played, history=further) if further is not None and ends else played


def _take(played: Replay, statement: Statement) -> Replay:
    verb = statement.verb
    if played.record.header.partial:
        return played if verb in partial.FACTS else _move(played, statement)
    if verb in ONLY_TOLD:
        raise fault("record-known-only", verb=verb)
    return TAKEN.get(verb, _move)(played, statement)


def _move(played: Replay, statement: Statement) -> Replay:
    asked = asked_by(statement)

    def command_at(game: Game) -> c.Command | Refusal:
        command = asked(game)
        clock = CLOCKED.get(type(command))
        return command if clock is None else clock(played, statement, game, command)

    before = played.history.head
    meant = _in_the_last_word(played, statement, command_at)
    history, refusal = play(played.book.rules, meant, command_at, attempt=statement.refuse)
    if statement.refuse:
        if refusal is None:
            raise fault("record-not-refused")
        return replace(played, refused=(*played.refused, Refused(statement, refusal, before)))
    if refusal is not None:
        raise _refusal(played, history.game, statement, refusal)
    there = history.head.before or before
    ended_now = isinstance(history.game.phase, Over) and not isinstance(before.game.phase, Over)
    return replace(
        played,
        history=history,
        moves=(*played.moves, Played(statement, before)),
        at=there.game.moment,
        ended_at=statement.at if ended_now else played.ended_at,
    )


def _refusal(played: Replay, game: Game, statement: Statement, refusal: Refusal) -> RecordError:
    """Return why a move is refused: too late, another must come first, or the rules forbid it."""
    due = expected(played.book.rules, game) if refusal.early else ""
    if not due and refusal.why != REPEATED:
        return refused(played.book, refusal)
    over = late(played.book, played.game, played.at, statement)
    return over or (fault("record-expected", due=due) if due else refused(played.book, refusal))


REPEATED = "checked-already"
"""Why the engine refuses a role whose call is over, whether or not it has shown anybody."""


def _claim(played: Replay, statement: Statement) -> Replay:
    """Check a claim against the game, which does not move on."""
    rules, args = played.book.rules, statement.args
    if isinstance(args, a.Leaving):
        out = assertions.check_out(rules, played.history, args, played.recorded_out)
        return replace(played, recorded_out=out)
    if isinstance(args, a.SeatList):
        assertions.check_alive(rules, played.history, args)
    return played


def _name(played: Replay, statement: Statement) -> Replay:
    """Give a seat another name. The game does not move on, and `undo` takes back moves only."""
    args, names = statement.args, played.names
    if not isinstance(args, a.SeatName) or args.seat > len(names):
        seat = getattr(args, "seat", 0)
        raise fault("record-seat-absent", seat=seat, count=len(names))
    was, after = names[args.seat - 1], played.history.head
    naming = Naming(args.seat, args.name, was, after, statement.line)
    return replace(played, named=(*played.named, naming))


def _in_the_last_word(
    played: Replay, statement: Statement, command_at: Callable[[Game], c.Command | Refusal]
) -> History:
    """Return the history in which a sanction is meant.

    A sanction on tonight's victim is meant in their last word, if no `dawn` follows it. Records
    meant it so before a night had its own moment before the morning. But if the record of an open
    game stops with what was entered, nobody has announced a morning yet.
    """
    if not before_the_morning(played.game):
        return played.history
    command = command_at(played.game)
    if not isinstance(command, SANCTIONS):
        return played.history
    night_ends = _night_ends(played.record, statement)
    further = forward(played.book.rules, played.history)
    if night_ends == "dawn" or further is None:
        return played.history
    stops = not (night_ends or statement.refuse) and further.game.outcome is None
    victim = further.game.leaving >> command.seat & 1
    return further if victim and not stops else played.history


NIGHT_ENDS = frozenset({"dawn", "best", "pass", "checkpoint", "end"})
"""Verbs that show that the morning came: announced, a victim speaks, or the record goes on."""


def _night_ends(record: Record, statement: Statement) -> str:
    """Return the verb that ends the night of this statement; empty if the record stops in it."""
    later = (s.verb for s in record.statements if s.line > statement.line)
    return next((verb for verb in later if verb in NIGHT_ENDS), "")


def _morning(played: Replay, statement: Statement) -> Replay:
    """Announce the morning; what is written before this statement happened before it."""
    before = played.history.head
    history, there = reach(played.book.rules, played.history, before_the_morning)
    further = forward(played.book.rules, history) if there else None
    if further is None or history.game.moment != played.game.moment:
        due = expected(played.book.rules, played.game)
        raise fault("record-expected", due=due) if due else fault("record-no-dawn")
    return replace(played, history=further, moves=(*played.moves, Played(statement, before)))


def _undo(played: Replay, statement: Statement) -> Replay:
    if not played.moves:
        raise fault("record-nothing-to-undo")
    *earlier, last = played.moves
    reason = statement.args.text if isinstance(statement.args, a.Text) else ""
    history = played.history.rewind_to(last.before, reason)
    *_, now = assertions.upcoming_games(played.book.rules, history)
    return replace(
        played,
        history=history,
        recorded_out=played.recorded_out & assertions.gone(now),
        moves=tuple(earlier),
        undone=(*played.undone, Undone(last.statement, statement.line, reason)),
        ended_at=played.ended_at if isinstance(last.before.game.phase, Over) else None,
    )


def _checkpoint(played: Replay, statement: Statement) -> Replay:
    moment = str(statement.args)
    order = (int(moment[1:]), moment[0] == "D")

    def there(game: Game) -> bool:
        return (game.number, not game.night) >= order or isinstance(game.phase, Over)

    history, _ = reach(played.book.rules, played.history, there)
    game = history.game
    if game.moment != moment or (isinstance(game.phase, Over) and played.game is not game):
        due = expected(played.book.rules, game)
        if due:
            raise fault("record-expected", due=due)
        raise fault("record-moment-past", moment=moment, now=game.moment)
    return replace(played, history=history, recorded_out=assertions.gone(game), at=moment)


def _end(played: Replay, statement: Statement) -> Replay:
    history, over = reach(played.book.rules, played.history, lambda g: isinstance(g.phase, Over))
    outcome = history.game.outcome
    if not over or outcome is None:
        raise fault("record-not-over", due=expected(played.book.rules, history.game))
    results = set(statement.args.results) if isinstance(statement.args, a.End) else set()
    if not (_told_by(results, outcome) or _played_to(history, results)):
        named = {outcome.kind} & {"draw", STOPPED}
        actual = named | set(outcome.winners)
        raise fault("record-other-result", result=" ".join(sorted(actual)))
    return replace(played, history=history, ended_at=statement.at or played.ended_at)


def _played_to(history: History, results: set[str]) -> bool:
    """Whether the game came to this result before a ruling changed it."""
    ends = (event for event in history.log if isinstance(event, GameEnded))
    return any(_told_by(results, told) for told in ends)


def _told_by(results: set[str], outcome: Outcome | GameEnded) -> bool:
    """Whether `end` names all who won; a draw may be named so, with or without those who share it.

    If a ruling has changed the result, `end` may also name the result as it was played.
    """
    winners = set(outcome.winners)
    if outcome.kind == STOPPED:
        return results == {STOPPED}
    if outcome.kind != "draw":
        return results == winners
    return results in ({"draw"}, {"draw", *winners}, winners or {"draw"})


def _elapsed(played: Replay, statement: Statement) -> int | None:
    if statement.at is None or played.ended_at is None:
        return None
    return math.ceil((statement.at - played.ended_at).total_seconds())


def _protested(played: Replay, statement: Statement, _: Game, filed: c.Command) -> c.Command:
    return replace(filed, elapsed=_elapsed(played, statement))


def _entered(played: Replay, statement: Statement, game: Game, entry: c.Command) -> c.Command:
    calendar = by_day.calendar_of(played.record.header)
    return by_day.clocked(entry, statement, game, calendar)


CLOCKED: dict[type, Callable[[Replay, Statement, Game, Any], c.Command]] = {
    c.FileProtest: _protested,
    **dict.fromkeys(d.COMMANDS, _entered),
}
"""Commands that keep the time at which they were made."""

TAKEN: dict[str, Callable[[Replay, Statement], Replay]] = {
    "out": _claim,
    "alive": _claim,
    "undo": _undo,
    "checkpoint": _checkpoint,
    "end": _end,
    "dawn": _morning,
    "name": _name,
}
"""Verbs that are no move of the game; every other verb is one."""
