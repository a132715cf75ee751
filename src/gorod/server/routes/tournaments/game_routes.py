"""HTTP routes for a tournament game: its result, protocols, live table and typed protocol."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody
from msgspec import UNSET

from gorod.engine import Command
from gorod.engine.commands import AsPlayed
from gorod.i18n import Catalogue
from gorod.record import RecordError
from gorod.report.pdf import printed
from gorod.report.protocol import protocol
from gorod.server.access.principal import Principal
from gorod.server.http.error_responses import Problem, or_404
from gorod.server.http.responses import PDF, PLAIN, answered, attached, minted_link, record_of
from gorod.server.routes.tables.schemas import MadeTable
from gorod.server.routes.tournaments.tournament_routes import TOURNAMENT
from gorod.server.services import Services
from gorod.server.streams.answers import Ack, Answer
from gorod.server.tables.table_requests import TEXT, sensible
from gorod.server.tournaments.game_tables import may_judge, seated, table_of, watched
from gorod.server.tournaments.games.schemas import DraftView, GameView
from gorod.server.tournaments.games.views import seen_game, view_of_game
from gorod.server.tournaments.hand_in.views import differs
from gorod.server.tournaments.live_tournament import LiveTournament, Sender
from gorod.server.tournaments.paper_protocols.schemas import ToldFacts, TypedPaper
from gorod.server.tournaments.paper_protocols.views import Typing, typed
from gorod.server.tournaments.tournament_requests import (
    LARGE,
    HandIn,
    TableLink,
    TournamentCommands,
    TypedRecord,
)
from gorod.server.wire.models import View
from gorod.tournament import tournament_commands as c
from gorod.tournament.attestation import attested
from gorod.tournament.files.attested_record import attested_record
from gorod.tournament.files.print_protocols import notice, protocol_sheet, ruled, signed_text
from gorod.tournament.ids import GameId, PersonId
from gorod.tournament.messages import named
from gorod.tournament.rounds import GameStatus, TableGame
from gorod.tournament.state import Tournament
from gorod.tournament.visibility import sees_in_full

Ask = Request[Any, Any, Any]
VIEW = {"operation": "tournament-view"}
GAME = f"{TOURNAMENT}/games/{{game:str}}"


def _seen(
    stream: NamedDependency[LiveTournament], by: NamedDependency[Principal], game: FromPath[GameId]
) -> TableGame:
    """Return a game that the sender may see; else raise 404."""
    return or_404(seen_game(stream, by, game))


def _known(
    stream: NamedDependency[LiveTournament], by: NamedDependency[Principal], game: FromPath[GameId]
) -> TableGame:
    """Return a game for officials, or for a judge of tables one of their own; else raise 404."""
    own = stream.t.games.get(game)
    if own is None or not sees_in_full(stream.t, by.who, own):
        raise Problem(404)
    return own


SEEN = {"own": Provide(_seen, sync_to_thread=False)}
KNOWN = {"own": Provide(_known, sync_to_thread=False)}


@get(GAME, opt=VIEW, dependencies=SEEN)
async def game_view(
    stream: NamedDependency[LiveTournament],
    own: NamedDependency[TableGame],
    *,
    by: NamedDependency[Principal],
    texts: NamedDependency[Catalogue],
    services: NamedDependency[Services],
) -> GameView:
    """Return the result and the points with their clauses; officials also get the protocols."""
    view = view_of_game(stream, by, own, texts)
    if view.differs is not UNSET and own.status in (GameStatus.SIGNED, GameStatus.CONFIRMED):
        live = await table_of(services.hub, stream, own)
        view.differs = live is not None and differs(own, live)
    return view


@get(f"{GAME}/record", opt=VIEW, dependencies=SEEN, media_type=PLAIN)
async def game_record(
    stream: NamedDependency[LiveTournament],
    own: NamedDependency[TableGame],
    by: NamedDependency[Principal],
    services: NamedDependency[Services],
) -> Response[str]:
    """Return the `.mgn` record of the protocol that counts, with its signatures and decisions."""
    if own.sheet is None:
        raise Problem(404)
    await services.role_access_log.at_tournament(stream, "record", by, own)
    told = attested(stream.t, own, by.who)
    record = await asyncio.to_thread(attested_record, stream.t, own, told)
    return attached(record, f"{own.id}.mgn", PLAIN)


@get(f"{GAME}/protocol", opt=VIEW, dependencies=SEEN, media_type=PLAIN)
async def game_protocol(
    stream: NamedDependency[LiveTournament],
    own: NamedDependency[TableGame],
    *,
    by: NamedDependency[Principal],
    texts: NamedDependency[Catalogue],
    services: NamedDependency[Services],
) -> str:
    """Return the protocol as text in the reader's language."""
    if own.sheet is None:
        raise Problem(404)
    await services.role_access_log.at_tournament(stream, "protocol", by, own)
    return await asyncio.to_thread(protocol_text, stream.t, own, texts, by.who)


@get(f"{GAME}/protocol.pdf", opt=VIEW, dependencies=SEEN, media_type=PDF)
async def game_sheet(
    stream: NamedDependency[LiveTournament],
    own: NamedDependency[TableGame],
    *,
    by: NamedDependency[Principal],
    texts: NamedDependency[Catalogue],
    services: NamedDependency[Services],
) -> Response[bytes]:
    """Return the protocol to print and sign; its footer has the digest of the signed data."""
    if own.sheet is None:
        raise Problem(404)
    who = by.who
    await services.role_access_log.at_tournament(stream, "protocol", by, own)
    try:
        made = await asyncio.to_thread(lambda: printed(protocol_sheet(stream.t, own, texts, who)))
    except RecordError:  # the text version says how it was confirmed
        raise Problem(404) from None
    return attached(made, f"{own.id}.pdf", PDF)


def protocol_text(t: Tournament, game: TableGame, texts: Catalogue, who: PersonId) -> str:
    """Return the protocol by today's rules, with a notice first if they read it differently."""
    record = "" if game.sheet is None else game.sheet.record
    try:
        written = protocol(ruled(t, game, record, texts, who), texts)
    except RecordError:
        written = record
    parts = (notice(t, game, texts), written.rstrip("\n"), signed_text(t, game, texts, who))
    return "\n\n".join(part for part in parts if part) + "\n"


@get(f"{GAME}/live", opt=VIEW)
async def game_live(
    stream: NamedDependency[LiveTournament],
    game: FromPath[GameId],
    by: NamedDependency[Principal],
    services: NamedDependency[Services],
) -> View:
    """Return the game as the hall sees it, while it is being played."""
    return or_404(await watched(services.hub, stream, by, game))


# --- live tables ------------------------------------------------------------------------------


@post(f"{GAME}/table", opt={"operation": "tournament-table"}, dependencies=KNOWN, status_code=201)
async def game_table(
    stream: NamedDependency[LiveTournament],
    own: NamedDependency[TableGame],
    data: JSONBody[TableLink],
    *,
    by: NamedDependency[Principal],
    request: Ask,
    services: NamedDependency[Services],
) -> MadeTable:
    """Make a link to a game's live table, for its judge or those responsible for all tables."""
    if not may_judge(by, own):
        raise Problem(403)
    live = await seated(services.hub, stream, own)
    minted = await services.links.mint(live.id, data.scope, by.origin)
    return MadeTable(live.id, (minted_link(services, minted, request),))


@post(
    f"{GAME}/hand-in", opt={"operation": "tournament-hand-in"}, dependencies=KNOWN, status_code=200
)
async def game_hand_in(
    stream: NamedDependency[LiveTournament],
    own: NamedDependency[TableGame],
    data: JSONBody[HandIn],
    *,
    by: NamedDependency[Principal],
    lang: NamedDependency[str],
    services: NamedDependency[Services],
) -> Response[Answer]:
    """Sign the record of the live table in the sender's name."""
    if not may_judge(by, own):
        raise Problem(403)
    live = await table_of(services.hub, stream, own)
    if live is None or not live.timeline.now.game.cards:
        raise Problem(404, "too-early")
    await services.table_reporter.report(live)
    wanted = (c.SignGame(own.id, record_of(live.timeline)),)
    asked = TournamentCommands(data.id, data.seen, wanted)
    answer = await stream.submit(Sender(by, lang), asked)
    return answered(answer)


# --- paper ------------------------------------------------------------------------------------


@post(
    f"{GAME}/draft",
    opt={"operation": "tournament-draft"},
    dependencies=KNOWN,
    status_code=200,
    request_max_body_size=LARGE,
)
async def game_draft(
    stream: NamedDependency[LiveTournament],
    own: NamedDependency[TableGame],
    data: JSONBody[TypedRecord],
    *,
    by: NamedDependency[Principal],
    lang: NamedDependency[str],
    texts: NamedDependency[Catalogue],
) -> TypedPaper:
    """Adjudicate a paper protocol as typed so far; with an id, save it even if it is faulty."""
    if data.add is not None and not _sensible(data.add, len(own.players)):
        raise Problem(422)
    facts = (
        None if data.facts is None else msgspec.convert(msgspec.to_builtins(data.facts), ToldFacts)
    )
    paper = Typing(data.text, data.at, data.add, data.form, facts)
    told = await asyncio.to_thread(typed, stream.t, own, paper, texts)
    if data.id is not None:
        wanted = (c.SaveDraft(own.id, told.record or data.text),)
        asked = TournamentCommands(data.id, 0, wanted)
        if not isinstance(await stream.submit(Sender(by, lang), asked), Ack):
            raise Problem(409, "conflict")
    told.saved = data.id is not None
    return told


def _sensible(command: Command, size: int) -> bool:
    """Whether the move is well-formed; on paper it may also be one played against the rules."""
    if not isinstance(command, AsPlayed):
        return sensible(command, size)
    words = (command.by, command.reason)
    return sensible(command.move, size) and all(len(w) <= TEXT and w.isprintable() for w in words)


@get(f"{GAME}/draft", opt={"operation": "tournament-draft"}, dependencies=KNOWN)
async def game_saved(
    stream: NamedDependency[LiveTournament],
    own: NamedDependency[TableGame],
) -> DraftView:
    """Return the last saved draft; it is empty if there is none."""
    saved = stream.t.drafts.get(own.id)
    if saved is None:
        return DraftView("", "", "")
    return DraftView(saved.text, named(stream.t, saved.who), saved.at)


HANDLERS = [
    game_view,
    game_record,
    game_protocol,
    game_sheet,
    game_live,
    game_table,
    game_hand_in,
    game_draft,
    game_saved,
]
