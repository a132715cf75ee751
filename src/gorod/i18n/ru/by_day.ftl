# Игра по дням: отказы и протокол.

## Почему ввод не принят

refused-disqualified = игрок { $seat } { -disqualified }
refused-answered-already = игрок { $seat } уже ответил; первый ответ окончателен
refused-vote-nobody = игрок { $seat } обязан назвать игрока; «никого» — не ответ
refused-vote-self = игрок { $seat } не может голосовать против себя
refused-no-daily-move = у игрока { $seat } нет ежедневного хода
refused-no-shot-today = в этот день мафия не стреляет
refused-own-clan = игрок { $seat } из того же клана
refused-act-self = игрок { $seat } не может назвать себя
refused-same-target = игрок { $seat } вчера, по итогам, уже был у игрока { $target }
refused-question-limit = столько за вопросы игрок { $seat } за день получить не может
refused-best-votes-closed = голосование за лучшую легенду и лучшего игрока ещё не началось
refused-own-choice = игрок { $seat } не может выбрать себя
refused-stop-unexplained = остановить игру можно, только назвав причину
refused-own-legend = игрок { $seat } не может выбрать свою легенду
refused-no-legend = игрок { $seat } сегодня легенды не писал
refused-named-already = сегодня уже назван игрок { $seat }
refused-no-forecast = у игрока { $seat } нет прогноза, который можно подтвердить
refused-no-code = у игрока { $seat } сейчас нет кода за день { $target }
refused-no-tie = впереди не несколько игроков с достаточным числом голосов, монетки нет
refused-not-tied = игрок { $seat } не из тех, кто делит первое место
refused-coin-due = первое место поделено; сначала решает монетка
refused-day-runs = игровой день ещё не кончился
refused-placeholder = итоги ещё не опубликованы, ввод закрыт
refused-other-day = это время не относится к открытому игровому дню

## Протокол

column-bonus = Бонус, ч
column-place = Место
column-clan = Клан
column-hours = Время, ч
clan-civilian = мирные
clan-mafia = мафия
clan-maniac = маньяк
card-civilian = мирный
card-mafia = мафия
team-civilian = мирных
team-mafia = мафии
among-civilian = мирными
among-mafia = мафией

left-suicide = самоубийство
left-no-vote = нет голоса: самоубийство
left-execution = расстрелян

protocol-game-day-set = Запись начинается с середины. В игре: { $alive }
protocol-clan-told = Клан знает своих: { $seats }
protocol-ballot-entered = { $seat } голосует против { $target }
protocol-act-entered = Ход дня, { $role }: { $target }
protocol-declined = промах
protocol-suicide-declared = { $seat } объявляет о самоубийстве
protocol-removal-noted = { $seat }: { -disqualification }, выбывает с итогами
protocol-legend-written = Легенда { $seat }: { $text }
protocol-forecast-entered = Прогноз { $seat }: { $text } («{ $answer }»)
protocol-question-answered = { $seat } отвечает на вопрос: { $hours } ч
protocol-code-entered = { $seat } вводит код за день { $day }
protocol-legend-chosen = { $seat } выбирает легенду { $target }
protocol-player-chosen = { $seat } выбирает лучшим игроком { $target }
protocol-legend-praised = Лучшая легенда по выбору { -judge(case: "gen") }: { $seat }
protocol-best-player-named = Лучший игрок по выбору { -judge(case: "gen") }: { $seat }
protocol-forecast-came = Прогноз { $seat } за день { $day } сбылся
protocol-coin-fell = Монетка между { $tied } выпала на { $seat }
protocol-move-settled = { $Role }: { $result ->
    [missed] промах{ $why ->
        [silent] , ответа нет
        [declined] , ответ «промах»
        [blocked] , блок: { $by }
        [killed] , { $gender ->
            [feminine] убита
           *[masculine] убит
        } до своего хода
        [suicide] , { $gender ->
            [feminine] выбыла
           *[masculine] выбыл
        } до ходов
        [out] , давно не в игре
        [clan-silent] , нет заявки: { $by }
        [clan-declined] , все ответили «промах»
        [clan-differ] , заявки разошлись
        [clan-blocked] , блок: { $by }
        [clan-suicide] , до ходов нет в игре: { $by }
        [clan-out] , клана уже нет
       *[other] { "" }
    }
    [shot] выстрел в { $target }
    [checked] проверка { $target }
   *[visited] у { $target }
}
protocol-player-out = { $seat } выбывает: { $how }{ $told ->
    [yes] ; роль: { $role }
   *[no] { "" }
}
protocol-votes-published = Голоса: { $votes }{ $void ->
    [yes] ; голос { $who } не в счёт
   *[no] { "" }
}
protocol-executed = Расстрел{ $coin ->
    [yes] { " " }по монетке
   *[no] { "" }
}: { $seat }, роль: { $role }; { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
}
protocol-role-told = Комиссару { $seat } по секрету: { $target } — { $answer }
protocol-lines-published = Опубликовано, «День { $day }:»
protocol-day-closed = { $told }
protocol-best-legend = Лучшая легенда по выбору игроков: { $seat }
protocol-praised = Лучшая легенда по выбору { -judge(case: "gen") }: { $seat }
protocol-best-player = Лучший игрок: { $seat }
protocol-favourite = Лучший игрок по выбору игроков: { $seats }
protocol-late = ТРЕВОГА: опубликовано позже 9:00
protocol-game-stopped = Игра остановлена, { -judge }: { $text }
protocol-roles-revealed = Все роли открыты; монетки: { $coins }
result-stopped = игра остановлена, победителя нет
protocol-clan-result = РЕЗУЛЬТАТ: { $result }
protocol-final = ФИНИШНЫЙ ПРОТОКОЛ
protocol-seed = Зерно жеребьёвки: { $seed }

step-open = игровой день открыт

verb-ballot = голос
verb-act = ход дня
verb-suicide = самоубийство
verb-legend = легенда
verb-forecast = прогноз
verb-hit = сбывшийся прогноз
verb-answer = код выжившего
verb-question = бонусный вопрос
verb-best-legend = выбор лучшей легенды
verb-best-player = лучший игрок
verb-stop = остановка игры
verb-praise = лучшая легенда от ведущего
verb-coin = монетка
verb-close = конец игрового дня
