"""Views of the rating and the clubs over all public tournaments."""

from __future__ import annotations

from gorod.server.tournaments.people.schemas import RatingView
from gorod.server.tournaments.ratings.public_games import LATEST, Known, PublicGames
from gorod.server.tournaments.ratings.schemas import (
    ClubsView,
    ClubView,
    EditionView,
    MemberView,
    PlayedAt,
    RatedLine,
    RatingsView,
)
from gorod.tournament.statistics.elo import EDITIONS, MAIN, Rated
from gorod.tournament.statistics.several_tournaments import BEST, leaders

DIGITS = 2


def places(rated: dict[str, Rated]) -> dict[str, int]:
    """Return the place of each person. Values that are equal when rounded share a place."""
    found: dict[str, int] = {}
    last, place = 0.0, 0
    for at, (person, own) in enumerate(rated.items(), 1):
        value = round(own.value, DIGITS)
        if not place or value != last:
            last, place = value, at
        found[person] = place
    return found


def ratings_view(public_games: PublicGames, edition: str, pool: str) -> RatingsView:
    rated = public_games.rated(edition, pool)
    place = places(rated)
    numbers = EDITIONS[edition]
    return RatingsView(
        edition=EditionView(
            numbers.name,
            numbers.start,
            numbers.scale,
            numbers.k,
            numbers.k_new,
            numbers.new_games,
        ),
        editions=tuple(EDITIONS),
        pool=pool,
        pools=public_games.pools or (MAIN,),
        tournaments=public_games.tournaments,
        games=sum(one.pool == pool for one in public_games.games),
        players=tuple(
            _line(public_games.people[person], own, place[person])
            for person, own in rated.items()
            if person in public_games.people
        ),
    )


def _line(known: list[Known], own: Rated, place: int) -> RatedLine:
    last = known[-1]
    return RatedLine(
        place=place,
        nickname=last.nickname,
        city=last.city,
        club=last.club,
        value=round(own.value, DIGITS),
        games=len(own.steps),
        tournaments=_played(known),
        steps=tuple(round(step.after, DIGITS) for step in own.steps),
    )


def _played(known: list[Known]) -> tuple[PlayedAt, ...]:
    return tuple(PlayedAt(one.tournament, one.title, one.player) for one in known)


def rating_of(public_games: PublicGames, key: str) -> RatingView | None:
    """Return a person's rating in the latest edition, or None."""
    rated = public_games.rated(LATEST, MAIN)
    own = rated.get(key)
    if own is None or key not in public_games.people:
        return None
    return RatingView(LATEST, round(own.value, DIGITS), len(own.steps), places(rated)[key])


def clubs_view(public_games: PublicGames) -> ClubsView:
    """Return all clubs; clubs with the same name are treated as one."""
    rated = public_games.rated(LATEST, MAIN)
    rosters: dict[str, list[str]] = {}
    for person, known in public_games.people.items():
        if known[-1].club:
            rosters.setdefault(known[-1].club.casefold(), []).append(person)
    named = {club: (_named(public_games, people), people) for club, people in rosters.items()}
    led = {line.club: (at, line) for at, line in enumerate(leaders(named, rated), 1)}
    found = []
    for club, people in rosters.items():
        place, line = led.get(club, (None, None))
        found.append(
            ClubView(
                name=named[club][0],
                city=next(
                    (k.club_city for p in people for k in public_games.people[p] if k.club_city), ""
                ),
                place=place,
                mean=None if line is None else round(line.mean, DIGITS),
                best=()
                if line is None
                else tuple(public_games.people[person][-1].nickname for person in line.best),
                roster=tuple(
                    _member(public_games, person, rated) for person in _by_rating(people, rated)
                ),
            )
        )
    found.sort(key=lambda own: (own.place is None, own.place or 0, own.name))
    return ClubsView(LATEST, BEST, tuple(found))


def _named(public_games: PublicGames, people: list[str]) -> str:
    return public_games.people[people[-1]][-1].club


def _by_rating(people: list[str], rated: dict[str, Rated]) -> list[str]:
    return sorted(people, key=lambda p: (-rated[p].value if p in rated else 0.0, p))


def _member(public_games: PublicGames, person: str, rated: dict[str, Rated]) -> MemberView:
    known, own = public_games.people[person], rated.get(person)
    return MemberView(
        nickname=known[-1].nickname,
        city=known[-1].city,
        value=None if own is None else round(own.value, DIGITS),
        games=0 if own is None else len(own.steps),
        tournaments=_played(known),
    )
