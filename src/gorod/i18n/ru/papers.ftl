# Печатные листы турнира.

paper-standings = Итоговая таблица: { $stage }
paper-rounds = { $rounds ->
    [one] после { $rounds } тура
   *[other] после { $rounds } туров
}
paper-provisional = Предварительно: не все протоколы и { -protest(case: "plural") } закрыты
paper-ties = Есть равные места: их разделил бы только жребий
paper-hash = Таблица, SHA-256
paper-out-withdrawn = снялся
paper-out-disqualified = дискв.
paper-out-replaced = заменён
paper-office-organiser = Организатор
paper-office-chief = { -Chief-judge }
paper-office-judge = { -Judge }
paper-office-committee = Член комиссии
paper-office-secretary = Секретарь
paper-draft = ЧЕРНОВИК
paper-cards = Карточки мест: { $stage }, тур { $round }
paper-card = Тур { $round } · стол { $table }
paper-table = Стол { $table }
paper-hall = Кто где играет
paper-hall-legend = По турам: стол · место; «—» — не играет
paper-round = Тур
paper-round-short = Тур
paper-at-table = Стол
paper-seat = Место
paper-judge-scan = Наведите камеру: откроется штаб турнира с вашим столом
paper-own-link = Ссылка личная: кто её откроет, войдёт вместо вас. Потеряли лист — скажите организатору, ссылку отзовут.
paper-judge-table = { $stage }, тур { $round }, стол { $table }
paper-player-scan = Наведите камеру
paper-player-about = Ваше следующее место, результаты, { -protest }, снятие с турнира. Ссылка личная: никому её не показывайте.
paper-poster = Запишитесь на турнир
paper-poster-about = Наведите камеру телефона. Если мест не осталось, вы попадёте в лист ожидания.
papers-corrected = место { $seat }: { $points }
paper-fee = Взнос: { $fee }
paper-file-standings = таблица
paper-file-schedule = рассадка
paper-file-players = список игроков
paper-file-cards = карточки мест
paper-file-tables = по столам
paper-file-strips = по игрокам
paper-file-judges = листы { -judge(case: "many") }
paper-file-links = ссылки игроков
paper-file-poster = плакат
paper-file-archive = архив
paper-file-calendar = расписание
paper-file-round = тур { $round }
paper-sheet-schedule = Рассадка
paper-sheet-players = Игроки
paper-start = Начало
paper-starts-at = Начало: { $start }
paper-starts = Начало туров: { $starts }
paper-calendar-round = { $stage }, тур { $round }
paper-calendar-seat = Стол { $table }, место { $seat }

## Бланки, протоколы одним файлом, отчёты

paper-ranking = Итоговые места турнира
paper-judging = Отчёт о работе { -judge(case: "many") }
paper-sanctions = Список наказаний
paper-nothing = Записей нет
paper-protests = { $count ->
    [one] { $count } { -protest }
    [few] { $count } { -protest(case: "gen") }
   *[other] { $count } { -protest(case: "many") }
}{ $upheld ->
    [0] { "" }
   *[other] , удовлетворено: { $upheld }
}
paper-sanction-dq = { -disqualification }
paper-sanction-ban = { -banning }
paper-sanction-defeat = поражение команды
paper-sanction-fine = штраф
paper-blank-roles = Роли: { $roles }
paper-blank-days = Дни
paper-blank-day = День
paper-blank-list = Выставлены (кто → кого)
paper-blank-hands = Голоса, переголосование
paper-blank-out = Выбыл
paper-blank-nights = Ночи
paper-blank-night = Ночь
paper-blank-first = Первый убитый
paper-blank-outcome = Исход
paper-blank-notes = Наказания с пунктами, замечания
paper-blank-began = Начало
paper-blank-ended = Конец
paper-first-signature = Подписано
paper-second-signature = Вторая подпись
paper-consent-award = { $points } игроку { $seat } ({ $name })
paper-consent-as-played = ход против правил, { $moment } ({ $by })
paper-consent = Согласие { -chief-judge(case: "gen") }: { $what } — { $given }
paper-consent-on-word = Согласие { -chief-judge(case: "gen") } со слов { -judge(case: "gen") } стола ({ $judge }): { $what }. Принято при второй подписи: { $accepted }
paper-consent-brief = { $what } ({ $by })
paper-consent-brief-on-word = { $what } (со слов { -judge(case: "gen") })
paper-decision = Решение по { -protest(case: "dat") } игрока { $seat } ({ $name }){ $clauses }: { $outcome } — { $by }
paper-told = { $known ->
    [deaths] записан результат и кто выбыл
   *[result] записан только результат
}
paper-only-results = { $count ->
    [one] У { $count } игры записан
   *[other] У { $count } игр записан
} только результат
paper-file-ranking = итоговые места
paper-file-judging = отчёт о работе { -judge(case: "many") }
paper-file-sanctions = наказания
paper-file-protocols = протоколы
paper-file-blank = бланки
paper-sheet-ranking = Итоговые места
paper-sheet-judging = Отчёт о работе { -judge(case: "many") }
paper-sheet-sanctions = Наказания
