"""The desk while rounds are played: paper, two signatures, the lock, protests, the log."""

import re
from dataclasses import dataclass, field

import msgspec
import pytest
from playwright.sync_api import expect

from gorod.tournament.regulation import Regulation, StagePlan
from tests.browser.test_access import Inspector
from tests.kit.http_clients import plain_client
from tests.tournament.test_running import SILENT

LAPTOP = (1366, 768)
PLAYERS = [f"Игрок {n}" for n in range(1, 11)]
REGULATION = Regulation(
    "fiim-2019", (StagePlan("q", "qualification", rounds=2, tables=1),), players=10
)
OFFICIALS = {"chief": ("chief", "committee"), "judge": ("judge",)}
CARDS = ("citizen",) * 6 + ("sheriff", "don", "mafia", "mafia")
ACCOUNT = {"name": "Клуб разделов", "password": "длинный пароль"}


@dataclass
class ReleasedTournament:
    """One table of ten whose first round is released, and the links of its officials."""

    url: str
    id: str = ""
    tokens: dict = field(default_factory=dict)
    asked: int = 0

    def post(self, http, path, body):
        answer = http.post(f"/api/tournaments/{self.id}{path}", json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def do(self, http, *commands):
        self.asked += 1
        seen = http.get(f"/api/tournaments/{self.id}").json()["version"]
        body = {"id": f"c{self.asked}", "seen": seen, "commands": commands}
        return self.post(http, "/commands", body)

    def opened(self):
        with plain_client(self.url) as http:
            http.post("/api/accounts", json=ACCOUNT)
            http.post("/api/sessions", json=ACCOUNT)
            regulation = msgspec.to_builtins(REGULATION)
            made = http.post("/api/tournaments", json={"name": "Кубок", "regulation": regulation})
            self.id = made.json()["tournament"]
            people = [
                {"type": "appoint", "official": {"id": one, "name": one, "offices": offices}}
                for one, offices in OFFICIALS.items()
            ]
            ids = [f"p{n}" for n, _ in enumerate(PLAYERS, 1)]
            for player, nickname in zip(ids, PLAYERS, strict=True):
                people += [
                    {"type": "add-player", "player": {"id": player, "nickname": nickname}},
                    {"type": "sign-up", "player": player},
                    {"type": "check-in", "player": player},
                ]
            self.do(http, *people, {"type": "enter-stage", "stage": "q", "players": ids})
            where = {"stage": "q", "round": 1}
            draft = {"type": "draft-seating", **where, "tables": [ids], "judges": ["judge"]}
            self.do(
                http,
                draft,
                {"type": "confirm-seating", **where},
                {"type": "release-seating", **where},
            )
            for one in OFFICIALS:
                link = self.post(http, "/links", {"scope": f"official:{one}"})
                self.tokens[one] = link["token"]
        return self


@pytest.fixture
def tournament(url):
    return ReleasedTournament(url).opened()


@pytest.fixture
def at(device, tournament):
    """A device of an official, at a section of the desk."""

    def open_(who, section, size=LAPTOP):
        console = device(size, reduced_motion="reduce")
        # Deliberate refusals; the judge's link is ended at last, while their page still sends
        # requests.
        console.excused = "422 401"
        page = console.page
        page.goto(f"{tournament.url}/desk?at={section}#{tournament.tokens[who]}")
        page.locator("main[aria-label]").wait_for()
        return page

    return open_


def section(page, name):
    page.locator("nav.wide").get_by_role("button", name=name).click()


def written(page):
    """The record beneath the form, once it is saved."""
    expect(page.get_by_role("status")).to_contain_text("сохранено")
    return page.locator("#record").input_value()


def unpunished():
    """A game in which the rules demand a penalty that nobody gave."""
    names = enumerate(zip(CARDS, PLAYERS, strict=True), 1)
    return SILENT.format(seats="\n".join(f"seat {at} {card} {name}" for at, (card, name) in names))


def test_a_paper_a_second_signature_the_lock_a_protest_and_the_log(at, tournament):
    inspector = Inspector("ru")
    judge = at("judge", "paper")
    # A form: four cards, the rest are citizens; two nominations, and a fault typed by hand.
    for seat, card in ((7, "шериф"), (8, "дон"), (9, "мафия"), (10, "мафия")):
        judge.get_by_label(f"{seat} {card}", exact=True).check()
    judge.get_by_role("button", name="Остальным (6)").click()
    nominate = judge.locator('[data-phase="D1.speech"] [data-act="nominate"]')
    nominate.get_by_role("button", name="3", exact=True).click()
    nominate.get_by_role("group", name="3 — кого").get_by_role("button", name="7").click()
    expect(judge.locator("#record")).to_have_value(re.compile(r"D1\nnominate 3 7\n$"))
    inspector(judge, "paper")
    text = written(judge)
    judge.locator("#record").fill(text + "nominate 4 7\n")
    line = len(text.splitlines()) + 1
    fault = judge.locator(".form .fault")
    expect(fault).to_contain_text(f"Строка {line}")
    expect(fault).to_contain_text("п. 4.4")
    assert judge.locator("#record").get_attribute("aria-invalid") == "true"
    expect(judge.get_by_role("button", name="Подписать протокол")).to_be_disabled()
    # It is saved with its fault; somebody who types the same sheet on another device is noticed.
    assert written(judge).endswith("nominate 4 7\n")
    chief = at("chief", "paper")
    expect(chief.get_by_text("сохранено: judge")).to_be_visible()
    chief.locator("#record").fill(text + "foul 5 6.6.1\n")
    expect(
        judge.get_by_role("alert").filter(has_text="Другой текст этой игры сохранён: chief")
    ).to_be_visible()
    judge.get_by_role("button", name="Оставить мой").click()
    # Then the whole game is typed and signed.
    judge.locator("#record").fill(unpunished())
    sign_the_paper(judge)
    expect(judge.locator("[data-game]")).to_have_attribute("data-state", "signed")
    expect(judge.get_by_role("button", name="Подтвердить (вторая подпись)")).to_be_disabled()

    section(chief, "Тур")
    game = chief.locator('[data-game="q.1.1"]')
    inspector(chief, "round")
    confirm = game.get_by_role("button", name="Подтвердить (вторая подпись)")
    expect(game.locator(".open")).to_contain_text("8.5.4.2")
    expect(confirm).to_be_disabled()
    game.get_by_label("Вижу это и подтверждаю протокол как есть").check()
    confirm.click()
    expect(game).to_have_attribute("data-state", "confirmed")
    chief.get_by_role("button", name="Закрыть тур", exact=True).click()
    expect(chief.get_by_text("Тур закрыт")).to_be_visible()
    chief.get_by_role("button", name="Открыть тур").click()
    dialog = chief.locator("dialog[open]")
    assert dialog.get_by_role("button", name="Открыть тур").is_disabled()
    dialog.get_by_label("Причина").fill("не тот голос")
    dialog.get_by_role("button", name="Открыть тур").click()
    expect(chief.get_by_text("Подтверждено 1 из 1")).to_be_visible()

    decided(chief, game, inspector)
    logged(chief, inspector)
    links(chief, tournament, inspector)
    assert not inspector.found, "\n".join(f"{v}: {k}" for k, v in inspector.found.items())


def sign_the_paper(judge):
    """Each night and day is there once: a morning belongs to its night."""
    sign = judge.get_by_role("button", name="Подписать протокол")
    expect(sign).to_be_enabled()
    moments = judge.locator("details summary h3").all_inner_texts()
    assert "—" not in moments
    assert len(moments) == len(set(moments))
    sign.click()


def decided(page, game, inspector):
    """A protest is filed, what a decision would do is seen, and it is decided."""
    game.get_by_role("button", name="Подать протест").click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_label("Кто подаёт").select_option("p4")
    dialog.get_by_label("В чём протест").fill("голос посчитан не тому")
    dialog.get_by_label("Пункты правил").fill("6.6.1")
    dialog.get_by_role("button", name="Подать протест").click()
    case = page.locator("[data-case]")
    case.get_by_text("Исправить баллы").click()
    case.get_by_label("Баллы со знаком").fill("0.3")
    foreseen = case.locator(".foreseen")
    expect(foreseen.get_by_role("row", name="Игрок 4")).to_contain_text("→")
    inspector(page, "protest")
    assert case.get_by_role("button", name="Решить протест").is_disabled()
    case.get_by_label("Обоснование").fill("голос был за четвёртого")
    case.get_by_role("button", name="Решить протест").click()
    expect(case.get_by_text("Баллы исправлены")).to_be_visible()
    # The table has it, down to the ruling.
    section(page, "Таблица")
    page.get_by_role("button", name="Игрок 4", exact=True).click()
    expect(page.locator("dialog[open]")).to_contain_text("решением по протесту")
    inspector(page, "explained")
    page.locator("dialog[open]").get_by_role("button", name="Закрыть").click()


def logged(page, inspector):
    """The decision is undone with a reason; an entry on which a later one depends is not."""
    section(page, "Журнал")
    entry = page.locator("li[data-entry]").filter(has_text="Решение по протесту")
    entry.get_by_role("button").click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_label("Причина").fill("решал не тот человек")
    dialog.get_by_role("button", name="Отменить").click()
    expect(entry).to_contain_text("отменено")
    inspector(page, "log")
    signed = page.locator("li[data-entry]").filter(has_text="Протокол подписан")
    signed.get_by_role("button").click()
    dialog.get_by_label("Причина").fill("проверка")
    dialog.get_by_role("button", name="Отменить").click()
    expect(dialog.get_by_role("alert")).to_contain_text("стоит более поздняя")
    dialog.get_by_role("button", name="Закрыть").click()
    # Who was given sight of roles: at least the link by which this page came.
    page.get_by_text("Кто получал доступ к ролям").click()
    expect(page.locator('li[data-sight="link-made"]').first).to_contain_text("создана ссылка")
    inspector(page, "log-sights")


def links(page, tournament, inspector):
    """The list has the link that the judge took to a live table; it closes with the judge's own."""
    by = {"authorization": f"Bearer {tournament.tokens['judge']}"}
    with plain_client(tournament.url, headers=by) as http:
        tournament.post(http, "/games/q.1.1/table", {})
    section(page, "Люди")
    page.get_by_role("button", name="Ссылки").click()
    expect(page.locator("li").filter(has_text="стол 1: Судья")).to_contain_text("кто взял: judge")
    judges = page.locator("li").filter(has_text="Должностное лицо: judge").first
    judges.get_by_role("button").click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("созданн")
    inspector(page, "links")
    dialog.get_by_role("button", name="Закрыть ссылку").click()
    expect(page.locator("li").filter(has_text="стол 1: Судья")).to_have_count(0)


def test_files_and_what_could_stop_a_tournament(at):
    inspector = Inspector("ru")
    page = at("chief", "papers")
    inspector(page, "papers")
    for file in ("standings/q/xlsx", "standings/q/pdf", "seat-cards/q/1/pdf"):
        with page.expect_download() as saved:
            page.locator(f'[data-file="{file}"]').click()
        assert saved.value.path().stat().st_size > 0
    with page.expect_download() as saved:
        page.get_by_role("button", name="Сохранить копию турнира").click()
    assert saved.value.suggested_filename == "Кубок, архив.zip"
    section(page, "Готовность")
    for check in ("copy", "restore", "links", "players", "clock"):
        expect(page.locator(f'[data-check="{check}"]')).to_have_attribute("data-state", "good")
    # Phones cannot open this server, so the obstacles come first.
    expect(page.locator("[data-check]").first).to_have_attribute("data-state", "bad")
    inspector(page, "preflight")
    assert not inspector.found, "\n".join(f"{v}: {k}" for k, v in inspector.found.items())
