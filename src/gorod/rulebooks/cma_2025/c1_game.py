"""Chapter 1 of the CMA rules of 2025: the players, the cards, the phases and the victory."""

from gorod.rulebooks.book import clause, judge
from gorod.rulebooks.policies.dealing import THREE_TEAMS, one_deck
from gorod.rulebooks.policies.victory import red_alone_black_at_parity_maniac_one_on_one

CLAUSES = (
    clause(
        "1.1.a",
        en="Twelve play, no more and no fewer, on seats 1–12.",
        ru="Играют двенадцать, ни больше ни меньше, места — с 1 по 12.",
        cites=("seating",),
        sizes=frozenset({12}),
    ),
    clause(
        "1.1.b",
        en=(
            "The deal is blind and makes three sides: eight red cards (Sheriff, Doctor, Beauty and "
            "five citizens), three black (the Don and two mafiosi), and the Maniac, a side of his "
            "own."
        ),
        ru=(
            "Расклад слепой, сторон три: восемь красных карт (шериф, доктор, красотка и пятеро "
            "мирных), три чёрные (дон и две мафии) и маньяк, сам себе сторона."
        ),
        cites=("deal",),
        deck=one_deck(citizen=5, sheriff=1, doctor=1, beauty=1, mafia=2, don=1, maniac=1),
        teams=THREE_TEAMS,
    ),
    judge(
        "1.2.a",
        en=(
            "The table judge leads, opens and closes the game and each phase of it, with side "
            "judges at hand if there are any. The measures of 9.3 are the judge's."
        ),
        ru=(
            "Ведёт судья стола: он открывает и закрывает игру и каждую её фазу; если есть боковые "
            "судьи, они ему в помощь. Меры из 9.3 — в его руках."
        ),
        sanction=("9.3",),
    ),
    clause(
        "1.2.b",
        en=(
            "Night and day alternate, beginning with a night. Free seating is night as well, so "
            "nobody talks in it."
        ),
        ru=(
            "Ночь и день чередуются, начинает ночь. Свободная посадка — тоже ночь, говорить в ней "
            "нельзя."
        ),
        cites=("course", "position"),
    ),
    clause(
        "1.3.red",
        en=(
            "With neither a black nor the Maniac left, red has won on the spot; in our reading "
            "also when a night leaves nobody alive at all."
        ),
        ru=(
            "Не осталось ни чёрных, ни маньяка — красные тут же победили; в нашем прочтении и "
            "тогда, когда ночь не пощадила вообще никого."
        ),
        cites=("victory-red",),
    ),
    clause(
        "1.3.black",
        en=(
            "Black has won when the Maniac is out and the blacks are as many as the reds or more; "
            "in our reading at least one black must be alive."
        ),
        ru=(
            "Чёрные победили, когда маньяка за столом нет, а чёрных столько же, сколько красных, "
            "или больше; в нашем прочтении хотя бы один чёрный должен быть жив."
        ),
        cites=("victory-black",),
    ),
    clause(
        "1.3.maniac",
        en=(
            "The Maniac has won when a vote or a night leaves one player or none; in our reading "
            "beside the Maniac, whoever it is, and after a disqualification too. With a red and a "
            "black beside him the game goes on."
        ),
        ru=(
            "Маньяк победил, когда после голосования или ночи остаётся один игрок или ни одного; в "
            "нашем прочтении — рядом с маньяком, кто угодно, и после дисквалификации тоже. Если "
            "рядом красный и чёрный, игра идёт дальше."
        ),
        cites=("victory-maniac",),
        results=("red", "black", "maniac", "draw", "red+black", "red+maniac", "black+maniac"),
        victory=red_alone_black_at_parity_maniac_one_on_one,
    ),
)
