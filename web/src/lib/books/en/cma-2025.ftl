# The CMA rules of 2025 on the screens.

menu-protest = File an appeal
mine-protest = File an appeal
mine-protest-about = An appeal is filed right after the game. The judge of the game answers first, then the head of the judges, then the presidium.
cup-by-protest = by an appeal
file-protest = File an appeal
appeal-at = { $level ->
    [1] before the judge of the game
    [2] before the head of the judges
   *[other] before the presidium
}
