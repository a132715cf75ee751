"""Who may see what: the only way for an event to reach a viewer.

Access is denied by default: only the judge sees an event type that is not in the table. A function
of the table returns the event as that viewer sees it, or None. What is visible never depends on
what the viewer may not know, and neither does the number of visible events.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from gorod.engine import events as e
from gorod.engine.by_day.by_day_events import GameDaySet
from gorod.engine.by_day.by_day_seen import BY_DAY_SEEN
from gorod.engine.duties import ROLES
from gorod.engine.seats import Seats
from gorod.engine.struct import replace
from gorod.engine.table.decide.discipline import REMOVED_BY
from gorod.engine.viewers import JUDGE, SPECTATOR, Viewer
from gorod.engine.vocabulary import Role

UNKNOWN = Role("?")

Redaction = Callable[[Any, Viewer], e.Event | None]


def _everyone(event: e.Event, _: Viewer) -> e.Event:
    return event


def _own_card(event: e.CardsDealt, viewer: Viewer) -> e.Event:
    """Show the viewer their own card and no other."""
    return e.CardsDealt(_hidden(event.cards, (viewer,)), (), (), ())


def _own_card_and_team(event: e.PositionSet, viewer: Viewer) -> e.Event:
    """Show a game that begins in the middle, including the pack that the viewer may have met."""
    met = tuple(pack for pack in event.packs if viewer in pack)
    cards = _hidden(event.cards, (viewer, *(seat for pack in met for seat in pack)))
    own = tuple(deed for deed in event.deeds if deed[1] == viewer)
    last = tuple(deed for deed in event.last_night if deed[1] == viewer)
    return e.PositionSet(
        cards,
        (),
        (),
        event.alive,
        event.number,
        event.night,
        event.opener,
        event.fouls,
        event.silenced,
        (),
        event.order,
        met,
        deeds=own,
        last_night=last,
        mute=event.mute,
        golden=event.golden,
        mayor=event.mayor,
        voteless=event.voteless,
    )


def _result_and_own_card(event: e.ResultTold, viewer: Viewer) -> e.Event:
    """Show the result and who left, but never the cards of others, not even after the game."""
    cards = _hidden(event.cards, (viewer,))
    return replace(event, cards=cards, red=(), black=(), maniac=())


def _hidden(cards: tuple[Role, ...], known: Seats) -> tuple[Role, ...]:
    return tuple(card if seat in known else UNKNOWN for seat, card in enumerate(cards, 1))


def _without_duties(event: e.NightFell, _: Viewer) -> e.Event:
    return e.NightFell(event.number, (), event.rule)


def _silent_until_morning(event: e.Disqualified, viewer: Viewer) -> e.Event | None:
    """Hide a silent removal from others, and from everybody whether it came after the decision."""
    if event.silent and viewer != event.seat:
        return None
    return _never_late(event, viewer)


def _without_reason(event: e.Fouled | e.RemovalDue | e.TeamDefeated, _: Viewer) -> e.Event:
    """Hide what the judge wrote about the case; it is only for the protocol."""
    return replace(event, reason="") if event.reason else event


def _in_the_open(event: e.AsPlayed, _: Viewer) -> e.Event | None:
    """Show what the table saw, without who consented and why: this is only for the protocol."""
    return None if event.private else replace(event, by="", reason="")


def _own_removal(event: e.RemovalDue, viewer: Viewer) -> e.Event | None:
    return _without_reason(event, viewer) if viewer == event.seat else None


def _hands_or_their_number(event: e.HandsCounted, viewer: Viewer) -> e.Event:
    """Show a secret ballot as a number; players also see whether it includes their own hand."""
    if event.secret is None:
        return event
    own = tuple(seat for seat in event.hands if seat == viewer)
    return e.HandsCounted(event.candidate, own, (), (), "hands", event.secret)


def _lift_or_its_number(event: e.LiftCounted, viewer: Viewer) -> e.Event:
    if event.secret is None:
        return event
    own = tuple(seat for seat in event.hands if seat == viewer)
    return e.LiftCounted(own, secret=event.secret, voters=event.voters)


def _votes_or_their_number(event: e.ElectionHands, viewer: Viewer) -> e.Event:
    if event.secret is None:
        return event
    own = tuple(seat for seat in event.hands if seat == viewer)
    return e.ElectionHands(event.candidate, own, (), event.rule, event.secret)


def _own_ball_or_open(event: e.BallGiven, viewer: Viewer) -> e.Event | None:
    return event if viewer == event.seat or not event.secret else None


def _team_meets(event: e.MafiaMet, viewer: Viewer) -> e.Event:
    return event if viewer in event.black else e.DutyDone("meet", event.rule)


def _team_only(event: e.OrderSet, viewer: Viewer) -> e.Event | None:
    return event if viewer in event.black else None


def _own_shots(event: e.HuntEnded, viewer: Viewer) -> e.Event:
    """Show hunters their own shots, and in an open hunt also the number that the team agreed on.

    Everybody hears that the hunt is over; nobody learns its result.
    """
    if event.together and viewer in event.hunters:
        return e.HuntEnded(
            event.shots,
            event.deliberate,
            victim=0,
            first=False,
            rule="hunt",
            hunters=event.hunters,
            number=event.number,
            together=True,
        )
    own = tuple(shot for shot in event.shots if shot[0] == viewer)
    if own:
        return e.HuntEnded(own, deliberate=False, victim=0, first=False, rule="hunt")
    return e.DutyDone("hunt", "hunt")


def _own_check(event: e.Checked, viewer: Viewer) -> e.Event:
    return event if viewer == event.seat else e.DutyDone(event.duty, ROLES[event.duty])


def _own_deed(event: e.Acted, viewer: Viewer) -> e.Event | None:
    """Hide a wrong choice, which concerns only the player and the judge: the call goes on."""
    if viewer == event.seat:
        return event
    return None if event.answer == "wrong" else e.DutyDone(event.duty, ROLES[event.duty])


def _own_or_aloud(event: e.BestMoveNamed, viewer: Viewer) -> e.Event | None:
    return event if event.aloud or viewer == event.seat else None


def _own_silence(event: e.NothingShown, viewer: Viewer) -> e.Event:
    """Show the player their own silence; seat 0 is a holder who is out, not the spectator."""
    own = viewer == event.seat and viewer != SPECTATOR
    return event if own else e.DutyDone(event.duty, ROLES[event.duty])


def _never_late(event: e.Disqualified, _: Viewer) -> e.Event:
    """Hide whether the game had been decided by then, which only the judge knows."""
    rule = REMOVED_BY[event.cause] if event.rule == "late-disqualification" else event.rule
    return e.Disqualified(event.seat, event.clause, event.cause, removed=True, rule=rule)


def _penalty_unsaid(event: e.Banned, _: Viewer) -> e.Event:
    return e.Banned(event.seat, event.clause, penalised=True)


def _when_said(event: e.VoteCancelled, _: Viewer) -> e.Event | None:
    return None if event.unsaid else event


def _own_question(event: e.ListTold, viewer: Viewer) -> e.Event | None:
    """Show the list only to the player who asked for it."""
    return event if viewer == event.seat else None


def _own_entry(event: e.Fined | e.ProtestFiled | e.ProtestRuled, viewer: Viewer) -> e.Event | None:
    return event if viewer == event.seat else None


def _own_award(event: e.Awarded, viewer: Viewer) -> e.Event | None:
    """Hide whether an award waits, because it may depend on what others got."""
    return replace(event, waits=False) if viewer == event.seat else None


def _own_card_and_clan(event: GameDaySet, viewer: Viewer) -> e.Event:
    known = event.black if viewer in event.black else (viewer,)
    return replace(event, cards=_hidden(event.cards, known), red=(), black=())


SEEN: dict[type, Redaction] = {
    e.SeatsTaken: _everyone,
    e.CardsDealt: _own_card,
    e.PositionSet: _own_card_and_team,
    e.ResultTold: _result_and_own_card,
    e.NightFell: _without_duties,
    e.MafiaMet: _team_meets,
    e.OrderSet: _team_only,
    e.DutyDone: _everyone,
    e.HuntEnded: _own_shots,
    e.Checked: _own_check,
    e.Acted: _own_deed,
    e.NothingShown: _own_silence,
    e.DeathAnnounced: _everyone,
    e.RemovalsTold: _everyone,
    e.TechnicalNight: _everyone,
    e.DayBroke: _everyone,
    e.FloorGiven: _everyone,
    e.Nominated: _everyone,
    e.ListTold: _own_question,
    e.Allowed: _everyone,
    e.Forbidden: _everyone,
    e.SpeechesEnded: _everyone,
    e.BallotOpened: _everyone,
    e.SlateCut: _everyone,
    e.HandsCounted: _hands_or_their_number,
    e.HandsTallied: _everyone,
    e.SelfVotesCounted: _everyone,
    e.ElectionOpened: _everyone,
    e.ElectionHands: _votes_or_their_number,
    e.Elected: _everyone,
    e.SuccessorNamed: _everyone,
    e.OfficeLapsed: _everyone,
    e.BallsOpened: _everyone,
    e.BallGiven: _own_ball_or_open,
    e.BallsCounted: _everyone,
    e.CardDrawn: _everyone,
    e.Breached: _everyone,
    e.TieFound: _everyone,
    e.LiftAsked: _everyone,
    e.LiftCounted: _lift_or_its_number,
    e.NobodyLeft: _everyone,
    e.VotedOut: _everyone,
    e.GuessAwaited: _everyone,
    e.CardOpened: _everyone,
    e.Warned: _everyone,
    e.Fouled: _without_reason,
    e.Disqualified: _silent_until_morning,
    e.RemovalDue: _own_removal,
    e.VoteCancelled: _when_said,
    e.TeamDefeated: _without_reason,
    e.AsPlayed: _in_the_open,
    e.Banned: _penalty_unsaid,
    e.GameEnded: _everyone,
    e.BestMoveNamed: _own_or_aloud,
    e.BestMovesRead: _everyone,
    e.HintAsked: _everyone,
    e.Awarded: _own_award,
    e.Fined: _own_entry,
    e.ProtestFiled: _own_entry,
    e.ProtestVoted: _everyone,
    e.ProtestRuled: _own_entry,
    e.ResultRuled: _everyone,
    GameDaySet: _own_card_and_clan,
    **BY_DAY_SEEN,
}
"""Absent on purpose, for the judge only: `Decided`, `NightResolved`, `Waived` and `Approved`."""


def seen(event: e.Event, viewer: Viewer) -> e.Event | None:
    """Return the event as a viewer sees it, or None."""
    if viewer == JUDGE:
        return event
    redact = SEEN.get(type(event))
    return None if redact is None else redact(event, viewer)


def seen_by_all(event: e.Event) -> bool:
    """Whether every viewer sees all of the event."""
    return SEEN.get(type(event)) is _everyone


def stream(log: Iterable[e.Event], viewer: Viewer) -> Iterator[e.Event]:
    """Yield all that a viewer ever receives of a log, in order."""
    for event in log:
        visible = seen(event, viewer)
        if visible is not None:
            yield visible
