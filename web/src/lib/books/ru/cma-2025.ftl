# Правила СМА 2025 года на экранах.

contest-protests = { $count ->
    [one] { $count } апелляция ждёт решения
    [few] { $count } апелляции ждут решения
   *[many] { $count } апелляций ждут решения
}
protest-seat = Чья апелляция
verdict-upheld = апелляция удовлетворена
verdict-rejected = апелляция отклонена
protest-rejected = отклонена
desk-any-did-file-protest = Апелляция подана
desk-any-did-decide-protest = Апелляция решена
desk-any-duty-file-protest = Апелляция записана в игре: подать за столом
appeal-at = { $level ->
    [1] рассматривает судья игры
    [2] рассматривает глава СК
   *[other] рассматривает президиум
}
