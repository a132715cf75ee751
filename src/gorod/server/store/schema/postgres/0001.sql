-- The log of every table: what was decided, and what its commands were answered.
CREATE TABLE tables (
    id text NOT NULL PRIMARY KEY,
    created text NOT NULL,
    rules text NOT NULL,
    options text NOT NULL,
    names text NOT NULL,
    tags text NOT NULL,
    account bigint,
    live bigint NOT NULL,
    seal bytea NOT NULL
);

CREATE TABLE heads (
    table_id text NOT NULL PRIMARY KEY,
    version bigint NOT NULL,
    hash bytea NOT NULL,
    receipts bigint NOT NULL
);

CREATE TABLE entries (
    table_id text NOT NULL,
    version bigint NOT NULL,
    kind text NOT NULL,
    actor text NOT NULL,
    at text NOT NULL,
    body bytea NOT NULL,
    previous bytea NOT NULL,
    hash bytea NOT NULL,
    PRIMARY KEY (table_id, version)
);

CREATE TABLE receipts (
    table_id text NOT NULL,
    command text NOT NULL,
    digest bytea NOT NULL,
    version bigint NOT NULL,
    answer bytea NOT NULL,
    seal bytea NOT NULL,
    PRIMARY KEY (table_id, command)
);
