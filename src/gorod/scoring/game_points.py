"""The points of one game, from its facts. What needs a whole tournament is in `standings`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from gorod.engine.game import Award, Game
from gorod.engine.results import VOID, Result
from gorod.rulebooks import Rulebook
from gorod.rulebooks.policies.awards import charge
from gorod.rulebooks.policies.fines import proposed
from gorod.rulebooks.policies.points import Edition, best_move_points, winners
from gorod.rulebooks.policies.victory import lost, team_of
from gorod.scoring.items import Item, Points, cited, hundredths


def score(book: Rulebook, game: Game) -> tuple[Points, ...]:
    """Return the points of every seat; they are empty if the game has no valid result."""
    seats = range(1, game.size + 1)
    if game.outcome is None or game.outcome.kind in VOID:
        return tuple(Points(seat) for seat in seats)
    return tuple(Points(seat, tuple(_items(book, game, seat))) for seat in seats)


def superseded(book: Rulebook, game: Game) -> tuple[tuple[int, Item], ...]:
    """Return awards that are not credited because the best move is worth as much or more."""
    edition: Edition = book.edition
    rule = "award-superseded"
    return tuple(
        (given.seat, Item("award", hundredths(given.points), rule, cited(book, rule)))
        for given in _awards(game)
        if not charge(edition, game, given.seat, given.points)
    )


def proposals(book: Rulebook, game: Game) -> tuple[tuple[int, str, Fraction], ...]:
    """Return penalties that the record proves but the judge has not given: seat, clause, value."""
    edition: Edition = book.edition
    given = {(fine.seat, fine.clause) for fine in game.facts.fines}
    due = [(seat, edition.provable.get(neglect, "")) for seat, neglect in proposed(game)]
    return tuple(
        (seat, clause, hundredths(book.rules.fines[clause]))
        for seat, clause in due
        if clause and (seat, clause) not in given
    )


def bans_due(book: Rulebook, game: Game) -> tuple[tuple[int, str], ...]:
    """Return the prescribed removals from the tournament that nobody has imposed: seat, clause."""
    clause = cited(book, "ban") if book.rules.banned_too else ""
    return tuple(
        (left.seat, clause)
        for left in game.facts.departures
        if left.clause in book.rules.banned_too and not game.facts.banned >> left.seat & 1
    )


def _items(book: Rulebook, game: Game, seat: int) -> Iterator[Item]:
    items = (
        _result(book, game, seat),
        _disqualification(book, game, seat),
        *_best_move_and_award(book, game, seat),
        *_fines(game, seat),
    )
    yield from (item for item in items if item is not None and item.value)


def _result(book: Rulebook, game: Game, seat: int) -> Item | None:
    """Return the points of the result for every member of a team, also the dead and disqualified.

    A regulation may assign its own points to a result, including a draw or a defeat.
    """
    edition: Edition = book.edition
    team, outcome = team_of(game, seat), game.outcome
    won = team in winners(game)
    own = None
    if outcome is not None and edition.outcomes:
        own = edition.outcomes.get(Result(outcome.kind, outcome.winners).word)
    if own is None:
        return _item(book, "win", edition.win[team], f"win-{team}") if won else None
    if won:
        return _item(book, "win", own.get(team, 0), f"win-{team}")
    kind = "draw" if outcome is not None and outcome.kind == "draw" else "loss"
    return _item(book, kind, own.get(team, 0), "result-points")


def _disqualification(book: Rulebook, game: Game, seat: int) -> Item | None:
    """Return the penalty of a disqualification, once a game even for several offences."""
    if not game.facts.disqualified >> seat & 1:
        return None
    edition: Edition = book.edition
    return _item(
        book, "disqualification", edition.disqualification, rule="disqualification-penalty"
    )


def _best_move_and_award(book: Rulebook, game: Game, seat: int) -> tuple[Item | None, ...]:
    """Return both, or the larger of the two if they exclude each other."""
    edition: Edition = book.edition
    award = _award(book, game, seat)
    if award is not None and edition.awards_exclude_best_move:
        return (award,)
    return _best_move(book, game, seat), award


def _best_move(book: Rulebook, game: Game, seat: int) -> Item | None:
    edition: Edition = book.edition
    points = best_move_points(edition, game, seat)
    if not points:
        return None
    return _item(book, "best-move", points, edition.best_moves[team_of(game, seat)].rule)


def _award(book: Rulebook, game: Game, seat: int) -> Item | None:
    """Return the award; None while it waits, or if a best move supersedes it."""
    edition: Edition = book.edition
    for given in _awards(game):
        if given.seat == seat and not given.waits and charge(edition, game, seat, given.points):
            rule = "award-loser" if lost(game, team_of(game, seat)) else "award-winner"
            item = _item(book, "award", given.points, rule)
            return None if item is None else replace(item, reason=given.reason)
    return None


def _awards(game: Game) -> tuple[Award, ...]:
    """Return the awards of a game; a draw has none."""
    return game.facts.awards if winners(game) else ()


def _fines(game: Game, seat: int) -> Iterator[Item]:
    """Yield a penalty for each clause; different clauses add up."""
    for fine in game.facts.fines:
        if fine.seat == seat:
            yield Item("fine", hundredths(fine.points), "fine", fine.clause)


def _item(book: Rulebook, kind: str, points: int, rule: str) -> Item | None:
    """Return an item, or None if it is worth nothing.

    A document without points has no clause to cite for it.
    """
    return Item(kind, hundredths(points), rule, cited(book, rule)) if points else None
