## P1

desk-title = Турнирный стол
desk-about = Список игроков, рассадка, туры, протоколы с двумя подписями, протесты и таблица — в одном месте.
desk-by-link = Судьи и секретари входят по своим ссылкам: их выдаёт организатор, пароль не нужен.
desk-enter = Вход
desk-sign-in = Войти
desk-register = Зарегистрироваться
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
desk-archive-hint = Архив .zip — целый турнир с журналом и протоколами; он станет новым турниром на этом сервере.
desk-not-a-desk = Эта ссылка не открывает турнирный стол.
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
desk-more = Ещё
desk-key-search = искать
desk-key-help = эта памятка
desk-key-close = закрыть окно
desk-any-section-regulation = Регламент
desk-any-section-people = Люди
desk-any-section-seating = Рассадка
desk-any-office-organiser = организатор
desk-any-office-chief = главный судья
desk-any-office-judge = судья
desk-any-office-committee = член комиссии
desk-any-office-secretary = секретарь

## P2
