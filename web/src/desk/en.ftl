## P1


## P2

# What things are called

reason = Reason
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
no-judge = no judge
protest = protest
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
judge-of-table = Judge of the table
open-console = Judge's console
open-console-now = Open the console in a new tab
enter-paper = Enter from paper
start-game = The game has begun
end-game = The game is over
hand-in = Hand in the table's protocol
not-watchable = The game cannot be shown now.
no-vote-today = no vote today
signed-by = Signed by { $name } at { $at }
confirmed-by = Confirmed by { $name } at { $at }
confirmed-despite = with a reservation
second-signature-waits = waits for the second signature
digest = data { $digest }
left-open = The protocol leaves open
accept-open = I have seen this and confirm the protocol as it is
own-signature = You signed it. The second signature is another person's.
confirm-game = Confirm the same data
reject-game = Send back to the judge
reopen-game = Send back to be mended
reject-about = The protocol begins anew; this one stays in the history.
reopen-about = The confirmed protocol is unsigned again; this one stays in the history.
read-protocol = Read the protocol
protocol-pdf = Protocol PDF
file-protest = File a protest
protests-of-game = Protests
protest-open = waits for a decision
protest-decided = decided
earlier-sheets = { $count ->
    [one] { $count } earlier protocol
   *[other] { $count } earlier protocols
}
rejected-by = sent back by { $name }
was-reopened = reopened
game-void = counts for nothing
signals = Signals
no-signals = Nobody waits for anybody.
desk-any-duty-confirm-seating = Confirm the seating
desk-any-duty-release-seating = Release the seating
desk-any-duty-mend-seating = Mend the seating
desk-any-duty-lock-round = Lock the round
desk-any-duty-sign = Sign the protocol
desk-any-duty-confirm = Needs the second signature
desk-any-duty-replace = Replace whoever left
desk-any-duty-draft-after-lock = A draft was saved after the lock
desk-any-duty-decide-protest = Decide the protest
desk-any-duty-disqualify = Banned by a judge: decide at the desk
desk-any-duty-file-protest = Protest noted in the game: file it at the desk

# Standings

standings = Standings
stages = Stages
stage-finished = finished
as-of = As of
all-rounds = all rounds
with-unconfirmed = with unconfirmed
table-provisional = The table is provisional: protocols, protests or lots are open.
table-empty = No games yet.
record-lot = Record a lot
equal-so-far = equal
desk-any-out-withdrawn = withdrew
desk-any-out-disqualified = disqualified
desk-any-out-replaced = replaced
wins-of = { $wins } of { $games }
first-killed = first killed: { $count }
by-protest = by a ruling on a protest
no-games-yet = No confirmed games yet.
finish-stage = Finish the stage
finish-despite = Finish all the same
advance = Enter those who advance
advance-waits = First this stage has to finish: { $stages }
table-hidden = Hidden from the public: { $stage }, from round { $round }
reveal = Reveal the table
lot-about = People draw the lot. Tap the players in the order in which it fell.
lot-order = Order of the lot
lot-witnesses = Who saw the lot
lot-save = Record it
