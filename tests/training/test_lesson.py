"""The assessor of the judge's trainer: what it finds, under which rulebook, by which clauses."""

from __future__ import annotations

from random import Random

import pytest

from gorod.bots.judge_moves import onward
from gorod.bots.random_legal import PLAYED, move
from gorod.engine import commands as c
from gorod.engine import is_offered, offers
from gorod.engine.offers import offers_of_the_step
from gorod.engine.phases import LastWord, Naming
from gorod.engine.seats import seats_of
from gorod.engine.struct import replace
from gorod.rulebooks import BOOKS
from gorod.server.tables.live_lesson import SIZES as TABLE_SIZES
from gorod.training.lesson import Stage
from gorod.training.misconduct import misconduct
from gorod.training.mistakes import Mistake, wrong_cue
from tests.kit.lessons import SIZES, Learner, learner_at

BOOK_IDS = tuple(SIZES)
OFFERED = [
    (rules, size)
    for rules in BOOK_IDS
    for size in sorted(BOOKS[rules].sizes)
    if size in TABLE_SIZES
]
OUT_OF_TURN = {
    "fiim-2019": "6.6.1",
    "fiim-2011": "L.4.5",
    "cma-2025": "10.1",
    "tournament-2026": "13.1.1",
}
HANDS = {"fiim-2019": "4.4.7", "fiim-2011": "L.5.2", "cma-2025": "6.2", "tournament-2026": "7.1.7"}


def slipped(act: str):
    return lambda stage: any(slip.misconduct.act == act for slip in stage.owed)


def due(kind: type):
    return lambda stage: bool(stage.left) and type(stage.left[0]) is kind and not stage.owed


def only(mistakes: tuple[Mistake, ...]) -> Mistake:
    (mistake,) = mistakes
    return mistake


def leave(learner: Learner) -> tuple[Mistake, ...]:
    """Enter the rest of the step without punishing anybody."""
    key, found = learner.stage.scene.key, ()
    while learner.stage.scene.key == key and not learner.over:
        found += learner.enter(learner.stage.left[0])
    return found


@pytest.mark.parametrize("rules", BOOK_IDS)
@pytest.mark.parametrize("seed", range(8))
def test_whoever_judges_rightly_makes_no_mistake(rules: str, seed: int) -> None:
    learner = Learner(rules, f"right {seed}")
    assert learner.until(lambda _: False) is False
    assert learner.stage.steps > 20 or learner.stage.turn.game.outcome


@pytest.mark.parametrize(("rules", "size"), OFFERED)
@pytest.mark.parametrize("seed", range(4))
def test_whoever_judges_rightly_does_so_at_every_size_that_is_offered(
    rules: str, size: int, seed: int
) -> None:
    learner = Learner(rules, f"size {seed}", size)
    assert len(learner.lesson.cards()) == size
    assert learner.until(lambda _: False) is False
    assert learner.stage.turn.game.outcome


@pytest.mark.parametrize("rules", BOOK_IDS)
def test_the_same_seed_is_the_same_room(rules: str) -> None:
    rooms = []
    for seed in ("one", "one", "two"):
        learner, seen = Learner(rules, seed), []
        learner.until(lambda stage, seen=seen: seen.append(stage.scene) or False)
        rooms.append((learner.lesson.cards(), seen))
    assert rooms[0] == rooms[1] != rooms[2]


@pytest.mark.parametrize("rules", BOOK_IDS)
def test_a_foul_that_is_not_given_is_missed(rules: str) -> None:
    learner = learner_at(rules, slipped("speaks-out-of-turn"))
    slip = learner.stage.owed[0]
    mistake = only(leave(learner))
    assert mistake.kind == "missed-foul"
    assert mistake.clauses[0] == OUT_OF_TURN[rules]
    assert mistake.should == c.Foul(slip.seat, OUT_OF_TURN[rules])


@pytest.mark.parametrize("rules", BOOK_IDS)
def test_a_foul_that_comes_later_is_late_and_not_for_nothing(rules: str) -> None:
    learner = learner_at(rules, slipped("speaks-out-of-turn"))
    slip = learner.stage.owed[0]
    leave(learner)
    assert not learner.enter(c.Foul(slip.seat))
    assert learner.stage.late == (slip.id,)


@pytest.mark.parametrize("rules", BOOK_IDS)
def test_a_foul_for_nothing(rules: str) -> None:
    learner = learner_at(rules, due(c.Pass))
    mistake = only(learner.enter(c.Foul(learner.stage.turn.game.living[-1])))
    assert mistake.kind == "needless-foul"
    assert set(mistake.clauses) == set(learner.book.citations["foul"])


@pytest.mark.parametrize("rules", BOOK_IDS)
def test_a_foul_under_another_clause(rules: str) -> None:
    learner = learner_at(rules, slipped("speaks-out-of-turn"))
    other = misconduct(learner.book)["waves-hands"].clause
    mistake = only(learner.enter(c.Foul(learner.stage.owed[0].seat, other)))
    assert (mistake.kind, mistake.clauses) == ("wrong-call", (OUT_OF_TURN[rules],))
    assert mistake.did == c.Foul(learner.stage.turn.command.seat, other)


@pytest.mark.parametrize("rules", BOOK_IDS)
def test_a_removal_for_what_costs_a_foul(rules: str) -> None:
    """Only where the document lets the judge weigh the case may the degree be another."""
    learner = learner_at(rules, slipped("speaks-out-of-turn"))
    grave = misconduct(learner.book)["swears"].clause
    mistake = only(learner.enter(c.Disqualify(learner.stage.owed[0].seat, grave)))
    assert mistake.kind == "wrong-call"
    assert isinstance(mistake.should, c.Foul)


def test_a_weighed_degree_with_its_reason_is_the_judges_right() -> None:
    learner = learner_at("cma-2025", slipped("speaks-out-of-turn"))
    seat = learner.stage.owed[0].seat
    assert not learner.enter(c.Disqualify(seat, "10.1", "the third time in one minute"))


@pytest.mark.parametrize("rules", BOOK_IDS)
def test_hands_that_were_not_raised(rules: str) -> None:
    learner = learner_at(rules, lambda s: due(c.Hands)(s) and not s.turn.game.phase.hands)
    right = learner.stage.left[0]
    game = learner.stage.turn.game
    free = learner.book.rules.voters(game) & ~game.phase.cast
    more = [s for s in seats_of(free) if s not in (*right.hands, right.candidate)]
    wrong = replace(right, hands=(*right.hands, more[0]))
    mistake = only(learner.enter(wrong))
    assert mistake.kind == "wrong-call"
    assert (mistake.did, mistake.should) == (wrong, right)
    assert HANDS[rules] in mistake.clauses


@pytest.mark.parametrize("rules", BOOK_IDS)
def test_a_hand_that_came_too_late_is_no_vote(rules: str) -> None:
    learner = learner_at(rules, lambda stage: bool(stage.scene.late) and not stage.owed)
    right, late = learner.stage.left[0], learner.stage.scene.late
    mistake = only(learner.enter(replace(right, hands=(*right.hands, *late))))
    window = next(one.number for one in learner.book.clauses if "vote_window" in one.slots)
    assert mistake.kind == "wrong-call"
    assert mistake.clauses[0] == window


@pytest.mark.parametrize(
    "rules", [book for book in BOOK_IDS if "votes-twice" in misconduct(BOOKS[book])]
)
def test_a_second_hand_changes_no_count_and_costs_a_foul(rules: str) -> None:
    learner = learner_at(rules, slipped("votes-twice"))
    slip, right = learner.stage.owed[0], learner.stage.left[0]
    mistake = only(learner.enter(replace(right, hands=(*right.hands, slip.seat))))
    assert (mistake.kind, mistake.slip) == ("missed-foul", slip)


@pytest.mark.parametrize("rules", ["fiim-2019", "fiim-2011"])
def test_a_number_of_hands_is_as_good_as_the_hands(rules: str) -> None:
    learner = learner_at(rules, due(c.Hands))
    right = learner.stage.left[0]
    assert not learner.enter(c.Tally(right.candidate, len(right.hands)))


@pytest.mark.parametrize("rules", BOOK_IDS)
def test_somebody_else_was_put_up(rules: str) -> None:
    learner = learner_at(rules, due(c.Nominate))
    right = learner.stage.left[0]
    listed = (right.seat, right.target, *learner.stage.turn.game.today.candidates)
    other = next(s for s in learner.stage.turn.game.living if s not in listed)
    mistake = only(learner.enter(replace(right, target=other)))
    assert (mistake.kind, mistake.should) == ("wrong-call", right)
    assert set(mistake.clauses) == set(learner.book.citations["nomination"])


@pytest.mark.parametrize("rules", BOOK_IDS)
def test_a_nomination_that_nobody_made(rules: str) -> None:
    book = BOOKS[rules].chosen((), SIZES[rules])

    def silent(stage: Stage) -> bool:
        offered = offers_of_the_step(book.rules, stage.turn.game) if due(c.Pass)(stage) else ()
        return any(offer.move == "nominate" for offer in offered)

    learner = learner_at(rules, silent)
    game = learner.stage.turn.game
    target = next(s for s in game.living if s not in game.today.candidates)
    mistake = only(learner.enter(c.Nominate(game.phase.queue[0], target)))
    assert (mistake.kind, mistake.should) == ("wrong-call", None)


@pytest.mark.parametrize("rules", BOOK_IDS)
def test_the_floor_was_given_on_before_the_nomination_was_noted(rules: str) -> None:
    learner = learner_at(rules, due(c.Nominate))
    right = learner.stage.left[0]
    mistake = only(learner.enter(c.Pass(right.seat)))
    assert (mistake.kind, mistake.should) == ("wrong-order", right)
    assert set(mistake.clauses) == set(learner.book.citations["nomination"])


@pytest.mark.parametrize("rules", BOOK_IDS)
def test_the_night_went_on_before_a_role_had_shown(rules: str) -> None:
    learner = learner_at(rules, lambda s: due(c.Show)(s) and s.left[0].duty == "sheriff")
    right = learner.stage.left[0]
    mistake = only(learner.enter(c.Proceed()))
    assert (mistake.kind, mistake.should) == ("wrong-order", right)
    assert mistake.clauses


@pytest.mark.parametrize("rules", BOOK_IDS)
def test_another_seat_was_checked(rules: str) -> None:
    learner = learner_at(rules, lambda s: due(c.Show)(s) and s.left[0].duty == "sheriff")
    right = learner.stage.left[0]
    other = next(s for s in learner.stage.turn.game.living if s not in (right.target, right.seat))
    mistake = only(learner.enter(replace(right, target=other)))
    assert (mistake.kind, mistake.should) == ("wrong-call", right)


@pytest.mark.parametrize("rules", BOOK_IDS)
def test_another_seat_was_shot_at(rules: str) -> None:
    learner = learner_at(rules, due(c.Shoot))
    right = learner.stage.left[0]
    other = next(s for s in learner.stage.turn.game.living if s not in dict(right.shots).values())
    wrong = c.Shoot(tuple((seat, other) for seat, _ in right.shots))
    mistake = only(learner.enter(wrong))
    assert (mistake.kind, mistake.should) == ("wrong-call", right)
    assert mistake.clauses


@pytest.mark.parametrize("rules", BOOK_IDS)
def test_what_the_rules_refuse_is_out_of_order(rules: str) -> None:
    """The hands against a candidate while another one's are called."""

    def two(stage: Stage) -> bool:
        return due(c.Hands)(stage) and len(stage.turn.game.phase.slate) > 1

    learner = learner_at(rules, two)
    last = learner.stage.turn.game.phase.slate[-1]
    mistake = learner.lesson.tried(learner.stage, c.Hands(last, ()))
    assert mistake is not None
    assert mistake.kind == "wrong-order"
    assert set(mistake.clauses) == set(learner.book.citations["ballot-order"])


@pytest.mark.parametrize("rules", BOOK_IDS)
def test_a_phrase_that_is_not_said_now(rules: str) -> None:
    learner = learner_at(rules, lambda stage: stage.scene.question is not None)
    question = learner.stage.scene.question
    assert wrong_cue(question, question.right) is None
    for choice in {0, 1, 2} - {question.right}:
        mistake = wrong_cue(question, choice)
        assert mistake.kind == "wrong-cue"
        assert mistake.right != mistake.said
        stating = [learner.book.clause(number) for number in mistake.clauses]
        assert any("cues" in clause.slots for clause in stating)


@pytest.mark.parametrize("rules", BOOK_IDS)
@pytest.mark.parametrize("seed", range(5))
def test_planted_errors_are_found_wherever_they_are_made(rules: str, seed: int) -> None:
    """Every fourth step is judged wrongly in some way.

    The lesson continues from what was entered.
    """
    learner, chance, planted = Learner(rules, f"planted {seed}"), Random(seed), []
    while not learner.over:
        kind, command = _planted(learner, chance) if chance.random() < 0.25 else ("", None)
        if command is None:
            learner.enter(_right(learner))
            continue
        kinds = [mistake.kind for mistake in learner.enter(command)]
        assert kind in kinds, (kind, command, learner.stage.mistakes)
        planted.append(kind)
    assert planted


def _right(learner: Learner) -> c.Command:
    offered = offers_of_the_step(learner.book.rules, learner.stage.turn.game)
    command = learner.next() if learner.stage.left else onward(offered)
    return command or move(offered, learner.chance)


def _planted(learner: Learner, chance: Random) -> tuple[str, c.Command | None]:
    """A mistake that can be made here, and how the assessor should call it."""
    stage, game = learner.stage, learner.stage.turn.game
    if not stage.left:
        return "", None
    first = stage.left[0]
    guilty = {slip.seat for slip in (*stage.owed, *stage.missed)}
    every = offers(learner.book.rules, game)
    innocent = [
        seat for seat in game.living if seat not in guilty and is_offered(every, c.Foul(seat))
    ]
    made: list[tuple[str, c.Command]] = []
    if stage.owed and len(stage.left) == 1:
        made.append(("missed-foul", first))
    if innocent and not isinstance(game.phase, LastWord | Naming):
        made.append(("needless-foul", c.Foul(chance.choice(innocent))))
    if isinstance(first, c.Nominate):
        made.append(("wrong-order", c.Pass(first.seat)))
    if isinstance(first, c.Best):
        made.append(("wrong-order", c.Pass(first.seat)))
    if isinstance(first, c.Show):
        made.append(("wrong-order", c.Proceed()))
    if (
        isinstance(first, c.Hands)
        and first.hands
        and len(game.phase.hands) + 1 < len(game.phase.slate)
    ):
        made.append(("wrong-call", replace(first, hands=first.hands[1:])))
    return chance.choice(made) if made else ("", None)


@pytest.mark.parametrize("rules", BOOK_IDS)
@pytest.mark.parametrize("seed", range(4))
def test_whatever_a_judge_enters_can_be_assessed(rules: str, seed: int) -> None:
    learner, chance = Learner(rules, f"any {seed}"), Random(seed)
    among = PLAYED | {"dq", "warn", "technical", "tally", "ask"}
    for _ in range(400):
        if learner.over:
            break
        learner.enter(move(offers(learner.book.rules, learner.stage.turn.game), chance, among))
    assert learner.stage.depth > 10
