"""Who may speak, put up players and be heard, where fouls cost the whole next day?

A muted player says nothing on that day; a player without a vote may not put anybody up either.
Fouls are wiped every morning, and their price is paid on the day that then begins.
"""

from __future__ import annotations

from collections.abc import Callable

from gorod.engine.game import Game
from gorod.engine.phases import Speech
from gorod.engine.refusal import Refusal
from gorod.engine.rules import Daybreak, Floor
from gorod.engine.seats import has

UNPUNISHED = Daybreak(annulled=True)
"""The morning after a day and a night without fouls."""


def fouls_cost_the_next_day(mute: int, voteless: int) -> Callable[[Game], Daybreak]:
    """At `mute` fouls a player is muted on the next day, at `voteless` they also have no vote.

    The morning then wipes all fouls.
    """

    def daybreak(game: Game) -> Daybreak:
        if not any(game.fouls):
            return UNPUNISHED
        fouls = [(seat, game.fouls[seat - 1]) for seat in game.living]
        return Daybreak(
            mute=tuple(seat for seat, count in fouls if count >= mute),
            voteless=tuple(seat for seat, count in fouls if count >= voteless),
            annulled=True,
        )

    return daybreak


def a_foul_costs_nothing_today(_: Game, __: int, ___: int) -> str:
    """A foul has no effect before the next morning."""
    return ""


def the_muted_keep_a_silent_turn(seconds: int, rule: str) -> Callable[[Game, int], Floor]:
    """Everybody has a turn; a player muted today has no time in it."""
    usual, silent = Floor(seconds, rule), Floor(0, "mute-turn")

    def floor(game: Game, seat: int) -> Floor:
        return silent if game.today.mute >> seat & 1 else usual

    return floor


def another_living_player_once(game: Game, seat: int, target: int) -> Refusal | None:
    """One accepted nomination a day, of another player who is alive and not listed yet."""
    today = game.today
    if today.voteless >> seat & 1:
        return Refusal("no-nomination", rule="no-vote", seat=seat)
    if today.nominators >> seat & 1:
        return Refusal("nominated-already", rule="one-nomination", seat=seat)
    if target == seat:
        return Refusal("own-number", rule="self-nomination", seat=seat)
    if not game.alive >> target & 1:
        return Refusal("out-of-game", rule="nomination", seat=target)
    if target in today.candidates:
        return Refusal("listed-already", rule="listed", seat=target)
    return None


def the_speaker_is_told_the_list_once(game: Game, seat: int) -> Refusal | None:
    """Each player may ask once for the list, in their own minute; a muted player may not ask."""
    phase = game.phase
    if type(phase) is not Speech or phase.queue[0] != seat:
        early = type(phase) is Speech and seat in phase.queue
        return Refusal("not-your-minute", rule="asking", seat=seat, early=early)
    if has(game.today.mute, seat):
        return Refusal("muted", rule="mute-turn", seat=seat)
    return Refusal("asked-already", rule="asking", seat=seat) if phase.asked else None


def whoever_is_not_muted_may_be_let_in(game: Game, seat: int, target: int) -> Refusal | None:
    """A speaker may let anybody talk in their minute, unless one of the two is muted today."""
    silent = next((own for own in (seat, target) if has(game.today.mute, own)), 0)
    return Refusal("muted", rule="mute-turn", seat=silent) if silent else None


def those_let_in_may_speak(*clauses: str) -> Callable[[Game, int, str], Refusal | None]:
    """It is no violation to speak in another player's minute once that player has allowed it."""
    listed = frozenset(clauses)

    def tolerated(game: Game, seat: int, clause: str) -> Refusal | None:
        phase = game.phase
        if clause in listed and type(phase) is Speech and has(phase.allowed, seat):
            return Refusal("let-in", rule="permission", seat=seat, clause=clause)
        return None

    return tolerated
