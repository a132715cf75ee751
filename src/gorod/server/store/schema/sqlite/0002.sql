-- Who may see and do what: capability links, accounts, signed-in browsers.
CREATE TABLE links (
    id TEXT NOT NULL PRIMARY KEY,
    digest BLOB NOT NULL UNIQUE,
    table_id TEXT NOT NULL,
    scope TEXT NOT NULL,
    created TEXT NOT NULL,
    expires TEXT,
    delay INTEGER NOT NULL,
    revoked INTEGER NOT NULL,
    seal BLOB NOT NULL
) STRICT;

CREATE INDEX links_of_a_table ON links (table_id);

CREATE TABLE accounts (
    id INTEGER NOT NULL PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    created TEXT NOT NULL,
    seal BLOB NOT NULL
) STRICT;

CREATE TABLE sessions (
    digest BLOB NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    created TEXT NOT NULL,
    expires TEXT NOT NULL,
    seal BLOB NOT NULL
) STRICT;
