"""The overlay of a stream: its sizes, its parameters, its preview, and what it does not know."""

import json
import re

import pytest

from tests.kit.scripted_table import Driven

SIZES = {"full": (1920, 1080), "strip": (1920, 260), "bar": (1920, 100), "next": (880, 240)}
"""What streamers have in OBS already (A4.5)."""
CUT = """() => [document.documentElement, ...document.querySelectorAll("main, li, .line, section")]
    .filter((one) => getComputedStyle(one).textOverflow !== "ellipsis" &&
        (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1))
    .map((one) => one.innerText)"""
MANY = 8
"""A number of candidates for which a bar has no room at its usual letter size."""
ROLES = "мирный|мафия|дон|шериф|доктор|маньяк|путана"


def with_(address, asked):
    return address.replace("#", f"?{asked}#")


@pytest.fixture(scope="module")
def fourteen(url):
    """The largest table, where most has been said: a last word after a vote on many."""
    for seed in range(2, 30):
        game = Driven(url, "tournament-2026", 14, seed=seed)
        game.deal()
        voted = 0
        while game.step not in ("last-word", "over"):
            game.move()
            voted = len(game.view["candidates"] or ()) or voted
        if game.step == "last-word" and voted >= MANY:
            return game
    raise AssertionError("no game with a vote on so many")


@pytest.mark.parametrize("size", SIZES)
def test_fourteen_seats_fit_every_size(device, fourteen, size):
    page = device(SIZES[size]).page
    page.goto(with_(fourteen.mint("overlay"), f"size={size}"))
    page.locator("main").wait_for()
    assert page.evaluate(CUT) == []


def test_it_is_transparent_and_every_letter_has_a_dark_outline(device, fourteen):
    page = device(SIZES["strip"]).page
    page.goto(with_(fourteen.mint("overlay"), "size=strip"))
    page.locator("main").wait_for()
    grounds = page.evaluate(
        """() => [document.documentElement, document.body, document.querySelector("main")]
            .map((one) => getComputedStyle(one).backgroundColor)"""
    )
    assert grounds == ["rgba(0, 0, 0, 0)"] * 3
    outline = page.evaluate("getComputedStyle(document.querySelector('.nick')).textShadow")
    assert len(re.findall(r"rgb\(14, 16, 20\)", outline)) == 8, "on all sides"


def test_the_address_says_what_is_shown_and_how_large(device, fourteen):
    page = device(SIZES["strip"]).page
    page.goto(with_(fourteen.mint("overlay"), "size=strip&show=fouls&scale=0.5"))
    page.locator("main").wait_for()
    assert page.locator(".nick").count() == 0
    assert page.locator(".marks i").count() == 0
    assert page.locator(".fouls").count() > 0
    small = page.locator('[data-seat="1"]').bounding_box()
    page.goto(with_(fourteen.mint("overlay"), "size=strip&show=fouls"))
    page.locator("main").wait_for()
    assert page.locator('[data-seat="1"]').bounding_box()["height"] > 1.8 * small["height"]


def test_votes_are_badges(device, fourteen):
    page = device(SIZES["strip"]).page
    page.goto(with_(fourteen.mint("overlay"), "size=strip"))
    page.locator("main").wait_for()
    counted = [line for line in fourteen.view["log"]["add"] if line["event"] == "hands-counted"]
    for line in counted:
        badges = page.locator(f'[data-seat="{line["candidate"]}"] .marks i').all_inner_texts()
        assert sorted(map(int, badges)) == sorted(line["hands"] + line["absent"])
    assert counted


def test_roles_come_by_their_own_link_alone(device, fourteen):
    for scope, shown in (("overlay", 0), ("overlay-roles", 14)):
        page = device(SIZES["full"]).page
        page.goto(fourteen.mint(scope))
        page.locator("main").wait_for()
        assert page.locator(".role").count() == shown
        assert len(re.findall(ROLES, page.locator("main").inner_text())) >= shown
        assert shown or not re.search(ROLES, page.locator("main").inner_text())


def test_the_preview_needs_no_table_and_no_server_but_for_its_files(device, url):
    page = device(SIZES["full"]).page
    asked, sockets = [], []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: sockets.append(socket.url))
    page.clock.install()
    page.goto(f"{url}/overlay?preview=1")
    page.get_by_text("Предпросмотр: игра выдумана").wait_for()
    phases = []
    for _ in range(12):
        phases.append(page.locator("main").get_attribute("data-phase"))
        page.clock.run_for(4_000)
    assert {"N1.deal", "D1.speech", "D1.vote", "N2.best-move", "over"} <= set(phases)
    assert phases[0] == phases[11], "it begins again"
    assert page.locator(".role").count() == 0
    assert sockets == []
    assert all(re.fullmatch(rf"{url}/(overlay\?preview=1|assets/.*)", one) for one in asked)


def test_a_running_stream_does_not_load_the_preview(device, fourteen):
    page = device(SIZES["full"]).page
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(fourteen.mint("overlay"))
    page.locator("main").wait_for()
    assert not [one for one in asked if "preview" in one.lower() or "Setup" in one]


def test_the_address_for_obs_is_written_and_copied(device, url):
    game = Driven(url)
    page = device((1366, 768), permissions=["clipboard-read", "clipboard-write"]).page
    asked = []
    page.on("request", lambda request: asked.append(request.url + (request.post_data or "")))
    page.goto(f"{url}/overlay")
    link = game.mint("overlay")
    page.get_by_label("Ссылка трансляции").fill(link)
    page.get_by_label("фолы").uncheck()
    page.locator("section", has_text="Полоса игроков").get_by_role("button").click()
    copied = page.evaluate("navigator.clipboard.readText()")
    token = link.partition("#")[2]
    assert copied.startswith(f"{url}/overlay?size=strip&show=")
    assert copied.endswith(f"#{token}")
    assert "fouls" not in copied
    assert token not in json.dumps(asked), "the link stays on the page"
    stream = device(SIZES["strip"]).page
    stream.goto(copied)
    stream.locator('[data-seat="10"]').wait_for()
