# Слова игры по дням: ведущий и кланы.

-judge = { $case ->
   *[nom] ведущий
    [gen] ведущего
    [dat] ведущему
    [ins] ведущим
}
-Judge = Ведущий
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
