# Ход словами: что не принято или отменено.

wrote-dawn = утро
wrote-technical = техническая ночь
wrote-nominate = { $seat } выставляет { $target }
wrote-withdraw = снять { $seat } с голосования
wrote-pass = { $seat } заканчивает речь
wrote-ask = { $seat } спрашивает, кто выставлен
wrote-allow = { $seat } разрешает говорить { $target }
wrote-forbid = { $seat } запрещает говорить { $target }
wrote-vote = против { $seat } — { $count ->
    [one] { $count } голос
    [few] { $count } голоса
   *[many] { $count } голосов
}: { $seats }
wrote-tally = против { $seat } — { $count ->
    [one] { $count } голос
    [few] { $count } голоса
   *[many] { $count } голосов
}, без номеров
wrote-lift = руки за подъём: { $seats }
wrote-order = порядок отстрелов: { $seats }
wrote-shoot = выстрел: { $target }
wrote-miss = промах
wrote-don = дон проверяет { $target }
wrote-sheriff = шериф проверяет { $target }
wrote-maniac = { $takes ->
    [both] маньяк лишает речи и голоса { $target }
    [speech] маньяк лишает речи { $target }
    [vote] маньяк лишает голоса { $target }
   *[none] маньяк стреляет: { $target }
}
wrote-doctor = доктор лечит { $target }
wrote-beauty = красотка уводит { $target }
wrote-courtesan = путана уводит { $target }
wrote-lawyer = адвокат защищает { $target }
wrote-best = лучший ход { $seat }: { $seats }
wrote-hint = просьба о подсказке: { $seat }
wrote-warn = { -warning } { $seat }{ $clause }
wrote-foul = { -foul } { $seat }{ $clause }
wrote-dq = { -disqualification } { $seat }{ $clause }
wrote-defeat = поражение команды { $seat }{ $clause }
wrote-waive = не применять { $number }: { $text }
wrote-as-played = сыграно вопреки правилам: { $move } ({ $by }: { $text })
wrote-ban = { -banning } { $seat }{ $clause }
wrote-bonus = { $points } игроку { $seat }
wrote-fine = штраф игроку { $seat }{ $clause }
wrote-approve = согласие { -chief-judge(case: "gen") }
wrote-protest = { -protest } игрока { $seat }: { $text }
wrote-support = руки за { -protest(case: "acc") }: { $seats }
wrote-ruling = решение по { -protest(case: "dat") }: { $upheld ->
    [yes] удовлетворить{ $remedy ->
        [named] , результат: { $result }
        [changed] , изменить результат
        [annulled] , аннулировать игру
        [replayed] , переиграть
       *[none] { "" }
    }
   *[no] отклонить
}{ $said ->
    [yes] { " " }({ $text })
   *[no] { "" }
}
wrote-golden = { $seat } берёт золотую минуту
wrote-elect = голоса за { $seat }: { $seats }
wrote-execute = депутат называет { $seat }
wrote-successor = мэр оставляет пост { $seat }
wrote-ball = { $seat } даёт { $colour ->
    [black] чёрный
   *[white] белый
} шар: { $target }
wrote-card = карточка дня: { $text }
wrote-breach = { $seat } нарушает условие дня
wrote-open = закрытая карта открывается
wrote-accuse = { $seat } обвиняет { $target }
wrote-ballot = { $seat } голосует против { $target }
wrote-act = ход дня { $seat }: { $target }
wrote-suicide = самоубийство { $seat }
wrote-legend = легенда { $seat }: { $text }
wrote-forecast = прогноз { $seat }: { $text }
wrote-hit = прогноз { $seat } сбылся
wrote-answer = код { $seat } за день { $day }
wrote-question = { $seat } отвечает на вопрос: { $hours } ч
wrote-best-legend = { $seat } выбирает легенду { $target }
wrote-best-player = лучший игрок: { $seat } за { $target }
wrote-praise = лучшая легенда по выбору ведущего: { $seat }
wrote-coin = жребий: { $seat }
wrote-stop = остановить игру: { $text }
wrote-close = закрыть игровой день
