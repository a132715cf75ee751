"""Who answers an appeal if the document has several steps: its judge, the chief, a committee."""

from __future__ import annotations

from gorod.tournament.decide.checks import Asked, cited, regulation_of, the_book
from gorod.tournament.denied import Denied
from gorod.tournament.ids import PersonId
from gorod.tournament.participants import Office
from gorod.tournament.refusal_reasons import reason_named
from gorod.tournament.rounds import TableGame
from gorod.tournament.state import Tournament


def not_at_this_step(
    t: Tournament, game: TableGame, step: str, panel: tuple[PersonId, ...], asked: Asked
) -> Denied | None:
    """Return why these people may not answer at that step, or None.

    A step is named by an office.
    """
    clause = cited(the_book(t), "protest-ruling")
    if not ANSWERS[Office(step)](t, game, (asked.who, *panel)):
        return Denied(reason_named(f"appeal-{step}"), (asked.who,), clause)
    least = regulation_of(t).committee
    if step == Office.COMMITTEE and len({asked.who, *panel}) < least:
        return Denied("committee-small", (str(least),), clause)
    return None


def _the_judge(t: Tournament, game: TableGame, people: tuple[PersonId, ...]) -> bool:
    """Whether this is the judge of that game alone; the chief if nobody judged it."""
    if len(people) > 1:
        return False
    return people[0] == game.judge if game.judge else Office.CHIEF in t.offices(people[0])


def _the_chief(t: Tournament, _: TableGame, people: tuple[PersonId, ...]) -> bool:
    return len(people) == 1 and Office.CHIEF in t.offices(people[0])


def _together(t: Tournament, _: TableGame, people: tuple[PersonId, ...]) -> bool:
    """Whether these are members of the committee and the chief judge together, and nobody else."""
    held = [t.offices(person) & {Office.CHIEF, Office.COMMITTEE} for person in people]
    chief, member = (
        any(office in own for own in held) for office in (Office.CHIEF, Office.COMMITTEE)
    )
    return all(held) and chief and member


ANSWERS = {Office.JUDGE: _the_judge, Office.CHIEF: _the_chief, Office.COMMITTEE: _together}
"""Office -> whether these people may answer at its step."""
