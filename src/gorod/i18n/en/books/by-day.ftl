# The words of the by-day game: a host and clans.

-judge = { $case ->
   *[one] host
    [plural] hosts
}
-Judge = { $case ->
   *[one] Host
    [plural] Hosts
}
-chief-judge = host
-Chief-judge = Host

protocol-second = { "" }
result-victory-civilian = the civilians win
cited-i = introduction
cited-r-civ = roles: civilian
cited-r-mafia = roles: mafia
cited-r-boss = roles: boss
cited-r-com = roles: commissar
cited-r-doc = roles: doctor
cited-r-man = roles: maniac
cited-r-het = roles: hetaera
cited-g = general { $number }
cited-o = order of moves { $number }
cited-p = publication
cited-e = execution
cited-d = game day { $number }
cited-w = victory { $number }
cited-t = format { $number }
