# Запись на турнир по ссылке.

join-title = Запись на турнир
join-gone = Ссылка не открывается
join-gone-text = Она устарела или скопирована не целиком. Попросите у организатора новую.
join-again = Ещё раз
join-count = { $count ->
    [one] Записан { $count } игрок
    [few] Записаны { $count } игрока
   *[many] Записано { $count } игроков
}
join-count-of = { $count ->
    [one] Записан { $count } из { $limit }
   *[other] Записано { $count } из { $limit }
}
join-full = Места кончились. Запишитесь в лист ожидания: если кто-то снимется, вы займёте его место.
join-nickname = Игровой ник
join-name = Имя и фамилия
join-name-about = Видят только организатор, { -chief-judge }, секретари и комиссия. { -Judge(case: "plural") } столов, игроки и зрители видят ник.
join-city = Город
join-club = Клуб
join-no-club = без клуба
join-consent = Согласен (согласна) на обработку персональных данных на этих условиях
join-send = Записаться
join-wait = В лист ожидания
join-page = Страница турнира
join-done = { $nickname }, вы записаны
join-done-text = В день турнира отметьтесь у организатора.
join-waiting = { $nickname }, вы в листе ожидания
join-waiting-text = Если кто-то снимется, место достанется вам по очереди.
join-own-link = Моя ссылка
join-keep = Сохраните её: по ней видно ваше место, ваши игры и { -protest(case: "plural") }. Она показана один раз, никому её не давайте.
join-copy = Скопировать
join-copied = Скопировано
join-share = Отправить себе
