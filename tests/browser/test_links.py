"""Links from the judge's console, on a phone at plain http as a club's laptop serves it."""

import re

from tests.kit import browser as kit
from tests.kit import qr_reader
from tests.kit.fingers import hold, tap, touching

SMALL = (360, 640)
TOUCH = {"has_touch": True, "is_mobile": True}
CODE = "dialog img.qr"
PASTED = """async () => {
    const field = document.createElement("textarea");
    [...document.querySelectorAll("dialog[open]")].at(-1).append(field);
    field.focus();
    field.id = "pasted";
}"""


def strangers(url):
    """The same server by the address that a phone in the network would use."""
    return url.replace("127.0.0.1", kit.NON_LOCAL_HOST)


def judging(device, url):
    """Open a quick game over plain http; the note about missing features has already been shown."""
    console = device(SMALL, **TOUCH)
    page = console.page
    page.goto(strangers(url))
    assert page.evaluate("isSecureContext") is False
    tap(page, ".start")
    told = page.get_by_role("dialog", name="Страница открыта по http")
    told.wait_for()
    assert "экран может погаснуть" in told.inner_text()
    assert "/help/club-laptop" in told.get_by_role("link").get_attribute("href")
    tap(page, told.get_by_role("button", name="Понятно"))
    told.wait_for(state="detached")
    kit.eventually(page, "history.state?.open ?? 0", expected=0)
    page.reload()
    console.ready()
    assert not told.count()
    return console


def opened(page, sheet):
    tap(page, "header .menu")
    tap(page, page.get_by_role("button", name=sheet, exact=True))


def row(page, scope):
    return page.locator(f'.links [data-scope="{scope}"]')


def inside(place):
    box = place.bounding_box()
    return box["x"] >= 0 and box["x"] + box["width"] <= SMALL[0]


def test_a_link_is_made_shown_copied_found_again_and_revoked(device, url):
    page = judging(device, url).page
    opened(page, "Ссылки")
    assert not page.get_by_role("note").count(), "phones open it by this address"
    third = row(page, "seat:3")
    assert "Игрок 3" in third.inner_text()
    tap(page, third.get_by_role("button"))
    shown = page.get_by_role("dialog", name=re.compile("^Игрок 3"))
    link = shown.locator("input").input_value()
    assert link.startswith(f"{strangers(url)}/play#")
    page.locator(CODE).wait_for()
    assert qr_reader.on_page(page, CODE) == link
    assert page.locator(CODE).bounding_box()["width"] >= 300
    tap(page, shown.get_by_role("button", name="Закрыть"))
    # The owner is shown next to it, and it can be copied although the page has no clipboard.
    assert page.evaluate("typeof navigator.clipboard") == "undefined"
    assert "Игрок 3" in third.inner_text()
    copy = third.get_by_role("button", name="Скопировать")
    assert inside(copy)
    show = third.get_by_role("button", name=re.compile("^Код"))
    assert copy.bounding_box()["y"] == show.bounding_box()["y"], "side by side"
    assert copy.evaluate("one => one.scrollWidth <= one.clientWidth")
    tap(page, copy)
    third.get_by_role("button", name="Скопировано").wait_for()
    page.evaluate(PASTED)
    page.keyboard.press("Control+V")
    assert page.locator("#pasted").input_value() == link
    # Neither a closed sheet nor a reload loses it.
    page.reload()
    page.locator(".console").wait_for()
    opened(page, "Ссылки")
    tap(page, row(page, "seat:3").get_by_role("button", name=re.compile("^Код")))
    assert shown.locator("input").input_value() == link
    holder = {"authorization": f"Bearer {link.partition('#')[2]}"}
    assert page.request.get(f"{url}/api/link", headers=holder).json()["scope"] == "seat:3"
    tap(page, shown.get_by_role("button", name="Отозвать ссылку"))
    tap(page, shown.locator("button.danger"))
    shown.wait_for(state="detached")
    row(page, "seat:3").get_by_role("button", name="Создать").wait_for()
    assert page.request.get(f"{url}/api/link", headers=holder).status == 401


def test_all_players_in_turn_the_stream_with_roles_and_the_judges_own(device, url):
    console = judging(device, url)
    page = console.page
    opened(page, "Ссылки")
    tap(page, page.get_by_role("button", name="Все игроки по очереди"))
    links = []
    for seat in range(1, 11):
        shown = page.get_by_role("dialog", name=re.compile(rf"^Игрок {seat}\b"))
        shown.wait_for()
        links.append(shown.locator("input").input_value())
        kit.eventually(page, "document.querySelectorAll('dialog img.qr').length", expected=1)
        assert qr_reader.on_page(page, CODE) == links[-1]
        tap(page, shown.get_by_role("button", name=re.compile("Дальше|Готово")))
    assert len(set(links)) == 10
    # With roles only late, and the judge chooses how late.
    stream = row(page, "overlay-roles")
    stream.locator("select").select_option("300")
    tap(page, stream.get_by_role("button"))
    shown = page.get_by_role("dialog", name=re.compile("5 минут"))
    shown.wait_for()
    token = page.evaluate("sessionStorage.getItem('token')")
    known = page.request.get(
        f"{url}/api/tables/{console.table}/links", headers={"authorization": f"Bearer {token}"}
    ).json()
    assert [one["delay"] for one in known if one["scope"] == "overlay-roles"] == [300]
    assert shown.locator("h2").inner_text() == "Трансляция с ролями, с задержкой 5 минут"
    tap(page, shown.get_by_role("button", name="Закрыть"))
    shown.wait_for(state="detached")
    assert "5 минут" in stream.inner_text()
    # The judge's own is on the screen while it is held, and not otherwise.
    own = page.get_by_role("button", name="Держите, чтобы показать код пульта")
    page.locator(CODE).wait_for(state="detached")
    tap(page, own)
    page.locator(CODE).wait_for(state="detached")
    with touching(page, own) as finger:
        page.locator(CODE).wait_for()
        address, _, code = qr_reader.on_page(page, CODE).partition("#")
        assert address == f"{strangers(url)}/judge"
        # The next phone needs a new link: the code by which this one came is used up.
        assert code != token
        headers = {"authorization": f"Bearer {code}"}
        assert page.request.get(f"{url}/api/link", headers=headers).json()["scope"] == "judge"
        assert "увидит все роли" in page.locator("dialog").inner_text()
        assert finger.send_contextmenu()
        assert page.locator(CODE).count() == 1
    page.locator(CODE).wait_for(state="detached")
    hold(page, own, until=CODE)
    page.locator(CODE).wait_for(state="detached")
    assert page.locator(".links").is_visible()


def test_without_a_network_and_on_the_laptop_itself_the_sheet_says_so(device, url):
    console = judging(device, url)
    page = console.page
    opened(page, "Настройки")
    assert "экран может погаснуть" in page.locator("dialog .plain").inner_text()
    tap(page, page.get_by_role("button", name="Закрыть"))
    opened(page, "Ссылки")
    tap(page, row(page, "hall").get_by_role("button"))
    page.locator(CODE).wait_for()
    tap(page, page.locator("dialog").last.get_by_role("button", name="Закрыть"))
    page.locator(CODE).wait_for(state="detached")
    page.context.set_offline(True)
    tap(page, row(page, "overlay").get_by_role("button"))
    page.locator("dialog .problem").wait_for()
    tap(page, row(page, "hall").get_by_role("button", name=re.compile("^Код")))
    shown = page.get_by_role("dialog", name="Зал")
    shown.get_by_text("Код нарисовать не вышло").wait_for()
    assert shown.locator("input").input_value().startswith(strangers(url))
    page.context.set_offline(False)
    page.locator(CODE).wait_for()
    # By a machine's own name for itself no phone comes.
    own = device(SMALL, **TOUCH).quick_game(url).page
    opened(own, "Ссылки")
    note = own.get_by_role("note")
    note.wait_for()
    assert "Телефоны эту ссылку не откроют: 127.0.0.1" in note.inner_text()
