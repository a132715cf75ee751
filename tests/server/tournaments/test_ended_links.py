"""Links end by what the desk decides: at the desk and at live tables, on open sockets too."""

import asyncio

from gorod.server.store.row_codecs import POSTS
from tests.kit.running_server import AT_ONCE
from tests.server.tournaments.kit import ACCEPTED
from tests.server.tournaments.test_live_games import dealt, played, run

GAME = "q.1.1"


async def taken(desk, who, scope="judge", game=GAME):
    """A link to the live table of a game: its id, its token, and its table."""
    made = await desk.post(f"/games/{game}/table", {"scope": scope}, who)
    assert made.status_code == 201, made.text
    (link,) = made.json()["links"]
    return {**link, "table": made.json()["table"]}


async def own_seat(desk, who):
    made = await desk.post(f"/games/{GAME}/seat", None, who)
    assert made.status_code == 201, made.text
    return {**made.json(), "table": (await taken(desk, "chief"))["table"]}


async def opens(desk, link):
    by = {"authorization": f"Bearer {link['token']}"}
    return (await desk.http.get(f"/api/tables/{link['table']}/view", headers=by)).status_code == 200


async def more(desk, link, scope="judge"):
    """A further link, made at the table."""
    by = {"authorization": f"Bearer {link['token']}"}
    path = f"/api/tables/{link['table']}/links"
    made = await desk.http.post(path, json={"scope": scope}, headers=by)
    assert made.status_code == 201, made.text
    return {**made.json(), "table": link["table"]}


def dismissed(who, *offices):
    return {"type": "appoint", "official": {"id": who, "name": "Судья", "offices": offices}}


def test_whoever_is_dismissed_keeps_no_link_to_any_table(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        theirs, chiefs = await taken(desk, "judge"), await taken(desk, "chief")
        further = await more(desk, theirs)
        await dealt(await desk.server.services.hub.tables.get(theirs["table"]))
        async with desk.server.socket(further["token"]) as console:
            await console.view()
            await desk.do(dismissed("judge"))
            gone = await asyncio.wait_for(console.until("gone"), AT_ONCE)
            assert gone["code"] == "revoked"
        assert [await opens(desk, one) for one in (theirs, further, chiefs)] == [False, False, True]
        assert (await desk.get("", "judge")).status_code == 401
        # Another office does not bring back what ended with the first one.
        await desk.do(dismissed("judge", "judge"))
        assert not await opens(desk, theirs)

    run(tmp_path, scene)


def test_a_judge_of_another_table_keeps_no_link_to_the_former_one(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        theirs, chiefs = await taken(desk, "judge"), await taken(desk, "chief")
        await dealt(await desk.server.services.hub.tables.get(theirs["table"]))
        await desk.do({"type": "assign-judge", "game": GAME, "judge": "second"})
        assert [await opens(desk, one) for one in (theirs, chiefs)] == [False, True]
        assert await opens(desk, await taken(desk, "second"))
        assert (await desk.get("", "judge")).status_code == 200  # they are still a judge here

    run(tmp_path, scene)


def test_a_link_of_the_desk_ends_with_the_links_to_tables_that_were_taken_by_it(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        theirs, seat = await taken(desk, "judge"), await own_seat(desk, "p3")
        links = await desk.read("/links")
        known = {one["id"]: one for one in links}
        assert known[theirs["id"]]["game"].endswith("стол 1")
        assert known[theirs["id"]]["by"] == "Судья judge"
        assert known[seat["id"]]["scope"] == "seat:3"
        for scope in ("official:judge", f"player:{desk.players[2]}"):
            (own,) = [one["id"] for one in links if one["scope"] == scope]
            gone = await desk.http.delete(
                desk.at(f"/links/{own}"), headers=desk.headers["organiser"]
            )
            assert gone.status_code == 204
        assert not await opens(desk, theirs)
        assert not await opens(desk, seat)
        after = {one["id"]: one["revoked"] for one in await desk.read("/links")}
        assert after[theirs["id"]]
        assert after[seat["id"]]

    run(tmp_path, scene)


def test_the_desk_ends_a_link_of_its_tables_and_of_no_other(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        theirs, other = await taken(desk, "judge"), await desk.server.table()
        foreign = await desk.http.delete(
            desk.at(f"/links/{other.links['judge']}"), headers=desk.headers["organiser"]
        )
        assert foreign.status_code == 404
        told = await desk.post("/links/end", {"links": [theirs["id"], other.links["judge"]]})
        assert told.status_code == 404
        assert await opens(desk, theirs)
        assert (await desk.post("/links/end", {"links": [theirs["id"]]})).status_code == 204
        assert not await opens(desk, theirs)

    run(tmp_path, scene)


def test_a_player_who_leaves_or_is_sent_away_holds_no_card_any_more(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        links = {n: await own_seat(desk, f"p{n}") for n in (1, 2, 3)}
        chiefs = await taken(desk, "chief")
        given = await more(desk, chiefs, "seat:2")  # the judge hands a phone to a player
        await dealt(await desk.server.services.hub.tables.get(chiefs["table"]))
        await desk.do({"type": "withdraw-player", "player": desk.players[0]}, who="p1")
        sent = {"type": "disqualify-player", "player": desk.players[1]}
        await desk.do({**sent, "clause": "6.8.1", "reason": "грубость"}, who="chief")
        assert [await opens(desk, links[n]) for n in (1, 2, 3)] == [False, False, True]
        assert not await opens(desk, given)
        assert (await desk.post(f"/games/{GAME}/seat", None, "p1")).status_code == 404
        # Their own page stays: there they see their games, and may protest or sign up again.
        assert (await desk.get("", "p1")).status_code == 200

    run(tmp_path, scene)


def test_the_links_of_a_table_end_when_its_game_is_confirmed(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        theirs = await taken(desk, "judge")
        others = [await taken(desk, "chief", scope) for scope in ("side-judge", "hall")]
        live = await desk.server.services.hub.tables.get(theirs["table"])
        await played(live, await dealt(live))
        told = {"id": "h", "seen": await desk.version()}
        assert (await desk.post(f"/games/{GAME}/hand-in", told, "judge")).status_code == 200
        assert await opens(desk, theirs)
        digest = (await desk.read(f"/games/{GAME}"))["sheets"][-1]["digest"]
        second = {"type": "confirm-game", "game": GAME, "digest": digest, "despite": ACCEPTED}
        async with desk.server.socket(others[1]["token"]) as hall:
            await hall.view()
            await desk.do(second, who="second")
            gone = await asyncio.wait_for(hall.until("gone"), AT_ONCE)
            assert gone["code"] == "confirmed"
        assert not any([await opens(desk, one) for one in (theirs, *others)])
        # A person who has to look again takes a new link.
        assert await opens(desk, await taken(desk, "judge"))

    run(tmp_path, scene)


def test_an_office_that_was_added_to_an_account_goes_with_it(tmp_path):
    async def scene(desk):
        store = desk.server.services.store
        account = {"name": "Второй клуб", "password": "другой длинный пароль"}
        await desk.http.post("/api/accounts", json=account)
        signed = await desk.http.post("/api/sessions", json=account)
        desk.http.cookies.clear()
        cookie = f"gorod_session={signed.cookies['gorod_session']}"
        headers = {**desk.headers["judge"], "cookie": cookie}
        assert (await desk.http.post(desk.at("/post"), headers=headers)).status_code == 204
        desk.headers["account"] = {"cookie": cookie}
        await desk.seated(1)
        theirs = await taken(desk, "account")
        await desk.do(dismissed("judge"))
        assert not await store.found(POSTS, table_id=desk.id)
        assert not await opens(desk, theirs)

    run(tmp_path, scene)


def test_the_link_of_whoever_signed_up_does_not_end_with_the_poster(tmp_path):
    async def scene(desk):
        (poster,) = [one["id"] for one in await desk.read("/links") if one["scope"] == "sign-up"]
        assert (await desk.post("/links/end", {"links": [poster]})).status_code == 204
        assert (await desk.get("", "p1")).json()["me"]["kind"] == "player"

    run(tmp_path, scene)


def test_a_table_that_was_replaced_stays_closed(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        before = await taken(desk, "chief")
        by = {"authorization": f"Bearer {before['token']}"}
        renamed = {"id": desk.players[0], "nickname": "Новый ник"}
        await desk.do({"type": "edit-player", "player": renamed})
        after = await taken(desk, "chief")
        assert after["table"] != before["table"]
        path = f"/api/tables/{before['table']}/reopen"
        told = await desk.http.post(path, headers=by)
        assert (told.status_code, told.json()["code"]) == (409, "replaced")

    run(tmp_path, scene)
