"""The judge's trainer: what happens in a room, and what a judge should have made of it."""
