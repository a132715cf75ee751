"""Decisions about a game, from its start to its second signature."""

from __future__ import annotations

from collections.abc import Iterator

from gorod.scoring import bans_due, proposals
from gorod.tournament import tournament_commands as c
from gorod.tournament import tournament_events as e
from gorod.tournament.counted_points import confirmed_result, ruled_result
from gorod.tournament.decide.checks import Answer, Asked, cited, regulation_of, the_book
from gorod.tournament.denied import Denied
from gorod.tournament.ids import GameId
from gorod.tournament.participants import Office
from gorod.tournament.protocols import Fault, Protocol, read_protocol
from gorod.tournament.refusal_reasons import reason_named
from gorod.tournament.rounds import Draft, GameStatus, SignedProtocol, TableGame, round_key
from gorod.tournament.state import Tournament


def start_game(t: Tournament, command: c.StartGame, asked: Asked) -> Answer:
    """Start a game. Rounds may run at once, but nobody sits at two tables."""
    game = _game(t, command.game)
    if isinstance(game, Denied):
        return game
    if game.begun:
        return Denied("started-already", (game.id,))
    players = tuple(map(t.who, game.players))
    absent = tuple(player for player in players if not t.takes_part(player))
    if absent:
        return Denied("not-here" if all(map(t.comes, absent)) else "absent", absent)
    for other in t.games.values():
        if other.status == GameStatus.PLAYING and not other.ended_at:
            both = tuple(p for p in map(t.who, other.players) if p in players)
            if both:
                return Denied("playing", (*both, other.id))
    return (e.GameStarted(game.id, asked.at),)


def end_game(t: Tournament, command: c.EndGame, asked: Asked) -> Answer:
    game = _game(t, command.game)
    if isinstance(game, Denied):
        return game
    if game.status != GameStatus.PLAYING or game.ended_at:
        return Denied("not-playing", (game.id,))
    return (e.GameEnded(game.id, asked.at),)


def save_draft(_: Tournament, command: c.SaveDraft, asked: Asked) -> Answer:
    """Save a draft in any case; what is wrong with it is said when it is read."""
    return (e.DraftSaved(Draft(command.game, command.text, asked.who, asked.at)),)


def sign_game(t: Tournament, command: c.SignGame, asked: Asked) -> Answer:
    """Sign a record that the rulebook accepts, of this table and played to its end."""
    game = _game(t, command.game)
    if isinstance(game, Denied):
        return game
    if game.status not in (GameStatus.PLANNED, GameStatus.PLAYING):
        return Denied("signed-already", (game.id,))
    if _locked(t, game):
        return Denied("round-locked", (round_key(game.stage, game.round),))
    protocol = read_protocol(command.record, regulation_of(t).points)
    if isinstance(protocol, Fault):
        return protocol.denied(game.id)
    wrong = mismatch(t, game, protocol)
    if wrong is not None:
        return wrong
    sheet = SignedProtocol(protocol.record, protocol.digest, asked.who, asked.at)
    ended = game.ended_at or (protocol.ended_at.isoformat() if protocol.ended_at else asked.at)
    return (e.GameSigned(game.id, sheet, ended),)


def mismatch(t: Tournament, game: TableGame, protocol: Protocol) -> Denied | None:
    """Return what keeps a record from being the protocol of this game, or None."""
    if protocol.book.id != the_book(t).id:
        return Denied("other-rules", (protocol.book.id, the_book(t).id))
    seated = tuple(t.nickname(player) for player in game.players)
    if len(protocol.names) != len(seated):
        return Denied("other-size", (str(len(protocol.names)), str(len(seated))))
    for seat, (written, sits) in enumerate(zip(protocol.names, seated, strict=True), 1):
        if written != sits and t.who(game.players[seat - 1]) not in t.nameless:
            return Denied("other-player", (str(seat), written, sits))
    return None if protocol.finished else Denied("unfinished", (game.id,))


def confirm_game(t: Tournament, command: c.ConfirmGame, asked: Asked) -> Answer:
    """Add the second signature: by another person, who has seen exactly the same data."""
    game = _game(t, command.game)
    if isinstance(game, Denied):
        return game
    protocol = _confirmable(t, game, command, asked)
    if isinstance(protocol, Denied):
        return protocol
    kept = confirmed_result(t, protocol)
    return (e.GameConfirmed(game.id, asked.who, asked.at, command.despite, kept),)


def _confirmable(
    t: Tournament, game: TableGame, command: c.ConfirmGame, asked: Asked
) -> Protocol | Denied:
    sheet = game.sheet
    denied = next(_unconfirmable(t, game, command, asked), None)
    if denied is not None or sheet is None:
        return denied or Denied("not-signed", (game.id,))
    protocol = read_protocol(sheet.record, regulation_of(t).points)
    return protocol.denied(game.id) if isinstance(protocol, Fault) else protocol


def keep_results(t: Tournament, _: c.KeepResults, __: Asked) -> Answer:
    """Store the result of each confirmed protocol that has none, if today's rules can read it."""
    kept = tuple(_kept(t))
    return kept or Denied("nothing-to-keep")


def _kept(t: Tournament) -> Iterator[e.ResultKept]:
    for game in t.games.values():
        sheet = game.sheet
        if sheet is None or not game.counts or sheet.result is not None:
            continue
        protocol = read_protocol(sheet.record, regulation_of(t).points)
        if not isinstance(protocol, Fault):
            read = confirmed_result(t, protocol, late=True)
            yield e.ResultKept(game.id, sheet.digest, read, ruled_result(t, game, late=True))


def _unconfirmable(
    t: Tournament, game: TableGame, command: c.ConfirmGame, asked: Asked
) -> Iterator[Denied]:
    sheet = game.sheet
    if sheet is not None and game.counts:
        yield Denied("confirmed-already", (game.id, sheet.confirmed_by))
        return
    if game.status != GameStatus.SIGNED or sheet is None:
        yield Denied("not-signed", (game.id,))
        return
    if sheet.signed_by == asked.who:
        yield Denied("same-person", (asked.who,))
    if sheet.digest != command.digest:
        yield Denied("other-data", (game.id,))
    protocol = read_protocol(sheet.record, regulation_of(t).points)
    if isinstance(protocol, Fault):
        yield protocol.denied(game.id)
        return
    accepted = {*command.despite, *(CHIEF_ACCEPTS if Office.CHIEF in t.offices(asked.who) else ())}
    yield from (left for left in left_open(t, game, protocol) if left.why not in accepted)


CHIEF_ACCEPTS = ("consent-on-word",)
"""What the chief judge accepts by signing: a consent that the table's judge wrote down for them."""


def left_open(t: Tournament, game: TableGame, protocol: Protocol) -> Iterator[Denied]:
    """Yield what the rules ask for and the record does not answer: which player, by which clause.

    No number is invented: the judge writes it, or a second person accepts that it is missing.
    """
    if protocol.game.told:
        yield Denied(reason_named(f"known-{protocol.game.told}"), (game.id,))
    if protocol.begins:
        yield Denied("begins-later", (game.id, protocol.begins))
    for irregular in protocol.game.facts.as_played:
        clause = cited(the_book(t), irregular.rule)
        yield Denied("as-played", (game.id, irregular.moment, irregular.by), clause)
    for award in protocol.game.facts.awards:
        who = t.nickname(game.players[award.seat - 1])
        if award.waits:
            yield Denied("consent-waits", (game.id, who), cited(the_book(t), "consent"))
        elif award in protocol.consented:
            yield Denied("consent-on-word", (game.id, who), cited(the_book(t), "consent"))
    for filed in protocol.game.facts.protests:
        if filed.remedy:  # only the tournament changes what a game counts for
            who = t.nickname(game.players[filed.seat - 1])
            yield Denied("ruled-in-record", (game.id, who), cited(the_book(t), "protest-ruling"))
    owed = [(seat, clause) for seat, clause, _ in proposals(protocol.book, protocol.game)]
    for seat, clause in (*bans_due(protocol.book, protocol.game), *owed):
        yield Denied("penalty-due", (game.id, t.nickname(game.players[seat - 1])), clause)


def reject_game(t: Tournament, command: c.RejectGame, asked: Asked) -> Answer:
    game = _game(t, command.game)
    if isinstance(game, Denied):
        return game
    if game.status != GameStatus.SIGNED:
        return Denied("not-signed", (game.id,))
    if not command.reason.strip():
        return Denied("reason-missing")
    return (e.GameRejected(game.id, asked.who, command.reason),)


def reopen_game(t: Tournament, command: c.ReopenGame, _: Asked) -> Answer:
    game = _game(t, command.game)
    if isinstance(game, Denied):
        return game
    if not game.counts:
        return Denied("not-confirmed", (game.id,))
    if _locked(t, game):
        return Denied("round-locked", (round_key(game.stage, game.round),))
    if game.rulings:
        return Denied("ruled", (game.id, *game.rulings))
    if not command.reason.strip():
        return Denied("reason-missing")
    return (e.GameReopened(game.id, command.reason),)


def _game(t: Tournament, game: GameId) -> TableGame | Denied:
    return t.games.get(game) or Denied("game-unknown", (game,))


def _locked(t: Tournament, game: TableGame) -> bool:
    return t.rounds[round_key(game.stage, game.round)].locked
