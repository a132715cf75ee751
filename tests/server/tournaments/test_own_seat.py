"""A player's own seat at the live table of their game, and the clauses behind every citation."""

import pytest

from gorod.server.tournaments import game_tables
from gorod.tournament.regulation import Regulation, Sight
from gorod.tournament.rounds import RoundStatus
from tests.server.tournaments.kit import STAGES
from tests.server.tournaments.test_live_games import dealt, played, run, table_of

KEPT_TO_ITSELF = Regulation("fiim-2019", STAGES, players=11, sight=Sight(seating="officials"))


async def seat(desk, who, game="q.1.1"):
    return await desk.post(f"/games/{game}/seat", None, who)


def test_a_player_opens_his_own_seat_while_the_game_is_played_and_nobody_elses(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        made = await seat(desk, "p3")
        assert made.status_code == 201, made.text
        assert made.json()["scope"] == "seat:3"
        live = await table_of(desk, "q.1.1")
        judge = await dealt(live)
        token = {"authorization": f"Bearer {made.json()['token']}"}
        view = (await desk.http.get(f"/api/tables/{live.id}/view", headers=token)).json()
        assert [player["seat"] for player in view["players"] if player["role"]].count(3) == 1
        # The eleventh does not sit there; a game that is not released exists for nobody.
        assert (await seat(desk, "p11")).status_code == 404
        assert (await seat(desk, "p3", "q.2.1")).status_code == 404
        for other in ("public", "judge", "organiser", "newcomer"):
            assert (await seat(desk, other)).status_code in (401, 403), other
        await played(live, judge)
        await desk.server.services.table_reporter.settled()  # the table has told that it is over
        assert (await seat(desk, "p3")).status_code == 404

    run(tmp_path, scene)


async def unseen(desk, who="p3"):
    """What a player can reach of a seating that they may not see; nothing, if all is well."""
    found = [f"seat: {status}" for status in [(await seat(desk, who)).status_code] if status != 404]
    for path in ("/rounds", "/live", "/games/q.1.1/live", "/games/q.1.1"):
        told = await desk.get(path, who)
        if told.status_code != 404 and "q.1.1" in told.text:
            found.append(path)
    return found


def test_a_seat_that_is_not_released_exists_for_nobody(tmp_path):
    async def scene(desk):
        assert await unseen(desk) == []
        for step in desk.seating(1)[:2]:
            await desk.do(step)
            assert await unseen(desk) == [], step

    run(tmp_path, scene)


def test_a_seat_of_a_round_that_the_regulation_shows_to_officials_alone_is_refused(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        assert await unseen(desk) == []

    run(tmp_path, scene, regulation=KEPT_TO_ITSELF)


def _released(t, _):
    return [own for own in t.rounds.values() if own.status == RoundStatus.RELEASED]


def _drafted(t, _):
    return list(t.rounds.values())


@pytest.mark.parametrize("forgetful", [_released, _drafted])
def test_a_seat_that_is_given_without_asking_who_may_see_it_is_noticed(
    tmp_path, monkeypatch, forgetful
):
    monkeypatch.setattr(game_tables, "seen_rounds", forgetful)

    async def scene(desk):
        await desk.seated(1)
        assert await unseen(desk)

    run(tmp_path, scene, regulation=KEPT_TO_ITSELF)


def test_the_list_says_how_far_a_tournament_has_come(tmp_path):
    async def scene(desk):
        async def state():
            (one,) = (await desk.http.get("/api/tournaments")).json()
            return one["state"]

        assert await state() == "coming"
        await desk.do(*desk.seating(1)[:2])
        assert await state() == "coming"
        await desk.do(desk.seating(1)[2])
        assert await state() == "playing"

    run(tmp_path, scene)


def test_everybody_reads_the_clauses_that_points_cite(tmp_path):
    async def scene(desk):
        told = (await desk.http.get("/api/rulebooks/fiim-2019/clauses?lang=en")).json()
        words = {one["number"]: one["text"] for one in told}
        assert words["8.8.1"]
        await desk.seated(1)
        await desk.confirmed("q.1.1", 1)
        for line in (await desk.read("/standings/q", "public"))["players"]:
            page = await desk.read(f"/standings/q/{line}", "public")
            assert all(part["clause"] in words for part in page["parts"])
        with_options = await desk.http.get("/api/rulebooks/fiim-2011%2Bdoctor/clauses")
        assert len(with_options.json()) > 10
        missing = await desk.http.get("/api/rulebooks/none/clauses")
        assert missing.status_code == 404

    run(tmp_path, scene)
