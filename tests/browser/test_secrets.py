"""A whole game is played beside the screens: what their sockets carried, and whom they asked."""

import json
import re

import pytest

from tests.kit.browser import WALK
from tests.kit.recorded_traffic import listening
from tests.kit.scripted_table import Driven

ROLES = {"citizen", "sheriff", "mafia", "don", "doctor", "maniac", "lawyer", "beauty", "courtesan"}
TEAMS = {"red", "black"}
SECRET = {"shots", "deeds", "packs", "checks", "answer", "offers", "control", "proposals", "deal"}
"""Fields that a screen in the hall must never have, or have empty."""
OFTEN = 12
"""The number of moves between two checks of the screens."""


def leaves(part, path=()):
    """Every value with the way to it."""
    if isinstance(part, dict):
        for key, value in part.items():
            yield from leaves(value, (*path, key))
    elif isinstance(part, list):
        for place, value in enumerate(part):
            yield from leaves(value, (*path, place))
    else:
        yield path, part


def public(path):
    """The steps of a night are said aloud, and so is whose step has ended; the result is too.

    A team defeat that blames no single player names the team, as its winners tell anyhow.
    """
    blamed = path[:2] == ("log", "add") and path[3:] == ("team",)
    return path[-1] in ("duty", "phase") or "outcome" in path or "winners" in path or blamed


def told_too_much(frames, cards, known):
    """Names of roles and teams, and secret fields, beyond what this viewer may know."""
    found = []
    for frame in map(json.loads, frames):
        if frame["type"] != "view":
            continue
        for path, value in leaves(frame):
            if (
                value in ROLES | TEAMS
                and not public(path)
                and not may_know(path, value, cards, known)
            ):
                found.append((frame["seq"], path, value))
            if SECRET & set(path) and value not in (None, "", 0) and not known:
                found.append((frame["seq"], path, value))
    return found


def may_know(path, value, cards, known):
    """Whether the viewer may know it: a known player's card where cards are shown.

    Own moves and answers.
    """
    if not known:
        return False
    if path[0] == "players" and path[2] in ("role", "team"):
        return path[1] + 1 in known and (path[2] == "team" or cards[path[1] + 1] == value)
    if path[-2:-1] == ("cards",):
        return path[-1] + 1 in known and cards[path[-1] + 1] == value
    return path[0] in ("checks", "offers") or path[-1] == "answer"


@pytest.mark.parametrize(
    ("rules", "size"),
    [
        ("cma-2025", 12),
        pytest.param("fiim-2019", 10, marks=WALK),
        pytest.param("tournament-2026", 12, marks=WALK),
    ],
)
def test_no_secret_came_during_a_whole_game(device, url, rules, size):
    game = Driven(url, rules, size, seed=6)
    game.deal()
    cards = game.cards()
    black = [seat for seat, card in cards.items() if card in ("don", "mafia")]
    citizen = next(seat for seat, card in cards.items() if card == "citizen")
    viewers = {
        "hall": [],
        "overlay": [],
        f"seat:{citizen}": [citizen],
        f"seat:{black[0]}": black,
    }
    heard, pages = {}, {}
    for scope in viewers:
        pages[scope] = device((1920, 1080)).page
        heard[scope] = listening(pages[scope])
        pages[scope].goto(game.address(scope))
        pages[scope].locator("main").wait_for()
    for turn in range(600):
        if game.phase == "over":
            break
        game.move()
        if turn % OFTEN == 0:
            for page in pages.values():
                page.locator(f'main[data-phase="{game.phase}"]').wait_for()
        if turn % 40 == 39:
            pages["hall"].reload()
    assert game.phase == "over"
    for scope, known in viewers.items():
        pages[scope].locator('main[data-phase="over"]').wait_for()
        views = [one for one in heard[scope].received if json.loads(one)["type"] == "view"]
        assert len(views) > 20, "the game was followed"
        assert told_too_much(views, cards, known) == [], scope
        assert {json.loads(one)["phase"] for one in views} > {"over"}
    planted = json.loads(views[-1])
    planted["players"][citizen - 1]["role"] = "citizen"
    assert told_too_much([json.dumps(planted)], cards, black), "the search finds what is there"


@pytest.mark.parametrize("path", ["/", "/overlay", "/overlay?preview=1", "judge", "seat:1", "hall"])
def test_pages_ask_nobody_but_their_own_server(device, url, path):
    game = Driven(url)
    page = device().page
    heard = listening(page)
    answer = page.goto(f"{url}{path}" if path.startswith("/") else game.address(path))
    page.locator("main").wait_for()
    page.wait_for_load_state("networkidle")
    own = re.compile(rf"{url}/|{url.replace('http', 'ws', 1)}/ws$")
    assert heard.asked
    assert [address for address in heard.asked if not own.match(address)] == []
    token = game.links["judge"]["token"]
    assert not [
        address for address in heard.asked if f"?{token}" in address or f"/{token}" in address
    ]
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy
