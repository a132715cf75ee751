-- Notices on their way, whom they reach and when; and what one process does at a time.
CREATE TABLE outbox (
    key text NOT NULL PRIMARY KEY,
    person text NOT NULL,
    table_id text NOT NULL,
    kind text NOT NULL,
    params text NOT NULL,
    channel text NOT NULL,
    subscription text NOT NULL,
    state text NOT NULL,
    due text COLLATE "C" NOT NULL,
    until text COLLATE "C" NOT NULL,
    not_after text NOT NULL,
    attempts bigint NOT NULL,
    owner text NOT NULL,
    why text NOT NULL,
    changed text COLLATE "C" NOT NULL,
    seal bytea NOT NULL
);

CREATE INDEX outbox_due ON outbox (due) WHERE state IN ('waiting', 'claimed', 'sending');

CREATE INDEX outbox_table ON outbox (table_id, state);

CREATE INDEX outbox_person ON outbox (person);

CREATE INDEX outbox_changed ON outbox (changed);

CREATE TABLE subscriptions (
    id text NOT NULL PRIMARY KEY,
    person text NOT NULL,
    table_id text NOT NULL,
    channel text NOT NULL,
    address text NOT NULL,
    code bytea NOT NULL,
    leave_token text NOT NULL,
    lang text NOT NULL,
    link text NOT NULL,
    created text NOT NULL,
    expires text NOT NULL,
    seal bytea NOT NULL
);

CREATE INDEX subscriptions_person ON subscriptions (person);

CREATE INDEX subscriptions_table ON subscriptions (table_id);

CREATE INDEX subscriptions_code ON subscriptions (code);

CREATE INDEX subscriptions_leave ON subscriptions (leave_token);

CREATE INDEX subscriptions_link ON subscriptions (link);

CREATE TABLE quiet_hours (
    person text NOT NULL PRIMARY KEY,
    table_id text NOT NULL,
    begins text NOT NULL,
    ends text NOT NULL,
    zone text NOT NULL,
    seal bytea NOT NULL
);

CREATE INDEX quiet_hours_table ON quiet_hours (table_id);

CREATE TABLE leases (
    name text NOT NULL PRIMARY KEY,
    owner text NOT NULL,
    until text COLLATE "C" NOT NULL,
    seal bytea NOT NULL
);
