"""The roles of the by-day rules, second part: Commissar, Doctor, Maniac and Hetaera."""

from gorod.rulebooks.book import clause
from gorod.rulebooks.policies.by_day.targets import anybody, not_himself_nor_yesterdays

CLAUSES = (
    clause(
        "R.com.1",
        en=(
            "The Commissar, one of the civilians, asks about one player a day and is told the role "
            "in private with the results; in our reading the exact role. If executed meanwhile, "
            "the Commissar is told nothing."
        ),
        ru=(
            "Комиссар, он за мирных, раз в день называет игрока и вместе с итогами по секрету "
            "узнаёт его роль; в нашем прочтении — точную. Если самого его успели расстрелять, "
            "ответа не будет."
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
            "Silent, missing on purpose, blocked or killed before the check: it is all «Комиссар "
            "промахнулся»; in our reading also when the Commissar is long out of the game."
        ),
        ru=(
            "Промолчал, промахнулся нарочно, попал под блок или убит до своего хода — строка одна: "
            "«Комиссар промахнулся»; в нашем прочтении и тогда, когда он давно выбыл."
        ),
        cites=("missed-commissar", "killed-commissar"),
    ),
    clause(
        "R.doc.1",
        en=(
            "The Doctor, one of the civilians, treats one player a day and undoes the mafia's shot "
            "at him. In our reading execution and suicide are beyond this help."
        ),
        ru=(
            "Доктор, он за мирных, за сутки лечит одного и снимает с него выстрел мафии. От "
            "расстрела и самоубийства, в нашем прочтении, он не спасает."
        ),
        cites=("act-doctor",),
    ),
    clause(
        "R.doc.2",
        en=(
            "A miss by choice or by silence, a block or his own death make it «Доктор "
            "промахнулся». In our reading a Doctor who is shot is lost, since he moves after the "
            "mafia."
        ),
        ru=(
            "Промах нарочно или молчанием, блок, собственная гибель — «Доктор промахнулся». В "
            "нашем прочтении выстрел в самого доктора не отменить: он ходит после мафии."
        ),
        cites=("missed-doctor", "killed-doctor"),
    ),
    clause(
        "R.doc.3",
        en=(
            "He does not treat one player two game days running; in our reading only a heal "
            "published yesterday counts."
        ),
        ru=(
            "Одного и того же два игровых дня кряду он не лечит; в нашем прочтении считается лишь "
            "лечение, опубликованное вчера."
        ),
        cites=("repeat-doctor",),
        targets={"doctor": not_himself_nor_yesterdays("doctor")},
    ),
    clause(
        "R.doc.4",
        en="He is never his own patient.",
        ru="Самого себя доктор не лечит.",
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
        en=(
            "He does not visit one player two game days running; in our reading only a published "
            "visit counts."
        ),
        ru=(
            "К одному и тому же два игровых дня кряду он не ходит; в нашем прочтении считается "
            "лишь опубликованный визит."
        ),
        cites=("repeat-maniac",),
        targets={"maniac": not_himself_nor_yesterdays("maniac")},
    ),
    clause(
        "R.man.4",
        en=(
            "Whoever he visits has no vote that day. In our reading a vote already sent is void "
            "and no harm done; if none was sent, the visited player is a suicide like any other."
        ),
        ru=(
            "У кого он побывал, тот сегодня без голоса. В нашем прочтении посланный голос просто "
            "сгорает, а не послан — это самоубийство, как у всех."
        ),
        cites=("vote-void",),
        also=("vote-table",),
    ),
    clause(
        "R.man.5",
        en=(
            "A quest under his block does not move, and people read of a miss; with the Boss the "
            "whole clan misses. In our reading a block of a plain mafioso does not stop the clan."
        ),
        ru=(
            "Квест под его блоком не ходит, в итогах промах; с Боссом промахивается вся мафия. "
            "Блок рядового мафиози, в нашем прочтении, выстрелу не мешает."
        ),
        cites=("blocked-by-maniac", "missed-hetaera"),
        also=("boss-blocked",),
    ),
    clause(
        "R.man.6",
        en="He does not block himself.",
        ru="Самого себя маньяк не блокирует.",
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
        en=(
            "She does not visit one player two game days running either; in our reading only a "
            "published visit counts."
        ),
        ru=(
            "К одному и тому же два игровых дня кряду не ходит и она; в нашем прочтении считается "
            "лишь опубликованный визит."
        ),
        cites=("repeat-hetaera",),
        targets={"hetaera": not_himself_nor_yesterdays("hetaera")},
    ),
    clause(
        "R.het.3",
        en=(
            "A quest she visits does not move, save the Maniac, and with the Boss the clan misses. "
            "In our reading votes she leaves alone, and if she and the Maniac visit each other, "
            "she misses."
        ),
        ru=(
            "Квест, у которого она была, не ходит, кроме маньяка, а с Боссом промахивается вся "
            "мафия. В нашем прочтении голоса она не отнимает, а при встречных визитах с маньяком "
            "промах у неё."
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
