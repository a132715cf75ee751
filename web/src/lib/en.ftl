# Judge's console, hall screen, player's link, overlay.

close = Close
back = Back
opening = Connecting…
gone-title = This table is not available
gone-text = Open this page by the link of a table.
to-home = To the first page

## First page

home-title = Gorod
home-about = The judge runs the game from a phone; the hall and the stream see the table at once.
home-continue = Continue your game
home-demo = Demonstration table
home-demo-about = Bots of the club “{ $club }” are playing. Look at the table with anybody's eyes.
home-live = Being played now
home-plain = Plain page without scripts
quick-title = Quick game
quick-rules = Rules
quick-size = Players
quick-options = Options of the rules
quick-names = Names of the players (optional)
quick-shuffle = Shuffle the seats
quick-start = To the table

## Frame

judge-title = Judge's console
table = Table
say = Say
menu = Menu
undo = Undo
take = Take control
read-only = Read only: another console runs this table.
roles = Roles
why = Why?
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
legend = 1…0 seat · Shift+1…0 foul · Alt+1…0 seat sheet · Space clock · ↑↓ ±5 s · N nobody · A all · R roles · ? all keys

next-pass = Next
next-proceed = Next
next-close = Close the day
next-resume = Resume the game
next-choose = Choose a seat
next-deal = Deal the cards
next-shown = Shown
next-cards = Cards are dealt
next-order = Take the order
next-best = Take the move
next-hands = { $count ->
    [one] Take { $count } vote
   *[other] Take { $count } votes
}

## Seat

seat = Seat { $seat }
seat-out = out
seat-speaks = speaks
seat-nominee = candidate { $place }
seat-fouls = fouls: { $fouls }
foul-letter = F
foul-for = Foul for seat { $seat }, now { $fouls }
by-clause = by clause
no-clause = no clause
do-foul = Foul
do-warn = Warning
do-dq = Disqualifying foul
do-defeat = Team defeat
do-ban = Removal from the tournament
do-breach = Broke the day's condition
do-hint = Asked for a hint
do-bonus = Judge's points
do-fine = Penalty

## Centre

has-floor = speaks
candidates = On the ballot:
votes = Votes
votes-left = { $count } left
miss = Miss
coin = Draw the lot
pause = Stop the clock
start = Start the clock
clock-stop = { $left } left, stop
clock-start = { $left } left, start
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
way-execute = The deputy names a seat
way-successor = The mayor names a successor
way-ball = { $actor } gives a ball: to whom?
way-accuse = { $actor } accuses: whom?
way-allow = Who may talk?
way-forbid = Who may not?
way-support = For the protest: mark hands

## What was done

did-order = Order taken
did-nominate = { $seat } named { $target }
did-hands = Against { $candidate }: { $hands }
did-lift-hands = For leaving: { $hands }
did-elect = For { $candidate }: { $hands }
did-shoot = Shot taken
did-miss = Miss
did-show = Seat taken
did-best = Best move taken
did-foul = Foul { $seat }
did-warn = Warning { $seat }
did-disqualify = Removed { $seat }
did-defeat = Team defeat
did-ban = Banned { $seat }
did-give-award = Points { $seat }
did-give-fine = Penalty { $seat }
did-hint = Hint { $seat }
did-breach = Breach { $seat }
did-technical = Technical night
did-execute = Sentence { $seat }
did-successor = Successor { $seat }
did-give-ball = Ball of { $seat }: { $target }
did-ask = { $seat } asked
did-take-golden = Golden minute { $seat }
did-allow = { $target } may talk
did-forbid = { $target } is silent
did-accuse = { $seat } accused { $target }
did-open-card = Card opened
did-approve = Approved
did-support = For the protest: { $seats }
did-close-day = Day closed

## Deal

deal-phone = Deal: hand the phone round
deal-cards = Cards are on the table
deal-links = Deal, everyone looks by a link
cards-who = { $role }: who?
cards-done = Everyone else is a citizen. Right?
cards-hint = Tap a seat; again to take it back.
hand-to = The phone goes to
hold-card = Hold to see the card
no-card-yet = The cards are not dealt yet
hand-on = To seat { $seat }
handing-done = Back to the judge
stop-handing = Stop
red-letter = R
black-letter = B

## Night

answer-to = { $role } asked about
answer-show = Show the answer by a gesture
hold-answer = Hold to see the answer
answer-yes = yes, the sheriff
answer-no = no
answer-red = red
answer-black = black
answer-blocked = blocked
answer-wrong = not allowed
gesture-nod = a nod
gesture-shake = a shake of the head
gesture-nod-thumb-up = a nod, thumb up
gesture-nod-thumb-down = a nod, thumb down
gesture-turn-thumb-up = a turn, thumb up
gesture-nod-hand = a nod of the hand
gesture-shake-hand = a shake of the hand
gesture-arms-crossed = arms crossed

## End

won-red = Red wins
won-black = Black wins
won-maniac = The maniac wins
won-civilian = Civilians win
won-mafia = The mafia wins
won-draw = A draw
result-hint = Points and penalties: tap a seat. Protocol and files below.

## Menu

menu-protocol = Protocol
menu-links = Links
menu-settings = Settings
menu-keys = Keys
export-record = Record .mgn
export-json = JSON
export-text = Protocol .txt
protocol-whole = Show all of it, nights and roles too
day-heading = DAY
protocol-empty = Nothing to write yet.
links-hint = Each link shows exactly what its holder may know. A new link does not end the earlier ones.
make-link = Make
copy = Copy
copied = Copied
set-autostart = The clock runs as the floor is given
set-sound = Sound
set-vibration = Vibration
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
key-foul = foul
key-sheet = seat sheet
key-none = nobody, a miss
key-all = all
key-roles = roles, while held
key-help = this list

## Hall, player, stream

hall-title = Hall screen
overlay-title = Overlay
my-fouls = My fouls
my-points = My points
protest-text = What the protest is about
protest-send = File the protest
protest-filed = The protest is filed.
hall-soon = The game is about to begin
hall-cards = The cards are not dealt yet
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
news-voted-out = { $count ->
    [one] Leaves the table: { $seats }
   *[other] Leave the table: { $seats }
}
news-voted-out-nobody = Nobody leaves the table
news-death-announced = Killed this night: { $seats }
news-death-announced-nobody = Nobody was killed this night
news-tie-found = The votes are even: { $seats }
news-nobody-left = Nobody leaves the table
news-vote-cancelled = No vote today
news-disqualified = Removed: { $seats }
overlay-preview = Preview: this game is invented
overlay-next = Next game
setup-title = Stream by OBS
setup-about = Paste the overlay link that the judge has made under “Menu”, “Links”. It stays on this page; copy the address into a Browser source of OBS.
setup-link = Overlay link
setup-wrong = There is no key of a table in this link. Take all of it.
setup-show = What is shown
setup-scale = Scale
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
part-fouls = fouls
part-votes = votes
part-left = who left
part-best = best move
part-news = announcements
hold-known = Hold: what I know
nothing-known = Nothing so far.
end-speech = End the speech
pad-everyone = Everybody presses a number, with a move or without one.
pad-nobody = Nobody
pad-send = Send
pad-taken = Taken.
pad-minutes = Minutes, at most { $most }
pad-sure = This cannot be taken back. Are you sure?
no-network = No network: the server does not answer.
offline-works = No network. The clock runs on; what you tapped waits and will arrive once.
offline-reloaded = No network. This is the table from before the reload: the clock runs, moves of the day wait to be sent. Cards and nights come back with the network.
offline-cold = No network. The console is open, but this device no longer has the table: it appears as soon as the network is back. Nothing that was accepted is lost.
set-sounds = Sound and vibration
set-warning = 10 seconds are left
set-end = Time is up
set-confirm = A move was taken
set-listen = Listen
set-music = Music at night
set-musicVolume = Volume of the music
