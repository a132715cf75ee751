"""The clauses of a document, as a rulebook states them.

Each has its number, its meaning in our own words in two languages, and one of three kinds: bound to
behaviour (`clause`), a decision of the judge with the sanctions that a console must offer
(`judge`), or informational (`info`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from gorod.engine.power import Power


@dataclass(frozen=True, slots=True)
class Sanction:
    """The punishment when the judge names a clause."""

    kind: str
    from_the_hall: bool = False
    farewell_only: bool = False
    lowers_to_foul: bool = False
    """Whether the judge may punish the same act with a foul instead."""
    removes: bool = True
    """Of a ban: whether it also removes the offender from this table."""
    term: str = ""
    """Of a ban: how long it lasts, if the document says so."""
    rule: str = ""
    """The specific rule that punishes this violation, if there is one."""
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
    """Rule ids that this clause decides; rulings by these rules cite it."""
    slots: Mapping[str, Any] = field(default_factory=dict)
    sanction: Sanction | None = None
    offers: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    """Rule ids that this clause affects without deciding them; rulings do not cite it."""
    grants: tuple[type[Power], ...] = ()
    """Powers that this clause gives to the document."""
    acts: tuple[str, ...] = ()
    """Acts of a player that this clause punishes, as a trainer shows them."""

    def meaning(self, lang: str) -> str:
        """Return the clause in our own words."""
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
    """Create a clause with behaviour.

    It grants powers, binds slots, is cited, or names a sanction.
    """
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
    """Create a clause that the judge decides; the console offers these sanctions for it."""
    offers = (sanction,) if isinstance(sanction, str) else sanction
    return Clause(
        number, "judge", en, ru, cites, slots, offers=offers, also=also, grants=grants, acts=acts
    )


def info(number: str, *, en: str, ru: str) -> Clause:
    """Create a clause that is shown but has no effect."""
    return Clause(number, "info", en, ru)
