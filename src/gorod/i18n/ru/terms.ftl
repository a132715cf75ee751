# Слова, которые документ может назвать по-своему; падеж — $case.

-judge = { $case ->
   *[nom] судья
    [gen] судьи
    [dat] судье
    [acc] судью
    [ins] судьёй
    [plural] судьи
    [many] судей
    [datmany] судьям
}
-Judge = { $case ->
   *[nom] Судья
    [acc] Судью
    [plural] Судьи
    [many] Судей
    [datmany] Судьям
}
-chief-judge = { $case ->
   *[nom] главный судья
    [gen] главного судьи
}
-Chief-judge = Главный судья
-foul = { $case ->
   *[nom] фол
    [ins] фолом
    [plural] фолы
    [many] фолов
}
-Foul = { $case ->
   *[nom] Фол
    [plural] Фолы
}
-Hunt = Охота
-meeting = { $case ->
   *[nom] договорка
    [gen] договорки
}
-Meeting = Договорка
-disqualified = дисквалифицирован
-banning = удаление с турнира
-Tie = Поровну
-Disqualified = Дисквалифицирован
-disqualification = дисквалификация
-protest = { $case ->
   *[nom] протест
    [gen] протеста
    [dat] протесту
    [acc] протест
    [plural] протесты
    [many] протестов
}
-Protest = { $case ->
   *[nom] Протест
    [acc] Протест
    [plural] Протесты
    [many] Протестов
}
-red = { $case ->
   *[one] красный
    [plural] красные
    [many] красных
    [ins] красными
}
-black = { $case ->
   *[one] чёрный
    [plural] чёрные
    [many] чёрных
    [ins] чёрными
}
-maniac = { $case ->
   *[one] маньяк
    [many] маньяка
    [ins] маньяком
}
-hostess = { $case ->
   *[nom] красотка
    [acc] красотку
    [ins] красоткой
}
-Hostess = Красотка
-warning = устное предупреждение
-upheld = удовлетворён
-rejected = отклонён
-disqualify = дисквалифицировать
-Disqualify = Дисквалифицировать
