"""What the seats of an online table are asked together, and which command their answers make.

At a table the judge counts hands and notes shots. Here every seat enters its own. At night every
seat that the table takes for living is asked the same, whatever its role: nobody can tell from
a screen or from the traffic whose answer it is that counts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from gorod.engine import Command, Game, Offer, is_offered
from gorod.engine import commands as c
from gorod.engine.choices import One, Some, Taking
from gorod.engine.duties import ROLES, part
from gorod.engine.offers import offers_of_the_step
from gorod.engine.phases import Election, Lift, Night, Vote
from gorod.engine.rules import CommonRules, Rules
from gorod.engine.seats import Seats, seats_of

NOBODY = 0
FOR = 1
"""What is entered by whoever is for it, where there is nobody to choose."""


class Question(msgspec.Struct, frozen=True, gc=False):
    """What several seats are asked at once."""

    key: str
    """Names this question among all of the game: an entry answers one of them."""
    move: str
    """The row of the table of moves that the answers become."""
    seats: Seats
    """Who is asked."""
    choices: Seats
    """What may be entered by whoever is not offered less; 0 is nobody."""
    most: int = 1
    """How many numbers are entered."""


class Entry(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a seat has entered."""

    key: str
    target: int = NOBODY
    seats: Seats = ()
    takes: tuple[str, ...] = ()


Entries = Mapping[int, Entry]
"""Seats -> what they have entered to the question that is open."""


class Choices(msgspec.Struct, frozen=True, gc=False):
    """What one seat may enter."""

    numbers: Seats
    takes: tuple[str, ...] = ()

    def admit(self, entry: Entry, most: int) -> bool:
        """Whether an entry is one of what may be entered."""
        if most > 1:
            listed = 0 < len(entry.seats) <= most and set(entry.seats) <= set(self.numbers)
            return listed and NOBODY not in entry.seats and not entry.takes
        takes = set(entry.takes) <= set(self.takes) and (entry.target or not entry.takes)
        return entry.target in self.numbers and not entry.seats and bool(takes)


def question(rules: CommonRules, game: Game, living: frozenset[int]) -> Question | None:
    """What is asked now; `living` are the seats that everybody takes for living."""
    if not isinstance(rules, Rules):
        return None
    ask = QUESTIONS.get(type(game.phase))
    return None if ask is None else ask(rules, game, game.phase, living)


def _vote(rules: Rules, game: Game, phase: Vote, _: frozenset[int]) -> Question | None:
    """A hand may be promised to any candidate who is still to come."""
    if phase.tallied:
        return None
    voters = seats_of(rules.voters(game) & ~phase.cast)
    key = f"{game.moment} vote {phase.round}"
    return Question(key, "vote", voters, (NOBODY, *phase.slate[len(phase.hands) :]))


def _lift(rules: Rules, game: Game, _: Lift, __: frozenset[int]) -> Question:
    voters = seats_of(rules.voters(game))
    return Question(f"{game.moment} lift", "lift", voters, (NOBODY, FOR))


def _election(rules: Rules, game: Game, phase: Election, _: frozenset[int]) -> Question | None:
    if phase.lot:
        return None
    voters = seats_of(rules.voters(game) & ~phase.cast)
    key = f"{game.moment} elect {phase.office} {phase.round}"
    return Question(key, "elect", voters, (NOBODY, *phase.slate))


def _night(rules: Rules, game: Game, phase: Night, living: frozenset[int]) -> Question | None:
    duty = phase.duties[0]
    kind, _ = part(duty)
    key, seats = f"{game.moment} {duty}", tuple(sorted(living))
    if kind == "hunt":
        return Question(key, "shoot", seats, (NOBODY, *seats))
    if kind in ROLES:
        return Question(key, kind, seats, (NOBODY, *seats))
    if kind == "meet" and rules.order(game) is None:
        black = [card for card in rules.deck(game.size) if rules.teams[card] == rules.SIDES[1]]
        return Question(key, "order", seats, seats, max(2, len(black)))
    return None


QUESTIONS: dict[type, Callable[[Any, Game, Any, frozenset[int]], Question | None]] = {
    Vote: _vote,
    Lift: _lift,
    Election: _election,
    Night: _night,
}
"""Phase -> what is asked in it."""


def choices_of(asked: Question, offered: tuple[Offer, ...], seat: int) -> Choices:
    """What a seat may enter: what it is offered, or anything where it has no such move."""
    for offer in offered:
        if offer.actor == seat and offer.move == asked.move:
            aims = offer.choices.get("target") or offer.choices.get("seats")
            takes = offer.choices.get("takes")
            numbers = aims.of if isinstance(aims, One | Some) else asked.choices
            return Choices(
                tuple(int(number) for number in numbers),
                takes.of if isinstance(takes, Taking) else (),
            )
    return Choices(asked.choices)


def closing(
    rules: CommonRules, game: Game, asked: Question, entries: Entries, last: Command | None
) -> Command | None:
    """The command that closes a question, or the first of several, from what was entered.

    `last` is the command before: what it has told already is not told again.
    """
    offered = offers_of_the_step(rules, game)
    for command in CLOSING.get(asked.move, _shown)(game, asked, entries, offered):
        if command != last and is_offered(offered, command):
            return command
    return None


Commands = Iterator[Command]


def _hands(game: Game, asked: Question, entries: Entries, _: tuple[Offer, ...]) -> Commands:
    phase = game.phase
    if isinstance(phase, Vote):
        candidate = phase.slate[len(phase.hands)]
        yield c.Hands(candidate, _of(asked, entries, candidate))


def _lifted(_: Game, asked: Question, entries: Entries, __: tuple[Offer, ...]) -> Commands:
    yield c.LiftHands(_of(asked, entries, FOR))


def _elected(game: Game, asked: Question, entries: Entries, _: tuple[Offer, ...]) -> Commands:
    """Candidate by candidate; who raises no hand for anybody is counted with the last of them.

    So it is in a ballot. An election is open until every voter has been counted.
    """
    slate = game.phase.slate if isinstance(game.phase, Election) else ()
    for candidate in slate:
        hands = _of(asked, entries, candidate)
        if hands:
            yield c.Elect(candidate, hands)
    if slate:
        yield c.Elect(slate[-1], asked.seats)


def _shots(_: Game, __: Question, entries: Entries, offered: tuple[Offer, ...]) -> Commands:
    """Those who hunt and have entered something; where nobody hunts, the judge goes on."""
    hunters = [offer.actor for offer in offered if offer.move == "shoot"]
    if hunters:
        yield c.Shoot(tuple((seat, entries[seat].target) for seat in hunters if seat in entries))
        yield c.Shoot(())
    yield c.Proceed()


def _ordered(_: Game, asked: Question, entries: Entries, offered: tuple[Offer, ...]) -> Commands:
    for offer in offered:
        if offer.move == asked.move and offer.actor in entries:
            yield c.Order(entries[offer.actor].seats)
    yield c.Proceed()


def _shown(_: Game, asked: Question, entries: Entries, offered: tuple[Offer, ...]) -> Commands:
    """What the role entered that is called; the time of one who entered nothing is over."""
    for offer in offered:
        if offer.move == asked.move and offer.actor in entries:
            own = entries[offer.actor]
            yield c.Show(asked.move, own.target, offer.actor, own.takes)
    yield c.Proceed()


CLOSING: dict[str, Callable[[Game, Question, Entries, tuple[Offer, ...]], Commands]] = {
    "vote": _hands,
    "lift": _lifted,
    "elect": _elected,
    "shoot": _shots,
    "order": _ordered,
}
"""Move -> the commands that close such a question; what is not here is a role's own act."""


def _of(asked: Question, entries: Entries, target: int) -> Seats:
    """Who of those that are asked has entered this."""
    return tuple(s for s in asked.seats if s in entries and entries[s].target == target)
