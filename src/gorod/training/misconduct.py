"""What players do that a judge has to punish, and by which clauses of a document.

A clause names the acts that it punishes. The sanction is the one that the document lists for it, so
this module knows no particular document.
"""

from __future__ import annotations

from gorod.engine import commands as c
from gorod.engine.powers.counted_warnings import CountedWarnings
from gorod.engine.rules import Rules
from gorod.engine.struct import Struct
from gorod.rulebooks import Rulebook
from gorod.rulebooks.clauses import Clause

SANCTIONS: dict[str, type] = {"foul": c.Foul, "disqualify": c.Disqualify, "defeat": c.Defeat}
"""The sanctions that answer an act, the mildest first, with the command of each."""

Punishes = c.Foul | c.Disqualify | c.Defeat


class Misconduct(Struct, frozen=True):
    """An act that a document punishes."""

    act: str
    sanction: str
    clause: str
    """The clause that lists the sanction."""
    clauses: tuple[str, ...]
    """All clauses under which a judge may punish it."""


class Slip(Struct, frozen=True):
    """A violation: a player has done such an act at a step of a game."""

    id: str
    seat: int
    misconduct: Misconduct

    @property
    def punished(self) -> Punishes:
        """The command that the judge has to enter."""
        command: Punishes = SANCTIONS[self.misconduct.sanction](self.seat, self.misconduct.clause)
        return command


def misconduct(book: Rulebook) -> dict[str, Misconduct]:
    """Return act -> how the document punishes it.

    If several clauses name an act, one that lists the sanction itself comes first.
    """
    naming: dict[str, list[Clause]] = {}
    for clause in book.clauses:
        for act in clause.acts:
            naming.setdefault(act, []).append(clause)
    return {
        act: _punished(book, act, sorted(clauses, key=lambda one: one.sanction is None))
        for act, clauses in naming.items()
    }


def _punished(book: Rulebook, act: str, clauses: list[Clause]) -> Misconduct:
    first = clauses[0]
    deciding = (name for clause in clauses for name in clause.offers)
    every = tuple(dict.fromkeys((*(clause.number for clause in clauses), *deciding)))
    return Misconduct(act, _listed(book.rules, first), first.number, every)


def _listed(rules: Rules, clause: Clause) -> str:
    if clause.sanction is not None:
        return clause.sanction.kind
    return next(kind for kind in SANCTIONS if _names(rules, kind, clause.number))


def _names(rules: Rules, kind: str, clause: str) -> bool:
    violation = rules.violations.get((kind, clause))
    return violation is not None and not violation.weighed


def imposed(rules: Rules, command: c.Command) -> str:
    """Return which sanction a command is; empty for one that punishes nobody.

    If a document counts warnings, a warning is what other documents call a foul.
    """
    if isinstance(command, c.Warn):
        return "foul" if CountedWarnings in rules.powers else "warn"
    return next((kind for kind, own in SANCTIONS.items() if isinstance(command, own)), "")


def punishes(rules: Rules, slip: Slip, command: c.Command) -> bool:
    """Whether a command is a lawful answer to what the player has done.

    If a document lets the judge choose another degree and say why, that is lawful, too.
    """
    kind, known = imposed(rules, command), slip.misconduct
    if kind not in SANCTIONS or getattr(command, "seat", 0) != slip.seat:
        return False
    clause = getattr(command, "clause", "")
    if not clause:
        return kind == known.sanction == "foul"
    return clause in known.clauses and (kind, clause) in rules.violations


def punishes_somehow(rules: Rules, slip: Slip, command: c.Command) -> bool:
    """Whether a command is meant for what the player has done, rightly or wrongly."""
    return bool(imposed(rules, command)) and getattr(command, "seat", 0) == slip.seat
