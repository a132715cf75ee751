# By-day games: refusals and the protocol.

## Why an input is refused

refused-disqualified = seat { $seat } is { -disqualified }
refused-answered-already = seat { $seat } has already answered; the first answer is final
refused-vote-nobody = seat { $seat } must name a player; nobody is not an answer
refused-vote-self = seat { $seat } cannot vote against himself
refused-no-daily-move = seat { $seat } has no daily move
refused-no-shot-today = the mafia does not shoot on this day
refused-own-clan = seat { $seat } is of the same clan
refused-act-self = seat { $seat } cannot name himself
refused-same-target = seat { $seat } was published with seat { $target } the day before
refused-question-limit = this is more than seat { $seat } may earn by questions in a day
refused-best-votes-closed = the votes for the best legend and the best player have not begun yet
refused-own-choice = seat { $seat } cannot choose that very seat
refused-stop-unexplained = a game is stopped only with a reason
refused-own-legend = seat { $seat } cannot choose his own legend
refused-no-legend = seat { $seat } has written no legend today
refused-named-already = seat { $seat } is already named today
refused-no-forecast = there is no forecast of seat { $seat } to confirm
refused-no-code = seat { $seat } has no code for day { $target } to enter now
refused-no-tie = nobody shares a lead that is enough, so there is no coin
refused-not-tied = seat { $seat } is not one of those who share the lead
refused-coin-due = the lead is shared; the coin decides first
refused-day-runs = the game day is not over yet
refused-placeholder = the results are not published yet, nothing is accepted
refused-other-day = this time does not belong to the open game day

## The protocol

column-bonus = Bonus, h
column-place = Place
column-clan = Clan
column-hours = Time, h
clan-civilian = civilians
clan-mafia = mafia
clan-maniac = maniac
card-civilian = civilian
card-mafia = mafia
team-civilian = the civilians
team-mafia = the mafia
among-civilian = the civilians
among-mafia = the mafia

left-suicide = suicide
left-no-vote = no vote: suicide
left-execution = executed

protocol-game-day-set = The record begins in the middle. In the game: { $alive }
protocol-clan-told = The clan knows its own: { $seats }
protocol-ballot-entered = { $seat } votes against { $target }
protocol-act-entered = Daily move, { $role }: { $target }
protocol-declined = a miss
protocol-suicide-declared = { $seat } declares suicide
protocol-removal-noted = { $seat }: { -disqualified }, out at the close
protocol-legend-written = Legend by { $seat }: { $text }
protocol-forecast-entered = Forecast by { $seat }: { $text } («{ $answer }»)
protocol-question-answered = { $seat } answers a question: { $hours } h
protocol-code-entered = { $seat } enters the code for day { $day }
protocol-legend-chosen = { $seat } chooses the legend by { $target }
protocol-player-chosen = { $seat } chooses { $target } as best player
protocol-legend-praised = The host’s best legend: { $seat }
protocol-best-player-named = The host’s best player: { $seat }
protocol-forecast-came = The forecast by { $seat } of day { $day } came true
protocol-coin-fell = The coin between { $tied } falls on { $seat }
protocol-move-settled = { $Role }: { $result ->
    [missed] a miss{ $why ->
        [silent] , no answer
        [declined] , a miss by choice
        [blocked] , blocked by { $by }
        [killed] , killed before the move
        [suicide] , out before the moves
        [out] , no longer in the game
        [clan-silent] , no order from { $by }
        [clan-declined] , agreed by all
        [clan-differ] , the orders differ
        [clan-blocked] , blocked by { $by }
        [clan-suicide] , out before the moves: { $by }
        [clan-out] , the clan is gone
       *[other] { "" }
    }
    [shot] shot at { $target }
    [checked] checked { $target }
   *[visited] with { $target }
}
protocol-player-out = { $seat } is out: { $how }{ $told ->
    [yes] ; role: { $role }
   *[no] { "" }
}
protocol-votes-published = Votes: { $votes }{ $void ->
    [yes] ; the vote of { $who } is void
   *[no] { "" }
}
protocol-executed = Execution{ $coin ->
    [yes] { " " }by the coin
   *[no] { "" }
}: { $seat }, role: { $role }; { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
protocol-role-told = To the Commissar { $seat } in secret: { $target } is { $answer }
protocol-lines-published = Published, «День { $day }:»
protocol-day-closed = { $told }
protocol-best-legend = Best legend of the players: { $seat }
protocol-praised = Best legend of the host: { $seat }
protocol-best-player = Best player: { $seat }
protocol-favourite = Best player of the players: { $seats }
protocol-late = ALARM: published after 9:00
protocol-game-stopped = The host has stopped the game: { $text }
protocol-roles-revealed = All roles are published; coins: { $coins }
result-stopped = stopped, nobody has won
protocol-clan-result = RESULT: { $result }
protocol-final = FINAL PROTOCOL
protocol-seed = Seed of the draw: { $seed }

step-open = the game day is open

verb-ballot = vote
verb-act = daily move
verb-suicide = suicide
verb-legend = legend
verb-forecast = forecast
verb-hit = verdict on a forecast
verb-answer = survivor’s code
verb-question = bonus question
verb-best-legend = choice of the best legend
verb-best-player = best player
verb-stop = stopping the game
verb-praise = the host’s best legend
verb-coin = coin
verb-close = end of the game day
