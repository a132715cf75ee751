-- Photos of players; in no log, so that taking one away takes it away.
CREATE TABLE photos (
    table_id TEXT NOT NULL,
    player TEXT NOT NULL,
    kind TEXT NOT NULL,
    at TEXT NOT NULL,
    body BLOB NOT NULL,
    seal BLOB NOT NULL,
    PRIMARY KEY (table_id, player)
) STRICT;
