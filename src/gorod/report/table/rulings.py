"""What the judge has just ruled, in sentences to read aloud.

A ruling is made from what a viewer has seen happen in one turn. So an undo takes it away with the
turn, and nobody learns more from a sentence than from the table. The console, the hall, the overlay
and a player's page all say these sentences.

Before the morning only the judge is told what there is to announce. The table hears it, and
everybody's screen shows it, once the judge goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from typing import Any

from gorod.engine import events as e
from gorod.engine.duties import before_the_morning
from gorod.engine.game import Game
from gorod.engine.history import Turn
from gorod.engine.rules import Rules
from gorod.engine.seats import Seats
from gorod.engine.struct import Struct, tag_of
from gorod.engine.viewers import JUDGE, Viewer
from gorod.i18n import Catalogue
from gorod.report.current_step import current_step
from gorod.report.numerals import numeral
from gorod.report.phrases import (
    DARK,
    REMEMBERED,
    breaks,
    dawned,
    foreseen,
    killed_tonight,
    morning,
    visible_events,
)
from gorod.report.ruling import Ruling, Say
from gorod.report.scribe import Args, Scribe, listed, numbers, result_text
from gorod.report.table.lines import night, polls, votes
from gorod.report.view import View
from gorod.rulebooks import Rulebook


class _Case(Struct, frozen=True, gc=False):
    """One turn in the eyes of one viewer."""

    book: Rulebook
    viewer: Viewer
    before: Game | None
    events: tuple[e.Event, ...]
    after: Game

    def seen(self, kind: type) -> Any:  # noqa: ANN401  an event of that type, or None
        return next((event for event in self.events if type(event) is kind), None)


def ruling(book: Rulebook, turn: Turn, viewer: Viewer = JUDGE) -> Ruling | None:
    """Return the last ruling of this day or night that still holds; None if there is none."""
    rules: Rules = book.rules
    if viewer == JUDGE and before_the_morning(turn.game):
        return _made(_case(book, foreseen(rules, turn), viewer), fresh=True)
    night, number, now, fresh = turn.game.night, turn.game.number, turn, True
    while now.game.number == number and now.game.night == night:
        if viewer == JUDGE and dawned(now):
            return None
        if _may_rule(now):
            case, fresh = _case(book, now, viewer), fresh and _fresh(rules, now, turn)
            lasts = fresh or any(type(event) in LASTING for event in case.events)
            made = _made(case, fresh=fresh) if lasts else None
            if made is not None or case.seen(e.BallotOpened):
                return made
        if now.before is None:
            return None
        now = now.before
    return None


def rules_anew(turn: Turn) -> bool:
    """Whether a ruling may be another one after this turn than before it, for some viewer.

    If not, what could be read before it stays, or stays away, unless it was fresh.
    """
    before = turn.before
    if before is None or before_the_morning(turn.game) or before_the_morning(before.game):
        return True
    one, other = turn.game, before.game
    return one.number != other.number or one.night != other.night or _may_rule(turn)


def _may_rule(turn: Turn) -> bool:
    """Whether a turn has an event about which something is said, or ends a night."""
    if not OF_INTEREST.isdisjoint(map(type, turn.events)):
        return True
    before = turn.before
    return (
        before is not None and type(before.game.phase) in DARK and type(turn.game.phase) not in DARK
    )


def _fresh(rules: Rules, then: Turn, now: Turn) -> bool:
    """Whether the table is still at the step to which an earlier turn led."""
    if now is then:
        return True
    at = current_step(rules, now.game)
    while now is not then and now.before is not None:
        now = now.before
        if current_step(rules, now.game) != at:
            return False
    return True


def _case(book: Rulebook, turn: Turn, viewer: Viewer) -> _Case:
    before = turn.before.game if turn.before else None
    return _Case(book, viewer, before, visible_events(turn, viewer), turn.game)


def _made(case: _Case, *, fresh: bool) -> Ruling | None:
    sentences, clauses = list(_daylight(case)), list[str]()
    for event in case.events:
        told = TOLD.get(type(event))
        said = list(told(case, event)) if told is not None else []
        sentences += said
        clauses += case.book.cite(event) if said else ()
    return Ruling(tuple(sentences), tuple(dict.fromkeys(clauses)), fresh) if sentences else None


def _daylight(case: _Case) -> Iterator[Say]:
    """Yield the news of the night; if the document has no words for the morning, a greeting too."""
    if case.before is None or not breaks(case.before, case.events, case.after):
        return
    phrase = next(morning(case.book.rules, case.after), "")
    if not phrase:
        yield _say("ruling-morning")
    if case.seen(e.DeathAnnounced) is None:
        yield from _of_the_night(case.after, phrase)


def _of_the_night(game: Game, phrase: str) -> Iterator[Say]:
    """Name the killed who gave best moves before the morning, or say that nobody was hurt."""
    killed = killed_tonight(game)
    hunted = any(hunt.night == game.number for hunt in game.facts.hunts)
    if killed:
        yield _say("ruling-killed", killed)
    elif hunted and phrase not in BRIGHT:
        yield _say("ruling-nobody-killed")


BRIGHT = ("dawn-bright", "good-morning")
"""Phrases of a morning that already say that nobody was hurt."""


# --- How a sentence is said ---------------------------------------------------------------------


def _say(message_id: str, seats: Seats = (), /, **args: str | float | Say) -> Say:
    """Return a sentence about some seats: in words as a judge calls them, and in digits."""
    if not any(map(callable, args.values())):
        return partial(_said, message_id, seats, tuple(args.items()))

    def say(texts: Catalogue) -> str:
        told = {key: arg(texts) if callable(arg) else arg for key, arg in args.items()}
        return _said(message_id, seats, tuple(told.items()), texts)

    return say


@lru_cache(maxsize=REMEMBERED)
def _said(
    message_id: str, seats: Seats, args: tuple[tuple[str, str | float], ...], texts: Catalogue
) -> str:
    """Return a sentence in one language; many steps and tables have the same one."""
    told: Args = {**dict(args), "seats": _called(texts, seats), "count": len(seats)}
    told["digits"] = listed(texts, list(map(str, seats))) if seats else ""
    return texts.say(message_id, **told)


def _called(texts: Catalogue, seats: Seats) -> str:
    called = [numeral(s) if texts.lang == "ru" else str(s) for s in seats]
    return listed(texts, called) if called else ""


# --- What each event has to say -----------------------------------------------------------------

Sentences = Iterator[Say]


def _death(case: _Case, event: e.DeathAnnounced) -> Sentences:
    """Name the killed.

    The judge gets no sentence about a player who names a best move: the phrase of that step names
    them.
    """
    if event.seats and not (event.naming and case.viewer == JUDGE):
        yield _say("ruling-killed", event.seats)


def _best_moves(_: _Case, event: e.BestMovesRead) -> Sentences:
    for seat, named in zip(event.seats, event.named, strict=True):
        yield _say("ruling-best-move", (seat,), named=numbers(named))


def _removals(_: _Case, event: e.RemovalsTold) -> Sentences:
    yield _say("ruling-removed-at-night", event.seats)


def _day(_: _Case, event: e.DayBroke) -> Sentences:
    if event.mute:
        yield _say("ruling-mute", event.mute)
    if event.voteless:
        yield _say("ruling-voteless", event.voteless)
    if event.cancelled:
        yield _say("ruling-no-vote")


def _ballot(_: _Case, event: e.BallotOpened) -> Sentences:
    if event.round == 1:
        yield _say("ruling-ballot", event.slate)


def _slate(_: _Case, event: e.SlateCut | e.TieFound | e.LiftAsked) -> Sentences:
    if event.slate:
        yield _say(f"ruling-{tag_of(event)}", event.slate)


def _lift(case: _Case, event: e.LiftCounted) -> Sentences:
    """Say how many hands were shown, of how many, and with what result."""
    if event.passed is not None:
        return
    left = case.seen(e.VotedOut)
    gone = left.seats if left else ()
    living = case.before.alive.bit_count() if case.before else 0
    of = event.voters or living
    shown = event.count if event.secret is None else event.secret
    hands = len(event.hands) if shown is None else shown
    plain = not case.after.mayor
    need = of // 2 + 1 if plain and left is None else 0
    told: dict[str, str | float] = {"for": hands, "of": of, "need": need}
    yield _say("ruling-lift", gone, weighed="no" if plain else "yes", left=len(gone), **told)


def _lifted(case: _Case) -> bool:
    """Whether the sentence about the hands already says their result."""
    lift = case.seen(e.LiftCounted)
    return lift is not None and lift.passed is None


def _voted_out(case: _Case, event: e.VotedOut) -> Sentences:
    if event.spared:
        yield _say("ruling-spared", event.spared)
    if not _lifted(case):
        spared = _say("ruling-nobody", reason="spared")
        yield _say("ruling-left", event.seats) if event.seats else spared
    for card in event.cards:
        yield _say("ruling-card", card=_say(f"role-{card}"))


def _nobody(case: _Case, event: e.NobodyLeft) -> Sentences:
    if not _lifted(case):
        yield _say("ruling-nobody", reason=event.reason)


def _cancelled(case: _Case, event: e.VoteCancelled) -> Sentences:
    if not event.unsaid:
        today = event.day == case.after.number and not case.after.night
        yield _say("ruling-no-vote") if today else _say("ruling-no-vote-on", day=event.day)


def _fouled(_: _Case, event: e.Fouled) -> Sentences:
    """Announce only a foul that costs a speech; other fouls are a gesture."""
    if event.silence:
        ends = "yes" if event.silence == "ends-speech" else "no"
        yield _say("ruling-foul", (event.seat,), which=event.count, ends=ends)


def _removed(_: _Case, event: e.Disqualified) -> Sentences:
    if event.removed and not event.silent:
        yield _say("ruling-removed", (event.seat,), cause=event.cause)


def _defeat(_: _Case, event: e.TeamDefeated) -> Sentences:
    if event.seat:
        yield _say("ruling-defeat", (event.seat,))


def _over(_: _Case, event: e.GameEnded | e.ResultRuled) -> Sentences:
    def result(texts: Catalogue) -> str:
        return result_text(texts, event.kind, event.winners)

    named = "ruling-over" if type(event) is e.GameEnded else "protocol-result-ruled"
    yield _say(named, result=result)


def _as_written(arguments: Callable[[Scribe, Any, View], Args]) -> Callable[..., Sentences]:
    """Say a rare event as the protocol has it, with bare seat numbers."""

    def told(case: _Case, event: e.Event) -> Sentences:
        def say(texts: Catalogue) -> str:
            scribe = Scribe(case.book, texts, ("",) * case.after.size, case.viewer)
            return texts.say(f"protocol-{tag_of(event)}", **arguments(scribe, event, View()))

        yield say

    return told


TOLD: dict[type, Callable[[_Case, Any], Sentences]] = {
    e.DeathAnnounced: _death,
    e.BestMovesRead: _best_moves,
    e.RemovalsTold: _removals,
    e.DayBroke: _day,
    e.BallotOpened: _ballot,
    e.SlateCut: _slate,
    e.TieFound: _slate,
    e.LiftAsked: _slate,
    e.LiftCounted: _lift,
    e.VotedOut: _voted_out,
    e.NobodyLeft: _nobody,
    e.VoteCancelled: _cancelled,
    e.Fouled: _fouled,
    e.Disqualified: _removed,
    e.TeamDefeated: _defeat,
    e.GameEnded: _over,
    e.ResultRuled: _over,
    e.SelfVotesCounted: _as_written(votes.self_votes),
    e.Elected: _as_written(polls.elected),
    e.SuccessorNamed: _as_written(polls.successor),
    e.OfficeLapsed: _as_written(polls.lapsed),
    e.BallsCounted: _as_written(polls.balls),
    e.CardDrawn: _as_written(polls.card),
    e.Breached: _as_written(polls.breached),
    e.CardOpened: _as_written(polls.card_opened),
    e.GuessAwaited: _as_written(polls.guess),
    e.TechnicalNight: _as_written(night.technical),
}
"""Event that a viewer has seen -> what is said about it; other events have no sentence."""

OF_INTEREST = frozenset(TOLD)
LASTING = frozenset(
    {
        *(e.VotedOut, e.DeathAnnounced, e.TieFound, e.LiftAsked, e.NobodyLeft),
        *(e.VoteCancelled, e.Disqualified, e.GameEnded, e.ResultRuled),
    }
)
"""Events that a screen in the hall shows until the day or night ends or a new ballot opens."""
