# The protocol of a game.

protocol-decimal-mark = .
protocol-title = GAME PROTOCOL
protocol-known = { $known ->
    [deaths] NOT ADJUDICATED: only the result and who left are known of this game.
   *[result] NOT ADJUDICATED: only the result of this game was recorded.
}
protocol-for-spectator = As a spectator saw it: only what was said to everybody.
protocol-for-seat = As seat { $seat } saw it: only what this player may know.

tag-date = Date
tag-time = Time
tag-event = Event
tag-round = Round
tag-stage = Stage
tag-table = Table
tag-place = Place
tag-judge = { -Judge }
tag-signed = Signed by
tag-confirmed = Second signature
tag-digest = SHA-256 of the signed record
tag-consent = Consent of the { -chief-judge }
tag-decision = Decision on the { -protest }

column-seat = No
column-name = Player
column-role = Role
column-fouls = Fouls
column-left = How left
column-points = Points
column-best = Best move
protocol-page = p.
protocol-hash = Log of the game, SHA-256

role-citizen = citizen
role-sheriff = sheriff
role-mafia = mafia
role-don = don
role-doctor = doctor
role-maniac = maniac
role-lawyer = lawyer
role-beauty = beauty
role-courtesan = courtesan
role-boss = boss
role-commissar = commissar
role-hetaera = hetaera
card-red = { -red }
card-black = { -black }
card-maniac = { -maniac }

left-kill = killed
left-vote = voted out
left-lift = lifted
left-guest = died with the { -hostess }
left-foul = removed for { -foul(case: "plural") }
left-disqualified = { -disqualified }
left-defeat = team defeat
left-removed = removed
left-first-killed = { " " }in the first night of the hunt
left-unknown = left
left-before = earlier

## The course of the game

protocol-night = NIGHT { $number }
protocol-day = DAY { $number }
protocol-afterwards = AFTER THE GAME

protocol-position-set = The record begins in the middle. Alive: { $alive }; the day is opened by { $opener }
protocol-mafia-met = { $leader ->
    [sheriff] The citizens meet
   *[don] The mafia meets
}: { $black }; { $don ->
    [0] there is no { $leader } at the table
   *[other] the { $leader } is { $don }
}
protocol-order-set = Shooting order: { $seats }
protocol-hunt-ended = { $result ->
    [own] Own shot: { $shots }
    [kill] { -Hunt }: { $shots }. Killed: { $victim }
    [team] { $written ->
        [shots] The team's shot: { $shots }
        [number] The team's shot: number { $victim }
       *[none] The team's shot: nobody was shown
    }
    [hit] { $written ->
        [number] { -Hunt }: number { $victim }
       *[shots] { -Hunt }: { $shots }. Shot: { $victim }
    }
    [spoilt] { $written ->
        [number] { -Hunt }: number { $victim }. A miss: one of the mafia is a guest
       *[shots] { -Hunt }: { $shots }. A miss: one of the mafia is a guest
    }
   *[miss] { $written ->
        [shots] { -Hunt }: { $shots }. A miss
        [number] { -Hunt }: number { $victim }. A miss
        [unmanned] { -Hunt }: nobody is left to shoot
        [plain] { -Hunt }: a miss
       *[none] { -Hunt }: nobody shot, a miss
    }
}
protocol-checked = The { $role } checks { $target }: { $answer ->
    [red] { -red }
    [black] { -black }
    [yes] { $duty ->
        [sheriff] { -black }
       *[other] the sheriff
    }
    [no] { $duty ->
        [sheriff] { -red }
       *[other] not the sheriff
    }
    [blocked] blocked
    [none] no answer is given
   *[other] { $answer }
} ({ $gesture })
protocol-acted = The { $role } { $duty ->
    [doctor] heals { $target }
    [maniac] { $takes ->
        [both] takes speech and vote from { $target }
        [speech] takes the speech from { $target }
        [vote] takes the vote from { $target }
       *[none] shoots { $target }
    }
    [lawyer] defends { $target }
   *[other] visits { $target }
}{ $answer ->
    [blocked] ; blocked, without effect
    [wrong] ; a wrong choice, not taken
   *[taken] { "" }
}
protocol-night-resolved = The night’s result: { $count ->
    [0] nobody is out
    [one] { $seats } is out
   *[other] { $seats } are out
}
protocol-night-death = { $of ->
    [night-kill] The mafia kills { $seat }
    [maniac-kill] The maniac kills { $seat }
    [no-cure] The maniac kills { $seat }; healing does not help
    [guest-death] The guest follows: { $seat }
   *[other] Out in the night: { $seat }
}
protocol-night-save = { $rule ->
    [guest-spared] The doctor heals the { -hostess }, the guest stays: { $seat }
    [guest-healed] The doctor heals the guest, who stays: { $seat }
   *[other] { $by ->
        [doctor] The doctor saves { $seat }
        [hostess] A guest, and therefore stays: { $seat }
        [both] { -Hostess } and the doctor chose each other; { $seat } stays
        [block] The mafia’s miss saves { $seat }
       *[other] { $seat } stays
    }
}
protocol-blocked = Blocked: the { $role }
protocol-nothing-shown = The { $role } { $duty ->
    [doctor] heals nobody
    [maniac] shoots nobody
    [beauty] visits nobody
    [courtesan] visits nobody
    [lawyer] defends nobody
   *[other] checks nobody
}
protocol-death-announced = { $count ->
   *[other] Killed at night: { $seats }
}
protocol-day-broke = The day is opened by { $seat }{ $cancelled ->
    [yes] ; the vote of this day is cancelled
   *[no] { "" }
}{ $mutes ->
    [0] { "" }
   *[other] ; silent today: { $mute }
}{ $voteless-count ->
    [0] { "" }
   *[other] ; without a vote today: { $voteless }
}
protocol-floor-given = { $seconds ->
    [0] { $why ->
        [no-speech] { $seat } has no word today, but may nominate
       *[other] { $seat } is silent after the third { -foul }, but may nominate
    }
    [one] { $seat } speaks for { $seconds } second
   *[other] { $seat } speaks for { $seconds } seconds
}
protocol-somebody = somebody (it was not noted who)
protocol-nominated = { $seat } nominates { $target }{ $standing ->
    [yes] . The only candidate, named by the last speaker: { $day ->
        [1] the day’s result is known
       *[other] the candidate leaves
    }
   *[no] { "" }
}
protocol-ballot-opened = { $kind ->
    [vote] Vote: { $slate }
   *[revote] Revote: { $slate }
}
protocol-hands-counted = against { $seat } — { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}: { $hands }
protocol-hands-tallied = against { $seat } — { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}, voters not noted
protocol-hands-absent = no hand shown: { $hands }
protocol-hands-void = voted a second time, void: { $hands }
protocol-tie-found = { -Tie }: { $slate }; each speaks again
protocol-lift-asked = The same tie again: { $slate }. The lift is put to the vote
protocol-lift-counted = { $known ->
    [passed] The lift is carried; the hands were not noted
    [failed] The lift is not carried; the hands were not noted
   *[hands] For the lift — { $count } of { $living }: { $hands }
}
protocol-nobody-left = { $reason ->
    [no-candidates] Nobody is nominated, there is no vote
    [lone-candidate] A lone candidate of the first day is not voted
    [cancelled] The vote is cancelled, nobody leaves
    [no-deputy] There is no deputy, nobody is executed
    [no-excess] Nobody has more black balls than white, nobody leaves
    [candidate-gone] The only candidate is already out, nobody leaves
    [four-tie] { -Tie } of four, nobody leaves
    [whole-table] The whole table ties, nobody leaves
    [too-many] On the first day so many are not lifted, nobody leaves
    [sole-candidate] One candidate alone is struck off; there is no vote
    [no-votes] Not a single vote, nobody leaves
    [lift-failed] The lift fails, nobody leaves
   *[other] Nobody leaves
}
protocol-voted-out = { $count ->
    [0] { "" }
    [one] { $seats } leaves the table
   *[other] { $seats } leave the table
}{ $kept ->
    [0] { "" }
   *[other] { $count ->
        [0] Condemned but immune today: { $spared }; nobody leaves
       *[other] ; immune today and stays: { $spared }
    }
}{ $opened ->
    [0] { "" }
   *[other] ; opened: { $cards }
}{ $hosts ->
    [yes] ; this player is the host from now on
   *[no] { "" }
}
protocol-guess-awaited = Two players and a closed card: one guess decides
protocol-card-opened = { $whose ->
    [own] { $seat } opens the card: { $card }
   *[spare] The closed card is opened: { $card }
}
protocol-warned = { $seat }: { -warning }
protocol-fouled = { $seat }: { foul-nth }{ $silence ->
    [yes] ; the nearest minute is lost
    [now] ; this speech is over
   *[no] { "" }
}
protocol-disqualified = { $seat }: { $what ->
    [foul] removed for { -foul(case: "plural") }
    [removed] removed
    [late] { -disqualified }; the result is decided, only the penalty follows
   *[disqualified] { -disqualified }
}
protocol-vote-cancelled = The vote of day { $day } is cancelled
protocol-team-defeated = { $whose ->
    [team] Team defeat: { $team ->
        [black] the mafia
       *[other] { $team }
    }
   *[player] { $seat }: a violation, defeat of the whole team
}
protocol-as-played = Played against the rules: { $move } — { $why }
protocol-as-played-consent = { $said }; consent of the { -chief-judge }: { $by } ({ $reason })
protocol-waived = { $clause } is waived, the game goes on
protocol-with-reason = { $said } (reason: { $reason })
protocol-banned = { $seat }: { $term ->
    [month] suspended from games for a month
    [until-decision] suspended from games until the club council decides
   *[tournament] removed from the tournament
}
protocol-decided = The result is decided: { $result }
protocol-best-moves-read = Best moves shown with fingers: { $moves }
protocol-best-move-named = Best move of { $seat }: { $named }{ $told ->
    [yes] ; { $hits } of them { -black(case: "many") }
   *[no] { "" }
}
protocol-hint-asked = { $seat } asks for a hint; the best move is worth nothing
protocol-awarded = { $seat }: { $points } from the { -judge }{ $said ->
    [yes] , { $reason }
   *[no] { "" }
}{ $waits ->
    [yes] ; the { -chief-judge } must consent
   *[no] { "" }
}
protocol-fined = { $seat }: penalty { $points }
protocol-approved = Consent of the { -chief-judge }: { $seats }
protocol-protest-filed = { -Protest } by { $seat }: { $text }
protocol-protest-ruled = The { -protest } by { $seat } is { $status ->
    [upheld] { -upheld }{ $remedy ->
        [changed] , the result is changed
        [annulled] , the game is annulled
        [replayed] , the game will be replayed
       *[none] { "" }
    }
   *[rejected] { -rejected }
}{ $said ->
    [yes] : { $text }
   *[no] { "" }
}
protocol-result-ruled = By the ruling on the { -protest }: { $result }
protocol-removals-told = Removed in the night, no longer at the table: { $seats }
protocol-technical-night = { $what ->
    [begins] A technical night: everything stands still
   *[ends] The technical night is over, the game goes on
}
protocol-list-told = { $seat } asks who is nominated: { $count ->
    [0] nobody
   *[other] { $list }
}
protocol-allowed = { $seat } lets { $target } speak
protocol-forbidden = { $seat } forbids { $target } to speak
protocol-slate-cut = A candidate has left the game; voted now: { $slate }
protocol-removal-due = { $seat }: to be removed in the morning
protocol-protest-voted = For the { -protest } by { $seat }: { $hands }; { $passed ->
    [yes] carried
   *[no] not carried
}
protocol-named = { $known ->
    [yes] Name corrected, seat { $seat }: { $name } (it was: { $was })
    [gone] Name taken away, seat { $seat } (it was: { $was })
   *[no] Name written down, seat { $seat }: { $name }
}
protocol-undone = Corrected, it was: { $what } (reason: { $reason })
protocol-refused = Refused: { $what } — { $reason }

gesture-nod-thumb-up = a nod, thumb up
gesture-nod-thumb-down = a nod, thumb down
gesture-nod = a nod
gesture-shake = a shake of the head
gesture-nod-hand = a nod, a sign of the hand
gesture-shake-hand = a shake of the head, a sign of the hand
gesture-turn-thumb-up = a turn of the head, thumb up
gesture-thumb-up = thumb up
gesture-thumb-down = thumb down
gesture-ring-finger = the ring finger
gesture-ok = “OK”
gesture-heart = a heart
gesture-crossed-fingers = crossed fingers
gesture-throat = a hand across the throat
gesture-arms-crossed = crossed arms
gesture-none = no gesture

## The end

team-red = { -red(case: "many") }
team-black = { -black(case: "many") }
team-maniac = { -maniac(case: "many") }
among-red = { -red(case: "many") }
among-black = { -black(case: "many") }
among-maniac = { -maniac(case: "many") }
result-and = { $first } and { $last }
result-annulled = the game is annulled and has no result
result-replayed = the game is replayed and has no result
result-draw = a draw
result = { $kind ->
    [defeat] { $count ->
        [one] { $teams } wins by team defeat
       *[other] { $teams } win by team defeat
    }
    [draw] a draw between { $among }
   *[victory] { $count ->
        [one] { $teams } wins
       *[other] { $teams } win
    }
}
because-no-black = no { -black } is left
because-parity = { -black(case: "many") } is not outnumbered
because-no-red = no { -red } is left
because-red-parity = { -red(case: "many") } is not outnumbered
because-one-on-one = at most one player is left beside { -maniac(case: "many") }
because-unchanged-nights = three nights changed nothing
because-alone = no other team is at the table
because-nobody-left = nobody is at the table
because-quiet-nights = four players and three nights without a hit
because-not-found = the only day did not find the mafioso
because-true-guess = the guess was right
because-protest = by the ruling on the { -protest }
because-false-guess = the guess was wrong
protocol-result = RESULT: { $result }{ $told ->
    [yes] , { $because }
   *[no] { "" }
}
protocol-stands = THE GAME IS NOT OVER: { $moment }, { $step }
protocol-awaits = Awaited: { $verbs }

step-deal = the deal
step-meet = the mafia meets
step-sheriff-look = the sheriff looks round
step-don-look = the don wakes
step-maniac-look = the maniac wakes
step-beauty-look = the beauty wakes
step-doctor-look = the doctor wakes
step-speech = speech
step-vote = vote
step-tie = tie speech
step-revote = revote
step-lift = lift
step-last-word = last word
step-best-move = best move
step-dusk = end of the day
step-dawn = before the morning
step-hunt = hunt
step-don = the don’s check
step-sheriff = the sheriff’s check
step-maniac = the maniac’s kill
step-beauty = the beauty’s visit
step-doctor = the doctor’s heal
step-courtesan = the courtesan’s visit
step-courtesan-look = the courtesan wakes
step-lawyer = the lawyer’s defence
step-lawyer-look = the lawyer wakes
step-guess = the guess
step-over = the game is over

verb-order = shooting order
verb-nominate = nomination
verb-pass = end of the speech
verb-tally = a number of hands
verb-vote = hands
verb-lift = hands for the lift
verb-shoot = shots
verb-miss = miss
verb-don = the don’s check
verb-sheriff = the sheriff’s check
verb-maniac = the maniac’s kill
verb-beauty = the beauty’s visit
verb-doctor = the doctor’s heal
verb-open = the closed card
verb-accuse = accusation
verb-best = best move
verb-bonus = the { -judge }’s points
verb-fine = penalty
verb-approve = the { -chief-judge }’s consent
verb-protest = { -protest }
verb-courtesan = the courtesan’s visit
verb-lawyer = the lawyer’s defence
verb-ask = question who is nominated
verb-allow = leave to speak
verb-forbid = leave withdrawn
verb-technical = technical night
verb-support = hands for the { -protest }
verb-ruling = ruling on the { -protest }

protocol-points = POINTS
protocol-rating = RATING: { $rating ->
    [main] the main one
    [separate] a separate one
   *[none] none
}
item-win = win { $points }
item-draw = draw { $points }
item-loss = defeat { $points }
item-disqualification = { -disqualification } { $points }
item-best-move = best move { $points }
item-award = the { -judge }’s points { $points }
item-fine = penalty { $points }
item-compensation = compensation { $points }
item-compensation-later = the compensation stands in the tournament’s table
protocol-superseded = Not credited: { $points } from the { -judge } to { $seat } (the best move is worth no less)
protocol-superseded-soon = Will not be credited: the best move is worth no less
protocol-waits = Waits for the { -chief-judge }: { $points } to { $seat }
protocol-ban-due = Due and not imposed yet, { -banning }: { $seat }
protocol-proposal = The record proves a penalty that the { -judge } has not given: { $points } to { $seat }

protocol-judge = { -Judge }
protocol-second = { -Chief-judge }
foul-nth = { $count ->
    [1] first { -foul }
    [2] second { -foul }
    [3] third { -foul }
    [4] fourth { -foul }
   *[other] { -foul } no. { $count }
}
moment-night = N{ $number }
moment-day = D{ $number }
clause-named = clause { $number }
protocol-options = with { $options }
verb-withdraw = taking off the list
