# Слова игры по дням: ведущий и кланы.

-judge = { $case ->
   *[nom] ведущий
    [gen] ведущего
    [dat] ведущему
    [acc] ведущего
    [ins] ведущим
    [plural] ведущие
    [many] ведущих
    [datmany] ведущим
}
-Judge = { $case ->
   *[nom] Ведущий
    [acc] Ведущего
    [plural] Ведущие
    [many] Ведущих
    [datmany] Ведущим
}
-chief-judge = { $case ->
   *[nom] ведущий
    [gen] ведущего
}
-Chief-judge = Ведущий

protocol-second = { "" }
result = { $kind ->
    [draw] ничья между { $among }
   *[victory] победа { $teams }
}
cited-i = введение
cited-r-civ = роли: мирный
cited-r-mafia = роли: мафия
cited-r-boss = роли: босс
cited-r-com = роли: комиссар
cited-r-doc = роли: доктор
cited-r-man = роли: маньяк
cited-r-het = роли: гетера
cited-g = общие положения { $number }
cited-o = порядок ходов { $number }
cited-p = публикация
cited-e = расстрел
cited-d = игровой день { $number }
cited-w = победа { $number }
cited-t = формат { $number }
