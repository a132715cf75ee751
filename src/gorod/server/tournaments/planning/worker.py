"""The search for a seating, in a separate process, so that live tables do not wait for it.

It reads a request, reports its progress, and ends with the plan. A line on its input stops it: the
best plan so far is the result. The end of its input means that the server is gone, even after a
crash, and ends this process too.
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
    ProgressLine,
    Refused,
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
"""The process priority: everything else on the machine goes first."""
PACE = 0.1
"""Seconds between two progress lines."""
SHARE = 10
"""Intermediate plans get seats in at most a tenth of the time."""
QUICK, STOPPED = 0.1, 1.0
"""Seconds for assigning seats in intermediate plans, and after a stop."""


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
    """Yield progress lines during the search; the last one has the same plan as `seat` would give.

    Raise `SeatingError` if no plan keeps those apart who must not meet.
    """
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
            yield ProgressLine(last.share, last.pairs2)
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


def _plan(wish: SeatingRequest, progress: Progress, *, stopped: bool = False) -> ProgressLine:
    """Return a plan with seats; without rounds if players meet in it who must not."""
    found = finished(wish, progress)
    fresh = found.rounds[len(wish.before) :]
    wrong = 0 if wish.together else measures(fresh, wish.apart).apart
    return ProgressLine(
        progress.share,
        progress.pairs2,
        () if wrong else found.rounds,
        replace(found.measures, apart=wrong) if wrong else found.measures,
        stopped or found.stopped,
    )


if __name__ == "__main__":
    sys.exit(main())
