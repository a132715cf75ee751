## P1

desk-title = Штаб турнира
desk-about = Список игроков, рассадка, туры, протоколы с двумя подписями, { -protest(case: "plural") } и таблица — в одном месте.
desk-by-link = { -Judge(case: "plural") } и секретари входят по своим ссылкам: их выдаёт организатор, пароль не нужен. Ссылка не открылась сама? Значит, на этом устройстве её не сохранили: откройте её снова из сообщения или по QR-коду.
desk-enter = Вход
desk-sign-in = Войти
desk-register = Зарегистрироваться
desk-ended = Вход закончился, войдите снова.
desk-ended-page = После входа откроется то же место.
desk-ended-here = Всё, что вы набрали, на месте: после входа продолжите отсюда.
desk-my-account = Учётная запись
desk-forgotten = Забыли пароль?
desk-forgotten-how = Введите один из запасных кодов, которые были показаны при регистрации, и придумайте новый пароль.
desk-forgotten-else = Кодов не осталось? Попросите владельца сервера: он сделает одноразовую ссылку командой gorod admin reset.
desk-forgotten-by-code = Есть запасной код
desk-letters-off = Писем этот сервер не отправляет. Вернуться можно с запасным кодом.
desk-letter-whose = Имя или адрес почты
desk-letter-send = Прислать ссылку на почту
desk-letter-asked = Если такая учётная запись есть и к ней привязан адрес, письмо уже в пути. Ссылка в нём работает один раз и действует { $minutes } { $minutes ->
    [one] минуту
    [few] минуты
   *[many] минут
}. Письма нет — посмотрите в спаме.
desk-email = Адрес почты
desk-email-is = { $email }: на него придёт ссылка, если пароль забудется.
desk-email-none = Адреса нет. С ним пароль можно будет заменить по ссылке из письма.
desk-email-waits = Ждём подтверждения: { $email }. Откройте ссылку из письма; она действует сутки.
desk-email-off = Писем этот сервер не отправляет: выручат запасные коды и владелец сервера.
desk-email-new = Адрес
desk-email-other = Другой адрес
desk-email-confirm = Прислать письмо для подтверждения
desk-email-remove = Убрать адрес
desk-email-asked = Письмо отправлено: { $email }. Откройте ссылку из него, и адрес будет привязан.
desk-email-removed = Адрес убран.
desk-email-sure = По этому адресу можно будет поставить новый пароль, если он забудется. Подтвердите, что адрес ваш.
desk-email-yes = Да, адрес мой
desk-email-done = Готово: { $email } привязан к учётной записи «{ $name }».
desk-held-by = В учётной записи «{ $name }» с { $since }
desk-detach = Отсоединить
desk-detach-title = Отсоединить «{ $name }»
desk-detach-hint = Турнир пропадёт из списка этой учётной записи сразу. { $official } сможет войти по своей ссылке; чтобы закрыть и её, откройте «Ссылки».
desk-code = Запасной код
desk-password-set = Сохранить новый пароль
desk-fresh-password = Новый пароль, не короче { $least ->
    [one] { $least } знака
   *[other] { $least } знаков
}
desk-password-again = Ещё раз тот же пароль
desk-password-differs = пароли не совпадают
desk-password-title = Новый пароль
desk-password-by-link = Ссылка работает один раз. После этого старый пароль не действует, а все входы заканчиваются.
desk-password-no-link = Откройте эту страницу по ссылке, которую вам дали.
desk-password-change = Сменить пароль
desk-password-old = Нынешний пароль
desk-password-changed = Пароль изменён. На других устройствах нужно войти снова.
desk-codes = Запасные коды
desk-codes-about = Если забудете пароль, любой из этих кодов один раз заменит его. Показываем их только сейчас: распечатайте или перепишите и храните не в этом телефоне.
desk-codes-of = Запасные коды: { $name }
desk-codes-print = Распечатать
desk-codes-copy = Скопировать
desk-codes-kept = Коды сохранены
desk-codes-will-come = После регистрации покажем запасные коды на случай, если пароль забудется.
desk-codes-left = { $count ->
    [0] Кодов нет. Сделайте их, пока помните пароль.
    [one] Остался { $count } код.
    [few] Осталось { $count } кода.
   *[many] Осталось { $count } кодов.
}
desk-codes-make = Сделать новые коды вместо старых
desk-sessions = Где выполнен вход
desk-session-own = это устройство
desk-session-seen = был здесь { $when }
desk-session-unknown = Неизвестный браузер
desk-session-end = Завершить
desk-sessions-end = Выйти на всех других устройствах
desk-server = Владельцу сервера
desk-waiting = Учётная запись ждёт одобрения владельца сервера. Турниры можно будет создавать после этого; войдите ещё раз позже.
desk-attach = Добавить должность в учётную запись «{ $name }»
desk-attach-hint = Есть своя учётная запись? Войдите в неё на этом устройстве без ссылки и откройте ссылку снова: турнир можно будет добавить в свой список.
desk-attached = Готово: турнир есть в списке «{ $name }», входить можно и без ссылки.
desk-server-registration = Регистрация
desk-any-registration-open = Открыта всем
desk-any-registration-approved = С одобрением
desk-any-registration-invite = По приглашению
desk-any-registration-off = Новых записей нет
desk-server-waiting = { $count ->
    [0] Никто не ждёт одобрения
    [one] Ждёт одобрения: { $count }
   *[other] Ждут одобрения: { $count }
}
desk-server-approve = Одобрить
desk-server-invite = Пригласить
desk-server-invite-name = Имя новой учётной записи
desk-server-invited = Ссылка для «{ $name }»: по ней ставят пароль, один раз и в течение недели.
desk-server-people = Учётные записи
desk-server-has = столы: { $tables } из { $limit } · турниры: { $cups } из { $cuplimit }
desk-server-quota = Изменить предел
desk-server-quota-tables = Столов, не больше
desk-server-quota-tournaments = Турниров, не больше
desk-server-own-tables = Столы не из турниров
desk-server-no-tables = Таких столов нет.
desk-server-quick = Быстрая игра
desk-server-quick-days = Быстрые игры удаляются сами, если в них ничего не происходит { $days } { $days ->
    [one] день
    [few] дня
   *[other] дней
}.
desk-server-close = Закрыть стол
desk-server-closed = закрыт
desk-server-delete = Удалить насовсем
desk-server-delete-sure = Точно удалить?
desk-server-keep = Оставить
desk-server-refuse = Отказать
desk-server-tournaments = Турниры сервера
desk-server-is-shown = виден всем
desk-server-is-private = не опубликован
desk-server-is-hidden = закрыт владельцем
desk-server-is-removed = убран
desk-server-official = Отметить официальным
desk-server-unofficial = Снять отметку «официальный»
desk-server-hide = Закрыть страницы
desk-server-unhide = Разрешить страницы
desk-server-remove = Убрать турнир
desk-server-restore = Вернуть турнир
desk-server-storage = Место
desk-server-counts = Учётных записей: { $accounts }, турниров: { $tournaments }, столов: { $tables }.
desk-server-takes = База занимает { $size }.
desk-server-free = На диске свободно { $size }.
desk-server-disk = Диск занят на { $share } %
desk-server-backup = Последняя проверенная копия базы: { $when }.
desk-server-backup-none = Копии базы ещё не делали.
desk-server-backup-late = Пора сделать копию: gorod backup --into ПАПКА. Если копии делает служба, посмотрите её журнал.
desk-server-letters = Письма
desk-server-letters-from = Отправляются с адреса { $sender }.
desk-server-letters-count = С запуска сервера: отправлено { $sent }, не ушло { $failed }, ждут отправки { $waiting }.
desk-server-letters-off = Не отправляются: при запуске сервера не задан --smtp. Забытый пароль заменят запасные коды или ссылка, которую печатает gorod admin reset.
desk-server-limits = Ограничения
desk-server-limits-about = Сколько может попросить один адрес сети. Отказы посчитаны с запуска сервера.
desk-server-rate = Запросы
desk-any-column-burst = Сразу
desk-any-column-per-minute = Потом в минуту
desk-any-column-limited = Отказов
desk-server-size = Размеры и количества
desk-any-column-most = Не больше
desk-any-column-now = Сейчас
desk-any-rate-request = любые запросы
desk-any-rate-create = столы без учётной записи
desk-any-rate-make = столы и турниры одной учётной записи
desk-any-rate-account = регистрации
desk-any-rate-sign-in = попытки войти
desk-any-rate-sign-in-name = попытки войти под одним именем, отовсюду
desk-any-rate-sign-in-all = попытки войти, отовсюду
desk-any-rate-far-undo = дальние отмены и исправления за одним столом
desk-any-rate-wrong-token = неверные ссылки
desk-any-rate-join = занятые места за онлайн-столами
desk-any-rate-sign-up = заявки игроков
desk-any-rate-qr = QR-коды
desk-any-rate-paper = бумаги, файлы таблиц и архивы
desk-any-rate-letter = письма одному человеку
desk-any-rate-letter-from = просьбы прислать письмо
desk-any-rate-frame = сообщения одного соединения
desk-any-size-sockets = соединения, все вместе
desk-any-size-sockets-of-an-address = соединения с одного адреса
desk-any-size-sockets-of-a-table = соединения зала у одного стола
desk-any-size-sockets-of-a-link = соединения по одной ссылке { -judge(case: "gen") } или игрока
desk-any-size-sockets-of-a-place = соединения одного места или { -judge(case: "many") } одного стола
desk-any-size-tables-of-an-account = столы одной учётной записи
desk-any-size-tournaments-of-an-account = турниры одной учётной записи
desk-any-size-quick-tables = столы без учётной записи, все вместе
desk-any-size-tables = столы, все вместе
desk-any-size-tournaments = турниры, все вместе
desk-any-size-accounts = учётные записи
desk-any-size-database = база данных
desk-any-size-links-of-a-maker = ссылки, которые один человек сделал за одним столом или в одном турнире
desk-any-size-links-of-a-player = ссылки, которые один игрок сделал на своё место
desk-any-size-entries-of-a-table = записи в журнале одного стола
desk-any-size-entries-by-day = записи в журнале игры по дням
desk-any-size-turns-of-a-table = ходы одного стола, с отменёнными и исправленными
desk-any-size-header = заголовок запроса
desk-any-size-connections-of-an-address = запросы с одного адреса, открытые одновременно
desk-any-size-tables-in-memory = столы в памяти
desk-any-size-seats = места за столом
desk-any-size-request = обычный запрос
desk-any-size-frame = сообщение соединения
desk-any-size-desk-request = запрос штаба
desk-any-size-file = список игроков или архив
desk-any-size-archive-unpacked = распакованный архив турнира
desk-any-size-photo = фотография
desk-sign-out = Выйти
desk-account = Имя клуба или организатора
desk-password = Пароль
desk-new-password = Пароль, не короче { $least ->
    [one] { $least } знака
   *[other] { $least } знаков
}
desk-signed-as = Вы вошли как { $name }.
desk-own = Мои турниры
desk-none-yet = Турниров пока нет.
desk-new = Новый турнир
desk-cup-line = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
} · { $date }
desk-archive-read = Открыть архив
desk-archive-hint = Архив .zip — целый турнир с журналом и протоколами. Он читается как история: всё новое вы делаете от своего имени.
desk-archive-copy = Открыть копию
desk-archive-copy-again = Всё равно открыть копию
desk-archive-copy-hint = Только читать: журнал, протоколы и таблицы остаются как есть. На страницах будет написано, что это копия; в рейтинг она не входит.
desk-archive-continue = Продолжить наш турнир
desk-archive-continue-hint = Для своего турнира после поломки или переезда. Прочитанное не меняется, прежние должности и ссылки не действуют, организатор теперь вы; на страницах будет написано, кто и когда его продолжил.
desk-not-a-desk = Эта ссылка не открывает штаб турнира.
desk-without-link = Войти без ссылки
desk-no-office = У вас нет должности на этом турнире.
desk-public-page = Страница турнира
desk-hidden = не опубликован
desk-hidden-hint = Турнир видят только его люди.
desk-who = Кто я
desk-me-by-link = Вы вошли по личной ссылке: не передавайте её.
desk-me-by-account = Вы вошли по паролю.
desk-offline = Нет сети. Показано последнее, что известно; ничего не потеряно.
desk-sections = Разделы
desk-waits = { $count ->
    [one] ждёт { $count } дело
    [few] ждут { $count } дела
   *[other] ждёт { $count } дел
}
desk-more = Ещё
desk-key-search = искать
desk-key-help = эта памятка
desk-key-close = закрыть окно
desk-any-section-regulation = Регламент
desk-any-section-people = Люди
desk-any-section-seating = Рассадка
desk-any-office-organiser = организатор
desk-any-office-chief = { -chief-judge }
desk-any-office-judge = { -judge }
desk-any-office-committee = член комиссии
desk-any-office-secretary = секретарь
desk-reason = Причина
desk-reason-if = Причина, если есть
desk-save = Сохранить
desk-edit = Изменить
desk-cancel = Отменить
desk-choose = выберите
desk-nobody = некого
desk-remove = Убрать: { $name }
desk-any-people-players = Игроки
desk-any-people-officials = { -Judge(case: "plural") }
desk-any-people-clubs = Клубы
desk-any-people-teams = Команды и пары
desk-any-people-links = Ссылки
desk-any-people-import = Импорт
desk-any-state-expected = записан
desk-any-state-present = на месте
desk-any-state-waiting = в очереди
desk-any-state-known = не записан
desk-any-state-withdrawn = снялся
desk-any-state-disqualified = { -disqualified }
desk-any-state-replaced = заменён
desk-signed-up = { $limit ->
    [0] Записано { $count }
   *[other] Записано { $count } из { $limit }
}
desk-present = на месте { $count }
desk-search = Найти по нику, имени, клубу или городу
desk-filter = Показать
desk-everybody = все { $count }
desk-nobody-found = Никто не найден.
desk-nobody-yet = Пока никого. Добавьте игрока, импортируйте список или раздайте ссылку для записи.
desk-check-in = Отметить
desk-check-in-all = Отметить всех
desk-check-in-count = { $count ->
    [one] Отметить { $count } игрока
   *[other] Отметить { $count } игроков
}
desk-check-in-wrong = отмечен по ошибке
desk-checked-in = На месте: { $name }
desk-player-add = Добавить игрока
desk-player-alike = Похоже на игрока «{ $name }». Это другой человек?
desk-player-anyway = Другой, всё равно записать
desk-player-edit = Изменить данные
desk-nickname = Ник
desk-name = Имя и фамилия
desk-city = Город
desk-club = Клуб
desk-no-club = без клуба
desk-takes-part = Сразу записать на турнир
desk-one-more = Потом добавить ещё одного
desk-sign-up = Записать на турнир
desk-withdraw = Снять с турнира
desk-withdraw-who = Снять игрока «{ $name }»?
desk-withdraw-hint = Сыгранное остаётся в таблице. Следующие туры нужно рассадить заново или поставить замену.
desk-disqualify = { -Disqualify }
desk-disqualify-who = { -Disqualify }: { $name }
desk-disqualify-hint = Результаты остаются, дальше игрок не играет.
desk-clause = Пункт правил (номер)
desk-replace = Заменить
desk-replace-who = Замена: { $name }
desk-replace-hint = Кто выходит на замену, займёт все места, на которых ещё не играли, и сразу будет отмечен. Места в турнире для этого не нужно.
desk-replace-new = Новый игрок «{ $name }»
desk-replace-nobody = Свободных людей в списке нет. Впишите ник того, кто сядет.
desk-replace-wrong = замена по ошибке
desk-replaced-now = { $by } вместо игрока { $out }
desk-replaced-by = замена: { $name }
desk-substitute = замена
desk-substitutes = { $count ->
    [one] и { $count } замена
    [few] и { $count } замены
   *[other] и { $count } замен
}
desk-replace-by = Кто выходит на замену
desk-remove-player = Удалить
desk-remove-who = Удалить игрока «{ $name }»?
desk-remove-hint = Исчезнет из всех списков, команд и запретов. Так удаляют ошибочную запись; кто сидел за столом, того снимают с турнира.
desk-merge = Объединить с другим
desk-merge-who = Объединить «{ $name }» с другой записью
desk-merge-hint = Останется «{ $name }»; история обеих записей сохранится.
desk-merge-other = Вторая запись того же человека
desk-clubs-hint = { -Judge(case: "acc") } можно не назначать на игры своего клуба.
desk-club-add = Добавить клуб
desk-club-edit = Клуб
desk-club-name = Название
desk-no-clubs = Клубов пока нет.
desk-players-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
desk-teams = Команды
desk-teams-hint = Игроки одной команды не садятся за один стол.
desk-team-add = Добавить команду
desk-team-edit = Команда
desk-team-name = Название
desk-team-members = Состав
desk-apart = Не сажать вместе
desk-apart-hint = «Никогда» рассадка выполнит, а если нельзя, назовёт пару и спросит. «По возможности» учтёт, но не откажет.
desk-apart-level = Насколько строго
desk-apart-stages = На каких этапах (не отмечено — на всех)
desk-apart-all-stages = на всех этапах
desk-any-apart-never = никогда
desk-any-apart-avoid = по возможности
desk-apart-one = Кто
desk-apart-other = С кем
desk-apart-add = Развести
desk-let-meet = Снять запрет
desk-officials-hint = Каждый входит по своей ссылке и может ровно то, что положено его должности.
desk-officials-list = Добавить списком
desk-official-add = Назначить
desk-official-name = Имя и фамилия
desk-offices = Должности
desk-no-offices = без должности
desk-conflicts = Чьи игры вести нельзя
desk-conflict-add = добавить клуб или игрока
desk-conflicts-with = Не ведёт игры: { $names }
desk-link-qr = Ссылка и QR
desk-link-of = Ссылка: { $name }
desk-link-make = Создать ссылку
desk-link-official-hint = По ней входят в штаб без пароля. Отдайте её лично; прежние ссылки остаются в силе.
desk-link-player-hint = По ней игрок видит своё место, снимается и подаёт { -protest(case: "acc") }.
desk-sign-up-link = Ссылка для записи
desk-sign-up-link-hint = По ней игроки записываются сами; сверх предела встают в очередь. Её можно послать в чат или показать кодом.
desk-links-given = { $count ->
    [0] Действующих ссылок нет
    [one] Действует { $count } ссылка
    [few] Действуют { $count } ссылки
   *[other] Действует { $count } ссылок
}
desk-link-end = Закрыть ссылку
desk-link-end-hint = { $count ->
    [one] Она перестанет открываться сразу у всех, кто её получил.
   *[other] Они перестанут открываться сразу у всех, кто их получил.
}
desk-links-end = { $count ->
    [one] Закрыть { $count } ссылку
    [few] Закрыть { $count } ссылки
   *[other] Закрыть { $count } ссылок
}
desk-any-links-end-official = Закрыть ссылки должностных лиц: { $count }
desk-any-links-end-player = Закрыть ссылки игроков: { $count }
desk-any-links-end-sign-up = Закрыть ссылки для записи: { $count }
desk-any-links-end-table = Закрыть ссылки живых столов: { $count }
desk-link-device = на устройстве, где её открыли
desk-link-by = кто взял: { $name }
desk-link-end-below = { $count ->
    [one] Заодно закроется ещё { $count } ссылка: созданные по закрытой ссылке закрываются вместе с ней.
    [few] Заодно закроются ещё { $count } ссылки: созданные по закрытой ссылке закрываются вместе с ней.
   *[other] Заодно закроются ещё { $count } ссылок: созданные по закрытой ссылке закрываются вместе с ней.
}
desk-any-link-official = Должностное лицо: { $name }
desk-any-link-player = Игрок: { $name }
desk-any-link-sign-up = Запись на турнир
desk-import-hint = { $kind ->
    [officials] Читаются текст, CSV и XLSX. В столбце «должность» можно написать «{ -judge }», «{ -chief-judge }», «секретарь»; пусто — { -judge }. До кнопки ничего не записывается.
   *[players] Читаются текст, CSV и XLSX, в том числе ответы Google-формы. Столбцы «ник», «имя», «город», «клуб» — в любом порядке. До кнопки ничего не записывается.
}
desk-import-paste = { $kind ->
    [officials] Вставьте список: по человеку в строке или ячейки из таблицы
   *[players] Вставьте список: по нику в строке или ячейки из таблицы
}
desk-import-example = { $kind ->
    [officials] Анна Иванова
   *[players] Лис
}
desk-import-look = Посмотреть
desk-import-file = Выбрать файл
desk-import-would = Что изменится
desk-import-columns = Как прочитано
desk-import-header = Строка заголовков
desk-import-no-header = нет
desk-import-row-number = строка { $row }
desk-import-column = Столбец { $number }
desk-import-not-read = не читать
desk-import-above = выше заголовка
desk-import-taken = Принято
desk-import-done = Новых { $fresh }, изменено { $changed }.
desk-import-links-once = Ссылки показываются один раз: разошлите их сейчас или напечатайте листы { -judge(case: "many") } в разделе «Файлы».
desk-import-more = Ещё список
desk-import-undo = Отменить весь импорт
desk-import-undo-reason = импорт отменён
desk-import-counts = Отмечено: новых { $fresh }, изменений { $changed }. Не отмечено: { $left }.
desk-import-clubs = Новые клубы: { $names }
desk-import-also = { $kind ->
    [officials] Сразу создать каждому ссылку
   *[players] Сразу записать всех на турнир
}
desk-import-waits = Свободных мест { $room }: { $count ->
    [one] { $count } игрок попадёт
    [few] { $count } игрока попадут
   *[other] { $count } игроков попадут
} в лист ожидания.
desk-import-take = { $kind ->
    [officials] { $count ->
        [one] Назначить { $count } человека
       *[other] Назначить { $count } человек
    }
   *[players] { $count ->
        [one] Добавить { $count } игрока
       *[other] Добавить { $count } игроков
    }
}
desk-import-edit = { $count ->
    [one] Изменить { $count } запись
    [few] Изменить { $count } записи
   *[other] Изменить { $count } записей
}
desk-import-new = { $kind ->
    [officials] новый человек
   *[players] новый игрок
}
desk-import-edits = изменится: { $fields }
desk-import-signs-up = уже известен, будет записан
desk-import-same = уже в списке
desk-any-doubt-alike = похоже на «{ $name }»
desk-any-doubt-digits = одни цифры
desk-any-doubt-formula = формула или ошибка таблицы
desk-any-doubt-heading = снова заголовок
desk-any-doubt-long = слишком длинно для ника
desk-any-doubt-office = должность не понятна, будет { -judge(case: "nom") }
desk-any-doubt-total = строка итога
desk-any-field-office = должность
desk-any-field-offices = должности
desk-any-field-nickname = ник
desk-any-field-name = имя
desk-any-field-city = город
desk-any-field-club = клуб
desk-cup-name = Название турнира
desk-organiser-name = Имя организатора (попадёт в протоколы)
desk-consent-title = Персональные данные
desk-consent-hint = Этот текст увидит каждый, кто записывается по ссылке, и отметит, что согласен. Какой текст и когда принят, останется в журнале и на странице игрока. Без текста ничего не спрашивается.
desk-consent-text = Текст согласия
desk-consent-save = Сохранить текст
desk-consent-fill = Подставить образец
desk-consent-on = Сохранено: при записи нужно согласие
desk-consent-off = Сохранено: согласие больше не спрашивается
desk-consent-blank = (контакт: ________)
desk-consent-given = Согласие на обработку данных: { $when }
desk-consent-sample =
    Записываясь на турнир «{ $cup }», я даю согласие организатору (название клуба: ________) на обработку моих персональных данных: имени и фамилии, игрового ника, города, клуба, фотографии, если я её загружу, и результатов игр.

    Данные нужны для записи на турнир, рассадки, протоколов и таблиц. Имя и фамилию видят только организатор, { -chief-judge }, секретари и комиссия. Ник, город, клуб, фотография и результаты публикуются на страницах турнира.

    Согласие действует, пока хранятся материалы турнира. Чтобы отозвать его, получить копию своих данных или попросить их стереть, напишите организатору: { $contacts }. Подписанные протоколы и результаты при этом сохраняются.
desk-data = Личные данные
desk-data-copy = Скачать копию данных
desk-data-erase = Стереть личные данные
desk-data-erase-who = Стереть личные данные: { $name }?
desk-any-data-goes-player = Навсегда сотрутся имя и фамилия, фотография и причина ухода с турнира, личные ссылки перестанут открываться. Имени не станет ни в журнале, ни в архивах и резервных копиях, которые сделают после этого.
desk-any-data-goes-official = Вместо имени навсегда останется «{ $label }», личные ссылки перестанут открываться. Имени не станет ни в журнале, ни в архивах и резервных копиях, которые сделают после этого.
desk-any-data-stays-player = Останутся подписанные протоколы, результаты, баллы, { -protest(case: "plural") } и наказания. Файлы, скачанные раньше, останутся у тех, кто их скачал.
desk-any-data-stays-official = Останутся должность и подписи. В подписанных протоколах имя { -judge(case: "gen") } останется там, где его записали в сам протокол. Файлы, скачанные раньше, останутся у тех, кто их скачал.
desk-any-data-label-player = Игрок { $number }
desk-any-data-label-official = { -Judge } { $number }
desk-data-place = Стереть также город и клуб
desk-data-nick = Заменить ник на «{ $label }»; в подписанных протоколах ник останется
desk-data-yes = Да, стереть навсегда
desk-data-no = Не стирать
desk-data-erased = Личные данные стёрты { $when }
desk-about-cup = О турнире
desk-about-when = Когда и где
desk-about-first = Первый день
desk-about-last = Последний день
desk-about-place = Место
desk-about-place-sample = Москва, клуб «Полис»
desk-about-more = Адрес, взнос, контакты, описание
desk-about-address = Адрес
desk-about-fee = Взнос
desk-about-fee-sample = 1500 ₽
desk-about-zone = Часовой пояс
desk-about-contacts = Контакты
desk-about-description = Описание
desk-about-save = Сохранить сведения
desk-about-hint = Это видят все: на странице турнира, при записи и на бумагах. Менять можно в любое время.
desk-times = Расписание
desk-times-hint = Когда начинаются туры: это видно всем на страницах турнира, на табличках и полосках. Менять можно в любое время.
desk-times-start = Начало первого тура
desk-times-minutes = Длится тур, минут
desk-times-rest = Перерыв, минут
desk-times-rounds = Туры, перерывы, начало вручную
desk-times-save = Сохранить расписание
desk-times-break = перерыв после
desk-times-again = По расписанию
desk-times-of = Расписание: { $stage }
desk-times-of-round = Начало тура { $round }
desk-put-away = Убрать в архив
desk-put-away-hint = Турнир уйдёт из общего списка. Страницы, протоколы и таблица останутся, вернуть его можно в любое время.
desk-away = Турнир в архиве
desk-away-short = в архиве
desk-away-hint = В общем списке его нет. Страницы, протоколы и таблица открываются по ссылке.
desk-bring-back = Вернуть из архива
desk-delete = Удалить турнир
desk-delete-hint = Пока не подписан ни один протокол, турнир можно удалить насовсем. Потом его можно только убрать в архив.
desk-delete-ask = Удалить турнир «{ $name }»?
desk-delete-lost = Вместе с ним исчезнут список игроков, рассадка, ссылки, фото и журнал. Вернуть их нельзя.
desk-delete-name = Чтобы удалить, введите название: { $name }
desk-paid = Оплачено
desk-pay = Отметить оплату
desk-paid-count = { $count ->
    [one] { $count } оплатил
   *[other] { $count } оплатили
}
desk-seats = Игроков за столом
desk-limit = Мест на турнире (0 — без предела)
desk-qualification-rounds = Туров отбора
desk-shape = Формат
desk-any-shape-one = Один этап
desk-any-shape-final = Отбор и финал
desk-any-shape-semi = Отбор, полуфинал и финал
desk-make = Создать турнир
desk-make-hint = Турнир увидите только вы, пока не опубликуете его. Регламент можно менять до первого подписанного протокола.
desk-stages = Этапы
desk-stage-kind = Тип этапа
desk-stage-rounds = Туров
desk-stage-tables = Столов
desk-stage-add = Добавить этап
desk-stage-remove = Убрать этап
desk-stage-carries = Баллы прежних этапов идут в зачёт
desk-stage-distance = Компенсации считать вместе с этапами (пусто — по правилам)
desk-games-each = Каждый сыграет игр: { $games }.
desk-source-stage = Проходят из этапа
desk-source-first = с места
desk-source-last = по место
desk-source-add = Ещё места
desk-source-remove = Убрать места
desk-points = Баллы
desk-points-none = В этих правилах баллов нет: возьмите их из другого документа и поправьте.
desk-points-document = Как в правилах
desk-points-from = Свои, за основу: { $title }
desk-points-values = Все значения
desk-points-own = Баллы турнира
desk-points-regulation = регламент
desk-points-wrong = Это не число: { $name }
desk-points-name = Как называются
desk-points-clause = На какой пункт ссылаться
desk-points-main = За игру
desk-points-win = Победа
desk-points-win-of = Победа { $team }
desk-points-outcomes = Ничьи и общие победы
desk-points-outcomes-hint = Пусто — как без этой строки: общая победа стоит победы команды, ничья не стоит ничего.
desk-points-disqualification = Удаление
desk-points-best = Лучший ход
desk-points-best-of = Жертва из команды { $team }
desk-points-named = { $count ->
    [one] { $count } угадан
   *[other] { $count } угаданы
}
desk-points-sought = Ищет:
desk-points-exclusive = Из баллов { -judge(case: "gen") } и лучшего хода засчитывается большее
desk-points-awards = Баллы { -judge(case: "gen") }
desk-points-winner = Победителю можно (через пробел)
desk-points-loser = Проигравшему можно
desk-points-consent = Только с согласия { -chief-judge(case: "gen") }
desk-points-players = Скольким не больше
desk-points-players-alone = …без согласия { -chief-judge(case: "gen") }
desk-points-total = Всего за игру не больше
desk-points-total-alone = …без согласия { -chief-judge(case: "gen") }
desk-points-compensation = Компенсация первому убитому
desk-points-formula = Как считается
desk-points-share = По доле первых смертей
desk-points-progression = Растёт с каждой смертью
desk-points-most = Наибольшая за игру
desk-points-part = Доля игр, с которой она наибольшая
desk-points-step = Шаг
desk-points-nightly = Счёт ведётся внутри ночи
desk-points-ties = Равные по баллам
desk-points-tie = Показатель { $place }
desk-points-lot = Последнее слово за жребием
desk-any-tie-extra = дополнительные баллы
desk-any-tie-wins = победы
desk-any-tie-leaders = победы доном и шерифом
desk-any-tie-first-killed = первые смерти
desk-sight = Кто что видит
desk-any-sight-seating = Рассадку
desk-any-sight-protocols = Протоколы
desk-any-sight-standings = Таблицу
desk-any-sight-protests = { -Protest(case: "plural") }
desk-any-audience-public = все
desk-any-audience-players = игроки
desk-any-audience-officials = только { -judge(case: "plural") }
desk-hide-hint = Перед финалом таблицу можно придержать: с этого тура зрители видят её прежней, пока её не откроют.
desk-hide-stage = Скрыть таблицу
desk-hide-nothing = не скрывать
desk-hide-round = с тура
desk-committee = Членов комиссии для решения { -protest(case: "gen") }
desk-regulate = Сохранить регламент
desk-regulate-hint = После первого подписанного протокола документ и баллы больше не меняются.
desk-regulate-frozen = Есть подписанные протоколы: документ и баллы не меняются, остальное — с причиной. Она останется в журнале.
desk-regulated = Сохранено.
desk-shown-yes = Турнир опубликован
desk-shown-yes-hint = Его страницу видят все; скрытое остаётся скрытым.
desk-shown-no = Турнир не опубликован
desk-shown-no-hint = Его видят только организатор, { -judge(case: "plural") } и записавшиеся.
desk-publish = Опубликовать
desk-unpublish = Скрыть от всех
desk-in-stage = { $count ->
    [0] Участников этапа пока нет
    [one] На этапе { $count } игрок
    [few] На этапе { $count } игрока
   *[other] На этапе { $count } игроков
}
desk-list-open = Список
desk-list-close = Свернуть
desk-left-stage = Выбыли: { $names }. Поставьте замену или рассадите заново несыгранные туры.
desk-replace-name = Заменить: { $name }
desk-stage-over = Этап закончен.
desk-advance-hint = Проходят по местам, когда прежний этап закончен.
desk-advance-now = Взять прошедших
desk-present-of = { $expected ->
    [0] На месте { $count }.
   *[other] На месте { $count }; записаны, но не отмечены: { $expected }.
}
desk-enter-present = { $count ->
    [one] Начать этап с { $count } игроком
   *[other] Начать этап с { $count } игроками
}
desk-enter-expected = { $count ->
    [one] Рассадить заранее: { $count } записанный
   *[other] Рассадить заранее: { $count } записанных
}
desk-enter-expected-hint = Кто ещё не отмечен, будет с пометкой, и игра без него не начнётся.
desk-not-here-yet = Ещё не отмечены: { $names }.
desk-late-may-join = Отмечены, но не на этапе: { $names }. Пока не началась первая игра, их можно добавить и рассадить заново.
desk-late-join = { $count ->
    [one] Добавить { $count } игрока на этап
   *[other] Добавить { $count } игроков на этап
}
desk-to-lot = К таблице: записать жребий
desk-late = Отмечены, но не на этапе: { $names }. Они могут выйти на замену.
desk-planner = Поиск рассадки
desk-plan-seconds = Сколько искать
desk-plan-time = { $count } с
desk-plan-first = Какие туры
desk-plan-first-open = несыгранные
desk-plan-from = с тура { $round }
desk-plan-taken = Эта рассадка взята
desk-plan-begin = Найти рассадку
desk-plan-again = Искать ещё раз
desk-plan-stop = Остановить
desk-plan-together = Развести нельзя, сажаем вместе
desk-plan-together-hint = Рассадка сведёт их так редко, как получится. При подтверждении тура это нужно будет принять ещё раз, и оно останется в журнале.
desk-plan-stale = Люди или туры изменились: найдите рассадку заново.
desk-plan-numbers = Числа поиска
desk-cost-shape = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[other] { $tables } столов
}, { $rest ->
    [0] никто не отдыхает
    [one] { $rest } отдыхает
   *[other] { $rest } отдыхают
},
desk-cost-games = у каждого { $range } { $most ->
    [one] игра
    [few] игры
   *[other] игр
}
desk-cost-met = ; двое встретятся { $range } { $most ->
    [one] раз
    [few] раза
   *[other] раз
},
desk-cost-beside = рядом не больше { $count }.
desk-cost-short = { $count ->
    [one] В каждом туре за { $count } столом играют { $seats }.
   *[other] В каждом туре за { $count } столами играют { $seats }.
}
desk-cost-apart = Запрещённых встреч: { $count }.
desk-cost-avoided = Нежелательных встреч: { $count }.
desk-cost-missing = { $count ->
    [one] Ещё { $count } игрок — и столов будет { $tables }: поставьте замену или добавьте опоздавшего.
    [few] Ещё { $count } игрока — и столов будет { $tables }: поставьте замену или добавьте опоздавших.
   *[other] Ещё { $count } игроков — и столов будет { $tables }: поставьте замену или добавьте опоздавших.
}
desk-cost-make-short = { $count ->
    [one] Искать со столом на { $seats } (правила допускают)
   *[other] Искать со столами на { $seats } (правила допускают)
}
desk-plan-score = сумма квадратов встреч: чем меньше, тем ровнее встречаются игроки
desk-plan-bound = Меньше { $bound } не бывает.
desk-plan-optimal = Доказано: лучше нельзя.
desk-plan-start = Начали с { $score }.
desk-plan-take = { $count ->
    [one] Взять: { $count } тур станет черновиком
    [few] Взять: { $count } тура станут черновиками
   *[other] Взять: { $count } туров станут черновиками
}
desk-plan-take-over = Отозвать и рассадить заново
desk-plan-recalls = Среди этих туров есть объявленный: его рассадка будет отозвана.
desk-plan-more = Число для жеребьёвки
desk-plan-seed = Своё число, чтобы повторить рассадку (иначе его вытянет сервер)
desk-plan-seeded = Число для жеребьёвки: { $seed }
desk-any-measure-apart = Запретные встречи
desk-any-measure-avoided = Нежелательные встречи
desk-any-measure-pairs2 = Встречи
desk-any-measure-seats = Места за столом
desk-any-measure-neighbours = Соседи
desk-any-measure-tables = Столы
desk-rounds = Туры
desk-round-n = Тур { $round }
desk-table-n = Стол { $table }
desk-any-round-draft = черновик
desk-any-round-confirmed = подтверждена
desk-any-round-released = объявлена
desk-any-round-locked = закрыт
desk-confirm-all = Подтвердить все: { $count }
desk-confirm-seating = Подтвердить рассадку
desk-confirm-despite = Всё равно подтвердить
desk-confirm-despite-hint = В журнале останется, что это принято сознательно.
desk-release = Объявить рассадку
desk-recall = Вернуть в черновик
desk-recall-hint = Рассадка снова станет черновиком.
desk-recall-shown = Зал и игроки перестанут её видеть.
desk-judge-of = { -Judge } стола { $table }
desk-no-judge = без { -judge(case: "gen") }
desk-idle = Не играют
desk-swap = Поменять
desk-swap-hint = Чтобы поменять двоих местами: коснитесь одного и другого или перетащите (пальцем — сначала подержав). С клавиатуры: стрелки ведут по местам, Alt со стрелкой меняет.
desk-by-hand = Рассадить тур { $round } вручную
desk-seated-now = Сейчас рассажено:
desk-swap-other = { $name } — с кем меняется?
desk-swap-who = { $one } ⇄ { $other }
desk-swap-confirmed = Рассадка подтверждена: она снова станет черновиком.
desk-swap-shown = Рассадка уже объявлена: она вернётся в черновик.
desk-photo-add = Добавить фото
desk-photo-drop = Убрать фото
desk-photo-of = Фото: { $name }
desk-photo-unread = Это не картинка: нужен JPEG, PNG или WebP.

## P2

# Что и как называется

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
no-rounds = Объявленных туров нет. Рассадите игроков и объявите рассадку.
no-judge = { -judge(case: "gen") } нет
protest = { -protest }
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
judge-of-table = { -Judge } стола
open-console = Пульт { -judge(case: "gen") }
enter-paper = Ввести с бумаги
start-game = Игра началась
end-game = Игра окончена
desk-hand-in = Сдать протокол стола
not-watchable = Игру сейчас не показать.
no-vote-today = голосования не будет
signed-by = Подпись: { $name }, { $at }
confirmed-by = Вторая подпись: { $name }, { $at }
confirmed-despite = с оговоркой
second-signature-waits = ждёт второй подписи
digest = данные { $digest }
left-open = Протокол оставляет открытым
accept-open = Вижу это и подтверждаю протокол как есть
own-signature = Первая подпись — ваша. Вторую ставит другой человек.
confirm-game = Подтвердить (вторая подпись)
reject-game = Вернуть { -judge(case: "dat") }
reopen-game = Вернуть к исправлению
reject-about = Протокол начнут заново, этот останется в истории.
reopen-about = Подтверждённый протокол снова станет не подписанным, этот останется в истории.
read-protocol = Читать протокол
protocol-pdf = Протокол PDF
file-protest = Подать { -protest(case: "acc") }
protests-of-game = { -Protest(case: "plural") }
desk-protest-open = ждёт решения
protest-decided = решено
earlier-sheets = { $count ->
    [one] { $count } прежний протокол
    [few] { $count } прежних протокола
   *[other] { $count } прежних протоколов
}
rejected-by = возвращён: { $name }
was-reopened = открыт заново
game-void = игра не в счёт
desk-any-known-result = записан только результат, правилами не проверено
desk-any-known-deaths = известно, чем кончилось и кто выбыл; правилами не проверено
signals = Сигналы
no-signals = Всё сделано
desk-any-duty-confirm-seating = Подтвердить рассадку
desk-any-duty-release-seating = Объявить рассадку
desk-any-duty-mend-seating = Исправить рассадку
desk-any-duty-lock-round = Закрыть тур
desk-any-duty-sign = Подписать протокол
desk-any-duty-confirm = Нужна вторая подпись
desk-any-duty-replace = Заменить выбывшего
desk-any-duty-draft-after-lock = Черновик сохранён после закрытия тура
desk-any-duty-decide-protest = Решить { -protest(case: "acc") }
desk-any-duty-disqualify = В игре записано: { -banning }. Решить в штабе
desk-any-duty-file-protest = { -Protest } в записи игры: подать в штабе
desk-any-duty-reads-differently = Нынешние правила читают этот протокол иначе
desk-any-duty-reads-no-more = Нынешние правила не принимают эту запись
reads-differently = Нынешние правила читают эту запись иначе. В таблице считается то, что утверждено; чтобы считать по-новому, откройте тур и подпишите протокол заново.
reading-confirmed = Утверждено: { $reading }
reading-today = По нынешним правилам: { $reading }
result-late = Результат прочитан после обновления: прежний выпуск его не сохранял.
result-unread = Результат не читается
table-unread = Не учтено: { $games }. Нынешние правила не принимают эти записи, а прежний выпуск результатов не сохранил.

# Таблица

standings = Таблица
stages = Этапы
stage-finished = закончен
as-of = По состоянию на
all-rounds = все туры
with-unconfirmed = с неподтверждёнными
table-provisional = Таблица предварительная: есть неподтверждённые протоколы, нерешённые { -protest(case: "plural") } или равенства.
table-empty = Игр ещё нет.
record-lot = Записать жребий
equal-so-far = равны
desk-any-out-withdrawn = снялся
desk-any-out-disqualified = { -disqualified }
desk-any-out-replaced = заменён
wins-of = { $wins } из { $games }
first-killed = первый убитый: { $count }
by-protest = решением по { -protest(case: "dat") }
no-games-yet = Подтверждённых игр ещё нет.
finish-stage = Закончить этап
finish-despite = Закончить всё равно
advance = Пропустить прошедших на этап
advance-waits = Сначала должен закончиться этап: { $stages }
table-hidden = Публике таблица скрыта: { $stage }, с тура { $round }
reveal = Открыть таблицу всем
reveal-ask = Открыть таблицу всем?
reveal-about = Её сразу увидят все: на экране зала, на страницах турнира и у игроков. Снова скрыть увиденное нельзя.
lot-about = Жребий бросают люди. Нажмите игроков в том порядке, в каком он выпал.
lot-order = Порядок по жребию
lot-witnesses = Кто видел жребий
lot-save = Записать

# Разделы

desk-any-section-round = Тур
desk-any-section-paper = Протоколы с бумаги
desk-any-section-protests = { -Protest(case: "plural") }
desk-any-section-standings = Таблица
desk-any-section-papers = Файлы
desk-any-section-log = Журнал
desk-any-section-preflight = Готовность

# Бумажный протокол

paper-of = Игра
paper-none = Нет игр, которые ждут протокола.
paper-saved = сохранено
paper-waits = сохраняем…
paper-offline = нет сети, ещё не сохранено
paper-sign = Подписать протокол
paper-view = Как показать
paper-form = Форма
paper-text = Текст
paper-cards = Места и роли
paper-rest = Остальным ({ $count }): { $role }
paper-written = Записано
paper-insert-after = писать после этой строки
paper-inserting = Пишем после строки { $line }.
paper-to-end = В конец
paper-remove = Убрать строку { $line }
paper-line = Строка { $line }
paper-strike = Убрать эту строку
paper-next = Что дальше
paper-judge = { -Foul(case: "plural") }, замечания, баллы
paper-against = Руки против { $seat }
paper-write = Записать
paper-who = кто
paper-whom = { $seat } — кого
paper-shot-of = Выстрел { $seat }
paper-apart = Стреляли в разных
paper-together = Все в одного
paper-record = Запись партии .mgn
paper-whole = Запись полная, правила её принимают.
paper-unfinished = Пока без ошибок. Игра в записи ещё не окончена.

# Протесты

no-protests = { -Protest(case: "many") } нет.
protest-by = { -Protest }: место { $seat }, { $nickname }
filed-at = подано в { $at }
desk-any-outcome-rejected = Отклонить
desk-any-outcome-changed = Изменить результат
desk-any-outcome-corrected = Исправить баллы
desk-any-outcome-annulled = Аннулировать игру
desk-any-outcome-replayed = Переиграть
protest-vote = Голосование стола
vote-passed = голосов достаточно
vote-failed = голосов недостаточно
protest-support = Кто за { -protest(case: "acc") }
vote-save = Записать голоса
contested-game = Игра, о которой { -protest }
decision = Решение
new-result = Новый результат
corrections = Поправки баллов
correction-seat = Место
correction-kind = Какие баллы
correction-points = Баллы со знаком
correction-clause = Пункт
correction-remove = Убрать поправку
correction-add = Ещё поправка
panel = Кто решает вместе с вами
decision-text = Обоснование: его увидят игроки
would-change = Что изменится
would-replay = Появится игра: { $game }
would-unlock = Откроется: { $round }
nobody-moves = В таблице ничего не изменится.
place = Место
decide = Решить { -protest(case: "acc") }
protest-who = Кто подаёт
protest-text = В чём { -protest }
desk-protest-clauses = Пункты правил, через пробел
desk-any-ruled-rejected = Отклонено
desk-any-ruled-changed = Результат изменён
desk-any-ruled-corrected = Баллы исправлены
desk-any-ruled-annulled = Игра аннулирована
desk-any-ruled-replayed = Переигровка

# Файлы

papers-later = Появится, когда начнётся этап.
papers-schedules = Расписание
papers-tables = По столам: { $stage }
papers-players = По игрокам: { $stage }
papers-all-seats = Все места всех туров
papers-cards = Карточки мест
papers-links = Листы со ссылками
papers-links-about = Каждая печать создаёт новые ссылки.
papers-void = Прежние листы больше не действуют: их ссылки и открытые по ним страницы закроются
papers-judges = { -Judge(case: "datmany") }, лист каждому
papers-player-strips = Игрокам, полоска каждому
papers-poster = Плакат для записи
papers-whole = Весь турнир
papers-whole-about = Архив читается на любом сервере без потерь: журнал, регламент, протоколы.
papers-list = Список игроков
papers-archive = Сохранить копию турнира
papers-copied = Последняя копия на этом устройстве: { $at }
papers-never-copied = На этом устройстве копии ещё нет.

# Журнал

log-sights = Кто получал доступ к ролям
log-sights-hint = Ссылки, по которым видны карты, скачанные архивы, записи и протоколы до публикации, закрытые столы. Из журнала это не убрать.
log-sights-none = Пока никто
log-sight-link = ссылка { $mark }
log-search = Искать в журнале
log-drafts = показывать и черновики протоколов
log-entry = запись { $number }
log-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
log-undone = отменено
log-undo = Отменить
log-undo-entry = Отменить запись { $number }
log-undo-about = Запись останется в журнале с пометкой. Если на ней стоит более поздняя, журнал назовёт её.
log-more = Показать ещё: { $count }
desk-any-did-open = Турнир открыт
desk-any-did-regulate = Регламент изменён
desk-any-did-describe = Сведения о турнире изменены
desk-any-did-ask-consent = Текст согласия изменён
desk-any-did-give-consent = Дано согласие на обработку данных
desk-any-did-erase-person = Личные данные стёрты
desk-any-did-put-away = Турнир убран в архив
desk-any-did-bring-back = Турнир возвращён из архива
desk-any-did-mark-paid = Отметка об оплате
desk-any-did-schedule = Расписание изменено
desk-any-did-add-club = Клуб добавлен
desk-any-did-edit-club = Клуб изменён
desk-any-did-add-player = Игрок добавлен
desk-any-did-import-players = Список игроков принят
desk-any-did-import-officials = Список { -judge(case: "many") } принят
desk-any-did-edit-player = Игрок изменён
desk-any-did-remove-player = Игрок удалён
desk-any-did-merge-players = Записи объединены
desk-any-did-appoint = Назначен
desk-any-did-form-team = Команда составлена
desk-any-did-keep-apart = Пару разводят
desk-any-did-let-meet = Пару больше не разводят
desk-any-did-sign-up = Записан на турнир
desk-any-did-check-in = Отмечен на месте
desk-any-did-withdraw-player = Снялся с турнира
desk-any-did-disqualify-player = { -Disqualified }
desk-any-did-replace-player = Замена
desk-any-did-enter-stage = Состав этапа
desk-any-did-advance = Прошли на этап
desk-any-did-finish-stage = Этап закончен
desk-any-did-record-lot = Жребий записан
desk-any-did-reveal = Таблица открыта всем
desk-any-did-draft-seating = Черновик рассадки
desk-any-did-confirm-seating = Рассадка подтверждена
desk-any-did-release-seating = Рассадка объявлена
desk-any-did-recall-seating = Рассадка отозвана
desk-any-did-assign-judge = { -Judge } стола
desk-any-did-lock-round = Тур закрыт
desk-any-did-unlock-round = Тур открыт
desk-any-did-start-game = Игра началась
desk-any-did-end-game = Игра окончена
desk-any-did-save-draft = Черновик протокола сохранён
desk-any-did-sign-game = Протокол подписан
desk-any-did-confirm-game = Протокол подтверждён
desk-any-did-reject-game = Протокол возвращён
desk-any-did-reopen-game = Протокол открыт заново
desk-any-did-file-protest = Подача: { -protest }
desk-any-did-vote-on-protest = Голосование, { -protest }
desk-any-did-decide-protest = Решение по { -protest(case: "dat") }
desk-any-did-undo = Отмена
desk-any-did-read-archive = Турнир прочитан из архива
desk-any-did-keep-results = Записаны утверждённые результаты

# Готовность

pre-ready = Можно начинать
pre-wrong = { $count ->
    [one] Мешает начать: { $count } пункт
    [few] Мешают начать: { $count } пункта
   *[other] Мешают начать: { $count } пунктов
}
pre-doubtful = { $count ->
    [one] Проверить: { $count } пункт
    [few] Проверить: { $count } пункта
   *[other] Проверить: { $count } пунктов
}
pre-again = Проверить снова
pre-mend = Исправить
pre-is-good = Хорошо.
pre-is-doubtful = Проверить.
pre-is-bad = Плохо.
desk-any-check-players = Игроки
desk-any-check-judges = { -Judge(case: "plural") }
desk-any-check-shown = Страница турнира
desk-any-check-seating = Рассадка
desk-any-check-copy = Копия
desk-any-check-clock = Часы
desk-any-check-disk = Место на диске
desk-any-check-restore = Восстановление
desk-any-check-links = Ссылки { -judge(case: "many") }
desk-any-check-battery = Батарея
desk-any-check-awake = Экран
desk-any-check-phones = Адрес для телефонов
desk-any-check-offline = Работа без сети
desk-any-check-sound = Звук
pre-players = Отмечены { $there } из { $all }
pre-judges = { -Judge(case: "many") } { $judges }, столов { $tables }
pre-shown = Открыта всем.
pre-hidden = Её видят только люди турнира.
pre-seating = Ошибок в рассадке нет.
pre-seating-broken = В рассадке есть ошибки.
pre-copy = Последняя копия на этом устройстве: { $at }.
pre-no-copy = На этом устройстве копии турнира нет.
pre-clock = Расходятся с сервером на { $seconds } с.
pre-disk = Свободно { $free } ГБ.
pre-restore = Копия сделана и прочитана: { $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
   *[other] { $entries } записей
} журнала.
pre-restore-broken = Копия не читается.
pre-links = У каждого есть ссылка.
pre-links-missing = Нет ссылки: { $names }.
pre-battery = { $percent } %, без зарядки.
pre-charging = { $percent } %, заряжается.
pre-phones = Ссылки и коды ведут на { $address }.
pre-no-phones = Телефоны не откроют ни ссылок, ни кодов: сервер виден только этому компьютеру. Запустите его с ключом --lan.
pre-awake = Экран можно не гасить.
pre-asleep = Экран может погаснуть: проверьте настройки.
pre-offline = Пульт { -judge(case: "gen") } откроется и без сети.
pre-no-offline = На этом устройстве пульт без сети не откроется: откройте первую страницу один раз.
pre-sound = Нажмите «Сыграть» и послушайте.
pre-heard = Звук слышен.
pre-deaf = Звука не слышно.
pre-play = Сыграть
pre-hear = Слышу
pre-not-hear = Не слышу
paper-deal-first = Отметьте, у кого какая карта.
paper-last = сохранено: { $name }, { $at }
paper-other = Другой текст этой игры сохранён: { $name }, { $at }.
paper-take-theirs = Взять тот текст
paper-keep-mine = Оставить мой
judges-of-stage = { -Judge(case: "plural") } этапа
judge-name = { -Judge }
judge-games = игр
judge-red = { -red(case: "plural") }
judge-black = { -black(case: "plural") }
judge-other = иначе
judge-fouls = { -foul(case: "many") }
judge-removed = удалений
judge-awarded = дано баллов
judge-fines = штрафов
judge-sent-back = возвращено
judge-protests = { -protest(case: "many") }
protests-upheld = { $all }, принято { $upheld }
papers-pages = Страницы для всех
papers-screen = Экран зала

## Короткая и полная форма

paper-which = Что записано об игре
paper-full = Весь ход игры
paper-short = Только результат
paper-full-about = Номинации, голоса и выстрелы по порядку; правила проверяют каждый ход. Если хода игры никто не записал, выберите «Только результат».
paper-short-about = Роли, исход, первый убитый, лучший ход, баллы и наказания. В таблице, протоколе и файлах будет помечено: «записан только результат». Набранное в другой форме не пропадёт.
paper-empty = ещё ничего не записано
paper-outcome = Чем кончилась игра
paper-outcome-which = Исход
paper-outcome-first = Отметьте, чем кончилась игра.
paper-first = Кого убили первым
paper-best = Лучший ход игрока { $seat }
paper-awards = Баллы { -judge(case: "gen") }
paper-award-of = Баллы: место { $seat }, { $name }
paper-award-wrong = Место { $seat }: нужно число, например 0,3.
paper-sanctions = Наказания
paper-sanction-kind = Наказание
paper-sanction-whom = Кому записать
paper-clause-unknown = пункт не записан
desk-any-sanction-foul = { -foul }
desk-any-sanction-dq = { -disqualification }
desk-any-sanction-ban = { -banning }
desk-any-sanction-defeat = поражение команды
desk-any-sanction-fine = штраф
paper-as-played = Сыграно против правил
paper-as-played-about = Правила этот ход не допускают, но за столом с ним играли дальше. Его записывают как было, с согласия { -chief-judge(case: "gen") }.
paper-as-played-what = Какой ход
paper-as-played-write = Записать «так сыграно»
paper-so-played = Так сыграно…
paper-played-who = Кто
paper-played-whom = Кого
paper-played-hands = Чьи руки
paper-consent-by = Кто согласился (имя)
paper-consent-why = Почему игру не остановили
paper-moved = Рассадка за этим столом изменилась, а в протоколе прежние места.
paper-reseat = Обновить места по рассадке
paper-begins = Запись начата не со сдачи карт: { $moment }. Что было раньше, правилами не проверено; вторая подпись это увидит.

papers-blank = Бланки протоколов
papers-blank-about = Пустые протоколы с рассадкой, по листу на игру: для столов, где пишут от руки.
papers-reports = Для федерации
papers-ranking = Итоговые места, все этапы
papers-protocols = Все протоколы одним файлом
papers-protocols-of = Протоколы: { $stage }
papers-judging = Отчёт о работе { -judge(case: "many") }
papers-sanctions = Список наказаний
papers-after = Появится после первого подтверждённого протокола.
duty-rounds = { $first } и ещё { $more ->
    [one] { $more } тур
    [few] { $more } тура
   *[other] { $more } туров
  }

desk-server-notices = Уведомления
desk-server-notices-count = Отправлено { $sent }, ждут { $waiting }, не дошли { $failed }.
