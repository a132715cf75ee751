"""A law that cannot fail proves nothing: planted faults, each of which some law must catch."""

from dataclasses import replace as with_slots

import pytest

from gorod.engine import commands as c
from gorod.engine import events as e
from gorod.engine.choices import One, Taking
from gorod.engine.events import NightFell
from gorod.engine.offer import Offer
from gorod.engine.phases import Dusk, LastWord, Night, Over, Seating, Speech, Vote
from gorod.engine.refusal import Refusal
from gorod.engine.seats import seats_of
from gorod.engine.seen import SEEN
from gorod.engine.step import step
from gorod.engine.struct import replace
from gorod.engine.table.decide import discipline, night
from gorod.engine.table.table_format import TABLE
from gorod.engine.table.table_offers import OFFERS
from gorod.rulebooks import BOOKS
from tests.kit.invented_rulebook import INVENTED
from tests.kit.random_games import play
from tests.laws import course, legality
from tests.laws.moments import moments_by_phase
from tests.laws.pairs import paired
from tests.laws.points import awards_are_within_limits
from tests.laws.secrecy import secrets_do_not_show

BOOK = BOOKS["fiim-2019"]
GAMES, MORE_GAMES, MOMENTS = [], [], {}


@pytest.fixture(autouse=True)
def games_without_a_fault():
    """All games are played before the first fault is planted."""
    if not GAMES:
        GAMES.extend(play(BOOK.id, seed) for seed in range(80))
        MORE_GAMES.extend(play(INVENTED.id, seed) for seed in range(80))
        MOMENTS.update(moments_by_phase(BOOK.id))


def caught(law, trials):
    """The complaint of the first trial in which the law was broken."""
    for trial in trials:
        try:
            law(*trial)
        except AssertionError as broken:
            return str(broken) or "broken"
    return ""


def caught_by_legality(phase, trials=60, book=BOOK):
    found = moments_by_phase(book.id)[phase]
    every = found[:: max(1, len(found) // trials)]
    looks = [(book.rules, played.games[at], at) for played, at in every]
    return caught(legality.offered_is_accepted, looks)


def caught_by_scrambling(games=GAMES):
    trials = [
        (played.book.rules, played.log(), viewer, played.seed)
        for played in games
        for viewer in range(played.game.size + 1)
    ]
    return caught(secrets_do_not_show, trials)


def caught_by_pairs(pairs=60, book=BOOK):
    roles = ("spectator", *sorted(book.rules.teams))
    return caught(paired, [(book, role, seed) for seed in range(pairs) for role in roles])


def test_without_a_fault_nothing_is_caught():
    assert not any(caught_by_legality(phase, trials=2) for phase in MOMENTS)
    assert caught_by_scrambling(GAMES[:20]) == ""
    assert caught_by_pairs(8) == ""
    assert caught_by_scrambling(MORE_GAMES[:10]) == ""
    assert caught_by_pairs(3, INVENTED) == ""


# --- Guards dropped: offered is no longer accepted -------------------------------------------


def swap(monkeypatch, phase, command, change):
    """Let a handler decide another command than the one that was given."""
    usual = TABLE.decide[phase][command]

    def careless(rules, game, now, asked):
        return usual(rules, game, now, change(game, now, asked))

    monkeypatch.setitem(TABLE.decide[phase], command, careless)


CARELESS = {
    "a dead voter's hand is ignored instead of refused": (
        Vote,
        c.Hands,
        lambda game, _, asked: replace(asked, hands=tuple(filter(game.lives, asked.hands))),
    ),
    "candidates may be voted in any order": (
        Vote,
        c.Hands,
        lambda _, now, asked: replace(asked, candidate=now.slate[len(now.hands)]),
    ),
    "anybody may nominate in another's minute": (
        Speech,
        c.Nominate,
        lambda _, now, asked: replace(asked, seat=now.queue[0]),
    ),
    "anybody may end a speech": (
        Speech,
        c.Pass,
        lambda _, now, asked: replace(asked, seat=now.queue[0]),
    ),
    "a red player's shot is ignored instead of refused": (
        Night,
        c.Shoot,
        lambda game, _, asked: c.Shoot(
            tuple(shot for shot in asked.shots if shot[0] in seats_of(game.black & game.alive))
        ),
    ),
    "anybody may name the best move": (
        LastWord,
        c.Best,
        lambda _, now, asked: replace(asked, seat=now.queue[0]),
    ),
    "a protest is never late": (Over, c.FileProtest, lambda _, __, k: replace(k, elapsed=None)),
    "any cards are taken for the deck": (
        Seating,
        c.Deal,
        lambda game, _, __: c.Deal(BOOK.rules.deck(game.size)),
    ),
}


@pytest.mark.parametrize("fault", CARELESS)
def test_a_careless_handler_is_caught(monkeypatch, fault):
    phase, command, change = CARELESS[fault]
    swap(monkeypatch, phase, command, change)
    assert "not offered" in caught_by_legality(phase)


def test_offering_a_player_who_is_listed_already_is_caught(monkeypatch):
    def speech(_, game, phase):
        if not game.today.nominators >> phase.queue[0] & 1:
            yield Offer("nominate", phase.queue[0], {"target": One(game.living)})
        yield Offer("pass", phase.queue[0])

    monkeypatch.setitem(OFFERS, Speech, speech)
    assert "listed-already" in caught_by_legality(Speech)


def test_forgetting_an_offer_is_caught(monkeypatch):
    monkeypatch.setitem(OFFERS, Dusk, lambda *_: ())
    assert "Proceed() is not offered" in caught_by_legality(Dusk)


def test_disqualifying_a_player_who_is_gone_is_caught(monkeypatch):
    monkeypatch.setattr(discipline, "at_table", discipline.on_list)
    assert "is not offered" in caught_by_legality(Speech)


def test_the_check_of_a_dead_role_is_caught(monkeypatch):
    monkeypatch.setattr(night, "checker", lambda game, duty: game.holder(duty))
    assert "Show" in caught_by_legality(Night)


def test_a_fine_given_twice_is_caught(monkeypatch):
    usual = TABLE.decide[Over][c.GiveFine]

    def forgetful(rules, game, phase, command):
        return usual(rules, replace(game, facts=replace(game.facts, fines=())), phase, command)

    monkeypatch.setitem(TABLE.decide[Over], c.GiveFine, forgetful)
    assert "GiveFine" in caught_by_legality(Over)


def test_a_refusal_that_copies_the_game_is_caught(monkeypatch):
    def copying(rules, game, command):
        after, answer = step(rules, game, command)
        return (replace(game) if isinstance(answer, Refusal) else after), answer

    monkeypatch.setattr(legality, "step", copying)
    assert "but changed the game" in caught_by_legality(Dusk)


# --- Leaks planted: a viewer learns what he may not know ----------------------------------------


def everyone(event, _):
    return event


LEAKS = [e.CardsDealt, e.PositionSet, e.NightFell, e.MafiaMet, e.OrderSet, e.HuntEnded, e.Checked]
LEAKS += [e.NothingShown, e.Disqualified, e.VoteCancelled, e.Decided, e.Approved, e.Awarded]
LEAKS += [e.Fined, e.ProtestFiled, e.ProtestRuled]
MEASURED_BY_PAIRS = set(LEAKS) - {e.NightFell}
"""Nights have the same duties in both games of a pair; only scrambling changes them."""


@pytest.mark.parametrize("kind", LEAKS)
def test_a_secret_that_everyone_sees_is_caught_by_scrambling(monkeypatch, kind):
    monkeypatch.setitem(SEEN, kind, everyone)
    complaint = caught_by_scrambling()
    assert kind.__name__ in complaint or "counts" in complaint


@pytest.mark.parametrize("kind", sorted(MEASURED_BY_PAIRS, key=str))
def test_a_secret_that_everyone_sees_is_caught_by_pairs(monkeypatch, kind):
    monkeypatch.setitem(SEEN, kind, everyone)
    assert kind.__name__ in caught_by_pairs(200)


@pytest.mark.parametrize("kind", [e.Acted, e.NightResolved, e.BestMoveNamed])
def test_a_secret_that_other_documents_know_is_caught_both_ways(monkeypatch, kind):
    monkeypatch.setitem(SEEN, kind, everyone)
    complaint = caught_by_scrambling(MORE_GAMES)
    assert kind.__name__ in complaint or "counts" in complaint
    assert kind.__name__ in caught_by_pairs(60, INVENTED)


PARTLY_HIDDEN = {
    "whether a ban costs points here": (e.Banned, everyone),
    "who is the maniac": (
        e.CardsDealt,
        lambda event, viewer: replace(
            SEEN_AS_EVER[e.CardsDealt](event, viewer), maniac=event.maniac
        ),
    ),
    "what others did in the nights before": (
        e.PositionSet,
        lambda event, viewer: replace(
            SEEN_AS_EVER[e.PositionSet](event, viewer), deeds=event.deeds
        ),
    ),
    "whether an award waits for what others were given": (
        e.Awarded,
        lambda event, viewer: event if viewer == event.seat else None,
    ),
}
SEEN_AS_EVER = dict(SEEN)


@pytest.mark.parametrize("secret", PARTLY_HIDDEN)
def test_an_event_with_one_field_too_many_is_caught(monkeypatch, secret):
    kind, redact = PARTLY_HIDDEN[secret]
    monkeypatch.setitem(SEEN, kind, redact)
    complaint = caught_by_scrambling(MORE_GAMES) or caught_by_pairs(60, INVENTED)
    assert kind.__name__ in complaint


def test_events_that_differ_in_one_field_are_caught(monkeypatch):
    """The call after the hunt tells whether somebody was hit."""
    told = {e.HuntEnded: lambda event, _: e.DutyDone("hunt", event.rule)}
    monkeypatch.setitem(SEEN, e.HuntEnded, told[e.HuntEnded])
    assert "night-kill" in caught_by_scrambling()
    assert "night-kill" in caught_by_pairs()


def test_events_that_differ_in_number_are_caught(monkeypatch):
    """A role that shows nothing is passed over in silence."""
    monkeypatch.setitem(SEEN, e.NothingShown, lambda _, __: None)
    assert caught_by_scrambling()
    assert "can tell" in caught_by_pairs()


def test_a_spectator_taken_for_the_holder_who_is_out_is_caught(monkeypatch):
    def own(event, viewer):
        return event if viewer == event.seat else e.DutyDone(event.duty, event.rule)

    monkeypatch.setitem(SEEN, e.NothingShown, own)
    assert "viewer 0 can tell" in caught_by_scrambling()
    assert "viewer 0 can tell" in caught_by_pairs()


def test_nights_without_a_call_for_the_dead_sheriff_are_caught(monkeypatch):
    def fall(rules, game, _, __):
        duties = rules.night_duties(game, game.number + 1)
        gone = "" if game.lives(game.holder("sheriff")) else "sheriff"
        return NightFell(game.number + 1, tuple(duty for duty in duties if duty != gone))

    monkeypatch.setitem(TABLE.decide[Dusk], c.Proceed, fall)
    assert caught_by_pairs()


def test_an_offer_that_tells_the_victim_is_caught(monkeypatch):
    usual = OFFERS[Night]

    def telling(rules, game, phase):
        yield from usual(rules, game, phase)
        nobody = {"target": One((0,)), "takes": Taking(())}
        yield from (Offer("don", seat, nobody) for seat in seats_of(game.leaving))

    monkeypatch.setitem(OFFERS, Night, telling)
    assert "is offered" in caught_by_pairs(300)


# --- Other laws ---------------------------------------------------------------------------------


def test_a_hand_counted_twice_is_caught():
    played, at = next((p, n) for p, n in MOMENTS[Vote] if len(p.games[n].phase.hands) > 1)
    game, ballot = played.games[at], played.games[at].phase
    twice = replace(game, phase=replace(ballot, hands=(game.alive,) * 2))
    assert "voted twice" in caught(course.sets_of_players_are_sound, [(twice,)])


def test_a_ballot_with_a_candidate_who_is_out_is_caught():
    played, at = MOMENTS[Vote][0]
    game = played.games[at]
    out = replace(game, alive=game.alive & ~(1 << game.phase.slate[0]))
    assert "is out" in caught(course.sets_of_players_are_sound, [(out,)])


def test_a_result_that_changes_and_a_player_who_comes_back_are_caught():
    game = next(p.game for p in GAMES if p.game.outcome.winners == ("red",))
    other = replace(game, outcome=replace(game.outcome, winners=("black",)))
    assert "the result has changed" in caught(course.nothing_comes_back, [(game, other)])
    revived = replace(game, alive=game.alive | 1 << game.facts.departures[0].seat)
    assert "came back" in caught(course.nothing_comes_back, [(game, revived)])


def test_a_player_of_two_teams_is_caught():
    game = MORE_GAMES[0].game
    both = replace(game, maniac=game.maniac | game.black)
    assert "of two teams" in caught(course.sets_of_players_are_sound, [(both,)])


def without(played, kind):
    """The same game with these events forgotten."""
    kept = tuple(tuple(x for x in batch if not isinstance(x, kind)) for batch in played.events)
    return with_slots(played, events=kept)


@pytest.mark.parametrize(
    ("law", "kind", "complaint"),
    [
        (course.a_night_is_weighed_once, e.NightResolved, "before the night was weighed"),
        (course.a_night_is_weighed_once, e.HuntEnded, "comes without a hunt"),
        (course.the_dead_are_announced, e.DeathAnnounced, "nobody was told"),
        (course.finger_moves_are_read_out_once, e.BestMovesRead, "never read out"),
        (course.finger_moves_are_read_out_once, e.BestMoveNamed, "reads what was not shown"),
    ],
)
def test_a_step_of_the_night_left_out_is_caught(law, kind, complaint):
    assert complaint in caught(law, [(without(played, kind),) for played in MORE_GAMES])


def test_offering_less_than_a_role_may_show_is_caught(monkeypatch):
    """A number by which a role declines is accepted, also one that it may not visit again."""
    usual = OFFERS[Night]

    def shy(rules, game, phase):
        return usual(with_slots(rules, declines=lambda *_: False), game, phase)

    monkeypatch.setitem(OFFERS, Night, shy)
    assert "Show(duty='beauty'" in caught_by_legality("beauty", book=INVENTED)


def test_a_generous_rulebook_is_caught():
    rules = with_slots(BOOK.rules, award=lambda *_: None)
    game = next(p.game for p in GAMES if p.game.outcome.winners == ("red",))
    for seat in range(1, 6):
        game, _ = step(rules, game, c.GiveAward(seat, 70))
    assert caught(awards_are_within_limits, [(BOOK, game)])
