# Signing up for a tournament by a link.

join-title = Sign up for the tournament
join-gone = This link does not open
join-gone-text = It is too old, or was not copied whole. Ask the organiser for another one.
join-again = Try again
join-count = { $count ->
    [one] { $count } player has signed up
   *[other] { $count } players have signed up
}
join-count-of = { $count ->
    [one] { $count } of { $limit } has signed up
   *[other] { $count } of { $limit } have signed up
}
join-full = All places are taken. Join the waiting list: if somebody leaves, the place is yours.
join-nickname = Nickname
join-name = Name
join-name-about = Only the organiser, the chief judge, the secretaries and the committee see it. Judges of tables, players and the public see the nickname.
join-city = City
join-club = Club
join-no-club = no club
join-consent = I agree to the processing of my personal data on these terms
join-send = Sign up
join-wait = Join the waiting list
join-page = Page of the tournament
join-done = { $nickname }, you are in
join-done-text = On the day, check in with the organiser.
join-waiting = { $nickname }, you are on the waiting list
join-waiting-text = If somebody leaves, places are given in turn.
join-own-link = My link
join-keep = Keep it: it shows your seat, your games and your { -protest(case: "plural") }. It is shown once; give it to nobody.
join-copy = Copy
join-copied = Copied
join-share = Send it to myself
