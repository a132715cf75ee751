## Игра по дням

server-answered-question = на этот вопрос вы уже ответили
server-by-day-only = это есть только в игре по дням, которую ведут по календарю
server-by-day-undo = в игре по дням ходы не отменяют: исправьте факт, с причиной, которую прочтут все
server-date-past = такая дата не подходит: она уже прошла или слишком далеко
server-day-not-open = сейчас ни один игровой день не открыт
server-day-paused = ведущий приостановил игру: ответы не принимаются, пока она не продолжится
server-no-code-due = сейчас от вас не ждут кода
server-no-such-answer = такого ответа нет, или он уже проверен
server-no-such-question = такого вопроса сегодня нет
server-not-paused = игра не приостановлена
server-not-shut = публиковать нечего: день ещё идёт
server-published-already = итоги этого дня уже опубликованы
server-wrong-code = код неверный
server-start-past = дата начала не подходит: она уже прошла или слишком далеко
server-name-twice = у каждого игрока должно быть имя, и все имена — разные

serve-by-day = Ссылки игры по дням, день каждые две минуты:

by-day-column-place = Место
by-day-column-seat = Номер
by-day-column-name = Игрок
by-day-column-clan = Клан
by-day-column-base = Время клана, ч
by-day-column-bonus = Бонусы, ч
by-day-column-hours = Итог, ч
by-day-column-reasons = Из чего сложились бонусы
by-day-reason = день { $day }: { $what } — { $hours } ч
by-day-bonus-legend = легенды
by-day-bonus-best-legend = лучшая легенда по голосам игроков
by-day-bonus-praise = лучшая легенда по мнению ведущего
by-day-bonus-best-player = лучший игрок дня
by-day-bonus-question = ответы на вопросы
by-day-bonus-cap = сверх предела за день
by-day-bonus-forecast = прогноз сбылся
by-day-bonus-code = код выжившего
