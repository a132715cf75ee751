"""The page's own check of a deal has the same findings as the server's, step by step."""

import hashlib
import json
import os
import shutil
import subprocess

import msgspec
import pytest
from msgspec.structs import replace

from gorod.fair import ENTERED, Proof, checked, promised, promised_by_seed, verdict_of
from tests.fair.test_proofs import DECK, FIRST, LAST, TABLE, TAMPERED, used, whole
from tests.foundation.test_pages import ROOT, WEB


@pytest.fixture(scope="module")
def page(tmp_path_factory):
    bundler = WEB / "node_modules" / ".bin" / "rolldown"
    node = shutil.which("node", path=f"{ROOT}/.venv/bin:{os.environ['PATH']}")
    if not bundler.exists() or node is None:
        pytest.skip("needs Node and the pages' packages: make ui")
    script = tmp_path_factory.mktemp("pages") / "fair.mjs"
    source = WEB / "tests" / "fair.ts"
    command = [bundler, source, "--platform", "node", "--format", "esm", "--file", script]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)

    def page(asked):
        lines = "".join(msgspec.json.encode(one).decode() + "\n" for one in asked)
        done = subprocess.run(
            [node, script], input=lines, capture_output=True, text=True, check=True
        )
        return [json.loads(line) for line in done.stdout.splitlines()]

    return page


def proofs():
    """Sound ones, tampered ones, and those that claim nothing."""
    proof = whole()
    yield proof
    for change in TAMPERED:
        deal = msgspec.structs.replace(proof.deals[-1], **{change.field: change.value})
        yield replace(proof, deals=(*proof.deals[:-1], deal))
    entered = replace(promised(TABLE, DECK, FIRST), source=ENTERED)
    yield Proof(TABLE, DECK, (entered,), 1)
    yield Proof(TABLE, DECK, (replace(promised(TABLE, DECK, FIRST), secret=""),))
    yield Proof(TABLE, DECK, (used(promised_by_seed("5f1c")),), 1)
    yield replace(proof, on_table=3)
    yield replace(proof, table="another")


def test_the_page_finds_what_the_server_finds(page):
    asked = [{"proof": proof, "cards": LAST.cards} for proof in proofs()]
    for told, one in zip(page(asked), asked, strict=True):
        findings = checked(one["proof"], one["cards"])
        assert told["findings"] == list(msgspec.to_builtins(findings))
        assert told["verdict"] == verdict_of(findings)


def test_its_hash_is_sha_256_at_every_length_of_a_block(page):
    texts = ["я" * length for length in (0, 1, 27, 28, 31, 32, 33, 59, 60, 64, 200)]
    wanted = [hashlib.sha256(text.encode()).hexdigest() for text in texts]
    assert page([{"text": text} for text in texts]) == wanted
