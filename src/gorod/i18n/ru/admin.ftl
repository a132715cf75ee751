# gorod admin: учётные записи сервера.

cli-help-admin =
    gorod admin list                 учётные записи и турниры сервера
    gorod admin reset ИМЯ            одноразовая ссылка, по которой ставят новый пароль; действует сутки
    gorod admin owner [ИМЯ]          сделать владельцем сервера; без имени — новая ссылка для владельца
    gorod admin registration open|approved|invite|off   пускать всех, одобренных, приглашённых или никого нового
    gorod admin approve|refuse ИМЯ   впустить того, кто ждёт, или отказать
    gorod admin hide|unhide ТУРНИР   закрыть страницы турнира для всех, кроме его людей, или снять запрет
    gorod admin remove|restore ТУРНИР        убрать турнир совсем (записанное остаётся) или вернуть
    gorod admin official|unofficial ТУРНИР   отметить официальным или снять отметку
    gorod admin invite ИМЯ           новая учётная запись и ссылка, по которой её хозяин ставит пароль; действует неделю
    gorod admin quota ИМЯ tables|tournaments СКОЛЬКО   сколько столов или турниров может быть у учётной записи
    gorod admin tables               столы, которые не в турнире
    gorod admin close-table СТОЛ     закрыть стол; записанное остаётся
    gorod admin purge-table СТОЛ     удалить стол насовсем
    gorod admin purge-quick ДНЕЙ     удалить игры без учётной записи, в которых столько дней ничего не происходит
    gorod admin purge-tournament ТУРНИР   удалить насовсем турнир, который уже убран
    gorod admin purge-account ИМЯ    удалить учётную запись без турниров, вместе с её столами
    gorod admin void-links           погасить все ссылки и завершить все входы, например после восстановления
    gorod admin clock                снова считать по часам этой машины, если их по ошибке перевели вперёд

    Выполняется на машине сервера, сам сервер можно не останавливать, кроме двух последних команд
    с файлом SQLite.

    --database БАЗА     файл или postgresql://…; иначе GOROD_DATABASE, иначе gorod.db
    --public-url URL    адрес сервера, чтобы ссылку можно было сразу открыть
cli-admin-unknown = gorod admin не знает слова «{ $word }»; см. «gorod admin --help»
cli-admin-unknown-near = gorod admin не знает слова «{ $word }»; может быть, { $near }?
cli-admin-nobody = здесь нет «{ $name }»; список — gorod admin list
admin-account = { $name } · { $standing ->
    [owner] владелец сервера
    [waiting] ждёт одобрения
   *[ordinary] организатор
} · с { $created } · турниров: { $tournaments }
admin-no-accounts = Учётных записей нет.
admin-reset = Новый пароль для «{ $name }» ставят по этой ссылке, один раз и в течение суток: { $link }
admin-tournament = турнир { $id } · с { $created } · { $state ->
    [removed] убран
    [hidden] закрыт владельцем
    [shown] виден всем
   *[private] не опубликован
}{ $official ->
    [yes] { " · официальный" }
   *[no] { "" }
}
admin-owner = Владелец сервера теперь «{ $name }».
admin-owner-made = Пароль владельца сервера ставят по этой ссылке, один раз: { $link }
admin-approved = «{ $name }»: одобрено.
admin-refused = «{ $name }»: отказано, учётной записи больше нет.
admin-not-waiting = «{ $name }» и так не ждёт одобрения.
admin-links-void = Больше не действуют ссылки: { $count }. Всем, кто входил с паролем, надо войти заново.
admin-clock = Сроки ссылок и входов снова считаются по часам этой машины: { $now }.
admin-registration = { $way ->
    [invite] Зарегистрироваться нельзя: владелец приглашает сам.
    [off] Новых учётных записей не будет, даже по приглашению.
    [open] Регистрация открыта всем.
   *[approved] Новые учётные записи ждут одобрения владельца.
}
admin-invitations-off = Никто не приглашён: приглашения выключены. Включить их: gorod admin registration invite
admin-decided = Турнир { $id }: { $act ->
    [hide] страницы закрыты
    [unhide] организатор снова может его опубликовать
    [remove] убран
    [restore] возвращён; опубликовать его может организатор
    [official] официальный
   *[unofficial] больше не официальный
}.
cli-admin-of-tournament = «{ $name }» — стол турнира: он удаляется вместе с турниром
cli-admin-not-removed = сначала уберите турнир: gorod admin remove { $name }
cli-admin-is-owner = «{ $name }» — владелец сервера; такую учётную запись не удаляют
cli-admin-has-tournaments = у «{ $name }» есть турниры: сначала удалите их
admin-invited = Учётная запись «{ $name }» сделана. Пароль ставят по этой ссылке, один раз и в течение недели: { $link }
admin-name-taken = Имя «{ $name }» уже занято.
admin-quota = «{ $name }»: { $what ->
    [tables] столов
   *[tournaments] турниров
} теперь может быть { $most }.
admin-table = стол { $id } · с { $created } · { $kind ->
    [quick] быстрая игра
   *[owned] { $owner }
} · записей: { $entries }{ $live ->
    [yes] { "" }
   *[no] { " · закрыт" }
}
admin-no-tables = Столов нет.
admin-table-closed = Стол { $id } закрыт.
admin-purged = «{ $name }»: удалено.
admin-purged-quick = Удалено быстрых игр: { $tables }.
