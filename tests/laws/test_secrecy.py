"""Noninterference, in two forms: a scrambled log, and two games side by side."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gorod.engine import JUDGE, SPECTATOR, Event, stream
from gorod.engine import events as e
from tests.kit.by_day_other_secrets import DAY_ALOUD, DAY_SECRETS
from tests.kit.invented_rulebook import AT_TABLES, BY_DAYS, SIZED, SUBJECTS, WHOLE
from tests.kit.other_secrets import SAID_ALOUD, SECRETS
from tests.laws import possible
from tests.laws.by_day_pairs import paired_days
from tests.laws.moments import SEEDS, fewer, moments
from tests.laws.pairs import paired
from tests.laws.secrecy import secrets_do_not_show

HIDDEN = {e.HuntEnded, e.Checked, e.Acted, e.NothingShown, e.NightResolved}
"""What pairs have to differ in, where the document knows it."""
MORE = 300
"""How many further games are played at most until each of these occurred.

The rarest is one in 25.
"""


def viewers(books):
    """A book and one of its roles, or somebody who has none."""
    return [
        (book.id, role)
        for book in books.values()
        for role in (*sorted(book.rules.teams), "spectator")
    ]


def test_every_event_is_said_aloud_or_a_secret_to_somebody():
    aloud, secrets = SAID_ALOUD | DAY_ALOUD, SECRETS.keys() | DAY_SECRETS.keys()
    assert aloud | secrets == set(Event.__args__)
    assert not aloud & secrets


def test_scrambled_secrets_do_not_show():
    different = Counter()

    @fewer(2)
    @given(moment=moments(), seed=SEEDS)
    def law(moment, seed):
        played, at = moment
        for viewer in range(SPECTATOR, played.game.size + 1):
            log = played.log(at)
            different[secrets_do_not_show(played.book.rules, log, viewer, seed)] += 1

    law()
    print("scrambled logs that differ:", different[True], "of", different.total())  # noqa: T201
    assert different[True] > different.total() / 2


@pytest.mark.parametrize(
    ("book_id", "role"), viewers({name: book for name, book in WHOLE.items() if name in AT_TABLES})
)
def test_paired_games_look_alike(book_id, role):
    """Deals and night acts differ; the viewer cannot tell, dead or alive."""
    book, hidden, steps = SUBJECTS[book_id], Counter(), Counter()

    def looks_alike(seed):
        pair = paired(book, role, seed)
        hidden.update(pair.hidden.keys())
        steps.update(all=pair.steps, dead=pair.steps_dead, meaningful=bool(pair.hidden))

    fewer(2)(given(seed=SEEDS)(looks_alike))()
    assert steps["meaningful"] > 10
    wanted = {kind.__name__ for kind in HIDDEN & possible.events(book)}
    for seed in range(MORE):  # rare cases are looked for in further games
        if wanted <= hidden.keys():
            break
        looks_alike(seed)
    print(role, dict(steps), dict(hidden))  # noqa: T201  how many pairs were different, and where
    assert wanted <= hidden.keys()
    assert steps["dead"] > 0 or role == "spectator"


@pytest.mark.parametrize("book_id", sorted(SIZED))
@pytest.mark.parametrize("role", ["mafia", "citizen", "spectator"])
@given(seed=SEEDS)
def test_paired_games_of_other_tables_look_alike(book_id, role, seed):
    """As above, for the tables that a document amends itself for."""
    paired(SIZED[book_id], role, seed)


@pytest.mark.parametrize(("book_id", "role"), viewers(BY_DAYS))
def test_paired_by_day_games_look_alike(book_id, role):
    """Deals and daily moves differ; until a publication tells, the viewer cannot."""
    hidden, steps = Counter(), Counter()

    @fewer(2)
    @given(seed=SEEDS)
    def law(seed):
        pair = paired_days(SUBJECTS[book_id], role, seed)
        hidden.update(pair.hidden.keys())
        steps.update(all=pair.steps, dead=pair.steps_dead, meaningful=bool(pair.hidden))

    law()
    assert steps["meaningful"] > 10
    assert {"ActEntered", "MoveSettled"} <= hidden.keys()


@given(moment=moments())
def test_the_judge_sees_everything(moment):
    played, at = moment
    assert tuple(stream(played.log(at), JUDGE)) == played.log(at)


@pytest.mark.parametrize("seat", [SPECTATOR, 1])
@given(data=st.data())
def test_what_has_no_place_in_the_table_reaches_the_judge_alone(seat, data):
    class Whisper:
        rule = data.draw(st.text())

    assert tuple(stream([Whisper()], seat)) == ()
    assert len(tuple(stream([Whisper()], JUDGE))) == 1
