"""Moves that the rules refuse and that were played: the chief judge signs a real mistake."""

import pytest

from gorod.engine import JUDGE, SPECTATOR
from gorod.engine import commands as c
from gorod.engine import events as e
from gorod.rulebooks.fiim_2019 import FIIM_2019
from tests.kit.scenarios import Table


def as_played(move, by="Иванов", reason="не заметили"):
    return c.AsPlayed(move, by, reason)


def first_day():
    return Table(FIIM_2019).first_day()


def test_4_4_3_a_second_nomination_that_was_taken():
    t = first_day().nominate(1, 3).do(as_played(c.Nominate(1, 7)))
    t.expect(e.AsPlayed, verb="nominate", seat=1, target=7, why="nominated-already", cite="4.4.3")
    t.expect(e.Nominated, seat=1, target=7, cite="4.4.2").has_floor(1, 60)
    assert t.game.today.candidates == (3, 7)
    t.finish_speeches().vote({3: "1 2", 7: "3-10"}).expect(e.VotedOut, seats="7")
    assert [(one.moment, one.by) for one in t.game.facts.as_played] == [("D1", "Иванов")]


def test_4_4_2_nobody_is_on_the_list_twice():
    t = first_day().nominate(1, 3).turn(2).do(as_played(c.Nominate(2, 3)))
    t.expect(e.AsPlayed, why="listed-already", cite="4.4.2").expect(e.Nominated, seat=2, target=3)
    assert t.game.today.candidates == (3,)
    t.refuses(c.Nominate(2, 4), why="nominated-already", cite="4.4.3")


def test_4_4_2_the_table_hears_it_and_not_who_consents():
    t = first_day().nominate(1, 3).do(as_played(c.Nominate(1, 7)))
    for viewer, told in ((JUDGE, ("Иванов", "не заметили")), (SPECTATOR, ("", "")), (5, ("", ""))):
        seen = [event for event in t.sees(viewer) if isinstance(event, e.AsPlayed)]
        assert [(one.by, one.reason) for one in seen] == [told]


def test_4_4_2_what_the_rules_accept_is_written_plainly():
    first_day().refuses(as_played(c.Nominate(1, 3)), why="played-by-the-rules")


@pytest.mark.parametrize(("by", "reason"), [("", "why"), ("Иванов", " ")])
def test_4_4_2_a_name_and_a_reason_are_needed(by, reason):
    t = first_day().nominate(1, 3)
    t.refuses(as_played(c.Nominate(1, 7), by, reason), why="consent-missing")


def test_4_4_2_what_cannot_be_applied_is_refused_as_ever():
    t = Table(FIIM_2019).at("D3", alive="1-9").nominate(3, 4)
    t.refuses(as_played(c.Nominate(3, 10)), why="out-of-game", cite="4.4.2")
    t.refuses(as_played(c.Nominate(3, 11)), why="no-such-seat")
    t.refuses(as_played(c.Nominate(2, 5)), why="not-your-minute")
    t.refuses(as_played(c.Hands(4, (1,))), why="not-now")


def test_4_4_7_the_hand_of_a_player_who_is_out_is_not_counted():
    t = Table(FIIM_2019).at("D3", alive="1-9").speeches(n3=4, n4=5)
    t.refuses(as_played(c.Hands(4, (1, 10))), why="voter-out")
