"""Notices through a real server: chosen, confirmed, sent by three channels, and left."""

import asyncio
import re

import msgspec
import pytest

from gorod.server.notify import NoticeKind, states
from gorod.server.store.row_codecs import OUTBOX, QUIET_HOURS, SUBSCRIPTIONS, UNWANTED_KINDS
from gorod.server.time_source import stamp_in
from tests.kit.smtp_server import BUSY, REFUSES, link_in, text_of
from tests.server.notify_kit import URL, outside, telling


def told(scene):
    """A test over a server with all channels."""

    def run(tmp_path):
        async def whole():
            with outside(tmp_path) as there:
                async with telling(tmp_path, there) as told_:
                    await scene(told_)

        asyncio.run(whole())

    run.__name__ = scene.__name__
    return run


async def tapped(there, address):
    """Somebody opens a page of a letter and taps its button."""
    path = address.removeprefix(URL)
    page = await there.server.http.get(path)
    assert page.status_code == 200
    assert "<button" in page.text
    foreign = await there.server.http.post(path, headers={"origin": "https://evil.example"})
    assert foreign.status_code == 403
    # A form of a page without a referrer comes from nowhere, as a browser says.
    done = await there.server.http.post(path, headers={"origin": "null"})
    assert done.status_code == 200
    return page.text, done.text


@told
async def test_one_notice_comes_by_every_channel_that_was_chosen(there):
    await there.by_push(1)
    await tapped(there, link_in(await there.by_mail(1, "olga@mail.example")))
    await there.by_telegram(1, 77)
    assert await there.publish() == 1
    await there.look()
    pushed = there.outside.push.message(1)
    assert pushed.said["title"] == "Город: день опубликован"
    assert pushed.said["page"] == "/"
    letter = there.outside.office.letter(2)
    assert letter["Subject"] == "Город: день опубликован"
    chat, text = there.outside.bot.message(2)
    assert chat == "77"
    assert "опубликован новый день" in text
    assert {row.state for row in await there.server.services.store.found(OUTBOX)} == {
        "done",
        "sent",
    }


@told
async def test_an_address_is_written_to_only_after_its_reader_has_said_yes(there):
    letter = await there.by_mail(1, "Olga@Mail.Example")
    assert letter["To"] == "olga@mail.example"
    assert letter["List-Unsubscribe"] is None
    assert await there.publish(key="before") == 1
    await there.look()
    assert len(there.outside.office.letters) == 1
    page, done = await tapped(there, link_in(letter))
    assert "Да, присылать" in page
    assert "Готово" in done
    again = await there.server.http.post(link_in(letter).removeprefix(URL))
    assert "устарела" in again.text
    await there.publish(key="after")
    await there.look()
    assert len(there.outside.office.letters) == 2


@told
async def test_an_address_that_nobody_confirms_is_forgotten_within_a_day(there):
    letter = await there.by_mail(1, "olga@mail.example")
    there.time.pass_(24 * 3600)
    page = await there.server.http.get(link_in(letter).removeprefix(URL))
    assert "<button" not in page.text
    await there.look()
    assert await there.server.services.store.count(SUBSCRIPTIONS) == 0


@told
async def test_one_tap_in_a_letter_ends_letters_and_nothing_else(there):
    await there.by_push(1)
    await tapped(there, link_in(await there.by_mail(1, "olga@mail.example")))
    await there.publish()
    await there.look()
    letter = there.outside.office.letter(2)
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    leave = letter["List-Unsubscribe"].strip(" <>")
    assert leave in text_of(letter)
    looked = await there.server.http.get(leave.removeprefix(URL))
    assert "Больше не присылать" in looked.text  # and looking has ended nothing
    assert await there.server.services.store.count(SUBSCRIPTIONS) == 2
    one_click = {"content": "List-Unsubscribe=One-Click"}
    kind = {"content-type": "application/x-www-form-urlencoded"}
    done = await there.server.http.post(leave.removeprefix(URL), headers=kind, **one_click)
    assert done.status_code == 200
    await there.publish(key="day-2")
    await there.look()
    assert len(there.outside.office.letters) == 2
    assert len(there.outside.push.pushed) == 2


@told
async def test_a_chat_is_tied_by_a_code_that_works_once_and_left_by_stop(there):
    started = await there.by_telegram(1, 77)
    assert started["url"] == f"https://t.me/gorod_bot?start={started['code']}"
    assert "Готово" in there.outside.bot.message(1)[1]
    there.outside.bot.types(78, f"/start {started['code']}")
    (updates,) = there.notify.updates
    await updates.look()
    assert there.outside.bot.message(2) == ("78", there.outside.bot.written[1][1])
    assert "не подходит" in there.outside.bot.written[1][1]
    there.outside.bot.types(77, "/stop")
    await updates.look()
    await there.publish()
    await there.look()
    assert len(there.outside.bot.written) == 3
    assert await there.server.services.store.count(SUBSCRIPTIONS) == 0


@told
async def test_a_code_for_telegram_is_good_for_a_quarter_of_an_hour(there):
    answer = await there.server.http.post("/api/notices/telegram", headers=there.bearer(1))
    there.time.pass_(15 * 60)
    there.outside.bot.types(77, f"/start {answer.json()['code']}")
    (updates,) = there.notify.updates
    await updates.look()
    assert "не подходит" in there.outside.bot.message(1)[1]


@told
async def test_what_a_person_has_chosen_is_theirs_alone_and_shown_with_care(there):
    await there.by_push(1)
    await tapped(there, link_in(await there.by_mail(1, "olga@mail.example")))
    own = (await there.server.http.get("/api/notices", headers=there.bearer(1))).json()
    assert [one["name"] for one in own["channels"]] == ["push", "email", "telegram"]
    assert len(own["channels"][0]["key"]) == 87
    shown = [(one["channel"], one["shown"], one["confirmed"]) for one in own["subscriptions"]]
    assert sorted(shown) == [("email", "o…@mail.example", True), ("push", "", True)]
    assert "olga" not in str(own)
    other = (await there.server.http.get("/api/notices", headers=there.bearer(2))).json()
    assert other["subscriptions"] == []
    stranger = await there.server.http.delete(
        f"/api/notices/{own['subscriptions'][0]['id']}", headers=there.bearer(2)
    )
    assert stranger.status_code == 404
    await there.server.http.delete("/api/notices", headers=there.bearer(1))
    assert await there.server.services.store.count(SUBSCRIPTIONS) == 0


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://push.example/x",
        "http://fcm.googleapis.com/x",
        "https://127.0.0.1:1/x",
        "https://{host}@evil.example/x",
        "https://evil.example/{host}",
        "ftp://{host}/x",
        "x",
    ],
)
def test_no_address_but_a_push_service_is_ever_asked(tmp_path, endpoint):
    @told
    async def scene(there):
        browser = there.outside.push.browser("b")
        address = {**browser.address, "endpoint": endpoint.format(host=there.outside.push.host)}
        answer = await there.server.http.post(
            "/api/notices/push", json=address, headers=there.bearer(1)
        )
        assert (answer.status_code, answer.json()["code"]) == (422, "push-wrong")

    scene(tmp_path)


@told
async def test_a_notice_waits_until_quiet_hours_are_over_where_the_person_is(there):
    await there.by_push(1)
    await there.by_push(2)
    quiet = {
        "begins": "17:00",
        "ends": "09:30",
        "zone": "Asia/Omsk",
    }  # it is 12:00 UTC, 18:00 there
    await there.ok(there.server.http.put("/api/notices/quiet", json=quiet, headers=there.bearer(1)))
    await there.publish((1, 2))
    await there.look()
    assert [one.browser for one in there.outside.push.pushed] == ["seat-2"]
    there.time.pass_(15 * 3600 + 29 * 60)
    await there.look()
    assert len(there.outside.push.pushed) == 1
    there.time.pass_(60)
    await there.look()
    assert there.outside.push.message(2).browser == "seat-1"


@told
async def test_a_reminder_that_would_come_too_late_does_not_come(there):
    await there.by_push(1)
    quiet = {"begins": "17:00", "ends": "09:30", "zone": "Asia/Omsk"}
    await there.server.http.put("/api/notices/quiet", json=quiet, headers=there.bearer(1))
    await there.publish(kind=NoticeKind.REMINDER_1H, not_after=stamp_in(there.time, 3600))
    there.time.pass_(24 * 3600)
    await there.look()
    assert there.outside.push.pushed == []
    (row,) = await there.server.services.store.found(OUTBOX)
    assert (row.state, row.params) == (states.EXPIRED, "{}")


@pytest.mark.parametrize(
    "wrong",
    [
        {"begins": "25:00", "ends": "08:00", "zone": "Europe/Moscow"},
        {"begins": "22:00", "ends": "", "zone": "Europe/Moscow"},
        {"begins": "22:00", "ends": "08:00", "zone": "../../etc/passwd"},
        {"begins": "", "ends": "", "zone": ""},
    ],
)
def test_hours_have_to_make_sense(tmp_path, wrong):
    @told
    async def scene(there):
        answer = await there.server.http.put(
            "/api/notices/quiet", json=wrong, headers=there.bearer(1)
        )
        assert (answer.status_code, answer.json()["code"]) == (422, "hours-wrong")

    scene(tmp_path)


@told
async def test_what_fails_is_tried_again_and_what_is_refused_is_dead(there):
    await tapped(there, link_in(await there.by_mail(1, "olga@mail.example")))
    there.outside.office.moods = [BUSY, BUSY]
    await there.publish()
    await there.look()
    there.time.pass_(5)
    await there.look()
    there.time.pass_(30)
    await there.look()
    assert len(there.outside.office.letters) == 2
    there.outside.office.mood = REFUSES
    await there.publish(key="day-2")
    await there.look()
    (dead,) = await there.notify.failures(there.table.id)
    assert dead.why == "SMTPDataError 550"
    host = there.table.bearer("judge")
    at = f"/api/tables/{there.table.id}/notices"
    shown = (await there.server.http.get(at, headers=host)).json()["failed"]
    assert [(one["who"], one["kind"], one["channel"], one["state"]) for one in shown] == [
        ("Игрок 1", "published", "email", "dead")
    ]
    there.outside.office.mood = "takes"
    again = await there.server.http.post(f"{at}/again", json={"key": dead.key}, headers=host)
    assert again.json() == {"failed": []}
    await there.look()
    assert len(there.outside.office.letters) == 3
    seat = await there.server.http.get(at, headers=there.bearer(1))
    assert seat.status_code == 403


@told
async def test_a_push_service_that_is_busy_says_for_how_long(there):
    await there.by_push(1)
    there.outside.push.answers = [(429, {"retry-after": "700"}), (503, {})]
    await there.publish()
    await there.look()
    there.time.pass_(699)
    await there.look()
    assert there.outside.push.attempts == 1
    there.time.pass_(1)
    await there.look()
    there.time.pass_(30)
    await there.look()
    assert len(there.outside.push.pushed) == 1


@told
async def test_a_browser_that_is_gone_and_a_chat_that_was_blocked_are_forgotten(there):
    await there.by_push(1)
    await there.by_telegram(1, 77)
    there.outside.push.answers = [(410, {})]
    there.outside.bot.answers = [(403, {"ok": False, "error_code": 403})]
    await there.publish()
    await there.look()
    assert await there.server.services.store.count(SUBSCRIPTIONS) == 0
    assert {row.why for row in await there.notify.failures(there.table.id)} == {
        "push service 410",
        "telegram 403",
    }


@told
async def test_telegram_is_not_asked_twice_where_nobody_knows_whether_it_has_written(there):
    await there.by_telegram(1, 77)
    there.outside.bot.drops = True
    await there.publish()
    await there.look()
    there.time.pass_(24 * 3600)
    await there.look()
    assert there.outside.bot.attempts == 2  # the welcome, and the notice once
    (row,) = await there.notify.failures(there.table.id)
    assert row.state == states.DOUBTFUL


@told
async def test_a_link_that_ends_takes_what_was_chosen_by_it(there):
    await there.by_push(1)
    await there.by_push(2)
    judge = there.table.bearer("judge")
    path = f"/api/tables/{there.table.id}/links/{there.table.links['seat:1']}"
    await there.ok(there.server.http.delete(path, headers=judge))
    rows = await there.server.services.store.found(SUBSCRIPTIONS)
    assert [row.person for row in rows] == [f"seat:{there.table.id}:2"]
    there.time.pass_(70 * 24 * 3600)  # the other link is past its time
    await there.publish((1, 2))
    await there.look()
    assert there.outside.push.pushed == []
    assert await there.server.services.store.count(SUBSCRIPTIONS) == 0


@told
async def test_a_table_that_is_deleted_takes_its_notices_with_it(there):
    await there.by_push(1)
    quiet = {"begins": "17:00", "ends": "09:30", "zone": "Asia/Omsk"}
    await there.server.http.put("/api/notices/quiet", json=quiet, headers=there.bearer(1))
    await there.publish()
    store = there.server.services.store
    await store.drop_table(there.table.id)
    kept = (OUTBOX, SUBSCRIPTIONS, QUIET_HOURS, UNWANTED_KINDS)
    assert [await store.count(shape) for shape in kept] == [0] * 4


@told
async def test_the_journal_has_neither_the_token_of_a_letter_nor_an_address(there):
    """This tests the middleware: nothing after `/n/` is written to the journal."""
    written = []
    import logging  # noqa: PLC0415

    class Kept(logging.Handler):
        def emit(self, record):
            written.append((record.getMessage(), getattr(record, "facts", {})))

    handler, logger = Kept(), logging.getLogger("gorod")
    logger.addHandler(handler)
    before, _ = logger.level, logger.setLevel(logging.INFO)
    try:
        letter = await there.by_mail(1, "olga@mail.example")
        await tapped(there, link_in(letter))
        await there.publish()
        await there.look()
    finally:
        logger.removeHandler(handler)
        logger.setLevel(before)
    told_ = str(written)
    assert "/n/…" in told_
    assert link_in(letter).rpartition("/")[2] not in told_
    assert "olga" not in told_
    assert re.search(r"'result': 'sent'", told_)


@told
async def test_a_person_has_a_few_ways_and_no_more(there):
    for number in range(8):
        await there.by_push(1, f"b{number}")
    await there.by_push(1, "b3")  # a browser that is known already
    one_more = there.outside.push.browser("b9").address
    answer = await there.server.http.post(
        "/api/notices/push", json=one_more, headers=there.bearer(1)
    )
    assert (answer.status_code, answer.json()["code"]) == (409, "too-many-subscriptions")


@told
async def test_what_is_stored_of_a_notice_holds_no_address_and_no_link(there):
    await there.by_push(1)
    await there.publish(not_before=stamp_in(there.time, 60))
    (row,) = await there.server.services.store.found(OUTBOX)
    assert msgspec.json.decode(row.params) == {"game": "Город"}
    assert "http" not in str(row)


@told
async def test_players_of_a_by_day_game_are_asked_at_the_address_that_its_host_entered(there):
    people = [{"name": f"Игрок {seat}"} for seat in range(1, 9)]
    people[2]["email"] = "Olga@Mail.Example"
    people[3] |= {"email": "bot@mail.example", "bot": True}
    start = stamp_in(there.server.services.time, 3 * 24 * 3600)[:10]
    body = {"players": people, "start": start, "key": "k" * 22}
    made = await there.server.http.post("/api/by-day", json=body)
    assert made.status_code == 201, made.text
    await there.look()
    await there.server.http.post("/api/by-day", json=body)  # the answer was lost: no second letter
    await there.look()
    letters = there.outside.office.letters
    assert [
        letter["To"] for letter in map(there.outside.office.letter, range(1, len(letters) + 1))
    ] == ["olga@mail.example"]
    page, _ = await tapped(there, link_in(there.outside.office.letter(1)))
    assert "Да, присылать" in page
    rows = await there.server.services.store.found(SUBSCRIPTIONS)
    assert [row.person for row in rows] == [f"seat:{made.json()['table']}:3"]


@told
async def test_the_button_under_a_message_ends_what_it_came_by_and_nothing_else(there):
    await there.by_telegram(1, 77)
    await there.by_telegram(2, 77)  # two seats, one chat
    (updates,), bot = there.notify.updates, there.outside.bot
    await there.publish((1, 2))
    await there.look()
    first, second = bot.buttons[-2:]
    assert first != second
    bot.taps(78, first)  # somebody else's chat ends nothing
    await updates.look()
    assert await there.server.services.store.count(SUBSCRIPTIONS) == 2
    bot.taps(77, first)
    bot.taps(77, first)
    bot.taps(77, "anything else")
    await updates.look()
    (left,) = await there.server.services.store.found(SUBSCRIPTIONS)
    assert second == f"leave {left.id}"
    assert [text for _, text in bot.popped] == [
        "Отсюда уже ничего не приходит.",
        "Готово: об этом больше ничего не придёт.",
        "Отсюда уже ничего не приходит.",
    ]
    await there.publish((1, 2), key="day-2")
    await there.look()
    assert len(bot.buttons) == 2 + 2 + 1  # two hellos, two of day 1, one of day 2


@told
async def test_a_browser_is_told_where_one_tap_ends_it(there):
    await there.by_push(1)
    await there.publish()
    await there.look()
    said = there.outside.push.message(1).said
    assert said["leaving"] == "Больше не присылать"
    done = await there.server.http.post(said["leave"])
    assert done.status_code == 200
    assert await there.server.services.store.count(SUBSCRIPTIONS) == 0


@told
async def test_a_person_chooses_what_to_be_told_of(there):
    http, by = there.server.http, {"headers": there.bearer(1)}
    await there.by_push(1)
    kinds = (await http.get("/api/notices", **by)).json()["kinds"]
    assert [(one["name"], one["on"]) for one in kinds] == [
        ("reminder-6h", True),
        ("reminder-1h", True),
        ("published", True),
    ]
    wrong = await http.put("/api/notices/kinds", json={"off": ["round-starts"]}, **by)
    assert (wrong.status_code, wrong.json()["code"]) == (422, "kind-unknown")
    off = {"off": ["reminder-6h"]}
    told_ = (await http.put("/api/notices/kinds", json=off, **by)).json()
    assert [one["name"] for one in told_ if not one["on"]] == ["reminder-6h"]
    await there.publish(key="six", kind=NoticeKind.REMINDER_6H)
    await there.publish(key="one", kind=NoticeKind.REMINDER_1H)
    await there.look()
    assert [one.said["title"] for one in there.outside.push.pushed] == ["Город: час до конца дня"]
    rows = await there.server.services.store.found(OUTBOX)
    assert [(row.state, row.why) for row in rows if "/six/" in row.key] == [
        (states.DROPPED, "declined")
    ]
    await http.delete("/api/notices", **by)
    assert await there.server.services.store.count(UNWANTED_KINDS) == 0
