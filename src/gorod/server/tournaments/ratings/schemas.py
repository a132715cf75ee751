"""All shown tournaments together: the rating and the clubs. Everything here is public."""

from __future__ import annotations

from typing import Annotated

from gorod.server.access.audience import PUBLIC
from gorod.server.wire.bodies import ResponseBody


class EditionView(ResponseBody):
    """The numbers of an edition of the rating; the formula is in docs/tournament.md."""

    name: Annotated[str, PUBLIC]
    start: Annotated[float, PUBLIC]
    scale: Annotated[float, PUBLIC]
    k: Annotated[float, PUBLIC]
    k_new: Annotated[float, PUBLIC]
    new_games: Annotated[int, PUBLIC]


class PlayedAt(ResponseBody):
    """A tournament in which somebody is known, and by which id."""

    tournament: Annotated[str, PUBLIC]
    name: Annotated[str, PUBLIC]
    player: Annotated[str, PUBLIC]


class RatedLine(ResponseBody):
    """A player of the rating; equal values share the place."""

    place: Annotated[int, PUBLIC]
    nickname: Annotated[str, PUBLIC]
    city: Annotated[str, PUBLIC]
    club: Annotated[str, PUBLIC]
    value: Annotated[float, PUBLIC]
    games: Annotated[int, PUBLIC]
    tournaments: Annotated[tuple[PlayedAt, ...], PUBLIC]
    steps: Annotated[tuple[float, ...], PUBLIC]
    """The rating after each game, for a plot."""


class RatingsView(ResponseBody):
    """The rating of one edition and one pool."""

    edition: Annotated[EditionView, PUBLIC]
    editions: Annotated[tuple[str, ...], PUBLIC]
    pool: Annotated[str, PUBLIC]
    pools: Annotated[tuple[str, ...], PUBLIC]
    """Games that a document rates apart have a pool of their own."""
    tournaments: Annotated[int, PUBLIC]
    games: Annotated[int, PUBLIC]
    players: Annotated[tuple[RatedLine, ...], PUBLIC]


class MemberView(ResponseBody):
    """Somebody in the roster of a club."""

    nickname: Annotated[str, PUBLIC]
    city: Annotated[str, PUBLIC]
    value: Annotated[float | None, PUBLIC]
    """Their rating, if they have one."""
    games: Annotated[int, PUBLIC]
    tournaments: Annotated[tuple[PlayedAt, ...], PUBLIC]


class ClubView(ResponseBody):
    """A club: its place by the mean of its best, and its roster."""

    name: Annotated[str, PUBLIC]
    city: Annotated[str, PUBLIC]
    place: Annotated[int | None, PUBLIC]
    """None with too few rated players."""
    mean: Annotated[float | None, PUBLIC]
    best: Annotated[tuple[str, ...], PUBLIC]
    """The nicknames of those who stand for it."""
    roster: Annotated[tuple[MemberView, ...], PUBLIC]


class ClubsView(ResponseBody):
    """The clubs, those with a place first."""

    edition: Annotated[str, PUBLIC]
    count: Annotated[int, PUBLIC]
    """So many rated players stand for a club."""
    clubs: Annotated[tuple[ClubView, ...], PUBLIC]
