"""What the READMEs promise: from the printed link to the first speech, by their steps."""

import re

import pytest

from tests.kit import browser as kit
from tests.kit.browser import ROOT
from tests.kit.fingers import tap as touch

SERVICE_WORKER = True

MOST_TAPS = 10
STEPS = re.compile(r"^\d\. .*?\*\*(.+?)\*\*", re.MULTILINE)
HEADINGS = {
    "README.ru.md": "## За минуту до первой речи",
    "README.md": "## A minute to the first speech",
}

KEEPS_NOTHING = {
    "full": """Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };""",
    "blocked": """for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() { throw new DOMException("blocked", "SecurityError"); }, configurable: true,
      });""",
}


@pytest.fixture(scope="module")
def demo(tmp_path_factory):
    with kit.served(tmp_path_factory.mktemp("demo"), "--demo") as address:
        yield address


def steps(name):
    text = (ROOT / name).read_text("utf-8").partition(HEADINGS[name])[2].partition("\n## ")[0]
    return STEPS.findall(text)


@pytest.mark.parametrize(("name", "locale"), [("README.ru.md", "ru-RU"), ("README.md", "en-GB")])
def test_from_the_link_to_the_first_speech(device, demo, name, locale):
    """The words in bold are what is tapped, in this order; «10 9 8 7» are seats.

    The minute of the heading is a person's: this number of taps fits into it, however slow the
    machine is.

    """
    console = device(kit.PHONE, locale=locale, has_touch=True)
    page = console.page
    taps = 0
    page.goto(demo)
    for step in steps(name):
        for tap in step.split() if step.replace(" ", "").isdigit() else [step]:
            seat = page.locator(f'[data-seat="{tap}"] .body') if tap.isdigit() else None
            touch(page, seat or page.get_by_role("button", name=tap, disabled=False).first)
            taps += 1
            page.locator('.console[data-idle="true"]').wait_for()
    assert console.phase == "D1.speech"
    assert taps <= MOST_TAPS
    assert page.context.cookies() == [], "no account"


def test_the_pictures_of_the_readmes_are_there_and_small():
    for name in HEADINGS:
        pictures = re.findall(r'src="(docs/screens/[^"]+)"', (ROOT / name).read_text("utf-8"))
        assert len(pictures) >= 4
        for picture in pictures:
            assert (ROOT / picture).stat().st_size < 150_000, picture


@pytest.mark.parametrize("broken", ["full", "blocked"])
def test_a_browser_that_keeps_nothing_judges_a_game(device, demo, broken):
    page = device(kit.PHONE, has_touch=True).page
    page.add_init_script(KEEPS_NOTHING[broken])
    page.goto(demo)
    touch(page, page.get_by_role("button", name="Начать").first)
    page.locator('.console[data-idle="true"]').wait_for()
