"""Checks that several decisions share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime

from gorod.rulebooks import Rulebook
from gorod.tournament.denied import Denied
from gorod.tournament.ids import PersonId, StageId
from gorod.tournament.participants import Player
from gorod.tournament.points_book import book_of
from gorod.tournament.regulation import Regulation, StagePlan
from gorod.tournament.state import Tournament
from gorod.tournament.tournament_events import Event

Answer = tuple[Event, ...] | Denied


@dataclass(frozen=True, slots=True)
class Asked:
    """Who gives a command, and when; both come from outside."""

    who: PersonId
    at: str


def known_players(t: Tournament, players: Iterable[PersonId]) -> Denied | None:
    """Return a refusal unless all are known, and none by an id that was merged away."""
    strangers = tuple(p for p in players if p not in t.players or p in t.merged)
    return Denied("player-unknown", strangers) if strangers else None


def listed(t: Tournament) -> list[Player]:
    """Return everybody whom the public list of players shows."""
    shown = t.listed
    return [player for player in t.players.values() if player.id in shown]


def namesake(t: Tournament, player: PersonId) -> Denied | None:
    """Refuse a player whose nickname a listed one has: protocols could not tell the two apart."""
    own = t.players[player].nickname
    for other in listed(t):
        if other.id != player and other.nickname.casefold() == own.casefold():
            return Denied("nickname-taken", (own, other.id))
    return None


def cited(book: Rulebook, rule: str) -> str:
    """Return the clause to cite for a rule; empty if the document has none."""
    return next(iter(book.citations.get(rule, ())), "")


def regulation_of(t: Tournament) -> Regulation:
    """Return the regulation, which the first command of every tournament brings."""
    if t.regulation is None:
        raise TypeError("a tournament without a regulation takes no commands")
    return t.regulation


def the_book(t: Tournament) -> Rulebook:
    return book_of(regulation_of(t))


def stage_of(t: Tournament, stage: StageId) -> StagePlan | Denied:
    plan = regulation_of(t).stage(stage)
    return Denied("stage-unknown", (stage,)) if plan is None else plan


def reasoned(reason: str, event: Callable[[], Event]) -> Answer:
    """Return the event; refuse if there is no reason, which some commands require."""
    return (event(),) if reason.strip() else Denied("reason-missing")


def seconds(begun: str, now: str) -> float:
    """Return how many seconds it is from one time to another."""
    return (datetime.fromisoformat(now) - datetime.fromisoformat(begun)).total_seconds()
