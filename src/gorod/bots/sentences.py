"""Statements in words: short sentences in Russian or English, with the belief behind them."""

from __future__ import annotations

from gorod.bots.belief import Belief
from gorod.bots.statement import Accuses, ClaimsRole, ReportsCheck, Statement, Trusts
from gorod.i18n import Catalogue


def sentence(texts: Catalogue, statement: Statement, belief: Belief, team: str) -> str:
    """Return what the speaker says; how sure they are of a seat is given in per cent."""
    match statement.what:
        case ClaimsRole(role):
            return texts.say("bot-claims-role", role=texts.say(f"role-{role}"))
        case ReportsCheck(target, black):
            return texts.say("bot-reports-check", seat=target, colour="black" if black else "red")
        case Accuses(target):
            sure = round(100 * belief.hostile(target, team))
            return texts.say("bot-accuses", seat=target, sure=sure)
        case Trusts(target):
            sure = round(100 * belief.team(target, team))
            return texts.say("bot-trusts", seat=target, sure=sure)
