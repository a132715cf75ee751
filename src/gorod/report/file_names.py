"""File names that are valid on every device."""

from __future__ import annotations

import re

UNSAFE = re.compile(r'[\x00-\x1f\x7f<>:"/\\|?*\u200b-\u200f\u2028-\u202e\u2060-\u2069]')


def safe_name(words: str, longest: int) -> str:
    """Turn words into a file name without its ending, of at most `longest` characters."""
    name = " ".join(words.split())
    return UNSAFE.sub("_", name)[:longest].strip(" .")
