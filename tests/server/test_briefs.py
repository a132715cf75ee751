"""A table in one line for a list of games, and the way in for who only watches."""

from tests.kit.running_server import NAMES, served


@served
async def test_a_brief_tells_what_a_list_needs_and_no_secret(server):
    async with server.dealt() as (made, judge):
        path = f"/api/tables/{made.id}/brief"
        going = (await server.http.get(path, headers=made.bearer("judge"))).json()
        assert (await judge.do("defeat", seat=1, clause="6.8.1"))["type"] == "ack"
    assert (going["short"], going["phase"], going["ended"]) == ("ФИИМ 2019", "N1.meet", "")
    assert going["names"] == list(NAMES)
    assert going["began"].endswith("Z")
    assert going["points"] == []
    over = (await server.http.get(path, headers=made.bearer("judge"))).json()
    view = await server.http.get(f"/api/tables/{made.id}/view", headers=made.bearer("judge"))
    totals = [player["points"]["total"] for player in view.json()["players"]]
    assert over["phase"] == "over"
    assert over["ended"]
    assert [own["total"] for own in over["points"]] == totals
    seat = (await server.http.get(path, headers=made.bearer("seat:1"))).json()
    assert not seat.get("points")
    assert (await server.http.get(path)).status_code == 401


@served
async def test_a_public_table_is_watched_by_one_link(server):
    made = await server.table(public=True)
    closed = await server.table()
    places = [
        (await server.http.get(f"/watch/{made.id}", follow_redirects=False)).headers["location"]
        for _ in range(2)
    ]
    assert places[0] == places[1]
    path, _, token = places[0].partition("#")
    assert path == "/hall"
    bearer = {"authorization": f"Bearer {token}"}
    assert (await server.http.get("/api/link", headers=bearer)).json()["scope"] == "hall"
    for table in (closed.id, "nothing"):
        assert (await server.http.get(f"/watch/{table}")).status_code == 404
