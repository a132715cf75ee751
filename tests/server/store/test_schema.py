"""A database is brought up to date from every earlier version; a newer or foreign one is left."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from gorod.server.access.accounts import Accounts
from gorod.server.store import schema, sqlite_file
from gorod.server.store.database_backup import backup, restore, verify
from gorod.server.store.interface import (
    ForeignDatabaseError,
    NewerSchemaError,
    OlderSchemaError,
    OpenError,
)
from gorod.server.store.open import file_of, open_store, spoken
from gorod.server.store.postgres_link import insert, reached
from gorod.server.store.row_codecs import ACCOUNTS, ENTRIES, HEADS, SESSIONS, SHAPES, TABLES, Head
from gorod.server.store.schema import POSTGRES, SQLITE, migrations
from gorod.server.store.stored_rows import Profile
from tests.kit.running_server import WEAK, SeededChance, SteeredTime
from tests.kit.stores import filled, game_of, opened, session_of
from tests.server.secrecy.memory import MemoryStore

LATEST = len(migrations(SQLITE))


def run(database, statements):
    """Statements as (SQL, cells), on either database, past the store."""
    if database.startswith("postgres"):
        asyncio.run(run_postgres(database, statements))
        return
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        for sql, cells in statements:
            connection.execute(sql, cells)


async def run_postgres(database, statements):
    connection = await reached(database)
    for sql, cells in statements:
        await connection.execute(sql, *cells)
    await connection.close()


def at_version(database, version):
    """The database as the release with that schema left it."""
    dialect = POSTGRES if database.startswith("postgres") else SQLITE
    steps = migrations(dialect)[:version]
    statements = [(statement, ()) for step in steps for statement in step]
    if dialect == POSTGRES:
        statements += [("CREATE TABLE gorod_schema (version bigint NOT NULL)", ())]
        statements += [(f"INSERT INTO gorod_schema VALUES ({version})", ())]
    else:
        statements += [(f"PRAGMA application_id={sqlite_file.APPLICATION}", ())]
        statements += [(f"PRAGMA user_version={version}", ())]
    run(database, statements)


def marked(database, shape):
    """How a row is written past the store."""
    if database.startswith("postgres"):
        return insert(shape)
    marks = ", ".join("?" * len(shape.all_columns))
    return f"INSERT INTO {shape.name} ({shape.listed}) VALUES ({marks})"


def with_a_game(database, table, log):
    head = Head(table.id, log[-1].version, log[-1].hash, 0)
    run(
        database,
        [
            (marked(database, TABLES), TABLES.row(table)),
            (marked(database, HEADS), HEADS.row(head)),
            *((marked(database, ENTRIES), ENTRIES.row(entry)) for entry in log),
        ],
    )


def test_both_dialects_have_the_same_steps_tables_and_columns(tmp_path, postgres):
    assert len(migrations(POSTGRES)) == LATEST

    async def columns(database):
        async with opened(database):
            pass
        if not database.startswith("postgres"):
            with closing(sqlite3.connect(database)) as connection:
                tables = [
                    n
                    for (n,) in connection.execute(
                        "SELECT name FROM sqlite_master WHERE type = 'table'"
                    )
                ]
                return {
                    table: [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
                    for table in tables
                }
        connection = await reached(database)
        rows = await connection.fetch(
            "SELECT table_name, column_name FROM information_schema.columns"
            " WHERE table_schema = current_schema() AND table_name <> 'gorod_schema'"
            " ORDER BY table_name, ordinal_position"
        )
        await connection.close()
        names = {row[0] for row in rows}
        return {table: [row[1] for row in rows if row[0] == table] for table in names}

    ours = asyncio.run(columns(str(tmp_path / "gorod.db")))
    assert ours == asyncio.run(columns(postgres()))
    assert ours == {shape.name: list(shape.all_columns) for shape in SHAPES}


@pytest.mark.parametrize("version", range(1, LATEST + 1))
def test_every_earlier_version_is_brought_up_to_date_and_keeps_its_games(database, version):
    table, log = game_of("t", 1)
    at_version(database, version)
    with_a_game(database, table, log)

    async def read():
        async with opened(database) as store:
            assert await store.tables() == [table]
            assert await store.entries("t") == log
            assert await store.links("t") == []

    asyncio.run(read())
    assert asyncio.run(verify(database)).findings == ()


@pytest.mark.parametrize("version", range(2, LATEST))
def test_accounts_of_every_earlier_version_sign_in_and_get_what_is_new(database, version):
    strong = Accounts(MemoryStore(), SteeredTime(), SeededChance(), WEAK)
    made = asyncio.run(strong.create("клуб", "длинный пароль"))
    strong.close()
    at_version(database, version)
    session = session_of("браузер", made.id)
    rows = ((ACCOUNTS, made), (SESSIONS, session))
    run(database, [(marked(database, shape), shape.row(record)) for shape, record in rows])

    async def read():
        async with opened(database) as store:
            accounts = Accounts(store, SteeredTime(), SeededChance(), WEAK)
            assert (await accounts.holder("браузер")).name == "клуб"
            assert await accounts.profile(made.id) == Profile(made.id)
            assert await accounts.sign_in("клуб", "длинный пароль")
            assert len(await accounts.browsers.listed(made.id, "браузер")) == 2
            (code, *_) = await accounts.rescues.codes(made.id)
            assert await accounts.rescues.use_code(made, code)
            accounts.close()

    asyncio.run(read())
    assert asyncio.run(verify(database)).findings == ()


@pytest.mark.parametrize("version", range(1, LATEST))
def test_an_older_file_is_verified_and_backed_up_and_stays_as_it_was(tmp_path, version):
    """Reading migrates nothing; a server of the newer version does, when it opens the file."""
    older, (table, log) = tmp_path / "older.db", game_of("t", 1)
    at_version(str(older), version)
    with_a_game(str(older), table, log)
    before = older.read_bytes()
    whole = asyncio.run(verify(str(older)))
    assert (whole.findings, whole.entries) == ((), len(log))
    assert asyncio.run(backup(str(older), tmp_path / "backup")) == whole
    assert older.read_bytes() == before


@pytest.mark.parametrize("version", range(1, LATEST))
def test_an_older_postgres_is_not_migrated_by_whoever_only_reads(postgres, version, tmp_path):
    database = postgres()
    at_version(database, version)
    for reading in (verify(database), backup(database, tmp_path / "backup")):
        with pytest.raises(OlderSchemaError):
            asyncio.run(reading)


@pytest.mark.parametrize("version", range(1, LATEST + 1))
def test_an_older_backup_is_restored(another, tmp_path, version):
    source, target = tmp_path / "older", another()
    table, log = game_of("t", 1)
    at_version(str(source), version)
    with_a_game(str(source), table, log)
    before = source.read_bytes()
    assert asyncio.run(restore(source, target)).entries == len(log)
    assert asyncio.run(verify(target)).findings == ()
    assert source.read_bytes() == before


def newer(database):
    async def write():
        async with opened(database) as store:
            await filled(store, [game_of("t", 1)])

    asyncio.run(write())
    if database.startswith("postgres"):
        run(database, [("UPDATE gorod_schema SET version = $1", (LATEST + 1,))])
    else:
        run(database, [(f"PRAGMA user_version={LATEST + 1}", ())])


def test_a_newer_database_is_refused_and_not_touched(database, another, tmp_path):
    newer(database)
    is_file = not database.startswith("postgres")
    before = Path(database).read_bytes() if is_file else None
    beside = sorted(tmp_path.iterdir())
    for asked in (open_store(database), verify(database), backup(database, tmp_path / "backup")):
        with pytest.raises(NewerSchemaError):
            asyncio.run(asked)
    if is_file:
        with pytest.raises(NewerSchemaError):
            asyncio.run(restore(Path(database), another()))
        assert Path(database).read_bytes() == before
    assert sorted(tmp_path.iterdir()) == beside


def test_a_newer_version_that_waits_in_the_log_of_sqlite_is_seen(tmp_path):
    """Its writer was killed: the header of the file is still the old one."""
    path = tmp_path / "gorod.db"
    newer(str(path))
    run(str(path), [(f"PRAGMA user_version={LATEST}", ())])
    writer = sqlite3.connect(path, isolation_level=None)
    writer.execute(f"PRAGMA user_version={LATEST + 1}")
    copy = tmp_path / "copy.db"
    for suffix in ("", "-wal"):
        copy.with_name(copy.name + suffix).write_bytes(Path(f"{path}{suffix}").read_bytes())
    writer.close()
    before = copy.read_bytes()
    with pytest.raises(NewerSchemaError):
        asyncio.run(open_store(str(copy)))
    assert copy.read_bytes() == before


FURTHER = {
    SQLITE: "ALTER TABLE tables ADD COLUMN place TEXT NOT NULL DEFAULT ''",
    POSTGRES: "ALTER TABLE tables ADD COLUMN place text NOT NULL DEFAULT ''",
}


@pytest.fixture
def steps(monkeypatch):
    """Further steps, as a later release would have them."""
    known = {dialect: migrations(dialect) for dialect in FURTHER}

    def add(*statements):
        def later(dialect):
            return (*known[dialect], tuple(s or FURTHER[dialect] for s in statements))

        for module in (schema, sqlite_file):
            monkeypatch.setattr(module, "migrations", later)
        monkeypatch.setattr("gorod.server.store.postgres_link.migrations", later)

    return add


def test_a_later_step_is_taken_once(database, steps):
    async def look():
        async with opened(database) as store:
            return await store.entries("t")

    async def write():
        async with opened(database) as store:
            await filled(store, [game_of("t", 1)])

    asyncio.run(write())
    log = asyncio.run(look())
    steps(None)
    assert asyncio.run(look()) == log
    assert asyncio.run(look()) == log
    run(database, [("UPDATE tables SET place = 'зал'", ())])


def test_a_step_that_fails_leaves_the_database_as_it_was(database, steps):
    asyncio.run(open_and_close(database))
    steps(None, "SELECT no_such_thing FROM nowhere")
    with pytest.raises(OpenError):
        asyncio.run(open_and_close(database))
    steps(None)
    asyncio.run(open_and_close(database))


async def open_and_close(database):
    async with opened(database):
        pass


async def test_many_who_open_a_new_database_at_once_make_it_once(database):
    stores = await asyncio.gather(*(open_store(database) for _ in range(4)))
    for store in stores:
        assert await store.tables() == []
        await store.close()


async def test_a_new_file_is_never_locked_for_who_opens_it_at_the_same_time(tmp_path):
    for number in range(80):
        path = str(tmp_path / f"{number}.db")
        for store in await asyncio.gather(*(open_store(path) for _ in range(4))):
            await store.close()


def test_what_is_not_ours_is_left_alone(tmp_path, postgres):
    text = tmp_path / "notes.txt"
    text.write_text("not a database, and longer than the header of one " * 5)
    other = tmp_path / "other.db"
    run(str(other), [("CREATE TABLE accounts (id INTEGER)", ())])
    server = postgres()
    run(server, [("CREATE TABLE accounts (id bigint)", ())])
    for database in (text, other, server):
        before = Path(database).read_bytes() if database is not server else b""
        for asked in (open_store(str(database)), verify(str(database))):
            with pytest.raises(ForeignDatabaseError):
                asyncio.run(asked)
        assert database is server or Path(database).read_bytes() == before


def test_places_that_cannot_be_opened(tmp_path):
    for database in (
        str(tmp_path),
        str(tmp_path / "none" / "gorod.db"),
        "mysql://localhost/gorod",
        f"postgresql://nobody:secret@/gorod?host={tmp_path}",
        "postgresql://nobody:secret@localhost:1/gorod",
        "postgresql://localhost:port/gorod",
    ):
        with pytest.raises(OpenError) as told:
            asyncio.run(open_store(database))
        assert "secret" not in str(told.value)


def test_a_database_is_named_without_its_password():
    assert spoken("postgresql://me:secret@db.example/gorod?x=1") == "postgresql://db.example/gorod"
    assert spoken("data/gorod.db") == "data/gorod.db"


def test_a_file_is_named_by_a_path_or_an_address():
    assert file_of("data/gorod.db") == Path("data/gorod.db")
    assert file_of("sqlite:///data/gorod.db") == Path("data/gorod.db")
    assert file_of("sqlite:////srv/gorod.db") == Path("/srv/gorod.db")


def test_nobody_else_may_read_a_new_database(tmp_path):
    database = tmp_path / "gorod.db"
    asyncio.run(open_and_close(str(database)))
    assert database.stat().st_mode & 0o077 == 0
