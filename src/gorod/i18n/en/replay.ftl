# Why a record that can be read cannot be played.

## The header

record-rules-unknown = there is no rulebook “{ $rules }”; known: { $known }
record-option-unknown = { $rules } has no option “{ $option }”
record-option-clash = { $option } cannot be chosen together at this table: { $why }
record-option-twice = option { $option } of { $rules } is chosen twice
record-roles-unknown = the roles are hidden; write them, or add a line like “deal 9f2c”
record-state-without-position = a state needs a position before it
record-fact-foreign = this rulebook knows no fact “{ $key }”

## The moves

record-expected = something is missing before this; the record must first say: { $due }
record-not-refused = the record says that this is refused, but the rulebook accepts it
record-nothing-to-undo = there is no move to take back
record-no-dawn = this is not when the judge announces the morning
record-moment-past = this is not { $moment }: the game stands at { $now }
record-not-over = the game is not over; the record must first say: { $due }
record-other-result = the game ended otherwise: { $result }
record-claim-other = the record says “{ $said }”, but the rules give “{ $ruled }”
record-claim-early = the record says “{ $said }”, but so far the rules give “{ $ruled }”: what is missing is { $due }
record-late = its time in { $moment } is over; the order of that night is { $order }
record-late-best = the time for it is over: seat { $seat } names a best move in the last word, before the day
record-one-holder = only one player holds this role; write it like “{ $verb } 3”
record-points-precision = points have at most two decimals
record-hours-precision = hours must come to whole minutes

## Records that do not know the course

record-known-course = { $rules } needs the whole course of a game; “known result” is for games at a table
record-known-verb = “{ $verb }” tells of the course, but this record knows only so much: { $known }
record-known-only = “{ $verb }” belongs to a record that does not know the course; its header says “known result” or “known deaths”
record-result-missing = a record with “known { $known }” must say the result, as in “result red”
record-told-team = { $rules } knows no result “{ $team }”
record-told-left-twice = seat { $seat } has left already, by an earlier line
record-told-left-whole = with “known deaths” it is told when and how seat { $seat } left, as in “left { $seat } N2 kill”
record-told-moment = seat { $seat } cannot leave by “{ $cause }” at { $moment }
record-told-kills = one hunt kills one player, but { $count } are told to be killed at { $moment }
record-told-fouls = seat { $seat } cannot have { $count } fouls: they were out before
record-told-first = the first victim is killed at { $moment }, but the record says that seat { $seat } left otherwise
record-told-best = seat { $seat } may name at most { $count } numbers
record-told-role = the points depend on the role of seat { $seat }: write it in place of “?”
record-told-defeat = the team of seat { $seat } ({ $team }) was declared the loser, so another one has won
record-told-other = with those who are left by this record the rules give another result: { $result }
record-told-undecided = with those who are left by this record the game is not over

## Themes

record-theme-unknown = there is no theme “{ $theme }”; known: { $known }
record-theme-needs-option = this is not a themed game by { $rules }: the record needs a line “option 6.9”
record-theme-toml = the theme is not readable as TOML: { $detail }
record-theme-tables = a theme has the tables [cues], [ru] and [en], each of texts by name{ $word ->
    [none] { "" }
   *[other] , and nothing else: { $word }
}
record-theme-missing = the theme does not say { $word }
record-theme-sentence = the theme renames { $word }, which does not exist
record-theme-fluent = a text of [{ $lang }] in the theme is malformed
