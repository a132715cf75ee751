# gorod admin: учётные записи сервера.

cli-help-admin =
    gorod admin list                 учётные записи и сколько у каждой турниров
    gorod admin reset ИМЯ            одноразовая ссылка, по которой ставят новый пароль; действует сутки

    Выполняется на машине сервера, сам сервер можно не останавливать.

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
