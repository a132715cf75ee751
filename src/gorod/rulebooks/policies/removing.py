"""What does a disqualification do to the votes? When does it lose the game for the team?"""

from __future__ import annotations

from collections.abc import Callable

from gorod.engine.events import Event, VoteCancelled, VotedOut
from gorod.engine.game import Game
from gorod.engine.phases import LastWord, Naming, Night, Speech
from gorod.engine.refusal import Refusal
from gorod.rulebooks.policies.deeds import killed_tonight
from gorod.rulebooks.policies.victory import other_teams_among

REMOVAL = frozenset({"foul", "disqualified", "removed"})
"""Causes of a departure without a last word."""


def nearest_vote_or_the_next_once_known(game: Game, seat: int) -> Event | None:
    """Cancel the current or nearest vote, or the next day's if today's result is known.

    Players who are leaving by a vote or were killed this night cancel nothing.
    """
    leaving_by_standing_result = seat == game.today.standing and game.number > 1 and not game.night
    if not game.lives(seat) or leaving_by_standing_result:
        return None
    day, rule = _cancelled_day(game)
    unsaid = game.night or bool(game.leaving)
    return None if game.vote_is_cancelled(day) else VoteCancelled(day, rule, unsaid)


def the_settled_candidate(game: Game, seat: int) -> Event | None:
    """After the first day a sole candidate of the last speaker leaves with the removed player.

    A speaker who has the floor first ends their speech; victory is judged after both departures.
    """
    settled, phase = game.today.standing, game.phase
    if not game.lives(settled) or settled == seat or game.number == 1:
        return None
    speaking = type(phase) is Speech and phase.queue[0] != seat
    return VotedOut((settled,), "vote", rule="standing-result", waits=speaking)


def nearest_vote_which_night_leaves_open(game: Game, seat: int) -> Event | None:
    """Cancel today's vote, or the next if its result is known.

    During a night nothing is decided before the night is resolved.
    """
    if type(game.phase) is Night:
        return None
    return nearest_vote_or_the_next_once_known(game, seat)


def removed_at_night_unless_killed_too(game: Game) -> Event | None:
    """A player removed at night cancels the coming vote, unless the night also kills them."""
    if not game.facts.disqualified:
        return None
    moment = game.moment
    removed = [
        d.seat
        for d in game.facts.departures
        if d.moment == moment and d.cause in ("foul", "disqualified")
    ]
    if not removed or game.outcome is not None or set(removed) <= set(killed_tonight(game)):
        return None
    day = game.number
    cancelled = game.vote_is_cancelled(day)
    return None if cancelled else VoteCancelled(day, "cancels-coming", unsaid=True)


def _cancelled_day(game: Game) -> tuple[int, str]:
    if game.night or not game.today.known:
        return game.number, "cancels-nearest"
    return game.number + 1, "cancels-after-standing" if game.today.standing else "cancels-next"


def farewell_violations(*clauses: str) -> Callable[[Game, int, str], bool]:
    """In their last minute, or once voted out, these violations lose the game for the team."""
    listed = frozenset(clauses)

    def farewell_defeat(game: Game, seat: int, clause: str) -> bool:
        phase = game.phase
        if clause not in listed or type(phase) is not LastWord or seat not in phase.queue:
            return False
        return not phase.at_night or phase.queue[0] == seat

    return farewell_defeat


def anything_after_the_final_word(*clauses: str) -> Callable[[Game, int, str], bool]:
    """After their final word, these violations of a player voted out or shot lose the game.

    The word is over when the judge says so, perhaps while the player still has the floor. A removed
    player has no final word.
    """
    listed = frozenset(clauses)

    def farewell_defeat(game: Game, seat: int, clause: str) -> bool:
        executed = (d.seat for d in game.facts.departures if d.cause not in REMOVAL)
        removed = game.facts.disqualified >> seat & 1
        if clause not in listed or removed or seat not in executed:
            return False
        still_to_speak = game.leaving >> seat & 1
        return not still_to_speak or (type(game.phase) is LastWord and game.floor == seat)

    return farewell_defeat


def farewell_violations_with_mercy_for_the_killed(
    fouls: frozenset[str], grave: frozenset[str]
) -> Callable[[Game, int, str], bool]:
    """Once voted out, all these violations lose the game; for a night's victim only `grave`."""
    every = farewell_violations(*fouls, *grave)

    def farewell_defeat(game: Game, seat: int, clause: str) -> bool:
        spared = clause in fouls and game.night
        return not spared and every(game, seat, clause)

    return farewell_defeat


def killed_players_may_gesticulate(
    *gestures: str,
) -> Callable[[Game, int, str], Refusal | None]:
    """While those who leave are speaking, a night's victim may use their hands freely."""
    listed = frozenset(gestures)

    def tolerated(game: Game, seat: int, clause: str) -> Refusal | None:
        farewell = type(game.phase) in (Naming, LastWord) and game.night
        if farewell and clause in listed and game.leaving >> seat & 1:
            return Refusal("tolerated", rule="killed-may-gesticulate", seat=seat, clause=clause)
        return None

    return tolerated


def only_while_a_best_move_is_awaited(
    *gestures: str,
) -> Callable[[Game, int, str], Refusal | None]:
    """Gestures about a best move are punished while another player may still name it.

    If no best move is due, there is nothing to help with.
    """
    listed = frozenset(gestures)

    def tolerated(game: Game, seat: int, clause: str) -> Refusal | None:
        if clause not in listed:
            return None
        phase = game.phase
        naming = type(phase) is LastWord and bool(phase.numbers)
        if naming and game.floor != seat:
            return None
        soon = not naming and bool(game.leaving & game.facts.first_killed & ~game.facts.best_right)
        return Refusal(
            "no-best-move-now", "best-move-gesture", seat, clause=clause, early=soon, ruled=True
        )

    return tolerated


def every_other_team_alive(game: Game, seat: int) -> tuple[str, ...]:
    """When a team is declared the loser, every other team with a living player has won."""
    return other_teams_among(game, seat, game.alive)


def costs_the_nearest_speech(foul: int) -> Callable[[Game, int, int], str]:
    """The foul costs the nearest speech; a foul given during a speech costs the one after it."""

    def foul_costs(game: Game, seat: int, count: int) -> str:
        if count != foul:
            return ""
        phase = game.phase
        return "after-this" if type(phase) is Speech and phase.queue[0] == seat else "nearest"

    return foul_costs


def only_for(*clauses: str) -> Callable[[str], bool]:
    """The offender is penalised as well if the violation is one of these."""
    listed = frozenset(clauses)

    def defeat_penalised(clause: str) -> bool:
        return clause in listed

    return defeat_penalised


def the_other_colour(game: Game, seat: int) -> tuple[str, ...]:
    """There are two teams: when one is declared the loser, the other has won."""
    return ("red",) if game.black >> seat & 1 else ("black",)


def always(_: str) -> bool:
    """The offender whose team is declared the loser is penalised as if disqualified."""
    return True


def nothing_at_dawn(_: Game) -> Event | None:
    """Nothing is decided at dawn: what a disqualification cancels is known at once."""
    return None


def no_defeat_in_a_farewell(_: Game, __: int, ___: str) -> bool:
    """A leaving player is punished like any other."""
    return False


def never(_: str) -> bool:
    """The offender gets no penalty besides the defeat of their team."""
    return False


def nobody_else_leaves(_: Game, __: int) -> Event | None:
    """Nobody else leaves because of a disqualification."""
    return None


def any_listed_violation_may_lose_the_game(_: Game, __: int, ___: str) -> Refusal | None:
    """Every listed violation may lose the game for the offender's team."""
    return None
