# Printed papers of a tournament.

paper-standings = Standings: { $stage }
paper-rounds = { $rounds ->
    [one] after { $rounds } round
   *[other] after { $rounds } rounds
}
paper-provisional = Provisional: not all protocols and { -protest(case: "plural") } are closed
paper-ties = Some places are shared: only a lot would part them
paper-hash = Table, SHA-256
paper-out-withdrawn = withdrew
paper-out-disqualified = disq.
paper-out-replaced = replaced
paper-office-organiser = Organiser
paper-office-chief = { -Chief-judge }
paper-office-judge = { -Judge }
paper-office-committee = Member of the committee
paper-office-secretary = Secretary
paper-draft = DRAFT
paper-cards = Seat cards: { $stage }, round { $round }
paper-card = Round { $round } · table { $table }
paper-table = Table { $table }
paper-hall = Who plays where
paper-hall-legend = By rounds: table · seat; “—” sits out
paper-round = Round
paper-round-short = Rd
paper-at-table = Table
paper-seat = Seat
paper-judge-scan = Point your camera here: the tournament desk opens at your table
paper-own-link = This link is yours alone: whoever opens it comes in as you. If the sheet is lost, tell the organiser, who revokes it.
paper-judge-table = { $stage }, round { $round }, table { $table }
paper-player-scan = Point your camera here
paper-player-about = Your next seat, your results, { -protest(case: "plural") }, withdrawal. The link is yours alone: show it to nobody.
paper-poster = Sign up for the tournament
paper-poster-about = Point your phone's camera here. If no places are left, you will wait in line.
papers-corrected = seat { $seat }: { $points }
paper-fee = Fee: { $fee }
paper-file-standings = standings
paper-file-schedule = seating
paper-file-players = list of players
paper-file-cards = seat cards
paper-file-tables = by tables
paper-file-strips = by players
paper-file-judges = judges' sheets
paper-file-links = players' links
paper-file-poster = poster
paper-file-archive = archive
paper-file-calendar = schedule
paper-file-round = round { $round }
paper-sheet-schedule = Seating
paper-sheet-players = Players
paper-start = Starts
paper-starts-at = Starts: { $start }
paper-starts = Rounds start: { $starts }
paper-calendar-round = { $stage }, round { $round }
paper-calendar-seat = Table { $table }, seat { $seat }

## Blank forms, protocols in one file, reports

paper-ranking = Final places of the tournament
paper-judging = Judges' report
paper-sanctions = List of sanctions
paper-nothing = Nothing to list
paper-protests = { $count ->
    [one] { $count } protest
   *[other] { $count } protests
}{ $upheld ->
    [0] { "" }
   *[other] , upheld: { $upheld }
}
paper-sanction-dq = { -disqualification }
paper-sanction-ban = { -banning }
paper-sanction-defeat = defeat of the team
paper-sanction-fine = fine
paper-blank-roles = Roles: { $roles }
paper-blank-days = Days
paper-blank-day = Day
paper-blank-list = Nominated (who → whom)
paper-blank-hands = Votes, revote
paper-blank-out = Left
paper-blank-nights = Nights
paper-blank-night = Night
paper-blank-first = First killed
paper-blank-outcome = Outcome
paper-blank-notes = Sanctions with clauses, remarks
paper-blank-began = Began
paper-blank-ended = Ended
paper-first-signature = Signed by
paper-second-signature = Second signature
paper-consent-award = { $points } to player { $seat } ({ $name })
paper-consent-as-played = a move against the rules, { $moment } ({ $by })
paper-consent = Consent of the { -chief-judge }: { $what } — { $given }
paper-consent-on-word = Consent of the { -chief-judge } on the word of the table's { -judge } ({ $judge }): { $what }. Accepted with the second signature: { $accepted }
paper-consent-brief = { $what } ({ $by })
paper-consent-brief-on-word = { $what } (on the { -judge }'s word)
paper-decision = Decision on the { -protest } of player { $seat } ({ $name }){ $clauses }: { $outcome } — { $by }
paper-told = { $known ->
    [deaths] the result and who left were recorded
   *[result] only the result was recorded
}
paper-only-results = { $count ->
    [one] Of { $count } game
   *[other] Of { $count } games
} only the result was recorded
paper-file-ranking = final places
paper-file-judging = judges' report
paper-file-sanctions = sanctions
paper-file-protocols = protocols
paper-file-blank = blank forms
paper-sheet-ranking = Final places
paper-sheet-judging = Judges' report
paper-sheet-sanctions = Sanctions
