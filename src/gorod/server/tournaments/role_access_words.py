"""The log of access to hidden roles, in words."""

from __future__ import annotations

from gorod.i18n import Catalogue
from gorod.server.access.principal import Kind, kind_and_who, scope_name
from gorod.server.tournaments.link_endings import BY_TOURNAMENT
from gorod.server.tournaments.live_tournament import LiveTournament
from gorod.server.tournaments.officials.schemas import SightView
from gorod.server.tournaments.tournament_entries import RoleAccess
from gorod.tournament.messages import key_name, named
from gorod.tournament.state import Tournament


def role_access_views(
    stream: LiveTournament, after: int, count: int, texts: Catalogue
) -> list[SightView]:
    """Return up to `count` entries after a version of the log, oldest first."""
    due = [own for own in stream.role_accesses if own.version > after][:count]
    return [
        SightView(
            number=own.version,
            at=own.at,
            what=own.access.what,
            text=_text(stream.t, own.access, texts),
            by=own.access.by,
            name=_name(stream.t, own.access.by, texts),
            link=own.access.link,
        )
        for own in due
    ]


def _text(t: Tournament, access: RoleAccess, texts: Catalogue) -> str:
    game = key_name(texts, t, access.game) if access.game else "none"
    return texts.say(f"desk-sight-{access.what}", thing=_thing(t, access, texts), game=game)


def _thing(t: Tournament, access: RoleAccess, texts: Catalogue) -> str:
    """Return what a link gives access to, in words."""
    person = kind_and_who(access.scope)
    if person is not None:
        return texts.say(f"desk-sight-{person[0]}", name=named(t, person[1]))
    return scope_name(texts, access.scope) if access.scope else ""


def _name(t: Tournament, root: str, texts: Catalogue) -> str:
    """Return who is responsible: a person's name, or words for the server or a decision."""
    kind, _, own = root.partition(":")
    if kind in (Kind.OFFICIAL, Kind.PLAYER):
        return named(t, own)
    return (
        texts.say(f"desk-sight-by-{root}") if root in (BY_TOURNAMENT, "server") else named(t, root)
    )
