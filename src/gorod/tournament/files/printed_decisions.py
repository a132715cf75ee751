"""A protocol for printing, with the decisions on the protests against it."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from gorod.engine import commands as c
from gorod.engine.history import History
from gorod.engine.refusal import Refusal
from gorod.engine.struct import replace
from gorod.i18n import Catalogue
from gorod.record.replay import Replay
from gorod.report.figures import figure
from gorod.tournament.filed_protests import Decision, Protest, ProtestOutcome


def with_decisions(played: Replay, protests: Iterable[Protest], texts: Catalogue) -> Replay:
    """Enter protests and the decisions on them after the end of a game.

    A protest that the record itself already holds open is not entered a second time.
    """
    history = played.history
    for filed in protests:
        for command in entries(filed, texts):
            history = _entered(played, history, command)
    return replace(played, history=history)


def entries(filed: Protest, texts: Catalogue | None = None) -> Iterable[c.Command]:
    """Yield a protest as a judge would enter it; corrected points only if `texts` are given."""
    yield c.FileProtest(filed.seat, filed.text)
    if filed.support is not None:
        yield c.Support(filed.support)
    if filed.decision is not None:
        upheld = filed.decision.upholds
        yield c.Rule(upheld=upheld, text=_ruling(filed.decision, texts))


def _ruling(decision: Decision, texts: Catalogue | None) -> str:
    """Return the ruling: the remedy first, as the notation has it; corrected points come last."""
    if decision.outcome == ProtestOutcome.CHANGED:
        return f"{ProtestOutcome.CHANGED} {decision.changed_to.word} {decision.text}"
    if decision.outcome in (ProtestOutcome.ANNULLED, ProtestOutcome.REPLAYED):
        return f"{decision.outcome} {decision.text}"
    if texts is None:
        return decision.text
    corrected = (
        texts.say(
            "papers-corrected",
            seat=told.seat,
            points=figure(texts, Fraction(told.points, 100), signed=True),
        )
        for told in decision.corrections
    )
    return "; ".join(part for part in (decision.text, *corrected) if part)


def _entered(played: Replay, history: History, command: c.Command) -> History:
    after = history.then(played.book.rules, command)
    return history if isinstance(after, Refusal) else after
