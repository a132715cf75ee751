"""Whether a command is among what is offered: the other half of the one source of legality."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from gorod.engine import commands as c
from gorod.engine.by_day.offers import BY_DAY_COVERS
from gorod.engine.duties import ROLES
from gorod.engine.offer import Offer
from gorod.engine.poll_offers import POLL_COVERS
from gorod.engine.results import read_ruling


def _pairs(offer: Offer) -> Iterator[tuple[int, str]]:
    return zip(offer.seats, offer.values, strict=True)


def _imposes(offer: Offer, command: c.Foul | c.Disqualify | c.Defeat) -> bool:
    """Such a sanction on such a seat, with a reason where one has to be given."""
    named = command.seat in offer.seats and command.clause in offer.values
    return named and (not offer.reason or bool(command.reason.strip()))


RULING = {True: "upheld", False: "rejected"}


def _ruled(offer: Offer, ruling: c.Rule) -> bool:
    """A ruling that begins with a remedy has to name one that is offered."""
    said = read_ruling(ruling.text, tuple(way.split()[0] for way in offer.values))
    if not ruling.upheld or not said.remedy:
        return True
    return f"{said.remedy} {said.named}".rstrip() in offer.values


COVERS: dict[type, Callable[[Offer, Any], bool]] = {
    c.Deal: lambda o, k: (
        o.verb == "deal" and len(k.cards) == o.most and not Counter(k.cards) - Counter(o.values)
    ),
    c.Proceed: lambda o, _: o.verb == "proceed",
    c.Order: lambda o, k: o.verb == "order" and set(k.seats) <= set(o.seats),
    c.Nominate: lambda o, k: (
        o.verb == "nominate" and k.seat in (0, o.actor) and k.target in o.seats
    ),
    c.Ask: lambda o, k: (o.verb, o.actor) == ("ask", k.seat),
    c.Allow: lambda o, k: (o.verb, o.actor) == ("allow", k.seat) and k.target in o.seats,
    c.Forbid: lambda o, k: (o.verb, o.actor) == ("forbid", k.seat) and k.target in o.seats,
    c.Technical: lambda o, _: o.verb == "technical",
    c.Pass: lambda o, k: (o.verb, o.actor) == ("pass", k.seat),
    c.Hands: lambda o, k: (
        o.verb == "vote" and o.values[0] == str(k.candidate) and set(k.hands) <= set(o.seats)
    ),
    c.Tally: lambda o, k: (
        o.verb == "tally" and o.values[0] == str(k.candidate) and 0 <= k.count <= o.most
    ),
    c.LiftHands: lambda o, k: o.verb == "lift" and set(k.hands) <= set(o.seats),
    c.Miss: lambda o, _: o.verb == "miss",
    c.Show: lambda o, k: (
        o.verb == k.duty in ROLES
        and k.target in o.seats
        and k.seat in (0, o.actor)
        and (not k.takes or (k.target > 0 and set(k.takes) <= set(o.values)))
    ),
    c.OpenCard: lambda o, _: o.verb == "open",
    c.Accuse: lambda o, k: (o.verb, o.actor) == ("accuse", k.seat) and k.target in o.seats,
    c.Best: lambda o, k: (o.verb, o.actor) == ("best", k.seat) and set(k.named) <= set(o.seats),
    c.Hint: lambda o, k: o.verb == "hint" and k.seat in o.seats,
    c.Warn: lambda o, k: o.verb == "warn" and k.seat in o.seats and k.clause in o.values,
    c.Foul: lambda o, k: o.verb == "foul" and _imposes(o, k),
    c.Disqualify: lambda o, k: o.verb == "dq" and _imposes(o, k),
    c.Defeat: lambda o, k: o.verb == "defeat" and _imposes(o, k),
    c.Waive: lambda o, k: o.verb == "waive" and k.clause in o.values and bool(k.reason.strip()),
    c.Ban: lambda o, k: o.verb == "ban" and k.seat in o.seats and k.clause in o.values,
    c.GiveAward: lambda o, k: o.verb == "bonus" and (k.seat, str(k.points)) in _pairs(o),
    c.GiveFine: lambda o, k: o.verb == "fine" and (k.seat, k.clause) in _pairs(o),
    c.Approve: lambda o, _: o.verb == "approve",
    c.FileProtest: lambda o, k: (
        (o.verb, o.actor) == ("protest", k.seat)
        and (not o.values or (k.elapsed or 0) <= int(o.values[0]))
    ),
    c.Support: lambda o, k: o.verb == "support" and set(k.seats) <= set(o.seats),
    c.Rule: lambda o, k: o.verb == "ruling" and RULING[k.upheld] in o.values and _ruled(o, k),
    **POLL_COVERS,
    **BY_DAY_COVERS,
}
"""Whether one offer covers one command. Shots are spread over the offers of all hunters."""


def _hunted(standing: tuple[Offer, ...], command: c.Shoot) -> bool:
    """A number alone stands for the same shot of every hunter, and there must be one."""
    hunters = {offer.actor: offer for offer in standing if offer.verb == "shoot"}
    alone = bool(command.number) and not command.shots
    shots = tuple((hunter, command.number) for hunter in hunters) if alone else command.shots
    if (alone and not hunters) or not any(o.verb in ("miss", "shoot") for o in standing):
        return False
    return all(s in hunters and target in hunters[s].seats for s, target in shots)


def covered(standing: tuple[Offer, ...], command: c.Command) -> bool:
    """Whether a command is among what is offered."""
    if isinstance(command, c.Shoot):
        return _hunted(standing, command)
    test = COVERS.get(type(command))
    return test is not None and any(test(offer, command) for offer in standing)
