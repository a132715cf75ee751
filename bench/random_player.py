"""A random-legal player that reads the phase instead of asking for offers.

It plays as the peers beside it do: everybody nominates, votes, shoots and checks at random.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from gorod.engine import Events, Game, Refusal, Rules, start, step
from gorod.engine import commands as c
from gorod.engine.phases import LastWord, Lift, Night, Over, Speech, Tie, Vote
from gorod.engine.seats import seats_of

PLAYERS = 10
NOMINATES = 0.2
"""Two or three candidates at a full table, as at a club."""

PASS = tuple(c.Pass(seat) for seat in range(PLAYERS + 1))
PROCEED = c.Proceed()
SEATS = range(1, PLAYERS + 1)
BOTH = 2


def play(rules: Rules, random: Random) -> tuple[Game, list[Events]]:
    """One whole game, with its log."""
    begun = start(rules, PLAYERS)
    if isinstance(begun, Refusal):
        raise TypeError(begun)
    game, events = begun
    log = [events]
    command: c.Command = c.Deal(tuple(random.sample(rules.deck(PLAYERS), PLAYERS)))
    while True:
        game, answer = step(rules, game, command)
        if type(answer) is Refusal:
            raise TypeError(answer)
        log.append(answer)
        if type(game.phase) is Over:
            return game, log
        phase = game.phase
        command = CHOOSE.get(type(phase), proceed)(game, phase, random)


def speech(game: Game, phase: Speech, random: Random) -> c.Command:
    """Some speakers put somebody up; all of them pass."""
    seat = phase.queue[0]
    if random.random() < NOMINATES and not game.nominators >> seat & 1:
        living = seats_of(game.alive)
        target = living[int(random.random() * len(living))]
        if target not in game.candidates:
            return c.Nominate(seat, target)
    return PASS[seat]


def vote(game: Game, phase: Vote, random: Random) -> c.Command:
    """Every voter picks a candidate with equal chances; the last one gets the rest."""
    counted = len(phase.hands)
    left = len(phase.slate) - counted
    if left == 1:
        return c.Hands(phase.slate[counted], ())
    voters = game.alive & ~sum(phase.hands)
    if left == BOTH:
        return c.Hands(phase.slate[counted], seats_of(voters & random.getrandbits(PLAYERS + 1)))
    return c.Hands(
        phase.slate[counted], tuple([s for s in seats_of(voters) if random.random() * left < 1])
    )


def tie(_: Game, phase: Tie, __: Random) -> c.Command:
    """Tied players speak."""
    return PASS[phase.queue[0]]


def lift(game: Game, _: Lift, random: Random) -> c.Command:
    """Half of the hands go up."""
    return c.LiftHands(seats_of(game.alive & random.getrandbits(PLAYERS + 1)))


def last_word(_: Game, phase: LastWord, random: Random) -> c.Command:
    """The first victim names three seats."""
    if phase.numbers:
        return c.Best(phase.queue[0], tuple(random.sample(SEATS, phase.numbers)))
    return PASS[phase.queue[0]]


def proceed(_: Game, __: object, ___: Random) -> c.Command:
    """The judge goes on."""
    return PROCEED


def night(game: Game, phase: Night, random: Random) -> c.Command:
    """The blacks agree on a red; the don and the sheriff check somebody."""
    duty = phase.duties[0]
    if duty == "hunt":
        prey = seats_of(game.alive & game.red)
        target = prey[int(random.random() * len(prey))]
        return c.Shoot(tuple((seat, target) for seat in seats_of(game.alive & game.black)))
    if duty in ("don", "sheriff") and (game.alive | game.leaving) >> game.holder(duty) & 1:
        return c.Show(duty, 1 + int(random.random() * PLAYERS))
    return PROCEED


CHOOSE: dict[type, Callable[[Game, Any, Random], c.Command]] = {
    Speech: speech,
    Vote: vote,
    Tie: tie,
    Lift: lift,
    LastWord: last_word,
    Night: night,
}
