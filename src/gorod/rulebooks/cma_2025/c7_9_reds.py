"""Chapters 7.9 to 7.11 of the CMA rules of 2025: Sheriff, Beauty and Doctor at night."""

from gorod.rulebooks.book import clause
from gorod.rulebooks.policies.deeds import maniac_is_red_while_a_black_is_in

CLAUSES = (
    clause(
        "7.9.a",
        en=(
            "«Просыпается Шериф»: up to 10 seconds to show a number; in our reading even of a "
            "player who is out. «Шериф засыпает» follows."
        ),
        ru=(
            "«Просыпается Шериф»: до 10 секунд, чтобы показать номер; в нашем прочтении хоть бы и "
            "выбывшего. Затем «Шериф засыпает»."
        ),
        also=("sheriff-check",),
        cues={"sheriff": "Просыпается Шериф", "sheriff-over": "Шериф засыпает"},
    ),
    clause(
        "7.9.b",
        en="Red: the head turns, thumb up. Black: a nod, thumb down.",
        ru="Красный: поворот головы, палец вверх. Чёрный: кивок, палец вниз.",
        also=("sheriff-red", "sheriff-black"),
        gestures={"sheriff-red": "turn-thumb-up", "sheriff-black": "nod-thumb-down"},
    ),
    clause(
        "7.9.c",
        en=(
            "The Maniac is shown red while blacks are at the table, those killed this very night "
            "included, and black when none is left. In our reading it does not matter how they "
            "went; a black disqualified this night has left."
        ),
        ru=(
            "Маньяка показывают красным, пока за столом есть чёрные, считая и убитых этой же "
            "ночью, и чёрным, когда их не осталось. В нашем прочтении неважно, как они ушли; "
            "дисквалифицированный этой ночью чёрный уже ушёл."
        ),
        also=("sheriff-red", "sheriff-black"),
        check_answer=maniac_is_red_while_a_black_is_in,
    ),
    clause(
        "7.10.a",
        en=(
            "«Просыпается Красотка»: she shows whom she takes, then «Красотка удаляется». In our "
            "reading she has 10 seconds and stops nobody: her guest's own act stands."
        ),
        ru=(
            "«Просыпается Красотка»: она показывает, кого забирает, затем «Красотка удаляется». В "
            "нашем прочтении на это 10 секунд, и она никому не мешает: ход её гостя в силе."
        ),
        also=("beauty-act",),
        seconds={"beauty": 10},
        cues={"beauty": "Просыпается Красотка", "beauty-over": "Красотка удаляется"},
    ),
    clause(
        "7.10.b",
        en="One player, one visit in the whole game. Her own number takes nobody.",
        ru="К каждому — один визит на всю игру. Свой номер — никого не увела.",
        also=("beauty-once",),
    ),
    clause(
        "7.10.c",
        en="Whoever is with her outlives the mafia's shot and the Maniac's.",
        ru="Кто у неё, тот переживёт и выстрел мафии, и выстрел маньяка.",
        cites=("guest-safe",),
        also=("night-resolved",),
    ),
    clause(
        "7.10.d",
        en=(
            "If mafia or Maniac shot the Beauty herself, she and the guest leave, be he the Maniac "
            "or a black; a heal on the guest saves only him. In our reading a heal on her saves "
            "both."
        ),
        ru=(
            "Если мафия или маньяк попали в саму красотку, уходят она и гость, будь он хоть "
            "маньяк, хоть чёрный; вылечен гость — жив только он. Вылечена она — в нашем прочтении "
            "живы оба."
        ),
        cites=("guest-death", "guest-spared"),
        also=("night-resolved",),
    ),
    clause(
        "7.10.e",
        en="КРЕСТ: no guest tonight, and she may do so without limit.",
        ru="КРЕСТ: этой ночью гостя нет, и так хоть каждую ночь.",
        also=("beauty-act", "beauty-nobody"),
    ),
    clause(
        "7.11.a",
        en=(
            "«Просыпается Доктор»: he shows whom he heals, then «Доктор удаляется». In our reading "
            "he has 10 seconds."
        ),
        ru=(
            "«Просыпается Доктор»: он показывает, кого лечит, затем «Доктор удаляется». В нашем "
            "прочтении на это 10 секунд."
        ),
        also=("doctor-act",),
        seconds={"doctor": 10},
        cues={"doctor": "Просыпается Доктор", "doctor-over": "Доктор удаляется"},
    ),
    clause(
        "7.11.b",
        en="One player, one heal in the whole game, and the same for himself.",
        ru="Каждому — одно лечение на всю игру, себе тоже одно.",
        also=("doctor-once",),
    ),
    clause(
        "7.11.c",
        en="Whoever is healed survives mafia and Maniac, both at once too.",
        ru="Вылеченного не убьют ни мафия, ни маньяк, ни оба разом.",
        cites=("healed",),
        also=("night-resolved",),
    ),
    clause(
        "7.11.d",
        en="КРЕСТ: no heal tonight, and he may do so without limit.",
        ru="КРЕСТ: этой ночью никого не лечит, и так хоть каждую ночь.",
        also=("doctor-act", "doctor-nobody"),
    ),
)
