"""Where a game stands: its step, the phrase that the judge says, and the clock that runs.

All of it is said aloud at the table, so every viewer may know it. The calls of a night do not
depend on who is alive, and nothing here looks at the cards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorod.engine.by_day.by_day_phases import Epilogue, Open
from gorod.engine.duties import DAWN, before_the_morning, kind_of
from gorod.engine.game import Game
from gorod.engine.phases import (
    Balls,
    Dusk,
    Election,
    Golden,
    Guess,
    LastWord,
    Lift,
    Naming,
    Night,
    Over,
    Recess,
    Seating,
    Speech,
    Tie,
    Verdict,
    Vote,
)
from gorod.engine.rules import CommonRules, Rules
from gorod.engine.struct import Struct
from gorod.report.numerals import numeral

OVER = "over"
VOTE_OPENING = "vote-opening"
"""Where reminders belong that hold only before the first candidate of a ballot."""
FIRST = 1
"""The seat that a phrase names at steps at which everybody is called in turn."""


class CurrentStep(Struct, frozen=True, gc=False):
    """A step, the seat whose turn it is (0: nobody's), and how many seconds they have."""

    moment: str
    step: str
    seat: int = 0
    seconds: int | None = None
    quiet: bool = False
    """Whether a night in which nobody was hurt has just ended."""
    morning: bool = False
    """Whether the night is over, though the moment still has its name."""

    opening: bool = False
    """Whether a ballot is open that has counted nobody yet."""

    @property
    def moments(self) -> set[str]:
        """What a reminder may be bound to: the step, and the opening of a ballot."""
        return {self.step, VOTE_OPENING} if self.opening else {self.step}

    @property
    def phase(self) -> str:
        """Name the step as records and documents do: `D2.speech`, or plain `over` at the end."""
        return OVER if self.step == OVER else f"{self.moment}.{self.step}"

    def cue(self, rules: CommonRules) -> str | None:
        """Return the official phrase of this step; None if the document has none."""
        key = self.key(rules)
        return None if key is None else self.fill_in(rules.cues[key])

    def key(self, rules: CommonRules) -> str | None:
        """Return the key of that phrase in the document's `cues`; None if there is none.

        Nothing is said before the morning: «Утро» is said with the news of the night.
        """
        if self.quiet and "good-morning" in rules.cues:
            return "good-morning"
        return self.step if self.step in rules.cues and self.step != DAWN else None

    def fill_in(self, phrase: str) -> str:
        """Fill the number of the seat or of the day into a phrase."""
        if "{" not in phrase:
            return phrase
        filled = phrase.replace("{number}", self.moment[1:])
        return filled.replace("{seat}", numeral(self.seat or FIRST))


def current_step(rules: CommonRules, game: Game) -> CurrentStep:
    """Work out the step of this game, whose turn it is, and the time they have."""
    step, seat, seconds = STEP[type(game.phase)](rules, game.phase)
    opening = type(game.phase) is Vote and game.phase.round == 1 and not game.phase.hands
    quiet, morning = _quiet_morning(game), _morning(game)
    return CurrentStep(game.moment, step, seat, seconds, quiet, morning, opening)


def _morning(game: Game) -> bool:
    return game.night and (type(game.phase) is LastWord or before_the_morning(game))


def _quiet_morning(game: Game) -> bool:
    """Whether nobody has spoken yet today, and the night that was played before hurt nobody."""
    phase, night = game.phase, f"N{game.number}"
    if type(phase) is not Speech or len(phase.queue) < game.alive.bit_count():
        return False
    played = any(number == game.number for number, _ in game.facts.nightfalls)
    return played and all(d.moment != night for d in game.facts.departures)


Step = tuple[str, int, int | None]


def _night(rules: Rules, phase: Night) -> Step:
    kind = kind_of(phase.duties[0])
    return kind, 0, rules.seconds.get(kind)


def _speech(_: Rules, phase: Speech) -> Step:
    return "speech", _first(phase.queue), phase.seconds


def _first(queue: tuple[int, ...]) -> int:
    """Return whose turn it is; 0 if the last of them was removed in a technical night."""
    return queue[0] if queue else 0


def _vote(_: Rules, phase: Vote) -> Step:
    return "vote" if phase.round == 1 else "revote", _first(phase.slate[len(phase.hands) :]), None


def _golden(_: Rules, phase: Golden) -> Step:
    return "speech", _first(phase.queue), phase.seconds


def _tie(_: Rules, phase: Tie) -> Step:
    return "tie", _first(phase.queue), phase.seconds


def _last_word(_: Rules, phase: LastWord) -> Step:
    return "best-move" if phase.numbers else "last-word", _first(phase.queue), phase.seconds


def _recess(rules: Rules, phase: Recess) -> Step:
    """Return the step that is held, without seconds, because its clock is stopped."""
    step, seat, _ = STEP[type(phase.held)](rules, phase.held)
    return step, seat, None


STEP: dict[type, Callable[[Any, Any], Step]] = {
    Seating: lambda _, __: ("deal", 0, None),
    Night: _night,
    Speech: _speech,
    Vote: _vote,
    Golden: _golden,
    Election: lambda _, __: ("elect", 0, None),
    Verdict: lambda _, phase: ("elect", phase.deputy, None),
    Balls: lambda _, __: ("balls", 0, None),
    Tie: _tie,
    Lift: lambda _, __: ("lift", 0, None),
    Naming: lambda _, phase: ("best-move", phase.queue[0], phase.seconds),
    LastWord: _last_word,
    Recess: _recess,
    Guess: lambda _, __: ("guess", 0, None),
    Dusk: lambda _, __: ("dusk", 0, None),
    Over: lambda _, __: (OVER, 0, None),
    Open: lambda _, __: ("open", 0, None),
    Epilogue: lambda _, __: (OVER, 0, None),
}
