-- What people do not want to be told of.
CREATE TABLE unwanted_kinds (
    person TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL,
    kinds TEXT NOT NULL,
    seal BLOB NOT NULL
) STRICT;

CREATE INDEX unwanted_kinds_table ON unwanted_kinds (table_id);
