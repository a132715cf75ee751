## P1


## P2

# Что и как называется

reason = Причина
round-name = Тур { $round }
table-name = Стол { $table }
game-again = переигровка { $count }
desk-any-kind-qualification = Отбор
desk-any-kind-semi-final = Полуфинал
desk-any-kind-final = Финал
clause-of = пункт { $clause }
nickname = Ник
role = Роль
total = Итого
made-of = Из чего

# Тур

rounds = Туры
tables = Столы
round-locked = закрыт
round-is-locked = Тур закрыт
round-confirmed = Подтверждено { $done } из { $all }
lock-round = Закрыть тур
unlock-round = Открыть тур
unlock-title = Открыть: { $round }
unlock-about = Закрытый тур открывают, чтобы исправить протокол. Имя и причина останутся в журнале.
no-rounds = Опубликованных туров нет. Рассадите игроков и опубликуйте посадку.
no-judge = судьи нет
protest = протест
desk-any-state-planned = ждёт начала
desk-any-state-playing = идёт игра
desk-any-state-ended = игра окончена, ждёт протокола
desk-any-state-signed = подписан, ждёт второй подписи
desk-any-state-confirmed = подтверждён
desk-any-state-void = аннулирована
ended-at = окончена в { $at }
minutes-played = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[other] { $count } минут
}
judge-of-table = Судья стола
open-console = Пульт судьи
open-console-now = Открыть пульт в новой вкладке
enter-paper = Ввести с бумаги
start-game = Игра началась
end-game = Игра окончена
hand-in = Сдать протокол стола
not-watchable = Игру сейчас не показать.
no-vote-today = голосования не будет
signed-by = { $name } подписал в { $at }
confirmed-by = { $name } подтвердил в { $at }
confirmed-despite = с оговоркой
second-signature-waits = ждёт второй подписи
digest = данные { $digest }
left-open = Протокол оставляет открытым
accept-open = Вижу это и подтверждаю протокол как есть
own-signature = Подписали вы. Вторая подпись — другого человека.
confirm-game = Подтвердить те же данные
reject-game = Вернуть судье
reopen-game = Вернуть к исправлению
reject-about = Протокол начнут заново, этот останется в истории.
reopen-about = Подтверждённый протокол снова станет не подписанным, этот останется в истории.
read-protocol = Читать протокол
protocol-pdf = Протокол PDF
file-protest = Подать протест
protests-of-game = Протесты
protest-open = ждёт решения
protest-decided = решён
earlier-sheets = { $count ->
    [one] { $count } прежний протокол
    [few] { $count } прежних протокола
   *[other] { $count } прежних протоколов
}
rejected-by = вернул { $name }
was-reopened = открыт заново
game-void = игра не в счёт
signals = Сигналы
no-signals = Никто никого не ждёт.
desk-any-duty-confirm-seating = Подтвердить рассадку
desk-any-duty-release-seating = Опубликовать рассадку
desk-any-duty-mend-seating = Исправить рассадку
desk-any-duty-lock-round = Закрыть тур
desk-any-duty-sign = Подписать протокол
desk-any-duty-confirm = Нужна вторая подпись
desk-any-duty-replace = Заменить выбывшего
desk-any-duty-draft-after-lock = Черновик сохранён после закрытия тура
desk-any-duty-decide-protest = Решить протест
desk-any-duty-disqualify = Судья удалил с турнира: решить за столом
desk-any-duty-file-protest = Протест записан в игре: подать за столом

# Таблица

standings = Таблица
stages = Этапы
stage-finished = закончен
as-of = По состоянию на
all-rounds = все туры
with-unconfirmed = с неподтверждёнными
table-provisional = Таблица предварительная: есть неподтверждённые протоколы, нерешённые протесты или равенства.
table-empty = Игр ещё нет.
record-lot = Записать жребий
equal-so-far = равны
desk-any-out-withdrawn = снялся
desk-any-out-disqualified = дисквалифицирован
desk-any-out-replaced = заменён
wins-of = { $wins } из { $games }
first-killed = первый убитый: { $count }
by-protest = по решению о протесте
no-games-yet = Подтверждённых игр ещё нет.
finish-stage = Закончить этап
finish-despite = Закончить всё равно
advance = Пропустить прошедших на этап
advance-waits = Сначала должен закончиться этап: { $stages }
table-hidden = Публике таблица скрыта: { $stage }, с тура { $round }
reveal = Открыть таблицу всем
lot-about = Жребий бросают люди. Нажмите игроков в том порядке, в каком он выпал.
lot-order = Порядок по жребию
lot-witnesses = Кто видел жребий
lot-save = Записать
