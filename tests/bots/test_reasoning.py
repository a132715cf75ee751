"""What a reasoning bot believes and does."""

from itertools import permutations
from math import exp, log
from random import Random

import numpy as np
import pytest

from gorod.bots import likelihood
from gorod.bots.belief import Weighing, own_knowledge, public_knowledge
from gorod.bots.random_legal import RandomLegal
from gorod.bots.reasoning import Reasoning
from gorod.bots.seat_offers import merged, seat_offers
from gorod.bots.seat_view import seat_view
from gorod.bots.sentences import sentence
from gorod.bots.statement import Accuses, ClaimsRole, ReportsCheck, Statement, Trusts
from gorod.engine import commands as c
from gorod.engine import events as e
from gorod.engine.choices import One, Some
from gorod.engine.offer import Offer
from gorod.i18n import catalogue
from gorod.rulebooks import BOOKS
from gorod.simulate.bot_table import BotTable

SEVEN = BOOKS["fiim-2011"].chosen((), 7)
TEN = BOOKS["fiim-2019"]
DAY = e.DayBroke(1, tuple(range(1, 8)))
SIDES = {"citizen": 0, "sheriff": 0, "mafia": 1, "don": 1}


def dealt(seat, card, size):
    cards = tuple(card if at == seat else "?" for at in range(1, size + 1))
    return e.SeatsTaken(size), e.CardsDealt(cards, (), (), ())


def view_at_seven(*events, card="citizen"):
    return seat_view(SEVEN, 1, (*dealt(1, card, 7), *events))


def ballot(slate, *hands):
    counted = (
        e.HandsCounted(seat, raised, (), ()) for seat, raised in zip(slate, hands, strict=True)
    )
    return (e.BallotOpened(slate, 1, "ballot"), *counted)


def test_before_anything_is_seen_a_belief_is_what_the_deck_says():
    view = view_at_seven()
    belief = Reasoning().belief(view)
    assert belief.worlds == 6 * 5 * 4
    assert not belief.sampled
    assert belief.team(1, "red") == 1.0
    assert belief.hostile(4, "red") == pytest.approx(2 / 6)
    assert belief.card(4, "sheriff") == belief.card(4, "don") == pytest.approx(1 / 6)


def test_worlds_are_counted_by_card_though_cards_that_look_alike_are_weighed_together():
    cma = BOOKS["cma-2025"]
    view = seat_view(cma, 1, dealt(1, "citizen", 12))
    public = Weighing().belief(view, public_knowledge(view), 0, ())
    assert public.worlds == 1_995_840
    assert not public.sampled


def by_hand(view, nominations, ballots):
    """The same belief, world by world, without an array."""
    total, black = 0.0, [0.0] * 7
    for deal in {cards for cards in permutations(view.deck) if cards[0] == view.role}:
        side = [SIDES[card] for card in deal]
        weight = 0.0
        for seat, target in nominations:
            odds = [likelihood.NOMINATES[side[seat - 1], side[at - 1]] for at in range(1, 8)]
            others = sum(odd for at, odd in enumerate(odds, 1) if at != seat)
            weight += log(odds[target - 1] / others)
        for slate, hands in ballots:
            for candidate, voters in zip(slate, hands, strict=True):
                for voter in voters:
                    odds = {s: likelihood.VOTES[side[voter - 1], side[s - 1]] for s in slate}
                    if voter != view.seat:
                        weight += log(odds[candidate] / sum(odds.values()))
        total += exp(weight)
        for at in range(7):
            black[at] += exp(weight) * side[at]
    return [chance / total for chance in black]


def test_a_belief_is_the_one_that_a_count_by_hand_gives():
    events = (DAY, e.Nominated(2, 3), e.Nominated(3, 2), *ballot((3, 2), (1, 2, 4, 5), (3, 6, 7)))
    view = view_at_seven(*events)
    belief = Reasoning().belief(view)
    wanted = by_hand(view, [(2, 3), (3, 2)], [((3, 2), ((1, 2, 4, 5), (3, 6, 7)))])
    assert [belief.team(seat, "black") for seat in range(1, 8)] == pytest.approx(wanted)
    assert np.ptp(wanted[1:]) > 0.01


def test_what_is_remembered_changes_no_belief():
    events = (DAY, e.Nominated(2, 3), e.Nominated(3, 2), *ballot((3, 2), (1, 2, 4, 5), (3, 6, 7)))
    step_by_step = Reasoning()
    for count in range(1, len(events) + 1):
        grown = step_by_step.belief(view_at_seven(*events[:count]))
    assert (grown.chances == Reasoning().belief(view_at_seven(*events)).chances).all()
    undone = step_by_step.belief(view_at_seven(*events[:2]))
    assert (undone.chances == Reasoning().belief(view_at_seven(*events[:2])).chances).all()


def test_the_answer_to_a_check_is_certain_and_becomes_a_vote():
    night = (e.NightFell(2, ()), e.Checked("sheriff", 1, 5, "black", "sheriff-check"))
    view = view_at_seven(*night, e.DayBroke(2, (1, 2, 3, 4, 5, 6, 7)), card="sheriff")
    bot = Reasoning()
    assert bot.belief(view).team(5, "black") == 1.0
    nominate = Offer("nominate", 1, {"target": One((1, 2, 3, 4, 5, 6, 7))})
    assert bot.decide(view, [nominate, Offer("pass", 1)]) == c.Nominate(1, 5)
    voted = view_at_seven(*night, DAY, e.BallotOpened((3, 5), 1, "ballot"), card="sheriff")
    hand = Some((1,))
    against = [Offer("vote", 1, {"candidate": One((seat,)), "hands": hand}) for seat in (3, 5)]
    assert bot.decide(voted, against[:1]) == c.Hands(3, ())
    assert bot.decide(voted, against[1:]) == c.Hands(5, (1,))
    told = [statement.what for statement in bot.speak(view)]
    assert told[:3] == [ClaimsRole("sheriff"), ReportsCheck(5, black=True), Accuses(5)]


def test_statements_are_weighed_and_without_them_the_view_is_enough():
    view, bot = view_at_seven(DAY), Reasoning()
    claim = Statement(4, 1, ClaimsRole("sheriff"))
    found = Statement(4, 1, ReportsCheck(6, black=True))
    assert bot.belief(view, (claim,)).card(4, "sheriff") > 0.8
    believed = bot.belief(view, (claim, found))
    assert believed.team(6, "black") > 0.8
    rival = Statement(6, 1, ClaimsRole("sheriff"))
    assert believed.team(6, "black") > bot.belief(view, (claim, found, rival)).card(6, "sheriff")
    assert bot.belief(view).team(6, "black") == pytest.approx(1 / 3)


def test_hunters_who_cannot_talk_shoot_at_the_same_seat():
    met = e.MafiaMet((1, 2), 1)
    shots = []
    for seat, card in ((1, "don"), (2, "mafia")):
        events = (*dealt(seat, card, 7), met, DAY, e.Nominated(5, 6), e.NightFell(2, ()))
        checked = (e.Checked("don", 1, 4, "no", "don-check"),) if seat == 1 else ()
        offer = Offer("shoot", seat, {"target": One(tuple(range(8)))})
        shots.append(Reasoning().decide(seat_view(SEVEN, seat, (*events, *checked)), [offer]))
    shot = merged(shots)
    assert [seat for seat, _ in shot.shots] == [1, 2]
    assert len({target for _, target in shot.shots}) == 1
    assert shot.shots[0][1] not in (0, 1, 2)


def test_each_seat_has_its_own_hand_in_a_vote():
    vote = Offer("vote", 0, {"candidate": One((3,)), "hands": Some((1, 2, 4), preset=(4,))})
    assert seat_offers([vote], 3) == ()
    assert seat_offers([vote], 2) == (
        Offer("vote", 2, {"candidate": One((3,)), "hands": Some((2,))}),
    )
    assert merged([c.Hands(3, (1,)), c.Hands(3, ()), c.Hands(3, (4,))]) == c.Hands(3, (1, 4))
    with pytest.raises(TypeError):
        merged([c.Pass(1)])


@pytest.mark.parametrize(
    ("book_id", "options", "size"),
    [
        ("fiim-2019", (), 10),
        ("fiim-2011", (), 2),
        ("fiim-2011", (), 12),
        ("fiim-2011", ("doctor", "lawyer"), 10),
        ("fiim-2011", ("6.13",), 10),
        ("cma-2025", (), 12),
        ("tournament-2026", (), 10),
        ("tournament-2026", (), 11),
    ],
)
def test_bots_play_whole_games_by_every_table_rulebook(book_id, options, size):
    """The table raises where a rulebook refuses a command."""
    book = BOOKS[book_id].chosen(options, size)
    for seed in range(2):
        mixed = [
            Reasoning() if (at + seed) % 2 else RandomLegal(Random(at), seed) for at in range(size)
        ]
        assert BotTable(book, mixed, Random(seed)).play().kind


def test_the_same_deal_is_played_the_same_way_again():
    logs = []
    for _ in range(2):
        table = BotTable(TEN, [Reasoning() for _ in range(10)], Random(7))
        table.play()
        logs.append((table.log, table.said))
    assert logs[0] == logs[1]
    assert logs[0][1]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["I am the sheriff.", "I checked 5: black.", "I suspect 5: 33 % against us."]),
        ("ru", ["Я шериф.", "Моя проверка 5: чёрный.", "Подозреваю 5: 33 % за то, что не наш."]),
    ],
)
def test_a_statement_is_a_short_sentence_in_both_languages(lang, said):
    belief = Reasoning().belief(view_at_seven())
    whats = (ClaimsRole("sheriff"), ReportsCheck(5, black=True), Accuses(5), Trusts(4))
    spoken = [sentence(catalogue(lang), Statement(1, 1, what), belief, "red") for what in whats]
    assert spoken[:3] == said
    assert "67" in spoken[3]


def test_a_seat_knows_its_own_card_and_nobody_elses():
    allowed = own_knowledge(view_at_seven())
    assert allowed[0] == ("citizen",)
    assert set(allowed[1:]) == {("citizen", "don", "mafia", "sheriff")}
