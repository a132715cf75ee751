"""A slow and obvious check of a plan, which shares no code with the planner."""


def pairs2(rounds):
    players = sorted({p for tables in rounds for table in tables for p in table})
    total = 0
    for a in players:
        for b in players:
            if a < b:
                met = sum(a in table and b in table for tables in rounds for table in tables)
                total += met * met
    return total


def seats(rounds, player, count):
    return [
        sum(table[seat] == player for tables in rounds for table in tables) for seat in range(count)
    ]


def games(rounds, player):
    return sum(player in table for tables in rounds for table in tables)


def beside2(rounds):
    """Return the pairs side by side, including the last seat and the first."""
    counts = {}
    for tables in rounds:
        for table in tables:
            for i in range(len(table)):
                two = frozenset((table[i], table[(i + 1) % len(table)]))
                counts[two] = counts.get(two, 0) + 1
    return sum(n * n for n in counts.values())


def tables2(rounds):
    counts = {}
    for tables in rounds:
        for number, table in enumerate(tables):
            for player in table:
                counts[player, number] = counts.get((player, number), 0) + 1
    return sum(n * n for n in counts.values())


def met(rounds, a, b):
    return sum(a in table and b in table for tables in rounds for table in tables)


def faults(rounds, players, seat_count, apart=()):
    """Return every way in which this is not a seating of this many players; none for a good one."""
    found = []
    for number, tables in enumerate(rounds, 1):
        everybody = [p for table in tables for p in table]
        if len(everybody) != len(set(everybody)):
            found.append(f"round {number}: somebody twice")
        if not set(everybody) <= set(range(1, players + 1)):
            found.append(f"round {number}: a stranger")
        found += [f"round {number}: a table of {len(t)}" for t in tables if len(t) != seat_count]
        if not tables:
            found.append(f"round {number}: empty")
    played = [games(rounds, p) for p in range(1, players + 1)]
    if max(played) - min(played) > 1:
        found.append(f"games from {min(played)} to {max(played)}")
    for p in range(1, players + 1):
        fewest, more = divmod(played[p - 1], seat_count)
        allowed = {fewest, fewest + 1} if more else {fewest}
        if not set(seats(rounds, p, seat_count)) <= allowed:
            found.append(f"player {p} has seats {seats(rounds, p, seat_count)}")
    found += [f"{a} meets {b}" for a, b in apart if met(rounds, a, b)]
    return found
