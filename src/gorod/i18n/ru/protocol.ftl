# Протокол игры.

protocol-decimal-mark = ,
protocol-title = ПРОТОКОЛ ИГРЫ
protocol-known = { $known ->
    [deaths] ПО ПРАВИЛАМ НЕ ПРОВЕРЕНО: об игре известно только, чем она кончилась и кто как выбыл.
   *[result] ПО ПРАВИЛАМ НЕ ПРОВЕРЕНО: об игре известен только результат.
}
protocol-for-spectator = Глазами зрителя: только то, что было сказано при всех.
protocol-for-seat = Глазами игрока { $seat }: только то, что он вправе знать.

tag-date = Дата
tag-event = Турнир
tag-round = Тур
tag-stage = Этап
tag-table = Стол
tag-place = Где
tag-judge = { -Judge }

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
role-don = дон
role-doctor = доктор
role-maniac = маньяк
role-lawyer = адвокат
role-beauty = красотка
role-courtesan = путана
role-boss = босс
role-commissar = комиссар
role-hetaera = гетера
card-red = { -red }
card-black = { -black }
card-maniac = { -maniac }

left-kill = убит
left-vote = заголосован
left-lift = поднят со стола
left-guest = погиб с красоткой
left-foul = удалён за { -foul(case: "plural") }
left-disqualified = { -disqualified }
left-defeat = поражение команды
left-removed = удалён
left-first-killed = { " " }в первую ночь
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
protocol-checked = Проверяет { $role } { $seat }: { $target } — { $answer ->
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
protocol-acted = { $duty ->
    [doctor] Лечит { $role } { $seat }: { $target }
    [maniac] { $takes ->
        [both] Лишает речи и голоса { $role } { $seat }: { $target }
        [speech] Лишает речи { $role } { $seat }: { $target }
        [vote] Лишает голоса { $role } { $seat }: { $target }
       *[none] Стреляет { $role } { $seat }: { $target }
    }
    [lawyer] Защищает { $role } { $seat }: { $target }
   *[other] Уводит { $role } { $seat }: { $target }
}{ $answer ->
    [blocked] ; блок, без последствий
    [wrong] ; неверный выбор, не принят
   *[taken] { "" }
}
protocol-night-resolved = Итог ночи: никто не погиб
protocol-night-death = { $of ->
    [night-kill] Убивает мафия: { $seat }
    [maniac-kill] Убивает маньяк: { $seat }
    [no-cure] Убивает маньяк, лечение не помогает: { $seat }
    [guest-death] Выбывает следом как гость: { $seat }
   *[other] Итог ночи, выбывает: { $seat }
}
protocol-night-save = { $rule ->
    [guest-spared] Остаётся гость, её вылечил доктор: { $seat }
    [guest-healed] Гостя вылечил доктор, он остаётся: { $seat }
   *[other] { $by ->
        [doctor] Спасён доктором: { $seat }
        [hostess] Спасён тем, что был гостем: { $seat }
        [both] Красотка и доктор выбрали друг друга, спасён: { $seat }
        [block] Спасён промахом мафии: { $seat }
       *[other] Спасён: { $seat }
    }
}
protocol-blocked = Блок: { $role } { $seat }
protocol-nothing-shown = { $duty ->
    [doctor] Никого не лечит { $role } { $seat }
    [maniac] Ни в кого не стреляет { $role } { $seat }
    [beauty] Никого не уводит { $role } { $seat }
    [courtesan] Никого не уводит { $role } { $seat }
    [lawyer] Никого не защищает { $role } { $seat }
   *[other] Никого не проверяет { $role } { $seat }
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
    [yes] ; он единственный и выставлен последним говорящим: итог дня известен
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
protocol-hands-void = голосовал второй раз, не в счёт: { $hands }
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
        [0] Осуждён, но сегодня неприкосновенен: { $spared }; никто не уходит
       *[other] ; сегодня неприкосновенен и остаётся: { $spared }
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
protocol-warned = Устное предупреждение: { $seat }
protocol-fouled = { $count }-й { -foul }: { $seat }{ $silence ->
    [yes] ; ближайшая минута потеряна
    [now] ; речь закончена
   *[no] { "" }
}
protocol-disqualified = { $what ->
    [foul] Удалён за { -foul(case: "plural") }: { $seat }
    [removed] Удалён: { $seat }
    [late] Исход уже решён; { -disqualification }, только штраф: { $seat }
   *[disqualified] { -Disqualified }: { $seat }
}
protocol-vote-cancelled = Отменяется голосование дня { $day }
protocol-team-defeated = { $whose ->
    [team] Поражение команды: { $team ->
        [black] мафия
       *[other] { $team }
    }
   *[player] Нарушение { $seat }: поражение его команды
}
protocol-as-played = Сыграно вопреки правилам: { $move } — { $why }
protocol-as-played-consent = { $said }; согласен { -chief-judge } { $by }: { $reason }
protocol-waived = Не применяется { $clause }, игра продолжается
protocol-with-reason = { $said } (причина: { $reason })
protocol-banned = { $term ->
    [month] Отстранён от игр на месяц: { $seat }
    [until-decision] Отстранён от игр до решения совета клуба: { $seat }
   *[tournament] Удалён с турнира: { $seat }
}
protocol-decided = Исход решён: { $result }
protocol-best-moves-read = Лучшие ходы, показанные пальцами: { $moves }
protocol-best-move-named = Лучший ход { $seat }: { $named }{ $told ->
    [yes] ; { -black(case: "many") } среди них { $hits }
   *[no] { "" }
}
protocol-hint-asked = Просьба о подсказке: { $seat }; лучший ход не оценивается
protocol-awarded = { -Judge } даёт { $points }: { $seat }{ $said ->
    [yes] , { $reason }
   *[no] { "" }
}{ $waits ->
    [yes] ; нужно согласие { -chief-judge(case: "gen") }
   *[no] { "" }
}
protocol-fined = Штраф { $points }: { $seat }
protocol-approved = { -Chief-judge } согласен: { $seats }
protocol-protest-filed = Протест { $seat }: { $text }
protocol-protest-ruled = Протест { $seat } { $status ->
    [upheld] удовлетворён{ $remedy ->
        [changed] , результат изменён
        [annulled] , игра аннулирована
        [replayed] , игра будет переиграна
       *[none] { "" }
    }
   *[rejected] отклонён
}: { $text }
protocol-result-ruled = По { -protest(case: "dat") } решено: { $result }
protocol-removals-told = { $count ->
    [one] Ночью удалён и больше не за столом: { $seats }
   *[other] Ночью удалены и больше не за столом: { $seats }
}
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
protocol-removal-due = Утром будет удалён: { $seat }
protocol-protest-voted = За протест { $seat }: { $hands }; { $passed ->
    [yes] набрано достаточно голосов
   *[no] голосов недостаточно
}
protocol-undone = Отменено: { $what } ({ $reason })
protocol-refused = Не принято: { $what } — { $reason }

gesture-nod-thumb-up = кивок, палец вверх
gesture-nod-thumb-down = кивок, палец вниз
gesture-nod = кивок
gesture-shake = { -judge } качает головой
gesture-nod-hand = кивок и жест рукой
gesture-shake-hand = { -judge } качает головой и показывает рукой
gesture-turn-thumb-up = поворот головы, палец вверх
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
step-don-look = зовут дона
step-maniac-look = зовут маньяка
step-beauty-look = зовут красотку
step-doctor-look = зовут доктора
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
step-courtesan-look = зовут путану
step-lawyer = защита адвоката
step-lawyer-look = зовут адвоката
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
protocol-rating = { $rating ->
    [main] РЕЙТИНГ: основной
    [separate] РЕЙТИНГ: отдельный
   *[none] РЕЙТИНГ: не идёт
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
protocol-superseded = Не засчитано: { $points } { -judge(case: "gen") } игроку { $seat }, лучший ход не дешевле
protocol-waits = Ждёт согласия { -chief-judge(case: "gen") }: { $points } игроку { $seat }
protocol-ban-due = Положено удаление с турнира, его ещё никто не назначил: { $seat }
protocol-proposal = Запись доказывает штраф, { -judge(case: "ins") } он не дан: { $points } игроку { $seat }

protocol-judge = { -Judge }
protocol-second = { -Chief-judge }
