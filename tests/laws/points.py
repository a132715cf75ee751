"""Laws of points: entered points stay within the limits of the edition."""


def best_move_worth(book, game, seat):
    """Return, the obvious way, what this seat's best move is worth, in hundredths."""
    teams = [book.rules.teams[card] for card in game.cards]
    worth = book.edition.best_moves[teams[seat - 1]]
    named = [set(move.named) - {seat} for move in game.facts.best_moves if move.seat == seat]
    if not named or game.facts.hinted >> seat & 1:
        return 0
    found = [at for at in named[0] if teams[at - 1] in worth.sought]
    return worth.points.get(len(found), 0)


def charged(book, game):
    """Return what the awards use of the judge's limit: nothing if a best move supersedes them."""
    awards = game.facts.awards
    if not book.edition.awards_exclude_best_move:
        return sum(award.points for award in awards)
    return sum(a.points for a in awards if a.points > best_move_worth(book, game, a.seat))


def awards_are_within_limits(book, game):
    """Check the number of players, the total, the listed values, and that a draw has none."""
    if game.outcome is not None and game.outcome.reason == "protest":
        return
    edition, awards = book.edition, game.facts.awards
    players = [award.seat for award in awards]
    assert len(players) == len(set(players)) <= edition.award_players
    given = charged(book, game)
    assert given <= edition.award_total, f"the judge has given {given}: {awards}"
    for award in awards:
        assert game.outcome is not None
        assert game.outcome.kind != "draw", "an award in a draw"
        won = book.rules.teams[game.card(award.seat)] in game.outcome.winners
        assert award.points in (edition.award_winner if won else edition.award_loser)


def an_award_waits_for_what_the_judge_may_not_give_alone(book, after, event):
    """Large values, one player more, a larger sum: as it stands when the award is given."""
    edition = book.edition
    alone = (
        event.points not in edition.award_with_consent
        and len(after.facts.awards) <= edition.award_players_alone
        and charged(book, after) <= edition.award_total_alone
    )
    assert event.waits is not alone, f"{event!r}, next to {after.facts.awards}"


def fines_are_prescribed_and_given_once(book, game):
    """A fine has its clause and its value, and is given once per player and clause."""
    given = [(fine.seat, fine.clause) for fine in game.facts.fines]
    assert len(given) == len(set(given))
    assert all(book.rules.fines[fine.clause] == fine.points for fine in game.facts.fines)


def protests_are_open_once(game):
    """A player has one open protest at a time."""
    waiting = [protest.seat for protest in game.facts.protests if protest.status == "open"]
    assert len(waiting) == len(set(waiting))
