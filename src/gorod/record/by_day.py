"""By-day games in records: stamps become game days and seconds, statements become commands."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime
from decimal import Decimal
from typing import Any

from gorod.engine import Events, Game, Refusal
from gorod.engine.by_day import commands as c
from gorod.engine.by_day.position import DayPosition, set_day
from gorod.engine.commands import Command
from gorod.record.args import OneSeat, SeatSeat
from gorod.record.errors import fault
from gorod.record.header import Header
from gorod.record.stamps import stamp_text
from gorod.record.syntax import Statement
from gorod.rulebooks import Rulebook
from gorod.rulebooks.policies.by_day.calendar import locate, since_the_end
from gorod.rulebooks.policies.by_day.targets import VISITORS

FACT_OF = {"doctor": "healed", "maniac": "visited", "hetaera": "visited"}
"""How a `state` line tells yesterday's published visit of each role."""

YEARS = range(1900, 3000)
MINUTES = Decimal(60)


def first_date(header: Header) -> date | None:
    """The first date of day 1, if the record has one: without it no clock is kept."""
    try:
        first = date.fromisoformat(dict(header.tags).get("date", ""))
    except ValueError:
        return None
    return first if first.year in YEARS else None


def _sensible(at: datetime | None) -> datetime | None:
    """A calendar reaches only so far."""
    if at is not None and at.year not in YEARS:
        raise fault("record-stamp-bad", word=stamp_text(at))
    return at


def command_of(statement: Statement, game: Game, start: date | None) -> Command:
    """The command of a by-day verb."""
    if statement.verb == "close":
        return _close(game, start, statement.at)
    stamp = None if start is None else _sensible(statement.at)
    at = None if start is None or stamp is None else locate(start, stamp)
    return TRANSLATIONS[statement.verb](statement.args, at)


def _close(game: Game, start: date | None, at: datetime | None) -> c.CloseDay:
    if start is None or at is None:
        return c.CloseDay()
    _sensible(at)
    return c.CloseDay(locate(start, at), since_the_end(start, game.number, at))


def _question(args: Any, at: c.Clock | None) -> c.AnswerQuestion:  # noqa: ANN401  seat and hours
    minutes = args.hours * MINUTES
    if minutes != minutes.to_integral_value():
        raise fault("record-hours-precision")
    return c.AnswerQuestion(args.seat, int(minutes), at)


def _best_player(args: OneSeat | SeatSeat, at: c.Clock | None) -> Command:
    """The host names one seat; a player who votes is named before his choice."""
    if isinstance(args, SeatSeat):
        return c.ChoosePlayer(args.seat, args.target, at)
    return c.NameBestPlayer(args.seat)


TRANSLATIONS: dict[str, Callable[[Any, c.Clock | None], Command]] = {
    "ballot": lambda args, at: c.CastBallot(args.seat, args.target or 0, at),
    "act": lambda args, at: c.Act(args.seat, args.target or 0, at),
    "suicide": lambda args, at: c.CommitSuicide(args.seat, at),
    "legend": lambda args, at: c.WriteLegend(args.seat, args.text, at),
    "forecast": lambda args, at: c.EnterForecast(args.seat, args.text, at),
    "question": _question,
    "answer": lambda args, at: c.EnterCode(args.seat, args.day, at),
    "best-legend": lambda args, at: c.ChooseLegend(args.seat, args.target, at),
    "praise": lambda args, _: c.PraiseLegend(args.seat),
    "best-player": _best_player,
    "hit": lambda args, _: c.ConfirmForecast(args.seat),
    "coin": lambda args, _: c.FlipCoin(args.seat),
    "stop": lambda args, _: c.StopGame(args.text),
}
"""What the host enters is not held against the clock: he also works after midnight."""

VERBS = frozenset({*TRANSLATIONS, "close"})


def placed(book: Rulebook, header: Header, cards: tuple[str, ...]) -> tuple[Game, Events] | Refusal:
    """The game at the opening of the day that the header names."""
    at = header.position
    if at is None:  # pragma: no cover - the caller has one
        raise fault("record-state-without-position")
    day = int(at.moment[1:]) if at.moment[0] == "D" else 0
    visits = dict.fromkeys(VISITORS, 0)
    for line in header.states:
        role = cards[line.seat - 1]
        for key, value in line.facts:
            if FACT_OF.get(role) != key:
                raise fault("record-fact-foreign", key=key)
            visits[role] = int(value.split(",")[-1])
    doctor, maniac, hetaera = (visits[role] for role in VISITORS)
    return set_day(book.rules, cards, DayPosition(day, at.alive, (doctor, maniac, hetaera)))
