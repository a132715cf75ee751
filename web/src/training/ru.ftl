# Тренажёр судьи.

trainer = Тренажёр судьи
trainer-about = За столом боты, судите вы — на обычном пульте. Ошибки разберём по пунктам правил.
trainer-start = Судить учебную игру
trainer-opens = Собираем стол…
trainer-room = Что происходит за столом
trainer-more = Что дальше · { $count }
trainer-judge = Теперь вы
trainer-cue = Какая фраза?
trainer-cue-title = Что вы говорите сейчас?
trainer-pace = Стол продолжает сам
trainer-found = { $count ->
    [0] Ошибок нет
    [one] Разбор: { $count } ошибка
    [few] Разбор: { $count } ошибки
   *[other] Разбор: { $count } ошибок
}
trainer-over = Игра закончена
trainer-summary = Итог тренировки
trainer-report = Разбор. { $part }
trainer-report-all = Весь разбор
trainer-part-night = ночь
trainer-part-morning = утро
trainer-part-speeches = обсуждение
trainer-part-vote = голосование
trainer-part-deal = раздача
trainer-part-over = после игры
trainer-kind-missed-foul = Пропущенное нарушение
trainer-kind-needless-foul = Наказание без нарушения
trainer-kind-wrong-call = Неверная запись
trainer-kind-wrong-order = Нарушен порядок
trainer-kind-wrong-cue = Не та фраза
trainer-taken-back = исправлено
trainer-late = Наказание дано позже, чем следовало.
trainer-did = Вы ввели: { $text }.
trainer-said = Вы выбрали: «{ $text }»
trainer-right-cue = Надо сказать: «{ $text }»
trainer-should = Надо было: { $text }.
trainer-first = Сначала надо было отметить: { $text }.
trainer-refused = Сейчас правила этого не принимают.
trainer-nothing = За столом ничего такого не было.
trainer-no-violation = Нарушения не было.
trainer-back = Вернуться и исправить
trainer-undo-reason = учебная ошибка
trainer-wait = Ошибки этой части разберём, когда она закончится.
trainer-none = Пока без ошибок.
trainer-go-on = Дальше
trainer-count = { $count ->
    [one] { $count } ошибка за игру
    [few] { $count } ошибки за игру
   *[other] { $count } ошибок за игру
}
trainer-perfect = Ни одной ошибки
trainer-of = { $mistakes } из { $occasions }
trainer-read = Перечитать
trainer-again = Ещё одна игра
trainer-same = Та же игра снова

## Что сделал игрок, в разборе

trainer-act-speaks-out-of-turn = Игрок { $seat } говорит в чужую минуту.
trainer-act-waves-hands = Игрок { $seat } чрезмерно жестикулирует.
trainer-act-touches-neighbour = Игрок { $seat } касается соседа.
trainer-act-bangs-the-table = Игрок { $seat } стучит по столу.
trainer-act-argues-with-judge = Игрок { $seat } спорит с вами.
trainer-act-shouts = Игрок { $seat } кричит в свою минуту.
trainer-act-swears = Игрок { $seat } ругается матом.
trainer-act-vows = Игрок { $seat } клянётся.
trainer-act-withdraws-hand = Игрок { $seat } убирает руку раньше времени.
trainer-act-votes-twice = Игрок { $seat } голосует второй раз.
trainer-act-urges-voters = Игрок { $seat } знаками подбивает голосовать.
trainer-act-peeks = Игрок { $seat } подглядывает ночью.
trainer-act-talks-at-night = Игрок { $seat } говорит ночью.

## Что видно и слышно за столом; номер игрока стоит впереди

room-claims = «Я { $role }»
room-reports-red = «Моя проверка: { $target } — красный»
room-reports-black = «Моя проверка: { $target } — чёрный»
room-accuses = «Подозреваю номер { $target }»
room-trusts = «Верю номеру { $target }»
room-nominates = «Выставляю номер { $target }»
room-ends = «Спасибо»
room-hands = Против { $target } руки: { $seats }
room-no-hands = Против { $target } никто не голосует
room-late-hand = ставит руку, когда время голосовать уже вышло
room-lift-hands = За уход всех руки: { $seats }
room-no-lift-hands = За уход всех никто не голосует
room-elect-hands = За { $target } руки: { $seats }
room-orders = Порядок стрельбы на пальцах: { $seats }
room-shoots = стреляет в { $target }
room-shoots-nobody = не стреляет
room-shows = показывает { $target }
room-shows-nobody = никого не показывает
room-names = лучший ход: { $seats }
room-ball-black = отдаёт чёрный шар: { $target }
room-ball-white = отдаёт белый шар: { $target }
room-executes = Назван номер { $target }
room-leaves-office = Пост переходит к { $target }
room-demands-card = требует открыть карту { $target }
room-silence = Все сидят тихо
room-waits = Стол ждёт вашего слова
room-speaks-out-of-turn = с места: «Да не верьте вы ему!»
room-waves-hands = размахивает руками на весь стол
room-touches-neighbour = хватает соседа за рукав
room-bangs-the-table = бьёт кулаком по столу
room-argues-with-judge = вам: «Судья, вы неправильно считаете!»
room-shouts = срывается на крик
room-swears = ругается матом
room-vows = «Клянусь, я красный!»
room-withdraws-hand = поднимает руку со стола, не дождавшись конца счёта
room-votes-twice = снова ставит руку, хотя уже голосовал
room-urges-voters = знаками зовёт голосовать с собой
room-peeks = приподнимает маску и смотрит
room-talks-at-night = произносит вслух: «Кто здесь?»
room-writes = записывает в блокнот
room-drinks = пьёт воду
room-smiles = улыбается
room-looks-around = молча оглядывает стол
