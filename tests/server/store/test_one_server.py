"""One SQLite file has one server: a second one is refused, and nothing else is locked out."""

import asyncio
import os
import subprocess
import sys

import pytest

from gorod.server.config import Config
from gorod.server.store.database_backup import backup, verify
from gorod.server.store.interface import InUseError
from gorod.server.store.open import open_store
from tests.kit.running_server import LOOSE, serving


def test_a_second_server_is_refused_in_words_until_the_first_has_stopped(tmp_path):
    """Two servers on one file did not learn of each other's links, moves and closed tables."""
    (tmp_path / "other").symlink_to(tmp_path)
    same = Config(limits=LOOSE, database=str(tmp_path / "other" / "gorod.db"))

    async def whole():
        async with serving(tmp_path) as first:
            made = await first.table()
            with pytest.raises(InUseError):
                async with serving(tmp_path, same):
                    pass
            refused = await asyncio.to_thread(served_too, tmp_path)
            assert refused.returncode == 2
            assert "gorod.db" in refused.stderr
            assert "уже работает другой сервер" in refused.stderr
            assert (await first.http.get("/api/tables")).status_code == 200
            database = str(tmp_path / "gorod.db")
            assert not (await verify(database)).findings
            await backup(database, tmp_path / "copy.db")
            beside = await open_store(database)
            assert await beside.table(made.id), "what `gorod admin` opens"
            await beside.close()
        async with serving(tmp_path, same) as second:
            assert (await second.http.get("/healthz")).status_code == 200

    asyncio.run(whole())


def served_too(path):
    return subprocess.run(
        [sys.executable, "-m", "gorod", "serve", "--port", "0", "--database", "gorod.db"],
        cwd=path,
        capture_output=True,
        text=True,
        env={**os.environ, "GOROD_LANG": "ru"},
        timeout=120,
        check=False,
    )
