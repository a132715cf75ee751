"""A notice says nothing secret: not by its words, its length, its number or its moment."""

import asyncio
import re

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from gorod.i18n import LANGUAGES, catalogue
from gorod.server.notify import Notice, NoticeKind, notices
from gorod.server.notify.notices import PARAMS
from gorod.server.notify.push_encryption import (
    RECORD,
    TooLongError,
    from_text,
    point_of,
    sealed,
    to_text,
)
from gorod.server.store.row_codecs import OUTBOX
from tests.kit.push_service import Browser
from tests.kit.smtp_server import link_in, text_of
from tests.server.notify_kit import outside, telling
from tests.server.test_notices import tapped

COMMISSAR, CITIZEN = 1, 2
SAME = {"a@mail.example": CITIZEN, "b@mail.example": COMMISSAR}
UNLIKE = re.compile(r"/n/[\w-]+")


def test_the_commissar_is_told_of_an_answer_as_everybody_is_told_of_a_day(tmp_path):
    """Each channel carries the same bytes but for the address, and the same number of them."""

    async def scene(there):
        for address, seat in SAME.items():
            await there.by_push(seat)
            await tapped(there, link_in(await there.by_mail(seat, address)))
            await there.by_telegram(seat, 70 + seat)
        office, push, bot = there.outside.office, there.outside.push, there.outside.bot
        letters, written = len(office.letters), len(bot.written)
        told = [
            Notice(
                f"{there.table.id}/day-1/{seat}",
                notices.seat(there.table.id, seat),
                NoticeKind.ANSWER_READY if seat == COMMISSAR else NoticeKind.PUBLISHED,
                {"game": "Город"},
                stream=there.table.id,
            )
            for seat in (1, 2)
        ]
        assert await there.notify.enqueue(told) == 2
        kinds = {row.kind for row in await there.server.services.store.found(OUTBOX)}
        assert kinds == {"confirm", "published"}
        await there.look()
        texts = [UNLIKE.sub("/n/", text_of(one)) for one in office.letters[letters:]]
        assert len(texts) == 2
        assert texts[0] == texts[1]
        sizes = {len(one.as_bytes()) for one in office.letters[letters:]}
        assert len(sizes) == 1
        assert len({text for _, text in bot.written[written:]}) == 1
        assert len(bot.written[written:]) == 2
        said = [
            {**one.said, "id": "", "leave": UNLIKE.sub("/n/", one.said["leave"])}
            for one in push.pushed
        ]
        assert said[0] == said[1]
        assert len({len(data) for data in bot.buttons[written:]}) == 1
        assert len({len(one.body) for one in push.pushed}) == 1
        heads = [{k: v for k, v in one.headers.items() if len(v) < 30} for one in push.pushed]
        assert heads[0] == heads[1]

    async def whole():
        with outside(tmp_path) as there:
            async with telling(tmp_path, there) as told:
                await scene(told)

    asyncio.run(whole())


def test_every_kind_in_every_language_has_one_length_on_the_way_to_a_browser():
    browser = Browser("b", "https://fcm.googleapis.com/x")
    lengths = set()
    for kind in NoticeKind:
        for lang in LANGUAGES:
            params = dict.fromkeys(PARAMS[kind], "Ж" * 120)
            texts = catalogue(lang)
            text = texts.say(f"notice-{kind}-title", host="h", **params) if _said(kind) else ""
            for told in (text, text * 2, ""):
                body = sealed(told.encode(), browser_point(browser), browser.auth)
                lengths.add(len(body))
    assert lengths == {16 + 5 + 65 + RECORD + 16}


def _said(kind):
    return kind != NoticeKind.ANSWER_READY


def browser_point(browser):
    return point_of(browser.key.public_key())


def test_what_does_not_fit_into_the_one_length_is_not_sent():
    browser = Browser("b", "https://fcm.googleapis.com/x")
    with pytest.raises(TooLongError):
        sealed(b"x" * RECORD, browser_point(browser), browser.auth)


def test_no_text_of_a_notice_asks_for_more_than_its_kind_may_tell():
    for lang in LANGUAGES:
        texts = catalogue(lang)
        for kind in NoticeKind:
            if _said(kind):
                told = dict.fromkeys(PARAMS[kind], "x")
                assert texts.say(f"notice-{kind}", host="h", **told)
                assert texts.say(f"notice-{kind}-title", host="h", **told)
    secret = {"role", "team", "card", "seat_of", "vote", "answer", "target"}
    assert not secret & {name for params in PARAMS.values() for name in params}


def test_a_message_is_sealed_as_the_standard_shows_it():
    """The example of RFC 8291, appendix A."""
    number = int.from_bytes(from_text("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    own = ec.derive_private_key(number, ec.SECP256R1())
    text = b"When I grow up, I want to be a watermelon"
    body = sealed(
        text,
        from_text(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        ),
        from_text("BTBZMqHH6r4Tts7J_aSIgg"),
        own=own,
        salt=from_text("DGv6ra1nlYgDCS1FRnbzlw"),
        record=len(text) + 1,
    )
    assert to_text(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY"
        "WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS"
        "gSxsj_Qulcy4a-fN"
    )
