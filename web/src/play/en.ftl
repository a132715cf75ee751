# A player's screen, and the replay of a game.

tile-open = Seat { $seat } { $name }: notes and moves
seat-in = in the game
note-there = there is a note
notes-mark = My mark
notes-text = My note
notes-private = Marks and notes are seen by you alone: they stay on this device.
notes-full = The memory of this device is full: the note will not be kept.
notes-give = All notes as text
notes-file = notes
notes-saved = The file is saved.
mark-red = Red
mark-red-letter = R
mark-black = Black
mark-black-letter = B
mark-sheriff = Sheriff
mark-sheriff-letter = S
mark-doubt = In doubt
mark-doubt-letter = ?
deeds-none = Has nominated nobody and not voted so far.
deed-named = nominated { $seats }
deed-voted = voted against { $seats }
deed-by = votes against them: { $seats }
votes-so-far = Who voted for whom
votes-none = There has been no vote yet.
votes-election = election
votes-lift = For leaving
votes-named = { $day }, nominations:
points-none = This game brings no points.
end-cards = Everybody’s cards
end-replay = Replay the game
replay-title = Replay, seat { $seat }
replay-of = The game as seat { $seat } saw it
replay-of-named = The game as seat { $seat } saw it: { $name }
replay-step = Step { $step } of { $total }
replay-play = Play
replay-stop = Pause
replay-back = One step back
replay-forward = One step forward
replay-moments = Nights and days
replay-share = Whoever has this link sees the game with your eyes: your card, your checks and all that you saw. It opens nothing else.

## An online table

to-first-page = To the first page
table-title = Online table
table-back = Back to seat { $seat }
table-nick = Your nickname
table-drawn = Your seat is drawn. To choose one, tap a free seat.
table-chosen = You will sit at { $seat }.
table-replace = The game is on. Seats of those who left: { $seats }. You will see what they might know.
table-sit = Sit down
table-take = Take the seat
table-full = There is no free seat.
table-full-watch = You can watch the game.
table-full-ask = Ask whoever runs the table for a link to watch.
table-watch = Watch the game
lobby-gathering = Gathering
lobby-free = free
lobby-ready = ready
lobby-not-ready = not ready yet
lobby-go = I am ready
lobby-wait = Wait for me
lobby-public = public
lobby-foul-vote = fouls by vote
lobby-bots = Which bots
lobby-fill = { $count ->
    [one] A bot for { $count } free seat
   *[other] Bots for { $count } free seats
}
lobby-start = Begin the game
lobby-needs = { $count ->
    [one] { $count } player is missing.
   *[other] { $count } players are missing.
}
lobby-waits = Not ready yet: { $names }.
lobby-host-starts = Everybody is ready. Whoever made the table begins the game.
lobby-invite = Invite
lobby-invite-about = Whoever opens this link enters a nickname and sits down. No account is needed.
lobby-watchers = Link to watch
lobby-draw = Draw another seat
lobby-move = Move to seat { $seat }
lobby-no-bot = Take the bot away
lobby-kick = Send away: { $name }
lobby-leave = Leave
lobby-console = Judge’s console
bot-name = Bot
bot-reasoning = bot, reasons
bot-random = bot, at random
pace-quick = quick
pace-club = as in a club
pace-calm = calm
judge-automatic = Gorod judges
judge-human = a person judges
create-title = New online table
create-pace = Pace
create-pace-about = How long to wait where the rules give no time. Speeches are always as in the rules.
create-judge = Who judges
create-judge-automatic = Gorod gives the floor, keeps the time, collects votes and announces the result. A judge can take over at any moment.
create-judge-human = You judge on the console. If you step away, hand the table to Gorod.
create-public = Public table.
create-public-about = It is listed on the first page: anybody may sit down or watch.
create-fouls = Fouls by vote.
create-fouls-about = Players may give a foul by a majority.
create-delay = Delay for those who watch, seconds
create-name = A name for the table, if you like
create-no-nick = Without a nickname you run the table and do not play.
create-go = Make the table
talk = Talk
talk-host = Host
talk-none = Nobody has said anything yet.
talk-none-chat = Say hello: before the deal and after the end you can write to everybody.
talk-write = Your speech
talk-write-chat = Message to the table
talk-send = Say
talk-phrases = Quick phrases
say-suspect = I suspect…
say-trust = I trust…

say-vote-against = I vote against…
say-check-red = Checked, red…
say-check-black = Checked, black…
say-i-am = I am …
say-thanks = Thanks
say-nothing-to-add = Nothing to add
phrase-suspect = I suspect { $seats }.
phrase-trust = I trust { $seats }.
phrase-nominate = I nominate { $seats }.
phrase-vote-against = I vote against { $seats }.
phrase-check-red = My checks, red: { $seats }.
phrase-check-black = My checks, black: { $seats }.
phrase-i-am = I am { $role }.
phrase-thanks = Thanks.
phrase-nothing-to-add = Nothing to add.
asks-vote = Your vote
asks-lift = Shall all of them leave?
asks-lift-yes = Yes
asks-lift-no = No
asks-elect = Your vote in the election
asks-shoot = Shot
asks-order = Order
asks-many = Tap so many numbers in their order: { $count }.
asks-nobody = Nobody
pause-ask = Pause
pause-end = Go on
pause-on = Pause.
pause-asked = A pause is asked for.
pause-by = Player { $seat } asked for it.
pause-by-judge = The judge has called it.
pause-votes = For it { $votes } of { $needed }.
pause-votes-end = For going on { $votes } of { $needed }.
leave-game = Leave the game
foul-vote = I vote for a foul
foul-vote-about = The foul is given if more than half of the living want it. Nobody sees votes before.
aloud = The judge’s words aloud

## Settings before the deal

lobby-settings = Settings
lobby-settings-about = Everybody sees the change, and has to say again that they are ready.
anew-title = Other rules, number of players, judge
anew-about = The table gathers anew, as a new one: a deal is promised by its rules. Whoever sits here follows in one tap.
anew-go = Gather anew
anew-there = The table gathers anew.
anew-follow-about = Whoever gathers it has chosen other rules, another number of players or another judge.
anew-follow = Go to the new table

## A judge by invitation

judge-call = Call a judge
judge-call-about = Whoever opens this link offers to judge. A judge sees every card, so the players decide: more than half have to agree. Nobody who sits at the table can become its judge.
judge-offer = Offer to judge
judge-offer-about = A judge sees every card and does not play. Once the game has begun and more than half of the players agree, the console opens.
judge-waiting = Waiting for the players: { $votes } of { $needed }.
judge-offers = { $name } wants to judge.
judge-offers-about = A judge sees every card. { $votes } of { $needed } agree.
judge-offers-later = A judge sees every card, so the players decide once the game has begun.
judge-agree = I agree
judge-disagree = I do not agree
judge-refuse = Refuse
judge-dismiss = Send the judge away
judge-accepted = Invited to judge: { $name }.

## Voice

voice-on = Switch the voice on
voice-off = Switch the voice off
voice-about = Only whoever has the floor speaks; the others hear them.
voice-you = You are heard
voice-muted = Your microphone is off
voice-hears = Seat { $seat } speaks
voice-quiet = Nobody has the floor now
voice-count = connected: { $count }
voice-mute = Mute yourself
voice-unmute = Speak again
voice-level = Loudness
voice-problem-insecure = A microphone needs https. You can type instead.
voice-problem-denied = The browser gave no microphone. Allow it in the settings of the page, or type instead.
voice-problem-none = There is no microphone. You can type instead.

## Gestures at night

gestures = Gestures
gestures-about = Everybody presses; only those who are awake see one another.
gestures-asleep = You sleep: it is dark around you.
gestures-awake = Awake: { $seats }
gesture-goes = You show: { $gesture }
gesture-shown = You showed: { $gesture }
gesture-order = One number is for tonight; several are the order of the nights.
aims-at = aims at { $seat }
show-i-lead = I lead
show-shoot = We shoot…
show-miss = Miss
show-sheriff = The sheriff is…
show-i-claim = I shall claim sheriff
show-yes = Yes
show-no = No
