"""Section 3 of the catalogue: the night resolution, row by row, and what roles may show."""

import pytest

from gorod.engine.commands import Shoot, Waive
from gorod.engine.events import DeathAnnounced, HuntEnded, NightResolved, NothingShown
from tests.kit.tables_cma_2025 import City

NIGHTS = [  # number, mafia, maniac, guest, healed, who leaves in order, a clause
    (1, 8, 0, 0, 0, "8", "7.3.b"),
    (2, 0, 8, 0, 0, "8", "7.6"),
    (3, 0, 0, 9, 10, "", "7.3.b"),
    (4, 8, 9, 0, 0, "8 9", "7.6"),
    (5, 8, 8, 0, 0, "8", "7.3.b"),
    (6, 8, 8, 0, 8, "", "7.11.c"),
    (7, 8, 8, 8, 0, "", "7.10.c"),
    (8, 8, 9, 8, 9, "", "7.10.c"),
    (9, 8, 0, 8, 8, "", "7.10.c"),
    (10, 6, 0, 0, 0, "6", "7.3.b"),
    (11, 6, 0, 8, 0, "6 8", "7.10.d"),
    (12, 0, 6, 8, 0, "6 8", "7.10.d"),
    (13, 6, 6, 8, 0, "6 8", "7.10.d"),
    (14, 6, 0, 8, 8, "6", "4.6.2b.4"),
    (15, 6, 8, 8, 8, "6", "7.10.c"),
    (16, 6, 8, 8, 0, "6 8", "7.10.d"),
    (17, 6, 0, 8, 6, "", "7.11.c"),
    (18, 6, 6, 8, 6, "", "7.11.c"),
    (19, 6, 8, 8, 6, "", "7.11.c"),
    (20, 6, 7, 7, 6, "", "4.6.2b.3"),
    (21, 7, 6, 7, 6, "", "4.6.2b.3"),
    (22, 6, 0, 7, 8, "6 7", "7.10.d"),
    (23, 6, 8, 7, 8, "6 7", "7.11.c"),
    (24, 6, 0, 7, 7, "6", "4.6.2b.4"),
    (25, 7, 0, 0, 7, "", "7.11.c"),
    (26, 8, 0, 1, 0, "8", "7.3.b"),
    (27, 8, 9, 4, 0, "8 9", "7.6"),
    (28, 6, 9, 4, 0, "6 9 4", "7.10.d"),
    (29, 8, 6, 4, 0, "8 6 4", "7.10.d"),
    (30, 6, 0, 2, 0, "6 2", "7.10.d"),
    (31, 4, 1, 0, 0, "4 1", "7.6"),
    (32, 4, 8, 4, 0, "8", "7.10.c"),
    (33, 6, 9, 8, 0, "6 9 8", "7.10.d"),
]


@pytest.mark.parametrize("row", NIGHTS, ids=[f"row {row[0]}" for row in NIGHTS])
def test_7_10_d_the_night_as_a_whole(row):
    _, mafia, maniac, guest, healed, leave, clause = row
    t = City().at("N3").acts(mafia, maniac, guest, healed)
    t.expect(NightResolved, seats=leave, cite=clause)
    assert t.alive == tuple(s for s in range(1, 13) if str(s) not in leave.split()), row
    if leave:
        t.expect(DeathAnnounced, seats=leave).is_at("N3.last-word")
        causes = {d.seat: d.cause for d in t.game.facts.departures}
        shot = {mafia, maniac} - {guest}
        assert causes == {s: "kill" if s in shot else "guest" for s in map(int, leave.split())}
    else:
        t.never(DeathAnnounced).is_at("D3.speech")


@pytest.mark.parametrize(
    ("mafia", "maniac", "guest", "clauses"),
    [
        (8, 9, 0, {8: "7.3.b", 9: "7.6"}),
        (6, 9, 8, {6: "7.3.b", 9: "7.6", 8: "7.10.d"}),
        (8, 8, 0, {8: "7.3.b"}),
    ],
)
def test_7_6_every_death_names_its_clause(mafia, maniac, guest, clauses):
    t = City().at("N3").acts(mafia, maniac, guest)
    left = {d.seat: t.book.citations[d.rule][0] for d in t.game.facts.departures}
    assert left == clauses


INVALID = [  # role, shown number, what it means
    ("maniac", 12, "departed"),
    ("beauty", 12, "departed"),
    ("beauty", 6, "own"),
    ("doctor", 12, "departed"),
]


@pytest.mark.parametrize(("role", "number", "why"), INVALID)
def test_7_8_numbers_that_show_nobody(role, number, why):
    """CMA-A09, 4.6.3.b."""
    assert why
    t = City().at("N3", alive="1-11").miss()
    getattr(t, role)(number).expect(NothingShown, duty=role)
    assert len(t.dawn().alive) == 11


def test_7_4_a_shot_at_a_departed_player_is_a_miss():
    """And there is no best move."""
    t = City().first_day().speeches(n1=8, n2=9).vote({8: "1-12", 9: ""}).night()
    t.hunt(8).maniac(0).dawn().is_at("D2.speech").never(DeathAnnounced)
    assert len(t.alive) == 11


@pytest.mark.parametrize(("mafia", "maniac"), [(2, 0), (0, 4), (1, 4)])
def test_7_3_b_the_own_team_and_oneself_may_be_shot(mafia, maniac):
    """CMA-A11."""
    t = City().at("N3").acts(mafia, maniac)
    assert set(t.alive) == set(range(1, 13)) - {mafia, maniac}


SAVES = [  # mafia, maniac, guest, healed: who dies by which clause, who lives by which
    ((8, 0, 8, 0), {}, {8: "7.10.c"}),
    ((8, 9, 8, 9), {}, {8: "7.10.c", 9: "7.11.c"}),
    ((6, 0, 8, 6), {}, {6: "7.11.c", 8: "7.10.d"}),
    ((6, 0, 8, 8), {6: "7.3.b"}, {8: "4.6.2b.4"}),
    ((6, 0, 8, 0), {6: "7.3.b", 8: "7.10.d"}, {}),
    ((6, 7, 7, 6), {}, {6: "4.6.2b.3", 7: "4.6.2b.3"}),
    ((8, 9, 0, 0), {8: "7.3.b", 9: "7.6"}, {}),
]


@pytest.mark.parametrize(("acts", "dead", "saved"), SAVES, ids=str)
def test_7_3_b_the_night_says_who_was_saved_by_whom(acts, dead, saved):
    t = City().at("N3").acts(*acts).dawn()
    night = t.every(NightResolved)[-1]
    clauses = t.book.citations
    assert dict(zip(night.seats, (clauses[r][0] for r in night.rules), strict=True)) == dead
    assert dict(zip(night.saved, (clauses[r][0] for r in night.saved_by), strict=True)) == saved


def cited(t, kind):
    """The clauses of the latest fact of a kind, exactly."""
    return t.book.cite(t.every(kind)[-1])


HUNTS = [  # who is in, the shots, the number settled on, the clause
    ("1-12", {1: 8, 2: 9}, 8, "4.2.a"),
    ("1-12", {2: 9, 3: 9}, 0, "4.2.a"),
    ("1-12", {1: 0, 2: 9}, 0, "7.4"),
    ("1-11", {1: 12}, 12, "7.4"),
    ("2-12", {2: 8, 3: 8}, 8, "4.2.b"),
    ("2-12", {2: 8, 3: 9}, 0, "4.2.c"),
    ("2-12", {2: 8, 3: 0}, 0, "7.4"),
]


@pytest.mark.parametrize(("alive", "shots", "number", "clause"), HUNTS, ids=str)
def test_4_2_a_a_hunt_is_decided_by_one_clause(alive, shots, number, clause):
    t = City().at("N3", alive=alive).hunt(shots)
    assert cited(t, HuntEnded) == (clause,)
    hunt = next(e for e in t.sees(3) if isinstance(e, HuntEnded))
    assert (hunt.number, hunt.aim, hunt.rule) == (number, 0, "hunt")


def test_4_2_c_the_judge_decides_otherwise_and_says_why():
    t = City().at("N3").refuses(Waive("4.2.c", "the don decides"), why="nothing-to-waive")
    t = City().at("N3", alive="2-12").do(Waive("4.2.c", "3 was corrected in time"), Shoot((), 8))
    t.expect(HuntEnded, aim=8, number=8, shots="")
    assert cited(t, HuntEnded) == ("4.2.c",)


def test_ord_a_mafia_that_is_out_is_called_and_nobody_shoots():
    t = City().at("N5", alive="4 5 8 9").refuses(Shoot((), 8), cite="7.2", why="nobody-hunts")
    t.proceed()
    assert cited(t, HuntEnded) == ("ORD",)


def test_4_6_3_a_showing_nobody_has_clauses_of_its_own():
    t = City().at("N3").hunt(8).maniac(0).beauty(0).doctor(0)
    shown = {e.duty: t.book.cite(e) for e in t.every(NothingShown)}
    assert shown == {
        "don": ("4.3.2",),
        "sheriff": ("4.5.2",),
        "maniac": ("4.4.2",),
        "beauty": ("4.6.3.a",),
        "doctor": ("4.7.2",),
    }
    t = City().at("N3", alive="1-11").hunt(8).maniac(12).beauty(6).doctor(12)
    shown = {e.duty: t.book.cite(e)[0] for e in t.every(NothingShown)}
    assert (shown["maniac"], shown["beauty"], shown["doctor"]) == ("7.8", "4.6.3.b", "4.7.1")
    assert all(e.rule == f"{e.duty}-act" for e in t.sees(9) if getattr(e, "duty", "") == "beauty")
