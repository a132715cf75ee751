"""Both languages say the same things, and everything that the code wants to say."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import gorod
from gorod.engine.vocabulary import Why
from gorod.i18n import LANGUAGES, Catalogue, CatalogueError, catalogue
from gorod.rulebooks import BOOKS

PACKAGE = Path(gorod.__file__).parent
OURS = re.compile(
    "(refused|record|cli|protocol|clause|rules|standings|conformance|column|tag|role|card|left"
    "|step|verb|item|gesture|team|among|clan|result|because|database|found|server|page|serve|desk"
    "|papers?|seat|bot|reminder|resolutions?|ruling|wrote|audit|foul|moment|cited|help|admin|letter"
    "|fair|by-day|notices?|training)"
    "(-[a-z0-9]+)*"
)
KINDS = {"record-refused", "seat-taken"}
"""What looks like a sentence and is none: a difference that an audit finds, a reason of a lobby."""
NAMED = re.compile("result-(victory|defeat|draw)(-[a-z]+)+|cited(-[a-z0-9]+)+")
"""Results for which a document has its own name, and the headings of its clauses."""
GRAMMAR = {"gender"}
"""What only some languages ask for."""


class Variables(Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):  # noqa: N802  the visitor's own naming
        self.names.add(node.id.name)


@cache
def parsed(path):
    return FluentParser().parse(path.read_text("utf-8")).body


@cache
def entries(lang, kind, files="*.ftl"):
    found = {}
    for path in sorted((PACKAGE / "i18n" / lang).glob(files)):
        for entry in parsed(path):
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, kind):
                assert entry.id.name not in found, entry.id.name
                found[entry.id.name] = entry
    return found


def messages(lang):
    return entries(lang, ftl.Message)


def variables(entry):
    visitor = Variables()
    visitor.visit(entry)
    return {name.lower() for name in visitor.names} - GRAMMAR


@cache
def trees():
    return [ast.parse(path.read_text("utf-8")) for path in sorted(PACKAGE.rglob("*.py"))]


@cache
def refusals():
    """What the code refuses, each once; all of it is looked through for that."""
    return frozenset(refused())


def refused():
    """The first argument of every `Refusal`, directly or by something called `why`."""
    for tree in trees():
        makers = {"Refusal"} | {
            node.name
            for node in ast.walk(tree)
            if isinstance(node, ast.FunctionDef) and [a.arg for a in node.args.args[:1]] == ["why"]
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in makers:
                yield from strings(node.args[0])
            if isinstance(node, ast.AnnAssign) and getattr(node.annotation, "id", "") == "Why":
                yield from strings(node.value)
    fines = (PACKAGE / "rulebooks" / "policies" / "fines.py").read_text("utf-8")
    yield from re.findall('"(fine-[a-z-]+)"', fines)


def strings(node):
    if isinstance(node, ast.IfExp):
        yield from (*strings(node.body), *strings(node.orelse))
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


@cache
def constants():
    """Every constant of the code, in words, each once."""
    nodes = (node for tree in trees() for node in ast.walk(tree))
    return frozenset(str(node.value) for node in nodes if isinstance(node, ast.Constant))


def literals(prefix):
    pattern = re.compile(f"{prefix}(-[a-z0-9]+)+")
    return (text for text in constants() if pattern.fullmatch(text))


def test_both_languages_have_the_same_sentences():
    ru, en = messages("ru"), messages("en")
    assert ru.keys() == en.keys()
    different = [name for name in ru if variables(ru[name]) != variables(en[name])]
    assert different == []


def test_both_languages_have_the_same_terms():
    assert entries("ru", ftl.Term).keys() == entries("en", ftl.Term).keys()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_a_document_renames_only_what_is_said_anyway(lang, book):
    own = f"books/{book}.ftl"
    common = messages(lang)
    for name, entry in entries(lang, ftl.Message, own).items():
        if not NAMED.fullmatch(name):
            assert variables(entry) <= variables(common[name]), name
    assert entries(lang, ftl.Term, own).keys() <= entries(lang, ftl.Term).keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_document_with_words_of_its_own_is_known(lang):
    named = {path.stem for path in (PACKAGE / "i18n" / lang / "books").glob("*.ftl")}
    assert named <= BOOKS.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_the_words_of_a_document_stay_under_a_theme(lang, book):
    own = BOOKS[book].speaks(catalogue(lang))
    assert own.words == book
    assert BOOKS[book].speaks(own) is own
    themed = BOOKS[book].speaks(catalogue(lang).amended("role-don = Moriarty"))
    assert themed.say("role-don") == "Moriarty"
    assert themed.say("protocol-judge") == own.say("protocol-judge")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_its_sentence(lang):
    assert {f"refused-{why}" for why in refusals()} <= messages(lang).keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_can_be_said(lang):
    spoken = catalogue(lang)
    for why in refusals():
        assert spoken.say(f"refused-{why}", seat=3, target=12, clause="6.7.7", points="0.7")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_that_the_code_names_exists(lang):
    named = {name for prefix in ("record", "cli", "protocol", "seat") for name in literals(prefix)}
    assert named - KINDS <= messages(lang).keys()


def test_no_refusal_is_left_over():
    spare = {name for name in messages("en") if name.startswith("refused-")}
    assert spare == {f"refused-{why}" for why in refusals()}
    assert {*get_args(Why)} == refusals()


def test_every_sentence_belongs_to_a_known_family():
    assert [name for name in messages("en") if not OURS.fullmatch(name)] == []


def test_an_unknown_sentence_and_a_missing_argument_are_loud():
    spoken = Catalogue("en")
    with pytest.raises(CatalogueError, match="no sentence 'nothing'"):
        spoken.say("nothing")
    with pytest.raises(CatalogueError, match="cannot say 'refused-gone'"):
        spoken.say("refused-gone")
    with pytest.raises(CatalogueError, match="no catalogue 'xx'"):
        Catalogue("xx")


def test_the_sentence_of_the_notation_is_said_in_its_words():
    assert catalogue("en").say("refused-out-of-game", seat=6) == "seat 6 is out of the game"


@pytest.mark.parametrize(
    ("count", "text"),
    [(1, "1 игра"), (3, "3 игры"), (11, "11 игр"), (21, "21 игра"), (25, "25 игр")],
)
def test_russian_counts_in_russian(count, text):
    assert catalogue("ru").say("standings-games", count=count) == text
