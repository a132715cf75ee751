# Почему правила не принимают ход. Аргументы: $seat, $target, $clause, $points.

## Рассадка и раздача

refused-table-size = по этим правилам не играют за столом на { $target ->
    [one] { $target } игрока
   *[other] { $target } игроков
}
refused-card-count = { $target ->
    [one] { $target } карта не подходит
    [few] { $target } карты не подходят
   *[many] { $target } карт не подходят
} этому столу
refused-no-such-role = роли игрока { $seat } в этих правилах нет
refused-wrong-deck = карты не соответствуют колоде этих правил
refused-no-such-seat = места { $seat } за этим столом нет
refused-no-such-moment = такого момента не бывает
refused-position-decided = в этой позиции исход уже решён
refused-removed-by-fouls = с таким числом { -foul(case: "many") } игрок { $seat } уже был бы вне игры

## Ход игры

refused-not-now = сейчас не время для этого
refused-no-such-move = такого хода в этих правилах нет

## Речи и выставления

refused-not-your-minute = сейчас не минута игрока { $seat }
refused-not-speaking = слово сейчас не у игрока { $seat }
refused-nominated-already = игрок { $seat } сегодня уже выставлял
refused-out-of-game = игрок { $seat } вне игры
refused-listed-already = игрок { $seat } уже выставлен
refused-nomination-stands = снять игрока { $target } с голосования нельзя
refused-list-not-told = кто выставлен, игроку { $seat } не сообщают
refused-asked-already = игрок { $seat } уже спрашивал в эту минуту
refused-no-nomination = игрок { $seat } сегодня не выставляет
refused-own-number = игрок { $seat } не может назвать самого себя
refused-muted = игрок { $seat } сегодня молчит

## Голосование

refused-ballot-order = сейчас голосуется игрок { $target }, а не { $seat }
refused-too-many-hands = против игрока { $seat } столько рук быть не может: не голосовали ещё { $target }
refused-tallied-before = в этом голосовании руки уже считали без имён: против игрока { $seat } тоже запишите только число
refused-voters-needed = по этим правилам важно, кто голосовал: против игрока { $seat } назовите номера
refused-not-a-candidate = игрока { $seat } нет в этом голосовании; сейчас голосуется { $target }
refused-voter-out = игрок { $seat } вне игры и не голосует

## Ночь

refused-hunt-due = сначала нужно записать охоту: кого показали или промах
refused-no-hunt-now = сейчас никто не охотится
refused-not-a-hunter = игрок { $seat } сейчас не стреляет
refused-no-order = порядок отстрелов по этим правилам не задают
refused-visited-already = игрока { $target } в этой игре уже уводили
refused-healed-already = игрока { $target } в этой игре уже лечили
refused-guest-again = игрок { $seat } был гостем прошлой ночью
refused-no-miss = мафия обязана стрелять в живого игрока
refused-order-late = порядок отстрелов задают только во время { -meeting(case: "gen") }
refused-role-out = игрок { $seat } с этой ролью вне игры
refused-role-absent = за этим столом нет { $clause ->
    [don] дона
    [sheriff] шерифа
    [doctor] доктора
    [maniac] маньяка
    [lawyer] адвоката
   *[other] такой роли
}: карту не вытянул никто из игроков
refused-no-such-duty = эта роль в этих правилах ночью не ходит
refused-not-the-holder = у игрока { $seat } другая роль
refused-asleep = эта роль сейчас спит
refused-no-check-yet = в первую ночь проверок нет
refused-checked-already = эта роль сегодня уже сделала проверку

## Лучший ход

refused-no-best-move-now = помогать с лучшим ходом сейчас некому: фола по { $clause } игроку { $seat } нет

refused-no-best-move = у игрока { $seat } нет лучшего хода
refused-best-move-final = игрок { $seat } уже сделал лучший ход, он окончателен
refused-hint-noted = подсказка игроку { $seat } уже отмечена

## Дисциплина

refused-nobody-hunts = стрелять некому
refused-reason-needed = по пункту { $clause } нужна причина
refused-played-by-the-rules = правила этот ход допускают; он пишется просто, без as-played
refused-consent-missing = нужны имя { -chief-judge(case: "gen") } и причина
refused-nothing-to-waive = { $clause } сейчас ничего не влечёт само собой
refused-no-such-violation = { $clause } — не пункт для такого наказания
refused-gone = игрока { $seat } уже нет за столом
refused-decided = исход решён; по пункту { $clause } уже не наказывают
refused-tolerated = игрок { $seat } убит ночью, сейчас ему можно; { $clause } не применяется
refused-let-in = игроку { $seat } говорить разрешили; { $clause } не применяется
refused-still-in = игрок { $seat } ещё в игре; { $clause } — для выбывших
refused-not-mafia = игрок { $seat } не из мафии; { $clause } — только для мафии
refused-not-leaving = игрок { $seat } не покидает игру, пункт { $clause } к нему не относится
refused-banned-already = игрок { $seat } уже удалён с турнира

## Баллы

refused-award-draw = при ничьей { -judge } баллов не даёт
refused-no-points = в этих правилах баллов нет; они в регламенте турнира
refused-award-value = игроку { $seat } нельзя дать { $points }
refused-award-players = { -judge } даёт баллы не больше чем { $target ->
    [one] { $target } игроку
   *[other] { $target } игрокам
}
refused-award-total = в сумме у { -judge(case: "gen") } вышло бы { $points }, это слишком много
refused-nothing-waits = ни одна награда не ждёт согласия { -chief-judge(case: "gen") }
refused-no-such-fine = пункт { $clause } штрафа не назначает
refused-fined-already = штраф по пункту { $clause } игроку { $seat } уже дан
refused-fine-not-red = игрок { $seat } не { -red }, пункт { $clause } к нему не относится
refused-fine-not-black = игрок { $seat } не { -black }, пункт { $clause } к нему не относится
refused-fine-not-sheriff = игрок { $seat } не шериф, пункт { $clause } к нему не относится
refused-fine-not-lost = команда игрока { $seat } не проиграла, пункт { $clause } к нему не относится
refused-fine-no-such-vote = игрок { $seat } не голосовал так, как описывает пункт { $clause }
refused-fine-nobody-left = голосованием, о котором говорит пункт { $clause }, не ушёл ни один { -red }
refused-fine-checks-made = для пункта { $clause } игрок { $seat } пропустил слишком мало проверок
refused-fine-order-set = дон { $seat } назвал порядок отстрелов, он записан: пункт { $clause } к нему не относится
refused-fine-shots-fired = для пункта { $clause } игрок { $seat } пропустил слишком мало выстрелов
refused-fine-no-winning-miss = такого промаха, как описывает пункт { $clause }, не было

## Протесты

refused-protest-late = время для { -protest(case: "gen") } вышло
refused-protest-open = протест игрока { $seat } ещё не рассмотрен
refused-no-protest = рассматривать нечего: нет { -protest(case: "gen") }
refused-no-vote-on-protests = здесь игроки не голосуют за { -protest(case: "acc") }
refused-removal-due = игрок { $seat } и так будет удалён утром
refused-no-technical-night = эти правила не знают технической ночи
refused-no-vote = игрок { $seat } сейчас не голосует
refused-not-allowed-yet = игроку { $seat } говорить не разрешали
refused-no-permissions = игрок { $seat } не может делиться своей минутой
refused-first-circle = на первом кругу этого дня место { $seat } никого не выставляет
refused-accuses-himself = место { $seat } не может обвинить себя
refused-result-unnamed = результат меняют, только назвав новый: чья победа или ничья, если она есть в этих правилах
refused-not-passed = игроки не поддержали { -protest(case: "acc") } места { $seat }
refused-lift-too-many = за подъём столько рук быть не может: голосуют { $target }
refused-lift-voters-needed = по этим правилам важно, кто голосовал за подъём: назовите номера
