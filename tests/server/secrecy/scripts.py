"""Paired games as scripts: what a judge enters at either of two tables that agree for a viewer."""

from dataclasses import dataclass
from dataclasses import replace as changed
from functools import lru_cache

import msgspec

from gorod.engine import SPECTATOR, offers, seen, start, step
from gorod.engine import commands as c
from gorod.engine.by_day.by_day_format import BY_DAY
from gorod.engine.duties import kind_of
from gorod.engine.phases import Over
from gorod.engine.seats import seats_of
from gorod.engine.struct import field_names
from gorod.scoring import score
from gorod.server.tables.own_moves import entered_by_seats
from gorod.server.tables.table_requests import CLIENT_TIME
from tests.kit.by_day_games import DayPlayer
from tests.kit.invented_rulebook import OPTED, SUBJECTS
from tests.kit.random_games import Player
from tests.laws.by_day_pairs import DayPair, paired_days
from tests.laws.pairs import DiffersInPublic, Pair, _calls, paired


def as_sent(command):
    """Return what a client may send: no time of its own, and printable texts."""
    changes = {}
    for name in field_names(type(command)):
        value = getattr(command, name)
        if name in CLIENT_TIME:
            changes[name] = None
        elif isinstance(value, str):
            changes[name] = "".join(letter for letter in value if letter.isprintable())
    return msgspec.structs.replace(command, **changes) if changes else command


class Sender(Player):
    """Starts at the beginning, because a server cannot start in the middle."""

    def __init__(self, rules, chance):
        super().__init__(rules, chance)
        self.temper = changed(self.temper, middle=0)

    def move(self, *args):
        return as_sent(super().move(*args))


class DaySender(DayPlayer):
    """Leaves the clock to the server."""

    def __init__(self, rules, chance):
        super().__init__(rules, chance)
        self.timed = False

    def move(self, game):
        command = super().move(game)
        return command and as_sent(command)


@dataclass(frozen=True)
class Act:
    """One command in each world; None if nothing is done."""

    commands: tuple
    own: tuple
    """What the viewer is offered before it."""
    alive: bool
    different: bool
    """Whether the worlds differ, now at the latest."""
    duty: str = ""
    """The role that is called, if it is night."""
    orders: tuple = ((), ())
    """Shooting orders set earlier in either world, which the viewer cannot see."""


@dataclass(frozen=True)
class Script:
    """A paired game for one viewer."""

    rules: str
    options: tuple
    size: int
    seed: int
    viewer: int
    role: str
    cards: tuple
    acts: tuple
    alike: tuple
    """Other seats for which both games look the same as well."""

    def __repr__(self):
        return f"script of {self.rules} {self.options} at {self.size}, {self.role}, {self.seed}"


class _Kept:
    """Keeps the moves that were played."""

    def begin(self):
        self.acts = []
        self.dealt = tuple(game.cards for game in self.games)
        self.differs = self.dealt[0] != self.dealt[1]
        self.strangers = {
            seat
            for seat in range(1, len(self.dealt[0]) + 1)
            if seat != self.viewer and self.alike_deal(seat)
        }

    def alike_deal(self, seat):
        told = [[seen(event, seat) for event in self.opening(cards)] for cards in self.dealt]
        return told[0] == told[1]

    def opening(self, cards):
        seated, _ = start(self.rules, len(cards))
        return step(self.rules, seated, c.Deal(cards))[1]

    def keep(self, commands, before, sides, orders=((), ())):
        self.differs = self.differs or sides[0] != sides[1]
        for seat in tuple(self.strangers):
            told = [[f for e in side if (f := seen(e, seat)) is not None] for side in sides]
            if told[0] != told[1]:
                self.strangers.discard(seat)
        viewer = self.viewer
        own = entered_by_seats(offers(self.rules, before, viewer)) if viewer else ()
        alive = viewer == SPECTATOR or before.lives(viewer)
        duties = getattr(before.phase, "duties", ())
        duty = kind_of(duties[0]) if duties else ""
        self.acts.append(Act(commands, own, alive, self.differs, duty, orders))


class KeptPair(_Kept, Pair):
    player_of = Sender

    def __init__(self, book, *args):
        super().__init__(book, *args)
        self.book = book
        self.begin()
        self.ordered = ((), ())

    def orders(self):
        """Set orders in one game or in both; if the viewer cannot know, they are set and undone."""
        pack = seats_of(self.rules.pack(self.left, self.left.phase.duties[0]))
        both = [tuple(self.order(game)) for game in self.games]
        same = self.viewer in pack or set(pack) & self.strangers
        self.ordered = ((), ()) if same else tuple(both)

    def compare(self, command, left, right):
        before = self.left
        orders, self.ordered = self.ordered, ((), ())
        self.same_points(left[0], right[0])
        super().compare(command, left, right)
        if _calls(self.left) != _calls(self.right):
            # A hunt that is not called is noticed when its turn would have come.
            raise DiffersInPublic
        both = command if isinstance(command, tuple) else (command, command)
        self.keep(both, before, (left[1], right[1]), orders)

    def same_points(self, *games):
        """Once the result is known, players know their own points, which reveal consents.

        Everybody knows to which rating the game goes, and a ruling shows in that.

        """
        rating = self.book.edition.rating
        if rating and len({rating(game, self.book.options) for game in games}) > 1:
            raise DiffersInPublic
        if all(isinstance(game.phase, Over) for game in games):
            told = [score(self.book, game) for game in games]
            self.strangers = {s for s in self.strangers if told[0][s - 1] == told[1][s - 1]}
            if self.viewer and told[0][self.viewer - 1] != told[1][self.viewer - 1]:
                raise DiffersInPublic


class KeptDays(_Kept, DayPair):
    player_of = DaySender

    def __init__(self, *args):
        super().__init__(*args)
        self.begin()
        self.tried = None

    def mirrored(self, command):
        other = super().mirrored(command)
        self.tried, self.before = (command, other), self.games[0]
        return other

    def same_events(self, command, lefts, rights):
        alike = super().same_events(command, lefts, rights)
        if alike and self.tried:
            self.keep(self.tried, self.before, (lefts, rights))
        return alike


@lru_cache(maxsize=64)
def script(book_id, role, seed):
    """Return the pair of a seed as a script."""
    book = {**SUBJECTS, **OPTED}[book_id]
    if book.format is BY_DAY:
        pair = paired_days(book, role, seed, KeptDays)
    else:
        pair = paired(book, role, seed, KeptPair)
    return Script(
        rules=book_id.partition("@")[0],
        options=book.options,
        size=len(pair.dealt[0]),
        seed=seed,
        viewer=pair.viewer,
        role=role,
        cards=pair.dealt,
        acts=tuple(pair.acts),
        alike=tuple(sorted(pair.strangers)),
    )
