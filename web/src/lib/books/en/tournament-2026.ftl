# The tournament rules of 2026 on the screens.

answer-sheriff-yes = mafia
answer-sheriff-no = not mafia
answer-red = not mafia
answer-black = mafia
red-letter = C
black-letter = M
way-lift = That all of them leave: mark hands
