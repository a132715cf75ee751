# gorod admin: the accounts of a server.

cli-help-admin =
    gorod admin list                 the accounts and tournaments of the server
    gorod admin reset NAME           a one-time link that sets a new password; good for a day
    gorod admin owner [NAME]         make an account the owner; without a name, a new link for the owner
    gorod admin registration open|approved|invite|off   let everybody in, those approved, those invited, or nobody new
    gorod admin approve|refuse NAME  let in somebody who waits, or refuse them
    gorod admin hide|unhide TOURNAMENT       close its pages to all but its own people, or lift that
    gorod admin remove|restore TOURNAMENT    take it away altogether (what was written stays), or bring it back
    gorod admin official|unofficial TOURNAMENT   call it official, or no longer
    gorod admin invite NAME          a new account, and a link by which its holder sets the password; good for a week
    gorod admin quota NAME tables|tournaments NUMBER   how many tables or tournaments an account may have
    gorod admin tables               tables of no tournament
    gorod admin close-table TABLE    close a table; what was written stays
    gorod admin purge-table TABLE    delete a table for good
    gorod admin purge-quick DAYS     delete games without an account in which nothing has happened for so many days
    gorod admin purge-tournament TOURNAMENT   delete for good a tournament that was removed
    gorod admin purge-account NAME   delete an account without tournaments, with its tables
    gorod admin void-links           end every link and sign everybody out, for example after a restore
    gorod admin clock                count by this machine's clock again, if it was put ahead by mistake

    It is run on the server's machine; the server may go on running, except for the last two on a
    SQLite file.

    --database DATABASE a file or postgresql://…; otherwise GOROD_DATABASE, otherwise gorod.db
    --public-url URL    the address of the server, so that the link can be opened at once
cli-admin-unknown = gorod admin does not know the word “{ $word }”; see “gorod admin --help”
cli-admin-unknown-near = gorod admin does not know the word “{ $word }”; perhaps { $near }?
cli-admin-nobody = there is no “{ $name }” here; gorod admin list shows them all
admin-account = { $name } · { $standing ->
    [owner] owner of the server
    [waiting] waits for approval
   *[ordinary] organiser
} · since { $created } · tournaments: { $tournaments }
admin-no-accounts = There are no accounts.
admin-reset = A new password for “{ $name }” is set by this link, once and within a day: { $link }
admin-tournament = tournament { $id } · since { $created } · { $state ->
    [removed] removed
    [hidden] hidden by the owner
    [shown] everybody sees it
   *[private] not published
}{ $official ->
    [yes] { " · official" }
   *[no] { "" }
}
admin-owner = “{ $name }” owns the server now.
admin-owner-made = The password of the server's owner is set by this link, once: { $link }
admin-approved = “{ $name }” is let in.
admin-refused = “{ $name }” is refused; the account is gone.
admin-not-waiting = “{ $name }” does not wait for approval.
admin-links-void = Links that were good and are no longer: { $count }. Everybody who was signed in has to sign in again.
admin-clock = The ends of links and sessions are counted by the clock of this machine again: { $now }.
admin-registration = { $way ->
    [invite] Nobody can register: the owner invites.
    [off] There are no new accounts, not even by invitation.
    [open] Everybody may register.
   *[approved] New accounts wait for the owner's approval.
}
admin-invitations-off = Nobody was invited: invitations are off. Turn them on with: gorod admin registration invite
admin-decided = Tournament { $id }: { $act ->
    [hide] its pages are closed
    [unhide] its organiser may publish it again
    [remove] removed
    [restore] brought back; its organiser may publish it
    [official] official
   *[unofficial] no longer official
}.
cli-admin-of-tournament = “{ $name }” is a table of a tournament: it is deleted with the tournament
cli-admin-not-removed = remove the tournament first: gorod admin remove { $name }
cli-admin-is-owner = “{ $name }” owns the server; that account is not deleted
cli-admin-has-tournaments = “{ $name }” has tournaments: delete them first
admin-invited = The account “{ $name }” is made. Its password is set by this link, once and within a week: { $link }
admin-name-taken = The name “{ $name }” is taken.
admin-quota = “{ $name }” may now have { $most } { $what ->
    [tables] tables
   *[tournaments] tournaments
}.
admin-table = table { $id } · since { $created } · { $kind ->
    [quick] quick game
   *[owned] { $owner }
} · entries: { $entries }{ $live ->
    [yes] { "" }
   *[no] { " · closed" }
}
admin-no-tables = There are no tables.
admin-table-closed = Table { $id } is closed.
admin-purged = “{ $name }” is deleted.
admin-purged-quick = Quick games deleted: { $tables }.
