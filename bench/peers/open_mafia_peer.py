"""open_mafia_engine: random legal games, 10 players.

`--setup matched` (the default) builds, from the engine's public classes, the game the
other peers play: 3 mafia, 1 doctor, 1 detective, 5 townsfolk, night first, mafia win
at parity. The engine has no parity rule of its own, so a small outcome checker of
ours supplies it. `--setup builtin` plays the only builder the package ships ("test",
3 mafia): it adds a mafia roleblocker and a town redirector, starts by day, and ends
only when one side is wholly dead, so its games are longer. In it the redirector never
picks the doctor, because redirecting a protection crashes the engine (its action has
no setter for the target). Roles go to players in a fixed order, which the random
choices make no difference to.

Each night one living mafioso kills and everyone else with a night ability uses it;
each day every living player votes for another living player, and a tie lynches
nobody. An action is one activated ability. Abilities and targets are passed as
objects, never as names, which spares the engine its fuzzy matching.
"""

import logging
import sys
from random import random

import _harness

PLAYERS, MAFIA = 10, 3
NAMES = [f"p{i}" for i in range(PLAYERS)]
KILL, BLOCK, PROTECT, REDIRECT, VOTE = (
    "Mafia Kill",
    "Roleblock",
    "Protect",
    "Redirect",
    "Vote",
)


class _Refusals(logging.Handler):
    """The engine reports a refused action only as a log warning."""

    def __init__(self):
        super().__init__(logging.WARNING)
        self.first = None

    def emit(self, record):
        if self.first is None:
            self.first = record.getMessage()


def pick(options):
    return options[int(random() * len(options))]


def matched_builder(mafia_api):
    """A function that builds one game of the matched setup."""
    m = mafia_api

    class ParityOutcome(m.OutcomeChecker):
        """The parent wins when mafia are gone or at parity, whichever is its goal."""

        @m.handler
        def on_death(self, event: m.EStatusChange):
            if event.key != "dead":
                return None
            bad = good = 0
            for actor in self.game.actors:
                if not actor.status["dead"]:
                    if actor.factions[0].name == "Mafia":
                        bad += 1
                    else:
                        good += 1
            if 0 < bad < good:
                return None
            won = (bad > 0) == (self.parent.name == "Mafia")
            outcome = m.Outcome.victory if won else m.Outcome.defeat
            return [m.OutcomeAction(self.game, self, faction=self.parent, outcome=outcome)]

    phases = m.SimplePhaseCycle.gen(cycle=[("night", "end_of_phase"), ("day", "instant")])

    def build():
        game = m.Game(phases)
        sides = {name: m.Faction(game, name) for name in ("Mafia", "Town")}
        for side in sides.values():
            ParityOutcome(game, side)
        m.GameEnder(game)
        tally = m.LynchTally(game)
        night, day = game.phase_system["night"], game.phase_system["day"]
        for i, name in enumerate(NAMES):
            actor = m.Actor(game, name)
            sides["Mafia" if i < MAFIA else "Town"].add_actor(actor)
            m.PhaseConstraint(game, m.VoteAbility(game, actor, VOTE, tally=tally), day)
            if i < MAFIA:
                power = m.KillAbility(game, actor, KILL)
                m.LimitPerPhaseKeyConstraint(game, power, key="one mafia kill a night")
                m.ConstraintNoSelfFactionTarget(game, power)
            elif i == MAFIA:
                power = m.ProtectFromKillAbility(game, actor, PROTECT)
                m.ConstraintNoSelfTarget(game, power)
            elif i == MAFIA + 1:
                power = m.InspectFactionAbility(game, actor, "Inspect")
                m.ConstraintNoSelfTarget(game, power)
            else:
                continue
            m.PhaseConstraint(game, power, night)
        return game

    return build


def load(setup):
    import open_mafia_engine.api as m

    refusals = _Refusals()
    log = logging.getLogger("open_mafia_engine")
    log.addHandler(refusals)
    log.propagate = False
    cap = _harness.MAX_ACTIONS_PER_GAME

    if setup == "matched":
        build = matched_builder(m)
    else:
        builder = m.GameBuilder.load("test")

        def build():
            return builder.build(NAMES, n_mafia=MAFIA)

    def night(game, alive, powers):
        use = game.process_event
        mafia = [a for a in alive if a.factions[0].name == "Mafia"]
        killer = pick(mafia)
        actions = 0
        for actor in alive:
            for ability in powers[actor.name]:
                kind = ability.name
                if kind == KILL and actor is not killer:
                    continue
                if kind == BLOCK and actor is killer:
                    continue  # the engine allows one limited ability per player a night
                if kind in (KILL, BLOCK):
                    targets = [a for a in alive if a not in mafia]
                else:
                    targets = [a for a in alive if a is not actor]
                extra = {}
                if kind == REDIRECT:
                    targets = [a for a in targets if PROTECT not in a.ability_names]
                    extra["new_target"] = pick(alive)
                if not targets:
                    continue
                use(m.EActivate(game, ability, target=pick(targets), **extra))
                actions += 1
        return actions

    def day(game, alive, votes):
        n = len(alive)
        for i, actor in enumerate(alive):
            j = int(random() * (n - 1))
            target = alive[j + 1 if j >= i else j]
            game.process_event(m.EActivate(game, votes[actor.name], target=target))
        return n

    def play():
        game = build()
        votes, powers = {}, {}
        for actor in game.actors:
            powers[actor.name] = [a for a in actor.abilities if a.name != VOTE]
            votes[actor.name] = next(a for a in actor.abilities if a.name == VOTE)
        actions = 0
        game.change_phase()
        while (phase := game.current_phase.name) != "shutdown":
            alive = [a for a in game.actors if not a.status["dead"]]
            if phase == "night":
                actions += night(game, alive, powers)
            else:
                actions += day(game, alive, votes)
            game.change_phase()
            if actions > cap:
                raise _harness.StuckError(f"no winner after {cap} actions")
        if refusals.first is not None:
            raise _harness.StuckError(f"the engine refused: {refusals.first}")
        return actions

    return _harness.version_of("open_mafia_engine"), PLAYERS, play


if __name__ == "__main__":
    parser = _harness.parser(__doc__)
    parser.add_argument("--setup", choices=["matched", "builtin"], default="matched")
    args = parser.parse_args()
    sys.exit(_harness.run("open_mafia_engine", args, lambda: load(args.setup)))
