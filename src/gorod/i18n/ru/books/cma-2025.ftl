# Слова правил СМА 2025 года: апелляция, ППК.

-protest = { $case ->
   *[nom] апелляция
    [gen] апелляции
    [dat] апелляции
    [acc] апелляцию
    [plural] апелляции
    [many] апелляций
}
-Protest = { $case ->
   *[nom] Апелляция
    [acc] Апелляцию
    [plural] Апелляции
    [many] Апелляций
}

result = { $kind ->
    [defeat] ППК: победа { $teams }
    [draw] ничья между { $among }
   *[victory] победа { $teams }
}
protocol-team-defeated = Нарушение { $seat }: ППК, поражение его команды
protocol-protest-filed = Апелляция { $seat }: { $text }
protocol-protest-ruled = Апелляция { $seat } { $status ->
    [upheld] удовлетворена{ $remedy ->
        [changed] , результат изменён
        [annulled] , игра аннулирована
        [replayed] , игра будет переиграна
       *[none] { "" }
    }
   *[rejected] отклонена
}: { $text }
protocol-protest-voted = За апелляцию { $seat }: { $hands }; { $passed ->
    [yes] набрано достаточно голосов
   *[no] голосов недостаточно
}
refused-protest-open = апелляция игрока { $seat } ещё не рассмотрена
clause-sanction-defeat = наказание: поражение команды (ППК)
