"""What the tournament says to people, in their language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from gorod.i18n import LANGUAGES, Catalogue
from gorod.record import RecordError
from gorod.record.record_errors import Message
from gorod.report.citing import cited, clause_name, reason_text
from gorod.report.figures import figure
from gorod.report.scribe import result_text
from gorod.tournament.counted_points import Reading
from gorod.tournament.decided_games import Counted
from gorod.tournament.denied import Denied
from gorod.tournament.files.grid import Grid
from gorod.tournament.files.players_list import CellFault, Change
from gorod.tournament.ids import ClubId, PersonId, ProtestId, StageId
from gorod.tournament.points_book import book_of
from gorod.tournament.refusal_reasons import (
    CLUB,
    KEY,
    MOMENT,
    NUMBER,
    PERSON,
    PROTEST,
    STAGE,
    WORD,
    Reason,
    kinds,
)
from gorod.tournament.regulation import StagePlan
from gorod.tournament.state import Tournament


def refusal(texts: Catalogue, t: Tournament, denied: Denied) -> str:
    """Say why a command was refused, with names for ids and the clause behind it."""
    texts = speaking(texts, t)
    reason = texts.say(denied.reason, **_own(denied.args, texts.lang)) if denied.reason else ""
    detail = ": ".join(part for part in (denied.detail, reason) if part)
    said = about_text(texts, t, denied.why, denied.about, detail)
    if not denied.clause or t.regulation is None:
        return said
    bare = denied.clause.removeprefix(book_of(t.regulation).id).strip()
    return f"{said} ({_cited(texts, bare)})" if bare else said


def about_text(
    texts: Catalogue, t: Tournament, why: Reason, about: tuple[str, ...], detail: str = ""
) -> str:
    """Say why something is refused or wrong, in the words of the document, with names for ids."""
    own = kinds(why, len(about))
    words = [_thing(texts, t, kind, word) for kind, word in zip(own, about, strict=True)]
    args = {
        key: int(word) if kind == NUMBER and word.isdecimal() else word
        for key, kind, word in zip(
            ORDINALS, (*own, WORD, WORD, WORD), (*words, "", "", ""), strict=False
        )
    }
    keys = [word for kind, word in zip(own, about, strict=True) if kind == KEY]
    listed = games_named(texts, t, keys) if len(keys) == len(own) > 1 else words
    joint = "; " if any(", " in word for word in listed) else ", "
    return texts.say(f"desk-{why}", about=joint.join(listed), detail=detail, **args)


ORDINALS = ("first", "second", "third")
ROUND_OR_GAME = re.compile(r"(.+?)\.(\d+)(?:\.(\d+)(?:\.r(\d+))?)?")
"""A round or a game of a stage: `q.2`, `q.2.1`, and `q.2.1.r2` if it was played again."""
NIGHT_OR_DAY = re.compile(r"([ND])(\d+)")


def _thing(texts: Catalogue, t: Tournament, kind: str, word: str) -> str:
    """Say an id by its name and a moment in words; anything else stays as it is."""
    speak = SAID.get(kind)
    return word if speak is None else speak(texts, t, word) or word


def _person(_: Catalogue, t: Tournament, word: str) -> str:
    return named(t, word)


def _club(_: Catalogue, t: Tournament, word: str) -> str:
    own = t.clubs.get(ClubId(word))
    return word if own is None else own.name


def _protest(texts: Catalogue, t: Tournament, word: str) -> str:
    """Say whose protest it is, and about which game."""
    filed = t.protests.get(ProtestId(word))
    return "" if filed is None else f"{t.nickname(filed.player)} ({_key(texts, t, filed.game)})"


def _moment(texts: Catalogue, _: Tournament, word: str) -> str:
    found = NIGHT_OR_DAY.fullmatch(word)
    if found is None:
        return word
    return texts.say("moment-night" if found[1] == "N" else "moment-day", number=found[2])


def _key(texts: Catalogue, t: Tournament, word: str) -> str:
    return key_name(texts, t, word) or word


def games_named(texts: Catalogue, t: Tournament, keys: Sequence[str]) -> list[str]:
    """Name games: those of one round together, `тур 2, столы 2 и 3`; anything else one by one."""
    rounds: dict[str, list[str]] = {}
    for key in keys:
        found = ROUND_OR_GAME.fullmatch(key)
        plain = found is not None and found[3] and not found[4]
        rounds.setdefault(key.rpartition(".")[0] if plain else key, []).append(key)
    said: list[str] = []
    for key, own in rounds.items():
        tables = [game.rpartition(".")[2] for game in own]
        first = key_name(texts, t, key)
        if len(own) == 1 or not first:
            said += [_key(texts, t, game) for game in own]
        else:
            said.append(
                texts.say("desk-tables", round=first, head=", ".join(tables[:-1]), last=tables[-1])
            )
    return said


def key_name(texts: Catalogue, t: Tournament, word: str) -> str:
    """Return a name such as `отбор, тур 2, стол 1`; empty if the key is no round and no game."""
    found = ROUND_OR_GAME.fullmatch(word)
    plan = None if found is None else t.plan(StageId(found[1]))
    if found is None or plan is None or t.regulation is None:
        return ""
    several = len(t.regulation.stages) > 1
    return texts.say(
        "desk-key",
        stage=stage_title(t, plan, texts).lower() if several else "none",
        round=found[2],
        table=int(found[3] or 0),
        again=int(found[4] or 1) - 1,
    )


def stage_title(t: Tournament, plan: StagePlan, texts: Catalogue) -> str:
    """Return the title of a stage, `Отбор`; with its number if there are several of the kind."""
    name = texts.say(f"desk-stage-kind-{plan.kind}")
    stages = () if t.regulation is None else t.regulation.stages
    alike = [own.id for own in stages if own.kind == plan.kind]
    title = name[:1].upper() + name[1:]
    return f"{title} {alike.index(plan.id) + 1}" if len(alike) > 1 else title


def _cited(texts: Catalogue, clauses: str) -> str:
    """Return `п. 8.8.1`, or the bare heading if the clause is cited by a heading."""
    names = cited(texts, clauses.split(", "))
    return texts.say("desk-cited", clauses=names) if names[:1].isdecimal() else names


def speaking(texts: Catalogue, t: Tournament) -> Catalogue:
    """Return the catalogue with the words of the tournament's document."""
    return texts if t.regulation is None else book_of(t.regulation).speaks(texts)


def complaint(texts: Catalogue, error: RecordError) -> str:
    """Say why a record is refused, with the clause; the caller tells the line."""
    own = texts.of(error.reason.words)
    args = _own(error.reason.args, texts.lang)
    if error.reason.id in MISSING:
        return _missing(own, str(args.get("due", "")))
    said = reason_text(own, Message(error.reason.id, args))
    _, _, clauses = error.cite.partition(" ")
    return f"{said} ({_cited(own, clauses)})" if clauses else said


MISSING = frozenset({"record-expected", "record-not-over"})
"""Errors of a record that leaves out what the rulebook needs to go on."""


def _missing(texts: Catalogue, due: str) -> str:
    """Say what has to be written, and which form of a record can be used without it."""
    verb, _, rest = due.partition(" ")
    seat = rest.partition(":")[0].partition(" ")[0]
    move = texts.say(
        "desk-due", verb=verb.rstrip(":,") or "none", seat=int(seat) if seat.isdecimal() else 0
    )
    return texts.say("desk-paper-missing", move=move)


def _own(args: Mapping[str, str | float], lang: str) -> dict[str, str | float]:
    """Keep the arguments in the language that is spoken: of `why-ru` and `why-en`, one."""
    foreign = tuple(f"-{other}" for other in LANGUAGES if other != lang)
    kept = {key: value for key, value in args.items() if not key.endswith(foreign)}
    return {key.removesuffix(f"-{lang}"): value for key, value in kept.items()}


def both_readings(texts: Catalogue, t: Tournament, own: Reading) -> tuple[str, str]:
    """Say how a protocol was confirmed, and how today's rules read it."""
    unknown = texts.say("desk-reading-unknown")
    stored = unknown if own.stored is None else _reading(texts, t, own.stored, own.today)
    if own.fault is not None:
        return stored, texts.say("desk-reading-refused", reason=complaint(texts, own.fault.error))
    return stored, unknown if own.today is None else _reading(texts, t, own.today, own.stored)


def _reading(texts: Catalogue, t: Tournament, now: Counted, other: Counted | None) -> str:
    """Say the result, and the points of those seats that have others in the other reading."""
    texts, outcome = speaking(texts, t), now.game.outcome
    parts = [] if outcome is None else [result_text(texts, outcome.kind, outcome.winners)]
    for own in now.points:
        if other is None or other.points[own.seat - 1].items != own.items:
            total = figure(texts, own.total)
            parts.append(texts.say("desk-reading-seat", seat=own.seat, points=total))
    return "; ".join(parts)


def named(t: Tournament, word: str) -> str:
    """Return the name of the person or the club with this id; anything else as it is."""
    person, club = PersonId(word), ClubId(word)
    if person in t.players or person in t.removed:
        return t.nickname(person)
    if person in t.officials:
        return t.officials[person].name
    return t.clubs[club].name if club in t.clubs else word


def headings(texts: Catalogue, columns: Sequence[str]) -> list[str]:
    """Return the names of columns."""
    return [texts.say(f"desk-column-{column}") for column in columns]


def in_words(texts: Catalogue, t: Tournament, grid: Grid) -> Grid:
    """Return a grid for people: stages by name, clauses as the document numbers them."""
    worded = {"stage": _stage, "reached": _stage, "decided-by": _separated}
    at = [(n, worded[column]) for n, column in enumerate(grid.columns) if column in worded]
    rows = [list(row) for row in grid.rows]
    for row in rows:
        for n, word in at:
            row[n] = word(texts, t, str(row[n] or ""))
    return Grid(grid.columns, tuple(map(tuple, rows)))


def _stage(texts: Catalogue, t: Tournament, stage: str) -> str:
    plan = t.plan(StageId(stage))
    return stage if plan is None else stage_title(t, plan, texts)


SAID = {
    PERSON: _person,
    CLUB: _club,
    STAGE: _stage,
    KEY: _key,
    PROTEST: _protest,
    MOMENT: _moment,
}
"""Kind of word -> how it is said."""


def _separated(texts: Catalogue, _: Tournament, clause: str) -> str:
    if clause == "?":
        return texts.say("desk-lot-due")
    return clause_name(texts, clause.rpartition(" ")[2]) if clause else ""


def cell_fault(texts: Catalogue, fault: CellFault) -> str:
    """Say what is wrong with a cell: `B7: …`, with its value."""
    reason = texts.say(f"desk-cell-{fault.why}", other=fault.other)
    return texts.say("desk-import-fault", cell=fault.cell, reason=reason, value=fault.value)


def doubt_text(texts: Catalogue, change: Change) -> str:
    """Say why a row of a list is left out unless somebody ticks it."""
    reason = texts.say(f"desk-doubt-{change.doubt}", other=change.other)
    name = change.player.nickname
    return texts.say("desk-import-doubt", row=change.row, name=name, reason=reason)
