-- One signature over the ends of all logs, so that a deleted or forged log is found.
CREATE TABLE anchors (
    table_id text NOT NULL PRIMARY KEY,
    version bigint NOT NULL,
    hash bytea NOT NULL,
    receipts bigint NOT NULL
);

CREATE TABLE tips (
    name text NOT NULL PRIMARY KEY,
    number bigint NOT NULL,
    at text NOT NULL,
    logs bigint NOT NULL,
    hash bytea NOT NULL,
    key bytea NOT NULL,
    signature bytea NOT NULL
);

CREATE TABLE graves (
    table_id text NOT NULL PRIMARY KEY,
    at text NOT NULL,
    key bytea NOT NULL,
    signature bytea NOT NULL
);
