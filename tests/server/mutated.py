"""Invalid frames and bodies: valid ones, broken in many ways."""

import json
from copy import deepcopy

FRAMES = [
    {"type": "hello", "token": "x", "seen": 1, "console": "c", "lang": "en"},
    {"type": "pong"},
    {"type": "ask", "id": "a", "seen": 1, "wish": {"wish": "take"}},
    {"type": "ask", "id": "a", "seen": 1, "wish": {"wish": "draw"}},
    {"type": "ask", "id": "a", "seen": 1, "wish": {"wish": "redo"}},
    {"type": "ask", "id": "a", "seen": 1, "wish": {"wish": "undo", "turns": 1, "reason": "x"}},
    {"type": "ask", "id": "a", "seen": 1, "wish": {"wish": "timer", "do": "set", "seconds": 1}},
    *(
        {"type": "ask", "id": "a", "seen": 1, "wish": {"wish": "do", "command": command}}
        for command in (
            {"type": "proceed"},
            {"type": "deal", "cards": ["don", "mafia", "sheriff"]},
            {"type": "nominate", "seat": 1, "target": 2},
            {"type": "shoot", "shots": [[1, 2], [3, 4]]},
            {"type": "show", "duty": "sheriff", "target": 1, "seat": 2, "takes": []},
            {"type": "hands", "candidate": 1, "hands": [1, 2, 3]},
            {"type": "foul", "seat": 1, "clause": "6.1"},
            {"type": "give-award", "seat": 1, "points": 30},
            {"type": "file-protest", "seat": 1, "text": "x", "elapsed": 1},
            {"type": "rule", "upheld": True, "text": "x"},
        )
    ),
]
ODD = [None, True, -1, 0, 1e308, -0.0, 10**30, 2**63, "", "\x00", "я" * 600, "\ud800", [], {},
       [[]], [None] * 50, {"type": "ask"}, "__proto__", "1; drop table entries", "<script>",
       "../../etc/passwd", "%00", "${7*7}", "🙂" * 30, [1, [2, [3, [4]]]]]  # fmt: skip
RAW = ["", " ", "null", "[]", "0", '"x"', "{", "}", "[" * 9000, '{"a":' * 3000, "\x00", "NaN",
       '{"type":"ask"', '{"type":"ask","type":"pong"}', "{'type':'pong'}", "\ufeff{}",
       "1" * 5000, '{"type":"pong","type":"hello"}', "-" * 100, '{"type":"view"}']  # fmt: skip


def mutated(chance, whole):
    """Return a copy of a valid value with one to three places broken, as text."""
    if chance.random() < 0.05:
        return chance.choice(RAW)
    made = json.loads(json.dumps(whole))
    for _ in range(chance.randint(1, 3)):
        _break(chance, made)
    text = json.dumps(made, ensure_ascii=chance.random() < 0.5)
    if chance.random() < 0.25:
        text = _scratch(chance, text)
    return text


def _places(thing):
    """Return every container of a value, with its keys."""
    keys = thing.keys() if isinstance(thing, dict) else range(len(thing))
    for key in list(keys):
        yield thing, key
        if isinstance(thing[key], dict | list):
            yield from _places(thing[key])


def _break(chance, made):
    places = list(_places(made))
    if not places:
        return
    thing, key = chance.choice(places)
    kind = chance.choice(("odd", "odd", "drop", "extra", "swap", "deep"))
    if kind == "odd":
        thing[key] = deepcopy(chance.choice(ODD))
    elif kind == "drop" and isinstance(thing, dict):
        del thing[key]
    elif kind == "extra" and isinstance(thing, dict):
        thing[chance.choice(("type", "wish", "x", "role", "seat", "id"))] = deepcopy(
            chance.choice(ODD)
        )
    elif kind == "swap":
        other, at = chance.choice(places)
        thing[key] = deepcopy(other[at])
    else:
        deep = thing[key]
        for _ in range(chance.choice((3, 200))):
            deep = [deep]
        thing[key] = deep


def _scratch(chance, text):
    """Lose, double or change letters."""
    letters = list(text)
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(letters))
        letters[at] = chance.choice(
            ("", letters[at] * 2, "\x00", '"', "\\", "{", "]", "9", "\udfff")
        )
        if not letters:
            break
    return "".join(letters)
