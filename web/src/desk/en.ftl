## P1

desk-title = Tournament desk
desk-about = Players, seating, rounds, protocols with two signatures, protests and standings in one place.
desk-by-link = Judges and secretaries come in by their own links: the organiser gives them out, no password is needed.
desk-enter = Entrance
desk-sign-in = Sign in
desk-register = Register
desk-sign-out = Sign out
desk-account = Name of the club or organiser
desk-password = Password
desk-new-password = Password of at least { $least ->
    [one] { $least } character
   *[other] { $least } characters
}
desk-signed-as = You are signed in as { $name }.
desk-own = My tournaments
desk-none-yet = No tournaments yet.
desk-new = New tournament
desk-cup-line = { $players ->
    [one] { $players } player
   *[other] { $players } players
} · { $date }
desk-archive-read = Open an archive
desk-archive-hint = A .zip archive is a whole tournament with its log and protocols; it becomes a new tournament on this server.
desk-not-a-desk = This link does not open a tournament desk.
desk-without-link = Enter without a link
desk-no-office = You hold no office at this tournament.
desk-public-page = Page of the tournament
desk-hidden = not published
desk-hidden-hint = Only its own people see the tournament.
desk-who = Who I am
desk-me-by-link = You came in by a personal link: do not pass it on.
desk-me-by-account = You signed in with a password.
desk-offline = No network. You see what was known last; nothing is lost.
desk-sections = Sections
desk-more = More
desk-key-search = search
desk-key-help = this list
desk-key-close = close the window
desk-any-section-regulation = Regulation
desk-any-section-people = People
desk-any-section-seating = Seating
desk-any-office-organiser = organiser
desk-any-office-chief = chief judge
desk-any-office-judge = judge
desk-any-office-committee = member of the committee
desk-any-office-secretary = secretary

## P2
