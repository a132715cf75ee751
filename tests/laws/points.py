"""Laws of points: what is entered stays within the limits of the edition."""


def best_move_worth(book, game, seat):
    """The obvious version: what the best move of this seat is worth, in hundredths."""
    named = [set(move.named) for move in game.sheet.best_moves if move.seat == seat]
    black = {at for at, card in enumerate(game.cards, 1) if book.rules.teams[card] == "black"}
    if not named or seat in black or game.sheet.hinted >> seat & 1:
        return 0
    return book.edition.best_move.get(len(named[0] & black), 0)


def awards_are_within_limits(book, game):
    """So many players, so much in total, values of the list, nothing in a draw."""
    edition, awards = book.edition, game.sheet.awards
    players = [award.seat for award in awards]
    assert len(players) == len(set(players)) <= edition.award_players
    charged = [a.points for a in awards if a.points > best_move_worth(book, game, a.seat)]
    assert sum(charged) <= edition.award_total, f"the judge has given {sum(charged)}: {awards}"
    for award in awards:
        assert game.outcome is not None
        assert game.outcome.winners, "an award in a draw"
        won = book.rules.teams[game.card(award.seat)] in game.outcome.winners
        assert award.points in (edition.award_winner if won else edition.award_loser)
        assert not award.waits or award.points in edition.award_with_consent


def fines_are_prescribed_and_given_once(book, game):
    """A fine has its clause and its value, once for a player and a clause."""
    given = [(fine.seat, fine.clause) for fine in game.sheet.fines]
    assert len(given) == len(set(given))
    assert all(book.rules.fines[fine.clause] == fine.points for fine in game.sheet.fines)


def protests_are_open_once(game):
    """A player has one open protest at a time."""
    waiting = [protest.seat for protest in game.sheet.protests if protest.status == "open"]
    assert len(waiting) == len(set(waiting))
