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
protocol-team-defeated = { $seat }: нарушение, ППК, поражение команды
refused-protest-open = апелляция игрока { $seat } ещё не рассмотрена
clause-sanction-defeat = наказание: поражение команды (ППК)
-upheld = удовлетворена
-rejected = отклонена
cited-ord = порядок ночи
cited-upd-g = жесты
cited-upd-a = апелляции { $number }
cited-a = дополнение { $number }
cited-a-mask = дополнение о масках
