"""`kill -9` of a real writer at random moments: nothing answered is lost, doubled or redrawn.

`GOROD_KILLS` sets how often (`make torture` uses more).
"""

import asyncio
import json
import os
import time
from pathlib import Path
from random import Random

from gorod.server.store.database_backup import backup, verify
from gorod.server.store.integrity import verify_file
from tests.kit.store_writers import PROCESSES, back_up, write_until_killed
from tests.kit.stores import filled, game_of, opened, table_of

KILLS = int(os.environ.get("GOROD_KILLS", "30"))
TABLES = ("a", "b", "c")


def killed_writer(database, begin, chance):
    """Starts a writer, kills it at a random moment, and gives all that it managed to say."""
    ours, theirs = PROCESSES.Pipe(duplex=False)
    process = PROCESSES.Process(target=write_until_killed, args=(database, begin, theirs))
    process.start()
    theirs.close()
    words = chance.choice([0, 1, *range(2, 12)])  # none: it is killed while it opens
    said = [ours.recv() for _ in range(words)]
    time.sleep(chance.random() * 0.01)
    process.kill()
    process.join()
    try:
        while True:
            said.append(ours.recv())
    except (EOFError, OSError):  # the last word may be half said
        ours.close()
    return [word for word in said if word[0] != "open"]


async def stored(database):
    async with opened(database) as store:
        logs = {table: await store.entries(table) for table in TABLES}
        bodies = {t: [json.loads(entry.body) for entry in log] for t, log in logs.items()}
        receipts = {
            (t, body["id"]): (await store.receipt(t, body["id"])).answer.decode()
            for t, log in bodies.items()
            for body in log
        }
    return bodies, receipts


async def with_tables(database):
    async with opened(database) as store:
        for table in TABLES:
            await store.add_table(table_of(table))


def test_nothing_answered_is_lost_doubled_or_redrawn(database, dialect):
    chance = Random(20261115)
    kills = KILLS if dialect == "sqlite" else max(1, KILLS // 5)
    asyncio.run(with_tables(database))
    answered, again = {}, 0
    for _ in range(kills):
        # Each client repeats its last answered command, then continues.
        begin = {t: max((n for u, n in answered if u == t), default=0) for t in TABLES}
        for table, number, answer in killed_writer(database, begin, chance):
            again += (table, number) in answered
            assert answered.setdefault((table, number), answer) == answer
        assert asyncio.run(verify(database)).findings == ()
    bodies, receipts = asyncio.run(stored(database))
    ids = [(table, body["id"]) for table, log in bodies.items() for body in log]
    assert len(set(ids)) == len(ids)
    drawn = {(table, body["id"]): body["drawn"] for table, log in bodies.items() for body in log}
    assert receipts == drawn
    for (table, number), answer in answered.items():
        assert drawn[table, f"{table}-{number}"] == answer
    print(f"\n{dialect}: {kills} kills, {len(answered)} answered, {again} sent again, 0 lost")
    assert len(answered) > kills
    assert again


def test_a_backup_that_is_killed_leaves_no_half_of_it(tmp_path):
    chance = Random(4)
    database = str(tmp_path / "gorod.db")

    async def fill():
        async with opened(database) as store:
            await filled(store, [game_of(f"t{n}", n) for n in range(3)])

    asyncio.run(fill())
    begun = time.perf_counter()
    asyncio.run(backup(database, tmp_path / "undisturbed"))
    usual = time.perf_counter() - begun
    whole = 0
    for number in range(10):
        target = tmp_path / f"backup-{number}"
        ours, theirs = PROCESSES.Pipe(duplex=False)
        process = PROCESSES.Process(target=back_up, args=(database, str(target), theirs))
        process.start()
        theirs.close()
        ours.recv()
        time.sleep(chance.random() * 2 * usual)
        process.kill()
        process.join()
        if Path(target).exists():
            whole += 1
            assert verify_file(target).findings == ()
    assert verify_file(Path(database)).findings == ()
    print(f"\n10 backups killed, {whole} were whole by then")
