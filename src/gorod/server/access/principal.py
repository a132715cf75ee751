"""Who asks: nobody in particular, an account, or whoever holds a link."""

from __future__ import annotations

import re
from dataclasses import dataclass

from gorod.engine.viewers import JUDGE, SPECTATOR, Viewer

ANONYMOUS = "anonymous"
ACCOUNT = "account"
OWNER = "owner"
"""An account, at a table of its own."""
JUDGE_KIND, SIDE_JUDGE, SEAT = "judge", "side-judge", "seat"
HALL, OVERLAY, OVERLAY_ROLES = "hall", "overlay", "overlay-roles"

_SEAT = re.compile("seat:([1-9][0-9]?)")
PLAIN_SCOPES = (JUDGE_KIND, SIDE_JUDGE, HALL, OVERLAY, OVERLAY_ROLES)


@dataclass(frozen=True, slots=True)
class Principal:
    """Somebody, as far as his rights are concerned."""

    kind: str = ANONYMOUS
    table: str = ""
    seat: int = 0
    delay: int = 0
    link: str = ""
    account: int = 0
    name: str = ""
    expires: str | None = None

    @property
    def viewer(self) -> Viewer:
        """In whose eyes he sees the game."""
        if self.kind in (JUDGE_KIND, SIDE_JUDGE):
            return JUDGE
        return self.seat if self.kind == SEAT else SPECTATOR

    @property
    def label(self) -> str:
        """How the log names him: never by a secret."""
        if self.kind == SEAT:
            return f"seat:{self.seat}"
        return f"account:{self.account}" if self.account else self.kind


def scope_is_known(scope: str, size: int) -> bool:
    """Whether a link can be made for that scope at a table of that size."""
    found = _SEAT.fullmatch(scope)
    return scope in PLAIN_SCOPES or (found is not None and int(found[1]) <= size)


def kind_and_seat(scope: str) -> tuple[str, int]:
    """`seat:3` -> (`seat`, 3)."""
    found = _SEAT.fullmatch(scope)
    return (SEAT, int(found[1])) if found else (scope, 0)
