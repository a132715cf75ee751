"""A second implementation of the standings, from the catalogues, as slow as a person."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from gorod.record import parse, replay

F = Fraction


def standings(t, stage, upto=None, provisional=False):  # noqa: FBT002  as a table is asked for
    """Return player -> what the standings of that stage must contain about them."""
    stages = [plan.id for plan in t.regulation.stages]
    games = [game for game in t.games.values() if counts(game, provisional)]
    games = [game for game in games if stages.index(game.stage) <= stages.index(stage)]
    games = [g for g in games if g.stage != stage or upto is None or g.round <= upto]
    games.sort(key=lambda g: (stages.index(g.stage), g.round, g.table, g.attempt))
    facts = [facts_of(t, game) for game in games]
    shown = with_sources(t, stage)
    players = {player for game in facts if game["stage"] == stage for player in game["players"]}
    players |= {real(t, player) for player in t.entrants.get(stage, ())}
    rows = {player: row(t, facts, player, shown) for player in players}
    rows = {player: own for player, own in rows.items() if own["games"]}
    lots = lots_of(t, stage) if upto is None or upto >= rounds_of(t, stage) else []
    for own in rows.values():
        above = [other for other in rows.values() if merit(t, other) > merit(t, own)]
        equal = [other["player"] for other in rows.values() if merit(t, other) == merit(t, own)]
        own["place"] = 1 + len(above) + drawn_before(t, lots, equal, own["player"])
    return rows


def counts(game, provisional):
    return game.status == "confirmed" or (provisional and game.status == "signed")


def with_sources(t, stage):
    plan = next(plan for plan in t.regulation.stages if plan.id == stage)
    found = {stage}
    if plan.carries:
        for source in plan.sources:
            found |= with_sources(t, source.stage)
    return found


def facts_of(t, game):
    """Return one game as plain values."""
    played = read(game.sheets[-1].record)
    outcome = played.outcome
    winners = set() if outcome.kind == "draw" else set(outcome.winners)
    drawn = outcome.kind == "draw"
    corrections = []
    for key in game.rulings:
        decision = t.protests[key].decision
        if decision.outcome == "changed":
            word = getattr(decision, "result", "") or "+".join(decision.winners) or "draw"
            drawn = word.startswith("draw") or getattr(decision, "kind", "") == "draw"
            winners = set() if drawn else set(word.split("+"))
        if decision.outcome == "corrected":
            corrections += [(x.seat, F(x.points, 100), x.kind) for x in decision.corrections]
    sheet = played.facts
    return {
        "id": game.id,
        "stage": game.stage,
        "distance": distance(t, game.stage),
        "players": [real(t, player) for player in game.players],
        "roles": played.cards,
        "teams": [team(role) for role in played.cards],
        "winners": winners,
        "drawn": drawn,
        "first": [s for s in range(1, played.size + 1) if sheet.first_killed >> s & 1],
        "entitled": [s for s in range(1, played.size + 1) if sheet.best_right >> s & 1],
        "named": {move.seat: set(move.named) for move in sheet.best_moves},
        "hinted": [s for s in range(1, played.size + 1) if sheet.hinted >> s & 1],
        "removed": [s for s in range(1, played.size + 1) if sheet.disqualified >> s & 1],
        "awards": {a.seat: F(a.points, 100) for a in sheet.awards if not a.waits},
        "fines": [(f.seat, F(f.points, 100)) for f in sheet.fines],
        "corrections": corrections,
    }


@lru_cache(maxsize=4096)
def read(record):
    return replay(parse(record, ""), "").game


def real(t, player):
    while player in t.merged:
        player = t.merged[player]
    return player


def distance(t, stage):
    """R19-47: a new distance begins where the number of participants changes."""
    label, number = None, None
    for plan in t.regulation.stages:
        now = len(t.entrants.get(plan.id, ()))
        if label is None or now != number or now == 0:
            label = plan.id
        number = now
        if plan.id == stage:
            return plan.distance or label
    raise AssertionError(stage)


def team(role):
    return {"mafia": "black", "don": "black", "maniac": "maniac"}.get(role, "red")


# --- one game ------------------------------------------------------------------------------------


def points(book, game, seat):
    """Return (kind, value) of everything that a seat has from one game, without compensations."""
    return FIIM(game, seat) if book == "fiim-2019" else CMA(game, seat)


def FIIM(game, seat):  # noqa: N802  the name of the document
    own, found = game["teams"][seat - 1], []
    if own in game["winners"]:
        found.append(("win", F(1)))  # 8.2.1, 8.2.2
    if seat in game["removed"]:
        found.append(("disqualification", F(-1, 2)))  # 8.2.4
    best = F(0)
    if own == "red" and seat not in game["hinted"]:  # 8.3.4, 8.3.5
        hits = sum(
            game["teams"][s - 1] == "black" for s in game["named"].get(seat, ()) if s != seat
        )
        best = {2: F(1, 4), 3: F(2, 5)}.get(hits, F(0))
    award = F(0) if game["drawn"] else game["awards"].get(seat, F(0))  # 8.4.7
    if award > best:  # 8.4.6, R19-38
        found.append(("award", award))
    elif best:
        found.append(("best-move", best))
    return found + [("fine", value) for s, value in game["fines"] if s == seat]


def CMA(game, seat):  # noqa: N802  likewise
    own, found = game["teams"][seat - 1], []
    if own in game["winners"]:
        found.append(("win", F(3, 2) if own == "maniac" else F(1)))  # 14.2, A.1
    if seat in game["removed"]:
        found.append(("disqualification", F(-1, 2)))  # 14.3
    hits = cma_hits(game, seat)
    table = {"red": {2: 3, 3: 4, 4: 5}, "maniac": {2: 4, 3: 5}, "black": {}}[own]
    if seat not in game["hinted"] and hits in table:  # 14.4
        found.append(("best-move", F(table[hits], 10)))
    if not game["drawn"] and seat in game["awards"]:  # 14.11, 14.12
        found.append(("award", game["awards"][seat]))
    return found + [("fine", value) for s, value in game["fines"] if s == seat]


def cma_hits(game, seat):
    """CMA-A19: blacks and the maniac; for the maniac the blacks alone; never oneself."""
    sought = {"black"} if game["teams"][seat - 1] == "maniac" else {"black", "maniac"}
    return sum(game["teams"][s - 1] in sought for s in game["named"].get(seat, ()) if s != seat)


# --- a player -------------------------------------------------------------------------------------


def row(t, facts, player, shown):
    book = t.regulation.rulebook
    sat = [(g, g["players"].index(player) + 1) for g in facts if player in g["players"]]
    main, extra, compensation = F(0), F(0), F(0)
    games = wins = deaths = leaders = 0
    for at, (game, seat) in enumerate(sat):
        if game["stage"] not in shown:
            continue
        own = game["teams"][seat - 1]
        won = own in game["winners"]
        games, wins = games + 1, wins + won
        leaders += won and game["roles"][seat - 1] in ("don", "sheriff")
        deaths += seat in game["first"]
        back = (fiim_back if book == "fiim-2019" else cma_back)(sat, at)
        main, compensation = main + back, compensation + back
        corrected = [(kind, value) for s, value, kind in game["corrections"] if s == seat]
        for kind, value in points(book, game, seat) + corrected:
            if kind in ("win", "compensation"):
                main += value
                compensation += value if kind == "compensation" else 0
            else:
                extra += value
    return {
        "player": player,
        "games": games,
        "wins": wins,
        "main": main,
        "extra": extra,
        "compensation": compensation,
        "total": main + extra,
        "first_killed": deaths,
        "leaders": leaders,
    }


def fiim_back(sat, at):
    """8.6: C_i in lost games where the player fell first as a red; i and B of the distance."""
    game, seat = sat[at]
    if seat not in game["first"] or game["teams"][seat - 1] != "red":
        return F(0)
    if game["drawn"] or "red" in game["winners"]:
        return F(0)
    inside = [(g, s) for g, s in sat if g["distance"] == game["distance"]]
    i = sum(s in g["first"] and g["teams"][s - 1] == "red" for g, s in inside)
    base = (4 * len(inside) + 5) // 10
    return F(2, 5) if i > base else F(2 * i, 5 * base)


def cma_back(sat, at):
    """14.14.1, A.2: the n-th first death is worth n tenths, unless its best move found nobody."""
    game, seat = sat[at]
    if seat not in game["first"]:
        return F(0)
    if seat in game["entitled"] and not cma_hits(game, seat):
        return F(0)
    return F(sum(s in g["first"] for g, s in sat[: at + 1]), 10)


# --- places ---------------------------------------------------------------------------------------


def merit(t, own):
    """Return what ranks a player before any lot; more is better, the first difference decides."""
    if t.regulation.rulebook != "fiim-2019":
        return [own["total"]]  # CMA-A42: equal totals share the place
    return [own[key] for key in ("total", "extra", "wins", "leaders", "first_killed")]  # 8.7


def drawn_before(t, lots, equal, player):
    """8.7.5: how many of their equals the lot puts before a player, if all of them took part."""
    if len(equal) == 1 or t.regulation.rulebook != "fiim-2019":
        return 0
    for names in reversed(lots):
        if all(other in names for other in equal):
            return sum(names.index(other) < names.index(player) for other in equal)
    return 0


def lots_of(t, stage):
    return [[real(t, player) for player in lot.players] for lot in t.lots if lot.stage == stage]


def rounds_of(t, stage):
    return next(plan.rounds for plan in t.regulation.stages if plan.id == stage)
