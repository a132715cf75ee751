# Первая страница: игра онлайн.

online-title = Играть онлайн
online-make = Создать стол для друзей
online-mine = Вернуться за стол
online-forget = Забыть этот стол
online-open = Открытые столы
online-free = { $count ->
    [one] { $count } место из { $size }
    [few] { $count } места из { $size }
   *[other] { $count } мест из { $size }
}
online-watch = смотреть
practice = Тренировка: вы и девять ботов
practice-about = Одно касание — и карты розданы. Судит Город.
practice-opens = Собираем стол…
practice-you = Вы
online-on = игра идёт
online-gathers = собираются
