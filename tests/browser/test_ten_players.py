"""Ten people play a whole online game in ten browsers, under the automatic judge."""

import time
from contextlib import ExitStack
from random import Random

import pytest

from gorod.cli import main
from gorod.cli.replay_command import replayed
from tests.browser.lobby import create, invitation, joined, own_seat
from tests.browser.ten_players import Player
from tests.kit import fingers
from tests.kit.browser import PHONE, WALK, Console
from tests.kit.network_cable import Cable
from tests.kit.running_server import PATIENCE

SEED = 16
NICKS = ("Анна", "Борис", "Вера", "Глеб", "Дина", "Егор", "Жанна", "Зоя", "Илья", "Клара")
NEWCOMER = "Мария"
READY = 'main[data-idle="true"] .tiles'


@pytest.fixture
def cables(steered_server):
    with ExitStack() as stack:
        port = int(steered_server.url.rpartition(":")[2])
        yield [stack.enter_context(Cable(port)) for _ in range(2)]


class Evening:
    """One table, its ten people, and what happens to three of them."""

    def __init__(self, device, server, cables):
        self.device, self.server = device, server
        host = create(device, server.url, NICKS[0], pace="быстро")
        self.invited = invitation(host)
        self.table = host.evaluate("JSON.parse(localStorage['online-tables'])[0].table")
        self.players = [Player(host, own_seat(host), Random(f"{SEED}/0"))]
        doors = [*cables, *[None] * (len(NICKS) - 1 - len(cables))]
        for nick, cable in zip(NICKS[1:], doors, strict=True):
            page = joined(device, self.door(cable), nick).page
            chance = Random(f"{SEED}/{nick}")
            self.players.append(Player(page, own_seat(page), chance, cable))
        self.first, self.second = self.players[1:3]
        self.left = None
        self.reopened = []
        self.happens = [
            (lambda phase: phase == "D1.speech", self.cut_first),
            (lambda phase: phase.startswith("N2"), self.cut_second),
            (lambda phase: phase == "D2.speech", self.mend_first),
            (lambda phase: phase == "D2.speech", self.reopen_second),
            (lambda phase: phase == "D2.speech", self.somebody_leaves),
            (lambda phase: phase != "D2.speech", self.newcomer_sits_down),
        ]

    def door(self, cable):
        """The address of the invitation, through somebody's own cable."""
        return self.invited.replace(self.server.url, cable.url) if cable else self.invited

    def begin(self):
        for player in self.players:
            ready = player.page.get_by_role("button", name="Я готов", exact=True)
            fingers.tap(player.page, ready)
        host = self.players[0].page
        host.locator("button.act:enabled", has_text="Начать игру").wait_for()
        fingers.tap(host, host.get_by_role("button", name="Начать игру"))
        for player in self.players:
            player.page.locator(READY).wait_for()

    def play(self):
        """Until all pages show the end; time passes while nobody has anything to do."""
        numbers, moved = (), time.monotonic()
        while True:
            phase, before = self.server.phase(self.table), numbers
            if self.happens and self.happens[0][0](phase):
                self.happens.pop(0)[1]()
                continue
            numbers = self.server.numbers(self.table)
            here = [player for player in self.players if not player.away]
            seen = [(player, player.offered()) for player in here]
            if all(shown["over"] for _, shown in seen):
                return
            know = all(shown["idle"] and shown["seq"] == numbers[one.seat] for one, shown in seen)
            acted = [player.act(shown) for player, shown in seen]
            if know and not any(acted):
                self.server.goes_on()
            moved = time.monotonic() if numbers != before else moved
            told = [(one.seat, shown) for one, shown in seen]
            assert time.monotonic() - moved < PATIENCE, (phase, numbers, told)

    def _cut(self, player):
        player.cable.cut()
        player.away = True
        player.page.locator(".lost").wait_for()

    def cut_first(self):
        self._cut(self.first)

    def cut_second(self):
        self._cut(self.second)

    def mend_first(self):
        """The page finds the server again by itself."""
        self.first.cable.mend()
        self.first.page.locator(READY).wait_for()
        self.first.page.locator(".lost").wait_for(state="detached")
        self.first.away = False

    def reopen_second(self):
        """The tab was closed; the invitation leads back to the same seat."""
        player = self.second
        player.cable.mend()
        context = player.page.context
        player.page.close()
        player.page = context.new_page()
        self.reopened.append(Console.on(player.page))
        player.page.goto(self.door(player.cable))
        back = player.page.get_by_role("link", name=f"Вернуться на место {player.seat}")
        fingers.tap(player.page, back)
        player.page.locator(READY).wait_for()
        player.away = False

    def somebody_leaves(self):
        living = self.players[0].offered()["living"]
        free = [one for one in self.players[3:] if str(one.seat) in living]
        self.left = free[-1]
        self.left.away = True
        fingers.hold(self.left.page, ".stops .leave", 900)
        self.left.page.locator("p.state").wait_for()

    def newcomer_sits_down(self):
        page = self.device(PHONE).page
        page.goto(self.invited)
        page.get_by_label("Ваш ник").fill(NEWCOMER)
        fingers.tap(page, page.get_by_role("button", name="Занять место"))
        page.locator(READY).wait_for()
        seat = int(page.locator(".tiles .me").get_attribute("data-seat"))
        assert seat == self.left.seat
        self.players.remove(self.left)
        self.players.append(Player(page, seat, Random(f"{SEED}/{NEWCOMER}")))


@WALK
def test_ten_people_play_to_the_end_two_lose_their_network_and_one_is_replaced(
    device, steered_server, cables, tmp_path, capsys
):
    evening = Evening(device, steered_server, cables)
    evening.begin()
    evening.play()
    assert evening.happens == [], "everything has happened that was to happen"
    assert len(evening.players) == len(NICKS)
    assert sorted(player.seat for player in evening.players) == [*range(1, 11)]

    results = set()
    for player in evening.players:
        page = player.page
        results.add(page.locator(".won").inner_text())
        page.locator(".end .points li").first.wait_for()
        assert page.locator(f'.tiles [data-seat="{evening.left.seat}"]', has_text=NEWCOMER).count()
    assert len(results) == 1, "everybody reads the same result"
    assert evening.left.page.locator(".won").count() == 0

    did = {what for player in evening.players for what in player.did}
    assert did >= {"order", "shoot", "don", "sheriff", "hand", "nominate", "speech"}
    assert [problem for console in evening.reopened for problem in console.problems] == []

    record = tmp_path / "game.gorod"
    record.write_text(steered_server.record(evening.table), "utf-8")
    assert main(["replay", str(record)]) == 0
    assert NEWCOMER in capsys.readouterr().out
    assert main(["fair", "verify", str(record)]) == 0
    played = replayed(str(record))
    assert played.refused == ()
    assert played.game.outcome == steered_server.game(evening.table).outcome
    assert played.game.outcome is not None
