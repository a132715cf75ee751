"""Protocols of a tournament to print: signed ones, and blank forms with the seating filled in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gorod.engine.results import read_result
from gorod.i18n import Catalogue
from gorod.record import parse
from gorod.record.replay import Replay
from gorod.report.citing import document_name
from gorod.report.pdf import sheet
from gorod.report.scribe import result_text
from gorod.rulebooks import Rulebook
from gorod.tournament.attestation import Attested, attested
from gorod.tournament.counted_points import reading
from gorod.tournament.files.attested_record import unattested
from gorod.tournament.files.attested_words import ruling_lines, signature_lines, signed
from gorod.tournament.files.local_time import hours, local
from gorod.tournament.files.printed_decisions import with_decisions
from gorod.tournament.files.typst_pages import PrintPage
from gorod.tournament.heading import day_text, heading
from gorod.tournament.ids import PersonId
from gorod.tournament.messages import both_readings, named, speaking, stage_title
from gorod.tournament.points_book import book_of
from gorod.tournament.protocols import replayed
from gorod.tournament.regulation import StagePlan
from gorod.tournament.rounds import Round, RoundStatus, TableGame
from gorod.tournament.state import Tournament
from gorod.tournament.visibility import told_protests

DAYS = 6
"""How many days and nights have a line on a blank form."""
CHECKS = ("don", "sheriff", "doctor", "maniac", "beauty", "courtesan", "lawyer")
"""Roles that show somebody at night, in the order of the columns."""


# --- signed ------------------------------------------------------------------------------------


def protocol_sheet(t: Tournament, game: TableGame, texts: Catalogue, who: PersonId) -> PrintPage:
    """Return all that is written on the sheet of a signed game, for this reader.

    Raises a `RecordError` if today's rules cannot read the record any more.
    """
    own = game.sheet
    if own is None:
        raise ValueError(game.id)
    made = sheet(ruled(t, game, own.record, texts, who), texts, digest=own.digest)
    made["note"] = " ".join(part for part in (notice(t, game, texts), made["note"]) if part)
    made["tags"] = list(_tags(t, game, texts))
    told = attested(t, game, who)
    made["remarks"] += ruling_lines(t, game, told, speaking(texts, t))
    if made["signatures"]:
        made["signatures"] = list(_signatures(t, told, made["signatures"], texts))
    return made


def ruled(t: Tournament, game: TableGame, record: str, texts: Catalogue, who: PersonId) -> Replay:
    """Replay a game with the decisions on protests against it that this reader may know."""
    read = unattested(parse(record, ""))
    played = replayed(read, t.points)
    spoken = texts.of(played.book.words)
    return with_decisions(played, told_protests(t, who, game), spoken)


def notice(t: Tournament, game: TableGame, texts: Catalogue) -> str:
    """Say that today's rules read a confirmed record differently; empty if they do not.

    The note has both readings.
    """
    differs = reading(t, game) if game.counts else None
    if differs is None:
        return ""
    confirmed, today = both_readings(texts, t, differs)
    return texts.say("desk-reads-differently", confirmed=confirmed, today=today)


def _tags(t: Tournament, game: TableGame, texts: Catalogue) -> Iterator[tuple[str, str]]:
    """Yield where and when a game was played and who judged it, as the tournament knows it."""
    plan, own = t.plan(game.stage), heading(t, texts)
    began = local(t, game.started_at or game.ended_at)
    day = own.when if began is None else day_text(began.date(), texts)
    told = (
        ("event", own.name),
        ("date", day),
        ("time", hours(t, game.started_at, game.ended_at)),
        ("place", own.where),
        ("stage", "" if plan is None else stage_title(t, plan, texts)),
        ("round", str(game.round)),
        ("table", str(game.table)),
        ("judge", named(t, game.judge) if game.judge else ""),
    )
    for key, value in told:
        if value:
            yield texts.say(f"tag-{key}"), value


def _signatures(
    t: Tournament, told: Attested, lines: list[tuple[str, str]], texts: Catalogue
) -> Iterator[tuple[str, str]]:
    """Yield who signed, and when.

    A second signer who is not the chief judge has one more line.
    """
    if not told.signatures:
        yield from lines
        return
    (first, _), *others = lines
    judge, *seconds = told.signatures
    yield first, signed(t, judge.by, judge.at)
    for own in seconds:
        if not (own.chief and others):
            yield texts.say("paper-second-signature"), signed(t, own.by, own.at)
    chief = next((signed(t, own.by, own.at) for own in told.signatures if own.chief), "")
    yield from ((office, chief or name) for office, name in others)


def signed_text(t: Tournament, game: TableGame, texts: Catalogue, who: PersonId) -> str:
    """Return consents, decisions and signatures of the tournament, as lines under a text."""
    told = attested(t, game, who)
    lines = (
        *ruling_lines(t, game, told, speaking(texts, t)),
        *signature_lines(t, told, texts),
    )
    return "\n".join(lines)


# --- blank -------------------------------------------------------------------------------------


def blank_sheet(t: Tournament, rounds: Iterable[Round], texts: Catalogue) -> PrintPage:
    """Return a page for each game to fill in by hand: the seating is printed, the rest is empty."""
    if t.regulation is None:
        raise TypeError("a tournament without a regulation has no forms")
    book = book_of(t.regulation)
    return {
        "lang": texts.lang,
        "title": texts.say("protocol-title"),
        "book": document_name(texts, book),
        "page": texts.say("protocol-page"),
        "games": [
            _blank(t, plan, own, at, texts)
            for own in rounds
            if (plan := t.plan(own.stage)) is not None
            for at in range(1, len(own.tables) + 1)
        ],
        "columns": [
            texts.say(f"column-{c}") for c in ("seat", "name", "role", "fouls", "left", "points")
        ],
        "fouls": min(book.rules.fouls_to_removal, 4),
        "roles": texts.say("paper-blank-roles", roles=", ".join(_cards(book, t, texts))),
        "days": texts.say("paper-blank-days"),
        "day_columns": [texts.say(f"paper-blank-{c}") for c in ("day", "list", "hands", "out")],
        "nights": texts.say("paper-blank-nights"),
        "night_columns": [
            texts.say("paper-blank-night"),
            *_night_columns(book, t, texts),
        ],
        "lines": DAYS,
        "first": texts.say("paper-blank-first"),
        "best": texts.say("column-best") if book.edition.best_moves else "",
        "outcome": texts.say("paper-blank-outcome"),
        "results": [_result(texts, word) for word in book.rules.results],
        "notes": texts.say("paper-blank-notes"),
        "signatures": [
            words for words in (texts.say("protocol-judge"), texts.say("protocol-second")) if words
        ],
    }


def _blank(t: Tournament, plan: StagePlan, own: Round, at: int, texts: Catalogue) -> PrintPage:
    judge = own.judges[at - 1] if at <= len(own.judges) else ""
    told = heading(t, texts)
    draft = "" if own.status == RoundStatus.RELEASED else texts.say("paper-draft")
    return {
        "event": told.name,
        "about": " · ".join(part for part in (told.line, draft) if part),
        "where": texts.say(
            "paper-judge-table", stage=stage_title(t, plan, texts), round=own.number, table=at
        ),
        "tags": [
            (texts.say("tag-judge"), named(t, judge) if judge else ""),
            (texts.say("tag-date"), ""),
            (texts.say("paper-blank-began"), ""),
            (texts.say("paper-blank-ended"), ""),
        ],
        "seats": [t.nickname(player) for player in own.tables[at - 1]],
    }


def _deck(book: Rulebook, t: Tournament) -> tuple[str, ...]:
    seats = 10 if t.regulation is None else t.regulation.seats
    return tuple(dict.fromkeys(book.rules.deck(seats)))


def _cards(book: Rulebook, t: Tournament, texts: Catalogue) -> list[str]:
    return [texts.say(f"role-{card}") for card in _deck(book, t)]


def _night_columns(book: Rulebook, t: Tournament, texts: Catalogue) -> Iterator[str]:
    """Yield the columns of a night: the shot, and each role of this deck that shows somebody."""
    yield texts.say("verb-shoot")
    yield from (texts.say(f"role-{card}") for card in CHECKS if card in _deck(book, t))
    yield texts.say("paper-blank-out")


def _result(texts: Catalogue, word: str) -> str:
    own = read_result(word)
    return result_text(texts, own.kind, own.winners)
