"""Who left, as a record claims it: held against the rules, and changing nothing."""

import pytest

from gorod.engine.struct import replace
from gorod.record import RecordError, format_record, parse, replay
from gorod.record.args import Pair, Pairs, Target
from gorod.record.fact_writing import with_facts
from tests.kit.golden_records import games
from tests.report.games import header

GOLDEN = {game.name: game for game in games()}
NIGHT = "D1\nN2\nshoot 4\ndon 2\nsheriff 10\n"


def played(moves):
    return replay(parse(header() + moves, "game.mgn"), "game.mgn")


def refused(moves):
    with pytest.raises(RecordError) as caught:
        played(moves)
    return caught.value


@pytest.mark.parametrize(
    "claim",
    [
        "out 4 kill\n",
        "out 4\n",
        "alive 1 2 3 5 6 7 8 9 10\n",
        "out 4 kill\nalive 10 9 8 7 6 5 3 2 1\n",
        "out 4 kill\nD2\nout -\n",
        "out 4 kill\nfoul 5\nout -\n",
        "best 4: 8 9 10\nout 4 kill\n",
        "undo wrong seat\nundo wrong seat\nundo wrong seat\nmiss\nout -\n",
        "out 4 kill\nundo no check\nout -\n",
        "out 4 kill\nundo a\nundo b\nundo wrong seat\nshoot 4\nout 4 kill\n",
    ],
)
def test_a_true_claim_changes_nothing(claim):
    moves = "".join(f"{line}\n" for line in claim.splitlines() if line[:3] not in ("out", "ali"))
    assert played(NIGHT + claim).game == played(NIGHT + moves).game


def test_a_claim_may_stand_before_the_checks():
    early = NIGHT.replace("shoot 4\n", "shoot 4\nout 4 kill\n")
    assert played(early).game == played(NIGHT).game


@pytest.mark.parametrize(
    ("claim", "said", "ruled"),
    [
        ("out 5 kill", "out 5 kill", "out 4 kill"),
        ("out 4 vote", "out 4 vote", "out 4 kill"),
        ("out 4 5 kill", "out 4 5 kill", "out 4 kill"),
        ("out -", "out -", "out 4 kill"),
        ("alive 1 2 3", "alive 1 2 3", "alive 1 2 3 5 6 7 8 9 10"),
        ("D2\nout 4 kill", "out 4 kill", "out -"),
    ],
)
def test_a_false_claim_says_what_the_rules_give(claim, said, ruled):
    error = refused(NIGHT + claim + "\n")
    assert error.reason.id == "record-claim-other"
    assert error.reason.args == {"said": said, "ruled": ruled}
    assert error.line == (header() + NIGHT + claim).count("\n") + 1


def test_a_claim_before_the_shot_says_what_is_missing():
    error = refused("D1\nN2\nout 4 kill\n")
    assert error.reason.id == "record-claim-early"
    assert error.reason.args["due"] == "shoot …, miss"


def test_those_who_left_differently_stand_in_one_claim():
    vote = "D1\nnominate 1 3\nnominate 2 7\nvote 3: 1 2 4 5 6 8\nvote 7: 3 7 9 10\ndq 9 6.7.5\n"
    assert "out 3 vote 9 disqualified" in facts(vote)
    assert played(vote + "out 9 disqualified 3 vote\n")
    assert refused(vote + "out 3 vote\n").reason.args["ruled"] == "out 3 vote 9 disqualified"


def facts(moves):
    return format_record(with_facts(parse(header() + moves, "game.mgn"), "game.mgn"))


def test_a_sole_candidate_of_the_first_day_stays():
    day = "D1\nnominate 5 7\n"
    assert played(day + "out -\n")
    assert refused(day + "out 7 vote\n").reason.args["ruled"] == "out -"


def test_a_game_that_goes_on_is_told_so_far():
    assert facts("D1\nnominate 1 3\n").endswith("nominate 1 3\n")
    assert facts(NIGHT).endswith("sheriff 10\nout 4 kill\n")
    assert facts("order 8 9 10\nD1\n").endswith("order 8 9 10\n\nD1\n")


@pytest.mark.parametrize("name", GOLDEN)
def test_facts_change_no_game_and_are_written_once(name):
    game = GOLDEN[name]
    told = format_record(with_facts(game.record, "game.mgn"))
    assert "\nout " in told or game.rules == "fiim-2011" or not game.played().game.facts.departures
    again = replay(parse(told, "game.mgn"), "game.mgn")
    assert again.game == game.played().game
    assert format_record(with_facts(again.record, "game.mgn")) == told
    plain = tuple(s for s in again.record.statements if s.verb != "out")
    assert [s for s in game.record.statements if s.verb != "out"] == list(plain)


def slips(statement):
    """The same shots with one missing or at the neighbour's number."""
    if isinstance(statement.args, Target):
        if statement.args.target:
            yield replace(statement, args=Target(statement.args.target % 9 + 1))
        return
    pairs = statement.args.pairs
    for place, (seat, target) in enumerate((p.seat, p.target) for p in pairs):
        rest = (*pairs[:place], *pairs[place + 1 :])
        if rest:
            yield replace(statement, args=Pairs(rest))
        if target:
            near = Pair(seat, target % 9 + 1)
            yield replace(statement, args=Pairs((*pairs[:place], near, *pairs[place + 1 :])))


@pytest.mark.parametrize("name", GOLDEN)
def test_a_slip_of_a_shot_that_changes_who_left_is_noticed_at_once(name):
    told = with_facts(GOLDEN[name].record, "game.mgn")
    record = parse(format_record(told), "game.mgn")
    right = left_of(replay(record, "game.mgn").game)
    for place, statement in enumerate(record.statements):
        if statement.verb != "shoot" or statement.refuse:
            continue
        for slip in slips(statement):
            spoilt = (*record.statements[:place], slip, *record.statements[place + 1 :])
            until = next((s.line for s in spoilt[place:] if s.verb == "out"), statement.line)
            error, left = outcome(replace(record, statements=spoilt))
            # A result that changes although nobody else left is stated by the line after.
            other = error is not None and error.reason.id == "record-other-result"
            assert left == right if error is None else error.line <= until + other


def outcome(record):
    try:
        return None, left_of(replay(record, "game.mgn").game)
    except RecordError as error:
        return error, []


def left_of(game):
    return [(d.seat, d.moment, d.cause) for d in game.facts.departures]
