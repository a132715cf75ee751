"""textarena's SecretMafia: random legal games, 10 players (it takes 6 to 15).

3 mafia, 1 doctor, 1 detective, 5 villagers; mafia win at parity. The environment is
taken at its fastest: `SecretMafia-v0-raw`, that is, without the wrapper that renders
every player's whole history as text before each move, and with one round of
discussion a day instead of its usual three (`--discussion-rounds`; zero makes it
fail). Living players and roles are read from `state.game_state`, so that no text is
parsed here. An action is one `step`, a remark in discussion included; the remark is
always the same short string.
"""

import sys
from random import random

import _harness

PLAYERS, MAFIA = 10, 3
REMARK = "pass"
BALLOTS = [f"[{i}]" for i in range(PLAYERS)]


def load(rounds):
    import textarena

    env = textarena.make(
        "SecretMafia-v0-raw", mafia_ratio=MAFIA / PLAYERS, discussion_rounds=rounds
    )
    cap = _harness.MAX_ACTIONS_PER_GAME

    def play():
        env.reset(num_players=PLAYERS)
        state = env.state
        game = state.game_state
        roles = game["player_roles"]
        actions, done = 0, False
        while not done:
            phase = game["phase"].value
            if phase == "Day-Discussion":
                action = REMARK
            else:
                alive = game["alive_players"]
                if phase == "Day-Voting":
                    targets = alive
                elif phase == "Night-Mafia":
                    targets = [p for p in alive if roles[p] != "Mafia"]
                else:
                    me = state.current_player_id
                    targets = [p for p in alive if p != me]
                action = BALLOTS[targets[int(random() * len(targets))]]
            done, _ = env.step(action)
            actions += 1
            if actions > cap:
                raise _harness.StuckError(f"no winner after {cap} actions")
        if state.turn != actions:  # it counts only the moves it accepts
            raise _harness.StuckError("a move that should be legal was refused")
        return actions

    return _harness.version_of("textarena"), PLAYERS, play


if __name__ == "__main__":
    parser = _harness.parser(__doc__)
    parser.add_argument("--discussion-rounds", type=int, default=1)
    args = parser.parse_args()
    if args.discussion_rounds < 1:
        parser.error("--discussion-rounds must be 1 or more")
    sys.exit(_harness.run("textarena", args, lambda: load(args.discussion_rounds)))
