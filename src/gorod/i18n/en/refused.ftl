# Why the rulebook refuses a move. Arguments: $seat, $target, $clause, $points.

## Sitting down and dealing

refused-table-size = { $target ->
    [one] a table of { $target } player cannot play
   *[other] a table of { $target } players cannot play
} by this rulebook
refused-card-count = { $target ->
    [one] { $target } card does not suit this table
   *[other] { $target } cards do not suit this table
}
refused-no-such-role = the role of seat { $seat } does not exist in this rulebook
refused-wrong-deck = these cards are not the deck of this rulebook
refused-no-such-seat = there is no seat { $seat } at this table
refused-no-such-moment = this moment does not exist
refused-position-decided = in this position the game is already decided
refused-removed-by-fouls = with so many { -foul(case: "plural") } seat { $seat } would be out of the game

## The course of the game

refused-not-now = this is not the time for it
refused-no-such-move = this rulebook knows no such move

## Speeches and nominations

refused-not-your-minute = this is not the minute of seat { $seat }
refused-not-speaking = seat { $seat } does not have the floor
refused-nominated-already = seat { $seat } has already nominated today
refused-out-of-game = seat { $seat } is out of the game
refused-listed-already = seat { $seat } is already nominated
refused-nomination-stands = the nomination of seat { $target } cannot be taken back
refused-list-not-told = seat { $seat } is not told who is nominated
refused-asked-already = seat { $seat } has already asked in this minute
refused-no-nomination = seat { $seat } may not nominate today
refused-own-number = seat { $seat } may not name itself
refused-muted = seat { $seat } says nothing today

## The vote

refused-ballot-order = seat { $target } is voted now, not seat { $seat }
refused-too-many-hands = there cannot be so many hands against seat { $seat }: { $target } have not voted yet
refused-tallied-before = hands of this ballot were counted without names: write only the number against seat { $seat }, too
refused-voters-needed = these rules need to know who voted: name the hands against seat { $seat }
refused-not-a-candidate = seat { $seat } is not on this ballot; seat { $target } is voted now
refused-voter-out = seat { $seat } is out of the game and has no vote

## The night

refused-hunt-due = the hunt must be recorded first: who was shown, or a miss
refused-no-hunt-now = nobody is hunting now
refused-not-a-hunter = seat { $seat } does not shoot now
refused-no-order = no shooting order is set by this rulebook
refused-visited-already = seat { $target } has already been visited in this game
refused-healed-already = seat { $target } has already been healed in this game
refused-guest-again = seat { $seat } was the guest of the night before
refused-no-miss = the mafia has to shoot at a living player
refused-order-late = the shooting order is set only while the mafia meets
refused-role-out = the holder of this role, seat { $seat }, is out of the game
refused-role-absent = there is no { $clause ->
    [don] don
    [sheriff] sheriff
    [doctor] doctor
    [maniac] maniac
    [lawyer] lawyer
   *[other] such role
} at this table: none of the players drew the card
refused-no-such-duty = this role does not act at night in this rulebook
refused-not-the-holder = seat { $seat } does not hold this role
refused-asleep = this role is not awake now
refused-no-check-yet = nobody is checked in the first night
refused-checked-already = this role has already made its check tonight

## The best move

refused-no-best-move-now = nobody is naming a best move with another's help now, so seat { $seat } gets no foul by { $clause }
refused-no-best-move = seat { $seat } has no best move
refused-best-move-final = seat { $seat } has already made the best move; it is final
refused-hint-noted = the hint of seat { $seat } is already noted

## Discipline

refused-nobody-hunts = nobody is left to shoot
refused-reason-needed = a reason is needed: { $clause }
refused-played-by-the-rules = the rules accept this move; write it plainly, without as-played
refused-consent-missing = the name of the { -chief-judge } and a reason are needed
refused-nothing-to-waive = { $clause } brings nothing about by itself now
refused-no-such-violation = { $clause } is not a clause for this sanction
refused-gone = seat { $seat } is no longer at the table
refused-decided = the result is decided; { $clause } is no longer punished
refused-tolerated = seat { $seat } was killed at night and may do so now; { $clause } does not apply
refused-let-in = seat { $seat } was let in by the speaker; { $clause } does not apply
refused-still-in = seat { $seat } is still in the game; { $clause } is for those who are out
refused-not-mafia = seat { $seat } is not of the mafia; { $clause } is for the mafia only
refused-not-leaving = seat { $seat } is not leaving, so { $clause } does not apply
refused-banned-already = seat { $seat } is already removed from the tournament

## Points

refused-award-draw = in a draw the { -judge } gives no points
refused-no-points = these rules give no points; the tournament’s regulations may
refused-award-value = seat { $seat } cannot be given { $points }
refused-award-players = { $target ->
    [one] the { -judge } gives points to at most { $target } player
   *[other] the { -judge } gives points to at most { $target } players
}
refused-award-total = the { -judge }’s points would come to { $points }, which is too much
refused-nothing-waits = no award waits for the { -chief-judge }
refused-no-such-fine = { $clause } prescribes no penalty
refused-fined-already = seat { $seat } already has the penalty of { $clause }
refused-fine-not-red = seat { $seat } is not { -red }, so { $clause } does not apply
refused-fine-not-black = seat { $seat } is not { -black }, so { $clause } does not apply
refused-fine-not-sheriff = seat { $seat } is not the sheriff, so { $clause } does not apply
refused-fine-not-lost = the team of seat { $seat } did not lose, so { $clause } does not apply
refused-fine-no-such-vote = seat { $seat } cast no such vote as { $clause } describes
refused-fine-nobody-left = no { -red } player left by the vote that { $clause } describes
refused-fine-checks-made = seat { $seat } did not leave out enough checks for { $clause }
refused-fine-order-set = the don, seat { $seat }, set an order, and it is written down: { $clause } does not apply
refused-fine-shots-fired = seat { $seat } did not leave out enough shots for { $clause }
refused-fine-no-winning-miss = there was no such miss as { $clause } describes

## Protests

refused-protest-late = the time for { -protest(case: "plural") } is over
refused-protest-open = the { -protest } of seat { $seat } is still open
refused-no-protest = there is no { -protest } to decide
refused-no-vote-on-protests = the players do not vote on { -protest(case: "plural") } here
refused-removal-due = seat { $seat } is already to be removed in the morning
refused-no-technical-night = these rules know no technical night
refused-no-vote = seat { $seat } may not vote now
refused-not-allowed-yet = seat { $seat } has no leave to speak
refused-no-permissions = seat { $seat } may not share the minute
refused-first-circle = on the first circle of this day seat { $seat } puts nobody up
refused-accuses-himself = seat { $seat } cannot accuse himself
refused-result-unnamed = a result is changed only by naming the new one: whose win, or a draw where these rules know it
refused-not-passed = the players have not carried the { -protest } of seat { $seat }
refused-lift-too-many = there cannot be so many hands for the lift: { $target } may vote
refused-lift-voters-needed = these rules need to know who voted for the lift: name the hands
