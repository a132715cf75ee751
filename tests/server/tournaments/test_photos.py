"""Photos of players over HTTP: who may send one, who sees it, and where it is kept."""

import asyncio
import io
import zipfile

from gorod.server.store.database_backup import backup, restore
from gorod.server.store.stored_rows import Photo
from tests.kit.sample_pictures import JPEG, PHOTOGRAPHED, PNG, SECRET, WEBP
from tests.kit.stores import opened, with_desk
from tests.server.tournaments.kit import desk_over_http


def run(path, scene):
    async def whole():
        async with desk_over_http(path) as desk:
            await (await desk.shown()).entered(10)
            await scene(desk)

    asyncio.run(whole())


async def sent(desk, player, data, who="secretary"):
    where = desk.at(f"/people/{player}/photo")
    return await desk.http.put(where, content=data, headers=desk.headers[who])


async def dropped(desk, player, who="secretary"):
    return await desk.http.delete(desk.at(f"/people/{player}/photo"), headers=desk.headers[who])


def test_a_photo_is_kept_without_what_the_camera_wrote_and_taken_away(tmp_path):
    async def scene(desk):
        player = desk.players[0]
        assert (await desk.get(f"/people/{player}/photo", "public")).status_code == 404
        assert not (await desk.read(f"/people/{player}", "public"))["photo"]
        assert (await sent(desk, player, PHOTOGRAPHED["jpeg"])).status_code == 204
        seen = await desk.get(f"/people/{player}/photo", "public")
        assert (seen.content, seen.headers["content-type"]) == (JPEG, "image/jpeg")
        assert seen.headers["x-content-type-options"] == "nosniff"
        assert (await desk.read(f"/people/{player}", "public"))["photo"]
        assert await desk.read("/photos", "public") == [player]
        same = {**desk.headers["public"], "if-none-match": seen.headers["etag"]}
        again = await desk.http.get(desk.at(f"/people/{player}/photo"), headers=same)
        assert (again.status_code, again.content) == (304, b"")
        for data, kind in ((PNG, "png"), (WEBP, "webp")):  # the last one counts
            assert (await sent(desk, player, data)).status_code == 204
            seen = await desk.get(f"/people/{player}/photo", "public")
            assert (seen.content, seen.headers["content-type"]) == (data, f"image/{kind}")
        assert (await dropped(desk, player)).status_code == 204
        assert (await desk.get(f"/people/{player}/photo", "public")).status_code == 404
        assert await desk.read("/photos", "public") == []

    run(tmp_path, scene)


def test_a_player_sends_his_own_and_nobody_elses(tmp_path):
    async def scene(desk):
        mine, other = desk.players[:2]
        assert (await sent(desk, mine, JPEG, "p1")).status_code == 204
        assert (await sent(desk, other, JPEG, "p1")).status_code == 403
        assert (await dropped(desk, other, "p1")).status_code == 403
        for who in ("public", "judge", "newcomer"):
            assert (await sent(desk, mine, PNG, who)).status_code in (401, 403)
            assert (await dropped(desk, mine, who)).status_code in (401, 403)
        assert (await desk.get(f"/people/{mine}/photo", "public")).content == JPEG
        assert (await dropped(desk, mine, "p1")).status_code == 204
        assert (await sent(desk, "nobody", JPEG)).status_code == 404

    run(tmp_path, scene)


def test_what_is_no_photo_or_too_large_is_refused(tmp_path):
    async def scene(desk):
        player = desk.players[0]
        refused = await sent(desk, player, b"<svg onload=alert(1)>")
        assert (refused.status_code, refused.json()["code"]) == (422, "no-picture")
        assert (await sent(desk, player, b"")).status_code == 422
        assert (await sent(desk, player, JPEG + bytes(300 * 1024))).status_code == 413
        assert await desk.read("/photos") == []

    run(tmp_path, scene)


def test_a_photo_is_in_no_log_and_no_archive(tmp_path):
    async def scene(desk):
        player = desk.players[0]
        await desk.read("", "secretary")  # the first use of their link is an entry itself
        before = await desk.version()
        await sent(desk, player, PHOTOGRAPHED["png"])
        assert await desk.version() == before
        packed = zipfile.ZipFile(io.BytesIO((await desk.get("/archive")).content))
        whole = b"".join(packed.read(name) for name in packed.namelist())
        assert b"\x89PNG" not in whole
        assert SECRET not in whole

    run(tmp_path, scene)


def test_a_photo_of_somebody_who_only_stands_in_the_desks_list_is_not_shown(tmp_path):
    async def scene(desk):
        await desk.do({"type": "add-player", "player": {"id": "new", "nickname": "Тайный"}})
        assert (await sent(desk, "new", JPEG)).status_code == 204
        assert (await desk.get("/people/new/photo", "public")).status_code == 404
        assert await desk.read("/photos", "p1") == []
        assert await desk.read("/photos", "secretary") == ["new"]
        assert (await desk.get("/people/new/photo", "secretary")).content == JPEG

    run(tmp_path, scene)


def test_backups_have_photos(tmp_path):
    source, target = str(tmp_path / "a.db"), str(tmp_path / "b.db")
    photo = Photo("кубок", "p1", "image/jpeg", "2026", JPEG)

    async def write():
        async with opened(source) as store:
            await with_desk(store, "кубок")
            await store.put_photo(photo)

    async def read():
        async with opened(target) as store:
            return await store.photo("кубок", "p1"), await store.photographed("кубок")

    asyncio.run(write())
    asyncio.run(backup(source, tmp_path / "backup"))
    assert asyncio.run(restore(tmp_path / "backup", target)).findings == ()
    assert asyncio.run(read()) == (photo, ["p1"])
