"""General provisions of the by-day rules, 1 to 10: moves, conduct and the vote."""

from gorod.rulebooks.book import DISQUALIFY, clause, info
from gorod.rulebooks.policies.by_day.targets import another_player_in_the_game

CLAUSES = (
    clause(
        "G.1",
        en=(
            "A quest answers before the day is over, be it only «промах». Silence is printed as a "
            "miss and has no other penalty."
        ),
        ru=(
            "Квест отвечает, пока день открыт, хотя бы словом «промах». Молчание в итогах — тоже "
            "промах, и только."
        ),
        cites=("act", "silent", "missed-maniac"),
    ),
    clause(
        "G.2",
        en="To miss on purpose is open to any quest on any day.",
        ru="Промахнуться нарочно квест может в любой день.",
        cites=("declined",),
    ),
    clause(
        "G.3",
        en="A move may go to a player long gone; it is printed as usual and comes to nothing.",
        ru="Ходить можно и к выбывшему: строка будет как всегда, а на игру это не влияет.",
        cites=("target-out",),
    ),
    clause(
        "G.4",
        en=(
            "Anyone may choose suicide, and a quest's move is then printed as a miss. In our "
            "reading it comes before all moves, a mafioso's takes the clan's shot with it, while a "
            "vote already sent is counted."
        ),
        ru=(
            "Покончить с собой вправе любой, ход квеста тогда публикуют как промах. В нашем "
            "прочтении это раньше всех ходов, у мафиози пропадает и выстрел клана, а посланный "
            "голос в счёте остаётся."
        ),
        cites=("suicide", "suicide-move"),
    ),
    clause(
        "G.5",
        en=(
            "Disqualification for playing against one's own clan: giving partners away, helping "
            "rivals to win."
        ),
        ru="Дисквалификация за игру против своего клана: выдал сообщников, помог соперникам.",
        sanction=DISQUALIFY,
        cites=("betrayal",),
        also=("disqualification",),
        grounds={"G.5": "betrayal"},
    ),
    info(
        "G.6",
        en="Alliances are free, whatever clan the allies are of.",
        ru="Союзы свободны, из каких бы кланов ни были союзники.",
    ),
    clause(
        "G.7",
        en=(
            "Disqualification for pressing a player or the host, by blackmail or threat, to find "
            "out a role."
        ),
        ru="Дисквалификация за шантаж и угрозы игроку или ведущему ради чужой роли.",
        sanction=DISQUALIFY,
        cites=("pressure",),
        also=("disqualification",),
        grounds={"G.7": "pressure"},
    ),
    clause(
        "G.8",
        en=(
            "Disqualification for letting others see one's role, on a screenshot or otherwise; it "
            "is a suicide. In our reading each disqualification is: out before the moves, role "
            "printed, a vote already sent counts."
        ),
        ru=(
            "Дисквалификация за показ своей роли, скриншотом или иначе; это самоубийство. В нашем "
            "прочтении так и с любой дисквалификацией: выбыл до ходов, роль названа, посланный "
            "голос в силе."
        ),
        sanction=DISQUALIFY,
        cites=("disqualification", "exposure"),
        grounds={"G.8": "exposure"},
    ),
    clause(
        "G.9",
        en=(
            "One vote a day, against another player; count and execution follow when the day "
            "closes. In our reading that player was in the game when the day opened, and the first "
            "valid vote is final."
        ),
        ru=(
            "Голос на день один, против другого игрока; счёт и расстрел — когда день закрыт. В "
            "нашем прочтении тот к началу дня ещё в игре, и первый верный ответ окончателен."
        ),
        cites=("one-vote", "ballot-entry"),
        ballot=another_player_in_the_game,
    ),
    clause(
        "G.10",
        en=(
            "If several share the lead with a quarter of the active or more, the coin decides "
            "between them. In our reading today's dead are in it, and if it takes a dead one, "
            "nobody goes instead; the throw is logged."
        ),
        ru=(
            "Если впереди несколько и у них хотя бы четверть от активных, решает «монетка». В "
            "нашем прочтении погибшие сегодня тоже в ней, и если выпал погибший, взамен никого; "
            "бросок записан."
        ),
        cites=("coin",),
    ),
)
