"""The proof of a deal in the tags of a record.

`fair-table` names the table and `fair-deal` the deal that the game is played with. `fair-1`,
`fair-2` … describe each deal: how it was made, then words such as `commitment=…`. Readers that do
not know these tags ignore them.
"""

from __future__ import annotations

import re

from gorod.fair.deals import SCHEME, Contribution, FairDeal, FairDraw, Proof
from gorod.record.header import Header

TABLE, ON_TABLE = "fair-table", "fair-deal"
DEAL = re.compile(r"fair-([1-9][0-9]{0,5})")
FAIR = re.compile(rf"{TABLE}|{ON_TABLE}|{DEAL.pattern}")
"""Every tag of a proof; they are for programs, and no part of a game's title."""
WAITING = "waiting"
CHANGED = "changed"
_DRAW = re.compile(r"([A-Z][0-9]{1,4}):([0-9]{1,3}(?:,[0-9]{1,3})*)>([0-9]{1,3})")
_NUMBER = re.compile(r"[0-9]{1,6}")

Tags = tuple[tuple[str, str], ...]


class UnreadableProofError(ValueError):
    """Raised for a tag of a proof that does not say what it should; `key` names the tag."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def proof_tags(proof: Proof) -> Tags:
    """Return the tags that describe a proof."""
    on_table = ((ON_TABLE, str(proof.on_table)),) if proof.on_table else ()
    deals = ((f"fair-{deal.number}", _deal_text(deal)) for deal in proof.deals)
    return ((TABLE, proof.table), *on_table, *deals)


def proof_in(tags: Tags, deck: tuple[str, ...]) -> Proof | None:
    """Return the proof in the tags, with the deck of the rulebook; None if there is none.

    Raises `UnreadableProofError`.
    """
    told = dict(tags)
    found = [(key, int(match[1])) for key in told if (match := DEAL.fullmatch(key))]
    if not found and TABLE not in told:
        return None
    on_table = told.get(ON_TABLE, "0")
    if not _NUMBER.fullmatch(on_table):
        raise UnreadableProofError(ON_TABLE)
    deals = tuple(_deal(key, number, told[key]) for key, number in found)
    return Proof(told.get(TABLE, ""), deck, deals, int(on_table))


def readable_proof(tags: Tags, deck: tuple[str, ...] = ()) -> Proof | None:
    """Return the same for readers who do not check it.

    Tags that are no readable proof belong to somebody else: for them it returns None.
    """
    try:
        return proof_in(tags, deck)
    except UnreadableProofError:
        return None


def opened_seed(header: Header) -> str | None:
    """Return what the cards of a game were drawn from, if the record reveals it; else None."""
    if header.deal is not None:
        return header.deal
    proof = readable_proof(header.tags)
    on_table = [deal for deal in proof.deals if deal.number == proof.on_table] if proof else []
    return next((deal.secret for deal in on_table if deal.secret), None)


def _deal_text(deal: FairDeal) -> str:
    told = {
        "scheme": "" if deal.scheme == SCHEME else deal.scheme,
        "commitment": deal.commitment,
        "previous": deal.previous,
        "contributions": ",".join(f"{one.by}={one.text}" for one in deal.contributions),
        "secret": deal.secret,
        "cards": ",".join(deal.cards),
        "draws": ";".join(map(_draw_text, deal.draws)),
    }
    words = [f"{key}={value}" for key, value in told.items() if value]
    return " ".join([deal.source or WAITING, *words, *[CHANGED] * deal.changed])


def _draw_text(draw: FairDraw) -> str:
    return f"{draw.moment}:{','.join(map(str, draw.among))}>{draw.fell}"


def _deal(key: str, number: int, text: str) -> FairDeal:
    source, *words = text.split()
    changed = words[-1:] == [CHANGED]
    told: dict[str, str] = {}
    for word in words[:-1] if changed else words:
        name, equals, value = word.partition("=")
        if not equals or name in told:
            raise UnreadableProofError(key)
        told[name] = value
    deal = FairDeal(
        number=number,
        commitment=told.pop("commitment", ""),
        previous=told.pop("previous", ""),
        secret=told.pop("secret", ""),
        contributions=tuple(_contributions(key, told.pop("contributions", ""))),
        source="" if source == WAITING else source,
        cards=tuple(filter(None, told.pop("cards", "").split(","))),
        changed=changed,
        draws=tuple(_draw(key, one) for one in told.pop("draws", "").split(";") if one),
        scheme=told.pop("scheme", SCHEME),
    )
    if told:
        raise UnreadableProofError(key)
    return deal


def _contributions(key: str, text: str) -> list[Contribution]:
    found = []
    for one in filter(None, text.split(",")):
        by, equals, added = one.partition("=")
        if not equals:
            raise UnreadableProofError(key)
        found.append(Contribution(by, added))
    return found


def _draw(key: str, text: str) -> FairDraw:
    found = _DRAW.fullmatch(text)
    if found is None:
        raise UnreadableProofError(key)
    return FairDraw(found[1], tuple(map(int, found[2].split(","))), int(found[3]))
