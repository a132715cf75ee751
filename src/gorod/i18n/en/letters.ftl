# Letters to the owners of accounts: plain text.

letter-hello = Hello,
letter-foot = This letter was sent by the server { $host }. There is no need to answer it.

letter-reset-subject = A new password at { $host }
letter-reset = Somebody has asked for a new password for the account “{ $name }” at { $host }. If it was you, open this link and choose a password:
letter-reset-link = The link works once, within { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}. After that the old password is void and every session ends.
letter-reset-not-you = If it was not you, do nothing: the password is as it was, and cannot be changed without this letter. Send the link to nobody. If such letters come again and again, tell the owner of the server { $host }.

letter-confirm-subject = Confirm your address for { $host }
letter-confirm = This address was given for the account “{ $name }” at { $host }, so that its owner can get back in if the password is forgotten. If the account is yours, open this link and confirm the address:
letter-confirm-link = The link works once, within a day.
letter-confirm-not-you = If you have done nothing of the kind, do nothing: without a confirmation the address is not used.

letter-password-subject = Your password at { $host } was changed
letter-password = The password of the account “{ $name }” at { $host } was changed. If it was you, there is nothing to do.
letter-password-not-you = If it was not you, set a new password at once: on the page where you sign in, choose “Forgotten your password?” and ask for a letter or enter a spare code. That ends every session of others. If it does not work, turn to the owner of the server { $host }.

letter-moved-subject = Your account at { $host } has another e-mail address
letter-moved = The account “{ $name }” at { $host } now has another e-mail address. Links for a new password come to this address no longer. If it was you, there is nothing to do.
letter-moved-not-you = If it was not you, somebody knows your password. Sign in and change the password and the address; if you cannot sign in, set a new password with a spare code or turn to the owner of the server { $host }.

letter-removed-subject = Your account at { $host } has no e-mail address any more
letter-removed = The account “{ $name }” at { $host } has no e-mail address any more. If the password is forgotten, spare codes or the owner of the server help. If it was you, there is nothing to do.
letter-removed-not-you = If it was not you, somebody knows your password. Sign in, change the password and give the address again; if you cannot sign in, set a new password with a spare code or turn to the owner of the server { $host }.
