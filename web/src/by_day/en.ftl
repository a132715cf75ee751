bd-title = By-day game
bd-again = Again
bd-day = Day { $day }
bd-clan-civilian = civilians
bd-clan-mafia = mafia
bd-clan-maniac = maniac

## Time

bd-left-days = { $days } { $days ->
    [one] day
   *[other] days
} { $hours } h
bd-left-hours = { $hours } h { $minutes } min
bd-left-minutes = { $minutes } min
bd-left-seconds = { $seconds } s
bd-left = Left
bd-starts-in = Begins in
bd-begins-at = { $at }, Moscow time
bd-until = until { $at } inclusive, Moscow time
bd-until-own = { $at } where you are
bd-opens-in = opens in { $left }
bd-late = late

## Where the game stands

bd-stage-waiting = The game has not begun yet
bd-stage-open = Day { $day }: answers are taken
bd-stage-shut = Day { $day } is closed
bd-stage-paused = Day { $day }: paused
bd-stage-over = The game is over
bd-shut-about = The results are published by { $at } at the latest. No answers are taken until then.
bd-paused-about = The host has paused the game. How much time there is will be told when it goes on.
bd-paused-host = The game's time stands still. Go on under “Calendar”.

## What a player owes

bd-due-vote = Vote for the execution
bd-due-move = Move of the day
bd-due-code = Survivor's code
bd-due-answer = Question: { $question }
bd-due-best-legend = Best legend of the day
bd-due-best-player = Best player of the day
bd-do-vote = Vote
bd-do-move = Move
bd-do-code = Enter the code
bd-do-answer = Answer
bd-do-best-legend = Choose
bd-do-best-player = Choose
bd-done = taken
bd-optional = if you like
bd-out-about = You are out of the game. Legends and questions are open to you; roles are told when the game is over.
bd-move-about = This form is the same for everybody. Whoever has a move names a player or “Miss”; the others press anything, and it changes nothing.
bd-vote-about = The first vote that is taken is final. Whoever has not voted by the end of the day leaves the game, and their role is published.
bd-miss = Miss
bd-nobody-to-choose = There is nobody to choose from yet.
bd-code-about = The code of the past day is worth 24 hours. Enter it yourself: it is not credited later.
bd-question-minutes = { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
} of bonus
bd-about-legend = A legend is a story in your own words. It is published with the results of the day and earns half an hour.
bd-about-forecast = How this day will end, in your opinion: who is killed, who is executed. The last forecast counts; the host checks it after the day.
bd-about-suicide = You leave the game at the end of the day, your role is published, and your move is not counted.{ $voted ->
    [0] {" "}You have not voted yet.
   *[other] {""}
}
bd-suicide-hold = Hold to leave the game

## What is published

bd-published = Published days
bd-published-none = No day has been published yet.
bd-offline = No network. The answer goes out when it is back: keep this page open.
bd-taken-elsewhere = This answer was taken already, from another tab or device.
bd-not-taken-now = No answers are taken now.
bd-legends-today = Legends of this day
bd-legends = { $count } { $count ->
    [one] legend
   *[other] legends
}
bd-players = Players
bd-player = Player
bd-living = { $living } of { $players } in the game
bd-hours = My bonuses
bd-hours-sum = { $hours } h
bd-hours-none = No bonuses yet.
bd-hour-legend = legend
bd-hour-best-legend = best legend by the players' votes
bd-hour-praise = best legend by the host
bd-hour-best-player = best player by the host
bd-hour-question = questions
bd-hour-forecast = forecast that came true
bd-hour-code = survivor's code
bd-hour-cap = over the limit of the day
bd-book = The whole story
bd-protocol = Final protocol
bd-protocol-about = Clans are a day apart, and bonuses are taken off: the less, the better the place. Open a row to see what it is made of.
bd-protocol-sum = { $base } h for the place of the clan − { $bonus } h of bonuses = { $total } h

bd-notice-pause = Paused.
bd-notice-resume = The game goes on: day { $day } until { $ends }.
bd-notice-extend = Day { $day } is extended until { $ends }.
bd-notice-correct = Corrected: day { $day }.
bd-notice-holidays = Days off: { $dates }.

## The host

bd-hosting = You host this game
bd-tab-day = Today
bd-tab-publish = Publish
bd-tab-questions = Questions
bd-tab-bonuses = Bonuses
bd-tab-players = Players
bd-tab-calendar = Calendar
bd-deal = Deal the roles
bd-deal-about = Roles follow from the promised secret and what players have added (added: { $count }). If you do not deal, the server does at the start.
bd-dealt = The roles are dealt. The game begins by itself.
bd-publish-by = To be published by { $at }; at that hour the server does it.
bd-overdue = The publication is late: it was due at { $at }.
bd-to-publish = To the publication
bd-have-voted = { $done } of { $all } have voted
bd-board-about = Only you see this. Whoever has not voted by the end of the day leaves the game.
bd-voted = vote
bd-moved = move
bd-wrote = legends
bd-code = code
bd-story = Story of day { $day }
bd-story-hint = What happened in the city, in your own words. The draft is kept by itself.
bd-draft-saved = Draft saved
bd-draft-saving = Saving…
bd-draft-foreign = The other host has saved another text. If you go on, yours stays.
bd-draft-show = Show their text
bd-lines = Lines of the document
bd-lines-about = These lines are published as they are.
bd-lines-open = So the day would end now. Only you see these lines, and they cannot be changed.
bd-lines-later = The lines appear when the day is closed.
bd-tie = Equal votes: { $seats }. The coin of the promised secret decides.
bd-publish = Publish
bd-publish-later = A day can be published once it is closed.
bd-publish-over = The game is over: everything is published.
bd-publish-waiting = There is nothing to publish yet.
bd-no-questions = No questions today.
bd-no-answers = No answers yet.
bd-new-question = New question
bd-question-text = Question
bd-question-right = Right answer (empty: you judge)
bd-question-answer = right: { $answer }
bd-question-worth = Minutes of bonus (360 a day at most)
bd-question-ask = Ask
bd-questions-before = Questions of earlier days
bd-right = Right
bd-wrong = Wrong
bd-was-right = credited
bd-was-wrong = not credited
bd-bonus-about = At most 20 hours of bonuses a day, and the forecast beside them: the rest is not credited.
bd-bonus-praise = Four hours to the author of the legend that you choose.
bd-bonus-best-player = Four hours to the player whom you name.
bd-bonus-hit = The forecast was right in full: its hours follow from the number of the day.
bd-bonus-none = There is nothing to give now.
bd-favourites = Best player by the players' votes: { $seats }
bd-forecasts = Forecasts
bd-give = Credit
bd-given = Credited: { $name }
bd-links = Links of players and of a second host
bd-links-about = A link can be given anew; the old one stops working.
bd-corrections = Protocol and corrections
bd-corrections-about = A wrong fact is corrected with a reason; the old one stays in the history.
bd-stop = Stop the game
bd-stop-about = The game ends without a winner, and roles and draw are published. Everybody reads the reason.
bd-stop-hold = Hold to stop
bd-dq-about = The player leaves at the end of the day like a suicide, and the role is published. A vote that was given counts.
bd-dq-clause = By which clause
bd-clause-g-5 = played against their own clan
bd-clause-g-7 = threats or blackmail
bd-clause-g-8 = showed their role
bd-dq-hold = Hold to remove { $name }
bd-reason = Reason
bd-reason-all = The reason, which everybody reads
bd-reason-needed = Write the reason first.
bd-day-runs = The day runs from { $opens } to { $ends }, Moscow time.
bd-calendar-about = Weekdays are a day each; Saturday, Sunday and Monday are one. A day ends at 23:59:59.
bd-compressed = Rehearsal: a day lasts { $seconds } s.
bd-pause = Pause
bd-resume = Go on
bd-extend-until = Extend the day to
bd-extend = Extend
bd-holidays = Days off
bd-holidays-none = No additional ones.
bd-holiday = Date
bd-holiday-add = Add
bd-holiday-remove = Remove
bd-calendar-done = Changed, and everybody was told.

## A new game

bd-new = New by-day game
bd-new-about = One move a day, for weeks. You host; the server takes answers, closes days by Moscow time and counts bonuses.
bd-new-title = Title
bd-new-players = Players: one a line; an e-mail address may follow after a semicolon
bd-new-players-hint = Shadow; shadow@example.org
bd-new-telegram = A Telegram bot may write only to whoever has written to it first. So everybody turns Telegram and the browser's notices on by themselves, on their own page.
bd-new-count = Players: { $count } (8 to 40 are needed)
bd-new-bots = The server plays further seats by bots
bd-new-rehearsal = Rehearsal: a day lasts two minutes
bd-new-start = First day
bd-new-holidays = Days off, if any
bd-new-prose = I write a story of each day (otherwise results are published at once)
bd-new-introduction = Introduction
bd-letters = Letters: { $count } of { $most }
bd-new-create = Create the game
bd-new-few = { $count ->
    [one] One player is missing.
   *[other] { $count } players are missing.
}
bd-new-many = Too many players: { $count } over the limit.
bd-new-nameless = One of the lines has no name.
bd-new-same = The name “{ $name }” is there twice.
bd-new-past = The first day has passed.
bd-bot-name = Bot { $number }
bd-made = The game is made
bd-made-about = Hand the players their links: each has their own, and they are not shown here again. New ones can be made on the host's page.
bd-made-first = This game was made the first time, when the connection broke. What you changed afterwards is not in it.
bd-made-notices = Turn your own notices on at the host's page: it offers them by itself.
bd-to-host = To the host's page
bd-copy-all = Copy all links
bd-all-links = all links
bd-copied = Copied: { $who }
bd-readers-link = For readers
