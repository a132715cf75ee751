"""Check what a record or a JSON document proves about a game's deal, step by step, in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from gorod.engine.by_day.by_day_commands import FlipCoin
from gorod.engine.history import line_of
from gorod.fair import DRAWN, Finding, Proof, checked, promised_by_seed
from gorod.fair.checking import Step
from gorod.i18n import Catalogue
from gorod.record.fair_tags import proof_in
from gorod.record.replay import Replay

SEED = "seed"
"""The tag in which earlier releases wrote the seed of a deal."""
MARKS = {True: "+", False: "-", None: "·"}


def proof_in_record(played: Replay) -> Proof | None:
    """Return the proof in the tags of a record; None if there is none.

    A record that has only a seed gives what the seed proves.
    """
    header = played.record.header
    deck = played.book.rules.deck(len(header.seats))
    seed = dict(header.tags).get(SEED)
    proof = proof_in(header.tags, deck)
    if proof is not None or seed is None:
        return proof
    deal = msgspec.structs.replace(
        promised_by_seed(seed), source=DRAWN, cards=tuple(played.game.cards)
    )
    return Proof("", deck, (deal,), deal.number)


def findings_of_record(proof: Proof | None, played: Replay) -> tuple[Finding, ...]:
    """Return every step of the check, with the game's cards and coins; empty without a proof."""
    if proof is None:
        return ()
    return (*checked(proof, tuple(played.game.cards)), *_coins(proof, played))


def _coins(proof: Proof, played: Replay) -> Iterator[Finding]:
    """Yield a finding for each coin that the proof does not explain.

    `holds` is False if the proof draws another seat at that moment. It is None if the proof draws
    none: the judge entered the coin.
    """
    deal = next((one for one in proof.deals if one.number == proof.on_table), None)
    if deal is None or not deal.secret:
        return
    for turn in line_of(played.history.head):
        if isinstance(turn.command, FlipCoin) and turn.before is not None:
            moment, seat = turn.before.game.moment, turn.command.seat
            drawn = [draw.fell for draw in deal.draws if draw.moment == moment]
            if seat not in drawn:
                told = ", ".join(map(str, drawn))
                holds = False if drawn else None
                yield Finding(deal.number, Step.COIN, holds, told, f"{moment}: {seat}")


def proof_in_document(document: dict[str, Any]) -> Proof | None:
    """Return the proof in a game's JSON document; None if there is none.

    The document may also be a proof itself.
    """
    told = document.get("fair", document if "deals" in document else None)
    return None if told is None else msgspec.convert(told, Proof)


def findings_of_document(proof: Proof | None, document: dict[str, Any]) -> tuple[Finding, ...]:
    """Return the findings for a JSON document.

    The players' cards are compared only if the roles of all of them are known.
    """
    if proof is None:
        return ()
    players = document.get("players")
    roles = [one.get("role") for one in players] if isinstance(players, list) else []
    known = bool(roles) and all(isinstance(role, str) for role in roles)
    return checked(proof, tuple(roles) if known else ())


def promise_kept(proof: Proof | None, commitment: str) -> Finding:
    """Find out whether a commitment written down before the deal is among those of a proof."""
    deals = () if proof is None else proof.deals
    number = next((deal.number for deal in deals if deal.commitment == commitment), 0)
    return Finding(number, Step.PROMISE, bool(number), found=commitment)


def finding_text(finding: Finding, texts: Catalogue) -> str:
    """Return a finding as one line: a mark, what was looked at, and what was found."""
    answer = {True: "yes", False: "no", None: "none"}[finding.holds]
    sentence = texts.say(
        f"fair-{finding.step}-{answer}",
        deal=finding.deal,
        expected=finding.expected or "-",
        found=finding.found or "-",
    )
    return f"{MARKS[finding.holds]} {sentence}"
