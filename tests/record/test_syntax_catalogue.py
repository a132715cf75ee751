"""Every reason has its sentence in every language."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

import gorod.record.record_errors
from gorod.record.parse import parse
from gorod.record.record_errors import RecordError
from tests.record.test_syntax_errors import BROKEN as MOVES
from tests.record.test_syntax_errors import HEADER
from tests.record.test_syntax_header import BROKEN as HEADERS

PACKAGE = Path(gorod.record.record_errors.__file__).parent
CATALOGUES = PACKAGE.parent / "i18n"
LANGUAGES = ("en", "ru")
SYNTAX = (
    "args cursor draft facts formatting header source_lines parse readers record_errors shapes"
    " source stamps syntax words"
)


def catalogue(language):
    return (CATALOGUES / language / "record.ftl").read_text("utf-8")


def sentences(language):
    body = FluentParser().parse(catalogue(language)).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


def bundle(language):
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(catalogue(language)))
    return made


def say(language, message):
    made = bundle(language)
    text, errors = made.format_pattern(made.get_message(message.id).value, dict(message.args))
    assert errors == []
    return text


def used():
    texts = ((PACKAGE / f"{name}.py").read_text("utf-8") for name in SYNTAX.split())
    return {found for text in texts for found in re.findall('"(record-[a-z0-9-]+)"', text)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_used_has_a_sentence(language):
    assert used() <= sentences(language)


def test_the_languages_say_the_same_things():
    assert sentences("en") == sentences("ru")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_complaint_can_be_said(language):
    for text in [*(f"{HEADER}miss\n{move}" for move in MOVES), *(text for text, _, _ in HEADERS)]:
        with pytest.raises(RecordError) as caught:
            parse(text, "game.mgn")
        assert say(language, caught.value.reason)


def test_russian_counts_in_russian():
    reason = gorod.record.record_errors.fault
    spoken = [say("ru", reason("record-seat-absent", seat=50, count=n).reason) for n in (21, 2, 10)]
    assert [text.split()[-1] for text in spoken] == ["место", "места", "мест"]
    assert say("ru", reason("record-seats-few", count=0, min=2).reason) == (
        "за столом нет мест; нужно не меньше 2"
    )
    assert say("en", reason("record-seats-few", count=1, min=2).reason) == (
        "the table has only 1 seat; at least 2 are needed"
    )
