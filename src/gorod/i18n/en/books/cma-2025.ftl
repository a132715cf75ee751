# The words of the CMA rules of 2025: an appeal, a PPK.

-protest = { $case ->
   *[one] appeal
    [plural] appeals
}
-Protest = { $case ->
   *[one] Appeal
    [plural] Appeals
}

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
protocol-team-defeated = { $seat }: a violation, PPK, defeat of the whole team
clause-sanction-defeat = sanction: team defeat (PPK)
cited-ord = order of the night
cited-upd-g = gestures
cited-upd-a = appeals { $number }
cited-a = addendum { $number }
cited-a-mask = addendum on masks
