"""The facts of a `state` line: `fouls=3`, `healed=1,2`, `alibi`."""

import re

from gorod.engine.powers import POWERS
from gorod.record.record_errors import fault, shown
from gorod.record.words import seat_number

# Facts that need a value, with its form; seats may also be written apart: `healed=1 2`.
VALUES = {
    "fouls": re.compile("[0-9]{1,2}"),
    "healed": re.compile("[0-9]+(,[0-9]+)*"),
    "visited": re.compile("[0-9]+(,[0-9]+)*"),
    "guest": re.compile("[0-9]+"),
    "patient": re.compile("[0-9]+"),
}
SEAT_LISTS = ("healed", "visited")
# Facts that hold or do not; a rulebook may want to know since when, so a value is allowed.
FLAGS = ("silenced", "alibi", *sorted({fact for power in POWERS for fact in power.FACTS}))
_FLAG_VALUE = re.compile("[A-Za-z0-9][A-Za-z0-9.,-]{0,31}")


def read_facts(words: list[str]) -> tuple[tuple[str, str], ...]:
    facts: dict[str, str] = {}
    for word in _joined(words):
        key, equals, value = word.partition("=")
        key = key.lower()
        if key in facts:
            raise fault("record-word-repeated", word=shown(key))
        facts[key] = _value(key, equals, value)
    return tuple(facts.items())


def _joined(words: list[str]) -> list[str]:
    """Join a list of seats into one word: `healed=1 2` becomes `healed=1,2`."""
    joined: list[str] = []
    for word in words:
        if joined and word.isdecimal() and joined[-1].lower().startswith(SEAT_LISTS):
            joined[-1] += f",{word}"
        else:
            joined.append(word)
    return joined


def _value(key: str, equals: str, value: str) -> str:
    if key in FLAGS:
        if equals and not _FLAG_VALUE.fullmatch(value):
            raise fault("record-fact-value", key=key, word=shown(value))
        return value
    if key not in VALUES:
        known = ", ".join((*VALUES, *FLAGS))
        raise fault("record-fact-unknown", word=shown(key), facts=known)
    if not VALUES[key].fullmatch(value):
        raise fault("record-fact-value", key=key, word=shown(value))
    if key == "fouls":
        return str(int(value))
    return ",".join(str(seat_number(seat)) for seat in value.split(","))
