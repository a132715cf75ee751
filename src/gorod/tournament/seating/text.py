"""A plan as text for people, and as CSV for spreadsheets."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterator

from gorod.i18n import Catalogue
from gorod.report.text_columns import columns
from gorod.tournament.seating.lower_bounds import Bounds
from gorod.tournament.seating.request import Found
from gorod.tournament.seating.reseating import Swap
from gorod.tournament.seating.seating_plan import (
    Measures,
    Round,
    Rounds,
    game_counts,
    games,
    meetings,
    neighbours,
)


def plan_text(found: Found, texts: Catalogue) -> str:
    """Return how good the plan is, then every round with its tables, seats from left to right."""
    lines = [*_summary(found.rounds, texts), *_score(found, texts)]
    return "\n".join([*lines, *rounds_lines(found.rounds, texts), ""])


def swap_text(swap: Swap, number: int, texts: Catalogue) -> str:
    """Return what an exchange by hand changes, and the round as it would be."""
    lines = [
        texts.say(f"seat-swap-{name}", before=before, after=after, change=f"{after - before:+d}")
        for name, before, after in _changes(swap.before, swap.after)
    ]
    everybody = set(game_counts(swap.rounds))
    lines += ["", *_round_lines(number, swap.rounds[number - 1], everybody, texts)]
    return "\n".join([*lines, ""])


def plan_csv(rounds: Rounds, texts: Catalogue) -> str:
    """Return one line for each seat of each game."""
    sheet = io.StringIO()
    lines = csv.writer(sheet, lineterminator="\n")
    lines.writerow([texts.say(f"seat-csv-{name}") for name in ("round", "table", "seat", "player")])
    for number, tables in enumerate(rounds, 1):
        for place, table in enumerate(tables, 1):
            lines.writerows((number, place, seat, who) for seat, who in enumerate(table, 1))
    return sheet.getvalue()


def rounds_lines(rounds: Rounds, texts: Catalogue) -> Iterator[str]:
    everybody = set(game_counts(rounds))
    for number, tables in enumerate(rounds, 1):
        yield ""
        yield from _round_lines(number, tables, everybody, texts)


def score_text(pairs2: int, bounds: Bounds | int, texts: Catalogue) -> str:
    """Return the score of a search that is still going on."""
    least = bounds if isinstance(bounds, int) else bounds.best
    return texts.say("seat-so-far", pairs2=str(pairs2), least=str(least))


def _summary(rounds: Rounds, texts: Catalogue) -> Iterator[str]:
    played = game_counts(rounds)
    yield texts.say(
        "seat-title",
        players=len(played),
        tables=max(map(len, rounds)),
        seats=len(next(games(rounds))),
        rounds=len(rounds),
    )
    fewest, most = min(played.values()), max(played.values())
    yield texts.say(f"seat-games{'' if fewest == most else '-unequal'}", fewest=fewest, most=most)


def _score(found: Found, texts: Catalogue) -> Iterator[str]:
    bounds, score = found.bounds, found.measures
    known = {"counting": str(bounds.counting), "rounds": str(bounds.rounds)}
    yield texts.say("seat-score", pairs2=str(score.pairs2))
    yield texts.say("seat-bounds", best=str(bounds.best), **known)
    if found.optimal:
        yield texts.say("seat-optimal")
    if found.stopped:
        yield texts.say("seat-stopped")
    fewest, most = _range(meetings(found.rounds), len(game_counts(found.rounds)))
    yield texts.say("seat-meetings", fewest=fewest, most=most)
    beside = _range(neighbours(found.rounds), len(game_counts(found.rounds)))[1]
    yield texts.say(
        "seat-rest",
        seats2=str(score.seats2),
        neighbours2=str(score.neighbours2),
        beside=beside,
        tables2=str(score.tables2),
    )


def _range(counts: Counter[tuple[int, int]], players: int) -> tuple[int, int]:
    all_pairs = players * (players - 1) // 2
    return (min(counts.values()) if len(counts) == all_pairs else 0), max(counts.values())


def _round_lines(
    number: int, tables: Round, everybody: set[int], texts: Catalogue
) -> Iterator[str]:
    yield texts.say("seat-round", number=number)
    seats = len(tables[0])
    head = [texts.say("seat-seats"), *map(str, range(1, seats + 1))]
    rows = [
        [texts.say("seat-table", number=place), *map(str, table)]
        for place, table in enumerate(tables, 1)
    ]
    yield from columns([head, *rows], [False] + [True] * seats)
    resting = sorted(everybody.difference(*tables))
    if resting:
        yield texts.say("seat-resting", players=", ".join(map(str, resting)))


def _changes(before: Measures, after: Measures) -> Iterator[tuple[str, int, int]]:
    for name in Measures.__dataclass_fields__:
        yield name, getattr(before, name), getattr(after, name)
