"""Questions to several seats at once, and who is awake together at night.

At night every seat that the table believes to be alive is asked the same question, whatever its
role: the question does not reveal whose answer counts.
"""

from __future__ import annotations

from collections.abc import Iterator

from gorod.engine import commands as c
from gorod.engine.duties import ROLES, kind_of
from gorod.engine.game import Game
from gorod.engine.offer import Offer
from gorod.engine.phases import Election, Lift, Night, Vote
from gorod.engine.powers.open_hunt import OpenHunt
from gorod.engine.questions import (
    FOR,
    NOBODY,
    Answers,
    Awake,
    Closings,
    PhaseAwake,
    PhaseQuestions,
    Question,
)
from gorod.engine.rules import Rules
from gorod.engine.seats import Seats, seats_of

Commands = Iterator[c.Command]
Offers = tuple[Offer, ...]


def _vote(rules: Rules, game: Game, phase: Vote, _: frozenset[int]) -> Question | None:
    """Ask for hands; a hand may be promised to any candidate who is still to come."""
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
    kind = kind_of(duty)
    key, seats = f"{game.moment} {duty}", tuple(sorted(living))
    if kind == "hunt":
        return Question(key, "shoot", seats, (NOBODY, *seats))
    if kind in ROLES:
        return Question(key, kind, seats, (NOBODY, *seats))
    if kind == "meet" and rules.order(game) is None:
        black = [card for card in rules.deck(game.size) if rules.teams[card] == rules.SIDES[1]]
        return Question(key, "order", seats, seats, max(2, len(black)), lasts=True)
    return None


QUESTIONS: PhaseQuestions = {Vote: _vote, Lift: _lift, Election: _election, Night: _night}


def _hands(phase: Vote, asked: Question, answers: Answers, _: Offers) -> Commands:
    candidate = phase.slate[len(phase.hands)]
    yield c.Hands(candidate, _for(asked, answers, candidate))


def _lifted(_: Lift, asked: Question, answers: Answers, __: Offers) -> Commands:
    yield c.LiftHands(_for(asked, answers, FOR))


def _elected(phase: Election, asked: Question, answers: Answers, _: Offers) -> Commands:
    """Yield the hands candidate by candidate; voters without a choice count for the last one.

    The same applies in a ballot. An election stays open until every voter has been counted.
    """
    for candidate in phase.slate:
        hands = _for(asked, answers, candidate)
        if hands:
            yield c.Elect(candidate, hands)
    yield c.Elect(phase.slate[-1], asked.seats)


def _shots(_: Night, __: Question, answers: Answers, offered: Offers) -> Commands:
    """Yield the shots of the hunters who have answered; if nobody hunts, the judge goes on."""
    hunters = [offer.actor for offer in offered if offer.move == "shoot"]
    if hunters:
        yield c.Shoot(tuple((seat, answers[seat].target) for seat in hunters if seat in answers))
        yield c.Shoot(())
    yield c.Proceed()


def _ordered(_: Night, asked: Question, answers: Answers, offered: Offers) -> Commands:
    for seat in _actors(asked, answers, offered):
        yield c.Order(answers[seat].seats)
    yield c.Proceed()


def _shown(_: Night, asked: Question, answers: Answers, offered: Offers) -> Commands:
    """Yield what the called role answered; without an answer its time is over."""
    for seat in _actors(asked, answers, offered):
        own = answers[seat]
        yield c.Show(asked.move, own.target, seat, own.takes)
    yield c.Proceed()


CLOSINGS: Closings = {
    "vote": _hands,
    "lift": _lifted,
    "elect": _elected,
    "shoot": _shots,
    "order": _ordered,
    **dict.fromkeys(ROLES, _shown),
}


def _for(asked: Question, answers: Answers, target: int) -> Seats:
    """Return those asked who have answered this."""
    return tuple(s for s in asked.seats if s in answers and answers[s].target == target)


def _actors(asked: Question, answers: Answers, offered: Offers) -> Iterator[int]:
    """Yield those who have the move asked for and have answered."""
    return (one.actor for one in offered if one.move == asked.move and one.actor in answers)


def _awake(rules: Rules, game: Game, phase: Night) -> Awake | None:
    """Return who sees whom: those who meet, and the hunters if the document has open hunts."""
    duty = phase.duties[0]
    kind = kind_of(duty)
    if kind == "meet" or (kind == "hunt" and OpenHunt in rules.powers):
        return Awake(f"{game.moment} {duty}", seats_of(rules.pack(game, duty) & game.alive))
    return None


AWAKE: PhaseAwake = {Night: _awake}
