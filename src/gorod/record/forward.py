"""Fast-forward: completing what a record need not spell out.

Speeches, tie speeches, last words, cues and checks not made complete themselves. A vote, a
shot, a lift or a sanction is never invented.
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
    """The command that completes the present step without a consequence of its own."""
    phase = game.phase
    if isinstance(phase, Speech | Golden | Tie | Naming | LastWord):
        return c.Pass(phase.queue[0])
    if isinstance(phase, Dusk) or (isinstance(phase, Night) and not hunters(rules, game)):
        return c.Proceed()
    return None


def hunters(rules: Rules, game: Game) -> int:
    """Who has yet to shoot or to miss."""
    phase = game.phase
    if not isinstance(phase, Night) or kind_of(phase.duties[0]) != "hunt":
        return 0
    return rules.pack(game, phase.duties[0]) & game.alive


def forward(rules: Rules, history: History) -> History | None:
    """The history one completed step further; None where a move is due."""
    filler = completion(rules, history.game)
    if filler is None:
        return None
    further = history.then(rules, filler)
    return None if isinstance(further, Refusal) else further


def play(
    rules: Rules,
    history: History,
    command: Callable[[Game], c.Command | Refusal],
    *,
    attempt: bool = False,
) -> tuple[History, Refusal | None]:
    """Play a move as soon as it is legal; else say why not, and how far the game had got.

    An attempt that was refused was made at the first moment that refuses it by a ruling.
    """
    passed: list[Game] = []
    while True:
        wish = command(history.game)
        if isinstance(wish, Refusal):
            return history, wish
        played = history.then(rules, wish)
        if isinstance(played, History):
            return played, None
        waits = played.early and not (attempt and played.ruled)
        further = forward(rules, history) if waits else None
        if further is None or further.game in passed:
            return history, played
        passed.append(history.game)
        history = further


def reach(rules: Rules, history: History, there: Callable[[Game], bool]) -> tuple[History, bool]:
    """Complete steps until a position is reached; false where a move is due first.

    Steps that lead back to where the game stood complete nothing: a move is due there, too.
    """
    passed: list[Game] = []
    while not there(history.game):
        further = forward(rules, history)
        if further is None or further.game in passed:
            return history, False
        passed.append(history.game)
        history = further
    return history, True
