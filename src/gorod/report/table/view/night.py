"""How a view changes: the start of a game, its nights and its departures."""

from __future__ import annotations

from gorod.engine import events as e
from gorod.engine.evolve import fold
from gorod.engine.seen import UNKNOWN
from gorod.engine.struct import replace
from gorod.report.view import CheckView, Left, OutcomeView, PlayerView, View
from gorod.rulebooks import Rulebook


def nothing_new(_: Rulebook, view: View, __: e.Event) -> View:
    """A fact that is told in the log alone."""
    return view


def seats_taken(book: Rulebook, view: View, event: e.SeatsTaken) -> View:
    """A game begins at night, if it has nights."""
    players = tuple(PlayerView(seat) for seat in range(1, event.size + 1))
    night = bool(book.rules.night_duties(fold((event,)), 1))
    return View(players, night=night, listed=view.listed)


def cards_dealt(book: Rulebook, view: View, event: e.CardsDealt) -> View:
    """The cards that the viewer has seen: all, or his own."""
    view = replace(view, spare=event.spare or None)
    for seat, card in enumerate(event.cards, 1):
        if card != UNKNOWN:
            view = with_card(book, view, seat, card)
    return view


def with_card(book: Rulebook, view: View, seat: int, card: str) -> View:
    return view.with_player(replace(view.player(seat), role=card, team=book.rules.teams[card]))


def result_told(book: Rulebook, view: View, event: e.ResultTold) -> View:
    """A game of which only this is known; no clause has decided any of it."""
    left = {seat: Left(moment, cause, "") for seat, moment, cause in event.left}
    best = dict(event.best)
    teams = {"red": event.red, "black": event.black, "maniac": event.maniac}
    for player in view.players:
        seat, card = player.seat, event.cards[player.seat - 1]
        known = replace(
            player,
            alive=seat not in left,
            left=left.get(seat),
            fouls=event.fouls[seat - 1] if event.fouls else 0,
            first_killed=seat in event.first,
            best_move=best.get(seat),
            team=next((team for team, seats in teams.items() if seat in seats), None),
        )
        view = view.with_player(known)
        if card not in ("", UNKNOWN):
            view = with_card(book, view, seat, card)
    outcome = OutcomeView(event.winners, event.kind, "told", "", "")
    return replace(
        view,
        number=event.number,
        night=event.night,
        outcome=outcome,
        over=True,
        told=event.known,
    )


def position_set(book: Rulebook, view: View, event: e.PositionSet) -> View:
    """A game in the middle: who has left before it, when and how is not told."""
    for player in view.players:
        at = player.seat - 1
        known = replace(
            player,
            alive=player.seat in event.alive,
            fouls=event.fouls[at],
            silenced=player.seat in event.silenced,
            muted=player.seat in event.mute,
        )
        view = view.with_player(known)
        if event.cards[at] != UNKNOWN:
            view = with_card(book, view, player.seat, event.cards[at])
    view = replace(view, spare=event.spare or None)
    speaking = "" if event.night else "speech"
    return replace(
        view, number=event.number, night=event.night, speaking=speaking, mayor=event.mayor
    )


def mafia_met(book: Rulebook, view: View, event: e.MafiaMet) -> View:
    """Those who hunt know each other, and their leader by his gesture."""
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
    """Only the judge is told the victim before the morning."""
    if not event.victim:
        return view
    view = departed(book, view, event, (event.victim,), "kill")
    player = view.player(event.victim)
    return view.with_player(replace(player, first_killed=event.first))


def night_resolved(book: Rulebook, view: View, event: e.NightResolved) -> View:
    """The judge alone knows before the morning who dies, and of what."""
    for seat, cause, rule in zip(event.seats, event.causes, event.rules, strict=True):
        if view.player(seat).alive:
            died = replace(event, rules=(rule,), saved_by=())
            view = departed(book, view, died, (seat,), cause)
            view = view.with_player(replace(view.player(seat), first_killed=event.first))
    return view


def death_announced(book: Rulebook, view: View, event: e.DeathAnnounced) -> View:
    """In the morning everybody learns who was killed."""
    view = departed(book, view, event, event.seats, "kill")
    if view.number == book.rules.first_hunt:
        for seat in event.seats:
            view = view.with_player(replace(view.player(seat), first_killed=True))
    return replace(view, speaking="last-word", floor=0)


def departed(
    book: Rulebook, view: View, event: e.Event, seats: tuple[int, ...], cause: str
) -> View:
    """These players are out, if they were not out before."""
    clauses = book.cite(event)
    left = Left(view.moment, cause, clauses[0] if clauses else "")
    for seat in seats:
        player = view.player(seat)
        if player.alive:
            view = view.with_player(replace(player, alive=False, left=left))
    return view


def checked(book: Rulebook, view: View, event: e.Checked) -> View:
    """A role that was blocked and showed nothing has checked nobody.

    An answer of an earlier version is read by the name it has now.
    """
    if not event.target:
        return view
    answer = book.rules.earlier_answers.get(event.answer, event.answer)
    check = CheckView(view.moment, event.seat, event.target, answer)
    return replace(view, checks=(*view.checks, check))
