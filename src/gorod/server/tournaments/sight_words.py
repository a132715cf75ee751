"""The log of access to hidden roles, in words."""

from __future__ import annotations

from gorod.i18n import Catalogue
from gorod.server.access.principal import Kind, kind_and_who, scope_name
from gorod.server.tournaments.link_endings import BY_TOURNAMENT
from gorod.server.tournaments.live_tournament import LiveTournament
from gorod.server.tournaments.officials.schemas import SightView
from gorod.server.tournaments.tournament_entries import Sight
from gorod.tournament.messages import key_name, named
from gorod.tournament.state import Tournament


def sighted(stream: LiveTournament, after: int, count: int, texts: Catalogue) -> list[SightView]:
    """Return up to `count` entries after a version of the log, oldest first."""
    due = [own for own in stream.sights if own.version > after][:count]
    return [
        SightView(
            number=own.version,
            at=own.at,
            what=own.sight.what,
            text=_text(stream.t, own.sight, texts),
            by=own.sight.by,
            name=_name(stream.t, own.sight.by, texts),
            link=own.sight.link,
        )
        for own in due
    ]


def _text(t: Tournament, sight: Sight, texts: Catalogue) -> str:
    game = key_name(texts, t, sight.game) if sight.game else "none"
    return texts.say(f"desk-sight-{sight.what}", thing=_thing(t, sight, texts), game=game)


def _thing(t: Tournament, sight: Sight, texts: Catalogue) -> str:
    """Return what a link gives access to, in words."""
    person = kind_and_who(sight.scope)
    if person is not None:
        return texts.say(f"desk-sight-{person[0]}", name=named(t, person[1]))
    return scope_name(texts, sight.scope) if sight.scope else ""


def _name(t: Tournament, root: str, texts: Catalogue) -> str:
    """Return who is responsible: a person's name, or words for the server or a decision."""
    kind, _, own = root.partition(":")
    if kind in (Kind.OFFICIAL, Kind.PLAYER):
        return named(t, own)
    return (
        texts.say(f"desk-sight-by-{root}") if root in (BY_TOURNAMENT, "server") else named(t, root)
    )
