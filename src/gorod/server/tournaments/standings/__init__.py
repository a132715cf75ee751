"""The standings of a stage, and how each number in them was reached."""
