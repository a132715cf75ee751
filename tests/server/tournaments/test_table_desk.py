"""Judges with only their live table's link: they see the game, hand it in, enter protests."""

from random import Random

from gorod.server.access.principal import Origin
from gorod.server.tables.table_requests import Redo, Take, Undo
from tests.kit.sample_pictures import JPEG
from tests.server import command_sender
from tests.server.mutated import mutated
from tests.server.tournaments.kit import KEPT_BACK
from tests.server.tournaments.test_live_games import played, run
from tests.server.tournaments.test_table_reports import LOST, begun, settled


class AtTable:
    """The table of a game over HTTP, by its own links."""

    def __init__(self, desk, table):
        self.desk, self.table, self.asked = desk, table, 0

    async def get(self, path="/tournament", who="judge"):
        at = f"/api/tables/{self.table}{path}"
        return await self.desk.http.get(at, headers=self.desk.headers[f"table-{who}"])

    async def told(self, who="judge"):
        answer = await self.get(who=who)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path, who="judge", **body):
        self.asked += 1
        at = f"/api/tables/{self.table}{path}"
        body = {"id": f"t{self.asked}", **body}
        return await self.desk.http.post(at, json=body, headers=self.desk.headers[f"table-{who}"])


async def at_table(desk, game="q.1.1", who="judge"):
    """The links of a game's live table, which somebody has taken, and its console."""
    live, judge = await begun(desk, game)
    for scope in ("judge", "side-judge", "hall"):
        made = await desk.post(f"/games/{game}/table", {"scope": scope}, who)
        (link,) = made.json()["links"]
        desk.headers[f"table-{scope}"] = {"authorization": f"Bearer {link['token']}"}
    return AtTable(desk, live.id), live, judge


def test_a_table_knows_its_game(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        table, _, judge = await at_table(desk)
        told = await table.told()
        assert told == {
            "tournament": desk.id,
            "name": "Кубок",
            "stage": "q",
            "round": 1,
            "table": 1,
            "game": "q.1.1",
            "state": "planned",
            "judge": "Судья judge",
            "signed": False,
            "may_hand_in": False,
            "differs": False,
            "rejected": "",
            "protests": [],
            "signer": "",
        }
        await judge.ask(command_sender.DEAL)
        await judge.ask(LOST)
        await settled(desk)
        assert (await table.told())["may_hand_in"]
        beside = await table.told("side-judge")
        assert (beside["state"], beside["may_hand_in"]) == ("playing", False)
        assert (await table.get(who="hall")).status_code == 403
        # A table that nobody made for a tournament belongs to none.
        other = await desk.server.table()
        path = f"/api/tables/{other.id}/tournament"
        alone = await desk.http.get(path, headers=other.bearer("judge"))
        assert alone.status_code == 404
        assert (await desk.http.get(f"/api/tables/{table.table}/tournament")).status_code == 401

    run(tmp_path, scene)


def test_a_table_shows_the_photos_that_everybody_may_see(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        table, _, _ = await at_table(desk)
        assert (await table.get("/photos", "hall")).json() == {}
        player = desk.players[2]
        photo = desk.at(f"/people/{player}/photo")
        kept = await desk.http.put(photo, content=JPEG, headers=desk.headers["secretary"])
        assert kept.status_code == 204
        seat, *others = (await table.get("/photos", "hall")).json()
        for who in ("judge", "side-judge", "hall"):
            assert (await table.get("/photos", who)).json() == {seat: photo}
        named = (await table.get("/view", "hall")).json()["players"][int(seat) - 1]["name"]
        person = await desk.read(f"/people/{player}", "public")
        assert (named, others) == (person["nickname"], [])
        assert (await desk.http.get(photo)).content == JPEG
        assert (await desk.http.get(f"/api/tables/{table.table}/photos")).status_code == 401
        other = await desk.server.table()
        alone = await desk.http.get(f"/api/tables/{other.id}/photos", headers=other.bearer("hall"))
        assert alone.json() == {}

    run(tmp_path, scene)


def test_the_judges_link_signs_in_his_name_and_another_person_confirms(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        table, live, judge = await at_table(desk)
        assert (await table.post("/hand-in")).status_code == 404
        await judge.ask(command_sender.DEAL)
        early = await table.post("/hand-in")
        assert (early.status_code, early.json()["code"]) == (422, "unfinished")
        await played(live, judge)
        for who in ("side-judge", "hall"):
            assert (await table.post("/hand-in", who)).status_code == 403
        signed = await table.post("/hand-in", id="same")
        assert signed.status_code == 200, signed.text
        again = await table.post("/hand-in", id="same")
        assert again.json() == signed.json()
        told = await table.told()
        assert (told["state"], told["signed"], told["may_hand_in"]) == ("signed", True, False)
        (sheet,) = (await desk.read("/games/q.1.1"))["sheets"]
        assert sheet["signed_by"] == "Судья judge"
        assert sheet["record"] == (await table.get("/record")).text
        # Later changes at the table are not what is signed, and the judge is told so.
        assert not told["differs"]
        # So is a person who looks at the protocol before signing it.
        assert not (await desk.read("/games/q.1.1", "secretary"))["differs"]
        await judge.ask(Undo())
        assert (await table.told())["differs"]
        assert (await desk.read("/games/q.1.1", "secretary"))["differs"]
        await judge.ask(Redo())
        assert not (await table.told())["differs"]
        assert not (await desk.read("/games/q.1.1", "secretary"))["differs"]
        twice = await table.post("/hand-in")
        assert (twice.status_code, twice.json()["code"]) == (422, "signed-already")
        # It is sent back with a reason, which the console shows; then it is handed in again.
        rejected = {"type": "reject-game", "game": "q.1.1", "reason": "нет фолов"}
        await desk.do(rejected, who="second")
        told = await table.told()
        assert (told["rejected"], told["may_hand_in"]) == ("нет фолов", True)
        assert (await table.post("/hand-in")).status_code == 200
        second = {"type": "confirm-game", "game": "q.1.1", "digest": sheet["digest"]}
        despite = ["penalty-due", "consent-waits", "consent-on-word"]
        assert await desk.refused({**second, "despite": despite}, who="judge") == "same-person"
        await desk.do({**second, "despite": despite}, who="second")
        assert (await desk.read("/games/q.1.1"))["state"] == "confirmed"

    run(tmp_path, scene)


def test_whoever_took_the_link_signs_and_cannot_confirm(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        table, live, judge = await at_table(desk, who="chief")
        await judge.ask(command_sender.DEAL)
        await played(live, judge)
        assert (await table.told())["signer"] == "Судья chief"
        # A link that the chief judge makes at the table is still the chief judge's.
        further = await desk.http.post(
            f"/api/tables/{live.id}/links",
            json={"scope": "judge"},
            headers=desk.headers["table-judge"],
        )
        token = further.json()["token"]
        desk.headers["table-further"] = {"authorization": f"Bearer {token}"}
        assert (await table.post("/hand-in", "further")).status_code == 200
        (sheet,) = (await desk.read("/games/q.1.1"))["sheets"]
        assert sheet["signed_by"] == "Судья chief"
        second = {"type": "confirm-game", "game": "q.1.1", "digest": sheet["digest"]}
        second["despite"] = ["penalty-due", "consent-waits", "consent-on-word"]
        assert await desk.refused(second, who="chief") == "same-person"
        await desk.do(second, who="judge")

    run(tmp_path, scene)


def test_an_organiser_by_account_signs_as_themselves(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        table, live, judge = await at_table(desk, who="organiser")
        await judge.ask(command_sender.DEAL)
        await played(live, judge)
        assert (await table.post("/hand-in")).status_code == 200
        (sheet,) = (await desk.read("/games/q.1.1"))["sheets"]
        assert sheet["signed_by"] == "Организатор"

    run(tmp_path, scene)


def test_nobody_makes_a_link_for_somebody_above_them(tmp_path):
    async def scene(desk):
        me = (await desk.read(""))["me"]["who"]
        for who, status in (("chief", 403), ("organiser", 201)):
            made = await desk.post("/links", {"scope": f"official:{me}"}, who)
            assert made.status_code == status, made.text
        sheets = await desk.post("/files/judge-sheets/pdf", {"officials": [me]}, "chief")
        assert sheets.status_code == 403
        assert (await desk.post("/files/judge-sheets/pdf", {}, "chief")).status_code == 201
        scopes = [one["scope"] for one in await desk.read("/links")]
        assert (scopes.count(f"official:{me}"), scopes.count("official:judge")) == (1, 2)

    run(tmp_path, scene)


def test_a_game_without_a_judge_is_signed_by_whoever_took_its_table(tmp_path):
    async def scene(desk):
        draft, confirm, release = desk.seating(1, judge="")
        await desk.do(draft, {**confirm, "despite": ["judge-missing"]}, release)
        live, judge = await begun_by_chief(desk)
        await judge.ask(command_sender.DEAL)
        await judge.ask(LOST)
        table = AtTable(desk, live.id)
        filed = await table.post("/protests", seat=2, text="не тот счёт")
        assert filed.status_code == 200, filed.text
        assert (await table.post("/hand-in")).status_code == 200
        (sheet,) = (await desk.read("/games/q.1.1"))["sheets"]
        assert sheet["signed_by"] == "Судья chief"

    run(tmp_path, scene)


def test_a_link_of_an_earlier_release_signs_for_the_games_judge(tmp_path):
    """It does not know who took it. Where nobody judges, it signs for nobody."""

    async def scene(desk):
        draft, confirm, release = desk.seating(1, judge="")
        await desk.do(draft, {**confirm, "despite": ["judge-missing"]}, release)
        live, judge = await begun_by_chief(desk)
        old = await desk.server.services.links.mint(live.id, "judge", Origin(""))
        desk.headers["table-judge"] = {"authorization": f"Bearer {old.token}"}
        await judge.ask(command_sender.DEAL)
        await judge.ask(LOST)
        table = AtTable(desk, live.id)
        refused = await table.post("/hand-in")
        assert (refused.status_code, refused.json()["code"]) == (422, "seating-judge-missing")
        await desk.do({"type": "assign-judge", "game": "q.1.1", "judge": "judge"})
        gone = {"id": "judge", "name": "Судья judge", "offices": []}
        await desk.do({"type": "appoint", "official": gone})
        assert (await table.post("/hand-in")).status_code == 422
        await desk.do({"type": "assign-judge", "game": "q.1.1", "judge": "second"})
        assert (await table.post("/hand-in")).status_code == 200

    run(tmp_path, scene)


async def begun_by_chief(desk):
    made = await desk.post("/games/q.1.1/table", {}, "chief")
    (link,) = made.json()["links"]
    desk.headers["table-judge"] = {"authorization": f"Bearer {link['token']}"}
    live = await desk.server.services.hub.tables.get(made.json()["table"])
    judge = command_sender.CommandSender(live)
    await judge.ask(Take())
    return live, judge


def test_a_protest_is_entered_at_the_table_within_the_window(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        table, _, judge = await at_table(desk)
        await judge.ask(command_sender.DEAL)
        told = {"seat": 4, "text": "голос не засчитан", "clauses": ["4.4.12.1"]}
        early = await table.post("/protests", **told)
        assert (early.status_code, early.json()["code"]) == (422, "protest-early")
        await judge.ask(LOST)
        strange = await table.post("/protests", **{**told, "clauses": ["99.1"]})
        assert strange.json()["code"] == "clause-unknown"
        assert (await table.post("/protests", **{**told, "seat": 11})).status_code == 422
        filed = await table.post("/protests", id="p", **told)
        assert filed.status_code == 200, filed.text
        assert (await table.post("/protests", id="p", **told)).json() == filed.json()
        (noted,) = (await table.told())["protests"]
        assert (noted["seat"], noted["text"], noted["outcome"]) == (4, told["text"], "")
        (own,) = await desk.read("/protests", "p4")
        assert (own["id"], own["clauses"]) == (noted["id"], ["4.4.12.1"])
        again = await table.post("/protests", **told)
        assert again.json()["code"] == "protest-open"
        desk.time.pass_(601)
        late = await table.post("/protests", **{**told, "seat": 5})
        assert (late.status_code, late.json()["code"]) == (422, "protest-late")
        assert "8.8.1" in late.json()["text"]

    run(tmp_path, scene)


def test_a_table_that_was_made_anew_belongs_to_no_game_any_more(tmp_path):
    async def scene(desk):
        await desk.seated(2)
        table, _, _ = await at_table(desk, "q.2.1")
        assert (await table.told())["game"] == "q.2.1"
        renamed = {"id": desk.players[0], "nickname": "Новый ник"}
        await desk.do({"type": "edit-player", "player": renamed})
        await desk.post("/games/q.2.1/table", {}, "judge")
        assert (await table.get()).status_code == 404
        assert (await table.post("/hand-in")).status_code == 404

    run(tmp_path, scene, regulation=KEPT_BACK)


def test_broken_bodies_are_refused_and_file_nothing(tmp_path):
    async def scene(desk):
        await desk.seated(1)
        table, _, judge = await at_table(desk)
        await judge.ask(command_sender.DEAL)
        await judge.ask(LOST)
        await settled(desk)
        chance, taken = Random(3), 0
        protest = {"id": "p", "seat": 3, "text": "спор", "clauses": ["4.4.9"]}
        by = desk.headers["table-judge"]
        for number in range(300):
            path, whole = chance.choice((("protests", protest), ("hand-in", {"id": "h"})))
            body = mutated(chance, {**whole, "id": f"m{number}"}).encode(errors="surrogatepass")
            at = f"/api/tables/{table.table}/{path}"
            answer = await desk.http.post(at, content=body, headers=by)
            assert answer.status_code < 500, (path, body, answer.text)
            taken += answer.status_code == 200
        kinds = [entry["command"]["type"] for entry in await desk.read("/log")]
        assert sum(kind in ("file-protest", "sign-game") for kind in kinds) == taken

    run(tmp_path, scene)
