"""The automatic judge: what a judge would do next at an online table, and when.

It is a function of the table alone: of what the rules offer, of the clock, of what was entered and
of when the step began. All of that is in the log, so whoever folds the log comes to the same
deadline: the same process, the one that is started after it, or another one beside it.

Nothing here knows a rulebook. A step that has a time in the document lasts that time; any other
waits as long as the pace of the table says, and every phrase is given the time to be read aloud.
At night a step lasts the same whoever lives and whatever they entered.
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
from gorod.server.tables.online_decisions import asked_at, closed, fouled, voters
from gorod.server.tables.table_requests import Do, Draw, Pause, TableRequest, Timer
from gorod.server.tables.table_state import TableState
from gorod.server.tables.timeline import Timeline

PACES = {"quick": 0.6, "club": 1.0, "calm": 1.6}
"""How many times as long as at a club everything lasts that the document does not time."""
BREATH_MS = 1_200
LETTER_MS = 65
"""How long a phrase stands: a breath, and so much for each letter, as it is read aloud."""
CONTRIBUTE_MS = 12_000
"""So long players may add to the secret of the deal before the cards are drawn."""
HAND_S = 10
"""Seconds in which a hand is raised against one candidate, or a secret move is made, where the
document gives no time."""
ANSWER_S = 30
"""Seconds in which somebody chooses who does so alone, where the document gives no time."""
LEAST_MS = 2_000
"""A question that everybody has answered is open so long after its time has begun."""
SETTLED_MS = 800
"""And so long after the last answer."""
BEFORE_MS = 300
"""What only some may notice is done so long before the end of the step, so that it ends on time."""
DESERTED = 30
"""A table at which nobody has done anything for so many entries a seat stands still. Under most
documents its game is over long before: nights without a change end it."""
LONGEST_PAUSE_MS = 10 * 60 * 1000
"""A pause that players have voted for ends by itself."""


@dataclass(frozen=True, slots=True)
class Due:
    """What the automatic judge does next, and when, by the monotonic clock of this process."""

    wish: TableRequest
    at: int


def due(timeline: Timeline) -> Due | None:
    """What comes next at a table, if nobody does anything before.

    Nothing does where it is no table of the automatic judge, has not begun, is over or is paused.
    """
    now = timeline.now
    if not timeline.automatic or now.lobby is None or not now.lobby.started:
        return None
    if isinstance(now.game.phase, Over):
        return None
    began = _began(timeline)
    if now.play.halt.on:
        return Due(Pause(on=False), began + LONGEST_PAUSE_MS) if now.play.halt.voted else None
    if _deserted(timeline):
        return Due(Pause(on=True), began)
    seat = fouled(timeline)
    if seat:
        return Due(Do(Foul(seat)), began)
    return _Step(timeline, began).due()


class _Step:
    """The step at which a table stands, and when it began."""

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
        """The cards are drawn when everybody has added to the secret, or some time later."""
        added = {one.by for one in self._state.deal.contributions}
        if all(str(seat) in added for seat in voters(self._timeline)):
            return self._reading(_at(self._timeline, self._state))
        return self._began + round(CONTRIBUTE_MS * self._pace)

    def _waits(self) -> bool:
        """Whether the step lasts: by the document, or because somebody has something to do."""
        if self._asked is not None or self._state.clock is not None:
            return True
        return any(offer.actor for offer in self._offered)

    def _timed(self) -> Due | None:
        """The clock is started when the phrase has been read, and the step ends with it."""
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
        """Seconds for which a step without a time of its own waits."""
        return max(1, round((HAND_S if self._asked is not None else ANSWER_S) * self._pace))

    def _answered(self, end: int) -> int:
        """When everybody has answered that can; the end of the step if somebody has not.

        A meeting is the only time that those who meet have together: nothing shortens it.
        """
        asked, clock = self._asked, self._state.clock
        if asked is None or clock is None or asked.lasts or not self._all_entered(asked):
            return end
        least = round(LEAST_MS * self._pace)
        return max(clock.since + least, _last_entered(self._timeline) + SETTLED_MS)

    def _all_entered(self, asked: Question) -> bool:
        """Whether everybody has; nobody waits for those who have left, as everybody knows."""
        lobby = self._state.lobby
        entered = self._state.play.entries(asked.key)
        return all(
            seat in entered or (lobby is not None and lobby.place(seat).absent)
            for seat in asked.seats
        )

    def _done(self, at: int) -> Due | None:
        """What ends the step, at this time; what does not end it yet comes a little before."""
        command = self._ending()
        if command is None:
            return None
        ahead = 0 if self._ends(command) else BEFORE_MS
        return Due(Do(command), at - ahead)

    def _ending(self) -> Command | None:
        if self._asked is not None:
            return closed(self._timeline)
        return onward(self._offered) or unanswered(self._offered)

    def _ends(self, command: Command) -> bool:
        """Whether a command leads to another step."""
        game = self._state.game
        after, events = step(self._timeline.book.rules, game, command)
        return isinstance(events, Refusal) or not self._timeline.goes_on(game, after)

    def _read(self) -> int:
        """When the phrases of the step have been read aloud."""
        return self._reading(self._began)

    def _reading(self, since: int) -> int:
        rules, turn = self._timeline.book.rules, self._state.turn
        letters = sum(map(len, spoken(rules, turn, SPECTATOR).says))
        return since + round((BREATH_MS + LETTER_MS * letters) * self._pace)


def _deserted(timeline: Timeline) -> bool:
    """Whether no player has done anything for very long: the table waits until one comes."""
    return timeline.version - timeline.last_by_people > DESERTED * timeline.size


def _began(timeline: Timeline) -> int:
    """When the table came to stand as it does: at this turn, with this judge, and not paused."""
    now, first = timeline.now, timeline.now
    for at in range(timeline.version - 1, -1, -1):
        state = timeline.states[at]
        if not _same(state, now):
            break
        first = state
    return _at(timeline, first)


def _last_entered(timeline: Timeline) -> int:
    """When a seat has entered something last. Nothing that follows from it counts."""
    entered = timeline.now.play.entered
    states = (timeline.states[at] for at in range(timeline.version - 1, -1, -1))
    first = timeline.now
    for state in states:
        if state.play.entered is not entered:
            break
        first = state
    return _at(timeline, first)


def _same(one: TableState, other: TableState) -> bool:
    if one.lobby is None or other.lobby is None or one.turn is not other.turn:
        return False
    return (one.control, one.play.halt.on, one.lobby.started) == (
        other.control,
        other.play.halt.on,
        other.lobby.started,
    )


def _at(timeline: Timeline, state: TableState) -> int:
    """When an entry was written, by the monotonic clock of this process.

    Of one that was read from the store, the wall clock says how long ago that was.
    """
    if state.version > timeline.loaded:
        return state.known
    away = timeline.time.now() - datetime.fromisoformat(state.at)
    return timeline.time.ms() - min(AWAY_MS, max(0, round(away.total_seconds() * 1000)))
