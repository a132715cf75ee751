# Уведомления: короткий заголовок и одна фраза. В них нет ничего, чего не знают все.

notice-reminder-6h-title = { $game }: шесть часов до конца дня
notice-reminder-6h = До закрытия дня в игре «{ $game }» осталось шесть часов. Если вы ещё не ответили, ответьте сегодня.
notice-reminder-1h-title = { $game }: час до конца дня
notice-reminder-1h = До закрытия дня в игре «{ $game }» остался час. Если вы ещё не ответили, самое время.
notice-published-title = { $game }: день опубликован
notice-published = В игре «{ $game }» опубликован новый день. Откройте свою страницу.
notice-seating-released-title = { $game }: ваше место
notice-seating-released = Рассадка тура { $round } готова: стол { $table }, место { $seat }.
notice-round-starts-title = { $game }: тур { $round } начинается
notice-round-starts = Тур { $round } начинается. Ваш стол { $table }, место { $seat }.
notice-protest-decided-title = { $game }: по протесту есть решение
notice-protest-decided = По вашему протесту на турнире «{ $game }» принято решение. Откройте страницу турнира.
notice-host-alarm-title = { $game }: нужен ведущий
notice-host-alarm = Игра «{ $game }» ждёт ведущего. Откройте пульт.
notice-confirm-title = Присылать сюда уведомления с { $host }?
notice-confirm = Этот адрес указали для уведомлений на { $host }. Если это вы, откройте ссылку и подтвердите. Если не вы, ничего не делайте: без подтверждения писем больше не будет.
notice-leave = Больше не присылать сюда уведомления:
notice-telegram-leave = Больше не писать: /stop
notice-telegram-linked = Готово: уведомления будут приходить сюда. Чтобы перестать, отправьте /stop.
notice-telegram-unknown = Этот код не подходит: он уже использован или устарел. Откройте свою страницу и возьмите новый.
notice-telegram-left = Больше ничего сюда не придёт.
notice-telegram-hello = Я присылаю уведомления об играх. Чтобы начать, откройте свою страницу, нажмите «Уведомления» и выберите Telegram.

notice-page-home = На главную
notice-page-leave-title = Больше не присылать?
notice-page-leave = Уведомления перестанут приходить туда, откуда вы открыли эту страницу. Снова включить их можно на своей странице.
notice-page-leave-button = Больше не присылать
notice-page-left-title = Готово
notice-page-left = Больше ничего не придёт.
notice-page-confirm-title = Присылать уведомления на эту почту?
notice-page-confirm = Этот адрес указали на странице игры или турнира. Если это вы, подтвердите.
notice-page-confirm-button = Да, присылать
notice-page-confirmed-title = Готово
notice-page-confirmed = Уведомления будут приходить на эту почту. В каждом письме есть ссылка, которая их прекращает.
notice-page-nothing-title = Здесь ничего нет
notice-page-nothing = Эта ссылка уже использована или устарела: по ней ничего не приходит и ничего не включить.
