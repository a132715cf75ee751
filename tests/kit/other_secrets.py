"""A different truth behind the same view: a log in which a viewer's unknowns are replaced.

This module states again what a viewer may know, independently of `gorod.engine.seen`: their own
card; their team, once the blacks have met; their own shots, checks, deeds, entries; and everything
that is said aloud at the table. Cards change consistently with the deck, with the answers to the
viewer's checks as the rulebook would have given them, and with team defeats. Every event type is
listed either in `SECRETS` or in `SAID_ALOUD`, so the author of a new one has to decide.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from gorod.engine import Event, Events, Rules, Viewer, evolve, fold
from gorod.engine import events as e
from gorod.engine.by_day.by_day_rules import ByDayRules
from gorod.engine.duties import ACTS, ROLES
from gorod.engine.seats import Seats
from gorod.engine.struct import replace
from gorod.engine.table.decide.discipline import REMOVED_BY
from gorod.engine.vocabulary import NO_ROLE, Cause, Role
from tests.kit.by_day_other_secrets import DayScrambler

SAID_ALOUD: frozenset[type] = frozenset(
    {
        e.SeatsTaken,
        e.DutyDone,
        e.DeathAnnounced,
        e.RemovalsTold,
        e.TechnicalNight,
        e.DayBroke,
        e.FloorGiven,
        e.Nominated,
        e.ListTold,
        e.Allowed,
        e.Forbidden,
        e.SpeechesEnded,
        e.BallotOpened,
        e.SlateCut,
        e.SelfVotesCounted,
        e.HandsTallied,
        e.ElectionOpened,
        e.Elected,
        e.SuccessorNamed,
        e.OfficeLapsed,
        e.BallsOpened,
        e.BallsCounted,
        e.CardDrawn,
        e.Breached,
        e.TieFound,
        e.LiftAsked,
        e.NobodyLeft,
        e.VotedOut,
        e.GuessAwaited,
        e.CardOpened,
        e.Warned,
        e.Fouled,
        e.TeamDefeated,
        e.GameEnded,
        e.BestMovesRead,
        e.HintAsked,
        e.ProtestVoted,
        e.ResultRuled,
    }
)
"""Facts that the whole hall hears when they happen."""

Deeds = tuple[tuple[str, int, int], ...]
"""The acts of roles: (duty, seat, target)."""

TRIES = 200
ENTRIES = (e.Awarded, e.Fined, e.ProtestFiled, e.ProtestRuled)
DEAL = (e.CardsDealt, e.PositionSet)
CALLS = ("hunt", *ROLES)
ANSWERS = {"don": ("yes", "no"), "sheriff": ("red", "black", "yes", "no")}


def scramble(rules: Rules | ByDayRules, log: Events, viewer: Viewer, seed: int) -> Events:
    """Return a log that is the same for this viewer but differs for those who may know more."""
    if isinstance(rules, ByDayRules):
        return tuple(DayScrambler(rules, log, viewer, Random(seed), another_deal).events())
    return tuple(Scrambler(rules, log, viewer, Random(seed)).events())


def team_seats(rules: Rules, cards: tuple[Role, ...], team: str) -> tuple[int, ...]:
    """Return the seats of a team."""
    return tuple(seat for seat, card in enumerate(cards, 1) if rules.teams[card] == team)


def another_deal(
    cards: tuple[Role, ...],
    known: set[int],
    chance: Random,
    fits: Callable[[tuple[Role, ...]], bool] = lambda _: True,
) -> tuple[Role, ...]:
    """Return the cards of unknown seats in another order, if there is one that fits."""
    hidden = [seat for seat in range(1, len(cards) + 1) if seat not in known]
    for _ in range(TRIES):
        shuffled = list(cards)
        for seat, source in zip(hidden, chance.sample(hidden, len(hidden)), strict=True):
            shuffled[seat - 1] = cards[source - 1]
        other = tuple(shuffled)
        if other != cards and fits(other):
            return other
    return cards


class Scrambler:
    """Go through one log and rewrite it for another deal."""

    def __init__(self, rules: Rules, log: Events, viewer: Viewer, chance: Random) -> None:
        self.rules = rules
        self.log = log
        self.viewer = viewer
        self.chance = chance
        self.veiled = False
        """Whether only the judge knows yet that somebody was shot or that the game is decided."""
        self.leaving: Seats = ()
        dealt = [event for event in log if isinstance(event, e.CardsDealt | e.PositionSet)]
        self.size = len(dealt[0].cards) if dealt else 0
        self.telling = [event for event in log if self._tells_of_cards(event)]
        self.cards, self.spare = self._deal(dealt[0]) if dealt else ((), NO_ROLE)
        self.black = team_seats(rules, self.cards, "black")
        self.others = [seat for seat in range(1, self.size + 1) if seat != viewer]

    def events(self) -> Iterator[Event]:
        for event in self.log:
            yield from self._aside()
            self._draw_veil(event)
            hide = SECRETS.get(type(event))
            yield from (event,) if hide is None else hide(self, event)

    def _draw_veil(self, event: Event) -> None:
        """Set `veiled` from a hunt to the morning, and from a vote to the end of the last words.

        Best moves before the morning do not end it, because the last words are still to come.
        """
        if isinstance(event, e.SpeechesEnded) and event.rule == "best-move":
            return
        if isinstance(event, e.HuntEnded | e.VotedOut):
            self.veiled = True
            self.leaving = event.seats if isinstance(event, e.VotedOut) else ()
        elif isinstance(event, e.DayBroke | e.SpeechesEnded | e.GameEnded):
            self.veiled = False
        elif isinstance(event, e.FloorGiven) and event.seat in self.leaving:
            self.leaving = self.leaving[self.leaving.index(event.seat) :]
        elif isinstance(event, e.Disqualified) and event.seat in self.leaving:
            self.leaving = tuple(seat for seat in self.leaving if seat != event.seat)
            self.veiled = bool(self.leaving)

    def _deal(self, dealt: e.CardsDealt | e.PositionSet) -> tuple[tuple[Role, ...], Role]:
        """Return a deal that is possible for all that the viewer knows.

        It includes the undealt card.
        """
        packs = [event.black for event in self.log if isinstance(event, e.MafiaMet)]
        packs += dealt.packs if isinstance(dealt, e.PositionSet) else ()
        known = {self.viewer, *(seat for pack in packs if self.viewer in pack for seat in pack)}
        whole = (*dealt.cards, dealt.spare) if dealt.spare else dealt.cards
        for event in self.log:
            if isinstance(event, e.VotedOut) and event.cards:
                known.update(event.seats)
            if isinstance(event, e.CardOpened):
                known.add(event.seat or len(whole))
        other = another_deal(whole, known, self.chance, self._fits)
        return other[: self.size], (other[-1] if dealt.spare else NO_ROLE)

    def _tells_of_cards(self, event: Event) -> bool:
        """Note facts about cards: answers to the viewer's own check, winners of a team defeat."""
        return isinstance(event, e.TeamDefeated) or (
            isinstance(event, e.Checked) and event.seat == self.viewer
        )

    def _fits(self, cards: tuple[Role, ...]) -> bool:
        """Whether the viewer would have received the same with these cards, by the rulebook."""
        cards = cards[: self.size]
        if not self.telling:
            return True
        game = fold(self.log[:1])
        for event in self.log[1:]:
            told: object = None
            if isinstance(event, e.Checked) and event in self.telling:
                answer = self.rules.check_answer(game, event.duty, event.target)
                told = answer == event.answer
            elif isinstance(event, e.TeamDefeated):
                told = self.rules.defeat_winners(game, event.seat) == event.winners
            if told is False:
                return False
            is_deal = isinstance(event, DEAL)
            game = evolve(game, self._with_cards(event, cards) if is_deal else event)
        return True

    def _with_cards(self, event: Event, cards: tuple[Role, ...]) -> Event:
        teams = {team: team_seats(self.rules, cards, team) for team in ("red", "black", "maniac")}
        return replace(event, cards=cards, **teams)

    def _aside(self) -> Iterator[Event]:
        """Add or drop facts that only the judge notes and that may have happened at any moment."""
        if self.chance.random() < 0.1:
            yield self.chance.choice((self._decision(), e.Approved((1, 2)), self._weighed()))
        if self.others and self.chance.random() < 0.05:
            yield self._entry(self.chance.choice(ENTRIES))

    def _entry(self, kind: type[Event]) -> Event:
        seat = self.chance.choice(self.others)
        made: dict[type, Event] = {
            e.Awarded: e.Awarded(seat, self.chance.choice((10, 70)), waits=True),
            e.Fined: e.Fined(seat, min(self.rules.fines, default=""), -40),
            e.ProtestFiled: e.ProtestFiled(seat, "another protest"),
            e.ProtestRuled: e.ProtestRuled(seat, upheld=True, text="another ruling"),
        }
        return made[kind]

    def _anyone(self) -> int:
        return self.chance.randint(1, self.size)

    # --- One method per kind of secret ------------------------------------------------------

    def deal(self, event: e.CardsDealt | e.PositionSet) -> Iterator[Event]:
        other = replace(self._with_cards(event, self.cards), duties=self._calls())
        other = replace(other, spare=self.spare)
        if isinstance(event, e.PositionSet):
            own_pack = tuple(pack for pack in event.packs if self.viewer in pack)
            deeds, last_night = map(self._deeds, (event.deeds, event.last_night))
            other = replace(other, packs=own_pack or (self._others_pack(),))
            other = replace(other, deeds=deeds, last_night=last_night)
        yield other

    def _deeds(self, known: Deeds) -> Deeds:
        """Return the viewer's own acts, among invented ones of other roles."""
        own = [deed for deed in known if deed[1] == self.viewer]
        rest = [
            (duty, self.cards.index(duty) + 1, self._anyone())
            for duty in self.chance.sample(sorted(ACTS), self.chance.randint(0, len(ACTS)))
            if duty in self.cards and self.cards.index(duty) + 1 != self.viewer
        ]
        cut = self.chance.randint(0, len(rest))
        return (*rest[:cut], *own, *rest[cut:])

    def night(self, event: e.NightFell) -> Iterator[Event]:
        yield e.NightFell(event.number, self._calls(), event.rule)

    def _calls(self) -> tuple[str, ...]:
        return tuple(self.chance.sample(CALLS, self.chance.randint(0, 3)))

    def meeting(self, event: e.MafiaMet) -> Iterator[Event]:
        if self.viewer in event.black:
            yield event
        else:
            pack = self._others_pack()
            yield e.MafiaMet(pack, self.chance.choice((0, *pack)), event.rule)

    def _others_pack(self) -> Seats:
        """Return the blacks other than the viewer, who met without them."""
        return tuple(seat for seat in self.black if seat != self.viewer)

    def order(self, event: e.OrderSet) -> Iterator[Event]:
        """Players outside the team do not even know that there is an order."""
        if self.viewer in event.black:
            yield event
            return
        for _ in range(self.chance.randint(0, 2)):
            yield e.OrderSet(self._others_pack(), (self._anyone(), self._anyone()))

    def hunt(self, event: e.HuntEnded) -> Iterator[Event]:
        """Keep a hunter's own shots and, with open eyes, the team's number and all of its shots.

        Everything else about the hunt may differ.
        """
        if event.together and self.viewer in event.hunters:
            aim = self.chance.choice((0, self._anyone()))
            rule = "hunt-spoilt" if not aim else "night-kill"
            yield replace(event, aim=aim, victim=0, first=not event.first, rule=rule)
            return
        own = [shot for shot in event.shots if shot[0] == self.viewer]
        rest = [(seat, self._anyone()) for seat in self.black if seat != self.viewer]
        cut = self.chance.randint(0, len(rest))
        victim = self.chance.choice((0, self._anyone()))
        rule = "night-kill" if victim else "night-miss"
        shots = (*rest[:cut], *own, *self.chance.sample(rest[cut:], len(rest) - cut))
        aim = self.chance.choice((victim, self._anyone()))
        yield e.HuntEnded(
            shots=shots,
            deliberate=not event.deliberate,
            victim=victim,
            first=not event.first,
            rule=rule,
            aim=aim,
            hunters=self.black,
        )

    def shown(self, event: e.Checked | e.Acted | e.NothingShown) -> Iterator[Event]:
        """Vary whether a role showed a seat, which one, and whether it is still in the game."""
        if event.seat == self.viewer and self.viewer:
            yield event
            return
        duty, seat = event.duty, self.chance.choice(self.others)
        if isinstance(event, e.Acted) and event.answer == "wrong":
            yield from [self._wrong(duty, seat) for _ in range(self.chance.randint(0, 2))]
        elif self.chance.random() < 0.5:
            yield e.NothingShown(duty, self.chance.choice((0, seat)), ROLES[duty])
        elif duty in ACTS:
            answer = self.chance.choice(("", "blocked"))
            yield e.Acted(duty, seat, self._anyone(), f"{duty}-{answer or 'act'}", answer)
        else:
            answer = self.chance.choice(ANSWERS[duty])
            yield e.Checked(duty, seat, self._anyone(), answer, f"{duty}-{answer}")

    def _wrong(self, duty: str, seat: int) -> Event:
        """Only the role and the judge know of a choice that is not accepted."""
        return e.Acted(duty, seat, self._anyone(), f"{duty}-wrong", "wrong")

    def weighing(self, _: e.NightResolved) -> Iterator[Event]:
        """The judge weighs the night in silence: deaths are announced, their causes never."""
        yield from [self._weighed() for _ in range(self.chance.randint(0, 2))]

    def _weighed(self) -> Event:
        dead = tuple(sorted({self.chance.randint(1, 10) for _ in range(self.chance.randint(0, 3))}))
        killed: tuple[Cause, Cause] = ("kill", "guest")
        causes = tuple(self.chance.choice(killed) for _ in dead)
        by = ("night-kill",) * len(dead)
        return e.NightResolved(dead, causes, by, first=self.chance.random() < 0.5)

    def best_move(self, event: e.BestMoveNamed) -> Iterator[Event]:
        """Only the judge and the player see numbers shown with fingers until they are read out."""
        if event.aloud or event.seat == self.viewer:
            yield event
        elif self.chance.random() < 0.7:
            yield replace(event, named=(self._anyone(), self._anyone()), rule="best-move-cut")

    def papers(self, event: e.HandsCounted | e.LiftCounted | e.ElectionHands) -> Iterator[Event]:
        """Of a secret ballot everybody gets the sum, and each player their own paper."""
        if event.secret is None:
            yield event
            return
        own = tuple(seat for seat in event.hands if seat == self.viewer)
        others = self.chance.sample(self.others, self.chance.randint(0, len(self.others)))
        other = replace(event, hands=(*own, *others))
        if isinstance(event, e.HandsCounted):
            odd = tuple(self.others[:2]) if self.chance.random() < 0.5 else ()
            rule = "missing-hands" if odd else "hands"
            other = replace(other, void=odd[:1], absent=odd[1:], rule=rule)
        yield other

    def ball(self, event: e.BallGiven) -> Iterator[Event]:
        if event.secret and event.seat != self.viewer:
            event = replace(event, target=self._anyone())
        yield event

    def ban(self, event: e.Banned) -> Iterator[Event]:
        """Whether a penalty comes with it depends on whether the game had been decided."""
        if self.veiled and self.chance.random() < 0.5:
            event = replace(event, penalised=not event.penalised)
        yield event

    def removal(self, event: e.Disqualified) -> Iterator[Event]:
        """Everybody hears that a player is out.

        Whether the game had been decided before is secret.
        """
        if event.silent:
            yield from self._silent(event)
            return
        if self.veiled and self.chance.random() < 0.5:
            rule = "late-disqualification" if event.removed else REMOVED_BY[event.cause]
            event = replace(event, removed=not event.removed, rule=rule)
        yield event

    def _silent(self, event: e.Disqualified) -> Iterator[Event]:
        """Others learn of it in the morning.

        For them it may have been another player, or earlier.
        """
        if event.seat == self.viewer:
            yield event
        elif self.chance.random() < 0.5:
            yield replace(event, seat=self.chance.choice(self.others))

    def cancelled(self, event: e.VoteCancelled) -> Iterator[Event]:
        """Neither a decided game nor the victim of this night cancels a vote."""
        if not self.veiled or self.chance.random() < 0.5:
            yield event

    def decision(self, _: e.Decided) -> Iterator[Event]:
        if self.chance.random() < 0.5:
            yield self._decision()

    def _decision(self) -> Event:
        teams = sorted(set(self.rules.teams.values()))
        return e.Decided((self.chance.choice(teams),), "victory", "parity", rule="victory")

    def consent(self, event: e.Approved) -> Iterator[Event]:
        if self.chance.random() < 0.5:
            yield e.Approved((*event.seats, self._anyone()))

    def waiver(self, event: e.Waived) -> Iterator[Event]:
        """A waiver and its reason are only in the protocol."""
        if self.chance.random() < 0.5:
            yield replace(event, reason="another reason")

    def irregular(self, event: e.AsPlayed) -> Iterator[Event]:
        """Violations at night and consents remain unknown to the others."""
        if event.private and self.chance.random() < 0.5:
            return
        yield replace(event, by="another judge", reason="another reason")

    def due(self, event: e.RemovalDue) -> Iterator[Event]:
        """The viewer does not learn that another player will be removed in the morning."""
        if event.seat == self.viewer or self.chance.random() < 0.5:
            yield event

    def entry(
        self, event: e.Awarded | e.Fined | e.ProtestFiled | e.ProtestRuled
    ) -> Iterator[Event]:
        """The viewer receives entries about themselves, but not those about others.

        But whether their award waits may depend on what others were given.
        """
        if isinstance(event, e.Awarded) and event.seat == self.viewer:
            yield replace(event, waits=self.chance.random() < 0.5)
        elif event.seat == self.viewer:
            yield event
        elif self.chance.random() < 0.5:
            yield self._entry(type(event))

    def result(self, event: e.ResultTold) -> Iterator[Event]:
        """The cards of others may differ; what is announced about the game is public."""
        others = [s for s in range(1, len(event.cards) + 1) if s != self.viewer]
        lie = dict(zip(self.chance.sample(others, len(others)), others, strict=True))
        cards = tuple(event.cards[lie.get(s, s) - 1] for s in range(1, len(event.cards) + 1))
        yield replace(event, cards=cards, red=event.black, black=event.red)


SECRETS: dict[type, Callable[[Scrambler, Any], Iterator[Event]]] = {
    e.CardsDealt: Scrambler.deal,
    e.PositionSet: Scrambler.deal,
    e.ResultTold: Scrambler.result,
    e.NightFell: Scrambler.night,
    e.MafiaMet: Scrambler.meeting,
    e.OrderSet: Scrambler.order,
    e.HuntEnded: Scrambler.hunt,
    e.Checked: Scrambler.shown,
    e.Acted: Scrambler.shown,
    e.NothingShown: Scrambler.shown,
    e.NightResolved: Scrambler.weighing,
    e.BestMoveNamed: Scrambler.best_move,
    e.HandsCounted: Scrambler.papers,
    e.LiftCounted: Scrambler.papers,
    e.ElectionHands: Scrambler.papers,
    e.BallGiven: Scrambler.ball,
    e.Banned: Scrambler.ban,
    e.Disqualified: Scrambler.removal,
    e.RemovalDue: Scrambler.due,
    e.VoteCancelled: Scrambler.cancelled,
    e.Waived: Scrambler.waiver,
    e.AsPlayed: Scrambler.irregular,
    e.Decided: Scrambler.decision,
    e.Approved: Scrambler.consent,
    e.Awarded: Scrambler.entry,
    e.Fined: Scrambler.entry,
    e.ProtestFiled: Scrambler.entry,
    e.ProtestRuled: Scrambler.entry,
}
"""How to vary each fact of which some viewers may know less than the judge."""
