"""Which passwords an account may have: long ones, not those tried first, and not its name."""

from __future__ import annotations

import string
import unicodedata
from functools import cache
from importlib.resources import files

SHORTEST = 10
FEWEST = 3
"""Different signs that a password has at least."""
ROWS = (
    "01234567890",
    "abcdefghijklmnopqrstuvwxyz",
    "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "абвгдежзийклмнопрстуфхцчшщъыьэюя",
    "qwertyuiop[]asdfghjkl;'zxcvbnm,./",
    "йцукенгшщзхъфывапролджэячсмитьбю.",
)
"""Rows of signs that a hand types without thinking."""
SIGNS = frozenset(string.punctuation + "№«»–—…")
OWN = 4
"""A password that contains the name of its account has at least this many signs beside it."""


def weakness(password: str, name: str = "") -> str:
    """Why a password is none for this account: the code of a refusal, or nothing."""
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
    """Whether all of it lies in one row, forwards or backwards, once or again and again."""
    return any(
        folded in line * (len(folded) // len(line) + 2) for row in ROWS for line in (row, row[::-1])
    )


def _folded(text: str) -> str:
    return "".join(unicodedata.normalize("NFKC", text).casefold().split())


@cache
def _common() -> frozenset[str]:
    listed = files(__package__).joinpath("common_passwords.txt").read_text("utf-8")
    return frozenset(line for line in listed.splitlines() if line and not line.startswith("#"))
