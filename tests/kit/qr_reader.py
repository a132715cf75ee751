"""A reader of QR codes, by ISO/IEC 18004: versions 1 to 6, level M, bytes."""

from __future__ import annotations

import re
from urllib.parse import unquote

from playwright.sync_api import Page

BLOCKS = {
    1: (16, 1, 10),
    2: (28, 1, 16),
    3: (44, 1, 26),
    4: (32, 2, 18),
    5: (43, 2, 24),
    6: (27, 4, 16),
}
"""Version -> data codewords per block, blocks, check codewords per block."""
MASKS = (
    lambda i, j: (i + j) % 2 == 0,
    lambda i, _: i % 2 == 0,
    lambda _, j: j % 3 == 0,
    lambda i, j: (i + j) % 3 == 0,
    lambda i, j: (i // 2 + j // 3) % 2 == 0,
    lambda i, j: (i * j) % 2 + (i * j) % 3 == 0,
    lambda i, j: ((i * j) % 2 + (i * j) % 3) % 2 == 0,
    lambda i, j: ((i + j) % 2 + (i * j) % 3) % 2 == 0,
)
Grid = list[list[bool]]


def read(grid: Grid) -> str:
    """Return the text; an assertion fails if a real reader would have to correct errors."""
    side = len(grid)
    version = (side - 17) // 4
    assert side == 17 + 4 * version
    size, count, check = BLOCKS[version]
    mask = _format(grid)
    bits = [grid[i][j] != MASKS[mask](i, j) for i, j in _path(side, version)]
    total = (size + check) * count
    words = [int("".join(str(int(b)) for b in bits[8 * n : 8 * n + 8]), 2) for n in range(total)]
    split = size * count
    blocks = [words[b:split:count] + words[split + b :: count] for b in range(count)]
    for block in blocks:
        assert not any(_at(block, power) for power in range(check)), "check codewords"
    data = [word for block in blocks for word in block[:size]]
    stream = "".join(f"{word:08b}" for word in data)
    assert stream[:4] == "0100", "bytes"
    length = int(stream[4:12], 2)
    found = bytes(int(stream[12 + 8 * n : 20 + 8 * n], 2) for n in range(length))
    return found.decode()


def grid_of(svg: str) -> Grid:
    """Return the squares of a drawn code, without the quiet zone."""
    path = re.findall(r'd="([^"]+)"', svg)[-1]
    found = re.search(r'viewBox="0 0 (\d+)', svg) or re.search(r'width="(\d+)"', svg)
    assert found
    side = int(found[1])
    dark = [[False] * side for _ in range(side)]
    x = y = 0.0
    for move, numbers in re.findall(r"([Mmh])([-\d. ]+)", path):
        steps = [float(n) for n in re.findall(r"-?\d*\.?\d+", numbers)]
        if move == "M":
            x, y = steps
        elif move == "m":
            x, y = x + steps[0], y + steps[1]
        else:
            for n in range(int(steps[0])):
                dark[int(y)][int(x) + n] = True
            x += steps[0]
    return [row[4:-4] for row in dark[4:-4]]


def grid_printed(lines: list[str]) -> Grid:
    """Return the squares of a code in a terminal, where the light ones are printed."""
    upper = [[letter in " ▄" for letter in line] for line in lines]
    lower = [[letter in " ▀" for letter in line] for line in lines]
    rows = [row for pair in zip(upper, lower, strict=True) for row in pair]
    return [row[2:-2] for row in rows[2 : len(rows[0]) - 2]]


def on_page(page: Page, selector: str = "img.qr") -> str:
    """Return the text of the code that a page shows."""
    source = page.locator(selector).get_attribute("src") or ""
    return read(grid_of(unquote(source.removeprefix("data:image/svg+xml,"))))


def _format(grid: Grid) -> int:
    """Check that both copies of the format agree and give level M, and return the mask."""
    side = len(grid)
    first = [grid[8][j] for j in (0, 1, 2, 3, 4, 5, 7, 8)] + [
        grid[i][8] for i in (7, 5, 4, 3, 2, 1, 0)
    ]
    second = [grid[side - 1 - n][8] for n in range(7)] + [grid[8][side - 8 + n] for n in range(8)]
    assert first == second
    value = int("".join(str(int(bit)) for bit in first), 2) ^ 0b101010000010010
    assert value >> 13 == 0, "level M"
    return value >> 10 & 7


def _path(side: int, version: int) -> list[tuple[int, int]]:
    """Return the positions of the data, in order."""
    near = side - 9

    def fixed(i: int, j: int) -> bool:
        corner = (i < 9 and (j < 9 or j > near)) or (i > near and j < 9)
        mark = version > 1 and side - 9 <= i <= side - 5 and side - 9 <= j <= side - 5
        return corner or mark or 6 in (i, j)

    places, up = [], True
    columns = [*range(side - 1, 6, -2), 5, 3, 1]
    for right in columns:
        rows = range(side - 1, -1, -1) if up else range(side)
        places += [(i, j) for i in rows for j in (right, right - 1) if not fixed(i, j)]
        up = not up
    return places


def _times(a: int, b: int) -> int:
    product = 0
    while b:
        product ^= a if b & 1 else 0
        a = a << 1 ^ (0x11D if a & 0x80 else 0)
        b >>= 1
    return product


def _at(block: list[int], power: int) -> int:
    """Evaluate a block as a polynomial at a power of two of the field."""
    root = 1
    for _ in range(power):
        root = _times(root, 2)
    value = 0
    for word in block:
        value = _times(value, root) ^ word
    return value
