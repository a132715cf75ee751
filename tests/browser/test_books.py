"""The console knows no rulebook: whatever one offers, a judge gets to the end of the game."""

from random import Random

import pytest

MOST = 600


def start(console, url, rules):
    page = console.page
    page.goto(url)
    page.locator(f'option[value="{rules}"]').wait_for(state="attached")
    page.locator("select").first.select_option(rules)
    page.locator(".start").click()
    console.ready()
    page.locator(".deal button").nth(2).click()
    page.locator('.console[data-idle="true"]:not([data-phase$=".deal"])').wait_for()


def numbers(console, selector):
    places = console.page.locator(f".seat:has({selector})")
    return places.evaluate_all("all => all.map((one) => Number(one.dataset.seat))")


def act(console, chance):
    """Tap what is open, mark some hands, or go on."""
    page = console.page
    next_ = page.locator("footer .next")
    opened = numbers(console, ".body.open")
    unmarked = numbers(console, '.body.open[aria-pressed="false"]')
    if page.locator(".show").count():
        console.next()
    elif unmarked and chance.random() < 0.8:
        console.tap(*chance.sample(unmarked, min(len(unmarked), chance.choice((3, 5)))))
        console.next()
    elif opened and (not next_.is_enabled() or chance.random() < 0.3):
        console.tap(chance.choice(opened))
    elif next_.is_enabled():
        console.next()
    else:
        ways = page.locator(".ways button")
        assert ways.count(), f"{console.phase}: {page.locator('.console').inner_text()}"
        ways.first.click()
        console.ready()


@pytest.mark.parametrize("rules", ["fiim-2011", "cma-2025", "tournament-2026"])
def test_a_game_of_every_book_comes_to_its_end(device, url, rules):
    console, chance = device(), Random(7)
    start(console, url, rules)
    for _ in range(MOST):
        if console.phase == "over":
            break
        act(console, chance)
    assert console.phase == "over", console.phase
    assert console.page.locator(".result .who").inner_text()
