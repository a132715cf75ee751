"""Leaks that other systems had, planted here; each is a small change that somebody might make."""

import hashlib
from copy import copy
from dataclasses import replace

from msgspec.structs import replace as changed

from gorod.engine import Refusal, seen, step
from gorod.engine.viewers import JUDGE, SPECTATOR
from gorod.i18n import catalogue
from gorod.report.protocol import protocol
from gorod.server.access import rights
from gorod.server.access.tickets import Tickets
from gorod.server.http import middleware
from gorod.server.hub import hub as hubs
from gorod.server.hub import secret_moves as secrets
from gorod.server.hub import table_room as rooms
from gorod.server.journal import note
from gorod.server.routes.tables import replay_routes, table_routes
from gorod.server.store.stored_rows import Receipt
from gorod.server.tables import live_table as lives
from gorod.server.tables import recipients
from gorod.server.tables.decide import decoys, rewinds, table_moves
from gorod.server.tables.replayed import replayed
from gorod.server.tables.table_entries import Taken
from gorod.server.tables.table_fold import TableFold
from gorod.server.tables.table_requests import Do
from gorod.server.tables.timeline import Timeline
from gorod.server.web import socket
from gorod.server.wire import frames, projection, watcher, witnessed
from gorod.server.wire.models import ClockView, OfferView
from gorod.server.wire.network_frames import framed
from gorod.server.wire.padding import filled
from gorod.server.wire.training_views import training_view

LEAKS = {}
TRAFFIC = {}
"""Leaks that are visible only in the number, the lengths and the times of frames."""


def leak(incident, kind=LEAKS):
    """A planted leak, and the incident on which it is based."""

    def plant(function):
        kind[function.__name__] = (incident, function)
        return function

    return plant


def shape(incident):
    """A planted leak that can be read without deciphering a frame."""
    return leak(incident, TRAFFIC)


def _cards(game):
    return ",".join(game.cards or ())


def _push(connection, text):
    connection.push(framed(filled(text.encode(), connection.fill)))


def _view(patch, change):
    """Change every view before it leaves; the change decides which ones."""
    real = projection.view

    def view(moment, known, eyes, seq, log):
        made = real(moment, known, eyes, seq, log)
        change(made, moment.state, moment.timeline, eyes)
        return made

    patch(projection, "view", view)


def _role(patch, knows):
    real = projection._fitted

    def player(moment, one, known, eyes, points):
        part, game = real(moment, one, known, eyes, points), moment.state.game
        if game.cards and knows(game, one, eyes):
            part = copy(part)
            part.role = game.card(one.seat)
        return part

    patch(projection, "_fitted", player)


# --- roles ----------------------------------------------------------------------------------


@leak("Secret-Hitler-Online #7: roles of every player to all")
def roles_to_everyone(patch):
    _role(patch, lambda *_: True)


@leak("werwolfonline #35: ask as a dead player, get all roles")
def the_dead_see_roles(patch):
    _role(patch, lambda game, _, eyes: eyes.viewer > 0 and not game.lives(eyes.viewer))


@leak("botc: cards of the dead are shown to all")
def cards_of_the_dead_are_open(patch):
    _role(patch, lambda game, player, _: not game.lives(player.seat))


@leak("Vyasma: the stream overlay carries roles by default")
def the_overlay_has_roles(patch):
    patch(projection, "OVERLAY_ROLES", "overlay")


@leak("govariants #500: no player means the whole board")
def no_viewer_is_the_judge(patch):
    patch(witnessed, "seen", lambda event, v: event if v == SPECTATOR else seen(event, v))


@leak("boardgame.io: what the filter does not know passes")
def what_is_unknown_passes(patch):
    patch(witnessed, "seen", lambda event, viewer: seen(event, viewer) or event)


@leak("longwave #26: the state is in the page, only hidden")
def the_deal_is_in_a_tag(patch):
    _view(patch, lambda v, state, *_: v.tags.update(deal=_cards(state.game)))


@leak("a promise that can be guessed: the hash of the deal itself")
def the_commitment_is_of_the_cards(patch):
    def change(view, state, *_):
        view.commitment = hashlib.sha256(_cards(state.game).encode()).hexdigest()

    _view(patch, change)


# --- the second path ------------------------------------------------------------------------


@leak("botc #309: a refresh is sent everything first")
def a_reconnect_is_sent_everything(patch):
    real = hubs.Hub.join

    def join(self, connection, live, seen_):
        real(self, connection, live, seen_)
        if seen_:
            _push(connection, f'{{"type":"view","sync":"{_cards(live.timeline.now.game)}"}}')

    patch(hubs.Hub, "join", join)


@leak("botc #323: whoever comes anew is told old nights")
def a_newcomer_is_told_old_nights(patch):
    real = hubs.Hub.join

    def join(self, connection, live, seen_):
        real(self, connection, live, seen_)
        nights = hash(
            repr(live.timeline.now.game.facts.checks + live.timeline.now.game.facts.hunts)
        )
        _push(connection, f'{{"type":"view","nights":{nights}}}')

    patch(hubs.Hub, "join", join)


@leak("boardgame.io #399: secrets in the undo log")
def what_was_taken_back_is_told(patch):
    def change(view, state, timeline, _):
        if state.redo:
            view.tags["undone"] = repr(timeline.states[state.redo[-1] - 1].turn.command)

    _view(patch, change)


@leak("tabletop logs: everybody hears that a night was corrected")
def a_correction_is_told_to_all(patch):
    real = recipients.noticed

    def noticed(book, old, new, before, after):
        if old and new:
            return recipients.everybody(after.size)
        return real(book, old, new, before, after)

    patch(table_moves, "noticed", noticed)
    patch(rewinds, "noticed", noticed)


@leak("boardgame.io #399, again: what was corrected stays in the protocol of a player")
def corrections_are_told_to_all(patch):
    def change(view, state, timeline, _):
        view.tags["corrected"] = str(sum(1 for _ in timeline.corrections(state)))

    _view(patch, change)


@leak("boardgame.io #268: the initial state is whole")
def the_first_view_has_the_cards(patch):
    real = watcher.Watcher.frame

    def frame(self, since=0, *, followed=False):
        view = real(self, since, followed=followed)
        if not since:
            view.tags["initial"] = _cards(self.timeline.now.game)
        return view

    patch(watcher.Watcher, "frame", frame)


@leak("vanilla-mafia: hidden in one export, whole in another")
def the_protocol_is_the_judges(patch):
    def protocol_for(timeline, by, lang):
        return protocol(replayed(timeline, timeline.now), catalogue(lang), JUDGE)

    patch(table_routes, "protocol_for", protocol_for)


@leak("Vyasma: an export without authorisation")
def anybody_exports_the_record(patch):
    patch(rights, "RIGHTS", {**rights.RIGHTS, "table-record": rights.LINKS})


@leak("a replay that is open before the end, in the judge's eyes")
def a_replay_is_read_before_the_end(patch):
    def told(timeline, *_):
        return [*watcher.Watcher(timeline, watcher.Eyes("judge", JUDGE)).retold(timeline.last_told)]

    patch(replay_routes, "replay_for", told)


@leak("a cache without the viewer in its key")
def a_view_is_cached_for_all(patch):
    kept = {}
    real = table_routes.look

    def look(timeline, by):
        return kept.setdefault((id(timeline), timeline.version), None) or kept.__setitem__(
            (id(timeline), timeline.version), real(timeline, by)
        ) or kept[id(timeline), timeline.version]  # fmt: skip

    patch(table_routes, "look", look)


@leak("a ticket that forgets whose it is")
def a_ticket_is_the_judges(patch):
    real = Tickets.take

    async def take(self, ticket):
        by = await real(self, ticket)
        return by if by is None or by.kind == "seat" else replace(by, kind="side-judge")

    patch(Tickets, "take", take)


@leak("vanilla-mafia: the delay is the page's business")
def a_late_link_looks_at_the_present(patch):
    patch(Timeline, "due", lambda timeline, _: timeline.now)


@leak("a late link is pushed the present")
def a_late_link_is_pushed_the_present(patch):
    patch(rooms.TableRoom, "_due", lambda *_: True)


@leak("a late link is told with somebody's command")
def late_frames_come_with_commands(patch):
    real = rooms.TableRoom.tell
    patch(rooms.TableRoom, "tell", lambda self, **_: real(self, late=True))


@leak("a preview of the table for everybody")
def the_listing_counts_the_living_black(patch):
    real = table_routes._listed

    async def listed(services):
        found = await real(services)
        for one in found:
            game = (await services.hub.tables.get(one.table)).timeline.now.game
            one.title = ",".join(str(s) for s in range(1, game.size + 1) if game.black >> s & 1)
        return found

    patch(table_routes, "_listed", listed)


# --- side channels --------------------------------------------------------------------------


@leak("jkomoros/boardgame #797: everybody is sent something when a wolf votes")
def everybody_notices_everything(patch):
    for decides in (table_moves, rewinds):
        patch(decides, "noticed", lambda *of: recipients.everybody(of[-1].size))


@leak("UltiMafia b50c307: typing tells who is in the mafia's chat")
def somebody_is_typing(patch):
    real = hubs.Hub.submit

    async def submit(self, live, sender, asked):
        if (
            sender.by.viewer == JUDGE
            and isinstance(asked.wish, Do)
            and live.timeline.now.game.night
        ):
            for one in self._at(live.id):
                _push(one, '{"type":"view","typing":true}')
        return await real(self, live, sender, asked)

    patch(hubs.Hub, "submit", submit)


@leak("FTC #474: everybody sees the judges change")
def a_takeover_is_shown_to_all(patch):
    real = TableFold.after

    def after(self, body, decided, at, *, live):
        made = real(self, body, decided, at, live=live)
        everybody = recipients.everybody(made.game.size)
        return changed(made, noticed_by=everybody) if isinstance(body, Taken) else made

    patch(TableFold, "after", after)


@leak("BeyondMafia #488: what others may do tells what they are")
def offers_of_all_are_told(patch):
    def offers(timeline, state, eyes):
        every = timeline.offers(state.game, JUDGE) if eyes.viewer else ()
        return tuple(OfferView(o.move, o.actor, o.choices) for o in every)

    patch(projection, "_offers", offers)


@leak("the clock of the night is somebody's")
def the_clock_says_who_acts(patch):
    def clock(_, state, __):
        return ClockView(state.game.holder("don"), None, left_ms=0, running=False)

    patch(projection, "_clock", clock)


@leak("numbers that count what was not sent")
def views_are_numbered_by_version(patch):
    def change(view, state, *_):
        view.seq = state.version

    _view(patch, change)


@leak("numbers of answers that count what was not sent")
def answers_are_numbered_by_version(patch):
    patch(Timeline, "number", lambda self, *_: self.version)


@leak("the length of an answer")
def the_length_depends_on_the_deal(patch):
    def change(view, state, *_):
        view.cue = (view.cue or "") + " " * state.game.holder("don")

    _view(patch, change)


@leak("a result that is known before it is announced")
def the_outcome_is_told_early(patch):
    def change(view, state, *_):
        view.vote_cancelled = state.game.outcome is not None

    _view(patch, change)


def _headers(patch, name, value):
    real = middleware.Gate.__call__

    async def call(self, scope, receive, send):
        async def with_header(message):
            if message["type"] == "http.response.start" and "/tables/" in scope["path"]:
                live = self.services.hub.tables.known(scope["path"].split("/")[3])
                if live is not None:
                    header = (name, value(live).encode())
                    message = {**message, "headers": [*message["headers"], header]}
            await send(message)

        await real(self, scope, receive, with_header)

    patch(middleware.Gate, "__call__", call)


@leak("an ETag that is the version of the table")
def an_etag_is_the_version(patch):
    _headers(patch, b"etag", lambda live: str(live.timeline.version))


@leak("an ETag that is a hash of the whole state")
def an_etag_hashes_everything(patch):
    _headers(patch, b"etag", lambda live: hashlib.sha256(live.timeline.head.hash).hexdigest())


@leak("Last-Modified by entries that nobody saw")
def last_modified_is_of_the_log(patch):
    _headers(patch, b"last-modified", lambda live: str(live.timeline.head.version))


# --- errors and logs ------------------------------------------------------------------------


@leak("Discord-Werewolf #76: an answer tells what happened at night")
def a_refusal_tells_a_card(patch):
    real = lives.LiveTable.refused

    def refused(self, sender, asked, code):
        answer = real(self, sender, asked, code)
        cards = self.timeline.now.game.cards
        return changed(answer, text=f"{answer.text} {cards[-1] if cards else ''}")

    patch(lives.LiveTable, "refused", refused)


@leak("a refusal says why the rules refuse another's act")
def a_refusal_says_whose_turn_it_is(patch):
    real = table_moves._not_theirs

    def not_theirs(timeline, seat, command):
        refused = real(timeline, seat, command)
        if refused is not None:
            _, answer = step(timeline.book.rules, timeline.now.game, command)
            if isinstance(answer, Refusal):
                return answer
        return refused

    patch(table_moves, "_not_theirs", not_theirs)


@leak("the journal has commands in it")
def commands_are_written_down(patch):
    real = hubs.Hub.submit

    async def submit(self, live, sender, asked):
        note("command", wish=repr(asked.wish))
        return await real(self, live, sender, asked)

    patch(hubs.Hub, "submit", submit)


@leak("role dealer prints roles to the console")
def the_deal_is_written_down(patch):
    real = lives.LiveTable.adopt

    def adopt(self, entries, folded):
        real(self, entries, folded)
        note("dealt", cards=_cards(self.timeline.now.game))

    patch(lives.LiveTable, "adopt", adopt)


@leak("tokens in logs")
def a_token_is_written_down(patch):
    real = socket._who

    async def who(services, hello):
        note("hello", shown=hello.token)
        return await real(services, hello)

    patch(socket, "_who", who)


# --- lengths, numbers and times ---------------------------------------------------------------


@shape("TLS records: a view is as long as what one knows")
def views_are_not_filled_up(patch):
    patch(frames, "filled", lambda frame, _: frame)
    patch(rooms, "class_of", lambda _: 1)


@shape("lengths rounded to small classes, each by its own")
def views_are_filled_up_to_small_classes(patch):
    patch(rooms, "packed", lambda view, _: frames.packed(view, 64))
    patch(rooms, "class_of", lambda _: 64)


@shape("whoever comes again is sent a view of its own length")
def a_reconnect_is_not_filled_up(patch):
    def first(_, watcher, seen_, __):
        return frames.packed(watcher.frame(seen_), 1)

    patch(rooms.TableRoom, "first", first)


@shape("only answers are forgotten: an ack is shorter than a refusal")
def answers_are_not_filled_up(patch):
    real = frames.filled
    long = 2000
    patch(frames, "filled", lambda frame, fill: real(frame, fill if len(frame) > long else 1))
    patch(decoys, "has_move", lambda *_: True)


@shape("the length of what another seat knows")
def the_black_have_a_longer_frame(patch):
    real = rooms.TableRoom._send

    def send(self, watch):
        viewer, game = watch.watcher.eyes.viewer, self.timeline.now.game
        if viewer > 0 and game.cards and game.black >> viewer & 1:
            for one in watch.sockets:
                _push(one, '{"type":"ping","more":"' + "x" * 2048 + '"}')
        return real(self, watch)

    patch(rooms.TableRoom, "_send", send)


@shape("views over HTTP are as long as what one knows")
def views_over_http_are_not_filled_up(patch):
    patch(middleware._PaddedResponse, "_fills", lambda *_: False)


@shape("views over HTTP are rounded, each by its own length")
def views_over_http_are_rounded_by_themselves(patch):
    patch(table_routes, "class_of", lambda _: 16)


@shape("a protocol over HTTP is as long as one's nights")
def protocols_over_http_are_rounded_by_themselves(patch):
    real = table_routes._pad_like_hall

    def padded(request, by, public):
        real(request, by, public)
        if "view" not in request.url.path:
            request.state.length = 16

    patch(table_routes, "_pad_like_hall", padded)


@shape("jkomoros/boardgame #797, again: a frame for those alone whom it concerns")
def some_are_told_alone(patch):
    patch(rooms.TableRoom, "_in_time", lambda *_: True)


@shape("a move is told at once, so whoever spoke last has made it")
def a_secret_move_begins_the_next_step(patch):
    patch(Timeline, "is_held_back", lambda *_: False)


@shape("a move is told after a while, counted from the move")
def a_secret_move_is_told_so_long_after_it(patch):
    real = secrets.SecretMoves.hold

    def hold(self, live):
        real(self, live)
        self.held[live.id] = self._time.ms() + 1000

    patch(secrets.SecretMoves, "hold", hold)


@shape("the time of the next step counts from the move, and not from when it was told")
def the_next_step_begins_with_the_move(patch):
    real = Timeline.release

    def release(self):
        made = [state.known_ms for state in self.states]
        real(self)
        for at, known in enumerate(made):
            self.states[at] = changed(self.states[at], known_ms=known)

    patch(Timeline, "release", release)


@shape("a decoy is refused without going to the disk")
def decoys_are_not_written_down(patch):
    real = lives.LiveTable._not_moved

    def not_moved(self, sender, asked, judged, verb):
        if not decoys.has_move(self.timeline, sender.by.seat, verb):
            return lives.Decision(lives.Ack(asked.id, self.number(sender)), receipt=False)
        return real(self, sender, asked, judged, verb)

    patch(lives.LiveTable, "_not_moved", not_moved)


@shape("a decoy is written down twice")
def decoys_are_written_down_twice(patch):
    real = lives.LiveTable.decide

    async def decide(self, sender, asked):
        decision = await real(self, sender, asked)
        if self.secret_verb(sender, asked) and not decision.entries:
            twice = Receipt(
                self.id, f"{sender.key(asked.id)} again", asked.digest, self.version, b"{}"
            )
            await self._store.append([], twice)
        return decision

    patch(lives.LiveTable, "decide", decide)


@shape("a refusal comes sooner than a move that is folded and written")
def decoys_are_answered_sooner(patch):
    real = hubs.Hub.submit

    async def submit(self, live, sender, asked):
        before, pause = live.timeline.version, self.time.pause

        async def shorter(ms):
            await pause(ms if live.timeline.version > before else ms // 2)

        self.time.pause = shorter
        try:
            return await real(self, live, sender, asked)
        finally:
            self.time.pause = pause

    patch(hubs.Hub, "submit", submit)


@shape("by day only those who really did something are shown it")
def only_real_acts_are_shown_back(patch):
    real = rooms.TableRoom.show
    patch(rooms.TableRoom, "show", lambda self, seat, **_: real(self, seat, anyway=False))


# --- lessons of the judge's trainer -----------------------------------------------------------

LESSONS = {}
"""Leaks at a training table that nothing else would notice."""


def _lesson_part(patch, change):
    """Put the lesson into views that are not the judge's."""

    def told(made, state, timeline, eyes):
        if timeline.lesson is not None and eyes.viewer != JUDGE:
            change(made, training_view(timeline, state, timeline.lesson))

    _view(patch, told)


@leak("the lesson is put into every view", LESSONS)
def the_lesson_to_everyone(patch):
    _lesson_part(patch, lambda view, lesson: setattr(view, "training", lesson))


@leak("the seed, from which all cards follow, stands among the tags", LESSONS)
def the_seed_in_the_tags(patch):
    _lesson_part(patch, lambda view, lesson: view.tags.update(seed=lesson.seed))


@leak("what happens in the room is read to the hall", LESSONS)
def the_room_is_read_aloud(patch):
    def read(view, lesson):
        view.says = (*view.says, *(one.what for one in lesson.room))

    _lesson_part(patch, read)


@leak("what the learner tried and was refused moves everybody's number", LESSONS)
def attempts_are_counted_for_everyone(patch):
    real = TableFold._learnt

    def learnt(self, now, body):
        return changed(real(self, now, body), noticed_by=recipients.everybody(self._size))

    patch(TableFold, "_learnt", learnt)
