# The judge's trainer.

trainer = Judge's trainer
trainer-about = Bots sit at the table and you judge them, on the ordinary console. Mistakes are explained by the clauses.
trainer-start = Judge a training game
trainer-opens = Gathering the table…
trainer-room = What happens at the table
trainer-more = What next · { $count }
trainer-judge = Your turn
trainer-cue = Which phrase?
trainer-cue-title = What do you say now?
trainer-pace = The table goes on by itself
trainer-found = { $count ->
    [0] No mistakes
    [one] Review: { $count } mistake
   *[other] Review: { $count } mistakes
}
trainer-over = The game is over
trainer-summary = Result of the training
trainer-report = Review. { $part }
trainer-report-all = The whole review
trainer-part-night = the night
trainer-part-morning = the morning
trainer-part-speeches = the discussion
trainer-part-vote = the vote
trainer-part-deal = the deal
trainer-part-over = after the game
trainer-kind-missed-foul = Missed violation
trainer-kind-needless-foul = Penalty for nothing
trainer-kind-wrong-call = Wrong entry
trainer-kind-wrong-order = Wrong order
trainer-kind-wrong-cue = Wrong phrase
trainer-taken-back = put right
trainer-late = The penalty came later than it should have.
trainer-did = You entered: { $text }.
trainer-said = You chose: “{ $text }”
trainer-right-cue = What is said: “{ $text }”
trainer-should = It should have been: { $text }.
trainer-first = This should have been noted first: { $text }.
trainer-refused = The rules do not take this now.
trainer-nothing = Nothing of the kind happened at the table.
trainer-no-violation = There was no violation.
trainer-back = Go back and put it right
trainer-undo-reason = a learner's mistake
trainer-wait = The mistakes of this part are explained when it is over.
trainer-none = No mistakes so far.
trainer-go-on = Go on
trainer-count = { $count ->
    [one] { $count } mistake in the game
   *[other] { $count } mistakes in the game
}
trainer-perfect = Not a single mistake
trainer-of = { $mistakes } of { $occasions }
trainer-read = Read again
trainer-again = Another game
trainer-same = The same game again

## What a player did, in the review

trainer-act-speaks-out-of-turn = Player { $seat } speaks in somebody else's minute.
trainer-act-waves-hands = Player { $seat } makes too many gestures.
trainer-act-touches-neighbour = Player { $seat } touches a neighbour.
trainer-act-bangs-the-table = Player { $seat } bangs the table.
trainer-act-argues-with-judge = Player { $seat } argues with you.
trainer-act-shouts = Player { $seat } yells in their own minute.
trainer-act-swears = Player { $seat } swears.
trainer-act-vows = Player { $seat } makes a vow.
trainer-act-withdraws-hand = Player { $seat } takes the hand away too early.
trainer-act-votes-twice = Player { $seat } votes a second time.
trainer-act-urges-voters = Player { $seat } urges others to vote by signs.
trainer-act-peeks = Player { $seat } peeks at night.
trainer-act-talks-at-night = Player { $seat } speaks at night.

## What is seen and heard at the table; the player's number stands before it

room-claims = “I am the { $role }”
room-reports-red = “My check: { $target } is red”
room-reports-black = “My check: { $target } is black”
room-accuses = “I suspect number { $target }”
room-trusts = “I trust number { $target }”
room-nominates = “I nominate number { $target }”
room-ends = “Thank you”
room-hands = Hands against { $target }: { $seats }
room-no-hands = Nobody votes against { $target }
room-late-hand = puts a hand down when the time for it is over
room-lift-hands = Hands for everybody's leaving: { $seats }
room-no-lift-hands = Nobody votes for everybody's leaving
room-elect-hands = Hands for { $target }: { $seats }
room-orders = The order of shots, on fingers: { $seats }
room-shoots = shoots at { $target }
room-shoots-nobody = does not shoot
room-shows = points at { $target }
room-shows-nobody = points at nobody
room-names = best move: { $seats }
room-ball-black = gives the black ball to { $target }
room-ball-white = gives the white ball to { $target }
room-executes = Number { $target } is named
room-leaves-office = The office goes to { $target }
room-demands-card = demands the card of { $target }
room-silence = Everybody sits still
room-waits = The table waits for your word
room-speaks-out-of-turn = out of turn: “Don't you believe that!”
room-waves-hands = waves both arms across the table
room-touches-neighbour = grabs a neighbour by the sleeve
room-bangs-the-table = bangs a fist on the table
room-argues-with-judge = to you: “Judge, you are counting wrong!”
room-shouts = starts to yell
room-swears = swears
room-vows = “I swear I am red!”
room-withdraws-hand = takes the hand off the table before the count is over
room-votes-twice = puts a hand down again after having voted
room-urges-voters = makes signs to others to vote along
room-peeks = lifts the mask and looks
room-talks-at-night = says aloud: “Who is there?”
room-writes = writes something down
room-drinks = drinks water
room-smiles = smiles
room-looks-around = looks around in silence
