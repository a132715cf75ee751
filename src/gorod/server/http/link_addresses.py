"""The addresses to which links of tables and tournaments lead."""

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
"""The path of a page -> the name of its built file."""

BELOW = ["/t/{cup:str}", "/t/{cup:str}/{rest:path}"]
"""Pages of a tournament; they are the same for every id, even for one that does not exist."""

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
    """Return the address of a link; its token is in the fragment, which no server is sent."""
    return f"{url}{OF_SCOPE[scope.partition(':')[0]]}#{token}"
