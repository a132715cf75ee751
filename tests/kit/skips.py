"""The last line of a test run: how many tests were skipped, and why.

A separate pytest plugin (`-p tests.kit.skips`) that needs no conftest. A test that is expected to
fail counts as skipped, because it does not guard anything either. `--skips-to` also adds the
reasons to a file, for a caller that has more to run first; `python -m tests.kit.skips FILE` then
prints the line.
"""

import sys
from collections import Counter
from collections.abc import Generator, Iterable
from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--skips-to", metavar="FILE", help="also add the reasons to FILE")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> Generator[None, object, object]:
    result = yield  # the terminal reporter prints its summary in here
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    in_worker = hasattr(session.config, "workerinput")  # only the controller prints for all
    if reporter is not None and not in_worker:
        reports = reporter.getreports("skipped") + reporter.getreports("xfailed")
        reasons = [reason(report) for report in reports]
        reporter.write_line(summary(reasons))
        if path := session.config.getoption("--skips-to"):
            with Path(path).open("a", encoding="utf-8") as said:
                said.writelines(f"{why}\n" for why in reasons)
    return result


def reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    if hasattr(report, "wasxfail"):
        return f"expected to fail: {report.wasxfail.removeprefix('reason: ') or 'no reason given'}"
    assert isinstance(report.longrepr, tuple)  # of a skip: file, line, "Skipped: why"
    return report.longrepr[2].removeprefix("Skipped: ")


def summary(reasons: Iterable[str]) -> str:
    """One line, most frequent reason first: `skipped: 3 (2 needs X; 1 needs Y)`."""
    tally = Counter(reasons)
    why = "; ".join(f"{count} {text}" for text, count in tally.most_common())
    return f"skipped: {tally.total()} ({why})" if tally else "skipped: 0"


if __name__ == "__main__":
    sys.stdout.write(f"{summary(Path(sys.argv[1]).read_text('utf-8').splitlines())}\n")
