# Слова Положения ФИИМ 2011 года: ведущий и ассистент, предупреждения, удаление, перестрелка.

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
-chief-judge = { $case ->
   *[nom] совет клуба
    [gen] совета клуба
}
-Chief-judge = Совет клуба
-foul = { $case ->
   *[nom] предупреждение
    [ins] предупреждением
    [plural] предупреждения
    [many] предупреждений
}
-Foul = { $case ->
   *[nom] Предупреждение
    [plural] Предупреждения
}
-disqualified = удалён
-banning = отстранение от игр
-Tie = Перестрелка
-Disqualified = Удалён
-disqualification = удаление
-meeting = { $case ->
   *[nom] знакомство
    [gen] знакомства
}
-Meeting = Знакомство

column-fouls = Предупр.
left-first-killed = { "" }
protocol-second = Ассистент ведущего
protocol-floor-given = { $seconds ->
    [0] { $why ->
        [no-speech] { $seat } сегодня без слова; выставлять может
       *[other] { $seat } молчит: третье предупреждение; выставлять может
    }
    [one] { $seat } говорит { $seconds } секунду
    [few] { $seat } говорит { $seconds } секунды
   *[many] { $seat } говорит { $seconds } секунд
}
protocol-disqualified = { $seat }: { $what ->
    [foul] удаление за предупреждения
    [late] удаление; исход уже решён
   *[other] удаление
}
protocol-lift-asked = Снова перестрелка: { $slate }. Вопрос о подъёме
step-tie = речь в перестрелке
clause-sanction-warn = наказание: замечание
clause-sanction-ban = наказание: отстранение от игр
refused-no-points = в этих правилах за игру ничего не начисляют
refused-banned-already = игрок { $seat } уже отстранён от игр
-warning = замечание
foul-nth = { $count ->
    [1] первое предупреждение
    [2] второе предупреждение
    [3] третье предупреждение
    [4] четвёртое предупреждение
   *[other] { $count }-е предупреждение
}
cited-a = прил. 1
cited-a-intro = прил. 1: вступление
cited-a-start = прил. 1: начало
cited-a-night1 = прил. 1: первая ночь
cited-a-day1 = прил. 1: день
cited-a-tie = прил. 1: перестрелка
cited-a-night2 = прил. 1: ночь
cited-a-day2 = прил. 1: утро
cited-a-end = прил. 1: победа
cited-l = закон { $number }
cited-option-6-3a = 6.3 (первый вариант)
cited-option-6-3b = 6.3 (второй вариант)
-disqualify = отстранить от турнира
-Disqualify = Отстранить от турнира
paper-out-disqualified = отстранён
ruling-tie-found = Перестрелка: { $digits }
ruling-lift-asked = Снова перестрелка: { $digits }
ruling-foul = { $ends ->
    [yes] Игрок номер { $seats }, { $which }-е предупреждение: речь закончена
   *[no] Игрок номер { $seats }, { $which }-е предупреждение: ближайшая речь потеряна
}
