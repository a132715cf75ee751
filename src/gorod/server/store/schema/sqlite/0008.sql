-- Searches for a seating, so that every process can show, stop and take them.
CREATE TABLE plans (
    table_id TEXT NOT NULL,
    stage TEXT NOT NULL,
    kind TEXT NOT NULL,
    at TEXT NOT NULL,
    body BLOB NOT NULL,
    seal BLOB NOT NULL,
    PRIMARY KEY (table_id, stage, kind)
) STRICT;
