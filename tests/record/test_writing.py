"""A played game, written as a record and read again, is the same game."""

import pytest

from gorod.engine import commands as c
from gorod.engine.history import Turn
from gorod.engine.moves import MOVES
from gorod.engine.struct import replace
from gorod.engine.table.table_format import TABLE
from gorod.record import format_record, parse, replay
from gorod.record.grammar import statement_said
from gorod.record.header import Header, SeatLine
from gorod.record.writing import record_of
from gorod.rulebooks import BOOKS
from tests.kit.random_games import play

AT_TABLES = [book for book in BOOKS.values() if book.format is TABLE]


def test_every_command_but_the_deal_and_the_cue_is_written():
    written = {move.command for move in MOVES.values() if move.notation is not None}
    assert set(c.Command.__args__) - written == {c.Deal, c.Proceed, c.AsPlayed}


@pytest.mark.parametrize("book", AT_TABLES, ids=lambda book: book.id)
def test_a_record_of_a_random_game_is_that_game(book):
    games = 0
    for seed in range(30):
        played = play(book.id, seed)
        if not isinstance(played.commands[0], c.Deal):
            continue
        games += 1
        cards = enumerate(played.game.cards, 1)
        seats = tuple(SeatLine(seat, card, f"Игрок #{seat}") for seat, card in cards)
        text = format_record(record_of(Header(1, book.id, seats=seats), book.rules, line(played)))
        again = replay(parse(text, "game.mgn"), "game.mgn")
        assert without_texts(again.game) == without_texts(played.game)
    assert games > 15


WRITTEN = {
    "golden 3": c.TakeGolden(3),
    "elect 4: 1 2 5": c.Elect(4, (1, 2, 5)),
    "execute 6": c.Execute(6),
    "successor 5": c.Successor(5),
    "ball 3 black 7": c.GiveBall(3, "black", 7),
    "card only women talk speakers=1,4": c.DrawCard("only women talk", speakers=(1, 4)),
    "breach 3": c.Breach(3),
    "open": c.OpenCard(),
    "accuse 1>2": c.Accuse(1, 2),
    "maniac attack 5 speech,vote": c.Show("maniac", 5, 0, ("speech", "vote")),
    "maniac attack 2>5 vote": c.Show("maniac", 5, 2, ("vote",)),
}


@pytest.mark.parametrize(("text", "command"), WRITTEN.items(), ids=WRITTEN)
def test_moves_of_the_options_are_written_as_the_notation_has_them(text, command):
    verb, args = statement_said(command)
    colon = "" if str(args).startswith(":") or not str(args) else " "
    assert f"{verb}{colon}{args}" == text


def line(played):
    turn = Turn(None, played.opening, played.games[0], None)
    turns = [turn]
    for command, events, game in zip(played.commands, played.events, played.games[1:], strict=True):
        turn = Turn(command, events, game, turn)
        turns.append(turn)
    return turns


def without_texts(game):
    """A line cannot hold every character; the protest is kept, but not its exact spelling."""
    protests = tuple(replace(p, text="", ruling="") for p in game.facts.protests)
    return replace(game, facts=replace(game.facts, protests=protests))
