"""Paired by-day games: other deals behind the same publications.

Every quest of one game makes the move of the same quest in the other, wherever it sits, so that the
publications agree as long as possible. Until a close distinguishes them, the viewer cannot.
"""

from collections import Counter
from itertools import zip_longest
from random import Random

from gorod.engine import SPECTATOR, Refusal, offers, seen, start, step
from gorod.engine.by_day import by_day_commands as b
from gorod.engine.by_day import by_day_events as e
from gorod.engine.commands import Deal, Disqualify
from gorod.engine.events import GameEnded
from gorod.engine.phases import Over
from gorod.engine.struct import encode_json
from tests.kit.by_day_games import DayPlayer
from tests.kit.by_day_other_secrets import known_cards
from tests.kit.other_secrets import another_deal
from tests.kit.random_games import LIMIT

RESULTS = (
    e.PlayerOut,
    e.VotesPublished,
    e.Executed,
    e.RoleTold,
    e.LinesPublished,
    e.DayClosed,
    e.GameDayOpened,
    e.RolesRevealed,
    GameEnded,
)
"""Facts that a close may reveal; here the games may differ."""


class DayPair:
    player_of = DayPlayer

    def __init__(self, book, viewer, games, player):
        self.rules, self.viewer, self.player = book.rules, viewer, player
        self.games = games
        self.steps = self.steps_dead = 0
        self.hidden = Counter()

    def run(self):
        entries = 0
        while entries < 10 and self.steps < LIMIT and self.next_step():
            entries += isinstance(self.games[0].phase, Over)
        return self

    def next_step(self):
        """Issue one command in each game; return false when the pair has ended."""
        command = self.player.move(self.games[0])
        if command is None:
            return False
        other = self.mirrored(command)
        answers = [
            step(self.rules, g, k) for g, k in zip(self.games, (command, other), strict=True)
        ]
        refused = [isinstance(answer, Refusal) for _, answer in answers]
        own = getattr(command, "seat", -1) == self.viewer and not isinstance(command, HOSTS)
        assert not (own and any(refused)), f"{command!r} of the viewer is refused in one game"
        if isinstance(command, b.CloseDay) and any(refused):
            return False
        told = [() if no else answer for no, (_, answer) in zip(refused, answers, strict=True)]
        self.games = [game for game, _ in answers]
        self.steps += 1
        self.steps_dead += self.viewer != SPECTATOR and not self.games[0].lives(self.viewer)
        return self.same_events(command, *told)

    def mirrored(self, command):
        """Return the same quest's move, from its seat in the other game."""
        if not isinstance(command, b.Act) or command.seat == self.viewer:
            return command
        left, right = self.games
        holders = [[s for s, card in enumerate(g.cards, 1) if card == left.card(command.seat)]
                   for g in (left, right)]  # fmt: skip
        seat = holders[1][holders[0].index(command.seat)]
        return b.Act(seat, command.target, command.at)

    def same_events(self, command, lefts, rights):
        told = [[f for x in side if (f := seen(x, self.viewer)) is not None]
                for side in (lefts, rights)]  # fmt: skip
        for left, right in zip_longest(*told):
            if left != right:
                heard = isinstance(command, TELLING) and isinstance(left or right, RESULTS)
                assert heard, f"viewer {self.viewer} can tell {left!r} from {right!r}"
                return False
        mine = [encode_json(offers(self.rules, game, self.viewer)) for game in self.games]
        assert mine[0] == mine[1], f"after {command!r} viewer {self.viewer} is offered {mine}"
        unequal = [x for x in (*lefts, *rights) if x not in lefts or x not in rights]
        self.hidden.update({type(event).__name__ for event in unequal})
        return True


TELLING = (b.CloseDay, b.StopGame)
"""Events that make something known to everybody."""
HOSTS = (b.PraiseLegend, b.NameBestPlayer, b.ConfirmForecast, b.FlipCoin, Disqualify)
"""What the host enters about a seat."""


def paired_days(book, role, seed, kind=DayPair):
    rules, player = book.rules, kind.player_of(book.rules, Random(seed))
    cards = player.cards(player.chance.choice((8, 9, 10, 16)))
    viewer = cards.index(role) + 1 if role in cards else SPECTATOR
    deals = cards, another_deal(cards, known_cards(rules, cards, viewer), player.chance)
    seated, _ = start(rules, len(cards))
    opened = [step(rules, seated, Deal(deal)) for deal in deals]
    pair = kind(book, viewer, [game for game, _ in opened], player)
    assert pair.same_events("the deal", *(events for _, events in opened))
    return pair.run()
