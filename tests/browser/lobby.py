"""The lobby of an online table by touch: made, and joined by invitation."""

from tests.kit import fingers
from tests.kit.browser import PHONE, eventually


def create(device, url, nick="Анна", pace="", **more):
    """Make a table on the page; the maker sits at it."""
    page = device(PHONE, **more).page
    page.goto(f"{url}/online")
    page.get_by_label("Ваш ник").fill(nick)
    if pace:
        fingers.tap(page, page.get_by_role("button", name=pace))
    fingers.tap(page, page.get_by_role("button", name="Создать стол"))
    page.locator('main[data-idle="true"] .lobby').wait_for()
    return page


def invitation(page):
    """Return the address of the invitation, as its sheet shows it."""
    fingers.tap(page, page.get_by_role("button", name="Пригласить"))
    address = page.locator("dialog input").first.input_value()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    eventually(page, "history.state?.open ?? 0", expected=0)
    return address


def joined(device, address, nick, seat=0, size=PHONE):
    """Return somebody who sat down by the invitation."""
    console = device(size)
    page = console.page
    page.goto(address)
    page.get_by_label("Ваш ник").fill(nick)
    if seat:
        fingers.tap(page, f".seats [data-seat='{seat}'] button")
        page.get_by_text(f"Вы сядете на место {seat}.").wait_for()
    fingers.tap(page, page.get_by_role("button", name="Сесть за стол"))
    page.locator('main[data-idle="true"] .lobby .me').wait_for()
    return console


def own_seat(page):
    return int(page.locator(".lobby .me").get_attribute("data-seat"))
