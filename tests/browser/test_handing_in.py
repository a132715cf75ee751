"""At a tournament's table: one tap hands the protocol in; a protest reaches the tournament."""

import msgspec
import pytest

from tests.kit.http_clients import plain_client
from tests.kit.running_server import CARDS
from tests.kit.sample_pictures import JPEG
from tests.server.tournaments.kit import ACCEPTED, PASSWORD, SMALL

LOST = {"type": "defeat", "seat": 8, "clause": "6.8.1"}


class TournamentTable:
    """A tournament with one table, over HTTP."""

    def __init__(self, url, name):
        self.url, self.http, self.sent = url, plain_client(url), 0
        account = {"name": name, "password": PASSWORD}
        self.made("/api/accounts", account)
        self.http.post("/api/sessions", json=account).raise_for_status()
        body = {"name": "Кубок Белых ночей", "regulation": msgspec.to_builtins(SMALL)}
        self.at = f"/api/tournaments/{self.made('/api/tournaments', body)['tournament']}"
        officials = {"j": ("Арбитр", ["judge"]), "s": ("Второй судья", ["judge"])}
        players = [f"p{n}" for n in range(1, 11)]
        where = {"stage": "q", "round": 1}
        self.do(
            *(
                {"type": "appoint", "official": {"id": id_, "name": name, "offices": offices}}
                for id_, (name, offices) in officials.items()
            ),
            *(
                {"type": "add-player", "player": {"id": player, "nickname": f"Игрок {player[1:]}"}}
                for player in players
            ),
            *({"type": kind, "player": player} for player in players for kind in ENTERING),
            {"type": "enter-stage", "stage": "q", "players": players},
            {"type": "draft-seating", **where, "tables": [players], "judges": ["j"]},
            {"type": "confirm-seating", **where},
            {"type": "release-seating", **where},
        )
        # The table's own judge takes the link, because the person who takes it signs.
        judge = self.made(f"{self.at}/links", {"scope": "official:j"})["token"]
        by = {"authorization": f"Bearer {judge}"}
        made = self.made(f"{self.at}/games/q.1.1/table", {}, headers=by)
        self.table, self.token = made["table"], made["links"][0]["token"]

    def made(self, path, body, **more):
        answer = self.http.post(path, json=body, **more)
        assert answer.is_success, answer.text
        return answer.json()

    def read(self, path):
        return self.http.get(f"{self.at}{path}").json()

    def do(self, *commands, who=None):
        self.sent += 1
        body = {"id": f"c{self.sent}", "seen": self.read("")["version"], "commands": commands}
        headers = {} if who is None else {"authorization": f"Bearer {who}"}
        return self.made(f"{self.at}/commands", body, headers=headers)

    def wish(self, seen, **wish):
        """By the judge's link, at another console."""
        body = {"id": f"w{seen}", "seen": seen, "wish": wish, "console": "another"}
        headers = {"authorization": f"Bearer {self.token}"}
        self.made(f"/api/tables/{self.table}/commands", body, headers=headers)

    def played(self):
        """The cards are dealt, and the game is lost at once."""
        self.wish(1, wish="take")
        self.wish(2, wish="do", command={"type": "deal", "cards": CARDS})
        self.wish(3, wish="do", command=LOST)
        return self


ENTERING = ("sign-up", "check-in")


@pytest.fixture
def tournament_table(url, request):
    return TournamentTable(url, request.node.name[-40:])


def opened(device, tournament_table, **more):
    console = device(**more)
    console.page.goto(f"{tournament_table.url}/judge#{tournament_table.token}")
    return console.ready()


def test_the_protocol_is_handed_in_with_one_tap_and_its_way_is_told(device, tournament_table):
    console = opened(device, tournament_table.played())
    page = console.page
    page.get_by_role("button", name="Забрать управление").click()
    page.get_by_text("Кубок Белых ночей · тур 1, стол 1").wait_for()
    page.get_by_role("button", name="Сдать протокол").click()
    page.get_by_text("Протокол подписан, ждёт второй подписи").wait_for()
    (sheet,) = tournament_table.read("/games/q.1.1")["sheets"]
    assert sheet["signed_by"] == "Арбитр"
    assert page.get_by_role("button", name="Сдать протокол").count() == 0
    tournament_table.do({"type": "reject-game", "game": "q.1.1", "reason": "нет штрафа"})
    page.reload()
    page.get_by_text("Протокол вернули: нет штрафа").wait_for()
    page.get_by_role("button", name="Сдать протокол").click()
    page.get_by_text("Протокол подписан, ждёт второй подписи").wait_for()
    digest = tournament_table.read("/games/q.1.1")["sheets"][-1]["digest"]
    told = {"type": "confirm-game", "game": "q.1.1", "digest": digest}
    # The links to the table end with it; what the page is asking just then is refused.
    console.excused = "401"
    tournament_table.do({**told, "despite": ACCEPTED})
    page.get_by_text("Протокол подтверждён").wait_for()


def test_what_the_desk_refuses_is_shown_in_its_words(device, tournament_table):
    tournament_table.played()
    tournament_table.do({"type": "edit-player", "player": {"id": "p4", "nickname": "Другая"}})
    console = opened(device, tournament_table)
    console.page.get_by_role("button", name="Забрать управление").click()
    console.page.get_by_role("button", name="Сдать протокол").click()
    console.page.get_by_text("Другая").first.wait_for()
    # The browser itself says that a request was refused; the page does not.
    console.problems = [told for told in console.problems if "422" not in told]


def test_a_protest_is_entered_with_its_clauses(device, tournament_table):
    console = opened(device, tournament_table.played())
    page = console.page
    page.get_by_role("button", name="Забрать управление").click()
    page.get_by_text("тур 1, стол 1").wait_for()
    page.locator("header .menu").click()
    page.get_by_role("button", name="Подать протест").click()
    sheet = page.get_by_role("dialog").last
    send = sheet.get_by_role("button", name="Подать протест")
    assert send.is_disabled()
    sheet.get_by_role("button", name="4", exact=True).click()
    sheet.get_by_label("В чём протест").fill("рук было четыре")
    sheet.get_by_label("Пункты правил").fill("4.4.9")
    sheet.locator(".clause").first.click()
    send.click()
    sheet.get_by_text("рук было четыре").wait_for()
    (filed,) = tournament_table.read("/protests")
    assert (filed["seat"], filed["clauses"]) == (4, ["4.4.9"])
    assert sheet.get_by_label("В чём протест").input_value() == ""


def test_at_any_other_table_nothing_of_it_is_there(device, url):
    console = device().quick_game(url)
    console.page.locator("header .menu").click()
    assert console.page.get_by_role("button", name="Подать протест").count() == 0


LOADED = "(image) => image.complete && image.naturalWidth > 0"


def test_a_player_has_a_face_on_the_tile_in_the_hall_and_on_the_stream(device, tournament_table):
    """The tournament shows a photo to everybody; players without one are a number and a name."""
    tournament_table.http.put(
        f"{tournament_table.at}/people/p3/photo", content=JPEG
    ).raise_for_status()
    tournament_table.http.put(
        f"{tournament_table.at}/shown", json={"shown": True}
    ).raise_for_status()
    console = opened(device, tournament_table)
    faces = {"/judge": console.page.locator('.seat[data-seat="3"] img').first}
    for screen in ("hall", "overlay"):
        link = tournament_table.made(
            f"/api/tables/{tournament_table.table}/links",
            {"scope": screen},
            headers={"authorization": f"Bearer {tournament_table.token}"},
        )
        page = device().page
        page.goto(f"{tournament_table.url}/{screen}#{link['token']}")
        faces[screen] = page.locator("img").first
    for screen, face in faces.items():
        face.wait_for()
        assert face.evaluate(LOADED), screen
        assert face.page.locator("img").count() == 1, screen
