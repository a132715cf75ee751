"""Who may see what.

Everything that leaves the tournament for others goes through here.

Those who run the tournament see all. A judge of tables sees their own table, and a protocol that
waits for a second signature; otherwise they see what everybody does. Others see a seating once it
is released, a protocol once it counts, and the standings as far as they are not kept back; each of
them only if the regulation shows it to them.
"""

from __future__ import annotations

from collections.abc import Iterator

from gorod.engine.struct import replace
from gorod.tournament.filed_protests import Protest
from gorod.tournament.ids import PersonId
from gorod.tournament.participants import Office, Player
from gorod.tournament.points_book import book_of, offices_of_appeal
from gorod.tournament.regulation import Circle
from gorod.tournament.rounds import GameStatus, Round, RoundStatus, TableGame
from gorod.tournament.standings.counted_games import Scope, stage_order
from gorod.tournament.standings.ledger import Ledger
from gorod.tournament.standings.standings_rows import Standings
from gorod.tournament.state import Tournament

RANK = {Circle.PUBLIC: 0, Circle.PLAYERS: 1, Circle.JUDGES: 1, Circle.OFFICIALS: 2}


def audience(t: Tournament, who: PersonId) -> Circle:
    """Return which of the four circles a person belongs to."""
    held = t.offices(who)
    if held:
        return Circle.OFFICIALS if held - {Office.JUDGE} else Circle.JUDGES
    return Circle.PLAYERS if t.who(who) in t.signed_up else Circle.PUBLIC


def shown(t: Tournament, who: PersonId, what: str) -> bool:
    """Whether the regulation shows this kind of thing to that person."""
    if t.regulation is None:
        return False
    needed: Circle = getattr(t.regulation.sight, what)
    return RANK[audience(t, who)] >= RANK[needed]


def seen_players(t: Tournament, who: PersonId) -> Iterator[Player]:
    """Yield the players whom a person finds in the list of players.

    Officials see everybody. Others see who takes part or was in play, and themselves: neither those
    who are only in the officials' list nor those who left before they ever played.
    """
    circle, listed = audience(t, who), t.listed
    for player in t.players.values():
        if player.id in t.merged:
            continue
        own = t.signed_up.get(player.id)
        there = player.id in listed
        if circle == Circle.OFFICIALS or there or (own is not None and player.id == t.who(who)):
            yield player


def seen_rounds(t: Tournament, who: PersonId) -> Iterator[Round]:
    """Yield the rounds whose seating a person sees.

    Drafts are for the officials; everybody else learns of a seating when it is released.
    """
    circle = audience(t, who)
    told = circle == Circle.JUDGES or shown(t, who, "seating")
    for own in t.rounds.values():
        if circle == Circle.OFFICIALS or (own.status == RoundStatus.RELEASED and told):
            yield own


def judges_game(t: Tournament, who: PersonId, game: TableGame) -> bool:
    """Whether a judge answers for a game: it is theirs, or nobody's yet."""
    return Office.JUDGE in t.offices(who) and game.judge in ("", who)


def sees_in_full(t: Tournament, who: PersonId, game: TableGame) -> bool:
    """Whether a person sees all of a game that their circle sees.

    A judge does so at their own tables only.
    """
    return audience(t, who) != Circle.JUDGES or judges_game(t, who, game)


def game_audience(t: Tournament, who: PersonId, game: TableGame) -> Circle:
    """Return the circle in which somebody reads one game.

    At other tables a judge is like everybody.

    What waits for a second signature is shown to those who may give it, unless it is withheld.
    """
    if sees_in_full(t, who, game):
        return audience(t, who)
    return (
        Circle.JUDGES
        if game.status == GameStatus.SIGNED and not withheld(t, game)
        else Circle.PUBLIC
    )


def seen_games(t: Tournament, who: PersonId) -> Iterator[TableGame]:
    """Yield the games whose protocols this person may read."""
    for game in t.games.values():
        if game_audience(t, who, game) in (Circle.OFFICIALS, Circle.JUDGES) or (
            game.settled and shown(t, who, "protocols") and not withheld(t, game)
        ):
            yield game


def seen_protests(t: Tournament, who: PersonId) -> Iterator[Protest]:
    """Yield the protests that a person may see.

    They are about games that they may see; their own and those of their own table are always shown.
    """
    visible = {game.id for game in seen_games(t, who)}
    for filed in t.protests.values():
        own = t.who(filed.player) == t.who(who) or judges_game(t, who, t.games[filed.game])
        told = shown(t, who, "protests") or _in_public(t, filed)
        if own or (told and filed.game in visible):
            yield filed


def told_protests(t: Tournament, who: PersonId, game: TableGame) -> Iterator[Protest]:
    """Yield the protests against a game that a reader of its protocol may know of.

    A decision that changed what the game counts for is shown to everybody, without its words.
    """
    seen = {filed.id for filed in seen_protests(t, who)}
    for filed in t.protests.values():
        if filed.game == game.id and filed.id in seen:
            yield filed
        elif filed.id in game.rulings and filed.decision is not None:
            yield replace(filed, text="", decision=replace(filed.decision, text=""))


def _in_public(t: Tournament, filed: Protest) -> bool:
    """Whether the protest was answered at the last of several steps, which is done in public."""
    steps = () if t.regulation is None else offices_of_appeal(book_of(t.regulation))
    return len(steps) > 1 and filed.level == len(steps) and not filed.open


def withheld(t: Tournament, game: TableGame) -> bool:
    """Whether a game would reveal what the standings do not show yet."""
    hidden = None if t.regulation is None or t.revealed else t.regulation.hidden
    if hidden is None:
        return False
    order = stage_order(t)
    return (order[game.stage], game.round) >= (order[hidden.stage], hidden.round)


def seen_table(ledger: Ledger, t: Tournament, who: PersonId, scope: Scope) -> Standings | None:
    """Return the standings as that person may see them: cut where they are kept back, or None."""
    if t.plan(scope.stage) is None:
        return None
    if audience(t, who) == Circle.OFFICIALS:
        return ledger.table(t, scope)
    if t.regulation is None or not shown(t, who, "standings"):
        return None
    hidden = None if t.revealed else t.regulation.hidden
    upto, order = scope.upto, stage_order(t)
    if hidden is not None:
        if order[scope.stage] > order[hidden.stage]:
            return None
        if scope.stage == hidden.stage:
            upto = hidden.round - 1 if upto is None else min(upto, hidden.round - 1)
    return ledger.table(t, Scope(scope.stage, upto))
