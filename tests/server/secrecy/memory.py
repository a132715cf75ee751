"""A store in memory: the real ones have their own tests, and thousands of games need no disk."""

import msgspec

from gorod.server.store.interface import VersionTakenError
from gorod.server.store.stored_rows import Account


class MemoryStore:
    """The parts of a store that one process needs."""

    def __init__(self):
        self._tables, self._entries, self._receipts, self._links = {}, {}, {}, {}
        self._accounts, self._sessions, self._tournaments = {}, {}, {}
        self._photos, self._rows = {}, {}
        self.commits = 0

    async def append(self, entries, receipt):
        self.commits += 1
        if receipt is not None:
            known = self._receipts.get((receipt.table, receipt.command))
            if known is not None:
                return known
        for entry in entries:
            log = self._entries.setdefault(entry.table, [])
            if entry.version != len(log) + 1:
                raise VersionTakenError
            log.append(entry)
        if receipt is not None:
            self._receipts[receipt.table, receipt.command] = receipt
        return None

    async def receipt(self, table, command):
        return self._receipts.get((table, command))

    async def entries(self, table, after=0):
        return self._entries.get(table, [])[after:]

    async def add_table(self, table):
        self._tables[table.id] = table

    async def table(self, table):
        return self._tables.get(table)

    async def tables(self, *, live=None):
        every = self._tables.values()
        return [table for table in every if live is None or table.live == live]

    async def newest(self, tag, most):
        return [table for table in await self.tables(live=True) if tag in table.tags][-most:]

    async def close_table(self, table):
        """Forget everything about the table."""
        del self._tables[table]
        self._entries.pop(table, None)
        self._receipts = {key: one for key, one in self._receipts.items() if key[0] != table}
        self._links = {key: link for key, link in self._links.items() if link.table != table}

    async def add_tournament(self, tournament):
        self._tournaments[tournament.id] = tournament

    async def tournament(self, tournament):
        return self._tournaments.get(tournament)

    async def tournaments(self, *, account=None):
        every = self._tournaments.values()
        return [t for t in every if (t.shown if account is None else t.account == account)]

    async def show_tournament(self, tournament, *, shown):
        before = self._tournaments[tournament]
        self._tournaments[tournament] = msgspec.structs.replace(before, shown=shown)

    async def put_photo(self, photo):
        self._photos[photo.table, photo.player] = photo

    async def photo(self, tournament, player):
        return self._photos.get((tournament, player))

    async def photographed(self, tournament):
        return sorted(player for where, player in self._photos if where == tournament)

    async def drop_photo(self, tournament, player):
        self._photos.pop((tournament, player), None)

    async def add_link(self, link):
        self._links[link.digest] = link
        return True

    async def link(self, digest):
        return self._links.get(digest)

    async def links(self, table):
        return [link for link in self._links.values() if link.table == table]

    async def shorten_link(self, link, expires):
        for one in [one for one in self._links.values() if one.id == link]:
            if one.expires is None or one.expires > expires:
                self._links[one.digest] = msgspec.structs.replace(one, expires=expires)
                return True
        return False

    async def revoke_link(self, link):
        found = [one for one in self._links.values() if one.id == link]
        for one in found:
            self._links[one.digest] = msgspec.structs.replace(one, revoked=True)
        children = [one.id for one in self._links.values() if one.parent == link]
        return found + [one for child in children for one in await self.revoke_link(child)]

    async def add_account(self, name, password, created):
        if name in self._accounts:
            return None
        account = Account(len(self._accounts) + 1, name, password, created)
        return self._accounts.setdefault(name, account)

    async def account(self, name):
        return self._accounts.get(name)

    async def account_by_id(self, account):
        return next((one for one in self._accounts.values() if one.id == account), None)

    async def add_session(self, session):
        self._sessions[session.digest] = session

    async def session(self, digest):
        return self._sessions.get(digest)

    async def end_session(self, digest):
        self._sessions.pop(digest, None)

    async def put(self, shape, record):
        self._kept(shape)[self._key(shape, record)] = record

    async def found(self, shape, **cells):
        return [one for _, one in sorted(self._kept(shape).items()) if self._has(shape, one, cells)]

    async def count(self, shape, **cells):
        return len(await self.found(shape, **cells))

    async def drop(self, shape, **cells):
        rows = self._kept(shape)
        gone = [key for key, one in rows.items() if self._has(shape, one, cells)]
        for key in gone:
            del rows[key]
        return len(gone)

    async def add_new(self, shape, records):
        rows = self._kept(shape)
        new = {self._key(shape, one): one for one in records}
        fresh = {key: one for key, one in new.items() if key not in rows}
        rows.update(fresh)
        return len(fresh)

    async def changed(self, shape, pairs):
        rows, done = self._kept(shape), []
        for before, after in pairs:
            if rows.get(self._key(shape, before)) == before:
                rows[self._key(shape, before)] = after
                done.append(after)
        return done

    async def due(self, now, most):
        waits = [one for one in self._rows.get("outbox", {}).values() if one.due <= now]
        ready = [one for one in waits if one.state == "waiting" or _lost(one, now)]
        return sorted(ready, key=lambda one: (one.due, one.key))[:most]

    async def forget_notices(self, before):
        return 0

    def _kept(self, shape):
        """Return the rows of a table by their key; accounts and sessions are stored as before."""
        named = {
            "sessions": self._sessions,
            "accounts": self._accounts,
            "links": self._links,
            "tables": self._tables,
            "tournaments": self._tournaments,
        }
        return named[shape.name] if shape.name in named else self._rows.setdefault(shape.name, {})

    def _key(self, shape, record):
        if shape.name == "accounts":
            return record.name
        cells = dict(zip(shape.columns, shape.cells(record), strict=True))
        key = tuple(cells[column] for column in shape.key)
        return key[0] if shape.name == "sessions" else key

    def _has(self, shape, record, cells):
        own = dict(zip(shape.columns, shape.cells(record), strict=True))
        return all(own[column] == value for column, value in cells.items())

    async def size(self):
        return 0

    def listen(self, heard):
        """Do nothing: nobody else writes."""

    async def pass_on(self, table, word):
        """Do nothing: there is no other process."""

    def overhear(self, heard):
        """Do nothing: nobody sends anything."""

    async def close(self):
        """Do nothing: nothing is kept."""


def _lost(one, now):
    return one.state in ("claimed", "sending") and one.until <= now
