# The words of the FIIM rules of 2011: a host and an assistant, warnings, removal, a shoot-out.

-judge = { $case ->
   *[one] host
    [plural] hosts
}
-Judge = { $case ->
   *[one] Host
    [plural] Hosts
}
-chief-judge = club council
-Chief-judge = Club council
-foul = { $case ->
   *[one] warning
    [plural] warnings
}
-Foul = { $case ->
   *[one] Warning
    [plural] Warnings
}
-disqualified = removed
-banning = suspension from games
-Tie = A shoot-out
-Disqualified = Removed
-disqualification = removal

column-fouls = Warnings
left-first-killed = { "" }
protocol-second = Host’s assistant
protocol-disqualified = { $seat }: { $what ->
    [foul] removed for warnings
    [late] removed; the result is decided
   *[other] removed
}
protocol-lift-asked = The same shoot-out again: { $slate }. The lift is put to the vote
step-tie = shoot-out speech
clause-sanction-warn = sanction: a remark
clause-sanction-ban = sanction: suspension from games
refused-banned-already = seat { $seat } is already suspended from games
-warning = remark
cited-a = app. 1
cited-a-intro = app. 1: introduction
cited-a-start = app. 1: beginning
cited-a-night1 = app. 1: first night
cited-a-day1 = app. 1: day
cited-a-tie = app. 1: shoot-out
cited-a-night2 = app. 1: night
cited-a-day2 = app. 1: morning
cited-a-end = app. 1: victory
cited-l = law { $number }
cited-option-6-3a = 6.3 (first variant)
cited-option-6-3b = 6.3 (second variant)
-disqualify = suspend
-Disqualify = Suspend
paper-out-disqualified = suspended
ruling-tie-found = A shoot-out: { $digits }
ruling-lift-asked = A shoot-out again: { $digits }
