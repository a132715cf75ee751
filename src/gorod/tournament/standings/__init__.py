"""The standings of a stage: which games count, who has which place and why, who advances."""
