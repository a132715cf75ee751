# The CMA rules of 2025 on the screens.

mine-protest-about = An appeal is filed right after the game. The judge of the game answers first, then the head of the judges, then the presidium.
appeal-at = { $level ->
    [1] before the judge of the game
    [2] before the head of the judges
   *[other] before the presidium
}
