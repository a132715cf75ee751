"""One browser and one server for all tests here; every test has its own devices and table."""

import pytest
from playwright.sync_api import expect

from tests.kit import browser as kit
from tests.kit.chromium import found
from tests.kit.steered_server import SteeredServer

# Tests wait for a busy machine: a time limit only guards against hanging.
expect.set_options(timeout=kit.PATIENCE)


@pytest.fixture(scope="session")
def chromium():
    there = found()
    assert there, "no Chromium: `python -m tests.kit.chromium` installs one"
    with kit.browser(there) as started:
        yield started


@pytest.fixture(scope="session")
def url(tmp_path_factory):
    assert kit.UI.is_file(), "the pages are not built: make ui"
    with kit.served(tmp_path_factory.mktemp("served")) as address:
        yield address


@pytest.fixture
def steered_server(tmp_path):
    with SteeredServer(tmp_path) as server:
        yield server


@pytest.fixture
def device(chromium, request):
    """Open a device; complaints of a page fail the test."""
    contexts, consoles = [], []
    worker = getattr(request.module, "SERVICE_WORKER", False)

    def open_(size=kit.PHONE, **more):
        context = kit.opened(chromium, size, **{"worker": worker, **more})
        contexts.append(context)
        console = kit.Console.on(context.new_page())
        consoles.append(console)
        return console

    yield open_
    for context in contexts:
        context.close()
    assert [problem for console in consoles for problem in console.problems] == []
