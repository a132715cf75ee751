"""What the engine offers is a promise: names are added here on purpose, or not at all."""

import gorod.engine

PUBLIC = """
    JUDGE SPECTATOR
    Command Event Events Game History Offer Outcome Position Refusal Rules Viewer
    begin evolve fold is_offered offers seen set_position start step stream
"""


def test_the_public_names_are_pinned():
    assert sorted(gorod.engine.__all__) == sorted(PUBLIC.split())


def test_every_public_name_is_there_and_means_something():
    for name in gorod.engine.__all__:
        assert getattr(gorod.engine, name) is not None
