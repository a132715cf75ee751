"""HTTP routes for tournaments: creating and listing them, commands, links, signing up."""

from __future__ import annotations

import hashlib
from typing import Any

from litestar import Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from gorod.i18n import Catalogue, catalogue
from gorod.server.access.principal import Kind, Origin, Principal, kind_and_who
from gorod.server.http.creation import Creation, creation
from gorod.server.http.error_responses import ErrorBody, Problem
from gorod.server.http.guard import COOKIE, kept
from gorod.server.http.link_schemas import KnownLink, MintedLink
from gorod.server.http.request_address import sender
from gorod.server.http.responses import STATUS, answered, known_link, minted_link
from gorod.server.http.visible_names import plainly_named
from gorod.server.journal import note
from gorod.server.routes.tournaments.schemas import SignedUp
from gorod.server.services import Services
from gorod.server.store.row_codecs import POSTS
from gorod.server.store.store_ids import AccountId, LinkId, to_tournament_id
from gorod.server.store.stored_rows import Post, Tournament
from gorod.server.streams.answers import Ack, Answer, Conflict, Refused
from gorod.server.time_source import stamp
from gorod.server.tournaments.access import in_person, may_link
from gorod.server.tournaments.archive_copies import organisers
from gorod.server.tournaments.game_tables import round_seated
from gorod.server.tournaments.live_tournament import LiveTournament, Sender
from gorod.server.tournaments.overview.schemas import (
    ListedTournament,
    MadeTournament,
    TournamentView,
)
from gorod.server.tournaments.overview.views import archive_view, overview, regulated
from gorod.server.tournaments.personal_data.link_erasure import end_links_of
from gorod.server.tournaments.tournament_requests import (
    LARGE,
    Deletion,
    EndedLinks,
    NewPlayer,
    NewTournament,
    NewTournamentLink,
    TournamentCommands,
    Visibility,
)
from gorod.tournament import state
from gorod.tournament import tournament_commands as c
from gorod.tournament.about import unsound_about
from gorod.tournament.consent import digest_of
from gorod.tournament.decide.opening import unsound
from gorod.tournament.denied import Denied
from gorod.tournament.heading import heading
from gorod.tournament.ids import NOBODY, ClubId, PersonId
from gorod.tournament.messages import key_name, named, refusal
from gorod.tournament.participants import Player
from gorod.tournament.refusal_reasons import Reason
from gorod.tournament.similar_names import look_alike
from gorod.tournament.visibility import seen_rounds

Ask = Request[Any, Any, Any]

MOST_LISTED = 50
TOURNAMENT = "/api/tournaments/{tournament:str}"


@get("/api/tournaments", opt={"operation": "tournaments"})
async def tournaments_list(
    by: NamedDependency[Principal],
    texts: NamedDependency[Catalogue],
    services: NamedDependency[Services],
) -> list[ListedTournament]:
    """List public tournaments and the sender's own, by their days, the latest last."""
    account = by.account
    rows = await services.store.tournaments()
    own = await own_tournaments(services, account) if account else []
    known = {row.id: row for row in (*rows[-MOST_LISTED:], *own)}
    mine, found = {row.id for row in own}, []
    for row in known.values():
        stream = await services.tournaments.readable(row.id)
        decision = await services.owners.decision(row.id)
        if stream is not None and not decision.removed and (row.id in mine or not stream.t.away):
            await stream.set_official(official=decision.official)
            found.append(_listed(stream, texts))
    return sorted(found, key=lambda own: (own.first_day or own.created[:10], own.created, own.id))


async def own_tournaments(services: Services, account: AccountId) -> list[Tournament]:
    """Return the tournaments that an account made, and those where it holds an office."""
    made = await services.store.tournaments(account=account)
    posts = await services.store.found(POSTS, account=account)
    held = [await services.store.tournament(post.table) for post in posts]
    every = [*made, *(row for row in held if row is not None)]
    return [row for row in every if not (await services.owners.decision(row.id)).removed]


def _listed(stream: LiveTournament, texts: Catalogue) -> ListedTournament:
    t = stream.t
    there = sum(not own.out for own in t.signed_up.values()) - len(t.waiting)
    rules, created = regulated(t).rulebook, stream.row.created
    return ListedTournament(
        stream.id,
        t.name,
        rules,
        created,
        there,
        _state(t),
        t.about.first_day,
        heading(t, texts).when,
        t.about.place,
        organisers(t),
        archive_view(t),
        away=t.away,
        official=stream.official,
    )


def _state(t: state.Tournament) -> str:
    """Return how far the tournament has come, as far as everybody may know."""
    if all(plan.id in t.finished for plan in regulated(t).stages):
        return "over"
    return "playing" if any(seen_rounds(t, NOBODY)) else "coming"


@post(
    "/api/tournaments",
    opt={"operation": "tournament-create"},
    status_code=201,
    request_max_body_size=LARGE,
)
async def tournament_create(
    data: JSONBody[NewTournament],
    by: NamedDependency[Principal],
    texts: NamedDependency[Catalogue],
    services: NamedDependency[Services],
) -> Response[MadeTournament | ErrorBody]:
    """Create a tournament.

    It belongs to the sender's account, and is hidden from others at first.
    """
    wrong = unsound(data.regulation) or unsound_about(data.about)
    if wrong is not None:
        said = refusal(texts, state.Tournament(), wrong)
        return Response(ErrorBody("regulation", said), status_code=422)
    asked = creation(services, by, data)
    if await services.tournaments.get(to_tournament_id(asked.id)) is None:
        await asked.not_deleted()
        await room_for_a_tournament(services, by, asked)
    own = row_of(services, by, f"account:{by.account}", asked.id)
    stream = await services.tournaments.create(own)
    opening = c.Open(data.name, data.regulation, data.organiser or by.name, data.about)
    who = PersonId(stream.row.organiser)
    answer = await stream.submit(Sender(by, who=who), TournamentCommands("open", 0, (opening,)))
    if isinstance(answer, Conflict):
        raise Problem(409, "made-differently")
    if not isinstance(answer, Ack):
        raise Problem(422, "regulation")
    note("tournament made", tournament=stream.id, by=by.label)
    return Response(MadeTournament(stream.id), status_code=201)


async def room_for_a_tournament(
    services: Services, by: Principal, asked: Creation | None = None
) -> None:
    """Raise `Problem` if the sender makes tournaments too fast, or a limit is reached."""
    if not services.allows("make", str(by.account)):
        raise Problem(429)
    full = await services.quotas.against_a_tournament(by.account)
    if full and (asked is None or not await asked.begun()):
        raise Problem(409, full)


def row_of(services: Services, by: Principal, organiser: str, named: str) -> Tournament:
    """Return the row of a new tournament, which is not shown to others yet."""
    created = stamp(services.time.now())
    return Tournament(to_tournament_id(named), created, by.account, organiser)


@get(TOURNAMENT, opt={"operation": "tournament-view"})
async def tournament_view(
    stream: NamedDependency[LiveTournament],
    by: NamedDependency[Principal],
    texts: NamedDependency[Catalogue],
) -> TournamentView:
    """Return the overview of a tournament, and who the sender is there."""
    return overview(stream, by, texts)


@put(f"{TOURNAMENT}/shown", opt={"operation": "tournament-show"}, status_code=204)
async def tournament_shown(
    stream: NamedDependency[LiveTournament],
    data: JSONBody[Visibility],
    services: NamedDependency[Services],
) -> None:
    """Show the tournament to others than its own people, or hide it."""
    if data.shown and (await services.owners.decision(stream.id)).hidden:
        raise Problem(409, "hidden-by-owner")
    await services.store.show_tournament(stream.id, shown=data.shown)
    await stream.reread()


@post(f"{TOURNAMENT}/deletion", opt={"operation": "tournament-delete"}, status_code=204)
async def tournament_delete(
    stream: NamedDependency[LiveTournament],
    data: JSONBody[Deletion],
    by: NamedDependency[Principal],
    services: NamedDependency[Services],
) -> None:
    """Delete a tournament without signed games for good, with its links and photos."""
    if " ".join(data.name.split()) != " ".join(stream.t.name.split()):
        raise Problem(422, "name-differs")
    links = await services.link_ender.links(stream)
    if not await stream.end():
        raise Problem(409, "signed-already")
    for link, _ in links:  # Links to its live tables are not deleted with it.
        await services.link_ender.end(link.id, by.root)
    note("tournament deleted", tournament=stream.id, by=by.label)


@post(
    f"{TOURNAMENT}/commands",
    opt={"operation": "tournament-command"},
    status_code=200,
    request_max_body_size=LARGE,
)
async def tournament_command(
    stream: NamedDependency[LiveTournament],
    data: JSONBody[TournamentCommands],
    by: NamedDependency[Principal],
    lang: NamedDependency[str],
    services: NamedDependency[Services],
) -> Response[Answer]:
    """Give commands that take effect together or not at all.

    A released round gets its live tables.
    """
    plainly_named(data.commands)
    answer = await stream.submit(Sender(by, lang), data)
    if isinstance(answer, Ack):
        for command in data.commands:
            if isinstance(command, c.ReleaseSeating):
                await round_seated(services.hub, stream, command.stage, command.round)
            if isinstance(command, c.ErasePerson):
                await end_links_of(command.person, stream, services.store, services.link_ender)
                note("person erased", tournament=stream.id, by=by.label)
    return answered(answer)


# --- links ------------------------------------------------------------------------------------


@get(f"{TOURNAMENT}/links", opt={"operation": "tournament-links"})
async def tournament_links(
    stream: NamedDependency[LiveTournament],
    texts: NamedDependency[Catalogue],
    services: NamedDependency[Services],
) -> list[KnownLink]:
    """List all links of a tournament and of its live tables, without their tokens."""
    return [
        known_link(
            link,
            game=key_name(texts, stream.t, game) if game else "",
            by=_named(stream, link.maker),
        )
        for link, game in await services.link_ender.links(stream)
    ]


def _named(stream: LiveTournament, maker: str) -> str:
    """Return the name of the person who made a link; "" if it is not known."""
    by = in_person(stream, maker)
    return named(stream.t, by.who) if by is not None and by.who else ""


@post(f"{TOURNAMENT}/links", opt={"operation": "tournament-links"}, status_code=201)
async def tournament_link_create(
    stream: NamedDependency[LiveTournament],
    data: JSONBody[NewTournamentLink],
    by: NamedDependency[Principal],
    request: Ask,
    services: NamedDependency[Services],
) -> MintedLink:
    """Make a link for an official, a player, or for signing up."""
    if not _mintable(stream, data.scope):
        raise Problem(422, "scope-unknown")
    if not may_link(stream, by, data.scope):
        raise Problem(403)
    minted = await services.links.mint(stream.id, data.scope, by.origin, hours=data.hours)
    return minted_link(services, minted, request)


def _mintable(stream: LiveTournament, scope: str) -> bool:
    found = kind_and_who(scope)
    if found is None or not scope.isprintable():
        return False
    kind, who = found
    t = stream.t
    known = {
        Kind.OFFICIAL: bool(t.offices(who)),
        Kind.PLAYER: who in t.players and who not in t.merged,
        Kind.NEWCOMER: True,
    }
    return known[kind]


@delete(f"{TOURNAMENT}/links/{{link:str}}", opt={"operation": "tournament-links"})
async def tournament_link_revoke(
    stream: NamedDependency[LiveTournament],
    link: FromPath[LinkId],
    by: NamedDependency[Principal],
    services: NamedDependency[Services],
) -> None:
    """End a link and all links that were made from it."""
    if link not in {known.id for known, _ in await services.link_ender.links(stream)}:
        raise Problem(404)
    await services.link_ender.end(link, by.root)


@post(f"{TOURNAMENT}/post", opt={"operation": "tournament-attach"}, status_code=204)
async def post_attach(
    stream: NamedDependency[LiveTournament],
    by: NamedDependency[Principal],
    request: Ask,
    services: NamedDependency[Services],
) -> None:
    """Add the office of an official's link to the account that is signed in."""
    session = kept(request, services, COOKIE)
    account = await services.accounts.holder(session) if session else None
    if account is None or not by.link:
        raise Problem(422, "attach-sign-in")
    if stream.row.account == account.account:
        raise Problem(409, "attach-own")
    created = stamp(services.time.now())
    await services.store.put(POSTS, Post(stream.id, account.account, by.who, created))
    note("office attached", tournament=stream.id, account=account.account, by=by.label)


@post(f"{TOURNAMENT}/links/end", opt={"operation": "tournament-links"}, status_code=204)
async def tournament_links_end(
    stream: NamedDependency[LiveTournament],
    data: JSONBody[EndedLinks],
    by: NamedDependency[Principal],
    services: NamedDependency[Services],
) -> None:
    """End several links; if one of them is not of this tournament, none is ended."""
    known = {link.id for link, _ in await services.link_ender.links(stream)}
    asked = [LinkId(link) for link in data.links]
    if not known.issuperset(asked):
        raise Problem(404)
    for link in asked:
        await services.link_ender.end(link, by.root)


@post(f"{TOURNAMENT}/sign-up", opt={"operation": "tournament-sign-up"}, status_code=201)
async def sign_up(
    stream: NamedDependency[LiveTournament],
    data: JSONBody[NewPlayer],
    *,
    by: NamedDependency[Principal],
    lang: NamedDependency[str],
    texts: NamedDependency[Catalogue],
    request: Ask,
    services: NamedDependency[Services],
) -> Response[SignedUp | Answer]:
    """Sign up as a player; beyond the limit of places, players wait.

    Sending it again gives the same player.
    """
    if not services.allows("sign-up", sender(request.scope)):
        raise Problem(429)
    digest = hashlib.sha256(f"{stream.id}/{by.link}/{data.id}".encode()).hexdigest()
    own = PersonId(digest[:16])
    nickname, club = " ".join(data.nickname.split()), ClubId(data.club)
    player = Player(own, nickname, data.name, data.city, club)
    plainly_named([c.AddPlayer(player)])
    # Players whom only officials see in the list must not be revealed by any answer.
    unlisted = stream.t.players.keys() - stream.t.listed
    known = None if own in stream.t.players else look_alike(stream.t, player.nickname, unlisted)
    if known is not None:
        twin = _is_it_you(stream.t, player.nickname, known, lang)
        return Response(twin, status_code=STATUS[Refused])
    if own not in stream.t.players and (unread := _unread(stream.t, data.consent)):
        said = refusal(texts, stream.t, Denied(unread))
        return Response(Refused("", 0, unread, said), status_code=STATUS[Refused])
    # The receipt is found by a hash, so that nobody learns the id from the store.
    named = hashlib.sha256(data.id.encode()).hexdigest()
    asked = stream.t.consent or own in stream.t.players
    agreed = (c.GiveConsent(own, data.consent),) if data.consent and asked else ()
    wanted = (c.AddPlayer(player), c.SignUp(own), *agreed)
    answer = await stream.submit(Sender(by, lang, who=own), TournamentCommands(named, 0, wanted))
    if not isinstance(answer, Ack):
        return Response(answer, status_code=STATUS[type(answer)])
    # The link belongs to the player, and does not end with the link by which everybody signs up.
    scope = f"player:{own}"
    minted = await services.links.mint(stream.id, scope, Origin(scope))
    link = minted_link(services, minted, request)
    return Response(SignedUp(own, stream.t.who(own) in stream.t.waiting, link), status_code=201)


def _unread(t: state.Tournament, consent: str) -> Reason | None:
    """Return why a consent is not the one that is asked for, or None.

    No receipt is stored for such a refusal, so that the player can try again.
    """
    if not t.consent or consent == digest_of(t.consent):
        return None
    return "consent-changed" if consent else "consent-needed"


def _is_it_you(t: state.Tournament, nickname: str, known: Player, lang: str) -> Refused:
    """Return the refusal for a sign-up whose nickname is like that of a listed player."""
    same = known.nickname.casefold() == nickname.casefold()
    denied = Denied("nickname-yours" if same else "nickname-alike", (nickname, known.id))
    code = "nickname-taken" if same else denied.why
    return Refused("", 0, code, refusal(catalogue(lang), t, denied))


HANDLERS = [
    tournaments_list,
    tournament_create,
    tournament_view,
    tournament_shown,
    tournament_delete,
    tournament_command,
    tournament_links,
    tournament_link_create,
    tournament_link_revoke,
    tournament_links_end,
    post_attach,
    sign_up,
]
