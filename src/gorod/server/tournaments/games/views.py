"""Views of games and protests for those who may see them, and of a record that is being typed."""

from __future__ import annotations

from gorod.i18n import Catalogue
from gorod.scoring import as_json
from gorod.server.access.audience import fitted
from gorod.server.access.principal import Principal
from gorod.server.tournaments.games.schemas import (
    Adjudicated,
    ChiefConsentView,
    DecisionView,
    FiledProtest,
    GameView,
    ItemView,
    PlayedSeat,
    SheetView,
    SignatureView,
)
from gorod.server.tournaments.live_tournament import LiveTournament
from gorod.server.tournaments.overview.views import regulated, state_of
from gorod.tournament.attestation import ChiefConsent, attested
from gorod.tournament.counted_points import Reading, as_confirmed, counting, reading
from gorod.tournament.decide.games import left_open, mismatch
from gorod.tournament.decided_games import Counted
from gorod.tournament.filed_protests import Decision, Protest, ProtestOutcome
from gorod.tournament.files.attested_words import consent_text
from gorod.tournament.ids import GameId
from gorod.tournament.messages import both_readings, complaint, named, refusal, speaking
from gorod.tournament.protocols import Fault, Protocol, read_draft
from gorod.tournament.regulation import Circle
from gorod.tournament.rounds import SignedProtocol, TableGame
from gorod.tournament.state import Tournament
from gorod.tournament.visibility import game_audience, seen_games, seen_protests


def seen_game(stream: LiveTournament, by: Principal, game: GameId) -> TableGame | None:
    """Return the game if they may see it, else None."""
    return next((own for own in seen_games(stream.t, by.who) if own.id == game), None)


def protocol_of(t: Tournament, game: TableGame) -> Protocol | None:
    """Return the signed protocol as it was confirmed; None if it is unsigned or unreadable."""
    read = None if game.sheet is None else as_confirmed(t, game)
    return None if isinstance(read, Fault) else read


def view_of_game(
    stream: LiveTournament, by: Principal, game: TableGame, texts: Catalogue
) -> GameView:
    """Return the view of a game for this reader, with every item of points and its clause."""
    t, circle = stream.t, game_audience(stream.t, by.who, game)
    protocol, now = protocol_of(t, game), counting(t, game)
    differs = reading(t, game) if game.counts else None
    outcome = None if now is None else now.game.outcome
    left = () if protocol is None else tuple(left_open(t, game, protocol))
    told = attested(t, game, by.who)
    spoken = speaking(texts, t)
    view = GameView(
        id=game.id,
        stage=game.stage,
        round=game.round,
        table=game.table,
        attempt=game.attempt,
        state=state_of(game, {game.id}, circle),
        judge=named(t, game.judge) if game.judge else "",
        winners=() if outcome is None else outcome.winners,
        kind="" if outcome is None else outcome.kind,
        ended_at=game.ended_at,
        seats=_seats(t, game, now),
        protests=tuple(_protest(t, filed) for filed in told.protests),
        sheets=tuple(_sheet(t, sheet) for sheet in game.sheets),
        open=tuple(refusal(texts, t, one) for one in left)
        if circle in (Circle.OFFICIALS, Circle.JUDGES)
        else (),
        open_as=tuple(dict.fromkeys(one.why for one in left)),
        unread=_unread(texts, differs),
        late=game.sheet is not None and game.sheet.result is not None and game.sheet.result.late,
        readings=() if differs is None else both_readings(texts, t, differs),
        known="" if protocol is None else protocol.game.told,
        begins="" if protocol is None else protocol.begins,
        irregular=0 if protocol is None else len(protocol.game.facts.as_played),
        signatures=tuple(SignatureView(own.by, own.at, own.chief) for own in told.signatures),
        consents=tuple(_consent(t, game, own, spoken) for own in told.consents),
    )
    fitted(view, circle)
    return view


def _consent(
    t: Tournament, game: TableGame, told: ChiefConsent, texts: Catalogue
) -> ChiefConsentView:
    return ChiefConsentView(
        kind=told.kind,
        text=consent_text(t, game, told, texts),
        by=told.by,
        on_word_of=told.on_word_of,
        accepted_by=told.accepted_by,
        at=told.at,
        clause=told.clause,
        seat=told.seat,
        points=told.points,
    )


def _unread(texts: Catalogue, differs: Reading | None) -> str:
    if differs is None or differs.stored is not None or differs.fault is None:
        return ""
    return texts.say("desk-unread", reason=complaint(texts, differs.fault.error))


def _seats(t: Tournament, game: TableGame, now: Counted | None) -> tuple[PlayedSeat, ...]:
    found = []
    for seat, player in enumerate(game.players, 1):
        items = () if now is None else now.points[seat - 1].items
        found.append(
            PlayedSeat(
                seat=seat,
                player=t.who(player),
                nickname=t.nickname(player),
                role="" if now is None else now.game.card(seat),
                total=None if now is None else as_json(now.points[seat - 1].total),
                items=tuple(ItemView(i.kind, as_json(i.value), i.rule, i.clause) for i in items),
            )
        )
    return tuple(found)


def _sheet(t: Tournament, sheet: SignedProtocol) -> SheetView:
    return SheetView(
        digest=sheet.digest,
        signed_by=named(t, sheet.signed_by),
        signed_at=sheet.signed_at,
        confirmed_by=named(t, sheet.confirmed_by),
        confirmed_at=sheet.confirmed_at,
        despite=sheet.despite,
        rejected_by=named(t, sheet.rejected_by),
        reason=sheet.reason,
        record=sheet.record,
        signer=sheet.signed_by,
    )


def protests(stream: LiveTournament, by: Principal) -> list[FiledProtest]:
    """Return the protests that they may see."""
    return [_protest(stream.t, filed) for filed in seen_protests(stream.t, by.who)]


def _protest(t: Tournament, filed: Protest) -> FiledProtest:
    return FiledProtest(
        id=filed.id,
        game=filed.game,
        player=t.who(filed.player),
        nickname=t.nickname(filed.player),
        seat=filed.seat,
        text=filed.text,
        clauses=filed.clauses,
        at=filed.at,
        level=filed.level,
        support=filed.support,
        passed=filed.passed,
        decision=None if filed.decision is None else _decision(t, filed.decision),
    )


def _decision(t: Tournament, told: Decision) -> DecisionView:
    result = told.changed_to if told.outcome == ProtestOutcome.CHANGED else None
    return DecisionView(
        outcome=told.outcome,
        text=told.text,
        by=named(t, told.who),
        panel=tuple(named(t, one) for one in told.panel),
        at=told.at,
        winners=() if result is None else result.winners,
        kind="" if result is None else result.kind,
        corrections=tuple((c.seat, c.points, c.kind, c.clause) for c in told.corrections),
    )


def adjudicated(t: Tournament, game: TableGame, text: str, texts: Catalogue) -> Adjudicated:
    """Adjudicate a record that is being typed; report its first fault by line and clause."""
    read = read_draft(text, regulated(t).points)
    if isinstance(read, Fault):
        error = read.error
        return Adjudicated(
            legal=False,
            finished=False,
            line=error.line or 0,
            statement=error.statement or "",
            cite=error.cite,
            text=complaint(texts, error),
        )
    wrong = mismatch(t, game, read)
    outcome = read.game.outcome
    return Adjudicated(
        legal=wrong is None or wrong.why == "unfinished",
        finished=read.finished,
        text="" if wrong is None else refusal(texts, t, wrong),
        digest=read.digest,
        winners=() if outcome is None else outcome.winners,
        kind="" if outcome is None else outcome.kind,
        known=read.game.told,
        begins=read.begins,
        open=tuple(refusal(texts, t, left) for left in left_open(t, game, read))
        if wrong is None
        else (),
    )
