"""Appendix 1 of the FIIM regulation of 2011: the sides, the start and the first night."""

from gorod.rulebooks.book import clause, info
from gorod.rulebooks.policies.dealing import TWO_TEAMS, one_deck
from gorod.rulebooks.policies.nights import (
    meeting_then_hunts,
    the_black_team,
    the_don_sets_an_order,
)

CLAUSES = (
    clause(
        "A.intro.1",
        en="Ten sit at the table; the host leads the game, and an assistant works with them.",
        ru="За столом десятеро; игру держит ведущий, с ним работает ассистент.",
        cites=("seating",),
        sizes=frozenset({10}),
    ),
    clause(
        "A.intro.2",
        en=(
            "The cards make the sides: seven red, headed by the Sheriff, and three black, headed "
            "by the Don."
        ),
        ru=(
            "Стороны определяют карты: семь красных во главе с шерифом и три чёрные во главе с "
            "доном."
        ),
        cites=("deal",),
        deck=one_deck(citizen=6, sheriff=1, mafia=2, don=1),
        teams=TWO_TEAMS,
    ),
    info(
        "A.intro.3",
        en=(
            "Night takes turns with day. Black is out to be rid of the reds; red has to find the "
            "blacks and send them away."
        ),
        ru=(
            "Ночь сменяется днём. Чёрным надо избавиться от красных, красным — найти чёрных и "
            "вывести."
        ),
    ),
    clause(
        "A.start",
        en=(
            "The ten are called to the table, and the host opens the game and presents them. The "
            "club's custom: men on their feet applaud the ladies."
        ),
        ru=(
            "Десятерых приглашают за стол, ведущий открывает игру и представляет игроков. Обычай "
            "клуба: мужчины стоя аплодируют дамам."
        ),
        also=("seating",),
        reminders={"greeting": "deal", "introductions": "deal"},
    ),
    clause(
        "A.night1.deal",
        en=(
            "At «Наступает ночь» everyone is blindfolded, heads low. The assistant goes round: "
            "each draws blind, peeps at the card and is blindfolded again."
        ),
        ru=(
            "После «Наступает ночь» все в повязках, головы опущены. Ассистент обходит стол: "
            "каждый тянет вслепую, смотрит карту и опять закрывает глаза."
        ),
        also=("deal",),
        cues={"deal": "Наступает ночь"},
        night_duties=meeting_then_hunts(
            first=("meet", "don-look", "sheriff-look", "dawn"),
            later=("hunt", "don", "sheriff", "dawn"),
        ),
    ),
    clause(
        "A.night1.mafia",
        en=(
            "«Просыпается мафия»: this once the blacks see one another and the host. The Don makes "
            "himself known and mutely orders the shots of three nights; then «Мафия засыпает». In "
            "our reading the order is only noted and binds nobody."
        ),
        ru=(
            "«Просыпается мафия»: в этот раз, и больше никогда, чёрные видят друг друга и "
            "ведущего. Дон называет себя и без слов назначает порядок отстрела на три ночи; затем "
            "«Мафия засыпает». В нашем прочтении порядок только записывают, он никого не "
            "связывает."
        ),
        cites=("meeting", "shooting-order"),
        order=the_don_sets_an_order,
        cues={"meet": "Просыпается мафия", "meet-over": "Мафия засыпает"},
        leader="don",
        pack=the_black_team,
    ),
    clause(
        "A.night1.don",
        en=(
            "«Просыпается Дон»: he lets the host see him, without a check, and «Засыпает Дон» "
            "follows."
        ),
        ru="«Просыпается Дон»: он показывается ведущему, проверки нет, следом «Засыпает Дон».",
        cites=("don-look",),
        cues={"don-look": "Просыпается Дон", "don-look-over": "Засыпает Дон"},
    ),
    clause(
        "A.night1.sheriff",
        en="«Просыпается Шериф»: he shows himself likewise and checks nobody.",
        ru="«Просыпается Шериф»: он тоже лишь показывается и никого не проверяет.",
        cites=("sheriff-look",),
        cues={"sheriff-look": "Просыпается Шериф"},
    ),
    clause(
        "A.night1.dawn",
        en="«Шериф засыпает. Утро. Все просыпаются» ends the night; nobody has been shot in it.",
        ru="«Шериф засыпает. Утро. Все просыпаются» — ночь окончена, убитых в ней нет.",
        also=("day-breaks",),
        cues={"sheriff-look-over": "Шериф засыпает", "first-dawn": "Утро. Все просыпаются"},
    ),
)
