"""`gorod seat 40 --tables 4 --rounds 10`: plan who sits where in every round of a tournament."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict
from itertools import combinations
from typing import Any

from gorod.cli.cli_errors import CliError
from gorod.cli.language import Tongue
from gorod.cli.progress import progress_bar
from gorod.cli.seat_file import read_plan
from gorod.cli.usage import Words
from gorod.record.record_errors import shown
from gorod.tournament.seating import (
    Found,
    Pair,
    Rounds,
    SeatingError,
    SeatingRequest,
    Swap,
    reseating_request,
    seat,
    shape_of,
    swapped,
)
from gorod.tournament.seating.search import bounds
from gorod.tournament.seating.text import plan_csv, plan_text, score_text, swap_text

LONGEST = 3600


def words() -> Words:
    options = Words("seat")
    options.add_argument("players", nargs="?", type=int)
    for number in ("tables", "rounds", "games", "from-round"):
        options.add_argument(f"--{number}", type=int)
    options.add_argument("--seats", type=int, default=10)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--seconds", type=float, default=10.0)
    options.add_argument("--apart", nargs="+", action="extend", default=[])
    options.add_argument("--without", nargs="+", action="extend", default=[])
    options.add_argument("--keep")
    options.add_argument("--swap")
    options.add_argument("--json", action="store_true")
    options.add_argument("--csv", action="store_true")
    return options


def run(argv: Sequence[str], tongue: Tongue) -> int:
    """Print a new plan.

    With `--keep` plan the rest of an old one again, or swap two players in it.
    """
    asked = words().read(argv)
    if not 0 < asked.seconds <= LONGEST:
        raise CliError("seat-seconds", most=LONGEST)
    try:
        print(_answer(asked, tongue), end="")
    except SeatingError as error:
        raise CliError(error.message_id, **error.arguments) from None
    return 0


def _answer(asked: argparse.Namespace, tongue: Tongue) -> str:
    new = asked.keep is None
    if (asked.players is None) == new or (asked.json and asked.csv):
        raise CliError("cli-usage", command="seat")
    if new:
        return _planned(asked, _new(asked), tongue)
    rounds, apart = read_plan(asked.keep)
    apart |= _apart(asked.apart, {who for tables in rounds for table in tables for who in table})
    if asked.swap is not None:
        return _swapped(asked, rounds, apart, tongue)
    if asked.from_round is None:
        raise CliError("cli-usage", command="seat")
    gone = [who for word in asked.without for who in _numbers(word)]
    request = reseating_request(
        rounds,
        asked.from_round,
        without=gone,
        apart=apart,
        seed=asked.seed,
        seconds=asked.seconds,
    )
    return _planned(asked, request, tongue)


def _new(asked: argparse.Namespace) -> SeatingRequest:
    if asked.from_round is not None or asked.swap is not None or asked.without:
        raise CliError("seat-keep-wanted")
    shape = shape_of(asked.players, asked.tables, asked.rounds, asked.seats, asked.games)
    apart = _apart(asked.apart, set(range(1, shape.players + 1)))
    return SeatingRequest(shape, frozenset(apart), asked.seed, asked.seconds)


def _planned(asked: argparse.Namespace, request: SeatingRequest, tongue: Tongue) -> str:
    least = bounds(request)
    with progress_bar() as bar:
        found = seat(
            request, lambda p: bar(p.share, lambda: score_text(p.pairs2, least, tongue.texts))
        )
    if asked.json:
        return json.dumps(as_document(found, request.apart)) + "\n"
    if asked.csv:
        return plan_csv(found.rounds, tongue.texts)
    return plan_text(found, tongue.texts)


def _swapped(asked: argparse.Namespace, rounds: Rounds, apart: set[Pair], tongue: Tongue) -> str:
    number, colon, two = asked.swap.partition(":")
    players = _numbers(two)
    if not colon or not number.isdecimal() or len(players) != 2:  # noqa: PLR2004  a swap is of two
        raise CliError("seat-swap-word", word=shown(asked.swap))
    swap = swapped(rounds, int(number), players[0], players[1], apart)
    if asked.json:
        return json.dumps(swap_document(swap, apart)) + "\n"
    if asked.csv:
        return plan_csv(swap.rounds, tongue.texts)
    return swap_text(swap, int(number), tongue.texts)


def as_document(found: Found, apart: frozenset[Pair]) -> dict[str, Any]:
    """Return the JSON object of a plan."""
    return {
        "rounds": found.rounds,
        "pairs2": found.measures.pairs2,
        "bounds": asdict(found.bounds),
        "optimal": found.optimal,
        "seats2": found.measures.seats2,
        "neighbours2": found.measures.neighbours2,
        "tables2": found.measures.tables2,
        "apart": sorted(apart),
        "stopped": found.stopped,
    }


def swap_document(swap: Swap, apart: set[Pair]) -> dict[str, Any]:
    """Return the JSON object of a plan after a swap, with its measures before and after."""
    return {
        "rounds": swap.rounds,
        "pairs2": swap.after.pairs2,
        "before": asdict(swap.before),
        "after": asdict(swap.after),
        "apart": sorted(apart),
    }


def _apart(words: Sequence[str], players: set[int]) -> set[Pair]:
    """Return pairs to keep apart: `3,17` means these two, `3,17,25` no two of these three."""
    pairs: set[Pair] = set()
    for word in words:
        group = _numbers(word)
        if len(set(group)) < 2 or len(set(group)) < len(group):  # noqa: PLR2004  a pair is two
            raise CliError("seat-apart-word", word=shown(word))
        for who in group:
            if who not in players:
                raise CliError("seat-no-player", number=who)
        pairs.update(combinations(sorted(group), 2))
    return pairs


def _numbers(word: str) -> list[int]:
    parts = word.split(",")
    if not all(part.isascii() and part.isdecimal() and len(part) < 7 for part in parts):  # noqa: PLR2004
        raise CliError("seat-apart-word", word=shown(word))
    return [int(part) for part in parts]
