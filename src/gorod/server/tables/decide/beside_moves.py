"""Decides requests beside the moves: the clock, names, control of the table, the lobby."""

from __future__ import annotations

from gorod.fair.deals import JUDGE as JUDGE_ADDS
from gorod.fair.deals import SCHEME
from gorod.server.access.principal import Kind, Principal
from gorod.server.streams.answers import ServerReason
from gorod.server.tables.attached import game_of
from gorod.server.tables.clock import Clock, marked
from gorod.server.tables.decide.verdict import Decided, Deciding, Verdict
from gorod.server.tables.lobby_decisions import lobby_entry
from gorod.server.tables.lobby_requests import Leave, LobbyRequest, Start
from gorod.server.tables.nicks import single_spaced
from gorod.server.tables.online_decisions import entry_for_request
from gorod.server.tables.sender import Sender
from gorod.server.tables.table_entries import Body, Contributed, Named, Phoned, Taken, Timed
from gorod.server.tables.table_requests import (
    Contribute,
    HandBack,
    Name,
    OnlineRequest,
    Phones,
    Take,
    Timer,
)
from gorod.server.tables.talk import TalkRequest, said_by


def take(_: Deciding, sender: Sender, __: Take) -> Verdict:
    """Make this console the judge's from now on."""
    return Decided(Taken(sender.holder))


def hand_back(at: Deciding, _: Sender, __: HandBack) -> Verdict:
    """Take the table from every console: the automatic judge goes on."""
    return "not-online" if at.timeline.now.lobby is None else Decided(Taken(""))


def phones(_: Deciding, __: Sender, wish: Phones) -> Verdict:
    return Decided(Phoned(wish.on))


def contribute(at: Deciding, sender: Sender, wish: Contribute) -> Verdict:
    """Add to the secret of the next deal: once for each person at the table, and only before it."""
    now, by = at.timeline.now, contributor(sender.by)
    if now.dealt or now.deal.scheme != SCHEME:
        return "already-dealt"
    if any(one.by == by for one in now.deal.contributions):
        return "already-contributed"
    return Decided(Contributed(by, wish.text))


def contributor(by: Principal) -> str:
    """Return the name of a sender in the list of contributions."""
    return str(by.seat) if by.kind == Kind.SEAT else JUDGE_ADDS


def timer(at: Deciding, _: Sender, wish: Timer) -> Verdict:
    """Start, stop or set the clock, or add to it."""
    now = at.timeline.time.ms()
    clock = at.timeline.now.clock
    if clock is None:
        if wish.do not in ("set", "add") and not wish.seconds:
            return "no-clock"
        clock = Clock(wish.seconds * 1000 if wish.do == "start" else 0)
    milliseconds = wish.seconds * 1000
    turned = {
        "start": lambda: clock.started(now),
        "stop": lambda: clock.stopped(now),
        "set": lambda: clock.set_to(milliseconds, now),
        "add": lambda: clock.set_to(clock.left_at(now) + milliseconds, now),
    }[wish.do]()
    return Decided(Timed(wish.do, marked(turned, at.timeline.time)))


def name(at: Deciding, _: Sender, wish: Name) -> Verdict:
    """Decide a correction of names.

    At a table of a tournament the seating names the players: names are corrected at the tournament.
    At an online table, the lobby names them.
    """
    names = at.timeline.now.names
    seats = {told.seat for told in wish.names}
    if len(seats) < len(wish.names) or max(seats) > len(names):
        return "malformed"
    if game_of(at.timeline.table) is not None:
        return "names-of-tournament"
    if at.timeline.online is not None:
        return "names-of-lobby"
    wanted = [(told.seat, single_spaced(told.name)) for told in wish.names]
    changed = tuple((seat, name) for seat, name in wanted if names[seat - 1] != name)
    return Decided(Named(changed, at.left())) if changed else "nothing-to-name"


# --- online tables -----------------------------------------------------------------------


def play(at: Deciding, sender: Sender, wish: OnlineRequest) -> Verdict:
    """Decide an answer of a seat, a gesture, a pause, or a vote."""
    return _verdict(entry_for_request(at.timeline, sender.by, wish))


def gather(at: Deciding, sender: Sender, wish: LobbyRequest) -> Verdict:
    """Decide a request of the lobby: to leave, to be ready, to seat bots, to begin the game."""
    now, lobby = at.timeline.now, at.timeline.now.lobby
    if lobby is None:
        return "not-online"
    if lobby.entries >= at.limits.lobby_entries and not isinstance(wish, Leave | Start):
        return "table-full"
    return _verdict(lobby_entry(lobby, now.names, sender.by, wish))


def talk(at: Deciding, sender: Sender, wish: TalkRequest) -> Verdict:
    lobby = at.timeline.now.lobby
    if lobby is None:
        return "not-online"
    if lobby.entries >= at.limits.lobby_entries:
        return "table-full"
    told = at.timeline.last_told.game  # nobody has the floor in a step that is still held back
    return _verdict(said_by(lobby, told, at.timeline.book, sender.by, wish))


def _verdict(found: Body | ServerReason) -> Verdict:
    return found if isinstance(found, str) else Decided(found)
