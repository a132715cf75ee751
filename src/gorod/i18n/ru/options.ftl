# Дополнительные роли и пункты: протокол, шаги, слова записи, отказы.

## Протокол

protocol-self-votes-counted = Голос придержан и считается против себя: { $seats }
protocol-election-opened = { $office ->
    [deputy] { $kind ->
        [vote] Выборы депутата: { $slate }
       *[revote] Повторные выборы депутата: { $slate }
    }
   *[mayor] { $kind ->
        [vote] Выборы мэра: { $slate }
        [revote] Повторные выборы мэра: { $slate }
       *[lot] Мэра определит жребий: { $slate }
    }
}
protocol-election-hands = за { $seat } — { $votes }: { $hands }{ $voids ->
    [0] { "" }
   *[other] ; вторая рука, не в счёт: { $void }
}
protocol-elected = { $office ->
    [deputy] Депутат дня — { $seat }
   *[mayor] Мэр — { $seat }
}
protocol-successor-named = { $seat } оставляет пост мэра игроку { $target }
protocol-office-lapsed = Мэра больше нет: { $seat } уходит без преемника
protocol-ball-given = { $seat } даёт { $colour ->
    [black] чёрный
   *[white] белый
} шар: { $target }
protocol-balls-counted = Шары, чёрные/белые: { $counts }
protocol-card-drawn = Карточка дня: { $text }
protocol-breached = { $seat }: нарушение условия дня, сегодня без голоса

step-elect = выборы
step-balls = чёрные и белые шары
verb-golden = золотая минута
verb-elect = голоса на выборах
verb-execute = приговор депутата
verb-successor = преемник мэра
verb-ball = шар
verb-card = карточка дня

## Книга правил

rules-option-clause = пункт { $clause }: { $meaning }
rules-option-aliases = пишут и так: { $aliases }
rules-option-not-with = не вместе с { $options }: { $why } ({ $clause })
rules-option-not-at = не за столом на { $sizes }: { $why } ({ $clause })
rules-option-themes = темы: { $themes }

## Отказы

refused-no-such-act = игрок { $seat } такого ночью не может
refused-healed-twice = игрока { $target } лечили две ночи подряд, третью нельзя
refused-own-lawyer = себя игрок { $seat } прикрыть не может
refused-golden-not-a-candidate = игрок { $seat } не кандидат этого голосования
refused-golden-late = голосование началось, золотой минуты уже нет
refused-golden-used = золотая минута игрока { $seat } уже потрачена
refused-golden-unspoken = игрок { $seat } сегодня ещё не говорил
refused-lot-due = голоса не решили, теперь решает жребий
refused-no-lot = тянуть жребий не о чем
refused-not-electable = игрока { $seat } здесь не выбирают
refused-not-the-mayor = игрок { $seat } не мэр
refused-ball-given = игрок { $seat } этот шар уже отдал игроку { $target }
refused-both-balls = оба шара игрок { $seat } одному игроку { $target } отдать не может
refused-no-nominations = там, где решают шары, никого не выставляют
refused-not-answerable = выставить можно лишь тех, кто вчера казнил невиновного; игрок { $seat } не из них
refused-not-eligible = карточка дня не даёт выставить игрока { $seat }
refused-card-drawn = карточку сегодня уже вытянули
refused-card-late = карточку тянут до первой речи
refused-card-seats = на карточке номер, которого за столом нет
refused-no-card = карточку сегодня не тянули
