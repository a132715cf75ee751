"""How events about games, their protocols and protests change the tournament."""

from __future__ import annotations

from gorod.engine.struct import replace
from gorod.tournament import tournament_events as e
from gorod.tournament.filed_protests import Protest
from gorod.tournament.ids import NOBODY, PersonId
from gorod.tournament.participants import Office
from gorod.tournament.rounds import GameStatus, SignedProtocol, TableGame
from gorod.tournament.state import Tournament


def game_started(t: Tournament, event: e.GameStarted) -> Tournament:
    return _with(t, replace(t.games[event.game], status=GameStatus.PLAYING, started_at=event.at))


def game_ended(t: Tournament, event: e.GameEnded) -> Tournament:
    return _with(t, replace(t.games[event.game], ended_at=event.at))


def draft_saved(t: Tournament, event: e.DraftSaved) -> Tournament:
    return replace(t, drafts={**t.drafts, event.draft.game: event.draft})


def game_signed(t: Tournament, event: e.GameSigned) -> Tournament:
    game = t.games[event.game]
    sheets = (*game.sheets, event.sheet)
    return _with(
        t,
        replace(
            game,
            status=GameStatus.SIGNED,
            sheets=sheets,
            ended_at=event.ended_at,
            ruled=None,
            chief=_chief(t, event.sheet.signed_by),
        ),
    )


def game_confirmed(t: Tournament, event: e.GameConfirmed) -> Tournament:
    game = t.games[event.game]
    sheet = replace(
        game.sheets[-1],
        confirmed_by=event.who,
        confirmed_at=event.at,
        despite=event.despite,
        result=event.result,
    )
    chief = _chief(t, event.who) or game.chief
    return _with(t, replace(_with_sheet(game, sheet), status=GameStatus.CONFIRMED, chief=chief))


def _chief(t: Tournament, signer: PersonId) -> PersonId:
    """Return the signer if they are the chief judge now, else nobody; offices may change later."""
    return signer if Office.CHIEF in t.offices(signer) else NOBODY


def result_kept(t: Tournament, event: e.ResultKept) -> Tournament:
    """Store a result, unless another protocol, or none, is confirmed by now."""
    game = t.games[event.game]
    sheet = game.sheet
    if sheet is None or not game.counts or sheet.digest != event.digest:
        return t
    kept = _with_sheet(game, replace(sheet, result=event.result))
    return _with(t, replace(kept, ruled=event.ruled))


def game_rejected(t: Tournament, event: e.GameRejected) -> Tournament:
    game = t.games[event.game]
    sheet = replace(game.sheets[-1], rejected_by=event.who, reason=event.reason)
    return _with(t, replace(_with_sheet(game, sheet), status=GameStatus.PLAYING))


def game_reopened(t: Tournament, event: e.GameReopened) -> Tournament:
    game = t.games[event.game]
    sheet = replace(game.sheets[-1], reason=event.reason)
    return _with(t, replace(_with_sheet(game, sheet), status=GameStatus.PLAYING))


def protest_filed(t: Tournament, event: e.ProtestFiled) -> Tournament:
    return _with_protest(t, event.protest)


def protest_voted(t: Tournament, event: e.ProtestVoted) -> Tournament:
    filed = t.protests[event.protest]
    return _with_protest(t, replace(filed, support=event.support, passed=event.passed))


def protest_decided(t: Tournament, event: e.ProtestDecided) -> Tournament:
    return _with_protest(t, replace(t.protests[event.protest], decision=event.decision))


def game_voided(t: Tournament, event: e.GameVoided) -> Tournament:
    """Void a game. To play it again, the same players sit down at the same table."""
    game = t.games[event.game]
    t = _with(t, replace(game, status=GameStatus.VOID))
    if not event.again:
        return t
    again = replace(
        game,
        id=event.again,
        attempt=game.attempt + 1,
        status=GameStatus.PLANNED,
        started_at="",
        ended_at="",
        sheets=(),
        rulings=(),
        ruled=None,
        chief="",
    )
    return _with(t, again)


def game_ruled(t: Tournament, event: e.GameRuled) -> Tournament:
    game = t.games[event.game]
    rulings = (*game.rulings, event.protest)
    return _with(t, replace(game, rulings=rulings, ruled=event.result))


def _with(t: Tournament, game: TableGame) -> Tournament:
    return replace(t, games={**t.games, game.id: game})


def _with_sheet(game: TableGame, sheet: SignedProtocol) -> TableGame:
    return replace(game, sheets=(*game.sheets[:-1], sheet))


def _with_protest(t: Tournament, filed: Protest) -> Tournament:
    return replace(t, protests={**t.protests, filed.id: filed})
