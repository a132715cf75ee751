"""Papers that are printed: laid out by typst, with the fonts that come with it.

What is written on them goes in as data and never as markup. The same tournament gives the same
bytes: no paper has a date of its own.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import msgspec
import typst

from gorod.report.qr import on_paper

PrintPage = dict[str, Any]
"""All that is written on a paper."""
LAYOUTS = files("gorod.tournament.files").joinpath("layouts")
OWN_FONTS: dict[str, Any] = {"ignore_system_fonts": True}


def printed(layout: str, data: PrintPage) -> bytes:
    """A PDF; it may be made beside everything else, in a thread of its own."""
    made: bytes = typst.compile(_source(layout), sys_inputs=_inputs(data), **OWN_FONTS)
    return made


def _source(layout: str) -> bytes:
    parts = (LAYOUTS.joinpath(f"{name}.typ").read_bytes() for name in ("common", layout))
    return b"\n".join(parts)


def _inputs(data: PrintPage) -> dict[str, str]:
    return {"data": msgspec.json.encode(data).decode()}


def qr(text: str) -> str:
    """A QR code as a drawing, with the quiet zone that readers ask for."""
    return on_paper(text)
