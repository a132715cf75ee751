## Games by day

server-answered-question = you have answered this question already
server-by-day-only = only a game by day that a calendar leads has this
server-by-day-undo = moves of a game by day are not undone: correct the fact, with a reason that everybody will read
server-date-past = this date will not do: it has passed, or is too far away
server-day-not-open = no game day is open now
server-day-paused = the host has paused the game: nothing is taken until it goes on
server-no-code-due = no code is expected of you now
server-no-such-answer = there is no such answer, or it was looked at already
server-no-such-question = there is no such question today
server-not-paused = the game is not paused
server-not-shut = there is nothing to publish: the day still goes on
server-published-already = the results of this day are published already
server-wrong-code = the code is wrong
server-start-past = this start will not do: it has passed, or is too far away
server-name-twice = every player needs a name, and all names must differ

serve-by-day = Links of the game by day, a day every two minutes:

by-day-column-place = Place
by-day-column-seat = Number
by-day-column-name = Player
by-day-column-clan = Clan
by-day-column-base = Time of the clan, h
by-day-column-bonus = Bonuses, h
by-day-column-hours = Total, h
by-day-column-reasons = What the bonuses are made of
by-day-reason = day { $day }: { $what } — { $hours } h
by-day-bonus-legend = legends
by-day-bonus-best-legend = best legend by the players’ votes
by-day-bonus-praise = best legend in the host’s opinion
by-day-bonus-best-player = best player of the day
by-day-bonus-question = answers to questions
by-day-bonus-cap = above the limit of a day
by-day-bonus-forecast = forecast came true
by-day-bonus-code = survivor’s code
