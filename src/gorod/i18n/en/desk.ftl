# The tournament desk: why a command was not taken, files, the table, the command line.

## Refusals

desk-absent = does not take part: { $about }
desk-ban-level = there is no such ban: { $about }
desk-apart-already = this pair is kept apart already: { $about }
desk-appeal-chief = at this step the head of the judges answers
desk-appeal-committee = at this step the committee answers together with the head of the judges
desk-appeal-judge = at this step the { -judge } of the game answers
desk-appeals-exhausted = there is no higher step of appeal: { $about }
desk-as-played = played against the rules with the consent of the { -chief-judge }: { $about }
desk-audience = the circle of readers is wrong: { $about }
desk-begins-later = the record begins in the middle of the game, not with the deal; what came before was not adjudicated: { $about }
desk-due = { $verb ->
    [vote] the vote{ $seat ->
        [0] { "" }
       *[other] { " " }against seat { $seat }
    }
    [tally] the vote{ $seat ->
        [0] { "" }
       *[other] { " " }against seat { $seat }
    }
    [lift] the vote on the lift
    [shoot] the shot of the night, or a miss
    [nominate] who was nominated
    [execute] the sentence
    [elect] the election
    [coin] the lot
    [ball] the balls
    [open] an opening or an accusation
    [close] the close of the day
    [technical] the technical break
   *[other] the course of the game
}
desk-paper-missing = lines are missing: { $move }. Write them, or choose the form “Only the result” if nobody noted the course of the game
desk-checked-in-already = checked in already: { $about }
desk-clause-unknown = the rules have no clause { $about }
desk-club-unknown = unknown club: { $about }
desk-committee-small = a committee of at least { $about } decides
desk-consent-on-word = the consent of the { -chief-judge } is written on the word of the table's { -judge }: { $about }
desk-consent-waits = points wait for the consent of the { -chief-judge }: { $about }
desk-copy = this is a copy from an archive: it can be read and not changed
desk-other-chain = the entries of the archive are not those that are named
desk-undo-history = entry { $about } was read from an archive and stays
desk-correction = there is no such correction: seat and kind { $about }
desk-corrections-missing = it is not said which points to correct
desk-decided-already = the { -protest } is decided already: { $about }
desk-draft-already = the seating is a draft anyway
desk-entry-unknown = the log has no entry { $about }
desk-game-unknown = there is no such game: { $about }
desk-frozen-rulebook = games are signed: the document cannot change any more
desk-frozen-options = games are signed: the options of the rules cannot change any more
desk-frozen-seats = games are signed: the number of seats cannot change any more
desk-frozen-points = games are signed: the points cannot change any more
desk-frozen-stage = games of this stage are signed, its kind and who comes into it cannot change any more: { $about }
desk-no-seats-left = no seats are left to take over from { $about }
desk-consent-same = this is the consent text already
desk-consent-needed = tick that you agree to the processing of your personal data: without it nobody can sign up
desk-consent-changed = the consent text has changed: read it again
desk-consent-given = { $about }: the consent is given already
desk-erased = the personal data are erased and can no longer be changed: { $about }
desk-erased-already = the personal data are erased already: { $about }
desk-erase-alone = personal data are not erased together with other acts
desk-undo-erased = the erasure of personal data (entry { $about }) cannot be undone
desk-data-title = Personal data: { $name }
desk-data-note = This is everything that the tournament keeps about this person: details, consents, photo, links without their keys, games, sanctions, protests and entries of the log. What is not in the file the tournament does not keep.
desk-file-person-data = personal data
desk-remove-seated = cannot be deleted: { $first } has a seat ({ $second }); withdraw them instead
desk-remove-in-stage = cannot be deleted: { $first } plays in the stage “{ $second }”; withdraw them instead
desk-remove-substitute = cannot be deleted: { $first } came in for somebody; take that back first
desk-replaced-already = { $first } has been replaced already, by { $second }
desk-round-in-use = the seating of these rounds is announced, recall it first: { $about }
desk-games-waiting = not confirmed: { $about }
desk-id-taken = the id is taken: { $about }
desk-id-reserved = a colon in a person's id is kept for the server's own names: { $about }
desk-founder-stays = whoever opened the tournament stays its organiser: { $about }
desk-judge-unknown = there is no such { -judge }: { $about }
desk-judges-too-many = more { -judge(case: "plural") } than tables
desk-known-deaths = only the result and who left are known, nothing was adjudicated: { $about }
desk-list-empty = the list is empty
desk-known-result = only the result was recorded, nothing was adjudicated: { $about }
desk-live-table = live table
desk-locked-already = the round is locked already
desk-lot-needed = equal at the cut, a lot is needed: { $about }
desk-merge-met = these are different people: { $about } sat in one round
desk-merge-self = this is one and the same entry: { $about }
desk-name-missing = a name is missing
desk-nickname-taken = the nickname “{ $first }” belongs to the player “{ $second }”
desk-nickname-unwritable = such a nickname cannot be written in a record: { $about }
desk-no-stages = the regulation has no stage
desk-no-tie = a lot is drawn only between equals: { $about }
desk-no-vote-on-protests = under these rules the players do not vote on { -protest(case: "plural") }
desk-not-a-draft = the seating is no draft: { $about }
desk-not-apart = this pair is not kept apart: { $about }
desk-not-at-table = { $first } did not play at this table ({ $second })
desk-not-confirmed = not confirmed: { $about }
desk-not-in-committee = not a member of the committee: { $about }
desk-not-locked = the round is not locked
desk-not-open = the tournament is not open yet
desk-not-playing = the game is not being played: { $about }
desk-not-released = the seating of the round is not released
desk-confirmed-already = the protocol is confirmed already ({ $first }). Second signature: { $second }
desk-not-signed = the { -judge } has not signed the game: { $about }
desk-not-signed-up = not on the list: { $about }
desk-not-yours = no right to do that: { $about }
desk-nothing-hidden = no table is hidden
desk-number = this is not a number: { $about }
desk-office-unknown = there is no such office: { $about }
desk-open-already = the tournament is open already
desk-options = such options of the rules cannot be chosen: { $about }
desk-other-data = only the data that was signed can be confirmed: { $about }
desk-other-player = seat { $first }: { $second } is written, the seating has { $third }
desk-other-rules = the record is by other rules: { $about }
desk-other-size = the record has { $first } seats, the seating { $second }
desk-out = out of the tournament: { $about }
desk-outcome-unknown = there is no such decision: { $about }
desk-penalty-due = the rules demand a penalty, and the protocol has none: { $about }
desk-player-twice = named twice: { $about }
desk-player-unknown = unknown player: { $about }
desk-playing = is playing now: { $about }
desk-plays-already = plays in this stage already: { $about }
desk-protest-early = { -protest(case: "plural") } are filed after the game: { $about }
desk-protest-late = { -protest(case: "plural") } are filed at most { $about } min after the game
desk-protest-open = the { -protest } about this game waits for a decision: { $first } ({ $second })
desk-protest-unknown = there is no such { -protest }: { $about }
desk-protests-open = undecided { -protest(case: "plural") }: { $about }
desk-reason-missing = a reason is needed
desk-recall-begun = games of the round have begun: { $about }
desk-record = the record was not taken: { $detail }
desk-released = the seating is released already: { $about }
desk-round-locked = the round is locked: { $about }
desk-round-unknown = there is no such round: { $about }
desk-rounds-unlocked = rounds are not locked: { $about }
desk-rulebook-unknown = there are no such rules: { $about }
desk-rulebook-without-table = these rules have no standings: { $about }
desk-ruled = there is a decision on the { -protest } about the game: { $about }
desk-ruled-in-record = the decision on the { -protest } is in the record; only the desk changes a result: { $about }
desk-same-person = the second signature is another person's: { $about }
desk-no-such-seat = there is no such seat: { $about }
desk-not-here = not checked in yet: { $about }
desk-seating-expected = not checked in yet: { $about }
desk-seating-absent = somebody is seated who does not take part: { $about }
desk-seating-apart = { $first } and { $second } must not meet, and sit at table { $third }
desk-seating-judge-conflict = the { -judge } cannot have this table: { $about }
desk-seating-judge-missing = table { $first } has no { -judge }
desk-seating-judge-twice = the { -judge } has two tables at once: { $about }
desk-seating-judge-unknown = there is no such { -judge }: { $about }
desk-seating-not-in-stage = does not play in this stage: { $about }
desk-seating-player-twice = is seated twice: { $about }
desk-seating-player-unknown = unknown player: { $about }
desk-seating-other-size = table { $first } plays with { $second }, which the rules allow
desk-seating-size = table { $first } has the wrong number of seats: { $second }
desk-seating-tables = not as many tables as the regulation says: { $about }
desk-signed-already = the game is signed already: { $about }
desk-signed-up-already = on the list already: { $about }
desk-size = these rules have no tables of that size: { $about }
desk-stage-begun = { $first } has begun already
desk-stage-by-list = this stage is entered by a list: { $about }
desk-stage-by-place = this stage is entered by place: { $about }
desk-stage-empty = the stage has no rounds or no tables: { $about }
desk-stage-finished = { $first } is finished already
desk-stage-id = no good id for a stage: “{ $about }”
desk-stage-in-use = the stage has a seating already: { $about }
desk-stage-source = the stage draws on the wrong places: { $about }
desk-stage-unfinished = { $first } is not finished yet
desk-stage-unknown = there is no such stage: { $about }
desk-stands-on-it = a later entry stands on this one: { $about }
desk-started-already = the game has begun already: { $about }
desk-taken-back = taken back at the table
desk-team-taken = in another team already: { $about }
desk-tie-break-unknown = there is no such tie-break: { $about }
desk-time = a time without a zone, or no time: { $about }
desk-too-few = { $first ->
    [one] { $first } player is
   *[other] { $first } players are
} present, at least { $second } are needed
desk-too-few-ranked = { $first ->
    [one] { $first } player is
   *[other] { $first } players are
} in the table, at least { $second } are needed
desk-undo-open = the opening of a tournament is not undone
desk-undone-already = the entry is undone already: { $about }
desk-unfinished = the game in the record is not over: { $about }
desk-vote-failed = the vote of the table did not carry the { -protest }: { $about }
desk-waiting = on the waiting list: { $about }
desk-window-open = the time for { -protest(case: "plural") } is not over: { $about }
desk-winners-unknown = there are no such sides at the table: { $about }
desk-witnesses-missing = a lot is recorded with its witnesses

## Files

desk-archive-entries-missing = the archive lacks entries of the log
desk-archive-entry = the desk would not have taken entry { $about } of the log
desk-archive-not-an-archive = this is no archive of a tournament
desk-archive-other-content = file { $about } of the archive is not what follows from the log
desk-archive-other-format = the archive was written by a newer release (format { $about }); this one cannot read it
desk-archive-stranger = the archive has a file too many: { $about }
desk-archive-too-large = the archive is too large
desk-archive-unreadable = the log in the archive cannot be read: { $about }
desk-file-not-a-table = this is no CSV or XLSX table
desk-file-old-excel = this is the old Excel format (.xls): save the file as .xlsx or .csv
desk-file-too-large = the table is too large
desk-cell-empty = the file is empty
desk-cell-name-missing = no name
desk-cell-no-name-column = no column of names
desk-cell-nickname-missing = no nickname
desk-cell-nickname-taken = player “{ $other }” has this nickname
desk-cell-nickname-unwritable = such a nickname cannot be written in a record
desk-cell-no-nickname-column = no column of nicknames
desk-cell-too-long = too long
desk-cell-twice = stands in { $other } already
desk-cell-unprintable = has unprintable characters

## The table

desk-column-place = place
desk-column-nickname = nickname
desk-column-city = city
desk-column-club = club
desk-column-games = games
desk-column-wins = wins
desk-column-sheriff-wins = as sheriff
desk-column-don-wins = as don
desk-column-first-killed = first killed
desk-column-compensation = compensation
desk-column-best-move = best move
desk-column-award = points of { -judge(case: "plural") }
desk-column-penalty = penalties
desk-column-main = main
desk-column-extra = additional
desk-column-total = total
desk-column-decided-by = separated by
desk-column-out = out
desk-column-id = id
desk-column-name = name
desk-column-stage = stage
desk-column-round = round
desk-column-start = starts
desk-column-table = table
desk-column-judge = { -judge }
desk-column-seat = seat
desk-column-reached = stage reached
desk-column-stage-place = place in it
desk-column-played-at = time
desk-column-result = outcome
desk-column-signed = signed
desk-column-confirmed = second signature
desk-column-consents = consents of the { -chief-judge }
desk-column-protests = protests
desk-column-only-result = only the result
desk-column-sanction = sanction
desk-column-clause = clause
desk-column-reason = reason
desk-stage-kind-qualification = qualification
desk-stage-kind-semi-final = semi-final
desk-stage-kind-final = final
desk-provisional = Provisional: a game is unconfirmed, the { -protest } undecided or a lot not drawn.
desk-lot = ? — equal in everything: the place is shared until a lot is recorded
desk-part = { $game }, seat { $seat }, { $role }: { $item }, { $clause }
desk-part-protest = { $game }, seat { $seat }, { $role }: { $item }, { $clause }, { -protest } ({ $protest })
desk-sum = total { $total } = main { $main } + additional { $extra }

## Overview

desk-show-rules = rules: { $rules }
desk-show-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }, { $present } checked in, { $waiting } waiting
desk-show-stage = { $kind } ({ $stage }): { $locked } of { $rounds } rounds locked, { $confirmed } of { $games } games confirmed
desk-show-protest = { -protest } ({ $who }; { $game }): { $status }
desk-show-protest-open = undecided
desk-show-protest-rejected = rejected
desk-show-protest-changed = result changed
desk-show-protest-annulled = game annulled
desk-show-protest-replayed = game replayed
desk-show-protest-corrected = points corrected
desk-show-log = { $count ->
    [one] { $count } entry in the log
   *[other] { $count } entries in the log
  }, { $undone } undone
desk-import-added = { $count ->
    [one] { $count } player would be added
   *[other] { $count } players would be added
  }: { $names }
desk-import-changed = { $name } would change: { $fields }
desk-import-clubs = new clubs: { $names }
desk-import-ignored = columns that mean nothing here: { $names }
desk-import-fault = { $cell }: { $reason } (“{ $value }”)
desk-doubt-alike = looks like player “{ $other }”
desk-doubt-digits = nothing but digits
desk-doubt-formula = a formula or an error of the sheet
desk-doubt-heading = the heading again
desk-doubt-long = too long for a nickname
desk-doubt-office = the office is not known, they would judge
desk-doubt-total = a row of totals
desk-import-doubt = row { $row }, “{ $name }”: { $reason }; not taken
desk-import-nothing = nothing would change
desk-import-preview = This is a preview: nothing was written.
desk-import-done = Written: { $file }
desk-export-done = Written: { $file }

## Help and messages

cli-help-tournament =
    gorod tournament show ARCHIVE
    gorod tournament standings ARCHIVE [--stage STAGE] [--round ROUND] [--provisional] [--explain NICK] [--json]
    gorod tournament export ARCHIVE FILE [--stage STAGE] [--round ROUND] [--provisional]
    gorod tournament import ARCHIVE TABLE [--preview] [--who WHO] [--json]

    ARCHIVE is a tournament as one zip file, or a folder with the same content.

    show            what is in it: players, stages, rounds, protests, the log
    standings       the table of a stage (without --stage: the last one begun)
    export          the table as .csv, .xlsx or .json; the whole tournament as .zip or a new folder
    import          players from a CSV or XLSX table

    --round ROUND   the table after that round
    --provisional   with the protocols that only the judge has signed
    --explain NICK  where every point of a player comes from: game and clause
    --preview       show what would change, and write nothing
    --who WHO       in whose name; otherwise the organiser's
cli-tournament-verb = gorod tournament can: { $known }; see “gorod tournament --help”
cli-tournament-stage = there is no stage “{ $word }”; there are: { $known }
cli-tournament-round = “{ $word }” is no round
cli-tournament-player = there is no player “{ $word }” in the table
cli-tournament-suffix = { $file }: a table is written as .csv, .xlsx or .json, a tournament as .zip or into a folder
cli-tournament-exists = { $file } exists already
cli-tournament-archive = { $file }: { $reason }
cli-tournament-denied = not taken: { $reason }

## Today's rules and a confirmed protocol

desk-nothing-to-keep = all confirmed results are written down already
desk-server = the server
desk-reading-unknown = the result was not stored
desk-reading-refused = the record is refused: { $reason }
desk-reading-seat = seat { $seat }: { $points }
desk-unread = Today's rules refuse this record, and the earlier release did not store its result: the game is not counted in the table. { $reason }
desk-reads-differently =
    Today's rules read this record differently; what was confirmed is what counts.
    Confirmed: { $confirmed }
    By today's rules: { $today }
desk-cited = cl. { $clauses }
desk-lot-due = lot needed
desk-key = { $stage ->
    [none] { "" }
   *[other] { $stage },{ " " }
}round { $round }{ $table ->
    [0] { "" }
   *[other] , table { $table }
}{ $again ->
    [0] { "" }
   *[other] , replay { $again }
}
desk-tables = { $round }, tables { $head } and { $last }
desk-nickname-yours = the player “{ $second }” has the nickname “{ $first }”. Is it you? Ask the organiser for your own link
desk-nickname-alike = the nickname “{ $first }” looks like that of the player “{ $second }”. Is it you? Ask the organiser for your own link

## What is wrong with a seating, in short

desk-flag-absent = somebody who is out is seated
desk-flag-apart = players who must not meet sit together
desk-flag-expected = somebody who is not checked in yet is seated
desk-flag-judge-conflict = the { -judge } cannot judge this table
desk-flag-judge-missing = no { -judge }
desk-flag-judge-twice = one { -judge } at two tables
desk-flag-judge-unknown = there is no such { -judge }
desk-flag-not-in-stage = somebody who does not play in this stage is seated
desk-flag-other-size = a table has fewer seats than usual
desk-flag-player-twice = a player is seated twice
desk-flag-player-unknown = an unknown player
desk-flag-size = a table has another number of seats
desk-flag-tables = the regulation has another number of tables

# Who was given sight of roles.
desk-sight-link-made = a link was made: { $thing }{ $game ->
    [none] { "" }
   *[other] , { $game }
}
desk-sight-link-used = a link was used for the first time: { $thing }{ $game ->
    [none] { "" }
   *[other] , { $game }
}
desk-sight-link-ended = a link was closed: { $thing }{ $game ->
    [none] { "" }
   *[other] , { $game }
}
desk-sight-archive = the archive of the tournament was downloaded
desk-sight-record = the record of a game was taken before it was published: { $game }
desk-sight-protocol = the protocol of a game was read before it was published: { $game }
desk-sight-table-closed = a table was closed: { $game }
desk-sight-table-reopened = a table was reopened: { $game }
desk-sight-official = official, { $name }
desk-sight-player = player, { $name }
desk-sight-by-desk = by a decision of the desk
desk-sight-by-server = the server
