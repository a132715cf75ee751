"""Personal data over HTTP: the consent at signing up, the copy of one's data, their erasure."""

import asyncio

from gorod.tournament.consent import digest_of
from tests.server.tournaments.kit import desk_over_http

TEXT = "Согласен на обработку данных"
NEW = {"id": "device-00000000000000000001", "nickname": "Ёж", "name": "Иван Ежов"}


def run(path, scene, **more):
    async def whole():
        async with desk_over_http(path, **more) as desk:
            await scene(desk)

    asyncio.run(whole())


def test_signing_up_needs_the_consent_that_is_asked_for(tmp_path):
    async def scene(desk):
        assert (await desk.read("", "newcomer"))["consent"] is None
        await desk.do({"type": "ask-consent", "text": TEXT})
        asked = (await desk.read("", "newcomer"))["consent"]
        assert (asked["text"], asked["digest"]) == (TEXT, digest_of(TEXT))
        for told, code in (("", "consent-needed"), (digest_of("другой"), "consent-changed")):
            answer = await desk.post("/sign-up", {**NEW, "consent": told}, "newcomer")
            assert (answer.status_code, answer.json()["code"]) == (422, code)
        assert not (await desk.read(""))["players"]
        answer = await desk.post("/sign-up", {**NEW, "consent": asked["digest"]}, "newcomer")
        assert answer.status_code == 201, answer.text
        own = {"authorization": f"Bearer {answer.json()['link']['token']}"}
        desk.headers["own"] = own
        (given,) = (await desk.read("", "own"))["me"]["consents"]
        assert (given["text"], given["digest"]) == (TEXT, digest_of(TEXT))
        (listed,) = (await desk.read(""))["players"]
        assert listed["consent"] == given["at"]
        assert "consent" not in (await desk.read("", "own"))["players"][0]
        (line,) = [x for x in await desk.read("/log") if x["command"]["type"] == "give-consent"]
        assert line["command"]["text"] == digest_of(TEXT)
        # Sent again after a broken line it is the same player, also if the text has changed.
        await desk.do({"type": "ask-consent", "text": "Другой текст"})
        again = await desk.post("/sign-up", {**NEW, "consent": asked["digest"]}, "newcomer")
        assert again.json()["player"] == answer.json()["player"]
        changed = {"type": "give-consent", "player": answer.json()["player"]}
        await desk.do({**changed, "text": digest_of("Другой текст")}, who="own")
        assert len((await desk.read("", "own"))["me"]["consents"]) == 2

    run(tmp_path, scene)
