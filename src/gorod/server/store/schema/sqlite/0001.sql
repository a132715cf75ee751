-- The log of every table: what was decided, and what its commands were answered.
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    created TEXT NOT NULL,
    rules TEXT NOT NULL,
    options TEXT NOT NULL,
    names TEXT NOT NULL,
    tags TEXT NOT NULL,
    account INTEGER,
    live INTEGER NOT NULL,
    seal BLOB NOT NULL
) STRICT;

CREATE TABLE heads (
    table_id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL,
    hash BLOB NOT NULL,
    receipts INTEGER NOT NULL
) STRICT;

CREATE TABLE entries (
    table_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    kind TEXT NOT NULL,
    actor TEXT NOT NULL,
    at TEXT NOT NULL,
    body BLOB NOT NULL,
    previous BLOB NOT NULL,
    hash BLOB NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT;

CREATE TABLE receipts (
    table_id TEXT NOT NULL,
    command TEXT NOT NULL,
    digest BLOB NOT NULL,
    version INTEGER NOT NULL,
    answer BLOB NOT NULL,
    seal BLOB NOT NULL,
    PRIMARY KEY (table_id, command)
) STRICT;
