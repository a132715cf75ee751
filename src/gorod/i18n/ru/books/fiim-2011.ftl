# Слова Положения ФИИМ 2011 года: ведущий и ассистент, предупреждения, удаление, перестрелка.

-judge = { $case ->
   *[nom] ведущий
    [gen] ведущего
    [dat] ведущему
    [ins] ведущим
}
-Judge = Ведущий
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
protocol-fouled = { $count }-е предупреждение: { $seat }{ $silence ->
    [yes] ; ближайшая минута потеряна
    [now] ; речь закончена
   *[no] { "" }
}
protocol-floor-given = { $seconds ->
    [0] { $why ->
        [no-speech] { $seat } сегодня без слова; выставлять может
       *[other] { $seat } молчит: третье предупреждение; выставлять может
    }
    [one] { $seat } говорит { $seconds } секунду
    [few] { $seat } говорит { $seconds } секунды
   *[many] { $seat } говорит { $seconds } секунд
}
protocol-disqualified = { $what ->
    [foul] Удалён за предупреждения: { $seat }
    [late] Исход уже решён; удаление: { $seat }
   *[other] Удалён: { $seat }
}
protocol-warned = Замечание: { $seat }
protocol-lift-asked = Снова перестрелка: { $slate }. Вопрос о подъёме
step-tie = речь в перестрелке
wrote-warn = замечание { $seat }{ $clause }
clause-sanction-warn = наказание: замечание
clause-sanction-ban = наказание: отстранение от игр
refused-no-points = в этих правилах за игру ничего не начисляют
refused-banned-already = игрок { $seat } уже отстранён от игр
