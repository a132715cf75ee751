# Личная ссылка игрока.

mine-title = Моя ссылка
mine-gone = Ссылка не открывается
mine-gone-text = Её закрыли, у неё вышел срок, или она скопирована не целиком. Попросите у организатора новую.
mine-again = Ещё раз
mine-card = Моя карта и мой стол
mine-card-about = Карту видно, только пока вы держите на ней палец.
mine-protest = Подать { -protest(case: "acc") }
mine-protest-about = { -Protest(case: "acc") } подают сразу после игры, пока не вышло время по правилам. Его рассмотрит главный судья.
mine-protest-game = На какую игру
mine-protest-text = Что произошло
mine-protest-clauses = Пункты правил, если знаете
mine-protest-send = Подать { -protest(case: "acc") }
mine-photo = Добавить фото
mine-photo-other = Другое фото
mine-photo-drop = Убрать фото
mine-photo-bad = Эта картинка не читается: нужна JPEG, PNG или WebP.
mine-consent-agree = Даю согласие
mine-consent-given = Согласие на обработку данных дано { $when }
mine-consent-digest = Отпечаток текста (SHA-256): { $digest }
mine-leave = Сняться с турнира
mine-leave-title = Сняться с турнира?
mine-leave-about = Сыгранные игры останутся в таблице, в следующие туры вас не посадят. Вернуть вас сможет только организатор.
mine-leave-reason = Причина, по желанию
mine-leave-yes = Да, снимаюсь
