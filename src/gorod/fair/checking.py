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
    """What the findings come to."""

    HOLDS = "holds"
    FAILS = "fails"
    NOTHING = "nothing"
    """There is nothing that could be checked: cards entered by hand, or a secret not yet opened."""


class Step(StrEnum):
    """One question about a proof; the catalogues say it in words."""

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
    """A coin of the game that no draw of the proof tells of."""
    TABLE = "table"
    PROMISE = "promise"
    """A commitment that somebody noted before the deal."""
    UNKNOWN = "unknown"


class Finding(msgspec.Struct, frozen=True):
    """An answer: it holds, it does not, or nothing is claimed there (None)."""

    deal: int
    step: Step
    holds: bool | None
    expected: str = ""
    found: str = ""


PROVES = frozenset({Step.CARDS, Step.DRAW})
"""The steps that prove something of the game."""


def checked(proof: Proof, cards: tuple[str, ...] = ()) -> tuple[Finding, ...]:
    """Every step of the check. `cards` are those of the players, where they are known."""
    return (*_deals(proof), *_table(proof, cards))


def verdict_of(findings: tuple[Finding, ...]) -> Verdict:
    """One failure is enough; without a card or a lot that was proved, nothing is claimed."""
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
    """A deal of an earlier release has no chain, and so repeats nothing."""
    if deal.scheme == SEED_SCHEME:
        if deal.previous or deal.number != number:
            yield Finding(deal.number, Step.CHAIN, holds=False, found=deal.previous)
        return
    previous = digest_of(before) if before else ""
    expected, found = f"{number} {previous}".strip(), f"{deal.number} {deal.previous}".strip()
    yield _same(deal, Step.CHAIN, expected, found)


def _contributions(deal: FairDeal, most: int) -> Finding:
    """Everybody adds at most once, and only what one line can hold."""
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
    """The game is played with the deal that is said to be on the table."""
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
