"""With three sides: who has won, and who wins when one side is declared the loser?"""

from __future__ import annotations

from collections.abc import Callable

from gorod.engine.events import Decided, Disqualified, Event, Events, TeamDefeated
from gorod.engine.game import Game
from gorod.engine.phases import AnyPhase, Naming, Night, Recess
from gorod.engine.refusal import Refusal
from gorod.engine.seats import has, seats_of
from gorod.rulebooks.policies.guests import aim_of_the_mafia, aim_of_the_maniac, still_seated
from gorod.rulebooks.policies.victory import TEAMS, other_teams_among


def last_side_wins_black_at_parity_without_maniac(game: Game) -> Decided | None:
    """The only side left wins; black also wins at parity once the maniac is out.

    The maniac and a single black share a draw. A night is judged as a whole, in the morning. A
    table at which nobody is left has no winner; the judge enters the result.
    """
    alive = game.alive
    red, black = (game.red & alive).bit_count(), (game.black & alive).bit_count()
    maniac = (game.maniac & alive).bit_count()
    if (red and (maniac or red > black > 0)) or to_be_weighed(game):
        return None
    counts = zip(TEAMS, (red, black, maniac), strict=True)
    left = tuple([team for team, count in counts if count])
    if not left:
        return Decided((), "draw", "nobody-left", rule="victory-alone")
    if len(left) == 1:
        return Decided(left, "victory", "alone", rule="victory-alone")
    if maniac and black == 1 and not red:
        return Decided(left, "draw", "one-on-one", rule="draw-black-maniac")
    if black and not maniac and black >= red:
        return Decided(("black",), "victory", "parity", rule="victory-black")
    return None


def to_be_weighed(game: Game) -> bool:
    """Whether the night is not resolved yet, or somebody has yet to be removed."""
    phase = _in_play(game)
    if type(phase) is not Night:
        return False
    hunted = game.hunted_tonight or "hunt" in phase.duties
    return bool(game.rare.due) or (hunted and not phase.resolved)


def _in_play(game: Game) -> AnyPhase:
    """Return the phase being played, or interrupted by a technical night."""
    return game.phase.held if type(game.phase) is Recess else game.phase


def every_other_team_not_shot_at(game: Game, seat: int) -> tuple[str, ...]:
    """Each other team with a player in the game wins; until morning, those shot at do not count.

    A heal makes no difference here; a shot that a guest spoilt is not a shot.
    """
    inside = game.alive
    if isinstance(_in_play(game), Night | Naming):
        inside &= ~(1 << aim_of_the_mafia(game) | 1 << aim_of_the_maniac(game))
    return other_teams_among(game, seat, inside)


Shots = tuple[tuple[int, int], ...] | None
"""The shots of a hunt, or None for a miss noted by the judge."""


def without_a_victim_the_mafia_is_defeated(
    clause: str, removal: str
) -> Callable[[Game, Shots], Events | Refusal]:
    """The mafia must shoot: it may not choose to miss, and having no common number is its defeat.

    A judge who has waived the defeat, because the others can play on, removes the whole team
    instead.
    """

    def no_victim(game: Game, shots: Shots) -> Events | Refusal:
        hunters = seats_of(game.black & game.alive)
        if not hunters:
            return ()
        if shots is None:
            return Refusal("no-miss", rule="hunt")
        if game.waives(clause):
            return tuple(_removed(seat, removal) for seat in hunters)
        winners = every_other_team_not_shot_at(game, hunters[0])
        don = game.holder("don")
        seat = don if game.lives(don) else 0
        return (TeamDefeated(seat, clause, winners, penalised=False, team="black"),)

    return no_victim


def _removed(seat: int, clause: str) -> Event:
    return Disqualified(
        seat, clause, "removed", removed=True, rule="no-victim-removal", silent=True
    )


def only_the_living_are_shot_at(game: Game, target: int) -> Refusal | None:
    """Only living players may be shot at, including team mates; showing no number is allowed."""
    if target and not still_seated(game, target):
        return Refusal("out-of-game", rule="hunt-choice", seat=target)
    return None


def one_by_the_departed_and_one_by_the_mafia(
    departed: str, mafia: str
) -> Callable[[Game, int, str], Refusal | None]:
    """One violation can only be committed by a player who is out, the other only by the mafia."""

    def defeat_refused(game: Game, seat: int, clause: str) -> Refusal | None:
        if clause == departed and game.lives(seat):
            return Refusal("still-in", rule="team-defeat", seat=seat, clause=clause)
        if clause == mafia and not has(game.black, seat):
            return Refusal("not-mafia", rule="team-defeat", seat=seat, clause=clause)
        return None

    return defeat_refused
