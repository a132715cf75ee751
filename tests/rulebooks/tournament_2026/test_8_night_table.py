"""Section 3 of the catalogue: the night resolution row by row, the limits and the answers."""

import pytest

from gorod.engine.commands import Shoot, Show
from gorod.engine.events import Acted, Checked, DeathAnnounced, HuntEnded, NightResolved
from tests.kit.tables_tournament_2026 import Tourney

NIGHTS = [  # number, guest, mafia, healed, maniac, who leaves in order, alibi, a clause
    (1, 9, 10, 11, 0, "10", "9", "2.3.1"),
    (2, 9, 10, 10, 0, "", "9", "2.6.1"),
    (3, 9, 10, 11, 12, "10 12", "9", "2.7.1"),
    (4, 9, 10, 10, 10, "10", "9", "2.6.4"),
    (5, 9, 10, 11, 11, "10 11", "9", "2.6.4"),
    (6, 9, 9, 11, 0, "9", "", "2.3.1"),
    (7, 9, 9, 9, 0, "", "9", "2.6.1"),
    (8, 1, 10, 11, 0, "", "1", "2.2.2"),
    (9, 3, 10, 11, 0, "", "3", "2.2.2"),
    (10, 3, 10, 11, 12, "12", "3", "2.2.2"),
    (11, 5, 10, 11, 12, "10", "5", "2.2.1.a"),
    (12, 6, 10, 11, 0, "10", "6", "2.2.1.a"),
    (13, 7, 10, 10, 0, "10", "7", "2.2.1.a"),
    (14, 9, 8, 11, 0, "8 9", "", "2.2.4"),
    (15, 9, 8, 8, 0, "", "9", "2.6.1"),
    (16, 9, 8, 9, 0, "8 9", "", "2.2.4"),
    (17, 9, 8, 8, 8, "8 9", "", "2.6.4"),
    (18, 9, 10, 11, 8, "10 8 9", "", "9.2.b"),
    (19, 9, 8, 11, 12, "8 9 12", "", "9.2.b"),
    (20, 5, 8, 11, 12, "8 5", "", "2.2.4"),
    (21, 2, 10, 11, 8, "8 2", "", "2.2.2"),
    (22, 7, 8, 8, 0, "8 7", "", "2.2.4"),
    (23, 9, 5, 11, 1, "5 1", "9", "8.1.2.b"),
    (24, 9, 5, 5, 10, "10", "9", "2.6.1"),
    (25, 0, 10, 11, 12, "10 12", "", "8.2.2"),
    (26, 9, 9, 11, 8, "9 8", "", "9.2.b"),
]


@pytest.mark.parametrize("row", NIGHTS, ids=[f"row {row[0]}" for row in NIGHTS])
def test_9_2_b_the_night_as_a_whole(row):
    """Rows 1-26; TR-A05, TR-A10, TR-A11, TR-A12, TR-A22, TR-A44.

    A blocked doctor or maniac tries to act all the same; in row 25 she is removed.
    """
    number, guest, mafia, healed, maniac, leave, alibi, clause = row
    t = Tourney().at("N3").acts(guest, mafia, healed, maniac)
    assert t.book.clause(clause) is not None
    t.expect(NightResolved, seats=leave)
    gone = {int(seat) for seat in leave.split()} | ({8} if number == 25 else set())
    assert set(t.alive) == set(range(1, 14)) - gone
    if leave:
        first = leave.split()[0]
        t.expect(DeathAnnounced, seats=first, naming="").is_at("N3.last-word")
        t.has_floor(int(first), 30)
    t.dawn().is_at("D3.speech")
    told = [seat for death in t.every(DeathAnnounced) for seat in death.seats]
    assert " ".join(map(str, told)) == leave
    assert t.alibi() == tuple(map(int, alibi.split()))


def test_9_2_b_every_death_has_its_cause():
    """Rows 19 and 26: killed, guest, killed; a guest shot directly is killed."""
    t = Tourney().at("N3").acts(9, 8, 11, 12)
    assert [(d.seat, d.cause, d.rule) for d in t.game.facts.departures] == [
        (8, "kill", "night-kill"),
        (9, "guest", "guest-death"),
        (12, "kill", "maniac-kill"),
    ]
    t = Tourney().at("N3").acts(9, 9, 11, 8)
    assert [(d.seat, d.cause) for d in t.game.facts.departures] == [(9, "kill"), (8, "kill")]


CHECKS = [  # duty, guest, target, answer
    ("don", 9, 6, "yes"),
    ("don", 9, 5, "no"),
    ("don", 9, 2, "no"),
    ("don", 1, 6, "blocked"),
    ("don", 2, 6, "yes"),
    ("sheriff", 9, 1, "yes"),
    ("sheriff", 9, 4, "yes"),
    ("sheriff", 9, 5, "no"),
    ("sheriff", 9, 8, "no"),
    ("sheriff", 6, 1, "blocked"),
]


@pytest.mark.parametrize(("duty", "guest", "target", "answer"), CHECKS)
def test_8_5_2_what_checks_are_answered(duty, guest, target, answer):
    """The table of information."""
    t = Tourney().at("N3").calls(10, c=guest)
    getattr(t, duty)(target).expect(Checked, duty=duty, answer=answer)
    assert t.game.facts.checks[-1].answer == answer


def cited(t, kind):
    """The clauses of the latest fact of a kind, exactly."""
    return t.book.cite(t.every(kind)[-1])


def test_2_2_2_a_block_of_a_shooter_is_a_miss_of_the_mafia():
    """TR-A50: The team is not told; the number that was shown stays in the record."""
    for guest in (1, 3):
        t = Tourney().at("N3").courtesan(guest).hunt(10)
        t.expect(HuntEnded, aim=0, victim=0, number=10, rule="hunt-spoilt")
        assert cited(t, HuntEnded) == ("2.2.2",)
        (hunt,) = (e for e in t.sees(2) if isinstance(e, HuntEnded))
        assert (hunt.number, hunt.rule, hunt.aim) == (10, "hunt", 0)
        t.don(0).doctor(13).maniac(0).dawn()
        resolved = t.every(NightResolved)[-1]
        assert (resolved.seats, resolved.saved, resolved.saviours) == ((), (10,), ("block",))
        assert cited(t, NightResolved) == ("2.2.2",)


def test_2_2_2_is_not_printed_when_nobody_is_left_to_shoot():
    t = Tourney().at("N4", alive="5 6 7 8 9 10").courtesan(9).proceed().expect(HuntEnded, aim=0)
    assert cited(t, HuntEnded) == ("8.1.2.b",)
    t = Tourney().at("N4", alive="5 6 7 8 9 10").courtesan(9)
    t.refuses(Shoot((), 10), cite="2.3.1", why="nobody-hunts")


BLOCKS = [("don", 1, Checked), ("sheriff", 6, Checked), ("doctor", 7, Acted), ("maniac", 5, Acted)]


@pytest.mark.parametrize(("duty", "seat", "kind"), BLOCKS, ids=[duty for duty, _, _ in BLOCKS])
def test_2_2_1_a_a_block_is_recorded_whether_or_not_anything_is_shown(duty, seat, kind):
    for shown in (None, 0):
        t = Tourney().at("N3").courtesan(seat).hunt(10)
        while t.where != f"N3.{duty}":
            t.proceed()
        t.proceed() if shown is None else t.do(Show(duty, 0))
        t.expect(kind, duty=duty, seat=seat, target=0, answer="blocked", cite="2.2.1.a")
        assert not [e for e in t.sees(9) if isinstance(e, kind)]
        assert [e.answer for e in t.sees(seat) if isinstance(e, kind)] == ["blocked"]


SAVES = [  # guest, mafia, healed, maniac: who dies by which clause, who lives by which
    ((9, 10, 10, 0), {}, {10: "2.6.1"}),
    ((9, 10, 10, 10), {10: "2.6.4"}, {}),
    ((9, 10, 11, 11), {10: "2.3.1", 11: "2.6.4"}, {}),
    ((9, 8, 8, 0), {}, {8: "2.6.1", 9: "2.2.4"}),
    ((9, 8, 11, 0), {8: "2.3.1", 9: "2.2.4"}, {}),
    ((1, 10, 11, 10), {10: "2.7.1"}, {}),
    ((9, 8, 8, 9), {9: "2.7.1"}, {8: "2.6.1"}),
]


@pytest.mark.parametrize(("acts", "dead", "saved"), SAVES, ids=str)
def test_9_2_b_the_night_says_who_was_saved_by_whom(acts, dead, saved):
    t = Tourney().at("N3").acts(*acts)
    night = t.every(NightResolved)[-1]
    clauses = t.book.citations
    assert dict(zip(night.seats, (clauses[r][0] for r in night.rules), strict=True)) == dead
    assert dict(zip(night.saved, (clauses[r][0] for r in night.saved_by), strict=True)) == saved


def test_2_3_1_blacks_see_what_the_team_settled_on():
    """They hunt with open eyes; nobody else sees it, nor does one who is out."""
    t = Tourney().at("N3", alive="1 2 4-13").courtesan(9).do(Shoot((), 10))
    t.expect(HuntEnded, shots="", number=10, rule="don-shot")
    for seat in (1, 2, 4):
        (hunt,) = (e for e in t.sees(seat) if isinstance(e, HuntEnded))
        assert (hunt.number, hunt.shots, hunt.aim, hunt.hunters) == (10, (), 0, (1, 2, 4))
    for seat in (3, 5, 9, 0):
        assert not [e for e in t.sees(seat) if isinstance(e, HuntEnded)]


def test_2_3_2_without_the_don_the_team_s_number():
    t = Tourney().at("N3", alive="2-13").courtesan(9).hunt({2: 10, 3: 10, 4: 10})
    assert cited(t, HuntEnded) == ("2.3.2",)
