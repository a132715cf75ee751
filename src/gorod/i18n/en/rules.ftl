# Rulebooks as documents, and the standings.

rules-count = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
}
rules-no-options = { $book } has no options

clause-info = for information
clause-grants = power: { $powers }
clause-slots = engine: { $slots }
clause-cites = cited by rulings: { $rules }
clause-also = bears on: { $rules }
clause-sanction-foul = sanction: { -foul }
clause-sanction-disqualify = sanction: { -disqualification }
clause-sanction-defeat = sanction: team defeat
clause-sanction-ban = sanction: removal from the tournament
clause-sanction-warn = sanction: oral warning
clause-farewell-only = only for a player who is leaving
clause-from-the-hall = also for a player who has left
clause-lowers-to-foul = the { -judge } may give a { -foul } instead
clause-judge = the { -judge } decides; offered: { $offers }
clause-tests = tests: { $tests }
clause-option = an option: holds where { $option } is chosen
clause-option-chosen = option { $option }, chosen
clause-table = at a table of: { $sizes }
clause-resolutions = our readings: { $ids }
clause-open = { $id }: { $text }
clause-resolution = our reading: { $text }
clause-resolution-before = read differently before: { $text }

conformance-intro = Every clause of { $title }, what it means, how Gorod models it, and the tests that prove it. Made by `python -m gorod.report.conformance`; do not edit.
conformance-clause = clause
conformance-en = meaning
conformance-ru = смысл
conformance-modelled = how modelled
conformance-tests = tests
conformance-readings = What the document leaves open, and how we read it: [resolutions]({ $page }).

resolutions-title = # Resolutions: { $title }
resolutions-intro = What the document leaves open or says twice, and how we read it. Clauses that state such a reading say “in our reading”. The clauses themselves: [{ $page }]({ $page }). Made by `python -m gorod.report.conformance`; do not edit.
resolution-clauses = Clauses: { $clauses }
resolution-question = **Open:** { $text }
resolution-reading = **Our reading:** { $text }
resolution-before = **Read differently before:** { $text }
resolution-informational = For information: no test is named after it.

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
standings-compensation = compensation
standings-compensated = The compensation is part of the main points.
standings-total = total
standings-lot = * a full tie: the place is shared until a lot is drawn
standings-provisional = The standings are provisional: a game is unfinished or under { -protest }.
standings-unfinished = Unfinished: { $file }
standings-partial = { $known ->
    [deaths] Not adjudicated, only the result and who left are known: { $file }
   *[result] Not adjudicated, only the result is known: { $file }
}
standings-rating = { $rating ->
    [main] MAIN RATING
   *[separate] SEPARATE RATING
}
standings-similar = These nicknames are almost the same and are counted apart: { $names }
standings-cut = { $file }: “{ $comment }” after { $name } (seat { $seat }) is read as a comment; a nickname with # stands in quotes
