# Notices: a short title and one sentence. Nothing in them that is not known to everybody.

notice-reminder-6h-title = { $game }: six hours until the day ends
notice-reminder-6h = The day in “{ $game }” closes in six hours. If you have not answered yet, answer today.
notice-reminder-1h-title = { $game }: an hour until the day ends
notice-reminder-1h = The day in “{ $game }” closes in an hour. If you have not answered yet, now is the time.
notice-published-title = { $game }: a day is published
notice-published = A new day of “{ $game }” is published. Open your page.
notice-seating-released-title = { $game }: your seat
notice-seating-released = The seating of round { $round } is ready: table { $table }, seat { $seat }.
notice-round-starts-title = { $game }: round { $round } starts
notice-round-starts = Round { $round } starts. Your table is { $table }, your seat { $seat }.
notice-protest-decided-title = { $game }: a protest was decided
notice-protest-decided = Your protest at “{ $game }” was decided. Open the page of the tournament.
notice-host-alarm-title = { $game }: the host is needed
notice-host-alarm = The game “{ $game }” waits for its host. Open the console.
notice-confirm-title = Send notices from { $host } here?
notice-confirm = This address was given for notices from { $host }. If it was you, open the link and confirm. If not, do nothing: without a confirmation no more letters come.
notice-leave = No more notices to this address:
notice-telegram-leave = No more messages: /stop
notice-telegram-linked = Done: notices will come here. To stop them, send /stop.
notice-telegram-unknown = This code does not fit: it was used already or is too old. Open your page and take a new one.
notice-telegram-left = Nothing more will come here.
notice-telegram-hello = I send notices about games. To begin, open your page, press “Notices” and choose Telegram.

notice-page-home = To the first page
notice-page-leave-title = No more notices?
notice-page-leave = Notices will no longer come to where you opened this page from. You can turn them on again on your own page.
notice-page-leave-button = No more notices
notice-page-left-title = Done
notice-page-left = Nothing more will come.
notice-page-confirm-title = Send notices to this address?
notice-page-confirm = This address was given on the page of a game or a tournament. If it was you, confirm it.
notice-page-confirm-button = Yes, send them
notice-page-confirmed-title = Done
notice-page-confirmed = Notices will come to this address. Every letter has a link that ends them.
notice-page-nothing-title = There is nothing here
notice-page-nothing = This link was used already or is too old: nothing comes by it, and nothing can be turned on.
