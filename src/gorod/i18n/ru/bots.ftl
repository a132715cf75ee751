# Что боты говорят за столом.

bot-claims-role = Я { $role }.
bot-reports-check = Моя проверка { $seat }: { $colour ->
   *[red] красный
    [black] чёрный
}.
bot-accuses = Подозреваю { $seat }: { $sure } % за то, что не наш.
bot-trusts = Верю { $seat }: { $sure } % за то, что наш.
