"""Seat cards, schedules of tables, the page of the hall, strips for players."""

from __future__ import annotations

from collections.abc import Sequence

from gorod.i18n import Catalogue
from gorod.tournament.papers.printing import Sheet
from gorod.tournament.regulation import StagePlan
from gorod.tournament.rounds import RELEASED, Round
from gorod.tournament.state import Tournament
from gorod.tournament.words import alphabetical, named, stage_title

ACROSS = 12
"""Rounds beside each other on a strip."""
HALL = ((16, 12.0, 1.6), (22, 11.0, 1.5), (34, 9.5, 0.9), (50, 7.5, 0.55))
"""So many lines below each other fit the page of the hall in letters of that size."""
LOW = 16
"""So many players stand in one column of it; more in two, where their rounds leave the room."""
PAGE = 150
"""Millimetres for the rounds of a table."""


def cards_sheet(t: Tournament, plan: StagePlan, own: Round, texts: Catalogue) -> Sheet:
    """A page for each table, a card for each of its seats."""
    most = max((len(table) for table in own.tables), default=0)
    stage = stage_title(t, plan, texts)
    event = t.name if own.status == RELEASED else f"{t.name} · {texts.say('paper-draft')}"
    return {
        "lang": texts.lang,
        "title": texts.say("paper-cards", stage=stage, round=own.number),
        "high": max(1, -(-most // 2)),
        "tables": [
            [
                {
                    "seat": seat,
                    "nickname": t.nickname(player),
                    "place": texts.say("paper-card", round=own.number, table=at),
                    "event": event,
                }
                for seat, player in enumerate(table, 1)
            ]
            for at, table in enumerate(own.tables, 1)
        ],
    }


def tables_sheet(
    t: Tournament, plan: StagePlan, rounds: Sequence[Round], texts: Catalogue
) -> Sheet:
    """For the wall: each table with all its rounds, and everybody by round."""
    head, *people = _everybody(t, rounds, texts)
    lines = len(people) if len(rounds) > ACROSS or len(people) <= LOW else -(-len(people) // 2)
    size, leading = next(((s, lead) for most, s, lead in HALL if lines <= most), HALL[2][1:])
    draft = any(own.status != RELEASED for own in rounds)
    return {
        "lang": texts.lang,
        "title": t.name,
        "stage": f"{t.name} · {stage_title(t, plan, texts)}",
        "tables": [
            {"title": texts.say("paper-table", table=at), "rows": _table(t, rounds, at, texts)}
            for at in range(1, max((len(own.tables) for own in rounds), default=0) + 1)
        ],
        "hall": texts.say("paper-hall"),
        "legend": texts.say("paper-hall-legend"),
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
    rows = [[texts.say("paper-round-short"), *seats, texts.say("desk-column-judge")]]
    for own in there:
        judge = own.judges[at - 1] if at <= len(own.judges) else ""
        names = [t.nickname(player) for player in own.tables[at - 1]]
        names += [""] * (most - len(names))
        rows.append([str(own.number), *names, named(t, judge) if judge else ""])
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
) -> Sheet:
    """What is cut out and handed to each."""
    seats = _seats(t, rounds)
    draft = any(own.status != RELEASED for own in rounds)
    event = f"{t.name} · {stage_title(t, plan, texts)}"
    return {
        "lang": texts.lang,
        "title": t.name,
        "event": f"{event} · {texts.say('paper-draft')}" if draft else event,
        "across": min(ACROSS, len(rounds)),
        "players": [
            {"nickname": t.nickname(player), "parts": list(_strip(seats[player], rounds, texts))}
            for player in sorted(seats, key=lambda p: alphabetical(t.nickname(p)))
        ],
    }


def _strip(
    own: dict[int, tuple[int, int]], rounds: Sequence[Round], texts: Catalogue
) -> list[list[list[str]]]:
    """Rounds, tables and seats below each other; many rounds in several parts."""
    across, parts = min(ACROSS, len(rounds)), []
    for first in range(0, len(rounds), across):
        some = [str(one.number) for one in rounds[first : first + across]]
        there = [own.get(one.number) for one in rounds[first : first + across]]
        rows = [
            [texts.say("paper-round"), *some],
            [texts.say("paper-at-table"), *(str(p[0]) if p else "—" for p in there)],
            [texts.say("paper-seat"), *(str(p[1]) if p else "—" for p in there)],
        ]
        parts.append([row + [""] * (across + 1 - len(row)) for row in rows])
    return parts


def _seats(t: Tournament, rounds: Sequence[Round]) -> dict[str, dict[int, tuple[int, int]]]:
    """Player -> round -> table and seat."""
    found: dict[str, dict[int, tuple[int, int]]] = {}
    for own in rounds:
        for at, table in enumerate(own.tables, 1):
            for seat, player in enumerate(table, 1):
                found.setdefault(t.who(player), {})[own.number] = (at, seat)
    return found
