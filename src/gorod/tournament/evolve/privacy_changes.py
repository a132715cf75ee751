"""How consents and erasures change the tournament."""

from __future__ import annotations

from gorod.engine.struct import replace
from gorod.tournament import tournament_events as e
from gorod.tournament.consent import Consent, digest_of
from gorod.tournament.participants import Departure, Presence
from gorod.tournament.state import Tournament


def consent_asked(t: Tournament, event: e.ConsentAsked) -> Tournament:
    told = {digest_of(event.text): event.text} if event.text else {}
    return replace(t, consent=event.text, consent_texts=t.consent_texts | told)


def consent_given(t: Tournament, event: e.ConsentGiven) -> Tournament:
    given = (*t.consents.get(event.player, ()), Consent(event.text, event.at))
    return replace(t, consents={**t.consents, event.player: given})


def person_erased(t: Tournament, event: e.PersonErased) -> Tournament:
    """Remove what describes a person, under all of their ids; their results stay where they are."""
    ids = frozenset(t.ids_of(event.person))
    label = {"nickname": event.label} if event.label else {}
    where = {"city": "", "club": ""} if event.place else {}
    players = {
        key: replace(own, name="", **label, **where) if key in ids else own
        for key, own in t.players.items()
    }
    officials = {
        key: replace(own, name=event.label) if key in ids and event.label else own
        for key, own in t.officials.items()
    }
    return replace(
        t,
        players=players,
        officials=officials,
        removed={key: event.label or own if key in ids else own for key, own in t.removed.items()},
        signed_up={key: _wordless(own, key in ids) for key, own in t.signed_up.items()},
        erased={**t.erased, event.person: event.at},
        redrawn=True,
        nameless=t.nameless | (ids if event.label else frozenset()),
    )


def _wordless(own: Presence, theirs: bool) -> Presence:  # noqa: FBT001  whether it is about them
    """Remove the reason why somebody left, which is theirs.

    The reason for a disqualification stays: it is a decision.
    """
    return replace(own, reason="") if theirs and own.out != Departure.DISQUALIFIED else own
