"""An online table in the browser: made, joined by invitation, begun, come back to."""

from tests.kit import fingers
from tests.kit.browser import PHONE, eventually

LAPTOP = (1366, 768)


def create(device, url, nick="Анна", **more):
    """A table made on the page; whoever made it sits at it."""
    page = device(PHONE, **more).page
    page.goto(f"{url}/online")
    page.get_by_label("Ваш ник").fill(nick)
    fingers.tap(page, page.get_by_role("button", name="Создать стол"))
    page.locator('main[data-idle="true"] .lobby').wait_for()
    return page


def invitation(page):
    fingers.tap(page, page.get_by_role("button", name="Пригласить"))
    address = page.locator("dialog input").first.input_value()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    eventually(page, "history.state?.open ?? 0", expected=0)
    return address


def joined(device, address, nick, seat=0, size=PHONE):
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


def test_two_people_gather_and_begin_with_bots(device, url):
    host = create(device, url)
    address = invitation(host)
    free = next(seat for seat in (4, 5) if seat != own_seat(host))
    guest = joined(device, address, "Борис", free).page
    assert own_seat(guest) == free
    host.locator(f".seats [data-seat='{free}']").get_by_text("Борис").wait_for()
    start = host.get_by_role("button", name="Начать игру")
    assert start.is_disabled()
    fingers.tap(host, host.get_by_role("button", name="Боты на 8 свободных мест"))
    host.locator(".seats .free").first.wait_for(state="detached")
    for page in (host, guest):
        fingers.tap(page, page.get_by_role("button", name="Я готов"))
    host.locator("button.act:enabled", has_text="Начать игру").wait_for()
    fingers.tap(host, start)
    for page in (host, guest):
        page.locator(".lobby").wait_for(state="detached")
        page.locator(".peek").wait_for()


def test_a_closed_tab_comes_back_to_its_seat(device, url):
    host = create(device, url)
    invited = invitation(host)
    console = joined(device, invited, "Вера")
    seat = own_seat(console.page)
    context = console.page.context
    console.page.close()
    page = context.new_page()
    page.goto(invited)
    page.get_by_role("link", name=f"Вернуться на место {seat}").click()
    page.locator('main[data-idle="true"] .lobby .me').wait_for()
    assert own_seat(page) == seat
    # The same link is good on another device as well.
    other = device(LAPTOP).page
    token = page.evaluate("sessionStorage.getItem('token')")
    other.goto(f"{url}/play#{token}")
    other.locator('main[data-idle="true"] .lobby .me').wait_for()
    assert own_seat(other) == seat


def test_names_and_seats_that_are_refused_say_why(device, url):
    host = create(device, url)
    address = invitation(host)
    taken = own_seat(host)
    console = device(PHONE)
    console.excused = "409"
    page = console.page
    page.goto(address)
    page.locator('main[data-idle="true"] .lobby').wait_for()
    assert page.locator(f".seats [data-seat='{taken}'] button").is_disabled()
    page.get_by_label("Ваш ник").fill("Анна")
    fingers.tap(page, page.get_by_role("button", name="Сесть за стол"))
    page.get_by_role("alert").wait_for()
    assert page.get_by_role("alert").inner_text()
    page.get_by_label("Ваш ник").fill("Глеб")
    fingers.tap(page, page.get_by_role("button", name="Сесть за стол"))
    page.locator('main[data-idle="true"] .lobby .me').wait_for()


def test_somebody_moves_leaves_and_is_sent_away(device, url):
    host = create(device, url)
    invited = invitation(host)
    guest = joined(device, invited, "Дина").page
    free = next(n for n in range(1, 11) if n not in (own_seat(host), own_seat(guest)))
    fingers.tap(guest, f".seats [data-seat='{free}'] button")
    fingers.tap(guest, guest.get_by_role("button", name=f"Пересесть на место {free}"))
    guest.locator(f'main[data-idle="true"] .lobby .me[data-seat="{free}"]').wait_for()
    fingers.tap(host, f".seats [data-seat='{free}'] button")
    fingers.tap(host, host.get_by_role("button", name="Попросить уйти: Дина"))
    guest.locator("p.state").wait_for()
    assert guest.locator(".lobby").count() == 0
    host.locator(f".seats [data-seat='{free}'].free").wait_for()
    guest.goto(invited)  # they may come again
    guest.get_by_role("button", name="Сесть за стол").wait_for()
