bd-title = Игра по дням
bd-again = Ещё раз
bd-day = День { $day }
bd-clan-civilian = мирные
bd-clan-mafia = мафия
bd-clan-maniac = маньяк

## Время

bd-left-days = { $days } { $days ->
    [one] день
    [few] дня
   *[many] дней
} { $hours } ч
bd-left-hours = { $hours } ч { $minutes } мин
bd-left-minutes = { $minutes } мин
bd-left-seconds = { $seconds } с
bd-left = Осталось
bd-starts-in = До начала
bd-begins-at = { $at } по Москве
bd-until = до { $at } по Москве включительно
bd-until-own = у вас { $at }
bd-opens-in = откроется через { $left }
bd-late = с опозданием

## Где стоит игра

bd-stage-waiting = Игра ещё не началась
bd-stage-open = День { $day }: принимаются ответы
bd-stage-shut = День { $day } закрыт
bd-stage-paused = День { $day }: пауза
bd-stage-over = Игра окончена
bd-shut-about = Итоги будут опубликованы не позже { $at }. До публикации ответы не принимаются.
bd-paused-about = Ведущий приостановил игру. Сколько дано времени, станет известно, когда она продолжится.
bd-paused-host = Время игры стоит. Продолжить — во вкладке «Календарь».

## Что от игрока требуется

bd-due-vote = Голос за расстрел
bd-due-move = Ход дня
bd-due-code = Код выжившего
bd-due-answer = Вопрос: { $question }
bd-due-best-legend = Лучшая легенда дня
bd-due-best-player = Лучший игрок дня
bd-do-vote = Голосовать
bd-do-move = Сделать ход
bd-do-code = Ввести код
bd-do-answer = Ответить
bd-do-best-legend = Выбрать
bd-do-best-player = Выбрать
bd-done = принято
bd-optional = по желанию
bd-out-about = Вы вышли из игры. Легенды и вопросы для вас открыты; роли станут известны, когда игра закончится.
bd-move-about = Эта форма одинакова у всех. У кого есть ход, называет игрока или «Промах»; остальные нажимают что угодно, это ни на что не влияет.
bd-vote-about = Первый принятый голос окончательный. Кто не проголосует до конца дня, выходит из игры, и его роль публикуется.
bd-miss = Промах
bd-nobody-to-choose = Выбирать пока не из кого.
bd-code-about = Код за прошедший день даёт 24 часа бонуса. Введите его сами: задним числом его не засчитывают.
bd-question-minutes = { $minutes } { $minutes ->
    [one] минута
    [few] минуты
   *[many] минут
} бонуса
bd-about-legend = Легенда — рассказ от вашего лица. Она публикуется с итогами дня и приносит полчаса бонуса.
bd-about-forecast = Как, по-вашему, закончится этот день: кого убьют, кого расстреляют. Считается последний прогноз; ведущий сверит его после дня.
bd-about-suicide = Вы выйдете из игры в конце дня, ваша роль будет опубликована, ход не засчитан.{ $voted ->
    [0] {" "}Голос за расстрел вы ещё не отдали.
   *[other] {""}
}
bd-suicide-hold = Держите: выйти из игры

## Что опубликовано

bd-published = Опубликованные дни
bd-published-none = Пока не опубликован ни один день.
bd-offline = Нет сети. Ответ уйдёт, когда она появится: не закрывайте страницу.
bd-taken-elsewhere = Этот ответ уже принят: из другой вкладки или с другого устройства.
bd-not-taken-now = Сейчас ответы не принимаются.
bd-legends-today = Легенды сегодняшнего дня
bd-legends = { $count } { $count ->
    [one] легенда
    [few] легенды
   *[many] легенд
}
bd-players = Игроки
bd-player = Игрок
bd-living = в игре { $living } из { $players }
bd-hours = Мои бонусы
bd-hours-sum = { $hours } ч
bd-hours-none = Бонусов пока нет.
bd-hour-legend = легенда
bd-hour-best-legend = лучшая легенда по голосам игроков
bd-hour-praise = лучшая легенда по выбору ведущего
bd-hour-best-player = лучший игрок по выбору ведущего
bd-hour-question = вопросы
bd-hour-forecast = сбывшийся прогноз
bd-hour-code = код выжившего
bd-hour-cap = сверх предела дня
bd-book = История игры целиком
bd-protocol = Итоговый протокол
bd-protocol-about = Часы кланов отстоят на сутки, бонусы вычитаются: чем меньше, тем выше место. Нажмите на строку, чтобы увидеть, из чего она сложилась.
bd-protocol-sum = { $base } ч за место клана − { $bonus } ч бонусов = { $total } ч

bd-notice-pause = Пауза.
bd-notice-resume = Игра продолжается: день { $day } до { $ends }.
bd-notice-extend = День { $day } продлён до { $ends }.
bd-notice-correct = Исправлено: день { $day }.
bd-notice-holidays = Неигровые дни: { $dates }.

## Ведущий

bd-hosting = Вы ведёте игру
bd-tab-day = Сегодня
bd-tab-publish = Публикация
bd-tab-questions = Вопросы
bd-tab-bonuses = Бонусы
bd-tab-players = Игроки
bd-tab-calendar = Календарь
bd-deal = Раздать роли
bd-deal-about = Роли раздаются из обещанного секрета и того, что добавили игроки (добавили: { $count }). Если не раздать, сервер сделает это сам в час начала.
bd-dealt = Роли розданы. Игра начнётся сама.
bd-publish-by = Опубликовать нужно до { $at }; в этот час сервер сделает это сам.
bd-overdue = Публикация опаздывает: срок был { $at }.
bd-to-publish = К публикации
bd-have-voted = Проголосовали { $done } из { $all }
bd-board-about = Это видите только вы. Кто не проголосует до конца дня, выйдет из игры.
bd-voted = голос
bd-moved = ход
bd-wrote = легенд
bd-code = код
bd-story = Рассказ о дне { $day }
bd-story-hint = Что произошло в городе — вашими словами. Черновик сохраняется сам.
bd-draft-saved = Черновик сохранён
bd-draft-saving = Сохраняется…
bd-draft-foreign = Второй ведущий сохранил другой текст. Если продолжите писать, останется ваш.
bd-draft-show = Показать его текст
bd-lines = Строки документа
bd-lines-about = Эти строки публикуются как есть.
bd-lines-open = Так день закончился бы сейчас. Строки видите только вы, и изменить их нельзя.
bd-lines-later = Строки появятся, когда день закроется.
bd-tie = Голоса поровну: { $seats }. Решит монетка из обещанного секрета.
bd-publish = Опубликовать
bd-publish-later = Опубликовать можно, когда день закроется.
bd-publish-over = Игра окончена: всё опубликовано.
bd-publish-waiting = Публиковать пока нечего.
bd-no-questions = Сегодня вопросов нет.
bd-no-answers = Ответов пока нет.
bd-new-question = Новый вопрос
bd-question-text = Вопрос
bd-question-right = Верный ответ (пусто — судите сами)
bd-question-answer = верно: { $answer }
bd-question-worth = Минут бонуса (не больше 360 за день)
bd-question-ask = Задать
bd-questions-before = Вопросы прошлых дней
bd-right = Верно
bd-wrong = Неверно
bd-was-right = засчитано
bd-was-wrong = не засчитано
bd-bonus-about = В день не больше 20 часов бонусов и отдельно прогноз: лишнее не засчитается.
bd-bonus-praise = Четыре часа автору легенды, которую вы выберете.
bd-bonus-best-player = Четыре часа игроку, которого вы назовёте.
bd-bonus-hit = Прогноз совпал полностью: часы считаются по номеру дня.
bd-bonus-none = Сейчас давать нечего.
bd-favourites = По голосам игроков лучший игрок: { $seats }
bd-forecasts = Прогнозы
bd-give = Засчитать
bd-given = Засчитано: { $name }
bd-links = Ссылки игроков и второго ведущего
bd-links-about = Ссылку можно выдать заново; прежняя перестаёт работать.
bd-corrections = Протокол и исправления
bd-corrections-about = Ошибочный факт исправляется с причиной; в истории останется и прежний.
bd-stop = Остановить игру
bd-stop-about = Игра закончится без победителя, роли и раздача будут опубликованы. Причину увидят все.
bd-stop-hold = Держите: остановить
bd-dq-about = Игрок выходит в конце дня как самоубийца, роль публикуется. Отданный голос считается.
bd-dq-clause = По какому пункту
bd-clause-g-5 = играл против своего клана
bd-clause-g-7 = угрозы или шантаж
bd-clause-g-8 = показал роль
bd-dq-hold = Держите: удалить { $name }
bd-reason = Причина
bd-reason-all = Причина, которую увидят все
bd-reason-needed = Сначала напишите причину.
bd-day-runs = День идёт с { $opens } до { $ends } по Москве.
bd-calendar-about = Будни — по дню; суббота, воскресенье и понедельник — один день. Конец дня — 23:59:59.
bd-compressed = Репетиция: день длится { $seconds } с.
bd-pause = Приостановить
bd-resume = Продолжить
bd-extend-until = Продлить день по
bd-extend = Продлить
bd-holidays = Неигровые дни
bd-holidays-none = Дополнительных нет.
bd-holiday = Дата
bd-holiday-add = Добавить
bd-holiday-remove = Убрать
bd-calendar-done = Изменено, все об этом узнали.

## Новая игра

bd-new = Новая игра по дням
bd-new-about = Один ход в день, несколько недель. Вы ведёте, сервер принимает ответы, закрывает дни по московскому времени и считает бонусы.
bd-new-title = Название
bd-new-players = Игроки: по одному в строке; почту можно дописать через точку с запятой
bd-new-players-hint = Тень; ten@example.org
bd-new-telegram = В Telegram бот может написать только тому, кто сначала написал ему сам. Поэтому Telegram и уведомления браузера каждый включает на своей странице.
bd-new-count = Игроков: { $count } (нужно от 8 до 40)
bd-new-bots = Из них ботами играет сервер, ещё
bd-new-rehearsal = Репетиция: день длится две минуты
bd-new-start = Первый день
bd-new-holidays = Неигровые дни, если есть
bd-new-prose = Я пишу рассказ о каждом дне (иначе итоги публикуются сразу)
bd-new-introduction = Вступление
bd-letters = Знаков: { $count } из { $most }
bd-new-create = Создать игру
bd-new-few = Не хватает ещё { $count } { $count ->
    [one] игрока
   *[other] игроков
}.
bd-new-many = Игроков больше, чем можно: лишних { $count }.
bd-new-nameless = В одной из строк нет имени.
bd-new-same = Имя «{ $name }» записано дважды.
bd-new-past = Первый день уже прошёл.
bd-bot-name = Бот { $number }
bd-made = Игра создана
bd-made-about = Раздайте игрокам их ссылки: у каждого своя, и второй раз здесь их не покажут. Новые можно выдать на странице ведущего.
bd-made-first = Эта игра создана с первого раза, когда оборвалась связь. Того, что вы изменили потом, в ней нет.
bd-made-notices = Уведомления себе вы включите на странице ведущего: она сама их предложит.
bd-to-host = На страницу ведущего
bd-copy-all = Скопировать все ссылки
bd-all-links = все ссылки
bd-copied = Скопировано: { $who }
bd-readers-link = Для читателей
