"""Chapters 8.1 to 8.3 of the tournament rules of 2026: the calls, the Courtesan, the mafia."""

from gorod.engine.powers.compulsory_acts import CompulsoryActs
from gorod.engine.powers.fatal_miss import FatalMiss
from gorod.engine.powers.open_hunt import OpenHunt
from gorod.rulebooks.book import clause
from gorod.rulebooks.policies.guests import hostess_and_doctor_must_choose
from gorod.rulebooks.policies.nights import (
    dealt_roles_and_the_maniac_while_he_lives,
    each_role_once,
    nobody_shown,
    number_of_the_don_or_of_all_without_him,
)
from gorod.rulebooks.policies.three_sides import (
    only_the_living_are_shot_at,
    without_a_victim_the_mafia_is_defeated,
)

CLAUSES = (
    clause(
        "8.1.1",
        en=(
            "«Наступает ночь»: the Host sees to it that all sit as for a tournament night, masked, "
            "hands on the shoulders, chin down on the chest."
        ),
        ru=(
            "«Наступает ночь»: ведущий смотрит, все ли сели как надо, то есть в масках, ладони на "
            "плечах, подбородок вниз, к груди."
        ),
        cites=("night-falls",),
        cues={"dusk": "Наступает ночь"},
        reminders={"posture": "dusk"},
    ),
    clause(
        "8.1.2.a",
        en=(
            "The roles are woken in one fixed order; in our reading Courtesan, mafia, Don, "
            "Sheriff, Doctor, Maniac."
        ),
        ru=(
            "Роли будят в строгом порядке; в нашем прочтении это путана, мафия, дон, шериф, "
            "доктор, маньяк."
        ),
        cites=("night-check", "one-check"),
        also=("night-falls",),
        once_a_night=each_role_once,
        night_duties=dealt_roles_and_the_maniac_while_he_lives(
            first=("courtesan-look", "meet", "sheriff-look", "doctor-look", "maniac-look", "dawn"),
            later=("courtesan", "hunt", "don", "sheriff", "doctor", "maniac", "dawn"),
        ),
    ),
    clause(
        "8.1.2.b",
        en=(
            "A Maniac who is out is no longer called; the rest are, even with nobody left to "
            "answer. In our reading a Maniac shot this very night still acts, and where no Doctor "
            "was dealt none is called."
        ),
        ru=(
            "Выбывшего маньяка больше не зовут; прочих зовут, даже если отозваться некому. В нашем "
            "прочтении убитый этой же ночью маньяк ещё ходит, а доктора, которого не сдавали, не "
            "зовут."
        ),
        cites=("night-miss", "hunt-unmanned"),
        also=("night-falls",),
        silence_rule=nobody_shown,
    ),
    clause(
        "8.1.3",
        en="The Host shows every number back, and the player nods that it is right.",
        ru="Каждый номер ведущий показывает в ответ, и игрок кивает: верно.",
        also=("night-check",),
        reminders={"mirror": "courtesan hunt don sheriff doctor maniac"},
    ),
    clause(
        "8.2.1",
        en="«Просыпается Путана»: she holds up the number of her guest.",
        ru="«Просыпается Путана»: она показывает, кого зовёт в гости.",
        cites=("courtesan-act",),
        cues={"courtesan": "Просыпается Путана"},
    ),
    clause(
        "8.2.2",
        en=(
            "If she lingers or shows nobody, the Host points to his watch; with no choice 5 "
            "seconds later she is removed without a word. In our reading a number she may not take "
            "counts as none."
        ),
        ru=(
            "Если она медлит или никого не показывает, ведущий указывает на часы; нет выбора и "
            "через 5 секунд — её молча удаляют. В нашем прочтении номер, который нельзя, — всё "
            "равно что никакой."
        ),
        cites=("no-guest", "courtesan-nobody"),
        also=("courtesan-choice",),
        seconds={"courtesan": 5},
        grants=(CompulsoryActs,),
        nothing_shown=hostess_and_doctor_must_choose,
    ),
    clause(
        "8.2.3",
        en="When the guest is noted: «Путана засыпает».",
        ru="Гость записан — «Путана засыпает».",
        cues={"courtesan-over": "Путана засыпает"},
    ),
    clause(
        "8.3.1",
        en=(
            "«Просыпается Мафия»: the team looks up, the Don with it, and has a minute for its "
            "victim."
        ),
        ru="«Просыпается Мафия»: команда и дон с ней смотрят и за минуту находят жертву.",
        also=("hunt",),
        seconds={"hunt": 60},
        cues={"hunt": "Просыпается Мафия"},
    ),
    clause(
        "8.3.2",
        en=(
            "While the Don is in, his number is taken; when he is out, all who remain must show "
            "the same. In our reading the others' agreement without the Don's number is no choice."
        ),
        ru=(
            "Пока дон в игре, принимают его номер; дона нет — все, кто остался, показывают один. В "
            "нашем прочтении без номера живого дона согласие прочих — не выбор."
        ),
        cites=("hunt-choice", "hunt-undecided"),
        also=("hunt",),
        hunt_victim=number_of_the_don_or_of_all_without_him,
        shot_refused=only_the_living_are_shot_at,
        grants=(OpenHunt,),
        settled=number_of_the_don_or_of_all_without_him,
    ),
    clause(
        "8.3.3",
        en=(
            "No victim in the minute: the Host raises the team in silence and removes it. In our "
            "reading that is so if he lets the others play on; otherwise it is 15.1.3."
        ),
        ru=(
            "Минута без жертвы: ведущий молча поднимает команду и удаляет её. В нашем прочтении "
            "это так, если он решил, что остальные играют дальше; иначе — 15.1.3."
        ),
        cites=("no-victim-removal",),
        grants=(FatalMiss,),
        no_victim=without_a_victim_the_mafia_is_defeated("15.1.3", "8.3.3"),
    ),
    clause(
        "8.3.4",
        en="At second 50 the Host warns: «Мафия, осталось 10 секунд».",
        ru="На пятидесятой секунде звучит «Мафия, осталось 10 секунд».",
        cues={"hunt-ten-seconds": "Мафия, осталось 10 секунд"},
        reminders={"ten-seconds-to-hunt": "hunt"},
    ),
    clause(
        "8.3.5",
        en=(
            "The number or the end of the minute brings «Мафия засыпает», and masks go down. The "
            "Don's may stay up."
        ),
        ru=(
            "Есть номер или вышла минута — «Мафия засыпает», маски вниз. Дон свою может оставить "
            "поднятой."
        ),
        cues={"hunt-over": "Мафия засыпает"},
    ),
)
