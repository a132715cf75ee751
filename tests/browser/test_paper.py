"""A protocol typed from paper: full and short form, moves as played, a changed seating."""

import re

from playwright.sync_api import expect

from tests.browser.test_access import Inspector
from tests.browser.test_desk_sections import ACCOUNT
from tests.browser.test_desk_sections import at as at  # noqa: PLC0414  a fixture
from tests.browser.test_desk_sections import tournament as tournament  # noqa: PLC0414  a fixture
from tests.kit.http_clients import plain_client

GAME = "/games/q.1.1"


def seat_anew(own, order):
    """The round is recalled, seated in another order, and released again."""
    with plain_client(own.url) as http:
        http.post("/api/sessions", json=ACCOUNT)
        where = {"stage": "q", "round": 1}
        tables = [[f"p{n}" for n in order]]
        own.do(
            http,
            {"type": "recall-seating", **where, "reason": "пересадили"},
            {"type": "draft-seating", **where, "tables": tables, "judges": ["judge"]},
            {"type": "confirm-seating", **where},
            {"type": "release-seating", **where},
        )


def saved(own):
    """What the desk keeps of the sheet."""
    with plain_client(own.url) as http:
        http.post("/api/sessions", json=ACCOUNT)
        return http.get(f"/api/tournaments/{own.id}{GAME}/draft").json()["text"]


def test_a_paper_in_both_forms_keeps_what_was_typed_and_nothing_else(at, tournament):
    inspector = Inspector("ru")
    judge = at("judge", "paper")
    record = judge.locator("#record")
    expect(record).to_have_value(re.compile("seat 1 \\? Игрок 1\n"))
    # Looking at it writes nothing, even when the page is left; an untouched sheet follows the
    # seating.
    seat_anew(tournament, [2, 1, *range(3, 11)])
    expect(record).to_have_value(re.compile("seat 1 \\? Игрок 2\n"))
    judge.reload()
    expect(record).to_have_value(re.compile("seat 1 \\? Игрок 2\n"))
    assert saved(tournament) == ""
    # Once something is typed, the new seats are offered and the cards stay at their numbers.
    for seat, card in ((7, "шериф"), (8, "дон"), (9, "мафия"), (10, "мафия")):
        judge.get_by_label(f"{seat} {card}", exact=True).check()
    judge.get_by_role("button", name="Остальным (6)").click()
    expect(judge.get_by_role("status")).to_contain_text("сохранено")
    seat_anew(tournament, range(1, 11))
    judge.get_by_role("button", name="Обновить места по рассадке").click()
    expect(record).to_have_value(re.compile("seat 1 citizen Игрок 1\nseat 2 citizen Игрок 2\n"))
    # A second nomination of one speaker: refused by the rules, and played so.
    record.fill(record.input_value().rstrip() + "\n\nD1\nnominate 3 7\nnominate 3 8\n")
    judge.get_by_role("button", name="Так сыграно…").click()
    fault = judge.locator(".fault")
    expect(fault.get_by_label("Кто согласился (имя)")).to_have_value("chief")
    fault.get_by_label("Почему игру не остановили").fill("приняты обе")
    fault.get_by_role("button", name="Записать «так сыграно»").click()
    expect(record).to_have_value(re.compile("as-played nominate 3 8 by chief: приняты обе\n"))
    expect(judge.locator(".fault")).to_have_count(0)
    inspector(judge, "paper-full")
    shortly(judge, record, inspector)
    judge.get_by_role("button", name="Подписать протокол").click()
    game = at("chief", "round").locator('[data-game="q.1.1"]')
    expect(game.locator(".open")).to_contain_text("записан только результат")
    with plain_client(tournament.url) as http:
        http.post("/api/sessions", json=ACCOUNT)
        signed = http.get(f"/api/tournaments/{tournament.id}{GAME}/record").text
    assert "known result" in signed
    assert "#course" not in signed
    assert not inspector.found, "\n".join(f"{v}: {k}" for k, v in inspector.found.items())


def shortly(judge, record, inspector):
    """The rest was not noted by anybody: the short form, and back without a loss."""
    judge.get_by_role("button", name="Только результат", exact=True).click()
    expect(record).to_have_value(re.compile("#course nominate 3 7"))
    judge.get_by_label("Победа красных").check()
    first = judge.get_by_role("group", name="Кого убили первым")
    first.get_by_role("button", name="5", exact=True).click()
    best = judge.get_by_role("group", name="Лучший ход игрока 5")
    for seat in ("8", "9", "1"):
        best.get_by_role("button", name=seat, exact=True).click()
    award = judge.get_by_label("Баллы: место 2, Игрок 2")
    award.fill("0,3")
    award.blur()
    judge.get_by_label("Наказание", exact=True).select_option("dq")
    judge.get_by_role("group", name="Кому записать").get_by_role("button", name="10").click()
    expect(record).to_have_value(re.compile("best 5: 8 9 1\ndq 10\nbonus 2 \\+0.3\n"))
    inspector(judge, "paper-short")
    judge.get_by_role("button", name="Весь ход игры", exact=True).click()
    expect(record).to_have_value(re.compile("\nnominate 3 7\nas-played nominate 3 8 by chief"))
    judge.get_by_role("button", name="Только результат", exact=True).click()
    expect(judge.get_by_label("Победа красных")).to_be_checked()
    expect(award).to_have_value("0,3")
