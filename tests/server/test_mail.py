"""Letters: what the setting means, a real SMTP server in all its moods, and nothing secret told."""

import asyncio
import ssl
from dataclasses import replace

import pytest

from gorod.server.certificates import issued
from gorod.server.config import Config, SettingError, configured
from gorod.server.mail.address import mailbox
from gorod.server.mail.handover import Handover, Pace
from gorod.server.mail.letters import Letter, enveloped, written
from gorod.server.mail.relay import RelayError, SenderError, relay_of
from tests.kit.running_server import SteeredTime
from tests.kit.smtp_server import BUSY, DROPS, HANGS, PASSWORD, REFUSES, USER, post_office, text_of

FROM = "Клуб Север <club@gorod.example>"
LETTER = Letter("reset", "olga@mail.example", "Новый пароль", "Здравствуйте!\n\nСсылка\n")
QUICK = Pace(timeout=60, whole=60)
IMPATIENT = Pace(timeout=5, whole=60)
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
    relay = relay_of("smtp://mail.example", FROM)
    message = enveloped(letter, relay, SteeredTime().now(), "key")
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


def sent(office, *letters, pace=QUICK, url=""):
    """What kept each of these letters from being taken; None where nothing did."""

    async def whole():
        relay = relay_of(url or office.url, FROM)
        handover = Handover(relay, "gorod.example", pace)
        now = SteeredTime().now()
        return [
            await handover.trouble(enveloped(letter, relay, now, "key"), letter.to)
            for letter in letters
        ]

    return asyncio.run(whole())


def test_a_letter_arrives_as_it_was_written():
    with post_office() as office:
        assert sent(office, LETTER) == [None]
    (letter,) = office.letters
    assert letter["From"] == FROM
    assert (letter["To"], letter["Subject"]) == ("olga@mail.example", "Новый пароль")
    assert text_of(letter) == LETTER.text


@pytest.mark.parametrize(
    ("mood", "again"), [(REFUSES, False), (BUSY, True), (HANGS, True), (DROPS, True)]
)
def test_trouble_says_whether_another_attempt_may_help_and_the_next_one_goes(mood, again):
    with post_office() as office:
        office.moods = [mood]
        pace = IMPATIENT if mood == HANGS else QUICK
        other = replace(LETTER, to="petr@mail.example")
        trouble, taken = sent(office, LETTER, other, pace=pace)
        assert (trouble.again, taken) == (again, None)
        assert "mail" not in trouble.why
        assert [letter["To"] for letter in office.letters] == ["petr@mail.example"]


def test_every_attempt_of_a_letter_has_the_same_message_id():
    with post_office() as office:
        sent(office, LETTER, LETTER)
        one, two = office.letters
        assert one["Message-ID"] == two["Message-ID"]


def test_nobody_is_there():
    with post_office() as office:
        url = office.url
    (trouble,) = sent(None, LETTER, url=url)
    assert trouble.again


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
        # Nobody vouches for this certificate yet, so not even the password is sent.
        assert sent(office, LETTER, url=url) != [None]
        monkeypatch.setenv("SSL_CERT_FILE", str(authority))
        assert sent(office, LETTER, url=url) == [None]
        wrong = url.replace(PASSWORD.partition(":")[0], "wrong")
        assert sent(office, LETTER, url=wrong) != [None]
    assert office.secure == [True]


def test_a_server_without_starttls_gets_nothing_where_it_is_asked_for():
    with post_office() as office:
        assert sent(office, LETTER, url=f"{office.url}?tls=required") != [None]
        assert office.attempts == 0
