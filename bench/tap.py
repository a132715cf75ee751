"""What a judge's tap passes inside the server, from the socket that reads it to the hall's frame.

python -m bench.tap

A table is played to a ballot; the judge enters who votes against the first candidate, and a hall
watches. A function is on the way if the tap, or what came of it, goes through it to the next
station: to be read from a frame, decided, folded, written to the database, projected or sent.
Functions that only answer a question of one on the way (whose turn it is, what a player is called)
are counted apart.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import threading
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from types import FrameType
from typing import Any

import gorod
from tests.kit.running_server import CARDS, Served, Viewer, serving

SOURCE = str(Path(gorod.__file__).parent)
CHANGES = {"encode", "decode", "executemany"}
"""Functions of msgspec and sqlite3 at which a tap changes its form or is written."""
HANDED_ON = {
    "server/streams/actor.py:Stream.submit",
    "server/store/writer.py:Writer.write",
    "server/hub/connection.py:Connection.push",
    "server/wire/projection.py:view",
    "engine/table/decide/votes.py:count_hands",
    "engine/table/evolve/votes.py:hands_counted",
    "report/table/view/votes.py:hands_counted",
}
"""Functions that hand a tap to another task or thread, or turn it into something else."""
BALLOT = (5, 8)
LOOPS = {
    "server/web/socket.py:_read",
    "server/store/writer.py:Writer._run",
    "server/hub/hub.py:Hub._tick",
    "server/hub/hub.py:Hub.tick",
}
"""What waits for the next tap; it was not called because of this one."""


def _name(frame: FrameType) -> str:
    return f"{frame.f_code.co_filename.removeprefix(SOURCE)[1:]}:{frame.f_code.co_qualname}"


class Walk:
    """Record the functions that are called while it is active."""

    def __init__(self) -> None:
        self.on = False
        self.called: Counter[str] = Counter()
        self.way: dict[str, None] = {}
        self.stations: Counter[str] = Counter()

    def note(self, frame: FrameType, event: str, called: Any) -> None:
        """Called by Python whenever a function is."""
        if not self.on or not frame.f_code.co_filename.startswith(SOURCE):
            return
        name = _name(frame)
        if event == "call" and "<" not in name.removesuffix("<locals>.work"):
            self.called[name] += 1
            if name in HANDED_ON:
                self._passes(frame, name)
        elif event == "c_call" and called.__name__ in CHANGES:
            of = type(getattr(called, "__self__", None)).__module__
            if of.startswith(("msgspec", "sqlite3")):
                self._passes(frame, f"{called.__name__} in {name}")

    def _passes(self, frame: FrameType, station: str) -> None:
        self.stations[station] += 1
        at: FrameType | None = frame
        while at is not None and _name(at) not in LOOPS:
            if _name(at) in self.called:
                self.way[_name(at)] = None
            at = at.f_back


async def _moved(judge: Viewer, kind: str, **fields: object) -> None:
    answer = await judge.do(kind, **fields)
    while judge.seq < answer["seq"]:
        await judge.view()


async def _to_the_ballot(judge: Viewer) -> None:
    await _moved(judge, "deal", cards=list(CARDS))
    while "vote" not in (offered := {offer["move"] for offer in judge.last["offers"]}):
        speaker = (judge.last["clock"] or {}).get("seat")
        missing = [seat for seat in BALLOT if seat not in judge.last["candidates"]]
        if "nominate" in offered and missing:
            await _moved(judge, "nominate", seat=speaker, target=missing[0])
        elif "pass" in offered:
            await _moved(judge, "pass", seat=speaker)
        else:
            await _moved(judge, "proceed")


async def tapped(server: Served, walk: Walk) -> None:
    """One tap, walked."""
    async with AsyncExitStack() as held:
        made = await server.table()
        judge = await held.enter_async_context(server.judge(made))
        hall = await held.enter_async_context(server.socket(made.tokens["hall"]))
        await _to_the_ballot(judge)
        while (await hall.view())["phase"] != judge.last["phase"]:
            pass
        walk.on = True
        await _moved(judge, "hands", candidate=BALLOT[0], hands=[1, 2, 3])
        await hall.view()
        walk.on = False


async def main() -> None:
    walk = Walk()
    threading.setprofile(walk.note)
    sys.setprofile(walk.note)
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder)) as server:
            await tapped(server, walk)
    sys.setprofile(None)
    for name in walk.way:
        print(f"  {walk.called[name]:3} x {name}")
    for name, times in walk.stations.items():
        print(f"  {times:3} x {name}")
    print(f"{len(walk.way)} functions on the way, {len(walk.called)} were asked in all")


if __name__ == "__main__":
    asyncio.run(main())
