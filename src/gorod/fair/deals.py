"""The deals of a table: what is promised, what is added to it, and what follows from both.

Every hash is taken over one line of plain text, so that it can be worked out with openssl:

    commitment  SHA-256 of       gorod-fair-1|commitment|TABLE|DECK|NUMBER|PREVIOUS|SECRET
    digest      SHA-256 of       gorod-fair-1|deal|COMMITMENT|SOURCE|CONTRIBUTIONS
    key         HMAC-SHA256 of   gorod-fair-1|key|COMMITMENT|CONTRIBUTIONS     under the secret
    numbers     HMAC-SHA256 of   LABEL|0, LABEL|1, …                           under the key

PREVIOUS is the digest of the deal before, or `-`: a deal that was taken back stays in the chain.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from typing import TypeVar

import msgspec

from gorod.fair.shuffling import below, deal_from_seed, shuffled, stream

SCHEME = "gorod-fair-1"
SEED_SCHEME = "seed"
"""The scheme of earlier releases: the promise is the SHA-256 of a seed, and nobody adds to it."""

DRAWN, ENTERED = "drawn", "entered"
NOTHING = "-"

JUDGE = "judge"
T = TypeVar("T")

CONTRIBUTED = re.compile(r"[0-9A-Za-z]{1,64}")
SECRET = re.compile(r"[0-9a-f]{64}")


class Contribution(msgspec.Struct, frozen=True, gc=False):
    """A text that somebody at the table added to the secret."""

    by: str
    """`judge`, or the number of a seat."""
    text: str


class FairDraw(msgspec.Struct, frozen=True, gc=False):
    """A lot or a coin of the game: its moment, the seats to choose from, and the seat chosen."""

    moment: str
    among: tuple[int, ...]
    fell: int

    @property
    def label(self) -> str:
        """A label that separates its numbers from those of the deal and of every other draw."""
        return coin_label(self.moment, self.among)


class FairDeal(msgspec.Struct, frozen=True, gc=False):
    """One deal of a table, from its promise on."""

    number: int
    commitment: str
    previous: str = ""
    secret: str = ""
    """Empty until it is published."""
    contributions: tuple[Contribution, ...] = ()
    source: str = ""
    """`drawn` from the secret or `entered` by the judge; empty before the deal."""
    cards: tuple[str, ...] = ()
    """The cards that were dealt, seat 1 first; empty until the secret is published."""
    changed: bool = False
    """Whether the judge corrected the cards afterwards."""
    draws: tuple[FairDraw, ...] = ()
    scheme: str = SCHEME


class Proof(msgspec.Struct, frozen=True, gc=False):
    """All public data of the deals of a table: after the game, enough to check them."""

    table: str
    deck: tuple[str, ...]
    deals: tuple[FairDeal, ...]
    on_table: int = 0
    """The number of the deal used for the game; 0 before there is one."""


def promised(
    table: str, deck: tuple[str, ...], secret: str, before: tuple[FairDeal, ...] = ()
) -> FairDeal:
    """Return the next deal of a table, with its commitment."""
    previous = digest_of(before[-1]) if before else ""
    deal = FairDeal(len(before) + 1, "", previous, secret)
    return msgspec.structs.replace(deal, commitment=commitment_of(table, deck, deal))


def promised_by_seed(seed: str, before: tuple[FairDeal, ...] = ()) -> FairDeal:
    """Return the next deal in the scheme of earlier releases."""
    promise = hashlib.sha256(seed.encode()).hexdigest()
    return FairDeal(len(before) + 1, promise, secret=seed, scheme=SEED_SCHEME)


def commitment_of(table: str, deck: tuple[str, ...], deal: FairDeal) -> str:
    """Return the hash that has to be published before the deal."""
    if deal.scheme == SEED_SCHEME:
        return hashlib.sha256(deal.secret.encode()).hexdigest()
    previous = deal.previous or NOTHING
    return _hash("commitment", table, ",".join(deck), str(deal.number), previous, deal.secret)


def digest_of(deal: FairDeal) -> str:
    """Return the hash of this deal that the next deal repeats."""
    return _hash("deal", deal.commitment, deal.source or NOTHING, _added(deal))


def cards_from(deal: FairDeal, deck: tuple[T, ...]) -> tuple[T, ...]:
    """Return the cards that follow from a published secret; cards that nobody gets are last."""
    if deal.scheme == SEED_SCHEME:
        return deal_from_seed(deck, deal.secret)
    return shuffled(deck, stream(key_of(deal), "deal"))


def drawn_from(deal: FairDeal, moment: str, among: tuple[int, ...]) -> FairDraw:
    """Return the lot of a moment of the game. Drawing it again gives the same result."""
    numbers = stream(key_of(deal), coin_label(moment, among))
    return FairDraw(moment, among, among[below(len(among), numbers)])


def coin_label(moment: str, among: tuple[int, ...]) -> str:
    return f"coin {moment} {','.join(map(str, among))}"


def key_of(deal: FairDeal) -> bytes:
    """Return the key for everything that is drawn with this deal."""
    text = f"{SCHEME}|key|{deal.commitment}|{_added(deal)}"
    plain = deal.scheme == SEED_SCHEME
    secret = deal.secret.encode() if plain else bytes.fromhex(deal.secret)
    return hmac.digest(secret, text.encode(), "sha256")


def sound(deal: FairDeal) -> bool:
    """Whether a published secret has the right form."""
    return deal.scheme == SEED_SCHEME or SECRET.fullmatch(deal.secret) is not None


def _added(deal: FairDeal) -> str:
    return ",".join(f"{one.by}={one.text}" for one in deal.contributions) or NOTHING


def _hash(*parts: str) -> str:
    return hashlib.sha256("|".join((SCHEME, *parts)).encode()).hexdigest()
