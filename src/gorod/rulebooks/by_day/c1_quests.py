"""The roles of the by-day rules, second part: Commissar, Doctor, Maniac and Hetaera."""

from gorod.rulebooks.book import clause
from gorod.rulebooks.policies.by_day.targets import anybody, not_himself_nor_yesterdays

CLAUSES = (
    clause(
        "R.com.1",
        en=(
            "The Commissar, one of the civilians, asks about one player a day and is told the "
            "exact role in private with the results. If he was executed meanwhile, he is told "
            "nothing."
        ),
        ru=(
            "Комиссар, он за мирных, раз в день называет игрока и вместе с итогами по секрету "
            "узнаёт точную роль. Если самого его успели расстрелять, ответа не будет."
        ),
        cites=("act-commissar", "secret-answer"),
        targets={"commissar": anybody},
    ),
    clause(
        "R.com.2",
        en=(
            "The public reads «Комиссар проверил мафию», which means the Boss too, or «Комиссар "
            "проверил не мафию», which means the Maniac too."
        ),
        ru=(
            "Всем видно «Комиссар проверил мафию» — так и про Босса — или «Комиссар проверил не "
            "мафию» — так и про маньяка."
        ),
        also=("publication",),
        lines={
            "commissar-mafia": "Комиссар проверил мафию",
            "commissar-other": "Комиссар проверил не мафию",
        },
    ),
    clause(
        "R.com.3",
        en=(
            "Silent, missing on purpose, blocked, dead before his turn or long out of the game: "
            "it is all «Комиссар промахнулся»."
        ),
        ru=(
            "Промолчал, промазал нарочно, попал под блок, погиб до своего хода или давно выбыл — "
            "строка одна: «Комиссар промахнулся»."
        ),
        cites=("missed-commissar", "killed-commissar"),
    ),
    clause(
        "R.doc.1",
        en=(
            "The Doctor, one of the civilians, treats one player a day and undoes the mafia's "
            "shot at him. Execution and suicide are beyond his help."
        ),
        ru=(
            "Доктор, он за мирных, за сутки лечит одного и снимает с него выстрел мафии. От "
            "расстрела и самоубийства он не спасает."
        ),
        cites=("act-doctor",),
    ),
    clause(
        "R.doc.2",
        en=(
            "A miss by choice or by silence, a block or his own death make it «Доктор "
            "промахнулся». He moves after the mafia, so a Doctor who is shot is lost."
        ),
        ru=(
            "Промах нарочно или молчанием, блок, собственная гибель — «Доктор промахнулся». Он "
            "ходит после мафии, так что выстрел в него самого уже не отменить."
        ),
        cites=("missed-doctor", "killed-doctor"),
    ),
    clause(
        "R.doc.3",
        en=(
            "Whoever he treated yesterday, as published, has to wait a day. A heal that came to "
            "nothing bars no one."
        ),
        ru=(
            "Кого он по вчерашним итогам лечил, сегодня пропускает. Лечение, которое не "
            "состоялось, никого не закрывает."
        ),
        cites=("repeat-doctor",),
        targets={"doctor": not_himself_nor_yesterdays("doctor")},
    ),
    clause(
        "R.doc.4",
        en="He is never his own patient.",
        ru="Пациентом самого себя доктор не бывает.",
        cites=("self-doctor",),
    ),
    clause(
        "R.man.1",
        en="The Maniac is a clan of one; each day he may block one player.",
        ru="Маньяк — клан из одного человека; за сутки он блокирует одного.",
        cites=("act-maniac",),
    ),
    clause(
        "R.man.2",
        en="Nobody dies of his visit.",
        ru="От его визита не умирают.",
        also=("act-maniac",),
    ),
    clause(
        "R.man.3",
        en="He does not knock at one door two game days running; only a published visit counts.",
        ru="Два дня кряду в одну дверь он не стучится; считается лишь опубликованный визит.",
        cites=("repeat-maniac",),
        targets={"maniac": not_himself_nor_yesterdays("maniac")},
    ),
    clause(
        "R.man.4",
        en=(
            "Whoever he visits has no vote that day. If it had been sent, it is void and no harm "
            "done; if not, the visited player is a suicide like any other."
        ),
        ru=(
            "У кого он побывал, тот сегодня без голоса. Голос послан — он просто сгорает; не "
            "послан — это самоубийство, как у всех."
        ),
        cites=("vote-void",),
        also=("vote-table",),
    ),
    clause(
        "R.man.5",
        en=(
            "A quest under his block does not move, and people read of a miss. At the Boss that is "
            "a miss of the clan; at a plain mafioso the clan still shoots."
        ),
        ru=(
            "Квест под его блоком не ходит, в итогах стоит промах. Блок Босса — промах всего "
            "клана, блок рядового мафиози выстрелу не мешает."
        ),
        cites=("blocked-by-maniac", "missed-hetaera"),
        also=("boss-blocked",),
    ),
    clause(
        "R.man.6",
        en="His own name is not taken.",
        ru="Собственное имя у него не принимают.",
        cites=("self-maniac",),
    ),
    clause(
        "R.het.1",
        en="The Hetaera, one of the civilians, may also block one player a day.",
        ru="Гетера, она за мирных, тоже блокирует одного за сутки.",
        cites=("act-hetaera",),
    ),
    clause(
        "R.het.2",
        en="She too leaves out whoever she was published with the day before.",
        ru="И она пропускает того, с кем её назвали во вчерашних итогах.",
        cites=("repeat-hetaera",),
        targets={"hetaera": not_himself_nor_yesterdays("hetaera")},
    ),
    clause(
        "R.het.3",
        en=(
            "A quest she visits does not move, and with the Boss the clan misses; votes she "
            "leaves alone. The Maniac is immune, and if they visit each other, she misses."
        ),
        ru=(
            "Квест, у которого она была, не ходит, а с Боссом мажет весь клан; голоса она не "
            "отнимает. Маньяка ей не взять: при встречных визитах промах у неё."
        ),
        cites=("blocked-by-hetaera",),
        also=("boss-blocked",),
    ),
    clause(
        "R.het.4",
        en="Nor can she be her own guest.",
        ru="К самой себе гетера не ходит.",
        cites=("self-hetaera",),
    ),
)
