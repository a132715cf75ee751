"""Laws of the course of a game, which hold after every single command."""

from gorod.engine import Command, Event, Refusal, fold, offers, seen, step
from gorod.engine import events as e
from gorod.engine.by_day.by_day_phases import Epilogue, Open
from gorod.engine.duties import ACTS
from gorod.engine.game import Game
from gorod.engine.moves import DISCIPLINE
from gorod.engine.phases import UNNAMED, Over, Vote
from gorod.engine.seats import mask_of, seats_of, whole_table
from gorod.engine.struct import decode_json, encode_json
from gorod.engine.table.table_format import TABLE
from tests.kit.command_universe import universe

MOST_EVENTS = 7
"""The longest chain known has six: a foul removes a player, that cancels tomorrow's vote and
leaves today's standing result in force, which decides the game, and the last word begins."""

DAY_EVENTS = 16
"""A close settles five moves, publishes four things, and may tell a role, execute, decide, end and
reveal; besides that each player can go out."""


def the_log_is_the_game(played, at):
    """The log, written and read back, folds into the same game as the single steps."""
    log = played.log(at)
    read = decode_json(encode_json(log), type=tuple[Event, ...])
    assert read == log
    assert fold(read) == played.games[at]
    written = encode_json(played.games[at])
    assert decode_json(written, type=Game) == played.games[at]


def the_same_commands_make_the_same_bytes(played):
    """Commands that were written and read back lead through the same games to the same log."""
    commands = decode_json(encode_json(played.commands), type=tuple[Command, ...])
    assert commands == played.commands
    game, log = played.games[0], list(played.opening)
    for command, expected in zip(commands, played.games[1:], strict=True):
        game, answer = step(played.book.rules, game, command)
        assert encode_json(game) == encode_json(expected)
        log.extend(answer)
    assert encode_json(log) == encode_json(played.log())


def somebody_is_awaited(rules, game):
    """Nothing is due, and either the game is over or there is more to do than disciplining."""
    assert rules.format.settle(rules, game) is None
    awaited = [offer for offer in offers(rules, game) if offer.verb not in DISCIPLINE]
    assert awaited or isinstance(game.phase, Over), f"nobody is awaited in {game.phase!r}"


def consequences_end(played):
    """A command causes a handful of events and never none."""
    for command, events in zip(played.commands, played.events, strict=True):
        removed = sum(isinstance(event, e.Disqualified) for event in events)
        at_table = MOST_EVENTS + removed  # several may leave in a morning
        most = at_table if played.book.format is TABLE else DAY_EVENTS + played.game.size
        assert 1 <= len(events) <= most, f"{command!r} led to {len(events)} events"


def every_event_cites(played):
    """Every fact, and what a viewer sees of it, cites the existing clause that caused it."""
    known = {clause.number for clause in played.book.clauses}
    for event in played.log():
        cites(played.book, event, known)
        for viewer in range(played.game.size + 1):
            visible = seen(event, viewer)
            if visible is not None:
                cites(played.book, visible, known)


def every_refusal_cites(book, game, seed):
    """Every refusal cites an existing clause."""
    known = {clause.number for clause in book.clauses}
    for command in universe(book.rules, game, seed):
        _, answer = step(book.rules, game, command)
        if isinstance(answer, Refusal):
            cites(book, answer, known)


def cites(book, ruling, known):
    clauses = book.cite(ruling)
    assert clauses, f"{ruling!r} cites nothing"
    assert set(clauses) <= known, f"{ruling!r} cites {clauses}"


def sets_of_players_are_sound(game, *, abstain=False):
    """Nobody is alive and leaving, or in two teams; candidates and voters are alive."""
    table = whole_table(game.size)
    assert not game.alive & ~table
    assert not game.leaving & game.alive, "somebody is alive and leaving"
    if game.cards:
        maniac = game.maniac
        if isinstance(game.phase, Open | Epilogue):  # by day only the card reveals the maniac
            maniac = mask_of(tuple(s for s, card in enumerate(game.cards, 1) if card == "maniac"))
        assert game.red | game.black | maniac == table
        assert game.red + game.black + maniac == table, "somebody is of two teams"
    if isinstance(game.phase, Vote):
        assert not mask_of(game.phase.slate) & ~game.alive, "a candidate of the ballot is out"
        assert set(game.phase.slate) <= set(game.today.candidates)
        _one_vote_each(game.phase.hands, game.alive, whole=False, gone=game.size)
    for ballot in game.facts.ballots:
        assert not mask_of(ballot.slate) & ~ballot.alive, "a candidate was out"
        _one_vote_each(ballot.hands, ballot.alive, whole=not abstain, gone=game.size)


def _one_vote_each(hands, alive, *, whole, gone=0):
    """Nobody votes twice; a whole ballot has the votes of everybody alive.

    If hands were only counted, their owners are unknown, but each player has one. Some of them may
    be those of players removed during the ballot, at most `gone`.
    """
    cast = 0
    for counted in hands:
        assert not cast & counted, f"{seats_of(cast & counted)} voted twice"
        cast |= counted
    unnamed = cast >> UNNAMED
    cast &= whole_table(UNNAMED - 1)
    assert not cast & ~alive, f"{seats_of(cast & ~alive)} voted and are out"
    left = (alive & ~cast).bit_count() - unnamed.bit_count()
    assert left >= -min(gone, unnamed.bit_count()), "more hands than players"
    assert not whole or left == 0 or (left < 0 and unnamed), (
        f"{seats_of(alive & ~cast)} have not voted"
    )


def nothing_comes_back(before, after):
    """Players leave and never return, sheets only grow, and a result stays fixed."""
    assert not after.alive & ~before.alive, "somebody came back to life"
    wiped = before.night and not after.night and not any(after.fouls)
    assert wiped or all(new >= old for old, new in zip(before.fouls, after.fouls, strict=True))
    stands = before.outcome is None or after.outcome == before.outcome
    ruled = after.outcome is not None and after.outcome.reason == "protest"
    protested = isinstance(before.phase, Over) and ruled  # a ruling may name another one
    assert stands or protested, "the result has changed"
    assert not isinstance(before.phase, Over) or isinstance(after.phase, Over)
    assert not before.cards or after.cards == before.cards
    for name in ("departures", "ballots", "hunts", "checks", "deeds", "best_moves", "fines"):
        old, new = getattr(before.facts, name), getattr(after.facts, name)
        assert new[: len(old)] == old, f"the sheet has lost {name}"
    for name in ("first_killed", "best_right", "hinted", "disqualified", "banned"):
        assert not getattr(before.facts, name) & ~getattr(after.facts, name), f"{name} shrank"
    left = [departure.seat for departure in after.facts.departures]
    assert len(left) == len(set(left)), "somebody left twice"
    gone = seats_of(before.alive & ~after.alive)
    assert set(gone) <= set(left), f"{gone} left without a departure"


def a_result_is_announced_once(played):
    """There is at most one decision and one announcement, with the same result."""
    log = played.log()
    fixed = [x for x in log if isinstance(x, e.Decided | e.TeamDefeated | e.GameStopped)]
    ended = [x for x in log if isinstance(x, e.GameEnded)]
    assert len(fixed) == len(ended) == 1
    assert getattr(fixed[0], "winners", ()) == ended[0].winners
    if not any(isinstance(x, e.ResultRuled) for x in log):  # a protest may change it afterwards
        assert ended[0].winners == played.game.outcome.winners
    assert fixed[0].rule == ended[0].rule


def a_night_is_weighed_once(played):
    """If a hit kills at once, no night is weighed; otherwise every hunting night is, once."""
    at_once = played.book.rules.hits_kill_at_once
    due = False
    for event in played.log():
        if isinstance(event, e.HuntEnded):
            assert event.victim == (event.aim if at_once else 0), f"{event!r} kills at once"
            due = not at_once
        elif isinstance(event, e.Acted | e.NothingShown) and event.duty in ACTS and event.seat:
            due = not at_once
        elif isinstance(event, e.NightResolved):
            assert due, f"{event!r} comes without a hunt or an act"
            due = False
        elif isinstance(event, e.DeathAnnounced | e.DayBroke):
            assert not due, f"{event!r} comes before the night was weighed"


def the_dead_are_announced(played):
    """Victims of a night are announced in the order of leaving, unless removed since."""
    dead, removed = (), set()
    for event in played.log():
        if isinstance(event, e.HuntEnded) and event.victim:
            dead = (event.victim,)
        elif isinstance(event, e.NightResolved):
            dead = tuple(seat for seat in event.seats if seat not in removed)
        elif isinstance(event, e.Disqualified):
            removed.add(event.seat)
            dead = tuple(seat for seat in dead if seat != event.seat)
        elif isinstance(event, e.DeathAnnounced):
            told = len(event.seats) if event.seats else 1
            assert event.seats == dead[:told], f"{event!r}, but {dead} have died"
            dead = dead[told:]
        elif isinstance(event, e.DayBroke):
            assert not dead, f"{dead} have died, and nobody was told"
        elif isinstance(event, e.TeamDefeated):
            dead = ()


def finger_moves_are_read_out_once(played):
    """The table hears hidden numbers before the last words, and nothing twice."""
    unheard = {}
    for event in played.log():
        if isinstance(event, e.BestMoveNamed) and not event.aloud:
            unheard[event.seat] = event.named
        elif isinstance(event, e.BestMovesRead):
            for seat, named in zip(event.seats, event.named, strict=True):
                assert unheard.pop(seat, None) == named, f"{event!r} reads what was not shown"
        elif isinstance(event, e.DayBroke):
            assert not unheard, f"{unheard} were never read out"
