# Judge's console, hall screen, player's link, overlay.

close = Close
back = Back
opening = Connecting…
gone-title = This table is not available
gone-text = Open this page by the link of a table.
to-host-page = To the game's page
to-home = To the first page

## First page

home-title = Gorod
home-about = The { -judge } runs the game from a phone; the hall and the stream see the table at once.
home-continue = Continue your game
home-demo-about = Bots of the club “{ $club }” are playing. Look at the table with anybody's eyes.
home-live = Being played now
home-cups = Tournaments
home-cups-all = All tournaments
home-cup-playing = under way
home-cup-coming = soon
home-cup-over = finished
home-by-day = By-day game
home-desk = Tournament desk
home-ratings = Rating
quick-title = Quick game
quick-rules = Rules
quick-size = Players
quick-options = Options of the rules
quick-not-with = Cannot stand beside: { $names }
quick-not-at = Not for { $size } players
quick-by-day = A game by day: one move a day. Players move by their own links, the host closes the day.
quick-names = Names of the players (optional)
quick-shuffle = Shuffle the seats
quick-start = Start

## Frame

judge-title = { -Judge }’s console
table = Table
say = Say
help = Help
menu = Menu
undo = Undo
take = Take control
read-only = Read only: another console runs this table.
roles = Roles
why = Why?
why-now = Why: the clauses of the last rulings
nothing-to-undo = There is nothing to undo
save-saved = saved
save-queued = { $count ->
    [0] connecting
   *[other] { $count } queued
}
save-lost = no network
save-gone = closed
undone = Undone
chip-undo = undo
chip-redo = redo
redo = Redo what was undone
legend = 1…0 seat · Shift+1…0 { -foul } · Alt+1…0 seat sheet · Space timer · ↑↓ ±5 s · N nobody · A all · R roles · O answer · ? all keys

next-pass = Next
next-proceed = Next
next-close = Close the day
next-resume = Resume the game
next-choose = Choose a seat
next-waits = Choose a seat first, or another action in the centre.
next-deal = Deal the cards
next-shown = Shown
next-cards = Cards are dealt
next-order = Record the order
next-best = Record the move
next-shots = Record the shots
next-count = How many hands?
next-support = Record the votes
next-hands = { $count ->
    [one] Record { $count } vote
   *[other] Record { $count } votes
}

## Seat

seat = Seat { $seat }
seat-out = out
seat-speaks = speaks
seat-nominee = candidate { $place }
seat-fouls = { -foul(case: "plural") }: { $fouls }
foul-letter = F
foul-for = { -Foul } for seat { $seat }, now { $fouls }
by-clause = by clause
no-clause = no clause
do-foul = { -Foul }
do-warn = Warning
do-dq = Removal from the game
do-defeat = Team defeat
do-ban = Removal from the tournament
do-breach = Broke the day's condition
do-hint = Asked for a hint
do-bonus = { -Judge }’s points
do-fine = Penalty
do-best-player-vote = Vote for the best player
do-approve = The { -chief-judge } consents
do-ball-black = Black ball
do-ball-white = White ball
do-waive = Do without a clause
do-card = Card of the day
do-coin = The coin fell on…
points = Points
points-draw = draw
points-loss = defeat
points-win = win
points-disqualification = { -disqualification }
points-best-move = best move
points-award = { -judge }’s points
points-fine = penalty
points-compensation = compensation
points-due = The record proves a penalty of { $value }; it is not given yet.
points-limit = Now at most { $most } can be given.
points-then = That makes { $total } in all
give-points = Give { $value }

## Centre

has-floor = Player { $seat } speaks
morning = Morning
candidates = On the ballot:
day-card = Card of the day:
votes = Votes
votes-left = { $count } left
miss = Miss
between = Between numbers
nobody = Nobody
hands-none = None
hands-all = All
hands-named = By name
hands-how = How hands are noted
way-lift-count = For the lift: how many hands?
tap-acts = Tap a seat: it is taken at once
hands-count = By number
not-shot = Did not shoot
shots-apart = They shot at different seats
shots-done = All have shown
takes-speech = Takes the speech
takes-vote = Takes the vote
not-voted = Have not voted:
not-moved = { $count ->
    [one] { $count } move of the day is not made
   *[other] { $count } moves of the day are not made
}
coin = Draw the lot
pause = Stop the timer
start = Start the timer
clock-stop = { $left } left, stop the timer
clock-start = { $left } left, start the timer
clock-less = −5 seconds
clock-more = +5 seconds
best-move = Best move of { $seat }:

way-actor = { $what }: whose?
way-nominate = Nominates: tap a seat
way-vote = Against { $seat }: mark hands
way-elect = For { $seat }: mark hands
way-lift = For all leaving: mark hands
way-best = Best move: up to { $most }
way-shoot = Shot: a seat, or a miss
way-order = Shooting order, seat by seat
way-don = The don checks a seat
way-sheriff = The sheriff checks a seat
way-maniac = The maniac picks a seat
way-doctor = The doctor heals a seat
way-beauty = The beauty picks a seat
way-courtesan = The courtesan picks a seat
way-lawyer = The lawyer covers a seat
way-execute = The deputy ({ $actor }) names a seat
way-successor = The mayor names a successor
way-ball = { $actor } gives a ball: to whom?
way-accuse = { $actor } accuses: whom?
way-allow = Who may talk?
way-forbid = Who may not?
way-support = For the { -protest }: mark hands
way-shooter = { $place ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
   *[other] No. { $place }
} shooter by number showed:
way-ballot = { $actor } votes against whom?
way-act = { $actor } moves: on whom?
way-best-legend = { $actor }: whose legend is best?
way-praise = Whose legend is best?
way-best-player-vote = { $actor }: who is the best player of the day?
way-best-player = Best player of the day: who?
way-hit = Whose forecast came true?
way-coin = On whom did the coin fall?
way-golden = Who takes a golden minute?
way-count = Against { $seat }: how many hands?

## What was done

did-order = Order taken
did-nominate = { $seat } nominates { $target }
did-hands = Against { $candidate }: { $hands }
did-tally = Against { $candidate }: { $count }
did-lift-hands = For leaving: { $hands }
did-elect = For { $candidate }: { $hands }
did-shoot = Shot taken
did-miss = Miss
did-show = Seat taken
did-best = Best move taken
did-foul-nth = { -Foul } for player { $seat }: { $nth ->
    [1] the first
    [2] the second
    [3] the third
    [4] the fourth
   *[other] no. { $nth }
}
ask-remove = Remove player { $seat }?
ask-remove-named = Remove player { $seat }, { $name }?
ask-remove-yes = Remove player { $seat }
reasons = What for
reasons-search = Find an offence or a clause
reasons-none = There is no such clause.
reasons-all = All reasons: { $count }
reasons-usual = Only the usual ones
did-foul = { -Foul } to player { $seat }
did-warn = Warning to player { $seat }
did-disqualify = Removed: player { $seat }
did-defeat = Team defeat
did-waive = { $clause } is waived
did-ban = Removed from the tournament: player { $seat }
did-give-award = Points to player { $seat }
did-give-fine = Penalty to player { $seat }
did-hint = Hint asked for: player { $seat }
did-breach = Breach of the day’s condition: player { $seat }
did-technical = Technical night
did-execute = Sentence { $seat }
did-successor = Successor { $seat }
did-give-ball = Ball of { $seat }: { $target }
did-ask = { $seat } asks who is nominated
did-take-golden = Golden minute { $seat }
did-allow = { $target } may talk
did-forbid = { $target } is silent
did-accuse = { $seat } accuses { $target }
did-open-card = Card opened
did-approve = Approved
did-support = For the { -protest }: { $seats }
did-close-day = Day closed
did-cast-ballot = The vote of player { $seat } is taken
did-act = Move taken
did-commit-suicide = Suicide { $seat }
did-write-legend = Legend { $seat }
did-enter-forecast = Forecast { $seat }
did-answer-question = Question { $seat }: { $minutes } min
did-enter-code = Code { $seat }
did-choose-legend = { $seat } chooses a legend
did-choose-player = { $seat } chooses a best player
did-stop-game = The game is stopped
did-praise-legend = Best legend { $seat }
did-name-best-player = Best player { $seat }
did-confirm-forecast = Forecast { $seat } came true
did-flip-coin = Coin: { $seat }
did-draw-card = Card of the day taken
did-file-protest = { -Protest } by player { $seat }
did-rule = Ruling on the { -protest }

## Deal

deal-phone = Deal: hand the phone round
deal-cards = Cards are on the table
deal-links = Deal by the players’ links
deal-phone-about = the phone goes round, a card shows while it is held
deal-cards-about = you dealt them: mark who has which
deal-links-about = everyone looks at the card on their own phone
cards-by-roles = By role
cards-by-seats = By seat
cards-seat = Seat { $seat }: which card?
cards-fix = Wrong? Tap the seat.
cards-who = { $role }: who?
cards-done = Everyone else is a citizen. Right?
cards-hint = Tap a seat; again to take it back.
card-aside = This card is not at the table
hand-to = The phone goes to
hold-card = Hold to see the card
no-card-yet = The cards are not dealt yet
card-opened = This card was opened { $count ->
    [one] once
   *[other] { $count } times
}.
card-not-you = If it was not you, tell the { -judge }.
card-again = Open it once more
hand-on = Hand to player { $seat }
handing-done = Back to the { -judge }
stop-handing = { -Judge }: stop
handing-back = Give the phone back to the { -judge }
handing-seen = Everybody has seen a card.
unlock = I am the { -judge }
unlock-hint = Hold for two seconds
hand-again = The dealing was stopped. Hand to player { $seat }
red-letter = R
black-letter = B

## Night

answer-to = { $role } checks:
speech-ends = The word «{ $word }» ends the speech
reminders = What to see to
answer-show = Show the answer by a gesture
hold-answer = Hold to see the answer
hold-brings = Hold to see what will happen
answer-yes = yes, the sheriff
answer-no = no
answer-sheriff-yes = { -black }
answer-sheriff-no = { -red }
answer-red = { -red }
answer-black = { -black }
answer-blocked = blocked
answer-wrong = not allowed
gesture-nod = nod
gesture-shake = shake your head
gesture-nod-thumb-up = nod, thumb up
gesture-nod-thumb-down = nod, thumb down
gesture-turn-thumb-up = turn your head, thumb up
gesture-nod-hand = nod with your hand
gesture-shake-hand = shake your hand
gesture-arms-crossed = cross your arms

## End

best-move-hits = Best move of player { $seat }: { $named }. Right: { $hits }
result-found = The system has found:
protest-of = { -Protest } of { $seat }
summary = Results and points
awards-wait = Wait for the { -chief-judge }: { $seats }
table-place = Place
table-player = Player
table-role = Role
table-main = Main
table-extra = Extra
table-total = Total
table-hours = Hours
result-hint = Points, penalty, { -protest }: tap a seat. A mistake? Undo.

## Forms

send-form = Record
field-card-text = What the card says
field-speakers = Only they speak
field-voters = Only they vote
field-candidates = Only they can be put up
field-protest-text = What the { -protest } is about
other-degree = Another degree of punishment
with-reason = with a reason
field-clause = Clause
field-waive-reason = Why the game goes on
field-ruling-text = The ruling in words
field-verdict = Ruling
verdict-upheld = { -upheld }
verdict-rejected = { -rejected }
field-remedy = If upheld, the result
remedy-none = stands
remedy-changed = is changed
remedy-annulled = is annulled
remedy-replayed = the game is replayed
field-legend-text = Text of the legend
field-stop-text = Why the game is stopped
field-forecast-text = Forecast
field-minutes = Minutes, at most { $most }
field-count = How many hands, at most { $most }

## Menu

menu-protocol = Protocol
menu-correct = Correct the record
correct = What to correct
correct-hint = Choose what is recorded wrongly. What stood there stays beside the correction.
correct-nights = Show the nights too
correct-replace = It was otherwise
correct-strike = It did not happen
correct-insert = Something before it was not recorded
correct-act = What happened
correct-who = Who
correct-whom = Whom
correct-seats = Seats
correct-candidate = For or against whom
correct-same = Marked as it was recorded. Change what was otherwise.
correct-reason = Reason (required)
correct-changes = What will change
correct-refused = The rules do not allow it:
correct-otherwise = Today's rules decide these moves otherwise than they were decided, even without the correction; with it they will be decided as today:
correct-stops = { $count ->
    [one] What follows does not agree, and { $count } later command will go:
   *[other] What follows does not agree, and { $count } later commands will go:
}
correct-apply = Correct
correct-cut = Correct, and drop what follows
corrected = Corrected
menu-links = Links
menu-close-asks = Close the question: take what players entered
menu-hand-back = Hand the table to Gorod: it judges on
menu-settings = Settings
menu-keys = Keys
export-record = Record .mgn
export-document = JSON
export-protocol = Protocol .txt
export-pdf = Protocol PDF
protocol-whole = Show the nights too
protocol-empty = Nothing to write yet.
protocol-away = The protocol comes back with the network.
links-hint = Each link shows exactly what its holder may know. A new link does not end the earlier ones.
make-link = Make
copy = Copy
copied = Copied
share = Share
copy-by-hand = The browser does not let a page copy here: the text is selected, copy it by hand.
phones-there = Links lead to { $address }: by this address phones in the same network see this computer.
phones-also = If it does not open, come here by another address: { $addresses }
phones-none = Phones cannot open this link: { $host } is the computer itself.
phones-open = Start the server for the network with gorod serve --lan (or make run), and open this page by the address it prints.
links-all = All players, one after another
links-show = Code
links-roles = Overlay with roles
links-place = { $at } of { $of }
links-code = QR code of the link: { $name }
links-before = Back
links-next = Next
links-done = Done
links-late = { $seconds ->
        [30] 30 seconds
        [60] 1 minute
        [120] 2 minutes
        [300] 5 minutes
        [600] 10 minutes
       *[other] { $seconds } s
    } late
links-delay = Delay of the overlay with roles
links-end = Revoke the link
links-end-sure = Nobody will open anything by this link any more, and whoever has opened it is cut off. Revoke it?
links-keep = Keep it
links-nobody = There are no players at the table yet.
links-own = The console on another phone
links-own-hint = For a second phone, or to hand the table over. The code is visible while you hold the button, and opens the console once: show a new one for the next phone.
links-own-hold = Hold to show the console’s code
links-own-warning = Whoever scans this code sees every role and can run the game.
plain-http-title = This page is open at http
plain-http = Browsers do not give such a page everything:
plain-http-awake = the screen may go dark in the middle of a game: switch the phone’s auto-lock off;
plain-http-offline = without a network the console does not start, though one that is open goes on.
plain-http-cure = To change that, start the server with --https.
plain-http-understood = I see
qr = QR code
qr-none = The code could not be drawn.
qr-again = Try again
set-autostart = The clock runs as the floor is given
set-sound = Sound
set-vibration = Vibration
set-steady = Ignore taps right after a step (0.4 s)
set-leftHanded = Buttons for the left hand
set-opposite = I sit on the other side
set-volume = Volume
set-theme = Theme
theme-system = as the system
theme-dark = dark
theme-light = light
key-next = next
key-undo = undo
key-pause = clock
key-seconds = ±5 seconds
key-seat = seat: the action of the step
key-beyond = seats 11, 12, 13, 14
key-foul = { -foul }
key-sheet = seat sheet
key-none = nobody, a miss
key-all = all
key-count = hands by number
key-roles = roles, while held
key-answer = the answer of the night, while held
key-help = this list

## Hall, player, stream

hall-title = Hall screen
overlay-title = Overlay
my-fouls = My { -foul(case: "plural") }
my-points = My points
hall-soon = The game is about to begin
hall-cards = The cards are not dealt yet
hall-living = { $count ->
    [one] player at the table
   *[other] players at the table
}
hall-lost = No network. This is the last that is known; the clock runs on.
hall-delay = Shown { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} late
hall-join = QR code: { $address }
hall-lift = { $count ->
    [one] { $count } hand for all to leave:
   *[other] { $count } hands for all to leave:
}
seat-votes = votes against { $seat }
seat-silent = no speech
overlay-preview = Preview: this game is invented
overlay-next = Next game
setup-title = Stream by OBS
setup-about = Paste the overlay link: it is made on the console, “Menu”, “Links”. It stays on this page; copy the address into a Browser source of OBS.
setup-link = Overlay link
setup-wrong = There is no key of a table in this link. Take all of it.
setup-show = What is shown
setup-scale = Scale
setup-colour = Club colour
setup-top = At the upper edge
setup-preview = Preview
setup-roles = Roles are shown only by a link of their own, with a delay that the server keeps.
size-full = Whole screen
size-strip = Strip of players
size-bar = One line
size-next = Next game
part-phase = phase
part-clock = clock
part-names = names
part-fouls = { -foul(case: "plural") }
part-votes = votes
part-left = who left
part-best = best move
part-news = announcements
hold-known = Hold to see what you know
nothing-known = Nothing so far.
end-speech = End the speech
pad-everyone = Everybody presses a number, even without a move.
set-phones = Players move by their own phones
set-phones-hint = Off: their links only show, you enter the moves.
phones-only-show = The judge enters the moves: this phone only shows.
hold-longer = Hold longer
my-vote = { $seat ->
    [0] You vote for nobody
   *[other] Your vote: against { $seat }
}
pad-late = Too late: this move is gone.
pad-nobody = Nobody
pad-send = Send
pad-taken = Taken.
pad-minutes = Minutes, at most { $most }
pad-sure = This cannot be taken back. Are you sure?
no-network = No network: the server does not answer.
offline-works = No network since { $since }. The clock runs on; what you noted is kept and goes out when the network is back.
offline-reloaded = No network since { $since }. This is the table from before the reload: the clock runs, what you noted is kept and goes out when the network is back. Cards and nights come back with it.
offline-cold = No network. The console is open, but this device no longer has the table: it appears as soon as the network is back. Nothing that was accepted is lost.
set-sounds = Sound and vibration
set-warning = 10 seconds are left
set-end = Time is up
set-confirm = A move was taken
set-listen = Listen
set-music = Music at night
set-musicVolume = Volume of the music
hand-in = Hand in
contest-game = { $name } · round { $round }, table { $table }
contest-signer = { $name } signs the protocol: the link to this table was taken in that name. Somebody else has to confirm it.
contest-sending = Handing in…
contest-signed = Signed, waits for the second signature
contest-confirmed = Confirmed
contest-void = The game is annulled
contest-differs = The table was changed after signing: what is signed is as it was before
contest-rejected = Sent back: { $reason }
contest-protests = { $count ->
    [one] { $count } { -protest } waits for a decision
   *[other] { $count } { -protest(case: "plural") } wait for a decision
}
menu-protest = File the { -protest }
protest-after = { -Protest(case: "plural") } are filed after the game.
protest-seat = Who files the { -protest }
protest-clauses = Clauses of the rules
protest-find = Number of a clause, or a word
protest-drop = Remove clause { $clause }
protest-send = File the { -protest }
appeal-at = { $level ->
    [1] { "" }
   *[other] step { $level }
}
protest-open = waits for a decision
protest-rejected = rejected
protest-changed = result changed
protest-annulled = game annulled
protest-replayed = to be replayed
protest-corrected = points corrected

## My games, names, the evening

mine = My games
mine-over = Finished
mine-all = Show all ({ $count })
mine-go-on = Continue
mine-forget = Forget
mine-forget-this = Forget the game: { $game }
mine-dropped = The game is gone from this device. The server still has it.
mine-undo = Put back
mine-about = This device remembers the games. How to forget?
mine-danger = This device remembers the tables that were run from it, with their names and points, for up to ten weeks. Whoever holds this phone can open the table and its roles: on somebody else’s phone switch it off.
mine-on = Remember games on this device
mine-forget-all = Forget everything
mine-forget-sure = Forget all games of this device ({ $count }), seats at online tables, notes and the players’ names? It cannot be undone.
mine-unknown = Game
mine-unseen = not opened yet
mine-nameless = { $count ->
    [one] { $count } player without a name
   *[other] { $count } players without names
}
mine-others = and { $count } more
evening = Evening
evening-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
evening-player = Player
evening-played = Games
evening-total = Points
evening-share = Share
evening-about = The sum of the points in the protocols of these games.
no-table = No table is open
no-table-text = Open your game from the list, or by the link of a table.
home-more = Plain page and API
home-more-demo = Demo table with bots, plain page, API
home-living = { $living } of { $players } at the table
names-alike = “{ $name }”: the same name at seats { $seats }
names-left = No seat left for: { $names }
names-known = Played before:
names-as-list = Paste a list
names-list = One name a line, or parted by commas
set-secret = Do not remember on this device
set-secret-hint = Now the console comes back to this table by itself after a closed tab. The link opens the roles.
set-secret-all = This device remembers no games; the switch is on the first page.
mine-record = Record
## Without a network: what waits to be sent

waits = waits to be sent
waits-for = waits to be sent: { $what }
waits-title = Waits to be sent
waits-step = Next
waits-remove = Take back
waits-nothing = Nothing waits.
waits-sent = Sent, not answered yet: it can be undone when the network is back.
waits-already = This is noted already and waits to be sent.
away-unknown = No further without a network: the console does not know what comes then.
away-told = No further without a network: what comes depends on what is still waiting to be sent.
away-open = No further without a network: what was noted in these speeches is still waiting to be sent.
away-sanction = No further without a network: a sanction of player { $seat } is still waiting to be sent.
away-undo = Without a network only what waits to be sent can be taken back.
ask-again = { $what }: once more?
ask-again-waits = Waiting to be sent already: { $what }.
ask-again-yes = Yes, once more
ask-again-no = No
ask-removes = While there was no network: { $what }. Remove player { $name }?
ask-removes-yes = Yes, remove { $seat }
ask-removes-no = No, take it back
ask-moved = While there was no network the game has moved on. Send what was noted?
ask-moved-yes = Send
ask-moved-no = Take all back
ask-control = Another console holds the table. Take it over and send what was noted?
ask-control-yes = Take over and send
ask-control-no = Take all back
ask-refused = Not accepted. Send the rest?
ask-refused-yes = Send the rest
ask-refused-no = Take the rest back
menu-names = Names
names-about = Correct a name, or add one that is missing. The record will say when and what was corrected.
names-swap = In the wrong seats? Tap two of them to swap their names.
names-swap-with = Seat { $seat }: swap with whom?
names-swap-seat = Swap the name: seat { $seat } { $name }
names-write = { $count ->
    [0] Nothing changed
   *[other] Write the names down
}
names-written = Names are written down
names-of-cup = This is a table of a tournament: who sits where is its seating’s. Names are corrected at the tournament’s desk and cannot be changed here.
again = Another game
again-lots = Seats by lot
again-kept = Same seats
quick-judge = Judge’s name, for the protocol (this device remembers it)
consent-title = Personal data
about-map = On the map
about-fee = Fee: { $fee }
about-contacts = Contacts:

read-copy = A copy from an archive, opened by { $name } on { $date }. It is a history of { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
  }: it can be read and not changed, and it is not rated. Chain { $head }
read-copy-short = A copy from an archive · { $name }
read-continued = This tournament was read from an archive and is continued by { $name } since { $date }. Entries before that: { $entries }. Chain { $head }
read-continued-short = Continued from an archive · { $name }

keep-link = Remember on this device
keep-link-on = The link is kept here: the page opens from the history, a bookmark or the home screen. On somebody else’s device untick this, and the link is forgotten.
keep-link-off = The link lives while this tab is open. After that it has to be opened again.
link-not-here = There is no link on this device
link-not-here-text = The tab was closed and this device was not asked to remember the link, or it was never opened here. Open it again: from the message, by the QR code or from the sheet. If it is lost, ask the organiser for a new one.
link-closed = The link opens nothing any more: it was closed, has expired, or was opened on another device. Ask the organiser for a new one.

## A deal that can be checked

fair-check = Check the deal
fair-check-about = This page worked it out itself, from nothing but the published numbers. gorod fair verify does the same with a file of the game.
fair-promise = Promise of the deal
fair-promise-about = The secret of the deal is chosen already, and this is its hash. Add something of your own, and the cards depend on you, too. After the game the secret is opened.
fair-added = added by: { $who }
fair-judge = the judge
fair-text = Letters and digits: these or your own
fair-add = Add to the deal
fair-own = You added: { $text }

## Notices

notices-title = Notices
notices-about = Where, and of what, to tell you. There is nothing secret in a notice.
notices-reading = Looking at what was chosen…
notices-again = Try again
notices-chosen = What was chosen
notices-by-push = In a browser
notices-by-email = By e-mail
notices-by-telegram = In Telegram
notices-this-browser = in this one
notices-other-browser = in another one
notices-unconfirmed = waits to be confirmed
notices-end = Remove
notices-end-one = Remove: { $way }
notices-push = Show in this browser
notices-lack-plain-http = browsers allow notices at https only. Open the page by its https address, or choose another way.
notices-lack-home-screen = on an iPhone or iPad first add the page to the home screen, and open it from there.
notices-lack-no-push = this browser cannot show notices.
notices-lack-denied = you have forbidden notices of this site. Allow them in the settings of the browser, and open the page again.
notices-address = E-mail address
notices-mail = Send letters
notices-mail-sent = We have sent a letter: open the link in it and confirm the address.
notices-telegram = Write in Telegram
notices-telegram-open = Open the bot and press “Start”
notices-telegram-about = Or send to the bot: /start { $code }. The code is good for a quarter of an hour.
notices-none = Notices are not set up on this server.
notices-quiet = Do not disturb in these hours
notices-quiet-from = From
notices-quiet-to = To
notices-zone = By the time of
notices-hours-kept = The hours are kept.
notices-on = Done, notices are on.
notices-ended = Removed.
notices-ended-all = Nothing more will come.
notices-kinds = What to tell you of
notices-kinds-kept = Saved.
notices-kind-reminder-6h = Six hours before the day ends
notices-kind-reminder-1h = An hour before the day ends
notices-kind-published = The results of a day are published
notices-kind-host-alarm = A game by day waits for you: a day is not published
notices-kind-seating-released = The seating is ready: your table and seat
notices-kind-round-starts = Your round starts
notices-kind-protest-decided = Your protest was decided
notices-kind-backup-overdue = No backup was made for long
notices-leave = Leave everything

unsent = Notices that did not arrive
unsent-about = Tell these people yourself, or send them again.
unsent-again = Send again
unsent-more = And { $more } more.
unsent-kind-seating-released = the seat in a round
unsent-kind-round-starts = a round that starts
unsent-kind-protest-decided = a decided { -protest }
unsent-kind-confirm = an address to confirm
unsent-state-dead = not taken
unsent-state-doubtful = may have arrived
unsent-kind-reminder-6h = the reminder six hours before
unsent-kind-reminder-1h = the reminder an hour before
unsent-kind-published = the results of a day
unsent-kind-host-alarm = a late publication

## An online table on the console

entered = Entered: { $count }
entered-close = Accept what was entered
gestures-none = Nobody has shown anything yet.
gestures-look = Hold to look round
gesture-i-lead = I lead
gesture-shoot = we shoot { $seats }
gesture-miss = miss
gesture-sheriff = the sheriff is { $seats }
gesture-i-claim = I shall claim to be the sheriff
gesture-yes = yes
gesture-no = no
