# Почему прочитанную запись нельзя сыграть.

## Заголовок

record-rules-unknown = правил «{ $rules }» нет; известны: { $known }
record-option-unknown = в правилах { $rules } нет варианта «{ $option }»
record-option-clash = { $option }: так за этим столом играть нельзя, { $why }
record-option-twice = опция { $option } у { $rules } выбрана дважды
record-roles-unknown = роли скрыты; запишите их или добавьте строку вроде «deal 9f2c»
record-state-without-position = перед state должна стоять строка position
record-fact-foreign = в этих правилах нет признака «{ $key }»

## Ходы

record-expected = до этого чего-то не хватает; сначала должно быть записано: { $due }
record-not-refused = по записи этот ход отклонён, но правила его принимают
record-nothing-to-undo = нет хода, который можно отменить
record-no-dawn = сейчас не та минута, когда ведущий объявляет утро
record-moment-past = сейчас не { $moment }: игра стоит на { $now }
record-not-over = игра не окончена; сначала должно быть записано: { $due }
record-other-result = игра закончилась иначе: { $result }
record-claim-other = в записи «{ $said }», а по правилам выходит «{ $ruled }»
record-claim-early = в записи «{ $said }», а по правилам пока выходит «{ $ruled }»: не записано { $due }
record-late = время для этого в { $moment } прошло; порядок этой ночи: { $order }
record-late-best = время для этого прошло: игрок { $seat } называет лучший ход в последнем слове, до наступления дня
record-one-holder = эта роль только у одного игрока; пишите так: «{ $verb } 3»
record-points-precision = у баллов не больше двух знаков после запятой
record-hours-precision = часы должны давать целое число минут

## Записи, которые не знают хода игры

record-known-course = по { $rules } нужен весь ход игры; «known result» — для игр за столом
record-known-verb = «{ $verb }» говорит о ходе игры, а в этой записи известно только: { $known }
record-known-only = «{ $verb }» — для записи, которая не знает хода игры; в её заголовке стоит «known result» или «known deaths»
record-result-missing = в записи с «known { $known }» должен быть результат, например «result red»
record-told-team = по { $rules } нет результата «{ $team }»
record-told-left-twice = игрок { $seat } уже выбыл, по строке выше
record-told-left-whole = с «known deaths» записано, когда и как выбыл игрок { $seat }, например «left { $seat } N2 kill»
record-told-moment = игрок { $seat } не мог выбыть так («{ $cause }») в { $moment }
record-told-kills = одна охота убивает одного, а по записи в { $moment } убиты { $count }
record-told-fouls = у игрока { $seat } не может быть столько фолов: { $count }
record-told-first = первого убивают в { $moment }, а игрок { $seat } по записи выбыл иначе
record-told-best = игрок { $seat } называет не больше стольких номеров: { $count }
record-told-role = от роли игрока { $seat } зависят баллы: запишите её вместо «?»
record-told-defeat = поражение присуждено команде игрока { $seat } ({ $team }), значит, победила другая
record-told-other = при тех, кто остался по этой записи, правила дают другой результат: { $result }
record-told-undecided = при тех, кто остался по этой записи, игра не окончена

## Темы

record-theme-unknown = темы «{ $theme }» нет; есть: { $known }
record-theme-needs-option = это не игра на тему по { $rules }: в записи нужна строка «option 6.9»
record-theme-toml = тему не прочесть как TOML: { $detail }
record-theme-tables = в теме есть таблицы [cues], [ru] и [en], в каждой тексты по именам{ $word ->
    [none] { "" }
   *[other] , и больше ничего: { $word }
}
record-theme-missing = тема не говорит { $word }
record-theme-sentence = тема переименовывает { $word }, а такого нет
record-theme-fluent = в таблице [{ $lang }] темы текст с ошибкой
