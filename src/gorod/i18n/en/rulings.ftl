# Rulings that are read aloud.

ruling-morning = Good morning, city
ruling-killed = { $count ->
    [one] Player { $seats } was killed this night
   *[other] Players { $seats } were killed this night
}
ruling-nobody-killed = Nobody was killed this night
ruling-best-move = Best move of player { $seats }: { $named }
ruling-removed-at-night = { $count ->
    [one] Player { $seats } was removed at night
   *[other] Players { $seats } were removed at night
}
ruling-mute = { $count ->
    [one] Player { $seats } does not speak today
   *[other] Players { $seats } do not speak today
}
ruling-voteless = { $count ->
    [one] Player { $seats } does not vote today
   *[other] Players { $seats } do not vote today
}
ruling-no-vote = There is no vote today
ruling-no-vote-on = There is no vote on day { $day }
ruling-ballot = { $count ->
    [one] Player { $seats } is put to the vote
   *[other] Put to the vote: { $digits }
}
ruling-slate-cut = A candidate has left the game. We vote on { $digits }
ruling-tie-found = The votes are even: { $digits }
ruling-lift-asked = The votes are even again: { $digits }
ruling-lift = { $weighed ->
    [yes] Hands for the lift: { $for } of { $of }
   *[no] { $need ->
        [0] For the lift: { $for } of { $of }
       *[other] For the lift: { $for } of { $of }, { $need } needed
    }
}; { $left ->
    [0] nobody leaves the table
    [1] player { $seats } leaves the table
   *[other] players { $seats } leave the table
}
ruling-left = { $count ->
    [one] Player { $seats } leaves the table
   *[other] Players { $seats } leave the table
}
ruling-card = The card is opened: { $card }
ruling-spared = { $count ->
    [one] Player { $seats } is immune today
   *[other] Players { $seats } are immune today
}
ruling-nobody = { $reason ->
    [no-candidates] Nobody is nominated, there is no vote
    [lone-candidate] One player is nominated, on the first day there is no vote. Nobody leaves the table
    [cancelled] There is no vote today. Nobody leaves the table
    [no-deputy] There is no deputy. Nobody leaves the table
    [no-excess] Nobody has more black balls than white ones. Nobody leaves the table
    [candidate-gone] The only candidate is out already. Nobody leaves the table
    [four-tie] The votes are even among four. Nobody leaves the table
    [whole-table] The votes are even for the whole table. Nobody leaves the table
    [too-many] So many cannot leave on the first day. Nobody leaves the table
    [sole-candidate] There is one candidate and no vote. Nobody leaves the table
    [no-votes] Not a single vote. Nobody leaves the table
   *[other] Nobody leaves the table
}
ruling-foul = { $ends ->
    [yes] Player { $seats }, { -foul } no. { $which }: this speech is over
   *[no] Player { $seats }, { -foul } no. { $which }: the nearest speech is lost
}
ruling-removed = { $cause ->
    [foul] Player { $seats } leaves the table: removed for { -foul(case: "plural") }
    [removed] Player { $seats } leaves the table: removed
   *[other] Player { $seats } leaves the table: { -disqualified }
}
ruling-defeat = Player { $seats } broke the rules: their team is defeated
ruling-over = The game is over: { $result }
