"""A by-day game on its pages: a host and a player through three days, on a steered clock."""

import re

import pytest

from gorod.server.store.row_codecs import TABLES
from tests.browser.by_day import Steered
from tests.kit.fingers import hold, tap

SHEET = "dialog:not([data-deaf])"


@pytest.fixture
def steered(tmp_path):
    with Steered(tmp_path) as one:
        yield one


def tab(page, name):
    tap(page, page.get_by_role("navigation").get_by_role("button", name=re.compile(name)))


def chosen(page, button, who, sends="Отправить"):
    """One of the things that are due, by taps."""
    if isinstance(button, str):
        button = page.get_by_role("button", name=button, exact=True)
    tap(page, button)
    tap(page, page.locator(SHEET).get_by_role("button", name=who))
    tap(page, page.locator(SHEET).get_by_role("button", name=sends))
    page.locator("dialog").wait_for(state="detached")


def test_a_host_and_a_player_go_through_three_days(device, steered):
    host, player = device((768, 1024)).page, device().page
    host.goto(steered.url("/judge", "judge"))
    player.goto(steered.url("/play", "seat:3"))
    player.get_by_role("heading", name="Игра ещё не началась").wait_for()
    tap(host, host.get_by_role("button", name="Раздать роли"))
    host.get_by_text("Роли розданы").wait_for()

    first_day(host, player, steered)
    publication(host, player, steered)
    second_day(host, player, steered)
    ending(host, player, steered)


def first_day(host, player, steered):
    """A vote, a move that looks alike for everybody, a question with its answer."""
    steered.to("07-01T00:00:00", "open", 1)
    player.get_by_role("heading", name="День 1: принимаются ответы").wait_for()
    assert re.fullmatch(r"1 день 0 ч|23 ч \d+ мин", player.get_by_role("timer").inner_text())
    chosen(player, "Голосовать", "5 Игрок 5")
    player.get_by_text(re.compile("Голос за расстрел.*5 Игрок 5")).wait_for()
    chosen(player, "Сделать ход", "Промах")
    tab(host, "Вопросы")
    host.get_by_label("Вопрос", exact=True).fill("Кто живёт на углу?")
    host.get_by_label("Верный ответ (пусто — судите сами)").fill("Вдова")
    tap(host, host.get_by_role("button", name="Задать"))
    tap(player, player.get_by_role("button", name="Ответить"))
    player.locator(SHEET).get_by_role("textbox").fill("вдова")
    tap(player, player.locator(SHEET).get_by_role("button", name="Отправить"))
    player.locator("dialog").wait_for(state="detached")
    host.get_by_text("засчитано").wait_for()
    tab(host, "Сегодня")
    host.get_by_text("Проголосовали 1 из 12").wait_for()
    steered.votes(1, 2, *range(4, 13))


def publication(host, player, steered):
    """A draft outlives a closed tab, and the results come when the host publishes them."""
    steered.to("07-02T00:00:00", "shut", 1)
    player.get_by_role("heading", name="День 1 закрыт").wait_for()
    assert player.get_by_role("button", name="Голосовать", exact=True).count() == 0
    tab(host, "Публикация")
    story = "Над городом шёл дождь.\n\n" + "И шёл, и шёл. " * 1_000  # longer than a frame may be
    host.get_by_label("Рассказ о дне 1").fill(story)
    host.reload()
    assert host.get_by_label("Рассказ о дне 1").input_value() == story
    tap(host, host.get_by_role("button", name="Опубликовать", exact=True))
    steered.until("open", 2)
    player.get_by_text("Над городом шёл дождь.").wait_for()
    player.get_by_text("Доктор промахнулся").wait_for()
    for page in (host, player):  # the lines of the document tell the vote, and nothing repeats them
        day = page.get_by_role("article").filter(has_text="День 1")
        assert day.get_by_text(re.compile("Голоса за расстрел")).count() > 1
        assert (
            day.get_by_text(re.compile(r"^Голоса")).count()
            == day.locator("li", has_text="Голоса").count()
        )
        assert day.inner_text().count("Игрок 12") == 2, "as a candidate, and as a voter"
    player.get_by_role("heading", name="День 2: принимаются ответы").wait_for()


def second_day(host, player, steered):
    """A survivor's code, a legend that outlives a reload, the best player from 22:00."""
    tap(player, player.get_by_role("button", name="Ввести код"))
    code = player.locator(f"{SHEET} .code").inner_text()
    player.locator(SHEET).get_by_role("textbox").fill(code)
    tap(player, player.locator(SHEET).get_by_role("button", name="Отправить"))
    player.locator("dialog").wait_for(state="detached")
    tap(player, player.get_by_role("button", name="Легенда"))
    legend = "Я видел кошку.\n\n" + "Она шла. " * 150
    player.locator(SHEET).get_by_role("textbox").fill(legend)
    player.reload()
    tap(player, player.get_by_role("button", name="Легенда"))
    assert player.locator(SHEET).get_by_role("textbox").input_value() == legend
    tap(player, player.locator(SHEET).get_by_role("button", name="Отправить"))
    player.locator("dialog").wait_for(state="detached")
    for page in (player, host):  # everybody reads it at once, in two paragraphs
        page.get_by_role("heading", name="Легенды сегодняшнего дня").wait_for()
        assert page.get_by_text("Я видел кошку.", exact=True).count() == 1
    tap(player, player.get_by_text("Мои бонусы"))
    player.get_by_text(re.compile("код выжившего")).wait_for()
    chosen(player, "Голосовать", "4 Игрок 4")
    steered.call(steered.game.vote({s: 1 if s != 1 else 2 for s in steered.living() if s != 3}))
    steered.time.to("07-02T22:00:00")
    player.reload()
    steered.call(steered.game.done(5, "write-legend", text="Кошка видела меня."))
    legends = player.get_by_role("listitem").filter(has_text="Лучшая легенда дня")
    tap(player, legends.get_by_role("button"))
    player.locator(SHEET).get_by_text("Кошка видела меня.").wait_for()
    tap(player, player.locator(SHEET).get_by_role("button", name="5 Игрок 5"))
    tap(player, player.locator(SHEET).get_by_role("button", name="Отправить"))
    player.locator("dialog").wait_for(state="detached")
    best = player.get_by_role("listitem").filter(has_text="Лучший игрок дня")
    chosen(player, best.get_by_role("button"), "6 Игрок 6")


def ending(host, player, steered):
    """At nine it is published anyway; the host extends a day, then stops the game."""
    steered.to("07-03T09:00:00", "open", 3)
    tab(host, "Календарь")
    host.get_by_label("Причина, которую увидят все").fill("Праздник города")
    host.get_by_label("Продлить день по").fill("2026-07-04")
    tap(host, host.get_by_role("button", name="Продлить", exact=True))
    player.get_by_text("Праздник города").wait_for()

    # The host stops the game with a reason: no winner, and the whole story can be read.
    tab(host, "Игроки")
    tap(host, host.get_by_role("button", name="Остановить игру"))
    host.locator(SHEET).get_by_label("Причина").fill("Разъехались")
    hold(host, host.locator(SHEET).get_by_role("button", name=re.compile("Держите")), 2_000)
    player.get_by_role("heading", name="Игра окончена").wait_for()
    tap(player, player.get_by_role("link", name="История игры целиком"))
    player.get_by_text("Над городом шёл дождь.").wait_for()
    player.get_by_role("heading", name="День 2").wait_for()


def test_a_new_game_takes_one_form_and_gives_everybody_a_link(device, url):
    page = device((360, 640), permissions=["clipboard-read", "clipboard-write"]).page
    page.goto(f"{url}/by-day")
    names = "\n".join(f"{n}. Игрок {n}; p{n}@example.org" for n in range(1, 8))
    page.get_by_label(re.compile("Игроки: по одному")).fill(names)
    page.get_by_text("Не хватает ещё 1 игрока.").wait_for()
    assert page.get_by_role("button", name="Создать игру").is_disabled()
    page.get_by_label(re.compile("Игроки: по одному")).fill(f"{names}\n8. игрок 7")
    page.get_by_text("записано дважды").wait_for()
    page.get_by_label("Вступление").fill("Маленький город у моря.")
    page.get_by_label("Дата", exact=True).fill("2030-01-07")
    tap(page, page.get_by_role("button", name="Добавить"))
    page.get_by_label("Дата", exact=True).fill("2030-01-08")  # chosen, and not added
    page.reload()
    assert page.get_by_label("Вступление").input_value() == "Маленький город у моря."
    assert page.get_by_role("button", name="Убрать").count() == 2
    assert "игрок 7" in page.get_by_label(re.compile("Игроки: по одному")).input_value()
    page.get_by_label(re.compile("Игроки: по одному")).fill(f"{names}\nИгрок 8")
    tap(page, page.get_by_role("button", name="Создать игру"))
    page.get_by_role("heading", name="Игра создана").wait_for()
    tap(page, page.get_by_role("button", name="Скопировать все ссылки"))
    page.get_by_text("Скопировано: все ссылки").wait_for()
    links = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert [line.split("\t")[0] for line in links] == [f"Игрок {n}" for n in range(1, 9)]
    tap(page, page.get_by_role("link", name="На страницу ведущего"))
    page.locator(SHEET).get_by_role("heading", name="Уведомления").wait_for()
    page.reload()  # it is offered once
    page.get_by_text("Вы ведёте игру").first.wait_for()
    assert page.locator(SHEET).count() == 0
    page.get_by_text(
        re.compile(r"в 00:00 по Москве")
    ).wait_for()  # the start, not the second before


def lost(page, path):
    """The next request is carried out, and its answer does not come."""

    def handle(route):
        route.fetch()
        route.abort()

    page.route(path, handle, times=1)


def rehearsal(page, server):
    """The form of a new game, filled in with eight players and a short day."""
    page.goto(f"{server.url}/by-day")
    page.get_by_label(re.compile("Игроки: по одному")).fill(
        "\n".join(f"Игрок {n}" for n in range(1, 9))
    )
    tap(page, page.get_by_label(re.compile("Репетиция")))


def test_a_game_whose_answer_was_lost_is_made_once(device, steered):
    page, server = device().page, steered.game.server
    rehearsal(page, server)
    create = page.get_by_role("button", name="Создать игру")
    lost(page, "**/api/by-day")
    tap(page, create)
    page.get_by_role("alert").wait_for()
    page.reload()  # what was typed is there, and so is the key
    tap(page, page.get_by_label(re.compile("Репетиция")))
    tap(page, create)
    page.get_by_role("heading", name="Игра создана").wait_for()
    assert page.get_by_role("alert").count() == 0
    assert steered.call(server.services.store.count(TABLES)) == 2, "that of the fixture, and one"


def test_a_game_that_was_changed_after_its_answer_was_lost_is_shown_as_it_was_made(device, steered):
    console, server = device(), steered.game.server
    page = console.page
    page.goto(f"{server.url}/by-day")
    players = page.get_by_label(re.compile("Игроки: по одному"))
    players.fill("\n".join(f"Игрок {n}" for n in range(1, 9)))
    tap(page, page.get_by_label(re.compile("Репетиция")))
    lost(page, "**/api/by-day")
    console.excused = "409"
    tap(page, page.get_by_role("button", name="Создать игру"))
    page.get_by_role("alert").wait_for()
    players.fill("\n".join(f"Гость {n}" for n in range(1, 10)))
    tap(page, page.get_by_role("button", name="Создать игру"))
    page.get_by_role("heading", name="Игра создана").wait_for()
    page.get_by_text("Того, что вы изменили потом, в ней нет").wait_for()
    page.get_by_text("Игрок 8").wait_for()
    assert page.get_by_text("Гость").count() == 0
    assert steered.call(server.services.store.count(TABLES)) == 2


def test_an_introduction_as_long_as_it_may_be_is_taken(device, steered):
    page, server = device().page, steered.game.server
    rehearsal(page, server)
    page.get_by_label("Вступление").fill("ж" * 20_000)
    page.get_by_text("Знаков: 20 000 из 20 000").wait_for()
    tap(page, page.get_by_role("button", name="Создать игру"))
    page.get_by_role("heading", name="Игра создана").wait_for()


def vote_open(page, who="5 Игрок 5"):
    """The form of a vote, with somebody chosen and nothing sent."""
    tap(page, page.get_by_role("button", name="Голосовать", exact=True))
    tap(page, page.locator(SHEET).get_by_role("button", name=who))


def test_two_tabs_no_network_and_midnight_in_an_open_form(device, steered):
    """Nobody is left with a form that cannot be sent, or believes that it was sent."""
    steered.to("07-01T00:00:00", "open", 1)
    phone = device(timezone_id="Pacific/Honolulu")
    first, second = phone.page, phone.page.context.new_page()
    for page in (first, second):
        page.goto(steered.url("/play", "seat:3"))
        page.get_by_text(re.compile(r"у вас ср, 1 июля в 10:59")).wait_for()
        vote_open(page)
    tap(first, first.locator(SHEET).get_by_role("button", name="Отправить"))
    first.locator("dialog").wait_for(state="detached")
    second.locator(SHEET).get_by_text("Этот ответ уже принят").wait_for()
    assert second.locator(SHEET).get_by_role("button", name="Отправить").count() == 0

    away = device().page
    away.goto(steered.url("/play", "seat:4"))
    vote_open(away)
    away.context.set_offline(True)
    away.locator(SHEET).get_by_text("Нет сети").wait_for()
    tap(away, away.locator(SHEET).get_by_role("button", name="Отправить"))
    steered.votes(1, 2, *range(5, 13))
    steered.to("07-02T00:00:00", "shut", 1)
    away.context.set_offline(False)
    refused = away.locator(SHEET).get_by_role("alert")
    refused.wait_for()
    assert refused.inner_text().endswith("(D.3)")
    assert away.locator(SHEET).get_by_role("button", name="Отправить").count() == 0
