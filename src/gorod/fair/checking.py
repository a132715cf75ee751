"""The check of a proof, step by step: what each deal promised, and whether it was kept."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

import msgspec

from gorod.fair.deals import (
    CONTRIBUTED,
    DRAWN,
    ENTERED,
    JUDGE,
    SCHEME,
    SEED_SCHEME,
    FairDeal,
    Proof,
    cards_from,
    commitment_of,
    digest_of,
    drawn_from,
    sound,
)


class Verdict(StrEnum):
    """The overall result of the findings."""

    HOLDS = "holds"
    FAILS = "fails"
    NOTHING = "nothing"
    """Nothing could be checked: cards entered by hand, or a secret not yet published."""


class Step(StrEnum):
    """One question about a proof; the catalogues put it into words."""

    CHAIN = "chain"
    COMMITMENT = "commitment"
    CONTRIBUTIONS = "contributions"
    CARDS = "cards"
    ENTERED = "entered"
    CHANGED = "changed"
    CLOSED = "closed"
    UNUSED = "unused"
    DRAW = "draw"
    COIN = "coin"
    """A coin of the game that is not among the draws of the proof."""
    TABLE = "table"
    PROMISE = "promise"
    """A commitment that somebody noted before the deal."""
    UNKNOWN = "unknown"


class Finding(msgspec.Struct, frozen=True):
    """The answer to one step: it holds, it does not, or nothing is claimed there (None)."""

    deal: int
    step: Step
    holds: bool | None
    expected: str = ""
    found: str = ""


PROVES = frozenset({Step.CARDS, Step.DRAW})
"""The steps that prove something about the game."""


def checked(proof: Proof, cards: tuple[str, ...] = ()) -> tuple[Finding, ...]:
    """Return the findings of every step; `cards` are those of the players, if they are known."""
    return (*_deals(proof), *_table(proof, cards))


def verdict_of(findings: tuple[Finding, ...]) -> Verdict:
    """Return the overall result.

    One failure is enough to fail; nothing is claimed unless a card or a draw was proved.
    """
    if any(one.holds is False for one in findings):
        return Verdict.FAILS
    if any(one.holds and one.step in PROVES for one in findings):
        return Verdict.HOLDS
    return Verdict.NOTHING


def _deals(proof: Proof) -> Iterator[Finding]:
    for place, deal in enumerate(proof.deals):
        before = proof.deals[place - 1] if place else None
        if deal.scheme not in (SCHEME, SEED_SCHEME) or deal.source not in ("", DRAWN, ENTERED):
            yield Finding(deal.number, Step.UNKNOWN, holds=False, found=deal.scheme)
            continue
        yield from _chained(deal, place + 1, before)
        yield _contributions(deal, len(proof.deck))
        if not deal.secret:
            step = Step.CLOSED if deal.source else Step.UNUSED
            yield Finding(deal.number, step, holds=None)
            continue
        if not sound(deal):
            yield Finding(deal.number, Step.COMMITMENT, holds=False, found=deal.secret)
            continue
        promise = commitment_of(proof.table, proof.deck, deal)
        yield _same(deal, Step.COMMITMENT, promise, deal.commitment)
        yield from _dealt(proof, deal)
        for draw in deal.draws:
            yield _drawn(deal, draw.moment, draw.among, draw.fell)


def _chained(deal: FairDeal, number: int, before: FairDeal | None) -> Iterator[Finding]:
    """Yield whether a deal repeats the digest of the deal before; deals by seed have no chain."""
    if deal.scheme == SEED_SCHEME:
        if deal.previous or deal.number != number:
            yield Finding(deal.number, Step.CHAIN, holds=False, found=deal.previous)
        return
    previous = digest_of(before) if before else ""
    expected, found = f"{number} {previous}".strip(), f"{deal.number} {deal.previous}".strip()
    yield _same(deal, Step.CHAIN, expected, found)


def _contributions(deal: FairDeal, most: int) -> Finding:
    """Check that everybody adds at most once, and only what fits into one line."""
    adders = [one.by for one in deal.contributions]
    seats = {str(seat) for seat in range(1, most + 1)}
    holds = (
        len(set(adders)) == len(adders)
        and {JUDGE, *seats}.issuperset(adders)
        and all(CONTRIBUTED.fullmatch(one.text) for one in deal.contributions)
        and not (deal.scheme == SEED_SCHEME and adders)
    )
    return Finding(deal.number, Step.CONTRIBUTIONS, holds, found=", ".join(adders))


def _dealt(proof: Proof, deal: FairDeal) -> Iterator[Finding]:
    if deal.source == DRAWN:
        cards = cards_from(deal, proof.deck)[: len(deal.cards) or None]
        yield _same(deal, Step.CARDS, " ".join(cards), " ".join(deal.cards))
    if deal.source == ENTERED:
        yield Finding(deal.number, Step.ENTERED, holds=None)
    if deal.changed:
        yield Finding(deal.number, Step.CHANGED, holds=None)


def _drawn(deal: FairDeal, moment: str, among: tuple[int, ...], fell: int) -> Finding:
    seat = drawn_from(deal, moment, among).fell if among else 0
    found = f"{moment}: {', '.join(map(str, among))} → {fell}"
    return Finding(deal.number, Step.DRAW, seat == fell, str(seat), found)


def _table(proof: Proof, cards: tuple[str, ...]) -> Iterator[Finding]:
    """Check that the game is played with the deal that is said to be on the table."""
    if not proof.on_table:
        return
    known = {deal.number: deal for deal in proof.deals}
    deal = known.get(proof.on_table)
    if deal is None or not deal.source:
        yield Finding(proof.on_table, Step.TABLE, holds=False)
    elif cards and deal.cards and not deal.changed:
        yield _same(deal, Step.TABLE, " ".join(deal.cards), " ".join(cards))


def _same(deal: FairDeal, step: Step, expected: str, found: str) -> Finding:
    return Finding(deal.number, step, expected == found, expected, found)
