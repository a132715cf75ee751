"""What a federation signs: consents, rulings on paper, signals, two hands at once, late changes."""

import io
import re

import pypdf
import pytest
from playwright.sync_api import expect

from tests.browser.http_tournament import HttpTournament
from tests.browser.test_desk_sections import ACCOUNT, unpunished
from tests.browser.test_desk_sections import at as at  # noqa: PLC0414  a fixture
from tests.browser.test_desk_sections import tournament as tournament  # noqa: PLC0414  a fixture
from tests.browser.test_handing_in import TournamentTable
from tests.kit.fingers import tap
from tests.kit.http_clients import plain_client

PHONE, LAPTOP = (390, 844), (1366, 768)
GAME = '[data-game="q.1.1"]'
SECOND = "Подтвердить (вторая подпись)"
KNOWN = "Вижу это и подтверждаю протокол как есть"


def signed(tournament, record):
    """Let the table's judge hand this record in."""
    by = {"authorization": f"Bearer {tournament.tokens['judge']}"}
    with plain_client(tournament.url, headers=by) as http:
        tournament.do(http, {"type": "start-game", "game": "q.1.1"})
        tournament.do(http, {"type": "sign-game", "game": "q.1.1", "record": record})


def told_by(page, button):
    """The words of a PDF that a button gives."""
    with page.expect_download() as saved:
        tap(page, button)
    pages = pypdf.PdfReader(io.BytesIO(saved.value.path().read_bytes())).pages
    return " ".join(" ".join(one.extract_text().split()) for one in pages)


def test_a_consent_that_the_tables_judge_wrote_is_seen_and_accepted_by_the_chief_judge(
    at, tournament
):
    """And a result that a protest has changed is on the paper, with who decided and why."""
    signed(tournament, unpunished() + "bonus 8 +0.7\napprove\n")
    chief = at("chief", "round", PHONE)
    game = chief.locator(GAME)
    expect(game.locator(".open")).to_contain_text("со слов судьи стола")
    confirm = game.get_by_role("button", name=SECOND)
    expect(confirm).to_be_disabled()
    tap(chief, game.get_by_label(KNOWN))
    tap(chief, confirm)
    expect(game).to_have_attribute("data-state", "confirmed")
    expect(game.locator(".signatures")).to_contain_text("chief")
    expect(game.locator(".signatures")).to_contain_text("огласи")
    with plain_client(tournament.url) as http:
        http.post("/api/sessions", json=ACCOUNT)
        filed = {"type": "file-protest", "id": "x", "game": "q.1.1", "player": "p4", "text": "руки"}
        tournament.do(http, filed)
    by = {"authorization": f"Bearer {tournament.tokens['chief']}"}
    with plain_client(tournament.url, headers=by) as http:
        ruling = {"type": "decide-protest", "protest": "x", "text": "руки посчитаны не так"}
        tournament.do(http, {**ruling, "outcome": "changed", "winners": ["red"]})
    expect(game.get_by_role("button", name=re.compile("Игрок 4: решено"))).to_have_count(1)
    paper = told_by(chief, game.get_by_role("button", name="Протокол PDF"))
    assert "РЕЗУЛЬТАТ: победа красных, по протесту" in paper
    assert "удовлетворён, результат изменён" in paper


def test_who_confirms_a_moment_later_is_told_who_was_first(at, tournament):
    signed(tournament, unpunished())
    chief = at("chief", "round")
    game = chief.locator(GAME)
    game.get_by_label(KNOWN).check()

    def first(route):
        """Somebody else's second signature arrives just before this one."""
        with plain_client(tournament.url) as http:
            http.post("/api/sessions", json=ACCOUNT)
            held = http.get(f"/api/tournaments/{tournament.id}/games/q.1.1").json()["sheets"][-1]
            told = {"type": "confirm-game", "game": "q.1.1", "digest": held["digest"]}
            tournament.do(http, {**told, "despite": ["penalty-due"]})
        route.continue_()

    chief.route("**/commands", first, times=1)
    game.get_by_role("button", name=SECOND).click()
    expect(chief.locator("[role=alert]").first).to_contain_text(ACCOUNT["name"])
    expect(game).to_have_attribute("data-state", "confirmed")


def test_a_change_at_the_table_after_it_was_handed_in_is_told_at_the_desk(device, url):
    tournament_table = TournamentTable(url, "change after hand-in").played()
    by = {"authorization": f"Bearer {tournament_table.token}"}
    tournament_table.made(f"/api/tables/{tournament_table.table}/hand-in", {"id": "h1"}, headers=by)
    page = device(PHONE).page
    chief = {"id": "c", "name": "Главный", "offices": ["chief"]}
    tournament_table.do({"type": "appoint", "official": chief})
    link = tournament_table.made(f"{tournament_table.at}/links", {"scope": "official:c"})["token"]
    page.goto(f"{url}/desk?at=round#{link}")
    expect(page.locator(GAME)).to_have_attribute("data-state", "signed")
    expect(page.locator(".differs")).to_have_count(0)
    tournament_table.wish(4, wish="do", command={"type": "give-award", "seat": 1, "points": 30})
    expect(page.locator(".differs")).to_have_count(1)


@pytest.fixture
def waiting(url):
    """Eleven players of whom ten sit at the only table."""
    tournament = HttpTournament(url).entered(11)
    tournament.checked_in()
    return tournament


def test_signals_have_the_urgent_first_and_a_release_looks_again(device, waiting):
    """A seating that was good when it was confirmed is not shown with somebody who has left."""
    where = {"stage": "q", "round": 1}
    tables = [waiting.players[:10]]
    waiting.do(
        {"type": "draft-seating", **where, "tables": tables, "judges": ["chief"]},
        {"type": "confirm-seating", **where, "despite": ["judge-missing"]},
    )
    waiting.seated(2, released=False)
    waiting.do({"type": "withdraw-player", "player": "p4", "reason": "заболел"})
    console = device(PHONE, reduced_motion="reduce")
    page = console.page
    page.goto(f"{waiting.url}/desk?at=seating#{waiting.link('official:chief')}")
    expect(page.locator(".flag").first).to_contain_text("Игрок 4")
    tap(page, page.get_by_role("button", name="Объявить рассадку"))
    expect(page.get_by_role("dialog").or_(page.locator("[role=alert]")).first).to_contain_text(
        "Игрок 4"
    )
    held = waiting.http.get(waiting.at("/rounds")).json()[0]
    assert held["status"] == "confirmed"
    page.goto(f"{waiting.url}/desk?at=round#{waiting.link('official:chief')}")
    duties = page.locator("[data-duty]")
    expect(duties.first).to_have_attribute("data-duty", re.compile("replace|mend-seating"))
    kinds = duties.evaluate_all("all => all.map((one) => one.dataset.duty)")
    assert kinds.count("release-seating") + kinds.count("confirm-seating") <= 2
    assert "absent" not in page.locator("main").inner_text()
    console.problems = [told for told in console.problems if "422" not in told]
