"""From statements to commands: the verbs of the notation that the engine knows."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from decimal import Decimal
from typing import Any

from gorod.engine import commands as c
from gorod.engine.duties import kind_of
from gorod.engine.game import Game
from gorod.engine.phases import Night
from gorod.engine.refusal import Refusal
from gorod.record import args as a
from gorod.record.errors import fault
from gorod.record.syntax import Statement

Translation = Callable[[Any, Game], c.Command]


def command_of(statement: Statement, game: Game, elapsed: int | None) -> c.Command | Refusal:
    """The command that a statement asks for in this position."""
    if statement.verb == "shoot" and isinstance(statement.args, a.Target | a.Pairs):
        return _shoot(statement.args)
    if statement.verb == "protest" and isinstance(statement.args, a.SeatText):
        return c.FileProtest(statement.args.seat, statement.args.text, elapsed)
    if isinstance(statement.args, a.AsPlayed):
        return _as_played(statement, statement.args, game)
    translate = TRANSLATIONS.get(statement.verb)
    if translate is None:
        return Refusal("no-such-move", rule="course")
    return translate(statement.args, game)


def _as_played(statement: Statement, args: a.AsPlayed, game: Game) -> c.Command | Refusal:
    """The move itself, with the consent to it; a call that goes by is none."""
    move = command_of(replace(statement, verb=args.verb, args=args.said), game, None)
    if not isinstance(move, c.Nominate | c.Hands | c.LiftHands | c.Shoot | c.Show):
        return Refusal("played-by-the-rules", rule="course")
    return c.AsPlayed(move, args.by, args.reason)


def _shoot(args: a.Target | a.Pairs) -> c.Command:
    """One number stands for everybody who hunts; `-` for nobody's shooting."""
    if isinstance(args, a.Pairs):
        return c.Shoot(tuple((pair.seat, pair.target or 0) for pair in args.pairs))
    if args.target is None:
        return c.Shoot(())
    return c.Shoot((), args.target)


def _show(duty: str) -> Translation:
    def translate(args: a.Target | a.Unsaid | a.Pairs | a.Attack, game: Game) -> c.Command:
        if isinstance(args, a.Unsaid):
            return _goes_by(duty, game)
        if isinstance(args, a.Attack):
            return c.Show(duty, args.target, args.seat or 0, args.takes)
        if isinstance(args, a.Target):
            return c.Show(duty, args.target or 0)
        if len(args.pairs) > 1:
            raise fault("record-one-holder", verb=duty)
        return c.Show(duty, args.pairs[0].target or 0, args.pairs[0].seat)

    return translate


def _goes_by(duty: str, game: Game) -> c.Command:
    """The call goes by when it has come; before and after that it is refused like any other."""
    phase = game.phase
    called = isinstance(phase, Night) and kind_of(phase.duties[0]) == duty
    return c.Proceed() if called else c.Show(duty, 0)


def _award(args: a.SeatPoints, _: Game) -> c.Command:
    hundredths = args.points * Decimal(100)
    if hundredths != hundredths.to_integral_value():
        raise fault("record-points-precision")
    return c.GiveAward(args.seat, int(hundredths), args.reason)


def _nominate(args: a.SeatSeat | a.NobodySeat, _: Game) -> c.Command:
    return c.Nominate(args.seat if isinstance(args, a.SeatSeat) else 0, args.target)


def _lift(args: a.Hands | a.LiftTold, _: Game) -> c.Command:
    if isinstance(args, a.Hands):
        return c.LiftHands(args.hands)
    count = args.count if args.passed is None else None
    return c.LiftHands((), count, args.passed)


FILTER = re.compile("(speakers|voters|candidates)=([0-9]+(?:,[0-9]+)*)")


def _card(args: a.Text, _: Game) -> c.Command:
    """`card only women talk speakers=1,4 voters=1,4`: a card may narrow down who does what."""
    words = args.text.split()
    named = {}
    for word in words:
        found = FILTER.fullmatch(word)
        if found is not None:
            named[found[1]] = tuple(int(seat) for seat in found[2].split(","))
    return c.DrawCard(args.text, **named)


TRANSLATIONS: dict[str, Translation] = {
    "order": lambda args, _: c.Order(args.seats),
    "nominate": _nominate,
    "withdraw": lambda args, _: c.Withdraw(args.seat),
    "ask": lambda args, _: c.Ask(args.seat),
    "allow": lambda args, _: c.Allow(args.seat, args.target),
    "forbid": lambda args, _: c.Forbid(args.seat, args.target),
    "technical": lambda _, __: c.Technical(),
    "pass": lambda args, _: c.Pass(args.seat),
    "vote": lambda args, _: c.Hands(args.seat, args.hands),
    "tally": lambda args, _: c.Tally(args.seat, args.count),
    "lift": _lift,
    "miss": lambda _, __: c.Miss(),
    "golden": lambda args, _: c.TakeGolden(args.seat),
    "elect": lambda args, _: c.Elect(args.seat, args.hands),
    "execute": lambda args, _: c.Execute(args.seat),
    "successor": lambda args, _: c.Successor(args.seat),
    "ball": lambda args, _: c.GiveBall(args.seat, args.colour, args.target),
    "card": _card,
    "breach": lambda args, _: c.Breach(args.seat),
    "don": _show("don"),
    "sheriff": _show("sheriff"),
    "maniac": _show("maniac"),
    "doctor": _show("doctor"),
    "beauty": _show("beauty"),
    "courtesan": _show("courtesan"),
    "lawyer": _show("lawyer"),
    "open": lambda _, __: c.OpenCard(),
    "accuse": lambda args, _: c.Accuse(args.seat, args.target),
    "best": lambda args, _: c.Best(args.seat, args.hands),
    "hint": lambda args, _: c.Hint(args.seat),
    "warn": lambda args, _: c.Warn(args.seat, args.clause or ""),
    "foul": lambda args, _: c.Foul(args.seat, args.clause or "", args.reason),
    "dq": lambda args, _: c.Disqualify(args.seat, args.clause, args.reason),
    "defeat": lambda args, _: c.Defeat(args.seat, args.clause, args.reason),
    "waive": lambda args, _: c.Waive(args.clause, args.text),
    "ban": lambda args, _: c.Ban(args.seat, args.clause),
    "bonus": _award,
    "fine": lambda args, _: c.GiveFine(args.seat, args.clause),
    "approve": lambda _, __: c.Approve(),
    "support": lambda args, _: c.Support(args.hands),
    "ruling": lambda args, _: c.Rule(args.upheld, args.text),
}
"""Verbs of other rulebooks are absent: a move that this engine does not know is refused."""
