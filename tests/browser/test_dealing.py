"""Cards: dealt and passed round on the judge's phone, or dealt by hand and entered."""

import re

from tests.kit import fingers
from tests.kit.browser import PHONE
from tests.kit.fingers import touching

CARDS = re.compile("мирный|мафия|дон|шериф", re.IGNORECASE)
DECK = sorted(["мирный"] * 6 + ["мафия"] * 2 + ["дон", "шериф"])


def picture(page):
    return page.screenshot(animations="disabled", caret="hide")


def hidden(page, place="#app"):
    """Check that nothing in the document or in the memory of the page reveals a card."""
    html = page.locator(place).evaluate_all("all => all.map((one) => one.outerHTML).join()")
    assert html
    assert not CARDS.search(html)
    kept = page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
    assert not re.search('"(don|mafia|sheriff|citizen)', kept)


def handed(console, url):
    """Every seat's card, and the pictures of what lay on the table before and after."""
    page = console.quick_game(url).page
    page.get_by_role("button", name="Раздать с телефона").click()
    cards, pictures, sizes = [], [], set()
    for seat in range(1, 11):
        page.locator(".who b", has_text=re.compile(f"^{seat}$")).wait_for()
        hidden(page)
        pictures.append(picture(page))
        cards.append(console.held(".card").split("\n")[-1])
        sizes.add(str(page.locator(".card").bounding_box()))
        hidden(page)
        pictures.append(picture(page))
        page.locator(".next").click()
    assert page.locator(".console").count() == 0, "a player's touch opens the console"
    fingers.tap(page, ".unlock")
    fingers.press_back(page)
    page.get_by_text("Держите дольше").wait_for()
    fingers.hold(page, ".unlock", until=".console")
    console.until("N1.meet")
    page.locator(".chip").wait_for(state="detached")
    hidden(page, ".seat")
    pictures.append(picture(page))
    assert len(sizes) == 1, "a card is as large as any other"
    return cards, pictures


def test_two_deals_look_the_same_while_nothing_is_held(device, url):
    """U3: somebody who looks over a shoulder sees the same pixels for any cards."""
    worlds = [handed(device(PHONE, reduced_motion="reduce"), url) for _ in range(2)]
    while worlds[0][0] == worlds[1][0]:  # once in 2520 deals
        worlds[1] = handed(device(PHONE, reduced_motion="reduce"), url)
    (first, seen), (second, seen_too) = worlds
    assert sorted(first) == sorted(second) == DECK
    for place, (one, other) in enumerate(zip(seen, seen_too, strict=True)):
        assert one == other, f"picture {place}"


def test_a_held_card_goes_with_a_second_finger_and_with_the_window(device, url):
    page = device().quick_game(url).page
    page.get_by_role("button", name="Раздать с телефона").click()
    card = page.locator(".card")
    second = "new PointerEvent('pointerdown', {isPrimary: false})"
    leaves = [f"window.dispatchEvent({event})" for event in ("new Event('blur')", second)]
    for leave in leaves:
        with touching(page, card):
            card.get_by_text(CARDS).wait_for()
            page.evaluate(leave)
            card.get_by_text("Карта открыта").wait_for()
            hidden(page)
        fingers.hold(page, ".again", until=".hold.card")
        card.get_by_text("Держите").wait_for()


def test_the_phone_that_goes_round_is_stopped_by_the_judge_alone_and_taken_up_again(device, url):
    console = device((360, 640)).quick_game(url)
    page = console.page
    fingers.tap(page, page.get_by_role("button", name="Раздать с телефона"))
    page.locator(".card").wait_for()
    page.locator(".name").evaluate("one => (one.textContent = 'Ы'.repeat(40))")
    for width, height in ((360, 640), (390, 844), (844, 390), (768, 1024)):
        page.set_viewport_size({"width": width, "height": height})
        for button in page.locator(".foot button").all():
            box = button.bounding_box()
            assert 0 <= box["x"] <= width - box["width"], (width, box)
            assert box["y"] + box["height"] <= height, (height, box)
    page.set_viewport_size({"width": 360, "height": 640})
    fingers.hold(page, ".card", until=".card.held")
    fingers.tap(page, page.get_by_role("button", name="Передать игроку 2"))
    page.locator(".who b", has_text="2").wait_for()
    assert page.get_by_text("Карта открыта").count() == 0
    fingers.hold(page, ".card", until=".card.held")  # the first player looks at the second's card
    page.reload()
    page.get_by_text("Карта открыта 1 раз.").wait_for()
    fingers.tap(page, ".card")
    assert page.locator(".hold").count() == 0, "a touch does not open it again"
    fingers.hold(page, ".again", until=".hold.card")
    fingers.hold(page, ".card", until=".card.held")
    page.get_by_text("Карта открыта 2 раза.").wait_for()
    fingers.tap(page, ".stop")
    page.get_by_text("Держите дольше").wait_for()
    assert page.locator(".console").count() == 0
    fingers.hold(page, ".stop", until=".console")
    console.until("N1.meet")
    page.reload()
    console.ready()
    fingers.tap(page, page.get_by_role("button", name="Передать игроку 2"))
    page.locator(".who b", has_text="2").wait_for()


def test_cards_on_the_table_are_entered_corrected_and_kept_hidden(device, url):
    console = device().quick_game(url)
    page = console.page
    page.get_by_role("button", name="Карты уже на столе").click()
    console.tap(3)
    console.tap(3)
    assert console.chosen() == [], "tapped again, the card is taken back"
    console.tap(10, 9, 8, 7)
    console.next()
    assert console.phase == "N1.meet"
    hidden(page, ".seat")
    with touching(page, ".eye"):
        page.locator(".seat .role").first.wait_for()
        roles = page.locator(".seat .role").all_inner_texts()
    assert sorted(role.lower() for role in roles) == DECK
    hidden(page, ".seat")
