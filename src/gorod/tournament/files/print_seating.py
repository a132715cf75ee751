"""Seat cards, schedules of tables, the page for the hall, strips for players."""

from __future__ import annotations

from collections.abc import Sequence

from gorod.i18n import Catalogue
from gorod.tournament.files.typst_pages import PrintPage
from gorod.tournament.heading import heading, start_short, start_text
from gorod.tournament.ids import PersonId
from gorod.tournament.messages import named, stage_title
from gorod.tournament.participants import alphabetical
from gorod.tournament.regulation import StagePlan
from gorod.tournament.rounds import Round, RoundStatus
from gorod.tournament.state import Tournament

ACROSS = 12
"""How many rounds are printed side by side on a strip."""
HALL = ((16, 12.0, 1.6), (22, 11.0, 1.5), (34, 9.5, 0.9), (50, 7.5, 0.55))
"""How many lines fit on the page for the hall, with which font size and spacing."""
LOW = 16
"""The most players in one column of it.

More players are put in two columns, unless there are too many rounds.
"""
PAGE = 150
"""Millimetres of a page for the rounds of a table."""


def cards_sheet(t: Tournament, plan: StagePlan, own: Round, texts: Catalogue) -> PrintPage:
    """Return a page for each table, with a card for each of its seats."""
    most = max((len(table) for table in own.tables), default=0)
    stage = stage_title(t, plan, texts)
    event = _joined(t.name, heading(t, texts).line)
    if own.status != RoundStatus.RELEASED:
        event = _joined(texts.say("paper-draft"), event)
    start = start_text(t, plan.id, own.number, texts)
    return {
        "lang": texts.lang,
        "title": texts.say("paper-cards", stage=stage, round=own.number),
        "high": max(1, -(-most // 2)),
        "tables": [
            [
                {
                    "seat": seat,
                    "nickname": t.nickname(player),
                    "place": _joined(texts.say("paper-card", round=own.number, table=at), start),
                    "event": event,
                }
                for seat, player in enumerate(table, 1)
            ]
            for at, table in enumerate(own.tables, 1)
        ],
    }


def tables_sheet(
    t: Tournament, plan: StagePlan, rounds: Sequence[Round], texts: Catalogue
) -> PrintPage:
    """Return sheets for the wall: each table with all its rounds, and everybody by round."""
    head, *people = _everybody(t, rounds, texts)
    lines = len(people) if len(rounds) > ACROSS or len(people) <= LOW else -(-len(people) // 2)
    size, leading = next(((s, lead) for most, s, lead in HALL if lines <= most), HALL[2][1:])
    draft = any(own.status != RoundStatus.RELEASED for own in rounds)
    return {
        "lang": texts.lang,
        "title": t.name,
        "stage": f"{t.name} · {stage_title(t, plan, texts)}",
        "under": heading(t, texts).line,
        "tables": [
            {"title": texts.say("paper-table", table=at), "rows": _table(t, rounds, at, texts)}
            for at in range(1, max((len(own.tables) for own in rounds), default=0) + 1)
        ],
        "hall": texts.say("paper-hall"),
        "legend": _joined(texts.say("paper-hall-legend"), _starts(t, rounds, texts)),
        "halves": [[head, *people[at : at + lines]] for at in range(0, len(people), lines)],
        "size": size,
        "leading": leading,
        "high": min(14, PAGE / len(rounds)),
        "note": texts.say("paper-draft") if draft else "",
        "page": texts.say("protocol-page"),
    }


def _table(t: Tournament, rounds: Sequence[Round], at: int, texts: Catalogue) -> list[list[str]]:
    there = [own for own in rounds if at <= len(own.tables)]
    most = max(len(own.tables[at - 1]) for own in there)
    seats = [str(seat) for seat in range(1, most + 1)]
    starts = [start_short(t, own.stage, own.number, texts) for own in there]
    timed = any(starts)
    when = [texts.say("paper-start")] if timed else []
    rows = [[texts.say("paper-round-short"), *when, *seats, texts.say("desk-column-judge")]]
    for own, start in zip(there, starts, strict=True):
        judge = own.judges[at - 1] if at <= len(own.judges) else ""
        names = [t.nickname(player) for player in own.tables[at - 1]]
        names += [""] * (most - len(names))
        told = [start] if timed else []
        rows.append([str(own.number), *told, *names, named(t, judge) if judge else ""])
    return rows


def _everybody(t: Tournament, rounds: Sequence[Round], texts: Catalogue) -> list[list[str]]:
    seats = _seats(t, rounds)
    rows = [[texts.say("desk-column-nickname"), *(str(own.number) for own in rounds)]]
    for player in sorted(seats, key=lambda p: alphabetical(t.nickname(p))):
        cells = [seats[player].get(own.number) for own in rounds]
        rows.append([t.nickname(player), *(f"{c[0]}·{c[1]}" if c else "—" for c in cells)])
    return rows


def players_sheet(
    t: Tournament, plan: StagePlan, rounds: Sequence[Round], texts: Catalogue
) -> PrintPage:
    """Return strips that are cut out and handed to the players."""
    seats = _seats(t, rounds)
    draft = any(own.status != RoundStatus.RELEASED for own in rounds)
    event = _joined(t.name, stage_title(t, plan, texts), heading(t, texts).line)
    return {
        "lang": texts.lang,
        "title": t.name,
        "event": f"{event} · {texts.say('paper-draft')}" if draft else event,
        "across": min(ACROSS, len(rounds)),
        "players": [
            {"nickname": t.nickname(player), "parts": _strip(t, seats[player], rounds, texts)}
            for player in sorted(seats, key=lambda p: alphabetical(t.nickname(p)))
        ],
    }


def _joined(*parts: str) -> str:
    """Join the parts that are not empty, with dots between them."""
    return " · ".join(part for part in parts if part)


def _starts(t: Tournament, rounds: Sequence[Round], texts: Catalogue) -> str:
    """Return when all of these rounds begin, in one line; empty if nobody knows it."""
    known = [(own.number, start_short(t, own.stage, own.number, texts)) for own in rounds]
    told = ", ".join(f"{number} — {start}" for number, start in known if start)
    return texts.say("paper-starts", starts=told) if told else ""


def _strip(
    t: Tournament,
    own: dict[int, tuple[int, int]],
    rounds: Sequence[Round],
    texts: Catalogue,
) -> list[list[list[str]]]:
    """Return a player's rounds, tables and seats in rows; many rounds are split into parts."""
    across, parts = min(ACROSS, len(rounds)), []
    for first in range(0, len(rounds), across):
        some = [str(one.number) for one in rounds[first : first + across]]
        there = [own.get(one.number) for one in rounds[first : first + across]]
        starts = [
            start_short(t, one.stage, one.number, texts) for one in rounds[first : first + across]
        ]
        rows = [
            [texts.say("paper-round"), *some],
            *([[texts.say("paper-start"), *starts]] if any(starts) else []),
            [texts.say("paper-at-table"), *(str(p[0]) if p else "—" for p in there)],
            [texts.say("paper-seat"), *(str(p[1]) if p else "—" for p in there)],
        ]
        parts.append([row + [""] * (across + 1 - len(row)) for row in rows])
    return parts


def _seats(t: Tournament, rounds: Sequence[Round]) -> dict[PersonId, dict[int, tuple[int, int]]]:
    """Return player -> round -> table and seat."""
    found: dict[PersonId, dict[int, tuple[int, int]]] = {}
    for own in rounds:
        for at, table in enumerate(own.tables, 1):
            for seat, player in enumerate(table, 1):
                found.setdefault(t.who(player), {})[own.number] = (at, seat)
    return found
