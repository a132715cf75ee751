"""Responses with the rating and the clubs of all public tournaments. Everything is public."""

from __future__ import annotations

from typing import Annotated

from gorod.server.access.audience import PUBLIC
from gorod.server.wire.bodies import ResponseBody


class EditionView(ResponseBody):
    """The parameters of an edition of the rating; the formula is in docs/tournament.md."""

    name: Annotated[str, PUBLIC]
    start: Annotated[float, PUBLIC]
    scale: Annotated[float, PUBLIC]
    k: Annotated[float, PUBLIC]
    k_new: Annotated[float, PUBLIC]
    new_games: Annotated[int, PUBLIC]


class PlayedAt(ResponseBody):
    """A tournament that somebody took part in, and their id there."""

    tournament: Annotated[str, PUBLIC]
    name: Annotated[str, PUBLIC]
    player: Annotated[str, PUBLIC]


class RatedLine(ResponseBody):
    """A player in the rating; players with equal values share a place."""

    place: Annotated[int, PUBLIC]
    nickname: Annotated[str, PUBLIC]
    city: Annotated[str, PUBLIC]
    club: Annotated[str, PUBLIC]
    value: Annotated[float, PUBLIC]
    games: Annotated[int, PUBLIC]
    tournaments: Annotated[tuple[PlayedAt, ...], PUBLIC]
    steps: Annotated[tuple[float, ...], PUBLIC]
    """The rating after each game, for a chart."""


class RatingsView(ResponseBody):
    """The rating of one edition and one pool."""

    edition: Annotated[EditionView, PUBLIC]
    editions: Annotated[tuple[str, ...], PUBLIC]
    pool: Annotated[str, PUBLIC]
    pools: Annotated[tuple[str, ...], PUBLIC]
    """Games that a rulebook rates separately have a separate pool."""
    tournaments: Annotated[int, PUBLIC]
    games: Annotated[int, PUBLIC]
    players: Annotated[tuple[RatedLine, ...], PUBLIC]


class MemberView(ResponseBody):
    """A member of a club."""

    nickname: Annotated[str, PUBLIC]
    city: Annotated[str, PUBLIC]
    value: Annotated[float | None, PUBLIC]
    """Their rating, if they have one."""
    games: Annotated[int, PUBLIC]
    tournaments: Annotated[tuple[PlayedAt, ...], PUBLIC]


class ClubView(ResponseBody):
    """A club, its place by the mean rating of its best players, and its members."""

    name: Annotated[str, PUBLIC]
    city: Annotated[str, PUBLIC]
    place: Annotated[int | None, PUBLIC]
    """Null if the club has too few rated players."""
    mean: Annotated[float | None, PUBLIC]
    best: Annotated[tuple[str, ...], PUBLIC]
    """The nicknames of the players whose ratings count for the club."""
    roster: Annotated[tuple[MemberView, ...], PUBLIC]


class ClubsView(ResponseBody):
    """All clubs; those with a place come first."""

    edition: Annotated[str, PUBLIC]
    count: Annotated[int, PUBLIC]
    """How many rated players count for a club."""
    clubs: Annotated[tuple[ClubView, ...], PUBLIC]
