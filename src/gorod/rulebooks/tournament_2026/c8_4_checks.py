"""Chapters 8.4 and 8.5 of the tournament rules of 2026: the checks of Don and Sheriff."""

from gorod.engine.powers.renamed_answers import RenamedAnswers
from gorod.rulebooks.book import clause
from gorod.rulebooks.policies.guests import yes_or_no_and_guests_learn_nothing

EARLIER = ("sheriff-black", "sheriff-red")
"""Rule ids of these answers in games of earlier versions."""

CLAUSES = (
    clause(
        "8.4.1",
        en="The Don is called with «Просыпается Дон. Дон ищет Шерифа».",
        ru="Дона зовут словами «Просыпается Дон. Дон ищет Шерифа».",
        cues={"don": "Просыпается Дон. Дон ищет Шерифа"},
    ),
    clause(
        "8.4.2",
        en=(
            "He shows one number. The Host nods if it is the Sheriff and shakes his head if it is "
            "not."
        ),
        ru="Он показывает один номер. Ведущий кивает — это шериф, качает головой — не он.",
        cites=("don-yes", "don-no"),
        gestures={"don-yes": "nod", "don-no": "shake"},
    ),
    clause(
        "8.4.3",
        en="He has 5 seconds, then «Дон засыпает»: the check is lost, and that is all.",
        ru="На это 5 секунд, потом «Дон засыпает»: проверка пропала, наказания нет.",
        cites=("don-nobody",),
        also=("don-check",),
        seconds={"don": 5},
    ),
    clause(
        "8.4.4",
        en=(
            "If he has found the Sheriff before, he may spare the number and just find out about a "
            "«блок»."
        ),
        ru="Если шериф найден раньше, номера можно не показывать, а лишь узнать, нет ли «блока».",
        also=("don-check", "don-blocked"),
    ),
    clause(
        "8.4.5",
        en=(
            "Chairs are not checked: the number of a player who is out is not taken, and the "
            "seconds run on."
        ),
        ru="«Стулья» не проверяют: номер выбывшего не принимают, а секунды идут.",
        cites=("don-choice",),
    ),
    clause(
        "8.4.6",
        en="His call ends on «Дон засыпает».",
        ru="Его вызов кончается словами «Дон засыпает».",
        cues={"don-over": "Дон засыпает"},
    ),
    clause(
        "8.5.1",
        en="The Sheriff is called with «Просыпается Шериф. Шериф ищет Мафию».",
        ru="Шерифа зовут словами «Просыпается Шериф. Шериф ищет Мафию».",
        cues={"sheriff": "Просыпается Шериф. Шериф ищет Мафию"},
    ),
    clause(
        "8.5.2",
        en=(
            "He shows one number. A nod is mafia, the Don too; a shaken head is anyone else, and "
            "the Maniac always."
        ),
        ru=(
            "Он показывает один номер. Кивок — мафия, и дон тоже; качание головой — кто-то другой, "
            "и маньяк всегда."
        ),
        cites=("sheriff-yes", "sheriff-no", *EARLIER),
        gestures={
            **dict.fromkeys(("sheriff-yes", "sheriff-black"), "nod"),
            **dict.fromkeys(("sheriff-no", "sheriff-red"), "shake"),
        },
        grants=(RenamedAnswers,),
        earlier_answers={"black": "yes", "red": "no"},
        check_answer=yes_or_no_and_guests_learn_nothing,
    ),
    clause(
        "8.5.3",
        en="Here, too, 5 seconds; after them «Шериф засыпает», no check and no penalty.",
        ru="И у него 5 секунд; после них «Шериф засыпает», ни проверки, ни наказания.",
        cites=("sheriff-nobody",),
        also=("sheriff-check",),
        seconds={"sheriff": 5},
    ),
    clause(
        "8.5.4a",
        en=(
            "The Sheriff does not check chairs either: such a number is not taken while his time "
            "runs."
        ),
        ru="«Стулья» не проверяет и шериф: такой номер не принимают, а его время идёт.",
        cites=("sheriff-choice",),
    ),
    clause(
        "8.5.4b",
        en=(
            "His call ends on «Шериф засыпает»; the text prints the Don here, in our reading by a "
            "slip."
        ),
        ru=(
            "Его вызов кончается словами «Шериф засыпает»; в тексте тут стоит дон, в нашем "
            "прочтении это описка."
        ),
        cues={"sheriff-over": "Шериф засыпает"},
    ),
)
