"""Undo, redo, and the correction of an earlier fact."""

from __future__ import annotations

from collections.abc import Iterable

from gorod.engine import Event
from gorod.engine.commands import Deal
from gorod.engine.history import Turn
from gorod.server.streams.answers import ServerReason
from gorod.server.tables.clock import Clock, marked
from gorod.server.tables.correcting import replay_corrected
from gorod.server.tables.decide.verdict import Decided, Deciding, Verdict
from gorod.server.tables.recipients import everybody, noticed
from gorod.server.tables.sender import Sender
from gorod.server.tables.table_entries import Corrected, Rewound
from gorod.server.tables.table_requests import Correct, Redo, Undo, sensible
from gorod.server.tables.timeline import parted

FAR: ServerReason = "far-undo"


def rewind(at: Deciding, _: Sender, wish: Undo | Redo) -> Verdict:
    """Go back by some turns, or forward again after an undo."""
    timeline = at.timeline
    now = timeline.now
    if isinstance(wish, Undo):
        found = timeline.back(wish.turns)
        if found is None:
            return "nothing-to-undo"
        to, left = found
    elif now.redo:
        to, left = now.redo[-1], None
    else:
        return "nothing-to-redo"
    target = timeline.states[to - 1]
    old, new = parted(now.turn, target.turn)
    if at.goes_far(len(old) + len(new)):
        return FAR
    clock = timeline.clock_after(target.game)
    if clock is not None and left is not None and not timeline.same_step(target.game):
        clock = Clock(left)
    undealt = not target.game.cards and any(isinstance(turn.command, Deal) for turn in old)
    rewound = Rewound(
        to=to,
        shown=everybody(now.game.size)
        if now.names != target.names and now.lobby is None
        else noticed(timeline, _events(old), _events(new), now.game, target.game),
        reason=wish.reason if isinstance(wish, Undo) else "",
        redo=isinstance(wish, Redo),
        clock=marked(clock, timeline.time),
        secret=at.chance.secret() if undealt else "",
    )
    return Decided(rewound)


def correct(at: Deciding, _: Sender, wish: Correct) -> Verdict:
    """Replace an earlier command; the later ones are played again."""
    timeline, game = at.timeline, at.timeline.now.game
    if wish.command is not None and not sensible(wish.command, game.size):
        return "malformed"
    if at.goes_far(len(timeline.since(wish.turn))):
        return FAR
    made = replay_corrected(timeline, wish)
    if made is None:
        return "nothing-to-correct"
    if made.stop is not None and (made.stop.own or wish.keep == "all"):
        return made.stop
    after = made.head.game
    shown = noticed(timeline, _events(made.old), _events(made.new), game, after)
    if timeline.now.by_day is not None and shown & 1:
        shown = everybody(game.size)  # everybody may read the reason
    corrected = Corrected(
        turn=wish.turn,
        turns=made.stored_turns,
        shown=shown,
        reason=wish.reason,
        clock=marked(timeline.clock_after(after), timeline.time),
        left=at.left(),
        secret=at.chance.secret() if made.undealt else "",
        build=timeline.build_now(),
    )
    return Decided(corrected, made.new)


def _events(turns: Iterable[Turn]) -> list[Event]:
    return [event for turn in turns for event in turn.events]
