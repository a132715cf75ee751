"""Where the links of a table or a tournament lead."""

from __future__ import annotations

PLACES = {
    "/judge": "judge",
    "/play": "play",
    "/online": "online",
    "/table": "table",
    "/replay": "replay",
    "/hall": "hall",
    "/by-day": "by-day",
    "/overlay": "overlay",
    "/desk": "desk",
    "/player": "player",
    "/sign-up": "sign-up",
    "/tournaments": "tournament",
    "/ratings": "tournament",
    "/clubs": "tournament",
}
"""The path of a page, and the built page that answers."""

BELOW = ["/t/{cup:str}", "/t/{cup:str}/{rest:path}"]
"""Pages of one tournament: the same for every id, also for one that does not exist."""

OF_SCOPE = {
    "judge": "/judge",
    "side-judge": "/judge",
    "seat": "/play",
    "replay": "/replay",
    "hall": "/hall",
    "overlay": "/overlay",
    "overlay-roles": "/overlay",
    "host": "/table",
    "lobby": "/table",
    "official": "/desk",
    "player": "/player",
    "sign-up": "/sign-up",
}


def link(url: str, scope: str, token: str) -> str:
    """The token stands in the fragment, which no server is ever sent."""
    return f"{url}{OF_SCOPE[scope.partition(':')[0]]}#{token}"
