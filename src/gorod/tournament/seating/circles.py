"""Regular plans: players stand in circles, and all move by one step from round to round.

A partial last round is not in a circle of rounds: whole circles of players sit at its tables, so
that a step changes nothing there. At most one player stands in no circle.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from gorod.tournament.seating.first_plan import Groups, cut
from gorod.tournament.seating.shape import Shape

DRAWS = 10
"""How many draws may leave games unequal; only the player in no circle can cause it."""


def turns(players: int, order: int) -> list[list[int]]:
    """Return who becomes whom when players in circles of `order` move on by 0, 1, 2, … places."""
    circles = players // order * order
    return [
        [i - i % order + (i + step) % order if i < circles else i for i in range(players)]
        for step in range(order)
    ]


def orders(shape: Shape) -> list[int]:
    """Return the sizes of circles that may fit the shape."""
    *full, last = shape.tables
    if len({*full}) > 1 or not full:
        return []
    rounds = len(full) + (last == full[0])
    partial = last != full[0]
    return [
        order
        for order in range(2, rounds + 1)
        if not (partial and shape.seats % order > (last == 1) * (shape.players % order))
        and rounds % order == 0
        and shape.players % order <= 1
    ]


def circled(shape: Shape, random: Random, order: int) -> Groups | None:
    """Return rounds in circles, drawn at random; None if no draw makes games equal."""
    draws = (_drawn(shape, random, order) for _ in range(DRAWS))
    return next((rounds for rounds in draws if _equal(shape, rounds)), None)


def _drawn(shape: Shape, random: Random, order: int) -> Groups:
    """Draw rounds in which those who have played least play next, circle by circle.

    Of each circle of rounds one is drawn, and the others follow from it. A player then plays as
    often as all members of the circle together do in the rounds that are drawn.
    """
    ends = _last(shape, order)
    alone = shape.players // order * order
    games = Counter(who - who % order for who in _busy(ends) if who < alone)
    games = Counter({who: count // order for who, count in games.items()})
    games[alone] += alone in _busy(ends)
    circles = [range(i, i + order) for i in range(0, alone, order)]
    circles += [range(i, i + 1) for i in range(alone, shape.players)]
    rounds: Groups = []
    for tables in shape.tables[: len(shape.tables) - len(ends) : order]:
        queue = [
            (place, random.random(), who)
            for circle in circles
            for place, who in enumerate(random.sample(circle, len(circle)), games[circle[0]])
        ]
        line = [who for *_, who in sorted(queue)]
        for who in line[: tables * shape.seats]:
            games[who - who % order if who < alone else who] += 1 if who < alone else order
        drawn = cut(line, tables, shape.seats, random)
        rounds += [[[m[who] for who in t] for t in drawn] for m in turns(shape.players, order)]
    return rounds + ends


def _equal(shape: Shape, rounds: Groups) -> bool:
    played = Counter(_busy(rounds))
    counts = [played[who] for who in range(shape.players)]
    return (min(counts), max(counts)) == shape.games


def _last(shape: Shape, order: int) -> Groups:
    """Return the partial last round, if there is one.

    Whole circles play in it, and perhaps the player who is in none.
    """
    tables = shape.tables[-1]
    if tables == shape.tables[0]:
        return []
    alone = [*range(shape.players // order * order, shape.players)]
    spare = shape.seats % order
    whole = shape.seats - spare
    seated = [[*range(t * whole, (t + 1) * whole), *alone[:spare]] for t in range(tables)]
    busy = {who for table in seated for who in table}
    return [[*seated, [who for who in range(shape.players) if who not in busy]]]


def _busy(rounds: Groups) -> list[int]:
    return [who for tables in rounds for table in tables[:-1] for who in table]
