# Правила как документ и таблица турнира.

rules-count = { $count ->
    [one] { $count } пункт
    [few] { $count } пункта
   *[many] { $count } пунктов
}
rules-no-options = у { $book } нет вариантов

clause-info = для сведения
clause-grants = возможность: { $powers }
clause-slots = движок: { $slots }
clause-cites = на него ссылаются решения: { $rules }
clause-also = имеет отношение к решениям: { $rules }
clause-sanction-foul = наказание: { -foul }
clause-sanction-disqualify = наказание: { -disqualification }
clause-sanction-defeat = наказание: поражение команды
clause-sanction-ban = наказание: удаление с турнира
clause-sanction-warn = наказание: устное предупреждение
clause-farewell-only = только для того, кто покидает игру
clause-from-the-hall = и для того, кто уже выбыл
clause-lowers-to-foul = { -judge } вправе обойтись { -foul(case: "ins") }
clause-judge = решает { -judge }; на выбор: { $offers }
clause-tests = тесты: { $tests }
clause-option = вариант: действует, если выбран { $option }
clause-option-chosen = вариант { $option }, выбран
clause-table = для стола на: { $sizes }
clause-resolutions = наши прочтения: { $ids }
clause-open = { $id }: { $text }
clause-resolution = наше прочтение: { $text }
clause-resolution-before = прежде читали иначе: { $text }

conformance-intro = Все пункты документа «{ $title }»: смысл, модель в Gorod и тесты, которые её доказывают. Создано командой `python -m gorod.report.conformance`, руками не править.
conformance-clause = пункт
conformance-en = meaning
conformance-ru = смысл
conformance-modelled = как смоделирован
conformance-tests = тесты
conformance-readings = Что документ оставляет открытым и как мы это читаем: [прочтения]({ $page }).

resolutions-title = # Прочтения: { $title }
resolutions-intro = Что документ оставляет открытым или говорит по-разному и как мы это читаем. Пункты, в которых изложено такое прочтение, говорят «в нашем прочтении». Сами пункты: [{ $page }]({ $page }).
resolution-clauses = Пункты: { $clauses }
resolution-question = **Открыто:** { $text }
resolution-reading = **Наше прочтение:** { $text }
resolution-before = **Прежде читали иначе:** { $text }
resolution-informational = Для сведения: теста с этим номером нет.

standings-games = { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[many] { $count } игр
}
standings-place = место
standings-name = ник
standings-count = игр
standings-wins = побед
standings-main = осн.
standings-extra = доп.
standings-compensation = компенсация
standings-compensated = Компенсация входит в основные баллы.
standings-total = итого
standings-lot = * полное равенство: место поделено, пока не брошен жребий
standings-provisional = Таблица предварительная: есть неоконченная игра или { -protest }.
standings-unfinished = Не окончена: { $file }
standings-partial = { $known ->
    [deaths] Правилами не проверена, известны результат и кто выбыл: { $file }
   *[result] Правилами не проверена, известен только результат: { $file }
}
standings-rating = { $rating ->
    [main] ОСНОВНОЙ РЕЙТИНГ
   *[separate] ОТДЕЛЬНЫЙ РЕЙТИНГ
}
standings-similar = Эти псевдонимы почти одинаковы и считаются разными: { $names }
standings-cut = { $file }: «{ $comment }» после { $name } (место { $seat }) прочитано как примечание; псевдоним с # пишется в кавычках
