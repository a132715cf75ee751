"""Commands that a rulebook accepts or refuses."""

from gorod.engine import Refusal, step


def accepted(book, game, *commands):
    """Return the game after these commands, all of which the rulebook accepts."""
    for command in commands:
        game, answer = step(book.rules, game, command)
        assert not isinstance(answer, Refusal), answer
    return game


def refusal(book, game, command):
    """Return why the rulebook refuses a command; the game does not change."""
    same, answer = step(book.rules, game, command)
    assert isinstance(answer, Refusal)
    assert same is game
    return answer
