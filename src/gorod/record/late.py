"""Moves that come after their time: a second check, a role called before, a best move next day.

Fast-forward runs on to the next night and finds a shot missing there, which is not the real error.
The functions here find that one.
"""

from __future__ import annotations

from gorod.engine.duties import ROLES, kind_of
from gorod.engine.game import Game
from gorod.engine.phases import Night
from gorod.engine.refusal import Refusal
from gorod.engine.rules import Rules
from gorod.engine.seats import has
from gorod.record import args as a
from gorod.record.record_errors import Message, RecordError
from gorod.record.refusals import citation, refused
from gorod.record.syntax import Statement
from gorod.rulebooks import Rulebook

WRITTEN = {"hunt": "shoot"}
"""What a duty is called in a record, if its verb has another name."""


def late(book: Rulebook, game: Game, at: str, statement: Statement) -> RecordError | None:
    """Return what is wrong with a move whose time is over, or None.

    `at` is the moment that the record reached last.
    """
    rules, verb = book.rules, statement.verb
    if verb == "best" and isinstance(statement.args, a.SeatHands):
        return _late_best(book, game, statement.args.seat)
    if verb in ROLES and verb in game.cards and at.startswith("N"):
        return _late_act(book, rules, game, int(at[1:]), verb)
    return None


def _late_best(book: Rulebook, game: Game, seat: int) -> RecordError | None:
    """Explain a best move outside its place, which is after the first hunt and nowhere else."""
    sheet = game.facts
    if not any(hunt.night == book.rules.first_hunt for hunt in sheet.hunts) or game.leaving:
        return None
    if not has(sheet.first_killed, seat):
        return refused(book, Refusal("no-best-move", rule="best-move-right", seat=seat))
    if any(move.seat == seat for move in sheet.best_moves):
        return refused(book, Refusal("best-move-final", rule="best-move-final", seat=seat))
    cite = citation(book, Refusal("not-now", rule="best-move"))
    return RecordError(None, None, "", Message("record-late-best", {"seat": seat}), cite)


def _late_act(
    book: Rulebook, rules: Rules, game: Game, night: int, duty: str
) -> RecordError | None:
    """Explain the act of a role out of its turn: a role is called once a night, in its order."""
    called = [kind_of(one) for one in rules.night_duties(game, night)]
    awake = isinstance(game.phase, Night) and game.number == night
    ahead = [kind_of(one) for one in getattr(game.phase, "duties", ())] if awake else []
    if duty not in called or duty in ahead:
        return None
    checks = ((c.night, c.duty, bool(c.target)) for c in game.facts.checks)
    deeds = ((d.night, d.duty, bool(d.target)) for d in game.facts.deeds)
    if (night, duty, True) in (*checks, *deeds):
        return refused(book, Refusal("checked-already", rule="one-check"))
    order = ", ".join(dict.fromkeys(WRITTEN.get(kind, kind) for kind in called if _told(kind)))
    told: dict[str, str | int] = {"moment": f"N{night}", "order": order}
    cite = citation(book, Refusal("not-now", rule=ROLES[duty]))
    return RecordError(None, None, "", Message("record-late", told), cite)


def _told(kind: str) -> bool:
    return kind in ROLES or kind in WRITTEN
