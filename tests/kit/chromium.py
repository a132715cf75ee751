"""The Chromium that the browser tests use: an installed one, or one that is fetched.

`python -m tests.kit.chromium` prints which one it is, and installs one if there is none: as root
from the system's packages, otherwise the build that playwright publishes, otherwise the one in the
npm registry, which brings its libraries and a font with Cyrillic letters. `make test` runs it
first.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from base64 import b64encode
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import sync_playwright

NAMES = (
    "chromium-headless-shell",  # the same pages for three quarters of the CPU time
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "chrome",
)
PACKAGE = "@sparticuz/chromium@147.0.0"
SHA512 = "4ZKeAQQa8up2mt675qSitztLdbQrlf8BKdC5naeap+5Mv1OV1OlJdPoU+EJC/p5sQUJUQmN4r+q5+EhaaOUHpQ=="
PARTS = ("chromium", "al2023.tar", "fonts.tar", "swiftshader.tar")
PROBLEM = (OSError, RuntimeError, PlaywrightError)
FONTS = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>{fonts}</dir><cachedir>{cache}</cachedir></fontconfig>"""
UNPACK = """const [from, to] = process.argv.slice(1), fs = require("fs");
fs.writeFileSync(to, require("zlib").brotliDecompressSync(fs.readFileSync(from)));"""


@dataclass(frozen=True)
class Chromium:
    """The path of a Chromium, and the environment variables without which it does not start."""

    path: str
    variables: dict[str, str] = field(default_factory=dict)


def found() -> Chromium | None:
    """Return `CHROMIUM`, else the system's, else playwright's, else one unpacked earlier."""
    named = os.environ.get("CHROMIUM")
    path = named or next((there for name in NAMES if (there := shutil.which(name))), None)
    if path:
        return Chromium(path)
    with sync_playwright() as playwright:
        own = Path(playwright.chromium.executable_path)
    if own.is_file():
        return Chromium(str(own))
    return _unpacked(_home()) if (_home() / "chromium").is_file() else None


def _home() -> Path:
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(cache) / "gorod" / PACKAGE.rpartition("/")[2]


def _unpacked(home: Path) -> Chromium:
    libraries = os.pathsep.join([str(home / "lib"), os.environ.get("LD_LIBRARY_PATH", "")])
    variables = {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_FILE": str(home / "fonts.conf")}
    return Chromium(str(home / "chromium"), variables)


# --- installing -----------------------------------------------------------------------------------


def from_the_system() -> None:
    if os.geteuid() or not shutil.which("apt-get"):
        raise RuntimeError("needs root and apt-get")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "fonts-dejavu-core"]
    _run("apt-get", "update", "-qq", env=quiet)
    try:
        _run(*install, "chromium-headless-shell", env=quiet)
    except RuntimeError:  # only Debian has it as a separate package
        _run(*install, "chromium", env=quiet)


def from_playwright() -> None:
    _run(sys.executable, "-m", "playwright", "install", "chromium")
    with sync_playwright() as playwright:
        playwright.chromium.launch().close()  # a machine without its libraries cannot start it


def from_the_registry() -> None:
    """Fetch it from the registry, check its hash and unpack it with Node."""
    with tempfile.TemporaryDirectory() as folder:
        npm = _beside("npm")
        _run(npm, "pack", "--silent", PACKAGE, cwd=folder)
        (packed,) = Path(folder).glob("*.tgz")
        if b64encode(hashlib.sha512(packed.read_bytes()).digest()).decode() != SHA512:
            raise RuntimeError(f"{PACKAGE} is not the one that is known")
        with tarfile.open(packed) as files:
            files.extractall(folder, filter="data")
        half = Path(folder) / "half"
        half.mkdir()
        for part in PARTS:
            packed = Path(folder, "package", "bin", f"{part}.br")
            _run(_beside("node"), "-e", UNPACK, str(packed), str(half / part))
            if part.endswith(".tar"):
                with tarfile.open(half / part) as files:
                    files.extractall(half, filter="data")
                (half / part).unlink()
        (half / "chromium").chmod(0o755)
        home = _home()
        names = {"fonts": home / "fonts", "cache": home / "cache"}
        (half / "fonts.conf").write_text(FONTS.format(**names), "utf-8")
        home.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(half, home, dirs_exist_ok=True)


def _beside(name: str) -> str:
    """Return a command of the machine, or of this environment."""
    return shutil.which(name) or str(Path(sys.executable).with_name(name))


def _run(*command: str, cwd: str | None = None, env: dict[str, str] | None = None) -> None:
    done = subprocess.run(command, check=False, cwd=cwd, env=env, capture_output=True, text=True)
    if done.returncode:
        said = [line for line in done.stderr.splitlines() if line.strip()]
        raise RuntimeError(f"{' '.join(command[:4])}: {said[0] if said else done.returncode}")


WAYS: tuple[Callable[[], None], ...] = (from_the_system, from_playwright, from_the_registry)


def installed() -> Chromium:
    """Return the installed one, or try each way to get one; every failure is printed."""
    if there := found():
        return there
    for way in WAYS:
        name = way.__name__.replace("_", " ")
        sys.stderr.write(f"Chromium {name}\n")
        try:
            way()
        except PROBLEM as problem:
            sys.stderr.write(f"  no: {problem}\n")
        else:
            if there := found():
                return there
    sys.exit("no Chromium: install one, or name it by CHROMIUM=/path")


if __name__ == "__main__":
    sys.stdout.write(f"{installed().path}\n")
