"""The tournament as a whole, its players' pages, the rating and the clubs over HTTP."""

import asyncio

import msgspec
import pytest

from gorod.server.store.stored_rows import OwnerDecision
from gorod.tournament.protocols import read_protocol
from gorod.tournament.regulation import Hidden, Regulation, Source, StagePlan
from tests.server.tournaments.kit import KEPT_BACK, desk_over_http

STAGES = (
    StagePlan("q", "qualification", rounds=2, tables=1),
    StagePlan("f", "final", rounds=1, tables=1, sources=(Source("q", 1, 10),), carries=True),
)
WHOLE = Regulation("fiim-2019", STAGES)


def run(path, scene, regulation=WHOLE):
    async def whole():
        async with desk_over_http(path, regulation) as desk:
            await (await (await desk.shown()).official()).entered(11)
            await scene(desk)

    asyncio.run(whole())


async def played(desk):
    """Two rounds of the first stage, the second with somebody else at the table."""
    await desk.seated(1)
    await desk.confirmed("q.1.1", seed=1)
    await desk.seated(2, first=1, judge="second")
    await desk.confirmed("q.2.1", seed=2)


async def finished(desk):
    await played(desk)
    for number in (1, 2):
        await desk.do({"type": "lock-round", "stage": "q", "round": number})
    desk.time.pass_(3600)
    await desk.do({"type": "finish-stage", "stage": "q"})
    await desk.do({"type": "advance", "stage": "f"})
    (first, *_) = [s["entrants"] for s in (await desk.read(""))["stages"] if s["id"] == "f"]
    tables = {"type": "draft-seating", "stage": "f", "round": 1, "tables": [first]}
    where = {"stage": "f", "round": 1}
    await desk.do(
        {**tables, "judges": ["judge"]},
        {"type": "confirm-seating", **where},
        {"type": "release-seating", **where},
    )
    await desk.confirmed("f.1.1", seed=3)
    return first


def test_the_tournament_as_a_whole_puts_finalists_first(tmp_path):
    async def scene(desk):
        finalists = await finished(desk)
        view = await desk.read("/overall", "public")
        assert (view["final"], view["stages"]) == (False, ["q", "f"])
        lines = view["lines"]
        assert {line["player"] for line in lines[:10]} == set(finalists)
        assert [line["stage"] for line in lines] == ["f"] * 10 + ["q"]
        assert lines[10]["place"] == 11
        assert sum(line["games"] for line in lines) == 30
        final = await desk.read("/standings/f", "public")
        total = final["columns"].index("total")
        rows = dict(zip(final["players"], final["rows"], strict=True))
        for line in lines[:10]:
            assert (line["place"], line["total"]) == (
                rows[line["player"]][0],
                rows[line["player"]][total],
            )
        assert "provisional" not in view
        await desk.do({"type": "lock-round", "stage": "f", "round": 1})
        desk.time.pass_(3600)
        await desk.do({"type": "finish-stage", "stage": "f"})
        assert (await desk.read("/overall", "public"))["final"]

    run(tmp_path, scene)


def test_a_players_page_over_all_stages(tmp_path):
    async def scene(desk):
        finalists = await finished(desk)
        sheets = {}
        for game in ("q.1.1", "q.2.1", "f.1.1"):
            view = await desk.read(f"/games/{game}")
            sheets[game] = (view, read_protocol(view["sheets"][-1]["record"], None).game)
        for player in (finalists[0], finalists[-1], desk.players[0]):
            page = await desk.read(f"/people/{player}", "public")
            games = [
                g
                for g, (view, _) in sheets.items()
                if any(s["player"] == player for s in view["seats"])
            ]
            assert [own["game"] for own in page["games"]] == games
            for own in page["games"]:
                view, game = sheets[own["game"]]
                seat = next(s for s in view["seats"] if s["player"] == player)
                assert (own["seat"], own["role"]) == (seat["seat"], game.card(seat["seat"]))
                team = "black" if own["role"] in ("don", "mafia") else "red"
                assert own["won"] == (team in view["winners"])
            assert page["points"][-1]["total"] == pytest.approx(
                sum(own["points"] for own in page["games"])
            )
            for kind in ("roles", "seats", "teams"):
                assert sum(own["games"] for own in page[kind]) == len(games)
            for stage in page["stages"]:
                table = await desk.read(f"/standings/{stage['stage']}", "public")
                row = table["rows"][table["players"].index(player)]
                columns = table["columns"]
                assert stage["place"] == row[columns.index("place")]
                assert stage["total"] == row[columns.index("total")]
            overall = (await desk.read("/overall", "public"))["lines"]
            assert page["place"] == next(x["place"] for x in overall if x["player"] == player)
            assert not page["photo"]
            assert {"name", "checked_in"}.isdisjoint(page)
        official = await desk.read(f"/people/{desk.players[0]}", "secretary")
        assert (official["name"], official["checked_in"]) == ("Имя 1", True)
        assert (await desk.get("/people/nobody")).status_code == 404

    run(tmp_path, scene)


def test_only_who_is_in_the_tournament_or_played_is_public(tmp_path):
    """Withdrawn junk of an import stood in public, beside a count without it."""

    async def scene():
        async with desk_over_http(tmp_path) as desk:
            await desk.shown()
            await desk.entered(11)
            junk = {"id": "junk", "nickname": "Итого 30"}
            waits = {"id": "waits", "nickname": "Ждун"}
            await desk.do(
                {"type": "add-player", "player": junk},
                {"type": "sign-up", "player": "junk"},
                {"type": "withdraw-player", "player": "junk"},
                {"type": "add-player", "player": waits},
                {"type": "sign-up", "player": "waits"},
                {"type": "form-team", "team": {"id": "t", "name": "Ко", "members": ["junk"]}},
            )
            await desk.seated(1)
            await desk.confirmed("q.1.1", 1)
            gone = desk.players[0]
            await desk.do({"type": "withdraw-player", "player": gone})
            view = await desk.read("", "public")
            listed = {own["id"]: own for own in view["players"]}
            assert set(listed) == {*desk.players, "waits"}, "who has played stays"
            assert listed[gone]["out"] == "withdrawn"
            assert view["teams"][0]["members"] == []
            assert (await desk.get("/people/junk", "public")).status_code == 404
            row = (await desk.http.get("/api/tournaments")).json()[0]
            assert row["players"] == 11 - 1 + 1, "a place is free, and the queue moved up"

            # The desk still has the junk in its list, until it is deleted.
            assert "junk" in {own["id"] for own in (await desk.read(""))["players"]}
            assert await desk.refused({"type": "remove-player", "player": gone}) == "remove-seated"
            await desk.do({"type": "remove-player", "player": "junk"})
            assert "junk" not in {own["id"] for own in (await desk.read(""))["players"]}

    asyncio.run(scene())


def test_what_is_kept_back_is_in_no_page_of_the_whole(tmp_path):
    async def scene(desk):
        await played(desk)
        player = desk.players[1]
        page = await desk.read(f"/people/{player}", "public")
        assert [own["game"] for own in page["games"]] == ["q.1.1"]
        assert page["rating"]["games"] == 1
        assert not (await desk.read("/overall", "public"))["final"]
        assert sum(x["games"] for x in (await desk.read("/overall", "public"))["lines"]) == 10
        assert (await desk.http.get("/api/ratings")).json()["games"] == 1
        official = await desk.read(f"/people/{player}", "secretary")
        assert [own["game"] for own in official["games"]] == ["q.1.1", "q.2.1"]
        assert official["rating"] == page["rating"]
        await desk.do({"type": "add-player", "player": {"id": "new", "nickname": "Тайный"}})
        assert (await desk.get("/people/new", "public")).status_code == 404
        assert (await desk.read("/people/new", "secretary"))["games"] == []
        await desk.do({"type": "reveal"})
        assert (await desk.http.get("/api/ratings")).json()["games"] == 2

    run(tmp_path, scene, KEPT_BACK)


def test_a_stage_after_the_hidden_round_is_not_in_the_whole(tmp_path):
    async def scene(desk):
        await finished(desk)
        view = await desk.read("/overall", "public")
        assert (view["stages"], view["final"]) == (["q"], False)
        assert (await desk.read("/overall", "secretary"))["stages"] == ["q", "f"]

    run(tmp_path, scene, msgspec.structs.replace(WHOLE, hidden=Hidden("q", 2)))


def elo(games):
    """The formula of docs/tournament.md, from (who, who is black, who won), slowly."""
    rating, count = {}, {}
    for names, black, winners in games:
        before = {name: rating.get(name, 1500.0) for name in names}
        for name in names:
            ours = [before[x] for x in names if (x in black) == (name in black)]
            theirs = [before[x] for x in names if (x in black) != (name in black)]
            gap = sum(theirs) / len(theirs) - sum(ours) / len(ours)
            expected = 1 / (1 + 10 ** (gap / 400))
            side = "black" if name in black else "red"
            scored = 0.5 if not winners else float(side in winners)
            k = 32 if count.get(name, 0) < 20 else 16
            rating[name] = before[name] + k * (scored - expected)
        for name in names:
            count[name] = count.get(name, 0) + 1
    return rating


def test_the_rating_goes_over_all_shown_tournaments(tmp_path):
    async def scene(desk):
        await played(desk)
        seen = []
        for game in ("q.1.1", "q.2.1"):
            view = await desk.read(f"/games/{game}")
            names = [s["nickname"] for s in view["seats"]]
            black = {s["nickname"] for s in view["seats"] if s["role"] in ("don", "mafia")}
            seen.append((names, black, view["winners"]))
        wanted = elo(seen)
        told = (await desk.http.get("/api/ratings")).json()
        assert (told["edition"]["name"], told["pool"], told["games"]) == ("gorod-1", "main", 2)
        values = {line["nickname"]: line["value"] for line in told["players"]}
        assert values == {name: pytest.approx(value, abs=0.006) for name, value in wanted.items()}
        assert [line["value"] for line in told["players"]] == sorted(values.values(), reverse=True)
        assert told["players"][0]["place"] == 1
        # The same person by nickname and club in a second tournament; another club, another one.
        other = await second(desk)
        told = (await desk.http.get("/api/ratings")).json()
        mine = [line for line in told["players"] if line["nickname"] == "Игрок 2"]
        assert [len(line["tournaments"]) for line in mine] == [1]
        await desk.http.put(
            f"/api/tournaments/{other}/shown",
            json={"shown": True},
            headers=desk.headers["organiser"],
        )
        told = (await desk.http.get("/api/ratings")).json()
        mine = [line for line in told["players"] if line["nickname"] == "Игрок 2"]
        assert [len(line["tournaments"]) for line in mine] == [2]
        clubs = (await desk.http.get("/api/clubs")).json()
        assert [(c["name"], c["place"], len(c["roster"])) for c in clubs["clubs"]] == [
            ("Клуб", None, 1)
        ]
        assert clubs["clubs"][0]["roster"][0]["value"] is None
        assert (await desk.http.get("/api/ratings?edition=none")).status_code == 404

    run(tmp_path, scene)


def test_no_tournament_of_a_stranger_changes_anybodys_rating(tmp_path):
    """Only what the owner of the server calls official counts; an archive never does."""

    async def scene(desk):
        owners = desk.server.services.owners
        await played(desk)
        told = (await desk.http.get("/api/ratings")).json()
        assert (told["games"], told["tournaments"], len(told["players"])) == (2, 1, 11)
        archive = (await desk.get("/archive")).content
        await owners.decide(OwnerDecision(desk.id))
        told = (await desk.http.get("/api/ratings")).json()
        assert (told["games"], told["tournaments"], told["players"]) == (0, 0, [])
        page = await desk.read(f"/people/{desk.players[1]}", "public")
        assert page["rating"] is None
        assert len(page["games"]) == 2, "its own pages show them as before"
        # The same games read from an archive, by somebody else, and called official by mistake.
        other = {"name": "Другой клуб", "password": "длинный пароль"}
        desk.http.cookies.clear()
        await desk.http.post("/api/accounts", json=other)
        await desk.http.post("/api/sessions", json=other)
        read = await desk.http.post("/api/archives?again=true", content=archive)
        assert read.status_code == 201, read.text
        copy = read.json()["tournament"]
        await desk.http.put(f"/api/tournaments/{copy}/shown", json={"shown": True})
        await owners.decide(OwnerDecision(copy, official=True))
        await desk.server.services.store.show_tournament(copy, shown=True)
        assert (await desk.http.get("/api/ratings")).json()["games"] == 0

    run(tmp_path, scene)


def test_what_is_known_of_somebody_comes_from_official_tournaments(tmp_path):
    async def scene(desk):
        await played(desk)
        other = await second(desk)
        own = desk.headers["organiser"]
        edit = {
            "type": "edit-player",
            "player": {"id": "p2", "nickname": "ИГРОК 2", "city": "Обман"},
        }
        where = f"/api/tournaments/{other}/commands"
        sent = {"id": "c2", "seen": 6, "commands": [edit]}
        assert (await desk.http.post(where, json=sent, headers=own)).status_code == 200
        await desk.http.put(f"/api/tournaments/{other}/shown", json={"shown": True}, headers=own)
        told = (await desk.http.get("/api/ratings")).json()["players"]
        assert "Обман" not in {line["city"] for line in told}
        assert "Игрок 2" in {line["nickname"] for line in told}

    run(tmp_path, scene)


async def second(desk):
    """Another tournament, not shown: the same Игрок 2, and a namesake of Игрок 3 from a club."""
    body = {"name": "Второй", "regulation": msgspec.to_builtins(WHOLE)}
    own = desk.headers["organiser"]
    made = (await desk.http.post("/api/tournaments", json=body, headers=own)).json()["tournament"]
    commands = [
        {"type": "add-club", "club": {"id": "c", "name": "Клуб"}},
        {"type": "add-player", "player": {"id": "p2", "nickname": "Игрок 2"}},
        {"type": "add-player", "player": {"id": "p3", "nickname": "Игрок 3", "club": "c"}},
        {"type": "sign-up", "player": "p2"},
        {"type": "sign-up", "player": "p3"},
    ]
    where = f"/api/tournaments/{made}/commands"
    sent = {"id": "c1", "seen": 1, "commands": commands}
    assert (await desk.http.post(where, json=sent, headers=own)).status_code == 200
    return made


def test_a_club_with_five_rated_players_has_a_place(tmp_path):
    async def scene(desk):
        await desk.do({"type": "add-club", "club": {"id": "c", "name": "Клуб", "city": "Тверь"}})
        for number, player in enumerate(desk.players[:6], 1):
            known = {"id": player, "nickname": f"Игрок {number}", "club": "c"}
            await desk.do({"type": "edit-player", "player": known})
        await played(desk)
        told = (await desk.http.get("/api/ratings")).json()["players"]
        own = sorted((x["value"] for x in told if x["club"] == "Клуб"), reverse=True)
        (club,) = (await desk.http.get("/api/clubs")).json()["clubs"]
        assert (club["place"], club["city"], len(club["roster"])) == (1, "Тверь", 6)
        assert club["mean"] == pytest.approx(sum(own[:5]) / 5, abs=0.02)
        assert len(club["best"]) == 5

    run(tmp_path, scene)


@pytest.mark.parametrize("unseen", ["\u200b", "Игрок\u200b", "\u202eкорги", "Игрок\ufeff"])
def test_no_name_has_signs_that_nobody_sees(tmp_path, unseen):
    """A nickname of a zero-width space alone, or a second "Player 1" with one at its end."""

    async def whole():
        async with desk_over_http(tmp_path, WHOLE) as desk:
            before = await desk.version()
            player = {"id": "p1", "nickname": "Лис", "name": "", "city": "", "club": ""}
            for wrong in ({"nickname": unseen}, {"name": unseen}, {"city": unseen}):
                body = {"id": "x" * 22, "nickname": "Лис", **wrong}
                told = await desk.post("/sign-up", body, "newcomer")
                assert (told.status_code, told.json()["code"]) == (422, "unseen-letters")
                added = {"type": "add-player", "player": {**player, **wrong}}
                body = {"id": "a", "seen": 0, "commands": [added]}
                told = await desk.post("/commands", body, "organiser")
                assert (told.status_code, told.json()["code"]) == (422, "unseen-letters")
            line = {"id": "x" * 22, "nickname": "Лис\n"}
            assert (await desk.post("/sign-up", line, "newcomer")).status_code == 400
            assert await desk.version() == before, "nothing was written"

    asyncio.run(whole())
