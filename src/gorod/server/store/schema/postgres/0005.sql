-- What belongs to an account beside its name and password; what the owner of the server decides.
CREATE TABLE profiles (
    account bigint NOT NULL PRIMARY KEY,
    standing text NOT NULL,
    email text NOT NULL,
    seal bytea NOT NULL
);

CREATE TABLE rescues (
    digest bytea NOT NULL PRIMARY KEY,
    account bigint NOT NULL,
    kind text NOT NULL,
    created text NOT NULL,
    expires text,
    seal bytea NOT NULL
);

CREATE TABLE browsers (
    digest bytea NOT NULL PRIMARY KEY,
    account bigint NOT NULL,
    kind text NOT NULL,
    label text NOT NULL,
    seen text NOT NULL,
    seal bytea NOT NULL
);

CREATE TABLE posts (
    table_id text NOT NULL,
    account bigint NOT NULL,
    who text NOT NULL,
    created text NOT NULL,
    seal bytea NOT NULL,
    PRIMARY KEY (table_id, account)
);

CREATE TABLE notices (
    table_id text NOT NULL PRIMARY KEY,
    hidden bigint NOT NULL,
    removed bigint NOT NULL,
    official bigint NOT NULL,
    seal bytea NOT NULL
);

CREATE TABLE settings (
    name text NOT NULL PRIMARY KEY,
    value text NOT NULL,
    seal bytea NOT NULL
);
