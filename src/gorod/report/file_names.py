"""Names of files that every device can keep."""

from __future__ import annotations

import re

UNSAFE = re.compile(r'[\x00-\x1f\x7f<>:"/\\|?*\u200b-\u200f\u2028-\u202e\u2060-\u2069]')


def safe_name(words: str, longest: int) -> str:
    """The words as the name of a file, without its ending."""
    name = " ".join(words.split())
    return UNSAFE.sub("_", name)[:longest].strip(" .")
