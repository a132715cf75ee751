"""`gorod fair verify FILE`: check that a game's cards and lots follow from what was promised."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from gorod.cli.cli_errors import CliError
from gorod.cli.language import Tongue
from gorod.cli.usage import Words
from gorod.fair import Finding, Proof, Verdict, verdict_of
from gorod.record import parse, read_record, replay
from gorod.record.fair_tags import UnreadableProofError
from gorod.record.record_errors import shown
from gorod.record.source import PATH_LIMIT
from gorod.report.fair_findings import (
    finding_text,
    findings_of_document,
    findings_of_record,
    promise_kept,
    proof_in_document,
    proof_in_record,
)

CODES = {Verdict.HOLDS: 0, Verdict.FAILS: 1, Verdict.NOTHING: 3}


def words() -> Words:
    options = Words("fair")
    options.add_argument("named", nargs="*")
    options.add_argument("--commitment", default="")
    options.add_argument("--json", action="store_true")
    return options


def run(argv: Sequence[str], tongue: Tongue) -> int:
    """Print a line for each step; the code is 0 if all holds.

    It is 1 if something does not hold, and 3 if nothing was promised.
    """
    asked = words().read(argv)
    match asked.named:
        case ["verify", str(path)]:
            pass
        case _:
            raise CliError("cli-usage", command="fair")
    proof, findings = _checked(path)
    if asked.commitment:
        findings = (*findings, promise_kept(proof, asked.commitment.strip().lower()))
    verdict = verdict_of(findings)
    if asked.json:
        told = {"verdict": verdict, "findings": findings}
        print(msgspec.json.encode(told).decode())
        return CODES[verdict]
    for finding in findings:
        print(finding_text(finding, tongue.texts))
    print(tongue.texts.say(f"fair-verdict-{verdict}"))
    return CODES[verdict]


def _checked(path: str) -> tuple[Proof | None, tuple[Finding, ...]]:
    """Check a record, or the JSON document of a game or of its proof."""
    file, text = shown(path, PATH_LIMIT), read_record(path)
    try:
        if text.lstrip().startswith("{"):
            document = msgspec.json.decode(text, type=dict)
            proof = proof_in_document(document)
            return proof, findings_of_document(proof, document)
        played = replay(parse(text, file), file)
        proof = proof_in_record(played)
        return proof, findings_of_record(proof, played)
    except UnreadableProofError as error:
        raise CliError("cli-fair-unreadable", file=file, key=error.key) from None
    except msgspec.MsgspecError:
        raise CliError("cli-fair-unreadable", file=file, key="fair") from None
