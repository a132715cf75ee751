"""Files from earlier releases: their databases, archives, and the answers that they gave."""

from __future__ import annotations

import gzip
import json
from functools import lru_cache
from pathlib import Path
from typing import Any

OLD = Path(__file__).parents[1] / "server" / "old"
RELEASES = sorted(path.name for path in OLD.iterdir() if path.name.startswith("v"))


def database(release: str, folder: Path) -> Path:
    """Return a fresh copy of a release's database."""
    path = folder / "gorod.db"
    path.write_bytes(gzip.decompress((OLD / release / "gorod.db.gz").read_bytes()))
    return path


@lru_cache
def said(release: str) -> Any:
    """Return what that release's server answered about it."""
    return json.loads(gzip.decompress((OLD / release / "said.json.gz").read_bytes()))


def archive(release: str) -> bytes:
    return (OLD / release / "cup.zip").read_bytes()
