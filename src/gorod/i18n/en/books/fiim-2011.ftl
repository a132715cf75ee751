# The words of the FIIM rules of 2011: a host and an assistant, warnings, removal, a shoot-out.

-judge = host
-Judge = Host
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
protocol-disqualified = { $what ->
    [foul] Removed for warnings: { $seat }
    [late] The result is decided; removed: { $seat }
   *[other] Removed: { $seat }
}
protocol-warned = Remark: { $seat }
protocol-lift-asked = The same shoot-out again: { $slate }. The lift is put to the vote
step-tie = shoot-out speech
wrote-warn = remark to { $seat }{ $clause }
clause-sanction-warn = sanction: a remark
clause-sanction-ban = sanction: suspension from games
refused-banned-already = seat { $seat } is already suspended from games
