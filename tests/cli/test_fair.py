"""`gorod fair verify`: a record and a JSON object of a game, step by step, with its exit code."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from gorod.fair import DRAWN, ENTERED, Contribution, Proof, promised
from gorod.fair.deals import cards_from, digest_of, drawn_from, key_of
from gorod.fair.shuffling import deal_from_seed
from gorod.record.fair_tags import UnreadableProofError, proof_in, proof_tags
from gorod.rulebooks import BOOKS

DECK = tuple(BOOKS["fiim-2019"].rules.deck(10))
PAGE = Path(__file__).parents[2] / "docs" / "fair-deal.md"


def made(secret="a5" * 32, before=(), source=DRAWN):
    deal = promised("t1", DECK, secret, before)
    deal = replace(deal, contributions=(Contribution("3", "heads"), Contribution("judge", "8c1f")))
    return replace(deal, source=source, cards=cards_from(deal, DECK) if source == DRAWN else ())


FIRST = made("0f" * 32)
PROOF = Proof("t1", DECK, (FIRST, made(before=(FIRST,))), 2)


def record(proof, cards, *more):
    tags = [f"tag {key} {text}" for key, text in (*proof_tags(proof), *more)]
    seats = [f"seat {seat} {role} P{seat}" for seat, role in enumerate(cards, 1)]
    return "\n".join(["mgn 1", "rules fiim-2019", *tags, *seats, "", "D1", ""])


@pytest.fixture
def file(tmp_path):
    def file(text):
        path = tmp_path / "game.mgn"
        path.write_text(text, encoding="utf-8")
        return path

    return file


def test_a_record_that_holds_is_told_step_by_step(run, file):
    cards = PROOF.deals[-1].cards
    answer = run("fair", "verify", file(record(PROOF, cards)), lang="en")
    assert answer.code == 0, answer.out + answer.err
    lines = answer.out.splitlines()
    assert lines[-1].startswith("It holds")
    assert all(line.startswith("+ ") for line in lines[:-1])
    assert "The players have the cards of deal 2." in answer.out
    russian = run("fair", "verify", file(record(PROOF, cards)), lang="ru")
    assert russian.code == 0
    assert "Сходится" in russian.out


def test_other_cards_and_a_missing_deal_are_found(run, file):
    cards = PROOF.deals[-1].cards
    swapped = (*cards[1:], cards[0])
    answer = run("fair", "verify", file(record(PROOF, swapped)), "--lang", "en")
    assert (answer.code, "- The players do not have" in answer.out) == (1, True)
    lonely = replace(PROOF, deals=PROOF.deals[1:])
    answer = run("fair", "verify", file(record(lonely, cards)), "--json")
    told = json.loads(answer.out)
    assert (answer.code, told["verdict"]) == (1, "fails")
    assert {one["step"] for one in told["findings"] if one["holds"] is False} == {"chain"}


def test_a_commitment_that_was_noted_is_looked_for(run, file):
    path = file(record(PROOF, PROOF.deals[-1].cards))
    assert run("fair", "verify", path, "--commitment", FIRST.commitment.upper()).code == 0
    assert run("fair", "verify", path, "--commitment", "00").code == 1


def test_of_entered_cards_and_of_typed_records_nothing_is_claimed(run, file, demo):
    entered = Proof("t1", DECK, (made(source=ENTERED),), 1)
    answer = run("fair", "verify", file(record(entered, DECK)), lang="en")
    assert (answer.code, "entered by the judge" in answer.out) == (3, True)
    assert run("fair", "verify", demo).code == 3


def test_the_json_of_a_game_and_a_proof_alone_are_checked_as_well(run, file, tmp_path):
    cards = PROOF.deals[-1].cards
    told = run("replay", file(record(PROOF, cards)), "--json")
    path = tmp_path / "game.json"
    path.write_text(told.out, encoding="utf-8")
    assert run("fair", "verify", path).code == 0
    document = json.loads(told.out)
    document["players"][0]["role"], document["players"][1]["role"] = "don", "don"
    path.write_text(json.dumps(document), encoding="utf-8")
    assert run("fair", "verify", path).code == 1
    path.write_bytes(msgspec.json.encode(PROOF))
    assert run("fair", "verify", path).code == 0
    path.write_text('{"fair": {"table": 1}}', encoding="utf-8")
    assert run("fair", "verify", path).code == 2
    path.write_text("{}", encoding="utf-8")
    assert run("fair", "verify", path).code == 3


def test_secrets_are_no_titles_of_a_protocol(run, file):
    """Tags of a proof are for programs; a spectator of a running game reads none of them."""
    path = file(record(PROOF, PROOF.deals[-1].cards))
    for viewer in ("judge", "seat:3", "spectator"):
        assert "a5a5" not in run("replay", path, "--viewer", viewer).out
    assert "fair" not in json.loads(run("replay", path, "--json", "--viewer", "seat:3").out)


def test_a_seed_of_an_earlier_release_is_checked(run, file):
    cards = deal_from_seed(DECK, "5f1c")
    seats = "\n".join(f"seat {seat} {role} P{seat}" for seat, role in enumerate(cards, 1))
    text = f"mgn 1\nrules fiim-2019\ntag seed SEED\n{seats}\n\nD1\n"
    assert run("fair", "verify", file(text.replace("SEED", "5f1c"))).code == 0
    assert run("fair", "verify", file(text.replace("SEED", "5f1d"))).code == 1


@pytest.mark.parametrize(
    "text",
    [
        "drawn commitment",
        "drawn other=1",
        "drawn contributions=3",
        "drawn draws=D2",
        "drawn a=1 a=2",
    ],
)
def test_tags_that_tell_no_proof_are_refused_by_their_name(run, file, text):
    with pytest.raises(UnreadableProofError, match="fair-1"):
        proof_in((("fair-1", text),), DECK)
    told = file(record(Proof("t1", DECK, ()), DECK, ("fair-1", text)))
    assert run("fair", "verify", told, lang="en").err.endswith("cannot be read (fair-1)\n")
    assert run("replay", told, "--json").code == 0, "whoever does not check them passes them by"


def test_a_proof_is_read_from_its_tags_as_it_was_written():
    last = PROOF.deals[-1]
    coins = (drawn_from(last, "D2", (4, 7)), drawn_from(last, "D3", (1, 2, 5)))
    told = replace(PROOF, deals=(FIRST, replace(last, draws=coins, changed=True)))
    assert proof_in(proof_tags(told), DECK) == told
    unused = replace(PROOF, deals=(promised("t1", DECK, "00" * 32),), on_table=0)
    closed = replace(unused, deals=(replace(unused.deals[0], secret=""),))
    assert proof_in(proof_tags(closed), DECK) == closed
    assert proof_in((("date", "2026-11-15"),), DECK) is None


def test_usage_is_said(run):
    assert run("fair").code == 2
    assert run("fair", "prove", "x").code == 2
    assert "gorod fair verify" in run("fair", "--help").out


def test_the_worked_example_of_the_page_is_right():
    text = PAGE.read_text("utf-8")
    table, deck, secret, added = re.findall(r"^\| [a-z][^|]* \| `([^`]+)` \|$", text, re.MULTILINE)[
        :4
    ]
    deal = promised(table, tuple(deck.split(",")), secret)
    parts = [one.split("=") for one in added.split(",")]
    deal = replace(deal, contributions=tuple(Contribution(*one) for one in parts), source=DRAWN)
    for told in (deal.commitment, key_of(deal).hex(), digest_of(deal)):
        assert f"\n# {told}\n" in text
    assert f"`{' '.join(cards_from(deal, DECK))}`" in text
    assert f": seat {drawn_from(deal, 'D2', (4, 7)).fell}\n" in text


@pytest.mark.skipif(not shutil.which("openssl"), reason="needs openssl")
def test_the_commands_of_the_page_give_what_it_says():
    for block in re.findall(r"```sh\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL):
        command, _, told = block.partition("\n# ")
        if told:
            done = subprocess.run(
                ["/bin/sh", "-c", command], capture_output=True, text=True, check=True
            )
            assert done.stdout.split()[-1] == told.split(":")[0].strip()
