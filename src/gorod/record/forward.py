"""Fast-forward: complete the steps that a record need not spell out.

Speeches, tie speeches, last words, cues and checks that were not made complete themselves. A vote,
a shot, a lift or a sanction is never invented.
"""

from __future__ import annotations

from collections.abc import Callable

from gorod.engine import commands as c
from gorod.engine.duties import kind_of
from gorod.engine.game import Game
from gorod.engine.history import History
from gorod.engine.phases import Dusk, Golden, LastWord, Naming, Night, Speech, Tie
from gorod.engine.refusal import Refusal
from gorod.engine.rules import Rules


def completion(rules: Rules, game: Game) -> c.Command | None:
    """Return the command that completes the present step without changing anything else.

    Or None.
    """
    phase = game.phase
    if type(phase) in SPOKEN:
        return c.Pass(game.floor)
    if type(phase) is Dusk or (type(phase) is Night and not hunters(rules, game)):
        return PROCEED
    return None


SPOKEN = frozenset({Speech, Golden, Tie, Naming, LastWord})
"""Phases in which somebody has the floor."""
PROCEED = c.Proceed()


def hunters(rules: Rules, game: Game) -> int:
    """Return the seats that have yet to shoot or to miss."""
    phase = game.phase
    if not isinstance(phase, Night) or kind_of(phase.duties[0]) != "hunt":
        return 0
    return rules.pack(game, phase.duties[0]) & game.alive


def forward(rules: Rules, history: History) -> History | None:
    """Return the history one completed step further; None if a move is due."""
    filler = completion(rules, history.head.game)
    if filler is None:
        return None
    further = history.then(rules, filler)
    return None if type(further) is Refusal else further


def play(
    rules: Rules,
    history: History,
    command: Callable[[Game], c.Command | Refusal],
    *,
    attempt: bool = False,
) -> tuple[History, Refusal | None]:
    """Play a move as soon as it is legal; else return why not, and how far the game had got.

    A refused attempt counts as made at the first moment at which a ruling refuses it.
    """
    passed: list[Game] = []
    while True:
        wish = command(history.head.game)
        if type(wish) is Refusal:
            return history, wish
        played = history.then(rules, wish)
        if type(played) is not Refusal:
            return played, None
        waits = played.early and not (attempt and played.ruled)
        further = forward(rules, history) if waits else None
        if further is None or further.game in passed:
            return history, played
        passed.append(history.game)
        history = _in_turn(rules, further, wish.seat) if isinstance(wish, IN_TURN) else further


IN_TURN = (c.Nominate, c.Pass)
"""What a player in the queue of the discussion may do only when they have the floor."""


def _in_turn(rules: Rules, history: History, seat: int) -> History:
    """Return the history in which a seat that waits in the discussion's queue has the floor."""
    phase = history.game.phase
    while type(phase) is Speech and seat in phase.queue and seat != phase.queue[0]:
        history = forward(rules, history) or history
        phase = history.game.phase
    return history


def reach(rules: Rules, history: History, there: Callable[[Game], bool]) -> tuple[History, bool]:
    """Complete steps until a position is reached; return False with it if a move is due first.

    Steps that lead back to an earlier position complete nothing: a move is due there, too.
    """
    passed: list[Game] = []
    while not there(history.head.game):
        further = forward(rules, history)
        if further is None or further.head.game in passed:
            return history, False
        passed.append(history.head.game)
        history = further
    return history, True
