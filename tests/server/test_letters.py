"""A forgotten password by letter, the e-mail address of an account, and who is notified."""

import asyncio
import logging
from contextlib import asynccontextmanager
from dataclasses import dataclass

import pytest

from gorod.server.config import Config, Limits
from gorod.server.mail.handover import Pace
from gorod.server.store.row_codecs import OUTBOX, PROFILES, RESCUES, SETTINGS
from gorod.server.store.stored_rows import Profile
from tests.kit.running_server import LOOSE, SteeredTime, served, serving
from tests.kit.smtp_server import BUSY, REFUSES, link_in, post_office, text_of

PASSWORD, FRESH = "длинный пароль", "совсем другой пароль"
OLGA, OTHER = "olga@mail.example", "kim@mail.example"
CLUB = {"name": "Клуб", "password": PASSWORD}
URL = "http://gorod.example"
ENGLISH = {"accept-language": "en"}


@dataclass
class Scene:
    """A server with a post office, and a club that is signed in."""

    server: object
    office: object
    time: SteeredTime

    @property
    def http(self):
        return self.server.http

    async def settled(self):
        services = self.server.services
        await services.letters.errands.settled()
        await services.notify.dispatcher.look()

    async def letters(self):
        """(to, subject) of every letter so far."""
        await self.settled()
        return [(letter["To"], letter["Subject"]) for letter in self.office.letters]

    async def last(self):
        await self.settled()
        return self.office.letters[-1]

    async def registered(self, name="Клуб", **headers):
        account = {"name": name, "password": PASSWORD}
        made = (await self.http.post("/api/accounts", json=account)).json()
        await self.http.post("/api/sessions", json=account, headers=headers)
        return made

    async def email(self, address, password=PASSWORD):
        body = {"email": address, "password": password}
        return await self.http.put("/api/me/email", json=body)

    async def confirmed(self, address=OLGA):
        """The address of the account that is signed in, by the link of the letter."""
        assert (await self.email(address)).status_code == 202
        key = link_in(await self.last()).partition("#")[2]
        done = await self.http.post("/api/confirmation", json={"key": key})
        assert done.status_code == 200, done.text
        await self.settled()
        self.office.letters.clear()

    async def forgotten(self, name="Клуб"):
        return await self.http.post("/api/recovery/letter", json={"name": name})

    async def forgotten_while_the_office(self, mood):
        """A club with an address asks for a new password, and the mail server is in that mood."""
        await self.registered()
        await self.confirmed()
        self.office.mood = mood
        await self.forgotten()
        await self.settled()

    async def me(self):
        return (await self.http.get("/api/me")).json()


@asynccontextmanager
async def scene(path, limits=LOOSE):
    time = SteeredTime()
    with post_office() as office:
        config = Config(
            limits=limits,
            smtp=office.url,
            mail_from="gorod@club.example",
            public_url=URL,
            registration="open",
            mail_pace=Pace(timeout=60),
        )
        async with serving(path, config, time=time) as server:
            yield Scene(server, office, time)


def by_letter(test):
    """A test with a server that sends letters."""

    def run(tmp_path):
        async def whole():
            async with scene(tmp_path) as own:
                await test(own)

        asyncio.run(whole())

    run.__name__ = test.__name__
    return run


@by_letter
async def test_an_address_counts_when_its_reader_has_confirmed_it(own):
    await own.registered()
    assert (await own.email(OLGA, "не тот пароль")).json()["code"] == "password-wrong"
    assert (await own.email("olga")).json()["code"] == "email-wrong"
    assert await own.letters() == []
    assert (await own.email(" Olga@Mail.Example ")).status_code == 202
    assert await own.letters() == [(OLGA, "Подтвердите адрес для gorod.example")]
    told = await own.me()
    assert (told["email"], told["asked"], told["letters"]) == ("", OLGA, True)
    await own.forgotten()
    assert len(await own.letters()) == 1, "an address that nobody confirmed is not written to"
    link = link_in(own.office.letters[0])
    assert link.startswith(f"{URL}/desk?at=email#")
    key = link.partition("#")[2]
    for status in (200, 422):
        done = await own.http.post("/api/confirmation", json={"key": key})
        assert done.status_code == status
    told = await own.me()
    assert (told["email"], told["asked"]) == (OLGA, "")


@by_letter
async def test_a_letter_sets_a_new_password_once_and_ends_every_session(own):
    await own.registered()
    await own.confirmed()
    assert (await own.forgotten()).status_code == 202
    letter = await own.last()
    assert letter["To"] == OLGA
    assert "Если это были не вы" in text_of(letter)
    assert "30 минут." in text_of(letter)
    link = link_in(letter)
    assert link.startswith(f"{URL}/desk?at=password#"), "the key stands where no server sees it"
    body = {"key": link.partition("#")[2], "password": FRESH}
    confirms = await own.http.post("/api/confirmation", json={"key": body["key"]})
    assert confirms.status_code == 422, "it is no key for an address"
    assert (await own.http.post("/api/recovery/link", json=body)).json()["name"] == "Клуб"
    assert (await own.http.get("/api/me")).status_code == 401
    assert (await own.http.post("/api/recovery/link", json=body)).status_code == 422
    assert (await own.letters())[-1] == (OLGA, "Пароль на gorod.example изменён")
    fresh = {**CLUB, "password": FRESH}
    assert (await own.http.post("/api/sessions", json=fresh)).status_code == 204


@by_letter
async def test_a_link_has_an_end_and_dies_with_the_password_and_the_address(own):
    await own.registered()
    await own.confirmed()

    async def asked():
        await own.forgotten()
        return {"key": link_in(await own.last()).partition("#")[2], "password": FRESH}

    late = await asked()
    own.time.pass_(30 * 60)
    assert (await own.http.post("/api/recovery/link", json=late)).status_code == 422
    old = await asked()
    change = {"old": PASSWORD, "password": PASSWORD}
    assert (await own.http.put("/api/me/password", json=change)).status_code == 204
    assert (await own.http.post("/api/recovery/link", json=old)).status_code == 422
    moved = await asked()
    await own.confirmed(OTHER)
    assert (await own.http.post("/api/recovery/link", json=moved)).status_code == 422
    good = await asked()
    own.time.pass_(30 * 60 - 1)
    assert (await own.http.post("/api/recovery/link", json=good)).status_code == 200
    kept = await own.server.services.store.found(RESCUES)
    assert {one.kind for one in kept} == {"code"}, "no link that is spent or late is kept"


@by_letter
async def test_the_answer_is_the_same_and_waits_for_nothing_whoever_is_meant(own):
    """Nothing is looked up before the answer: while the store does not answer, it comes still."""
    await own.registered()
    await own.confirmed()
    await own.registered("Без почты")
    own.http.cookies.clear()
    store = own.server.services.store
    known, held = store.account, asyncio.Event()

    async def slow(name):
        await held.wait()
        return await known(name)

    store.account = slow
    answers = [await own.forgotten(name) for name in ("Клуб", OLGA, "Никто", "Без почты", "@")]
    assert len({(one.status_code, one.content, *sorted(one.headers)) for one in answers}) == 1
    assert answers[0].status_code == 202
    held.set()
    assert await own.letters() == [(OLGA, "Новый пароль на gorod.example")] * 2


@by_letter
async def test_one_address_of_two_accounts_gets_a_letter_for_each(own):
    for name in ("Клуб", "Ольга Ким"):
        await own.registered(name)
        await own.confirmed()
    await own.forgotten(OLGA.upper())
    await own.settled()
    texts = [text_of(letter) for letter in own.office.letters]
    assert ["Клуб" in texts[0], "Ольга Ким" in texts[1]] == [True, True]


@by_letter
async def test_the_old_address_is_told_of_another_one_and_of_none(own):
    await own.registered()
    await own.confirmed()
    assert (await own.email(OTHER)).status_code == 202
    assert (await own.me())["email"] == OLGA, "it counts until the other one is confirmed"
    key = link_in(await own.last()).partition("#")[2]
    await own.http.post("/api/confirmation", json={"key": key})
    moved = (OLGA, "У учётной записи на gorod.example другой адрес почты")
    assert (await own.letters())[-1] == moved
    assert (await own.email("", "не тот пароль")).status_code == 422
    assert (await own.email("")).status_code == 202
    assert (await own.letters())[-1][0] == OTHER
    assert (await own.me())["email"] == ""
    before = len(own.office.letters)
    await own.forgotten()
    await own.forgotten(OTHER)
    assert len(await own.letters()) == before


@by_letter
async def test_an_address_that_is_asked_about_anew_or_given_up_is_no_longer_confirmed(own):
    await own.registered()
    keys = []
    for address in (OLGA, OTHER):
        await own.email(address)
        keys.append(link_in(await own.last()).partition("#")[2])
    assert (await own.http.post("/api/confirmation", json={"key": keys[0]})).status_code == 422
    await own.email("")
    assert (await own.me())["asked"] == ""
    assert (await own.http.post("/api/confirmation", json={"key": keys[1]})).status_code == 422


@by_letter
async def test_letters_speak_the_language_in_which_the_account_was_last_used(own):
    own.http.headers.update(ENGLISH)
    await own.registered()
    await own.confirmed()
    own.http.headers.pop("accept-language")
    await own.forgotten()
    assert (await own.last())["Subject"] == "A new password at gorod.example"
    assert "If it was not you" in text_of(await own.last())
    await own.http.post("/api/sessions", json=CLUB)
    await own.forgotten()
    assert "A new password" in (await own.last())["Subject"], "a program says no language"
    await own.http.post("/api/sessions", json=CLUB, headers={"accept-language": "ru-RU,en"})
    await own.forgotten()
    assert (await own.last())["Subject"] == "Новый пароль на gorod.example"


@by_letter
async def test_a_forged_host_does_not_lead_the_link_astray(own):
    await own.registered()
    await own.confirmed()
    forged = {"host": "evil.example", "x-forwarded-host": "evil.example"}
    await own.http.post("/api/recovery/letter", json={"name": "Клуб"}, headers=forged)
    assert "evil" not in text_of(await own.last())


def test_letters_are_held_back_by_account_by_recipient_and_by_sender(tmp_path):
    limits = Limits(request=LOOSE.request, sign_in=LOOSE.sign_in, account=LOOSE.account)

    async def whole():
        async with scene(tmp_path, limits) as own:
            await own.registered()
            await own.confirmed()
            statuses = [(await own.forgotten()).status_code for _ in range(4)]
            assert statuses == [202, 202, 202, 429]
            assert len(await own.letters()) == 2, "one went to that address to confirm it"
            other = [(await own.forgotten(OLGA)).status_code for _ in range(3)]
            assert other == [202] * 3
            assert len(await own.letters()) == 2, "the account has a bound of its own"
            strangers = [(await own.forgotten(f"Имя {n}")).status_code for n in range(30)]
            assert strangers[0] == 202
            assert strangers[-1] == 429
            own.time.pass_(3600)
            await own.forgotten()
            assert len(await own.letters()) == 3
            asked = [(await own.email(OTHER)).status_code for _ in range(4)]
            assert asked == [202, 202, 202, 429]

    asyncio.run(whole())


@served
async def test_without_a_mail_server_the_other_ways_are_named(server):
    assert (await server.http.get("/api/recovery")).json() == {"letters": False, "minutes": 30}
    asked = await server.http.post("/api/recovery/letter", json={"name": "Клуб"})
    assert (asked.status_code, asked.json()["code"]) == (409, "mail-off")
    made = (await server.http.post("/api/accounts", json=CLUB)).json()
    await server.http.post("/api/sessions", json=CLUB)
    body = {"email": OLGA, "password": PASSWORD}
    assert (await server.http.put("/api/me/email", json=body)).json()["code"] == "mail-off"
    # An address from a time when letters were sent can still be taken away.
    await server.services.store.put(PROFILES, Profile(made["account"], "", OLGA))
    assert (await server.http.get("/api/me")).json()["email"] == OLGA
    gone = await server.http.put("/api/me/email", json={**body, "email": ""})
    assert gone.status_code == 202
    assert (await server.http.get("/api/me")).json()["email"] == ""


@by_letter
async def test_what_an_account_left_behind_is_not_the_next_ones(own):
    """A refused account's number may be given again: its links and its language are gone."""
    services = own.server.services
    await services.owners.register_by("approved")
    refused = await own.registered(**ENGLISH)
    await own.email(OLGA)
    key = link_in(await own.last()).partition("#")[2]
    assert await services.owners.refuse(refused["account"])
    own.http.cookies.clear()
    again = await own.registered("Другой клуб")
    assert again["account"] == refused["account"]
    assert await services.store.found(SETTINGS, name=f"language:{again['account']}") == []
    assert (await own.http.post("/api/confirmation", json={"key": key})).status_code == 422
    assert (await own.me())["email"] == ""


@by_letter
async def test_approval_keeps_the_address(own):
    services = own.server.services
    await services.owners.register_by("approved")
    made = await own.registered()
    await own.confirmed()
    await services.owners.approve(made["account"])
    told = await own.me()
    assert (told["email"], told["standing"]) == (OLGA, "")


@pytest.mark.parametrize("refuses", [False, True])
def test_no_secret_and_no_address_is_in_the_journal(tmp_path, caplog, refuses):
    async def whole():
        async with scene(tmp_path) as own:
            await own.forgotten_while_the_office(REFUSES if refuses else "takes")
            return [link_in(one).partition("#")[2] for one in own.office.letters]

    with caplog.at_level(logging.DEBUG, "gorod"):
        keys = asyncio.run(whole())
    lines = "\n".join(str(record.__dict__) for record in caplog.records if record.name == "gorod")
    assert ("letter failed" if refuses else "letter sent") in lines
    assert not [word for word in (*keys, "olga", PASSWORD) if word in lines]


def test_a_letter_that_waits_outlives_its_process_and_no_key_is_stored(tmp_path):
    """The mail server is away; ours is started again, and the letter goes with a new key."""

    async def whole():
        async with scene(tmp_path) as own:
            await own.forgotten_while_the_office(BUSY)
            (row,) = await own.server.services.store.found(OUTBOX, state="waiting")
            assert "http" not in str(row)
            keys = await own.server.services.store.found(RESCUES, kind="link")
            assert len(keys) == 1  # of the attempt; the next one makes another
        async with scene(tmp_path) as own:
            own.time.pass_(5)
            key = link_in(await own.last()).partition("#")[2]
            body = {"key": key, "password": FRESH}
            assert (await own.http.post("/api/recovery/link", json=body)).status_code == 200
            await own.settled()
            assert len(own.office.letters) == 2  # the link, and word of the new password
            states = [row.state for row in await own.server.services.store.found(OUTBOX)]
            assert set(states) == {"sent"}

    asyncio.run(whole())


def test_a_letter_for_a_new_password_is_of_no_use_after_an_hour(tmp_path):
    async def whole():
        async with scene(tmp_path) as own:
            await own.forgotten_while_the_office(BUSY)
            own.time.pass_(3601)
            own.office.mood = "takes"
            assert await own.letters() == []
            assert own.server.services.metrics.letters_so_far("failed") == 1

    asyncio.run(whole())


@pytest.mark.parametrize("mood", [REFUSES, BUSY])
def test_the_journal_tells_neither_whom_a_letter_was_for_nor_its_link(tmp_path, caplog, mood):
    async def whole():
        async with scene(tmp_path) as own:
            await own.forgotten_while_the_office(mood)
            own.time.pass_(3601)
            await own.settled()

    with caplog.at_level(logging.DEBUG, "gorod"):
        asyncio.run(whole())
    lines = [str((one.msg, one.__dict__)) for one in caplog.records if one.name == "gorod"]
    assert any("letter failed" in line for line in lines)
    assert not [line for line in lines if "olga" in line or "at=password" in line]
