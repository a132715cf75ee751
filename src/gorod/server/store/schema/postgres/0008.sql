-- Searches for a seating, so that every process can show, stop and take them.
CREATE TABLE plans (
    table_id text NOT NULL,
    stage text NOT NULL,
    kind text NOT NULL,
    at text NOT NULL,
    body bytea NOT NULL,
    seal bytea NOT NULL,
    PRIMARY KEY (table_id, stage, kind)
);
