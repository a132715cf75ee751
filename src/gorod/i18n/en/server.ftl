# The server: answers to commands, errors, the page.

## Answers

server-conflict = this command id was already used for another command
server-stale = the game has moved on: look at what changed and decide again
server-forbidden = your link does not allow this
server-future = the game has not been in such a state yet
server-no-console = the console did not name itself
server-not-in-control = another console runs this table; take control to go on
server-already-contributed = you have added to this deal already
server-already-dealt = the cards are dealt: nobody can add to the deal any more
server-nothing-to-draw = there is nothing to deal and no lot to draw now
server-nothing-to-undo = so many turns cannot be taken back
server-far-undo = too many undos and corrections that reach far back; wait a minute
server-table-full = the log of this table is full: it has as many entries as the server keeps of one game; begin a new table
server-nothing-to-redo = there is nothing to redo
server-names-of-tournament = at a table of a tournament names come from its seating: they are corrected at the tournament’s desk
server-nothing-to-name = the names are these already
server-nothing-to-correct = there is no such turn, or it is written so already
server-later-refused-today = today's rules refuse what came later even without the correction; it can only be made by dropping that: { $reason }
server-later-refused = this cannot be corrected without dropping what came later: { $reason }
server-no-clock = this step has no clock
server-phones-off = the judge keeps the game: players' phones only show
server-judge-stays = the cards are dealt: a judge whom the players have accepted can no longer be sent away
server-judge-waits = somebody else has offered to judge already
server-already-sits = you sit at this table already
server-host-judges = this table was made with the judge’s link: whoever has it does not play
server-host-sits = you play at this table: a link that shows roles cannot be made from your place
server-nick-taken = somebody at the table has this name already
server-names-of-lobby = at an online table people name themselves when they take a seat
server-nobody-there = there is nobody whom it could concern
server-no-floor = another player has the floor, or nobody
server-not-now = the table is silent while the game is played: speak in your own minute
server-not-online = this is not an online table
server-not-ready = not every seat is taken, or somebody is not ready
server-not-started = the game has not begun: people still come
server-seat-taken = somebody sits there already
server-started = the game has begun already
server-table-taken = every seat is taken
server-already-voted = you have voted for this already
server-no-foul-vote = players give no fouls by a vote here
server-not-asked = nobody asks you for this now
server-paused = the table stands still: a pause was called
server-not-offered = you cannot do this now
server-malformed = the request was not understood
server-unauthorised = a good link or a session is needed
server-not-found = there is nothing here
server-closed = the table is closed
server-method = this address is not asked like that
server-too-large = the request is too large
server-too-many = too often; wait a little
server-unavailable = the store does not answer; send the command again with the same id
server-internal = a fault of the server; it has been noted
server-origin = the request came from a foreign page
server-rules-unknown = there are no such rules, or not for a table of that size
server-options-clash = these options do not fit each other or the table
server-replaced = this table was replaced by another one: the game goes on there
server-scope-unknown = no such link can be made
server-too-early = there is nothing to show yet
server-unwritable = this game cannot be written to a file
server-too-many-links = one person has made as many links here as they may
server-server-full = the server has no room for anything new; ask its owner
server-made-differently = something else was made by this request already: the connection broke when it was done. Press once more to make another one
server-introduction-long = the introduction is longer than 20,000 letters; shorten it
server-quota-tables = your account has as many tables as it may have; ask the owner of the server
server-quota-tournaments = your account has as many tournaments as it may have; delete some, or ask the owner of the server
server-registration-off = there are no new accounts on this server, not even by invitation; its owner can change that
server-registration-invite = nobody can register on this server; ask its owner to invite you
server-of-tournament = this is a table of a tournament: it is deleted with the tournament
server-not-removed = remove the tournament first, then it can be deleted
server-is-owner = the account of the server’s owner cannot be deleted
server-has-tournaments = this account has tournaments: delete them first
server-name-taken = this name is taken already; if it is yours, sign in
server-name-differs = the name differs: type it as it is written
server-signed-already = protocols of this tournament are signed: it cannot be deleted, only put away
server-name-short = the name is too short: it needs two characters or more
server-password-short = the password is too short: it needs ten characters or more
server-password-common = everybody tries such a password first: think of another one, best of several words
server-password-name = the password is almost the name of the account: think of another one
server-session-ended = you are signed out; sign in again
server-password-wrong = your present password is wrong
server-code-wrong = wrong name or code; a code works once
server-link-shared = this link is for any device: there is none of its own for one
server-link-spent = this link has been used already, or its time is over
server-mail-off = this server sends no letters: use a spare code, or ask the owner of the server
server-kind-unknown = you have no notices of this kind
server-email-wrong = this does not look like an e-mail address: check how it is written
server-channel-off = this server has no such channel for notices
server-channel-silent = Telegram does not answer at the moment: try again a little later
server-push-wrong = the browser named a push service that the server does not know
server-hours-wrong = look at the hours and the time zone again
server-too-many-subscriptions = there are too many ways already: take one away
server-sign-in-slowed = too many failed attempts: wait a little and try again; a device on which you have signed in before need not wait
server-attach-sign-in = sign in to your own account on this device, then open the link again
server-attach-own = this tournament is your own: it is in your list already
server-hidden-by-owner = the owner of the server has closed the page of this tournament; ask them
server-wrong-password = wrong name or password
server-desk-stale = what this is about has changed at the desk: look again and decide anew
server-regulation = a regulation that cannot be: its rulebook, an option, a stage or the points
server-unseen-letters = a name or a city has signs that nobody sees; type it anew
server-damaged = an entry in the database was changed by something else than this server, so it is not shown; check the database with gorod verify
server-archive = not an archive of a tournament, or not as it was written
server-archive-large = the archive is too large: more than 32 MiB when unpacked, more than 5000 files, or packed suspiciously tight
server-archive-own = you have this tournament already: “{ $name }”, the same chain of entries. Open it in your list of tournaments
server-archive-known = this tournament is on this server already: “{ $name }”, organiser { $organiser }; the same chain of entries. A copy can be opened: it is marked and not rated
server-archive-others = this tournament is run on this server: “{ $name }”, organiser { $organiser }. You cannot go on with it in your own name; a copy can be opened
server-copy = this is a copy from an archive: it can be read and not changed
server-no-table = not a table: text, CSV and XLSX are read
server-table-large = the table is too large
server-old-excel = this is the old Excel format (.xls): save the file as .xlsx or .csv
server-no-picture = not a picture: a JPEG, PNG or WebP, neither side above 4096 pixels
server-paper-nobody = nobody to print for: there are no such judges or players
server-plan-first = nothing can be seated anew from this round on: it has begun, or rounds before it have no seating
server-plan-busy = a seating for this tournament is being searched for: wait, or stop it
server-plan-none = there is no plan that could be taken
server-plan-stale = people or rounds have changed since the search began: search again
server-plan-swap = no such exchange in this round: it needs two who play in the stage, at least one of them in this round
server-plan-failed = the search broke off; begin it again
server-gone-revoked = this link was revoked
server-gone-expired = this link is past its time
server-gone-slow = the connection is too slow; connect again
server-gone-elsewhere = this link is open on too many devices; reload the page to go on here
server-gone-confirmed = The protocol is confirmed, and the table is closed. The protocol and the record are on the page of the tournament.
server-gone-closed = the table is closed
server-gone-moved = you have another seat now: go on by its link
server-gone-late = the game has begun: those who watch are told a little later; connect again
server-gone-left = you have left the table
server-gone-dismissed = the owner of the table no longer wants you to judge it
server-gone-kicked = the owner of the table has asked you to leave
server-gone-shutdown = the server restarts; connect again

## The page

page-title = Gorod
page-scope-judge = { -Judge }
page-scope-side-judge = Side { -judge }
page-scope-seat = Player { $seat }
page-scope-hall = Hall
page-scope-replay = Replay of seat { $seat }
page-scope-overlay = Overlay
page-scope-overlay-roles = Overlay with roles, delayed
page-scope-host = Table owner
page-scope-lobby = Invitation

## Starting

serve-running = Gorod is open: { $url }
serve-phones = Open it on a phone in the same network: { $url }
serve-phones-also = or: { $url }
serve-here = On this computer: { $url }
serve-seen = Everybody in this network sees the server. To keep it to yourself: make run LOCAL=1 (or gorod serve --host 127.0.0.1)
serve-in-clear = WARNING: the server speaks plain http. Links, cards and passwords cross the network in clear text, for anybody who listens to the Wi-Fi. To encrypt them: gorod serve --lan --https. If a proxy with https stands before it: --behind-proxy
serve-alone = Phones cannot open it. To open it to the club’s network: gorod serve --lan
serve-no-network = The server is open to the network, but this computer is in none: connect Wi-Fi or a cable and start it again. In a container, set --public-url.
serve-certificate = A phone will warn of the certificate: this computer has issued it. Its SHA-256 fingerprint: { $fingerprint }
serve-authority = To stop the warning, install { $url } on the phone; its SHA-256 fingerprint: { $fingerprint }
serve-authority-help = How to do that on Android and iPhone: { $url }
serve-owner = The server has no owner yet. Set the owner's password by this link (printed once, good for seven days): { $link }
serve-links = Links of the demonstration table:
serve-club = Club "{ $name }", password { $password }
serve-cups = Tournaments: { $url }
serve-journal = Journal: { $file }
serve-stop = To stop it: Ctrl-C
serve-stopped = Stopped; everything is written down.

## The command line

cli-help-serve =
    gorod serve [--demo] [--lan] [--host HOST] [--port PORT] [--database DATABASE] [--public-url URL] …

    Opens the server of live tables; Ctrl-C stops it, and everything stays written down.

    --demo              a demonstration club, a tournament, and a table that bots play at
    --pace SECONDS      how fast the bots play
    --lan               open it to phones in the same network; else to this computer only
    --host, --port      where to listen; port 0 is any free one
    --qr                draw a QR code of the address, also where the output is no screen
    --database DATABASE a SQLite file (else gorod.db) or postgresql://…
    --https             https with a certificate that the server issues itself and keeps beside the database
    --tls-cert, --tls-key   https with a certificate and a key of yours (PEM files)
    --public-url URL    how people reach the server, where a proxy stands before it
    --behind-proxy      believe the proxy about where a request comes from
    --metrics-token T   who is given /metrics; else only this machine
    --no-quick-games    tables for clubs only
    --registration HOW  who may register until the owner decides otherwise: open (everybody), approved
                        (with approval), invite (by invitation only), off (no new accounts);
                        invite with --public-url, else open
    --keep-quick-games DAYS  delete games without an account in which nothing has happened for so many days;
                        0 is never; 90 with --public-url, else 0
    --limits "NAME=NUMBER …"  other limits: sockets_per_table=1000 paper=200/60 (at once/then a minute);
                        docs/server.md has all names
    --smtp URL          the mail server for letters: smtp://name:password@host:587 (STARTTLS) or smtps://…:465;
                        needs --public-url too; the password is better kept in the variable GOROD_SMTP
    --mail-from ADDRESS whom letters come from, if the name at the mail server is no address
    --vapid-key FILE    the key of notices in browsers; else one beside the database file; it is made by itself
    --push-hosts "HOST …"  the push services of browsers through which notices go
    --telegram-token-file FILE  the token of a Telegram bot; needs --public-url too
    --telegram-api URL  where the Bot API is, if not at api.telegram.org
    --ice "ADDRESS …"   STUN and TURN servers for voices at online tables: stun:host:3478 turn:host:3478
    --turn-secret-file FILE  the secret shared with the TURN servers (use-auth-secret)
    --voice-relay       voices go through TURN only: players do not learn each other's addresses
    --log-level LEVEL   debug, info, warning
    --journal FILE      write the journal to this file instead of standard error

    Each of them can be a variable as well: GOROD_PORT, GOROD_DATABASE, GOROD_PUBLIC_URL…
cli-setting = the option “{ $name }” makes no sense; see “gorod serve --help”
cli-serve-socket = the server cannot be opened: { $detail }
cli-no-pages = this copy of Gorod was built without its pages (“{ $page }” is missing); run “make ui”, or install a released wheel
page-night = Night
page-day = Day

protocol-file-protocol = Protocol
protocol-file-record = Record
protocol-file-game = Game
protocol-file-table = table { $table }
