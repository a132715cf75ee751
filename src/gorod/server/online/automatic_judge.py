"""The automatic judge: what it does next at an online table, and when.

It is a function of the table alone: of what the rules offer, of the clock, of what was entered and
of when the step began. All of that is in the log, so every process that folds the log computes the
same deadline: this one, the one that is started after it, or another one beside it.

Nothing here knows a rulebook. A step that has a time in the document lasts that time; any other
step waits as long as the pace of the table says, and every phrase gets the time to be read aloud.
At night a step lasts equally long whoever is alive and whatever they entered.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from gorod.bots.judge_moves import onward, unanswered
from gorod.engine import Command, Refusal, step
from gorod.engine.commands import Foul
from gorod.engine.offers import offers_of_the_step
from gorod.engine.phases import Over
from gorod.engine.questions import Question
from gorod.engine.viewers import SPECTATOR
from gorod.report.phrases import spoken
from gorod.server.tables.clock import AWAY_MS
from gorod.server.tables.online_decisions import asked_at, closing_command, fouled, voters
from gorod.server.tables.table_requests import Do, Draw, Pause, TableRequest, Timer
from gorod.server.tables.table_state import TableState
from gorod.server.tables.timeline import Timeline

PACES = {"quick": 0.6, "club": 1.0, "calm": 1.6}
"""The factor, by pace, for all times that the document does not set."""
BREATH_MS = 1_200
LETTER_MS = 65
"""The time to read a phrase aloud: a breath, and this long for each letter."""
CONTRIBUTE_MS = 12_000
"""How long players may add to the secret of the deal before the cards are drawn."""
HAND_S = 10
"""The seconds to raise a hand against one candidate or to make a secret move, if the document gives
no time."""
ANSWER_S = 30
"""The seconds for a choice that one player makes alone, if the document gives no time."""
LEAST_MS = 2_000
"""The least time that a question stays open once its time has begun, even if all have answered."""
SETTLED_MS = 800
"""How long a question stays open after the last answer."""
BEFORE_MS = 300
"""What only some viewers may notice is done this long before the end of a step, so that the step
ends on time."""
DESERTED = 30
"""After this many entries per seat without any act of a player the table is paused. Under most
documents the game is over long before: nights without a change end it."""
LONGEST_PAUSE_MS = 10 * 60 * 1000
"""A pause that players voted for ends by itself after this time."""


@dataclass(frozen=True, slots=True)
class Due:
    """The automatic judge's next request, and its time by the monotonic clock of this process."""

    wish: TableRequest
    at: int


def due(timeline: Timeline) -> Due | None:
    """Return what the automatic judge does next at a table, if nobody does anything before.

    Returns None if the automatic judge does not have the table, or the game has not begun or is
    over. A pause that players voted for is ended after a while; for any other pause it is None.
    """
    now = timeline.now
    if not timeline.automatic or now.lobby is None or not now.lobby.started:
        return None
    if isinstance(now.game.phase, Over):
        return None
    began = _began(timeline)
    if now.play.pause.on:
        return Due(Pause(on=False), began + LONGEST_PAUSE_MS) if now.play.pause.voted else None
    if _deserted(timeline):
        return Due(Pause(on=True), began)
    seat = fouled(timeline)
    if seat:
        return Due(Do(Foul(seat)), began)
    return _Step(timeline, began).due()


class _Step:
    """The present step of a table, and when it began."""

    def __init__(self, timeline: Timeline, began: int) -> None:
        self._timeline, self._began = timeline, began
        self._state = timeline.now
        lobby = timeline.now.lobby
        self._pace = PACES[lobby.settings.pace] if lobby is not None else 1.0
        self._offered = offers_of_the_step(timeline.book.rules, timeline.now.game)
        self._asked = asked_at(timeline, timeline.now)

    def due(self) -> Due | None:
        moves = {offer.move for offer in self._offered}
        if "deal" in moves:
            return Due(Draw(), self._contributed())
        if "coin" in moves or "card" in moves:
            return Due(Draw(), self._read())
        if not self._waits():
            return self._done(self._read())
        return self._timed()

    def _contributed(self) -> int:
        """Return when the cards are drawn: after everybody has contributed, or after some time."""
        added = {one.by for one in self._state.deal.contributions}
        if all(str(seat) in added for seat in voters(self._timeline)):
            return self._reading(_at(self._timeline, self._state))
        return self._began + round(CONTRIBUTE_MS * self._pace)

    def _waits(self) -> bool:
        """Whether the step lasts, by the document or because a player has something to do."""
        if self._asked is not None or self._state.clock is not None:
            return True
        return any(offer.actor for offer in self._offered)

    def _timed(self) -> Due | None:
        """Return the start of the clock once the phrase has been read, or the end of the step."""
        clock = self._state.clock
        if clock is None:
            return Due(Timer("start", self._patience()), self._read())
        if not clock.running:
            if clock.left:
                return Due(Timer("start"), self._read())
            return self._done(self._read())
        end = clock.since + clock.left
        return self._done(min(end, self._answered(end)))

    def _patience(self) -> int:
        """Return the seconds for which a step waits that has no time in the document."""
        return max(1, round((HAND_S if self._asked is not None else ANSWER_S) * self._pace))

    def _answered(self, end: int) -> int:
        """Return when all who can answer have answered; the end of the step if one has not.

        A meeting is the only time that those who meet have together: nothing shortens it.
        """
        asked, clock = self._asked, self._state.clock
        if asked is None or clock is None or asked.lasts or not self._all_entered(asked):
            return end
        least = round(LEAST_MS * self._pace)
        return max(clock.since + least, _last_entered(self._timeline) + SETTLED_MS)

    def _all_entered(self, asked: Question) -> bool:
        """Whether all have answered. Seats whose players are known to have left do not count."""
        lobby = self._state.lobby
        entered = self._state.play.answers_to(asked.key)
        return all(
            seat in entered or (lobby is not None and lobby.place(seat).absent)
            for seat in asked.seats
        )

    def _done(self, at: int) -> Due | None:
        """Return the command that ends the step at this time.

        A command that does not end the step yet comes a little earlier.
        """
        command = self._ending()
        if command is None:
            return None
        ahead = 0 if self._ends(command) else BEFORE_MS
        return Due(Do(command), at - ahead)

    def _ending(self) -> Command | None:
        if self._asked is not None:
            return closing_command(self._timeline)
        return onward(self._offered) or unanswered(self._offered)

    def _ends(self, command: Command) -> bool:
        """Whether a command leads to another step."""
        game = self._state.game
        after, events = step(self._timeline.book.rules, game, command)
        return isinstance(events, Refusal) or not self._timeline.goes_on(game, after)

    def _read(self) -> int:
        """Return when the phrases of the step have been read aloud."""
        return self._reading(self._began)

    def _reading(self, since: int) -> int:
        rules, turn = self._timeline.book.rules, self._state.turn
        letters = sum(map(len, spoken(rules, turn, SPECTATOR).says))
        return since + round((BREATH_MS + LETTER_MS * letters) * self._pace)


def _deserted(timeline: Timeline) -> bool:
    """Whether no player has done anything for so long that the table waits for one to come."""
    return timeline.version - timeline.last_by_people > DESERTED * timeline.size


def _began(timeline: Timeline) -> int:
    """Return when the present situation began: this turn, this judge, this state of the pause."""
    now, first = timeline.now, timeline.now
    for at in range(timeline.version - 1, -1, -1):
        state = timeline.states[at]
        if not _same(state, now):
            break
        first = state
    return _at(timeline, first)


def _last_entered(timeline: Timeline) -> int:
    """Return when a seat last entered something. What follows from the entry does not count."""
    entered = timeline.now.play.seat_answers
    states = (timeline.states[at] for at in range(timeline.version - 1, -1, -1))
    first = timeline.now
    for state in states:
        if state.play.seat_answers is not entered:
            break
        first = state
    return _at(timeline, first)


def _same(one: TableState, other: TableState) -> bool:
    if one.lobby is None or other.lobby is None or one.turn is not other.turn:
        return False
    return (one.control, one.play.pause.on, one.lobby.started) == (
        other.control,
        other.play.pause.on,
        other.lobby.started,
    )


def _at(timeline: Timeline, state: TableState) -> int:
    """Return when an entry was written, by the monotonic clock of this process.

    For an entry that was read from the store, the wall clock says how long ago that was.
    """
    if state.version > timeline.loaded:
        return state.known_ms
    away = timeline.time.now() - datetime.fromisoformat(state.written_at)
    return timeline.time.ms() - min(AWAY_MS, max(0, round(away.total_seconds() * 1000)))
