"""The viewers that `--viewer` accepts: `judge`, `seat:3`, `spectator`."""

from __future__ import annotations

import re

from gorod.cli.cli_errors import CliError
from gorod.engine.viewers import JUDGE, SPECTATOR, Viewer
from gorod.record.record_errors import shown

NAMED: dict[str, Viewer] = {"judge": JUDGE, "spectator": SPECTATOR}
_SEAT = re.compile("seat:([1-9][0-9]?)")


def viewer_named(word: str) -> Viewer:
    """Return the viewer with this name."""
    if word in NAMED:
        return NAMED[word]
    found = _SEAT.fullmatch(word)
    if found is None:
        raise CliError("cli-viewer", word=shown(word))
    return int(found[1])


def seated(viewer: Viewer, seats: int, file: str) -> Viewer:
    """Return the same viewer; raise an error if the table has no such seat."""
    if viewer > seats:
        raise CliError("cli-viewer-seat", file=file, seat=viewer, count=seats)
    return viewer
