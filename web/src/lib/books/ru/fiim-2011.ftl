# Положение ФИИМ 2011 года на экранах.

foul-letter = П
do-warn = Замечание
do-defeat = Поражение команды
do-ban = Отстранение от игр
did-ban = Отстранение от игр: игрок { $seat }
news-tie-found = Перестрелка: { $seats }
