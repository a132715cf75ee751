"""The search in a process of its own: live tables wait for nothing that happens here.

It reads a wish, says how it goes, and ends with the plan. A line on its input stops it: the best so
far is the plan. The end of its input means that the server is gone, however it went: so is this.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import replace

from gorod.server.tournaments.planning.worker_messages import (
    Line,
    Refused,
    Told,
    encode,
    request_of,
)
from gorod.tournament.seating import (
    Progress,
    SeatingError,
    SeatingRequest,
    finished,
    improving,
    measures,
)
from gorod.tournament.seating.seating_plan import still_met

NICE = 10
"""Behind everything else on the machine."""
PACE = 0.1
"""Seconds between two lines."""
SHARE = 10
"""A tenth of the time at most goes into seats for plans that are not the last."""
QUICK, STOPPED = 0.1, 1.0
"""Seconds of the wish for seats in between, and after a stop: seats are looked for briefly."""


def main() -> int:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICE)
    source = open(0, "rb", buffering=0, closefd=False)  # noqa: SIM115  never read ahead
    wish = request_of(source.readline())
    stop = threading.Event()
    threading.Thread(target=_listen, args=(stop,), daemon=True).start()
    try:
        for line in search(wish, stop):
            _say(line)
    except SeatingError as error:
        _say(Refused(error.message_id, error.arguments))
    return 0


def _listen(stop: threading.Event) -> None:
    while os.read(0, 64):
        stop.set()
    os._exit(1)


def _say(line: Line) -> None:
    sys.stdout.buffer.write(encode(line) + b"\n")
    sys.stdout.buffer.flush()


def search(wish: SeatingRequest, stop: threading.Event) -> Iterator[Line]:
    """Lines while the search goes on; the last one has the plan of `seat` for the same wish."""
    said = planned = -SHARE * wish.seconds
    cost, shown = 0.0, 0
    last: Progress | None = None
    for last in improving(wish):
        if stop.is_set():
            break
        now = time.monotonic()
        if last.pairs2 != shown and now - planned >= max(1.0, SHARE * cost):
            yield _plan(replace(wish, seconds=min(QUICK, wish.seconds)), last)
            said = planned = time.monotonic()
            cost, shown = planned - now, last.pairs2
        elif now - said >= PACE:
            yield Told(last.share, last.pairs2)
            said = now
    if last is None:
        raise TypeError("a search that found nothing at all")
    stopped = stop.is_set() and last.share < 1
    brief = replace(wish, seconds=min(STOPPED, wish.seconds)) if stopped else wish
    final = _plan(brief, last, stopped=stopped)
    if not final.rounds:
        wrong = 0 if final.measures is None else final.measures.apart
        fresh = finished(brief, last).rounds[len(wish.before) :]
        raise SeatingError("seat-apart-unfound", count=wrong, pairs=still_met(fresh, wish.apart))
    yield final


def _plan(wish: SeatingRequest, progress: Progress, *, stopped: bool = False) -> Told:
    """With seats; without rounds where those meet who must not."""
    found = finished(wish, progress)
    fresh = found.rounds[len(wish.before) :]
    wrong = 0 if wish.together else measures(fresh, wish.apart).apart
    return Told(
        progress.share,
        progress.pairs2,
        () if wrong else found.rounds,
        replace(found.measures, apart=wrong) if wrong else found.measures,
        stopped or found.stopped,
    )


if __name__ == "__main__":
    sys.exit(main())
