"""The reasoning bot: it plays by an exact belief over every deal that its view allows.

It is a function of what the seat has seen and of what was said, without any randomness.
`docs/bots.md` explains what it does with a belief, move by move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from gorod.bots.belief import (
    Belief,
    Weighing,
    own_knowledge,
    pack_knowledge,
    public_knowledge,
)
from gorod.bots.seat_view import OwnDeed, SeatView
from gorod.bots.statement import (
    Accuses,
    ClaimsRole,
    ReportsCheck,
    Said,
    Statement,
    Statements,
    Trusts,
)
from gorod.engine import commands as c
from gorod.engine.choices import One, Some
from gorod.engine.duties import ROLES
from gorod.engine.offer import Offer, composed
from gorod.engine.seats import Seats

Score = Callable[[int], float]

PUBLIC, PACK = 0, -1
"""The viewpoints of beliefs that are not one seat's own."""
SURE = 0.9
"""From this chance on that a seat is on its side, a bot says that it trusts the seat."""
LIFTED = 0.5
"""The chance of being hostile from which a bot acts against a seat.

In a lift it is compared with the average of those tied.
"""
EXPOSED = 0.45
"""A sheriff whom the table takes for black with this chance reveals who they are."""
OPENED = 3
"""From this day on a sheriff reveals who they are in any case."""


@dataclass(slots=True)
class Reasoning:
    """One player. What it remembers only saves it from weighing an observation twice."""

    weighing: Weighing = field(default_factory=Weighing)

    def decide(
        self, view: SeatView, offers: Sequence[Offer], heard: Statements = ()
    ) -> c.Command | None:
        """Return the command of one of these offers, or None."""
        thought = _Thought(self, view, heard)
        for name in ORDER:
            of_kind = [offer for offer in offers if offer.move == name]
            if of_kind:
                command = MOVES[name](thought, of_kind)
                if command is not None:
                    return command
        return None

    def speak(self, view: SeatView, heard: Statements = ()) -> Statements:
        """Return what the seat says when it has the floor."""
        day = view.known.number
        said = dict.fromkeys(_said(_Thought(self, view, heard)))
        before = {one.what for one in heard if one.speaker == view.seat}
        return tuple(Statement(view.seat, day, what) for what in said if what not in before)

    def belief(self, view: SeatView, heard: Statements = ()) -> Belief:
        """Return what the seat believes about every card."""
        return self.weighing.belief(view, own_knowledge(view), view.seat, heard)


class _Thought:
    """One decision; its beliefs are computed when they are first needed."""

    def __init__(self, bot: Reasoning, view: SeatView, heard: Statements) -> None:
        self.bot, self.view, self.heard = bot, view, heard
        self._beliefs: dict[str, Belief] = {}

    @property
    def own(self) -> Belief:
        """The belief by all that the seat knows."""
        return self._belief("own", own_knowledge, self.view.seat)

    @property
    def pack(self) -> Belief:
        """The belief by what everybody in the pack knows, so that all of them decide alike."""
        return self._belief("pack", pack_knowledge, PACK)

    @property
    def public(self) -> Belief:
        """The belief by what everybody at the table knows."""
        return self._belief("public", public_knowledge, PUBLIC)

    def _belief(self, name: str, knowledge: Callable[[SeatView], Any], own: int) -> Belief:
        if name not in self._beliefs:
            weighing = self.bot.weighing
            allowed = knowledge(self.view)
            self._beliefs[name] = weighing.belief(self.view, allowed, own, self.heard)
        return self._beliefs[name]

    # --- Scores of a seat ---------------------------------------------------------------------

    def hostile(self, seat: int) -> float:
        """Return the chance that a seat plays against us, as far as we know."""
        return self.own.hostile(seat, self.view.team)

    def suspected(self, seat: int) -> float:
        """Return the chance with which the table takes a seat for a hunter or a lone killer."""
        return self.public.hostile(seat, self.view.town)

    def against(self, seat: int) -> float:
        """Score how gladly we see a seat leave.

        The town wants hostile players to leave; a pack prefers those who also look hostile to the
        table.
        """
        if self.view.team == self.view.town:
            return self.hostile(seat)
        return self.hostile(seat) * (1.0 + self.suspected(seat))

    def prey(self, seat: int) -> float:
        """Score whom hunters shoot: the seeker first, then those whom the table trusts."""
        seeker = self.pack.card(seat, self.view.seeker)
        lone = sum(self.pack.card(seat, card) for card in ("maniac",))
        return 3.0 * seeker + lone + 1.0 - self.suspected(seat)

    def guarded(self, seat: int) -> float:
        """Score whom we would protect: our side, and above all the seeker."""
        return 2.0 * self.own.card(seat, self.view.seeker) + 1.0 - self.hostile(seat)

    # --- Choices ------------------------------------------------------------------------------

    def best(self, seats: Iterable[int], score: Score) -> int:
        """Return the seat with the highest score; 0 for none.

        Of equals it is the next one after our own.
        """
        size, seat = len(self.view.known.players), self.view.seat
        ranked = sorted(seats, key=lambda s: (-round(score(s), 9), (s - seat - 1) % size))
        return ranked[0] if ranked else 0

    def others(self, seats: Iterable[Any]) -> list[int]:
        """Return the living among these, except this seat."""
        living = set(self.view.living) - {self.view.seat}
        return [seat for seat in seats if seat in living]

    def condemned(self, slate: Seats) -> int:
        """Return the one on a slate against whom the hand goes up."""
        others = [seat for seat in slate if seat != self.view.seat]
        return self.best(others or slate, self.against)


def aims(offer: Offer, name: str = "target") -> tuple[Any, ...]:
    """Return what may be picked for a field."""
    choice = offer.choices[name]
    return choice.of if isinstance(choice, One | Some) else ()


# --- The day ----------------------------------------------------------------------------------


def _nominate(thought: _Thought, offers: list[Offer]) -> c.Command | None:
    """Nominate a player who is more suspect than everybody on the list; never leave it empty."""
    view = thought.view
    ours = view.team != view.town
    may = [s for s in thought.others(aims(offers[0])) if not ours or thought.hostile(s) > LIFTED]
    target = thought.best(may, thought.against)
    listed = thought.others(view.known.candidates)
    worse = all(thought.against(target) > thought.against(seat) for seat in listed)
    return composed(offers[0], target=target) if target and worse else None


def _vote(thought: _Thought, offers: list[Offer]) -> c.Command:
    ballot, seat = thought.view.known.ballot, thought.view.seat
    (candidate,) = aims(offers[0], "candidate")
    slate = ballot.slate if ballot else (candidate,)
    raised = not thought.view.voted and thought.condemned(slate) == candidate
    return c.Hands(candidate, (seat,) if raised else ())


def _lift(thought: _Thought, _: list[Offer]) -> c.Command:
    """Vote for everybody who is tied to leave if they are hostile enough on average."""
    ballot, seat = thought.view.known.ballot, thought.view.seat
    slate = ballot.slate if ballot else ()
    top = _tied(ballot.slate, ballot.counts) if ballot else slate
    hostile = [thought.hostile(one) for one in top if one != seat]
    worth = seat not in top and sum(hostile) >= LIFTED * len(hostile)
    return c.LiftHands((seat,) if worth else ())


def _tied(slate: Seats, counts: tuple[float, ...]) -> Seats:
    most = max(counts, default=0)
    return tuple(s for s, count in zip(slate, counts, strict=False) if count == most) or slate


def _elect(thought: _Thought, offers: list[Offer]) -> c.Command:
    """Elect the most trusted player; everybody has one hand."""
    by_candidate = {aims(offer, "candidate")[0]: offer for offer in offers}
    others = [seat for seat in by_candidate if seat != thought.view.seat]
    target = thought.best(others or by_candidate, thought.guarded)
    return c.Elect(target, () if thought.view.voted else (thought.view.seat,))


def _execute(thought: _Thought, offers: list[Offer]) -> c.Command:
    return composed(offers[0], seat=thought.condemned(aims(offers[0], "seat")))


def _succeed(thought: _Thought, offers: list[Offer]) -> c.Command | None:
    target = thought.best(thought.others(aims(offers[0], "seat")), thought.guarded)
    return composed(offers[0], seat=target) if target else None


def _ball(thought: _Thought, offers: list[Offer]) -> c.Command:
    """Give the black ball to somebody we want to leave, the white one to somebody we trust."""
    offer = offers[0]
    (colour,) = aims(offer, "colour")
    score = thought.against if colour == "black" else thought.guarded
    others = thought.others(aims(offer)) or aims(offer)
    return composed(offer, colour=colour, target=thought.best(others, score))


def _accuse(thought: _Thought, offers: list[Offer]) -> c.Command | None:
    """Demand a card only if it is more likely right than wrong: one guess decides the game."""
    target = thought.best(thought.others(aims(offers[0])), thought.hostile)
    town = thought.view.team == thought.view.town
    right = bool(target) and town and thought.hostile(target) > LIFTED
    return composed(offers[0], target=target) if right else None


def _pass(_: _Thought, offers: list[Offer]) -> c.Command:
    return composed(offers[0])


def _name(thought: _Thought, offers: list[Offer]) -> c.Command:
    """Name as many as are asked for, the most suspect first."""
    named = offers[0].choices["named"]
    asked = named.asked if isinstance(named, Some) else 0
    seats = [seat for seat in aims(offers[0], "named") if seat != thought.view.seat]
    return composed(offers[0], named=tuple(_ranked(thought, seats, thought.hostile)[:asked]))


def _ranked(thought: _Thought, seats: Sequence[int], score: Score) -> list[int]:
    left, ranked = list(seats), list[int]()
    while left:
        ranked.append(thought.best(left, score))
        left.remove(ranked[-1])
    return ranked


# --- The night --------------------------------------------------------------------------------


def _order(thought: _Thought, offers: list[Offer]) -> c.Command | None:
    """Order the first victim only; later ones are chosen by what the days have shown."""
    if thought.view.order:
        return None
    prey = [s for s in thought.others(aims(offers[0], "seats")) if s not in thought.view.pack]
    target = thought.best(prey, thought.prey)
    return composed(offers[0], seats=(target,)) if target else None


def _shoot(thought: _Thought, offers: list[Offer]) -> c.Command:
    """Shoot at the same number as everybody in the pack.

    It is the ordered one, or the one that all prefer.
    """
    view, may = thought.view, aims(offers[0])
    hunted = [s for s in may if s in view.living and s not in view.pack and s != view.seat]
    turn = view.known.number - view.first_hunt
    ordered = view.order[turn] if 0 <= turn < len(view.order) else 0
    if ordered not in hunted:
        scored = [(-round(thought.prey(seat), 9), seat) for seat in hunted]
        ordered = min(scored)[1] if scored else 0
    return c.Shoot(((view.seat, ordered),))


def _show(thought: _Thought, offers: list[Offer]) -> c.Command:
    """Choose the target of a check, a visit, a heal or a kill, by the purpose of the card."""
    offer, view = offers[0], thought.view
    check = offer.move in ("don", "sheriff")
    void = {
        deed.target
        for deed in view.deeds
        if deed.duty == offer.move and (check if deed.answer != "wrong" else _tonight(view, deed))
    }
    may = [seat for seat in aims(offer) if seat in view.living and seat not in void]
    new = [seat for seat in may if seat != view.seat]
    score: dict[str, Score] = {
        view.seeker: lambda s: 0.5 - abs(thought.hostile(s) - 0.5),
        "don" if view.town == "red" else "sheriff": lambda s: thought.own.card(s, view.seeker),
        "doctor": thought.guarded,
        "beauty": thought.guarded,
        "courtesan": thought.hostile,
        "lawyer": lambda s: (1.0 - thought.hostile(s)) * thought.suspected(s),
        "maniac": lambda s: thought.hostile(s) * (1.0 + 2.0 * thought.own.card(s, view.seeker)),
    }
    target = thought.best(new if check else new or may, score[offer.move])
    if offer.move == "maniac" and target and thought.hostile(target) < LIFTED:
        target = 0
    return composed(offer, target=target, seat=view.seat)


def _tonight(view: SeatView, deed: OwnDeed) -> bool:
    return deed.night == view.known.number


MOVES: dict[str, Callable[[_Thought, list[Offer]], c.Command | None]] = {
    "vote": _vote,
    "lift": _lift,
    "elect": _elect,
    "execute": _execute,
    "ball": _ball,
    "accuse": _accuse,
    "best": _name,
    "successor": _succeed,
    "nominate": _nominate,
    "order": _order,
    "shoot": _shoot,
    **dict.fromkeys(ROLES, _show),
    "pass": _pass,
}
"""Move -> what the bot does if it is offered; other moves are left to people."""
ORDER = tuple(MOVES)


# --- Speech -----------------------------------------------------------------------------------


def _said(thought: _Thought) -> Iterable[Said]:
    view = thought.view
    if view.role == view.seeker and _steps_forward(thought):
        yield ClaimsRole(view.role)
        for deed in view.deeds:
            if deed.target and deed.answer in ("red", "black", "yes", "no"):
                yield ReportsCheck(deed.target, deed.answer in ("black", "yes"))
    if view.team == view.hunters:
        yield from _countered(thought)
    living = thought.others(view.living)
    worst = thought.best(living, thought.against)
    seen = thought.hostile if view.team == view.town else thought.suspected
    if worst and seen(worst) >= LIFTED:
        yield Accuses(worst)
    dear = thought.best(living, lambda seat: -thought.hostile(seat))
    if dear and view.team == view.town and thought.hostile(dear) <= 1.0 - SURE:
        yield Trusts(dear)


def _steps_forward(thought: _Thought) -> bool:
    """Whether a sheriff speaks: a black was found, another claims the role, or it gets late."""
    view = thought.view
    found = any(
        deed.answer in ("black", "yes") and deed.target in view.living for deed in view.deeds
    )
    rivals = any(
        one.what == ClaimsRole(view.role) and one.speaker != view.seat for one in thought.heard
    )
    late = view.known.number >= OPENED or thought.suspected(view.seat) >= EXPOSED
    return found or rivals or late


def _countered(thought: _Thought) -> Iterable[Said]:
    """Let the first of a pack whom a sheriff has found claim to be the sheriff."""
    view, claim = thought.view, ClaimsRole(thought.view.seeker)
    claimed = [one.speaker for one in thought.heard if one.what == claim]
    found = [
        one.speaker for one in thought.heard if one.what == ReportsCheck(view.seat, black=True)
    ]
    if view.seat in claimed or (found and not set(claimed) & set(view.pack)):
        yield claim
        for accuser in found:
            yield ReportsCheck(accuser, black=True)
