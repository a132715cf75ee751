"""Names: pasted as a list, offered again, corrected at night, swapped after the end."""

import re

from tests.kit.browser import eventually
from tests.kit.fingers import tap
from tests.kit.finished_games import NAMES, Quick

TOUCH = {"has_touch": True, "is_mobile": True}
PASTE = """([selector, text]) => {
    const data = new DataTransfer();
    data.setData("text", text);
    document.querySelector(selector).dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
}"""


def filled(page):
    return [field.input_value() for field in page.locator(".names input").all()]


def test_a_list_is_pasted_and_people_are_offered_next_time(device, url):
    console = device((360, 640), **TOUCH)
    page = console.page
    page.goto(url)
    assert "Официальные турнирные правила ФИИМ" in page.locator("form .long").inner_text()
    page.locator("form select").first.select_option("cma-2025")
    tap(page, page.locator("form details summary").last)
    numbered = (
        "\n".join(f"{n}. {name}" for n, name in enumerate(NAMES, 1))
        + "\n11. Лев\n12. Майя\n13. Нина"
    )
    page.evaluate(PASTE, [".names input", numbered])
    assert filled(page) == [*NAMES, "Лев", "Майя"]
    assert "Нина" in page.locator(".warn").inner_text()
    page.evaluate(PASTE, [".names label:nth-child(11) input", "3\tаня\t5\n4\tБ\u202eоб\t7"])
    assert filled(page)[10:] == ["аня", "Б об"]
    assert "места" in page.locator(".warn").first.inner_text()
    page.evaluate(PASTE, [".names input", "; ".join([*NAMES, "Лев", "Майя"])])
    assert filled(page)[0] == "Аня"
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    tap(page, ".start")
    console.ready()
    assert "Майя" in page.locator('[data-seat="12"]').inner_text()
    page.goto(url)
    eventually(page, "document.querySelector('form select').value", expected="cma-2025")
    tap(page, page.locator("form details summary").last)
    tap(page, page.get_by_role("button", name="Майя", exact=True))
    assert filled(page)[0] == "Майя"


def test_names_are_corrected_at_night_and_swapped_after_the_end(device, url):
    console = device(**TOUCH)
    page = console.page
    console.quick_game(url)
    console.deal(10, 9, 8, 7)

    def names():
        tap(page, "header .menu")
        tap(page, page.get_by_role("button", name="Имена"))

    names()
    page.locator(".names input").nth(2).fill("Вера")
    page.locator(".names input").nth(3).fill("Глеб")
    tap(page, page.get_by_role("button", name="Записать имена"))
    page.locator('[data-seat="3"] .nick').get_by_text("Вера").wait_for()
    console.undo()
    assert "Вера" not in page.locator('[data-seat="3"]').inner_text()
    tap(page, "header .menu")
    tap(page, page.locator("dialog").get_by_role("button", name="Вернуть отменённое"))
    page.locator('[data-seat="3"] .nick').get_by_text("Вера").wait_for()
    assert "name 3 Вера\nname 4 Глеб" in console.exported("record")

    old = Quick(url).over()
    page.goto("about:blank")
    page.goto(f"{url}/judge#{old.token}")
    tap(page, page.get_by_role("button", name="Забрать управление"))
    console.ready()
    names()
    tap(page, page.get_by_role("button", name="Поменять имя: место 1 Аня"))
    tap(page, page.get_by_role("button", name="Поменять имя: место 2 Борис"))
    tap(page, page.get_by_role("button", name="Записать имена"))
    page.locator('[data-seat="1"] .nick').get_by_text("Борис").wait_for()
    told = old.get("protocol").text
    assert re.search(r"место 1: Борис \(было: Аня\)", told)
    assert old.get("view", "hall").json()["players"][1]["name"] == "Аня"
