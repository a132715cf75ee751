# The database: backup, restore, verify.

## Help

cli-help-backup =
    gorod backup FILE [--database DB] [--json] [--lang ru|en]
    gorod backup --into DIR [--keep N] [--database DB] [--json] [--lang ru|en]

    Copies the database into a new file while the server goes on, and verifies the copy. The file
    can be restored into SQLite and into PostgreSQL, whichever it came from.

    --into DIR      a folder in which the copy is named by its date; what a backup that was cut
                    off has left there is taken away
    --keep N        of the copies in that folder the newest N stay; 48 if nothing is said
    --database DB   a file or postgresql://…; else the variable GOROD_DATABASE, else gorod.db
    --json          one JSON object instead of a sentence

    Exit code 0: done; 1: the database is damaged and nothing was written; 2: it cannot be done.
cli-help-restore =
    gorod restore FILE [--database DB] [--void-links] [--json] [--lang ru|en]

    Verifies a backup and fills a new database from it. A database that exists is never changed.

    --database DB   a file or postgresql://…; else the variable GOROD_DATABASE, else gorod.db
    --void-links    revoke every link and sign everybody out: what was revoked after the copy was
                    made would be good again otherwise
    --json          one JSON object instead of a sentence

    Exit code 0: done; 1: the backup is damaged and nothing was written; 2: it cannot be done.
cli-help-verify =
    gorod verify [DB] [--key FILE] [--json] [--lang ru|en]

    Looks whether anything stored has changed since it was written: every entry against its hash
    and the one before it, every other row against its seal; and whether every log can be read to
    its end. Would the rules decide the same today? That is another question: gorod audit asks it.
    What the server has signed is compared as well: a table that was deleted, or a log that was cut
    off or forged with new hashes, is found, if it had been signed and the forger has not the key.
    DB is a file (also a backup) or postgresql://…; else the variable GOROD_DATABASE, else gorod.db.

    --key FILE      the key that must have signed it; else the one beside the database, or GOROD_KEY
    --json          one JSON object instead of sentences

    Exit code 0: everything is as it was written; 1: something is not; 2: it cannot be read.
cli-help-audit =
    gorod audit [DB] [--json] [--strict] [--lang ru|en]

    Decides every stored move and every command of a tournament again, by today's rules, and names
    what would be decided otherwise: the table, the entry, the move, what is stored, what the rules
    say, and the clauses. It changes and blocks nothing: what was decided stays decided.
    DB is a file (also a backup) or postgresql://…; else the variable GOROD_DATABASE, else gorod.db.

    --json          one JSON object instead of sentences
    --strict        exit code 1 if there is any difference

    Exit code 0: looked at, with or without differences; 1: with --strict, there are some;
    2: it cannot be read.

## Answers

audit-done = { $database }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $tournaments ->
    [one] { $tournaments } tournament
   *[other] { $tournaments } tournaments
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}; { $differences ->
    [0] today's rules decide the same
   *[other] decided otherwise today: { $differences }
}
audit-build = table { $table }: decided by build { $build } of its rulebook, which is { $today } today
audit-clause = { $rules } { $clause }: { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
audit-game = game { $game }
audit-version = entry { $version }
audit-events = decided otherwise today
audit-refused = refused today
audit-rules = there is no such rulebook, option or table size
audit-unreadable = the log cannot be read
audit-record = the confirmed protocol reads otherwise today
audit-refused-record = the confirmed protocol is refused today
audit-stored = stored:
audit-today = today:

database-verified = { $database }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}, everything as it was written
database-backed-up = { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}, copied and verified
database-restored = { $database }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}, restored and verified
database-tip = signature { $number } over all logs, by the key { $key }
database-backups = backups in the folder: { $kept }; removed: { $removed }
database-links-live = Links that were revoked and sessions that were ended after the copy was made are good again. To end all of them, restore with --void-links, or run “gorod admin void-links” before the server starts.
database-links-void = All links are revoked and everybody is signed out; people need new links.
database-fingerprint = fingerprint { $fingerprint }

## Findings

found-in-table = table { $table }
found-in-tournament = tournament { $table }
found-structure = the file is damaged: { $detail }
found-unreadable = a part of the file cannot be read: { $detail }
found-unsigned = the signature over all logs is gone
found-tip = signature { $version } over all logs does not fit: somebody has changed it, or what it covers
found-key = all logs are signed by the key { $detail }, which is not the one of this server
found-rollback = the last signature has the number { $version }, but number { $detail } was made: this is an older database
found-deleted = table or tournament { $table } was signed and is gone
found-shorter = { $where }: the log ends at version { $version } and was signed to version { $detail }
found-forged = { $where }: version { $version } is not the one that was signed
found-gap = { $where }: version { $version } is missing
found-link = { $where }: version { $version } does not follow the one before it
found-hash = { $where }: version { $version } has changed since it was written
found-head = { $where }: the log ends at version { $version }, which is not its end
found-headless = { $where }: where its log ends is not noted
found-orphan = table { $table } is missing, but { $detail } refers to it
found-seal = a row of { $detail } has changed since it was written
found-seal-of = { $where }: a row of { $detail } has changed since it was written
found-receipts = { $where }: the receipts of its commands are not all there, or too many ({ $detail })
found-replay-body = { $where }: version { $version } is not an entry of this release
found-replay-undo = { $where }: version { $version } goes back to a version that is not before it
found-replay-correction = { $where }: version { $version } corrects a turn that is not before it
found-replay-fold = { $where }: version { $version } does not fit what stands before it ({ $detail })
found-replay-newer = { $where }: version { $version } was written by a newer release of gorod ({ $detail })

## Complaints

cli-database-newer = { $database } was written by a newer release of gorod; it was left as it is
cli-database-older = { $database } was written by an older release of gorod; start the server once, then try again
cli-database-in-use = another server works on { $database } already; stop it, or name another database
cli-database-read-only = { $database } cannot be written: the file, its folder or its disk is read-only, or belongs to somebody else
cli-database-foreign = { $database } is not a database of gorod; it was left as it is
cli-database-unopened = { $database } cannot be opened: { $detail }
cli-database-failed = { $database }: { $detail }
cli-database-exists = { $file } is there already; it was left as it is
cli-backup-full = there is too little room in { $folder } for another backup; no file was changed
cli-backup-busy = another backup is being made in { $folder }; try again when it is ready
