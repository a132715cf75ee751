"""Shared timing loop of the peer adapters.

An adapter hands `run` a loader. The loader imports the peer, checks that it can
play, and returns (version, players, play) where `play()` plays one complete game
and returns the number of player actions it submitted. `run` prints one JSON line:

    {"peer", "version", "players", "games", "seconds_cpu", "games_per_second",
     "actions_per_game"}

or, where the peer is not installed or breaks, {"peer", "unavailable"}. The exit
status is 0 for a figure or a peer that is not installed, 1 for a peer that broke.

Nothing can hang: games are capped (--max-games), each adapter caps the actions of
one game and raises `StuckError` past it, and a wall-clock alarm ends the whole script.
One game is played before the clock starts and is not counted.
"""

import argparse
import importlib.metadata
import json
import random
import signal
import sys
import time

MAX_ACTIONS_PER_GAME = 20_000


class StuckError(RuntimeError):
    """A game ran past its action cap, or the peer refused a legal action."""


class _Alarm(BaseException):
    """Wall-clock limit. Not an Exception, so no peer's handler can swallow it."""


def parser(description):
    p = argparse.ArgumentParser(description=description)
    p.add_argument("--seconds", type=float, default=3.0, help="CPU seconds to play for")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--max-games", type=int, default=1_000_000)
    return p


def version_of(distribution):
    return importlib.metadata.version(distribution)


def run(peer, args, load):
    def on_alarm(_signum, _frame):
        raise _Alarm

    limit = 30.0 + 10.0 * args.seconds
    signal.signal(signal.SIGALRM, on_alarm)
    signal.setitimer(signal.ITIMER_REAL, limit, 1.0)  # again each second, if swallowed
    try:
        try:
            version, players, play = load()
        except (ImportError, importlib.metadata.PackageNotFoundError) as e:
            return _unavailable(peer, f"cannot be imported: {e}", 0)
        random.seed(args.seed)
        play()
        random.seed(args.seed)
        games = actions = 0
        clock = time.process_time
        start = clock()
        end = start + args.seconds
        now = start
        while games < args.max_games and (now < end or games == 0):
            actions += play()
            games += 1
            now = clock()
        spent = now - start
    except _Alarm:
        return _unavailable(peer, f"ran past its wall-clock limit of {limit:.0f} s", 1)
    except Exception as e:
        return _unavailable(peer, f"broke while playing: {type(e).__name__}: {e}", 1)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
    _emit(
        {
            "peer": peer,
            "version": version,
            "players": players,
            "games": games,
            "seconds_cpu": round(spent, 4),
            "games_per_second": round(games / spent, 3) if spent else None,
            "actions_per_game": round(actions / games, 2),
        }
    )
    return 0


def _unavailable(peer, reason, status):
    _emit({"peer": peer, "unavailable": reason})
    return status


def _emit(record):
    sys.stdout.write(json.dumps(record) + "\n")
    sys.stdout.flush()
