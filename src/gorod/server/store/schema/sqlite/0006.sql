-- A link knows the link that it was made from, and who began the chain. A ticket is good everywhere.
CREATE TABLE links_of_makers (
    id TEXT NOT NULL PRIMARY KEY,
    digest BLOB NOT NULL UNIQUE,
    table_id TEXT NOT NULL,
    scope TEXT NOT NULL,
    created TEXT NOT NULL,
    expires TEXT,
    delay INTEGER NOT NULL,
    revoked INTEGER NOT NULL,
    parent TEXT NOT NULL,
    maker TEXT NOT NULL,
    seal BLOB NOT NULL
) STRICT;

INSERT INTO links_of_makers
SELECT id, digest, table_id, scope, created, expires, delay, revoked, '', '', seal FROM links;

DROP TABLE links;

ALTER TABLE links_of_makers RENAME TO links;

CREATE INDEX links_of_a_table ON links (table_id);

CREATE INDEX links_of_a_link ON links (parent);

CREATE INDEX links_of_a_maker ON links (maker);

CREATE TABLE tickets (
    digest BLOB NOT NULL PRIMARY KEY,
    link TEXT NOT NULL,
    expires TEXT NOT NULL,
    seal BLOB NOT NULL
) STRICT;
