# Why a game record cannot be read or written: the syntax of .mgn files.

## The file

record-file-missing = there is no such file
record-file-directory = this is a directory, not a file
record-file-forbidden = there is no permission to read this file
record-file-unreadable = the file cannot be read: { $detail }
record-file-too-large = the file is too large: a record has at most { $limit } MiB
record-file-empty = the file is empty
record-file-binary = this is not a text file
record-file-not-utf8 = the text is not UTF-8
record-line-too-long = the line is too long: at most { $limit } characters fit on a line
record-control-character = the line contains the control character { $code }

## Prefixes

record-stamp-bad = “{ $word }” is not a time; write it like @2026-11-15T19:04:05+03:00
record-stamp-stray = a time stands only at the very beginning of a statement, before refuse
record-stamp-mixed = times with a time zone and times without one are mixed in this file
record-prefix-alone = the statement ends before it says anything
record-refuse-twice = refuse is written twice
record-refuse-impossible = “{ $word }” is not a move, so nothing can refuse it

## Verbs and words

record-verb-unknown = unknown statement “{ $word }”
record-as-played = a move, who consents to it and a reason are needed, for example: { $usage }
record-as-played-verb = “{ $word }” is not written so; these are: { $choices }
record-verb-unknown-near = unknown statement “{ $word }”; did you mean “{ $near }”?
record-word-missing = something is missing; write it like “{ $usage }”
record-word-extra = “{ $word }” is superfluous; write it like “{ $usage }”
record-word-repeated = “{ $word }” is written twice
record-colon-missing = a colon is missing; write it like “{ $usage }”
record-choice-bad = “{ $word }” is not possible here; choose from: { $choices }
record-seat-bad = “{ $word }” is not a seat number
record-seat-range = there is no seat “{ $word }”: seats are numbered from 1 to { $max }
record-hand-repeated = the hand of seat { $seat } is listed twice
record-pair-bad = “{ $word }” does not say who points at whom; write it like 8>4
record-count-bad = “{ $word }” is not a number of hands; write a whole number such as 4
record-clause-bad = “{ $word }” is not a clause number
record-amount-bad = “{ $word }” is not an amount; write it like +0.3
record-amount-negative = “{ $word }” is negative; only a positive amount is possible here
record-moment-bad = “{ $word }” is neither a night (N2) nor a day (D3)
record-day-bad = “{ $word }” is not a day; write it like D6

## The header

record-not-mgn = a record begins with “mgn 1”
record-version = this record is written in version “{ $version }” of the notation; only version { $known } is known
record-rules-missing = after “mgn 1” comes the rulebook; write it like “rules fiim-2019”
record-header-late = “{ $verb }” belongs to the header and cannot follow the first move
record-header-prefixed = “{ $verb }” belongs to the header and takes neither a time nor refuse
record-header-repeated = “{ $key }” is written twice in the header
record-option-bad = “{ $word }” is not an option; write it like “option doctor” or “option name=value”
record-seat-twice = seat { $seat } is written twice
record-seat-gap = seat { $seat } follows, but seat { $expected } is missing
record-seats-few = the table has { $count ->
    [0] no seats
    [one] only { $count } seat
   *[other] only { $count } seats
}; at least { $min } are needed
record-seats-many = there are too many seats; at most { $max } are possible
record-role-unknown = unknown role “{ $word }”; the roles are: { $roles }, or ? for a hidden one
record-roles-mixed = either all roles are written or all are hidden (?), not both
record-deal-roles = a deal needs every role hidden (?)
record-state-early = a state needs a position before it
record-fact-unknown = unknown fact “{ $word }”; the facts are: { $facts }
record-fact-value = “{ $word }” is not a value of { $key }
record-seat-absent = there is no seat { $seat }: the table has { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}

## Writing

record-unwritable = a line of a record cannot hold “#” or a line break inside its text
record-known-mixed = a record with “known { $known }” has no position and no deal
