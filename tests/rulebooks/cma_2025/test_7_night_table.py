"""Section 3 of the catalogue: the night resolution, row by row, and what roles may show."""

import pytest

from gorod.engine.events import DeathAnnounced, NightResolved, NothingShown
from tests.kit.city import City

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
    (11, 6, 0, 8, 0, "6 8", "4.6.2b.1"),
    (12, 0, 6, 8, 0, "6 8", "7.10.d"),
    (13, 6, 6, 8, 0, "6 8", "7.10.d"),
    (14, 6, 0, 8, 8, "6", "4.6.2b.4"),
    (15, 6, 8, 8, 8, "6", "4.6.2b.2"),
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
    """Rows 1-33; also CMA-S10, S11, S13, S14, S17, S19, S23."""
    _, mafia, maniac, guest, healed, leave, clause = row
    t = City().at("N3").acts(mafia, maniac, guest, healed)
    t.expect(NightResolved, seats=leave, cite=clause)
    assert t.alive == tuple(s for s in range(1, 13) if str(s) not in leave.split()), row
    if leave:
        t.expect(DeathAnnounced, seats=leave).is_at("N3.last-word")
        causes = {d.seat: d.cause for d in t.game.sheet.departures}
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
    left = {d.seat: t.book.citations[d.rule][0] for d in t.game.sheet.departures}
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
    """CMA-S07: and there is no best move."""
    t = City().first_day().speeches(n1=8, n2=9).vote({8: "1-12", 9: ""}).night()
    t.hunt(8).maniac(0).dawn().is_at("D2.speech").never(DeathAnnounced)
    assert len(t.alive) == 11


@pytest.mark.parametrize(("mafia", "maniac"), [(2, 0), (0, 4), (1, 4)])
def test_7_3_b_the_own_team_and_oneself_may_be_shot(mafia, maniac):
    """CMA-A11."""
    t = City().at("N3").acts(mafia, maniac)
    assert set(t.alive) == set(range(1, 13)) - {mafia, maniac}
