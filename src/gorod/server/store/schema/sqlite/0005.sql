-- What belongs to an account beside its name and password; what the owner of the server decides.
CREATE TABLE profiles (
    account INTEGER NOT NULL PRIMARY KEY,
    standing TEXT NOT NULL,
    email TEXT NOT NULL,
    seal BLOB NOT NULL
) STRICT;

CREATE TABLE rescues (
    digest BLOB NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    kind TEXT NOT NULL,
    created TEXT NOT NULL,
    expires TEXT,
    seal BLOB NOT NULL
) STRICT;

CREATE TABLE browsers (
    digest BLOB NOT NULL PRIMARY KEY,
    account INTEGER NOT NULL,
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    seen TEXT NOT NULL,
    seal BLOB NOT NULL
) STRICT;

CREATE TABLE posts (
    table_id TEXT NOT NULL,
    account INTEGER NOT NULL,
    who TEXT NOT NULL,
    created TEXT NOT NULL,
    seal BLOB NOT NULL,
    PRIMARY KEY (table_id, account)
) STRICT;

CREATE TABLE notices (
    table_id TEXT NOT NULL PRIMARY KEY,
    hidden INTEGER NOT NULL,
    removed INTEGER NOT NULL,
    official INTEGER NOT NULL,
    seal BLOB NOT NULL
) STRICT;

CREATE TABLE settings (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL,
    seal BLOB NOT NULL
) STRICT;
