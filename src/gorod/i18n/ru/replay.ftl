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
record-one-holder = эта роль только у одного игрока; пишите так: «{ $verb } 3»
record-points-precision = у баллов не больше двух знаков после запятой
record-hours-precision = часы должны давать целое число минут

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
