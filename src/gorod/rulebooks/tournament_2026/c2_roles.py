"""Chapter 2 of the tournament rules of 2026: what each role can do."""

from gorod.engine.powers.answered_acts import AnsweredActs
from gorod.engine.powers.immunity import Immunity
from gorod.rulebooks.book import clause
from gorod.rulebooks.policies.deeds import every_number_counts
from gorod.rulebooks.policies.guests import (
    a_guest_of_the_team_spoils_the_shot,
    guests_are_blocked_and_doctors_may_err,
    the_guest_is_blocked,
    the_guest_of_the_night_stays_today,
    the_living_not_oneself_not_the_last_guest,
)

BLOCKED = ("don-blocked", "sheriff-blocked", "doctor-blocked", "maniac-blocked")

CLAUSES = (
    clause(
        "2.1.1",
        en="A civilian without a role sleeps through every night.",
        ru="Мирный без роли спит все ночи подряд.",
        also=("night-check",),
    ),
    clause(
        "2.2.1.a",
        en=(
            "Every night the Courtesan takes one guest, and until morning he is out of work: a Don "
            "or a Sheriff has no check, a Doctor no patient, a Maniac no shot."
        ),
        ru=(
            "Каждую ночь путана зовёт одного гостя, и до утра он без хода: дон и шериф без "
            "проверки, доктор без пациента, маньяк без выстрела."
        ),
        cites=BLOCKED,
        also=("courtesan-act",),
        grants=(AnsweredActs,),
        act_answer=guests_are_blocked_and_doctors_may_err,
    ),
    clause(
        "2.2.1.b",
        en="The guest learns of it when he is woken: the Host crosses his arms, «блок».",
        ru="Гость узнаёт об этом, когда его будят: ведущий скрещивает руки, «блок».",
        also=("don-blocked", "sheriff-blocked", "doctor-blocked", "maniac-blocked"),
        gestures=dict.fromkeys(BLOCKED, "arms-crossed"),
        blocked=the_guest_is_blocked,
    ),
    clause(
        "2.2.2",
        en=(
            "With anyone of the mafia as guest, the Host records a miss of the mafia. In our "
            "reading the team is not told and picks a victim as always; if the guest is the Don, "
            "his check is lost too."
        ),
        ru=(
            "Если гость из команды мафии, хоть рядовой, ведущий фиксирует промах мафии. В нашем "
            "прочтении ей об этом не говорят, жертву она выбирает как всегда; если гость — дон, "
            "пропала и его проверка."
        ),
        cites=("hunt-spoilt",),
        also=("night-miss",),
        hunt_result=a_guest_of_the_team_spoils_the_shot,
    ),
    clause(
        "2.2.3",
        en=(
            "The day after, no vote sends the guest out: the Host says he has an «алиби», and he "
            "stays. In our reading it works only at the exit, so ties and the lift run as usual "
            "and nobody goes in his stead; fouls and shots it does not stop."
        ),
        ru=(
            "Назавтра голосованием гостя не вывести: ведущий объявляет «алиби», и он остаётся. В "
            "нашем прочтении алиби срабатывает лишь на выходе: автокатастрофа и подъём идут как "
            "обычно, вместо него никто не уходит; от фолов и выстрелов оно не спасает."
        ),
        cites=("immunity",),
        cues={"alibi": "Алиби"},
        grants=(Immunity,),
        immune=the_guest_of_the_night_stays_today,
    ),
    clause(
        "2.2.4",
        en=(
            "If the mafia or the Maniac kills the Courtesan, her guest goes with her. In our "
            "reading healing him is no use; healing her from the mafia saves both."
        ),
        ru=(
            "Если путану убивает мафия или маньяк, вместе с ней выбывает и гость. В нашем "
            "прочтении лечить его бесполезно; вылечить от мафии её — спасти обоих."
        ),
        cites=("guest-death", "guest-spared"),
        also=("night-resolved",),
    ),
    clause(
        "2.2.5",
        en=(
            "She cannot be her own guest, nor have one guest every night; in our reading not two "
            "nights in a row. If nobody else is left, she has no guest and no penalty."
        ),
        ru=(
            "Себя путана не выбирает и одного и того же каждую ночь — тоже; в нашем прочтении "
            "нельзя две ночи кряду. Если больше некого, она без гостя и без наказания."
        ),
        cites=("courtesan-choice",),
        act_refused=the_living_not_oneself_not_the_last_guest,
        declines=every_number_counts,
    ),
    clause(
        "2.3.1",
        en=(
            "One kill a night is the mafia's, on the Don's order. In our reading it takes a living "
            "player, one of their own if they like; holding fire is not open to them."
        ),
        ru=(
            "У мафии одно убийство за ночь, по распоряжению дона. В нашем прочтении стреляют в "
            "живого, можно и в своего; пропустить выстрел нельзя."
        ),
        cites=("hunt", "night-kill", "don-shot"),
        also=("night-resolved",),
        hits_kill_at_once=False,
    ),
    clause(
        "2.3.2",
        en="Once the Don is out, those who are left settle on a victim between them.",
        ru="Дон выбыл — оставшиеся договариваются о жертве между собой.",
        cites=("team-shot",),
        also=("night-kill",),
    ),
    clause(
        "2.4.1",
        en="The Don heads the team: he shoots along, and where they differ his number counts.",
        ru="Дон — глава мафии: стреляет вместе со всеми, и последнее слово о жертве за ним.",
        also=("night-kill", "don-shot"),
    ),
    clause(
        "2.4.2",
        en="Once a night the Don may ask about one player: Sheriff or not?",
        ru="Раз за ночь дон может спросить об одном игроке: шериф или нет?",
        cites=("don-check",),
        also=("one-check",),
    ),
    clause(
        "2.5.1",
        en=(
            "Once a night the Sheriff may ask about one player: mafia or not? The Maniac comes out "
            "as not."
        ),
        ru=(
            "Раз за ночь шериф может спросить об одном игроке: мафия или нет? Про маньяка ответ "
            "«нет»."
        ),
        cites=("sheriff-check",),
        also=("one-check",),
    ),
    clause(
        "2.6.1",
        en="The Doctor can bring one player alive through the mafia's shot.",
        ru="Доктор может спасти одного игрока от выстрела мафии.",
        cites=("healed",),
        also=("doctor-act", "night-resolved"),
    ),
    clause(
        "2.6.2",
        en=(
            "Last night's patient is not treated again tonight. In our reading a night the Doctor "
            "spent under a block was no treatment."
        ),
        ru=(
            "Вчерашнего пациента сегодня не лечат. В нашем прочтении ночь, когда доктор был в "
            "блоке, лечением не была."
        ),
        also=("doctor-wrong",),
    ),
    clause(
        "2.6.3",
        en="The Doctor may be his own patient on one night of the game.",
        ru="Самого себя доктор за всю игру лечит один раз.",
        also=("doctor-wrong",),
    ),
    clause(
        "2.6.4",
        en=(
            "Against the Maniac's shot there is no cure; in our reading a patient whom both shot "
            "is dead."
        ),
        ru=(
            "От выстрела маньяка доктор не спасает; в нашем прочтении пациент, в которого стреляли "
            "оба, убит."
        ),
        cites=("no-cure",),
        also=("night-resolved",),
    ),
    clause(
        "2.7.1",
        en="Each night the Maniac may take one life.",
        ru="За ночь маньяк может убить одного игрока.",
        cites=("maniac-kill",),
        also=("maniac-act", "night-resolved"),
    ),
    clause(
        "2.7.2",
        en="He may just as well hold fire: then he crosses his arms, «блок».",
        ru="Может и не стрелять: тогда он сам скрещивает руки, «блок».",
        also=("maniac-act", "maniac-nobody"),
    ),
)
