"""Read the words of a command: argparse splits them, and the error sentences are ours."""

from __future__ import annotations

import argparse
import difflib
from collections.abc import Iterable, Sequence
from typing import NoReturn

from gorod.cli.cli_errors import CliError
from gorod.record.record_errors import shown


class HelpWanted(Exception):  # noqa: N818  not an error: somebody asks how it is done
    """Raised for `--help`; `command` is empty for the program as a whole."""

    def __init__(self, command: str) -> None:
        super().__init__(command)
        self.command = command


class Words(argparse.ArgumentParser):
    """The option parser of one command; files and options may come in any order."""

    def __init__(self, command: str) -> None:
        super().__init__(prog=command, add_help=False, allow_abbrev=False)
        self.command = command
        self.add_argument("-h", "--help", action="store_true")

    def error(self, message: str) -> NoReturn:  # noqa: ARG002  argparse speaks English only
        raise CliError("cli-usage", command=self.command)

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        """Return the options; raise an error for the first word that is none."""
        if {"-h", "--help"} & set(words):
            raise HelpWanted(self.command)
        found, unknown = self.parse_known_intermixed_args(words)
        if unknown:
            known = [name for action in self._actions for name in action.option_strings]
            raise unknown_word("cli-option-unknown", unknown[0], known, command=self.command)
        return found


def unknown_word(message_id: str, word: str, known: Iterable[str], **args: str) -> CliError:
    """Return the error about an unknown word, with the nearest one that exists."""
    near = difflib.get_close_matches(word, list(known), n=1, cutoff=0.5)
    if near:
        return CliError(f"{message_id}-near", word=shown(word), near=near[0], **args)
    return CliError(message_id, word=shown(word), **args)
