"""Which passwords are accepted: long ones, not the most common, and not the account's name."""

from __future__ import annotations

import string
import unicodedata
from functools import cache
from importlib.resources import files

SHORTEST = 10
FEWEST = 3
"""How many different characters a password must have at least."""
ROWS = (
    "01234567890",
    "abcdefghijklmnopqrstuvwxyz",
    "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "абвгдежзийклмнопрстуфхцчшщъыьэюя",
    "qwertyuiop[]asdfghjkl;'zxcvbnm,./",
    "йцукенгшщзхъфывапролджэячсмитьбю.",
)
"""Rows of characters that are easily typed one after the other."""
SIGNS = frozenset(string.punctuation + "№«»–—…")
OWN = 4
"""How many characters a password must have besides the name of its account."""


def weakness(password: str, name: str = "") -> str:
    """Return the error code for a password that the account may not have; "" if it is accepted."""
    if len(password) < SHORTEST:
        return "password-short"
    folded = _folded(password)
    bare = "".join(sign for sign in folded if sign not in SIGNS)
    tried = {folded, bare, bare.strip(string.digits)}
    if len(set(folded)) < FEWEST or tried & _common() or _in_a_row(folded):
        return "password-common"
    own = _folded(name)
    if own and own in folded and len(folded.replace(own, "")) < OWN:
        return "password-name"
    return ""


def _in_a_row(folded: str) -> bool:
    """Whether it lies completely in one row, forwards or backwards, possibly repeated."""
    return any(
        folded in line * (len(folded) // len(line) + 2) for row in ROWS for line in (row, row[::-1])
    )


def _folded(text: str) -> str:
    return "".join(unicodedata.normalize("NFKC", text).casefold().split())


@cache
def _common() -> frozenset[str]:
    listed = files(__package__).joinpath("common_passwords.txt").read_text("utf-8")
    return frozenset(line for line in listed.splitlines() if line and not line.startswith("#"))
