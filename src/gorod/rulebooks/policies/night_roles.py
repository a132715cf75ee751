"""What do the Doctor, the Maniac and the Lawyer do at night, and what follows from it?

Each role is a separate amendment: a function takes the book's previous answer and changes it for
its own role only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gorod.engine.duties import DAWN
from gorod.engine.game import Game
from gorod.engine.refusal import Refusal
from gorod.engine.rules import Daybreak, Death, Floor
from gorod.engine.struct import replace

Deck = Callable[[int], tuple[str, ...]]
Duties = Callable[[Game, int], tuple[str, ...]]
Refuses = Callable[[Game, str, int, int], Refusal | None]

TWICE = 2


def a_citizen_gives_way_to(role: str) -> Callable[[Deck], Deck]:
    """One card of the role replaces one citizen."""

    def amended(previous: Deck) -> Deck:
        def deck(size: int) -> tuple[str, ...]:
            cards = list(previous(size))
            cards[cards.index("citizen")] = role
            return tuple(cards)

        return deck

    return amended


def who_plays_for_red(role: str) -> Callable[[Mapping[str, str]], Mapping[str, str]]:
    """The new role belongs to the red team."""

    def amended(teams: Mapping[str, str]) -> Mapping[str, str]:
        return {**teams, role: "red"}

    return amended


def called_after_the_others(role: str) -> Callable[[Duties], Duties]:
    """In the first night the role only shows itself; from the second it acts, called last."""

    def amended(previous: Duties) -> Duties:
        def night_duties(game: Game, number: int) -> tuple[str, ...]:
            called = f"{role}-look" if number == 1 else role
            others = (duty for duty in previous(game, number) if duty != DAWN)
            return (*others, called, DAWN)

        return night_duties

    return amended


def _at_the_table(game: Game, seat: int) -> bool:
    """Whether the seat is taken.

    Tonight's victim still counts, so that no refusal reveals who was killed.
    """
    return bool((game.alive | game.leaving) >> seat & 1)


def _at_the_table_and(
    role: str, own: Callable[[Game, int, int], Refusal | None], previous: Refuses
) -> Refuses:
    """Apply `own` to this role and to seats that are taken; other roles are judged as before."""

    def act_refused(game: Game, duty: str, seat: int, target: int) -> Refusal | None:
        if duty != role:
            return previous(game, duty, seat, target)
        if not _at_the_table(game, target):
            return Refusal("out-of-game", rule=f"{role}-act", seat=target)
        return own(game, seat, target)

    return act_refused


def nobody_is_healed_a_third_night_running(previous: Refuses) -> Refuses:
    """The Doctor heals anybody at the table, but the same player at most two nights in a row."""

    def third_night(game: Game, seat: int, target: int) -> Refusal | None:
        patients = [deed.target for deed in game.facts.deeds if deed.duty == "doctor"]
        if patients[-TWICE:] == [target] * TWICE:
            return Refusal("healed-twice", rule="doctor-act", seat=seat, target=target)
        return None

    return _at_the_table_and("doctor", third_night, previous)


def the_maniac_reaches_anybody(previous: Refuses) -> Refuses:
    """The Maniac kills or attacks anybody at the table."""

    def nobody_else(_: Game, __: int, ___: int) -> Refusal | None:
        return None

    return _at_the_table_and("maniac", nobody_else, previous)


def the_lawyer_shields_another(previous: Refuses) -> Refuses:
    """The Lawyer shields anybody at the table except themselves."""

    def himself(_: Game, seat: int, target: int) -> Refusal | None:
        return Refusal("own-lawyer", rule="lawyer-act", seat=seat) if target == seat else None

    return _at_the_table_and("lawyer", himself, previous)


def only_at_dawn(_: object) -> bool:
    """Nobody is out before the night is resolved as a whole."""
    return False


def the_hunted_unless_healed_and_the_stabbed(_: object) -> Callable[[Game], tuple[Death, ...]]:
    """The mafia's victim dies unless the Doctor heals them; nobody is healed from the Maniac."""

    def night_deaths(game: Game) -> tuple[Death, ...]:
        shot = game.facts.hunts[-1].victim if game.hunted_tonight else 0
        stab = game.deed("maniac")
        stabbed = 0 if stab.takes else stab.target
        deaths = []
        if shot and shot != game.deed("doctor").target:
            deaths.append(Death(shot, "kill", "night-kill"))
        if stabbed and not any(death.seat == stabbed for death in deaths):
            deaths.append(Death(stabbed, "kill", "maniac-kill"))
        return tuple(deaths)

    return night_deaths


def the_attacked_lose_the_day(previous: Callable[[Game], Daybreak]) -> Callable[[Game], Daybreak]:
    """A player attacked by the Maniac has no speech, no vote or neither on the coming day."""

    def daybreak(game: Game) -> Daybreak:
        before, attack = previous(game), game.deed("maniac")
        if not attack.takes:
            return before
        whom = (attack.target,)
        return replace(
            before,
            mute=before.mute + (whom if "speech" in attack.takes else ()),
            voteless=before.voteless + (whom if "vote" in attack.takes else ()),
            rule="maniac-attack",
        )

    return daybreak


def those_without_a_word_keep_a_silent_turn(
    previous: Callable[[Game, int], Floor],
) -> Callable[[Game, int], Floor]:
    """A player who may not speak today may still put somebody up by gesture."""
    silent = Floor(0, "no-speech")

    def speech(game: Game, seat: int) -> Floor:
        return silent if game.today.mute >> seat & 1 else previous(game, seat)

    return speech


def those_without_a_vote_stay_out(previous: Callable[[Game], int]) -> Callable[[Game], int]:
    """A vote that was taken away is neither cast nor assigned."""

    def voters(game: Game) -> int:
        return previous(game) & ~game.today.voteless

    return voters


def the_lawyers_client_stays_today(game: Game) -> int:
    """The town cannot remove the player whom the Lawyer shielded last night."""
    client = game.deed("lawyer").target
    return 1 << client if client else 0
