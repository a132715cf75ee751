-- One signature over the ends of all logs, so that a deleted or forged log is found.
CREATE TABLE anchors (
    table_id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL,
    hash BLOB NOT NULL,
    receipts INTEGER NOT NULL
) STRICT;

CREATE TABLE tips (
    name TEXT NOT NULL PRIMARY KEY,
    number INTEGER NOT NULL,
    at TEXT NOT NULL,
    logs INTEGER NOT NULL,
    hash BLOB NOT NULL,
    key BLOB NOT NULL,
    signature BLOB NOT NULL
) STRICT;

CREATE TABLE graves (
    table_id TEXT NOT NULL PRIMARY KEY,
    at TEXT NOT NULL,
    key BLOB NOT NULL,
    signature BLOB NOT NULL
) STRICT;
