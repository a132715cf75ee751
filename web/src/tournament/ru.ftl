# Страницы турнира для всех.

cup-official = Официальный
cup-list-title = Турниры
cup-list-empty = Турниров пока нет.
cup-any-coming = скоро
cup-any-playing = идёт
cup-any-over = закончен
cup-opening = Загружаем…
cup-missing = Такого турнира нет
cup-missing-text = Проверьте адрес или спросите организатора: турнир может быть ещё не открыт для всех.
cup-nothing = Здесь пока ничего нет
cup-nothing-text = Такой страницы нет или её ещё нельзя показать.
cup-part-missing = Эта часть страницы не загрузилась
cup-lost = Нет связи: показано то, что было известно раньше
cup-pages = Страницы турнира
cup-screen = Экран для зала
cup-tab-now = Сейчас
cup-tab-schedule = Рассадка
cup-tab-live = Столы
cup-tab-standings = Таблица
cup-tab-players = Игроки
cup-tab-meetings = Встречи

## Сейчас

cup-players-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
cup-waiting-count = { $count ->
    [one] { $count } в листе ожидания
    [few] { $count } в листе ожидания
   *[many] { $count } в листе ожидания
}
cup-where-do-i-sit = Где я сижу?
cup-nickname = Ваш ник
cup-nobody-found = Такого ника в списке нет
cup-not-me = Это не я
cup-my-page = Мои игры и баллы
cup-this-is-me = Это я
cup-you-rest = В этом туре вы не играете.
cup-you-wait = Вы в листе ожидания: место освободится — вы в игре.
cup-no-seat-yet = Рассадка следующего тура ещё не объявлена.
cup-over = Турнир закончен
cup-between = Перерыв между турами
cup-timetable = Расписание
cup-calendar = В календарь (ICS)
cup-starts = начало: { $start }
cup-not-begun = Рассадка ещё не объявлена
cup-not-begun-text = Она появится здесь, и вы сразу увидите своё место.
cup-all-rounds = Все туры
cup-leaders = Лидеры
cup-whole-table = Вся таблица
cup-stages = Этапы
cup-stage-done = закончен
cup-stage-rounds = { $rounds ->
    [one] { $done } из { $rounds } тура
   *[other] { $done } из { $rounds } туров
}
cup-officials = { -Judge(case: "plural") } и организаторы
cup-any-office-organiser = организатор
cup-any-office-chief = { -chief-judge }
cup-any-office-secretary = секретарь
cup-any-office-committee = комиссия
cup-any-office-judge = { -judge }
cup-any-stage-qualification = Отбор
cup-any-stage-semi-final = Полуфинал
cup-any-stage-final = Финал

## Рассадка и столы

cup-round = Тур { $round }
cup-table = Стол
cup-table-number = Стол { $table }
cup-seat = Место
cup-seat-number = место { $seat }
cup-judge = { -judge } { $name }
cup-any-state-planned = ещё не начат
cup-any-state-playing = идёт игра
cup-any-state-ended = игра окончена
cup-any-state-signed = игра окончена
cup-any-state-confirmed = результат утверждён
cup-any-state-void = не засчитана
cup-round-done = закрыт
cup-round-on = сейчас
cup-watch = Смотреть
cup-result = Результат
cup-earlier-game = Прежняя игра этого стола
cup-view = Как показать
cup-by-table = По столам
cup-by-player = По игрокам
cup-by-player-about = Стол и место в каждом туре: 2-7 — второй стол, седьмое место.
cup-player = Игрок
cup-no-seating = Рассадки пока нет
cup-no-seating-text = Она появится здесь, как только её опубликуют.
cup-save-as = Скачать:
cup-live-title = Сейчас за столами
cup-nothing-live = Сейчас никто не играет
cup-nothing-live-text = Когда начнётся тур, здесь будут видны все столы.
cup-soon = Скоро начнут
cup-living = в игре { $living } из { $players }

## Таблица

cup-stage = Этап
cup-as-of = После какого тура
cup-now = Сейчас
cup-after-round = После тура { $round }
cup-table-hidden = Показано после тура { $round }: дальше таблицу откроют в конце.
cup-table-unread = Не учтено: { $games }. Нынешние правила не принимают эти записи, а прежний выпуск результатов не сохранил.
cup-unread = Результат не читается
cup-table-absent = Таблица скрыта
cup-table-absent-text = Её откроют, когда объявят результаты.
cup-table-empty = Таблица пуста
cup-table-empty-text = В неё попадают только утверждённые протоколы.
cup-tap-number = Нажмите на ник или на число: откроется, из чего оно сложилось.
cup-lot-needed = жребий
cup-any-column-place = М
cup-any-column-nickname = Игрок
cup-any-column-games = Игр
cup-any-column-wins = Поб
cup-any-column-sheriff-wins = Ш
cup-any-column-don-wins = Дон
cup-any-column-first-killed = ПУ
cup-any-column-compensation = Ci
cup-any-column-best-move = ЛХ
cup-any-column-award = { -Judge(case: "plural") }
cup-any-column-penalty = Штр
cup-any-column-main = Осн
cup-any-column-extra = Доп
cup-any-column-total = Итого
cup-any-column-decided-by = Пункт
cup-any-column-out = Выбыл
cup-any-column-city = Город
cup-any-column-club = Клуб
cup-any-out-withdrawn = выбыл из турнира
cup-any-out-disqualified = { -disqualified }
cup-any-out-replaced = заменён
cup-my-line = { $place }-е место: { $name }
cup-columns = Столбцы таблицы
cup-place = { $place }-е место
cup-place-word = место
cup-total-word = итого
cup-whole-page = Страница игрока
cup-clause = п. { $number }
cup-clause-elsewhere = Этого пункта в правилах нет: он из регламента турнира.
cup-by-protest = по { -protest(case: "dat") }
cup-no-parts = Этих баллов нет.
cup-sum = Итого
cup-wins-count = { $count ->
    [one] { $count } победа
    [few] { $count } победы
   *[many] { $count } побед
}

## Игра

cup-role = Роль
cup-void = Игра не засчитана
cup-any-known-result = записан только результат, правилами не проверено
cup-any-known-deaths = известно, чем кончилось и кто выбыл; правилами не проверено
cup-attempt = переигровка { $attempt }
cup-protocol = Протокол игры
cup-game-waits = Результат появится, когда протокол подтвердят.
cup-protests = { -Protest(case: "plural") }
cup-signatures = Подписи
cup-first-signature = Подпись:
cup-second-signature = Вторая подпись:
cup-signed-as-chief = { -chief-judge }
cup-protest-open = Ждёт решения
cup-any-outcome-rejected = Отклонён
cup-any-outcome-changed = Результат изменён
cup-any-outcome-annulled = Игра аннулирована
cup-any-outcome-replayed = Игра переигрывается
cup-any-outcome-corrected = Баллы исправлены

## Игрок

cup-find-player = Ник, клуб или город
cup-waiting = ждёт места
cup-wins-word = побед
cup-first-killed = ПУ
cup-rating-word = рейтинг
cup-won = победа
cup-over-time = Баллы от игры к игре
cup-plot-told = { $games ->
    [one] Баллы за { $games } игру, всего { $total }
    [few] Баллы за { $games } игры, всего { $total }
   *[many] Баллы за { $games } игр, всего { $total }
}
cup-by-role = По ролям
cup-by-seat = По местам
cup-wins-of = { $games ->
    [one] { $wins } из { $games } игры
   *[other] { $wins } из { $games } игр
}
cup-best-moves = Лучшие ходы
cup-found = { $found ->
    [one] угадан { $found }
   *[other] угадано { $found }
}
cup-games = Игры
cup-no-games-yet = Игр ещё не было.

## Встречи и экран

cup-all-stages = Все этапы
cup-met-about = Сколько раз { $name } встречается с каждым в опубликованных турах
cup-screen-nothing = Скоро здесь будут рассадка и таблица
cup-screen-back = Назад
cup-screen-next = Дальше
cup-screen-still = Остановить

## Все турниры вместе

cup-tab-overall = Итог
cup-overall-final = Кто прошёл дальше, тот выше.
cup-overall-so-far = Пока так: кто прошёл дальше, тот выше.
cup-across = Все турниры вместе
cup-again = Ещё раз
cup-ratings = Рейтинг
cup-ratings-empty = Рейтинга пока нет: нужна хотя бы одна утверждённая игра официального турнира.
cup-ratings-about = { $games ->
    [one] По { $games } игре
   *[other] По { $games } играм
}, { $tournaments ->
    [one] { $tournaments } турнир
    [few] { $tournaments } турнира
   *[many] { $tournaments } турниров
}
cup-ratings-how = Как считается
cup-ratings-formula = Все начинают с { $start }. Перед игрой сравнивают средний рейтинг команды и средний рейтинг остальных за столом: ожидание = 1 / (1 + 10^(разница / { $scale })). После игры к рейтингу прибавляют { $k } × (результат − ожидание), в первые { $games } игр — { $fresh } ×; победа 1, ничья ½, поражение 0. Редакция { $edition }.
cup-way-told = { $games ->
    [one] Рейтинг после { $games } игры: { $value }
   *[other] Рейтинг после { $games } игр: { $value }
}
cup-way-of = { $name }, рейтинг { $value }: показать путь
cup-clubs = Клубы
cup-clubs-empty = Клубов пока нет.
cup-clubs-about = { $count ->
    [one] Место клуба — по рейтингу { $count } лучшего игрока.
   *[other] Место клуба — по среднему рейтингу { $count } лучших игроков.
}
cup-print = Напечатать:
cup-print-tables = расписание столов
cup-print-players = расписание игроков

cup-begins = Запись начата не со сдачи карт: { $moment }. Что было раньше, правилами не проверено.
cup-irregular = { $count ->
    [one] { $count } ход сыгран
    [few] { $count } хода сыграны
   *[other] { $count } ходов сыграны
} против правил с согласия { -chief-judge(case: "gen") }
cup-organiser = Организатор: { $name }
