# The words of the tournament rules of 2026: civilians, mafia, a host, removal, a car crash, alibi.

-judge = { $case ->
   *[one] host
    [plural] hosts
}
-Judge = { $case ->
   *[one] Host
    [plural] Hosts
}
-disqualified = removed
-Tie = A car crash
-Disqualified = Removed
-disqualification = removal
-red = { $case ->
   *[one] civilian
    [plural] civilians
    [many] the civilians
}
-black = { $case ->
   *[one] mafia
    [many] the mafia
}
-Hunt = The mafia’s move

left-lift = car crash
protocol-second = Chief judge
protocol-checked = The { $role } checks { $target }: { $answer ->
    [red] not mafia
    [black] mafia
    [yes] { $duty ->
        [don] the sheriff
       *[other] mafia
    }
    [no] { $duty ->
        [don] not the sheriff
       *[other] not mafia
    }
    [blocked] blocked
    [none] no answer is given
   *[other] { $answer }
} ({ $gesture })
protocol-lift-asked = The same car crash again: { $slate }. Shall all of them leave?
protocol-lift-counted = That all of them leave — { $count } of { $living }: { $hands }
protocol-nobody-left = { $reason ->
    [no-candidates] Nobody is nominated, there is no vote
    [sole-candidate] One candidate alone is struck off; there is no vote
    [cancelled] The vote is cancelled, nobody leaves
    [candidate-gone] The only candidate is already out, nobody leaves
    [no-votes] Not a single vote, nobody leaves
    [lift-failed] The majority is against it, nobody leaves the car crash
   *[other] Nobody leaves
}
protocol-voted-out = { $count ->
    [0] { "" }
    [one] { $seats } leaves the table
   *[other] { $seats } leave the table
}{ $kept ->
    [0] { "" }
   *[other] { $count ->
        [0] An alibi: { $spared }; nobody leaves
       *[other] ; an alibi, stays: { $spared }
    }
}{ $opened ->
    [0] { "" }
   *[other] ; opened: { $cards }
}
protocol-best-move-named = Best move of { $seat }: { $named }{ $told ->
    [yes] ; { $hits } of them shooters
   *[no] { "" }
}
protocol-team-defeated = { $seat }: a violation, PPK, defeat of the whole team
result = { $kind ->
    [defeat] PPK: { $count ->
        [one] { $teams } wins
       *[other] { $teams } win
    }
    [draw] a draw between { $among }
   *[victory] { $count ->
        [one] { $teams } wins
       *[other] { $teams } win
    }
}
result-victory-red = the civilians win
result-defeat-red = PPK: the civilians win
result-draw-black-red = a draw between the mafia and the civilians
result-defeat-black-red = PPK: the mafia and the civilians win
because-no-black = no mafia is left
because-parity = the mafia are as many as the civilians
because-one-on-one = two are at the table: the maniac and a mafioso
because-unchanged-nights = without a maniac, five were at the table for three nights
step-tie = car crash speech
step-lift = whether all leave
step-hunt = the mafia’s move
verb-lift = hands that all leave
refused-no-hunt-now = the mafia does not shoot now
refused-not-a-hunter = seat { $seat } is not a living mafia player
refused-hunt-due = the mafia’s move must be recorded first: who was shown, or a miss
wrote-lift = hands that all leave: { $seats }
clause-sanction-defeat = sanction: team defeat (PPK)
-hostess = courtesan
left-first-killed = { " " }in the first night
-Hostess = The courtesan
-disqualify = remove
-Disqualify = Remove
paper-out-disqualified = removed
ruling-tie-found = A car crash: { $digits }
ruling-lift-asked = A car crash again: { $digits }
ruling-spared = Alibi: player { $seats }
