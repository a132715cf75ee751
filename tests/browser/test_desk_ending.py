"""From the fee to the end: what the pages offer at each step, and what players find."""

import re

from playwright.sync_api import expect

from gorod.tournament.regulation import Regulation, Source, StagePlan
from tests.browser.http_tournament import HttpTournament

LAPTOP, PHONE = (1366, 768), (390, 844)
STAGES = (
    StagePlan("q", "qualification", rounds=1, tables=1),
    StagePlan("f", "final", rounds=1, tables=1, sources=(Source("q", 1, 4),)),
)
CARDS = ("citizen",) * 6 + ("sheriff", "don", "mafia", "mafia")


def dated(said):
    """Words with a day, a month, a year and an hour behind them."""
    return re.compile(rf"{said} · \d+\s\S+\s20\d\d\sг\., \d\d:\d\d")


def won_by_red(tournament):
    """A game of which only the result is known, a win of red: six citizens are equal."""
    seats = "\n".join(f"seat {n} {card} Игрок {n}" for n, card in enumerate(CARDS, 1))
    text = f"mgn 1\nrules fiim-2019\nknown result\n{seats}\n\nresult red\n"
    tournament.do({"type": "start-game", "game": "q.1.1"})
    tournament.do({"type": "sign-game", "game": "q.1.1", "record": text})
    digest = tournament.http.get(tournament.at("/games/q.1.1")).json()["sheets"][-1]["digest"]
    confirm = {"type": "confirm-game", "game": "q.1.1", "digest": digest}
    tournament.do({**confirm, "despite": ["known-result"]}, by=tournament.second)


def corrected_by_protest(tournament, chief):
    filed = {"type": "file-protest", "id": "x", "game": "q.1.1", "player": "p10", "text": "балл"}
    decided = {"type": "decide-protest", "protest": "x", "outcome": "corrected", "text": "верно"}
    tournament.do(filed)
    tournament.do({**decided, "corrections": [{"seat": 10, "points": 10}]}, by=chief)


def test_a_fee_a_finished_stage_a_lot_and_the_players_page_afterwards(device, url):
    tournament = HttpTournament(
        url, regulation=Regulation("fiim-2019", STAGES, players=10)
    ).entered(10)
    tournament.checked_in()
    tournament.seated(1)
    console = device(LAPTOP)
    page = console.page
    link = tournament.link("official:chief")

    # Payments are marked on the organiser's pages, and nobody else can read them.
    page.goto(f"{url}/desk?at=people#{link}")
    page.get_by_role("button", name="Игрок 3").click()
    page.get_by_role("button", name="Отметить оплату").click()
    expect(page.get_by_role("button", name="Оплачено")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    paid = page.locator("li", has_text="Игрок 3")
    expect(paid.locator(".desk-chip", has_text="Оплачено")).to_have_count(1)
    expect(page.locator("main")).to_contain_text("1 оплатил")
    shown = tournament.http.get(tournament.at(""), headers={"authorization": "Bearer none"}).text
    assert '"paid":true' not in shown

    # A protocol can go back to its table until a decision is based on it.
    won_by_red(tournament)
    page.goto(f"{url}/desk?at=round#{link}")
    expect(page.get_by_role("button", name="Вернуть к исправлению")).to_have_count(1)
    corrected_by_protest(tournament, {"authorization": f"Bearer {link}"})
    expect(page.get_by_role("button", name="Игрок 10: решено")).to_have_count(1)
    expect(page.get_by_role("button", name="Вернуть к исправлению")).to_have_count(0)

    # A locked round is opened again, but not in a stage that is finished.
    tournament.do({"type": "lock-round", "stage": "q", "round": 1})
    page.get_by_role("button", name="Открыть тур").wait_for()
    page.goto(f"{url}/desk?at=standings#{link}")
    page.get_by_role("button", name="Закончить этап").click()
    page.locator(".against button").click()
    expect(page.get_by_role("button", name="Закончить этап")).to_have_count(0)
    page.goto(f"{url}/desk?at=round#{link}")
    page.locator("main[data-section=round] article").wait_for()
    expect(page.get_by_role("button", name="Открыть тур")).to_have_count(0)

    # Equal players at the cut: the refusal leads to the lot.
    page.goto(f"{url}/desk?at=standings#{link}")
    page.get_by_role("button", name="Финал").click()
    page.get_by_role("button", name="Пропустить прошедших на этап").click()
    page.get_by_role("button", name="К таблице: записать жребий").click()
    expect(page.get_by_role("button", name="Отбор")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Записать жребий").first.click()
    expect(page.locator("dialog form button[type=button]")).not_to_have_count(0)

    console.problems.clear()  # both refusals were asked for
    after_the_end(device(PHONE).page, url, tournament)


def after_the_end(page, url, tournament):
    """A player closes the tab, comes back without the link, and is offered nothing that is over."""
    told = tournament.http.get(tournament.at("/regulation")).json()["regulation"]
    short = {**told, "stages": told["stages"][:1]}
    tournament.do({"type": "regulate", "regulation": short, "reason": "финала не будет"})
    page.goto(f"{url}/player#{tournament.link('player:p3')}")
    expect(page.locator("h1")).to_have_text("Игрок 3")
    again = page.context.new_page()
    page.close()
    again.goto(f"{url}/player")
    expect(again.locator("h1")).to_have_text("Игрок 3")
    expect(again.locator(".next")).to_contain_text("закончен")
    expect(again.locator("main")).not_to_contain_text("ещё не опубликована")
    expect(again.get_by_role("button", name="Сняться с турнира")).to_have_count(0)

    # The page of the game names both signers and the decision, each with its day.
    again.goto(tournament.page("/games/q.1.1"))
    signatures = again.get_by_role("region", name="Подписи").locator("li")
    expect(signatures).to_have_count(2)
    expect(signatures.nth(1)).to_have_text(dated("Вторая подпись: Судья second"))
    expect(again.locator("article .muted").last).to_have_text(dated("Судья chief"))
