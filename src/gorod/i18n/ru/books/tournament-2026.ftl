# Слова турнирных правил 2026 года: мирные и мафия, ведущий, удаление, автокатастрофа, алиби, ППК.

-judge = { $case ->
   *[nom] ведущий
    [gen] ведущего
    [dat] ведущему
    [acc] ведущего
    [ins] ведущим
    [plural] ведущие
    [many] ведущих
    [datmany] ведущим
}
-Judge = { $case ->
   *[nom] Ведущий
    [acc] Ведущего
    [plural] Ведущие
    [many] Ведущих
    [datmany] Ведущим
}
-disqualified = удалён
-Tie = Автокатастрофа
-Disqualified = Удалён
-disqualification = удаление
-red = { $case ->
   *[one] мирный
    [plural] мирные
    [many] мирных
    [ins] мирными
}
-black = { $case ->
   *[one] мафия
    [plural] мафия
    [many] мафии
    [ins] мафией
}
-Hunt = Ход мафии

left-lift = автокатастрофа
protocol-second = Главный судья
protocol-checked = { $Role } { $gender ->
    [feminine] проверила
   *[masculine] проверил
} { $target }: { $answer ->
    [red] не мафия
    [black] мафия
    [yes] { $duty ->
        [don] шериф
       *[other] мафия
    }
    [no] { $duty ->
        [don] не шериф
       *[other] не мафия
    }
    [blocked] блок
    [none] ответа нет
   *[other] { $answer }
} ({ $gesture })
protocol-lift-asked = Снова автокатастрофа: { $slate }. Вопрос: покинут ли игру все
protocol-lift-counted = За то, чтобы ушли все, — { $count } из { $living }: { $hands }
protocol-nobody-left = { $reason ->
    [no-candidates] Никто не выставлен, голосования нет
    [sole-candidate] Кандидатура одна, она снимается; голосования нет
    [cancelled] Голосование отменено, никто не уходит
    [candidate-gone] Единственный выставленный уже вне игры, никто не уходит
    [no-votes] Ни одного голоса, никто не уходит
    [lift-failed] Большинство против, из автокатастрофы не уходит никто
   *[other] Никто не уходит
}
protocol-voted-out = { $count ->
    [0] { "" }
    [one] Стол покидает { $seats }
   *[other] Стол покидают { $seats }
}{ $kept ->
    [0] { "" }
   *[other] { $count ->
        [0] Алиби: { $spared }; никто не уходит
       *[other] ; алиби, остаётся: { $spared }
    }
}{ $opened ->
    [0] { "" }
   *[other] ; открыто: { $cards }
}
protocol-best-move-named = Лучший ход { $seat }: { $named }{ $told ->
    [yes] ; стрелков среди них { $hits }
   *[no] { "" }
}
protocol-team-defeated = { $seat }: нарушение, ППК, поражение команды
result = { $kind ->
    [defeat] ППК: победа { $teams }
    [draw] ничья между { $among }
   *[victory] победа { $teams }
}
result-draw-black-red = ничья между мафией и мирными
result-defeat-black-red = ППК: победа мафии и мирных
because-no-black = мафии не осталось
because-parity = мафия сравнялась числом с мирными
because-one-on-one = за столом двое: маньяк и игрок мафии
because-unchanged-nights = без маньяка три ночи подряд за столом пятеро
step-tie = речь в автокатастрофе
step-lift = вопрос, уходят ли все
step-hunt = ход мафии
verb-lift = руки за уход всех
refused-no-hunt-now = мафия сейчас не стреляет
refused-not-a-hunter = игрок { $seat } не из живых игроков мафии
refused-hunt-due = сначала нужно записать ход мафии: кого показали или промах
wrote-lift = руки за уход всех: { $seats }
clause-sanction-defeat = наказание: поражение команды (ППК)
-hostess = { $case ->
   *[nom] путана
    [acc] путану
    [ins] путаной
}
-Hostess = Путана
left-first-killed = { " " }в первую ночь
-disqualify = удалить с турнира
-Disqualify = Удалить с турнира
paper-out-disqualified = удалён
ruling-tie-found = Автокатастрофа: { $digits }
ruling-lift-asked = Снова автокатастрофа: { $digits }
ruling-spared = Алиби: игрок номер { $seats }
