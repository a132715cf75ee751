# Рассадка турнира.

## Рассадка

seat-title = Рассадка: { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}, { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
} по { $seats ->
    [one] { $seats } месту
   *[other] { $seats } мест
}, { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тура
   *[many] { $rounds } туров
}
seat-games = У каждого { $fewest ->
    [one] { $fewest } игра
    [few] { $fewest } игры
   *[many] { $fewest } игр
}
seat-games-unequal = Поровну не делится: у каждого { $fewest } или { $most ->
    [one] { $most } игра
    [few] { $most } игры
   *[many] { $most } игр
}
seat-score = Сумма квадратов встреч: { $pairs2 }
seat-bounds = Меньше { $best } не бывает (по числу встреч — { $counting }, по парам туров — { $rounds })
seat-optimal = Доказано: лучше рассадить нельзя
seat-stopped = Поиск остановлен по времени: при другой скорости машины рассадка может выйти другой
seat-meetings = Пары встречаются от { $fewest } до { $most ->
    [one] { $most } раза
   *[other] { $most } раз
}
seat-rest = Суммы квадратов: места — { $seats2 }, соседи — { $neighbours2 } (рядом не чаще { $beside ->
    [one] { $beside } раза
   *[other] { $beside } раз
}), столы — { $tables2 }
seat-so-far = сумма квадратов встреч { $pairs2 }, граница { $least }
seat-round = Тур { $number }
seat-seats = Место
seat-table = Стол { $number }
seat-resting = Не играют: { $players }

## Обмен двух игроков

seat-swap-apart = Запрещённые встречи: { $before } → { $after } ({ $change })
seat-swap-avoided = Нежелательные встречи: { $before } → { $after } ({ $change })
seat-swap-pairs2 = Сумма квадратов встреч: { $before } → { $after } ({ $change })
seat-swap-seats2 = Места: { $before } → { $after } ({ $change })
seat-swap-neighbours2 = Соседи: { $before } → { $after } ({ $change })
seat-swap-tables2 = Столы: { $before } → { $after } ({ $change })

## Таблица CSV

seat-csv-round = тур
seat-csv-table = стол
seat-csv-seat = место
seat-csv-player = игрок

## Сообщения

seat-range = { $what ->
    [players] число игроков
    [seats] число мест за столом
    [tables] число столов
    [games] число игр
   *[rounds] число туров
} — от { $least } до { $most }, а не { $number }
seat-few = для стола на { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
} мало игроков: { $players }
seat-crowded = столов: { $tables }, мест за каждым: { $seats }, значит, в туре играют { $needed }, а игроков { $players }; столов хватит на --tables { $most }
seat-no-rounds = скажите, сколько туров (--rounds) или сколько игр у каждого (--games)
seat-unequal = игроков { $players } по { $games } игр — это { $product } мест, а за столом { $seats }: целых столов не выходит; ближайшее число игр — { $near }
seat-short = { $games } игр у каждого — это { $played } столов; за { $rounds } туров их не сыграть, нужно { $needed }
seat-long = { $games } игр у каждого — это { $played } столов; на { $rounds } туров их не хватит
seat-seconds = секунд (--seconds) — больше 0 и не больше { $most }
seat-no-player = игрока { $number } нет
seat-no-round = тура { $number } нет: туров { $rounds }
seat-both-out = в туре { $number } не играют ни { $one }, ни { $other }
seat-apart-word = «{ $word }» — не номера игроков; пишут, например, 3,17
seat-apart-alone = развести нельзя: { $pairs }; без этой встречи за стол на { $seats } мест сесть некому
seat-apart-group = развести нельзя: никакие двое из { $players } не встречаются, им нужно { $needed } столов, а сыграно будет { $played }
seat-apart-round = развести нельзя: за { $tables ->
    [one] { $tables } столом
   *[other] { $tables } столами
} тура не разделить: { $pairs }
seat-apart-unfound = рассадка без запрещённых встреч не нашлась, встречаются: { $pairs }; дайте больше секунд или меньше запретов
seat-swap-word = «{ $word }» — не обмен; пишут тур и двух игроков, например, 5:3,17
seat-keep-wanted = ключам --from-round, --without и --swap нужна рассадка: --keep ФАЙЛ
seat-keep-unreadable = { $file } нельзя прочесть: { $detail }
seat-keep-broken = { $file } — не рассадка; её печатает «gorod seat … --json»
seat-keep-twice = { $file }: в туре { $number } игрок { $player } сидит дважды
