"""The phrases that the judge says now, and reminders of what they have to see to.

First come the phrases that close what has just happened («Дон засыпает»), then the phrase of the
step («Просыпается Шериф»). A rulebook has them in its table `cues`: under the name of the step,
under `…-over` for a phrase that closes it, under `…-ten-seconds` for what is said ten seconds
before its end, or under the name of what happened. A viewer hears only phrases about what they may
see, so nobody learns more from a phrase than from the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from gorod.engine import events as e
from gorod.engine.commands import Proceed
from gorod.engine.duties import DAWN, before_the_morning
from gorod.engine.game import Game
from gorod.engine.history import Turn
from gorod.engine.phases import Naming, Night, Over
from gorod.engine.refusal import Refusal
from gorod.engine.rules import CommonRules
from gorod.engine.seats import Seats
from gorod.engine.seen import seen
from gorod.engine.step import step
from gorod.engine.struct import Struct
from gorod.engine.viewers import JUDGE, Viewer
from gorod.report.current_step import CurrentStep, current_step
from gorod.rulebooks import Rulebook

REMEMBERED = 4096
"""Of so many steps it is remembered what is said at them: they are the same at every table."""
VOTES = frozenset({"vote", "revote"})
"""Steps at which the judge says a closing word before anything can be entered."""


class Reminder(Struct, frozen=True, gc=False):
    """Something that the judge has to see to at this step, with its clause."""

    id: str
    clause: str


class Spoken(Struct, frozen=True, gc=False):
    """What is said and heard at one moment of a game, in one viewer's ears."""

    keys: tuple[str, ...]
    """The keys of the phrases in the rulebook's `cues`, in the order in which they are said."""
    says: tuple[str, ...]
    hears: str | None = None
    """The word by which the speaker ends a speech."""
    late: str | None = None
    """What the judge says when ten seconds are left."""


def spoken(
    rules: CommonRules, turn: Turn, viewer: Viewer = JUDGE, *, at: CurrentStep | None = None
) -> Spoken:
    """Return what is said after a turn: the phrases that close it, then the phrase of the step.

    `at` is the current step after the turn, if the caller has worked it out already.
    """
    at = at or current_step(rules, turn.game)
    closing = tuple([key for key in _closes(rules, turn, viewer) if key in rules.cues])
    return _in_words(rules, at, closing, greeted=viewer == JUDGE and dawned(turn))


@lru_cache(maxsize=REMEMBERED)
def _in_words(
    rules: CommonRules, at: CurrentStep, closing: tuple[str, ...], *, greeted: bool
) -> Spoken:
    """Return the phrases that close a turn and those of the next step, the same at every table."""
    steps = (key for key in _of_the_step(rules, at) if not (greeted and key in MORNINGS))
    keys = list(dict.fromkeys((*closing, *steps)))
    usual = "" if "good-morning" in keys else usual_at(rules, at)
    phrases = [rules.cues[key] for key in keys]
    if usual:
        phrases.insert(len(closing), usual)
    says = tuple(dict.fromkeys(map(at.fill_in, phrases)))
    return Spoken(tuple(keys), says, _heard(rules, at), rules.cues.get(f"{at.step}-ten-seconds"))


def _heard(rules: CommonRules, at: CurrentStep) -> str | None:
    """Return the word with which the player ends a speech; None at other steps."""
    return rules.cues.get("speech-over") if at.step == "speech" else None


def _of_the_step(rules: CommonRules, at: CurrentStep) -> Iterator[str]:
    key = at.key(rules)
    if key is not None:
        yield key
    if at.step in VOTES and "vote-over" in rules.cues:
        yield "vote-over"


def usual_at(rules: CommonRules, at: CurrentStep) -> str:
    """Return what is usually said at this step; empty if the document has words for it."""
    return "" if at.step in rules.cues else USUAL.get(at.step, "")


@lru_cache(maxsize=REMEMBERED)
def phrase_of(rules: CommonRules, at: CurrentStep) -> str | None:
    """Return the phrase of this step: the document's own, or else what is usually said."""
    return at.cue(rules) or at.fill_in(usual_at(rules, at)) or None


USUAL = {
    "speech": "Слово игроку номер {seat}",
    "vote": "Кто голосует против игрока номер {seat}?",
    "revote": "Переголосование. Кто голосует против игрока номер {seat}?",
    "tie": "Слово игроку номер {seat}",
    "best-move": "Лучший ход игрока номер {seat}",
    "last-word": "Последнее слово игрока номер {seat}",
}
"""Phrases with which a judge names a player, for documents that do not say how."""


def answered(rules: CommonRules, refusal: Refusal) -> str | None:
    """Return what the judge says instead of taking a refused move; None if there is no phrase."""
    return rules.cues.get(REFUSED.get(refusal.why, ""))


REFUSED = {"listed-already": "nomination-listed"}
"""Why something is refused -> the phrase with which the judge says so."""


# --- What closes a turn -------------------------------------------------------------------------

VisibleEvents = tuple[e.Event, ...]


def _closes(rules: CommonRules, turn: Turn, viewer: Viewer) -> Iterator[str]:
    """Yield the keys of what closes the last turn.

    The judge greets the city before the step goes on.
    """
    before, events, after = _last_heard(turn, viewer)
    yield from _closing(events)
    if viewer == JUDGE and before_the_morning(turn.game):
        yield from _greeting(rules, foreseen(rules, turn))
    elif before is not None and breaks(before, events, after):
        yield from () if viewer == JUDGE and dawned(turn) else morning(rules, after)


def _greeting(rules: CommonRules, turn: Turn) -> Iterator[str]:
    before = turn.before
    if before is not None and breaks(before.game, turn.events, turn.game):
        yield from morning(rules, turn.game)


def foreseen(rules: CommonRules, turn: Turn) -> Turn:
    """Return the turn that announces the morning, before the judge takes it."""
    game, events = step(rules, turn.game, Proceed())
    return turn if isinstance(events, Refusal) else Turn(Proceed(), events, game, turn)


def dawned(turn: Turn) -> bool:
    """Whether this turn announced the morning: the judge has said all of its phrases before it."""
    if type(turn.command) is not Proceed or turn.before is None:
        return False
    return before_the_morning(turn.before.game) and not before_the_morning(turn.game)


def _last_heard(turn: Turn, viewer: Viewer) -> tuple[Game | None, VisibleEvents, Game]:
    """Find the last turn of which this viewer saw something.

    Returns the game before it, the events as they saw them, and the game after it.
    """
    now: Turn | None = turn
    while now is not None:
        events = visible_events(now, viewer)
        if events:
            return None if now.before is None else now.before.game, events, now.game
        now = now.before
    return None, (), turn.game


def visible_events(turn: Turn, viewer: Viewer) -> VisibleEvents:
    """Return what a viewer sees of the events of a turn."""
    if viewer == JUDGE:
        return turn.events
    return tuple([f for event in turn.events if (f := seen(event, viewer)) is not None])


def _closing(events: VisibleEvents) -> Iterator[str]:
    for event in events:
        closes = CLOSES.get(type(event))
        if closes is not None:
            yield from closes(event)


def breaks(before: Game, events: VisibleEvents, after: Game) -> bool:
    """Whether the night has just ended for the table; best moves are named while it lasts."""
    if type(before.phase) not in DARK or type(after.phase) in DARK:
        return False
    announced = any(type(event) is e.DutyDone and event.duty == DAWN for event in events)
    return announced or type(after.phase) is not Over


DARK = (Night, Naming)


def morning(rules: CommonRules, game: Game) -> Iterator[str]:
    """Yield the one phrase for this morning: the very first, one that hurt nobody, or the usual."""
    played = any(number == game.number for number, _ in game.facts.nightfalls)
    hurt = bool(killed_tonight(game))
    names: tuple[str, ...] = ("first-dawn",) if game.number == 1 else ()
    if played and not hurt:
        names = ("dawn-bright", "good-morning")
    yield from [name for name in (*names, DAWN) if name in rules.cues][:1]


def killed_tonight(game: Game) -> Seats:
    """Return the seats of those whom the table hears to have been killed.

    A victim who was disqualified before the morning is left out: nobody is told of the shot.
    """
    night, gone = f"N{game.number}", game.facts.disqualified
    return tuple(
        left.seat
        for left in game.facts.departures
        if left.moment == night and left.cause in KILLED and not gone >> left.seat & 1
    )


KILLED = frozenset({"kill", "guest"})
MORNINGS = frozenset({"good-morning", "first-dawn", "dawn-bright", DAWN})


def _duty(event: e.DutyDone | e.Checked | e.NothingShown) -> tuple[str, ...]:
    return (f"{event.duty}-over",)


def _act(event: e.Acted) -> tuple[str, ...]:
    """Return no phrase after a wrong choice, because the role stays awake."""
    return () if event.answer == "wrong" else (f"{event.duty}-over",)


def _hunt(event: e.HuntEnded) -> tuple[str, ...]:
    """Return the closing phrases; nobody but the judge is told whether a number was taken."""
    return ("hunt-taken", "hunt-over") if event.aim else ("hunt-over",)


CLOSES: dict[type, Callable[[Any], tuple[str, ...]]] = {
    e.MafiaMet: lambda _: ("meet-over",),
    e.DutyDone: _duty,
    e.HuntEnded: _hunt,
    e.Checked: _duty,
    e.NothingShown: _duty,
    e.Acted: _act,
    e.Nominated: lambda _: ("nomination-over",),
    e.HandsCounted: lambda _: ("vote-counted",),
    e.HandsTallied: lambda _: ("vote-counted",),
    e.VotedOut: lambda event: ("alibi",) if event.spared else (),
    e.BestMoveNamed: lambda _: ("best-move-over",),
}
"""Event that a viewer has seen -> the keys of `cues` that close it, in order."""


# --- Reminders ----------------------------------------------------------------------------------


_NONE: Mapping[str, str] = {}
"""By-day documents have no reminders, because nobody sits at a table."""


def reminders(book: Rulebook, at: CurrentStep) -> tuple[Reminder, ...]:
    """Return what the judge has to see to at this step, in the order of the document."""
    due = _due(book.rules, at.step, opening=at.opening)
    if not due:
        return ()
    return tuple(
        Reminder(name, clause.number)
        for clause in book.clauses
        for name in clause.slots.get("reminders", ())
        if name in due
    )


@lru_cache(maxsize=REMEMBERED)
def _due(rules: CommonRules, step: str, *, opening: bool) -> frozenset[str]:
    """Return the names of the reminders that are due at a step, or at the opening of a ballot."""
    moments = CurrentStep("", step, opening=opening).moments
    every: Mapping[str, str] = getattr(rules, "reminders", _NONE)
    return frozenset(name for name, steps in every.items() if not moments.isdisjoint(steps.split()))
