# Optional roles and clauses: the protocol, the steps, the verbs, the refusals.

## The protocol

protocol-self-votes-counted = Held back, so against themselves: { $seats }
protocol-election-opened = { $office ->
    [deputy] { $kind ->
        [vote] Election of a deputy: { $slate }
       *[revote] The deputy is voted again: { $slate }
    }
   *[mayor] { $kind ->
        [vote] Election of a mayor: { $slate }
        [revote] The mayor is voted again: { $slate }
       *[lot] A lot decides who is mayor: { $slate }
    }
}
protocol-election-hands = for { $seat } — { $votes }: { $hands }{ $voids ->
    [0] { "" }
   *[other] ; voted a second time, not counted: { $void }
}
protocol-elected = { $office ->
    [deputy] Deputy of the day: { $seat }
   *[mayor] The mayor is { $seat }
}
protocol-successor-named = { $seat } leaves the office of mayor to { $target }
protocol-office-lapsed = There is no mayor any more: { $seat } leaves without a successor
protocol-ball-given = { $seat } gives a { $colour } ball to { $target }
protocol-balls-counted = Balls, black/white: { $counts }
protocol-card-drawn = The card of the day: { $text }
protocol-breached = { $seat }: breaks the day’s condition, no vote today

step-elect = election
step-balls = black and white balls
verb-golden = golden minute
verb-elect = hands in the election
verb-execute = the deputy’s sentence
verb-successor = the mayor’s heir
verb-ball = ball
verb-card = card of the day

## The rulebook

rules-option-clause = clause { $clause }: { $meaning }
rules-option-aliases = also written: { $aliases }
rules-option-not-with = not with { $options }: { $why } ({ $clause })
rules-option-not-at = not at a table of { $sizes }: { $why } ({ $clause })
rules-option-themes = themes: { $themes }

## Refusals

refused-no-such-act = seat { $seat } cannot do that at night
refused-healed-twice = seat { $target } has been healed two nights in a row; a third is not allowed
refused-own-lawyer = seat { $seat } cannot shield itself
refused-golden-not-a-candidate = seat { $seat } is not a candidate of this ballot
refused-golden-late = the ballot has begun; there is no golden minute any more
refused-golden-used = seat { $seat } has used up its golden minute
refused-golden-unspoken = seat { $seat } has not spoken today
refused-lot-due = the votes have not decided; now the lot does
refused-no-lot = there is nothing to draw lots for
refused-not-electable = seat { $seat } cannot be elected here
refused-not-the-mayor = seat { $seat } is not the mayor
refused-ball-given = seat { $seat } has already given this ball, to seat { $target }
refused-both-balls = seat { $seat } cannot give both balls to seat { $target }
refused-no-nominations = nobody is nominated where balls decide
refused-not-answerable = only those who voted out an innocent yesterday can be nominated; seat { $seat } did not
refused-not-eligible = the card of the day does not let seat { $seat } be nominated
refused-card-drawn = today’s card has already been drawn
refused-card-late = the card is drawn before the first speech
refused-card-seats = the card names a seat that is not at this table
refused-no-card = no card has been drawn today
