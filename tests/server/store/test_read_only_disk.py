"""A disk that cannot be written: a server says so in words, `verify` and `backup` read it."""

import asyncio
import os
import shutil
import sqlite3
import tempfile
from contextlib import contextmanager

import pytest

from gorod.cli.cli_errors import complaint as sentence
from gorod.cli.databases import complaint
from gorod.cli.language import Tongue
from gorod.server.store.database_backup import backup, verify
from gorod.server.store.interface import ReadOnlyError
from gorod.server.store.sole import sole_server
from tests.kit.stores import filled, game_of, opened

NOBODY = 65_534


@contextmanager
def read_only(folder):
    """The folder and its files can be read only; the superuser becomes somebody who obeys that."""
    for path in folder.iterdir():
        path.chmod(0o444)
    folder.chmod(0o555)
    superuser = os.geteuid() == 0
    if superuser:
        for parent in folder.parents:
            if parent.is_relative_to(tempfile.gettempdir()) and not parent.stat().st_mode & 0o001:
                parent.chmod(0o755)
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if superuser:
            os.seteuid(0)
        folder.chmod(0o755)


@pytest.fixture
def whole(tmp_path):
    path = tmp_path / "disk" / "gorod.db"
    path.parent.mkdir()

    async def write():
        async with opened(str(path)) as store:
            await filled(store, [game_of("t", 1)])

    asyncio.run(write())
    asyncio.run(backup(str(path), tmp_path / "warmed"))
    for beside in path.parent.glob("*.db-*"):
        beside.unlink()
    return path


def test_a_file_in_wal_mode_is_verified(whole):
    assert whole.read_bytes()[18] == 2, "its header says that there may be a log"
    expected = asyncio.run(verify(str(whole)))
    for beside in whole.parent.glob("*.db-*"):
        beside.unlink()
    with read_only(whole.parent):
        assert asyncio.run(verify(str(whole))) == expected


def test_what_waits_in_the_log_is_verified_too(whole, tmp_path):
    """The file of a server that was killed, copied with its log and without its index."""
    crashed = tmp_path / "crashed"
    crashed.mkdir()
    connection = sqlite3.connect(whole, isolation_level=None)
    connection.execute("UPDATE entries SET actor = 'nobody' WHERE version = 4")
    for name in ("gorod.db", "gorod.db-wal"):
        shutil.copyfile(whole.with_name(name), crashed / name)
    connection.close()
    with read_only(crashed):
        found = asyncio.run(verify(str(crashed / "gorod.db"))).findings
    assert [(one.what, one.version) for one in found] == [("hash", 4)]


def test_a_server_is_refused_in_words_with_the_path(whole):
    async def write():
        async with opened(str(whole)):
            """It is never opened."""

    with read_only(whole.parent), pytest.raises(ReadOnlyError) as refused:
        asyncio.run(write())
    with read_only(whole.parent), pytest.raises(ReadOnlyError), sole_server(str(whole)):
        """Neither is its lock."""
    for lang, words in (("ru", "нельзя писать"), ("en", "cannot be written")):
        told = sentence(complaint(refused.value, str(whole)), Tongue(lang).errors)
        assert str(whole) in told
        assert words in told
        assert "Error" not in told
