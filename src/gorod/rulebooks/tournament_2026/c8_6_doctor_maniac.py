"""Chapters 8.6 and 8.7 of the tournament rules of 2026: the Doctor and the Maniac."""

from gorod.engine.powers.act_deadlines import ActDeadlines
from gorod.rulebooks.book import clause
from gorod.rulebooks.policies.guests import the_third_wrong_patient_removes_the_doctor

CLAUSES = (
    clause(
        "8.6.1",
        en=(
            "The Doctor is called with «Просыпается Доктор»; in our reading at tables of 13 and 14 "
            "only."
        ),
        ru=(
            "Доктора зовут словами «Просыпается Доктор»; в нашем прочтении — только за столами на "
            "13 и 14 человек."
        ),
        cues={"doctor": "Просыпается Доктор"},
    ),
    clause(
        "8.6.2",
        en="He shows whom he would keep from the mafia tonight.",
        ru="Он показывает, кого сегодня бережёт от мафии.",
        cites=("doctor-act",),
    ),
    clause(
        "8.6.3",
        en=(
            "He has 5 seconds and must choose, or he is removed without a word. Under a block "
            "there is nothing to choose."
        ),
        ru=(
            "У него 5 секунд, и выбрать он обязан, иначе его молча удаляют. В блоке выбирать "
            "нечего."
        ),
        cites=("no-patient", "doctor-nobody"),
        seconds={"doctor": 5},
    ),
    clause(
        "8.6.4.a",
        en=(
            "Himself again or last night's patient: the Host shakes his head and gives 5 seconds "
            "more; in our reading also for someone who is out."
        ),
        ru=(
            "Себя второй раз или вчерашнего пациента не принимают: ведущий качает головой и даёт "
            "ещё 5 секунд; в нашем прочтении то же и с выбывшим."
        ),
        cites=("doctor-wrong",),
        gestures={"doctor-wrong": "shake"},
    ),
    clause(
        "8.6.4.b",
        en="Three wrong numbers, in our reading in one night, and the Host removes the Doctor.",
        ru="Три неверных номера, в нашем прочтении за одну ночь, — и ведущий удаляет доктора.",
        cites=("wrong-patients",),
        wrong_shown=the_third_wrong_patient_removes_the_doctor,
    ),
    clause(
        "8.6.5",
        en="His call ends on «Доктор засыпает».",
        ru="Его вызов кончается словами «Доктор засыпает».",
        cues={"doctor-over": "Доктор засыпает"},
    ),
    clause(
        "8.7.1",
        en="The Maniac is called with «Просыпается Маньяк».",
        ru="Маньяка зовут словами «Просыпается Маньяк».",
        cues={"maniac": "Просыпается Маньяк"},
    ),
    clause(
        "8.7.2",
        en=(
            "He shows a victim; the Host repeats the number and nods it through. In our reading "
            "himself and the departed are not taken, and his time runs on."
        ),
        ru=(
            "Он показывает жертву; ведущий повторяет номер и кивает: принято. В нашем прочтении "
            "себя и выбывших не принимают, а время идёт."
        ),
        cites=("maniac-act", "maniac-choice"),
        gestures={"maniac-act": "nod"},
    ),
    clause(
        "8.7.3",
        en="He has 5 seconds, then «Маньяк засыпает»: the shot is lost, and that is all.",
        ru="На это 5 секунд, потом «Маньяк засыпает»: выстрел пропал, наказания нет.",
        cites=("maniac-late",),
        also=("maniac-act",),
        seconds={"maniac": 5},
        grants=(ActDeadlines,),
        too_slow={"maniac": "maniac-late"},
    ),
    clause(
        "8.7.4",
        en="If it is he who crosses his arms, «блок», he lets this night go by.",
        ru="Если «блок» показал он сам, эту ночь он пропускает.",
        cites=("maniac-nobody",),
        also=("maniac-act",),
    ),
    clause(
        "8.7.5",
        en="His call ends on «Маньяк засыпает».",
        ru="Его вызов кончается словами «Маньяк засыпает».",
        cues={"maniac-over": "Маньяк засыпает"},
    ),
)
