"""How a view changes: the morning, the floor and nominations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorod.engine import events as e
from gorod.engine.seats import Seats
from gorod.engine.struct import replace
from gorod.report.view import PlayerView, View, nothing_new
from gorod.rulebooks import Rulebook


def day_broke(_: Rulebook, view: View, event: e.DayBroke) -> View:
    """Start a day with an empty list; a vote that was cancelled at night is announced now."""
    told = event.cancelled and event.number not in view.cancelled
    return replace(
        view,
        players=tuple(_in_the_morning(event, player) for player in view.players),
        number=event.number,
        night=False,
        speaking="speech",
        floor=0,
        candidates=(),
        ballot=None,
        day_card="",
        cancelled=(*view.cancelled, event.number) if told else view.cancelled,
    )


def _in_the_morning(event: e.DayBroke, player: PlayerView) -> PlayerView:
    fouls = 0 if event.annulled else player.fouls
    return replace(player, fouls=fouls, muted=player.seat in event.mute)


def floor_given(_: Rulebook, view: View, event: e.FloorGiven) -> View:
    if view.speaking != "speech":
        return view
    return replace(_served(view), floor=event.seat, deferred=False, candidates=_kept(view))


def speeches_ended(_: Rulebook, view: View, event: e.SpeechesEnded) -> View:
    if event.rule == "best-move":
        return view  # named before the morning: the last words follow
    speaking = "last-word" if view.farewell else ""
    served = replace(_served(view), candidates=_kept(view))
    return replace(served, speaking=speaking, floor=0, deferred=False, farewell=False)


def _kept(view: View) -> Seats:
    """Return the candidates that stay on the list.

    What players are told in their own minute is not kept after it.
    """
    return view.candidates if view.listed or view.speaking != "speech" else ()


def list_told(_: Rulebook, view: View, event: e.ListTold) -> View:
    return replace(view, candidates=event.seats)


def _served(view: View) -> View:
    """Note that this turn served a silence; one earned during the turn is still due."""
    speaker = view.player(view.floor) if view.floor else None
    if speaker is None or speaker.silenced == view.deferred:
        return view
    return view.with_player(replace(speaker, silenced=view.deferred))


def nominated(_: Rulebook, view: View, event: e.Nominated) -> View:
    """Add the target to the list; no list is kept if the document lets nobody be reminded."""
    if not view.listed or event.target in view.candidates:
        return view
    return replace(view, candidates=(*view.candidates, event.target))


FOLD: dict[type, Callable[[Rulebook, View, Any], View]] = {
    e.DayBroke: day_broke,
    e.FloorGiven: floor_given,
    e.Nominated: nominated,
    e.ListTold: list_told,
    e.SpeechesEnded: speeches_ended,
    e.Allowed: nothing_new,
    e.Forbidden: nothing_new,
}
