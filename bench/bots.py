"""Bots: win rates for each pairing next to exact rates, and the time of a decision."""

from __future__ import annotations

import argparse
import time
from collections import Counter
from math import sqrt
from random import Random

from gorod.bots.random_legal import RandomLegal
from gorod.bots.reasoning import Reasoning
from gorod.rulebooks import BOOKS
from gorod.simulate.bot_table import BotTable
from gorod.simulate.simplified_game import SimplePlayer, town_wins

Z = 1.96
"""Intervals hold the true rate 95 times in 100."""
TOWN, HUNTERS = 7, 3
SOON = 0.05
"""Seconds within which a decision should be made."""


def main() -> None:
    """Print a line for each pairing of bots, then the simplified game, then the times."""
    asked = arguments()
    book = BOOKS[asked.rules].chosen((), asked.size)
    times: list[float] = []
    spoken = "without statements" if asked.silent else "with statements"
    print(f"{book.id}, {asked.size} players, {asked.games:,} games for each line, {spoken}")
    for town in ("random", "reasoning"):
        for others in ("random", "reasoning"):
            won = Counter(
                game(book, asked, {"town": town, "others": others}, seed, times)
                for seed in range(asked.games)
            )
            rates = ", ".join(f"{team} {rate(won[team], asked.games)}" for team in sorted(won))
            print(f"  town {town:9}  against {others:9}  {rates}")
    simplified(asked.games)
    times.sort()
    middle, late = times[len(times) // 2], times[len(times) * 99 // 100]
    print(
        f"a decision of a reasoning bot: median {1e3 * middle:.2f} ms, "
        f"99 in 100 below {1e3 * late:.1f} ms, longest {1e3 * times[-1]:.1f} ms (CPU), "
        f"{sum(one < SOON for one in times) / len(times):.2%} under {1e3 * SOON:.0f} ms"
    )


def arguments() -> argparse.Namespace:
    """How many games, by which rules."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--rules", default="fiim-2019")
    parser.add_argument("--size", type=int, default=10)
    parser.add_argument("--silent", action="store_true", help="bots say nothing")
    return parser.parse_args()


class Measured:
    """One player for the town and one for the others; the deal decides which of them plays."""

    def __init__(self, players, times) -> None:
        """`times` takes the seconds of every decision of a reasoning bot."""
        self.players, self.times = players, times

    def decide(self, view, offers, heard=()):
        """As the bot of this side decides, with the time that it takes."""
        bot = self.players["town" if view.team == view.town else "others"]
        begun = time.process_time()
        command = bot.decide(view, offers, heard)
        if isinstance(bot, Reasoning):
            self.times.append(time.process_time() - begun)
        return command

    def speak(self, view, heard=()):
        """Speak as the bot of this side does."""
        side = "town" if view.team == view.town else "others"
        return self.players[side].speak(view, heard)


def game(book, asked, kinds, seed, times) -> str:
    """The winners of one game."""
    chance = Random(seed)
    make = {"random": lambda: RandomLegal(chance, seed), "reasoning": Reasoning}
    seats = [
        Measured({side: make[kind]() for side, kind in kinds.items()}, times)
        for _ in range(asked.size)
    ]
    table = BotTable(book, seats, chance, talkative=not asked.silent)
    return "+".join(table.play().winners) or "nobody"


def simplified(games: int) -> None:
    """Play the simplified game with the engine, and compare it with its exact rate."""
    won = 0
    for seed in range(games):
        chance = Random(seed)
        seats = [SimplePlayer(chance, seed)] * (TOWN + HUNTERS)
        won += BotTable(BOOKS["fiim-2019"], seats, chance).play().winners == ("red",)
    exact = town_wins(TOWN, HUNTERS)
    print(f"simplified game: red {rate(won, games)}, exactly {100 * float(exact):.1f} %")


def rate(won: int, games: int) -> str:
    """A share in per cent, with Wilson's interval."""
    share, spread = won / games, Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return f"{100 * share:.1f} % ({100 * (middle - half):.1f} to {100 * (middle + half):.1f})"


if __name__ == "__main__":
    main()
