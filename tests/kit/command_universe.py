"""The command universe of a position: all commands that could be sent, sensible or not.

Seats run from -1 to one beyond the table, clauses include those of other sanctions and some that do
not exist, and hands, shots and numbers come in a few sets of each kind.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

from gorod.engine import Command, Game, Rules
from gorod.engine import commands as c
from gorod.engine.by_day import by_day_commands as b
from gorod.engine.by_day.by_day_rules import ByDayRules
from gorod.engine.duties import ROLES
from gorod.engine.moves import DISCIPLINE
from gorod.engine.offers import offers
from gorod.engine.phases import Night
from gorod.engine.powers.waivers import Waivers
from gorod.engine.seats import Seats
from gorod.engine.vocabulary import NO_ROLE, Role
from tests.kit.by_day_command_universe import by_day_universe

NO_CLAUSES = ("", "0.0", "6", "шесть")
REASONS = ("", " ", "because")
"""Reasons that a judge might write and that are not clauses of any document."""

NO_DUTIES = ("", "hunt", "meet", "sheriff-look", "order", "nominate", "shoot", *sorted(DISCIPLINE))
"""Words of the notation that are not duties in which a role shows a seat."""


def universe(rules: Rules | ByDayRules, game: Game, seed: int = 0) -> tuple[Command, ...]:
    """Return a few thousand commands; the seed samples the clauses."""
    if isinstance(rules, ByDayRules):
        return (*by_day_universe(rules, game), *FOREIGN_BY_DAY)
    return (
        *_course(rules, game),
        *_votes(game),
        *_polls(game),
        *_nights(rules, game),
        *_sanctions(rules, game, seed),
        *FOREIGN_AT_TABLE,
    )


FOREIGN_AT_TABLE: tuple[Command, ...] = (
    b.CastBallot(3, 7),
    b.Act(5, 9),
    b.CommitSuicide(3),
    b.WriteLegend(3, ""),
    b.EnterForecast(3, ""),
    b.AnswerQuestion(3, 90),
    b.EnterCode(3, 1),
    b.ChooseLegend(3, 5),
    b.ChoosePlayer(3, 5),
    b.PraiseLegend(9),
    b.NameBestPlayer(7),
    b.ConfirmForecast(3),
    b.FlipCoin(4),
    b.CloseDay(),
    b.StopGame("no more"),
)
FOREIGN_BY_DAY: tuple[Command, ...] = (
    c.Proceed(),
    c.Nominate(3, 7),
    c.Withdraw(3),
    c.Ask(3),
    c.Allow(3, 5),
    c.Forbid(3, 5),
    c.Technical(),
    c.Support((1, 2)),
    c.Pass(3),
    c.Hands(7, (1, 2)),
    c.Tally(7, 2),
    c.LiftHands((1, 2)),
    c.Order((1, 2)),
    c.Shoot(((1, 4),)),
    c.Miss(),
    c.Show("sheriff", 3),
    c.OpenCard(),
    c.Accuse(3, 5),
    c.TakeGolden(3),
    c.Elect(7, (1, 2)),
    c.Execute(3),
    c.Successor(3),
    c.GiveBall(3, "black", 5),
    c.DrawCard("no pronouns"),
    c.Breach(3),
    c.Warn(3),
    c.Foul(3),
    c.Defeat(3, "G.5"),
    c.Waive("G.5", "why"),
    c.Ban(3, "G.5"),
    c.Best(3, (1, 2)),
    c.Hint(3),
    c.GiveAward(3, 30),
    c.GiveFine(3, "G.5"),
    c.Approve(),
    c.FileProtest(3, ""),
    c.Rule(upheld=True, text=""),
    c.AsPlayed(c.Nominate(3, 7), "Ivanov", "why"),
)
"""Commands of the other format, which a game of this one refuses."""


RULINGS = (
    "so changed",
    *("annulled", "replayed so", "changed", "changed so", "changed nobody's"),
    *("changed red", "changed black so", "changed draw", "changed maniac", "changed black+maniac"),
    *("changed draw:red+black", "changed draw:black+maniac so", "changed maniac+black"),
)
"""Rulings with a remedy, or with a result that the document may not have."""


def _seats(game: Game) -> range:
    return range(-1, game.size + 2)


def _sets(game: Game) -> Iterator[Seats]:
    """Return sets: none, all, some, one twice.

    Some contain the dead and numbers that are not seats.
    """
    living = game.living
    out = tuple(seat for seat in range(1, game.size + 1) if not game.lives(seat))
    yield from ((), living, living[::2], living[:1] * 2, tuple(range(1, game.size + 1)))
    yield from ((*living, seat) for seat in (-1, 0, game.size + 1, *out[:2]))
    yield from ((seat,) for seat in (-1, 0, game.size + 1, *out[-1:]))


def _course(rules: Rules, game: Game) -> Iterator[Command]:
    deck = rules.deck(game.size)
    yield from (c.Deal(cards) for cards in (deck, deck[::-1], deck[1:], (*deck, deck[0]), ()))
    yield from (c.Deal(cards[: game.size]) for cards in (deck, deck[::-1]))
    yield from (c.Deal((card, *deck[1:])) for card in (*rules.teams, Role("joker"), NO_ROLE))
    yield c.Proceed()
    for seat in _seats(game):
        yield from (c.Pass(seat), c.Ask(seat), c.Withdraw(seat), c.Hint(seat))
        yield from (c.Nominate(seat, target) for target in _seats(game))
        yield from (c.Best(seat, named) for named in _sets(game))
        window = rules.protest_seconds or 0
        yield from (c.FileProtest(seat, "text", after) for after in (None, 0, window, window + 1))
        yield from (c.Allow(seat, target) for target in _seats(game))
        yield from (c.Forbid(seat, target) for target in _seats(game))
    yield c.Technical()
    yield c.AsPlayed(c.Nominate(1, 1), "", "")
    yield from (c.Support(seats) for seats in _sets(game))
    yield from (c.Approve(), c.Rule(upheld=True, text=""), c.Rule(upheld=False, text="no"))
    yield from (c.Rule(upheld, text) for text in RULINGS for upheld in (True, False))
    yield c.OpenCard()
    yield from (c.Accuse(seat, target) for seat in _seats(game) for target in _seats(game))


def _votes(game: Game) -> Iterator[Command]:
    for hands in _sets(game):
        yield c.LiftHands(hands)
        yield from (c.Hands(candidate, hands) for candidate in _seats(game))
    for count in (-1, 0, 1, game.size // 2, game.size, game.size + 1):
        yield from (c.Tally(candidate, count) for candidate in _seats(game))


def _polls(game: Game) -> Iterator[Command]:
    for hands in _sets(game):
        yield from (c.Elect(candidate, hands) for candidate in _seats(game))
        yield c.DrawCard("no pronouns", speakers=hands)
        yield c.DrawCard("ladies", voters=hands, candidates=hands)
    for seat in _seats(game):
        yield from (c.TakeGolden(seat), c.Execute(seat), c.Successor(seat), c.Breach(seat))
        yield b.FlipCoin(seat)
        for target in _seats(game):
            yield from (c.GiveBall(seat, colour, target) for colour in ("black", "white"))


def _nights(rules: Rules, game: Game) -> Iterator[Command]:
    yield c.Miss()
    yield from (c.Order(seats) for seats in _sets(game))
    pairs = tuple(product(_seats(game), _seats(game)))
    yield from (c.Shoot((pair,)) for pair in pairs)
    awake = game.phase.duties[:1] if isinstance(game.phase, Night) else ()
    yield from (c.Show(duty, target, seat) for duty in awake for target, seat in pairs)
    yield from (
        c.Show(duty, target, 0, takes)
        for duty in (*awake, "maniac", "doctor")
        for target in _seats(game)
        for takes in (("speech",), ("speech", "vote"), ("card",))
    )
    yield from (
        c.Show(duty, target, seat)
        for duty in (*ROLES, *NO_DUTIES)
        for target in (0, 3)
        for seat in (0, 3)
    )
    yield c.Shoot(())
    hunters = sorted({o.actor for o in offers(rules, game) if o.verb == "shoot"})
    for target in _seats(game):
        fired = tuple((hunter, target) for hunter in hunters)
        yield from (c.Shoot((), target), c.Shoot(fired, 3))
        yield from (c.Shoot(fired), c.Shoot(fired * 2), c.Shoot(((1, target), *fired)))
        yield from (c.Shoot(((seat, target), *fired)) for seat in game.living[:1])


def _sanctions(rules: Rules, game: Game, seed: int) -> Iterator[Command]:
    chance = Random(seed)
    named = sorted({clause for _, clause in rules.violations})
    for verb, kind in (("warn", c.Warn), ("foul", c.Foul), ("disqualify", c.Disqualify)):
        own = sorted(clause for sanction, clause in rules.violations if sanction == verb)
        clauses = {*chance.sample(own, min(6, len(own))), *chance.sample(named, 3), *NO_CLAUSES}
        yield from (kind(seat, clause) for clause in sorted(clauses) for seat in _seats(game))
    for key, heavier in (("foul", c.Foul), ("disqualify", c.Disqualify), ("defeat", c.Defeat)):
        weighed = sorted(cl for (s, cl), v in rules.violations.items() if s == key and v.weighed)
        some = chance.sample(weighed, 3) if weighed else named[:2]
        reasoned = [(cl, why) for cl in some for why in REASONS]
        yield from (heavier(seat, cl, why) for cl, why in reasoned for seat in _seats(game))
    waivers = rules.power(Waivers)
    waivable = () if waivers is None else waivers.may_waive(game)
    waived = (*chance.sample(named, 3), *waivable, *NO_CLAUSES)
    yield from (c.Waive(clause, why) for clause in waived for why in REASONS)
    for verb, last in (("defeat", c.Defeat), ("ban", c.Ban)):
        own = sorted(clause for sanction, clause in rules.violations if sanction == verb)
        clauses = {*own, *chance.sample(named, 3), *NO_CLAUSES}
        yield from (last(seat, clause) for clause in sorted(clauses) for seat in _seats(game))
    for seat in _seats(game):
        yield from (c.GiveAward(seat, points) for points in (-10, 0, 7, *range(5, 106, 5)))
        yield from (c.GiveFine(seat, clause) for clause in (*rules.fines, *NO_CLAUSES))
