"""`gorod backup`, `gorod restore`, `gorod verify`: answers, complaints, exit codes."""

import asyncio
import json
import sqlite3
from contextlib import closing

import pytest

from gorod.server.store.sole import sole_server
from tests.kit.stores import filled, game_of, opened, with_desk


@pytest.fixture
def database(tmp_path, monkeypatch):
    path = tmp_path / "gorod.db"
    monkeypatch.setenv("GOROD_DATABASE", str(path))

    async def write():
        async with opened(str(path)) as store:
            await filled(store, [game_of("t", 1)])

    asyncio.run(write())
    return path


def test_all_is_well(run, database, tmp_path):
    for place in ((), (database,), ("--database", database)):
        told = run("verify", *place, lang="en")
        assert (told.code, told.err) == (0, "")
        assert told.out.startswith(f"{database}: 1 table, ")
        assert told.out.count("\n") == 2
    backed_up = run("backup", tmp_path / "копия")
    assert (backed_up.code, backed_up.err) == (0, "")
    assert "copied and verified" in backed_up.out
    restored = run("restore", tmp_path / "копия", "--database", tmp_path / "new.db", lang="ru")
    assert (restored.code, restored.err) == (0, "")
    assert "восстановлено и проверено" in restored.out
    fingerprints = {answer.out.split()[-1] for answer in (told, backed_up, restored)}
    assert len(fingerprints) == 1


def test_for_programs(run, database, tmp_path):
    answers = [
        run("verify", "--json"),
        run("backup", tmp_path / "backup", "--json"),
        run("restore", tmp_path / "backup", "--database", tmp_path / "new.db", "--json"),
    ]
    assert {answer.code for answer in answers} == {0}
    documents = [json.loads(answer.out) for answer in answers]
    assert [document.pop("database") for document in documents] == [
        str(database),
        str(database),
        str(tmp_path / "new.db"),
    ]
    assert documents[0]["findings"] == []
    assert documents[0] == documents[1] == documents[2]


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_damage_is_told_line_by_line(run, database, tmp_path, lang):
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE entries SET actor = 'nobody' WHERE version = 4")
        connection.execute("DELETE FROM entries WHERE version = 7")
        connection.execute("UPDATE accounts SET name = 'x'")
        connection.commit()
    told = run("verify", lang=lang)
    assert (told.code, told.err) == (1, "")
    assert told.out.count("\n") == 3
    assert ("версия 4" if lang == "ru" else "version 4") in told.out
    found = json.loads(run("verify", "--json").out)["findings"]
    assert [finding["what"] for finding in found] == ["seal", "hash", "gap"]
    for command in (
        ("backup", tmp_path / "b"),
        ("restore", database, "--database", tmp_path / "c"),
    ):
        answer = run(*command, lang=lang)
        assert (answer.code, answer.out, answer.err) == (1, told.out, "")
    assert not (tmp_path / "b").exists()
    assert not (tmp_path / "c").exists()


FOUND = [
    *("structure", "unreadable", "gap", "link", "hash", "head", "headless", "orphan", "seal"),
    *("unsigned", "tip", "key", "rollback", "deleted", "shorter", "forged"),
    *(
        "receipts",
        "replay-newer",
        "replay-body",
        "replay-undo",
        "replay-correction",
        "replay-fold",
    ),
]


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_finding_can_be_said(lang):
    from gorod.cli.databases import told  # noqa: PLC0415  as the commands import it
    from gorod.cli.language import Tongue  # noqa: PLC0415
    from gorod.server.store.integrity import Finding, Verified  # noqa: PLC0415

    findings = tuple(Finding(what, "стол", 3, "x") for what in FOUND)
    assert told(Verified(1, 1, 1, "", findings), Tongue(lang), "database-verified") == 1


def test_what_cannot_be_done_is_told_in_one_line(run, database, tmp_path):
    newer = tmp_path / "newer.db"
    newer.write_bytes(database.read_bytes())
    with closing(sqlite3.connect(newer)) as connection:
        connection.execute("PRAGMA user_version=99")
    text = tmp_path / "text"
    text.write_text("this is not a database, it is a longer piece of text " * 4)
    cases = [
        (("verify", tmp_path / "none.db"), "none.db cannot be opened: No such file"),
        (("verify", newer), "newer.db was written by a newer release"),
        (("verify", text), "text is not a database of gorod"),
        (("verify", "mysql://me:secret@host/db"), "cannot be opened"),
        (
            ("verify", "postgresql://me:secret@localhost:1/db"),
            "postgresql://localhost/db cannot be",
        ),
        (("backup", database), "gorod.db is there already"),
        (("backup", tmp_path / "none" / "b"), "none/b cannot be opened: No such file"),
        (("restore", tmp_path / "none", "--database", tmp_path / "x"), "none cannot be opened"),
        (("restore", newer, "--database", tmp_path / "x"), "newer.db was written by a newer"),
        (("restore", database), "gorod.db is there already"),
        (("restore", database, "--database", tmp_path / "no" / "x"), "no/x cannot be opened"),
        (("backup",), "backup is used otherwise"),
        (("restore", "a", "b"), "restore is used otherwise"),
        (("verify", "a", "--database", "b"), "verify is used otherwise"),
    ]
    for words, complaint in cases:
        answer = run(*words)
        assert (answer.code, answer.out) == (2, ""), words
        assert complaint in answer.err
        assert answer.err.count("\n") == 1
        assert "secret" not in answer.err


@pytest.mark.parametrize("command", ["backup", "restore", "verify"])
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_help(run, command, lang):
    answer = run(command, "--help", lang=lang)
    assert answer.code == 0
    assert f"gorod {command}" in answer.out


@pytest.mark.parametrize(("lang", "word"), [("ru", "турнир кубок:"), ("en", "tournament кубок:")])
def test_a_tournament_is_called_a_tournament(run, database, lang, word):
    async def write():
        async with opened(str(database)) as store:
            await with_desk(store, "кубок")

    asyncio.run(write())
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE entries SET actor = 'nobody' WHERE table_id = 'кубок'")
        connection.commit()
    told = run("verify", lang=lang)
    assert {line.startswith(word) for line in told.out.splitlines()} == {True}
    assert all(found["tournament"] for found in json.loads(run("verify", "--json").out)["findings"])


def test_a_folder_of_backups(run, database, tmp_path):
    folder = tmp_path / "копии"
    for kept in (1, 2, 2):
        told = run("backup", "--into", folder, "--keep", 2, lang="ru")
        assert (told.code, told.err) == (0, "")
        assert f"копий в папке: {kept}" in told.out
    document = json.loads(run("backup", "--into", folder, "--json").out)
    assert document["file"].startswith(str(folder))
    assert run("verify", document["file"]).code == 0
    for wrong in (("--keep", 0), ("--keep", "x"), ("one.db",)):
        assert run("backup", "--into", folder, *wrong).code == 2
    assert run("backup", "one.db", "--keep", 2).code == 2
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE entries SET actor = 'nobody' WHERE version = 4")
        connection.commit()
    for more in ((), ("--json",)):
        told = run("backup", "--into", folder, *more)
        assert (told.code, told.err) == (1, "")


def test_a_restore_says_what_lives_again_and_ends_it_where_that_is_wanted(run, database, tmp_path):
    run("backup", tmp_path / "copy")
    told = run("restore", tmp_path / "copy", "--database", tmp_path / "as-it-was.db", lang="ru")
    assert "снова действуют" in told.out
    void = ("--database", tmp_path / "void.db", "--void-links")
    told = run("restore", tmp_path / "copy", *void, lang="en")
    assert (told.code, told.err) == (0, "")
    assert "All links are revoked" in told.out
    assert links_and_sessions(tmp_path / "as-it-was.db") == ([0, 1], 1)
    assert links_and_sessions(tmp_path / "void.db") == ([1, 1], 0)
    assert run("verify", tmp_path / "void.db").code == 0
    later = run("admin", "void-links", "--database", tmp_path / "as-it-was.db")
    assert (later.code, later.err) == (0, "")
    assert links_and_sessions(tmp_path / "as-it-was.db") == ([1, 1], 0)
    assert run("verify", tmp_path / "as-it-was.db").code == 0
    with sole_server(str(database)):
        assert "another server works" in run("admin", "void-links", lang="en").err
    assert run("admin", "clock").code == 0


def links_and_sessions(path):
    with closing(sqlite3.connect(path)) as connection:
        links = connection.execute("SELECT revoked FROM links ORDER BY revoked").fetchall()
        (sessions,) = connection.execute("SELECT count(*) FROM sessions").fetchone()
    return [revoked for (revoked,) in links], sessions
