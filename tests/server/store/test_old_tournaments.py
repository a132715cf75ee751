"""A tournament of an earlier release counts what was confirmed, even if later rules differ."""

import asyncio
import json
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from gorod.engine.refusal import Refusal
from gorod.i18n import catalogue
from gorod.record import format_record, parse
from gorod.rulebooks import BOOKS
from gorod.server.audit.database_audit import audit_file
from gorod.server.store.database_backup import verify
from gorod.tournament.files.archive import BrokenArchiveError, pack, unpack
from gorod.tournament.files.attested_record import unattested
from gorod.tournament.standings.counted_games import Scope
from gorod.tournament.standings.ledger import Ledger
from tests.kit import earlier_releases
from tests.kit.changed_rulebook import changed_book, changed_edition, forget
from tests.kit.running_server import SteeredTime, serving
from tests.server.tournaments.kit import ServedTournament

CUP, CITY = 0, 1


@pytest.fixture(autouse=True)
def own_rules():
    yield
    forget()


@pytest.fixture(params=earlier_releases.RELEASES)
def release(request):
    return request.param


@asynccontextmanager
async def desks(release, path):
    """The old tournaments at a server of today, with the links of then."""
    async with serving(path, time=SteeredTime()) as server:
        found = []
        for told in earlier_releases.said(release)["tournaments"]:
            desk = ServedTournament(server, server.services.time, told["tournament"])
            desk.headers, desk.players, desk.asked = told["headers"], told["players"], 10_000
            found.append((desk, told))
        yield found


def run(release, path, scene):
    async def whole():
        async with desks(release, path) as found:
            await scene(*found)

    earlier_releases.database(release, path)
    asyncio.run(whole())


def black_never_wins(patch):
    """A rule fix that reads old records otherwise: parity is no victory any more."""
    victory = BOOKS["fiim-2019"].rules.victory

    def red_only(game):
        won = victory(game)
        return won if won is None or won.winners == ("red",) else None

    changed_book(patch, "fiim-2019", victory=red_only)


def nobody_is_nominated(patch):
    """A rule fix that refuses nearly every old record."""

    def refused(_, __, target):
        return Refusal("listed-already", rule="nomination", seat=target)

    for name in ("fiim-2019", "cma-2025"):
        changed_book(patch, name, nominee=refused)


def dearer_fines(patch):
    """Another season: a win is worth twice as much."""
    for name in ("fiim-2019", "cma-2025"):
        win = {team: 2 * points for team, points in BOOKS[name].edition.win.items()}
        changed_edition(patch, name, win=win)


async def kept_before(release, path):
    """The server of today has opened the tournaments once, before any rule changed."""
    async with desks(release, path) as found:
        for desk, _ in found:
            await desk.read("")


CHANGES = (black_never_wins, nobody_is_nominated, dearer_fines)


@pytest.mark.parametrize("change", CHANGES)
def test_what_was_confirmed_counts_after_a_rule_fix(release, tmp_path, monkeypatch, change):
    earlier_releases.database(release, tmp_path)
    asyncio.run(kept_before(release, tmp_path))
    change(monkeypatch)

    async def scene(*found):
        for desk, told in found:
            now = await desk.read("/standings/q", "public")
            then = told["public"]["/standings/q"]
            assert numbers(now) == numbers(then)
            assert now["unread"] == []
            for page, said in told["public"].items():
                if page.startswith("/games/"):
                    assert result(await desk.read(page, "public")) == result(said)
        await differs(*found[CUP])

    async def differs(desk, told):
        duties = await desk.read("/duties", "chief")
        waits = [d for d in duties if d["kind"].startswith("reads-")]
        assert waits
        for duty in waits:
            assert duty["about"][0] in told["games"]
            assert len(duty["readings"]) == 2
            game = await desk.read(f"/games/{duty['about'][0]}", "chief")
            assert game["readings"] == duty["readings"]
            assert "readings" not in await desk.read(f"/games/{duty['about'][0]}", "public")
            text = await desk.get(f"/games/{duty['about'][0]}/protocol", "public")
            assert duty["readings"][0] in text.text

    async def whole():
        async with desks(release, tmp_path) as found:
            await scene(*found)

    asyncio.run(whole())
    told = audit_file(tmp_path / "gorod.db", catalogue("ru"))
    records = [one for one in told.differences if "record" in one.what]
    assert {one.game for one in records} <= {"q.1.1", "q.1.2"}
    assert records
    assert asyncio.run(verify(str(tmp_path / "gorod.db"))).findings == ()


def numbers(table):
    """Who has what; how columns are named is another matter."""
    columns = {name: at for at, name in enumerate(table["columns"])}
    wanted = ("place", "nickname", "games", "wins", "compensation", "best-move", "award", "total")
    return [[row[columns[name]] for name in wanted] for row in table["rows"]]


def result(game):
    seats = [
        (seat["role"], seat["total"], [i["value"] for i in seat["items"]]) for seat in game["seats"]
    ]
    return game["state"], game["winners"], seats


def test_a_record_that_no_longer_replays_and_was_never_read_stays_listed(
    release, tmp_path, monkeypatch
):
    """The rules changed before this release ever opened the database: no result is stored."""
    if release != "v0.1.0":
        pytest.skip("later releases store every result")
    nobody_is_nominated(monkeypatch)

    async def scene(cup, city):
        for desk, told in (cup, city):
            table = await desk.read("/standings/q", "public")
            confirmed = [g for g, said in told["games"].items() if said["state"] == "confirmed"]
            assert set(table["unread"]) <= set(confirmed)
            assert table["unread"]
            for game in table["unread"]:
                page = await desk.read(f"/games/{game}", "public")
                assert page["state"] == "confirmed"
                assert page["unread"]
                record = await desk.get(f"/games/{game}/record", "public")
                signed = format_record(unattested(parse(record.text, "")))
                assert signed == told["games"][game]["sheets"][-1]["record"]
            kinds = {duty["kind"] for duty in await desk.read("/duties", "chief")}
            assert "reads-no-more" in kinds

    run(release, tmp_path, scene)


def test_reopening_and_signing_again_takes_todays_reading(release, tmp_path, monkeypatch):
    earlier_releases.database(release, tmp_path)
    asyncio.run(kept_before(release, tmp_path))
    dearer_fines(monkeypatch)

    async def scene(_, city):
        desk, told = city
        reason = {"reason": "новые правила"}
        log = await desk.read("/log", "chief")
        (over,) = [e["number"] for e in log if e["command"]["type"] == "finish-stage"]
        await desk.do({"type": "undo", "entry": over, **reason})
        await desk.do({"type": "unlock-round", "stage": "q", "round": 1, **reason}, who="chief")
        await desk.do({"type": "reopen-game", "game": "q.1.1", **reason})
        text = told["games"]["q.1.1"]["sheets"][-1]["record"]
        await desk.do({"type": "sign-game", "game": "q.1.1", "record": text}, who="judge")
        digest = (await desk.read("/games/q.1.1"))["sheets"][-1]["digest"]
        confirm = {"type": "confirm-game", "game": "q.1.1", "digest": digest}
        despite = ["penalty-due", "consent-waits", "consent-on-word"]
        await desk.do({**confirm, "despite": despite}, who="second")
        before = max(seat["total"] for seat in told["games"]["q.1.1"]["seats"])
        after = max(seat["total"] for seat in (await desk.read("/games/q.1.1"))["seats"])
        assert after == 2 * before > 0
        assert not [d for d in await desk.read("/duties", "chief") if d["kind"].startswith("reads")]

    async def whole():
        async with desks(release, tmp_path) as found:
            await scene(*found)

    asyncio.run(whole())


def test_the_round_in_progress_goes_on_to_its_end(release, tmp_path, monkeypatch):
    """A protest is decided on top of a confirmed result; a signed protocol is confirmed."""
    earlier_releases.database(release, tmp_path)
    asyncio.run(kept_before(release, tmp_path))
    dearer_fines(monkeypatch)

    async def scene(cup, _):
        desk, told = cup
        digest = told["games"]["q.2.1"]["sheets"][-1]["digest"]
        confirm = {"type": "confirm-game", "game": "q.2.1", "digest": digest}
        await desk.do(
            {**confirm, "despite": ["penalty-due", "consent-waits", "consent-on-word"]},
            who="second",
        )
        fixed = [{"seat": 1, "points": 30, "kind": "award"}]
        ruled = {"type": "decide-protest", "protest": "protest-3", "text": "Верно."}
        await desk.do({**ruled, "outcome": "corrected", "corrections": fixed}, who="chief")
        game = await desk.read("/games/q.2.1", "chief")
        assert 0.3 in [item["value"] for item in game["seats"][0]["items"]]
        assert not game["readings"]
        # An entry on which nothing depends comes back, though later entries are decided differently
        # today.
        log = await desk.read("/log", "chief")
        (club,) = [e["number"] for e in log if e["command"]["type"] == "add-club"]
        (undo,) = [e["number"] for e in log if e["command"]["type"] == "undo"]
        await desk.do({"type": "undo", "entry": undo, "reason": "всё-таки нужен"})
        assert club in [e["number"] for e in await desk.read("/log", "chief") if not e["undone"]]

    async def whole():
        async with desks(release, tmp_path) as found:
            await scene(*found)

    asyncio.run(whole())
    assert asyncio.run(verify(str(tmp_path / "gorod.db"))).findings == ()


# --- archives ------------------------------------------------------------------------------------


@pytest.mark.parametrize("change", [None, *CHANGES])
def test_an_old_archive_is_read_under_any_rules(release, monkeypatch, change):
    if change is not None:
        change(monkeypatch)
    log = unpack(earlier_releases.archive(release))
    (told, _) = earlier_releases.said(release)["tournaments"]
    assert list(log.tournament.games) == list(told["games"])
    assert {game.status for game in log.tournament.games.values()} == {
        "confirmed",
        "signed",
        "playing",
    }
    assert unpack(pack(log)) == log
    if change is None:
        table = Ledger().table(log.tournament, Scope("q"))
        places = [row[0] for row in told["standings"]["rows"]]
        assert [line.row.place for line in table.lines] == places


def test_an_old_archive_becomes_a_tournament_of_today(release, tmp_path, monkeypatch):
    async def scene(cup, _):
        desk, told = cup
        answer = await desk.http.post(
            "/api/archives?again=true",
            content=earlier_releases.archive(release),
            headers=desk.headers["organiser"],
        )
        assert answer.status_code == 201, answer.text
        again = replace(desk, id=answer.json()["tournament"])
        table = await again.read("/standings/q")
        assert numbers(table) == numbers(told["standings"])
        archive = (await again.get("/archive")).content
        assert unpack(archive).tournament.games["q.1.1"].sheet.result is not None

    run(release, tmp_path, scene)


def test_a_newer_archive_is_refused_by_its_format(release):
    from tests.tournament.test_papers import repacked  # noqa: PLC0415  a helper

    log = unpack(earlier_releases.archive(release))
    about = {"format": 99, "name": log.tournament.name, "entries": len(log.entries)}
    with pytest.raises(BrokenArchiveError) as broken:
        unpack(repacked(log, **{"tournament.json": json.dumps(about).encode()}))
    assert (broken.value.why, broken.value.about) == ("other-format", "99")


def test_a_person_of_an_old_tournament_can_be_erased(release, tmp_path):
    """Names lie in entries of every format; none of them stays, and nothing else changes."""
    names = []

    async def scene(*found):
        for desk, _ in found:
            listed = (await desk.read(""))["players"]
            before = await places(desk)
            for own in listed[:2]:
                names.append((own["nickname"], own["name"]))
                label = f"Участник {own['id'][:4]}"
                await desk.do({"type": "erase-person", "person": own["id"], "label": label})
            assert await places(desk) == before
            told = await desk.get("/log")
            assert all(not name or f'"{name}"' not in told.text for _, name in names)
            database = desk.server.services.config.database
            assert not (await verify(database)).findings
            unpack((await desk.get("/archive")).content)

    async def places(desk):
        """Place and total of everybody; those who are equal stand by their nicknames."""
        stages = (await desk.read(""))["stages"]
        tables = [await desk.read(f"/standings/{stage['id']}") for stage in stages]
        totals = [own["columns"].index("total") for own in tables]
        return [
            {who: (row[0], row[at]) for who, row in zip(own["players"], own["rows"], strict=True)}
            for own, at in zip(tables, totals, strict=True)
        ]

    run(release, tmp_path, scene)
    assert names
