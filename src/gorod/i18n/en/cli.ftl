# The command line: help and complaints.

## Help

cli-help =
    gorod: the game of Mafia by its rulebooks

    gorod replay FILE…          replays records, prints the protocol or JSON
    gorod fmt FILE              prints a record in its canonical form
    gorod standings DIR         the table of a tournament from a folder of records
    gorod tournament …          a tournament: overview, table, files, list of players
    gorod rules                 the rulebooks, clause by clause
    gorod fair verify FILE      checks the deal of a game
    gorod seat PLAYERS          the seating of a tournament: who plays where, and with whom
    gorod serve                 the server of live tables
    gorod backup FILE           copies the database, while it is used, into a file
    gorod restore FILE          fills an empty database from such a file
    gorod verify [DATABASE]     looks whether anything stored has changed
    gorod audit [DATABASE]      compares what is stored with what today's rules decide
    gorod admin …               for the owner of the server: accounts
    gorod COMMAND --help        how a command is used
    gorod --version             the version

    --lang ru|en                the language; else the variable GOROD_LANG, else Russian
cli-help-replay =
    gorod replay FILE… [--json] [--pdf OUT] [--viewer WHO] [--until LINE] [--theme THEME] [--lang ru|en]

    Replays every record from its first line and prints its protocol.

    --json          one JSON object a file instead
    --viewer WHO    what judge (everything), seat:3 or spectator may see
    --pdf OUT       lay one protocol out as an A4 sheet, into that file
    --until LINE    stop after that line of the file
    --theme THEME   in the words of a theme: the name of one, or a file
    --lang ru|en    the language of the protocol and of complaints

    A record that breaks the rules stops with one line on standard error and exit code 2.
cli-help-fmt =
    gorod fmt FILE [--facts] [--write] [--lang ru|en]

    Prints a record in its canonical form.

    --write         write it back to the file instead
    --facts         also say who left each night and day (“out 4 kill”, “out -”)
cli-help-standings =
    gorod standings DIR [--json] [--regulation FILE] [--lang ru|en]

    Reads every *.mgn of a folder and its sub-folders and prints the standings. Full ties are
    decided by a file “lots” in the folder: names in drawn order, one a line.

    --json          one JSON object instead of the table
    --regulation FILE   the points of a tournament’s regulation, as its desk exports it
cli-help-rules =
    gorod rules [ID] [--options [--json]] [--lang ru|en]
    gorod rules why ID CLAUSE

    Without an ID: the list of rulebooks. With one: the whole book, what each clause means and
    how it is modelled. With why: one clause, as in “gorod rules why fiim-2019 4.4.12.3”.

    --options       the options of a book: what each changes, and what it does not go with
    --json          the options as one JSON object
cli-help-seat =
    gorod seat PLAYERS --tables TABLES --rounds ROUNDS [OPTION…] [--lang ru|en]
    gorod seat --keep FILE --from-round ROUND [--without 7 …] [OPTION…]
    gorod seat --keep FILE --swap ROUND:3,17 [--json | --csv]

    Seats a tournament: equal games for everybody, nobody twice in a round, every seat equally
    often for everybody, meetings of pairs as even as can be found. Players are numbered from 1.

    --seats 10      seats at a table, from 7 to 14
    --games GAMES   exactly so many games each; without it, what the rounds allow
    --apart 3,17    these two never meet; 3,17,25: no two of the three
    --seed 7        the same number gives the same seating
    --seconds 10    how long to look for a better one
    --json, --csv   a JSON object, or a CSV sheet, instead of the text
    --keep FILE     a seating that was printed with --json
    --from-round    seat this round and those after it anew; what is played stays
    --without 7     this player has left; whoever replaces them simply takes their number
    --swap 5:3,17   two players change places in round 5, and what that costs is shown

## Complaints

cli-nothing = say what to do: { $commands }; “gorod --help” tells more
cli-usage = { $command } is used otherwise; see “gorod { $command } --help”
cli-command-unknown = there is no command “{ $word }”; see “gorod --help”
cli-command-unknown-near = there is no command “{ $word }”; did you mean “{ $near }”?
cli-option-unknown = { $command } has no option “{ $word }”; see “gorod { $command } --help”
cli-option-unknown-near = { $command } has no option “{ $word }”; did you mean “{ $near }”?
cli-lang = there is no language “{ $word }”; choose from: { $known }
cli-viewer = there is no viewer “{ $word }”; choose from: judge, seat:3, spectator
cli-viewer-seat = { $file } has no viewer seat:{ $seat }: the table has { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
cli-until = “{ $word }” is not a line of a file; lines are numbered from 1
cli-pdf-one = --pdf prints one file, without --json
cli-pdf-unwritable = { $file }: cannot be written
cli-unwritable = { $file } cannot be written: { $detail }
cli-unprintable = the answer cannot be printed: { $detail }
cli-folder = { $file } is not a directory
cli-folder-empty = there are no records (*.mgn) in { $file }
cli-books-mixed = { $file } is played by { $book }, but { $first } by { $other }
cli-same-name = { $file }: seats { $seats } bear the same nickname “{ $name }”
cli-no-name = { $file }: seat { $seat } has no nickname
cli-book-unknown = there is no rulebook “{ $word }”; see “gorod rules”
cli-book-unknown-near = there is no rulebook “{ $word }”; did you mean “{ $near }”?
cli-option-unchosen = { $options } cannot be chosen together in { $book }: { $why } ({ $clause })
cli-clause-unknown = { $book } has no clause “{ $word }”
cli-clause-unknown-near = { $book } has no clause “{ $word }”; did you mean “{ $near }”?
cli-no-standings = { $book } has no tournament table: each game has its own final protocol, see “gorod replay”
cli-regulation = { $file }: this regulation cannot be read: { $detail }
