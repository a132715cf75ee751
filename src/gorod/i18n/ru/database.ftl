# База данных: копия, восстановление, проверка.

## Справка

cli-help-backup =
    gorod backup ФАЙЛ [--database БАЗА] [--json] [--lang ru|en]

    Копирует базу в новый файл, пока сервер работает, и проверяет копию. Восстановить её можно
    и в SQLite, и в PostgreSQL, откуда бы она ни была.

    --database БАЗА файл или postgresql://…; иначе переменная GOROD_DATABASE, иначе gorod.db
    --json          вместо фразы — один объект JSON

    Код 0 — сделано; 1 — база повреждена, ничего не записано; 2 — сделать это нельзя.
cli-help-restore =
    gorod restore ФАЙЛ [--database БАЗА] [--json] [--lang ru|en]

    Проверяет копию и заполняет из неё новую базу. Существующую базу команда не меняет никогда.

    --database БАЗА файл или postgresql://…; иначе переменная GOROD_DATABASE, иначе gorod.db
    --json          вместо фразы — один объект JSON

    Код 0 — сделано; 1 — копия повреждена, ничего не записано; 2 — сделать это нельзя.
cli-help-verify =
    gorod verify [БАЗА] [--json] [--lang ru|en]

    Проверяет, не изменилось ли что-то после записи: каждую запись — по её хешу и по предыдущей,
    каждую другую строку — по её печати, каждую игру — по правилам.
    БАЗА — файл (в том числе копия) или postgresql://…; иначе GOROD_DATABASE, иначе gorod.db.

    --json          вместо фраз — один объект JSON

    Код 0 — всё как записано; 1 — что-то изменилось; 2 — прочитать нельзя.

## Ответы

database-verified = { $database }: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
}, { $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
   *[many] { $entries } записей
}, всё как записано
database-backed-up = { $file }: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
}, { $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
   *[many] { $entries } записей
}, скопировано и проверено
database-restored = { $database }: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
}, { $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
   *[many] { $entries } записей
}, восстановлено и проверено
database-fingerprint = отпечаток { $fingerprint }

## Находки

found-structure = файл повреждён: { $detail }
found-unreadable = часть файла не читается: { $detail }
found-gap = стол { $table }: нет версии { $version }
found-link = стол { $table }: версия { $version } не продолжает предыдущую
found-hash = стол { $table }: версия { $version } изменена после записи
found-head = стол { $table }: журнал обрывается на версии { $version }, а это не его конец
found-headless = стол { $table }: не отмечено, где кончается его журнал
found-orphan = стола { $table } нет, но на него ссылается { $detail }
found-seal = строка в { $detail } изменена после записи
found-seal-of = стол { $table }: строка в { $detail } изменена после записи
found-receipts = стол { $table }: квитанции его команд не все на месте или лишние ({ $detail })
found-replay-rules = стол { $table }: таких правил или такого варианта нет
found-replay-body = стол { $table }: версия { $version } — не запись этого выпуска
found-replay-undo = стол { $table }: версия { $version } возвращает к версии, которой до неё не было
found-replay-correction = стол { $table }: версия { $version } исправляет ход, которого до неё не было
found-replay-refused = стол { $table }: правила не принимают команду версии { $version }
found-replay-events = стол { $table }: по правилам у версии { $version } другие события

## Сообщения

cli-database-newer = { $database } записана более новым выпуском gorod; она осталась как есть
cli-database-older = { $database } записана более старым выпуском gorod; запустите сервер один раз и повторите
cli-database-foreign = { $database } — не база gorod; она осталась как есть
cli-database-unopened = { $database } нельзя открыть: { $detail }
cli-database-failed = { $database }: { $detail }
cli-database-exists = { $file } — там уже что-то есть; всё осталось как было
