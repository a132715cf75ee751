-- Tournaments: their logs are entries like those of a table, under the tournament's own id.
CREATE TABLE tournaments (
    id text NOT NULL PRIMARY KEY,
    created text NOT NULL,
    account bigint NOT NULL,
    organiser text NOT NULL,
    shown bigint NOT NULL,
    seal bytea NOT NULL
);
