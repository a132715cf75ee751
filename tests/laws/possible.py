"""What a rulebook can bring about: told by its slots and by the rules on which it is silent."""

from inspect import signature

from gorod.engine import Command, Event, start, step, usual
from gorod.engine import commands as c
from gorod.engine import events as e
from gorod.engine import phases as p
from gorod.engine.duties import ACTS, CHECKS, ROLES, kind_of
from gorod.engine.rule_ids import RULE_IDS
from gorod.rulebooks.courses import BY_DAY, TABLE
from gorod.rulebooks.policies.awards import the_tournament_gives_the_points
from gorod.rulebooks.policies.removing import no_vote_is_cancelled
from gorod.rulebooks.policies.speaking import the_list_is_not_told

EVENTS = [kind for kind in Event.__args__ if kind.__module__ == e.__name__]
COMMANDS = [kind for kind in Command.__args__ if kind.__module__ == c.__name__]
OF_DAYS = (p.Open, p.Epilogue)
PHASES = {
    TABLE.name: [kind for kind in p.Phase.__args__ if kind not in (*OF_DAYS, p.Closed)],
    BY_DAY.name: [p.Seating, *OF_DAYS],
}
"""What happens at a table, and the phases in which a game of either course waits for somebody."""

NIGHTS = range(1, 4)
"""Nights that stand for all: the first, the first with a hunt, and a later one."""

NEVER_ACCEPTED = {c.Withdraw}
"""What players may ask for and no document grants."""

WHERE = {
    p.Tie: e.TieFound,
    p.Lift: e.LiftAsked,
    p.Naming: e.BestMovesRead,
    p.Recess: e.TechnicalNight,
}
"""Phases that a document may do without, and the event that tells."""

BY_COMMAND = {
    c.Order: e.OrderSet,
    c.LiftHands: e.LiftCounted,
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
    c.Ask: e.ListTold,
    c.Allow: e.Allowed,
    c.Forbid: e.Forbidden,
    c.Technical: e.TechnicalNight,
}
"""Commands that a document may do without, and the event that tells."""


def silent(book):
    """The rules of the engine that this document never brings into play."""
    return RULE_IDS - book.citations.keys()


def duties(book):
    """What the judge calls in some night."""
    tables = [dealt(book.rules, size) for size in book.rules.sizes]
    called = (book.rules.night_duties(game, number) for game in tables for number in NIGHTS)
    return {kind_of(duty) for duties in called for duty in duties}


def checks(book):
    """The roles that are answered at night."""
    return CHECKS.keys() & duties(book)


def acts(book):
    """The roles whose night act is only noted."""
    return ACTS.keys() & duties(book)


def roles(book):
    """The roles that act alone at night."""
    return ROLES.keys() & duties(book)


def teams(book):
    return sorted(set(book.rules.teams.values()))


def dealt(rules, size=0):
    """A game that has just begun, at the smallest table unless another is named."""
    size = size or min(rules.sizes)
    game, _ = start(rules, size)
    return step(rules, game, c.Deal(rules.deck(size)))[0]


def events(book):
    """The kinds of events that a game at a table may have by this document."""
    rules, kinds = book.rules, {kind for kind, _ in book.rules.violations}
    absent = {
        e.Acted: not acts(book),
        e.Checked: not checks(book),
        e.NothingShown: not roles(book),
        e.OrderSet: rules.order(dealt(rules)) is not None,
        e.NightResolved: rules.hits_kill_at_once,
        e.HintAsked: rules.hint(dealt(rules), 1) is not None,
        e.TeamDefeated: "defeat" not in kinds,
        e.Banned: "ban" not in kinds,
        e.VoteCancelled: rules.cancelled_vote is no_vote_is_cancelled,
        e.Fined: not rules.fines,
        e.Awarded: rules.award is the_tournament_gives_the_points,
        e.Approved: rules.award is the_tournament_gives_the_points,
        e.ListTold: rules.ask is the_list_is_not_told,
        e.Allowed: rules.permission is usual.nobody_permits,
        e.Forbidden: rules.permission is usual.nobody_permits,
        e.TechnicalNight: not rules.technical_night,
        e.RemovalDue: not rules.delayed,
        e.RemovalsTold: rules.nothing_shown is usual.free_to_decline,
        e.ProtestVoted: rules.protest_passes is usual.no_vote_on_it,
        e.SlateCut: "slate-cut" not in book.citations,
    }
    own = {kind: signature(kind).parameters["rule"].default for kind in EVENTS}
    unsaid = {kind for kind, rule in own.items() if rule in silent(book)}
    return set(EVENTS) - unsaid - {kind for kind, never in absent.items() if never}


def phases(book):
    """The phases that a game by this document may go through."""
    known = PHASES[book.course.name]
    if book.course is BY_DAY:
        return set(known)
    possible = events(book)
    aloud = {p.Naming} if book.rules.best_moves_aloud else set()
    return aloud | {kind for kind in known if WHERE.get(kind, e.SeatsTaken) in possible}


def commands(book):
    """The commands that a judge at a table may ever accept by this document."""
    possible = events(book)
    named = {kind for kind in COMMANDS if BY_COMMAND.get(kind, e.SeatsTaken) in possible}
    return named - NEVER_ACCEPTED - ({c.Show} if not roles(book) else set())
