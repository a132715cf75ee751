# Сервер: ответы на команды, ошибки, страница.

## Ответы

server-conflict = этот номер команды уже занят другой командой
server-stale = игра ушла вперёд: посмотрите, что изменилось, и решите снова
server-forbidden = этого по вашей ссылке делать нельзя
server-future = такого состояния игры ещё не было
server-no-console = пульт не назвал себя
server-not-in-control = стол ведёт другой пульт; возьмите управление, чтобы продолжить
server-nothing-to-draw = сейчас нечего раздавать и не за что бросать жребий
server-nothing-to-undo = столько ходов назад отменить нельзя
server-nothing-to-redo = возвращать нечего
server-names-of-tournament = имена за турнирным столом берутся из рассадки: их исправляют в штабе турнира
server-nothing-to-name = имена и так такие
server-nothing-to-correct = такого хода в игре нет, или он уже записан так
server-later-refused-today = нынешние правила не принимают того, что было позже, и без исправления; исправить можно, только отменив это: { $reason }
server-later-refused = исправить нельзя, не отменив того, что было позже: { $reason }
server-no-clock = у этого шага нет часов
server-phones-off = судья сейчас ведёт игру сам: телефоны игроков только показывают
server-not-offered = сейчас вам это недоступно
server-malformed = запрос не понят
server-unauthorised = нужна действующая ссылка или вход
server-not-found = здесь ничего нет
server-closed = стол закрыт
server-method = так к этому адресу не обращаются
server-too-large = запрос слишком велик
server-too-many = слишком часто; подождите немного
server-unavailable = хранилище не отвечает; повторите команду с тем же номером
server-internal = ошибка сервера; она записана
server-origin = запрос пришёл с чужой страницы
server-rules-unknown = таких правил нет, или за такой стол по ним не садятся
server-options-clash = эти варианты правил не подходят друг к другу или к столу
server-scope-unknown = такой ссылки сделать нельзя
server-too-early = показывать ещё нечего
server-unwritable = эту игру нельзя записать в файл
server-name-taken = это имя уже занято; если оно ваше — войдите
server-name-differs = название не совпадает: введите его так, как оно написано
server-signed-already = в турнире есть подписанные протоколы: удалить его нельзя, можно убрать в архив
server-name-short = имя слишком короткое: нужно хотя бы два знака
server-password-short = пароль слишком короткий: нужно хотя бы десять знаков
server-session-ended = вход закончился, войдите снова
server-password-wrong = нынешний пароль неверен
server-code-wrong = неверное имя или код; код работает один раз
server-link-spent = эта ссылка уже использована, или её срок истёк
server-mail-off = этот сервер не отправляет писем: есть запасные коды, и может помочь владелец сервера
server-email-wrong = это не похоже на адрес почты: проверьте, как он написан
server-sign-in-slowed = слишком много неудачных попыток: подождите немного и попробуйте снова; с устройства, на котором вы уже входили, ждать не придётся
server-attach-sign-in = войдите в свою учётную запись на этом устройстве, потом откройте ссылку ещё раз
server-attach-own = это ваш собственный турнир: он и так в вашем списке
server-hidden-by-owner = владелец сервера закрыл страницу этого турнира; обратитесь к нему
server-wrong-password = неверное имя или пароль
server-desk-stale = то, о чём эта команда, уже изменилось: посмотрите и решите снова
server-regulation = такого регламента быть не может: правила, опция, этап или баллы
server-archive = это не архив турнира, или он не такой, каким был записан
server-archive-large = архив слишком велик: распакованный он больше 32 МиБ, в нём больше 5000 файлов или он сжат подозрительно сильно
server-archive-own = этот турнир у вас уже есть: «{ $name }» — та же цепочка записей. Откройте его в списке «Мои турниры»
server-archive-known = этот турнир на сервере уже есть: «{ $name }», организатор — { $organiser }; та же цепочка записей. Можно открыть копию: она будет помечена и не войдёт в рейтинг
server-archive-others = этот турнир ведут на этом сервере: «{ $name }», организатор — { $organiser }. Продолжить его от своего имени нельзя, можно открыть копию
server-copy = это копия из архива: её можно читать, но не менять
server-no-table = это не таблица: читаются текст, CSV и XLSX
server-table-large = таблица слишком велика
server-old-excel = это старый формат Excel (.xls): сохраните файл как .xlsx или .csv
server-no-picture = это не фотография: нужен JPEG, PNG или WebP, каждая сторона не больше 4096 точек
server-paper-nobody = печатать не для кого: таких судей или игроков нет
server-plan-first = с этого тура заново не рассадить: он уже идёт, или перед ним есть туры без рассадки
server-plan-busy = для этого турнира рассадка уже ищется: дождитесь или остановите поиск
server-plan-none = рассадки, которую можно взять, нет
server-plan-stale = состав или туры изменились с тех пор, как рассадку искали: найдите её снова
server-plan-swap = так в этом туре не поменяться: нужны двое участников этапа, и хотя бы один из них в туре играет
server-plan-failed = поиск рассадки прервался; начните его снова
server-gone-revoked = эта ссылка отозвана
server-gone-expired = срок этой ссылки истёк
server-gone-slow = связь слишком медленная; подключитесь снова
server-gone-elsewhere = эта ссылка открыта на слишком многих устройствах; чтобы продолжить здесь, обновите страницу
server-gone-closed = стол закрыт
server-gone-shutdown = сервер перезапускается; подключитесь снова

## Страница

page-title = Город
page-table = Стол · Город
page-about = Живые столы «Мафии»: каждый видит ровно то, что ему положено знать.
page-links = Показательный стол
page-links-about = Играют боты клуба { $club }. Откройте стол глазами любого участника.
page-scope-judge = { -Judge }
page-scope-side-judge = Боковой { -judge }
page-scope-seat = Игрок { $seat }
page-scope-hall = Зал
page-scope-overlay = Трансляция
page-scope-overlay-roles = Трансляция с ролями, с задержкой
page-tables = Сейчас играют
page-no-tables = Открытых столов нет.
page-alive = за столом { $living } из { $players }
page-place = №
page-name = Игрок
page-games = Игры
page-wins = Победы
page-total = Баллы
page-api = Описание API:
page-protocol = Протокол
page-candidates = Выставлены
page-live = На связи
page-again = Связь потеряна, подключаемся снова…
page-gone = Ссылка больше не действует.
page-nolink = Откройте эту страницу по ссылке стола.

## Запуск

serve-running = Город открыт: { $url }
serve-phones = Откройте на телефоне в этой же сети: { $url }
serve-phones-also = или: { $url }
serve-here = На этом компьютере: { $url }
serve-seen = Сервер виден всем в этой сети. Оставить его себе: make run LOCAL=1 (или gorod serve --host 127.0.0.1)
serve-alone = Телефоны его не откроют. Открыть для сети клуба: gorod serve --lan
serve-no-network = Сервер открыт для сети, но в сети этого компьютера нет: подключите Wi-Fi или кабель и запустите его снова. В контейнере задайте --public-url.
serve-certificate = Телефон предупредит о сертификате: он выпущен этим компьютером. Отпечаток SHA-256: { $fingerprint }
serve-authority = Чтобы не предупреждал, установите на телефон { $url }, отпечаток SHA-256: { $fingerprint }
serve-authority-help = Как это сделать на Android и iPhone: { $url }
serve-owner = Владелец сервера ещё не назначен. Поставьте его пароль по этой ссылке (печатается один раз, действует семь дней): { $link }
serve-links = Ссылки показательного стола:
serve-club = Клуб «{ $name }», пароль { $password }
serve-cups = Турниры: { $url }
serve-stop = Остановить: Ctrl-C
serve-stopped = Остановлен, всё записано.

## Командная строка

cli-help-serve =
    gorod serve [--demo] [--lan] [--host АДРЕС] [--port ПОРТ] [--database БАЗА] [--public-url URL] …

    Открывает сервер живых столов; остановить его — Ctrl-C, всё остаётся записанным.

    --demo              показательный клуб, турнир и стол, за которым играют боты
    --pace СЕКУНДЫ      как быстро играют боты
    --lan               открыть для телефонов в той же сети; иначе — только этому компьютеру
    --host, --port      где слушать; порт 0 — любой свободный
    --qr                нарисовать QR-код адреса, даже если вывод идёт не на экран
    --database БАЗА     файл SQLite (иначе gorod.db) или postgresql://…
    --https             https с сертификатом, который сервер выпускает сам и хранит рядом с базой
    --tls-cert, --tls-key   https с вашим сертификатом и ключом (файлы PEM)
    --public-url URL    как сервер виден людям, если перед ним стоит прокси
    --behind-proxy      верить прокси, откуда пришёл запрос
    --metrics-token Т   кому отдавать /metrics; иначе только этой машине
    --no-quick-games    столы только для клубов
    --smtp URL          почтовый сервер для писем: smtp://имя:пароль@хост:587 (STARTTLS) или smtps://…:465;
                        нужен и --public-url; пароль лучше держать в переменной GOROD_SMTP
    --mail-from АДРЕС   от кого письма, если имя на почтовом сервере — не адрес
    --log-level УРОВЕНЬ debug, info, warning

    Каждый ключ можно задать и переменной: GOROD_PORT, GOROD_DATABASE, GOROD_PUBLIC_URL…
cli-setting = ключ «{ $name }» задан неверно; см. «gorod serve --help»
cli-serve-socket = сервер нельзя открыть: { $detail }
page-night = Ночь
page-day = День

protocol-file-protocol = Протокол
protocol-file-record = Запись
protocol-file-game = Игра
protocol-file-table = стол { $table }
