"""The help that the pages link to: every topic in both languages, from the files of docs/."""

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from gorod.i18n import LANGUAGES
from gorod.server.web.help_text import TOPICS, folder, picture, text
from tests.kit.running_server import served

ROOT = Path(__file__).parents[2]
PAGES = ("index", *TOPICS)
ASKED = re.compile(r'topic="([^"]+)"|"((?:{})#[\w-]+)"'.format("|".join(TOPICS)))


def asked_for():
    """Every topic that a page of the product opens."""
    sources = [p for p in (ROOT / "web" / "src").rglob("*") if p.suffix in (".svelte", ".ts")]
    return {
        first or second
        for source in sources
        for first, second in ASKED.findall(source.read_text("utf-8"))
    }


@served
async def test_every_topic_is_there_in_both_languages(server):
    for lang in LANGUAGES:
        for topic in ("", *(f"/{one}" for one in TOPICS)):
            answer = await server.http.get(f"/help{topic}?lang={lang}")
            assert answer.status_code == 200
            assert f'<html lang="{lang}"' in answer.text
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert "default-src 'none'" in answer.headers["content-security-policy"]
            assert "max-age" in answer.headers["cache-control"]
            assert not re.search(r"<script|<style|\son\w+=|\sstyle=|javascript:", answer.text)
            assert not re.search(r'(?:src|href)="(?:https?:)?//', answer.text)
    style = await server.http.get("/help/style.css")
    assert style.headers["content-type"].startswith("text/css")


@served
async def test_the_language_is_the_browsers_unless_it_was_chosen(server):
    english = {"accept-language": "en-GB,en;q=0.9"}
    assert '<html lang="en"' in (await server.http.get("/help/judge", headers=english)).text
    chosen = await server.http.get("/help/judge?lang=ru", headers=english)
    assert '<html lang="ru"' in chosen.text
    assert "accept-language" in chosen.headers["vary"]


@served
async def test_it_leads_back_to_where_it_was_opened(server):
    async def back(asked):
        page = (await server.http.get(f"/help/judge{asked}")).text
        return re.search(r'class="back" href="([^"]*)"', page)[1]

    assert await back("") == "/judge"
    assert await back("?from=/play") == "/play"
    assert await back("?from=/t/cup-1/standings") == "/t/cup-1/standings"
    assert await back("?from=%2Fdesk%3Fcup%3D1%26at%3Dpeople") == "/desk?cup=1&amp;at=people"
    for foreign in (
        "//elsewhere.org",
        "https://elsewhere.org",
        "javascript:alert(1)",
        '/"><b>',
        "/\\x",
    ):
        assert await back(f"?from={foreign}") == "/judge"


@served
async def test_a_theme_and_the_way_back_go_with_the_reader(server):
    page = (await server.http.get("/help/judge?lang=ru&from=/play&theme=dark")).text
    assert 'data-theme="dark"' in page
    links = re.findall(r'href="(/help[^"]*\?[^"]*)"', page)
    assert len(links) > len(TOPICS)
    assert all("from=/play" in link and "theme=dark" in link for link in links)
    assert "evil" not in (await server.http.get('/help/judge?theme=evil"')).text


@served
async def test_nothing_else_is_served(server):
    for path in (
        "/help/nothing",
        "/help/%2e%2e%2fserver",
        "/help/..%2F..%2Fpyproject.toml",
        "/help/screens/nothing.webp",
        "/help/screens/%2e%2e%2fru%2fjudge.md",
        "/help/screens/..%2F..%2F..%2FREADME.md",
        "/help/ru/judge.md",
        "/help/judge.md",
        "/help/index",
    ):
        assert (await server.http.get(path)).status_code == 404, path


@served
async def test_pictures_are_served_as_pictures(server):
    shown = set()
    for lang in LANGUAGES:
        for topic in TOPICS:
            page = (await server.http.get(f"/help/{topic}?lang={lang}")).text
            shown |= set(re.findall(r'<img src="([^"]+)"', page))
            assert not re.search(r'<img(?![^>]*alt="[^"]{3,}")', page)
    for address in shown:
        answer = await server.http.get(address)
        assert answer.status_code == 200, address
        assert answer.headers["content-type"] == "image/webp"
        assert len(answer.content) < 150_000, address


def test_every_place_that_a_page_opens_exists_in_both_languages():
    found = asked_for()
    assert len(found) > 20
    for lang in LANGUAGES:
        for topic in found:
            page, _, anchor = topic.partition("#")
            assert page in TOPICS, topic
            assert not anchor or anchor in text(lang, page).anchors, (lang, topic)


def test_both_languages_have_the_same_anchors():
    for topic in PAGES:
        known = [[anchor for anchor, _ in text(lang, topic).sections] for lang in LANGUAGES]
        assert known[0] == known[1], topic


@pytest.mark.parametrize("lang", LANGUAGES)
def test_links_of_the_help_lead_to_what_is_there(lang):
    """Also every page is reached from the first one."""
    reached, waiting = set(), ["index"]
    while waiting:
        topic = waiting.pop()
        if topic in reached:
            continue
        reached.add(topic)
        body = text(lang, topic).body
        for page, anchor in re.findall(r'href="/help/?([\w-]*)\?lang=\w\w(?:#([\w-]+))?"', body):
            assert not anchor or anchor in text(lang, page or "index").anchors, (
                topic,
                page,
                anchor,
            )
            waiting.append(page or "index")
        for here in re.findall(r'href="#([\w-]+)"', body):
            assert here in text(lang, topic).anchors, (topic, here)
        assert ".md" not in re.sub(r"<code>.*?</code>", "", body), (
            f"{topic}: a link that leads nowhere"
        )
        assert all(picture(name) for name in re.findall(r'src="/help/screens/([^"]+)"', body))
    assert reached == set(PAGES)


def test_no_page_is_forgotten():
    for lang in LANGUAGES:
        lying = {file.name for file in folder().joinpath(lang).iterdir()}
        assert lying == {f"{topic}.md" for topic in PAGES}


def test_the_wheel_carries_the_help(tmp_path):
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
    for lang in LANGUAGES:
        assert {f"gorod/server/web/help/{lang}/{topic}.md" for topic in PAGES} <= names
    pictures = {
        f"gorod/server/web/help/screens/{p.name}" for p in (ROOT / "docs/screens").glob("*.webp")
    }
    assert pictures <= names
    assert "gorod/server/web/help_text.py" in names
    assert "gorod/i18n/ru/help.ftl" in names
    assert not [name for name in names if name.startswith(("src/", "docs/"))]
