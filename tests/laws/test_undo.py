"""An undo gives back the very same game and forgets nothing."""

from random import Random

from hypothesis import assume, given
from hypothesis import strategies as st

from gorod.engine import History, begin
from tests.kit.random_games import player_of
from tests.laws.moments import SEEDS, moments


def history(played, at):
    """Return the history of this many commands, with every history on the way there."""
    line = [begin(played.games[0], played.opening)]
    for command in played.commands[:at]:
        line.append(line[-1].then(played.book.rules, command))
    return line


@given(moment=moments(), back=st.integers(0, 40))
def test_a_rewind_gives_back_the_very_same_game(moment, back):
    played, at = moment
    line = history(played, at)
    now, back = line[-1], min(back, at)
    assert (now.game, now.log) == (played.games[at], played.log(at))
    undone = now.rewind(back, "entered by mistake")
    assert undone.game is line[at - back].game
    assert undone.head is line[at - back].head
    assert undone.log == played.log(at - back)
    (rewind,) = undone.rewinds
    assert rewind.left is now.head
    assert rewind.back_to is undone.head
    assert rewind.reason == "entered by mistake"
    assert now.rewind(at + 1, "too far") is None


@given(moment=moments(), back=st.integers(1, 20), seed=SEEDS)
def test_a_branch_goes_on_and_the_abandoned_line_is_kept(moment, back, seed):
    played, at = moment
    rules, line = played.book.rules, history(played, at)
    undone = line[-1].rewind(min(back, at), "another way")
    command = player_of(played.book, Random(seed)).move(undone.game)
    assume(command is not None)
    other = undone.then(rules, command)
    assert isinstance(other, History)
    assert other.line[:-1] == undone.line
    assert other.rewinds is undone.rewinds
    abandoned = History(other.rewinds[0].left)
    assert abandoned.log == played.log(at)
    again = other.rewind(1, "back again").rewind_to(abandoned.head, "the first way after all")
    assert again.game is line[-1].game
    assert [rewind.reason for rewind in again.rewinds] == [
        "another way",
        "back again",
        "the first way after all",
    ]
