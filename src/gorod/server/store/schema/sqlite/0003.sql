-- Tournaments: their logs are entries like those of a table, under the tournament's own id.
CREATE TABLE tournaments (
    id TEXT NOT NULL PRIMARY KEY,
    created TEXT NOT NULL,
    account INTEGER NOT NULL,
    organiser TEXT NOT NULL,
    shown INTEGER NOT NULL,
    seal BLOB NOT NULL
) STRICT;
