"""Questions that several decisions have in common."""

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
    """Who asks, and when: both come from outside."""

    who: PersonId
    at: str


def known_players(t: Tournament, players: Iterable[PersonId]) -> Denied | None:
    """Everybody is known, and nobody by an id that was merged away."""
    strangers = tuple(p for p in players if p not in t.players or p in t.merged)
    return Denied("player-unknown", strangers) if strangers else None


def listed(t: Tournament) -> list[Player]:
    """Everybody whom the public list of players shows."""
    shown = t.listed
    return [player for player in t.players.values() if player.id in shown]


def namesake(t: Tournament, player: PersonId) -> Denied | None:
    """Somebody in the tournament has the same nickname: protocols could not tell the two apart."""
    own = t.players[player].nickname
    for other in listed(t):
        if other.id != player and other.nickname.casefold() == own.casefold():
            return Denied("nickname-taken", (own, other.id))
    return None


def cited(book: Rulebook, rule: str) -> str:
    """The clause to name for a rule, where the document has one."""
    return next(iter(book.citations.get(rule, ())), "")


def regulation_of(t: Tournament) -> Regulation:
    """The regulation; the first command of every tournament brings one."""
    if t.regulation is None:
        raise TypeError("a tournament without a regulation takes no commands")
    return t.regulation


def the_book(t: Tournament) -> Rulebook:
    return book_of(regulation_of(t))


def stage_of(t: Tournament, stage: StageId) -> StagePlan | Denied:
    plan = regulation_of(t).stage(stage)
    return Denied("stage-unknown", (stage,)) if plan is None else plan


def reasoned(reason: str, event: Callable[[], Event]) -> Answer:
    """Some things are done only with a reason."""
    return (event(),) if reason.strip() else Denied("reason-missing")


def seconds(begun: str, now: str) -> float:
    """How long it is from one time to another."""
    return (datetime.fromisoformat(now) - datetime.fromisoformat(begun)).total_seconds()
