## P1

desk-title = Tournament desk
desk-about = Players, seating, rounds, protocols with two signatures, { -protest(case: "plural") } and standings in one place.
desk-by-link = { -Judge(case: "plural") } and secretaries come in by their own links: the organiser gives them out, no password is needed. Your link did not open by itself? Then this device does not keep it: open it again from the message or by the QR code.
desk-enter = Entrance
desk-sign-in = Sign in
desk-register = Register
desk-ended = You are signed out. Sign in again.
desk-ended-page = You will be back in the same place.
desk-ended-here = What you typed is still there: sign in and go on from here.
desk-my-account = Account
desk-forgotten = Forgotten your password?
desk-forgotten-how = Enter one of the spare codes that were shown when you registered, and choose a new password.
desk-forgotten-else = No codes left? Ask the owner of the server: gorod admin reset makes a one-time link.
desk-forgotten-by-code = I have a spare code
desk-letters-off = This server sends no letters. A spare code gets you back in.
desk-letter-whose = Name or e-mail address
desk-letter-send = Send a link by e-mail
desk-letter-asked = If there is such an account and it has an address, a letter is on its way. The link in it works once, within { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}. No letter? Look into the spam folder.
desk-email = E-mail address
desk-email-is = { $email }: a link comes there if the password is forgotten.
desk-email-none = There is none. With an address, a link in a letter replaces a forgotten password.
desk-email-waits = Not confirmed yet: { $email }. Open the link in the letter; it works for a day.
desk-email-off = This server sends no letters: spare codes and the owner of the server help.
desk-email-new = Address
desk-email-other = Another address
desk-email-confirm = Send a letter to confirm it
desk-email-remove = Remove the address
desk-email-asked = A letter was sent: { $email }. Open the link in it, and the address is yours.
desk-email-removed = The address is removed.
desk-email-sure = By this address a new password can be set if it is forgotten. Confirm that the address is yours.
desk-email-yes = Yes, it is mine
desk-email-done = Done: { $email } belongs to the account “{ $name }”.
desk-held-by = In the account “{ $name }” since { $since }
desk-detach = Detach
desk-detach-title = Detach “{ $name }”
desk-detach-hint = The tournament leaves the list of this account at once. { $official } can still come by their link; to close that too, open “Links”.
desk-code = Spare code
desk-password-set = Save the new password
desk-fresh-password = New password of at least { $least ->
    [one] { $least } character
   *[other] { $least } characters
}
desk-password-again = The same password again
desk-password-differs = the two passwords differ
desk-password-title = New password
desk-password-by-link = The link works once. After that the old password is void and every session ends.
desk-password-no-link = Open this page by the link that you were given.
desk-password-change = Change the password
desk-password-old = Present password
desk-password-changed = The password is changed. Other devices have to sign in again.
desk-codes = Spare codes
desk-codes-about = If you forget the password, any of these codes replaces it once. They are shown only now: print them or write them down, and keep them elsewhere than in this phone.
desk-codes-of = Spare codes: { $name }
desk-codes-print = Print
desk-codes-copy = Copy
desk-codes-kept = I have kept them
desk-codes-will-come = After you register you will see spare codes in case the password is forgotten.
desk-codes-left = { $count ->
    [0] There are no codes. Make some while you remember the password.
    [one] { $count } code is left.
   *[other] { $count } codes are left.
}
desk-codes-make = Make new codes instead of the old ones
desk-sessions = Where you are signed in
desk-session-own = this device
desk-session-seen = last seen { $when }
desk-session-unknown = Unknown browser
desk-session-end = Sign out
desk-sessions-end = Sign out everywhere else
desk-server = Owner of the server
desk-waiting = The account waits for the approval of the server's owner. Tournaments can be made after that; come back later.
desk-attach = Add this office to the account “{ $name }”
desk-attach-hint = Have you an account of your own? Sign in to it on this device without the link and open the link again: the tournament can then be added to your list.
desk-attached = Done: the tournament is in the list of “{ $name }”, and opens without the link.
desk-server-registration = Registration
desk-any-registration-open = Open to everybody
desk-any-registration-approved = With approval
desk-any-registration-invite = By invitation
desk-any-registration-off = No new accounts
desk-server-waiting = { $count ->
    [0] Nobody waits for approval
   *[other] Waiting for approval: { $count }
}
desk-server-approve = Approve
desk-server-invite = Invite
desk-server-invite-name = Name of the new account
desk-server-invited = The link for “{ $name }”: it sets the password, once and within a week.
desk-server-people = Accounts
desk-server-has = tables: { $tables } of { $limit } · tournaments: { $cups } of { $cuplimit }
desk-server-quota = Change the limit
desk-server-quota-tables = Tables, at most
desk-server-quota-tournaments = Tournaments, at most
desk-server-own-tables = Tables of no tournament
desk-server-no-tables = There are no such tables.
desk-server-quick = Quick game
desk-server-quick-days = Quick games are deleted by themselves when nothing happens in them for { $days } { $days ->
    [one] day
   *[other] days
}.
desk-server-close = Close the table
desk-server-closed = closed
desk-server-delete = Delete for good
desk-server-delete-sure = Really delete?
desk-server-keep = Keep
desk-server-refuse = Refuse
desk-server-tournaments = Tournaments of the server
desk-server-is-shown = everybody sees it
desk-server-is-private = not published
desk-server-is-hidden = closed by the owner
desk-server-is-removed = removed
desk-server-official = Call it official
desk-server-unofficial = No longer official
desk-server-hide = Close its pages
desk-server-unhide = Allow its pages
desk-server-remove = Remove the tournament
desk-server-restore = Bring it back
desk-server-storage = Storage
desk-server-counts = Accounts: { $accounts }, tournaments: { $tournaments }, tables: { $tables }.
desk-server-takes = The database takes { $size }.
desk-server-free = { $size } are free on the disk.
desk-server-disk = { $share } % of the disk are used
desk-server-backup = The last verified copy of the database: { $when }.
desk-server-backup-none = No copy of the database has been made yet.
desk-server-backup-late = A copy is overdue: gorod backup --into DIR. If a service makes copies, look into its journal.
desk-server-letters = Letters
desk-server-letters-from = They are sent from { $sender }.
desk-server-letters-count = Since the server was started: sent { $sent }, not sent { $failed }, waiting { $waiting }.
desk-server-letters-off = None are sent: the server was started without --smtp. A forgotten password is replaced by spare codes, or by a link that gorod admin reset prints.
desk-server-limits = Limits
desk-server-limits-about = What one address of the network may ask for. Refusals are counted since the server was started.
desk-server-rate = Requests
desk-any-column-burst = At once
desk-any-column-per-minute = Then a minute
desk-any-column-limited = Refused
desk-server-size = Sizes and numbers
desk-any-column-most = At most
desk-any-column-now = Now
desk-any-rate-request = any requests
desk-any-rate-create = tables without an account
desk-any-rate-make = tables and tournaments of one account
desk-any-rate-account = registrations
desk-any-rate-sign-in = attempts to sign in
desk-any-rate-sign-in-name = attempts to sign in by one name, from everywhere
desk-any-rate-sign-in-all = attempts to sign in, from everywhere
desk-any-rate-far-undo = undos and corrections at one table that reach far back
desk-any-rate-wrong-token = wrong links
desk-any-rate-join = seats taken at online tables
desk-any-rate-sign-up = players who sign up
desk-any-rate-qr = QR codes
desk-any-rate-paper = papers, tables as files, archives
desk-any-rate-letter = letters to one person
desk-any-rate-letter-from = letters asked for
desk-any-rate-frame = messages of one connection
desk-any-size-sockets = connections, all together
desk-any-size-sockets-of-an-address = connections of one address
desk-any-size-sockets-of-a-table = connections of the hall at one table
desk-any-size-sockets-of-a-link = connections by one link of a judge or player
desk-any-size-sockets-of-a-place = connections of one seat, or of the judges of one table
desk-any-size-tables-of-an-account = tables of one account
desk-any-size-tournaments-of-an-account = tournaments of one account
desk-any-size-quick-tables = tables without an account, all together
desk-any-size-tables = tables, all together
desk-any-size-tournaments = tournaments, all together
desk-any-size-accounts = accounts
desk-any-size-database = the database
desk-any-size-links-of-a-maker = links that one person has made at one table or tournament
desk-any-size-links-of-a-player = links that one player has made to their seat
desk-any-size-entries-of-a-table = entries in the log of one table
desk-any-size-entries-by-day = entries in the log of a game by day
desk-any-size-turns-of-a-table = turns of one table, with those undone or corrected
desk-any-size-header = the header of a request
desk-any-size-connections-of-an-address = requests of one address that are open at once
desk-any-size-tables-in-memory = tables in memory
desk-any-size-seats = seats at a table
desk-any-size-request = an ordinary request
desk-any-size-frame = a message of a connection
desk-any-size-desk-request = a request of the desk
desk-any-size-file = a list of players, or an archive
desk-any-size-archive-unpacked = a tournament’s archive, unpacked
desk-any-size-photo = a photo
desk-sign-out = Sign out
desk-account = Name of the club or organiser
desk-password = Password
desk-new-password = Password of at least { $least ->
    [one] { $least } character
   *[other] { $least } characters
}
desk-signed-as = You are signed in as { $name }.
desk-own = My tournaments
desk-none-yet = No tournaments yet.
desk-new = New tournament
desk-cup-line = { $players ->
    [one] { $players } player
   *[other] { $players } players
} · { $date }
desk-archive-read = Open an archive
desk-archive-hint = A .zip archive is a whole tournament with its log and protocols. It is read as a history: whatever is new you do in your own name.
desk-archive-copy = Open a copy
desk-archive-copy-again = Open a copy all the same
desk-archive-copy-hint = To read only: the log, the protocols and the tables stay as they are. Its pages say that it is a copy; it is not rated.
desk-archive-continue = Go on with our tournament
desk-archive-continue-hint = For your own tournament, after a breakdown or a move. What was read does not change, its offices and links give no right any more, and you are the organiser; the pages say who went on with it and when.
desk-not-a-desk = This link does not open a tournament desk.
desk-without-link = Enter without a link
desk-no-office = You hold no office at this tournament.
desk-public-page = Page of the tournament
desk-hidden = not published
desk-hidden-hint = Only its own people see the tournament.
desk-who = Who I am
desk-me-by-link = You came in by a personal link: do not pass it on.
desk-me-by-account = You signed in with a password.
desk-offline = No network. You see what was known last; nothing is lost.
desk-sections = Sections
desk-waits = { $count ->
    [one] { $count } thing waits
   *[other] { $count } things wait
}
desk-more = More
desk-key-search = search
desk-key-help = this list
desk-key-close = close the window
desk-any-section-regulation = Regulation
desk-any-section-people = People
desk-any-section-seating = Seating
desk-any-office-organiser = organiser
desk-any-office-chief = { -chief-judge }
desk-any-office-judge = { -judge }
desk-any-office-committee = member of the committee
desk-any-office-secretary = secretary
desk-reason = Reason
desk-reason-if = Reason, if any
desk-save = Save
desk-edit = Edit
desk-cancel = Cancel
desk-choose = choose
desk-nobody = nobody
desk-remove = Remove: { $name }
desk-any-people-players = Players
desk-any-people-officials = { -Judge(case: "plural") }
desk-any-people-clubs = Clubs
desk-any-people-teams = Teams and pairs
desk-any-people-links = Links
desk-any-people-import = Import
desk-any-state-expected = signed up
desk-any-state-present = present
desk-any-state-waiting = waiting
desk-any-state-known = not signed up
desk-any-state-withdrawn = withdrawn
desk-any-state-disqualified = { -disqualified }
desk-any-state-replaced = replaced
desk-signed-up = { $limit ->
    [0] { $count } signed up
   *[other] { $count } of { $limit } signed up
}
desk-present = { $count } present
desk-search = Find by nickname, name, club or city
desk-filter = Show
desk-everybody = all { $count }
desk-nobody-found = Nobody found.
desk-nobody-yet = Nobody yet. Add a player, import a list or give out the sign-up link.
desk-check-in = Check in
desk-check-in-all = Check in all
desk-check-in-count = { $count ->
    [one] Check in { $count } player
   *[other] Check in { $count } players
}
desk-check-in-wrong = checked in by mistake
desk-checked-in = Present: { $name }
desk-player-add = Add a player
desk-player-alike = Looks like player “{ $name }”. Is it somebody else?
desk-player-anyway = Somebody else, write anyway
desk-player-edit = Edit details
desk-nickname = Nickname
desk-name = Full name
desk-city = City
desk-club = Club
desk-no-club = no club
desk-takes-part = Sign up for the tournament at once
desk-one-more = Then add another one
desk-sign-up = Sign up for the tournament
desk-withdraw = Withdraw
desk-withdraw-who = Withdraw the player “{ $name }”?
desk-withdraw-hint = What was played stays in the standings. The next rounds have to be seated anew, or a replacement found.
desk-disqualify = { -Disqualify }
desk-disqualify-who = { -Disqualify }: { $name }
desk-disqualify-hint = The results stay; the player plays no more.
desk-clause = Clause of the rules (number)
desk-replace = Replace
desk-replace-who = Replace { $name }
desk-replace-hint = Whoever comes in takes every seat on which nobody has played yet, and is checked in at once. It needs no free place in the tournament.
desk-replace-new = New player “{ $name }”
desk-replace-nobody = Nobody in the list is free. Type the nickname of whoever will sit down.
desk-replace-wrong = replaced by mistake
desk-replaced-now = { $by } in place of { $out }
desk-replaced-by = replaced by { $name }
desk-substitute = substitute
desk-substitutes = { $count ->
    [one] and { $count } substitute
   *[other] and { $count } substitutes
}
desk-replace-by = Who comes in
desk-remove-player = Delete
desk-remove-who = Delete “{ $name }”?
desk-remove-hint = They disappear from all lists, teams and bans. This is for an entry made by mistake; whoever sat at a table is withdrawn instead.
desk-merge = Merge with another
desk-merge-who = Join “{ $name }” with another entry
desk-merge-hint = { $name } stays and keeps the history of both.
desk-merge-other = The other entry of the same person
desk-clubs-hint = { -Judge(case: "plural") } can be kept from games of their own club.
desk-club-add = Add a club
desk-club-edit = Club
desk-club-name = Name
desk-no-clubs = No clubs yet.
desk-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
desk-teams = Teams
desk-teams-hint = Players of one team never sit at one table.
desk-team-add = Add a team
desk-team-edit = Team
desk-team-name = Name
desk-team-members = Members
desk-apart = Keep apart
desk-apart-hint = “Never” is kept, and where it cannot be the pair is named and you are asked. “If possible” is weighed and never refuses.
desk-apart-level = How strictly
desk-apart-stages = In which stages (none ticked: in all)
desk-apart-all-stages = in all stages
desk-any-apart-never = never
desk-any-apart-avoid = if possible
desk-apart-one = Who
desk-apart-other = From whom
desk-apart-add = Keep apart
desk-let-meet = Let them meet
desk-officials-hint = Everybody comes in by their own link and may do exactly what their office may.
desk-officials-list = Add a list
desk-official-add = Appoint
desk-official-name = Full name
desk-offices = Offices
desk-no-offices = no office
desk-conflicts = Whose games they must not run
desk-conflict-add = add a club or a player
desk-conflicts-with = Does not run games of: { $names }
desk-link-qr = Link and QR
desk-link-of = Link of { $name }
desk-link-make = Make a link
desk-link-official-hint = It opens the desk without a password. Hand it over in person; earlier links stay good.
desk-link-player-hint = With it a player sees their seat, withdraws and files { -protest(case: "plural") }.
desk-sign-up-link = Sign-up link
desk-sign-up-link-hint = Players sign up with it themselves; beyond the limit they wait. Send it to a chat or show the code.
desk-links-given = { $count ->
    [0] No links are open
    [one] { $count } link is open
   *[other] { $count } links are open
}
desk-link-end = Close the link
desk-link-end-hint = { $count ->
    [one] It stops working at once for everybody who has it.
   *[other] They stop working at once for everybody who has them.
}
desk-links-end = { $count ->
    [one] Close { $count } link
   *[other] Close { $count } links
}
desk-any-links-end-official = Close the links of officials: { $count }
desk-any-links-end-player = Close the links of players: { $count }
desk-any-links-end-sign-up = Close the sign-up links: { $count }
desk-any-links-end-table = Close the links of live tables: { $count }
desk-link-device = on the device where it was opened
desk-link-by = taken by { $name }
desk-link-end-below = { $count ->
    [one] { $count } more link closes too: links end with the one that they were made from.
   *[other] { $count } more links close too: links end with the one that they were made from.
}
desk-any-link-official = Official: { $name }
desk-any-link-player = Player: { $name }
desk-any-link-sign-up = Sign-up
desk-import-hint = { $kind ->
    [officials] Text, CSV and XLSX are read. The column “office” may say “judge”, “chief judge”, “secretary”; empty is a judge. Nothing is stored before the button.
   *[players] Text, CSV and XLSX are read, also the answers to a form. The columns “nickname”, “name”, “city”, “club” stand in any order. Nothing is stored before the button.
}
desk-import-paste = { $kind ->
    [officials] Paste a list: one person a line, or cells from a spreadsheet
   *[players] Paste a list: one nickname a line, or cells from a spreadsheet
}
desk-import-example = { $kind ->
    [officials] Anna Smith
   *[players] Fox
}
desk-import-look = Look
desk-import-file = Choose a file
desk-import-would = What would change
desk-import-columns = How it was read
desk-import-header = Row of headings
desk-import-no-header = none
desk-import-row-number = row { $row }
desk-import-column = Column { $number }
desk-import-not-read = do not read
desk-import-above = above the heading
desk-import-taken = Taken
desk-import-done = { $fresh } new, { $changed } changed.
desk-import-links-once = The links are shown only once: send them now, or print the judges' sheets under “Files”.
desk-import-more = Another list
desk-import-undo = Undo the whole import
desk-import-undo-reason = the import was undone
desk-import-counts = Ticked: { $fresh } new, { $changed } changed. Not ticked: { $left }.
desk-import-clubs = New clubs: { $names }
desk-import-also = { $kind ->
    [officials] Make a link for each of them at once
   *[players] Sign all of them up at once
}
desk-import-waits = { $room ->
    [0] No places are free
    [one] { $room } place is free
   *[other] { $room } places are free
}: { $count ->
    [one] { $count } player would wait.
   *[other] { $count } players would wait.
}
desk-import-take = { $kind ->
    [officials] { $count ->
        [one] Appoint { $count } person
       *[other] Appoint { $count } people
    }
   *[players] { $count ->
        [one] Add { $count } player
       *[other] Add { $count } players
    }
}
desk-import-edit = { $count ->
    [one] Change { $count } entry
   *[other] Change { $count } entries
}
desk-import-new = { $kind ->
    [officials] new person
   *[players] new player
}
desk-import-edits = changes: { $fields }
desk-import-signs-up = known already, will be signed up
desk-import-same = in the list already
desk-any-doubt-alike = looks like “{ $name }”
desk-any-doubt-digits = nothing but digits
desk-any-doubt-formula = a formula or an error of the sheet
desk-any-doubt-heading = the heading again
desk-any-doubt-long = too long for a nickname
desk-any-doubt-office = the office is not known, they would judge
desk-any-doubt-total = a row of totals
desk-any-field-office = office
desk-any-field-offices = offices
desk-any-field-nickname = nickname
desk-any-field-name = name
desk-any-field-city = city
desk-any-field-club = club
desk-cup-name = Name of the tournament
desk-organiser-name = Name of the organiser (it goes into the protocols)
desk-consent-title = Personal data
desk-consent-hint = Everybody who signs up by a link sees this text and ticks that they agree. Which text was accepted and when stays in the log and on the player's page. Without a text nothing is asked.
desk-consent-text = Consent text
desk-consent-save = Save the text
desk-consent-fill = Fill in a sample
desk-consent-on = Saved: signing up needs the consent
desk-consent-off = Saved: no consent is asked for any more
desk-consent-blank = (contact: ________)
desk-consent-given = Agreed to the processing of data: { $when }
desk-consent-sample =
    By signing up for the tournament “{ $cup }” I agree that its organiser (name of the club: ________) processes my personal data: my name, nickname, city, club, a photo if I upload one, and the results of my games.

    The data are needed for signing up, seating, protocols and tables. My name is seen only by the organiser, the { -chief-judge }, the secretaries and the committee. My nickname, city, club, photo and results are published on the pages of the tournament.

    The consent holds as long as the materials of the tournament are kept. To withdraw it, to receive a copy of my data or to have them erased, I write to the organiser: { $contacts }. Signed protocols and results are kept even then.
desk-data = Personal data
desk-data-copy = Download a copy of the data
desk-data-erase = Erase the personal data
desk-data-erase-who = Erase the personal data: { $name }?
desk-any-data-goes-player = The name, the photo and the reason for leaving go for good, and personal links no longer open. The name will be neither in the log nor in archives and backups that are made afterwards.
desk-any-data-goes-official = The name becomes “{ $label }” for good, and personal links no longer open. The name will be neither in the log nor in archives and backups that are made afterwards.
desk-any-data-stays-player = Signed protocols, results, points, protests and penalties stay. Files that were downloaded earlier stay with those who downloaded them.
desk-any-data-stays-official = The office and the signatures stay. Signed protocols keep the name of the { -judge } where it was written into the protocol itself. Files that were downloaded earlier stay with those who downloaded them.
desk-any-data-label-player = Player { $number }
desk-any-data-label-official = { -Judge } { $number }
desk-data-place = Erase the city and the club as well
desk-data-nick = Replace the nickname by “{ $label }”; signed protocols keep the nickname
desk-data-yes = Yes, erase for good
desk-data-no = Do not erase
desk-data-erased = The personal data were erased on { $when }
desk-about-cup = About the tournament
desk-about-when = When and where
desk-about-first = First day
desk-about-last = Last day
desk-about-place = Place
desk-about-place-sample = Moscow, club Polis
desk-about-more = Address, fee, contacts, description
desk-about-address = Address
desk-about-fee = Fee
desk-about-fee-sample = €15
desk-about-zone = Time zone
desk-about-contacts = Contacts
desk-about-description = Description
desk-about-save = Save these facts
desk-about-hint = Everybody sees this: on the public page, when they sign up, and on papers. It can be changed at any time.
desk-times = Schedule
desk-times-hint = When the rounds begin: everybody sees it on the pages, on cards and strips. It can be changed at any time.
desk-times-start = First round starts
desk-times-minutes = A round takes, minutes
desk-times-rest = Break, minutes
desk-times-rounds = Rounds, breaks, starts by hand
desk-times-save = Save the schedule
desk-times-break = break after it
desk-times-again = By the schedule
desk-times-of = Schedule: { $stage }
desk-times-of-round = Start of round { $round }
desk-put-away = Put away
desk-put-away-hint = The tournament leaves the public list. Its pages, protocols and standings stay, and it can be brought back at any time.
desk-away = The tournament is put away
desk-away-short = put away
desk-away-hint = It is not in the public list. Its pages, protocols and standings open by their address.
desk-bring-back = Bring it back
desk-delete = Delete the tournament
desk-delete-hint = While no protocol is signed, a tournament can be deleted for good. Later it can only be put away.
desk-delete-ask = Delete the tournament “{ $name }”?
desk-delete-lost = Its list of players, seating, links, photos and log go with it. Nothing brings them back.
desk-delete-name = To delete it, type its name: { $name }
desk-paid = Paid
desk-pay = Mark as paid
desk-paid-count = { $count } paid
desk-seats = Players at a table
desk-limit = Places in the tournament (0 for no limit)
desk-qualification-rounds = Rounds of the qualification
desk-shape = Format
desk-any-shape-one = One stage
desk-any-shape-final = Qualification and final
desk-any-shape-semi = Qualification, semi-final and final
desk-make = Make the tournament
desk-make-hint = Only you see it until you publish it. The regulation can be changed until the first protocol is signed.
desk-stages = Stages
desk-stage-kind = Kind of stage
desk-stage-rounds = Rounds
desk-stage-tables = Tables
desk-stage-add = Add a stage
desk-stage-remove = Remove the stage
desk-stage-carries = The points of earlier stages count as well
desk-stage-distance = Distance of compensations (empty: as the number of players says)
desk-games-each = Games for everybody: { $games }.
desk-source-stage = Going on from
desk-source-first = from place
desk-source-last = to place
desk-source-add = More places
desk-source-remove = Remove the places
desk-points = Points
desk-points-none = These rules have no points: take those of another document and change them.
desk-points-document = As in the rules
desk-points-from = Own, beginning from { $title }
desk-points-values = All values
desk-points-own = Points of the tournament
desk-points-regulation = regulation
desk-points-wrong = This is no number: { $name }
desk-points-name = What they are called
desk-points-clause = Which clause to cite
desk-points-main = For a game
desk-points-win = Victory
desk-points-win-of = Victory of { $team }
desk-points-outcomes = Draws and shared wins
desk-points-outcomes-hint = Left empty, a shared win is worth what the team's win is worth, and a draw nothing.
desk-points-disqualification = Removal
desk-points-best = Best move
desk-points-best-of = A victim of the team of { $team }
desk-points-named = { $count ->
    [one] { $count } found
   *[other] { $count } found
}
desk-points-sought = Looks for:
desk-points-exclusive = Of the { -judge }’s points and the best move the larger counts
desk-points-awards = The { -judge }’s points
desk-points-winner = A winner may get (separated by spaces)
desk-points-loser = A loser may get
desk-points-consent = Only with the { -chief-judge }’s consent
desk-points-players = To how many at most
desk-points-players-alone = …without the { -chief-judge }’s consent
desk-points-total = In all at most
desk-points-total-alone = …without the { -chief-judge }’s consent
desk-points-compensation = Compensation for the first killed
desk-points-formula = How it is reckoned
desk-points-share = By the share of first deaths
desk-points-progression = Grows with every death
desk-points-most = The most for a game
desk-points-part = The share of games from which it is the most
desk-points-step = Step
desk-points-nightly = Counted within the night
desk-points-ties = Equal totals
desk-points-tie = Tie-break { $place }
desk-points-lot = A lot has the last word
desk-any-tie-extra = extra points
desk-any-tie-wins = victories
desk-any-tie-leaders = victories as don or sheriff
desk-any-tie-first-killed = first deaths
desk-sight = Who sees what
desk-any-sight-seating = The seating
desk-any-sight-protocols = Protocols
desk-any-sight-standings = The standings
desk-any-sight-protests = { -Protest(case: "plural") }
desk-any-audience-public = everybody
desk-any-audience-players = players
desk-any-audience-officials = { -judge(case: "plural") } only
desk-hide-hint = The standings can be kept back before the final: from this round on the public sees them as they were, until they are revealed.
desk-hide-stage = Keep back the standings
desk-hide-nothing = never
desk-hide-round = from round
desk-committee = Members of the committee that decide the { -protest }
desk-regulate = Save the regulation
desk-regulate-hint = Once a protocol is signed, the document and the points stay.
desk-regulate-frozen = Protocols are signed: the document and the points stay, the rest changes with a reason, which stays in the log.
desk-regulated = Saved.
desk-shown-yes = The tournament is published
desk-shown-yes-hint = Everybody sees its page; what is hidden stays hidden.
desk-shown-no = The tournament is not published
desk-shown-no-hint = Only the organiser, the { -judge(case: "plural") } and those who signed up see it.
desk-publish = Publish
desk-unpublish = Hide from everybody
desk-in-stage = { $count ->
    [0] Nobody plays in this stage yet
    [one] { $count } player in this stage
   *[other] { $count } players in this stage
}
desk-list-open = List
desk-list-close = Fold
desk-left-stage = Left: { $names }. Find a replacement or seat the rounds anew that are not played.
desk-replace-name = Replace: { $name }
desk-stage-over = The stage is finished.
desk-advance-hint = Players go on by their places once the earlier stage is finished.
desk-advance-now = Take those who go on
desk-present-of = { $expected ->
    [0] { $count } present.
   *[other] { $count } present; signed up but not checked in: { $expected }.
}
desk-enter-present = { $count ->
    [one] Begin the stage with { $count } player
   *[other] Begin the stage with { $count } players
}
desk-enter-expected = Seat beforehand: { $count } signed up
desk-enter-expected-hint = Whoever is not checked in yet is marked, and no game begins without them.
desk-not-here-yet = Not checked in yet: { $names }.
desk-late-may-join = Present, but not in the stage: { $names }. Until its first game begins they can be added and seated anew.
desk-late-join = { $count ->
    [one] Add { $count } player to the stage
   *[other] Add { $count } players to the stage
}
desk-to-lot = To the table: record the lot
desk-late = Present but not in the stage: { $names }. They can come in as replacements.
desk-planner = Search for a seating
desk-plan-seconds = How long
desk-plan-time = { $count } s
desk-plan-first = Which rounds
desk-plan-first-open = unplayed
desk-plan-from = from round { $round }
desk-plan-taken = This seating is taken
desk-plan-begin = Find a seating
desk-plan-again = Search again
desk-plan-stop = Stop
desk-plan-together = They cannot be parted, seat them together
desk-plan-together-hint = The seating lets them meet as seldom as it can. When the round is confirmed this has to be accepted once more, and the log keeps it.
desk-plan-stale = People or rounds have changed: search again.
desk-plan-numbers = Numbers of the search
desk-cost-shape = { $players ->
    [one] { $players } player
   *[other] { $players } players
}: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $rest ->
    [0] nobody rests
    [one] { $rest } rests
   *[other] { $rest } rest
},
desk-cost-games = { $range } { $most ->
    [one] game
   *[other] games
} each
desk-cost-met = ; two players meet { $range } { $most ->
    [one] time
   *[other] times
},
desk-cost-beside = side by side at most { $count }.
desk-cost-short = { $count ->
    [one] In every round { $count } table plays with { $seats }.
   *[other] In every round { $count } tables play with { $seats }.
}
desk-cost-apart = Forbidden meetings: { $count }.
desk-cost-avoided = Unwanted meetings: { $count }.
desk-cost-missing = { $count ->
    [one] With { $count } player more there are { $tables } tables: find a substitute or add a latecomer.
   *[other] With { $count } players more there are { $tables } tables: find substitutes or add latecomers.
}
desk-cost-make-short = { $count ->
    [one] Search with a table of { $seats } (the rules allow it)
   *[other] Search with tables of { $seats } (the rules allow it)
}
desk-plan-score = sum of squared meetings: the smaller, the more evenly players meet
desk-plan-bound = Less than { $bound } is impossible.
desk-plan-optimal = Proven optimal.
desk-plan-start = Began at { $score }.
desk-plan-take = { $count ->
    [one] Take it: { $count } round becomes a draft
   *[other] Take it: { $count } rounds become drafts
}
desk-plan-take-over = Recall and seat anew
desk-plan-recalls = One of these rounds is shown already: its seating will be recalled.
desk-plan-more = Number for the draw
desk-plan-seed = A number of your own to repeat a seating (else the server draws one)
desk-plan-seeded = Number for the draw: { $seed }
desk-any-measure-apart = Forbidden meetings
desk-any-measure-avoided = Unwanted meetings
desk-any-measure-pairs2 = Meetings
desk-any-measure-seats = Seats
desk-any-measure-neighbours = Neighbours
desk-any-measure-tables = Tables
desk-rounds = Rounds
desk-round-n = Round { $round }
desk-table-n = Table { $table }
desk-any-round-draft = draft
desk-any-round-confirmed = confirmed
desk-any-round-released = announced
desk-any-round-locked = locked
desk-confirm-all = Confirm all: { $count }
desk-confirm-seating = Confirm the seating
desk-confirm-despite = Confirm all the same
desk-confirm-despite-hint = The log will say that this was accepted knowingly.
desk-release = Announce the seating
desk-recall = Back to a draft
desk-recall-hint = The seating becomes a draft again.
desk-recall-shown = The hall and the players no longer see it.
desk-judge-of = { -Judge } of table { $table }
desk-no-judge = no { -judge }
desk-idle = Sit out
desk-swap = Swap
desk-swap-hint = To swap two players tap both or drag one onto the other (hold first with a finger). Keyboard: arrows go from seat to seat, Alt with an arrow swaps.
desk-by-hand = Seat round { $round } by hand
desk-seated-now = Seated now:
desk-swap-other = { $name }: swap with whom?
desk-swap-who = { $one } ⇄ { $other }
desk-swap-confirmed = The seating is confirmed: it becomes a draft again.
desk-swap-shown = The seating is shown to the hall already: it becomes a draft again.
desk-photo-add = Add a photo
desk-photo-drop = Remove the photo
desk-photo-of = Photo of { $name }
desk-photo-unread = This is no picture: JPEG, PNG or WebP is needed.

## P2

# What things are called

round-name = Round { $round }
table-name = Table { $table }
game-again = replay { $count }
desk-any-kind-qualification = Qualification
desk-any-kind-semi-final = Semi-final
desk-any-kind-final = Final
clause-of = clause { $clause }
nickname = Nickname
role = Role
total = Total
made-of = Made of

# The round

rounds = Rounds
tables = Tables
round-locked = locked
round-is-locked = The round is locked
round-confirmed = Confirmed { $done } of { $all }
lock-round = Lock the round
unlock-round = Unlock the round
unlock-title = Unlock: { $round }
unlock-about = A locked round is unlocked to mend a protocol. The name and the reason stay in the log.
no-rounds = No round is released. Seat the players and release the seating.
no-judge = no { -judge }
protest = { -protest }
desk-any-state-planned = waits to begin
desk-any-state-playing = being played
desk-any-state-ended = over, waits for its protocol
desk-any-state-signed = signed, waits for the second signature
desk-any-state-confirmed = confirmed
desk-any-state-void = annulled
ended-at = ended at { $at }
minutes-played = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
judge-of-table = { -Judge } of the table
open-console = { -Judge }’s console
enter-paper = Enter from paper
start-game = The game has begun
end-game = The game is over
desk-hand-in = Hand in the table's protocol
not-watchable = The game cannot be shown now.
no-vote-today = no vote today
signed-by = Signature: { $name }, { $at }
confirmed-by = Second signature: { $name }, { $at }
confirmed-despite = with a reservation
second-signature-waits = waits for the second signature
digest = data { $digest }
left-open = The protocol leaves open
accept-open = I have seen this and confirm the protocol as it is
own-signature = You signed it. The second signature is another person's.
confirm-game = Confirm (second signature)
reject-game = Send back to the { -judge }
reopen-game = Send back to be mended
reject-about = The protocol begins anew; this one stays in the history.
reopen-about = The confirmed protocol is unsigned again; this one stays in the history.
read-protocol = Read the protocol
protocol-pdf = Protocol PDF
file-protest = File the { -protest }
protests-of-game = { -Protest(case: "plural") }
desk-protest-open = waits for a decision
protest-decided = decided
earlier-sheets = { $count ->
    [one] { $count } earlier protocol
   *[other] { $count } earlier protocols
}
rejected-by = sent back: { $name }
was-reopened = reopened
game-void = counts for nothing
desk-any-known-result = only the result was recorded, not adjudicated
desk-any-known-deaths = only the result and who left are known, not adjudicated
signals = Signals
no-signals = All done
desk-any-duty-confirm-seating = Confirm the seating
desk-any-duty-release-seating = Announce the seating
desk-any-duty-mend-seating = Mend the seating
desk-any-duty-lock-round = Lock the round
desk-any-duty-sign = Sign the protocol
desk-any-duty-confirm = Needs the second signature
desk-any-duty-replace = Replace whoever left
desk-any-duty-draft-after-lock = A draft was saved after the lock
desk-any-duty-decide-protest = Decide the { -protest }
desk-any-duty-disqualify = Noted in the game: { -banning }. Decide at the desk
desk-any-duty-file-protest = { -Protest } in the record of a game: file it at the desk
desk-any-duty-reads-differently = Today's rules read this record differently
desk-any-duty-reads-no-more = Today's rules refuse this record
reads-differently = Today's rules read this record differently. What was confirmed is what counts; to count it anew, unlock the round and sign the protocol again.
reading-confirmed = Confirmed: { $reading }
reading-today = By today's rules: { $reading }
result-late = The result was read after an update: the earlier release did not store it.
result-unread = The result cannot be read
table-unread = Not counted: { $games }. Today's rules refuse these records, and the earlier release did not store their results.

# Standings

standings = Standings
stages = Stages
stage-finished = finished
as-of = As of
all-rounds = all rounds
with-unconfirmed = with unconfirmed
table-provisional = The table is provisional: protocols, { -protest(case: "plural") } or lots are open.
table-empty = No games yet.
record-lot = Record a lot
equal-so-far = equal
desk-any-out-withdrawn = withdrew
desk-any-out-disqualified = { -disqualified }
desk-any-out-replaced = replaced
wins-of = { $wins } of { $games }
first-killed = first killed: { $count }
by-protest = by a ruling on the { -protest }
no-games-yet = No confirmed games yet.
finish-stage = Finish the stage
finish-despite = Finish all the same
advance = Enter those who advance
advance-waits = First this stage has to finish: { $stages }
table-hidden = Hidden from the public: { $stage }, from round { $round }
reveal = Reveal the table
reveal-ask = Reveal the table?
reveal-about = Everybody sees it at once: the hall's screen, the public pages and the players. It cannot be unseen.
lot-about = People draw the lot. Tap the players in the order in which it fell.
lot-order = Order of the lot
lot-witnesses = Who saw the lot
lot-save = Record it

# Sections

desk-any-section-round = Round
desk-any-section-paper = Protocols from paper
desk-any-section-protests = { -Protest(case: "plural") }
desk-any-section-standings = Standings
desk-any-section-papers = Files
desk-any-section-log = Log
desk-any-section-preflight = Pre-flight

# A paper protocol

paper-of = Game
paper-none = No game waits for a protocol.
paper-saved = saved
paper-waits = saving…
paper-offline = no network, not saved yet
paper-sign = Sign the protocol
paper-view = View
paper-form = Form
paper-text = Text
paper-cards = Seats and roles
paper-rest = The other { $count }: { $role }
paper-written = Written
paper-insert-after = write after this line
paper-inserting = Writing after line { $line }.
paper-to-end = To the end
paper-remove = Remove the line { $line }
paper-line = Line { $line }
paper-strike = Remove this line
paper-next = What next
paper-judge = { -Foul(case: "plural") }, warnings, points
paper-against = Hands against { $seat }
paper-write = Write it
paper-who = who
paper-whom = { $seat }: whom
paper-shot-of = Shot of { $seat }
paper-apart = They shot apart
paper-together = All at one
paper-record = The record .mgn
paper-whole = The record is whole, and the rules accept it.
paper-unfinished = No fault so far. The game in the record is not over yet.

# Protests

no-protests = No { -protest(case: "plural") }.
protest-by = { -Protest }: seat { $seat }, { $nickname }
filed-at = filed at { $at }
desk-any-outcome-rejected = Reject
desk-any-outcome-changed = Change the result
desk-any-outcome-corrected = Correct points
desk-any-outcome-annulled = Annul the game
desk-any-outcome-replayed = Replay
protest-vote = Vote of the table
vote-passed = enough votes
vote-failed = not enough votes
protest-support = Who supports it
vote-save = Record the vote
contested-game = The contested game
decision = Decision
new-result = New result
corrections = Corrections of points
correction-seat = Seat
correction-kind = Which points
correction-points = Points with their sign
correction-clause = Clause
correction-remove = Remove the correction
correction-add = One more correction
panel = Who decides with you
decision-text = Grounds: players will see them
would-change = What would change
would-replay = A new game: { $game }
would-unlock = Unlocked: { $round }
nobody-moves = Nothing changes in the table.
place = Place
decide = Decide the { -protest }
protest-who = Who files it
protest-text = What is contested
desk-protest-clauses = Clauses, separated by spaces
desk-any-ruled-rejected = Rejected
desk-any-ruled-changed = Result changed
desk-any-ruled-corrected = Points corrected
desk-any-ruled-annulled = Game annulled
desk-any-ruled-replayed = To be replayed

# Files

papers-later = It will be here when a stage has begun.
papers-schedules = Schedule
papers-tables = By table: { $stage }
papers-players = By player: { $stage }
papers-all-seats = All seats of all rounds
papers-cards = Seat cards
papers-links = Sheets with links
papers-links-about = Every print makes new links.
papers-void = The earlier sheets are void: their links close, and so do the pages opened by them
papers-judges = For { -judge(case: "plural") }, a page each
papers-player-strips = For players, a strip each
papers-poster = Poster to sign up
papers-whole = The whole tournament
papers-whole-about = The archive can be read on any server without loss: log, regulation, protocols.
papers-list = List of players
papers-archive = Keep a copy of the tournament
papers-copied = Last copy on this device: { $at }
papers-never-copied = No copy on this device yet.

# Log

log-sights = Who was given sight of roles
log-sights-hint = Links that show cards, archives that were downloaded, records and protocols before they were published, tables that were closed. Nobody can take this out of the log.
log-sights-none = Nobody yet
log-sight-link = link { $mark }
log-search = Search the log
log-drafts = show drafts of protocols too
log-entry = entry { $number }
log-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
log-undone = undone
log-undo = Undo
log-undo-entry = Undo entry { $number }
log-undo-about = The entry stays in the log, marked. If a later one stands on it, the log names that one.
log-more = Show more: { $count }
desk-any-did-open = Tournament opened
desk-any-did-regulate = Regulation changed
desk-any-did-describe = Facts about the tournament changed
desk-any-did-ask-consent = Consent text changed
desk-any-did-give-consent = Agreed to the processing of data
desk-any-did-erase-person = Personal data erased
desk-any-did-put-away = Tournament put away
desk-any-did-bring-back = Tournament brought back
desk-any-did-mark-paid = Mark of the fee
desk-any-did-schedule = Schedule changed
desk-any-did-add-club = Club added
desk-any-did-edit-club = Club edited
desk-any-did-add-player = Player added
desk-any-did-import-players = List of players taken
desk-any-did-import-officials = List of judges taken
desk-any-did-edit-player = Player edited
desk-any-did-remove-player = Player deleted
desk-any-did-merge-players = Entries merged
desk-any-did-appoint = Appointed
desk-any-did-form-team = Team formed
desk-any-did-keep-apart = Pair kept apart
desk-any-did-let-meet = Pair may meet again
desk-any-did-sign-up = Signed up
desk-any-did-check-in = Checked in
desk-any-did-withdraw-player = Withdrew
desk-any-did-disqualify-player = { -Disqualified }
desk-any-did-replace-player = Replaced
desk-any-did-enter-stage = Stage entered
desk-any-did-advance = Advanced
desk-any-did-finish-stage = Stage finished
desk-any-did-record-lot = Lot recorded
desk-any-did-reveal = Table revealed
desk-any-did-draft-seating = Seating drafted
desk-any-did-confirm-seating = Seating confirmed
desk-any-did-release-seating = Seating announced
desk-any-did-recall-seating = Seating recalled
desk-any-did-assign-judge = { -Judge } of the table
desk-any-did-lock-round = Round locked
desk-any-did-unlock-round = Round unlocked
desk-any-did-start-game = Game begun
desk-any-did-end-game = Game over
desk-any-did-save-draft = Draft of a protocol saved
desk-any-did-sign-game = Protocol signed
desk-any-did-confirm-game = Protocol confirmed
desk-any-did-reject-game = Protocol sent back
desk-any-did-reopen-game = Protocol reopened
desk-any-did-file-protest = { -Protest } filed
desk-any-did-vote-on-protest = Vote on the { -protest }
desk-any-did-decide-protest = { -Protest } decided
desk-any-did-undo = Undone
desk-any-did-read-archive = The tournament was read from an archive
desk-any-did-keep-results = Confirmed results written down

# Pre-flight

pre-ready = Ready to begin
pre-wrong = { $count ->
    [one] { $count } thing in the way
   *[other] { $count } things in the way
}
pre-doubtful = { $count ->
    [one] { $count } thing to look at
   *[other] { $count } things to look at
}
pre-again = Look again
pre-mend = Mend
pre-is-good = Good.
pre-is-doubtful = To look at.
pre-is-bad = Bad.
desk-any-check-players = Players
desk-any-check-judges = { -Judge(case: "plural") }
desk-any-check-shown = Public page
desk-any-check-seating = Seating
desk-any-check-copy = Copy
desk-any-check-clock = Clock
desk-any-check-disk = Disk
desk-any-check-restore = Restoring
desk-any-check-links = Links of { -judge(case: "plural") }
desk-any-check-battery = Battery
desk-any-check-awake = Screen
desk-any-check-phones = Address for phones
desk-any-check-offline = Without network
desk-any-check-sound = Sound
pre-players = Checked in { $there } of { $all }
pre-judges = { -Judge(case: "plural") } { $judges }, tables { $tables }
pre-shown = Open to everybody.
pre-hidden = Only the tournament's people see it.
pre-seating = No fault in the seating.
pre-seating-broken = The seating has faults.
pre-copy = Last copy on this device: { $at }.
pre-no-copy = This device has no copy of the tournament.
pre-clock = { $seconds } s from the server's.
pre-disk = { $free } GB free.
pre-restore = A copy was made and read again: { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} of the log.
pre-restore-broken = A copy cannot be read.
pre-links = Everybody has a link.
pre-links-missing = No link: { $names }.
pre-battery = { $percent } %, not charging.
pre-charging = { $percent } %, charging.
pre-phones = Links and codes lead to { $address }.
pre-no-phones = Phones open neither links nor codes: only this computer sees the server. Start it with --lan.
pre-awake = The screen can be kept on.
pre-asleep = The screen may go off: see the settings.
pre-offline = The { -judge }’s console opens without network, too.
pre-no-offline = On this device the console needs the network: open the first page once.
pre-sound = Press “Play” and listen.
pre-heard = The sound is heard.
pre-deaf = The sound is not heard.
pre-play = Play
pre-hear = I hear it
pre-not-hear = I do not
paper-deal-first = Mark who had which card.
paper-last = saved: { $name }, { $at }
paper-other = Another text of this game is saved: { $name }, { $at }.
paper-take-theirs = Take that text
paper-keep-mine = Keep mine
judges-of-stage = { -Judge(case: "plural") } of the stage
judge-name = { -Judge }
judge-games = games
judge-red = { -red(case: "plural") }
judge-black = { -black(case: "plural") }
judge-other = other
judge-fouls = { -foul(case: "plural") }
judge-removed = removals
judge-awarded = points given
judge-fines = fines
judge-sent-back = sent back
judge-protests = { -protest(case: "plural") }
protests-upheld = { $all }, upheld { $upheld }
papers-pages = Pages for everybody
papers-screen = Screen of the hall

## The short and the full form

paper-which = What is recorded of the game
paper-full = The whole course
paper-short = Only the result
paper-full-about = Nominations, votes and shots in their order; the rules check every move. If nobody noted the course, choose “Only the result”.
paper-short-about = Roles, outcome, first victim, best move, points and sanctions. The table, the protocol and the files will say “only the result was recorded”. What was typed in the other form is kept.
paper-empty = nothing written yet
paper-outcome = How the game ended
paper-outcome-which = Outcome
paper-outcome-first = Mark how the game ended.
paper-first = Who was killed first
paper-best = Best move of seat { $seat }
paper-awards = Points of the { -judge }
paper-award-of = Points: seat { $seat }, { $name }
paper-award-wrong = Seat { $seat }: a number is needed, such as 0.3.
paper-sanctions = Sanctions
paper-sanction-kind = Sanction
paper-sanction-whom = Whose it is
paper-clause-unknown = no clause noted
desk-any-sanction-foul = { -foul }
desk-any-sanction-dq = { -disqualification }
desk-any-sanction-ban = { -banning }
desk-any-sanction-defeat = defeat of the team
desk-any-sanction-fine = fine
paper-as-played = Played against the rules
paper-as-played-about = The rules refuse this move, but the table played on with it. It is written as it was, with the consent of the { -chief-judge }.
paper-as-played-what = Which move
paper-as-played-write = Write it as played
paper-so-played = It was played so…
paper-played-who = Who
paper-played-whom = Whom
paper-played-hands = Whose hands
paper-consent-by = Who consented (name)
paper-consent-why = Why the game went on
paper-moved = The seating of this table has changed, and the protocol has the former seats.
paper-reseat = Take the seats from the seating
paper-begins = The record does not begin with the deal: { $moment }. What came before was not adjudicated; the second signature will see it.

papers-blank = Blank protocol forms
papers-blank-about = Empty protocols with the seating, a page a game: for tables that write by hand.
papers-reports = For the federation
papers-ranking = Final places, all stages
papers-protocols = All protocols in one file
papers-protocols-of = Protocols: { $stage }
papers-judging = Judges' report
papers-sanctions = List of sanctions
papers-after = Appears after the first confirmed protocol.
duty-rounds = { $first } and { $more ->
    [one] { $more } more round
   *[other] { $more } more rounds
  }

desk-server-notices = Notices
desk-server-notices-count = { $sent } sent, { $waiting } wait, { $failed } did not arrive.
