"""Officials of a tournament and what only they see."""
