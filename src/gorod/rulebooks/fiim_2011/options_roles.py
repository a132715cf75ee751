"""Clause 5 of the FIIM regulation of 2011: the extra roles, one option for each."""

from gorod.engine.powers.immunity import Immunity
from gorod.engine.powers.takings import Takings
from gorod.rulebooks.book import Option, amends, clause
from gorod.rulebooks.policies.night_roles import (
    a_citizen_gives_way_to,
    called_after_the_others,
    nobody_is_healed_a_third_night_running,
    only_at_dawn,
    the_attacked_lose_the_day,
    the_hunted_unless_healed_and_the_stabbed,
    the_lawyer_shields_another,
    the_lawyers_client_stays_today,
    the_maniac_reaches_anybody,
    those_without_a_vote_stay_out,
    those_without_a_word_keep_a_silent_turn,
    who_plays_for_red,
)
from gorod.rulebooks.policies.weights import more_than_half_of_the_votes_lift

DOCTOR = clause(
    "5.1",
    en=(
        "The Doctor, a red, treats one player a night, himself if he likes, but nobody more than "
        "two nights running. His patient outlives the mafia's shot of that night; in our reading "
        "not the Maniac's."
    ),
    ru=(
        "Доктор, красный, за ночь лечит одного, хоть себя, но одного и того же не больше двух "
        "ночей кряду. Выстрел мафии в эту ночь пациент переживёт; удар маньяка, в нашем прочтении, "
        "— нет."
    ),
    cites=("doctor-look", "doctor-act", "night-resolved"),
    deck=amends(a_citizen_gives_way_to("doctor")),
    teams=amends(who_plays_for_red("doctor")),
    night_duties=amends(called_after_the_others("doctor")),
    act_refused=amends(nobody_is_healed_a_third_night_running),
    hits_kill_at_once=amends(only_at_dawn),
    night_deaths=amends(the_hunted_unless_healed_and_the_stabbed),
    cues={"doctor-look": "Просыпается Доктор", "doctor": "Просыпается Доктор"},
)

MANIAC = clause(
    "5.2",
    en=(
        "The Maniac counts as red and wins with red. In a night he kills anyone, or takes "
        "from anyone the coming day's speech, vote or both, or rests; at dawn the host tells "
        "the table."
    ),
    ru=(
        "Маньяк считается красным и побеждает с красными. За ночь он убивает любого, либо "
        "отнимает у любого на один день речь, голос или всё сразу, либо отдыхает; утром "
        "ведущий говорит об этом столу."
    ),
    cites=(
        "maniac-look",
        "maniac-act",
        "maniac-kill",
        "maniac-attack",
        "night-resolved",
        "no-speech",
    ),
    deck=amends(a_citizen_gives_way_to("maniac")),
    teams=amends(who_plays_for_red("maniac")),
    night_duties=amends(called_after_the_others("maniac")),
    act_refused=amends(the_maniac_reaches_anybody),
    hits_kill_at_once=amends(only_at_dawn),
    night_deaths=amends(the_hunted_unless_healed_and_the_stabbed),
    grants=(Takings,),
    takings={"maniac": frozenset({"speech", "vote"})},
    daybreak=amends(the_attacked_lose_the_day),
    speech=amends(those_without_a_word_keep_a_silent_turn),
    voters=amends(those_without_a_vote_stay_out),
    lift_result=amends(more_than_half_of_the_votes_lift),
    cues={"maniac-look": "Просыпается Маньяк", "maniac": "Просыпается Маньяк"},
)

LAWYER = clause(
    "5.3",
    en=(
        "The Lawyer, a red, shields one player for the coming day, only not himself: if the vote "
        "goes against that player, he stays. In our reading nobody goes in his stead, and a lift "
        "takes the others alone."
    ),
    ru=(
        "Адвокат, красный, прикрывает на ближайший день одного игрока, только не себя: если город "
        "того осудил, он остаётся. В нашем прочтении вместо него не уходит никто, а подъём уносит "
        "лишь остальных."
    ),
    cites=("lawyer-look", "lawyer-act", "immunity"),
    deck=amends(a_citizen_gives_way_to("lawyer")),
    teams=amends(who_plays_for_red("lawyer")),
    night_duties=amends(called_after_the_others("lawyer")),
    act_refused=amends(the_lawyer_shields_another),
    grants=(Immunity,),
    immune=the_lawyers_client_stays_today,
    cues={"lawyer-look": "Просыпается Адвокат", "lawyer": "Просыпается Адвокат"},
)

OPTIONS = (
    Option(
        "doctor",
        en="the Doctor: heals one player a night",
        ru="доктор: лечит за ночь одного игрока",
        clauses=(DOCTOR,),
        aliases=("5.1",),
    ),
    Option(
        "maniac",
        en="the Maniac: kills, or takes away a day's speech and vote",
        ru="маньяк: убивает либо отнимает на день речь и голос",
        clauses=(MANIAC,),
        aliases=("5.2",),
    ),
    Option(
        "lawyer",
        en="the Lawyer: shields one player from the coming day's vote",
        ru="адвокат: спасает одного игрока от приговора ближайшего дня",
        clauses=(LAWYER,),
        aliases=("5.3",),
    ),
)
