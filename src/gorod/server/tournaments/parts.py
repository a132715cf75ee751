"""Which parts of a tournament a viewer sees, and whether one of them has changed for them.

A page that watches a tournament receives the names of the changed parts and reads those again.
Parts are compared as this viewer would read them, so nothing changes for a viewer when something
changes that only others may see.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import msgspec
from msgspec import UNSET

from gorod.i18n import catalogue
from gorod.server.access.principal import Principal
from gorod.server.access.rights import OFFICIALS as OFFICES
from gorod.server.tournaments.game_tables import watchable_games
from gorod.server.tournaments.live_tournament import LiveTournament
from gorod.server.tournaments.overview.views import overview, rounds
from gorod.tournament.regulation import Circle
from gorod.tournament.todo import own_duties
from gorod.tournament.visibility import audience, seen_games, seen_protests, sees_in_full

Parts = dict[str, bytes]
"""The name of a part -> a digest of what a viewer reads there."""

LIVE = "live"
"""The part with the list of games in play; `live/` followed by a game id is one such game."""


def parts_of(stream: LiveTournament, by: Principal) -> Parts:
    """Return the digests of all parts, except single games in play, as this viewer sees them."""
    own = PARTS if by.kinds.isdisjoint(OFFICES) else PARTS | OFFICIAL_PARTS
    return {name: _digest(read(stream, by)) for name, read in own.items()}


def _overview(stream: LiveTournament, by: Principal) -> object:
    """Return the overview without its version, which also counts what others did."""
    view = overview(stream, by, catalogue("ru"))
    view.version = UNSET
    return view


def _games(stream: LiveTournament, by: Principal) -> object:
    """Return the data that standings, statistics and protocols are made from."""
    t = stream.t
    seen = [
        (game.id, game.status, game.rulings, game.sheets[-1].record if game.sheets else "")
        for game in seen_games(t, by.who)
    ]
    return seen, t.revealed


def _protests(stream: LiveTournament, by: Principal) -> object:
    return [*seen_protests(stream.t, by.who)]


def _duties(stream: LiveTournament, by: Principal) -> object:
    return own_duties(stream.t, by.who)


def _log(stream: LiveTournament, by: Principal) -> object:
    """Officials read the whole log, a judge of tables only their own entries."""
    if audience(stream.t, by.who) == Circle.OFFICIALS:
        return stream.version
    return sum(entry.who == by.who for entry in stream.log.entries)


def _drafts(stream: LiveTournament, by: Principal) -> object:
    """Return the drafts that are being typed; a judge of tables sees those of their own games."""
    t = stream.t
    return [
        (game, draft.who, draft.at)
        for game, draft in t.drafts.items()
        if sees_in_full(t, by.who, t.games[game])
    ]


PARTS: dict[str, Callable[[LiveTournament, Principal], object]] = {
    "overview": _overview,
    "rounds": rounds,
    "games": _games,
    "protests": _protests,
    LIVE: lambda stream, by: sorted(watchable_games(stream, by)),
}
OFFICIAL_PARTS: dict[str, Callable[[LiveTournament, Principal], object]] = {
    "drafts": _drafts,
    "duties": _duties,
    "log": _log,
}


def digest_of(parts: Parts) -> str:
    """Return one digest of everything that a viewer sees; a returning page sends it to compare."""
    return _digest(parts).hex()


def _digest(told: object) -> bytes:
    return hashlib.sha256(msgspec.json.encode(told, order="deterministic")).digest()[:16]
