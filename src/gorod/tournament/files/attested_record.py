"""The record of a signed protocol with what happened to it afterwards, as tags and rulings.

The signed text itself is inside, unchanged: without the tags that are added here, and without the
protests and rulings at its end, it is the text from which the digest was made.
"""

from __future__ import annotations

from collections.abc import Iterator

from gorod.engine.history import History
from gorod.engine.refusal import Refusal
from gorod.engine.struct import replace
from gorod.record import Record, RecordError, format_record, parse
from gorod.record.header import ATTESTED
from gorod.record.syntax import Statement
from gorod.record.writing import clean, statement_of
from gorod.tournament.attestation import AWARD, Attested, ChiefConsent
from gorod.tournament.filed_protests import Protest, ProtestOutcome
from gorod.tournament.files.printed_decisions import entries
from gorod.tournament.messages import named
from gorod.tournament.protocols import replayed
from gorod.tournament.rounds import TableGame
from gorod.tournament.state import Tournament


def attested_record(t: Tournament, game: TableGame, told: Attested) -> str:
    """Return the record with its signatures, consents and decisions; empty without a protocol."""
    sheet = game.sheet
    if sheet is None:
        return ""
    try:
        signed = unattested(parse(sheet.record, ""))
    except RecordError:  # an older grammar: the text is kept as it was signed
        return sheet.record
    tagged = (*signed.header.tags, *_tags(t, told, sheet.digest))
    header = clean(replace(signed.header, tags=tagged))
    plain = replace(signed, header=header)
    return format_record(_readable(t, plain, tuple(_statements(t, plain, told))))


def unattested(record: Record) -> Record:
    """Return a record without the tags that only the server writes: nobody else may type them."""
    tags = tuple(tag for tag in record.header.tags if not ATTESTED.fullmatch(tag[0]))
    return replace(record, header=replace(record.header, tags=tags))


def compared(text: str) -> str:
    """Return the text by which an archive is checked.

    It leaves out the lines that follow from today's reading of the rules.
    """
    lines = text.splitlines()
    return "\n".join(line for line in lines if not line.startswith(BY_THE_RULES))


BY_THE_RULES = ("tag consent-", "protest ", "support:", "ruling ")


# --- tags --------------------------------------------------------------------------------------


def _tags(t: Tournament, told: Attested, digest: str) -> Iterator[tuple[str, str]]:
    for key, own in zip(("signed", "confirmed"), told.signatures, strict=False):
        yield key, f"{own.by}, {own.at}"
    yield "digest", digest
    for number, consent in enumerate(told.consents, 1):
        yield f"consent-{number}", _consent(consent)
    decided = [filed for filed in told.protests if filed.decision is not None]
    for number, filed in enumerate(decided, 1):
        yield f"decision-{number}", _decision(t, filed)


def _consent(told: ChiefConsent) -> str:
    given = (str(told.seat), as_hundredths(told.points)) if told.kind == AWARD else (told.moment,)
    words = [told.kind, *given, told.clause]
    words += ["by", told.by] if told.by else []
    words += ["on the word of", told.on_word_of] if told.on_word_of else []
    accepted = f", accepted by {told.accepted_by}" if told.accepted_by else ""
    return f"{' '.join(word for word in words if word)}{accepted}, {told.at}"


def _decision(t: Tournament, filed: Protest) -> str:
    made = filed.decision
    if made is None:
        raise TypeError(f"{filed.id} is not decided")
    words = [f"protest {filed.seat}", *filed.clauses, made.outcome]
    if made.outcome == ProtestOutcome.CHANGED:
        words.append(made.changed_to.word)
    corrected = (
        " ".join(part for part in (str(o.seat), as_hundredths(o.points), o.kind, o.clause) if part)
        for o in made.corrections
    )
    by = ", ".join(named(t, one) for one in dict.fromkeys((made.who, *made.panel)))
    return f"{' '.join((*words, ', '.join(corrected))).strip()} by {by}, {made.at}"


def as_hundredths(points: int) -> str:
    """Format points as the notation writes them: `+0.7`."""
    return f"{points / 100:+.2f}".rstrip("0").rstrip(".")


# --- protests and rulings ----------------------------------------------------------------------


def _statements(t: Tournament, record: Record, told: Attested) -> Iterator[Statement]:
    """Yield the protests and rulings as statements, as far as the record's rules accept them."""
    if not told.protests:
        return
    try:
        played = replayed(record, t.points)
    except RecordError:  # today's rules cannot read it: the tags tell the decision
        return
    history: History = played.history
    for filed in told.protests:
        for command in entries(filed):
            after = history.then(played.book.rules, command)
            written = statement_of(command, history.game)
            if isinstance(after, Refusal) or written is None:
                continue
            history = after
            yield Statement(0, *written)


def _readable(t: Tournament, plain: Record, added: tuple[Statement, ...]) -> Record:
    """Return the record with these statements, or without them if the whole cannot be read."""
    whole = replace(plain, statements=(*plain.statements, *added))
    if added:
        try:
            replayed(parse(format_record(whole), ""), t.points)
        except RecordError:
            return plain
    return whole
