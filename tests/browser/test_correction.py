"""An earlier fact is corrected: what it was, why, what would change, and only then it is."""

import re

from tests.kit.fingers import tap

DON, MAFIA, SHERIFF = 10, (9, 8), 7


def opened(console):
    page = console.page
    page.locator("header .menu").click()
    page.get_by_role("button", name="Протокол").first.click()
    page.get_by_role("button", name="Поправить запись").click()
    return page.get_by_role("dialog").last


def two_speeches(console):
    console.deal(DON, *MAFIA, SHERIFF)
    console.next()
    console.next()
    console.tap(10)
    console.next()
    console.foul(5)
    console.tap(3)
    console.next()
    assert "10 → 3" in console.page.locator(".chain").inner_text()


def test_a_nomination_is_corrected_with_a_reason_and_a_preview(device, url):
    console = device().new_table(url)
    two_speeches(console)
    before = console.phase
    sheet = opened(console)
    sheet.get_by_role("button", name=re.compile(r"выставляет 10\b")).click()
    apply = sheet.get_by_role("button", name="Исправить", exact=True)
    assert apply.is_disabled()
    sheet.get_by_role("button", name="9", exact=True).click()
    sheet.locator("del", has_text="10").first.wait_for()
    assert "9" in sheet.locator("ins").first.inner_text()
    assert apply.is_disabled(), "a correction without a reason is none"
    sheet.get_by_label("Причина").fill("судья ослышался")
    apply.click()
    console.ready()
    assert console.phase == before
    assert "9 → 3" in console.page.locator(".chain").inner_text()
    assert console.fouls(5) == 1, "what came later comes again"
    record = console.exported("record")
    assert "nominate 1 9" in record
    console.page.reload()
    console.ready()
    assert "9 → 3" in console.page.locator(".chain").inner_text()


def test_a_foul_that_was_none_is_struck_out(device, url):
    console = device().new_table(url)
    two_speeches(console)
    sheet = opened(console)
    sheet.get_by_role("button", name=re.compile(r"5\b.*фол")).first.click()
    sheet.get_by_label("Этого не было").check()
    sheet.get_by_label("Причина").fill("не тому игроку")
    sheet.get_by_role("button", name="Исправить", exact=True).click()
    console.ready()
    assert console.fouls(5) == 0
    assert "10 → 3" in console.page.locator(".chain").inner_text()


def test_a_ballot_opens_with_its_hands_and_the_rest_follows(device, url):
    """The last candidate had the remaining votes, so they are counted again."""
    console = device(has_touch=True, reduced_motion="reduce").new_table(url)
    console.deal(DON, *MAFIA, SHERIFF)
    console.next()
    console.next()
    for target in (8, 3):
        console.tap(target)
        console.next()
    for _ in range(8):
        console.next()
    assert console.phase == "D1.vote"
    console.tap(1, 2, 5, 6)
    console.next()
    assert console.chosen() == [3, 4, 7, 8, 9, 10]
    console.next()
    sheet = opened(console)
    tap(console.page, sheet.get_by_role("button", name=re.compile(r"против 8 — 4 голоса")))
    hands = sheet.get_by_role("group", name=re.compile("Кто|Номера"))
    marked = hands.locator("[aria-pressed=true]")
    marked.first.wait_for()
    assert marked.all_inner_texts() == ["1", "2", "5", "6"]
    sheet.get_by_text("Отмечено, как записано").wait_for()
    sheet.get_by_label("Причина").fill("не заметил две руки")
    assert sheet.get_by_role("button", name="Исправить", exact=True).is_disabled()
    for seat in (7, 9):
        tap(console.page, hands.get_by_role("button", name=str(seat), exact=True))
    sheet.locator("ins", has_text="против 8 — 6 голосов").wait_for()
    changed = sheet.locator("ins", has_text="против 3 — 4 голоса").inner_text()
    assert "вторая рука" not in changed
    tap(console.page, sheet.get_by_role("button", name="Исправить", exact=True))
    console.ready()
    record = console.exported("record")
    assert "vote 8: 1 2 5 6 7 9\nvote 3: 3 4 8 10" in record
    assert "Исправлено, было: против 8 — 4 голоса: 1, 2, 5, 6" in console.exported("protocol")
