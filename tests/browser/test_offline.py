"""Without a network: the console starts, the clock runs, commands wait and arrive once."""

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
from contextlib import contextmanager, suppress

import pytest

from tests.kit import browser as kit
from tests.kit.browser import eventually
from tests.kit.recorded_traffic import listening
from tests.kit.server_processes import ServerProcess, free_port

SERVICE_WORKER = True

RARE = (10, 9, 8, 7)
SECRETS = re.compile(r"citizen|sheriff|mafia|\bdon\b|checked|shots")


@pytest.fixture
def server(tmp_path):
    process = ServerProcess(str(tmp_path / "gorod.db"))
    started(process)
    yield process
    process.kill()


def started(process):
    process.start(warm=True)
    process.wait_until_ready()


@contextmanager
def cut(page):
    """The network of this device is off for a while."""
    page.context.set_offline(True)
    page.get_by_text("нет сети", exact=False).first.wait_for()
    yield
    page.context.set_offline(False)


def in_control(page):
    """The worker has installed everything and intercepts the page's requests."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    assert page.evaluate("!!navigator.serviceWorker.controller")


def network_is_back(page):
    """It would soon retry by itself; a device that is notified retries at once."""
    page.evaluate("window.dispatchEvent(new Event('online'))")


def speaking(console, url):
    console.quick_game(url)
    console.deal(*RARE)
    console.next()
    console.next()
    assert console.phase == "D1.speech"
    return console


def test_the_console_starts_without_a_network(device, server):
    """A cold start: the device has the judge's link, and the table as it was by day."""
    console = speaking(device(), server.url)
    page = console.page
    in_control(page)
    console.ready()
    server.stop()
    cold = page.context.new_page()
    page.close()
    cold.goto(f"{server.url}/")
    cold.get_by_text("Нет сети: сервер не отвечает.").first.wait_for()
    cold.get_by_role("link", name="Продолжить").click()
    cold.locator('.console[data-phase="D1.speech"]').wait_for()
    started(server)
    network_is_back(cold)
    cold.locator('.console[data-phase="D1.speech"][data-idle="true"]').wait_for()


def test_a_reload_without_a_network_keeps_the_table_the_clock_and_the_queue(device, server):
    console = speaking(device(), server.url)
    page = console.page
    in_control(page)
    console.ready()
    clock = page.locator(".centre .clock")
    assert "running" in clock.get_attribute("class")
    server.kill()
    page.get_by_text("нет сети").wait_for()
    page.locator('[data-seat="10"] .body').click()
    page.get_by_text("Таймер идёт; отмеченное сохранено").wait_for()
    before = json.loads(page.evaluate("sessionStorage.getItem('queue')"))
    assert [job["wish"]["command"]["type"] for job in before] == ["nominate"]

    page.reload()
    page.locator('.console[data-phase="D1.speech"]').wait_for()
    page.get_by_text("Показан стол до перезагрузки").wait_for()
    assert "running" in clock.get_attribute("class"), "the clock has gone on"
    shown = page.evaluate("[...document.querySelectorAll('.digits')].map((one) => one.innerText)")
    assert re.fullmatch(r"0:[0-5]\d", shown[0])
    kept = page.evaluate("JSON.stringify({...sessionStorage})")
    assert not SECRETS.search(kept), "no card waits in the storage"
    after = json.loads(page.evaluate("sessionStorage.getItem('queue')"))
    assert [job["id"] for job in after] == [job["id"] for job in before]

    started(server)
    network_is_back(page)
    console.until("D1.speech")
    page.locator(".chain", has_text="10").wait_for()
    assert page.get_by_text("сохранено").is_visible()
    assert json.loads(page.evaluate("sessionStorage.getItem('queue')")) == []


def test_what_waits_is_sent_with_the_same_ids_and_happens_once(device, url):
    console = speaking(device(), url)
    page = console.page
    with cut(page):
        page.locator('[data-seat="4"] .body').click()
        page.locator("footer .next").click(force=True)
        queued = json.loads(page.evaluate("sessionStorage.getItem('queue')"))
        heard = listening(page)
    console.until("D1.speech")
    page.locator(".chain", has_text="4").wait_for()
    sent = [json.loads(frame) for frame in heard.sent]
    ids = [frame["id"] for frame in sent if frame["type"] == "ask"]
    assert ids[: len(queued)] == [job["id"] for job in queued]
    assert len(ids) == len(set(ids))


def test_what_an_earlier_page_left_unsent_is_sent_with_its_ids(device, url):
    """The pages were brought up to date meanwhile: they wrote what waits in another form."""
    console = speaking(device(), url)
    page = console.page
    seq = json.loads(page.evaluate("sessionStorage.getItem('last-view')"))["view"]["seq"]
    unsent = {"base": seq, "seen": None, "away": True}
    sent = {"base": seq, "seen": seq}
    left = [
        {"id": "early-1", "wish": _foul(5), **sent},
        {"id": "early-2", "wish": _foul(6), **unsent},
    ]
    heard = listening(page)
    page.evaluate("left => sessionStorage.setItem('queue', JSON.stringify(left))", left)
    page.reload()
    eventually(page, "sessionStorage.getItem('queue')", expected="[]")
    console.ready()
    assert (console.fouls(5), console.fouls(6)) == (1, 1)
    frames = [json.loads(frame) for frame in heard.sent]
    asked = [frame for frame in frames if frame["type"] == "ask" and frame["wish"]["wish"] == "do"]
    assert [frame["id"] for frame in asked] == ["early-1", "early-2"]
    assert asked[0]["seen"] == seq, "what was sent once is sent again as it was"
    assert set(asked[1]) == {"type", "id", "seen", "wish"}


def _foul(seat):
    return {"wish": "do", "command": {"type": "foul", "seat": seat}}


def test_what_was_tapped_before_somebody_else_moved_on_is_not_done(device, url):
    """The other console plays on: a tap on the old screen must not land in the new one."""
    first = speaking(device(), url)
    token = first.page.evaluate("sessionStorage.getItem('token')")
    with cut(first.page):
        first.page.locator('[data-seat="4"] .body').click()
        second = device((1366, 768))
        second.page.goto(f"{url}/judge#{token}")
        second.ready()
        second.page.get_by_role("button", name="Забрать управление").click()
        second.ready()
        second.next()
    asked = first.page.get_by_role("dialog", name=re.compile("Стол ведёт другой пульт"))
    asked.get_by_role("button", name="Убрать всё").click()
    first.ready()
    assert "4" not in second.page.locator(".centre").inner_text().split("голосование")[-1:]
    chain = second.page.locator(".chain")
    assert chain.count() == 0


def test_only_files_of_the_console_are_kept(device, server):
    console = speaking(device(), server.url)
    page = console.page
    in_control(page)
    console.ready()
    kept = page.evaluate(
        """async () => {
            const found = [];
            for (const name of await caches.keys()) {
                const cache = await caches.open(name);
                for (const request of await cache.keys()) {
                    found.push([request.url, await (await cache.match(request)).text()]);
                }
            }
            return found;
        }"""
    )
    token = page.evaluate("sessionStorage.getItem('token')")
    paths = [address.removeprefix(server.url) for address, _ in kept]
    assert {"/", "/judge"} < set(paths)
    ours = r"/|/judge|/assets/[\w.-]+|/help/style\.css|/help/fonts\.css|/help/judge\?lang=(ru|en)"
    assert all(re.fullmatch(ours, path) for path in paths)
    assert token not in json.dumps(kept)


class Upgraded:
    """A server with its own copy of the pages, which the test can rebuild."""

    def __init__(self, folder):
        self.folder, self.source = folder, folder / "src"
        shutil.copytree(kit.ROOT / "src", self.source)
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"

    def start(self):
        command = [sys.executable, "-m", "gorod", "serve", "--port", str(self.port)]
        path = os.pathsep.join([str(self.source), os.environ.get("PYTHONPATH", "")])
        self.process = subprocess.Popen(
            [*command, "--log-level", "warning", "--database", str(self.folder / "gorod.db")],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path, "GOROD_LANG": "en"},
        )
        assert "http" in self.process.stdout.readline()

    def stop(self):
        self.process.terminate()
        self.process.wait(kit.PATIENCE / 1000)


@pytest.fixture
def upgraded(tmp_path):
    server = Upgraded(tmp_path)
    server.start()
    yield server
    server.stop()


@kit.WALK
def test_a_new_build_waits_for_the_next_start(device, upgraded):
    """An open console keeps its build over a reload; the first page of the next start takes it."""
    console = speaking(device(), upgraded.url)
    page = console.page
    in_control(page)
    console.ready()
    worker = upgraded.source / "gorod" / "server" / "web" / "ui" / "sw.js"
    newer = re.sub(r'(build\\":\\")[0-9a-f]+', r"\g<1>newer", worker.read_text("utf-8"))
    upgraded.stop()
    worker.write_text(newer, "utf-8")
    upgraded.start()
    page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
    waiting = "navigator.serviceWorker.getRegistration().then((one) => !!one.waiting)"
    eventually(page, waiting, expected=True)
    page.reload()
    console.ready()
    other = page.context.new_page()
    other.goto(upgraded.url)
    other.locator(".start:enabled").wait_for()
    assert page.evaluate(waiting), "not in the middle of a game"
    other.close()
    for _ in range(5):  # a page that was just left may still count as open; the next start wins
        stop_idle_workers(page)
        page.goto(upgraded.url)
        with suppress(AssertionError):
            eventually(page, "caches.keys()", expected=["gorod-newer"], seconds=4)
            break
    assert page.evaluate("caches.keys()") == ["gorod-newer"]


def stop_idle_workers(page):
    """A browser does so after half a minute; until then the old one may hold up the new one."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("ServiceWorker.enable")
    devtools.send("ServiceWorker.stopAllWorkers")


def test_the_console_is_light():
    """What a phone loads for it, packed: under 120 kB, and 45 kB of type after the first paint."""
    pages = kit.UI.parent
    named = re.findall(r'(?:src|href)="/(assets/[\w.-]+\.(?:js|css))"', kit.UI.read_text("utf-8"))
    assert 0 < len(named) <= 25, "a phone fetches only six files at a time"
    packed = [len(gzip.compress((pages / name).read_bytes(), 9)) for name in named]
    words = [len(gzip.compress(own.read_bytes(), 9)) for own in pages.glob("assets/words.*.js")]
    assert len(words) == 2, "a page loads the words of one language"
    assert sum(packed) + max(words) < 120_000
    faces = sorted(pages.glob("assets/*.woff2"))
    assert len(faces) == 4
    assert sum(face.stat().st_size for face in faces) < 45_000
    kept = (pages / "sw.js").read_text("utf-8")
    assert all(face.name in kept for face in faces), "there is no type without a network"


def test_it_can_be_installed(device, url):
    page = device().page
    page.goto(url)
    manifest = page.evaluate(
        "fetch(document.querySelector('[rel=manifest]').href).then((one) => one.json())"
    )
    assert manifest["display"] == "standalone"
    sizes = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
    for icon in manifest["icons"]:
        answer = page.request.get(f"{url}{icon['src']}")
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width = int.from_bytes(answer.body()[16:20])
            assert f"{width}x{width}" == icon["sizes"]
