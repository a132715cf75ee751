"""What `deploy/` starts can be started: its commands, flags and variables exist."""

import configparser
import importlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from gorod.cli import COMMANDS
from gorod.server.config import PREFIX, SETTINGS, configured
from gorod.server.http.link_addresses import PLACES
from gorod.server.web.ui import HOME, TOURNAMENT
from tests.kit.running_server import PATIENCE
from tests.kit.server_processes import until_open

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
CONTAINERFILE = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ")
UNITS = sorted(path.name for path in DEPLOY.glob("*.service"))
OURS = [name for name in UNITS if "/opt/gorod/bin/gorod" in (DEPLOY / name).read_text("utf-8")]


class Repeated(dict):
    """systemd lets a key stand twice; both count."""

    def __setitem__(self, key, value):
        if isinstance(value, list) and key in self:
            value = [*self[key], *value]
        super().__setitem__(key, value)


def unit(name):
    read = configparser.RawConfigParser(strict=False, dict_type=Repeated, interpolation=None)
    read.optionxform = str
    read.read_string((DEPLOY / name).read_text("utf-8"))
    return read


def known(words):
    """Reads them as the command would; an unknown flag is a complaint."""
    command, *rest = words
    assert command in COMMANDS
    return vars(importlib.import_module(f"gorod.cli.{command}_command").words().read(rest))


def settings(assignments):
    return {
        name.removeprefix(PREFIX).lower(): value
        for name, value in assignments.items()
        if name.startswith(PREFIX)
    }


@pytest.mark.parametrize("name", OURS)
def test_the_command_and_the_variables_of_a_unit_exist(name):
    service = unit(name)["Service"]
    program, *words = shlex.split(service["ExecStart"].splitlines()[0])
    assert program == "/opt/gorod/bin/gorod"
    flags = known(words)
    lines = service["Environment"].splitlines()
    variables = dict(line.split("=", 1) for line in lines)
    assert set(settings(variables)) <= set(SETTINGS)
    if words[0] == "serve":
        chosen = {key: value for key, value in flags.items() if key in SETTINGS}
        config = configured(chosen, variables)
        assert (config.host, config.behind_proxy) == ("127.0.0.1", True)
        assert config.database.startswith("/var/lib/gorod/")
    assert "gorod" in service["StateDirectory"].split()


def test_the_service_is_stopped_gently_comes_back_and_may_hold_twelve_thousand_sockets():
    service = unit("gorod.service")["Service"]
    assert (service["KillSignal"], service["Restart"]) == ("SIGTERM", "always")
    assert int(service["LimitNOFILE"]) > 13_000
    assert int(service["TimeoutStopSec"]) > 10


def test_the_timer_asks_for_the_backup():
    assert unit("gorod-backup.timer")["Timer"]["OnCalendar"] == "hourly"
    assert "gorod-backup.service" in UNITS


def test_a_backup_is_named_at_once_rotated_yields_to_players_and_reports_its_failure():
    backup = unit("gorod-backup.service")
    service = backup["Service"]
    asked = known(shlex.split(service["ExecStart"])[1:])
    assert (asked["into"], asked["keep"]) == ("/var/lib/gorod/backups", "48")
    assert not asked["files"]
    assert "ExecStartPost" not in service
    assert (service["Nice"], service["IOSchedulingClass"]) == ("19", "idle")
    assert backup["Unit"]["OnFailure"] in UNITS


HARDENING = (
    "Protect",
    "Private",
    "Restrict",
    "SystemCall",
    "Capability",
    "Memory",
    "Tasks",
    "Lock",
)


@pytest.mark.parametrize("name", UNITS)
def test_every_unit_is_as_hardened_as_the_server(name):
    """The hourly backup reads every game, and had hardly any of it."""
    wanted = {key for key in unit("gorod.service")["Service"] if key.startswith(HARDENING)}
    assert len(wanted) > 15
    assert wanted - {"MemoryHigh"} <= set(unit(name)["Service"])


def test_the_units_pass_systemds_own_look(tmp_path):
    if not shutil.which("systemd-analyze"):
        pytest.skip("systemd-analyze is not installed")
    for name in UNITS:
        text = (DEPLOY / name).read_text("utf-8").replace("/opt/gorod/bin/gorod", "/bin/true")
        (tmp_path / name).write_text(text)
        looked = subprocess.run(
            ["systemd-analyze", "verify", str(tmp_path / name)],  # noqa: S607
            capture_output=True,
            text=True,
            check=False,
        )
        assert "Unknown" not in looked.stderr, looked.stderr


def test_the_command_and_the_variables_of_the_container_exist():
    said = {
        kind: json.loads(re.search(rf"^{kind} (\[.*\])$", CONTAINERFILE, re.MULTILINE)[1])
        for kind in ("ENTRYPOINT", "CMD")
    }
    assert said["ENTRYPOINT"] == ["gorod"]
    known(said["CMD"])
    variables = dict(
        re.findall(r"\b(GOROD_[A-Z_]+)=(\S+)", re.search("^ENV .*", CONTAINERFILE, re.MULTILINE)[0])
    )
    assert set(settings(variables)) <= set(SETTINGS)
    config = configured({}, variables)
    assert (config.host, config.port, config.database) == ("0.0.0.0", 8000, "/data/gorod.db")  # noqa: S104
    assert f"EXPOSE {config.port}" in CONTAINERFILE
    assert f"127.0.0.1:{config.port}/healthz" in CONTAINERFILE


def test_everything_that_the_container_copies_is_there():
    copied = re.findall(r"^COPY (?!--from)(.*)$", CONTAINERFILE, re.MULTILINE)
    files = [word for line in copied for word in line.split()[:-1]]
    assert files
    for name in files:
        assert (ROOT / name).exists(), name
    ignored = (ROOT / ".containerignore").read_text("utf-8")
    kept = {line[1:] for line in ignored.split() if line[0] == "!"}
    assert {name.split("/")[0] for name in files} <= kept
    # podman reads the one, docker the other.
    assert (ROOT / ".dockerignore").read_text("utf-8") == ignored


def test_everything_that_the_container_installs_has_a_hash():
    """A package of PostgreSQL's was installed by its name alone."""
    installs = re.findall(r"pip install ([^&\n]*)", CONTAINERFILE)
    assert len(installs) == 3
    for words in installs:
        assert "--require-hashes" in words or "--no-deps" in words, words


def test_the_unit_says_what_it_may_use_and_whom_it_may_speak_to():
    service, about = unit("gorod.service")["Service"], unit("gorod.service")["Unit"]
    assert about["StartLimitIntervalSec"] == "0"
    for key in ("MemoryMax", "TasksMax", "SystemCallFilter", "IPAddressDeny"):
        assert service[key], key
    text = (DEPLOY / "gorod.service").read_text("utf-8")
    assert "install -m 0600 /dev/null /etc/gorod.env" in text
    assert not re.search(r"pip install gorod$", text, re.MULTILINE)


def test_nothing_that_is_told_to_operators_installs_by_a_name_that_is_not_ours():
    for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *DEPLOY.iterdir()]:
        told = re.findall(
            r"^[^`\n]*pip install .*\bgorod(?:\[\w+\])?\s*$", path.read_text("utf-8"), re.MULTILINE
        )
        assert told == [], path


def test_the_page_about_the_server_names_settings_that_exist():
    page = (ROOT / "docs" / "server.md").read_text("utf-8")
    named = set(re.findall(r"GOROD_[A-Z_]+", page))
    assert {name.removeprefix(PREFIX).lower() for name in named} == set(SETTINGS)
    for flag in re.findall(r"`(--[a-z-]+)", page):
        found = [command for command in COMMANDS if flag in _flags(command)]
        assert found, flag


def _flags(command):
    module = importlib.import_module(f"gorod.cli.{command}_command")
    if not hasattr(module, "words"):
        return set()
    return {name for action in module.words()._actions for name in action.option_strings}


def _fetched(url, address):
    """What the server answers, with 200."""
    answer = urllib.request.urlopen(f"{url}{address}", timeout=PATIENCE)
    assert answer.status == 200, address
    return answer.read()


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="asks git what a clean clone has")
def test_the_container_has_the_pages_or_is_not_built(tmp_path):
    """What its build copies, from a clean clone: every page and its files are requested."""
    copied = re.findall(r"^COPY (?!--from)(.*) \S+$", CONTAINERFILE, re.MULTILINE)
    wanted = [name for line in copied for name in line.split()]
    clone, wheels, unpacked = tmp_path / "clone", tmp_path / "wheels", tmp_path / "unpacked"
    packed = tmp_path / "clone.tar"
    git = [shutil.which("git"), "archive", f"--output={packed}", "HEAD", *wanted]
    subprocess.run(git, cwd=ROOT, check=True)
    shutil.unpack_archive(packed, clone)
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(wheels)]
    refused = subprocess.run(build, cwd=clone, check=False, capture_output=True, text=True)
    assert refused.returncode != 0
    assert "run `make ui` first" in refused.stderr
    pages = "src/gorod/server/web/ui"
    shutil.copytree(ROOT / pages, clone / pages)
    subprocess.run(build, cwd=clone, check=True, capture_output=True)
    (wheel,) = wheels.glob("*.whl")
    shutil.unpack_archive(wheel, unpacked, "zip")
    process = subprocess.Popen(
        [sys.executable, "-m", "gorod", "serve", "--port", "0", "--database", "x.db"],
        cwd=unpacked,
        env={**os.environ, "PYTHONPATH": str(unpacked)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        url = re.search(r"http://127\.0\.0\.1:\d+", "".join(until_open(process)))[0]
        pages = {"/": HOME, "/t/any": TOURNAMENT, "/t/any/players": TOURNAMENT, **PLACES}
        assert {f"{page}.html" for page in pages.values()} == {
            page.name for page in (ROOT / "web").glob("*.html")
        }
        needed = {"/sw.js"}
        for address, name in pages.items():
            page = _fetched(url, address)
            assert page == (ROOT / "src/gorod/server/web/ui" / f"{name}.html").read_bytes()
            needed |= set(re.findall(r'"(/assets/[^"]+)"', page.decode()))
        assert len(needed) > len(pages)
        for address in needed:
            assert _fetched(url, address), address
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)
