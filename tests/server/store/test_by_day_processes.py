"""Two processes over one PostgreSQL: every deadline of a by-day game is kept once."""

from collections import Counter

from gorod.server.config import Config
from gorod.server.tables.by_day.by_day_entries import DayTurned
from gorod.server.tables.table_entries import Moved, decode
from tests.kit.running_server import LOOSE, SeededChance, serving
from tests.server.by_day.by_day_games import Calendar, made

SIZE, DAYS, GAMES = 12, 4, 5
NIGHTS = ("07-02T00:00:00", "07-03T00:00:00", "07-04T00:00:00", "07-07T00:00:00")


async def test_every_day_is_opened_closed_and_published_once(address, tmp_path):
    time = Calendar()
    config = Config(limits=LOOSE, roles_delay=0, database=address)
    async with (
        serving(tmp_path, config, time=time, chance=SeededChance(1)) as left,
        serving(tmp_path, config, time=time, chance=SeededChance(2)) as right,
    ):
        games = [await made(left, time, SIZE, prose=False) for _ in range(GAMES)]
        for g in games:  # both have them in memory, as after reading them
            await right.services.hub.tables.get(g.table)
        time.to("07-01T00:00:00")
        for day, night in enumerate(NIGHTS, 1):
            for n, g in enumerate(games):
                g.server = (left, right)[(n + day) % 2]
                await g.until("open", day)
                living = await g.living()
                await g.vote({s: living[(i + 1) % len(living)] for i, s in enumerate(living)})
            time.to(night)
        for g in games:
            await g.wait(lambda now: now["day"] == DAYS + 1)
            counted = Counter(acts(await g.log()))
            assert counted == {
                ("open", 1): 1,
                **{("shut", day): 1 for day in range(1, DAYS + 1)},
                ("deal", 0): 1,
                **{("close-day", day): 1 for day in range(1, DAYS + 1)},
            }
            told = []
            for g.server in (right, left):  # each of them receives the last day at its own time
                await g.wait(lambda now: now["day"] == DAYS + 1)
                told.append((await g.view("hall"))["publication"])
            assert told[0] == told[1]


def acts(log):
    """What the clock did, by day."""
    closed = 0
    for entry in log:
        body = decode(entry.body)
        if entry.actor == "clock" and isinstance(body, DayTurned):
            yield body.do, body.day
        elif entry.actor == "clock" and isinstance(body, Moved):
            tag = type(body.command).__struct_config__.tag
            closed += tag == "close-day"
            yield tag, closed if tag == "close-day" else 0
