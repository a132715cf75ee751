"""Options and themes on the command line."""

import json

import pytest

from gorod.i18n import LANGUAGES
from gorod.record.themes import SHIPPED
from gorod.rulebooks import BOOKS
from tests.golden.test_golden import GAMES

CARDS = ("citizen",) * 6 + ("sheriff", "don", "mafia", "mafia")
BOOK = BOOKS["fiim-2011"]
HARBOUR = SHIPPED.joinpath("harbour.toml").read_text("utf-8")


def head(*options, cards=CARDS, position="D4 opener 5 alive 2 5 7 8", states=()):
    lines = ["mgn 1", "rules fiim-2011", *(f"option {option}" for option in options)]
    lines += [f"seat {seat} {card} Игрок{seat}" for seat, card in enumerate(cards, 1)]
    lines += [f"position {position}", *states]
    return "\n".join((*lines, ""))


MOVES = "nominate 5 8\nvote 8: 2 5 7\nend red\n"
NIGHT = "shoot 6\nsheriff 8\nD4\n"


# --- Options -----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_is_explained_with_its_clause(run, lang):
    text = run("rules", "fiim-2011", "--options", "--lang", lang).out
    plain = " ".join(text.split())
    for option in BOOK.available.values():
        assert f"{option.name}: {option.explained(lang)}" in text
        for clause in option.clauses:
            assert " ".join(clause.meaning(lang).split()) in plain
    for conflict in BOOK.conflicts:
        assert conflict.why(lang) in plain
    assert max(map(len, text.splitlines())) <= 100
    assert "harbour" in text


def test_the_options_for_programs(run):
    told = json.loads(run("rules", "fiim-2011", "--options", "--json", "--lang", "en").out)
    options = {option["name"]: option for option in told["options"]}
    assert list(options) == list(BOOK.available)
    assert options["6.8"]["not_with"] == [
        {
            "options": ["6.5", "6.7"],
            "clause": "6",
            "why": "each of them takes the place of the ballot",
        },
        {
            "options": ["6.10"],
            "clause": "6.10",
            "why": "nobody could tell who voted against the executed",
        },
        {
            "options": ["6.1"],
            "clause": "6.1",
            "why": "there are no candidates to whom the minute could be given",
        },
        {
            "options": ["6.6"],
            "clause": "6.6",
            "why": "balls are not votes, so the office would have no effect",
        },
    ]
    assert options["doctor"]["aliases"] == ["5.1"]
    assert options["doctor"]["not_at"][0]["sizes"] == [2, 3, 4, 5, 6]
    assert options["6.9"]["values"] == ["harbour"]
    assert [clause["clause"] for clause in options["6.3a"]["clauses"]] == ["6.3a"]


@pytest.mark.parametrize("words", [(), ("fiim-2011",), ("why", "fiim-2011", "6.2", "--options")])
def test_only_options_are_told_to_programs(run, words):
    assert run("rules", *words, "--json").code == 2


def test_a_book_under_options_that_do_not_go_together(run):
    refused = run("rules", "fiim-2011+6.8+6.5", "--lang", "en")
    assert (refused.code, refused.out) == (2, "")
    assert refused.err == (
        "gorod: 6.5 + 6.8 cannot be chosen together in fiim-2011: "
        "each of them takes the place of the ballot (6)\n"
    )
    assert "6.2" in run("rules", "fiim-2011+self-vote").out


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("6.5", "6.8"), "each of them takes the place of the ballot (fiim-2011 6)"),
        (("6.3b", "6.3a"), "these are two variants, and a game has one of them (fiim-2011 6.3)"),
        (("6.4", "6.10"), "nobody could tell who voted against the executed (fiim-2011 6.10)"),
        (("6.13", "doctor"), "the reverse game has its own ten cards (fiim-2011 6.13)"),
        (("6.14",), "fiim-2011 has no option “6.14”"),
        (("mayor", "6.6"), "option 6.6 of fiim-2011 is chosen twice"),
        (("6.2=all",), "fiim-2011 has no option “6.2=all”"),
        (("6.9=moon",), "there is no theme “moon”; known: harbour"),
    ],
)
def test_a_record_under_options_that_cannot_be_chosen(run, game, options, told):
    """One line, and exit code 2."""
    refused = run("replay", game(MOVES, head=head(*options)))
    assert refused.code == 2
    assert refused.err.endswith(f"{told}\n")
    assert refused.err.count("\n") == 1


@pytest.mark.parametrize("options", [("6.2", "6.6"), ("6.1", "6.4")])
def test_a_record_under_options_that_go_together(run, game, options):
    states = ("state 5 mayor",) if "6.6" in options else ()
    played = run("replay", "--json", game(MOVES, head=head(*options, states=states)))
    assert json.loads(played.out)["options"] == list(options)


# --- What a position may say about options -----------------------------------------------------


def test_a_position_names_the_mayor_and_votes_weigh_halves(run, game):
    moves = "nominate 2 4\nnominate 3 9\nvote 4: 1 3 8 9 10\nvote 9: 2 4 5 6 7\n"
    whole = "D2 opener 2 alive 1 2 3 4 5 6 7 8 9 10"
    path = game(moves, head=head("6.6", position=whole, states=("state 2 mayor",)))
    told = json.loads(run("replay", "--json", path).out)
    assert told["ballot"] == {"list": [4, 9], "counts": {"4": 5, "9": 5.5}}
    assert told["mayor"] == 2
    assert "5,5 голоса" in run("replay", path).out


def test_a_position_knows_used_minutes_lost_votes_and_patients(run, game):
    states = ("state 8 golden", "state 7 novote")
    moves = (
        "card no pronouns\nnominate 5 8\nrefuse golden 8\nrefuse vote 8: 7\nvote 8: 2 5\nend red\n"
    )
    path = game(moves, head=head("6.1", "6.11", states=states))
    told = json.loads(run("replay", "--json", path).out)
    assert (told["phase"], told["card"]) == ("over", "no pronouns")
    cards = ("citizen", "doctor", *CARDS[2:])
    night = head(
        "doctor",
        cards=cards,
        position="N4 opener 3 alive 2 5 6 7 8",
        states=("state 2 healed=5,5",),
    )
    assert run("replay", game("shoot 5\nrefuse doctor 5\ndoctor 6\n", head=night)).code == 0


@pytest.mark.parametrize("fact", ["golden", "mayor", "novote"])
def test_facts_of_other_options_are_foreign(run, game, fact):
    refused = run("replay", game(MOVES, head=head("6.2", states=(f"state 5 {fact}",))))
    assert "this rulebook knows no fact" in refused.err


def test_checks_without_an_answer_are_null(run, game):
    path = game("miss\nsheriff 8\n", head=head("6.3b", position="N4 opener 3 alive 2 5 7 8"))
    told = json.loads(run("replay", "--json", path).out)
    assert told["checks"] == [{"moment": "N4", "seat": 7, "target": 8, "answer": None}]


def test_what_is_missing_is_told(run, game):
    for option, due in (("6.5", "elect …: …"), ("6.8", "ball 2 black …")):
        assert due in run("replay", game("N5\n", head=head(option))).err
    elected = "elect 2: 2 5 7 8\nN5\n"
    assert "execute …" in run("replay", game(elected, head=head("6.5"))).err
    start = head("6.6", position="D1 opener 1 alive 2 5 7 8")
    tied = "elect 2: 2 5\nelect 7: 7 8\n" * 2
    assert "coin …" in run("replay", game(f"{tied}nominate 2 5\n", head=start)).err
    given = "ball 2 black 8\nN5\n"
    assert "ball 2 white …" in run("replay", game(given, head=head("6.8"))).err


# --- Themes ------------------------------------------------------------------------------------


def themed(*options):
    return head(*options, position="N4 opener 3 alive 2 5 6 7 8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_theme_renames_and_changes_nothing_else(run, game, lang):
    """6.9, R11-44: the same log, the same result, other names."""
    plain = game(NIGHT + MOVES, "plain.mgn", themed("6.9"))
    harbour = game(NIGHT + MOVES, "harbour.mgn", themed("6.9=harbour"))
    told = [json.loads(run("replay", "--json", path).out) for path in (plain, harbour)]
    assert told[0] == told[1]
    words = [run("replay", path, "--lang", lang).out for path in (plain, harbour)]
    own = {"ru": ("таможенник", "Выход в море"), "en": ("customs officer", "put to sea")}
    assert all(word in words[1] and word not in words[0] for word in own[lang])


def test_a_theme_has_its_own_cues(run, game):
    path = game("", head=themed("6.9=harbour"))
    assert json.loads(run("replay", "--json", path).out)["cue"] == "Контрабандисты выходят в море"


def test_a_theme_from_a_file(run, game, tmp_path):
    mine = tmp_path / "village.toml"
    mine.write_text(HARBOUR.replace("рыбак", "пастух"), encoding="utf-8")
    path = game(NIGHT + MOVES, head=themed("6.9"))
    assert "пастух" in run("replay", path, "--theme", mine).out
    assert "рыбак" in run("replay", path, "--theme", "harbour").out


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (HARBOUR.replace('hunt = "', 'hunts = "'), "the theme does not say cues.hunt"),
        (HARBOUR.replace('role-don = "', 'role-dons = "', 1), "the theme does not say ru.role-don"),
        (HARBOUR + 'role-queen = "queen"\n', "renames en.role-queen, which does not exist"),
        (HARBOUR + 'left-foul = "{ $"\n', "a text of [en] in the theme is malformed"),
        (HARBOUR + "[de]\n", "and nothing else: de"),
        ("[cues]\n", "a theme has the tables [cues], [ru] and [en], each of texts by name"),
        ("cues = 1\n[ru]\n", "a theme has the tables [cues], [ru] and [en], each of texts by name"),
        ("[ru", "the theme is not readable as TOML"),
    ],
)
def test_a_theme_that_is_not_one(run, game, tmp_path, text, told):
    mine = tmp_path / "bad.toml"
    mine.write_text(text, encoding="utf-8")
    refused = run("replay", game(NIGHT + MOVES, head=themed("6.9")), "--theme", mine)
    assert refused.code == 2
    assert told in refused.err
    assert "bad.toml" in refused.err
    assert refused.err.count("\n") == 1


def test_a_theme_that_asks_for_what_it_is_not_told_says_the_usual(run, game, tmp_path):
    mine = tmp_path / "greedy.toml"
    greedy = HARBOUR.replace('protocol-death-announced = "', 'protocol-warned = "{ $who } ')
    mine.write_text(greedy, encoding="utf-8")
    path = game(f"warn 2\n{NIGHT}{MOVES}", head=themed("6.9"))
    assert run("replay", path, "--theme", mine).code == 0


def test_a_theme_needs_its_option_and_a_file(run, game, tmp_path):
    plain = game(MOVES, head=head("6.2"))
    assert "needs a line “option 6.9”" in run("replay", plain, "--theme", "harbour").err
    path = game(MOVES, head=head("6.9"))
    assert "there is no such file" in run("replay", path, "--theme", tmp_path / "none.toml").err


# --- The golden games of options for people ----------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("viewer", ["judge", "seat:9", "spectator"])
def test_every_golden_game_of_an_option_can_be_read(run, lang, viewer):
    for golden in GAMES:
        if golden.path.name.startswith("option-"):
            told = run("replay", golden.path, "--viewer", viewer, "--lang", lang)
            assert told.code == 0, told.err
            assert run("replay", golden.path, "--viewer", viewer, "--json").code == 0
