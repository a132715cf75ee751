# Решения, которые читают вслух.

ruling-morning = Доброе утро, город
ruling-killed = { $count ->
    [one] Этой ночью убит игрок номер { $seats }
   *[other] Этой ночью убиты игроки под номерами { $seats }
}
ruling-nobody-killed = Этой ночью никто не убит
ruling-best-move = Лучший ход игрока номер { $seats }: { $named }
ruling-removed-at-night = { $count ->
    [one] Ночью удалён игрок номер { $seats }
   *[other] Ночью удалены игроки под номерами { $seats }
}
ruling-mute = { $count ->
    [one] Сегодня без слова игрок номер { $seats }
   *[other] Сегодня без слова игроки под номерами { $seats }
}
ruling-voteless = { $count ->
    [one] Сегодня без голоса игрок номер { $seats }
   *[other] Сегодня без голоса игроки под номерами { $seats }
}
ruling-no-vote = Голосования сегодня не будет
ruling-no-vote-on = Голосования в день { $day } не будет
ruling-ballot = { $count ->
    [one] На голосование выставлен игрок номер { $seats }
   *[other] На голосование выставлены { $digits }
}
ruling-slate-cut = Кандидат выбыл из игры. Голосуем: { $digits }
ruling-tie-found = Голоса разделились: { $digits }
ruling-lift-asked = Голоса снова разделились: { $digits }
ruling-lift = { $weighed ->
    [yes] Рук за подъём { $for } из { $of }
   *[no] { $need ->
        [0] За подъём { $for } из { $of }
       *[other] За подъём { $for } из { $of }, нужно { $need }
    }
}
ruling-left = { $count ->
    [one] Стол покидает игрок номер { $seats }
   *[other] Стол покидают игроки под номерами { $seats }
}
ruling-card = Карта открыта: { $card }
ruling-spared = { $count ->
    [one] Сегодня неприкосновенен игрок номер { $seats }
   *[other] Сегодня неприкосновенны игроки под номерами { $seats }
}
ruling-nobody = { $reason ->
    [no-candidates] Никто не выставлен, голосования нет
    [lone-candidate] Выставлен один игрок, в первый день его не голосуют. Стол не покидает никто
    [cancelled] Голосования сегодня не будет. Стол не покидает никто
    [no-deputy] Депутата нет. Стол не покидает никто
    [no-excess] Ни у кого чёрных шаров не больше, чем белых. Стол не покидает никто
    [candidate-gone] Единственный кандидат уже вне игры. Стол не покидает никто
    [four-tie] Голоса разделились, за столом четверо. Стол не покидает никто
    [whole-table] Голоса разделились между всеми. Стол не покидает никто
    [too-many] В первый день столько игроков не поднимают. Стол не покидает никто
    [sole-candidate] Кандидат один, голосования нет. Стол не покидает никто
    [no-votes] Нет ни одного голоса. Стол не покидает никто
   *[other] Стол не покидает никто
}
ruling-foul = { $ends ->
    [yes] Игрок номер { $seats }, { $which }-й { -foul }: речь закончена
   *[no] Игрок номер { $seats }, { $which }-й { -foul }: ближайшая речь потеряна
}
ruling-removed = { $cause ->
    [foul] Стол покидает игрок номер { $seats }: удалён за { -foul(case: "plural") }
    [removed] Стол покидает игрок номер { $seats }: удалён
   *[other] Стол покидает игрок номер { $seats }: { -disqualified }
}
ruling-defeat = Нарушение игрока номер { $seats }: поражение команды
ruling-over = Игра окончена: { $result }
