"""One event -> the lines that a protocol gives it; routine gives none.

Every sentence is in the catalogues. The functions of `table.lines` and `by_day.lines`
only say which arguments it has, or that the event is not worth a line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from gorod.engine import events as e
from gorod.engine.by_day.events import LinesPublished
from gorod.engine.struct import tag_of
from gorod.report.by_day import lines as by_day
from gorod.report.scribe import Args, Scribe, numbers, printable
from gorod.report.table.lines import after_game as end
from gorod.report.table.lines import night, polls
from gorod.report.table.lines import votes as day
from gorod.report.view import View


def lines(scribe: Scribe, event: e.Event, view: View) -> Iterator[str]:
    """What the protocol says about an event, with the clauses of its ruling."""
    if isinstance(event, e.HandsCounted):
        yield _hands(scribe, event, view)
        return
    if isinstance(event, e.HandsTallied):
        yield _tally(scribe, event)
        return
    if isinstance(event, e.NightResolved):
        yield from _night(scribe, event)
        return
    if isinstance(event, e.Checked | e.Acted) and not event.target:
        yield scribe.say("protocol-blocked", night.blocked(scribe, event), scribe.book.cite(event))
        return
    if isinstance(event, e.AsPlayed):
        yield _as_played(scribe, event)
        return
    if isinstance(event, LinesPublished):
        yield from by_day.published(scribe, event)
        return
    arguments = ARGUMENTS.get(type(event))
    args = None if arguments is None else arguments(scribe, event, view)
    if args is not None:
        said = scribe.say(f"protocol-{tag_of(event)}", args, scribe.book.cite(event))
        reason = event.reason if isinstance(event, REASONED) else ""
        yield (
            scribe.say("protocol-with-reason", {"said": said, "reason": reason}) if reason else said
        )


REASONED = (e.Fouled, e.Disqualified, e.RemovalDue, e.TeamDefeated, e.Waived)
"""What the judge may explain in their own words."""


def _night(scribe: Scribe, event: e.NightResolved) -> Iterator[str]:
    """Who died of what and who was saved by whom, each by its clause; then how it ended."""
    for seat, rule in zip(event.seats, event.rules, strict=True):
        cited = scribe.book.citations.get(rule, ())
        yield scribe.say("protocol-night-death", {"seat": scribe.who(seat), "of": rule}, cited)
    for seat, saviour, rule in zip(event.saved, event.saviours, event.saved_by, strict=True):
        args: Args = {"seat": scribe.who(seat), "by": saviour, "rule": rule}
        cited = scribe.book.citations.get(rule, ())
        yield scribe.say("protocol-night-save", args, cited)
    told: Args = {"count": len(event.seats), "seats": ""}
    if event.seats:
        told["seats"] = scribe.listed(event.seats)
    alone = () if event.seats or event.saved else scribe.book.cite(event)
    yield scribe.say("protocol-night-resolved", told, alone)


def _hands(scribe: Scribe, event: e.HandsCounted, view: View) -> str:
    """The count of one candidate; its clause is told only where a hand was not shown in order."""
    open_hands = view.votes(event.hands + event.absent)
    count = scribe.votes(open_hands if event.secret is None else event.secret)
    hands = numbers(event.hands) if event.hands or event.secret is None else "…"
    args: Args = {"seat": event.candidate, "count": count, "hands": hands}
    parts = [scribe.texts.say("protocol-hands-counted", **args)]
    if event.absent:
        parts.append(scribe.texts.say("protocol-hands-absent", hands=numbers(event.absent)))
    if event.void:
        parts.append(scribe.texts.say("protocol-hands-void", hands=numbers(event.void)))
    odd = event.absent or event.void
    return f"  {'; '.join(parts)}{scribe.cited(scribe.book.cite(event) if odd else ())}"


def _as_played(scribe: Scribe, event: e.AsPlayed) -> str:
    """The move, why the rules refuse it by which clause, and for judges who consents."""
    pairs = ", ".join(f"{seat}→{target or '—'}" for seat, target in event.shots)
    move: Args = {
        "seat": event.seat,
        "target": pairs or event.target or "—",
        "seats": numbers(event.seats),
        "takes": "none",
    }
    args: Args = {
        "move": scribe.texts.say(f"wrote-{event.verb}", **move),
        "why": scribe.texts.say(f"refused-{event.why}", seat=event.who, target=event.whom),
    }
    said = scribe.say("protocol-as-played", args, scribe.book.cite(event))
    consent: Args = {"said": said, "by": printable(event.by), "reason": printable(event.reason)}
    return scribe.say("protocol-as-played-consent", consent) if event.by else said


def _tally(scribe: Scribe, event: e.HandsTallied) -> str:
    """As above, where the voters were not noted."""
    count = event.count + event.absent
    said = scribe.texts.say("protocol-hands-tallied", seat=event.candidate, count=count)
    if not event.absent:
        return f"  {said}"
    absent = scribe.texts.say("protocol-hands-absent", hands=event.absent)
    return f"  {said}; {absent}{scribe.cited(scribe.book.cite(event))}"


ARGUMENTS: dict[type, Callable[[Scribe, Any, View], Args | None]] = {
    e.PositionSet: night.position,
    e.MafiaMet: night.met,
    e.OrderSet: night.order,
    e.HuntEnded: night.hunt,
    e.Checked: night.checked,
    e.Acted: night.acted,
    e.NothingShown: night.nothing_shown,
    e.DeathAnnounced: night.death,
    e.RemovalsTold: night.removals,
    e.TechnicalNight: night.technical,
    e.DayBroke: day.day,
    e.FloorGiven: day.floor,
    e.Nominated: day.nominated,
    e.GuessAwaited: day.guess,
    e.CardOpened: day.opened,
    e.ListTold: day.told,
    e.Allowed: day.permission,
    e.Forbidden: day.permission,
    e.BallotOpened: day.ballot,
    e.SlateCut: day.cut,
    e.SelfVotesCounted: polls.self_votes,
    e.ElectionOpened: polls.opened,
    e.ElectionHands: polls.hands,
    e.Elected: polls.elected,
    e.SuccessorNamed: polls.successor,
    e.OfficeLapsed: polls.lapsed,
    e.BallGiven: polls.ball,
    e.BallsCounted: polls.balls,
    e.CardDrawn: polls.card,
    e.Breached: polls.breached,
    e.TieFound: day.slate,
    e.LiftAsked: day.slate,
    e.LiftCounted: day.lift,
    e.NobodyLeft: day.nobody,
    e.VotedOut: day.voted_out,
    e.Warned: day.warned,
    e.Fouled: day.fouled,
    e.Disqualified: day.disqualified,
    e.RemovalDue: day.warned,
    e.VoteCancelled: day.cancelled,
    e.TeamDefeated: day.defeated,
    e.Waived: day.waived,
    e.Banned: day.banned,
    e.Decided: end.decided,
    e.BestMoveNamed: end.best_move,
    e.BestMovesRead: end.best_moves_read,
    e.HintAsked: end.hint,
    e.Awarded: end.awarded,
    e.Fined: end.fined,
    e.Approved: end.approved,
    e.ProtestFiled: end.protest,
    e.ProtestVoted: end.voted,
    e.ProtestRuled: end.ruled,
    e.ResultRuled: end.result_ruled,
    **by_day.ARGUMENTS,
}
