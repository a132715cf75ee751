"""Replay of a line from before one of its turns, with another command in place of that turn.

Later commands are repeated as they were, under the names that they had. Nothing here writes: the
result is shown by a preview, or becomes an entry of the log.
"""

from __future__ import annotations

from dataclasses import dataclass

from gorod.engine import Command, Game, Refusal, step
from gorod.engine.commands import Deal, Proceed
from gorod.engine.duties import before_the_morning
from gorod.engine.history import Turn
from gorod.engine.phases import Night
from gorod.server.tables.remainder import followed
from gorod.server.tables.table_entries import StoredTurn
from gorod.server.tables.table_requests import Correct
from gorod.server.tables.timeline import Timeline

MORNINGS = 1000
"""Above the number of any night, so that an inserted morning has a name that no version has."""


@dataclass(frozen=True, slots=True)
class Stop:
    """The command at which the rules refuse the corrected line."""

    turn: int
    command: Command
    refusal: Refusal
    own: bool
    """Whether it is the judge's own correction, and not a later command."""
    lost: int
    """How many later commands would be lost."""


@dataclass(frozen=True, slots=True)
class CorrectedLine:
    """The old turns and their replacements, up to a refused command if there is one."""

    old: tuple[Turn, ...]
    new: tuple[Turn, ...]
    stored_turns: tuple[StoredTurn, ...]
    head: Turn
    stop: Stop | None

    @property
    def undealt(self) -> bool:
        """Whether the correction has removed the deal itself."""
        return not self.head.game.cards and any(isinstance(t.command, Deal) for t in self.old)


def replay_corrected(timeline: Timeline, wish: Correct) -> CorrectedLine | None:
    """Return the line with the correction.

    Returns None if there is no such turn, or if nothing would change.
    """
    old = timeline.since(wish.turn)
    if not old or old[0].before is None:
        return None
    wanted = _wanted(timeline, wish, old)
    later = [(timeline.name(turn), turn.command) for turn in old[1:] if turn.command is not None]
    game_before = {
        timeline.name(turn): turn.before.game for turn in old[1:] if turn.before is not None
    }
    if wanted == [(wish.turn, old[0].command)]:
        return None
    head = old[0].before
    by_day = {timeline.name(turn) for turn in old if turn.before and _awake(turn.before.game)}
    waited = {turn.game.number for turn in old if before_the_morning(turn.game)}
    new: list[Turn] = []
    stored_turns: list[StoredTurn] = []
    for number, (name, command) in enumerate([*wanted, *later]):
        night = head.game.number
        if name in by_day and night not in waited and before_the_morning(head.game):
            head = _morning(timeline, head)
            new.append(head)
            stored_turns.append(
                StoredTurn(-MORNINGS * (timeline.version + 1) - night, Proceed(), head.events)
            )
        if name in game_before and number >= len(wanted):
            command = followed(timeline.book.rules, game_before[name], head.game, command)  # noqa: PLW2901
        game, events = step(timeline.book.rules, head.game, command)
        if isinstance(events, Refusal):
            own, lost = number < len(wanted), len(wanted) + len(later) - number
            stop = Stop(name, command, events, own, 0 if own else lost)
            return CorrectedLine(old, tuple(new), tuple(stored_turns), head, stop)
        head = Turn(command, events, game, head)
        new.append(head)
        stored_turns.append(StoredTurn(name, command, events))
    return CorrectedLine(old, tuple(new), tuple(stored_turns), head, None)


def decided_differently(timeline: Timeline, turns: tuple[Turn, ...]) -> tuple[int, ...]:
    """Return the turns that today's rules decide otherwise than the log, without any correction.

    A correction decides later turns again. A change in these turns is no consequence of it.
    """
    return tuple(timeline.name(turn) for turn in turns if _differs_today(timeline, turn))


def _differs_today(timeline: Timeline, turn: Turn) -> bool:
    if turn.command is None or turn.before is None:
        return False
    return step(timeline.book.rules, turn.before.game, turn.command)[1] != turn.events


def _awake(game: Game) -> bool:
    """Whether the night is over for the table."""
    return not isinstance(game.phase, Night)


def _morning(timeline: Timeline, head: Turn) -> Turn:
    """Take a night through the morning, where the log is from before nights had that moment.

    Returns `head` itself if the rules refuse.
    """
    game, events = step(timeline.book.rules, head.game, Proceed())
    return head if isinstance(events, Refusal) else Turn(Proceed(), events, game, head)


def _wanted(timeline: Timeline, wish: Correct, old: tuple[Turn, ...]) -> list[tuple[int, Command]]:
    """Return the named commands that replace the turn. An inserted one gets a new name."""
    if wish.command is None:
        return []
    if wish.insert and old[0].command is not None:
        return [(timeline.version + 1, wish.command), (wish.turn, old[0].command)]
    return [(wish.turn, wish.command)]
