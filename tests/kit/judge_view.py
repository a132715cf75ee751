"""How a judge sees a game: steps, cues, clocks, offers and rulings in words."""

from __future__ import annotations

from collections.abc import Mapping

from gorod.engine import Game, Offer, Outcome, Refusal, Rules, offers
from gorod.engine.by_day.by_day_phases import Epilogue
from gorod.engine.choices import One, Some
from gorod.engine.duties import before_the_morning, kind_of
from gorod.engine.events import Event, GameEnded, NightResolved
from gorod.engine.moves import DISCIPLINE
from gorod.engine.phases import (
    Election,
    Golden,
    LastWord,
    Naming,
    Night,
    Over,
    Seating,
    Speech,
    Tie,
    Verdict,
    Vote,
)
from gorod.engine.struct import kebab
from gorod.rulebooks import Rulebook


def seats(text: str) -> tuple[int, ...]:
    """Parse seats: `"1 2 7-9"` -> (1, 2, 7, 8, 9); an empty text means nobody."""
    found: list[int] = []
    for word in text.split():
        first, _, last = word.partition("-")
        found.extend(range(int(first), int(last or first) + 1))
    return tuple(found)


def step(game: Game) -> str:
    """Return the step in the notation: `speech`, `revote`, `hunt`, `best-move` …"""
    phase = game.phase
    match phase:
        case Night():
            return kind_of(phase.duties[0])
        case Vote():
            return "vote" if phase.round == 1 else "revote"
        case LastWord():
            return "best-move" if phase.numbers else "last-word"
        case _:
            return STEPS.get(type(phase), kebab(type(phase).__name__))


STEPS: Mapping[type, str] = {
    Seating: "deal",
    Epilogue: "over",
    Naming: "best-move",
    Golden: "speech",
    Election: "elect",
    Verdict: "elect",
}
"""Phases that have another name in the notation."""


def step_name(game: Game) -> str:
    """Return the moment with its step, `D2.vote`; a finished game is just `over`."""
    return "over" if isinstance(game.phase, Over) else f"{game.moment}.{step(game)}"


def balance(game: Game) -> str:
    """Return living reds, blacks and, if there is one, maniacs: `R6 B3`, `R8 B3 M1`."""
    red, black, maniac = (team & game.alive for team in (game.red, game.black, game.maniac))
    third = f" M{maniac.bit_count()}" if game.maniac else ""
    return f"R{red.bit_count()} B{black.bit_count()}{third}"


def clock(rules: Rules, game: Game) -> tuple[int, int]:
    """Return whose time is running and for how long; at night the seat is 0."""
    phase = game.phase
    if isinstance(phase, Speech | Golden | Tie | Naming | LastWord):
        return game.floor, phase.seconds or 0
    return 0, rules.seconds.get(step(game), 0)


def cue(rules: Rules, game: Game) -> str:
    """Return the words of this step, with the number of the speaker or of the candidate."""
    phase = game.phase
    seat = phase.slate[len(phase.hands)] if isinstance(phase, Vote) else game.floor
    said = "" if before_the_morning(game) else rules.cues.get(step(game), "")
    return said.format(seat=seat)


def awaited(rules: Rules, game: Game) -> tuple[str, ...]:
    """Return the verbs that are legal now, besides the disciplinary ones."""
    verbs = (offer.verb for offer in offers(rules, game) if offer.verb not in DISCIPLINE)
    return tuple(dict.fromkeys(verbs))


def _named(offer: Offer) -> tuple[int, ...]:
    """Return the seats that may be named, except the actor's own."""
    for name in ("target", "seat", "hands", "seats", "named", "speakers"):
        choice = offer.choices.get(name)
        if isinstance(choice, One | Some) and choice.of != (offer.actor,):
            return tuple(seat for seat in choice.of if isinstance(seat, int))
    return ()


def offered(rules: Rules, game: Game) -> str:
    """Return the offers in one line: `nominate 2 (1 3 4), pass 2`; sanctions are left out."""
    return ", ".join(
        f"{offer.verb} {offer.actor or ''}".rstrip()
        + (f" ({' '.join(map(str, named))})" if (named := _named(offer)) else "")
        for offer in offers(rules, game)
        if offer.verb not in DISCIPLINE
    )


def cited(book: Rulebook, ruling: Event | Refusal | Outcome) -> tuple[str, ...]:
    """Return the clauses by which something was ruled."""
    if isinstance(ruling, Outcome):
        o = ruling
        ruling = GameEnded(o.winners, o.kind, o.reason, rule=o.rule, clause=o.clause)
    return book.cite(ruling)


def bearing(book: Rulebook, ruling: Event | Refusal | Outcome) -> set[str]:
    """Return the clauses that bear on a ruling but do not decide it."""
    decided = {ruling.rule}
    if isinstance(ruling, NightResolved):
        decided.update(ruling.rules, ruling.saved_by)
    return {c.number for c in book.clauses if decided & set(c.also)}


def told(book: Rulebook, ruling: Event | Refusal) -> str:
    """Format a ruling with its clauses: `Refusal(why='out-of-game', …) [4.4.2]`."""
    return f"{ruling!r} [{', '.join(cited(book, ruling))}]"


def fits(event: Event, fields: Mapping[str, object]) -> bool:
    """Whether an event has these values; seats may be given as a text."""
    return all(_same(getattr(event, name), value) for name, value in fields.items())


def _same(actual: object, wanted: object) -> bool:
    if isinstance(actual, tuple) and isinstance(wanted, str):
        return actual == seats(wanted)
    return actual == wanted
