"""What can happen under a rulebook, derived from its slots and the rules it leaves out."""

from inspect import signature

from gorod.engine import Command, Event, start, step
from gorod.engine import commands as c
from gorod.engine import events as e
from gorod.engine import phases as p
from gorod.engine.by_day import by_day_phases as days
from gorod.engine.by_day.by_day_format import BY_DAY
from gorod.engine.duties import ACTS, CHECKS, ROLES, kind_of
from gorod.engine.powers.ball_poll import BallPoll
from gorod.engine.powers.card_guess import CardGuess
from gorod.engine.powers.compulsory_acts import CompulsoryActs
from gorod.engine.powers.counted_warnings import CountedWarnings
from gorod.engine.powers.day_card import DayCard
from gorod.engine.powers.delayed_removal import DelayedRemoval
from gorod.engine.powers.deputy import Deputy
from gorod.engine.powers.golden_minute import GoldenMinute
from gorod.engine.powers.mayor import Mayor
from gorod.engine.powers.noted_hints import NotedHints
from gorod.engine.powers.protest_vote import ProtestVote
from gorod.engine.powers.self_votes import SelfVotes
from gorod.engine.powers.shared_minute import SharedMinute
from gorod.engine.powers.spoken_best_moves import SpokenBestMoves
from gorod.engine.powers.technical_night import TechnicalNight
from gorod.engine.powers.victims_best_move import BestMove
from gorod.engine.powers.waivers import Waivers
from gorod.engine.rule_ids import RULE_IDS
from gorod.engine.table.decide.votes import numbers_suffice
from gorod.engine.table.table_format import TABLE

CANCELLING = {"cancels-nearest", "cancels-next", "cancels-after-standing", "cancels-coming"}
"""The rules by which a vote is cancelled."""
NEVER_TOLD = {"list-not-told", "no-such-move"}
"""Why a player who asks for the list is refused at any moment."""

TABLE_EVENTS = "gorod.engine.table.events"
AT_TABLE = [kind for kind in Event.__args__ if kind.__module__.startswith(TABLE_EVENTS)]
EVENTS = [kind for kind in AT_TABLE if kind not in (e.ResultTold, e.AsPlayed)]
COMMANDS = [kind for kind in Command.__args__ if kind.__module__ == c.__name__]
OF_DAYS = (days.Open, days.Epilogue)
PHASES = {
    TABLE.name: [kind for kind in p.Phase.__args__ if kind not in (*OF_DAYS, days.Closed)],
    BY_DAY.name: [p.Seating, *OF_DAYS],
}
"""What happens at a table, and the phases in which a game of either format waits.

A result that is entered has no course, and it does not cause what was played against the rules.
"""

NIGHTS = range(1, 4)
"""Nights that represent all: the first, the first with a hunt, and a later one."""

NEVER_ACCEPTED = {c.Withdraw, c.AsPlayed}
"""What players may ask for and no document grants; and what only a record contains."""

WHERE = {
    p.Tie: e.TieFound,
    p.Lift: e.LiftAsked,
    p.Naming: e.BestMovesRead,
    p.Recess: e.TechnicalNight,
    p.Election: e.ElectionOpened,
    p.Balls: e.BallsOpened,
    p.Guess: e.GuessAwaited,
}
"""Phases that a document may lack, and the event that shows them."""

BY_COMMAND = {
    c.Order: e.OrderSet,
    c.LiftHands: e.LiftCounted,
    c.Tally: e.HandsTallied,
    c.Best: e.BestMoveNamed,
    c.Hint: e.HintAsked,
    c.Defeat: e.TeamDefeated,
    c.Ban: e.Banned,
    c.GiveAward: e.Awarded,
    c.GiveFine: e.Fined,
    c.Approve: e.Approved,
    c.FileProtest: e.ProtestFiled,
    c.Support: e.ProtestVoted,
    c.Rule: e.ProtestRuled,
    c.Waive: e.Waived,
    c.Ask: e.ListTold,
    c.Allow: e.Allowed,
    c.Forbid: e.Forbidden,
    c.Technical: e.TechnicalNight,
    c.Elect: e.ElectionHands,
    c.Successor: e.SuccessorNamed,
    c.GiveBall: e.BallGiven,
    c.DrawCard: e.CardDrawn,
    c.Breach: e.Breached,
    c.OpenCard: e.GuessAwaited,
    c.Accuse: e.GuessAwaited,
}
"""Commands that a document may lack, and the event that shows them."""


OFFICES = {Deputy, Mayor}


def silent(book):
    """Return the rules of the engine that this document never uses."""
    return RULE_IDS - book.citations.keys()


def duties(book):
    """Return what the judge calls in some night."""
    tables = [dealt(book.rules, size) for size in book.rules.sizes]
    called = (book.rules.night_duties(game, number) for game in tables for number in NIGHTS)
    return {kind_of(duty) for duties in called for duty in duties}


def checks(book):
    """Return the roles that get an answer at night."""
    return CHECKS.keys() & duties(book)


def acts(book):
    """Return the roles whose night act is only noted."""
    return ACTS.keys() & duties(book)


def roles(book):
    """Return the roles that act alone at night."""
    return ROLES.keys() & duties(book)


def teams(book):
    return sorted(set(book.rules.teams.values()))


def dealt(rules, size=0):
    """Return a game that has just begun, at the smallest table by default."""
    size = size or min(rules.sizes)
    game, _ = start(rules, size)
    return step(rules, game, c.Deal(rules.deck(size)[:size]))[0]


def refused_for(refusal, reasons):
    return refusal is not None and refusal.why in reasons


def events(book):
    """Return the kinds of events that a game at a table may have by this document."""
    rules, kinds = book.rules, {kind for kind, _ in book.rules.violations}
    absent = {
        e.Acted: not acts(book),
        e.Checked: not checks(book),
        e.NothingShown: not roles(book),
        e.OrderSet: rules.order(dealt(rules)) is not None,
        e.NightResolved: rules.hits_kill_at_once,
        e.HintAsked: NotedHints not in rules.powers,
        e.TeamDefeated: "defeat" not in kinds,
        e.Banned: "ban" not in kinds,
        e.Fined: not rules.fines,
        e.Awarded: not rules.award_values,
        e.Approved: not rules.award_values,
        e.ListTold: refused_for(rules.ask(dealt(rules), 1), NEVER_TOLD),
        e.Allowed: SharedMinute not in rules.powers,
        e.Forbidden: SharedMinute not in rules.powers,
        e.TechnicalNight: TechnicalNight not in rules.powers,
        e.RemovalDue: DelayedRemoval not in rules.powers,
        e.RemovalsTold: CompulsoryActs not in rules.powers,
        e.GuessAwaited: CardGuess not in rules.powers,
        e.CardOpened: all(len(rules.deck(size)) == size for size in rules.sizes),
        e.BestMoveNamed: BestMove not in rules.powers,
        e.Warned: CountedWarnings in rules.powers,
        e.ProtestVoted: ProtestVote not in rules.powers,
        e.SelfVotesCounted: SelfVotes not in rules.powers,
        e.HandsTallied: not numbers_suffice(rules),
        e.ElectionOpened: not OFFICES & rules.powers.keys(),
        e.ElectionHands: not OFFICES & rules.powers.keys(),
        e.Elected: not OFFICES & rules.powers.keys(),
        e.SuccessorNamed: Mayor not in rules.powers,
        e.OfficeLapsed: Mayor not in rules.powers,
        e.Waived: Waivers not in rules.powers,
        e.BallsOpened: BallPoll not in rules.powers,
        e.BallGiven: BallPoll not in rules.powers,
        e.BallsCounted: BallPoll not in rules.powers,
        e.CardDrawn: DayCard not in rules.powers,
        e.Breached: DayCard not in rules.powers,
        e.SlateCut: not {"slate-cut", "struck"} & book.citations.keys(),
        e.VoteCancelled: not CANCELLING & book.citations.keys(),
    }
    own = {kind: signature(kind).parameters["rule"].default for kind in EVENTS}
    unsaid = {kind for kind, rule in own.items() if rule in silent(book)}
    return set(EVENTS) - unsaid - {kind for kind, never in absent.items() if never}


def phases(book):
    """Return the phases that a game by this document may go through."""
    known = PHASES[book.format.name]
    if book.format is BY_DAY:
        return set(known)
    possible, rules = events(book), book.rules
    aloud = {p.Naming} if SpokenBestMoves in rules.powers else set()
    absent = {p.Golden} if GoldenMinute not in rules.powers else set()
    absent |= set() if Deputy in rules.powers else {p.Verdict}
    return aloud | {kind for kind in known if WHERE.get(kind, e.SeatsTaken) in possible} - absent


def commands(book):
    """Return the commands that a judge at a table may ever accept by this document."""
    possible = events(book)
    named = {kind for kind in COMMANDS if BY_COMMAND.get(kind, e.SeatsTaken) in possible}
    absent = {c.TakeGolden} if GoldenMinute not in book.rules.powers else set()
    absent |= set() if Deputy in book.rules.powers else {c.Execute}
    return named - NEVER_ACCEPTED - absent - ({c.Show} if not roles(book) else set())
