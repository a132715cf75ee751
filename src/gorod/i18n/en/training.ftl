# The judge's trainer: what was entered, and what should have been.

training-onward = the game goes on
