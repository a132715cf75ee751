# Почему прочитанную запись нельзя сыграть.

## Заголовок

record-rules-unknown = правил «{ $rules }» нет; известны: { $known }
record-option-unknown = в правилах { $rules } нет варианта «{ $option }»
record-option-clash = { $option }: так за этим столом играть нельзя, { $ru }
record-option-twice = опция { $option } у { $rules } выбрана дважды
record-roles-unknown = роли скрыты; запишите их или добавьте строку вроде «deal 9f2c»
record-state-without-position = перед state должна стоять строка position
record-fact-foreign = в этих правилах нет признака «{ $key }»

## Ходы

record-expected = до этого чего-то не хватает; сначала должно быть записано: { $due }
record-not-refused = по записи этот ход отклонён, но правила его принимают
record-nothing-to-undo = нет хода, который можно отменить
record-moment-past = сейчас не { $moment }: игра стоит на { $now }
record-not-over = игра не окончена; сначала должно быть записано: { $due }
record-other-result = игра закончилась иначе: { $result }
record-one-holder = эта роль только у одного игрока; пишите так: «{ $verb } 3»
record-points-precision = у баллов не больше двух знаков после запятой
record-hours-precision = часы должны давать целое число минут
