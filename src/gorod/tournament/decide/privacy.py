"""Consent to the keeping of personal data."""

from __future__ import annotations

from gorod.tournament import commands as c
from gorod.tournament import events as e
from gorod.tournament.consent import LONGEST, digest_of
from gorod.tournament.decide.checks import Answer, Asked, known_players
from gorod.tournament.denied import Denied
from gorod.tournament.state import Tournament


def ask_consent(t: Tournament, command: c.AskConsent, _: Asked) -> Answer:
    """The organiser's own words; whoever has agreed to others keeps those."""
    text = command.text.replace("\r\n", "\n").strip()
    if len(text) > LONGEST or not text.replace("\n", "").replace("\t", "").isprintable():
        return Denied("about-text", ("consent", str(LONGEST)))
    return Denied("consent-same") if text == t.consent else (e.ConsentAsked(text),)


def give_consent(t: Tournament, command: c.GiveConsent, asked: Asked) -> Answer:
    """Nobody agrees to a text that they were not shown."""
    strangers = known_players(t, (command.player,))
    if strangers is not None:
        return strangers
    if not t.consent or digest_of(t.consent) != command.text:
        return Denied("consent-changed")
    if any(given.text == command.text for given in t.consents_of(command.player)):
        return Denied("consent-given", (command.player,))
    return (e.ConsentGiven(command.player, command.text, asked.at),)
