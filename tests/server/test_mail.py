"""Letters: what the setting means, a real SMTP server in all its moods, and nothing secret told."""

import asyncio
import logging
import ssl
from dataclasses import replace

import pytest

from gorod.server.certificates import issued
from gorod.server.config import Config, SettingError, configured
from gorod.server.mail.address import mailbox
from gorod.server.mail.handover import Pace
from gorod.server.mail.letters import Letter, enveloped, written
from gorod.server.mail.outbox import Outbox
from gorod.server.mail.relay import RelayError, SenderError, relay_of
from gorod.server.metrics import Metrics
from tests.kit.running_server import SteeredTime
from tests.kit.smtp_server import BUSY, DROPS, HANGS, PASSWORD, REFUSES, USER, post_office, text_of

FROM = "Клуб Север <club@gorod.example>"
LETTER = Letter("reset", "olga@mail.example", "Новый пароль", "Здравствуйте!\n\nСсылка\n")
QUICK = Pace(timeout=60, whole=60, pauses=(0.01, 0.01))
IMPATIENT = Pace(timeout=5, whole=60, pauses=(0.01,))
"""With a server that hangs; long enough for one that does not, however slow the machine is."""


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("smtp://mail.example", ("mail.example", 587, False, True)),
        ("smtp://u%40x:p%3Aq@mail.example:2525", ("mail.example", 2525, False, True)),
        ("smtps://u:p@mail.example", ("mail.example", 465, True, False)),
        ("smtp://localhost:25", ("localhost", 25, False, False)),
        ("smtp://127.0.0.1:25?tls=required", ("127.0.0.1", 25, False, True)),
        ("smtp://mail:1025?tls=no", ("mail", 1025, False, False)),
    ],
)
def test_a_setting_says_where_and_how_safely(url, told):
    relay = relay_of(url, FROM)
    assert (relay.host, relay.port, relay.implicit, relay.upgraded) == told
    assert (relay.called, relay.sender) == ("Клуб Север", "club@gorod.example")


def test_a_name_and_a_password_are_unescaped_and_a_name_that_is_an_address_is_the_sender():
    relay = relay_of("smtp://club%40gorod.example:p%3Aq%2F@mail.example", "")
    assert (relay.user, relay.password) == ("club@gorod.example", "p:q/")
    assert relay.sender == "club@gorod.example"
    assert "p:q/" not in repr(relay)
    assert "p%3Aq" not in repr(Config(smtp="smtp://club:p%3Aq@mail.example"))


@pytest.mark.parametrize(
    "url",
    [
        "mail.example",
        "http://mail.example",
        "smtp://",
        "smtp://mail.example:99999",
        "smtp://u@mail.example",
        "smtp://mail.example/path",
        "smtp://mail.example?tls=maybe",
        "smtp://mail.example?cert=none",
        "smtp://u:p@mail.example?tls=no",
    ],
)
def test_what_names_no_server_or_would_bare_a_password_is_refused(url):
    with pytest.raises(RelayError):
        relay_of(url, FROM)


def test_somebody_has_to_be_the_sender():
    with pytest.raises(SenderError):
        relay_of("smtp://club:p@mail.example", "")


@pytest.mark.parametrize(
    ("chosen", "named"),
    [
        ({"smtp": "mail.example", "mail_from": FROM, "public_url": "https://g"}, "smtp"),
        ({"smtp": "smtp://mail.example", "public_url": "https://g"}, "mail_from"),
        ({"smtp": "smtp://mail.example", "mail_from": FROM}, "public_url"),
        ({"mail_from": FROM}, "smtp"),
    ],
)
def test_a_server_that_could_not_send_is_not_started(chosen, named):
    with pytest.raises(SettingError, match=named):
        configured(chosen, {})


def test_the_variables_of_the_environment_are_enough():
    words = {"SMTP": "smtp://mail.example", "MAIL_FROM": FROM, "PUBLIC_URL": "https://g.example"}
    config = configured({}, {f"GOROD_{name}": value for name, value in words.items()})
    assert (config.smtp, config.mail_from) == ("smtp://mail.example", FROM)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        (" Olga.Kim+Mafia@Mail.Example ", "olga.kim+mafia@mail.example"),
        ("olga@почта.рф", "olga@xn--80a1acny.xn--p1ai"),
        ("olga", ""),
        ("olga@localhost", ""),
        ("a@b@mail.example", ""),
        ("olga@mail.example\nBcc: all@mail.example", ""),
        ("olga..kim@mail.example", ""),
        ("ольга@mail.example", ""),
        (f"{'a' * 65}@mail.example", ""),
        (f"a@{'b' * 64}.example", ""),
        ("", ""),
    ],
)
def test_an_address_has_one_writing(typed, kept):
    assert mailbox(typed) == kept


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("kind", ["confirm", "reset", "password", "moved", "removed"])
def test_every_letter_can_be_said_and_sent(kind, lang):
    link = "https://gorod.example/desk?at=password#key" if kind in ("confirm", "reset") else ""
    about = {"url": "https://gorod.example", "name": "Клуб Север", "link": link, "minutes": 30}
    letter = written(kind, "olga@mail.example", lang, **about)
    message = enveloped(letter, relay_of("smtp://mail.example", FROM), SteeredTime().now())
    assert message.get_content_type() == "text/plain"
    assert (message["To"], message["Auto-Submitted"]) == ("olga@mail.example", "auto-generated")
    text = text_of(message)
    assert "Клуб Север" in text
    assert "gorod.example" in letter.subject
    assert not link or f"\n\n{link}\n\n" in text
    assert {"ru": "Если это были не вы", "en": "If it was not you"}[
        lang
    ] in text or kind == "confirm"


def test_a_name_cannot_smuggle_an_address_to_somebody_who_never_asked():
    name = "Приз http://зло.example/<b>"
    letter = written("confirm", "olga@mail.example", "ru", url="https://gorod.example", name=name)
    assert "зло.example" not in letter.text
    assert "://" not in letter.text


def outbox(office, pace=QUICK, url=""):
    metrics = Metrics()
    relay = relay_of(url or office.url, FROM)
    return Outbox(relay, "gorod.example", pace, SteeredTime(), metrics), metrics


def sent(office, *letters, **more):
    """The metrics after these letters were posted and nothing is on its way any more."""

    async def whole():
        box, metrics = outbox(office, **more)
        for letter in letters:
            assert box.post(letter)
        await box.settled()
        return {what: metrics.letters_so_far(what) for what in ("sent", "failed")}

    return asyncio.run(whole())


def test_a_letter_arrives_as_it_was_written():
    with post_office() as office:
        assert sent(office, LETTER) == {"sent": 1, "failed": 0}
    (letter,) = office.letters
    assert letter["From"] == FROM
    assert (letter["To"], letter["Subject"]) == ("olga@mail.example", "Новый пароль")
    assert text_of(letter) == LETTER.text


@pytest.mark.parametrize("mood", [BUSY, HANGS, DROPS])
def test_trouble_that_passes_is_waited_for(mood):
    with post_office() as office:
        office.moods = [mood]
        pace = IMPATIENT if mood == HANGS else QUICK
        assert sent(office, LETTER, pace=pace) == {"sent": 1, "failed": 0}
        assert (office.attempts, len(office.letters)) == (2, 1)


@pytest.mark.parametrize(("mood", "attempts"), [(REFUSES, 1), (BUSY, 3), (HANGS, 2), (DROPS, 3)])
def test_a_letter_that_cannot_be_sent_is_given_up_and_the_next_one_goes(mood, attempts):
    with post_office() as office:
        office.moods = [mood] * attempts
        other = replace(LETTER, to="petr@mail.example")
        pace = IMPATIENT if mood == HANGS else QUICK
        assert sent(office, LETTER, pace=pace) == {"sent": 0, "failed": 1}
        assert office.attempts == attempts
        assert sent(office, other) == {"sent": 1, "failed": 0}


def test_nobody_is_there():
    with post_office() as office:
        url = office.url
    assert sent(None, LETTER, url=url) == {"sent": 0, "failed": 1}


@pytest.fixture(scope="module")
def certificate(tmp_path_factory):
    made = issued(tmp_path_factory.mktemp("tls"), ["127.0.0.1"])
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(made.chain, made.key)
    return context, made.authority


@pytest.mark.filterwarnings("ignore:Requiring AUTH")
@pytest.mark.parametrize("implicit", [True, False])
def test_tls_from_the_beginning_or_by_starttls_with_a_password(certificate, implicit, monkeypatch):
    context, authority = certificate
    words = f"{USER.replace('@', '%40')}:{PASSWORD.replace(':', '%3A')}@"
    with post_office(context, implicit=implicit, signed_in=True) as office:
        url = office.url.replace("://", f"://{words}") + ("" if implicit else "?tls=required")
        # Nobody vouches for this certificate yet: not even the password is told.
        assert sent(office, LETTER, url=url) == {"sent": 0, "failed": 1}
        monkeypatch.setenv("SSL_CERT_FILE", str(authority))
        assert sent(office, LETTER, url=url) == {"sent": 1, "failed": 0}
        wrong = url.replace(PASSWORD.partition(":")[0], "wrong")
        assert sent(office, LETTER, url=wrong) == {"sent": 0, "failed": 1}
    assert office.secure == [True]


def test_a_server_without_starttls_gets_nothing_where_it_is_asked_for():
    with post_office() as office:
        assert sent(office, LETTER, url=f"{office.url}?tls=required") == {"sent": 0, "failed": 1}
        assert office.attempts == 0


def test_the_end_of_the_server_does_not_wait_for_a_server_that_hangs():
    async def whole():
        box, _ = outbox(office, Pace(timeout=3600, whole=3600, goodbye=0.05))
        box.post(LETTER)
        await asyncio.wait_for(box.close(), 30)
        assert box.waiting == 0

    with post_office() as office:
        office.mood = HANGS
        asyncio.run(whole())


def test_too_many_letters_at_once_are_dropped():
    async def whole():
        box, metrics = outbox(office, Pace(timeout=3600, whole=3600, goodbye=0))
        assert [box.post(LETTER) for _ in range(201)].count(False) == 1
        assert metrics.letters_so_far("dropped") == 1
        await box.close()

    with post_office() as office:
        office.mood = HANGS
        asyncio.run(whole())


@pytest.mark.parametrize("mood", [REFUSES, DROPS])
def test_the_journal_tells_neither_whom_nor_what(mood, caplog):
    with post_office() as office, caplog.at_level(logging.DEBUG, "gorod"):
        office.mood = mood
        sent(office, LETTER)
    lines = [
        str((record.msg, record.__dict__)) for record in caplog.records if record.name == "gorod"
    ]
    assert any("letter failed" in line for line in lines)
    assert not [line for line in lines if "olga" in line or "Ссылка" in line]
