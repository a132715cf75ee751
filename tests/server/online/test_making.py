"""Making an online table: its links, its settings, and what everybody sees of them."""

import pytest

from tests.kit.running_server import SIZE, served

WANTED = {"rules": "fiim-2019", "size": SIZE}


@served
async def test_the_maker_gets_a_link_of_their_own_an_invitation_and_the_halls(server):
    online = {"judge": "automatic", "pace": "calm", "public": True, "delay": 30}
    answer = await server.http.post("/api/online", json={**WANTED, "online": online})
    assert answer.status_code == 201, answer.text
    links = {link["scope"]: link for link in answer.json()["links"]}
    assert set(links) == {"host", "lobby", "hall"}
    assert {scope: link["delay"] for scope, link in links.items()} == {
        "host": 0,
        "lobby": 0,
        "hall": 30,
    }
    for scope in ("host", "lobby"):
        async with server.socket(links[scope]["token"]) as viewer:
            view = await viewer.view()
            assert view["online"] == {
                "judge": "automatic",
                "pace": "calm",
                "public": True,
                "foul_vote": False,
                "delay": 30,
                "started": False,
                "startable": False,
                "sighted": 0,
                "seats": [
                    {
                        "seat": seat,
                        "taken": False,
                        "bot": "",
                        "ready": False,
                        "absent": False,
                        "host": False,
                    }
                    for seat in range(1, SIZE + 1)
                ],
                "judging": "automatic",
                "candidate": None,
                "successor": False,
                "paused": None,
            }
            assert "offers" not in view
            assert "control" not in view


@served
async def test_where_a_person_judges_the_maker_gets_the_judges_link(server):
    online = {"judge": "human"}
    made = (await server.http.post("/api/online", json={**WANTED, "online": online})).json()
    assert [link["scope"] for link in made["links"]] == ["host", "lobby", "hall", "judge"]


@served
async def test_a_table_around_which_people_sit_is_not_online(server):
    made = await server.table()
    async with server.socket(made.tokens["hall"]) as hall:
        assert "online" not in await hall.view()


@pytest.mark.parametrize(
    "wrong",
    [
        {"rules": "no-such"},
        {"size": 3},
        {"size": 400},
        {"online": {"pace": "never"}},
        {"online": {"delay": -1}},
        {"online": {"delay": 4000}},
        {"online": {"host": 1}},
    ],
    ids=str,
)
def test_what_cannot_be_made_is_refused(tmp_path, wrong):
    @served
    async def asked(server):
        answer = await server.http.post("/api/online", json={**WANTED, **wrong})
        assert answer.status_code in (400, 422)
        assert await server.services.store.tables(live=True) == []

    asked(tmp_path)
