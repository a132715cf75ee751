"""A random player that reads the phase instead of asking for offers.

It plays like the peers with which it is compared: everybody nominates, votes, shoots and acts at
random. A refused command is not tried again: the speaker passes, the role shows nobody.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from gorod.engine import Events, Game, Refusal, Rules, start, step
from gorod.engine import commands as c
from gorod.engine.duties import ROLES, checker, kind_of
from gorod.engine.phases import PHASES, LastWord, Lift, Naming, Night, Over, Speech, Tie, Vote
from gorod.engine.seats import seats_of

LARGEST = 14
NOMINATES = 0.2
"""Two or three candidates at a full table, as at a club."""

PASS = tuple(c.Pass(seat) for seat in range(LARGEST + 1))
PROCEED = c.Proceed()
BOTH = 2


def play(rules: Rules, random: Random, players: int = 10) -> tuple[Game, list[Events]]:
    """One whole game, with its log."""
    begun = start(rules, players)
    if isinstance(begun, Refusal):
        raise TypeError(begun)
    game, events = begun
    log = [events]
    deck = sorted(rules.deck(players), key=lambda _: random.random())
    command: c.Command | None = c.Deal(tuple(deck[:players]))
    while command is not None:
        game, answer = step(rules, game, command)
        phase = game.phase
        if type(answer) is Refusal:
            command = otherwise(phase, answer)
        else:
            log.append(answer)
            command = CHOOSE[type(phase)](rules, game, phase, random)
    return game, log


def otherwise(phase: object, refused: Refusal) -> c.Command:
    """Return what to do if the rulebook refuses the first idea."""
    if type(phase) is Speech:
        return PASS[phase.queue[0]]
    if type(phase) is Vote:
        return c.Hands(phase.slate[len(phase.hands)], ())
    if type(phase) is Lift:
        return c.LiftHands(())
    if type(phase) is Night:
        return PROCEED
    raise TypeError(refused)


def speech(_: Rules, game: Game, phase: Speech, random: Random) -> c.Command:
    """Some speakers put somebody up; all of them pass."""
    seat = phase.queue[0]
    if random.random() < NOMINATES and not game.today.nominators >> seat & 1:
        living = seats_of(game.alive)
        target = living[int(random.random() * len(living))]
        if target not in game.today.candidates:
            return c.Nominate(seat, target)
    return PASS[seat]


def vote(_: Rules, game: Game, phase: Vote, random: Random) -> c.Command:
    """Every voter picks a candidate with equal chances; the last one gets the rest."""
    counted = len(phase.hands)
    left = len(phase.slate) - counted
    if left == 1:
        return c.Hands(phase.slate[counted], ())
    voters = game.alive & ~phase.cast
    if left == BOTH:
        return c.Hands(phase.slate[counted], seats_of(voters & random.getrandbits(LARGEST + 1)))
    return c.Hands(
        phase.slate[counted], tuple([s for s in seats_of(voters) if random.random() * left < 1])
    )


def tie(_: Rules, __: Game, phase: Tie, ___: Random) -> c.Command:
    """Tied players speak."""
    return PASS[phase.queue[0]]


def lift(_: Rules, game: Game, __: Lift, random: Random) -> c.Command:
    """Half of the hands go up."""
    return c.LiftHands(seats_of(game.alive & random.getrandbits(LARGEST + 1)))


def last_word(_: Rules, game: Game, phase: LastWord | Naming, random: Random) -> c.Command:
    """A victim with a best move names as many seats as allowed: some seat and those after it."""
    if phase.numbers:
        first = int(random.random() * game.size)
        around = (*range(first, game.size), *range(first))
        return c.Best(phase.queue[0], tuple([seat + 1 for seat in around[: phase.numbers]]))
    return PASS[phase.queue[0]]


def proceed(_: Rules, __: Game, ___: object, ____: Random) -> c.Command:
    """Let the judge go on."""
    return PROCEED


def night(rules: Rules, game: Game, phase: Night, random: Random) -> c.Command:
    """Those who hunt agree on somebody else; every role shows somebody."""
    duty = phase.duties[0]
    kind = kind_of(duty)
    if kind == "hunt":
        hunters = rules.pack(game, duty) & game.alive
        prey = seats_of(game.alive & ~hunters)
        target = prey[int(random.random() * len(prey))]
        shots = tuple([(seat, target) for seat in seats_of(hunters)])
        return c.Shoot(shots) if shots else PROCEED
    if kind in ROLES and checker(game, duty):
        return c.Show(kind, 1 + int(random.random() * game.size))
    return PROCEED


def over(_: Rules, __: Game, ___: Over, ____: Random) -> None:
    """Nothing is left to do."""


CHOOSE: dict[type, Callable[[Rules, Game, Any, Random], c.Command | None]] = {
    **dict.fromkeys(PHASES, proceed),
    Speech: speech,
    Vote: vote,
    Tie: tie,
    Lift: lift,
    LastWord: last_word,
    Naming: last_word,
    Night: night,
    Over: over,
}
