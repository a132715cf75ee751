# Положение ФИИМ 2011 года на экранах.

foul-letter = П
do-warn = Замечание
do-defeat = Поражение команды
do-ban = Отстранение от игр
did-ban = Отстранён от игр { $seat }
news-tie-found = Перестрелка: { $seats }
desk-disqualify = Отстранить от турнира
desk-disqualify-who = Отстранить от турнира: { $name }
desk-any-duty-disqualify = Ведущий отстранил от игр: решить за столом
cup-any-column-award = Ведущие
cup-officials = Ведущие и организаторы
desk-any-people-officials = Ведущие
