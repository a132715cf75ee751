"""The list of rule ids is what the engine writes: read from its source, not from memory.

Every call of something that has a parameter `rule` is looked at: a word is an id, a choice is two
ids, a variable is followed to what it was given. What a rulebook gives is the rulebook's to cite.
"""

import ast
from pathlib import Path

import pytest

from gorod.engine.by_day.by_day_rule_ids import RULE_IDS as BY_DAY_RULE_IDS
from gorod.engine.duties import ACTS, CHECKS, ROLES
from gorod.engine.powers import POWERS
from gorod.engine.rule_ids import RULE_IDS
from gorod.engine.table.decide.wrong_phase import RULE_OF
from tests.kit.invented_rulebook import AT_TABLES, BY_DAYS, SUBJECTS
from tests.laws import possible

ENGINE = Path(__file__).parents[2] / "src" / "gorod" / "engine"
TREES = {
    path.relative_to(ENGINE).as_posix(): ast.parse(path.read_text("utf-8"))
    for path in sorted(ENGINE.rglob("*.py"))
}

FROM_THE_RULEBOOK = {
    "table/decide/night.py": {
        "ACTS[duty]",  # the call of a role that acts is over
        "part(duty)",  # a duty without an answer is its own rule
        "f'{duty}-blocked'",  # a role that is blocked, whether it shows anything or not
        "rules.hunt_result(game, None, 0)",  # whose shot it was, or why there was none
        "rules.hunt_result(game, shots, victim)",
        "rules.silence_rule(game, duty, target)",  # a role that shows nobody
        "deadlines.too_slow.get(duty, rule)",  # or whose time runs out
        "rules.once_a_night(duty)",  # a role that has been called already
        "f'{duty}-{answer}'",  # the answer to a check: `don-yes`, `sheriff-black`
        """f"{duty}-{answer or 'act'}\"""",  # an act is cited by the books that have its role
    },
    "by_day/decide.py": {
        "f'act-{game.card(command.seat)}'",  # the daily move of a role
        "rules.grounds[clause]",  # the violation that a disqualification punishes
    },
    "by_day/by_day_evolve.py": {"event.rule"},
    "table/decide/wrong_phase.py": {"RULE_OF.get(type(command))"},  # counted with the table
    "by_day/timing.py": {"BY_DAY_RULE_OF.get(type(command))"},
    "table/decide/speeches.py": {
        "floor.rule",
        "rules.settles_vote(game)",
    },  # how long one may speak
    "table/evolve/after_game.py": {"event.rule"},  # a fact that was ruled before
    "table/evolve/night.py": {"event.rule"},
    "table/evolve/setup.py": {"event.rule"},
    "table/evolve/votes.py": {"event.rule"},
    "table/evolve/discipline.py": {"event.rule"},
    "seen.py": {"event.rule"},  # the view of a fact has the ruling of the fact
    "table/settle.py": {"brought.rule", "floor.rule"},
    "ending.py": {"outcome.rule"},
    "table/decide/after_game.py": {"rules.consented(game)"},  # which limit the awards pass
    "table/decide/votes.py": {
        "hushed or result.rule",  # what a vote decides
        "rules.no_vote(game, seat)",  # why somebody does not vote
    },
    "table/decide/discipline.py": {
        "violation.rule or 'ban'",  # a violation may have its own rule
        "violation.rule or 'foul'",
        "SILENCE.get(silence, own)",
    },
    "table/decide/best_move.py": {"best.no_best_move(game, seat)"},
    "table/decide/polls.py": {"phase.office"},  # an office is its own rule
}
"""Expressions whose value comes from a rulebook, or from an event written elsewhere."""

GIVEN_BY_RULEBOOKS = {"best-move-right", "foul", "night-kill", "night-miss", "sheriff-look"}
GIVEN_BY_RULEBOOKS |= {"one-check", "speech"}
"""Ids that the engine takes from a rulebook: a duty's name, the rule of a speech and others.

The others are the result of a hunt and a second call.
"""

TABLES = {
    "LIST_OF": "table/decide/discipline.py",
    "SILENCE": "table/decide/discipline.py",
    "REMOVED_BY": "table/decide/discipline.py",
    "RULE_OF": "table/decide/wrong_phase.py",
    "CHECKS": "duties.py",
    "BY_DAY_RULE_OF": "by_day/timing.py",
}
"""Tables of rule ids, and where they stand."""

LOOKED_UP = {*TABLES, "ROLES"}
"""`ROLES` is `CHECKS` with the acts, which are no ids of the engine but of the books."""


def rule_parameters(trees=TREES):
    """Name of a function or record -> the place of its parameter `rule`, and its default."""
    found = {}
    for tree in trees.values():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                names = [arg.arg for arg in (*node.args.args, *node.args.kwonlyargs)]
                if "rule" in names:
                    found[node.name] = (names.index("rule"), None)
            if isinstance(node, ast.ClassDef):
                fields = [item for item in node.body if isinstance(item, ast.AnnAssign)]
                names = [field.target.id for field in fields]
                if "rule" in names:
                    at = names.index("rule")
                    found[node.name] = (at, fields[at].value)
    return found


PARAMETERS = rule_parameters()


def words(node, scope):
    """The ids that an expression may be; an expression that is none of ours as its text."""
    if isinstance(node, ast.Constant):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return words(node.body, scope) | words(node.orelse, scope)
    if isinstance(node, ast.Subscript) and ast.unparse(node.value) in LOOKED_UP:
        return set()  # counted with the table
    if isinstance(node, ast.Name):
        given = [
            assigned.value
            for assigned in ast.walk(scope)
            if isinstance(assigned, ast.Assign) and node.id in names_of(assigned)
        ]
        if given:
            return set().union(*(words(value, scope) for value in given))
        if node.id == "rule" and isinstance(scope, ast.FunctionDef):
            return set()  # passed on: counted where the function is called
    return {f"({ast.unparse(node)})"}


def names_of(assigned):
    """The variables of `a = ...`; in `a, b = x, y` each has its own value."""
    target = assigned.targets[0]
    if isinstance(target, ast.Tuple) and isinstance(assigned.value, ast.Tuple):
        return []
    return [name.id for name in ast.walk(target) if isinstance(name, ast.Name)]


def written(tree):
    """Everything that a module gives to a parameter `rule`."""
    found = set()
    for scope in (tree, *(n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef))):
        for node in _own_calls(scope):
            name = ast.unparse(node.func).rpartition(".")[2]
            if name not in PARAMETERS:
                continue
            at, default = PARAMETERS[name]
            named = [keyword.value for keyword in node.keywords if keyword.arg == "rule"]
            places = node.args[at : at + 1]
            for given in (*named, *places) or ([default] if default else []):
                found |= words(given, scope)
    return found


def _own_calls(scope):
    """The calls of a function that are not those of a function inside it."""
    inner = [n for n in ast.walk(scope) if isinstance(n, ast.FunctionDef) and n is not scope]
    hidden = {id(call) for function in inner for call in ast.walk(function)}
    calls = (n for n in ast.walk(scope) if isinstance(n, ast.Call))
    return [call for call in calls if id(call) not in hidden]


def is_of_days(path):
    """Whether a module belongs to the by-day format alone."""
    return path.startswith("by_day/")


COMMON = {"course", "deal", "disqualification", "position", "seating"}
"""Ids of both formats that a common module writes."""


def tables(*, of_days):
    found = set()
    for name, path in TABLES.items():
        if is_of_days(path) is not of_days:
            continue
        for node in ast.walk(TREES[path]):
            if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Dict):
                target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
                if ast.unparse(target) == name:
                    found |= {value.value for value in node.value.values}
    return found


def defaults(*, of_days):
    """What a fact is ruled by unless somebody says otherwise."""
    own = {path: tree for path, tree in TREES.items() if is_of_days(path) is of_days}
    given = (default for _, default in rule_parameters(own).values())
    return {default.value for default in given if default is not None}


def test_the_list_is_what_the_engine_writes():
    every = RULE_IDS.union(*(power.RULE_IDS for power in POWERS))
    assert ids_of(of_days=False) | GIVEN_BY_RULEBOOKS == every


def test_the_list_of_the_by_day_format_is_what_the_engine_writes():
    assert ids_of(of_days=True) | COMMON == BY_DAY_RULE_IDS


def ids_of(*, of_days):
    ids = tables(of_days=of_days) | defaults(of_days=of_days)
    for path, tree in TREES.items():
        if is_of_days(path) is not of_days:
            continue
        given = written(tree)
        strange = {word[1:-1] for word in given if word.startswith("(")}
        assert strange <= FROM_THE_RULEBOOK.get(path, set()), path
        ids |= {word for word in given if not word.startswith("(")}
    return ids - {""}


def test_what_is_said_to_come_from_the_rulebook_is_still_written():
    for path, expected in FROM_THE_RULEBOOK.items():
        given = {word[1:-1] for word in written(TREES[path]) if word.startswith("(")}
        assert expected <= given, path


NEVER_SILENT = RULE_IDS - {"best-moves-read", "night-resolved"}
"""No document may be silent on more: by the rest something can happen, or can be refused."""


@pytest.mark.parametrize("book", AT_TABLES.values(), ids=AT_TABLES)
def test_a_rulebook_cites_a_clause_for_each(book):
    """For each but those of which its slots never make use; and for the acts of its roles."""
    assert book.citations.keys() >= NEVER_SILENT
    assert book.citations.keys() >= {ROLES[role] for role in possible.roles(book)}
    assert ("night-resolved" in book.citations) is not book.rules.hits_kill_at_once


@pytest.mark.parametrize("book", BY_DAYS.values(), ids=BY_DAYS)
def test_a_by_day_rulebook_cites_a_clause_for_each(book):
    assert book.citations.keys() >= BY_DAY_RULE_IDS


@pytest.mark.parametrize("book", SUBJECTS.values(), ids=SUBJECTS)
def test_a_citation_is_a_clause_of_the_document(book):
    numbers = {clause.number for clause in book.clauses}
    assert {number for cited in book.citations.values() for number in cited} <= numbers


def test_whatever_is_refused_as_untimely_cites_a_clause():
    """Anything may be asked at any time, even if the document does not have it."""
    assert set(RULE_OF.values()) <= NEVER_SILENT


def test_a_check_has_its_rule_and_an_act_is_the_rulebooks():
    assert set(CHECKS.values()) <= RULE_IDS
    assert not set(ACTS.values()) & RULE_IDS
    assert ROLES == CHECKS | ACTS
