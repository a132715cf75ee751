"""`gorod tournament`: a tournament in its archive: an overview, its standings, its files."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path

from gorod.cli.cli_errors import CliError
from gorod.cli.language import Tongue
from gorod.cli.usage import HelpWanted, Words
from gorod.record.record_errors import shown
from gorod.record.source import PATH_LIMIT

FILES = {"show": 1, "standings": 1, "export": 2, "import": 2}
"""Verb -> how many files it is given."""


def words() -> Words:
    options = Words("tournament")
    options.add_argument("verb", nargs="?", default="")
    options.add_argument("files", nargs="*")
    options.add_argument("--stage")
    options.add_argument("--round")
    options.add_argument("--provisional", action="store_true")
    options.add_argument("--explain")
    options.add_argument("--preview", action="store_true")
    options.add_argument("--who")
    options.add_argument("--json", action="store_true")
    return options


def run(argv: Sequence[str], tongue: Tongue) -> int:
    """Run one of the four verbs."""
    if not argv:
        raise HelpWanted("tournament")
    asked = words().read(argv)
    if asked.verb not in FILES:
        raise CliError("cli-tournament-verb", known=", ".join(FILES))
    if len(asked.files) != FILES[asked.verb]:
        raise CliError("cli-usage", command="tournament")
    # The tournament modules load records and rulebooks; other commands should not wait for them.
    from gorod.cli.tournament_files import exported, opened  # noqa: PLC0415
    from gorod.cli.tournament_import import imported  # noqa: PLC0415
    from gorod.cli.tournament_tables import overview, table  # noqa: PLC0415

    verbs: dict[str, Callable[[argparse.Namespace, Tongue], None]] = {
        "show": lambda asked, tongue: print(overview(opened(asked.files[0], tongue), tongue)),
        "standings": lambda asked, tongue: print(
            table(opened(asked.files[0], tongue), asked, tongue)
        ),
        "export": exported,
        "import": imported,
    }
    verbs[asked.verb](asked, tongue)
    return 0


def named(path: str | Path) -> str:
    """Return a path as a message shows it."""
    return shown(str(path), PATH_LIMIT)
