"""Two games that differ only in what a seat cannot see: its bot decides the same in both."""

import pytest

from gorod.bots.reasoning import Reasoning
from gorod.bots.seat_offers import seat_offers
from gorod.bots.seat_view import after, opening
from gorod.engine import events as e
from gorod.engine import seen
from gorod.engine.offers import offers_of_the_step
from gorod.rulebooks import BOOKS
from tests.laws.pairs import Pair, paired

SEEDS = range(4)


class BotPair(Pair):
    """A pair of games with a bot at the viewer's seat, which gets only what `sees` lets through."""

    sees = staticmethod(seen)

    def __init__(self, book, viewer, games, player):
        super().__init__(book, viewer, games, player)
        self.book, self.decisions = book, 0
        self.bots = (Reasoning(), Reasoning())
        size = games[0].size
        begun = after(book, opening(book, viewer, size), e.SeatsTaken(size))
        self.views = [begun, begun]

    def same_events(self, command, lefts, rights):
        super().same_events(command, lefts, rights)
        for at, events in enumerate((lefts, rights)):
            for event in events:
                visible = self.sees(event, self.viewer)
                if visible is not None and not isinstance(visible, e.SeatsTaken):
                    self.views[at] = after(self.book, self.views[at], visible)

    def compare(self, command, left, right):
        super().compare(command, left, right)
        decided = []
        for game, bot, view in zip(self.games, self.bots, self.views, strict=True):
            offered = seat_offers(offers_of_the_step(self.rules, game), self.viewer)
            decided.append((offered, bot.decide(view, offered), bot.speak(view)))
        self.decisions += bool(decided[0][0])
        assert decided[0] == decided[1], f"seat {self.viewer} knows more than it may"


class PeekingPair(BotPair):
    """The planted fault: the bot gets the judge's events instead of its seat's own."""

    sees = staticmethod(lambda event, _: None if isinstance(event, e.Decided) else event)


@pytest.mark.parametrize(
    ("book_id", "role"),
    [
        *(("fiim-2019", role) for role in ("citizen", "sheriff", "don")),
        ("tournament-2026", "courtesan"),
        ("cma-2025", "maniac"),
    ],
)
def test_a_bot_decides_by_what_its_seat_sees(book_id, role):
    pairs = [paired(BOOKS[book_id], role, seed, BotPair) for seed in SEEDS]
    assert sum(pair.decisions for pair in pairs) > 10
    assert any(pair.hidden for pair in pairs)


def test_a_bot_that_peeks_is_caught():
    def peeks():
        for seed in range(40):
            paired(BOOKS["fiim-2019"], "citizen", seed, PeekingPair)

    with pytest.raises(AssertionError, match="knows more than it may"):
        peeks()
