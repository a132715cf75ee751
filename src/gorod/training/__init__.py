"""The judge's trainer: what happens in a room, and what a judge should enter about it."""
