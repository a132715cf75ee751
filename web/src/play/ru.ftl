# Экран игрока и повтор игры.

tile-open = Место { $seat } { $name }: заметки и ходы
seat-in = в игре
note-there = есть заметка
notes-mark = Моя пометка
notes-text = Моя заметка
notes-private = Пометки и заметки видите только вы: они остаются на этом устройстве.
notes-full = Память устройства заполнена: заметка не сохранится.
notes-give = Все заметки текстом
notes-file = zametki
notes-saved = Файл сохранён.
mark-red = Красный
mark-red-letter = К
mark-black = Чёрный
mark-black-letter = Ч
mark-sheriff = Шериф
mark-sheriff-letter = Ш
mark-doubt = Сомневаюсь
mark-doubt-letter = ?
deeds-none = Пока никого не выставлял и не голосовал.
deed-named = выставил { $seats }
deed-voted = голосовал против { $seats }
deed-by = против него голосовали { $seats }
votes-so-far = Кто как голосовал
votes-none = Голосований ещё не было.
votes-election = выборы
votes-lift = За подъём
votes-named = { $day }, выставляли:
points-none = За эту игру ничего не начислено.
end-cards = Карты всех игроков
end-replay = Повтор игры
replay-title = Повтор игры, место { $seat }
replay-of = Игра глазами места { $seat }
replay-of-named = Игра глазами места { $seat }: { $name }
replay-step = Шаг { $step } из { $total }
replay-play = Смотреть
replay-stop = Пауза
replay-back = Шаг назад
replay-forward = Шаг вперёд
replay-moments = Ночи и дни
replay-share = По этой ссылке увидят игру вашими глазами: вашу карту, ваши проверки и всё, что видели вы. Больше она ничего не открывает.

## Стол онлайн

to-first-page = На первую страницу
table-title = Стол онлайн
table-back = Вернуться на место { $seat }
table-nick = Ваш ник
table-drawn = Место выпадет по жребию. Хотите своё — нажмите свободное место.
table-chosen = Вы сядете на место { $seat }.
table-replace = Игра идёт. Свободны места ушедших: { $seats }. Вы увидите то, что мог знать ушедший.
table-sit = Сесть за стол
table-take = Занять место
table-full = Мест нет.
table-full-watch = Игру можно смотреть.
table-full-ask = Попросите у того, кто собирает стол, ссылку для зрителей.
table-watch = Смотреть игру
lobby-gathering = Собираем стол
lobby-free = свободно
lobby-ready = готов
lobby-not-ready = ещё не готов
lobby-go = Я готов
lobby-wait = Подождите меня
lobby-public = виден всем
lobby-foul-vote = фол голосованием
lobby-bots = Какие боты
lobby-fill = { $count ->
    [one] Бот на { $count } свободное место
    [few] Боты на { $count } свободных места
   *[other] Боты на { $count } свободных мест
}
lobby-start = Начать игру
lobby-needs = { $count ->
    [one] Не хватает { $count } игрока.
   *[other] Не хватает { $count } игроков.
}
lobby-waits = Ждём готовности: { $names }.
lobby-host-starts = Все готовы. Игру начинает тот, кто собрал стол.
lobby-invite = Пригласить
lobby-invite-about = Кто откроет эту ссылку, впишет ник и сядет за стол. Учётная запись не нужна.
lobby-watchers = Ссылка для зрителей
lobby-draw = Другое место по жребию
lobby-move = Пересесть на место { $seat }
lobby-no-bot = Убрать бота
lobby-kick = Попросить уйти: { $name }
lobby-leave = Уйти
lobby-console = Пульт судьи
bot-name = Бот
bot-reasoning = бот, рассуждает
bot-random = бот, наугад
pace-quick = быстро
pace-club = как в клубе
pace-calm = спокойно
judge-automatic = судит Город
judge-human = судит человек
create-title = Новый стол онлайн
create-pace = Темп
create-pace-about = Сколько ждать там, где правила не дают времени. Речи всегда по правилам.
create-judge = Кто судит
create-judge-automatic = Город сам даёт слово, ведёт время, собирает голоса и объявляет итог. Судья может сменить его в любую минуту.
create-judge-human = Вы судите с пульта. Отойдёте — передадите стол Городу.
create-public = Открытый стол.
create-public-about = Он виден на первой странице: сесть или смотреть может каждый.
create-fouls = Фол голосованием.
create-fouls-about = Игроки могут дать фол большинством голосов.
create-delay = Задержка для зрителей, секунд
create-name = Название стола, если хотите
create-no-nick = Без ника вы только собираете стол, но не играете.
create-go = Создать стол
talk = Разговор
talk-host = Ведущий
talk-none = Пока никто ничего не сказал.
talk-none-chat = Поздоровайтесь: до раздачи и после игры можно писать всем.
talk-write = Ваша речь
talk-write-chat = Сообщение столу
talk-send = Сказать
talk-phrases = Быстрые фразы
say-suspect = Подозреваю…
say-trust = Верю…

say-vote-against = Голосую против…
say-check-red = Проверил, красные…
say-check-black = Проверил, чёрные…
say-i-am = Я …
say-thanks = Спасибо
say-nothing-to-add = Добавить нечего
phrase-suspect = Подозреваю { $seats }.
phrase-trust = Верю { $seats }.
phrase-nominate = Выставляю { $seats }.
phrase-vote-against = Голосую против { $seats }.
phrase-check-red = Мои проверки, красные: { $seats }.
phrase-check-black = Мои проверки, чёрные: { $seats }.
phrase-i-am = Я { $role }.
phrase-thanks = Спасибо.
phrase-nothing-to-add = Добавить нечего.
asks-vote = Ваш голос
asks-lift = Поднять всех?
asks-lift-yes = За
asks-lift-no = Против
asks-elect = Ваш голос на выборах
asks-shoot = Выстрел
asks-order = Порядок
asks-many = Нажмите по порядку номеров: { $count }.
asks-nobody = Ни за кого
pause-ask = Пауза
pause-end = Продолжить
pause-on = Пауза.
pause-asked = Просят паузу.
pause-by = Попросил игрок { $seat }.
pause-by-judge = Её объявил судья.
pause-votes = За паузу { $votes } из { $needed }.
pause-votes-end = За продолжение { $votes } из { $needed }.
leave-game = Уйти из игры
foul-vote = Голосую за фол
foul-vote-about = Фол будет, если так решит больше половины живых. До этого голосов никто не видит.
aloud = Слова судьи вслух

## Настройки стола до раздачи

lobby-settings = Настройки
lobby-settings-about = Изменение увидят все, и готовность придётся подтвердить снова.
anew-title = Другие правила, число игроков, судья
anew-about = Стол соберётся заново, как новый: раздача обещана по его правилам. Кто сидит за этим, перейдёт одним касанием.
anew-go = Собрать заново
anew-there = Стол собирается заново.
anew-follow-about = Тот, кто его собирает, выбрал другие правила, число игроков или судью.
anew-follow = Перейти за новый стол

## Судья по приглашению

judge-call = Позвать судью
judge-call-about = Кто откроет эту ссылку, предложит себя в судьи. Судья видит все карты, поэтому решают игроки: согласиться должно больше половины. Сидящему за столом стать судьёй нельзя.
judge-offer = Предложить себя в судьи
judge-offer-about = Судья видит все карты и не играет. Когда игра начнётся и согласится больше половины игроков, откроется пульт.
judge-waiting = Ждём согласия игроков: { $votes } из { $needed }.
judge-offers = { $name } хочет судить.
judge-offers-about = Судья увидит все карты. Согласны { $votes } из { $needed }.
judge-offers-later = Судья увидит все карты, поэтому решат игроки, когда игра начнётся.
judge-agree = Согласен
judge-disagree = Не согласен
judge-refuse = Отказать
judge-dismiss = Отказаться от судьи
judge-accepted = Судить приглашён: { $name }.

## Голос

voice-on = Включить голос
voice-off = Выключить голос
voice-about = Говорит только тот, у кого слово; остальные его слышат.
voice-you = Вас слышат
voice-muted = Ваш микрофон выключен
voice-hears = Говорит { $seat }
voice-quiet = Сейчас ни у кого нет слова
voice-count = на связи: { $count }
voice-mute = Заглушить себя
voice-unmute = Снова говорить
voice-level = Громкость
voice-problem-insecure = Микрофон доступен только по https. Можно писать текстом.
voice-problem-denied = Браузер не дал микрофон. Разрешите его в настройках страницы или пишите текстом.
voice-problem-none = Микрофона нет. Можно писать текстом.

## Жесты ночью

gestures = Жесты
gestures-about = Нажимают все; видят друг друга только проснувшиеся.
gestures-asleep = Вы спите: вокруг темно.
gestures-awake = Не спят: { $seats }
gesture-goes = Показываете: { $gesture }
gesture-shown = Вы показали: { $gesture }
gesture-order = Один номер — сегодня; несколько — порядок по ночам.
aims-at = целится в { $seat }
show-i-lead = Я главный
show-shoot = Стреляем…
show-miss = Промах
show-sheriff = Шериф это…
show-i-claim = Назовусь шерифом
show-yes = Да
show-no = Нет
