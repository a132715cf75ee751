"""Decides the requests that only online tables accept: an entry to write, or a reason."""

from __future__ import annotations

from msgspec.structs import replace

from gorod.engine import Command
from gorod.engine.phases import Over
from gorod.engine.questions import Question, choices_of, closing, question
from gorod.server.access.principal import Kind, Principal
from gorod.server.store.store_ids import LinkId
from gorod.server.streams.answers import ServerReason
from gorod.server.tables.clock import marked
from gorod.server.tables.gestures import MOST, OpenEyes, Shown, makes_sense, open_eyes
from gorod.server.tables.lobby import seat_of_key
from gorod.server.tables.online_play import (
    Candidate,
    FoulVote,
    PauseState,
    SeatAnswer,
    majority,
    people,
)
from gorod.server.tables.table_entries import (
    Entered,
    FoulVoted,
    Gestured,
    JudgeProposed,
    OnlineBody,
    PauseChanged,
)
from gorod.server.tables.table_requests import (
    Enter,
    Gesture,
    OnlineRequest,
    Pause,
    VoteFoul,
    VoteJudge,
)
from gorod.server.tables.table_state import TableState
from gorod.server.tables.timeline import Timeline


def asked_at(timeline: Timeline, state: TableState) -> Question | None:
    """Return the question to the seats of an online table in a state; None at any other table."""
    if state.lobby is None:
        return None
    return question(timeline.book.rules, state.game, timeline.public.at(state.turn))


def eyes_at(timeline: Timeline, state: TableState) -> OpenEyes | None:
    """Return who has open eyes together at an online table; None if nobody has.

    Pages of other tables have no gestures, so it is None there, too.
    """
    if state.lobby is None:
        return None
    return open_eyes(timeline.book.rules, state.game, state.dealt, timeline.public.at(state.turn))


def closing_command(timeline: Timeline) -> Command | None:
    """Return the command that closes the open question with what was entered.

    Returns None if no question is open.
    """
    now = timeline.now
    asked = asked_at(timeline, now)
    if asked is None:
        return None
    before = now.turn.before
    again = before is not None and timeline.goes_on(before.game, now.game)
    last = now.turn.command if again else None
    return closing(timeline.book.rules, now.game, asked, now.play.answers_to(asked.key), last)


def voters(timeline: Timeline) -> frozenset[int]:
    """Return the seats whose votes count if players decide how the table goes on."""
    now = timeline.now
    living = timeline.public.at(now.turn)
    return living if now.lobby is None else people(now.lobby, living)


def entry_for_request(
    timeline: Timeline, by: Principal, wish: OnlineRequest
) -> OnlineBody | ServerReason:
    """Return the entry that a request becomes, or the reason why it becomes none."""
    if timeline.now.lobby is None:
        return "not-online"
    if isinstance(wish, Enter):
        return _entered(timeline, by.seat, wish)
    if isinstance(wish, Gesture):
        return _gestured(timeline, by.seat, wish)
    if isinstance(wish, VoteFoul):
        return _foul_voted(timeline, by.seat, wish)
    if isinstance(wish, VoteJudge):
        return _judge_voted(timeline, by, wish)
    return _pause_changed(timeline, by, wish)


def _entered(timeline: Timeline, seat: int, wish: Enter) -> Entered | ServerReason:
    asked = asked_at(timeline, timeline.now)
    if asked is None or asked.move != wish.move or seat not in asked.seats:
        return "not-asked"
    if timeline.now.play.pause.on:
        return "paused"
    answer = SeatAnswer(wish.target, wish.seats, wish.takes, key=asked.key)
    own = choices_of(asked, timeline.offers(timeline.now.game, seat), seat)
    return Entered(seat, answer) if own.admit(answer, asked.most) else "not-offered"


def _gestured(timeline: Timeline, seat: int, wish: Gesture) -> Gestured | ServerReason:
    """Decide a gesture.

    A player who sleeps or shows nothing moves nothing: the reason is `not-offered`, but the reply
    is the same as for all others.
    """
    eyes = eyes_at(timeline, timeline.now)
    if eyes is None or seat not in eyes.seats:
        return "not-asked"
    if timeline.now.play.pause.on:
        return "paused"
    if not makes_sense(wish.id, wish.seats, timeline.size):
        return "malformed"
    own = [one for one in timeline.now.play.shown(eyes.key) if one.seat == seat]
    if not wish.id or seat not in eyes.awake or len(own) >= MOST:
        return "not-offered"
    return Gestured(Shown(eyes.key, seat, wish.id, wish.seats))


def entry_for_candidate(timeline: Timeline, name: str, key: str) -> JudgeProposed | ServerReason:
    """Return the entry by which a person without a seat offers to judge.

    There can be one candidate at a time.
    """
    lobby, candidate = timeline.now.lobby, timeline.now.play.candidate
    if lobby is None:
        return "not-online"
    if isinstance(timeline.now.game.phase, Over):
        return "not-asked"
    if seat_of_key(lobby, key):
        return "already-sits"
    if candidate is not None and candidate.key != key:
        return "judge-waits"
    return JudgeProposed(candidate or Candidate(name, key))


def _judge_voted(
    timeline: Timeline, by: Principal, wish: VoteJudge
) -> JudgeProposed | ServerReason:
    """Decide a vote on the candidate: more than half of the people who play have to agree.

    A judge sees every card. Before the start not all players are there yet: the first to come could
    let anybody in.
    """
    candidate, lobby = timeline.now.play.candidate, timeline.now.lobby
    if candidate is None:
        return "not-asked"
    if by.kind != Kind.SEAT:
        return "not-asked" if wish.on else _dismissed(timeline, candidate)
    if candidate.accepted:
        return "not-asked"
    if lobby is None or not lobby.started:
        return "not-started"
    here = voters(timeline)
    if by.seat not in here:
        return "not-asked"
    others = tuple(seat for seat in candidate.votes if seat in here and seat != by.seat)
    votes = (*others, by.seat) if wish.on else others
    accepted = len(votes) >= majority(here)
    return JudgeProposed(replace(candidate, votes=votes, accepted=accepted))


def _dismissed(timeline: Timeline, candidate: Candidate) -> JudgeProposed | ServerReason:
    """Let the host dismiss a candidate.

    The host cannot dismiss an accepted judge who has seen the cards of the present game: the
    players have chosen them.
    """
    return "judge-stays" if candidate.accepted and timeline.now.dealt else JudgeProposed()


def entry_for_judge_link(
    timeline: Timeline, key: str, link: LinkId
) -> JudgeProposed | ServerReason:
    """Return the entry that gives an accepted judge a link; by it the log knows them."""
    candidate = timeline.now.play.candidate
    if candidate is None or candidate.key != key or not candidate.accepted:
        return "not-asked"
    return JudgeProposed(replace(candidate, links=(*candidate.links, link)))


def _pause_changed(timeline: Timeline, by: Principal, wish: Pause) -> PauseChanged | ServerReason:
    """Decide a pause or its end: the judge alone, or more than half of the living people."""
    pause, clock = timeline.now.play.pause, timeline.now.clock
    if isinstance(timeline.now.game.phase, Over):
        return "not-asked"
    if by.kind != Kind.SEAT:
        if pause.on == wish.on:
            return "not-asked"
        pause = PauseState(wish.on)
    else:
        here = voters(timeline)
        if by.seat not in here:
            return "not-asked"
        if pause.on == wish.on or by.seat in pause.votes:
            return "already-voted"
        votes = tuple(seat for seat in (*pause.votes, by.seat) if seat in here)
        if len(votes) >= majority(here):
            pause = PauseState(wish.on, votes[0], voted=True)
        else:
            pause = PauseState(pause.on, pause.by if pause.on else votes[0], pause.voted, votes)
    if clock is not None and pause.on:
        clock = clock.stopped(timeline.time.ms())
    return PauseChanged(pause, marked(clock, timeline.time))


def _foul_voted(timeline: Timeline, seat: int, wish: VoteFoul) -> FoulVoted | ServerReason:
    lobby, here = timeline.now.lobby, voters(timeline)
    if lobby is None or not lobby.settings.foul_vote or not timeline.automatic:
        return "no-foul-vote"
    living = timeline.public.at(timeline.now.turn)
    if seat not in here or wish.seat not in living or wish.seat == seat or not timeline.now.dealt:
        return "not-asked"
    vote = FoulVote(seat, wish.seat, timeline.now.game.moment)
    return "already-voted" if vote in timeline.now.play.fouls else FoulVoted(vote)


def fouled(timeline: Timeline) -> int:
    """Return the seat to which more than half of the others want to give a foul; 0 for none."""
    now, here = timeline.now, voters(timeline)
    for seat in sorted({vote.seat for vote in now.play.fouls}):
        others = here - {seat}
        wanted = {v.by for v in now.play.fouls if v.seat == seat and v.moment == now.game.moment}
        if others and len(wanted & others) >= majority(others):
            return seat
    return 0
