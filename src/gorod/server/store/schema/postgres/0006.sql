-- A link knows the link that it was made from, and who began the chain. A ticket is good everywhere.
CREATE TABLE links_of_makers (
    id text NOT NULL PRIMARY KEY,
    digest bytea NOT NULL UNIQUE,
    table_id text NOT NULL,
    scope text NOT NULL,
    created text NOT NULL,
    expires text,
    delay bigint NOT NULL,
    revoked bigint NOT NULL,
    parent text NOT NULL,
    maker text NOT NULL,
    seal bytea NOT NULL
);

INSERT INTO links_of_makers
SELECT id, digest, table_id, scope, created, expires, delay, revoked, '', '', seal FROM links;

DROP TABLE links;

ALTER TABLE links_of_makers RENAME TO links;

CREATE INDEX links_of_a_table ON links (table_id);

CREATE INDEX links_of_a_link ON links (parent);

CREATE INDEX links_of_a_maker ON links (maker);

CREATE TABLE tickets (
    digest bytea NOT NULL PRIMARY KEY,
    link text NOT NULL,
    expires text NOT NULL,
    seal bytea NOT NULL
);
