-- What people do not want to be told of.
CREATE TABLE unwanted_kinds (
    person text NOT NULL PRIMARY KEY,
    table_id text NOT NULL,
    kinds text NOT NULL,
    seal bytea NOT NULL
);

CREATE INDEX unwanted_kinds_table ON unwanted_kinds (table_id);
