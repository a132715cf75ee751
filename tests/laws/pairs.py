"""Paired runs: two games that agree on everything that one viewer may know.

The deals differ where the viewer cannot look. Whatever is said aloud is the same command in both
games; what is done in secret, at night or with fingers, may differ, except for the viewer's own
acts. As long as the same facts are announced in both, the viewer must see the same events and be
offered the same acts.
"""

from collections import Counter
from itertools import zip_longest
from random import Random

from gorod.engine import (
    SPECTATOR,
    Offer,
    Position,
    Refusal,
    offers,
    seen,
    set_position,
    start,
    step,
)
from gorod.engine import commands as c
from gorod.engine import events as e
from gorod.engine.choices import One
from gorod.engine.duties import ACTS, CHECKS, checker, kind_of
from gorod.engine.evolve import fold
from gorod.engine.phases import Naming, Night, Over
from gorod.engine.powers.answered_acts import AnsweredActs
from gorod.engine.powers.fatal_miss import FatalMiss
from gorod.engine.powers.open_hunt import OpenHunt
from gorod.engine.powers.spoken_best_moves import SpokenBestMoves
from gorod.engine.seats import has, mask_of, seats_of
from gorod.engine.struct import encode_json, replace
from tests.kit.other_secrets import another_deal, team_seats
from tests.kit.random_games import LIMIT, Player

SANCTIONS = (c.Warn, c.Foul, c.Disqualify, c.Defeat, c.Ban)
ENTRIES = (c.GiveAward, c.GiveFine, c.Approve, c.FileProtest, c.Rule)
NIGHT_ACTS = (c.Proceed, c.Order, c.Shoot, c.Miss, c.Show)
ALIKE = 0.85
"""How often a hunt or an act of the other game aims at the same seat, so the pair survives dawn."""
CROSSED = 0.6
"""How often a maniac makes up for a miss, so that the victim dies, but of another cause."""
TEMPTING = 0.25
"""How often a sanction tests a secret of the moment: an unknown victim, a game decided."""


class DiffersInPublic(Exception):  # noqa: N818  not an error: the pair has come to its honest end
    """The table has heard something in one game that it has not heard in the other."""


class Pair:
    """Two games side by side, and the result of the comparison."""

    player_of = Player

    def __init__(self, book, viewer, games, player):
        self.rules = book.rules
        self.viewer = viewer
        self.left, self.right = games
        self.player = player
        self.chance = player.chance
        self.steps = 0
        self.steps_dead = 0
        self.hidden = Counter()
        """Differences that the viewer must not and did not notice, by type of event."""

    @property
    def games(self):
        return self.left, self.right

    def run(self):
        """Play until the games differ in public or are over."""
        entries = 0
        try:
            while entries < 10 and self.steps < LIMIT:
                self.next_step()
                entries += isinstance(self.left.phase, Over)
        except DiffersInPublic:
            pass
        return self

    def next_step(self):
        if _calls(self.left) != _calls(self.right):
            raise DiffersInPublic  # a pack with nobody left is not called, which everybody can hear
        secret = [(game.outcome is None, game.leaving, _aimed(game)) for game in self.games]
        if secret[0] != secret[1] and self.chance.random() < TEMPTING:
            self.aloud(self.player.move(self.left, frozenset({"foul", "dq", "ban"})))
            return
        command = self.player.move(self.left)
        if isinstance(self.left.phase, Night) and isinstance(command, NIGHT_ACTS):
            self.night_act(self.left.phase.duties[0])
        elif isinstance(command, c.Waive):
            return  # it is only in the protocol
        elif isinstance(command, ENTRIES):
            self.entry(command)
        elif isinstance(command, c.Best) and isinstance(self.left.phase, Naming):
            self.naming(command)
        else:
            self.aloud(command)

    # --- What is said aloud, and what is not ------------------------------------------------

    def aloud(self, command):
        """Give the same command in both games. Only the amnesty of a decided game may refuse it."""
        if (
            len(
                {
                    has(game.rare.removed_unannounced, getattr(command, "seat", 0))
                    for game in self.games
                }
            )
            > 1
        ):
            raise DiffersInPublic  # the judge knows that this player was removed in one of them
        left, right = self.answers(command, command)
        refused = [answer for _, answer in (left, right) if isinstance(answer, Refusal)]
        if refused and isinstance(command, c.Defeat):
            raise DiffersInPublic  # some defeats concern a team, so this one reveals its cards
        if refused:
            over = isinstance(self.left.phase, Over)  # what was entered there is the judge's secret
            spared = isinstance(command, SANCTIONS) and refused[0].why == "decided"
            assert over or spared, f"{command!r} is refused in one game: {refused[0]!r}"
        elif self.left.outcome != self.right.outcome and (
            _spared(self.rules, command) or _defeats(left, right)
        ):
            raise DiffersInPublic
        else:
            self.compare(command, left, right)

    def night_act(self, duty):
        """Let the waking role act, freely in each game; the viewer acts too."""
        kind = kind_of(duty)
        if kind == "meet":
            self.orders()
        shown = {"hunt": self.hunts, **dict.fromkeys(CHECKS, self.checks)}
        shown |= dict.fromkeys(ACTS, self.deeds)
        left, right = shown[kind](duty) if kind in shown else (c.Proceed(), c.Proceed())
        self.compare((left, right), *self.answers(left, right))

    def orders(self):
        """Give a shooting order in one game, in both, or in none; the team sees the same one."""
        made = [self.order(game) for game in self.games]
        if self.viewer in seats_of(self.rules.pack(self.left, self.left.phase.duties[0])):
            made[1] = made[0]
        facts = [
            [step(self.rules, game, order)[1][0] for order in orders]
            for game, orders in zip(self.games, made, strict=True)
        ]
        self.same_events("the shooting order", *facts)

    def order(self, game):
        allowed = [offer for offer in offers(self.rules, game) if offer.verb == "order"]
        return [self.player.order(game, offer) for offer in allowed if self.chance.random() < 0.4]

    def hunts(self, duty):
        """Let everybody shoot at random; the viewer's own shots are the same.

        So are all shots of the team if the viewer hunts with open eyes.
        """
        team = self.rules.pack(self.left, duty) & self.left.alive
        if OpenHunt in self.rules.powers and has(team, self.viewer):
            anybody = Offer("shoot", 0, {"target": One(self.left.living)})
            seen_by_all = self.player.shots(self.left, anybody)
            return seen_by_all, seen_by_all
        if FatalMiss in self.rules.powers:
            return self.sure_hunts()
        anyone = Offer("shoot", 0, {"target": One(tuple(range(self.left.size + 1)))})
        shots = self.fired(self.left, anyone, duty)
        victim = self.rules.hunt_victim(self.left, shots)
        own = tuple(shot for shot in shots if shot[0] == self.viewer)
        pack = self.rules.pack(self.right, duty)
        rest = [s for s in seats_of(pack & self.right.alive) if s != self.viewer]
        alike = self.chance.random() < (CROSSED if "maniac" in self.left.cards else ALIKE)
        other = (*own, *(s for s in self.fired(self.right, anyone, duty) if s[0] in rest))
        if alike and victim:
            other = (*((seat, victim) for seat in rest), *own)
        elif alike and self.rules.hunt_victim(self.right, other):
            other = (*own, *((seat, 0) for seat in rest))
        elif victim and "maniac" in self.left.cards and self.chance.random() < ALIKE:
            other = (*((seat, 0) for seat in rest), *own)
        if not own and not (alike and victim) and (not rest or self.chance.random() < 0.2):
            return c.Shoot(shots), c.Miss()
        return c.Shoot(shots), c.Shoot(other)

    def fired(self, game, anyone, duty):
        """Return shots one by one, even where only a number was given."""
        made = self.player.shots(game, anyone)
        hunters = seats_of(self.rules.pack(game, duty) & game.alive)
        return made.shots or tuple((seat, made.number) for seat in hunters if made.number)

    def sure_hunts(self):
        """Decide the shots where a hunt without a victim loses the game.

        A living don decides alone.
        """
        both = [seat for seat in self.left.living if self.right.lives(seat)]
        if not both:
            return c.Shoot(()), c.Shoot(())
        one, another = self.chance.choice(both), self.chance.choice(both)
        if self.chance.random() < CROSSED:
            another = one
        packs = [seats_of(game.black & game.alive) for game in self.games]
        don = self.right.holder("don")
        shots = dict.fromkeys(packs[1], another)
        if self.viewer in packs[1]:
            loose = self.right.lives(don)
            shots = {seat: self.chance.choice(both) if loose else one for seat in packs[1]}
            shots |= {don: another} if loose else {}
            shots[self.viewer] = one
        return c.Shoot(tuple((seat, one) for seat in packs[0])), c.Shoot(tuple(shots.items()))

    def checks(self, duty):
        """Check different seats, unless the check is the viewer's and answered alike."""
        if self.viewer and checker(self.left, duty) == self.viewer:
            self.same_block()
            kind = kind_of(duty)
            truth = [
                [self.rules.check_answer(game, kind, seat) for seat in range(1, game.size + 1)]
                for game in self.games
            ]
            same = [seat for seat, (a, b) in enumerate(zip(*truth, strict=True), 1) if a == b]
            alike = [seat for seat in same if seat in self.allowed(self.left, kind)]
            shown = c.Show(kind, self.chance.choice((0, *alike)))
            return shown, shown
        return self.check(self.left, duty), self.check(self.right, duty)

    def same_block(self):
        """A blocked player is told so when they wake, even if they then show nobody."""
        answered = self.rules.power(AnsweredActs)
        if answered and len({answered.blocked(game, self.viewer) for game in self.games}) > 1:
            raise DiffersInPublic

    def check(self, game, duty):
        if not checker(game, duty) or self.chance.random() < 0.3:
            return c.Proceed()
        kind = kind_of(duty)
        return c.Show(kind, self.chance.choice(self.rightly(game, kind)))

    def rightly(self, game, duty):
        """Return the seats by which a role ends its call.

        After a wrong one it continues, unheard.
        """
        seats, role = self.allowed(game, duty), checker(game, duty)
        answered = self.rules.power(AnsweredActs)
        if duty not in ACTS or answered is None:
            return seats
        wrong = [s for s in seats if s and answered.act_answer(game, duty, role, s) == "wrong"]
        return tuple(seat for seat in seats if seat not in wrong)

    def allowed(self, game, duty):
        """Return the seats that a role may show; none if it is out of the game."""
        standing = offers(self.rules, game)
        return next(offer.choices["target"].of for offer in standing if offer.verb == duty)

    def deeds(self, duty):
        """Keep the viewer's own act; others' acts usually have the same target, if any."""
        if any(kind_of(duty) not in game.cards for game in self.games):  # it is the undealt card
            return self.check(self.left, duty), self.check(self.right, duty)
        seats = [self.allowed(game, duty) for game in self.games]
        dying = [{death.seat for death in self.rules.night_deaths(game)} for game in self.games]
        odd = dying[0] ^ dying[1]
        lone = max(odd) if duty == "maniac" and len(odd) == 1 else 0
        if lone and all(lone in may for may in seats) and self.chance.random() < ALIKE:
            return self.alike(c.Show(duty, lone))
        if self.viewer and checker(self.left, duty) == self.viewer:
            assert seats[0] == seats[1], f"viewer {self.viewer} may show {seats}"
            return self.alike(c.Show(duty, self.chance.choice(seats[0])))
        if self.chance.random() < ALIKE:
            may = [self.rightly(game, duty) for game in self.games]
            both = [seat for seat in may[0] if seat in may[1]]
            shown = c.Show(duty, self.chance.choice((0, *both)))
            return shown, shown
        return self.check(self.left, duty), self.check(self.right, duty)

    def alike(self, shown):
        """Choose the same act in both games.

        But if it is the viewer's, they are told where it is blocked.
        """
        if self.viewer and checker(self.left, shown.duty) == self.viewer:
            self.same_block()
        acted = (shown.duty, self.viewer, shown.target)
        own = self.viewer and shown.target and checker(self.left, shown.duty) == self.viewer
        answered = self.rules.power(AnsweredActs)
        if own and answered and len({answered.act_answer(game, *acted) for game in self.games}) > 1:
            raise DiffersInPublic
        return shown, shown

    def naming(self, command):
        """Fingers may show other numbers in the other game, or none.

        What is said aloud is the same.
        """
        fingers = len(self.left.phase.queue) > 1 and command.seat != self.viewer
        fingers = fingers and SpokenBestMoves not in self.rules.powers
        if not fingers or self.chance.random() < 0.5:
            self.aloud(command)
            return
        left = step(self.rules, self.left, command)
        other = c.Best(command.seat, self.player.some(range(1, self.left.size + 1)))
        shown = self.chance.random() < 0.5
        right = step(self.rules, self.right, other) if shown else (self.right, ())
        if not any(isinstance(answer, Refusal) for _, answer in (left, right)):
            self.compare((command, other if shown else None), left, right)

    def entry(self, command):
        """Entries for the viewer are the same; entries for others differ."""
        other = command if self.concerns(self.left, command) else self.player.move(self.right)
        if not isinstance(other, ENTRIES):
            return
        if self.concerns(self.left, command) is not self.concerns(self.right, other):
            return
        left, right = self.answers(command, other)
        if not (isinstance(left[1], Refusal) or isinstance(right[1], Refusal)):
            self.compare((command, other), left, right)

    def concerns(self, game, command):
        """Whether an entry concerns the viewer."""
        if isinstance(command, c.Rule):
            filed = [p.seat for p in game.facts.protests if p.status == "open"]
            return filed[:1] == [self.viewer]
        return getattr(command, "seat", -1) == self.viewer

    # --- Comparing ----------------------------------------------------------------------------

    def answers(self, left, right):
        return step(self.rules, self.left, left), step(self.rules, self.right, right)

    def compare(self, command, left, right):
        """Continue both games.

        The viewer sees the same in both, or the table heard the difference.
        """
        (self.left, lefts), (self.right, rights) = left, right
        self.steps += 1
        self.steps_dead += self.viewer != SPECTATOR and not self.left.lives(self.viewer)
        self.same_events(command, lefts, rights)
        if self.left_out_aloud():
            raise DiffersInPublic
        mine = [encode_json(offers(self.rules, game, self.viewer)) for game in self.games]
        assert mine[0] == mine[1], f"after {command!r} viewer {self.viewer} is offered {mine}"
        parted = type(self.left.phase) is not type(self.right.phase)
        assert not parted, f"{command!r} leads to {self.left.phase!r} and {self.right.phase!r}"

    def left_out_aloud(self):
        """A maniac who has left may no longer be called, in one game only; everybody hears it."""
        calls = [getattr(game.phase, "duties", ()) for game in self.games]
        now = {duties[0] if duties else "" for duties in calls}
        if len(now) > 1 and "hunt" in map(kind_of, now) and _calls(self.left) != _calls(self.right):
            return True
        others = [[duty for duty in duties if duty != "maniac"] for duties in calls]
        return calls[0] != calls[1] and others[0] == others[1]

    def same_events(self, command, lefts, rights):
        """Check that the first difference in what is seen, if any, is one that may be heard."""
        visible = [[seen(event, self.viewer) for event in events] for events in (lefts, rights)]
        told = [[one for one in side if one is not None] for side in visible]
        for left, right in zip_longest(*told):
            if left != right:
                leak = f"viewer {self.viewer} can tell {left!r} from {right!r} by {command!r}"
                assert may_be_heard(left, right), leak
                raise DiffersInPublic
        assert encode_json(told[0]) == encode_json(told[1])
        unequal = [x for x in (*lefts, *rights) if x not in lefts or x not in rights]
        self.hidden.update({type(event).__name__ for event in unequal})


def _spared(rules, command):
    """Whether a decided game would not punish this, so that the judge's silence reveals it."""
    clause = getattr(command, "clause", "")
    named = [violation for (_, name), violation in rules.violations.items() if name == clause]
    return any(violation.clause in rules.amnesty for violation in named)


def _defeats(*answers):
    """Whether a team would lose by this; it does not if the game had been decided."""
    return any(isinstance(event, e.TeamDefeated) for _, events in answers for event in events)


def _calls(game):
    """Return the hunts that the judge still calls tonight; all other calls are the same for all."""
    return [duty for duty in getattr(game.phase, "duties", ()) if kind_of(duty) == "hunt"]


def _aimed(game):
    """Return whom tonight's hunt has hit: they may be dying, and nobody knows."""
    return game.facts.hunts[-1].victim if game.hunted_tonight else 0


HEARD = {e.GameEnded, e.BestMovesRead, e.TeamDefeated, e.CardOpened, e.ProtestVoted, e.ResultRuled}


def may_be_heard(left, right):
    """Secrets that the table may hear: a result, a morning's news, the colour of a team defeat."""
    kinds = {type(left), type(right)}
    if kinds == {e.DayBroke}:
        return replace(left, cancelled=right.cancelled) == right
    if kinds == {e.VotedOut}:  # it is announced that somebody cannot be removed today
        return {*left.seats, *left.spared} == {*right.seats, *right.spared}
    if kinds == {e.TeamDefeated}:
        return replace(left, winners=right.winners) == right
    if kinds == {e.RemovalsTold, e.Disqualified}:  # removed at night, or now in the morning
        return True
    return bool(kinds & HEARD) or kinds <= {e.DeathAnnounced, e.RemovalsTold, e.DayBroke}


def paired(book, role, seed, kind=Pair):
    """Run two games side by side for the holder of a role, or for nobody."""
    rules, player = book.rules, kind.player_of(book.rules, Random(seed))
    size = player.chance.choice(sorted(rules.sizes))
    whole = tuple(player.chance.sample(rules.deck(size), len(rules.deck(size))))
    cards = whole[:size]
    viewer = cards.index(role) + 1 if role in cards else SPECTATOR
    mine = acquaintances(rules, cards, viewer)
    alike = lambda other: acquaintances(rules, other[:size], viewer) == mine  # noqa: E731
    deals = (cards, another_deal(whole, {viewer, *mine[0], *mine[1]}, player.chance, alike)[:size])
    middle = player.chance.random() < player.temper.middle
    opened = (_middle(rules, player, deals) if middle else None) or _begun(rules, deals)
    pair = kind(book, viewer, [game for game, _ in opened], player)
    pair.same_events("the deal", *(events for _, events in opened))
    return pair.run()


def acquaintances(rules, cards, viewer):
    """Return those whom the viewer meets in each call of a meeting, if they are part of it."""
    teams = {team: mask_of(team_seats(rules, cards, team)) for team in ("red", "black")}
    game = replace(fold((e.SeatsTaken(len(cards)),)), cards=cards, **teams)
    packs = (rules.pack(game, duty) for duty in ("meet", "meet-2"))
    return [seats_of(pack) if viewer and pack >> viewer & 1 else () for pack in packs]


def _begun(rules, deals):
    seated, _ = start(rules, len(deals[0]))
    return [step(rules, seated, c.Deal(cards)) for cards in deals]


def _middle(rules, player, deals):
    """Return the same position with both deals, unless one of them would have ended the game."""
    everyone = range(1, len(deals[0]) + 1)
    at = Position(
        number=player.chance.randint(2, 4),
        night=player.chance.random() < 0.5,
        opener=player.chance.choice(everyone),
        alive=tuple(sorted(player.some(everyone, at_least=min(4, len(everyone))))),
        fouls={player.chance.choice(everyone): rules.fouls_to_removal - 1},
    )
    opened = [set_position(rules, cards, at) for cards in deals]
    return None if any(isinstance(answer, Refusal) for answer in opened) else opened
