"""Chapter 10 of the CMA rules of 2025: what a foul is given for."""

from gorod.rulebooks.book import FOUL, clause

CLAUSES = (
    clause(
        "10.1",
        en="Foul for a voice out of turn; a gasp, a sound or lips that can be read will do.",
        ru="Фол за речь вне своей минуты; хватит и возгласа, и звука, и слов по губам.",
        sanction=FOUL,
        acts=("speaks-out-of-turn",),
    ),
    clause(
        "10.2",
        en="Foul for too many gestures.",
        ru="Фол за чрезмерные жесты.",
        sanction=FOUL,
        acts=("waves-hands",),
    ),
    clause(
        "10.3",
        en="Foul for a touch by day.",
        ru="Фол за касание днём.",
        sanction=FOUL,
        acts=("touches-neighbour",),
    ),
    clause(
        "10.4",
        en="Foul for banging the table and for unethical conduct towards players or judges.",
        ru="Фол за стук по столу и за неэтичное поведение с игроками и судьями.",
        sanction=FOUL,
        acts=("bangs-the-table",),
    ),
    clause(
        "10.5",
        en="Foul for quarrelling with the judge.",
        ru="Фол за споры с судьёй.",
        sanction=FOUL,
        acts=("argues-with-judge",),
    ),
    clause(
        "10.6",
        en=(
            "Foul for a fist lifted before «Стоп» or «Спасибо», whose vote counts all the same, "
            "and for a hand laid down before votes are called."
        ),
        ru=(
            "Фол за кулак, убранный до «Стоп» или «Спасибо» (голос в силе), и за руку, выложенную "
            "заранее."
        ),
        sanction=FOUL,
        acts=("withdraws-hand",),
    ),
    clause(
        "10.7",
        en="Foul for signs and appeals while votes are taken.",
        ru="Фол за знаки и уговоры, пока собирают голоса.",
        sanction=FOUL,
        acts=("urges-voters",),
    ),
)
