"""`make bench`: speed and memory, as ratios to peers and raw baselines within one run.

Nothing here fails: the figures are information. CPU time is measured, because the machines that run
it are shared; every ratio is taken inside this one run.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any

import random_days
from random_player import play

from gorod.engine import JUDGE, SPECTATOR, Events, Game, fold, stream
from gorod.engine import events as e
from gorod.engine.by_day.by_day_format import BY_DAY
from gorod.engine.struct import encode_json
from gorod.record import parse, replay
from gorod.rulebooks import BOOKS
from gorod.scoring import score

HERE = Path(__file__).parent
PEERS = ("werewolf_engine", "textarena", "open_mafia")
SECONDS = 4
TABLES = (
    ("fiim-2011", 10),
    ("fiim-2011", 12),
    ("cma-2025", 12),
    ("tournament-2026", 10),
    ("tournament-2026", 14),
    ("by-day", 16),
)
"""The other rulebooks, at their usual tables."""
RECORDS = 10_000
VIEWERS = (JUDGE, SPECTATOR, *range(1, 11))


def main() -> None:
    """Print one line per question."""
    book = BOOKS["fiim-2019"]
    random = Random(2019)
    print(f"Python {sys.version.split()[0]}, {book.id}, CPU time of one core\n")
    ours = games(lambda: play(book.rules, random))
    log = ours.log
    row("full random 10-player games, log kept", f"{ours.per_second:,.0f} games/s")
    row("decisions (accepted commands) a game", f"{ours.decisions / ours.count:.1f}")
    row("events a game", f"{ours.events / ours.count:.1f}")
    each = choices(lambda: play(book.rules, random))
    row("choices of players a game", f"{each:.1f}")
    row("microseconds an event", f"{1e6 * ours.seconds / ours.events:.2f}")
    for peer in PEERS:
        row(f"  beside {peer}", beside(peer, ours, each))
    for name, size in TABLES:
        row(f"{name}, {size} players", rate(name, size, ours.per_second))
    folding = per_call(lambda: fold(log))
    redacting = per_call(lambda: [encode_json(tuple(stream(log, who))) for who in VIEWERS])
    plain = per_call(lambda: [encode_json(log) for _ in VIEWERS])
    row("fold a stored log", f"{1e6 * folding:.0f} us")
    row(f"redact and encode a game for {len(VIEWERS)} viewers", f"{1e6 * redacting:.0f} us")
    row("  against encoding it unredacted as often", f"{redacting / plain:.1f} x")
    records(book.id)
    row("memory of a live game", f"{memory(lambda: play(book.rules, random)[0]):.1f} kB")
    row("  with its whole log", f"{memory(lambda: play(book.rules, random)):.1f} kB")
    for more in ("bots.py", "standings.py", "seating.py", "padding.py", "server.py", "pages.py"):
        subprocess.run([sys.executable, str(HERE / more)], check=False)


def rate(name: str, size: int, ten: float) -> str:
    """Play whole games of another rulebook, compared with those of the first in the same run."""
    book, random = BOOKS[name].chosen((), size), Random(size)
    player = random_days.play if book.format is BY_DAY else play
    theirs = games(lambda: player(book.rules, random, size))
    each = theirs.events / theirs.count
    return f"{theirs.per_second:,.0f} games/s, {each:.0f} events ({theirs.per_second / ten:.2f} x)"


class Measured:
    """A number of games in an amount of CPU time, with the last game's log."""

    def __init__(self) -> None:
        """Nothing measured yet."""
        self.count = 0
        self.decisions = 0
        self.events = 0
        self.seconds = 0.0
        self.log: Events = ()

    @property
    def per_second(self) -> float:
        """Games per second of CPU time."""
        return self.count / self.seconds


def games(one: Callable[[], tuple[Game, list[Events]]]) -> Measured:
    """Play for a while."""
    done = Measured()
    one()
    begun = time.process_time()
    while (now := time.process_time() - begun) < SECONDS:
        log = one()[1]
        done.count += 1
        done.decisions += len(log) - 1  # the first entry seats the players
        done.events += sum(map(len, log))
    done.seconds = now
    done.log = tuple(event for events in log for event in events)
    return done


CHOICES: dict[type, Callable[[Any], int]] = {
    e.HandsCounted: lambda counted: len(counted.hands) + len(counted.absent),
    e.LiftCounted: lambda counted: len(counted.hands),
    e.HuntEnded: lambda hunt: len(hunt.shots),
    e.Checked: lambda _: 1,
    e.Nominated: lambda _: 1,
    e.BestMoveNamed: lambda _: 1,
}
"""How many players chose somebody in a fact; a command may carry the choices of several."""


def choices(one: Callable[[], tuple[Game, list[Events]]]) -> float:
    """How often players choose somebody in a game; to pass the floor on is no choice."""
    logs = [one()[1] for _ in range(500)]
    facts = (event for log in logs for events in log for event in events)
    return sum(CHOICES[type(fact)](fact) for fact in facts if type(fact) in CHOICES) / len(logs)


def beside(peer: str, ours: Measured, choices: float) -> str:
    """Run a peer in a separate process, and return how many times as fast we are.

    An action of the peer is one player's choice. It is compared with our commands, each of which
    may carry several choices or none, and with our choices.
    """
    script = HERE / "peers" / f"{peer}_peer.py"
    command = [sys.executable, str(script), "--seconds", str(SECONDS), "--seed", "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    lines = done.stdout.splitlines()
    answer = json.loads(lines[-1]) if lines else {"unavailable": done.stderr.strip()[-200:]}
    if "unavailable" in answer:
        return f"unavailable: {answer['unavailable']}"
    theirs = answer["games_per_second"]
    games = ours.per_second / theirs
    actions = answer["actions_per_game"]
    ratios = {"decisions": ours.decisions / ours.count / actions, "choices": choices / actions}
    more = ", ".join(f"{what} {games * each:.2f} x" for what, each in ratios.items())
    return f"{theirs:,.1f} games/s ({answer['version']}); we: {games:.2f} x, {more}"


def records(book_id: str) -> None:
    """Parse, replay and score a pile of records, and compare it with parsing JSON lines."""
    texts = [path.read_text(encoding="utf-8") for path in golden(book_id)]
    if not texts:
        row("replay and score", "no golden records found")
        return
    begun = time.process_time()
    for number in range(RECORDS):
        played = replay(parse(texts[number % len(texts)], "bench"), "bench")
        score(played.book, played.game)
    took = time.process_time() - begun
    lines = [json.dumps(text.splitlines()) for text in texts]
    begun = time.process_time()
    for number in range(RECORDS):
        json.loads(lines[number % len(lines)])
    raw = time.process_time() - begun
    rate = f"{took:.1f} s, {RECORDS / took:,.0f} a second"
    row(f"parse, replay and score {RECORDS:,} records", rate)
    row("  against reading their lines as JSON", f"{took / raw:.0f} x")


def golden(book_id: str) -> Iterable[Path]:
    """The golden records of a rulebook."""
    return sorted((HERE.parent / "tests" / "golden" / book_id).glob("*.mgn"))


def per_call(work: Callable[[], object]) -> float:
    """The shortest of several averages, in seconds."""
    best = float("inf")
    for _ in range(5):
        begun = time.process_time()
        for _ in range(200):
            work()
        best = min(best, (time.process_time() - begun) / 200)
    return best


def memory(make: Callable[[], object]) -> float:
    """Kilobytes that one more such object costs, over two hundred of them."""
    make()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [make() for _ in range(200)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(kept) / 1024


def row(what: str, figure: str) -> None:
    """One aligned line."""
    print(f"{what:<58} {figure}", flush=True)


if __name__ == "__main__":
    main()
