# gorod admin: the accounts of a server.

cli-help-admin =
    gorod admin list                 the accounts, and how many tournaments each has
    gorod admin reset NAME           a one-time link that sets a new password; good for a day

    It is run on the server's machine; the server may go on running.

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
