"""What the words of a refusal are: a person, a table, a seat, a game, a plain number.

A word alone does not say it: an old list gave players ids such as `3`, and a table has the number 3
as well. So every reason says here what its words are, and nothing is looked up that is no id.
"""

from __future__ import annotations

PERSON, CLUB, STAGE, KEY, PROTEST = "person", "club", "stage", "key", "protest"
"""Ids: of a player or an official, a club, a stage, a round or a game, a protest."""
NUMBER, WORD, MOMENT = "number", "word", "moment"
"""No ids: a number (of a table, of a seat, of players), a text as it is, a night or a day."""
MANY = "*"
"""After a kind: as many words of it as there are."""

PEOPLE = (PERSON + MANY,)
KEYS = (KEY + MANY,)
WORDS = (WORD + MANY,)

ARGUMENTS: dict[str, tuple[str, ...]] = {
    "about-day": WORDS,
    "about-text": (WORD, NUMBER),
    "about-zone": WORDS,
    "absent": PEOPLE,
    "apart-already": PEOPLE,
    "appeal-chief": PEOPLE,
    "appeal-committee": PEOPLE,
    "appeal-judge": PEOPLE,
    "appeals-exhausted": (PERSON, KEY),
    "as-played": (KEY, MOMENT, WORD),
    "audience": WORDS,
    "ban-level": WORDS,
    "begins-later": (KEY, MOMENT),
    "checked-in-already": PEOPLE,
    "clause-unknown": WORDS,
    "club-unknown": (CLUB,),
    "committee-small": (NUMBER,),
    "confirmed-already": (KEY, PERSON),
    "consent-given": PEOPLE,
    "consent-on-word": (KEY, WORD),
    "consent-waits": (KEY, WORD),
    "correction": (NUMBER, WORD),
    "decided-already": (PROTEST,),
    "erased": PEOPLE,
    "erased-already": PEOPLE,
    "entry-unknown": (NUMBER,),
    "frozen-stage": (STAGE,),
    "game-unknown": KEYS,
    "games-waiting": KEYS,
    "id-taken": WORDS,
    "judge-unknown": PEOPLE,
    "known-deaths": KEYS,
    "known-result": KEYS,
    "lot-needed": PEOPLE,
    "merge-met": (PERSON, PERSON, KEY),
    "merge-self": PEOPLE,
    "nickname-alike": (WORD, PERSON),
    "nickname-taken": (WORD, PERSON),
    "nickname-unwritable": WORDS,
    "nickname-yours": (WORD, PERSON),
    "no-seats-left": PEOPLE,
    "no-such-seat": (NUMBER + MANY,),
    "no-tie": PEOPLE,
    "not-a-draft": KEYS,
    "not-apart": PEOPLE,
    "not-at-table": (PERSON, KEY),
    "not-confirmed": KEYS,
    "not-here": PEOPLE,
    "not-in-committee": PEOPLE,
    "not-playing": KEYS,
    "not-signed": KEYS,
    "not-signed-up": PEOPLE,
    "not-yours": PEOPLE,
    "number": WORDS,
    "office-unknown": WORDS,
    "options": WORDS,
    "other-data": KEYS,
    "other-player": (NUMBER, WORD, PERSON),
    "other-rules": WORDS,
    "other-size": (NUMBER, NUMBER),
    "out": PEOPLE,
    "outcome-unknown": WORDS,
    "penalty-due": (KEY, WORD),
    "player-twice": PEOPLE,
    "player-unknown": PEOPLE,
    "playing": (PERSON + MANY, KEY),
    "plays-already": PEOPLE,
    "protest-early": KEYS,
    "protest-late": (NUMBER,),
    "protest-open": (PERSON, KEY),
    "protest-unknown": (PROTEST,),
    "protests-open": (PROTEST + MANY,),
    "recall-begun": KEYS,
    "record": KEYS,
    "released": KEYS,
    "remove-in-stage": (PERSON, STAGE),
    "remove-seated": (PERSON, KEY),
    "remove-substitute": PEOPLE,
    "replaced-already": PEOPLE,
    "round-in-use": KEYS,
    "round-locked": KEYS,
    "round-unknown": KEYS,
    "rounds-unlocked": KEYS,
    "rulebook-unknown": WORDS,
    "rulebook-without-table": WORDS,
    "ruled": (KEY, PROTEST + MANY),
    "ruled-in-record": (KEY, WORD),
    "same-person": PEOPLE,
    "founder-stays": PEOPLE,
    "id-reserved": WORDS,
    "seating-absent": PEOPLE,
    "seating-apart": (PERSON, PERSON, NUMBER),
    "seating-expected": PEOPLE,
    "seating-judge-conflict": PEOPLE,
    "seating-judge-missing": (NUMBER,),
    "seating-judge-twice": PEOPLE,
    "seating-judge-unknown": PEOPLE,
    "seating-not-in-stage": PEOPLE,
    "seating-other-size": (NUMBER, NUMBER),
    "seating-player-twice": PEOPLE,
    "seating-player-unknown": PEOPLE,
    "seating-size": (NUMBER, NUMBER),
    "seating-tables": (NUMBER,),
    "signed-already": KEYS,
    "signed-up-already": PEOPLE,
    "size": (NUMBER,),
    "stage-begun": (STAGE,),
    "stage-by-list": (STAGE,),
    "stage-by-place": (STAGE,),
    "stage-empty": (STAGE,),
    "stage-finished": (STAGE,),
    "stage-id": WORDS,
    "stage-in-use": (STAGE + MANY,),
    "stage-source": (STAGE + MANY,),
    "stage-unfinished": (STAGE,),
    "stage-unknown": (STAGE + MANY,),
    "stands-on-it": (NUMBER, NUMBER),
    "started-already": KEYS,
    "team-taken": PEOPLE,
    "tie-break-unknown": WORDS,
    "time": WORDS,
    "times-minutes": (NUMBER,),
    "times-moment": WORDS,
    "times-round": (NUMBER,),
    "too-few": (NUMBER, NUMBER),
    "too-few-ranked": (NUMBER, NUMBER),
    "undo-erased": (NUMBER,),
    "undo-history": (NUMBER,),
    "undo-open": (NUMBER,),
    "undone-already": (NUMBER,),
    "unfinished": KEYS,
    "vote-failed": (PROTEST,),
    "waiting": PEOPLE,
    "window-open": KEYS,
    "winners-unknown": WORDS,
}
"""Reason -> what its words are, in their order. Those of a reason that is not here are people."""


def kinds(why: str, count: int) -> list[str]:
    """What each of so many words of a reason is."""
    told = ARGUMENTS.get(why, PEOPLE)
    found: list[str] = []
    for at, kind in enumerate(told):
        after = len(told) - at - 1
        many = max(1, count - len(found) - after) if kind.endswith(MANY) else 1
        found += [kind.removesuffix(MANY)] * many
    return [*found, *[WORD] * count][:count]
