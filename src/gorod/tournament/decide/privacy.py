"""Decisions about personal data: the consent to keep them, and their erasure."""

from __future__ import annotations

from gorod.tournament import tournament_commands as c
from gorod.tournament import tournament_events as e
from gorod.tournament.consent import LONGEST, digest_of
from gorod.tournament.decide.checks import Answer, Asked, known_players
from gorod.tournament.decide.people import unfit_nickname
from gorod.tournament.denied import Denied
from gorod.tournament.ids import PersonId
from gorod.tournament.state import Tournament


def ask_consent(t: Tournament, command: c.AskConsent, _: Asked) -> Answer:
    """Set the organiser's text; consents to earlier texts are kept."""
    text = command.text.replace("\r\n", "\n").strip()
    if len(text) > LONGEST or not text.replace("\n", "").replace("\t", "").isprintable():
        return Denied("about-text", ("consent", str(LONGEST)))
    return Denied("consent-same") if text == t.consent else (e.ConsentAsked(text),)


def give_consent(t: Tournament, command: c.GiveConsent, asked: Asked) -> Answer:
    """Note a consent to the current text only: nobody agrees to a text that they were not shown."""
    strangers = known_players(t, (command.player,))
    if strangers is not None:
        return strangers
    if not t.consent or digest_of(t.consent) != command.text:
        return Denied("consent-changed")
    if any(given.text == command.text for given in t.consents_of(command.player)):
        return Denied("consent-given", (command.player,))
    return (e.ConsentGiven(command.player, command.text, asked.at),)


def erase_person(t: Tournament, command: c.ErasePerson, asked: Asked) -> Answer:
    """Erase a person's data and keep the results.

    An official has no nickname, and needs a label.
    """
    person = t.who(command.person)
    player = person in t.players or person in t.removed
    if not player and person not in t.officials:
        return Denied("player-unknown", (command.person,))
    if not player and not command.label.strip():
        return Denied("name-missing")
    if player and command.label:
        unfit = unfit_nickname(t, person, command.label)
        if unfit is not None:
            return unfit
    elif player and person in t.erased and (not command.place or not _placed(t, person)):
        return Denied("erased-already", (person,))
    return (e.PersonErased(person, command.label, command.place, asked.at),)


def _placed(t: Tournament, person: PersonId) -> bool:
    known = t.players.get(person)
    return known is not None and bool(known.city or known.club)
