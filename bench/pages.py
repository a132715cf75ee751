"""What a phone loads for the console, and how soon it shows something, next to an empty page."""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Browser

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
GOAL_KB = 150
GOAL_MS = 1000
SLOW = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
"""A poor mobile network: 1.6 Mbit/s, 150 ms."""
RUNS = 7
PHONE = {"width": 390, "height": 844}
PAINTED = """() => new Promise((done) => {
    const look = () => {
        const found = performance.getEntriesByName("first-contentful-paint")[0];
        if (found) done(found.startTime); else setTimeout(look, 20);
    };
    look();
})"""


def main() -> None:
    """Print one line per question."""
    print()
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        row("pages", "unavailable: no playwright")
        return
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        row("pages", "unavailable: no Chromium; name one by CHROMIUM")
        return
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        console = judge(url)
        sizes = loaded(browser, console)
        if not any(".js" in address for address in sizes):
            row("pages", "unavailable: they are not built; make ui")
            return
        weigh(sizes)
        race(browser, console, f"{url}/healthz")
        browser.close()


@contextmanager
def served() -> Iterator[str]:
    """Run a server in a separate process."""
    with tempfile.TemporaryDirectory(prefix="gorod-bench-") as folder:
        command = [sys.executable, "-m", "gorod", "serve", "--port", "0", "--log-level", "warning"]
        process = subprocess.Popen(
            [*command, "--database", f"{folder}/gorod.db"], stdout=subprocess.PIPE, text=True
        )
        try:
            line = process.stdout.readline() if process.stdout else ""
            yield line[line.index("http") :].strip()
        finally:
            process.terminate()
            process.wait(10)


def judge(url: str) -> str:
    """The console of a new table."""
    body = json.dumps({"rules": "fiim-2019", "names": [""] * 10}).encode()
    request = urllib.request.Request(f"{url}/api/tables", body, method="POST")  # noqa: S310  our own
    request.add_header("content-type", "application/json")
    with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310
        links = json.loads(answer.read())["links"]
    return str(next(link["url"] for link in links if link["scope"] == "judge"))


def loaded(browser: Browser, address: str) -> dict[str, float]:
    """Return the bytes on the wire by address until the console is ready.

    The service worker comes later.
    """
    context = browser.new_context(viewport=PHONE, service_workers="block")
    page = context.new_page()
    cdp = context.new_cdp_session(page)
    cdp.send("Network.enable")
    names: dict[str, str] = {}
    sizes: dict[str, float] = {}

    def responded(event: dict[str, Any]) -> None:
        names[event["requestId"]] = event["response"]["url"]

    def finished(event: dict[str, Any]) -> None:
        sizes[names.get(event["requestId"], "")] = event["encodedDataLength"]

    cdp.on("Network.responseReceived", responded)
    cdp.on("Network.loadingFinished", finished)
    page.goto(address)
    page.locator("main").wait_for()
    page.wait_for_load_state("networkidle")
    context.close()
    return {name: size for name, size in sizes.items() if "/api/" not in name}


def weigh(sizes: dict[str, float]) -> None:
    """All of it, and the largest parts."""
    total = sum(sizes.values()) / 1000
    row("the console's files, compressed", f"{total:.1f} kB of {GOAL_KB} ({len(sizes)} files)")
    for name, size in sorted(sizes.items(), key=lambda one: -one[1])[:3]:
        row(f"  {name.rpartition('/')[2]}", f"{size / 1000:.1f} kB")


def race(browser: Browser, console: str, empty: str) -> None:
    """First contentful paint of both, in turns; medians and their ratio."""
    ours, theirs = [], []
    for _ in range(RUNS):
        theirs.append(painted(browser, empty))
        ours.append(painted(browser, console))
    one, other = statistics.median(ours), statistics.median(theirs)
    row("first paint of the console at 1.6 Mbit/s and 150 ms", f"{one:.0f} ms of {GOAL_MS}")
    row("  against an empty page of this server", f"{one / other:.1f} x ({other:.0f} ms)")
    again = statistics.median(warm(browser, console))
    row("  the second time, from its own files", f"{again:.0f} ms ({again / other:.1f} x)")


def painted(browser: Browser, address: str) -> float:
    """Milliseconds to the first paint, with nothing kept from before."""
    context = browser.new_context(viewport=PHONE, service_workers="block")
    page = context.new_page()
    slow(context.new_cdp_session(page))
    page.goto(address, wait_until="commit")
    took = float(page.evaluate(PAINTED))
    context.close()
    return took


def warm(browser: Browser, address: str) -> Iterator[float]:
    """The same once the service worker has the files."""
    context = browser.new_context(viewport=PHONE)
    page = context.new_page()
    page.goto(address)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    slow(context.new_cdp_session(page))
    for _ in range(RUNS):
        page.reload(wait_until="commit")
        yield float(page.evaluate(PAINTED))
    context.close()


def slow(cdp: Any) -> None:
    """From now on its network is a poor one."""
    cdp.send("Network.enable")
    cdp.send("Network.emulateNetworkConditions", SLOW)


def row(what: str, figure: str) -> None:
    """One aligned line."""
    print(f"{what:<58} {figure}", flush=True)


if __name__ == "__main__":
    main()
