"""QR codes, drawn in the same way on paper, on a page and in a terminal."""

from __future__ import annotations

import io

import segno

QUIET = 4
"""The width of the light border that readers ask for, in squares."""
UPPER, LOWER, BOTH, NEITHER = "▀", "▄", "█", " "


def _made(text: str) -> segno.QRCode:
    return segno.make_qr(text, error="m", boost_error=False)


def on_paper(text: str) -> str:
    """Return an SVG of a fixed size, one unit per square, without a background: paper is white."""
    return _svg(text)


def on_a_page(text: str) -> str:
    """Return an SVG that fills its container, on white even where the page is dark."""
    return _svg(text, omitsize=True, light="#fff")


def _svg(text: str, **more: bool | str) -> str:
    drawn = io.BytesIO()
    _made(text).save(drawn, kind="svg", border=QUIET, xmldecl=False, svgns=True, **more)
    return drawn.getvalue().decode()


def in_a_terminal(text: str) -> list[str]:
    """Return lines of text with two squares a letter; light squares are printed.

    Most terminals are dark. On a light terminal a reader sees the code inverted, which phones
    understand.
    """
    rows = [[bool(cell) for cell in row] for row in _made(text).matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    glyphs = {
        (False, False): BOTH,
        (False, True): UPPER,
        (True, False): LOWER,
        (True, True): NEITHER,
    }
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return ["".join(glyphs[pair] for pair in zip(*two, strict=True)) for two in pairs]
