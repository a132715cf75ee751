# Командная строка: справка и сообщения об ошибках.

## Справка

cli-help =
    gorod: игра «Мафия» по её правилам

    gorod replay ФАЙЛ…          проиграть записи, напечатать протокол или JSON
    gorod fmt ФАЙЛ              напечатать запись в каноническом виде
    gorod standings КАТАЛОГ     таблица турнира по каталогу с записями
    gorod tournament …          турнир: обзор, таблица, файлы, список игроков
    gorod rules                 правила, пункт за пунктом
    gorod fair verify ФАЙЛ      проверить раздачу игры
    gorod seat ИГРОКОВ          рассадка турнира: кто, где и с кем играет
    gorod serve                 сервер живых столов
    gorod backup ФАЙЛ           скопировать базу, не останавливая работу, в файл
    gorod restore ФАЙЛ          заполнить пустую базу из такого файла
    gorod verify [БАЗА]         проверить, не изменилось ли что-то из сохранённого
    gorod audit [БАЗА]          сравнить сохранённое с тем, как решают нынешние правила
    gorod admin …               владельцу сервера: учётные записи
    gorod КОМАНДА --help        как пользоваться командой
    gorod --version             версия

    --lang ru|en                язык; иначе переменная GOROD_LANG, иначе русский
cli-help-replay =
    gorod replay ФАЙЛ… [--json] [--pdf ФАЙЛ] [--viewer КТО] [--until СТРОКА] [--theme ТЕМА] [--lang ru|en]

    Проигрывает каждую запись с первой строки и печатает её протокол.

    --json          вместо протокола — один объект JSON на файл
    --viewer КТО    что видно: judge (судья, видит всё), seat:3 (место) или spectator (зритель)
    --pdf ФАЙЛ      сверстать один протокол листом A4 и записать в этот файл
    --until СТРОКА  остановиться после этой строки файла
    --theme ТЕМА    словами темы: её имя или файл
    --lang ru|en    язык протокола и сообщений

    Запись, которая нарушает правила, останавливается: одна строка в поток ошибок и код 2.
cli-help-fmt =
    gorod fmt ФАЙЛ [--facts] [--write] [--lang ru|en]

    Печатает запись в каноническом виде.

    --write         записать его обратно в файл
    --facts         дописать, кто выбыл каждой ночью и каждым днём («out 4 kill», «out -»)
cli-help-standings =
    gorod standings КАТАЛОГ [--json] [--regulation ФАЙЛ] [--lang ru|en]

    Читает все *.mgn каталога и его подкаталогов и печатает таблицу турнира. Полное равенство
    решает файл «lots» в этом каталоге: имена в порядке жребия, по одному в строке.

    --json          один объект JSON вместо таблицы
    --regulation ФАЙЛ   баллы по регламенту турнира, как его выгружает стол организаторов
cli-help-rules =
    gorod rules [ID] [--options [--json]] [--lang ru|en]
    gorod rules why ID ПУНКТ

    Без ID — список правил. С ним — вся книга: что значит каждый пункт и как он смоделирован.
    С why — один пункт, например: «gorod rules why fiim-2019 4.4.12.3».

    --options       варианты этих правил: что каждый меняет и с чем не сочетается
    --json          варианты одним объектом JSON
cli-help-seat =
    gorod seat ИГРОКОВ --tables СТОЛОВ --rounds ТУРОВ [КЛЮЧ…] [--lang ru|en]
    gorod seat --keep ФАЙЛ --from-round ТУР [--without 7 …] [КЛЮЧ…]
    gorod seat --keep ФАЙЛ --swap ТУР:3,17 [--json | --csv]

    Рассаживает турнир: у всех поровну игр, никто не сидит дважды в одном туре, каждое место
    достаётся всем поровну, пары встречаются как можно ровнее. Игроки нумеруются с 1.

    --seats 10      мест за столом, от 7 до 14
    --games ИГР     ровно столько игр у каждого; без ключа — сколько выходит по турам
    --apart 3,17    эти двое не встречаются; 3,17,25 — никакие двое из трёх
    --seed 7        то же число даёт ту же рассадку
    --seconds 10    сколько секунд искать лучшую
    --json, --csv   объект JSON или таблица CSV вместо текста
    --keep ФАЙЛ     рассадка, напечатанная с --json
    --from-round    рассадить заново этот тур и следующие; сыгранные не меняются
    --without 7     этот игрок выбыл; тот, кто его заменит, просто берёт его номер
    --swap 5:3,17   поменять в туре 5 двух игроков местами и показать, чего это стоит

## Сообщения

cli-nothing = скажите, что делать: { $commands }; подробнее — «gorod --help»
cli-usage = команда { $command } пишется иначе; см. «gorod { $command } --help»
cli-command-unknown = команды «{ $word }» нет; см. «gorod --help»
cli-command-unknown-near = команды «{ $word }» нет; может быть, «{ $near }»?
cli-option-unknown = у команды { $command } нет ключа «{ $word }»; см. «gorod { $command } --help»
cli-option-unknown-near = у команды { $command } нет ключа «{ $word }»; может быть, «{ $near }»?
cli-lang = языка «{ $word }» нет; выберите из: { $known }
cli-viewer = зрителя «{ $word }» нет; выберите из: judge, seat:3, spectator
cli-viewer-seat = в { $file } нет зрителя seat:{ $seat }: за столом { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
cli-until = «{ $word }» — не строка файла; строки нумеруются с 1
cli-pdf-one = --pdf печатает один файл, без --json
cli-pdf-unwritable = { $file }: сюда нельзя записать
cli-unwritable = { $file } нельзя записать: { $detail }
cli-unprintable = ответ нельзя напечатать: { $detail }
cli-folder = { $file } — не каталог
cli-folder-empty = в { $file } нет записей (*.mgn)
cli-books-mixed = { $file } сыгран по { $book }, а { $first } — по { $other }
cli-same-name = { $file }: у мест { $seats } один и тот же ник «{ $name }»
cli-no-name = { $file }: у места { $seat } нет ника
cli-book-unknown = правил «{ $word }» нет; см. «gorod rules»
cli-book-unknown-near = правил «{ $word }» нет; может быть, «{ $near }»?
cli-option-unchosen = { $options } в { $book } вместе не берутся: { $why } ({ $clause })
cli-clause-unknown = в { $book } нет пункта «{ $word }»
cli-clause-unknown-near = в { $book } нет пункта «{ $word }»; может быть, «{ $near }»?
cli-no-standings = у { $book } турнирной таблицы нет: у каждой игры свой финишный протокол, см. «gorod replay»
cli-regulation = { $file }: регламент не читается: { $detail }
