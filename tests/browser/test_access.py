"""Accessibility by axe, on the screens that a game passes through, in all themes and languages."""

from pathlib import Path

import pytest

from tests.kit.browser import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
LOOK = """async (tags) => {
    const found = await axe.run(document, { runOnly: { type: "tag", values: tags } });
    return found.violations.flatMap((one) => one.nodes.map((node) =>
        `${one.id}: ${node.target} ${node.failureSummary.split("\\n").slice(1, 2)}`));
}"""


def violations(page):
    page.evaluate(Path(AXE).read_text("utf-8"))
    return page.evaluate(LOOK, RULES)


@pytest.mark.parametrize("size", [(360, 640), (1366, 768)], ids=["phone", "laptop"])
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("locale", ["ru-RU", "en-GB"])
def test_axe_finds_nothing(device, url, size, theme, locale):
    console = device(size, locale=locale, color_scheme=theme, reduced_motion="reduce")
    page = console.page
    found = {}
    page.goto(url)
    page.locator(".start:enabled").wait_for()
    found["home"] = violations(page)
    page.locator(".start").click()
    console.ready()
    found["deal"] = violations(page)
    page.locator(".deal button").nth(2).click()
    page.locator('.console[data-phase="N1.meet"]').wait_for()
    found["night"] = violations(page)
    console.next()
    console.next()
    console.tap(4)
    console.foul(5)
    found["speech"] = violations(page)
    page.locator('[data-seat="5"] .body').click(delay=500)
    page.locator("dialog .brings li").first.wait_for()
    found["sheet"] = violations(page)
    page.keyboard.press("Escape")
    console.next()
    console.tap(6)
    while console.step == "speech":
        console.next()
    console.tap(1, 2, 3)
    found["vote"] = violations(page)
    page.locator("header .menu").click()
    found["menu"] = violations(page)
    page.locator("dialog .body > button").nth(2).click()
    found["settings"] = violations(page)
    page.keyboard.press("Escape")
    for place, selector in (("hall", 0), ("overlay", 1), ("play", 2)):
        page.locator("header .menu").click()
        page.locator("dialog .body > button").nth(1).click()
        row = page.locator(".links li").nth(selector)
        row.get_by_role("button").click()
        other = page.context.new_page()
        other.goto(row.locator("input").input_value())
        other.get_by_text("10", exact=True).first.wait_for()
        found[place] = violations(other)
        other.close()
        page.keyboard.press("Escape")
    told = [f"{screen}: {one}" for screen, all_ in found.items() for one in all_]
    assert not told, "\n".join(told)
