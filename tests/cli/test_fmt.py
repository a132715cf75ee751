"""`gorod fmt`: the canonical form, printed or written back."""

import os
import stat

LOOSE = "D1\n  NOMINATE   1   3   # why not\nvote 3:1 2\n"


def test_formatting_twice_changes_nothing(run, game, tmp_path):
    once = run("fmt", game(LOOSE))
    assert once.code == 0
    again = tmp_path / "again.mgn"
    again.write_text(once.out, encoding="utf-8")
    assert run("fmt", again).out == once.out
    assert "nominate 1 3  # why not\nvote 3: 1 2\n" in once.out


def test_the_demonstration_is_in_canonical_form(run, demo):
    assert run("fmt", demo).out == demo.read_text("utf-8")


def test_a_record_is_written_back(run, game, tmp_path):
    path = game(LOOSE)
    path.chmod(0o640)
    expected = run("fmt", path).out
    answer = run("fmt", "--write", path)
    assert (answer.code, answer.out, answer.err) == (0, "", "")
    assert path.read_text("utf-8") == expected
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert [left.name for left in tmp_path.iterdir()] == [path.name]


def test_a_link_stays_a_link(run, game, tmp_path):
    path = game(LOOSE)
    link = tmp_path / "link.mgn"
    link.symlink_to(path)
    run("fmt", "--write", link)
    assert link.is_symlink()
    assert "nominate 1 3" in path.read_text("utf-8")


def test_a_canonical_record_is_not_touched(run, demo):
    os.utime(demo, (1, 1))
    assert run("fmt", "--write", demo).code == 0
    assert demo.stat().st_mtime == 1


def test_a_bad_record_is_not_written(run, game):
    path = game("nonsense\n")
    before = path.read_bytes()
    assert run("fmt", "--write", path).code == 2
    assert path.read_bytes() == before


def test_a_disk_that_fails_costs_nothing(run, game, monkeypatch, tmp_path):
    path = game(LOOSE)
    before = path.read_bytes()

    def fails(*_, **__):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("shutil.copymode", fails)
    answer = run("fmt", "--write", path)
    assert (answer.code, answer.err) == (
        2,
        f"gorod: {path} cannot be written: No space left on device\n",
    )
    assert path.read_bytes() == before
    assert [left.name for left in tmp_path.iterdir()] == [path.name]
