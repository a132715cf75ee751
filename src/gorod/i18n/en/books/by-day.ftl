# The words of the by-day game: a host and clans.

-judge = host
-Judge = Host
-chief-judge = host
-Chief-judge = Host

protocol-second = { "" }
result-victory-civilian = the civilians win
