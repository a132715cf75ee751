# Pages of a tournament for everybody.

cup-official = Official
cup-list-title = Tournaments
cup-list-empty = No tournaments yet.
cup-any-coming = soon
cup-any-playing = under way
cup-any-over = finished
cup-opening = Loading…
cup-missing = There is no such tournament
cup-missing-text = Check the address, or ask the organiser: it may not be open to everybody yet.
cup-nothing = Nothing here yet
cup-nothing-text = There is no such page, or it may not be shown yet.
cup-part-missing = This part of the page did not load
cup-lost = No connection: this is what was known before
cup-pages = Pages of the tournament
cup-screen = Screen for the hall
cup-tab-now = Now
cup-tab-schedule = Seating
cup-tab-live = Tables
cup-tab-standings = Standings
cup-tab-players = Players
cup-tab-meetings = Meetings

## Now

cup-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
cup-waiting-count = { $count ->
    [one] { $count } on the waiting list
   *[other] { $count } on the waiting list
}
cup-where-do-i-sit = Where do I sit?
cup-nickname = Your nickname
cup-nobody-found = Nobody of that nickname in the list
cup-not-me = This is not me
cup-my-page = My games and points
cup-this-is-me = This is me
cup-you-rest = You do not play in this round.
cup-you-wait = You are on the waiting list: as soon as somebody leaves, you are in.
cup-no-seat-yet = The seating of the next round is not out yet.
cup-over = The tournament is over
cup-between = A break between rounds
cup-timetable = Schedule
cup-calendar = To the calendar (ICS)
cup-starts = starts: { $start }
cup-not-begun = The seating is not out yet
cup-not-begun-text = It will be here, and you will see your seat at once.
cup-all-rounds = All rounds
cup-leaders = In the lead
cup-whole-table = Full standings
cup-stages = Stages
cup-stage-done = finished
cup-stage-rounds = { $rounds ->
    [one] { $done } of { $rounds } round
   *[other] { $done } of { $rounds } rounds
}
cup-officials = { -Judge(case: "plural") } and organisers
cup-any-office-organiser = organiser
cup-any-office-chief = { -chief-judge }
cup-any-office-secretary = secretary
cup-any-office-committee = committee
cup-any-office-judge = { -judge }
cup-any-stage-qualification = Qualification
cup-any-stage-semi-final = Semi-final
cup-any-stage-final = Final

## Seating and tables

cup-round = Round { $round }
cup-table = Table
cup-table-number = Table { $table }
cup-seat = Seat
cup-seat-number = seat { $seat }
cup-judge = { -judge } { $name }
cup-any-state-planned = not begun
cup-any-state-playing = playing
cup-any-state-ended = game over
cup-any-state-signed = game over
cup-any-state-confirmed = result confirmed
cup-any-state-void = does not count
cup-round-done = closed
cup-round-on = now
cup-watch = Watch
cup-result = Result
cup-earlier-game = An earlier game of this table
cup-view = How to show it
cup-by-table = By table
cup-by-player = By player
cup-by-player-about = Table and seat in every round: 2-7 is the second table, the seventh seat.
cup-player = Player
cup-no-seating = No seating yet
cup-no-seating-text = It will be here as soon as it is out.
cup-save-as = Download:
cup-live-title = At the tables now
cup-nothing-live = Nobody is playing now
cup-nothing-live-text = When a round begins, all tables will be seen here.
cup-soon = About to begin
cup-living = { $living } of { $players } in play

## Standings

cup-stage = Stage
cup-as-of = As of which round
cup-now = Now
cup-after-round = After round { $round }
cup-table-hidden = As of round { $round }: the rest is kept back until the end.
cup-table-unread = Not counted: { $games }. Today's rules refuse these records, and the earlier release did not store their results.
cup-unread = The result cannot be read
cup-table-absent = The standings are kept back
cup-table-absent-text = They are shown when the results are announced.
cup-table-empty = The standings are empty
cup-table-empty-text = Only confirmed protocols count.
cup-tap-number = Tap a nickname or a number to see what it is made of.
cup-lot-needed = lot
cup-any-column-place = #
cup-any-column-nickname = Player
cup-any-column-games = Games
cup-any-column-wins = Wins
cup-any-column-sheriff-wins = Shf
cup-any-column-don-wins = Don
cup-any-column-first-killed = FK
cup-any-column-compensation = Ci
cup-any-column-best-move = BM
cup-any-column-award = { -Judge(case: "plural") }
cup-any-column-penalty = Pen
cup-any-column-main = Main
cup-any-column-extra = Extra
cup-any-column-total = Total
cup-any-column-decided-by = Clause
cup-any-column-out = Out
cup-any-column-city = City
cup-any-column-club = Club
cup-any-out-withdrawn = has left the tournament
cup-any-out-disqualified = { -disqualified }
cup-any-out-replaced = replaced
cup-my-line = Place { $place }: { $name }
cup-columns = Columns of the standings
cup-place = Place { $place }
cup-place-word = place
cup-total-word = total
cup-whole-page = Player's page
cup-clause = cl. { $number }
cup-clause-elsewhere = Not a clause of the rules: it comes from the tournament's regulation.
cup-by-protest = by the { -protest }
cup-no-parts = None of these points.
cup-sum = Total
cup-wins-count = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}

## Game

cup-role = Role
cup-void = The game does not count
cup-any-known-result = only the result was recorded, not adjudicated
cup-any-known-deaths = only the result and who left are known, not adjudicated
cup-attempt = replay { $attempt }
cup-protocol = Protocol of the game
cup-game-waits = The result will be here once the protocol is confirmed.
cup-protests = { -Protest(case: "plural") }
cup-signatures = Signatures
cup-first-signature = Signed by:
cup-second-signature = Second signature:
cup-signed-as-chief = { -chief-judge }
cup-protest-open = Waits for a decision
cup-any-outcome-rejected = Rejected
cup-any-outcome-changed = Result changed
cup-any-outcome-annulled = Game annulled
cup-any-outcome-replayed = Game to be replayed
cup-any-outcome-corrected = Points corrected

## Player

cup-find-player = Nickname, club or city
cup-waiting = waits for a place
cup-wins-word = wins
cup-first-killed = first killed
cup-rating-word = rating
cup-won = won
cup-over-time = Points game by game
cup-plot-told = { $games ->
    [one] Points of { $games } game, { $total } in all
   *[other] Points of { $games } games, { $total } in all
}
cup-by-role = By role
cup-by-seat = By seat
cup-wins-of = { $games ->
    [one] { $wins } of { $games } game
   *[other] { $wins } of { $games } games
}
cup-best-moves = Best moves
cup-found = { $found ->
    [one] { $found } found
   *[other] { $found } found
}
cup-games = Games
cup-no-games-yet = No games yet.

## Meetings and the screen

cup-all-stages = All stages
cup-met-about = How often { $name } meets everybody in the rounds that are out
cup-screen-nothing = The seating and the standings will be here soon
cup-screen-back = Back
cup-screen-next = Next
cup-screen-still = Stop

## All tournaments together

cup-tab-overall = Overall
cup-overall-final = Whoever went further stands above.
cup-overall-so-far = So far; whoever goes further stands above.
cup-across = All tournaments together
cup-again = Try again
cup-ratings = Rating
cup-ratings-empty = No rating yet: one confirmed game of an official tournament is needed.
cup-ratings-about = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $tournaments ->
    [one] { $tournaments } tournament
   *[other] { $tournaments } tournaments
}
cup-ratings-how = How it is worked out
cup-ratings-formula = Everybody starts at { $start }. Before a game the mean rating of a team is compared with that of everybody else at the table: expected = 1 / (1 + 10^(difference / { $scale })). After it { $k } × (scored − expected) is added, { $fresh } × in the first { $games } games; a win is 1, a draw ½, a loss 0. Edition { $edition }.
cup-way-told = { $games ->
    [one] Rating after { $games } game: { $value }
   *[other] Rating after { $games } games: { $value }
}
cup-way-of = { $name }, rating { $value }: show the way there
cup-clubs = Clubs
cup-clubs-empty = No clubs yet.
cup-clubs-about = { $count ->
    [one] A club stands by the rating of its best player.
   *[other] A club stands by the mean rating of its best { $count } players.
}
cup-print = To print:
cup-print-tables = schedule of the tables
cup-print-players = schedule of the players

cup-begins = The record does not begin with the deal: { $moment }. What came before was not adjudicated.
cup-irregular = { $count ->
    [one] { $count } move was
   *[other] { $count } moves were
} played against the rules with the consent of the { -chief-judge }
cup-organiser = Organiser: { $name }
