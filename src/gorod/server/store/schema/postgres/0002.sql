-- Who may see and do what: capability links, accounts, signed-in browsers.
CREATE TABLE links (
    id text NOT NULL PRIMARY KEY,
    digest bytea NOT NULL UNIQUE,
    table_id text NOT NULL,
    scope text NOT NULL,
    created text NOT NULL,
    expires text,
    delay bigint NOT NULL,
    revoked bigint NOT NULL,
    seal bytea NOT NULL
);

CREATE INDEX links_of_a_table ON links (table_id);

CREATE TABLE accounts (
    id bigint NOT NULL PRIMARY KEY,
    name text NOT NULL UNIQUE,
    password text NOT NULL,
    created text NOT NULL,
    seal bytea NOT NULL
);

CREATE TABLE sessions (
    digest bytea NOT NULL PRIMARY KEY,
    account bigint NOT NULL,
    created text NOT NULL,
    expires text NOT NULL,
    seal bytea NOT NULL
);
