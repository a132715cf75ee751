# A move in words: what was refused or taken back.

wrote-dawn = the morning
wrote-technical = technical night
wrote-nominate = { $seat } nominates { $target }
wrote-withdraw = take { $seat } off the list
wrote-pass = { $seat } ends the speech
wrote-ask = { $seat } asks who is nominated
wrote-allow = { $seat } lets { $target } speak
wrote-forbid = { $seat } forbids { $target } to speak
wrote-vote = against { $seat } — { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}: { $seats }
wrote-tally = against { $seat } — { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}, voters not noted
wrote-lift = hands for the lift: { $seats }
wrote-order = shooting order: { $seats }
wrote-shoot = a shot: { $target }
wrote-miss = a miss
wrote-don = the don checks { $target }
wrote-sheriff = the sheriff checks { $target }
wrote-maniac = { $takes ->
    [both] the maniac takes speech and vote from { $target }
    [speech] the maniac takes the speech from { $target }
    [vote] the maniac takes the vote from { $target }
   *[none] the maniac shoots: { $target }
}
wrote-doctor = the doctor heals { $target }
wrote-beauty = the beauty visits { $target }
wrote-courtesan = the courtesan visits { $target }
wrote-lawyer = the lawyer defends { $target }
wrote-best = best move of { $seat }: { $seats }
wrote-hint = a hint asked for: { $seat }
wrote-warn = { -warning } { $seat }{ $clause }
wrote-foul = { -foul } { $seat }{ $clause }
wrote-dq = { -disqualification } { $seat }{ $clause }
wrote-defeat = team defeat { $seat }{ $clause }
wrote-waive = do without { $number }: { $text }
wrote-as-played = played against the rules: { $move } ({ $by }: { $text })
wrote-ban = { -banning } { $seat }{ $clause }
wrote-bonus = { $points } to { $seat }
wrote-fine = penalty { $seat }{ $clause }
wrote-approve = consent of the { -chief-judge }
wrote-protest = { -protest } by { $seat }: { $text }
wrote-support = hands for the { -protest }: { $seats }
wrote-ruling = ruling on the { -protest }: { $upheld ->
    [yes] upheld{ $remedy ->
        [named] , the result is: { $result }
        [changed] , the result is changed
        [annulled] , the game is annulled
        [replayed] , the game is replayed
       *[none] { "" }
    }
   *[no] rejected
}{ $said ->
    [yes] { " " }({ $text })
   *[no] { "" }
}
wrote-golden = { $seat } takes the golden minute
wrote-elect = votes for { $seat }: { $seats }
wrote-execute = the deputy names { $seat }
wrote-successor = the mayor leaves the office to { $seat }
wrote-ball = { $seat } gives a { $colour ->
    [black] black
   *[white] white
} ball: { $target }
wrote-card = card of the day: { $text }
wrote-breach = { $seat } breaks the day’s condition
wrote-open = the closed card is opened
wrote-accuse = { $seat } accuses { $target }
wrote-ballot = { $seat } votes against { $target }
wrote-act = daily move of { $seat }: { $target }
wrote-suicide = suicide of { $seat }
wrote-legend = legend by { $seat }: { $text }
wrote-forecast = forecast by { $seat }: { $text }
wrote-hit = the forecast by { $seat } came true
wrote-answer = code of { $seat } for day { $day }
wrote-question = { $seat } answers a question: { $hours } h
wrote-best-legend = { $seat } chooses the legend by { $target }
wrote-best-player = best player: { $seat } for { $target }
wrote-praise = best legend of the host: { $seat }
wrote-coin = the lot: { $seat }
wrote-stop = stop the game: { $text }
wrote-close = close the game day
