"""Where the links of a table or a tournament lead."""

from __future__ import annotations

PLACES = {"/judge": "judge", "/play": "play", "/hall": "hall", "/overlay": "overlay"}
"""The path of a page, and the built page that answers."""

OF_SCOPE = {
    "judge": "/judge",
    "side-judge": "/judge",
    "seat": "/play",
    "hall": "/hall",
    "overlay": "/overlay",
    "overlay-roles": "/overlay",
    "official": "/desk",
    "player": "/player",
    "sign-up": "/sign-up",
}


def link(url: str, scope: str, token: str) -> str:
    """The token stands in the fragment, which no server is ever sent."""
    return f"{url}{OF_SCOPE[scope.partition(':')[0]]}#{token}"
