"""All data that a tournament keeps about one person, as a file for that person."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from gorod.engine.struct import replace
from gorod.i18n import Catalogue
from gorod.server.access.principal import Principal
from gorod.server.store.stored_rows import Link, Photo, Subscription
from gorod.server.tournaments.live_tournament import LiveTournament
from gorod.server.tournaments.people.schemas import PersonPage
from gorod.tournament.files.federation_reports import SANCTIONS, sanctions_grid
from gorod.tournament.heading import heading
from gorod.tournament.ids import PersonId
from gorod.tournament.log import Entry
from gorod.tournament.messages import headings, in_words, key_name, named, speaking
from gorod.tournament.state import Tournament
from gorod.tournament.visibility import seen_games, seen_protests

Json = dict[str, Any]

NAMING = ("player", "person", "out", "by", "kept", "duplicate")
"""Keys under which a command names the people that it is about."""
LISTS = ("added", "edited", "officials", "sign_up", "clubs")
"""Keys of lists in a command, from which entries about other people are left out."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What the server keeps about a person outside the log."""

    photo: Photo | None = None
    links: tuple[Link, ...] = ()
    ways: tuple[Subscription, ...] = ()
    """The channels by which they get notices."""
    page: PersonPage | None = None
    """Their results in all stages, as far as the reader may see them."""
    made: str = ""
    """When this copy was made."""


def personal_data(
    stream: LiveTournament, by: Principal, person: PersonId, kept: Kept, texts: Catalogue
) -> bytes:
    """Return everything kept about a person as JSON, readable by people and programs."""
    t, texts = stream.t, speaking(texts, stream.t)
    ids = set(t.ids_of(person))
    told: Json = {
        "title": texts.say("desk-data-title", name=named(t, person)),
        "note": texts.say("desk-data-note"),
        "tournament": {"name": t.name, "when": heading(t, texts).when, "place": t.about.place},
        "made_at": kept.made,
        "person": _person(t, ids),
        "consents": [
            {"at": own.at, "digest": own.text, "text": t.consent_texts.get(own.text, "")}
            for own in t.consents_of(person)
        ],
        "photo": _photo(kept.photo),
        "links": [_link(link) for link in kept.links],
        "notices": [_way(way) for way in kept.ways],
        "games": _games(t, person, kept.page, texts),
        "sanctions": _sanctions(t, by, person, texts),
        "protests": [
            {**msgspec.to_builtins(own), "game": key_name(texts, t, own.game) or own.game}
            for own in seen_protests(t, by.who)
            if t.who(own.player) == person
        ],
        "log": [*_log(t, stream.log.entries, ids)],
    }
    return msgspec.json.format(msgspec.json.encode(told), indent=2)


def _person(t: Tournament, ids: Iterable[PersonId]) -> list[Json]:
    """Return each entry of a person; merged entries belong to one person."""
    found: list[Json] = []
    for own in sorted(ids):
        player, official = t.players.get(own), t.officials.get(own)
        if player is not None:
            club = t.clubs[player.club].name if player.club in t.clubs else ""
            there = msgspec.to_builtins(t.signed_up.get(own))
            found.append({**msgspec.to_builtins(player), "club": club, "presence": there})
        if official is not None:
            found.append(msgspec.to_builtins(official))
    return found


def _photo(photo: Photo | None) -> Json | None:
    if photo is None:
        return None
    return {"kind": photo.kind, "at": photo.at, "base64": b64encode(photo.body).decode()}


def _link(link: Link) -> Json:
    """Return when a link was made and whether it works; its token opens it, and is never stored."""
    return {"made_at": link.created, "expires": link.expires, "ended": link.revoked}


def _way(way: Subscription) -> Json:
    return {"channel": way.channel, "address": way.address, "since": way.created}


def _games(
    t: Tournament, person: PersonId, page: PersonPage | None, texts: Catalogue
) -> list[Json]:
    """Return a player's games with seat, role and points; an official's, with what they signed."""
    if page is not None:
        own = (msgspec.to_builtins(game) for game in page.games)
        return [{**game, "game": key_name(texts, t, game["game"])} for game in own]
    return [
        {"game": key_name(texts, t, game.id), "judge": game.judge == person, "signed": signed}
        for game in t.games.values()
        if (signed := [*_signatures(person, game.sheets)]) or game.judge == person
    ]


def _signatures(person: PersonId, sheets: Iterable[Any]) -> Iterator[Json]:
    for sheet in sheets:
        if sheet.signed_by == person:
            yield {"first": sheet.signed_at}
        if sheet.confirmed_by == person:
            yield {"second": sheet.confirmed_at}


def _sanctions(t: Tournament, by: Principal, person: PersonId, texts: Catalogue) -> list[Json]:
    """Return the person's sanctions in the games whose protocols the reader may read."""
    seen = replace(t, games={game.id: game for game in seen_games(t, by.who)})
    grid = in_words(texts, t, sanctions_grid(seen, texts))
    called = headings(texts, SANCTIONS)
    rows = (dict(zip(called, row, strict=True)) for row in grid.rows)
    return [row for row in rows if row[called[0]] == t.nickname(person)]


def _log(t: Tournament, entries: Iterable[Entry], ids: set[PersonId]) -> Iterator[Json]:
    """Yield the commands about the person or by them, without what these say about others."""
    for entry in entries:
        command = _about(msgspec.to_builtins(entry.command), ids)
        if command is not None:
            who = named(t, entry.who)
            yield {"number": entry.number, "at": entry.at, "who": who, "command": command}


def _about(command: Json, ids: set[PersonId]) -> Json | None:
    for key in (*NAMING, "official"):
        own = command.get(key)
        if own in ids if isinstance(own, str) else isinstance(own, dict) and own["id"] in ids:
            return command
    listed = {
        key: [one for one in command[key] if (one if isinstance(one, str) else one["id"]) in ids]
        for key in LISTS
        if isinstance(command.get(key), list | tuple)
    }
    return {**command, **listed} if any(listed.values()) else None
