# Турнирные правила 2026 года на экранах.

do-defeat = ППК, поражение команды
answer-sheriff-yes = мафия
answer-sheriff-no = не мафия
answer-red = не мафия
answer-black = мафия
red-letter = М
black-letter = Мф
way-lift = За то, чтобы ушли все: отметьте руки
left-lift = авто{ "\u00AD" }катастрофа
did-lift-hands = За уход всех: { $hands }
hall-lift = { $count ->
    [one] За уход всех { $count } голос:
    [few] За уход всех { $count } голоса:
   *[other] За уход всех { $count } голосов:
}
