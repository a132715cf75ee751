"""Who speaks, when, and for how long? Who may be put up?"""

from __future__ import annotations

from collections.abc import Callable

from gorod.engine.game import Game
from gorod.engine.phases import Speech
from gorod.engine.refusal import Refusal
from gorod.engine.rules import AS_EVER, Daybreak, Floor
from gorod.engine.seats import Seats, circle

FIRST_DAY = 1


def first_word_moves_to_the_next_living(game: Game) -> Seats:
    """Seat 1 opens the first day; each later day, the next living seat after the last opener."""
    return circle(game.alive, game.opener + 1)


def the_morning_brings_no_penalty(_: Game) -> Daybreak:
    """Everybody at the table speaks and votes on the coming day."""
    return AS_EVER


def the_first_day_breaks_by_its_own_rule(game: Game) -> Daybreak:
    """The first day begins with seat 1, later days with the seat after yesterday's opener."""
    return Daybreak(rule="first-day-breaks") if game.number == FIRST_DAY else AS_EVER


def silence_is_a_short_speech_at_small_tables(
    full: int, short: int, small: frozenset[int]
) -> Callable[[Game, int], Floor]:
    """A silenced player keeps their turn without speaking; at a small table they speak briefly."""
    whole = Floor(full, "speech")
    brief = Floor(short, "short-speech")
    silent = Floor(0, "silent-turn")

    def speech(game: Game, seat: int) -> Floor:
        if not game.loses_next_speech >> seat & 1:
            return whole
        return brief if game.alive.bit_count() in small else silent

    return speech


def silence_is_a_short_speech(full: int, short: int) -> Callable[[Game, int], Floor]:
    """A silenced player gets one short speech."""
    whole = Floor(full, "speech")
    brief = Floor(short, "short-speech")

    def speech(game: Game, seat: int) -> Floor:
        return brief if game.loses_next_speech >> seat & 1 else whole

    return speech


def any_living_player_once(game: Game, seat: int, target: int) -> Refusal | None:
    """One accepted nomination a day, of a living player who is not listed yet."""
    if game.today.nominators >> seat & 1:
        return Refusal("nominated-already", rule="one-nomination", seat=seat)
    if not game.alive >> target & 1:
        return Refusal("out-of-game", rule="nomination", seat=target)
    if target in game.today.candidates:
        return Refusal("listed-already", rule="listed", seat=target)
    return None


def two_circles_on_the_first_day(game: Game) -> Seats:
    """The first day is discussed twice, both times from seat 1; later days once."""
    order = first_word_moves_to_the_next_living(game)
    return order * 2 if game.number == FIRST_DAY else order


def nobody_is_put_up_on_the_first_circle(game: Game, seat: int, target: int) -> Refusal | None:
    """On the first day, players are put up only in the second circle."""
    phase = game.phase
    first = type(phase) is Speech and len(phase.queue) > game.alive.bit_count()
    if game.number == FIRST_DAY and first:
        return Refusal("first-circle", rule="two-circles", seat=seat, early=True, ruled=True)
    return any_living_player_once(game, seat, target)


def last_speaker_names_the_only_candidate(game: Game) -> str:
    """A sole nomination by the last speaker settles the vote, unless it has been cancelled."""
    phase = game.phase
    if game.today.candidates or type(phase) is not Speech or len(phase.queue) > 1:
        return ""
    return "" if game.vote_is_cancelled(game.number) else "settled-by-nomination"


def nothing_settles_a_vote(_: Game) -> str:
    """Only the count settles a vote."""
    return ""


def silence_spares_the_tie_speech(seconds: int) -> Callable[[Game, int], Floor]:
    """Every tied player speaks, even a silenced one."""
    usual = Floor(seconds, "tie-speech")
    kept = Floor(seconds, "kept-tie-speech")

    def tie_speech(game: Game, seat: int) -> Floor:
        return kept if game.loses_next_speech >> seat & 1 else usual

    return tie_speech


def the_list_is_no_question(_: Game, seat: int) -> Refusal | None:
    """The document neither forbids asking for the list nor has a move for it."""
    return Refusal("no-such-move", rule="asking", seat=seat)


def the_list_is_not_told(_: Game, seat: int) -> Refusal | None:
    """The judge tells nobody who is on the list."""
    return Refusal("list-not-told", rule="asking", seat=seat)
