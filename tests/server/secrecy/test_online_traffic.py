"""Nobody who reads the network learns a role at an online table under the automatic judge."""

import asyncio

import pytest

from gorod.fair.deals import cards_from, promised
from gorod.rulebooks import BOOKS
from gorod.server.hub import hub as hubs
from gorod.server.hub import table_room as rooms
from gorod.server.online import automatic_judge
from gorod.server.tables import live_table as lives
from gorod.server.tables.gestures import Shown
from gorod.server.tables.online_decisions import eyes_at
from gorod.server.tables.online_play import OnlinePlay
from gorod.server.tables.table_requests import Enter, Gesture
from tests.kit.running_server import SeededChance
from tests.server.secrecy.clients import called
from tests.server.secrecy.observed_online_traffic import BEATS, OnlinePair, Stage
from tests.server.secrecy.worlds import Leak

SIZES = {"fiim-2019": 10, "fiim-2011": 10, "cma-2025": 12, "tournament-2026": 10}


def dealt(stage, deal):
    """The cards that a seed deals at the table of that name."""
    deck = BOOKS[stage.rules].chosen((), stage.size).rules.deck(stage.size)
    return cards_from(promised(f"t{deal}", deck, SeededChance(deal).secret()), deck)


def pairs_of(stage):
    """Two deals, and a seat whose death looks the same in both: the sheriff's in one of them."""
    teams = BOOKS[stage.rules].rules.teams
    for one in range(1, 60):
        for two in range(one + 1, 60):
            left, right = dealt(stage, one), dealt(stage, two)
            for seat in range(1, stage.size + 1):
                cards = (left[seat - 1], right[seat - 1])
                if cards == ("sheriff", "citizen") and teams[cards[0]] == teams[cards[1]]:
                    yield (one, two), seat


async def played(stage):
    deals, victim = next(pairs_of(stage))
    async with called() as left, called() as right:
        pair = OnlinePair((left, right), stage, deals, victim)
        entered = await pair.play()
        assert pair.shown >= BEATS * stage.size, "those who meet were listened to"
        return entered


@pytest.mark.parametrize("rules", SIZES)
@pytest.mark.parametrize("seed", range(3))
def test_every_seat_of_every_world_is_sent_the_same_at_the_same_times(rules, seed):
    assert asyncio.run(played(Stage(rules, SIZES[rules], seed))) > SIZES[rules]


@pytest.mark.parametrize("rules", ["fiim-2019", "fiim-2011"])
def test_a_step_of_a_role_that_is_dead_in_one_world_looks_the_same(rules):
    """The sheriff was killed in one of them; in the other a citizen was."""
    assert asyncio.run(played(Stage(rules, SIZES[rules], 5, nights=3))) > 2 * SIZES[rules]


def _decoys_are_answered_at_once(patch):
    real = lives.LiveTable.secret_verb

    def secret_verb(self, sender, asked):
        wish, timeline = asked.wish, self.timeline
        own = timeline.offers(timeline.now.game, sender.by.seat) if isinstance(wish, Enter) else ()
        counts = any(offer.move == wish.move for offer in own)
        return real(self, sender, asked) if counts or not isinstance(wish, Enter) else ""

    patch(lives.LiveTable, "secret_verb", secret_verb)


def _only_the_holder_closes(patch):
    """A step ends when the one whose move it is has entered."""

    def all_entered(self, asked):
        timeline = self._timeline
        offers = timeline.offers(timeline.now.game, -1)
        holders = [o.actor for o in offers if o.move == asked.move and o.actor]
        entered = self._state.play.answers_to(asked.key)
        return bool(holders) and all(seat in entered for seat in holders)

    patch(automatic_judge._Step, "_all_entered", all_entered)


def _the_dead_are_not_called(patch):
    """A role that nobody can play any more is passed over quickly."""
    real = automatic_judge._Step._patience

    def patience(self):
        asked, timeline = self._asked, self._timeline
        offers = timeline.offers(timeline.now.game, -1)
        lives = asked is None or any(o.move == asked.move and o.actor for o in offers)
        return real(self) if lives else 1

    patch(automatic_judge._Step, "_patience", patience)
    patch(automatic_judge._Step, "_answered", lambda self, end: end - 7 * (patience(self) == 1))


def _frames_are_as_long_as_they_are(patch):
    patch(rooms, "class_of", lambda _: 1)
    patch(rooms, "filled", lambda body, _: body)


def _a_move_that_counts_is_told(patch):
    """A planted leak: a seat with a move gets one more frame."""
    real = hubs.Hub.submit

    async def submit(self, live, sender, asked):
        answer = await real(self, live, sender, asked)
        wish, timeline = asked.wish, live.timeline
        offers = (
            timeline.offers(timeline.now.game, sender.by.seat) if isinstance(wish, Enter) else ()
        )
        if any(offer.move == wish.move for offer in offers):
            self._table_room(live.id).show(sender.by.seat, anyway=True)
        return answer

    patch(hubs.Hub, "submit", submit)


def _a_decoy_is_not_written(patch):
    """Only a move that counts costs a commit: everybody's deadline moves with it."""
    real = automatic_judge._last_entered

    def last(timeline):
        entered = [
            seat
            for seat, entry in timeline.now.play.seat_answers
            if any(o.actor == seat for o in timeline.offers(timeline.now.game, seat))
        ]
        return real(timeline) + len(entered)

    patch(automatic_judge, "_last_entered", last)


def _awake(live, sender, asked):
    """Whether a gesture is one of those who see each other."""
    eyes = eyes_at(live.timeline, live.timeline.now)
    shows = isinstance(asked.wish, Gesture) and eyes is not None
    return shows and sender.by.seat in eyes.awake and asked.wish.id


def _gestures_are_pushed(patch):
    """A planted leak: a gesture is pushed at once to those who are awake."""
    real = hubs.Hub.submit

    async def submit(self, live, sender, asked):
        shows = _awake(live, sender, asked)
        answer = await real(self, live, sender, asked)
        eyes = eyes_at(live.timeline, live.timeline.now)
        for seat in eyes.awake if shows and eyes else ():
            if seat != sender.by.seat:
                self._table_room(live.id).show(seat, anyway=True)
        return answer

    patch(hubs.Hub, "submit", submit)


def _sleepers_are_answered_at_once(patch):
    real = lives.LiveTable.secret_verb

    def secret_verb(self, sender, asked):
        sleeps = isinstance(asked.wish, Gesture) and not _awake(self, sender, asked)
        return "" if sleeps else real(self, sender, asked)

    patch(lives.LiveTable, "secret_verb", secret_verb)


def _sleepers_are_not_shown_their_view(patch):
    real = hubs.Hub.submit

    async def submit(self, live, sender, asked):
        room = self._table_room(live.id)
        sleeps = isinstance(asked.wish, Gesture) and not _awake(live, sender, asked)
        show, room.show = room.show, (lambda *_, **__: 0) if sleeps else room.show
        try:
            return await real(self, live, sender, asked)
        finally:
            room.show = show

    patch(hubs.Hub, "submit", submit)


def _gestures_make_long_frames(patch):
    """A planted leak: every shown gesture is sent again and again, at any length."""
    real = OnlinePlay.shown

    def shown(self, key):
        return tuple(Shown(key, one.seat, one.id * 2_000, one.seats) for one in real(self, key))

    patch(OnlinePlay, "shown", shown)


def _gestures_move_the_deadline(patch):
    real = automatic_judge._Step._answered

    def answered(self, end):
        return real(self, end) + len(self._state.play.gestures)

    patch(automatic_judge._Step, "_answered", answered)


LEAKS = {
    "count": _a_move_that_counts_is_told,
    "length": _frames_are_as_long_as_they_are,
    "time of answers": _decoys_are_answered_at_once,
    "time of steps": _only_the_holder_closes,
    "time of the dead": _the_dead_are_not_called,
    "time of entries": _a_decoy_is_not_written,
    "count of gestures": _gestures_are_pushed,
    "count of answers to gestures": _sleepers_are_not_shown_their_view,
    "time of answers to gestures": _sleepers_are_answered_at_once,
    "length of gestures": _gestures_make_long_frames,
    "time of gestures": _gestures_move_the_deadline,
}


@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_read_from_the_traffic(name, monkeypatch):
    LEAKS[name](monkeypatch.setattr)
    told = ""
    for seed in range(6):
        try:
            asyncio.run(played(Stage("fiim-2019", 10, seed, nights=3)))
        except Leak as leak:
            told = str(leak)
            break
    assert told, f"{name} was not noticed"
    print(name, told.splitlines()[0])
