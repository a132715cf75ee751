# Пульт судьи, экран зала, ссылка игрока, трансляция.

close = Закрыть
back = Назад
opening = Подключаемся…
gone-title = Стол недоступен
gone-text = Откройте эту страницу по ссылке стола.
to-host-page = К странице игры
to-home = На первую страницу

## Первая страница

home-title = Город
home-about = { -Judge } ведёт игру с телефона, зал и трансляция видят стол сразу.
home-continue = Продолжить свою игру
home-demo-about = Играют боты клуба «{ $club }». Откройте стол глазами любого участника.
home-live = Сейчас играют
home-cups = Турниры
home-cups-all = Все турниры
home-cup-playing = идёт
home-cup-coming = скоро
home-cup-over = закончен
home-by-day = Игра по дням
home-desk = Штаб турнира
home-ratings = Рейтинг
quick-title = Быстрая игра
quick-rules = Правила
quick-size = Игроков
quick-options = Варианты правил
quick-not-with = Не сочетается с: { $names }
quick-not-at = Не для { $size ->
    [one] { $size } игрока
   *[other] { $size } игроков
}
quick-by-day = Игра по дням: один ход в сутки. Игроки ходят по своим ссылкам, ведущий закрывает день.
quick-names = Имена игроков (по желанию)
quick-shuffle = Перемешать места
quick-start = Начать

## Рамка пульта

judge-title = Пульт { -judge(case: "gen") }
table = Стол
say = Сказать
help = Справка
menu = Меню
undo = Отмена
take = Забрать управление
read-only = Только просмотр: стол ведёт другой пульт.
roles = Роли
why = Почему?
why-now = Почему так: пункты последних решений
nothing-to-undo = Отменять нечего
save-saved = сохранено
save-queued = { $count ->
    [0] подключаемся
   *[other] в очереди { $count }
}
save-lost = нет сети
save-gone = стол закрыт
undone = Отменено
chip-undo = отменить
chip-redo = вернуть
redo = Вернуть отменённое
legend = 1…0 место · Shift+1…0 { -foul } · Alt+1…0 карточка игрока · Space таймер · ↑↓ ±5 с · N никто · A все · R роли · O ответ · ? все клавиши

next-pass = Дальше
next-proceed = Дальше
next-close = Закрыть день
next-resume = Продолжить игру
next-choose = Выберите номер
next-waits = Сначала выберите номер или другое действие в центре.
next-deal = Раздайте карты
next-shown = Показал
next-cards = Карты розданы
next-order = Принять порядок
next-best = Принять ход
next-shots = Принять выстрелы
next-count = Сколько рук?
next-support = Принять голоса
next-hands = { $count ->
    [one] Принять { $count } голос
    [few] Принять { $count } голоса
   *[other] Принять { $count } голосов
}

## Место

seat = Место { $seat }
seat-out = выбыл
seat-speaks = говорит
seat-nominee = выставлен { $place }-м
seat-fouls = { -foul(case: "many") }: { $fouls }
foul-letter = Ф
foul-for = { -Foul } игроку { $seat }, сейчас { $fouls }
by-clause = по пункту
no-clause = без пункта
do-foul = { -Foul }
do-warn = Замечание
do-dq = Удаление из игры
do-defeat = ППК, поражение команды
do-ban = Удаление с турнира
do-breach = Нарушил условие дня
do-hint = Просьба о подсказке
do-bonus = Баллы { -judge(case: "gen") }
do-fine = Штраф
do-best-player-vote = Голос за лучшего игрока
do-approve = { -Chief-judge } согласен
do-ball-black = Чёрный шар
do-ball-white = Белый шар
do-waive = Не применять пункт
do-card = Карточка дня
do-coin = Монетка упала на…
points = Баллы
points-draw = ничья
points-loss = поражение
points-win = победа
points-disqualification = { -disqualification }
points-best-move = лучший ход
points-award = баллы { -judge(case: "gen") }
points-fine = штраф
points-compensation = компенсация
points-due = Запись доказывает штраф { $value }, он ещё не дан.
points-limit = Сейчас можно дать не больше { $most }.
points-then = Всего станет { $total }
give-points = Дать { $value }

## Центр стола

has-floor = Говорит игрок { $seat }
morning = Утро
candidates = На голосование:
day-card = Карточка дня:
votes = Голоса
votes-left = осталось { $count }
miss = Промах
between = Между номерами
nobody = Никого
hands-none = Никто
hands-all = Все
hands-named = Поимённо
hands-how = Как отметить руки
way-lift-count = За подъём: сколько рук?
tap-acts = Нажмите номер: он принимается сразу
hands-count = Числом
not-shot = Не стрелял
shots-apart = Стреляли в разные
shots-done = Все показали
takes-speech = Забирает речь
takes-vote = Забирает голос
not-voted = Не голосовали:
not-moved = { $count ->
    [one] { $count } ход дня не сделан
    [few] { $count } хода дня не сделаны
   *[other] { $count } ходов дня не сделано
}
coin = Тянуть жребий
pause = Остановить таймер
start = Запустить таймер
clock-stop = Осталось { $left }, остановить таймер
clock-start = Осталось { $left }, запустить таймер
clock-less = −5 секунд
clock-more = +5 секунд
best-move = Лучший ход { $seat }:

way-actor = { $what }: чей ход?
way-nominate = Выставляет: нажмите номер
way-vote = Против { $seat }: отметьте руки
way-elect = За { $seat }: отметьте руки
way-lift = За подъём: отметьте руки
way-best = Лучший ход: до { $most } номеров
way-shoot = Выстрел: номер или промах
way-order = Порядок отстрелов по номерам
way-don = Дон проверяет номер
way-sheriff = Шериф проверяет номер
way-maniac = Маньяк выбирает номер
way-doctor = Доктор лечит номер
way-beauty = Красотка выбирает номер
way-courtesan = Путана выбирает номер
way-lawyer = Адвокат прикрывает номер
way-execute = Депутат ({ $actor }) называет номер
way-successor = Мэр называет преемника
way-ball = { $actor } даёт шар: кому?
way-accuse = { $actor } обвиняет: кого?
way-allow = Кому даёт говорить?
way-forbid = Кому запрещает?
way-support = За { -protest(case: "acc") }: отметьте руки
way-shooter = { $place ->
    [1] Первый
    [2] Второй
    [3] Третий
    [4] Четвёртый
   *[other] { $place }-й
} по номеру стрелок показал:
way-ballot = { $actor } голосует против кого?
way-act = { $actor } ходит: на кого?
way-best-legend = { $actor }: чья легенда лучшая?
way-praise = Чья легенда лучшая?
way-best-player-vote = { $actor }: кто лучший игрок дня?
way-best-player = Лучший игрок дня: кто?
way-hit = Чей прогноз сбылся?
way-coin = На кого упала монетка?
way-golden = Кто берёт золотую минуту?
way-count = Против { $seat }: сколько рук?

## Что сделано

did-order = Порядок принят
did-nominate = { $seat } выставляет { $target }
did-hands = Против { $candidate }: { $hands }
did-tally = Против { $candidate }: { $count }
did-lift-hands = За подъём: { $hands }
did-elect = За { $candidate }: { $hands }
did-shoot = Выстрел принят
did-miss = Промах
did-show = Номер принят
did-best = Лучший ход принят
did-foul-nth = { -Foul } игроку { $seat }: { $nth ->
    [1] первый
    [2] второй
    [3] третий
    [4] четвёртый
   *[other] { $nth }-й
}
ask-remove = Удалить игрока { $seat }?
ask-remove-named = Удалить игрока { $seat }, { $name }?
ask-remove-yes = Удалить игрока { $seat }
reasons = За что
reasons-search = Найти нарушение или пункт
reasons-none = Такого пункта нет.
reasons-all = Все причины: { $count }
reasons-usual = Только частые
did-foul = { -Foul } игроку { $seat }
did-warn = Замечание игроку { $seat }
did-disqualify = Удаление: игрок { $seat }
did-defeat = Поражение команды
did-waive = { $clause } не применяется
did-ban = Удаление с турнира: игрок { $seat }
did-give-award = Баллы игроку { $seat }
did-give-fine = Штраф игроку { $seat }
did-hint = Просьба о подсказке: игрок { $seat }
did-breach = Нарушение условия дня: игрок { $seat }
did-technical = Техническая ночь
did-execute = Приговор { $seat }
did-successor = Преемник { $seat }
did-give-ball = Шар от { $seat }: { $target }
did-ask = { $seat } спрашивает, кто выставлен
did-take-golden = Золотая минута { $seat }
did-allow = { $target } может говорить
did-forbid = { $target } молчит
did-accuse = { $seat } обвиняет { $target }
did-open-card = Карта открыта
did-approve = Согласовано
did-support = За { -protest(case: "acc") }: { $seats }
did-close-day = День закрыт
did-cast-ballot = Голос игрока { $seat } принят
did-act = Ход дня принят
did-commit-suicide = Самоубийство { $seat }
did-write-legend = Легенда { $seat }
did-enter-forecast = Прогноз { $seat }
did-answer-question = Вопрос { $seat }: { $minutes } мин
did-enter-code = Код { $seat }
did-choose-legend = { $seat } выбирает легенду
did-choose-player = { $seat } выбирает лучшего игрока
did-stop-game = Игра остановлена
did-praise-legend = Лучшая легенда { $seat }
did-name-best-player = Лучший игрок { $seat }
did-confirm-forecast = Прогноз { $seat } сбылся
did-flip-coin = Монетка: { $seat }
did-draw-card = Карточка дня принята
did-file-protest = { -Protest } игрока { $seat }
did-rule = Решение по { -protest(case: "dat") }

## Раздача

deal-phone = Раздать с телефона по кругу
deal-cards = Карты уже на столе
deal-links = Раздать по ссылкам игроков
deal-phone-about = телефон идёт по рукам, карту видно, пока её держат
deal-cards-about = раздали сами, отметьте, у кого какая
deal-links-about = каждый смотрит карту на своём телефоне
cards-by-roles = По ролям
cards-by-seats = По местам
cards-seat = Место { $seat }: карта?
cards-fix = Не так? Нажмите номер.
cards-who = { $role }: кто?
cards-done = Остальные — мирные. Верно?
cards-hint = Нажмите номер; ещё раз — снять.
card-aside = Этой карты нет за столом
hand-to = Телефон игроку
hold-card = Держите, чтобы увидеть карту
no-card-yet = Карты ещё не розданы
card-opened = Карта открыта { $count } { $count ->
    [one] раз
    [few] раза
   *[many] раз
}.
card-not-you = Если открывали не вы, скажите { -judge(case: "dat") }.
card-again = Открыть ещё раз
hand-on = Передать игроку { $seat }
handing-done = Телефон { -judge(case: "dat") }
stop-handing = { -Judge }: прервать
handing-back = Верните телефон { -judge(case: "dat") }
handing-seen = Карты видели все.
unlock = Я { -judge }
unlock-hint = Держите две секунды
hand-again = Раздача прервана. Передать игроку { $seat }
red-letter = К
black-letter = Ч

## Ночь

answer-to = { $role } проверяет:
speech-ends = Речь заканчивает слово «{ $word }»
reminders = О чём не забыть
answer-show = Покажите ответ жестом
hold-answer = Держите, чтобы увидеть ответ
hold-brings = Держите, чтобы увидеть, что произойдёт
answer-yes = да, шериф
answer-no = нет
answer-sheriff-yes = { -black }
answer-sheriff-no = { -red }
answer-red = { -red }
answer-black = { -black }
answer-blocked = заблокирован
answer-wrong = так нельзя
gesture-nod = кивнуть
gesture-shake = качнуть головой
gesture-nod-thumb-up = кивнуть, палец вверх
gesture-nod-thumb-down = кивнуть, палец вниз
gesture-turn-thumb-up = повернуть голову, палец вверх
gesture-nod-hand = кивнуть рукой
gesture-shake-hand = качнуть рукой
gesture-arms-crossed = скрестить руки

## Конец игры

best-move-hits = Лучший ход игрока { $seat }: { $named }. Угадано: { $hits }
result-found = Система определила:
protest-of = { -Protest } { $seat }
summary = Итоги и баллы
awards-wait = Ждут согласия { -chief-judge(case: "gen") }: { $seats }
table-place = Место
table-player = Игрок
table-role = Роль
table-main = Осн.
table-extra = Доп.
table-total = Всего
table-hours = Часы
result-hint = Баллы, штраф, { -protest }: нажмите на место. Ошиблись? «Отмена».

## Формы

send-form = Записать
field-card-text = Что написано на карточке
field-speakers = Только они говорят
field-voters = Только они голосуют
field-candidates = Только их можно выставить
field-protest-text = В чём { -protest }
other-degree = Другая степень наказания
with-reason = с причиной
field-clause = Пункт
field-waive-reason = Почему играют дальше
field-ruling-text = Решение словами
field-verdict = Решение
verdict-upheld = { -upheld }
verdict-rejected = { -rejected }
field-remedy = Если принят, то результат
remedy-none = остаётся
remedy-changed = меняется
remedy-annulled = отменяется
remedy-replayed = игра переигрывается
field-legend-text = Текст легенды
field-stop-text = Почему игра остановлена
field-forecast-text = Прогноз
field-minutes = Минуты, не больше { $most }
field-count = Сколько рук, не больше { $most }

## Меню

menu-protocol = Протокол
menu-correct = Поправить запись
correct = Что исправить
correct-hint = Выберите, что записано не так. Прежняя запись останется рядом с исправленной.
correct-nights = Показать и ночи
correct-replace = Было иначе
correct-strike = Этого не было
correct-insert = Перед этим забыли записать
correct-act = Что произошло
correct-who = Кто
correct-whom = Кого
correct-seats = Номера
correct-candidate = За кого или против кого
correct-same = Отмечено, как записано. Измените то, что было иначе.
correct-reason = Причина (обязательно)
correct-changes = Что изменится
correct-refused = Так правила не разрешают:
correct-otherwise = Нынешние правила и без исправления решают эти ходы иначе, чем они были решены; с исправлением они будут решены по-нынешнему:
correct-stops = { $count ->
    [one] Дальше запись не сходится, и { $count } следующая команда отпадёт:
    [few] Дальше запись не сходится, и { $count } следующие команды отпадут:
   *[other] Дальше запись не сходится, и { $count } следующих команд отпадут:
}
correct-apply = Исправить
correct-cut = Исправить и отбросить дальнейшее
corrected = Исправлено
menu-links = Ссылки
menu-close-asks = Закрыть вопрос: принять, что внесли игроки
menu-hand-back = Передать стол Городу
menu-settings = Настройки
menu-keys = Клавиши
export-record = Запись .mgn
export-document = JSON
export-protocol = Протокол .txt
export-pdf = Протокол PDF
protocol-whole = Показать и ночи
protocol-empty = Пока записывать нечего.
protocol-away = Протокол вернётся вместе со связью.
links-hint = Каждая ссылка показывает ровно то, что положено знать её владельцу. Новая ссылка прежних не отменяет.
make-link = Создать
copy = Скопировать
copied = Скопировано
share = Поделиться
copy-by-hand = Скопировать сам браузер не даёт: текст выделен, скопируйте его вручную.
phones-there = Ссылки ведут на { $address }: по этому адресу компьютер видят телефоны в той же сети.
phones-also = Если не откроется, зайдите сюда с другого адреса: { $addresses }
phones-none = Телефоны эту ссылку не откроют: { $host } — это сам компьютер.
phones-open = Перезапустите сервер для сети: gorod serve --lan (или make run) и откройте страницу по напечатанному адресу.
links-all = Все игроки по очереди
links-show = Код
links-roles = Трансляция с ролями
links-place = { $at } из { $of }
links-code = QR-код ссылки: { $name }
links-before = Назад
links-next = Дальше
links-done = Готово
links-late = с задержкой { $seconds ->
        [30] 30 секунд
        [60] 1 минуту
        [120] 2 минуты
        [300] 5 минут
        [600] 10 минут
       *[other] { $seconds } с
    }
links-delay = Задержка трансляции с ролями
links-end = Отозвать ссылку
links-end-sure = По этой ссылке больше никто ничего не откроет, и кто открыл, того отключит. Отозвать?
links-keep = Оставить
links-nobody = Игроков за столом ещё нет.
links-own = Пульт на другой телефон
links-own-hint = Для второго телефона или чтобы передать стол. Код виден, пока вы держите кнопку, и открывает пульт один раз: для следующего телефона покажите новый.
links-own-hold = Держите, чтобы показать код пульта
links-own-warning = Кто отсканирует этот код, увидит все роли и сможет вести игру.
plain-http-title = Страница открыта по http
plain-http = Браузеры дают такой странице не всё:
plain-http-awake = экран может погаснуть посреди игры: отключите автоблокировку в настройках телефона;
plain-http-offline = без сети пульт не запустится, хотя уже открытый продолжит работать.
plain-http-cure = Чтобы было иначе, запустите сервер с ключом --https.
plain-http-understood = Понятно
qr = QR-код
qr-none = Код нарисовать не вышло.
qr-again = Ещё раз
set-autostart = Таймер идёт сразу, как дано слово
set-sound = Звук
set-vibration = Вибрация
set-steady = Не слышать касаний сразу после шага (0,4 с)
set-leftHanded = Кнопки для левой руки
set-opposite = Я сижу напротив
set-volume = Громкость
set-theme = Тема
theme-system = как в системе
theme-dark = тёмная
theme-light = светлая
key-next = дальше
key-undo = отмена
key-pause = таймер
key-seconds = ±5 секунд
key-seat = место: действие шага
key-beyond = места 11, 12, 13, 14
key-foul = { -foul }
key-sheet = карточка игрока
key-none = никто, промах
key-all = все
key-count = руки числом
key-roles = роли, пока держите
key-answer = ответ ночи, пока держите
key-help = эта подсказка

## Зал, игрок, трансляция

hall-title = Экран зала
overlay-title = Трансляция
my-fouls = Мои { -foul(case: "plural") }
my-points = Мои баллы
hall-soon = Игра скоро начнётся
hall-cards = Карты ещё не розданы
hall-living = { $count ->
    [one] игрок за столом
    [few] игрока за столом
   *[other] игроков за столом
}
hall-lost = Нет сети. Показано последнее, что известно; таймер идёт.
hall-delay = Задержка показа: { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}
hall-join = QR-код: { $address }
hall-lift = { $count ->
    [one] За подъём { $count } голос:
    [few] За подъём { $count } голоса:
   *[other] За подъём { $count } голосов:
}
seat-votes = голосует против { $seat }
seat-silent = без слова
overlay-preview = Предпросмотр: игра выдумана
overlay-next = Следующая игра
setup-title = Трансляция в OBS
setup-about = Вставьте ссылку трансляции: её создают на пульте стола, «Меню», затем «Ссылки». Она останется на этой странице; адрес для OBS скопируйте в источник «Браузер».
setup-link = Ссылка трансляции
setup-wrong = В этой ссылке нет ключа стола. Возьмите её целиком.
setup-show = Что показывать
setup-scale = Масштаб
setup-colour = Цвет клуба
setup-top = Прижать к верхнему краю
setup-preview = Предпросмотр
setup-roles = Роли показывает только отдельная ссылка «с ролями», с задержкой, которую держит сервер.
size-full = Весь экран
size-strip = Полоса игроков
size-bar = Строка
size-next = Следующая игра
part-phase = фаза
part-clock = таймер
part-names = имена
part-fouls = { -foul(case: "plural") }
part-votes = голоса
part-left = кто выбыл
part-best = лучший ход
part-news = объявления
hold-known = Держите, чтобы увидеть, что вы знаете
nothing-known = Пока ничего.
end-speech = Закончить речь
pad-everyone = Номер нажимает каждый, даже если хода у него нет.
set-phones = Игроки ходят со своих телефонов
set-phones-hint = Выключено: их ссылки только показывают, ходы вносите вы.
phones-only-show = Ходы вносит { -judge }: телефон только показывает.
hold-longer = Держите дольше
my-vote = { $seat ->
    [0] Вы голосуете: никого
   *[other] Ваш голос: против { $seat }
}
pad-late = Уже поздно: этого хода больше нет.
pad-nobody = Никого
pad-send = Отправить
pad-taken = Принято.
pad-minutes = Минут, не больше { $most }
pad-sure = Этого не вернуть. Вы уверены?
no-network = Нет сети: сервер не отвечает.
offline-works = Нет сети с { $since }. Таймер идёт; отмеченное сохранено и уйдёт, когда связь вернётся.
offline-reloaded = Нет сети с { $since }. Показан стол до перезагрузки: таймер идёт, отмеченное сохранено и уйдёт, когда связь вернётся. Роли и ночь вернутся с сетью.
offline-cold = Нет сети. Пульт открыт, но этого стола на устройстве уже нет: он появится, как только вернётся сеть. Ничего из принятого не потеряно.
set-sounds = Звук и вибрация
set-warning = Осталось 10 секунд
set-end = Время вышло
set-confirm = Ход принят
set-listen = Слушать
set-music = Музыка ночью
set-musicVolume = Громкость музыки
hand-in = Сдать протокол
contest-game = { $name } · тур { $round }, стол { $table }
contest-signer = Протокол подпишет { $name }: ссылка на этот стол взята от этого имени. Подтвердить его должен кто-то другой.
contest-sending = Сдаём протокол…
contest-signed = Протокол подписан, ждёт второй подписи
contest-confirmed = Протокол подтверждён
contest-void = Игра аннулирована
contest-differs = За столом после подписи что-то изменили: подписан прежний протокол
contest-rejected = Протокол вернули: { $reason }
contest-protests = { $count ->
    [one] { $count } протест ждёт решения
    [few] { $count } протеста ждут решения
   *[many] { $count } протестов ждут решения
}
menu-protest = Подать { -protest(case: "acc") }
protest-after = { -Protest(case: "acc") } подают после игры.
protest-seat = Кто подаёт { -protest(case: "acc") }
protest-clauses = Пункты правил
protest-find = Номер пункта или слово
protest-drop = Убрать пункт { $clause }
protest-send = Подать { -protest(case: "acc") }
appeal-at = { $level ->
    [1] { "" }
   *[other] { $level }-я ступень
}
protest-open = ждёт решения
protest-rejected = отклонено
protest-changed = результат изменён
protest-annulled = игра аннулирована
protest-replayed = переигровка
protest-corrected = баллы исправлены

## Мои игры, имена, вечер

mine = Мои игры
mine-over = Законченные
mine-all = Показать все ({ $count })
mine-go-on = Продолжить
mine-forget = Забыть
mine-forget-this = Забыть игру: { $game }
mine-dropped = Игра убрана с этого устройства. На сервере она осталась.
mine-undo = Вернуть
mine-about = Игры помнит это устройство. Как забыть?
mine-danger = Устройство само помнит столы, которые с него вели, их имена и баллы, до десяти недель. Кто держит этот телефон в руках, откроет и стол, и роли: на чужом телефоне выключите.
mine-on = Помнить игры на этом устройстве
mine-forget-all = Забыть всё
mine-forget-sure = Забыть все игры этого устройства ({ $count }), места за столами онлайн, заметки и имена игроков? Вернуть будет нельзя.
mine-unknown = Игра
mine-unseen = ещё не открыта
mine-nameless = { $count ->
    [one] { $count } игрок без имени
    [few] { $count } игрока без имён
   *[other] { $count } игроков без имён
}
mine-others = и ещё { $count }
evening = Вечер
evening-games = { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[other] { $count } игр
}
evening-player = Игрок
evening-played = Игр
evening-total = Баллы
evening-share = Поделиться
evening-about = Сумма баллов из протоколов этих игр.
no-table = Стол не открыт
no-table-text = Откройте свою игру из списка или по ссылке стола.
home-more = Простая страница и API
home-more-demo = Демо-стол с ботами, простая страница, API
home-living = за столом { $living } из { $players }
names-alike = «{ $name }»: одинаковые имена на местах { $seats }
names-left = Не хватило мест: { $names }
names-known = Играли раньше:
names-as-list = Вставить списком
names-list = По одному имени в строке, или через запятую
set-secret = Не помнить на этом устройстве
set-secret-hint = Сейчас пульт сам вернётся к этому столу после закрытой вкладки. Ссылка { -judge(case: "gen") } открывает роли.
set-secret-all = Это устройство не помнит никаких игр; включается на первой странице.
mine-record = Запись
## Без сети: что ждёт отправки

waits = ждёт отправки
waits-for = ждёт отправки: { $what }
waits-title = Ждёт отправки
waits-step = Дальше
waits-remove = Убрать
waits-nothing = Ничего не ждёт.
waits-sent = Отправлено, ответа ещё нет: убрать можно будет, когда вернётся связь.
waits-already = Это уже отмечено и ждёт отправки.
away-unknown = Дальше без сети нельзя: что будет потом, пульту неизвестно.
away-told = Дальше без сети нельзя: отмеченное ещё не отправлено, а от него зависит, что дальше.
away-open = Дальше без сети нельзя: отмеченное в этих речах ещё не отправлено.
away-sanction = Дальше без сети нельзя: наказание игроку { $seat } ещё не отправлено.
away-undo = Без сети можно убрать только то, что ждёт отправки.
ask-again = { $what }: ещё раз?
ask-again-waits = Уже ждёт отправки: { $what }.
ask-again-yes = Да, ещё раз
ask-again-no = Нет
ask-removes = Пока не было связи: { $what }. Удалить игрока { $name }?
ask-removes-yes = Да, удалить { $seat }
ask-removes-no = Нет, убрать
ask-moved = Пока не было связи, игра ушла вперёд. Отправить отмеченное?
ask-moved-yes = Отправить
ask-moved-no = Убрать всё
ask-control = Стол ведёт другой пульт. Забрать управление и отправить отмеченное?
ask-control-yes = Забрать и отправить
ask-control-no = Убрать всё
ask-refused = Не принято. Отправить остальное?
ask-refused-yes = Отправить остальное
ask-refused-no = Убрать остальное
menu-names = Имена
names-about = Исправьте имя или впишите недостающее. Запись игры скажет, когда и что исправлено.
names-swap = Сели не на свои места? Нажмите двоих, их имена поменяются.
names-swap-with = Место { $seat }: с кем поменять?
names-swap-seat = Поменять имя: место { $seat } { $name }
names-write = { $count ->
    [0] Ничего не изменено
   *[other] Записать имена
}
names-written = Имена записаны
names-of-cup = Это стол турнира: кто где сидит, определяет рассадка. Имена исправляют в штабе турнира, здесь их менять нельзя.
again = Ещё игра
again-lots = Места по жребию
again-kept = Места те же
quick-judge = Имя { -judge(case: "gen") }, для протокола (устройство запомнит)
consent-title = Персональные данные
about-map = На карте
about-fee = Взнос: { $fee }
about-contacts = Контакты:

read-copy = Копия из архива. Открыта: { $name }, { $date }. Это история из { $entries ->
    [one] { $entries } записи
   *[other] { $entries } записей
  }: её можно читать, но не менять, и в рейтинг она не входит. Цепочка { $head }
read-copy-short = Копия из архива · { $name }
read-continued = Турнир прочитан из архива и продолжен. Продолжает: { $name }, { $date }. Записей до этого: { $entries }. Цепочка { $head }
read-continued-short = Продолжен из архива · { $name }

keep-link = Помнить на этом устройстве
keep-link-on = Ссылка сохранена здесь: страница откроется из истории, закладки или с домашнего экрана. На чужом устройстве снимите галочку — ссылка забудется.
keep-link-off = Ссылка живёт, пока открыта эта вкладка. Потом её надо открыть снова.
link-not-here = На этом устройстве ссылки нет
link-not-here-text = Вкладку закрыли, а помнить ссылку здесь не просили, или её здесь ещё не открывали. Откройте её снова: из сообщения, по QR-коду или с листка. Если ссылки не осталось, попросите у организатора новую.
link-closed = Ссылка больше не действует: её закрыли, у неё вышел срок или её уже открыли на другом устройстве. Попросите у организатора новую.

## Раздача, которую можно проверить

fair-check = Проверить раздачу
fair-check-about = Это вычислила сама страница: ей нужны только опубликованные числа. То же самое делает gorod fair verify с файлом игры.
fair-promise = Обещание раздачи
fair-promise-about = Секрет раздачи уже выбран, и это его хеш. Добавьте своё, и карты будут зависеть и от вас. После игры секрет раскроют.
fair-added = добавили: { $who }
fair-judge = { -judge }
fair-text = Буквы и цифры: эти или свои
fair-add = Добавить к раздаче
fair-own = Вы добавили: { $text }

## Уведомления

notices-title = Уведомления
notices-about = Где и о чём вам сообщать. В уведомлениях нет ничего тайного.
notices-reading = Смотрим, что выбрано…
notices-again = Ещё раз
notices-chosen = Что выбрано
notices-by-push = В браузере
notices-by-email = По почте
notices-by-telegram = В Telegram
notices-this-browser = в этом
notices-other-browser = в другом
notices-unconfirmed = ждёт подтверждения
notices-end = Убрать
notices-end-one = Убрать: { $way }
notices-push = Показывать в этом браузере
notices-lack-plain-http = браузеры разрешают уведомления только по https. Откройте страницу по адресу с https или выберите другой способ.
notices-lack-home-screen = на iPhone и iPad сначала добавьте страницу на экран «Домой» и откройте её оттуда.
notices-lack-no-push = этот браузер не умеет показывать уведомления.
notices-lack-denied = вы запретили уведомления этого сайта. Разрешите их в настройках браузера и откройте страницу снова.
notices-address = Адрес почты
notices-mail = Присылать письма
notices-mail-sent = Мы отправили письмо: откройте в нём ссылку и подтвердите адрес.
notices-telegram = Писать в Telegram
notices-telegram-open = Открыть бота и нажать «Старт»
notices-telegram-about = Или отправьте боту: /start { $code }. Код действует четверть часа.
notices-none = На этом сервере уведомления не настроены.
notices-quiet = Не беспокоить в эти часы
notices-quiet-from = С
notices-quiet-to = До
notices-zone = По времени
notices-hours-kept = Часы сохранены.
notices-on = Готово, уведомления включены.
notices-ended = Убрали.
notices-ended-all = Больше ничего не придёт.
notices-kinds = О чём сообщать
notices-kinds-kept = Сохранено.
notices-kind-reminder-6h = За шесть часов до конца дня
notices-kind-reminder-1h = За час до конца дня
notices-kind-published = Опубликованы итоги дня
notices-kind-host-alarm = Игра по дням ждёт вас: день не опубликован
notices-kind-seating-released = Рассадка готова: ваш стол и место
notices-kind-round-starts = Ваш тур начинается
notices-kind-protest-decided = По вашему { -protest(case: "dat") } есть решение
notices-kind-backup-overdue = Давно не было резервной копии
notices-leave = Отписаться от всего

unsent = Уведомления, которые не дошли
unsent-about = Скажите этим людям сами или отправьте ещё раз.
unsent-again = Отправить ещё раз
unsent-more = И ещё { $more }.
unsent-kind-seating-released = место в туре
unsent-kind-round-starts = начало тура
unsent-kind-protest-decided = решение по { -protest(case: "dat") }
unsent-kind-confirm = подтверждение адреса
unsent-state-dead = не принято
unsent-state-doubtful = неизвестно, дошло ли
unsent-kind-reminder-6h = напоминание за шесть часов
unsent-kind-reminder-1h = напоминание за час
unsent-kind-published = итоги дня
unsent-kind-host-alarm = публикация опаздывает

## Стол онлайн на пульте судьи

entered = Ввели: { $count }
entered-close = Принять введённое
gestures-none = Пока никто ничего не показал.
gestures-look = Держите, чтобы осмотреться
gesture-i-lead = я главный
gesture-shoot = стреляем { $seats }
gesture-miss = промах
gesture-sheriff = шериф это { $seats }
gesture-i-claim = назовусь шерифом
gesture-yes = да
gesture-no = нет
