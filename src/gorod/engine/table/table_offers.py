"""Offers in each phase of a game at a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from gorod.engine.choices import Count, Elapsed, One, Some, Taking, Verdict, Words
from gorod.engine.duties import ROLES, checker, part
from gorod.engine.game import Game, Protest
from gorod.engine.offer import Offer
from gorod.engine.offers import PhaseOffers, dealing
from gorod.engine.phases import (
    Dusk,
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
    Vote,
)
from gorod.engine.powers.day_card import DayCard
from gorod.engine.powers.fatal_miss import FatalMiss
from gorod.engine.powers.golden_minute import golden_minutes
from gorod.engine.powers.protest_vote import ProtestVote
from gorod.engine.powers.shared_minute import SharedMinute
from gorod.engine.powers.takings import Takings
from gorod.engine.powers.weighted_votes import WeightedVotes
from gorod.engine.refusal import Refusal
from gorod.engine.results import remedy_values
from gorod.engine.rules import Rules
from gorod.engine.seats import Seats, seats_of, whole_table
from gorod.engine.table.decide.after_game import may_uphold, open_protest
from gorod.engine.table.decide.polls import may_draw
from gorod.engine.table.decide.votes import hands_left, numbers_suffice
from gorod.engine.table.poll_offers import POLLS

T = TypeVar("T")


def _night(rules: Rules, game: Game, phase: Night) -> Iterator[Offer]:
    duty = phase.duties[0]
    kind, nth = part(duty)
    everyone = seats_of(whole_table(game.size))
    if kind == "hunt":
        yield from _hunt(rules, game, rules.pack(game, duty) & game.alive, (0, *everyone))
        return
    yield Offer("proceed", 0)
    leader = game.holder(rules.leader, nth)
    if kind == "meet" and game.lives(leader) and rules.order(game) is None:
        yield Offer("order", leader, {"seats": Some(everyone, ordered=True)})
    if kind in ROLES and kind in game.cards:
        seat = checker(game, duty)
        shown = [
            s
            for s in everyone
            if rules.declines(game, kind, seat, s) or rules.act_refused(game, kind, seat, s) is None
        ]
        taking = rules.power(Takings)
        takes = () if taking is None else tuple(sorted(taking.takings.get(kind, ())))
        aims = One((0, *shown) if seat else (0,))
        yield Offer(kind, seat, {"target": aims, "takes": Taking(takes)})


def _hunt(rules: Rules, game: Game, hunters: int, numbers: Seats) -> Iterator[Offer]:
    aims = tuple(n for n in numbers if rules.shot_refused(game, n) is None)
    for hunter in seats_of(hunters):
        yield Offer("shoot", hunter, {"target": One(aims)})
    fatal = rules.power(FatalMiss)
    if fatal is None or not isinstance(fatal.no_victim(game, None), Refusal):
        yield Offer("miss", 0)
    if not hunters:
        yield Offer("proceed", 0)


def _dusk(_: Rules, game: Game, phase: Dusk) -> Iterator[Offer]:
    yield Offer("proceed", 0)
    if phase.heir:
        yield Offer("successor", phase.heir, {"seat": One(game.living)})


def _speech(rules: Rules, game: Game, phase: Speech) -> Iterator[Offer]:
    speaker = phase.queue[0]
    targets = tuple(
        target for target in range(1, game.size + 1) if rules.nominee(game, speaker, target) is None
    )
    if targets:
        yield Offer("nominate", speaker, {"target": One(targets)})
    sharing = rules.power(SharedMinute)
    if sharing is not None:
        yield from _sharing(sharing, game, phase)
    yield from _asking(rules, game)
    if DayCard in rules.powers and not game.today.card and may_draw(game, phase):
        some = Some(seats_of(whole_table(game.size)))
        lists = {"speakers": some, "voters": some, "candidates": some}
        yield Offer("card", 0, {"text": Words(), **lists})
    yield Offer("pass", speaker)


def _sharing(sharing: SharedMinute, game: Game, phase: Speech) -> Iterator[Offer]:
    """Offer whom the speaker may let talk in their minute, and from whom they may take it back."""
    speaker = phase.queue[0]
    others = [s for s in game.living if s != speaker]
    may = tuple(s for s in others if sharing.permission(game, speaker, s) is None)
    if may:
        yield Offer("allow", speaker, {"target": One(may)})
    if phase.allowed:
        talking = tuple(s for s in may if phase.allowed >> s & 1)
        yield Offer("forbid", speaker, {"target": One(talking)})


def _asking(rules: Rules, game: Game) -> Iterator[Offer]:
    for seat in game.living:
        if rules.ask(game, seat) is None:
            yield Offer("ask", seat)


def _vote(rules: Rules, game: Game, phase: Vote) -> Iterator[Offer]:
    candidate = One((phase.slate[len(phase.hands)],))
    voters = rules.voters(game)
    unshown = seats_of(rules.absent_hands(game, phase, voters & ~phase.cast))
    if not phase.tallied:
        hands = Some(seats_of(voters), preset=unshown)
        yield Offer("vote", 0, {"candidate": candidate, "hands": hands})
    if numbers_suffice(rules):
        left = hands_left(rules, game, phase)
        count = Count(0, left, left if unshown else None)
        yield Offer("tally", 0, {"candidate": candidate, "count": count})
    yield from _asking(rules, game)
    yield from golden_minutes(rules, game, phase.slate)


def _tie(rules: Rules, game: Game, phase: Tie) -> Iterator[Offer]:
    yield Offer("pass", phase.queue[0])
    yield from _asking(rules, game)


def _lift(rules: Rules, game: Game, __: Lift) -> Iterator[Offer]:
    """Offer the lift; the number of hands is enough if no hand weighs more than another."""
    voters = seats_of(rules.voters(game))
    counted = {} if WeightedVotes in rules.powers else {"count": Count(0, len(voters))}
    yield Offer("lift", 0, {"hands": Some(voters), **counted})
    yield from _asking(rules, game)


def _guess(_: Rules, game: Game, __: Guess) -> Iterator[Offer]:
    yield Offer("open", 0)
    for seat in game.living:
        others = tuple(other for other in game.living if other != seat)
        if others:
            yield Offer("accuse", seat, {"target": One(others)})


def _recess(_: Rules, __: Game, ___: Recess) -> Iterator[Offer]:
    yield Offer("technical", 0)


def _farewell(_: Rules, game: Game, phase: LastWord | Naming) -> Iterator[Offer]:
    if phase.numbers:
        named = Some(seats_of(whole_table(game.size)), phase.numbers, ordered=True)
        yield Offer("best", phase.queue[0], {"named": named})
    if isinstance(phase, LastWord) and game.mayor == phase.queue[0]:
        yield Offer("successor", phase.queue[0], {"seat": One(game.living)})
    yield Offer("pass", phase.queue[0])


def _over(rules: Rules, game: Game, _: Over) -> Iterator[Offer]:
    everyone = range(1, game.size + 1)
    award, fine = rules.award, rules.fine
    points = {
        s: tuple([p for p in rules.award_values if award(game, s, p) is None]) for s in everyone
    }
    for seats, values in _alike(points):
        yield Offer("bonus", 0, {"seat": One(seats), "points": One(values), "reason": Words()})
    given = {(one.seat, one.clause) for one in game.facts.fines}
    fines = {
        s: tuple([k for k in rules.fines if (s, k) not in given and fine(game, s, k) is None])
        for s in everyone
    }
    for seats, clauses in _alike(fines):
        yield Offer("fine", 0, {"seat": One(seats), "clause": One(clauses)})
    if any(award.waits for award in game.facts.awards):
        yield Offer("approve", 0)
    protesting = {p.seat for p in game.facts.protests if p.status == "open"}
    for seat in everyone:
        if seat not in protesting:
            elapsed = Elapsed(0, rules.protest_seconds)
            yield Offer("protest", seat, {"text": Words(), "elapsed": elapsed})
    filed = open_protest(game)
    if filed is not None:
        yield Offer("ruling", 0, {"upheld": _verdict(rules, game, filed), "text": Words()})
        if ProtestVote in rules.powers:
            yield Offer("support", 0, {"seats": Some(tuple(everyone))})


def _alike(values: dict[int, tuple[T, ...]]) -> Iterator[tuple[Seats, tuple[T, ...]]]:
    """Group the seats that have the same values, so that they are offered together."""
    seats: dict[tuple[T, ...], list[int]] = {}
    for seat, own in values.items():
        if own:
            seats.setdefault(own, []).append(seat)
    return ((tuple(together), own) for own, together in seats.items())


def _verdict(rules: Rules, game: Game, filed: Protest) -> Verdict:
    """Return what the judge may answer to a protest."""
    if not may_uphold(rules, filed):
        return Verdict((False,))
    winners = game.outcome.winners if game.outcome else ()
    ways = remedy_values(rules.results, winners)
    remedies = tuple(way for way in ways if way.split()[0] in rules.remedies)
    return Verdict((False, True), remedies)


OFFERS: PhaseOffers = {
    Seating: dealing,
    Night: _night,
    Speech: _speech,
    Vote: _vote,
    **POLLS,
    Tie: _tie,
    Lift: _lift,
    Naming: _farewell,
    LastWord: _farewell,
    Recess: _recess,
    Guess: _guess,
    Dusk: _dusk,
    Over: _over,
}
