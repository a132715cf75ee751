"""A tournament for scenarios: whole tournaments, with games played by the engine."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone
from functools import lru_cache
from random import Random

from gorod.engine import Refusal, begin, start
from gorod.engine import commands as g
from gorod.engine.phases import Over
from gorod.record import format_record
from gorod.record.header import Header, SeatLine
from gorod.record.writing import record_of
from gorod.tournament import tournament_commands as c
from gorod.tournament.denied import Denied
from gorod.tournament.log import Log
from gorod.tournament.participants import Official, Player
from gorod.tournament.points_book import book_of
from gorod.tournament.regulation import Regulation, Source, StagePlan
from tests.kit.random_games import Player as Bot
from tests.kit.random_games import Temper

NOON = datetime(2026, 11, 15, 12, tzinfo=timezone(timedelta(hours=3)))
ORGANISER, CHIEF, JUDGE, SECOND = "org", "chief", "judge-1", "judge-2"

CALM = {"protest": 0, "support": 0, "ruling": 0, "approve": 0, "defeat": 0, "ban": 0}
TEMPER = Temper(middle=0, entries=5, weights={**CALM, "foul": 0.02, "dq": 0.003})

ONE_STAGE = (StagePlan("q", "qualification", rounds=3, tables=1),)
WHOLE = (
    StagePlan("q", "qualification", rounds=10, tables=4),
    StagePlan("sf", "semi-final", rounds=4, tables=2, sources=(Source("q", 1, 20),)),
    StagePlan("f", "final", rounds=3, tables=1, sources=(Source("sf", 1, 10),), carries=True),
)


@lru_cache(maxsize=4096)
def played(regulation_json, seed):
    """Return cards and turns of a random game under a regulation."""
    from gorod.engine.struct import decode_json  # noqa: PLC0415  a cache wants a key that hashes

    book = book_of(decode_json(regulation_json, type=Regulation))
    size = decode_json(regulation_json, type=Regulation).seats
    bot = Bot(book.rules, Random(seed), TEMPER)
    history = begin(*start(book.rules, size))
    entries = 0
    while entries < bot.entries:
        command = bot.move(history.game)
        then = history.then(book.rules, command)
        assert not isinstance(then, Refusal)
        history = then
        entries += isinstance(history.game.phase, Over)
    while any(award.waits for award in history.game.facts.awards):
        history = history.then(book.rules, g.Approve())
    return history.game.cards, history.line


def record(regulation, names, seed):
    """The record of a random game, with these nicknames."""
    from gorod.engine.struct import encode_json  # noqa: PLC0415  as above

    cards, turns = played(encode_json(regulation), seed)
    seats = tuple(
        SeatLine(s, card, name) for s, (card, name) in enumerate(zip(cards, names, strict=True), 1)
    )
    options = tuple((name, None) for name in regulation.options)
    header = Header(1, regulation.rulebook, options=options, seats=seats)
    return format_record(record_of(header, book_of(regulation).rules, turns))


class TournamentScenario:
    """Send commands that are accepted, one minute after the other; `refused` for the others."""

    def __init__(self, regulation=None, log=None):
        self.regulation = regulation or Regulation("fiim-2019", ONE_STAGE)
        self.now = NOON
        self.log = Log() if log is None else log
        self.seed = 0
        if log is None:
            self.do(c.Open("Кубок", self.regulation, "Организатор"))
            self.do(c.Appoint(Official(CHIEF, "Главный", ("chief", "committee"))))
            self.do(c.Appoint(Official(JUDGE, "Первый", ("judge", "committee"))))
            self.do(c.Appoint(Official(SECOND, "Второй", ("judge",))))

    @property
    def t(self):
        return self.log.tournament

    def at(self):
        return self.now.isoformat()

    def ask(self, command, who=ORGANISER):
        return self.log.then(command, who, self.at())

    def do(self, command, who=ORGANISER):
        after = self.ask(command, who)
        assert not isinstance(after, Denied), (command, after)
        self.log = after
        self.now += timedelta(minutes=1)
        return self

    def refused(self, command, who=ORGANISER):
        before = self.log
        answer = self.ask(command, who)
        assert isinstance(answer, Denied), command
        assert self.log is before
        return answer

    # --- people -----------------------------------------------------------------------------------

    def players(self, number, first=1):
        """Return this many players who are present."""
        for n in range(first, first + number):
            self.do(c.AddPlayer(Player(f"p{n}", f"Игрок {n}")))
            self.do(c.SignUp(f"p{n}")).do(c.CheckIn(f"p{n}"))
        return self

    def entered(self, number, stage="q"):
        self.players(number)
        return self.do(c.EnterStage(stage, tuple(f"p{n}" for n in range(1, number + 1))))

    # --- rounds -----------------------------------------------------------------------------------

    def seated(self, stage, number, tables, judges=(), despite=("judge-missing",)):
        self.do(c.DraftSeating(stage, number, tables, judges))
        self.do(c.ConfirmSeating(stage, number, despite))
        return self.do(c.ReleaseSeating(stage, number))

    def names(self, game):
        return [self.t.nickname(player) for player in self.t.games[game].players]

    def record(self, game, seed):
        return record(self.regulation, self.names(game), seed)

    def signed(self, game, seed=None, who=JUDGE):
        self.seed += 1
        self.do(c.StartGame(game), who)
        return self.do(
            c.SignGame(game, self.record(game, self.seed if seed is None else seed)), who
        )

    def digest(self, game):
        return self.t.games[game].sheets[-1].digest

    def confirmed(self, game, seed=None):
        return self.signed(game, seed).seconded(game)

    def seconded(self, game, who=SECOND):
        """Add the second signature, accepting any penalties that the record leaves open."""
        return self.do(
            c.ConfirmGame(game, self.digest(game), ("penalty-due", "consent-on-word")), who
        )

    def round(self, stage, number, tables, seeds=None):
        """Play a whole round, from its draft to its lock."""
        self.seated(stage, number, tables)
        for game in [own.id for own in self.t.games_of(stage, number)]:
            self.confirmed(game, seeds and seeds[self.t.games[game].table - 1])
        return self.do(c.LockRound(stage, number))

    def finished(self, stage):
        """Play until nobody can protest any more."""
        self.now += timedelta(minutes=10)
        return self.do(c.FinishStage(stage))


def in_tables(players, tables, chance, seats=10):
    """Return a random seating."""
    mixed = chance.sample(players, tables * seats)
    return tuple(tuple(mixed[at * seats : (at + 1) * seats]) for at in range(tables))
