# Что турнир рассказывает о себе, и даты.

desk-about-day = это не день календаря: { $about }
desk-about-days = последний день раньше первого, или первый не указан
desk-about-zone = такого часового пояса нет: { $about }
desk-about-text = { $first ->
    [name] название длиннее { $second } знаков
    [place] место длиннее { $second } знаков или в нём есть недопустимые знаки
    [address] адрес длиннее { $second } знаков или в нём есть недопустимые знаки
    [fee] взнос длиннее { $second } знаков или в нём есть недопустимые знаки
    [consent] текст согласия длиннее { $second } знаков или в нём есть недопустимые знаки
    [contacts] контакты длиннее { $second } знаков или в них есть недопустимые знаки
   *[other] описание длиннее { $second } знаков или в нём есть недопустимые знаки
}

## Даты

desk-month-1 = января
desk-month-2 = февраля
desk-month-3 = марта
desk-month-4 = апреля
desk-month-5 = мая
desk-month-6 = июня
desk-month-7 = июля
desk-month-8 = августа
desk-month-9 = сентября
desk-month-10 = октября
desk-month-11 = ноября
desk-month-12 = декабря
desk-day-in-year = { $day } { $month }
desk-day = { $day } { $year }
desk-days-of-month = { $first }–{ $last }
desk-days = { $first } – { $last }
desk-start = { $day }, { $time }
desk-start-short = { $date }.{ $month } { $time }
desk-times-moment = это не время: { $about }
desk-times-minutes = минут может быть от 1 до 1440, а перерыв может быть и нулевым: { $about }
desk-times-round = такого тура на этапе нет: { $about }
desk-away-already = турнир уже убран в архив
desk-not-away = турнир не в архиве
