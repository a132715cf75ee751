"""The clauses of a document, as a rulebook states them.

Each has its number, its meaning in our own words in two languages, and one of three kinds:
bound to behaviour (`clause`), the judge's decision with the sanctions that a console must offer
(`judge`), or informational (`info`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from gorod.engine.power import Power


@dataclass(frozen=True, slots=True)
class Sanction:
    """What a clause costs when the judge names it."""

    kind: str
    from_the_hall: bool = False
    farewell_only: bool = False
    lowers_to_foul: bool = False
    """The judge may punish the same act with a foul instead."""
    removes: bool = True
    """A ban: it also takes the offender from this table."""
    term: str = ""
    """A ban: for how long, where the document says it."""
    rule: str = ""
    """The rule of its own under which this violation is punished, if it has one."""
    also_named: tuple[str, ...] = ()
    """Other clauses under which the judge may impose the same sanction."""


FOUL = Sanction("foul")
DISQUALIFY = Sanction("disqualify")
DEFEAT = Sanction("defeat")


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause of the document."""

    number: str
    kind: str
    en: str
    ru: str
    cites: tuple[str, ...] = ()
    """Rule ids that this clause decides: rulings under them print its number."""
    slots: Mapping[str, Any] = field(default_factory=dict)
    sanction: Sanction | None = None
    offers: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    """Rule ids on which this clause bears without deciding them: rulings do not print it."""
    grants: tuple[type[Power], ...] = ()
    """Powers that the document has by this clause."""
    acts: tuple[str, ...] = ()
    """What a player is seen or heard to do that this clause punishes: a trainer shows it."""

    def meaning(self, lang: str) -> str:
        """The clause in our own words."""
        return self.ru if lang == "ru" else self.en


def clause(
    number: str,
    *,
    en: str,
    ru: str,
    cites: tuple[str, ...] = (),
    also: tuple[str, ...] = (),
    grants: tuple[type[Power], ...] = (),
    sanction: Sanction | None = None,
    acts: tuple[str, ...] = (),
    **slots: Any,  # noqa: ANN401  a slot holds what `Rules` says it holds
) -> Clause:
    """A clause with behaviour: it grants powers, binds slots, is cited, or names a sanction."""
    return Clause(
        number, "engine", en, ru, cites, slots, sanction, also=also, grants=grants, acts=acts
    )


def judge(
    number: str,
    *,
    en: str,
    ru: str,
    sanction: str | tuple[str, ...],
    cites: tuple[str, ...] = (),
    also: tuple[str, ...] = (),
    grants: tuple[type[Power], ...] = (),
    acts: tuple[str, ...] = (),
    **slots: Any,  # noqa: ANN401  a slot holds what `Rules` says it holds
) -> Clause:
    """A clause that the judge decides; the console offers these sanctions for it."""
    offers = (sanction,) if isinstance(sanction, str) else sanction
    return Clause(
        number, "judge", en, ru, cites, slots, offers=offers, also=also, grants=grants, acts=acts
    )


def info(number: str, *, en: str, ru: str) -> Clause:
    """A clause that is shown and changes nothing."""
    return Clause(number, "info", en, ru)
