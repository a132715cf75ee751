"""The command line: `gorod replay`, `gorod fmt`, `gorod standings`, `gorod rules` and more.

A command is a module with `words` (its options) and `run`. An error is printed in one line on
standard error, with exit code 2; a traceback means a bug.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version

from gorod.cli import (
    admin_command,
    audit_command,
    backup_command,
    fair_command,
    fmt_command,
    replay_command,
    restore_command,
    rules_command,
    seat_command,
    serve_command,
    standings_command,
    tournament_command,
    verify_command,
)
from gorod.cli.cli_errors import BAD, PROGRAM, CliError, complaint
from gorod.cli.language import Tongue, from_environment, take_language
from gorod.cli.usage import HelpWanted, unknown_word
from gorod.record.record_errors import RecordError, shown

__all__ = ["COMMANDS", "main"]

INTERRUPTED = 130

COMMANDS: dict[str, Callable[[Sequence[str], Tongue], int]] = {
    "replay": replay_command.run,
    "fmt": fmt_command.run,
    "standings": standings_command.run,
    "tournament": tournament_command.run,
    "rules": rules_command.run,
    "fair": fair_command.run,
    "seat": seat_command.run,
    "serve": serve_command.run,
    "backup": backup_command.run,
    "restore": restore_command.run,
    "verify": verify_command.run,
    "audit": audit_command.run,
    "admin": admin_command.run,
}


def main(argv: list[str] | None = None) -> int:
    """Run one command and return its exit code."""
    _speak_utf8()
    words = sys.argv[1:] if argv is None else argv
    tongue = from_environment(os.environ)
    try:
        tongue, words = take_language(words, tongue)
        code = _answered(words, tongue)
        sys.stdout.flush()
    except (CliError, RecordError) as error:
        return _complain(error, tongue)
    except BrokenPipeError:
        _forget_stdout()
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:  # a full disk behind standard output
        _forget_stdout()
        detail = shown(error.strerror or str(error))
        return _complain(CliError("cli-unprintable", detail=detail), tongue)
    return code


def _answered(words: list[str], tongue: Tongue) -> int:
    try:
        return _run(words, tongue)
    except HelpWanted as asked:
        print(tongue.texts.say(f"cli-help-{asked.command}" if asked.command else "cli-help"))
        return 0


def _complain(error: CliError | RecordError, tongue: Tongue) -> int:
    with suppress(OSError):
        sys.stdout.flush()
        print(complaint(error, tongue.errors), file=sys.stderr)
    return BAD


def _run(words: list[str], tongue: Tongue) -> int:
    if not words:
        raise CliError("cli-nothing", commands=", ".join(COMMANDS))
    command, *rest = words
    if command in ("-h", "--help", "help"):
        raise HelpWanted(rest[0] if rest and rest[0] in COMMANDS else "")
    if command == "--version":
        print(f"{PROGRAM} {_version()}")
        return 0
    if command not in COMMANDS:
        raise unknown_word("cli-command-unknown", command, COMMANDS)
    return COMMANDS[command](rest, tongue)


def _version() -> str:
    try:
        return version(PROGRAM)
    except PackageNotFoundError:  # run from a checkout that was never installed
        return "0"


def _speak_utf8() -> None:
    """Write UTF-8 whatever the locale says, because records and protocols are UTF-8."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="backslashreplace")


def _forget_stdout() -> None:
    """Redirect standard output to nowhere, because its reader has gone.

    Otherwise the interpreter would complain when it ends.
    """
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
