-- Photos of players; in no log, so that taking one away takes it away.
CREATE TABLE photos (
    table_id text NOT NULL,
    player text NOT NULL,
    kind text NOT NULL,
    at text NOT NULL,
    body bytea NOT NULL,
    seal bytea NOT NULL,
    PRIMARY KEY (table_id, player)
);
