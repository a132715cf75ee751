"""Signatures, consents and decisions in words, as papers, texts and pages say them."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from gorod.i18n import Catalogue
from gorod.report.citing import cited
from gorod.report.figures import figure, moment_name
from gorod.report.scribe import result_text
from gorod.tournament.attestation import AWARD, Attested, ChiefConsent
from gorod.tournament.filed_protests import Decision, Protest, ProtestOutcome
from gorod.tournament.files.local_time import day_and_hour
from gorod.tournament.messages import named
from gorod.tournament.rounds import TableGame
from gorod.tournament.state import Tournament

SIGNED = ("paper-first-signature", "paper-second-signature")


def signature_lines(t: Tournament, told: Attested, texts: Catalogue) -> Iterator[str]:
    """Yield who signed and when, the first signer first."""
    for key, own in zip(SIGNED, told.signatures, strict=False):
        yield f"{texts.say(key)}: {signed(t, own.by, own.at)}"


def ruling_lines(t: Tournament, game: TableGame, told: Attested, texts: Catalogue) -> Iterator[str]:
    """Yield the chief judge's consents, then the decisions.

    `texts` have the words of the document.
    """
    for consent in told.consents:
        yield consent_text(t, game, consent, texts)
    for filed in told.protests:
        if filed.decision is not None:
            yield _decision(t, game, filed, filed.decision, texts)


def consent_text(t: Tournament, game: TableGame, told: ChiefConsent, texts: Catalogue) -> str:
    """Say what the chief judge consented to, and who gave it or on whose word it was accepted."""
    what = _what(t, game, told, texts) + _clauses(texts, told.clause.split(", "))
    if told.on_word_of:
        accepted = signed(t, told.accepted_by, told.at)
        return texts.say(
            "paper-consent-on-word", what=what, judge=told.on_word_of, accepted=accepted
        )
    return texts.say("paper-consent", what=what, given=signed(t, told.by, told.at))


def consent_brief(t: Tournament, game: TableGame, told: ChiefConsent, texts: Catalogue) -> str:
    """Say the same in short, for a cell whose row names both signers."""
    points = figure(texts, Fraction(told.points, 100), signed=True)
    what = (
        texts.say("papers-corrected", seat=told.seat, points=points)
        if told.kind == AWARD
        else _what(t, game, told, texts)
    )
    if told.on_word_of:
        return texts.say("paper-consent-brief-on-word", what=what)
    return texts.say("paper-consent-brief", what=what, by=told.by)


def _what(t: Tournament, game: TableGame, told: ChiefConsent, texts: Catalogue) -> str:
    if told.kind != AWARD:
        moment = moment_name(texts, told.moment)
        return texts.say("paper-consent-as-played", moment=moment, by=told.by)
    points = figure(texts, Fraction(told.points, 100), signed=True)
    who = t.nickname(game.players[told.seat - 1])
    return texts.say("paper-consent-award", points=points, seat=told.seat, name=who)


def _decision(
    t: Tournament, game: TableGame, filed: Protest, made: Decision, texts: Catalogue
) -> str:
    result = made.changed_to if made.outcome == ProtestOutcome.CHANGED else None
    outcome = [texts.say(f"desk-show-protest-{made.outcome}")]
    if result is not None:
        outcome.append(result_text(texts, result.kind, result.winners))
    for own in made.corrections:
        points = figure(texts, Fraction(own.points, 100), signed=True)
        said = texts.say("papers-corrected", seat=own.seat, points=points)
        outcome.append(said + _clauses(texts, (own.clause,)))
    by = dict.fromkeys((made.who, *made.panel))
    return texts.say(
        "paper-decision",
        seat=filed.seat,
        name=t.nickname(game.players[filed.seat - 1]),
        clauses=_clauses(texts, filed.clauses),
        outcome=", ".join(outcome),
        by=signed(t, ", ".join(named(t, one) for one in by), made.at),
    )


def _clauses(texts: Catalogue, clauses: tuple[str, ...] | list[str]) -> str:
    names = cited(texts, (number for number in clauses if number))
    return f" [{names}]" if names else ""


def signed(t: Tournament, name: str, stamp: str) -> str:
    """Return a name and a time by the tournament's clock: `Анна Смирнова, 21.11.2026 19:05`."""
    return ", ".join(part for part in (name, day_and_hour(t, stamp)) if part)
