"""Read a plan that was written with `gorod seat --json`."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import msgspec

from gorod.cli.cli_errors import CliError
from gorod.record.record_errors import shown
from gorod.record.source import PATH_LIMIT
from gorod.tournament.seating import Pair, Rounds, frozen
from gorod.tournament.seating.seating_plan import pair
from gorod.tournament.seating.shape import SEATS

LIMIT = 4 * 1024 * 1024


class Stored(msgspec.Struct):
    """The part of the JSON object that is needed."""

    rounds: list[list[list[int]]]
    apart: list[tuple[int, int]] = []


def read_plan(name: str) -> tuple[Rounds, set[Pair]]:
    """Return the rounds and the forbidden pairs of a plan.

    Raises `CliError`, which says what is wrong with the file.
    """
    file = shown(name, PATH_LIMIT)
    try:
        with Path(name).open("rb") as stream:
            text = stream.read(LIMIT + 1)
    except OSError as error:
        detail = shown(error.strerror or str(error))
        raise CliError("seat-keep-unreadable", file=file, detail=detail) from None
    try:
        stored = msgspec.json.decode(text[:LIMIT], type=Stored)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise CliError("seat-keep-broken", file=file) from None
    _check(stored, file)
    return frozen(stored.rounds), {pair(*two) for two in stored.apart}


def _check(stored: Stored, file: str) -> None:
    sizes = {len(table) for tables in stored.rounds for table in tables}
    if len(sizes) != 1 or not sizes <= {*SEATS} or not all(stored.rounds):
        raise CliError("seat-keep-broken", file=file)
    for number, tables in enumerate(stored.rounds, 1):
        players = sorted(who for table in tables for who in table)
        if players[0] < 1:
            raise CliError("seat-keep-broken", file=file)
        for who, following in pairwise(players):
            if who == following:
                raise CliError("seat-keep-twice", file=file, number=number, player=who)
