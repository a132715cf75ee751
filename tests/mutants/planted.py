"""The planted defects: each is a small change, with the tests that are expected to notice it."""

from __future__ import annotations

from dataclasses import dataclass

SERVER = "src/gorod/server"
DESK = "tests/server/tournaments"
STORE = "tests/server/store"


@dataclass(frozen=True, slots=True)
class Mutant:
    """One defect: a text that occurs once in a file, and its replacement."""

    name: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]

    def in_place_of(self, text: str) -> str:
        """Return the text of the file with the defect in it."""
        if text.count(self.old) != 1:
            message = f"{self.name}: {self.file} has its text {text.count(self.old)} times"
            raise ValueError(message)
        return text.replace(self.old, self.new)


PLANTED: list[Mutant] = []


def plant(name: str, file: str, old: str, new: str, *tests: str) -> None:
    PLANTED.append(Mutant(name, file, old, new, tests))


# --- access -----------------------------------------------------------------------------------

plant(
    "an operation that nobody wrote down is everybody's",
    f"{SERVER}/access/rights.py",
    "RIGHTS.get(operation, frozenset())",
    "RIGHTS.get(operation, ALL)",
    "tests/server/test_rights.py::test_an_operation_that_nobody_wrote_down_is_nobodys",
)
plant(
    "everybody at a table reads the judge's record",
    f"{SERVER}/access/rights.py",
    '"table-record": JUDGES,',
    '"table-record": LINKS,',
    "tests/server/test_rights.py::test_a_right_does_not_change_unseen",
)
plant(
    "a judge's link revokes the links of any table",
    f"{SERVER}/routes/tables/table_routes.py",
    "    if link not in known:\n        raise Problem(404)\n",
    "",
    "tests/server/test_somebody_elses.py",
)
plant(
    "a list of links to be ended may name anybody's",
    f"{SERVER}/routes/tournaments/tournament_routes.py",
    "    if not known.issuperset(asked):\n        raise Problem(404)\n",
    "",
    "tests/server/test_somebody_elses.py",
)
plant(
    "any judge opens any table",
    f"{SERVER}/http/guard.py",
    '            services.hub.note_refusal(principal, "other-table")\n'
    "            raise Problem(404)\n",
    "            pass\n",
    "tests/server/test_somebody_elses.py",
)
plant(
    "an account is the owner of every table",
    f"{SERVER}/http/guard.py",
    "        if known is None or known.account != principal.account:",
    "        if known is None:",
    "tests/server/test_somebody_elses.py",
)
plant(
    "a session is ended by any account that knows its id",
    f"{SERVER}/access/browsers.py",
    """        for one in await self._store.found(SESSIONS, account=account):
            if _id(one.digest) == session:""",
    """        for one in await self._store.found(SESSIONS):
            if _id(one.digest) == session:""",
    "tests/server/test_somebody_elses.py",
)
plant(
    "a session has no end",
    f"{SERVER}/access/accounts.py",
    "session is None or session.expires <= stamp(self._time.now())",
    "session is None",
    "tests/server/test_accounts.py",
)
plant(
    "a printed code is good again and again",
    f"{SERVER}/access/rescue.py",
    "return await self._store.drop(RESCUES, digest=own, kind=CODE) == 1",
    "return len(await self._store.found(RESCUES, digest=own, kind=CODE)) == 1",
    "tests/server/test_accounts.py",
)
plant(
    "a link to a new password has no end",
    f"{SERVER}/access/rescue.py",
    "good = taken and found[0].expires > stamp(self._time.now())",
    "good = taken",
    "tests/server/test_accounts.py",
)
plant(
    "a changed password leaves other browsers signed in",
    f"{SERVER}/routes/accounts/own_routes.py",
    "    await services.accounts.browsers.end_others("
    "account.id, kept(request, services, COOKIE))\n",
    "",
    "tests/server/test_accounts.py",
)
plant(
    "whoever waits for approval is let in",
    f"{SERVER}/access/accounts.py",
    "kind=Kind.WAITING if standing == Kind.WAITING else Kind.ACCOUNT",
    "kind=Kind.ACCOUNT",
    "tests/server/test_owner.py",
)
plant(
    "failures slow nobody down",
    f"{SERVER}/access/slowing.py",
    "return self._time.ms() - last >= wait",
    "return True",
    "tests/server/test_accounts.py",
)
plant(
    "a wrong password is written into the journal",
    f"{SERVER}/routes/accounts/account_routes.py",
    'security("sign-in failed", account=own or None)',
    'security("sign-in failed", account=own or None, typed=data.password)',
    "tests/server/test_journal.py",
)

# --- links ------------------------------------------------------------------------------------

CHAINS = "tests/server/test_link_chains.py"
ENDED = f"{DESK}/test_ended_links.py"

plant(
    "a link outlives the one that it was made from",
    f"{SERVER}/store/sqlite.py",
    '                waiting += _many(connection, LINKS, "WHERE parent = ?", (one.id,))\n',
    "",
    f"{CHAINS}::test_a_link_ends_with_everything_that_was_made_from_it",
)
plant(
    "a link is made from one that has ended",
    f"{SERVER}/store/sqlite.py",
    "if link.parent and (parent is None or parent.revoked):",
    "if link.parent and parent is None:",
    f"{CHAINS}::test_nothing_is_made_from_a_link_that_has_ended",
)
plant(
    "a ticket is good twice",
    f"{SERVER}/access/tickets.py",
    "if not found or not await self._store.drop(TICKETS, digest=key):",
    "if not found:",
    "tests/server/test_sockets.py::test_a_ticket_is_good_once",
)
plant(
    "a command does not ask for its link again",
    f"{SERVER}/web/socket.py",
    "        if not await services.links.still_valid(connection.by):\n",
    "        if not connection.by.link:\n",
    f"{CHAINS}::test_every_command_asks_for_its_link_again",
)
plant(
    "a link that is told late makes links",
    f"{SERVER}/access/rights.py",
    "if principal.delay and operation not in LATE:",
    'if principal.delay and operation not in {*LATE, "link-create"}:',
    f"{CHAINS}::test_a_link_that_is_told_late_only_watches",
)
plant(
    "a dismissed judge keeps the table",
    f"{SERVER}/tournaments/link_endings.py",
    "    return by is None or may_judge(by, game)\n",
    "    return True\n",
    f"{ENDED}::test_whoever_is_dismissed_keeps_no_link_to_any_table",
    f"{ENDED}::test_a_judge_of_another_table_keeps_no_link_to_the_former_one",
)
plant(
    "whoever hands in signs as the table's judge",
    f"{SERVER}/tournaments/hand_in/views.py",
    "own = in_person(stream, maker) or principal_at(",
    "own = principal_at(",
    f"{DESK}/test_table_desk.py::test_whoever_took_the_link_signs_and_cannot_confirm",
)
plant(
    "a chief judge appoints organisers",
    "src/gorod/tournament/office_rights.py",
    "return _holds(t, who, command) and not _above(t, who, command)",
    "return _holds(t, who, command)",
    "tests/tournament/test_organisers.py",
)
plant(
    "a link that shows roles is not written down",
    f"{SERVER}/tournaments/role_access_log.py",
    "            if link.scope in HARMLESS:\n",
    '            if what == "link-made" or link.scope in HARMLESS:\n',
    f"{DESK}/test_sights.py",
)

# --- the door ---------------------------------------------------------------------------------

plant(
    "an origin that begins like ours is ours",
    f"{SERVER}/http/middleware.py",
    "if not origin or origin in self._origins:",
    "if not origin or origin.startswith(tuple(self._origins)):",
    "tests/server/test_web.py",
)
plant(
    "the origin is not asked for by DELETE",
    f"{SERVER}/http/middleware.py",
    'if scope["method"] not in SAFE and not',
    'if scope["method"] not in (*SAFE, "DELETE") and not',
    "tests/server/test_web.py",
)
plant(
    "a foreign page may open a socket",
    f"{SERVER}/http/middleware.py",
    "        if not self._known_origin(scope):\n            await send(",
    "        if False:\n            await send(",
    "tests/server/test_web.py",
)
plant(
    "views may be kept by caches",
    f"{SERVER}/http/middleware.py",
    'headers.append((b"cache-control", b"no-store"))',
    'headers.append((b"cache-control", b"max-age=60"))',
    "tests/server/test_web.py",
)
plant(
    "pages may run scripts that stand in them",
    f"{SERVER}/http/middleware.py",
    "script-src 'self';",
    "script-src 'self' 'unsafe-inline';",
    "tests/server/test_web.py",
)
plant(
    "scripts read the session",
    f"{SERVER}/routes/accounts/account_routes.py",
    "        httponly=True,\n",
    "        httponly=False,\n",
    "tests/server/test_web.py",
)
plant(
    "a session at https may be set by another host",
    f"{SERVER}/http/guard.py",
    'return f"{OF_THIS_HOST}{of}" if safe else of',
    "return of",
    "tests/server/test_web.py",
)
plant(
    "anybody reads the metrics",
    f"{SERVER}/routes/public_routes.py",
    "        if not hmac.compare_digest(shown.encode(), token.encode()):",
    "        if False:",
    "tests/server/test_web.py",
)

# --- tables and frames ------------------------------------------------------------------------

plant(
    "the automatic judge acts on a table that has gone on",
    f"{SERVER}/tables/decide/admission.py",
    "if by.kind == Kind.AUTOMATIC_JUDGE and asked.seen < timeline.version:",
    "if asked.seen < 0:",
    "tests/server/online/test_deadlines.py",
)
plant(
    "a command that has not seen the last move is done",
    f"{SERVER}/tables/decide/admission.py",
    "return asked.seen < timeline.barrier(by.viewer)",
    "return asked.seen < 0",
    "tests/server/test_live_tables.py",
)
plant(
    "another body under a known id is answered as the first",
    f"{SERVER}/streams/actor.py",
    "if before.digest != asked.digest:",
    "if not before.digest:",
    "tests/server/test_live_tables.py",
)
plant(
    "a console that is not in control acts",
    f"{SERVER}/tables/decide/admission.py",
    "if not isinstance(wish, Take) and _elsewhere(timeline, sender):",
    "if False:",
    "tests/server/test_live_tables.py",
)
plant(
    "a delayed link acts",
    f"{SERVER}/access/rights.py",
    "    if principal.delay and operation not in LATE:\n        return False\n",
    "",
    "tests/server/test_live_tables.py",
)
plant(
    "a closed table is played on",
    f"{SERVER}/tables/decide/admission.py",
    "if not timeline.table.live:",
    "if False:",
    "tests/server/test_sockets.py",
    "tests/server/test_live_tables.py",
)
plant(
    "a clock of another boot is believed",
    f"{SERVER}/tables/clock.py",
    "mark.boot != time.boot or not time.boot or",
    "",
    "tests/server/test_live_tables.py",
    "tests/server/test_recovery.py",
)
plant(
    "a client's word about the time counts",
    f"{SERVER}/tables/decide/table_moves.py",
    "return msgspec.structs.replace(command, elapsed=timeline.over_for())",
    "return command",
    "tests/server/test_links_and_protests.py",
)
plant(
    "whoever hears late hears at once when they come",
    f"{SERVER}/hub/table_room.py",
    "self.timeline.time.ms() - state.known_ms >= eyes.delay * 1000",
    "True",
    "tests/server/test_sockets.py",
)
plant(
    "a field that is nobody's goes to everybody",
    f"{SERVER}/access/audience.py",
    "tuple(name for name, to in audiences(model).items() if kind not in to.kinds)",
    "()",
    "tests/server/test_wire.py",
)
plant(
    "a frame may be as large as it likes",
    f"{SERVER}/wire/frames.py",
    "LARGEST_FRAME = 16_384",
    "LARGEST_FRAME = 16_384_000",
    "tests/server/test_sockets.py",
)

# --- tournaments ------------------------------------------------------------------------------

plant(
    "a judge of tables hears of every entry of the tournament",
    f"{SERVER}/tournaments/parts.py",
    "    view.version = UNSET\n",
    "",
    "tests/server/tournaments/test_push.py",
)
plant(
    "an account that signed out is still told",
    f"{SERVER}/tournaments/push.py",
    "if await self._hub.session_lasts(socket):",
    "if True:",
    "tests/server/tournaments/test_push.py",
)

plant(
    "whoever signed confirms",
    "src/gorod/tournament/decide/games.py",
    "    if sheet.signed_by == asked.who:",
    "    if not sheet.signed_by:",
    "tests/tournament/test_running.py",
)
plant(
    "a draft of a seating is shown",
    "src/gorod/tournament/visibility.py",
    "(own.status == RoundStatus.RELEASED and told)",
    "told",
    f"{DESK}/test_secrecy.py",
)
plant(
    "a protocol that one person signed is public",
    "src/gorod/tournament/visibility.py",
    'game.settled and shown(t, who, "protocols")',
    'game.facts is not None and shown(t, who, "protocols")',
    f"{DESK}/test_secrecy.py",
)
plant(
    "the public table shows the first hidden round",
    "src/gorod/tournament/visibility.py",
    "upto = hidden.round - 1 if upto is None else min(upto, hidden.round - 1)",
    "upto = hidden.round if upto is None else min(upto, hidden.round)",
    f"{DESK}/test_secrecy.py",
    "tests/tournament/test_seen.py",
)
plant(
    "a judge of tables sees what everybody at the stream sees",
    "src/gorod/tournament/visibility.py",
    "return Circle.OFFICIALS if held - {Office.JUDGE} else Circle.JUDGES",
    "return Circle.OFFICIALS",
    f"{DESK}/test_secrecy.py",
)
plant(
    "a judge takes back another's signature",
    "src/gorod/tournament/office_rights.py",
    "bool((t.offices(who) - {Office.JUDGE}) & ALLOWED",
    "bool(t.offices(who) & ALLOWED",
    "tests/tournament/test_running.py",
)
plant(
    "a player's link opens the office that they hold",
    f"{SERVER}/tournaments/access.py",
    "    if by.kind == Kind.PLAYER and stream.t.offices(stream.t.who(by.who)):\n"
    "        return Principal()\n",
    "",
    f"{DESK}/test_secrecy.py",
)
plant(
    "a copy that was read from an archive is worked on",
    f"{SERVER}/http/guard.py",
    "if stream.t.copy and operation in OF_A_LIVING_TOURNAMENT and may(own, operation):",
    "if False:",
    f"{DESK}/test_archives.py",
)
plant(
    "a player sends anybody's photo",
    f"{SERVER}/routes/tournaments/photo_routes.py",
    "    if by.kind == Kind.PLAYER and by.who != own:\n        raise Problem(403)\n",
    "",
    f"{DESK}/test_photos.py",
)

# --- the store --------------------------------------------------------------------------------

plant(
    "a commit is not on the disk when it is answered",
    f"{SERVER}/store/sqlite_file.py",
    'SYNCHRONOUS = "FULL"',
    'SYNCHRONOUS = "NORMAL"',
    f"{STORE}/test_power_cut.py",
)
plant(
    "the chain does not cover who acted",
    f"{SERVER}/store/chain.py",
    "texts = (entry.table, entry.kind, entry.actor, entry.at)",
    'texts = (entry.table, entry.kind, "", entry.at)',
    f"{STORE}/test_verify.py",
    f"{STORE}/test_store.py",
)
plant(
    "a damaged log is believed",
    f"{SERVER}/store/trusted.py",
    "        if entry.hash != hash_of(entry):",
    "        if False:",
    f"{STORE}/test_damaged_logs.py",
)
plant(
    "a version is taken twice",
    f"{SERVER}/store/appending.py",
    "    if first.version <= head.version:\n"
    "        raise VersionTakenError(table, first.version)\n",
    "",
    f"{STORE}/test_store.py",
)
plant(
    "two servers share one file",
    f"{SERVER}/store/sole.py",
    "            lock.take(wait=False)\n",
    "            pass\n",
    f"{STORE}/test_one_server.py",
)
plant(
    "a receipt that is gone is not missed",
    f"{SERVER}/store/integrity.py",
    "if count != receipts or last > version:",
    "if last > version:",
    f"{STORE}/test_verify.py",
)
plant(
    "other users of the machine read the database",
    f"{SERVER}/store/sqlite_file.py",
    "os.O_RDWR | os.O_CREAT, 0o600",
    "os.O_RDWR | os.O_CREAT, 0o644",
    f"{STORE}/test_schema.py",
)

# --- links, deals and lengths -------------------------------------------------------------------

plant(
    "many networks guess at one name",
    f"{SERVER}/routes/accounts/account_routes.py",
    '        limited(services, "sign-in-name", plain(name))\n',
    "",
    "tests/server/test_accounts.py",
)
plant(
    "a player opens a seat of a round that is not shown",
    f"{SERVER}/tournaments/game_tables.py",
    "if not released or game.ended_at or",
    "if game.ended_at or",
    f"{DESK}/test_own_seat.py",
)
plant(
    "a shuffle that changes any place with any",
    "src/gorod/fair/shuffling.py",
    "place = below(last + 1, numbers)",
    "place = below(len(cards), numbers)",
    "tests/fair/test_distribution.py",
)
plant(
    "a link lives longer than the one it was made from",
    f"{SERVER}/access/links.py",
    "expires=wanted if origin.expires is None else min(wanted, origin.expires),",
    "expires=wanted,",
    "tests/server/test_link_chains.py",
)
plant(
    "a ticket is good for ever",
    f"{SERVER}/access/tickets.py",
    "late = self._links.past(found[0].expires)",
    "late = False",
    "tests/server/test_link_chains.py",
)
plant(
    "the code of an opened link goes on opening",
    f"{SERVER}/access/links.py",
    "        await self._store.shorten_link(link.id, stamp_in(self._time, SECOND_THOUGHTS))\n",
    "",
    "tests/server/test_devices.py",
)
plant(
    "frames to seats have the length of what they say",
    f"{SERVER}/wire/padding.py",
    "    return frame.ljust(_rounded(len(frame), length))\n",
    "    return frame\n",
    "tests/server/secrecy/test_even_traffic.py",
)
plant(
    "which version made a turn is told to everybody",
    f"{SERVER}/wire/watcher.py",
    "        if self.eyes.kind in JUDGES.kinds:\n",
    "        if True:\n",
    "tests/server/test_wire.py",
)
plant(
    "a server is asked to wait for its first backup for ever",
    f"{SERVER}/upkeep/backup_age.py",
    "self._time.now() - (last or self._started) > self._most",
    "last is not None and self._time.now() - last > self._most",
    "tests/server/test_backup_notices.py",
)
plant(
    "what was entered with other cards is counted in the next deal",
    f"{SERVER}/tables/online_play.py",
    "return replace(self, seat_answers=(), fouls=(), gestures=())",
    "return self",
    "tests/server/online/test_automatic_judge.py",
)
plant(
    "an old gesture is shown to those who got the cards by a correction",
    f"{SERVER}/tables/table_fold.py",
    "play=now.play if same else now.play.with_new_cards()",
    "play=now.play",
    "tests/server/online/test_gestures.py",
)
plant(
    "who has voted for a candidate is asked again",
    "src/gorod/engine/table/table_questions.py",
    'voters = seats_of(rules.voters(game) & ~phase.cast)\n    key = f"{game.moment} vote',
    'voters = seats_of(rules.voters(game))\n    key = f"{game.moment} vote',
    "tests/engine/test_questions.py",
)
plant(
    "a step is counted from a move that nobody was told of",
    f"{SERVER}/tables/timeline.py",
    "            self.states[at] = replace(self.states[at], known_ms=now)\n",
    "            del now, at\n            break\n",
    "tests/server/secrecy/test_even_traffic.py",
)
