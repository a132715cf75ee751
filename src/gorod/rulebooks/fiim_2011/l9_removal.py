"""Laws 9 to 14 of the FIIM code of 2011: removal, protests and suspensions."""

from gorod.engine.powers.protest_vote import ProtestVote
from gorod.engine.results import REMEDIES
from gorod.rulebooks.book import DISQUALIFY, Sanction, clause, info, judge
from gorod.rulebooks.policies.nights import red_wins_after_quiet_nights_of_four
from gorod.rulebooks.policies.protest_votes import the_whole_team_and_an_opponent
from gorod.rulebooks.policies.removing import (
    any_listed_violation_may_lose_the_game,
    anything_after_the_final_word,
    nobody_else_leaves,
    nothing_at_dawn,
    only_for,
    the_other_colour,
)
from gorod.rulebooks.policies.striking import (
    a_removed_candidate_is_struck_off,
    no_revote_of_four,
)

CLAUSES = (
    info(
        "L.9",
        en="Section: removal.",
        ru="Раздел: удаление.",
    ),
    clause(
        "L.9.1",
        en="Each item below removes the player.",
        ru="За каждый пункт ниже игрока удаляют.",
        cites=("disqualifying-foul",),
    ),
    clause(
        "L.9.1.1",
        en="Removal for warning number four.",
        ru="Удаление за предупреждение номер четыре.",
        cites=("foul-removal",),
        fouls_to_removal=4,
    ),
    clause(
        "L.9.1.2",
        en="Removal for foul language.",
        ru="Удаление за мат.",
        also=("disqualifying-foul",),
        sanction=DISQUALIFY,
        acts=("swears",),
    ),
    clause(
        "L.9.1.3",
        en="Removal for insulting one of the players.",
        ru="Удаление за оскорбление кого-либо из игроков.",
        also=("disqualifying-foul",),
        sanction=DISQUALIFY,
    ),
    clause(
        "L.9.1.4",
        en=(
            "Removal for prompting the Don or the Sheriff at night, aloud or by gesture, what "
            "seat to check."
        ),
        ru=(
            "Удаление, если ночью подсказал дону или шерифу, голосом или жестом, чьё место "
            "проверить."
        ),
        also=("disqualifying-foul",),
        sanction=DISQUALIFY,
    ),
    clause(
        "L.9.1.5",
        en=(
            "Removal for a voting hand that came down and was lifted ahead of «спасибо». In our "
            "reading the vote is void and goes to nobody."
        ),
        ru=(
            "Удаление, если голосующая рука легла и поднялась раньше «спасибо». Голос, в нашем "
            "прочтении, пропадает и никому не переходит."
        ),
        also=("disqualifying-foul",),
        sanction=DISQUALIFY,
    ),
    clause(
        "L.9.1.6",
        en=(
            "Removal for peeking at night; the text says “wilful”. In our reading that is any "
            "peeking, and the host chooses L.13 if it was on purpose."
        ),
        ru=(
            "Удаление за подглядывание ночью; в тексте — «произвольное». В нашем прочтении это "
            "любое подглядывание, а за сознательное ведущий берёт L.13."
        ),
        also=("disqualifying-foul",),
        sanction=Sanction("disqualify", also_named=("L.13",)),
        acts=("peeks",),
    ),
    clause(
        "L.9.1.7",
        en=(
            "Removal for an artificial situation (L.10) and for getting up on purpose in the "
            "middle of a game."
        ),
        ru="Удаление за искусственную ситуацию (L.10) и за то, что нарочно встал посреди игры.",
        also=("disqualifying-foul",),
        sanction=DISQUALIFY,
    ),
    clause(
        "L.9.1.8",
        en="Removal for a protest before the game is over.",
        ru="Удаление за протест до конца игры.",
        also=("disqualifying-foul",),
        sanction=DISQUALIFY,
    ),
    clause(
        "L.9.2",
        en=(
            "Those who are out leave the table at once: in our reading the voted-out and the shot "
            "after their minute, the removed right away."
        ),
        ru=(
            "Кто выбыл, тут же уходит из-за стола: в нашем прочтении заголосованный и убитый после "
            "своей минуты, удалённый сразу."
        ),
        also=("last-word", "victim-word"),
    ),
    clause(
        "L.9.3",
        en=(
            "The removed have no last word. In our reading the day's vote is held all the same: a "
            "removed candidate is struck off and an open ballot starts over, a removed voter's "
            "hand is void."
        ),
        ru=(
            "У удалённого последнего слова нет. В нашем прочтении голосование дня не отменяется: "
            "удалённого кандидата вычёркивают и начатый счёт ведут заново, рука удалённого "
            "голосующего не в счёт."
        ),
        cites=("disqualification", "late-disqualification", "struck"),
        called_off=no_revote_of_four,
        cancelled_vote=a_removed_candidate_is_struck_off,
        dawn_cancels=nothing_at_dawn,
        amnesty=frozenset(),
        leaves_too=nobody_else_leaves,
    ),
    clause(
        "L.9.4",
        en=(
            "«Спасибо» or getting up ends the final word, and the player goes. Whatever he does "
            "then is a hint: play stops and the other side has won. In our reading it holds for "
            "those shot too, needs a final word, and not after the game is decided."
        ),
        ru=(
            "«Спасибо» или вставание заканчивает заключительное слово, и игрок уходит. Всё, что он "
            "сделает потом, — подсказка: игре конец, победил соперник. В нашем прочтении это и про "
            "убитых, но только после заключительного слова и пока исход не решён."
        ),
        sanction=Sanction("defeat", from_the_hall=True, farewell_only=True),
        cites=("team-defeat", "farewell-defeat", "amnesty"),
        farewell_defeat=anything_after_the_final_word("L.9.4"),
        defeat_winners=the_other_colour,
        defeat_penalised=only_for(),
        defeat_refused=any_listed_violation_may_lose_the_game,
    ),
    info(
        "L.10",
        en="Section: what is artificial.",
        ru="Раздел: что считается искусственным.",
    ),
    judge(
        "L.10.1",
        en="Collecting warnings by design, so as to miss a speech or get away from the table.",
        ru="Нарочно набирать предупреждения, чтобы промолчать круг или уйти из-за стола.",
        sanction="L.9.1.7",
    ),
    info(
        "L.11",
        en="Section: protests.",
        ru="Раздел: протесты.",
    ),
    judge(
        "L.11.1",
        en="A protest waits for the end of the game.",
        ru="С протестом ждут конца игры.",
        sanction="L.9.1.8",
    ),
    judge(
        "L.11.2",
        en=(
            "The host may take it up if the rules, the stages or the laws were broken and a "
            "player holds that it decided the game."
        ),
        ru=(
            "Ведущий может его принять, если нарушены правила, этапы или законы и кто-то из "
            "игроков думает, что это решило игру."
        ),
        sanction="L.11.3",
    ),
    clause(
        "L.11.3",
        en=(
            "It passes with the votes of the whole protesting side and of one opponent; then the "
            "result is altered, the game annulled or replayed. In our reading the side is all who "
            "were dealt to it, living or not, and the host chooses."
        ),
        ru=(
            "Он проходит, если «за» вся протестующая сторона и ещё один соперник; тогда итог "
            "меняют, игру снимают или переигрывают. В нашем прочтении сторона — все, кому она "
            "выпала, и живые, и выбывшие, а выбирает ведущий."
        ),
        cites=(
            "protest",
            "protest-window",
            "protest-vote",
            "protest-ruling",
            "protest-final",
            "rating-none",
        ),
        protest_seconds=None,
        grants=(ProtestVote,),
        protest_passes=the_whole_team_and_an_opponent,
        remedies=REMEDIES,
    ),
    clause(
        "L.12",
        en=(
            "Four are left and for three nights running the mafia does not shoot: red wins. In our "
            "reading a night without a hit counts, a miss like a shot withheld; a hit the Doctor "
            "healed is a hit."
        ),
        ru=(
            "Осталось четверо, и три ночи кряду мафия не стреляет — победа красных. В нашем "
            "прочтении считается ночь без попадания, и промах, и отказ стрелять; попадание, "
            "вылеченное доктором, — попадание."
        ),
        cites=("four-nights",),
        dawn=red_wins_after_quiet_nights_of_four(3),
    ),
    clause(
        "L.13",
        en="For peeking on purpose: removal from this game and suspension from games for a month.",
        ru="За сознательное подглядывание: удаление из этой игры и отстранение от игр на месяц.",
        sanction=Sanction("ban", term="month"),
        cites=("ban",),
        banned_too=frozenset(),
    ),
    clause(
        "L.14",
        en=(
            "For prompting the players from outside the game: suspension until the club council "
            "has ruled. The game at the table goes on."
        ),
        ru=(
            "За подсказку извне: отстранение от игр, пока не решит совет клуба. Игра за столом "
            "продолжается."
        ),
        sanction=Sanction("ban", term="until-decision", removes=False, rule="ban-from-outside"),
        cites=("ban-from-outside",),
    ),
)
