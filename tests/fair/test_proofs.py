"""A proof holds as it was made, and no field of it can be changed unnoticed."""

import shutil
import subprocess
from dataclasses import dataclass

import msgspec
import pytest
from msgspec.structs import replace

from gorod.fair import (
    DRAWN,
    ENTERED,
    Contribution,
    Proof,
    Verdict,
    checked,
    promised,
    promised_by_seed,
    verdict_of,
)
from gorod.fair.checking import Step
from gorod.fair.deals import cards_from, digest_of, drawn_from

DECK = ("citizen",) * 6 + ("sheriff", "mafia", "mafia", "don")
FIRST, SECOND, THIRD = ("0f" * 32, "a5" * 32, "3c" * 32)
TABLE = "9a1b2c3d4e5f6071"


def used(deal, source=DRAWN):
    return replace(deal, source=source, cards=cards_from(deal, DECK))


def whole():
    """A deal that was taken back, and the one that the game was played with, with two coins."""
    first = promised(TABLE, DECK, FIRST)
    first = used(replace(first, contributions=(Contribution("3", "dice615243"),)))
    second = promised(TABLE, DECK, SECOND, (first,))
    added = (Contribution("judge", "8c1f"), Contribution("7", "heads"), Contribution("1", "42"))
    second = used(replace(second, contributions=added))
    coins = (drawn_from(second, "D2", (4, 7, 9)), drawn_from(second, "D3", (1, 2, 5, 8)))
    return Proof(TABLE, DECK, (first, replace(second, draws=coins)), 2)


def verdict(proof, cards=()):
    return verdict_of(checked(proof, cards or proof.deals[-1].cards))


def test_a_proof_holds_as_it_was_made():
    proof = whole()
    assert verdict(proof) is Verdict.HOLDS
    assert all(one.holds for one in checked(proof, proof.deals[-1].cards))
    told = msgspec.json.decode(msgspec.json.encode(proof), type=Proof)
    assert told == proof


@dataclass(frozen=True)
class Tampered:
    """A change of the last deal, by field."""

    field: str
    value: object


LAST = whole().deals[-1]
TURNED = (LAST.cards[1], LAST.cards[0], *LAST.cards[2:])
OTHER = next(card for card in LAST.cards if card != LAST.cards[0])
TAMPERED = [
    Tampered("number", 3),
    Tampered("commitment", "0" * 64),
    Tampered("previous", "0" * 64),
    Tampered("previous", ""),
    Tampered("secret", THIRD),
    Tampered("secret", "not a secret"),
    Tampered("contributions", LAST.contributions[:-1]),
    Tampered("contributions", LAST.contributions[::-1]),
    Tampered("contributions", (*LAST.contributions, Contribution("2", "late"))),
    Tampered("contributions", (*LAST.contributions, LAST.contributions[0])),
    Tampered("contributions", (Contribution("judge", "8c20"), *LAST.contributions[1:])),
    Tampered("contributions", (Contribution("2", "8c1f"), *LAST.contributions[1:])),
    Tampered("contributions", (Contribution("11", "8c1f"), *LAST.contributions[1:])),
    Tampered("contributions", (Contribution("judge", "8,1=f"), *LAST.contributions[1:])),
    Tampered("cards", (OTHER, *LAST.cards[1:])),
    Tampered("cards", ()),
    Tampered("source", ""),
    Tampered("source", "found"),
    Tampered("scheme", "another"),
    Tampered("scheme", "seed"),
    Tampered(
        "draws", (replace(LAST.draws[0], fell=next(s for s in (4, 7) if s != LAST.draws[0].fell)),)
    ),
    Tampered("draws", (replace(LAST.draws[0], among=()),)),
]


@pytest.mark.parametrize("change", TAMPERED, ids=str)
def test_no_field_of_a_deal_is_changed_unnoticed(change):
    proof = whole()
    deal = msgspec.structs.replace(proof.deals[-1], **{change.field: change.value})
    changed = replace(proof, deals=(*proof.deals[:-1], deal))
    assert verdict(changed, LAST.cards) is Verdict.FAILS


@pytest.mark.parametrize(
    ("field", "value"),
    [("secret", THIRD), ("contributions", ()), ("cards", TURNED), ("source", ENTERED)],
)
def test_a_deal_that_was_taken_back_is_not_changed_unnoticed_either(field, value):
    proof = whole()
    deal = msgspec.structs.replace(proof.deals[0], **{field: value})
    assert verdict(replace(proof, deals=(deal, proof.deals[1])), LAST.cards) is Verdict.FAILS


def test_a_deal_that_was_taken_back_is_not_left_out_unnoticed():
    proof = whole()
    assert verdict(replace(proof, deals=proof.deals[1:], on_table=1)) is Verdict.FAILS
    assert verdict(replace(proof, deals=proof.deals[1:])) is Verdict.FAILS


@pytest.mark.parametrize(
    "change", [{"table": "0"}, {"deck": DECK[::-1]}, {"on_table": 1}, {"on_table": 3}], ids=str
)
def test_what_stands_around_the_deals_is_not_changed_unnoticed(change):
    assert verdict(msgspec.structs.replace(whole(), **change)) is Verdict.FAILS


def test_other_cards_at_the_table_are_noticed():
    assert verdict(whole(), (OTHER, *LAST.cards[1:])) is Verdict.FAILS


def test_of_cards_that_the_judge_entered_nothing_is_claimed():
    deal = replace(promised(TABLE, DECK, FIRST), source=ENTERED, cards=DECK)
    proof = Proof(TABLE, DECK, (deal,), 1)
    assert verdict(proof) is Verdict.NOTHING
    assert Step.ENTERED in {one.step for one in checked(proof)}
    coin = drawn_from(deal, "D2", (4, 7))
    assert verdict(replace(proof, deals=(replace(deal, draws=(coin,)),))) is Verdict.HOLDS


def test_of_a_secret_that_is_not_opened_nothing_is_claimed():
    deal = replace(used(promised(TABLE, DECK, FIRST)), secret="", cards=())
    assert verdict(Proof(TABLE, DECK, (deal,), 1), LAST.cards) is Verdict.NOTHING


def test_a_deal_by_the_seed_of_an_earlier_release_is_checked_as_well():
    deal = used(promised_by_seed("5f1c"))
    assert verdict(Proof(TABLE, DECK, (deal,), 1)) is Verdict.HOLDS
    assert verdict(Proof(TABLE, DECK, (replace(deal, commitment="0" * 64),), 1)) is Verdict.FAILS


def test_contributions_of_everybody_change_the_cards_and_a_coin_has_numbers_of_its_own():
    deal = promised(TABLE, DECK, FIRST)
    layouts = {
        cards_from(replace(deal, contributions=(Contribution(str(seat), "x"),)), DECK)
        for seat in range(1, 11)
    }
    assert len(layouts) == 10
    falls = {drawn_from(deal, f"D{day}", tuple(range(1, 41))).fell for day in range(1, 20)}
    assert len(falls) > 10


def openssl(text, key=""):
    command = ["openssl", "dgst", "-sha256"]
    command += ["-mac", "HMAC", "-macopt", f"hexkey:{key}"] if key else []
    made = subprocess.run(command, input=text.encode(), capture_output=True, check=True)
    return made.stdout.decode().split()[-1]


@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl is not installed")
def test_openssl_comes_to_the_same_hashes_and_cards():
    """The steps of the page for people, by another program."""
    first, second = whole().deals
    deck = ",".join(DECK)
    assert openssl(f"gorod-fair-1|commitment|{TABLE}|{deck}|1|-|{FIRST}") == first.commitment
    digest = openssl(f"gorod-fair-1|deal|{first.commitment}|drawn|3=dice615243")
    assert digest == digest_of(first) == second.previous
    key = openssl(f"gorod-fair-1|key|{second.commitment}|judge=8c1f,7=heads,1=42", SECOND)
    cards = list(DECK)
    for number, last in enumerate(range(9, 0, -1)):
        place = int(openssl(f"deal|{number}", key), 16) % (last + 1)
        cards[last], cards[place] = cards[place], cards[last]
    assert tuple(cards) == second.cards
    coin = int(openssl("coin D2 4,7,9|0", key), 16) % 3
    assert (4, 7, 9)[coin] == second.draws[0].fell
