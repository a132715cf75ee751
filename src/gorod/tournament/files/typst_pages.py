"""Papers that are printed: laid out by typst, with the fonts that come with it.

Texts are passed to the layouts as data and never as markup. The same tournament gives the same
bytes: no paper shows when it was made.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import msgspec
import typst

from gorod.report.qr import on_paper

PrintPage = dict[str, Any]
"""All that is written on a paper, as data for its layout."""
LAYOUTS = files("gorod.tournament.files").joinpath("layouts")
OWN_FONTS: dict[str, Any] = {"ignore_system_fonts": True}


def printed(layout: str, data: PrintPage) -> bytes:
    """Return a paper as PDF; another thread may make it."""
    made: bytes = typst.compile(_source(layout), sys_inputs=_inputs(data), **OWN_FONTS)
    return made


def _source(layout: str) -> bytes:
    parts = (LAYOUTS.joinpath(f"{name}.typ").read_bytes() for name in ("common", layout))
    return b"\n".join(parts)


def _inputs(data: PrintPage) -> dict[str, str]:
    return {"data": msgspec.json.encode(data).decode()}


def qr(text: str) -> str:
    """Return a QR code as a drawing, with the light border that readers ask for."""
    return on_paper(text)
