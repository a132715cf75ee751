"""Seating: the sum of squared meetings after ten CPU seconds, next to the bar and mafia-schedule.

We run the command itself in a separate process; its CPU time is that of the whole process. Both
plans are evaluated here by the measures of the project, not by the programs' own figures.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
from pathlib import Path

from gorod.tournament.seating import frozen, measures

PEER = Path(__file__).parent / "peers" / "mafia_schedule_peer.py"
BARS = (  # players, tables, games each, seats, the bar
    (20, 2, 10, 10, 4500),
    (30, 3, 12, 10, 6382),
    (40, 4, 10, 10, 4688),
    (100, 10, 15, 10, 11065),
    (12, 1, 10, 10, 4428),
    (25, 2, 10, 10, 4459),
    (36, 3, 10, 10, 4588),
    (40, 4, 15, 10, 9750),
    (60, 6, 12, 10, 6740),
    (24, 2, 12, 12, 9504),
)


def main() -> None:
    """One line a shape."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--alone", action="store_true", help="without the peer")
    args = parser.parse_args()
    print(f"\nSquared meetings after {args.seconds:g} CPU seconds, seed {args.seed}")
    print(f"{'players/tables/games/seats':<28}{'bar':>7}{'bound':>7}{'ours':>7}  "
          f"{'':<16}{'CPU s':>6}  mafia-schedule")  # fmt: skip
    met = 0
    for shape in BARS:
        plan, spent = ours(shape, args)
        score = measures(frozen(plan["rounds"])).pairs2
        bar, bound = shape[-1], max(plan["bounds"].values())
        met += score <= bar
        verdict = "proven optimal" if score == bound else "met" if score <= bar else "NOT MET"
        theirs = "" if args.alone else peer(shape, args)
        name = "/".join(map(str, shape[:4]))
        line = f"{name:<28}{bar:>7}{bound:>7}{score:>7}  {verdict:<16}{spent:>6.1f}  {theirs}"
        print(line, flush=True)
    print(f"bars met: {met} of {len(BARS)}")


def ours(shape: tuple[int, ...], args: argparse.Namespace) -> tuple[dict, float]:
    """The plan that the command prints, and the CPU seconds of its process."""
    players, tables, games, seats, _ = shape
    words = [players, "--tables", tables, "--games", games, "--seats", seats, "--json"]
    words += ["--seed", args.seed, "--seconds", args.seconds]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [sys.executable, "-m", "gorod", "seat", *map(str, words)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
    return json.loads(done.stdout), spent


def peer(shape: tuple[int, ...], args: argparse.Namespace) -> str:
    """The same figure for the peer in the same CPU time."""
    *numbers, seats, _ = shape
    if seats != 10:  # noqa: PLR2004  it knows no other table
        return "tables of ten only"
    words = ["--shape", ",".join(map(str, numbers)), "--seconds", args.seconds, "--seed", args.seed]
    command = [sys.executable, str(PEER), *map(str, words)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    lines = done.stdout.splitlines()
    answer = json.loads(lines[-1]) if lines else {"unavailable": done.stderr.strip()[-200:]}
    if "unavailable" in answer:
        return f"unavailable: {answer['unavailable']}"
    return f"{measures(frozen(answer['rounds'])).pairs2} ({answer['version']})"


if __name__ == "__main__":
    main()
