"""What earlier releases left behind: their databases, archives, and what they said of them."""

from __future__ import annotations

import gzip
import json
from functools import lru_cache
from pathlib import Path
from typing import Any

OLD = Path(__file__).parents[1] / "server" / "old"
RELEASES = sorted(path.name for path in OLD.iterdir() if path.name.startswith("v"))


def database(release: str, folder: Path) -> Path:
    """A fresh copy of a release's database."""
    path = folder / "gorod.db"
    path.write_bytes(gzip.decompress((OLD / release / "gorod.db.gz").read_bytes()))
    return path


@lru_cache
def said(release: str) -> Any:
    """What its server said of it."""
    return json.loads(gzip.decompress((OLD / release / "said.json.gz").read_bytes()))


def archive(release: str) -> bytes:
    return (OLD / release / "cup.zip").read_bytes()
