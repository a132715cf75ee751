"""The standings of a large tournament: one change compared with a full computation."""

from __future__ import annotations

import time
from random import Random

from random_player import play

from gorod.engine.game import Game
from gorod.engine.struct import replace
from gorod.rulebooks import BOOKS
from gorod.scoring import Played, score
from gorod.tournament.regulation import Regulation, StagePlan
from gorod.tournament.rounds import GameStatus, SignedProtocol, TableGame, game_key
from gorod.tournament.standings.counted_games import Scope
from gorod.tournament.standings.ledger import Ledger
from gorod.tournament.state import Tournament

PLAYERS, GAMES, SEATS = 1_000, 5_000, 10
TABLES = PLAYERS // SEATS
ROUNDS = GAMES // TABLES
CHANGES = 20


class Believing(Ledger):
    """A ledger that is given the games instead of reading their records."""

    def __init__(self, games: dict[str, Game]) -> None:
        """Games by the digests of their sheets."""
        super().__init__()
        self.book = BOOKS["fiim-2019"]
        self.told = games
        self.scored: dict[tuple[str, tuple[str, ...]], Played] = {}

    def _played(self, _: Tournament, game: TableGame, distance: str) -> Played:
        key = (game.sheets[-1].digest, game.players)
        if key not in self.scored:
            told = self.told[key[0]]
            self.scored[key] = Played(game.players, told, score(self.book, told), distance)
        return self.scored[key]


def measured() -> tuple[float, float]:
    """Seconds for the whole table, and for it after one game was changed (the slowest of them)."""
    random = Random(5)
    rules = BOOKS["fiim-2019"].rules
    games = {f"{n}": play(rules, random)[0] for n in range(GAMES + CHANGES)}
    t = tournament(random)
    ledger = Believing(games)
    begun = time.process_time()
    ledger.table(t, Scope("q"))
    whole = time.process_time() - begun
    after = []
    for change in range(CHANGES):
        key = random.choice(list(t.games))
        sheet = replace(t.games[key].sheets[-1], digest=f"{GAMES + change}")
        t = replace(t, games={**t.games, key: replace(t.games[key], sheets=(sheet,))})
        begun = time.process_time()
        ledger.table(t, Scope("q"))
        after.append(time.process_time() - begun)
    return whole, max(after)


def tournament(random: Random) -> Tournament:
    """Everybody plays in every round."""
    players = [f"p{n}" for n in range(PLAYERS)]
    games: dict[str, TableGame] = {}
    for number in range(1, ROUNDS + 1):
        mixed = random.sample(players, PLAYERS)
        for at in range(TABLES):
            key = game_key("q", number, at + 1)
            seated = tuple(mixed[at * SEATS : (at + 1) * SEATS])
            sheet = SignedProtocol("", f"{len(games)}", "a", "")
            games[key] = TableGame(
                key, "q", number, at + 1, seated, status=GameStatus.CONFIRMED, sheets=(sheet,)
            )
    plan = StagePlan("q", "qualification", ROUNDS, TABLES)
    return Tournament("", regulation=Regulation("fiim-2019", (plan,)), games=games)


def main() -> None:
    """One line each."""
    whole, after = measured()
    print(f"{f'table of {PLAYERS:,} players and {GAMES:,} games, anew':<58} {whole:.2f} s")
    print(f"{'  after one change, the slowest of ' + str(CHANGES):<58} {after:.2f} s")


if __name__ == "__main__":
    main()
