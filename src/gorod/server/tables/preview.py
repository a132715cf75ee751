"""A preview of a command before anybody sends it: nothing is written, nobody is told."""

from __future__ import annotations

from dataclasses import dataclass

from gorod.engine import Command, Refusal, step
from gorod.engine.commands import GiveAward, GiveFine
from gorod.engine.seats import seats_of
from gorod.engine.viewers import JUDGE
from gorod.i18n import Catalogue
from gorod.record.refusals import citation, reason_of
from gorod.report.citing import reason_text
from gorod.report.fold import FOLD, view_of
from gorod.report.lines import lines
from gorod.report.phrases import answered
from gorod.report.scribe import Scribe
from gorod.scoring import as_json, score, superseded
from gorod.server.tables.replayed import replayed
from gorod.server.tables.timeline import Timeline


@dataclass(frozen=True, slots=True)
class Foresight:
    """The lines that a command would add to the protocol, and the seats that it would remove."""

    lines: tuple[str, ...]
    removes: tuple[int, ...]
    total: float | None = None
    """The seat's total afterwards, if the command gives points."""


def foreseen(timeline: Timeline, command: Command, texts: Catalogue) -> Foresight:
    """Return what a command would bring; raises `NotAllowedError` if the rules refuse it."""
    game, book = timeline.now.game, timeline.book
    texts = book.speaks(texts)
    after, events = step(book.rules, game, command)
    if isinstance(events, Refusal):
        says = answered(book.rules, events) or ""
        raise NotAllowedError(reason_text(texts, reason_of(events)), citation(book, events), says)
    scribe = Scribe(book, texts, timeline.now.names, JUDGE)
    view = view_of(book, replayed(timeline, timeline.now).history.log, JUDGE)
    told: list[str] = []
    for event in events:
        view = FOLD[type(event)](book, view, event)
        told += (text.strip() for text in lines(scribe, event, view))
    removes = seats_of(game.alive & ~after.alive)
    if not isinstance(command, GiveAward | GiveFine):
        return Foresight(tuple(told), removes)
    for seat, item in superseded(book, after):
        if seat == command.seat:
            told.append(scribe.say("protocol-superseded-soon", {}, (item.clause,)).strip())
    total = as_json(score(book, after)[command.seat - 1].total)
    return Foresight(tuple(told), removes, total)


class NotAllowedError(Exception):
    """The rules would refuse the command. It has the reason, the clause and the judge's words."""

    def __init__(self, text: str, cite: str, says: str) -> None:
        super().__init__(text, cite, says)
        self.text, self.cite, self.says = text, cite, says
