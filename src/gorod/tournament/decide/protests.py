"""Decisions about protests: filed in time, decided as the document says, then applied."""

from __future__ import annotations

from collections.abc import Iterator

from gorod.engine.powers.protest_vote import ProtestVote
from gorod.engine.seats import mask_of
from gorod.tournament import tournament_commands as c
from gorod.tournament import tournament_events as e
from gorod.tournament.counted_points import as_confirmed, ruled_result
from gorod.tournament.decide.appeals import not_at_this_step
from gorod.tournament.decide.checks import Answer, Asked, cited, regulation_of, seconds, the_book
from gorod.tournament.denied import Denied
from gorod.tournament.filed_protests import Decision, Protest, ProtestOutcome
from gorod.tournament.ids import PersonId, ProtestId
from gorod.tournament.participants import Office
from gorod.tournament.points_book import offices_of_appeal
from gorod.tournament.protocols import Fault, Protocol
from gorod.tournament.rounds import GameStatus, TableGame, game_key, round_key
from gorod.tournament.state import Tournament

KINDS = ("win", "award", "best-move", "fine", "disqualification", "compensation")


def file_protest(t: Tournament, command: c.FileProtest, asked: Asked) -> Answer:
    """File a protest of somebody who sat at that table, after the game and in time."""
    game = t.games.get(command.game)
    if game is None:
        return Denied("game-unknown", (command.game,))
    denied = next(_against(t, game, command, asked), None)
    if denied is not None:
        return denied
    player = t.who(command.player)
    filed = Protest(
        id=command.id,
        game=game.id,
        player=player,
        seat=[t.who(p) for p in game.players].index(player) + 1,
        text=command.text,
        clauses=command.clauses,
        at=asked.at,
        level=_level(t, game, player) if offices_of_appeal(the_book(t)) else 1,
    )
    return (e.ProtestFiled(filed),)


def _level(t: Tournament, game: TableGame, player: PersonId) -> int:
    """Return the step of appeal, one above the last answer."""
    own = (p for p in t.protests.values() if (p.game, t.who(p.player)) == (game.id, player))
    return 1 + sum(not filed.open for filed in own)


def _against(
    t: Tournament, game: TableGame, command: c.FileProtest, asked: Asked
) -> Iterator[Denied]:
    """Yield reasons to refuse a protest altogether."""
    book, player = the_book(t), t.who(command.player)
    if command.id in t.protests or not command.id:
        yield Denied("id-taken", (command.id,))
    if player not in map(t.who, game.players):
        yield Denied("not-at-table", (player, game.id))
    if not game.ended_at:
        yield Denied("protest-early", (game.id,), cited(book, "protest"))
        return
    window = book.rules.protest_seconds
    if window is not None and seconds(game.ended_at, asked.at) > window:
        yield Denied("protest-late", (str(window // 60),), cited(book, "protest-window"))
    if any(p.open and (p.game, t.who(p.player)) == (game.id, player) for p in t.protests.values()):
        yield Denied("protest-open", (player, game.id), cited(book, "protest"))
    steps = len(offices_of_appeal(book))
    if steps and _level(t, game, player) > steps:
        yield Denied("appeals-exhausted", (player, game.id), cited(book, "protest-ruling"))
    strange = tuple(clause for clause in command.clauses if book.clause(clause) is None)
    if strange:
        yield Denied("clause-unknown", strange)
    if not command.text.strip():
        yield Denied("reason-missing")


def vote_on_protest(t: Tournament, command: c.VoteOnProtest, _: Asked) -> Answer:
    """Note the vote of the table, if the document has one, and count it as the document does."""
    filed = _open(t, command.protest)
    if isinstance(filed, Denied):
        return filed
    protocol = _protocol(t, t.games[filed.game])
    if isinstance(protocol, Denied):
        return protocol
    size = protocol.game.size
    if any(not 1 <= seat <= size for seat in command.support):
        return Denied("no-such-seat", tuple(map(str, command.support)))
    vote = protocol.book.rules.power(ProtestVote)
    if vote is None:
        return Denied("no-vote-on-protests", (), cited(protocol.book, "protest-ruling"))
    passed = vote.protest_passes(protocol.game, filed.seat, mask_of(command.support))
    return (e.ProtestVoted(filed.id, tuple(sorted(set(command.support))), passed),)


def decide_protest(t: Tournament, command: c.DecideProtest, asked: Asked) -> Answer:
    filed = _open(t, command.protest)
    if isinstance(filed, Denied):
        return filed
    game = t.games[filed.game]
    denied = next(_undecidable(t, game, filed, command, asked), None)
    if denied is not None:
        return denied
    decision = Decision(
        ProtestOutcome(command.outcome),
        command.text,
        asked.who,
        asked.at,
        command.panel,
        command.winners,
        command.corrections,
        command.result,
    )
    return (e.ProtestDecided(filed.id, decision), *_applied(t, game, filed, decision))


def _undecidable(
    t: Tournament, game: TableGame, filed: Protest, command: c.DecideProtest, asked: Asked
) -> Iterator[Denied]:
    """Yield reasons against this decision."""
    by_vote = _votes(t, game)
    steps = offices_of_appeal(the_book(t))
    if steps:
        barred = not_at_this_step(t, game, steps[filed.level - 1], command.panel, asked)
    else:
        barred = _barred(t, game, command, asked, by_vote=by_vote)
    if barred is not None:
        yield barred
    if command.outcome not in tuple(ProtestOutcome):
        yield Denied("outcome-unknown", (command.outcome,))
    if not command.text.strip():
        yield Denied("reason-missing")
    if command.outcome == ProtestOutcome.REJECTED:
        return
    if by_vote and not filed.passed:
        yield Denied("vote-failed", (filed.id,), cited(the_book(t), "protest-vote"))
    if not game.counts:
        yield Denied("not-confirmed", (game.id,))
    yield from _unsound(t, game, command)


def _votes(t: Tournament, game: TableGame) -> bool:
    """Whether the document lets the players of this game vote on a protest."""
    protocol = _protocol(t, game)
    if isinstance(protocol, Denied):
        return False
    return ProtestVote in protocol.book.rules.powers


def _barred(
    t: Tournament, game: TableGame, command: c.DecideProtest, asked: Asked, *, by_vote: bool
) -> Denied | None:
    """Return why this person may not decide, or None.

    The chief judge may, a committee that is large enough, and the table's judge after a vote.
    """
    offices, clause = t.offices(asked.who), cited(the_book(t), "protest-ruling")
    strangers = tuple(p for p in command.panel if Office.COMMITTEE not in t.offices(p))
    if strangers:
        return Denied("not-in-committee", strangers, clause)
    if Office.CHIEF in offices or (by_vote and asked.who == game.judge):
        return None
    panel = {asked.who, *command.panel}
    if Office.COMMITTEE not in offices:
        return Denied("not-yours", (asked.who,), clause)
    least = regulation_of(t).committee
    return Denied("committee-small", (str(least),), clause) if len(panel) < least else None


def _unsound(t: Tournament, game: TableGame, command: c.DecideProtest) -> Iterator[Denied]:
    """Yield reasons why the decision does not fit this game."""
    teams = set(the_book(t).rules.teams.values())
    if command.outcome == ProtestOutcome.CHANGED and not set(command.winners) <= teams:
        yield Denied("winners-unknown", command.winners)
    if command.result and command.result not in the_book(t).rules.results:
        yield Denied("winners-unknown", (command.result,))
    if command.outcome == ProtestOutcome.CORRECTED and not command.corrections:
        yield Denied("corrections-missing")
    for told in command.corrections:
        if not 1 <= told.seat <= len(game.players) or told.kind not in KINDS:
            yield Denied("correction", (str(told.seat), told.kind))


def _applied(
    t: Tournament, game: TableGame, filed: Protest, decision: Decision
) -> tuple[e.Event, ...]:
    outcome = decision.outcome
    if outcome in (ProtestOutcome.CHANGED, ProtestOutcome.CORRECTED):
        return (e.GameRuled(game.id, filed.id, ruled_result(t, game, decision)),)
    if outcome not in (ProtestOutcome.ANNULLED, ProtestOutcome.REPLAYED):
        return ()
    voided = e.GameRuled(game.id, filed.id)
    if outcome == ProtestOutcome.ANNULLED:
        return voided, e.GameVoided(game.id)
    again = game_key(game.stage, game.round, game.table, game.attempt + 1)
    unlocked: tuple[e.Event, ...] = ()
    if t.rounds[round_key(game.stage, game.round)].locked:
        unlocked = (e.RoundUnlocked(game.stage, game.round, filed.id),)
    return voided, e.GameVoided(game.id, again), *unlocked


def _open(t: Tournament, protest: ProtestId) -> Protest | Denied:
    filed = t.protests.get(protest)
    if filed is None:
        return Denied("protest-unknown", (protest,))
    return filed if filed.open else Denied("decided-already", (protest,))


def _protocol(t: Tournament, game: TableGame) -> Protocol | Denied:
    sheet = game.sheet
    if sheet is None or game.status == GameStatus.VOID:
        return Denied("not-signed", (game.id,))
    protocol = as_confirmed(t, game)
    return protocol.denied(game.id) if isinstance(protocol, Fault) else protocol
