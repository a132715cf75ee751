"""Records and random games for the tests of reports."""

from functools import lru_cache
from pathlib import Path

from gorod.engine import Refusal, begin
from gorod.record import Record, Replay, parse, replay
from gorod.record.header import Header, SeatLine
from tests.kit.random_games import play

EXAMPLE = Path(__file__).parents[2] / "docs" / "example.mgn"
STD = ("citizen",) * 6 + ("sheriff", "don", "mafia", "mafia")
NAMES = ("Аня", "Борис", "Вера", "Глеб", "Дина", "Егор", "Жанна", "Захар", "Инна", "Кирилл")


def header(cards=STD):
    seats = (f"seat {n} {card} {NAMES[n - 1]}" for n, card in enumerate(cards, 1))
    return "mgn 1\nrules fiim-2019\n" + "\n".join(seats) + "\n"


def played(moves, cards=STD, until=None):
    """A record of these moves by the layout of the scenarios; the header has 12 lines."""
    text = header(cards) + moves
    return replay(parse(text, "game.mgn"), "game.mgn", until)


@lru_cache(maxsize=1)
def example():
    return replay(parse(EXAMPLE.read_text("utf-8"), "example.mgn"), "example.mgn")


@lru_cache(maxsize=64)
def random_game(seed, commands=None):
    """A random game, or its first commands, as if it had been replayed."""
    game = play("fiim-2019", seed)
    history = begin(game.games[0], game.opening)
    for command in game.commands[:commands]:
        history = history.then(game.book.rules, command)
        assert not isinstance(history, Refusal)
    seats = tuple(SeatLine(n, None, name) for n, name in enumerate(NAMES, 1))
    return Replay(Record(Header(1, "fiim-2019", seats=seats)), game.book, history)
