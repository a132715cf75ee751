"""Commands that a rulebook accepts or refuses."""

from gorod.engine import Refusal, step


def accepted(book, game, *commands):
    """The game after these commands, all of which the rulebook accepts."""
    for command in commands:
        game, answer = step(book.rules, game, command)
        assert not isinstance(answer, Refusal), answer
    return game


def refusal(book, game, command):
    """Why the rulebook refuses a command; the game stays as it is."""
    same, answer = step(book.rules, game, command)
    assert isinstance(answer, Refusal)
    assert same is game
    return answer
