"""Stores for tests: opened and closed, filled with invented commands or with whole games."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from hashlib import sha256
from itertools import count
from typing import Any

import msgspec

from gorod.engine.events import SeatsTaken
from gorod.server.store.chain import chained
from gorod.server.store.interface import Store
from gorod.server.store.open import open_store
from gorod.server.store.row_codecs import (
    BROWSERS,
    LEASES,
    OUTBOX,
    OWNER_DECISIONS,
    PLANS,
    POSTS,
    PROFILES,
    QUIET_HOURS,
    RESCUES,
    SETTINGS,
    SUBSCRIPTIONS,
    TICKETS,
    UNWANTED_KINDS,
    Shape,
)
from gorod.server.store.store_ids import AccountId, LinkId, StreamId, to_tournament_id
from gorod.server.store.stored_rows import (
    Browser,
    Entry,
    Lease,
    Link,
    Outgoing,
    OwnerDecision,
    Photo,
    Planned,
    Post,
    Profile,
    QuietHours,
    Receipt,
    Rescue,
    Session,
    Setting,
    Subscription,
    Table,
    Ticket,
    Tournament,
    UnwantedKinds,
)
from gorod.tournament import tournament_commands as c
from gorod.tournament.denied import Denied
from gorod.tournament.ids import PersonId, StageId
from gorod.tournament.log import Log
from gorod.tournament.participants import Player
from gorod.tournament.regulation import Regulation, StagePlan
from tests.kit.random_games import play

NOW = "2026-11-15T12:00:00Z"


async def live_logs(store: Store) -> dict[str, list[Entry]]:
    """Return the logs of all live tables that have one."""
    logs = {one.id: await store.entries(one.id) for one in await store.tables(live=True)}
    return {table: log for table, log in logs.items() if log}


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = await open_store(database)
    try:
        yield store
    finally:
        await store.close()


def table_of(table: str, **fields: object) -> Table:
    """Return a table for ten by the sports rules."""
    whole: dict[str, object] = {
        "rules": "fiim-2019",
        "options": (),
        "names": tuple(f"Игрок {seat}" for seat in range(1, 11)),
        **fields,
    }
    return msgspec.convert({"id": table, "created": NOW, **whole}, Table)


def log_of(
    table: str, bodies: Iterable[object], after: Entry | None = None, kind: str = "note"
) -> list[Entry]:
    """Return entries that follow each other."""
    log: list[Entry] = []
    for body in bodies:
        raw = body if isinstance(body, bytes) else msgspec.json.encode(body)
        after = chained(after, table=StreamId(table), kind=kind, actor="judge", at=NOW, body=raw)
        log.append(after)
    return log


def receipt_of(entry: Entry, command: str, body: bytes = b"") -> Receipt:
    """Return the stored answer to the command of an entry."""
    answer = json.dumps({"ok": command}).encode()
    return Receipt(entry.table, command, sha256(body).digest(), entry.version, answer)


def link_of(table: str, name: str, **fields: object) -> Link:
    whole: dict[str, object] = {"scope": "judge", "created": NOW, **fields}
    known = Link(id=LinkId(name), digest=b"", table=StreamId(table), scope="", created="")
    return msgspec.structs.replace(known, digest=sha256(name.encode()).digest(), **whole)


def session_of(name: str, account: AccountId) -> Session:
    return Session(sha256(name.encode()).digest(), account, NOW, "2026-12-15T12:00:00Z")


def game_of(table: str, seed: int, book: str = "fiim-2019") -> tuple[Table, list[Entry]]:
    """Return a random game from the deal on as the server would log it, with one undo in it."""
    for number in count(seed * 1000):
        played = play(book, number)
        if [type(event) for event in played.opening] == [SeatsTaken] and len(played.commands) > 5:
            break
    turns = [
        {"command": command, "events": events}
        for command, events in zip(played.commands, played.events, strict=True)
    ]
    log = log_of(table, turns[:5], kind="command")
    log += log_of(table, [{"to": 3, "reason": "оговорка"}], log[-1], kind="undo")
    log += log_of(table, [{"do": "start"}], log[-1], kind="clock")
    log += log_of(table, turns[3:], log[-1], kind="command")
    names = [f"Игрок {seat}" for seat in range(1, played.games[0].size + 1)]
    return table_of(table, rules=book, names=names), log


async def filled(store: Store, games: Sequence[tuple[Table, list[Entry]]]) -> None:
    """Games with a receipt for every command, a link for every table, an account, a session."""
    account = await store.add_account("клуб", "$argon2id$v=19$…", NOW)
    assert account is not None
    await store.add_session(session_of("браузер", account.id))
    for shape, record in beside(account.id, games[0][0].id):
        await store.put(shape, record)
    for table, log in games:
        await store.add_table(msgspec.structs.replace(table, account=account.id))
        await store.add_link(link_of(table.id, f"{table.id}-judge"))
        seat = link_of(table.id, f"{table.id}-seat", scope="seat:3", delay=5)
        made = msgspec.structs.replace(seat, parent=f"{table.id}-judge", maker="account:1")
        await store.add_link(made)
        for number, entry in enumerate(log):
            assert await store.append([entry], receipt_of(entry, f"c{number}")) is None
    await store.revoke_link(LinkId(f"{games[0][0].id}-seat"))
    await store.close_table(games[-1][0].id)


def beside(account: AccountId, table: str) -> tuple[tuple[Shape[Any], object], ...]:
    """Write one row of everything that is kept besides logs, links, accounts and sessions."""
    return (
        (PROFILES, Profile(account, "owner", "club@example.org")),
        (TICKETS, Ticket(b"ticket", LinkId(f"{table}-judge"), NOW)),
        (RESCUES, Rescue(b"code", account, "code", NOW)),
        (BROWSERS, Browser(b"browser", account, "session", "Firefox, Windows", NOW)),
        (POSTS, Post(to_tournament_id(table), account, "judge", NOW)),
        (OWNER_DECISIONS, OwnerDecision(to_tournament_id(table), hidden=True)),
        (SETTINGS, Setting("registration", "approved")),
        (PLANS, Planned(to_tournament_id(table), "q", "plan", NOW, b"{}")),
        (OUTBOX, outgoing_of(f"{table}/1", table)),
        (SUBSCRIPTIONS, subscription_of(table)),
        (
            QUIET_HOURS,
            QuietHours(f"seat:{table}:3", StreamId(table), "22:00", "08:00", "Asia/Omsk"),
        ),
        (
            UNWANTED_KINDS,
            UnwantedKinds(f"seat:{table}:3", StreamId(table), "reminder-6h"),
        ),
        (LEASES, Lease("telegram", "another", NOW)),
    )


def outgoing_of(key: str, table: str, **fields: object) -> Outgoing:
    """Return a waiting notice to the third seat."""
    row = Outgoing(
        key=key,
        person=f"seat:{table}:3",
        table=StreamId(table),
        kind="published",
        params='{"game":"Город"}',
        channel="",
        subscription="",
        state="waiting",
        due=NOW,
        until="",
        not_after="",
        attempts=0,
        owner="",
        why="",
        changed=NOW,
    )
    return msgspec.structs.replace(row, **fields)


def subscription_of(table: str, **fields: object) -> Subscription:
    """Return an address for notices that the third seat has confirmed."""
    one = Subscription(
        id="s1",
        person=f"seat:{table}:3",
        table=StreamId(table),
        channel="email",
        address="olga@mail.example",
        code=b"",
        leave="leave-me",
        lang="ru",
        link=LinkId(f"{table}-seat"),
        created=NOW,
        expires="",
    )
    return msgspec.structs.replace(one, **fields)


def desk_of(tournament: str, players: int = 3) -> tuple[Tournament, list[Entry]]:
    """Return a tournament as the server would log it: opened, a few players, one of them undone."""
    stages = (StagePlan(StageId("q"), "qualification", rounds=1, tables=1),)
    asked: list[c.Command] = [c.Open("Кубок", Regulation("fiim-2019", stages))]
    asked += [c.AddPlayer(Player(PersonId(f"p{n}"), f"Игрок {n}")) for n in range(1, players + 1)]
    asked += [c.Undo(len(asked), "записан дважды")]
    log = Log()
    for command in asked:
        after = log.then(command, PersonId("org"), NOW)
        assert not isinstance(after, Denied)
        log = after
    known = Tournament(to_tournament_id(tournament), NOW, account=AccountId(1), organiser="org")
    taken = log_of(tournament, log.entries, kind="command")
    return known, taken + log_of(tournament, [{"is": "watched"}], taken[-1])


async def with_desk(store: Store, tournament: str) -> None:
    """Write the same into a store, with a receipt for every command, a link and a photo."""
    known, log = desk_of(tournament)
    await store.add_tournament(known)
    await store.add_link(link_of(tournament, f"{tournament}-chief", scope="official:chief"))
    await store.put_photo(photo_of(tournament))
    for number, entry in enumerate(log):
        assert await store.append([entry], receipt_of(entry, f"c{number}")) is None


def photo_of(tournament: str, player: str = "p1", body: bytes = b"") -> Photo:
    return Photo(
        to_tournament_id(tournament),
        player,
        "image/png",
        "2026",
        body or f"{tournament} p1".encode(),
    )
