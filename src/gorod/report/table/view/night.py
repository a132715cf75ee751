"""How a view changes: nights, their victims and checks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorod.engine import events as e
from gorod.engine.powers.renamed_answers import present_name
from gorod.engine.struct import replace
from gorod.report.view import CheckView, View, departed, nothing_new
from gorod.rulebooks import Rulebook


def mafia_met(book: Rulebook, view: View, event: e.MafiaMet) -> View:
    """Note the teams of those who hunt and know each other, and their leader.

    The leader is shown by a gesture.
    """
    leader = book.rules.leader
    team = book.rules.teams[leader]
    others = [r for r, side in book.rules.teams.items() if side == team and r != leader]
    for seat in event.black:
        plain = others[0] if len(others) == 1 else None
        role = leader if seat == event.don else plain
        player = view.player(seat)
        view = view.with_player(replace(player, role=player.role or role, team=team))
    return view


def night_fell(_: Rulebook, view: View, event: e.NightFell) -> View:
    return replace(view, number=event.number, night=True, speaking="", floor=0)


def hunt_ended(book: Rulebook, view: View, event: e.HuntEnded) -> View:
    """Mark the victim, whom only the judge is told before the morning."""
    if not event.victim:
        return view
    view = departed(book, view, event, (event.victim,), "kill")
    player = view.player(event.victim)
    return view.with_player(replace(player, first_killed=event.first))


def night_resolved(book: Rulebook, view: View, event: e.NightResolved) -> View:
    """Mark the victims; only the judge knows before the morning who dies, and of what."""
    for seat, cause, rule in zip(event.seats, event.causes, event.rules, strict=True):
        if view.player(seat).alive:
            died = replace(event, rules=(rule,), saved_by=())
            view = departed(book, view, died, (seat,), cause)
            view = view.with_player(replace(view.player(seat), first_killed=event.first))
    return view


def death_announced(book: Rulebook, view: View, event: e.DeathAnnounced) -> View:
    """Mark the killed, of whom everybody learns in the morning."""
    view = departed(book, view, event, event.seats, "kill")
    if view.number == book.rules.first_hunt:
        for seat in event.seats:
            view = view.with_player(replace(view.player(seat), first_killed=True))
    return replace(view, speaking="last-word", floor=0)


def checked(book: Rulebook, view: View, event: e.Checked) -> View:
    """Add a check, unless the role was blocked and showed nothing.

    An answer that an earlier version has stored is read by its present name.
    """
    if not event.target:
        return view
    answer = present_name(book.rules, event.answer)
    check = CheckView(view.moment, event.seat, event.target, answer)
    return replace(view, checks=(*view.checks, check))


def removals_told(book: Rulebook, view: View, event: e.RemovalsTold) -> View:
    """Mark the removed as out; the judge and the offender knew it before."""
    return departed(book, view, event, event.seats, "removed")


FOLD: dict[type, Callable[[Rulebook, View, Any], View]] = {
    e.NightFell: night_fell,
    e.MafiaMet: mafia_met,
    e.HuntEnded: hunt_ended,
    e.Checked: checked,
    e.NightResolved: night_resolved,
    e.DeathAnnounced: death_announced,
    e.RemovalsTold: removals_told,
    e.OrderSet: nothing_new,
    e.DutyDone: nothing_new,
    e.Acted: nothing_new,
    e.NothingShown: nothing_new,
    e.TechnicalNight: nothing_new,
}
