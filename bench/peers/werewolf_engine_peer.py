"""werewolf-engine: random legal games, 10 players.

3 werewolves, 1 seer, 1 doctor, 5 villagers; wolves win at parity, the village when
no wolf is left. Every night each role with a night action takes one, drawn from the
targets the engine itself lists; every day each living player votes for another
living player, and a tie eliminates nobody. An action is one such choice.
"""

import sys
from random import random

import _harness

ROLES = {"werewolf": 3, "seer": 1, "doctor": 1, "villager": 5}
NAMES = [f"p{i}" for i in range(sum(ROLES.values()))]


def load():
    from werewolf_engine import Game, GameConfig, Phase

    config = GameConfig(role_counts=ROLES)
    night, end = Phase.NIGHT, Phase.END
    cap = _harness.MAX_ACTIONS_PER_GAME

    def play():
        game = Game(NAMES, config)
        game.start()
        actions = 0
        while game.phase is not end:
            if actions > cap:
                raise _harness.StuckError(f"no winner after {cap} actions")
            if game.phase is night:
                manager = game.night_manager
                while (actor := manager.current_actor) is not None:
                    targets = manager.get_available_targets(actor)
                    game.night_action(actor.id, targets[int(random() * len(targets))].id)
                    actions += 1
            else:
                alive = [p.id for p in game.players if p.alive]
                n = len(alive)
                for i, voter in enumerate(alive):
                    j = int(random() * (n - 1))
                    game.day_vote(voter, alive[j + 1 if j >= i else j])
                actions += n
        return actions

    return _harness.version_of("werewolf-engine"), len(NAMES), play


if __name__ == "__main__":
    sys.exit(_harness.run("werewolf-engine", _harness.parser(__doc__).parse_args(), load))
