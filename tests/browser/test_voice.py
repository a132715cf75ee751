"""Voices from browser to browser: two microphones with a tone each, and who hears which of them."""

import math
import os
import time
import wave

import pytest

from tests.kit import browser as kit
from tests.kit.chromium import found
from tests.kit.fingers import tap
from tests.kit.http_clients import plain_client

TONES = {1: 440, 2: 1320}
RATE = 48_000
CARDS = ["citizen"] * 6 + ["sheriff", "don", "mafia", "mafia"]
LOUDEST = """async (seat) => {
    const audio = document.querySelector(`audio[data-seat="${seat}"]`);
    if (!audio?.srcObject) return 0;
    const context = new AudioContext();
    const meter = context.createAnalyser();
    meter.fftSize = 8192;
    context.createMediaStreamSource(audio.srcObject).connect(meter);
    const bins = new Float32Array(meter.frequencyBinCount);
    let best = 0;
    for (let tries = 0; tries < 40 && !best; tries++) {
        await new Promise((done) => setTimeout(done, 100));
        meter.getFloatFrequencyData(bins);
        const top = bins.indexOf(Math.max(...bins));
        if (bins[top] > -60) best = (top * context.sampleRate) / meter.fftSize;
    }
    await context.close();
    return best;
}"""
"""The frequency that arrives from a seat, whether or not it is played; 0 where nothing arrives."""
PLAYED = """[...document.querySelectorAll("audio")].filter((one) => !one.muted)
    .map((one) => one.dataset.seat)"""


@pytest.fixture
def microphones(chromium, tmp_path):
    """Two browsers; the microphone of each gives its own tone."""
    started = {}
    chosen = found()
    for seat, tone in TONES.items():
        path = tmp_path / f"{tone}.wav"
        with wave.open(str(path), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            steps = (math.sin(2 * math.pi * tone * at / RATE) for at in range(RATE))
            file.writeframes(
                b"".join(int(20_000 * s).to_bytes(2, "little", signed=True) for s in steps)
            )
        flags = [
            "--use-fake-ui-for-media-stream",
            "--use-fake-device-for-media-stream",
            f"--use-file-for-fake-audio-capture={path}",
            "--autoplay-policy=no-user-gesture-required",
            "--allow-loopback-in-peer-connection",
        ]
        started[seat] = chromium.browser_type.launch(
            executable_path=chosen.path,
            args=[*kit.ARGUMENTS, *flags],
            env={**os.environ, **chosen.variables},
        )
    yield started
    for one in started.values():
        one.close()


class Judge:
    """A judge by HTTP, who gives the floor to one seat after the other."""

    def __init__(self, url):
        self.http = plain_client(url)
        wanted = {"rules": "fiim-2019", "options": [], "size": 10, "online": {"judge": "human"}}
        made = self.http.post("/api/online", json=wanted).json()
        self.table = made["table"]
        self.tokens = {link["scope"]: link["token"] for link in made["links"]}
        self.http.headers["authorization"] = f"Bearer {self.tokens['judge']}"
        self.count = 0

    def joined(self, seat):
        """A person sits down and is ready; gives their link."""
        path = f"/api/tables/{self.table}/join"
        by = {"authorization": f"Bearer {self.tokens['lobby']}"}
        body = {"key": f"{seat}" * 24, "name": f"Игрок {seat}", "seat": seat}
        token = self.http.post(path, json=body, headers=by).json()["token"]
        self.ask({"wish": "ready", "on": True}, token)
        return token

    def begin(self):
        """Bots take the free seats, the cards are dealt, and the first day comes."""
        self.ask({"wish": "fill", "kind": "random"}, self.tokens["host"])
        self.ask({"wish": "start"}, self.tokens["host"])
        self.ask({"wish": "take"})
        self.do("deal", cards=CARDS)
        while self.view()["phase"] != "D1.speech":
            self.do("proceed")

    def view(self):
        return self.http.get(f"/api/tables/{self.table}/view").json()

    def ask(self, wish, token=""):
        by = {"authorization": f"Bearer {token or self.tokens['judge']}"}
        self.count += 1
        body = {
            "id": f"j{self.count}",
            "seen": self.view()["seq"],
            "wish": wish,
            "console": "judge",
        }
        path = f"/api/tables/{self.table}/commands"
        answer = self.http.post(path, json=body, headers=by)
        assert answer.json()["type"] == "ack", answer.text

    def do(self, kind, **fields):
        self.ask({"wish": "do", "command": {"type": kind, **fields}})


def test_listeners_hear_the_seat_that_has_the_floor_and_nobody_else(microphones, url):
    judge = Judge(url)
    pages = {}
    for seat, browser in ((1, 1), (2, 2), (3, 2)):
        context = kit.opened(microphones[browser], permissions=["microphone"])
        pages[seat] = context.new_page()
        pages[seat].goto(f"{url}/play#{judge.joined(seat)}")
    judge.begin()
    for page in pages.values():
        tap(page, page.get_by_role("button", name="Включить голос"))
    for page in pages.values():
        page.locator('.voice[data-heard="2"]').wait_for()

    assert judge.view()["clock"]["seat"] == 1
    hears(pages[3], 1, TONES[1])
    assert pages[3].evaluate(LOUDEST, 2) == 0, "only the speaker sends"
    assert pages[3].evaluate(PLAYED) == ["1"]
    assert pages[1].evaluate(LOUDEST, 2) == 0

    tap(pages[1], pages[1].get_by_role("button", name="Заглушить себя"))
    pages[1].get_by_text("Ваш микрофон выключен").wait_for()

    judge.do("pass", seat=1)
    pages[2].get_by_text("Вас слышат").wait_for()
    hears(pages[1], 2, TONES[2])
    hears(pages[3], 1, 0)  # the microphone closes with the floor
    kit.eventually(pages[3], PLAYED, expected=["2"])


def hears(page, seat, tone):
    """Whether somebody's page hears a seat (with 0: does not), once it knows whose turn it is."""
    until = time.monotonic() + kit.PATIENCE / 1000
    while (heard := page.evaluate(LOUDEST, seat)) != pytest.approx(tone, rel=0.05):
        assert time.monotonic() < until, heard


def test_without_a_microphone_the_page_says_what_to_do(device, url):
    judge = Judge(url)
    console = device()
    page = console.page
    page.goto(f"{url}/play#{judge.joined(4)}")
    judge.begin()
    tap(page, page.get_by_role("button", name="Включить голос"))
    page.get_by_text("Можно писать текстом").or_(page.get_by_text("пишите текстом")).wait_for()
