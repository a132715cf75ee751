# The first page: playing online.

online-title = Play online
online-make = Make a table for friends
online-mine = Back to the table
online-forget = Forget this table
online-open = Public tables
online-free = { $count ->
    [one] { $count } seat of { $size }
   *[other] { $count } seats of { $size }
}
online-watch = watch
practice = Practice: you and nine bots
practice-about = One tap, and the cards are dealt. Gorod judges.
practice-opens = Making the table…
practice-you = You
online-on = being played
online-gathers = gathering
