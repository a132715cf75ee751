"""What every test run shares: readable assertions in the kit, repeatable examples."""

import gc
from pathlib import Path

import pytest
from hypothesis import settings

gc.disable()  # nothing of what is imported and collected is garbage; see `pytest_runtestloop`

# Listed one by one, because `-p tests.kit.skips` imports the package before it is registered.
KIT = Path(__file__).parent / "kit"
pytest.register_assert_rewrite(*(f"tests.kit.{module.stem}" for module in KIT.glob("*.py")))

settings.register_profile("ci", derandomize=True, deadline=None, max_examples=60)
settings.register_profile("deep", parent=settings.get_profile("ci"), max_examples=1000)
settings.load_profile("ci")

LONG = frozenset(
    {
        "test_two_worlds.py",
        "test_four_processes.py",
        "test_killed_server.py",
        "test_whole_tournament.py",
        "test_recovery.py",
        "test_networks.py",
        "test_saying.py",
        "test_desk_sections.py",
        "test_by_day_processes.py",
        "test_by_day_kills.py",
        "test_deadlines.py",
        "test_four_weeks.py",
        "test_killed_desk.py",
        "test_two_automatic_judges.py",
        "test_desk.py",
        "test_trouble.py",
        "test_offline.py",
        "test_dealing.py",
        "test_accounts.py",
        "test_tournament_pages.py",
        "test_by_day.py",
        "test_player.py",
        "test_whole_games.py",
        "test_bot_games.py",
        "test_rights.py",
    }
)
"""Files with tests that take a quarter of a minute or more."""


def pytest_collection_modifyitems(config, items):
    """Start long tests first; at the end all but one worker would wait for them.

    Every worker begins with an equal part of the list, so every part begins with some of them.

    """
    many = getattr(config, "workerinput", {}).get("workercount", 1)
    long = [item for item in items if item.path.name in LONG]
    short = [item for item in items if item.path.name not in LONG]
    ends = [len(short) * worker // many for worker in range(many + 1)]
    parts = [long[worker::many] + short[ends[worker] : ends[worker + 1]] for worker in range(many)]
    items[:] = [item for part in parts for item in part]


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop():
    """Turn the garbage collector on, but exclude what was imported and collected, which stays.

    What tests create is mostly freed without it, so it looks for cycles more rarely than usual.

    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    gc.enable()


def pytest_terminal_summary(terminalreporter):
    """Print what laws have counted, whether or not tests may print."""
    from tests.kit.secrecy_counts import merged  # noqa: PLC0415  registered above first

    reports = terminalreporter.stats.get("passed", ())
    found = [value for r in reports for name, value in r.user_properties if name == "counted"]
    for line in merged(found):
        terminalreporter.write_line(line)
