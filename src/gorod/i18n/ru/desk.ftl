# Турнирный стол: почему команда не принята, файлы, таблица, командная строка.

## Отказы

desk-absent = не участвует: { $about }
desk-ban-level = такого запрета нет: { $about }
desk-apart-already = эту пару уже разводят: { $about }
desk-appeal-chief = на этой ступени отвечает глава судейской коллегии
desk-appeal-committee = на этой ступени отвечает комиссия вместе с главой судейской коллегии
desk-appeal-judge = на этой ступени отвечает { -judge } игры
desk-appeals-exhausted = выше обжаловать некуда: { $about }
desk-as-played = сыграно вопреки правилам с согласия { -chief-judge(case: "gen") }: { $about }
desk-audience = круг читателей указан неверно: { $about }
desk-begins-later = запись начата не со сдачи карт, а с середины игры; что было раньше, правилами не проверено: { $about }
desk-due = { $verb ->
    [vote] голосование{ $seat ->
        [0] { "" }
       *[other] { " " }против игрока { $seat }
    }
    [tally] голосование{ $seat ->
        [0] { "" }
       *[other] { " " }против игрока { $seat }
    }
    [lift] голосование за подъём
    [shoot] выстрел ночью или промах
    [nominate] кого выставили
    [execute] приговор
    [elect] выборы
    [coin] жребий
    [ball] шары
    [open] вскрытие или обвинение
    [close] закрытие дня
    [technical] технический перерыв
   *[other] ход игры
}
desk-paper-missing = не хватает строк: { $move }. Запишите их или, если хода игры никто не записал, выберите форму «Только результат»
desk-checked-in-already = уже отмечен: { $about }
desk-clause-unknown = в правилах нет пункта { $about }
desk-club-unknown = клуб неизвестен: { $about }
desk-committee-small = решает комиссия не меньше чем из { $about } человек
desk-consent-on-word = согласие { -chief-judge(case: "gen") } записано со слов { -judge(case: "gen") } стола: { $about }
desk-consent-waits = баллы ждут согласия { -chief-judge(case: "gen") }: { $about }
desk-copy = это копия из архива: её можно читать, но не менять
desk-other-chain = записи архива не те, что названы
desk-undo-history = запись { $about } прочитана из архива и не отменяется
desk-correction = такой поправки не бывает: место и вид { $about }
desk-corrections-missing = не сказано, какие баллы исправить
desk-decided-already = по { -protest(case: "dat") } уже решено: { $about }
desk-draft-already = рассадка и так черновик
desk-entry-unknown = записи { $about } в журнале нет
desk-game-unknown = такой игры нет: { $about }
desk-frozen-rulebook = есть подписанные игры: документ больше не меняется
desk-frozen-options = есть подписанные игры: варианты правил больше не меняются
desk-frozen-seats = есть подписанные игры: число мест за столом больше не меняется
desk-frozen-points = есть подписанные игры: баллы больше не меняются
desk-frozen-stage = в этапе есть подписанные игры, тип этапа и то, кто в него проходит, больше не меняются: { $about }
desk-no-seats-left = у игрока не осталось несыгранных мест: { $about }
desk-consent-same = такой текст согласия уже стоит
desk-consent-needed = отметьте, что согласны на обработку персональных данных: без этого записаться нельзя
desk-consent-changed = текст согласия изменился: прочитайте его ещё раз
desk-consent-given = { $about }: согласие уже дано
desk-erased = личные данные стёрты, изменить их больше нельзя: { $about }
desk-erased-already = личные данные уже стёрты: { $about }
desk-erase-alone = стирание личных данных не выполняется вместе с другими действиями
desk-undo-erased = стирание личных данных (запись { $about }) отменить нельзя
desk-data-title = Персональные данные: { $name }
desk-data-note = Здесь всё, что турнир хранит об этом человеке: сведения, согласия, фотография, ссылки без ключей, игры, наказания, протесты и записи журнала. Чего в файле нет, того турнир о нём не хранит.
desk-file-person-data = личные данные
desk-remove-seated = удалить нельзя: { $first } есть в рассадке ({ $second }); снимите с турнира
desk-remove-in-stage = удалить нельзя: { $first } на этапе «{ $second }»; снимите с турнира
desk-remove-substitute = удалить нельзя: { $first } сидит на замене; сначала отмените замену
desk-replaced-already = игрока уже заменили: { $first }, вместо него { $second }
desk-round-in-use = рассадка этих туров уже объявлена, сначала отзовите её: { $about }
desk-games-waiting = не подтверждены: { $about }
desk-id-taken = номер занят: { $about }
desk-id-reserved = двоеточие в номере человека занято под служебные имена: { $about }
desk-founder-stays = кто завёл турнир, тот остаётся его организатором: { $about }
desk-judge-unknown = такого { -judge(case: "gen") } нет: { $about }
desk-judges-too-many = { -judge(case: "many") } больше, чем столов
desk-known-deaths = известно только, чем кончилась игра и кто выбыл; правилами она не проверена: { $about }
desk-list-empty = в списке никого нет
desk-known-result = записан только результат, правилами игра не проверена: { $about }
desk-live-table = игровой стол
desk-locked-already = тур уже закрыт
desk-lot-needed = на границе равенство, нужен жребий: { $about }
desk-merge-met = это разные люди: { $about } сидели в одном туре
desk-merge-self = это одна и та же запись: { $about }
desk-name-missing = нет названия или имени
desk-nickname-taken = ник «{ $first }» уже у игрока «{ $second }»
desk-nickname-unwritable = такой ник не записать в протокол: { $about }
desk-no-stages = в регламенте нет ни одного этапа
desk-no-tie = жребий бросают только между равными: { $about }
desk-no-vote-on-protests = по этим правилам игроки за { -protest(case: "acc") } не голосуют
desk-not-a-draft = рассадка не черновик: { $about }
desk-not-apart = эту пару и не разводят: { $about }
desk-not-at-table = { $first } не играл за этим столом ({ $second })
desk-not-confirmed = не подтверждено: { $about }
desk-not-in-committee = не член комиссии: { $about }
desk-not-locked = тур не закрыт
desk-not-open = турнир ещё не открыт
desk-not-playing = игра не идёт: { $about }
desk-not-released = рассадка тура не объявлена
desk-confirmed-already = протокол уже подтверждён ({ $first }). Вторая подпись: { $second }
desk-not-signed = нет подписи, { -judge }: { $about }
desk-not-signed-up = нет в списке: { $about }
desk-not-yours = нет на это права: { $about }
desk-nothing-hidden = скрытой таблицы нет
desk-number = это не число: { $about }
desk-office-unknown = такой должности нет: { $about }
desk-open-already = турнир уже открыт
desk-options = такие варианты правил не берутся: { $about }
desk-other-data = подтвердить можно только те данные, что подписаны: { $about }
desk-other-player = место { $first }: записан { $second }, по рассадке { $third }
desk-other-rules = запись по другим правилам: { $about }
desk-other-size = в записи мест { $first }, по рассадке { $second }
desk-out = выбыл из турнира: { $about }
desk-outcome-unknown = такого решения не бывает: { $about }
desk-penalty-due = правила требуют штрафа, а в протоколе его нет: { $about }
desk-player-twice = назван дважды: { $about }
desk-player-unknown = неизвестный игрок: { $about }
desk-playing = сейчас играет: { $about }
desk-plays-already = уже играет на этом этапе: { $about }
desk-protest-early = { -protest(case: "acc") } подают после игры: { $about }
desk-protest-late = { -protest(case: "acc") } подают не позже чем через { $about } мин после игры
desk-protest-open = { -protest } по этой игре ждёт решения: { $first } ({ $second })
desk-protest-unknown = такой записи среди { -protest(case: "many") } нет: { $about }
desk-protests-open = не решены { -protest(case: "plural") }: { $about }
desk-reason-missing = нужна причина
desk-recall-begun = игры тура уже начались: { $about }
desk-record = запись не принята: { $detail }
desk-released = рассадка уже объявлена: { $about }
desk-round-locked = тур закрыт: { $about }
desk-round-unknown = такого тура нет: { $about }
desk-rounds-unlocked = не закрыты туры: { $about }
desk-rulebook-unknown = правил нет: { $about }
desk-rulebook-without-table = по этим правилам турнирной таблицы не бывает: { $about }
desk-ruled = по игре есть решение по { -protest(case: "dat") }: { $about }
desk-ruled-in-record = решение по { -protest(case: "dat") } стоит в записи; результат меняют только в штабе турнира: { $about }
desk-same-person = вторая подпись — другого человека: { $about }
desk-no-such-seat = такого места нет: { $about }
desk-not-here = ещё не отмечены: { $about }
desk-seating-expected = ещё не отмечены: { $about }
desk-seating-absent = в рассадке тот, кто не участвует: { $about }
desk-seating-apart = { $first } и { $second } разведены, но сидят за столом { $third }
desk-seating-judge-conflict = { -judge } не может вести этот стол: { $about }
desk-seating-judge-missing = у стола { $first } нет { -judge(case: "gen") }
desk-seating-judge-twice = { -judge } за двумя столами сразу: { $about }
desk-seating-judge-unknown = такого { -judge(case: "gen") } нет: { $about }
desk-seating-not-in-stage = не играет на этом этапе: { $about }
desk-seating-player-twice = сидит дважды: { $about }
desk-seating-player-unknown = неизвестный игрок: { $about }
desk-seating-other-size = за столом { $first } играют { $second }: правила это допускают
desk-seating-size = за столом { $first } не то число мест: { $second }
desk-seating-tables = столов не столько, сколько в регламенте: { $about }
desk-signed-already = игра уже подписана: { $about }
desk-signed-up-already = уже в списке: { $about }
desk-size = за столом по этим правилам не бывает столько мест: { $about }
desk-stage-begun = { $first } уже начат
desk-stage-by-list = на этот этап записывают списком: { $about }
desk-stage-by-place = на этот этап проходят по местам: { $about }
desk-stage-empty = у этапа нет туров или столов: { $about }
desk-stage-finished = { $first } уже закончен
desk-stage-id = такой номер этапа не годится: «{ $about }»
desk-stage-in-use = у этапа уже есть рассадка: { $about }
desk-stage-source = этап берёт места не оттуда: { $about }
desk-stage-unfinished = { $first } ещё не закончен
desk-stage-unknown = такого этапа нет: { $about }
desk-stands-on-it = на этой записи стоит более поздняя: { $about }
desk-started-already = игра уже начата: { $about }
desk-taken-back = взято назад за столом
desk-team-taken = уже в другой команде: { $about }
desk-tie-break-unknown = такого показателя для равных нет: { $about }
desk-time = время без часового пояса или не время: { $about }
desk-too-few = на месте { $first ->
    [one] { $first } игрок
    [few] { $first } игрока
   *[many] { $first } игроков
}, нужно хотя бы { $second }
desk-too-few-ranked = в таблице { $first ->
    [one] { $first } игрок
    [few] { $first } игрока
   *[many] { $first } игроков
}, нужно хотя бы { $second }
desk-undo-open = открытие турнира не отменяют
desk-undone-already = запись уже отменена: { $about }
desk-unfinished = игра в записи не окончена: { $about }
desk-vote-failed = голосование стола не поддержало { -protest(case: "acc") }: { $about }
desk-waiting = в листе ожидания: { $about }
desk-window-open = срок { -protest(case: "many") } не вышел: { $about }
desk-winners-unknown = таких сторон за столом нет: { $about }
desk-witnesses-missing = жребий записывают со свидетелями

## Файлы

desk-archive-entries-missing = в архиве не все записи журнала
desk-archive-entry = запись { $about } журнала штаб турнира не принял бы
desk-archive-not-an-archive = это не архив турнира
desk-archive-other-content = файл { $about } архива не тот, что следует из журнала
desk-archive-other-format = архив записан более новым выпуском (формат { $about }), этот выпуск его не читает
desk-archive-stranger = в архиве лишний файл { $about }
desk-archive-too-large = архив слишком велик
desk-archive-unreadable = журнал в архиве не читается: { $about }
desk-file-not-a-table = это не таблица CSV или XLSX
desk-file-old-excel = это старый формат Excel (.xls): сохраните файл как .xlsx или .csv
desk-file-too-large = таблица слишком велика
desk-cell-empty = файл пуст
desk-cell-name-missing = нет имени
desk-cell-no-name-column = нет столбца с именами
desk-cell-nickname-missing = нет ника
desk-cell-nickname-taken = ник уже у игрока «{ $other }»
desk-cell-nickname-unwritable = такой ник не записать в протокол
desk-cell-no-nickname-column = нет столбца с никами
desk-cell-too-long = слишком длинно
desk-cell-twice = уже было в { $other }
desk-cell-unprintable = есть непечатные знаки

## Таблица

desk-column-place = место
desk-column-nickname = ник
desk-column-city = город
desk-column-club = клуб
desk-column-games = игр
desk-column-wins = побед
desk-column-sheriff-wins = шерифом
desk-column-don-wins = доном
desk-column-first-killed = ПУ
desk-column-compensation = компенсация
desk-column-best-move = лучший ход
desk-column-award = баллы { -judge(case: "many") }
desk-column-penalty = штрафы
desk-column-main = основные
desk-column-extra = дополнительные
desk-column-total = итого
desk-column-decided-by = чем разделены
desk-column-out = выбыл
desk-column-id = id
desk-column-name = имя
desk-column-stage = этап
desk-column-round = тур
desk-column-start = начало
desk-column-table = стол
desk-column-judge = { -judge }
desk-column-seat = место
desk-column-reached = дошёл до этапа
desk-column-stage-place = место в этапе
desk-column-played-at = время
desk-column-result = исход
desk-column-signed = подписано
desk-column-confirmed = вторая подпись
desk-column-consents = согласия { -chief-judge(case: "gen") }
desk-column-protests = { -protest(case: "plural") }
desk-column-only-result = только результат
desk-column-sanction = наказание
desk-column-clause = пункт
desk-column-reason = причина
desk-stage-kind-qualification = отбор
desk-stage-kind-semi-final = полуфинал
desk-stage-kind-final = финал
desk-provisional = Таблица предварительная: есть неподтверждённая игра, { -protest } или жребий.
desk-lot = ? — полное равенство: место поделено, пока не записан жребий
desk-part = { $game }, место { $seat }, { $role }: { $item }, { $clause }
desk-part-protest = { $game }, место { $seat }, { $role }: { $item }, { $clause }, { -protest } ({ $protest })
desk-sum = итого { $total } = основные { $main } + дополнительные { $extra }

## Обзор

desk-show-rules = правила: { $rules }
desk-show-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
  }, отметились { $present }, ждут { $waiting }
desk-show-stage = { $kind } ({ $stage }): туров закрыто { $locked } из { $rounds }, игр подтверждено { $confirmed } из { $games }
desk-show-protest = { -protest } ({ $who }; { $game }): { $status }
desk-show-protest-open = ждёт решения
desk-show-protest-rejected = отклонён
desk-show-protest-changed = изменён результат
desk-show-protest-annulled = игра аннулирована
desk-show-protest-replayed = игра переиграна
desk-show-protest-corrected = исправлены баллы
desk-show-log = { $count ->
    [one] { $count } запись в журнале
    [few] { $count } записи в журнале
   *[many] { $count } записей в журнале
  }, отменено { $undone }
desk-import-added = { $count ->
    [one] добавится { $count } игрок
    [few] добавятся { $count } игрока
   *[many] добавятся { $count } игроков
  }: { $names }
desk-import-changed = изменится { $name }: { $fields }
desk-import-clubs = новые клубы: { $names }
desk-import-ignored = столбцы без значения для турнира: { $names }
desk-import-fault = { $cell }: { $reason } («{ $value }»)
desk-doubt-alike = похож на игрока «{ $other }»
desk-doubt-digits = одни цифры
desk-doubt-formula = формула или ошибка таблицы
desk-doubt-heading = снова заголовок
desk-doubt-long = слишком длинно для ника
desk-doubt-office = должность не понятна, будет судьёй
desk-doubt-total = строка итога
desk-import-doubt = строка { $row }, «{ $name }»: { $reason }; не берётся
desk-import-nothing = ничего не изменится
desk-import-preview = Это просмотр: ничего не записано.
desk-import-done = Записано: { $file }
desk-export-done = Записано: { $file }

## Справка и сообщения

cli-help-tournament =
    gorod tournament show АРХИВ
    gorod tournament standings АРХИВ [--stage ЭТАП] [--round ТУР] [--provisional] [--explain НИК] [--json]
    gorod tournament export АРХИВ ФАЙЛ [--stage ЭТАП] [--round ТУР] [--provisional]
    gorod tournament import АРХИВ ТАБЛИЦА [--preview] [--who КТО] [--json]

    АРХИВ — турнир одним файлом zip или каталогом с тем же содержимым.

    show            что в турнире: игроки, этапы, туры, протесты, журнал
    standings       таблица этапа (без --stage — последнего начатого)
    export          таблица в .csv, .xlsx или .json; весь турнир в .zip или в новый каталог
    import          игроки из таблицы CSV или XLSX

    --round ТУР     таблица после этого тура
    --provisional   вместе с протоколами, которые подписал только судья
    --explain НИК   откуда каждый балл игрока: игра и пункт
    --preview       показать, что изменится, и ничего не записывать
    --who КТО       от чьего имени; иначе организатор
cli-tournament-verb = gorod tournament умеет: { $known }; см. «gorod tournament --help»
cli-tournament-stage = этапа «{ $word }» нет; есть: { $known }
cli-tournament-round = «{ $word }» — не тур
cli-tournament-player = игрока «{ $word }» в таблице нет
cli-tournament-suffix = { $file }: таблицу можно записать в .csv, .xlsx или .json, турнир — в .zip или каталог
cli-tournament-exists = { $file } уже есть
cli-tournament-archive = { $file }: { $reason }
cli-tournament-denied = команда не принята: { $reason }

## Нынешние правила и утверждённый протокол

desk-nothing-to-keep = все утверждённые результаты уже записаны
desk-server = сервер
desk-reading-unknown = результат не сохранён
desk-reading-refused = запись не принимается: { $reason }
desk-reading-seat = место { $seat }: { $points }
desk-unread = Эту запись нынешние правила не принимают, а прежний выпуск результата не сохранил: игра в таблице не учтена. { $reason }
desk-reads-differently =
    Нынешние правила читают эту запись иначе; в таблице считается то, что утверждено.
    Утверждено: { $confirmed }
    По нынешним правилам: { $today }
desk-cited = п. { $clauses }
desk-lot-due = нужен жребий
desk-key = { $stage ->
    [none] { "" }
   *[other] { $stage },{ " " }
}тур { $round }{ $table ->
    [0] { "" }
   *[other] , стол { $table }
}{ $again ->
    [0] { "" }
   *[other] , переигровка { $again }
}
desk-tables = { $round }, столы { $head } и { $last }
desk-nickname-yours = ник «{ $first }» уже у игрока «{ $second }». Это вы? Попросите свою ссылку у организатора
desk-nickname-alike = ник «{ $first }» похож на ник игрока «{ $second }». Это вы? Попросите свою ссылку у организатора

## Что не так с рассадкой, коротко

desk-flag-absent = в рассадке выбывший
desk-flag-apart = разведённые сидят вместе
desk-flag-expected = в рассадке тот, кто ещё не отмечен
desk-flag-judge-conflict = { -judge } не может вести этот стол
desk-flag-judge-missing = нет { -judge(case: "gen") }
desk-flag-judge-twice = { -judge } за двумя столами
desk-flag-judge-unknown = такого { -judge(case: "gen") } нет
desk-flag-not-in-stage = сидит тот, кто не играет на этапе
desk-flag-other-size = за столом меньше мест, чем обычно
desk-flag-player-twice = игрок сидит дважды
desk-flag-player-unknown = неизвестный игрок
desk-flag-size = за столом не то число мест
desk-flag-tables = столов не столько, сколько в регламенте

# Кто получал доступ к ролям.
desk-sight-link-made = создана ссылка: { $thing }{ $game ->
    [none] { "" }
   *[other] , { $game }
}
desk-sight-link-used = ссылкой воспользовались впервые: { $thing }{ $game ->
    [none] { "" }
   *[other] , { $game }
}
desk-sight-link-ended = ссылка закрыта: { $thing }{ $game ->
    [none] { "" }
   *[other] , { $game }
}
desk-sight-archive = скачан архив турнира
desk-sight-record = взята запись игры до публикации: { $game }
desk-sight-protocol = прочитан протокол до публикации: { $game }
desk-sight-table-closed = стол закрыт: { $game }
desk-sight-table-reopened = стол открыт снова: { $game }
desk-sight-official = должностное лицо, { $name }
desk-sight-player = игрок, { $name }
desk-sight-by-desk = по решению штаба
desk-sight-by-server = сервер
