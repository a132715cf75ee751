"""mafia-schedule's search for opponents, for a number of CPU seconds on one shape.

Its own loop (`OptimizeOpponents`: random exchanges, accepted if better, restarted after its usual
20,000) is driven here so that it can be stopped by the clock. The best schedule by its own score is
printed as rounds of players numbered from 1, in one JSON line. Tables of ten only.
"""

import argparse
import contextlib
import io
import json
import random
import sys
import time
from importlib.metadata import version

RUN = 20_000


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shape", required=True, help="players,tables,games")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    try:
        answer = {"version": version("mafia-schedule"), "rounds": searched(args)}
    except ImportError as error:
        answer = {"unavailable": f"cannot be imported: {error}"}
    except Exception as error:
        answer = {"unavailable": f"broke: {type(error).__name__}: {error}"}
    sys.stdout.write(json.dumps({"peer": "mafia-schedule", **answer}) + "\n")


def searched(args):
    from mafia_schedule import Configuration, OptimizeOpponents, ScheduleFactory

    players, tables, games = map(int, args.shape.split(","))
    played = players * games // 10
    conf = Configuration(players, tables, -(-played // tables), played, games)
    conf.validate()
    random.seed(args.seed)
    search = OptimizeOpponents(verbose=False)
    search.expectedZeroPairs = search.expectedSinglePairs = 0
    best, score = None, None
    end = time.process_time() + args.seconds
    with contextlib.redirect_stdout(io.StringIO()):
        while time.process_time() < end:
            search.schedule = ScheduleFactory.createInitialSchedule(conf)
            search.schedule.generateSlotsFromGames()
            search.score = search.scoreFunc()
            for _ in range(RUN):
                search.randomOpponentChange()
                if time.process_time() > end:
                    break
            search.schedule.updateGamesFromSlots()
            if score is None or search.score < score:
                best, score = search.schedule, search.score
    by_id = {game.id: [who + 1 for who in game.players] for game in best.games}
    return [[by_id[game] for game in one.gameIds] for one in best.rounds]


if __name__ == "__main__":
    main()
