"""Chapters 7.9 to 7.11 of the CMA rules of 2025: Sheriff, Beauty and Doctor at night."""

from gorod.rulebooks.book import clause
from gorod.rulebooks.policies.deeds import maniac_is_red_if_a_black_saw_the_night_fall

CLAUSES = (
    clause(
        "7.9.a",
        en=(
            "«Просыпается Шериф»: up to 10 seconds to show any number, even of a player who is "
            "out. «Шериф засыпает» follows."
        ),
        ru=(
            "«Просыпается Шериф»: до 10 секунд, показать он может любой номер, хоть бы и "
            "выбывшего. Затем «Шериф засыпает»."
        ),
        cites=("sheriff-check",),
        cues={"sheriff": "Просыпается Шериф", "sheriff-over": "Шериф засыпает"},
    ),
    clause(
        "7.9.b",
        en="Red: the head turns, thumb up. Black: a nod, thumb down.",
        ru="Красный: поворот головы, палец вверх. Чёрный: кивок, палец вниз.",
        cites=("sheriff-red", "sheriff-black"),
        gestures={"sheriff-red": "turn-thumb-up", "sheriff-black": "nod-thumb-down"},
    ),
    clause(
        "7.9.c",
        en=(
            "The Maniac is shown red if some black was in the game when the night fell, though "
            "this night may kill them all. If none was, in whatever way they had gone, he is shown "
            "black."
        ),
        ru=(
            "Маньяка показывают красным, если к началу ночи в игре был хоть один чёрный, пусть эта "
            "ночь и убьёт последних. Не было ни одного, как бы они ни ушли, — чёрным."
        ),
        cites=("sheriff-red", "sheriff-black"),
        check_answer=maniac_is_red_if_a_black_saw_the_night_fall,
    ),
    clause(
        "7.10.a",
        en=(
            "«Просыпается Красотка»: we give her 10 seconds to show whom she takes, then «Красотка "
            "удаляется». She stops nobody: her guest's own act stands."
        ),
        ru=(
            "«Просыпается Красотка»: даём ей 10 секунд показать, кого уводит, затем «Красотка "
            "удаляется». Она никому не мешает: ход её гостя в силе."
        ),
        cites=("beauty-act",),
        seconds={"beauty": 10},
        cues={"beauty": "Просыпается Красотка", "beauty-over": "Красотка удаляется"},
    ),
    clause(
        "7.10.b",
        en="One player, one visit in the whole game. Her own number takes nobody.",
        ru="К каждому — один визит на всю игру. Свой номер — никого не увела.",
        cites=("beauty-once",),
    ),
    clause(
        "7.10.c",
        en="Whoever is with her outlives the mafia's shot and the Maniac's.",
        ru="Кто у неё, тот переживёт и выстрел мафии, и выстрел маньяка.",
        cites=("night-resolved",),
    ),
    clause(
        "7.10.d",
        en=(
            "If mafia or Maniac shot the Beauty herself, both leave, she and the guest, be he the "
            "Maniac or a black. A heal on her saves both, a heal on him only him."
        ),
        ru=(
            "Если мафия или маньяк попали в саму красотку, уходят двое, она и гость, будь он хоть "
            "маньяк, хоть чёрный. Вылечили её — живы оба, его — только он."
        ),
        cites=("guest-death", "night-resolved"),
    ),
    clause(
        "7.10.e",
        en="КРЕСТ: no guest tonight, and she may do so without limit.",
        ru="КРЕСТ: этой ночью гостя нет, и так хоть каждую ночь.",
        cites=("beauty-act",),
    ),
    clause(
        "7.11.a",
        en=(
            "«Просыпается Доктор»: we give him 10 seconds to show whom he heals, then «Доктор "
            "удаляется»."
        ),
        ru=(
            "«Просыпается Доктор»: даём ему 10 секунд показать, кого лечит, затем «Доктор "
            "удаляется»."
        ),
        cites=("doctor-act",),
        seconds={"doctor": 10},
        cues={"doctor": "Просыпается Доктор", "doctor-over": "Доктор удаляется"},
    ),
    clause(
        "7.11.b",
        en="One player, one heal in the whole game, and the same for himself.",
        ru="Каждому — одно лечение на всю игру, себе тоже одно.",
        cites=("doctor-once",),
    ),
    clause(
        "7.11.c",
        en="Whoever is healed survives mafia and Maniac, both at once too.",
        ru="Вылеченного не убьют ни мафия, ни маньяк, ни оба разом.",
        cites=("night-resolved",),
    ),
    clause(
        "7.11.d",
        en="КРЕСТ: no heal tonight, and he may do so without limit.",
        ru="КРЕСТ: этой ночью никого не лечит, и так хоть каждую ночь.",
        cites=("doctor-act",),
    ),
)
