# Rulebooks as documents, and the standings.

rules-count = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
}
rules-no-options = { $book } has no options

clause-info = for information
clause-slots = engine: { $slots }
clause-cites = cited by rulings: { $rules }
clause-also = bears on: { $rules }
clause-sanction-foul = sanction: foul
clause-sanction-disqualify = sanction: disqualification
clause-sanction-defeat = sanction: team defeat
clause-sanction-ban = sanction: removal from the tournament
clause-sanction-warn = sanction: oral warning
clause-farewell-only = only for a player who is leaving
clause-from-the-hall = also for a player who has left
clause-lowers-to-foul = the judge may give a foul instead
clause-judge = the judge decides; offered: { $offers }
clause-tests = tests: { $tests }

conformance-intro = Every clause of { $title }, what it means, how Gorod models it, and the tests that prove it. Made by `python -m gorod.report.conformance`; do not edit.
conformance-clause = clause
conformance-en = meaning
conformance-ru = смысл
conformance-modelled = how modelled
conformance-tests = tests

standings-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
standings-place = place
standings-name = nickname
standings-count = games
standings-wins = wins
standings-main = main
standings-extra = extra
standings-compensation = of it C
standings-total = total
standings-lot = * a full tie: the place is shared until a lot is drawn
standings-provisional = The standings are provisional: a game is unfinished or under protest.
standings-unfinished = Unfinished: { $file }
