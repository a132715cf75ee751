"""QR codes, drawn in one way everywhere: on paper, on a page, in a terminal."""

from __future__ import annotations

import io

import segno

QUIET = 4
"""The light squares around a code that readers ask for."""
UPPER, LOWER, BOTH, NEITHER = "▀", "▄", "█", " "


def _made(text: str) -> segno.QRCode:
    return segno.make_qr(text, error="m", boost_error=False)


def on_paper(text: str) -> str:
    """A drawing as large as its squares are many; the paper is white."""
    return _svg(text)


def on_a_page(text: str) -> str:
    """A drawing that fills what it is given, on white also where the page is dark."""
    return _svg(text, omitsize=True, light="#fff")


def _svg(text: str, **more: bool | str) -> str:
    drawn = io.BytesIO()
    _made(text).save(drawn, kind="svg", border=QUIET, xmldecl=False, svgns=True, **more)
    return drawn.getvalue().decode()


def in_a_terminal(text: str) -> list[str]:
    """Two squares a letter, light ones printed: most terminals are dark.

    A reader that is shown the code on a light ground sees it the other way round, which those of
    phones understand.
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
