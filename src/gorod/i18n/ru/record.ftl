# Почему запись игры нельзя прочесть или записать: синтаксис файлов .mgn.

## Файл

record-file-missing = такого файла нет
record-file-directory = это каталог, а не файл
record-file-forbidden = нет права читать этот файл
record-file-unreadable = файл не читается: { $detail }
record-file-too-large = файл слишком велик: в записи не больше { $limit } МиБ
record-file-empty = файл пуст
record-file-binary = это не текстовый файл
record-file-not-utf8 = текст не в кодировке UTF-8
record-line-too-long = строка слишком длинная: в строке не больше { $limit ->
    [one] { $limit } знака
   *[other] { $limit } знаков
}
record-control-character = в строке есть управляющий символ { $code }

## Приставки

record-stamp-bad = «{ $word }» — не время; пишите так: @2026-11-15T19:04:05+03:00
record-stamp-stray = время стоит только в самом начале записи хода, перед refuse
record-stamp-mixed = в файле смешаны времена с часовым поясом и без него
record-prefix-alone = строка обрывается, ничего не сказав
record-refuse-twice = refuse написано дважды
record-refuse-impossible = «{ $word }» — не ход, отклонить его нельзя

## Глаголы и слова

record-verb-unknown = неизвестное слово «{ $word }»
record-as-played = нужны ход, имя согласного и причина, например: { $usage }
record-as-played-verb = «{ $word }» так не записывают; можно: { $choices }
record-verb-unknown-near = неизвестное слово «{ $word }»; может быть, «{ $near }»?
record-word-missing = чего-то не хватает; пишите так: «{ $usage }»
record-word-extra = «{ $word }» здесь лишнее; пишите так: «{ $usage }»
record-word-repeated = «{ $word }» написано дважды
record-colon-missing = не хватает двоеточия; пишите так: «{ $usage }»
record-choice-bad = «{ $word }» здесь невозможно; выберите из: { $choices }
record-seat-bad = «{ $word }» — не номер места
record-seat-range = места «{ $word }» не бывает: места нумеруются от 1 до { $max }
record-hand-repeated = рука места { $seat } записана дважды
record-pair-bad = «{ $word }» не говорит, кто на кого показал; пишите так: 8>4
record-count-bad = «{ $word }» — не число рук; пишите целое число, например 4
record-clause-bad = «{ $word }» — не номер пункта
record-amount-bad = «{ $word }» — не число баллов; пишите так: +0.3
record-amount-negative = «{ $word }» меньше нуля; здесь возможно только положительное число
record-moment-bad = «{ $word }» — не ночь (N2) и не день (D3)
record-day-bad = «{ $word }» — не день; пишите так: D6

## Заголовок

record-not-mgn = запись начинается со строки «mgn 1»
record-version = запись сделана в версии «{ $version }»; известна только версия { $known }
record-rules-missing = после «mgn 1» указывают правила; пишите так: «rules fiim-2019»
record-header-late = «{ $verb }» относится к заголовку и не может стоять после первого хода
record-header-prefixed = «{ $verb }» относится к заголовку: ни времени, ни refuse перед ним не пишут
record-header-repeated = «{ $key }» написано в заголовке дважды
record-option-bad = «{ $word }» — не вариант правил; пишите так: «option doctor» или «option имя=значение»
record-seat-twice = место { $seat } записано дважды
record-seat-gap = записано место { $seat }, а места { $expected } нет
record-seats-few = { $count ->
    [0] за столом нет мест
    [one] за столом только { $count } место
    [few] за столом только { $count } места
   *[many] за столом только { $count } мест
}; нужно не меньше { $min }
record-seats-many = мест слишком много; возможно не больше { $max }
record-role-unknown = неизвестная роль «{ $word }»; роли: { $roles } или ?, если роль скрыта
record-roles-mixed = либо все роли записаны, либо все скрыты (?), но не вперемешку
record-deal-roles = для раздачи (deal) все роли должны быть скрыты (?)
record-state-early = перед state должна стоять строка position
record-fact-unknown = неизвестный признак «{ $word }»; признаки: { $facts }
record-fact-value = «{ $word }» — не значение признака { $key }
record-seat-absent = места { $seat } нет: за столом { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}

## Запись

record-unwritable = внутри строки записи не может быть знака «#» и перевода строки
record-known-mixed = в записи с «known { $known }» нет ни позиции, ни сдачи
