# Words for which a document may have its own; $case tells numbers apart.

-judge = { $case ->
   *[one] judge
    [plural] judges
}
-Judge = { $case ->
   *[one] Judge
    [plural] Judges
}
-chief-judge = chief judge
-Chief-judge = Chief judge
-foul = { $case ->
   *[one] foul
    [plural] fouls
}
-Foul = { $case ->
   *[one] Foul
    [plural] Fouls
}
-Hunt = Hunt
-meeting = meeting
-Meeting = Meeting
-disqualified = disqualified
-banning = removal from the tournament
-Tie = A tie
-Disqualified = Disqualified
-disqualification = disqualification
-protest = { $case ->
   *[one] protest
    [plural] protests
}
-Protest = { $case ->
   *[one] Protest
    [plural] Protests
}
-red = { $case ->
   *[one] red
    [many] red
}
-black = { $case ->
   *[one] black
    [many] black
}
-maniac = { $case ->
   *[one] maniac
    [many] the maniac
}
-hostess = beauty
-warning = oral warning
-Hostess = The beauty
-upheld = upheld
-rejected = rejected
-disqualify = disqualify
-Disqualify = Disqualify
