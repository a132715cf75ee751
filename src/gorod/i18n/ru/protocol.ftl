# Протокол игры.

protocol-decimal-mark = ,
protocol-title = ПРОТОКОЛ ИГРЫ
protocol-known = { $known ->
    [deaths] ПО ПРАВИЛАМ НЕ ПРОВЕРЕНО: об игре известно только, чем она кончилась и кто как выбыл.
   *[result] ЗАПИСАН ТОЛЬКО РЕЗУЛЬТАТ. Правилами игра не проверена.
}
protocol-for-spectator = Глазами зрителя: только то, что было сказано при всех.
protocol-for-seat = Глазами игрока { $seat }: только то, что этот игрок вправе знать.

tag-date = Дата
tag-time = Время
tag-event = Турнир
tag-round = Тур
tag-stage = Этап
tag-table = Стол
tag-place = Где
tag-judge = { -Judge }
tag-signed = Подписано
tag-confirmed = Вторая подпись
tag-digest = SHA-256 подписанной записи
tag-consent = Согласие { -chief-judge(case: "gen") }
tag-decision = Решение по { -protest(case: "dat") }

column-seat = №
column-name = Игрок
column-role = Роль
column-fouls = Фолы
column-left = Как выбыл
column-points = Баллы
column-best = Лучший ход
protocol-page = стр.
protocol-hash = Журнал игры, SHA-256

role-citizen = мирный
role-sheriff = шериф
role-mafia = мафия
    .gender = feminine
role-don = дон
role-doctor = доктор
role-maniac = маньяк
role-lawyer = адвокат
role-beauty = красотка
    .gender = feminine
role-courtesan = путана
    .gender = feminine
role-boss = босс
role-commissar = комиссар
role-hetaera = гетера
    .gender = feminine
card-red = { -red }
card-black = { -black }
card-maniac = { -maniac }

left-kill = убит
left-vote = заголосован
left-lift = поднят со стола
left-guest = погиб с { -hostess(case: "ins") }
left-foul = удалён за { -foul(case: "plural") }
left-disqualified = { -disqualified }
left-defeat = поражение команды
left-removed = удалён
left-first-killed = { " " }в первую ночь охоты
left-unknown = выбыл
left-before = раньше

## Ход игры

protocol-night = НОЧЬ { $number }
protocol-day = ДЕНЬ { $number }
protocol-afterwards = ПОСЛЕ ИГРЫ

protocol-position-set = Игра записана с середины. Живы: { $alive }; день открывает { $opener }
protocol-mafia-met = { -Meeting }: { $black }; { $don ->
    [0] { $leader ->
        [sheriff] шерифа
       *[don] дона
    } за столом нет
   *[other] { $leader ->
        [sheriff] шериф
       *[don] дон
    } — { $don }
}
protocol-order-set = Порядок отстрелов: { $seats }
protocol-hunt-ended = { $result ->
    [own] Свой выстрел: { $shots }
    [kill] { -Hunt }: { $shots }. Убит { $victim }
    [team] { $written ->
        [shots] Выстрел команды: { $shots }
        [number] Выстрел команды: номер { $victim }
       *[none] Выстрел команды: никого не показали
    }
    [hit] { $written ->
        [number] { -Hunt }: номер { $victim }
       *[shots] { -Hunt }: { $shots }. Выстрел в { $victim }
    }
    [spoilt] { $written ->
        [number] { -Hunt }: номер { $victim }. Промах: гость из мафии
       *[shots] { -Hunt }: { $shots }. Промах: гость из мафии
    }
   *[miss] { $written ->
        [shots] { -Hunt }: { $shots }. Промах
        [number] { -Hunt }: номер { $victim }. Промах
        [unmanned] { -Hunt }: стрелять некому
        [plain] { -Hunt }: промах
       *[none] { -Hunt }: никто не стрелял, промах
    }
}
protocol-checked = { $Role } { $gender ->
    [feminine] проверила
   *[masculine] проверил
} { $target }: { $answer ->
    [red] { -red }
    [black] { -black }
    [yes] { $duty ->
        [sheriff] { -black }
       *[other] шериф
    }
    [no] { $duty ->
        [sheriff] { -red }
       *[other] не шериф
    }
    [blocked] блок
    [none] ответа нет
   *[other] { $answer }
} ({ $gesture })
protocol-acted = { $Role } { $duty ->
    [doctor] { $gender ->
        [feminine] лечила
       *[masculine] лечил
    } { $target }
    [maniac] { $takes ->
        [both] { $gender ->
            [feminine] лишила
           *[masculine] лишил
        } речи и голоса { $target }
        [speech] { $gender ->
            [feminine] лишила
           *[masculine] лишил
        } речи { $target }
        [vote] { $gender ->
            [feminine] лишила
           *[masculine] лишил
        } голоса { $target }
       *[none] { $gender ->
            [feminine] выстрелила
           *[masculine] выстрелил
        } в { $target }
    }
    [lawyer] { $gender ->
        [feminine] защитила
       *[masculine] защитил
    } { $target }
   *[other] { $gender ->
        [feminine] увела
       *[masculine] увёл
    } { $target }
}{ $answer ->
    [blocked] ; блок, без последствий
    [wrong] ; неверный выбор, не принят
   *[taken] { "" }
}
protocol-night-resolved = Итог ночи: { $count ->
    [0] никто не выбыл
    [one] выбыл { $seats }
   *[other] выбыли { $seats }
}
protocol-night-death = { $of ->
    [night-kill] Мафия убила { $seat }
    [maniac-kill] Маньяк убил { $seat }
    [no-cure] Маньяк убил { $seat }: лечение не помогло
    [guest-death] Следом выбывает гость: { $seat }
   *[other] Ночью выбывает { $seat }
}
protocol-night-save = { $rule ->
    [guest-spared] Доктор вылечил { -hostess(case: "acc") }, гость остаётся: { $seat }
    [guest-healed] Доктор вылечил гостя, гость остаётся: { $seat }
   *[other] { $by ->
        [doctor] Доктор спас { $seat }
        [hostess] В гостях, и потому остаётся { $seat }
        [both] { -Hostess } и доктор выбрали друг друга, остаётся { $seat }
        [block] Промах мафии спас { $seat }
       *[other] Остаётся { $seat }
    }
}
protocol-blocked = Блок: { $role }
protocol-nothing-shown = { $Role } { $duty ->
    [doctor] никого не { $gender ->
        [feminine] лечила
       *[masculine] лечил
    }
    [maniac] ни в кого не { $gender ->
        [feminine] стреляла
       *[masculine] стрелял
    }
    [beauty] никого не { $gender ->
        [feminine] увела
       *[masculine] увёл
    }
    [courtesan] никого не { $gender ->
        [feminine] увела
       *[masculine] увёл
    }
    [lawyer] никого не { $gender ->
        [feminine] защитила
       *[masculine] защитил
    }
   *[other] никого не { $gender ->
        [feminine] проверила
       *[masculine] проверил
    }
}
protocol-death-announced = { $count ->
    [one] Убит ночью: { $seats }
   *[other] Убиты ночью: { $seats }
}
protocol-day-broke = День открывает { $seat }{ $cancelled ->
    [yes] ; голосование этого дня отменено
   *[no] { "" }
}{ $mutes ->
    [0] { "" }
   *[other] ; сегодня без слова: { $mute }
}{ $voteless-count ->
    [0] { "" }
   *[other] ; сегодня без голоса: { $voteless }
}
protocol-floor-given = { $seconds ->
    [0] { $why ->
        [no-speech] { $seat } сегодня без слова; выставлять может
       *[other] { $seat } молчит: третий { -foul }; выставлять может
    }
    [one] { $seat } говорит { $seconds } секунду
    [few] { $seat } говорит { $seconds } секунды
   *[many] { $seat } говорит { $seconds } секунд
}
protocol-somebody = кто-то (не записано, кто)
protocol-nominated = { $seat } выставляет { $target }{ $standing ->
    [yes] . Кандидат один, назван последним: { $day ->
        [1] итог дня известен
       *[other] кандидат уходит
    }
   *[no] { "" }
}
protocol-ballot-opened = { $kind ->
    [vote] Голосование: { $slate }
   *[revote] Переголосование: { $slate }
}
protocol-hands-counted = против { $seat } — { $count ->
    [one] { $count } голос
    [few] { $count } голоса
    [many] { $count } голосов
   *[other] { $count } голоса
}: { $hands }
protocol-hands-tallied = против { $seat } — { $count ->
    [one] { $count } голос
    [few] { $count } голоса
    [many] { $count } голосов
   *[other] { $count } голоса
}, без номеров
protocol-hands-absent = руки не было: { $hands }
protocol-hands-void = вторая рука, не в счёт: { $hands }
protocol-tie-found = { -Tie }: { $slate }; каждый говорит ещё раз
protocol-lift-asked = Поровну у тех же: { $slate }. Вопрос о подъёме
protocol-lift-counted = { $known ->
    [passed] За подъём большинство; руки не записаны
    [failed] За подъём большинства нет; руки не записаны
   *[hands] За подъём — { $count } из { $living }: { $hands }
}
protocol-nobody-left = { $reason ->
    [no-candidates] Никто не выставлен, голосования нет
    [lone-candidate] Выставлен один, в первый день его не голосуют
    [cancelled] Голосование отменено, никто не уходит
    [no-deputy] Депутата нет, никого не казнят
    [no-excess] Ни у кого чёрных шаров не больше, чем белых, никто не уходит
    [candidate-gone] Единственный выставленный уже вне игры, никто не уходит
    [four-tie] { -Tie } при четверых, никто не уходит
    [whole-table] { -Tie } у всего стола, никто не уходит
    [too-many] Столько в первый день не поднимают, никто не уходит
    [sole-candidate] Кандидат один, он вычеркнут; голосования нет
    [no-votes] Ни одного голоса, никто не уходит
    [lift-failed] Подъём не прошёл, никто не уходит
   *[other] Никто не уходит
}
protocol-voted-out = { $count ->
    [0] { "" }
    [one] Стол покидает { $seats }
   *[other] Стол покидают { $seats }
}{ $kept ->
    [0] { "" }
   *[other] { $count ->
        [0] Неприкосновенность сегодня: { $spared }; никто не уходит
       *[other] ; неприкосновенность сегодня, остаётся: { $spared }
    }
}{ $opened ->
    [0] { "" }
   *[other] ; открыто: { $cards }
}{ $hosts ->
    [yes] ; дальше ведёт этот игрок
   *[no] { "" }
}
protocol-guess-awaited = Двое игроков и закрытая карта: решает одна догадка
protocol-card-opened = { $whose ->
    [own] { $seat } открывает карту: { $card }
   *[spare] Открыта закрытая карта: { $card }
}
protocol-warned = { $seat }: { -warning }
protocol-fouled = { $seat }: { foul-nth }{ $silence ->
    [yes] ; ближайшая минута потеряна
    [now] ; речь закончена
   *[no] { "" }
}
protocol-disqualified = { $seat }: { $what ->
    [foul] удаление за { -foul(case: "plural") }
    [removed] удаление
    [late] { -disqualification }; исход уже решён, только штраф
   *[disqualified] { -disqualification }
}
protocol-vote-cancelled = Отменяется голосование дня { $day }
protocol-team-defeated = { $whose ->
    [team] Поражение команды: { $team ->
        [black] мафия
       *[other] { $team }
    }
   *[player] { $seat }: нарушение, поражение команды
}
protocol-as-played = Сыграно вопреки правилам: { $move } — { $why }
protocol-as-played-consent = { $said }; согласие { -chief-judge(case: "gen") }: { $by } ({ $reason })
protocol-waived = Не применяется { $clause }, игра продолжается
protocol-with-reason = { $said } (причина: { $reason })
protocol-banned = { $seat }: { $term ->
    [month] отстранение от игр на месяц
    [until-decision] отстранение от игр до решения совета клуба
   *[tournament] удаление с турнира
}
protocol-decided = Исход решён: { $result }
protocol-best-moves-read = Лучшие ходы, показанные пальцами: { $moves }
protocol-best-move-named = Лучший ход { $seat }: { $named }{ $told ->
    [yes] ; { -black(case: "many") } среди них { $hits }
   *[no] { "" }
}
protocol-hint-asked = { $seat } просит подсказку; лучший ход не оценивается
protocol-awarded = { $seat }: { $points } от { -judge(case: "gen") }{ $said ->
    [yes] , { $reason }
   *[no] { "" }
}{ $waits ->
    [yes] ; нужно согласие { -chief-judge(case: "gen") }
   *[no] { "" }
}
protocol-fined = { $seat }: штраф { $points }
protocol-approved = Согласие { -chief-judge(case: "gen") }: { $seats }
protocol-protest-filed = { -Protest } игрока { $seat }: { $text }
protocol-protest-ruled = { -Protest } игрока { $seat } { $status ->
    [upheld] { -upheld }{ $remedy ->
        [changed] , результат изменён
        [annulled] , игра аннулирована
        [replayed] , игра будет переиграна
       *[none] { "" }
    }
   *[rejected] { -rejected }
}{ $said ->
    [yes] : { $text }
   *[no] { "" }
}
protocol-result-ruled = По { -protest(case: "dat") } решено: { $result }
protocol-removals-told = Удаление ночью, больше не за столом: { $seats }
protocol-technical-night = { $what ->
    [begins] Техническая ночь: всё остановлено
   *[ends] Техническая ночь закончена, игра продолжается
}
protocol-list-told = { $seat } спрашивает, кто выставлен: { $count ->
    [0] никто
   *[other] { $list }
}
protocol-allowed = { $seat } разрешает говорить: { $target }
protocol-forbidden = { $seat } запрещает говорить: { $target }
protocol-slate-cut = Кандидат выбыл из игры; голосуются: { $slate }
protocol-removal-due = { $seat }: удаление утром
protocol-protest-voted = За { -protest(case: "acc") } игрока { $seat }: { $hands }; { $passed ->
    [yes] набрано достаточно голосов
   *[no] голосов недостаточно
}
protocol-named = { $known ->
    [yes] Имя исправлено, место { $seat }: { $name } (было: { $was })
    [gone] Имя снято, место { $seat } (было: { $was })
   *[no] Имя записано, место { $seat }: { $name }
}
protocol-undone = Исправлено, было: { $what } (причина: { $reason })
protocol-refused = Не принято: { $what } — { $reason }

gesture-nod-thumb-up = { -judge } кивает, палец вверх
gesture-nod-thumb-down = { -judge } кивает, палец вниз
gesture-nod = { -judge } кивает
gesture-shake = { -judge } качает головой
gesture-nod-hand = { -judge } кивает и показывает рукой
gesture-shake-hand = { -judge } качает головой и показывает рукой
gesture-turn-thumb-up = { -judge } поворачивает голову, палец вверх
gesture-thumb-up = палец вверх
gesture-thumb-down = палец вниз
gesture-ring-finger = безымянный палец
gesture-ok = «окей»
gesture-heart = сердце
gesture-crossed-fingers = скрещённые пальцы
gesture-throat = рукой по горлу
gesture-arms-crossed = скрещённые руки
gesture-none = без жеста

## Итог

team-red = { -red(case: "many") }
team-black = { -black(case: "many") }
team-maniac = { -maniac(case: "many") }
among-red = { -red(case: "ins") }
among-black = { -black(case: "ins") }
among-maniac = { -maniac(case: "ins") }
result-and = { $first } и { $last }
result-annulled = игра аннулирована, результата нет
result-replayed = игра переигрывается, результата нет
result-draw = ничья
result = { $kind ->
    [defeat] присуждена победа { $teams }
    [draw] ничья между { $among }
   *[victory] { $count ->
       *[other] победа { $teams }
    }
}
because-no-black = { -black(case: "many") } не осталось
because-parity = { -black(case: "many") } не меньше, чем { -red(case: "many") }
because-no-red = { -red(case: "many") } не осталось
because-red-parity = { -red(case: "many") } не меньше, чем { -black(case: "many") }
because-one-on-one = рядом с { -maniac(case: "ins") } жив самое большее один
because-unchanged-nights = три ночи без перемен
because-alone = других команд за столом нет
because-nobody-left = за столом никого
because-quiet-nights = при четверых три ночи без попадания
because-not-found = единственный день не нашёл мафиози
because-true-guess = угадано верно
because-protest = по { -protest(case: "dat") }
because-false-guess = угадано неверно
protocol-result = РЕЗУЛЬТАТ: { $result }{ $told ->
    [yes] , { $because }
   *[no] { "" }
}
protocol-stands = ИГРА НЕ ОКОНЧЕНА: { $moment }, { $step }
protocol-awaits = Ожидается: { $verbs }

step-deal = раздача
step-meet = { -meeting } мафии
step-sheriff-look = шериф осматривает стол
step-don-look = просыпается дон
step-maniac-look = просыпается маньяк
step-beauty-look = просыпается красотка
step-doctor-look = просыпается доктор
step-speech = речь
step-vote = голосование
step-tie = речь при равенстве
step-revote = переголосование
step-lift = вопрос о подъёме
step-last-word = последнее слово
step-best-move = лучший ход
step-dusk = конец дня
step-dawn = перед утром
step-hunt = охота
step-don = проверка дона
step-sheriff = проверка шерифа
step-maniac = выстрел маньяка
step-beauty = визит красотки
step-doctor = лечение доктора
step-courtesan = визит путаны
step-courtesan-look = просыпается путана
step-lawyer = защита адвоката
step-lawyer-look = просыпается адвокат
step-guess = догадка
step-over = конец игры

verb-order = порядок отстрелов
verb-nominate = выставление
verb-pass = конец речи
verb-tally = число голосов
verb-vote = голоса
verb-lift = руки за подъём
verb-shoot = выстрелы
verb-miss = промах
verb-don = проверка дона
verb-sheriff = проверка шерифа
verb-maniac = выстрел маньяка
verb-beauty = визит красотки
verb-doctor = лечение доктора
verb-open = закрытая карта
verb-accuse = обвинение
verb-best = лучший ход
verb-bonus = баллы { -judge(case: "gen") }
verb-fine = штраф
verb-approve = согласие { -chief-judge(case: "gen") }
verb-protest = { -protest }
verb-courtesan = визит путаны
verb-lawyer = защита адвоката
verb-ask = вопрос «кто выставлен?»
verb-allow = разрешение говорить
verb-forbid = запрет говорить
verb-technical = техническая ночь
verb-support = руки за { -protest(case: "acc") }
verb-ruling = решение по { -protest(case: "dat") }

protocol-points = БАЛЛЫ
protocol-rating = РЕЙТИНГ: { $rating ->
    [main] основной
    [separate] отдельный
   *[none] не идёт
}
item-win = победа { $points }
item-draw = ничья { $points }
item-loss = поражение { $points }
item-disqualification = { -disqualification } { $points }
item-best-move = лучший ход { $points }
item-award = баллы { -judge(case: "gen") } { $points }
item-fine = штраф { $points }
item-compensation = компенсация { $points }
item-compensation-later = компенсация — в таблице турнира
protocol-superseded = Не засчитано: { $points } от { -judge(case: "gen") } игроку { $seat } (лучший ход стоит не меньше)
protocol-superseded-soon = Не будет засчитано: лучший ход стоит не меньше
protocol-waits = Ждёт согласия { -chief-judge(case: "gen") }: { $points } игроку { $seat }
protocol-ban-due = Положено { -banning }, ещё не назначено: { $seat }
protocol-proposal = Запись доказывает штраф, { -judge(case: "ins") } он не дан: { $points } игроку { $seat }

protocol-judge = { -Judge }
protocol-second = { -Chief-judge }
foul-nth = { $count ->
    [1] первый { -foul }
    [2] второй { -foul }
    [3] третий { -foul }
    [4] четвёртый { -foul }
   *[other] { $count }-й { -foul }
}
moment-night = Н{ $number }
moment-day = Д{ $number }
clause-named = пункт { $number }
protocol-options = с дополнениями: { $options }
verb-withdraw = снятие с голосования
