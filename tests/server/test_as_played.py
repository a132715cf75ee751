"""Moves against the rules are only for records: a live table accepts no such command."""

from gorod.engine.commands import AsPlayed, Nominate
from gorod.server.tables.table_requests import sensible


def test_a_live_table_does_not_take_it():
    assert sensible(Nominate(1, 3), 10)
    assert not sensible(AsPlayed(Nominate(1, 3), "Ivanov", "why"), 10)
