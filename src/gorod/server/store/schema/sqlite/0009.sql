-- Notices on their way, whom they reach and when; and what one process does at a time.
CREATE TABLE outbox (
    key TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    params TEXT NOT NULL,
    channel TEXT NOT NULL,
    subscription TEXT NOT NULL,
    state TEXT NOT NULL,
    due TEXT NOT NULL,
    until TEXT NOT NULL,
    not_after TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    owner TEXT NOT NULL,
    why TEXT NOT NULL,
    changed TEXT NOT NULL,
    seal BLOB NOT NULL
) STRICT;

CREATE INDEX outbox_due ON outbox (due) WHERE state IN ('waiting', 'claimed', 'sending');

CREATE INDEX outbox_table ON outbox (table_id, state);

CREATE INDEX outbox_person ON outbox (person);

CREATE INDEX outbox_changed ON outbox (changed);

CREATE TABLE subscriptions (
    id TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    channel TEXT NOT NULL,
    address TEXT NOT NULL,
    code BLOB NOT NULL,
    leave_token TEXT NOT NULL,
    lang TEXT NOT NULL,
    link TEXT NOT NULL,
    created TEXT NOT NULL,
    expires TEXT NOT NULL,
    seal BLOB NOT NULL
) STRICT;

CREATE INDEX subscriptions_person ON subscriptions (person);

CREATE INDEX subscriptions_table ON subscriptions (table_id);

CREATE INDEX subscriptions_code ON subscriptions (code);

CREATE INDEX subscriptions_leave ON subscriptions (leave_token);

CREATE INDEX subscriptions_link ON subscriptions (link);

CREATE TABLE quiet_hours (
    person TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL,
    begins TEXT NOT NULL,
    ends TEXT NOT NULL,
    zone TEXT NOT NULL,
    seal BLOB NOT NULL
) STRICT;

CREATE INDEX quiet_hours_table ON quiet_hours (table_id);

CREATE TABLE leases (
    name TEXT NOT NULL PRIMARY KEY,
    owner TEXT NOT NULL,
    until TEXT NOT NULL,
    seal BLOB NOT NULL
) STRICT;
