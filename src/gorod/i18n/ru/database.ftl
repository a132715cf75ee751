# База данных: копия, восстановление, проверка.

## Справка

cli-help-backup =
    gorod backup ФАЙЛ [--database БАЗА] [--json] [--lang ru|en]
    gorod backup --into ПАПКА [--keep N] [--database БАЗА] [--json] [--lang ru|en]

    Копирует базу в новый файл, пока сервер работает, и проверяет копию. Восстановить её можно
    и в SQLite, и в PostgreSQL, откуда бы она ни была.

    --into ПАПКА    папка, где копия получает имя по дате; остатки копии, которую прервали,
                    удаляются
    --keep N        сколько последних копий оставить в этой папке; если не сказано — 48
    --database БАЗА файл или postgresql://…; иначе переменная GOROD_DATABASE, иначе gorod.db
    --json          вместо фразы — один объект JSON

    Код 0 — сделано; 1 — база повреждена, ничего не записано; 2 — сделать это нельзя.
cli-help-restore =
    gorod restore ФАЙЛ [--database БАЗА] [--void-links] [--json] [--lang ru|en]

    Проверяет копию и заполняет из неё новую базу. Существующую базу команда не меняет никогда.

    --database БАЗА файл или postgresql://…; иначе переменная GOROD_DATABASE, иначе gorod.db
    --void-links    отозвать все ссылки и завершить все входы: иначе то, что отозвали после того,
                    как сделана копия, снова действует
    --json          вместо фразы — один объект JSON

    Код 0 — сделано; 1 — копия повреждена, ничего не записано; 2 — сделать это нельзя.
cli-help-verify =
    gorod verify [БАЗА] [--key ФАЙЛ] [--json] [--lang ru|en]

    Проверяет, не изменилось ли что-то после записи: каждую запись — по её хешу и по предыдущей,
    каждую другую строку — по её печати, и читается ли каждый журнал до конца. Решили бы правила
    сегодня так же — это другой вопрос, на него отвечает gorod audit.
    Сверяется и то, что подписал сервер: удалённый стол, обрезанный или подделанный с новыми хешами
    журнал найдутся, если были подписаны и если у того, кто подделал, нет ключа.
    БАЗА — файл (в том числе копия) или postgresql://…; иначе GOROD_DATABASE, иначе gorod.db.

    --key ФАЙЛ      ключ, которым база должна быть подписана; иначе тот, что рядом с базой, или GOROD_KEY
    --json          вместо фраз — один объект JSON

    Код 0 — всё как записано; 1 — что-то изменилось; 2 — прочитать нельзя.
cli-help-audit =
    gorod audit [БАЗА] [--json] [--strict] [--lang ru|en]

    Решает каждый сохранённый ход и каждую команду турнира заново, по нынешним правилам, и называет
    то, что сегодня было бы решено иначе: стол, запись, ход, что записано, что говорят правила, и
    пункты. Ничего не меняет и ничему не мешает: что решено, то решено.
    БАЗА — файл (в том числе копия) или postgresql://…; иначе GOROD_DATABASE, иначе gorod.db.

    --json          вместо фраз — один объект JSON
    --strict        код 1, если есть хоть одно различие

    Код 0 — просмотрено, есть различия или нет; 1 — с --strict: они есть; 2 — прочитать нельзя.

## Ответы

audit-done = { $database }: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
}, { $tournaments ->
    [one] { $tournaments } турнир
    [few] { $tournaments } турнира
   *[many] { $tournaments } турниров
}, { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[many] { $decisions } решений
}; { $differences ->
    [0] нынешние правила решают так же
    [one] иначе решается { $differences }
   *[other] иначе решаются { $differences }
}
audit-build = стол { $table }: решала сборка правил { $build }, нынешняя — { $today }
audit-clause = { $rules } { $clause }: { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[many] { $count } решений
}
audit-game = игра { $game }
audit-version = запись { $version }
audit-events = сегодня решается иначе
audit-refused = сегодня не принимается
audit-rules = таких правил, варианта или такого размера стола нет
audit-unreadable = журнал не читается
audit-record = утверждённый протокол сегодня читается иначе
audit-refused-record = утверждённый протокол сегодня не принимается
audit-stored = записано:
audit-today = сегодня:

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
database-tip = подпись { $number } под всеми журналами, ключ { $key }
database-backups = копий в папке: { $kept }; удалено: { $removed }
database-links-live = Ссылки, отозванные после того, как сделана копия, и завершённые с тех пор входы снова действуют. Погасить все — восстановить с --void-links или, пока сервер не запущен, выполнить «gorod admin void-links».
database-links-void = Все ссылки отозваны, все входы завершены; людям понадобятся новые ссылки.
database-fingerprint = отпечаток { $fingerprint }

## Находки

found-in-table = стол { $table }
found-in-tournament = турнир { $table }
found-structure = файл повреждён: { $detail }
found-unreadable = часть файла не читается: { $detail }
found-unsigned = подпись под всеми журналами пропала
found-tip = подпись { $version } под всеми журналами не сходится: изменили её или то, что она покрывает
found-key = журналы подписаны ключом { $detail }, а это не ключ этого сервера
found-rollback = номер последней подписи — { $version }, а уже была подпись { $detail }: это более старая база
found-deleted = стол или турнир { $table } был подписан, а теперь его нет
found-shorter = { $where }: журнал кончается версией { $version }, а подписан был до версии { $detail }
found-forged = { $where }: версия { $version } — не та, что была подписана
found-gap = { $where }: нет версии { $version }
found-link = { $where }: версия { $version } не продолжает предыдущую
found-hash = { $where }: версия { $version } изменена после записи
found-head = { $where }: журнал обрывается на версии { $version }, а это не его конец
found-headless = { $where }: не отмечено, где кончается его журнал
found-orphan = стола { $table } нет, но на него ссылается { $detail }
found-seal = строка в { $detail } изменена после записи
found-seal-of = { $where }: строка в { $detail } изменена после записи
found-receipts = { $where }: квитанции его команд не все на месте или лишние ({ $detail })
found-replay-body = { $where }: версия { $version } — не запись этого выпуска
found-replay-undo = { $where }: версия { $version } возвращает к версии, которой до неё не было
found-replay-correction = { $where }: версия { $version } исправляет ход, которого до неё не было
found-replay-fold = { $where }: версия { $version } не складывается с предыдущими ({ $detail })
found-replay-newer = { $where }: версия { $version } записана более новым выпуском gorod ({ $detail })

## Сообщения

cli-database-newer = { $database } записана более новым выпуском gorod; она осталась как есть
cli-database-older = { $database } записана более старым выпуском gorod; запустите сервер один раз и повторите
cli-database-in-use = с базой { $database } уже работает другой сервер; остановите его или назовите другую базу
cli-database-read-only = в { $database } нельзя писать: файл, его папка или диск доступны только для чтения или принадлежат другому пользователю
cli-database-foreign = { $database } — не база gorod; она осталась как есть
cli-database-unopened = { $database } нельзя открыть: { $detail }
cli-database-failed = { $database }: { $detail }
cli-database-exists = { $file } — там уже что-то есть; всё осталось как было
cli-backup-full = в { $folder } слишком мало места для ещё одной копии; ни один файл не изменён
cli-backup-busy = в { $folder } уже делается копия; повторите, когда она будет готова
