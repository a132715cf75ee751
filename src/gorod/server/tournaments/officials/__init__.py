"""Officials of a tournament, and views that only they see."""
