"""The tournament as one reader sees it: overview, rounds, duties and log."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from gorod.i18n import Catalogue
from gorod.server.access.audience import fitted
from gorod.server.access.principal import Principal
from gorod.server.access.rights import may, operation_of
from gorod.server.tournaments.archive_copies import organisers
from gorod.server.tournaments.live_tournament import LiveTournament
from gorod.server.tournaments.officials.schemas import DutyView, EntryView
from gorod.server.tournaments.overview.schemas import (
    AboutView,
    ArchiveView,
    BanView,
    ConsentView,
    Me,
    NamedView,
    OfficialView,
    RegisteredPlayer,
    StageView,
    TimesView,
    TournamentView,
)
from gorod.server.tournaments.rounds.schemas import FlagView, RoundView, SeatedPlayer, TableView
from gorod.tournament.consent import digest_of
from gorod.tournament.counted_points import readings
from gorod.tournament.decide import DECIDE
from gorod.tournament.decide.opening import signed
from gorod.tournament.heading import heading
from gorod.tournament.ids import GameId, PersonId
from gorod.tournament.log import undone
from gorod.tournament.messages import about_text, both_readings, named, speaking
from gorod.tournament.office_rights import OF_A_COPY, SERVER, TABLE
from gorod.tournament.participants import Player, Presence
from gorod.tournament.points_book import book_of
from gorod.tournament.regulation import Circle, Regulation, StagePlan
from gorod.tournament.round_times import StageTimes
from gorod.tournament.rounds import GameStatus, Round, RoundStatus, TableGame
from gorod.tournament.seating_flags import Flag, seating_flags
from gorod.tournament.standings.counted_games import stage_order
from gorod.tournament.state import Tournament
from gorod.tournament.todo import READ_TODAY, Duty, own_duties
from gorod.tournament.tournament_commands import Open, Undo
from gorod.tournament.visibility import (
    audience,
    seen_games,
    seen_players,
    seen_rounds,
    withheld,
)


def regulated(t: Tournament) -> Regulation:
    """Return the regulation. Every tournament that was opened has one; else raise `TypeError`."""
    if t.regulation is None:
        raise TypeError("a tournament that nobody opened")
    return t.regulation


def overview(stream: LiveTournament, by: Principal, texts: Catalogue) -> TournamentView:
    """Return the overview of the tournament, as far as this reader may see it."""
    t, regulation = stream.t, regulated(stream.t)
    waiting, listed = set(t.waiting), tuple(seen_players(t, by.who))
    names = {player.id for player in listed}
    view = TournamentView(
        id=stream.id,
        name=t.name,
        rules=book_of(regulation).id,
        title=book_of(regulation).title(texts.lang),
        seats=regulation.seats,
        limit=regulation.players,
        me=_me(t, by),
        stages=tuple(_stage(t, plan) for plan in regulation.stages),
        players=tuple(_player(t, p, waiting) for p in listed),
        officials=tuple(
            OfficialView(o.name, o.offices, o.id, o.conflicts) for o in t.officials.values()
        ),
        clubs=tuple(NamedView(c.id, c.name, c.city) for c in t.clubs.values()),
        teams=tuple(
            NamedView(m.id, m.name, members=tuple(p for p in m.members if t.who(p) in names))
            for m in t.teams.values()
        ),
        shown=stream.row.shown,
        version=stream.version,
        apart=tuple((ban.one, ban.other) for ban in t.bans),
        bans=tuple(BanView(b.one, b.other, b.level, b.stages) for b in t.bans),
        revealed=t.revealed,
        about=about_view(t, texts),
        away=t.away,
        signed=signed(t),
        organiser=organisers(t),
        archive=archive_view(t),
        official=stream.official,
        consent=ConsentView(t.consent, digest_of(t.consent)) if t.consent else None,
    )
    fitted(view, audience(t, by.who))
    return view


def about_view(t: Tournament, texts: Catalogue) -> AboutView:
    """Return what the tournament says about itself, with its days in words."""
    return AboutView(**msgspec.structs.asdict(t.about), when=heading(t, texts).when)


def archive_view(t: Tournament) -> ArchiveView | None:
    """Return the archive that a tournament was read from; None if it was made here."""
    read = t.provenance
    if read is None:
        return None
    return ArchiveView(read.name, read.at, read.entries, read.head, read.continued)


def _me(t: Tournament, by: Principal) -> Me:
    name = named(t, by.who) if by.who else ""
    commands = OF_A_COPY if t.copy else (*DECIDE, Undo)
    allowed = (c for c in commands if may(by, operation_of(c)))
    tags = tuple(str(c.__struct_config__.tag) for c in allowed)  # type: ignore[attr-defined]
    given = t.consents_of(by.who) if by.who else ()
    agreed = tuple(
        ConsentView(t.consent_texts.get(one.text, ""), one.text, one.at) for one in given
    )
    return Me(by.kind, by.who, name, tags, agreed)


def _stage(t: Tournament, plan: StagePlan) -> StageView:
    done, entered = plan.id in t.finished, t.entrants.get(plan.id, ())
    times = TimesView(**msgspec.structs.asdict(t.times.get(plan.id, StageTimes())))
    starts = t.starts(plan.id)
    return StageView(plan.id, plan.kind, plan.rounds, plan.tables, done, entered, starts, times)


def _player(t: Tournament, player: Player, waiting: set[PersonId]) -> RegisteredPlayer:
    own = t.signed_up.get(player.id)
    there = own or Presence()
    return RegisteredPlayer(
        id=player.id,
        nickname=player.nickname,
        city=player.city,
        club=t.clubs[player.club].name if player.club in t.clubs else "",
        signed_up=own is not None,
        waiting=player.id in waiting,
        out=there.out,
        name=player.name,
        checked_in=there.checked_in,
        reason=there.reason,
        clause=there.clause,
        paid=there.paid,
        by=t.who(there.by) if there.by and there.out else "",
        substitute=there.substitute,
        erased=t.erased.get(player.id, ""),
        consent=next((own.at for own in reversed(t.consents_of(player.id))), ""),
    )


def rounds(
    stream: LiveTournament, by: Principal, texts: Catalogue | None = None
) -> list[RoundView]:
    """Return the rounds that they may see, in playing order."""
    t, order = stream.t, stage_order(stream.t)
    shown = sorted(seen_rounds(t, by.who), key=lambda own: (order[own.stage], own.number))
    visible = {game.id for game in seen_games(t, by.who)}
    circle = audience(t, by.who)
    return [fitted(_round(stream, own, visible, circle, texts), circle) for own in shown]


def _round(
    stream: LiveTournament, own: Round, visible: set[GameId], circle: str, texts: Catalogue | None
) -> RoundView:
    t = stream.t
    to_mend = own.status != RoundStatus.RELEASED or any(
        not game.begun for game in t.games_of(own.stage, own.number)
    )
    flags = seating_flags(t, own) if circle == Circle.OFFICIALS and to_mend else ()
    return RoundView(
        stage=own.stage,
        round=own.number,
        locked=own.locked,
        tables=tuple(_tables(stream, own, visible, circle)),
        status=own.status,
        source=own.source,
        despite=own.despite,
        flags=tuple(flag_view(t, flag, texts) for flag in flags),
    )


def flag_view(t: Tournament, flag: Flag, texts: Catalogue | None) -> FlagView:
    text = about_text(speaking(texts, t), t, flag.reason, flag.about) if texts else ""
    return FlagView(flag.kind, flag.about, flag.soft, text)


def _tables(
    stream: LiveTournament, own: Round, visible: set[GameId], circle: str
) -> Iterator[TableView]:
    t = stream.t
    judges = own.judges + ("",) * (len(own.tables) - len(own.judges))
    for at, (players, judge) in enumerate(zip(own.tables, judges, strict=False), 1):
        games = [game for game in t.games_of(own.stage, own.number) if game.table == at]
        game = games[-1] if games else None
        sat, by = (players, judge) if game is None else (game.players, game.judge)
        state = GameStatus.PLANNED if game is None else state_of(game, visible, circle)
        yield TableView(
            table=at,
            game="" if game is None else game.id,
            state=state,
            judge=named(t, by) if by else "",
            seats=tuple(
                SeatedPlayer(n, t.who(player), t.nickname(player))
                for n, player in enumerate(sat, 1)
            ),
            live=game is not None and watchable(stream, game, circle),
            judge_id=by,
            earlier=tuple(g.id for g in games[:-1] if g.id in visible),
            started_at="" if game is None else game.started_at,
            ended_at="" if game is None else game.ended_at,
        )


def state_of(game: TableGame, visible: set[GameId], circle: str) -> str:
    """Return the state of a game.

    Only officials, and its judge, learn that a protocol waits for its second signature.
    """
    if circle == Circle.OFFICIALS or (circle == Circle.JUDGES and game.id in visible):
        return game.status
    if game.settled:
        return game.status if game.id in visible else "ended"
    if game.status == GameStatus.PLAYING and not game.ended_at:
        return GameStatus.PLAYING
    return GameStatus.PLANNED if not game.begun else "ended"


def watchable(stream: LiveTournament, game: TableGame, circle: str) -> bool:
    """Whether a game may be watched: it has not ended, and its result is not withheld."""
    open_ = game.status in (GameStatus.PLANNED, GameStatus.PLAYING) and not game.ended_at
    played = open_ and bool(stream.tables.get(game.id))
    return played and (circle == Circle.OFFICIALS or not withheld(stream.t, game))


def waiting(stream: LiveTournament, who: PersonId, texts: Catalogue) -> list[DutyView]:
    """Return the duties of an official; a judge of tables sees those of their own tables."""
    t = stream.t
    both = {own.game: both_readings(texts, t, own) for own in readings(t)}
    return [
        DutyView(
            d.kind,
            d.about,
            _concerned(t, d, texts),
            d.clause,
            both.get(GameId(d.about[0]), ()) if d.kind in READ_TODAY else (),
        )
        for d in own_duties(t, who)
    ]


def _concerned(t: Tournament, duty: Duty, texts: Catalogue) -> tuple[str, ...]:
    """Return the names of those whom a duty concerns, or a seating's fault in words."""
    if duty.kind != "mend-seating":
        return tuple(named(t, word) for word in duty.about)
    return duty.about[0], texts.say(f"desk-flag-{duty.about[1]}")


def logged(
    stream: LiveTournament, by: Principal, after: int, count: int, texts: Catalogue
) -> list[EntryView]:
    """Return entries of the log, oldest first. A judge of tables sees only their own."""
    t, gone = stream.t, undone(stream.log.entries)
    entries = stream.log.entries[after:]
    if audience(t, by.who) != Circle.OFFICIALS:
        entries = tuple(e for e in entries if e.who == by.who)
    own = {TABLE: texts.say("desk-live-table"), SERVER: texts.say("desk-server")}
    return [
        EntryView(
            number=e.number,
            at=e.at,
            who=e.who,
            name=own.get(e.who) or named(t, e.who),
            command=e.command,
            undone=e.number in gone,
            may_undo=not isinstance(e.command, Open) and stream.log.may_undo(e, by.who),
        )
        for e in entries[:count]
    ]
