# The seating of a tournament.

## A plan

seat-title = Seating: { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} of { $seats }, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
seat-games = { $fewest ->
    [one] { $fewest } game each
   *[other] { $fewest } games each
}
seat-games-unequal = The numbers do not divide: { $fewest } or { $most } games each
seat-score = Sum of squared meetings: { $pairs2 }
seat-bounds = Nothing is below { $best } (by counting { $counting }, by pairs of rounds { $rounds })
seat-optimal = Proven optimal
seat-stopped = The clock ended the search: on a machine of another speed the seating may differ
seat-meetings = Pairs meet { $fewest } to { $most } times
seat-rest = Sums of squares: seats { $seats2 }, neighbours { $neighbours2 } (side by side at most { $beside ->
    [one] once
   *[other] { $beside } times
}), tables { $tables2 }
seat-so-far = squared meetings { $pairs2 }, bound { $least }
seat-round = Round { $number }
seat-seats = Seat
seat-table = Table { $number }
seat-resting = Sitting out: { $players }

## Two players change places

seat-swap-apart = Forbidden meetings: { $before } → { $after } ({ $change })
seat-swap-avoided = Meetings to avoid: { $before } → { $after } ({ $change })
seat-swap-pairs2 = Sum of squared meetings: { $before } → { $after } ({ $change })
seat-swap-seats2 = Seats: { $before } → { $after } ({ $change })
seat-swap-neighbours2 = Neighbours: { $before } → { $after } ({ $change })
seat-swap-tables2 = Tables: { $before } → { $after } ({ $change })

## The CSV sheet

seat-csv-round = round
seat-csv-table = table
seat-csv-seat = seat
seat-csv-player = player

## Complaints

seat-range = the number of { $what ->
    [players] players
    [seats] seats at a table
    [tables] tables
    [games] games
   *[rounds] rounds
} is from { $least } to { $most }, not { $number }
seat-few = { $players ->
    [one] { $players } player is
   *[other] { $players } players are
} too few for a table of { $seats }
seat-crowded = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} of { $seats } seat { $needed } players in a round, but there are { $players }; there are enough for --tables { $most }
seat-no-rounds = say how many rounds there are (--rounds), or how many games each plays (--games)
seat-unequal = { $players } players with { $games } games each take { $product } seats, which is no whole number of tables of { $seats }; the nearest number of games is { $near }
seat-short = { $games } games each are { $played } tables, too many for { $rounds } rounds: { $needed } are needed
seat-long = { $games } games each are { $played } tables, too few for { $rounds } rounds
seat-seconds = --seconds is more than 0 and at most { $most }
seat-no-player = there is no player { $number }
seat-no-round = there is no round { $number }: the rounds are { $rounds }
seat-both-out = neither { $one } nor { $other } plays in round { $number }
seat-apart-word = “{ $word }” is not a list of players; write it like 3,17
seat-apart-alone = they cannot be kept apart: { $pairs }; without that meeting nobody is left for a table of { $seats }
seat-apart-group = they cannot be kept apart: no two of { $players } may meet, so they take { $needed } tables, and only { $played } are played
seat-apart-round = they cannot be kept apart: no way to divide a round among { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} separates: { $pairs }
seat-apart-unfound = no seating without forbidden meetings was found, these meet: { $pairs }; give it more seconds or fewer pairs
seat-swap-word = “{ $word }” is not a swap; write a round and two players, like 5:3,17
seat-keep-wanted = --from-round, --without and --swap need a seating: --keep FILE
seat-keep-unreadable = { $file } cannot be read: { $detail }
seat-keep-broken = { $file } is not a seating as “gorod seat … --json” prints it
seat-keep-twice = { $file }: player { $player } sits twice in round { $number }
