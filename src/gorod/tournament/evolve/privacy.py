"""What people agreed to."""

from __future__ import annotations

from gorod.engine.struct import replace
from gorod.tournament import events as e
from gorod.tournament.consent import Consent, digest_of
from gorod.tournament.state import Tournament


def consent_asked(t: Tournament, event: e.ConsentAsked) -> Tournament:
    told = {digest_of(event.text): event.text} if event.text else {}
    return replace(t, consent=event.text, consent_texts=t.consent_texts | told)


def consent_given(t: Tournament, event: e.ConsentGiven) -> Tournament:
    given = (*t.consents.get(event.player, ()), Consent(event.text, event.at))
    return replace(t, consents={**t.consents, event.player: given})
